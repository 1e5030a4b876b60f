"""The view of a seat, as the board of Wonderful Kingdom reads it. Nothing else is looked at for what is hidden."""

from dataclasses import dataclass
from typing import Any

from palatine.cli.boards import seat_names
from palatine.kernel.table import Table


@dataclass(frozen=True)
class Lying:
    """A card on the table: its id, or nothing if the viewer does not know it, and whether it lies face down."""

    card: str
    hidden: bool


@dataclass(frozen=True)
class Player:
    """What lies before one player."""

    facts: dict[str, Any]
    hand: int
    selection: list[Lying]

    def number(self, key: str) -> int:
        return int(self.facts[key])

    def counts(self, key: str) -> dict[str, int]:
        return dict(self.facts[key])

    def names(self, key: str) -> list[str]:
        return list(self.facts[key])


@dataclass(frozen=True)
class Look:
    """One view."""

    viewer: int
    names: list[str]
    to_act: list[int]
    facts: dict[str, Any]
    areas: list[list[Lying]]
    hand: list[str]
    drawn: list[str]
    found: list[str]
    deck: int
    top: str
    risk: int
    players: list[Player]

    @property
    def phase(self) -> str:
        return str(self.facts["phase"])

    @property
    def round(self) -> int:
        return int(self.facts["round"])

    @property
    def scores(self) -> list[int]:
        return list(self.facts["scores"])


def look(table: Table, viewer: int, lang: str) -> Look:
    view: dict[str, Any] = table.view(viewer)
    facts = view["table"]
    zones = view["zones"]
    players = [
        Player(row, zones["hand"][seat]["count"], lying(zones["selection"][seat]["cards"], row["face_down"]))
        for seat, row in enumerate(facts["seats"])
    ]
    top = zones["deck_top"]["cards"]
    return Look(
        viewer,
        seat_names(table, lang),
        list(view["to_act"]),
        facts,
        [lying(zones[area]["cards"], facts["face_down"][area]) for area in ("left", "right")],
        list(zones["hand"][viewer]["cards"]),
        list(zones["drawn"][viewer]["cards"]),
        list(zones["found"][viewer]["cards"]),
        zones["deck"]["count"] + len(top),
        str(top[0]) if top else "",
        zones["risk_deck"]["count"],
        players,
    )


def lying(cards: list[str | None], face_down: list[bool]) -> list[Lying]:
    return [Lying(card or "", hidden) for card, hidden in zip(cards, face_down, strict=True)]
