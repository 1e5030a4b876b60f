"""Tables of Kingsburg laid out by hand in the words of the rulebook, and short questions about them.

Goods are written as players jot them down: `2g1w` is 2 gold and 1 wood. Seats are 0-based; the rulebooks' examples have
four players, Ann, Brian, Cindy and David in the first edition (Aga, Filip, Sandra and Kuba in the second).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.vectors import Frame, board, events, laid, sheet, texts

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
EXTRA, ALTERNATIVE, GOVERNORS = "extra_rows", "alternative_rows", "governors"
DESTINY, TOKENS, WHIMS = "destiny", "soldier_tokens", "whims"
EXTRA_ROWS = [
    ["sawmill", "quarry", "goldsmith", "mint"],
    ["improvised_defenses", "recruiting_station", "training_camp", "military_academy"],
]
ALTERNATIVE_ROWS = {
    "A": ["tournament_field", "stadium", "gladiator_school", "colosseum"],
    "B": ["bridge", "altar", "monastery", "basilica"],
    "C": ["brewery", "fair", "vineyard", "port"],
    "D": ["watchtower", "armoury", "quarters", "alchemists_guild"],
    "E": ["stockade", "griffin_tower", "defensive_walls", "manor"],
    "F": ["hidden_refuge", "carpenters_workshop", "exchange_office", "architects_guild"],
    "G": ["fountain", "park", "school", "university"],
}

both_editions = pytest.mark.parametrize("edition", [1, 2])

Player = dict[str, object]
_KINDS = {"g": "gold", "w": "wood", "s": "stone"}


def goods_of(text: str) -> dict[str, int]:
    """`2g1w` as a table of goods."""
    assert re.fullmatch(r"(\d+[gws])*", text), text
    return {_KINDS[kind]: int(number) for number, kind in re.findall(r"(\d+)([gws])", text)}


def up_to(building: str) -> list[str]:
    """The building and everything left of it in its row, printed or alternative, without which it cannot stand."""
    row = next(row for row in [*ROWS, *EXTRA_ROWS, *ALTERNATIVE_ROWS.values()] if building in row)
    return row[: row.index(building) + 1]


def player(goods: str = "", buildings: Sequence[str] = (), tokens: int = 0, **facts: object) -> Player:
    """A seat of a position: goods, buildings, +2 tokens; other facts by their names (vp, dice, white …)."""
    return {"goods": goods_of(goods), "buildings": list(buildings), "plus2": tokens, **facts}


def group(advisor: str, seat: int, dice: Sequence[int] = ()) -> dict[str, object]:
    """Dice before an advisor; seat -1 are neutral dice."""
    return {"advisor": advisor, "seat": seat, "dice": list(dice)}


def standing(*influenced: tuple[int, int]) -> list[dict[str, object]]:
    """Groups of dice by rank and seat; seat -1 are neutral dice."""
    return [group(ADVISORS[rank - 1], seat, [1]) for rank, seat in influenced]


def lay(
    players: Sequence[Player],
    happens: Sequence[Frame],
    edition: int = 2,
    dice: Sequence[int] = (),
    draw: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    **facts: Any,
) -> Table:
    """A table of this edition; whoever is not described has nothing yet."""
    seats = max(len(players), 2)
    chosen = {"edition": edition, **(options or {})}
    return laid("kingsburg", players, happens, seats=seats, rolls=dice, draw=draw, options=chosen, **facts)


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


def sheet_of(seat: Player, modules: Sequence[str]) -> str:
    """The letters of a province sheet, small where an alternative row covers the printed one.

    A player uses the rows that `uses` names, and those in which something stands.
    """
    built = seat["buildings"]
    assert isinstance(built, list)
    used = {letter for letter, row in ALTERNATIVE_ROWS.items() if set(row) & set(built)}
    used |= set(str(seat.get("uses", "")))
    printed = "ABCDEFG" if EXTRA in modules else "BCDEF"
    return "".join([letter.lower() if letter in used else letter for letter in printed])


def modular(
    players: Sequence[Player],
    happens: Sequence[Frame],
    modules: Sequence[str] = (),
    governors: Mapping[int, str] | None = None,
    destiny: str = "",
    whims: Sequence[int] = (),
    **facts: Any,
) -> Table:
    """A table of the second edition with these modules, governors by seat, this year's card and these whim tiles."""
    zones: dict[str, object] = {f"governor.{seat}": [card] for seat, card in (governors or {}).items()}
    if destiny:
        zones["destiny"] = [destiny]
    if whims:
        zones["whims"] = [f"whim_{rank}" for rank in whims]
    seats = [{key: fact for key, fact in seat.items() if key != "uses"} for seat in players]
    if ALTERNATIVE in modules:
        seats = [
            {**seat, "rows": sheet_of(known, modules)} if "buildings" in known else seat
            for seat, known in zip(seats, players, strict=True)
        ]
    options = {"modules": list(modules), **facts.pop("options", {})}
    return lay(seats, happens, 2, options=options, zones=zones or None, **facts)


def season_over(players: Sequence[Player], season: int, modules: Sequence[str], **facts: Any) -> Table:
    """The end of a productive season, in its phase."""
    return modular(players, [["season_end", -1, season]], modules, phase=2 + 2 * season, **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


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


def reachable(table: Table) -> list[str]:
    """The advisors the player to act can influence now, in order of rank."""
    found = {text.split()[-1] for text in texts(table) if text.startswith("place")}
    return [advisor for advisor in ADVISORS if advisor in found]


def battle_values(table: Table) -> dict[int, int]:
    """Each seat's battle value this winter."""
    return {int(event["seat"]): int(event["value"]) for event in events(table, "battle")}


def battle_results(table: Table) -> dict[int, str]:
    return {int(event["seat"]): str(event["result"]) for event in events(table, "battle")}
