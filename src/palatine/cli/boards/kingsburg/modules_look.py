"""What modules and scenarios add to a view, as the board of Kingsburg reads it. Unknown cards are not in it."""

from dataclasses import dataclass
from typing import Any

from palatine.games.kingsburg.components import RANKS

_WHIM = "whim_"


@dataclass(frozen=True)
class Holding:
    """What modules and scenarios put before one player; all of it is public (KB-0.7)."""

    governor: str
    """The id of the governor in office, or empty; and of the group claimed this year."""
    group: str
    rows: str
    """KB-15.1 Letters of the alternative rows in hand."""
    tokens: tuple[int, ...]
    """KB-18.1 Soldier tokens left."""
    allies: dict[str, int]
    """KB-20.2 Own tokens on advisors."""
    spent: tuple[str, ...]
    gifted: tuple[str, ...]
    wins: int


@dataclass(frozen=True)
class Auction:
    """KB-16.2 The governor under the hammer."""

    governor: str
    bid: int
    bidder: int
    out: tuple[int, ...]


@dataclass(frozen=True)
class Extras:
    """Modules and scenarios in one view."""

    holdings: list[Holding]
    dealt: list[str]
    """KB-16.1 The viewer's own cards: dealt, and kept but not revealed."""
    kept: list[str]
    offered: list[str]
    auction: Auction | None
    destiny: str
    whims: list[int]
    """KB-19.2 Ranks that a tile covers."""
    tiles: dict[int, list[str]]
    """KB-19.7 What lies on tiles 4 and 5."""
    gifts: dict[str, str]
    reserved: dict[str, int]
    rows_left: str
    token: int
    """KB-18.3 The viewer's own choice for this winter; -1 before it."""
    second_enemy: str
    """KB-20.4 The id of the second enemy, if the viewer knows it."""
    second_joins: bool
    """True once it has been revealed and fights this winter."""


def extras(view: dict[str, Any]) -> Extras:
    """Everything beyond the base game that the viewer may know."""
    facts, zones, viewer = view["table"], view["zones"], view["viewer"]
    whims = [int(card.removeprefix(_WHIM)) for card in _known(zones["whims"])]
    second = _known(zones["second_enemy"]) or _known(zones["second_enemy_top"])
    return Extras(
        [_holding(row, zones["governor"][seat]) for seat, row in enumerate(facts["seats"])],
        _known(zones["governors_dealt"][viewer]),
        _known(zones["governor_kept"][viewer]),
        _known(zones["governors_offered"]),
        _auction(facts.get("auction")),
        "".join(_known(zones["destiny"])),
        sorted([rank for rank in whims if rank <= RANKS]),
        {4: facts.get("tile_4", []), 5: [facts["tile_5"]] if "tile_5" in facts else []},
        facts.get("gifts", {}),
        facts.get("reserved", {}),
        facts.get("rows_left", ""),
        facts["seats"][viewer].get("token", -1),
        second[-1] if second else "",
        bool(_known(zones["second_enemy"])),
    )


def _known(zone: dict[str, Any]) -> list[str]:
    return [str(card) for card in zone["cards"] if card]


def _holding(row: dict[str, Any], governor: dict[str, Any]) -> Holding:
    group = row.get("group", "none")
    return Holding(
        "".join(_known(governor)),
        "" if group == "none" else group,
        row.get("dealt", ""),
        tuple(row.get("tokens", ())),
        row.get("allies", {}),
        tuple(row.get("spent", ())),
        tuple(row.get("gifted", ())),
        row.get("wins", 0),
    )


def _auction(row: dict[str, Any] | None) -> Auction | None:
    return Auction(row["governor"], row["bid"], row["bidder"], tuple(row["out"])) if row else None
