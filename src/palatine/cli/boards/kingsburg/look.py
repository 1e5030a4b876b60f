"""The view of a seat, as the board of Kingsburg reads it. Nothing else of the table is looked at for what is hidden."""

from dataclasses import dataclass
from typing import Any

from palatine.cli.boards import seat_names
from palatine.cli.boards.kingsburg.modules_look import Extras, extras
from palatine.games.kingsburg.speaking import white_mark
from palatine.kernel.table import Table


@dataclass(frozen=True)
class Player:
    """What lies before one player; all of it is public (KB-0.7)."""

    goods: tuple[int, int, int]
    plus2: int
    soldiers: int
    vp: int
    buildings: frozenset[str]
    dice: tuple[int, ...]
    white: tuple[int, ...]

    def dice_text(self, lang: str) -> str:
        return " ".join(faces_of(list(self.dice), list(self.white), lang))


@dataclass(frozen=True)
class Standing:
    """A group of dice before an advisor; seat -1 are the neutral dice of a game for two."""

    advisor: str
    seat: int
    text: str


@dataclass(frozen=True)
class Look:
    """One view."""

    viewer: int
    names: list[str]
    to_act: list[int]
    year: int
    phase: int
    order: list[int]
    envoy: int
    court: list[Standing]
    players: list[Player]
    enemy: str
    """The id of this year's enemy if the viewer knows it, else empty."""
    revealed: bool
    extras: Extras
    """What modules and scenarios add."""


def look(table: Table, viewer: int, lang: str) -> Look:
    view: dict[str, Any] = table.view(viewer)
    facts = view["table"]
    enemy, revealed = _enemy(view["zones"])
    return Look(
        viewer,
        seat_names(table, lang),
        list(view["to_act"]),
        facts["year"],
        facts["phase"],
        list(facts["order"]),
        facts["envoy"],
        [Standing(row["advisor"], row["seat"], _group_text(row, lang)) for row in facts["court"]],
        [_player(row) for row in facts["seats"]],
        enemy,
        revealed,
        extras(view),
    )


def _player(row: dict[str, Any]) -> Player:
    goods = row["goods"]
    return Player(
        (goods["gold"], goods["wood"], goods["stone"]),
        row["plus2"],
        row["soldiers"],
        row["vp"],
        frozenset(row["buildings"]),
        tuple(row["dice"]),
        tuple(row["white"]),
    )


def faces_of(coloured: list[int], white: list[int], lang: str) -> list[str]:
    mark = white_mark(lang)
    return [str(face) for face in sorted(coloured, reverse=True)] + [f"{mark}{face}" for face in white]


def _group_text(row: dict[str, Any], lang: str) -> str:
    faces = faces_of(row["dice"], row["white"], lang)
    shift = {-1: " −1", 1: " +1"}.get(row["shift"], "")
    fair = "*" if row.get("fair") else ""
    return "+".join(faces) + fair + (" +2" if row["token"] else "") + shift


def _enemy(zones: dict[str, Any]) -> tuple[str, bool]:
    if zones["enemy"]["cards"]:
        return str(zones["enemy"]["cards"][-1]), True
    top = zones["enemy_top"]["cards"]
    return (str(top[-1]) if top and top[-1] else "", False)
