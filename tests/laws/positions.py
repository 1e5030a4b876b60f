"""Positions set up by hand, one for each kind of decision of each game: the laws must hold there too."""

from typing import Final

from laws.cases import loaded
from palatine.kernel.table import Table

Position = dict[str, object]


def _kingsburg(pending: list[list[object]], seats: list[Position], envoy: int = -1) -> Position:
    table: Position = {"year": 2, "phase": 4, "envoy": envoy, "seats": seats}
    return {"game": "kingsburg", "seats": 3, "seed": "position", "pending": pending, "table": table}


def _high_card(pending: list[list[object]]) -> Position:
    zones = {"deck": [[str(n), 0] for n in range(3, 21)], "hand.0": ["1"], "hand.1": ["2"]}
    table = {"round": 2, "points": [1, 0]}
    return {"game": "high_card", "seats": 2, "seed": 4, "pending": pending, "zones": zones, "table": table}


_RICH: Final[Position] = {"goods": {"gold": 4, "wood": 3, "stone": 3}, "plus2": 1, "vp": 5}

# What is pending, and what is said to get to the decision. The last row of a stack happens first.
POSITIONS: Final[dict[str, tuple[Position, list[str]]]] = {
    "kingsburg choice": (_kingsburg([["effect", 1, "advisor.merchant", 4]], [{}, {}, {}]), []),
    "kingsburg choice of goods, with more to come": (
        _kingsburg([["building"], ["effect", 0, "advisor.queen", 17]], [_RICH, {}, _RICH]), []
    ),
    "kingsburg offer": (_kingsburg([["building"], ["effect", 0, "advisor.alchemist", 6]], [_RICH, {}, {}]), []),
    "kingsburg influence": (
        _kingsburg([["building"], ["influence_round"]], [{**_RICH, "dice": [1, 4, 4]}, {"dice": [2, 2, 5]}, {}]), []
    ),
    "kingsburg white_dice": (
        _kingsburg([["building"], ["influence_round"]], [{"dice": [1, 5, 6], "white": [1, 2, 3]}, {}, {}]),
        ["place 1+w=3 merchant"],
    ),
    "kingsburg build": (_kingsburg([["building"]], [_RICH, _RICH, {}]), []),
    "kingsburg build again": (
        _kingsburg([["year_end"], ["build", 0, 0, 1]], [{**_RICH, "buildings": ["statue"]}, {}, {}], 0), []
    ),
    "kingsburg recruit": (_kingsburg([["recruitment"]], [_RICH, {}, _RICH]), []),
    "kingsburg pay_recruits": (_kingsburg([["recruitment"]], [_RICH, {}, _RICH]), ["recruit 1"]),
    "kingsburg lose_goods": (_kingsburg([["year_end"], ["lose_goods", 0, 2]], [_RICH, {}, {}]), []),
    "kingsburg reroll": (
        _kingsburg(
            [["influence_round"], ["turn_order"], ["reroll", 0]],
            [{"buildings": ["statue", "chapel"], "dice": [2, 2, 2]}, {"dice": [1, 2, 3]}, {"dice": [4, 5, 6]}],
        ),
        [],
    ),
    "high_card pick": ({"game": "high_card", "seats": 3, "seed": 4, "pending": [["deal"]]}, []),
    "high_card choice": (_high_card([["round"], ["effect", 1, "prize", 0]]), []),
    "high_card swap": (_high_card([["round"], ["swap", 0]]), []),
}  # fmt: skip


def table_at(name: str) -> Table:
    """The table at the decision of this name."""
    position, texts = POSITIONS[name]
    table = loaded(position)
    for text in texts:
        table.play(text)
    return table
