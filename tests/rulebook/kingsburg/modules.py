"""Positions with modules and scenarios of the second edition, in addition to those of the base game."""

from collections.abc import Mapping, Sequence
from typing import Any

from palatine.kernel.table import Table
from rulebook.kingsburg.positions import ADVISORS, ROWS, Player, group, lay

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


def row_to(building: str) -> list[str]:
    """The building and everything left of it in its row, on the sheet or on an alternative row."""
    rows = [*ROWS, *EXTRA_ROWS, *ALTERNATIVE_ROWS.values()]
    row = next(row for row in rows if building in row)
    return row[: row.index(building) + 1]


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
    happens: Sequence[str | list[object]],
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


def standing(*influenced: tuple[int, int]) -> list[dict[str, object]]:
    """Groups of dice by rank and seat; seat -1 are neutral dice."""
    return [group(ADVISORS[rank - 1], seat, [1]) for rank, seat in influenced]
