"""Tables of Valeria laid out by hand, and short questions about them.

Tokens are written as players jot them down: `2g1s3m4v` is 2 gold, 1 strength, 3 magic and 4 victory tokens. Seats are
0-based; both starters are in every tableau. Unless a test says otherwise the centre is a small one of the first game:
two monsters and two citizens in each stack, no domain face up, two face down in each column. `first_game` and what
stands on it (`action`, `action_phase`) have the whole centre of the rulebook's first game.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palatine.kernel.table import Table
from rulebook.vectors import Frame, asked, board, events, laid, sheet

ANN, BRIAN, CINDY, DAVID, EVE = 0, 1, 2, 3, 4
AREAS = ["hills", "ruins", "forest", "valley", "mountains"]
SMALL_STACKS = [["goblin"] * 2, ["skeleton"] * 2, ["treant"] * 2, ["owlbear"] * 2, ["dire_bear"] * 2]
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

MONSTERS_OF = {
    "barrens": ["gargoyle", "gargoyle", "gargoyle", "wraith", "witch_queen"],
    "hills": ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"],
    "ruins": ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"],
    "forest": ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
    "swamp": ["gelatinous_cube", "gelatinous_cube", "gelatinous_cube", "basilisk", "swamp_dragon"],
    "valley": ["owlbear", "owlbear", "owlbear", "giant", "troll"],
    "mountains": ["dire_bear", "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain"],
}
"""With fewer than five players, the top card first."""
FILLER = [
    "darktide_harbour", "blood_crow_army", "shattered_hand", "grimmwater_keep", "monolith_of_ostendaar", "coliseum",
]  # fmt: skip
"""Domains that lie in row 4 where a test names none."""

Player = dict[str, Any]
Cards = Mapping[str, int] | Iterable[str] | None
_KINDS = {"g": "gold", "s": "strength", "m": "magic", "v": "vp"}


def tokens_of(text: str) -> dict[str, int]:
    assert re.fullmatch(r"(\d+[gsmv])*", text), text
    return {_KINDS[kind]: int(number) for number, kind in re.findall(r"(\d+)([gsmv])", text)}


def jotted(tokens: Mapping[str, int]) -> str:
    return "".join([f"{tokens[name]}{kind}" for kind, name in _KINDS.items() if tokens.get(name)])


def player(
    tokens: str = "",
    citizens: Cards = None,
    slain: Cards = None,
    domains: Sequence[str] = (),
) -> Player:
    """A seat of a position: tokens, and the cards of the tableau beside the two starters, one by one or counted."""
    return {
        "tokens": tokens_of(tokens),
        "citizens": dict(Counter(citizens)),
        "slain": dict(Counter(slain)),
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
    happens: Sequence[Frame],
    dice: Sequence[int] = (1, 1),
    rolls: Sequence[int] = (),
    dukes: Sequence[str] = (),
    zones: Mapping[str, object] | None = None,
    **facts: Any,
) -> Table:
    """A table with these dice on it; `rolls` are the dice that what happens brings."""
    facts = {
        "phase": "action", "areas": AREAS, "monsters": SMALL_STACKS, "citizens": stacks(CITIZENS), "covered": [2] * 5,
        "domains": [""] * 5, "dice": list(dice), **facts,
    }  # fmt: skip
    seen = [*facts["domains"], *facts.get("captured_domains", []), *[id for seat in players for id in seat["domains"]]]
    lie: dict[str, object] = {"domains_unseen": [name for name in DOMAINS if name not in seen], **(zones or {})}
    lie |= {f"duke.{seat}": [duke] for seat, duke in enumerate(dukes)}
    return laid("valeria", players, happens, rolls=rolls, zones=lie, **facts)


def acting(ann: Player, *others: Player, **facts: Any) -> Table:
    """Ann before her two actions; the end-of-phase powers follow."""
    return lay([ann, *(others or [player()])], ACTIONS, **facts)


def harvest(dice: Sequence[int], ann: Player, *others: Player, **facts: Any) -> Table:
    """The harvest of Ann's turn with these dice."""
    return lay([ann, *(others or [player()])], ["harvest"], dice, **facts)


def rolling(rolls: Sequence[int], ann: Player, *others: Player, then: Sequence[Frame] = (), **facts: Any) -> Table:
    """Ann's roll phase, and what comes after it."""
    return lay([ann, *(others or [player()])], ["roll", *then], rolls=rolls, **facts)


def acquiring(domain: str, ann: Player, *others: Player, **facts: Any) -> Table:
    """Ann acquires this domain with her first action; she has the citizens and the gold for it on top."""
    tokens = {**ann["tokens"], "gold": ann["tokens"].get("gold", 0) + 15}
    ready = {**ann, "citizens": {**ALL_ROLES, **ann["citizens"]}, "tokens": tokens}
    table = acting(ready, *others, domains=[domain, "", "", "", ""], **facts)
    table.play(f"acquire {domain}")
    if asked(table) == "pay":
        table.play("pay 0magic")
    return table


def solo(ann: Player, happens: Sequence[Frame], **facts: Any) -> Table:
    """Ann alone against the Dark Lord."""
    zones = {"dark_lord": [facts.pop("dark", "cornelius")]}
    facts.setdefault("dukes", ["simon"])
    return lay([ann], happens, zones=zones, **facts)


def first_game(
    players: Sequence[Player],
    happens: Sequence[Frame],
    areas: Sequence[str] = AREAS,
    citizens: Sequence[str] = CITIZENS,
    stacks: Mapping[str, int] | None = None,
    monsters: Mapping[str, Sequence[str]] | None = None,
    domains: Sequence[str] = (),
    **facts: Any,
) -> Table:
    """The whole centre of the first game, without the cards that somebody owns.

    `stacks` gives sizes of citizen stacks, `monsters` cards of an area from the top, `domains` the face-up ones from
    the left ("" for an empty place).
    """
    owned = {id for seat in players for id in seat["domains"]} | set(facts.get("captured_domains", []))
    row = [*domains, *[id for id in FILLER if id not in owned and id not in domains][: 5 - len(domains)]]
    return lay(
        players,
        happens,
        areas=list(areas),
        monsters=[_monsters(area, players, monsters or {}) for area in areas],
        citizens=[_citizens(citizen, players, stacks or {}) for citizen in citizens],
        domains=row,
        **facts,
    )


def _monsters(area: str, players: Sequence[Player], given: Mapping[str, Sequence[str]]) -> list[str]:
    """A stack as positions have it, the top card last."""
    stack = list(given.get(area, MONSTERS_OF[area]))
    if area not in given:
        for seat in players:
            for monster, number in seat["slain"].items():
                for _ in range(min(number, stack.count(monster))):
                    stack.remove(monster)
    return stack[::-1]


def _citizens(citizen: str, players: Sequence[Player], given: Mapping[str, int]) -> list[str]:
    size = 6 if len(players) == 5 else 5
    left = max(0, size - sum([seat["citizens"].get(citizen, 0) for seat in players]))
    return [citizen] * given.get(citizen, left)


def action(players: Sequence[Player], seat: int = ANN, **facts: Any) -> Table:
    """One action of this player, and nothing else."""
    return first_game(players, [["action", seat], "action_done"], active=seat, **facts)


def action_phase(players: Sequence[Player], then: Sequence[Frame] = (), **facts: Any) -> Table:
    """The whole action phase of the active player, and what comes after it."""
    return first_game(players, ["action_start", *then], **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


def held(table: Table, seat: int = ANN) -> str:
    """A player's tokens."""
    return jotted(sheet(table, seat)["tokens"])


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


def dice(table: Table) -> list[int]:
    return [int(face) for face in board(table)["dice"]]


def exhausted(table: Table) -> int:
    """Exhausted stacks of the whole centre."""
    return int(board(table)["exhausted"])


def stack_of(table: Table, citizen: str) -> int:
    """How many of this citizen lie in the centre."""
    return sum([stack.count(citizen) for stack in board(table)["citizens"]])


def monster_stack(table: Table, area: str) -> list[str]:
    """The monsters of an area, the top card first."""
    facts = board(table)
    return [str(name) for name in facts["monsters"][facts["areas"].index(area)]][::-1]


def captured(table: Table) -> dict[str, int]:
    """The Dark Lord's citizens."""
    found = board(table)["captured"]
    assert isinstance(found, dict)
    return found


def gains(table: Table, seat: int = ANN) -> dict[str, str]:
    """What each card has brought this seat so far, by its name."""
    found: dict[str, Counter[str]] = {}
    for event in events(table, "gain"):
        if event["seat"] == seat:
            found.setdefault(str(event["source"]).rpartition(":")[2], Counter()).update(event["goods"])
    return {name: jotted(goods) for name, goods in found.items()}


def keep_dukes(table: Table) -> None:
    """Everybody keeps the first of their dukes."""
    for seat in table.to_act:
        table.play(table.options(seat)[0], seat)
