"""Tables of Valeria laid out by hand, and short questions about them.

Tokens are written as players jot them down: `2g1s3m4v` is 2 gold, 1 strength, 3 magic and 4 victory tokens. Seats are
0-based. Unless a test says otherwise the centre is a small one of the first game: two monsters and two citizens in
each stack, no domain face up, two face down in each column.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table

ANN, BRIAN, CINDY, DAVID, EVE = 0, 1, 2, 3, 4
AREAS = ["hills", "ruins", "forest", "valley", "mountains"]
MONSTERS = [["goblin"] * 2, ["skeleton"] * 2, ["treant"] * 2, ["owlbear"] * 2, ["dire_bear"] * 2]
CITIZENS = [
    "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip
DOMAINS = [
    "foxgrove_palisade", "desert_orchid", "emerald_stronghold", "pratchetts_plateau", "cathedral_of_st_aquila",
    "darktide_harbour", "cloudriders_camp", "orb_of_urdr", "rogues_landing", "blood_crow_army", "eye_of_asteraten",
    "cutthroats_truce", "halfpenny_hill", "shattered_hand", "forgotten_sorrows", "watcher_on_the_water",
    "gargans_embrace", "nest_of_the_weaver_witch", "palace_of_the_dawn", "grimmwater_keep", "violet_thorn",
    "purloiners_perch", "golden_obelisk_of_nae", "monolith_of_ostendaar", "coliseum", "jousting_field", "the_tower",
    "ullamalizatli_court",
]  # fmt: skip
ACTIONS: list[list[object]] = [["action", 0, 0], ["action_done"], ["action", 0, 1], ["action_done"], ["action_end", 0]]
"""The active player's two actions and the end of the phase."""
ALL_ROLES = {"peasant": 3, "knight": 3, "rogue": 2, "paladin": 2}
"""Citizens that meet the requirements of every domain."""

Player = dict[str, object]
_KINDS = {"g": "gold", "s": "strength", "m": "magic", "v": "vp"}


def tokens_of(text: str) -> dict[str, int]:
    assert re.fullmatch(r"(\d+[gsmv])*", text), text
    return {_KINDS[kind]: int(number) for number, kind in re.findall(r"(\d+)([gsmv])", text)}


def player(
    tokens: str = "",
    citizens: Mapping[str, int] | None = None,
    slain: Mapping[str, int] | None = None,
    domains: Sequence[str] = (),
) -> Player:
    """A seat of a position; the two starters are always there."""
    return {
        "tokens": tokens_of(tokens),
        "citizens": dict(citizens or {}),
        "slain": dict(slain or {}),
        "domains": list(domains),
    }


def stacks(citizens: Sequence[str], each: int = 2, **others: Sequence[str]) -> list[list[str]]:
    """Citizen stacks with so many of each; `slot3=[…]` replaces the stack of that slot (1 to 10)."""
    found = [[name] * each if name else [] for name in citizens]
    for key, cards in others.items():
        found[int(key.removeprefix("slot")) - 1] = list(cards)
    return found


def lay(
    players: Sequence[Player],
    happens: Sequence[str | list[object]],
    dice: Sequence[int] = (1, 1),
    options: dict[str, object] | None = None,
    rolls: Sequence[int] = (),
    draw: Sequence[str] = (),
    dukes: Sequence[str] = (),
    zones: Mapping[str, object] | None = None,
    overlay: dict[str, object] | None = None,
    **facts: Any,
) -> Table:
    """A table laid out by hand; `happens` lists what comes now, first things first. `rolls` and `draw` force chance."""
    table = {
        "phase": "action", "dice": list(dice), "areas": AREAS, "monsters": MONSTERS,
        "citizens": stacks(CITIZENS), "covered": [2] * 5, "domains": [""] * 5, "seats": list(players), **facts,
    }  # fmt: skip
    seen: list[Any] = [*table["domains"], *table.get("captured_domains", [])]
    for row in players:
        owned = row["domains"]
        assert isinstance(owned, list)
        seen += owned
    lie: dict[str, object] = {"domains_unseen": [name for name in DOMAINS if name not in seen], **(zones or {})}
    for seat, duke in enumerate(dukes):
        lie[f"duke.{seat}"] = [duke]
    return palatine.load(
        {
            "game": "valeria",
            "seats": len(players),
            "options": options or {},
            "overlay": overlay or {},
            "seed": 1,
            "forced": {"dice": list(rolls), "draw": list(draw)},
            "pending": list(happens)[::-1],
            "table": table,
            "zones": lie,
        }
    )


def acting(ann: Player, *others: Player, **facts: Any) -> Table:
    """Ann before her two actions; the end-of-phase powers follow."""
    return lay([ann, *(others or [player()])], ACTIONS, **facts)


def harvest(dice: Sequence[int], ann: Player, *others: Player, **facts: Any) -> Table:
    """The harvest of Ann's turn with these dice."""
    return lay([ann, *(others or [player()])], ["harvest"], dice, **facts)


def rolling(rolls: Sequence[int], ann: Player, *others: Player, **facts: Any) -> Table:
    """Ann's roll phase."""
    return lay([ann, *(others or [player()])], ["roll"], rolls=rolls, **facts)


def acquiring(domain: str, ann: Player, *others: Player, **facts: Any) -> Table:
    """Ann acquires this domain with her first action; she has the citizens and the gold for it on top."""
    citizens = ann["citizens"]
    tokens = ann["tokens"]
    assert isinstance(citizens, dict) and isinstance(tokens, dict)
    ready = {**ann, "citizens": {**ALL_ROLES, **citizens}, "tokens": {**tokens, "gold": tokens.get("gold", 0) + 15}}
    table = acting(ready, *others, domains=[domain, "", "", "", ""], **facts)
    table.play(f"acquire {domain}")
    if asked(table) == "pay":
        table.play("pay 0magic")
    return table


def solo(ann: Player, happens: Sequence[str | list[object]], **facts: Any) -> Table:
    """Ann alone against the Dark Lord."""
    zones = {"dark_lord": [facts.pop("dark", "cornelius")]}
    facts.setdefault("dukes", ["simon"])
    return lay([ann], happens, zones=zones, **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    return facts


def zones_of(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """The cards in zones, as a seat or a spectator sees them."""
    found = table.view(viewer)["zones"]
    assert isinstance(found, dict)
    return found


def sheet(table: Table, seat: int) -> dict[str, Any]:
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def held(table: Table, seat: int = ANN) -> str:
    """A player's tokens."""
    tokens = sheet(table, seat)["tokens"]
    return "".join([f"{tokens[name]}{kind}" for kind, name in _KINDS.items() if tokens[name]])


def citizens(table: Table, seat: int = ANN) -> dict[str, int]:
    found = sheet(table, seat)["citizens"]
    assert isinstance(found, dict)
    return found


def slain(table: Table, seat: int = ANN) -> dict[str, int]:
    found = sheet(table, seat)["slain"]
    assert isinstance(found, dict)
    return found


def domains(table: Table, seat: int = ANN) -> list[str]:
    return [str(name) for name in sheet(table, seat)["domains"]]


def texts(table: Table, seat: int | None = None) -> list[str]:
    """The legal actions of the player to act."""
    return [table.text(action, seat) for action in table.options(seat)]


def asked(table: Table, seat: int | None = None) -> str:
    """What the game waits for (of the first who may act): the step's name, or nothing when all is played out."""
    if not table.to_act:
        return ""
    return table.prompt(table.to_act[0] if seat is None else seat).kind


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    return [dict(event) for event in table.events_since(0) if event["kind"] == kind]


def refused(table: Table, text: str, rule: str, seat: int | None = None) -> str:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages; its English text."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text, seat)
    assert table.digest() == before
    reason = table.why_not(text, seat)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl
    return reason.en.replace("\xa0", " ")


def play_all(table: Table, *actions: str) -> None:
    for action in actions:
        table.play(action)


def keep_dukes(table: Table) -> None:
    """Everybody keeps the first of their dukes."""
    for seat in table.to_act:
        table.play(table.options(seat)[0], seat)
