"""The view of a seat, as the board of Valeria reads it. Nothing else of the table is looked at for what is hidden."""

from dataclasses import dataclass
from typing import Any

from palatine.cli.boards import seat_names
from palatine.games.valeria.components import RESOURCES
from palatine.kernel.table import Table


@dataclass(frozen=True)
class Player:
    """What lies before one player; all of it is public (VA-14.5)."""

    tokens: tuple[int, ...]
    """Gold, strength, magic, victory."""
    citizens: dict[str, int]
    slain: dict[str, int]
    domains: list[str]


@dataclass(frozen=True)
class Stack:
    """One place of the centre: its top card, or an empty text, and how many cards lie there."""

    top: str
    count: int


@dataclass(frozen=True)
class Look:
    """One view."""

    viewer: int
    names: list[str]
    to_act: list[int]
    phase: str
    first: int
    active: int
    dice: tuple[int, int]
    exhausted: int
    is_ending: bool
    areas: list[str]
    monsters: list[Stack]
    citizens: list[Stack]
    domains: list[Stack]
    players: list[Player]
    duke: str
    """The id of the viewer's duke, or an empty text before it has been chosen."""
    captured: dict[str, int]
    captured_domains: list[str]

    @property
    def has_dice(self) -> bool:
        """The dice of the set-up say nothing yet."""
        return self.phase != "set_up"

    @property
    def numbers(self) -> list[int]:
        """VA-5.4 What the dice activate: each die, and the sum."""
        return sorted({*self.dice, sum(self.dice)}) if self.has_dice else []

    @property
    def resting(self) -> int:
        """VA-10.3 With five players the one to the right of the active player rests."""
        return (self.active + 4) % 5 if len(self.names) == 5 else -1


def look(table: Table, viewer: int, lang: str) -> Look:
    view: dict[str, Any] = table.view(viewer)
    facts = view["table"]
    zones = view["zones"]
    mine = [*zones["duke"][viewer]["cards"], *zones["duke_shown"][viewer]["cards"]]
    covered = zip(facts["domains"], facts["covered"], strict=True)
    offers = zip(facts["citizens"], facts["hidden"], strict=True)
    return Look(
        viewer,
        seat_names(table, lang),
        list(view["to_act"]),
        facts["phase"],
        facts["first"],
        facts["active"],
        (facts["dice"][0], facts["dice"][1]),
        facts["exhausted"],
        facts["is_ending"],
        list(facts["areas"]),
        [Stack(_top(cards), len(cards)) for cards in facts["monsters"]],
        [Stack(_top(cards), len(cards) + below) for cards, below in offers],
        [Stack(top, below + (1 if top else 0)) for top, below in covered],
        [_player(row) for row in facts["seats"]],
        str(mine[-1]) if mine else "",
        dict(facts["captured"]),
        list(facts["captured_domains"]),
    )


def _top(cards: list[str]) -> str:
    return cards[-1] if cards else ""


def _player(row: dict[str, Any]) -> Player:
    tokens = tuple([row["tokens"][name] for name in RESOURCES])
    return Player(tokens, dict(row["citizens"]), dict(row["slain"]), list(row["domains"]))
