"""Positions of Kingsburg in the words of the rulebook, and short questions about a table.

Goods are written as players jot them down: `2g1w` is 2 gold and 1 wood. Seats are 0-based; the rulebooks' examples have
four players, Ann, Brian, Cindy and David in the first edition (Aga, Filip, Sandra and Kuba in the second).
"""

import re
from collections.abc import Sequence
from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table

ANN, BRIAN, CINDY, DAVID = 0, 1, 2, 3
NAMES = ["Ann", "Brian", "Cindy", "David"]
SPRING, SUMMER, AUTUMN = 0, 1, 2
ADVISORS = [
    "jester", "squire", "architect", "merchant", "sergeant", "alchemist", "astronomer", "treasurer", "master_hunter",
    "general", "swordsmith", "duchess", "champion", "smuggler", "inventor", "wizard", "queen", "king",
]  # fmt: skip
ROWS = [
    ["statue", "chapel", "church", "cathedral"],
    ["inn", "market", "farms", "merchants_guild"],
    ["guard_tower", "blacksmith", "barracks", "wizards_guild"],
    ["palisade", "stable", "stone_wall", "fortress"],
    ["barricade", "crane", "town_hall", "embassy"],
]

both_editions = pytest.mark.parametrize("edition", [1, 2])

Player = dict[str, object]
_KINDS = {"g": "gold", "w": "wood", "s": "stone"}


def goods_of(text: str) -> dict[str, int]:
    """`2g1w` as a table of goods."""
    assert re.fullmatch(r"(\d+[gws])*", text), text
    return {_KINDS[kind]: int(number) for number, kind in re.findall(r"(\d+)([gws])", text)}


def up_to(building: str) -> list[str]:
    """The building and everything left of it in its row, without which it cannot stand."""
    row = next(row for row in ROWS if building in row)
    return row[: row.index(building) + 1]


def player(goods: str = "", buildings: Sequence[str] = (), tokens: int = 0, **facts: object) -> Player:
    """A seat of a position: goods, buildings, +2 tokens; other facts by their names (vp, dice, white …)."""
    return {"goods": goods_of(goods), "buildings": list(buildings), "plus2": tokens, **facts}


def group(advisor: str, seat: int, dice: Sequence[int] = ()) -> dict[str, object]:
    """Dice before an advisor; seat -1 are neutral dice."""
    return {"advisor": advisor, "seat": seat, "dice": list(dice)}


def lay(
    players: Sequence[Player],
    happens: Sequence[str | list[object]],
    edition: int = 2,
    dice: Sequence[int] = (),
    draw: Sequence[str] = (),
    options: dict[str, object] | None = None,
    overlay: dict[str, object] | None = None,
    zones: dict[str, object] | None = None,
    **facts: object,
) -> Table:
    """A table set up by hand; `happens` lists what comes now, first things first. Chance is forced by dice and draw."""
    position: dict[str, object] = {
        "game": "kingsburg",
        "seats": max(len(players), 2),
        "options": {"edition": edition, **(options or {})},
        "overlay": overlay or {},
        "seed": 1,
        "forced": {"dice": list(dice), "draw": list(draw)},
        "pending": list(happens)[::-1],
        "table": {"seats": list(players), **facts},
    }
    if zones is not None:
        position["zones"] = zones
    return palatine.load(position)


def influence(players: Sequence[Player], edition: int = 2, **facts: Any) -> Table:
    """Players with rolled dice before the influence step; then the advisors act."""
    return lay(players, ["influence_round", ["support", -1, 1]], edition, **facts)


def building_turns(players: Sequence[Player], edition: int = 2, **facts: Any) -> Table:
    return lay(players, ["building"], edition, **facts)


def season_end(players: Sequence[Player], season: int, edition: int = 2, **facts: Any) -> Table:
    return lay(players, [["season_end", -1, season]], edition, **facts)


def season(players: Sequence[Player], season: int, dice: Sequence[int], edition: int = 2, **facts: Any) -> Table:
    """A whole productive season with these faces, from its start."""
    return lay(players, [["season", -1, season]], edition, dice, **facts)


def winter(players: Sequence[Player], enemy: str, king: int = 1, edition: int = 2, **facts: Any) -> Table:
    """Phase 8 against this enemy card, with as many reinforcements as the king sends."""
    return lay(players, ["winter"], edition, [king], [enemy], year=int(enemy[4]), **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Table, seat: int) -> dict[str, Any]:
    """One player's goods, province and dice as everybody sees them."""
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def goods(table: Table, seat: int) -> str:
    held = sheet(table, seat)["goods"]
    return "".join([f"{held[name]}{kind}" for kind, name in _KINDS.items() if held[name]])


def vp(table: Table, seat: int) -> int:
    return int(sheet(table, seat)["vp"])


def tokens(table: Table, seat: int) -> int:
    return int(sheet(table, seat)["plus2"])


def soldiers(table: Table, seat: int) -> int:
    return int(sheet(table, seat)["soldiers"])


def buildings(table: Table, seat: int) -> list[str]:
    return [str(name) for name in sheet(table, seat)["buildings"]]


def order(table: Table) -> list[int]:
    return [int(seat) for seat in board(table)["order"]]


def envoy(table: Table) -> int:
    return int(board(table)["envoy"])


def texts(table: Table) -> list[str]:
    """The legal actions of the player to act."""
    return [table.text(action) for action in table.options()]


def reachable(table: Table) -> list[str]:
    """The advisors the player to act can influence now, in order of rank."""
    found = {text.split()[-1] for text in texts(table) if text.startswith("place")}
    return [advisor for advisor in ADVISORS if advisor in found]


def asked(table: Table) -> str:
    """What the game waits for: the step's name, or nothing when everything has been played out."""
    return table.prompt().kind if table.to_act else ""


def events(table: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Everything of this kind that happened, as a spectator (or a seat) was told."""
    return [dict(event) for event in table.events_since(0, seat) if event["kind"] == kind]


def battle_values(table: Table) -> dict[int, int]:
    """Each seat's battle value this winter."""
    return {int(event["seat"]): int(event["value"]) for event in events(table, "battle")}


def battle_results(table: Table) -> dict[int, str]:
    return {int(event["seat"]): str(event["result"]) for event in events(table, "battle")}


def refused(table: Table, text: str, rule: str) -> str:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages; its English text."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text)
    assert table.digest() == before
    reason = table.why_not(text)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl
    return reason.en


def play_all(table: Table, *actions: str) -> None:
    for action in actions:
        table.play(action)


def pass_until(table: Table, kind: str = "") -> None:
    """Everybody passes (or takes the first thing that must be taken) until this is asked, or to the end."""
    while table.to_act and asked(table) != kind:
        table.play(table.options()[0])
