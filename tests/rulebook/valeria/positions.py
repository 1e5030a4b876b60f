"""Positions of Valeria in the words of the rulebook, and short questions about a table.

Tokens are written as players jot them down: `2g1s3m1v` is 2 gold, 1 strength, 3 magic and 1 victory token. Seats are
0-based; both starters are in every tableau. Unless a test says otherwise the centre is that of the first game, without
the cards that somebody in the position owns.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.games.valeria.components import DOMAINS
from palatine.kernel.table import Table

A, B, C, D = 0, 1, 2, 3
FIRST_GAME_AREAS = ["hills", "ruins", "forest", "valley", "mountains"]
FIRST_GAME_CITIZENS = [
    "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip
MONSTERS = {
    "barrens": ["gargoyle", "gargoyle", "gargoyle", "wraith", "witch_queen"],
    "hills": ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"],
    "ruins": ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"],
    "forest": ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
    "swamp": ["gelatinous_cube", "gelatinous_cube", "gelatinous_cube", "basilisk", "swamp_dragon"],
    "valley": ["owlbear", "owlbear", "owlbear", "giant", "troll"],
    "mountains": ["dire_bear", "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain"],
}
"""With fewer than five players, the top card first."""
FULL = 5
FULL_WITH_FIVE = 6
COVERED = [2, 2, 2, 2, 2]
FILLER = [
    "darktide_harbour", "blood_crow_army", "shattered_hand", "grimmwater_keep", "monolith_of_ostendaar", "coliseum",
]  # fmt: skip
"""Domains that lie in row 4 where a test names none."""

Player = dict[str, Any]
_KINDS = {"g": "gold", "s": "strength", "m": "magic", "v": "vp"}


def tokens_of(text: str) -> dict[str, int]:
    """`2g1m` as a table of tokens."""
    assert re.fullmatch(r"(\d+[gsmv])*", text), text
    return {_KINDS[kind]: int(number) for number, kind in re.findall(r"(\d+)([gsmv])", text)}


def jotted(tokens: Mapping[str, int]) -> str:
    return "".join([f"{tokens[name]}{kind}" for kind, name in _KINDS.items() if tokens.get(name)])


def player(
    tokens: str = "", citizens: Sequence[str] = (), slain: Sequence[str] = (), domains: Sequence[str] = ()
) -> Player:
    """A seat of a position: tokens, and the cards of the tableau beside the two starters."""
    return {
        "tokens": tokens_of(tokens),
        "citizens": dict(Counter(citizens)),
        "slain": dict(Counter(slain)),
        "domains": list(domains),
    }


def lay(
    players: Sequence[Player],
    happens: Sequence[str | list[object]],
    rolls: Sequence[int] = (),
    areas: Sequence[str] = FIRST_GAME_AREAS,
    citizens: Sequence[str] = FIRST_GAME_CITIZENS,
    stacks: Mapping[str, int] | None = None,
    monsters: Mapping[str, Sequence[str]] | None = None,
    domains: Sequence[str] = (),
    covered: Sequence[int] = COVERED,
    options: dict[str, object] | None = None,
    zones: Mapping[str, object] | None = None,
    **facts: Any,
) -> Table:
    """A table set up by hand; `happens` lists what comes now, first things first, and `rolls` the dice it brings.

    `stacks` gives sizes of citizen stacks, `monsters` cards of an area from the top, `domains` the face-up ones from
    the left ("" for an empty place).
    """
    owned = {id for seat in players for id in seat["domains"]} | set(facts.get("captured_domains", []))
    row = [*domains, *[id for id in FILLER if id not in owned and id not in domains][: 5 - len(domains)]]
    unseen = [domain.id for domain in DOMAINS if domain.id not in owned and domain.id not in row]
    position: dict[str, object] = {
        "game": "valeria",
        "seats": len(players),
        "options": options or {},
        "seed": 1,
        "forced": {"dice": list(rolls), "draw": []},
        "pending": list(happens)[::-1],
        "zones": {"domains_unseen": unseen, **(zones or {})},
        "table": {
            "areas": list(areas),
            "monsters": [_monsters(area, players, monsters or {}) for area in areas],
            "citizens": [_citizens(citizen, players, stacks or {}) for citizen in citizens],
            "domains": row,
            "covered": list(covered),
            "seats": list(players),
            **facts,
        },
    }
    return palatine.load(position)


def _monsters(area: str, players: Sequence[Player], given: Mapping[str, Sequence[str]]) -> list[str]:
    """A stack as positions have it, the top card last."""
    stack = list(given.get(area, MONSTERS[area]))
    if area not in given:
        for seat in players:
            for monster, number in seat["slain"].items():
                for _ in range(min(number, stack.count(monster))):
                    stack.remove(monster)
    return stack[::-1]


def _citizens(citizen: str, players: Sequence[Player], given: Mapping[str, int]) -> list[str]:
    size = FULL_WITH_FIVE if len(players) == 5 else FULL
    left = max(0, size - sum([seat["citizens"].get(citizen, 0) for seat in players]))
    return [citizen] * given.get(citizen, left)


def harvest(players: Sequence[Player], dice: Sequence[int], **facts: Any) -> Table:
    """A harvest with these dice; seat 0 is the active player unless said otherwise."""
    return lay(players, ["harvest"], dice=list(dice), **facts)


def roll(players: Sequence[Player], rolled: Sequence[int], then: Sequence[str] = (), **facts: Any) -> Table:
    """A roll phase, and what comes after it."""
    return lay(players, ["roll", *then], rolled, **facts)


def action(players: Sequence[Player], seat: int = A, **facts: Any) -> Table:
    """One action of this player, and nothing else."""
    return lay(players, [["action", seat], "action_done"], active=seat, **facts)


def action_phase(players: Sequence[Player], then: Sequence[str] = (), **facts: Any) -> Table:
    """The whole action phase of the active player, and what comes after it."""
    return lay(players, ["action_start", *then], **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Table, seat: int) -> dict[str, Any]:
    """One player's tokens and tableau."""
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def tokens(table: Table, seat: int = A) -> str:
    """The whole holding: `2g1m`."""
    return jotted(sheet(table, seat)["tokens"])


def _cards(counts: Mapping[str, int]) -> list[str]:
    return sorted([name for name, number in counts.items() for _ in range(number)])


def citizens(table: Table, seat: int = A) -> list[str]:
    """Citizen cards in alphabetical order; starters are not among them."""
    return _cards(sheet(table, seat)["citizens"])


def slain(table: Table, seat: int = A) -> list[str]:
    """The victory stack, in alphabetical order."""
    return _cards(sheet(table, seat)["slain"])


def domains(table: Table, seat: int = A) -> list[str]:
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


def captured(table: Table) -> list[str]:
    """The Dark Lord's citizens, in alphabetical order."""
    return _cards(board(table)["captured"])


def texts(table: Table, seat: int | None = None) -> list[str]:
    """The legal actions of the player to act."""
    return [table.text(option, seat) for option in table.options(seat)]


def asked(table: Table, seat: int | None = None) -> str:
    """What the game waits for: the step's name, or nothing when everything has been played out."""
    return table.prompt(seat).kind if table.to_act else ""


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    """Everything of this kind that happened, as a spectator was told."""
    return [dict(event) for event in table.events_since(0, None) if event["kind"] == kind]


def gains(table: Table, seat: int = A) -> dict[str, str]:
    """What each card has brought this seat so far, by its name."""
    found: dict[str, Counter[str]] = {}
    for event in events(table, "gain"):
        if event["seat"] == seat:
            found.setdefault(str(event["source"]).rpartition(":")[2], Counter()).update(event["goods"])
    return {name: jotted(goods) for name, goods in found.items()}


def refused(table: Table, text: str, rule: str, seat: int | None = None) -> None:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text, seat)
    assert table.digest() == before
    reason = table.why_not(text, seat)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl


def play_all(table: Table, *actions: str) -> None:
    for text in actions:
        table.play(text)
