"""The view of a seat, as the board of Paladins reads it. Nothing else of the table is looked at for what is hidden."""

from dataclasses import dataclass
from typing import Any

from palatine.cli.boards import seat_names
from palatine.games.paladins.components import ATTRIBUTES
from palatine.kernel.table import Table


@dataclass(frozen=True, kw_only=True)
class Side:
    """What a player's board and the virtual player's have in common; all of it is public (PA-15.2)."""

    attributes: tuple[int, ...]
    suspicions: int
    unpaid: int
    paid: int
    walls: list[str]
    converts: list[str]
    trophies: list[str]
    workshops: dict[str, list[int]]
    """For an action the slots that are covered, 1 for the left and 2 for the middle one."""
    monks: int
    outposts: int
    jars: int
    passed: bool

    def done(self, action: str) -> int:
        """PA-7.1 How often a right-side action, or Develop, has been done in this game."""
        counts = {
            "commission": self.monks, "garrison": self.outposts, "absolve": self.jars, "fortify": len(self.walls),
            "attack": len(self.trophies), "convert": len(self.converts),
            "develop": sum([len(slots) for slots in self.workshops.values()]),
        }  # fmt: skip
        return counts[action]


@dataclass(frozen=True, kw_only=True)
class Player(Side):
    silver: int
    provisions: int
    workers: dict[str, int]
    placed: dict[str, list[str]]
    crew: list[str]
    jar_spaces: list[str]
    paladin: str
    played: list[str]


@dataclass(frozen=True, kw_only=True)
class Virtual(Side):
    """PA-14.2 The virtual player of a solo game."""

    workers: int
    placed: dict[str, int]
    marker: int
    stacked: list[str]
    schemes_gone: dict[str, int]

    @property
    def rises(self) -> str:
        """PA-14.14 The lowest attribute, with a tie the one on top of the stack."""
        lowest = min(self.attributes)
        return next(name for name in self.stacked if self.attributes[ATTRIBUTES.index(name)] == lowest)


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """PA-3.4 What only the viewer knows: the Paladins drawn, chosen, put on top and put at the bottom."""

    drawn: list[str]
    chosen: list[str]
    top: list[str]
    unseen: int
    bottom: list[str]


@dataclass(frozen=True, kw_only=True)
class Look:
    """One view."""

    viewer: int
    names: list[str]
    to_act: list[int]
    phase: str
    round: int
    first: int
    active: int
    tax: int
    townsfolk: list[str]
    outsiders: list[str]
    tavern: list[str]
    orders: list[str]
    favours: list[str]
    favour_workers: list[list[Any]]
    map: dict[str, tuple[str, int]]
    decks: dict[str, int]
    suspicions_gone: int
    players: list[Player]
    virtual: Virtual | None
    secrets: Secrets

    def board_name(self, board: int, virtual: str) -> str:
        """Who owns a board; the virtual player's is the one behind the seats."""
        return self.names[board] if board < len(self.names) else virtual


def look(table: Table, viewer: int, lang: str) -> Look:
    view: dict[str, Any] = table.view(viewer)
    facts = view["table"]
    zones = view["zones"]
    places = {space: (piece, board) for space, (piece, board) in facts["map"].items()}
    seats = [_player(row, seat, places, zones["paladins_played"][seat]) for seat, row in enumerate(facts["seats"])]
    return Look(
        viewer=viewer,
        names=seat_names(table, lang),
        to_act=list(view["to_act"]),
        phase=facts["phase"],
        round=facts["round"],
        first=facts["first"],
        active=facts["active"],
        tax=facts["tax"],
        townsfolk=list(facts["townsfolk"]),
        outsiders=list(facts["outsiders"]),
        tavern=list(facts["tavern"]),
        orders=list(facts["orders"]),
        favours=list(facts["favours"]),
        favour_workers=[list(row) for row in facts["favour_workers"]],
        map=places,
        decks=dict(facts["decks"]),
        suspicions_gone=sum(facts["suspicion_discards"].values()),
        players=seats,
        virtual=_virtual(facts["vpl"], len(seats), places) if "vpl" in facts else None,
        secrets=Secrets(
            drawn=list(zones["paladin_hand"][viewer]["cards"]),
            chosen=list(zones["paladin_chosen"][viewer]["cards"]),
            top=list(zones["paladin_top"][viewer]["cards"]),
            unseen=zones["paladin_deck"][viewer]["count"],
            bottom=list(zones["paladin_bottom"][viewer]["cards"]),
        ),
    )


def _side(row: dict[str, Any], board: int, places: dict[str, tuple[str, int]], jars: int) -> dict[str, Any]:
    covered: dict[str, list[int]] = {}
    for workshop in row["workshops"]:
        action, slot = workshop.split()
        covered.setdefault(action, []).append(int(slot))
    return {
        "attributes": tuple([row["attributes"][name] for name in ATTRIBUTES]),
        "suspicions": len(row["suspicions"]),
        "unpaid": row["unpaid"],
        "paid": row["paid"],
        "walls": list(row["walls"]),
        "converts": list(row["converts"]),
        "trophies": list(row["trophies"]),
        "workshops": covered,
        "monks": list(places.values()).count(("monk", board)),
        "outposts": list(places.values()).count(("outpost", board)),
        "jars": jars,
        "passed": row["passed"],
    }


def _player(row: dict[str, Any], seat: int, places: dict[str, tuple[str, int]], played: dict[str, Any]) -> Player:
    return Player(
        **_side(row, seat, places, len(row["jars"])),
        silver=row["silver"],
        provisions=row["provisions"],
        workers=dict(row["workers"]),
        placed={action: list(slots) for action, slots in row["placed"].items()},
        crew=list(row["crew"]),
        jar_spaces=list(row["jars"]),
        paladin=row["paladin"],
        played=list(played["cards"]),
    )


def _virtual(row: dict[str, Any], board: int, places: dict[str, tuple[str, int]]) -> Virtual:
    return Virtual(
        **_side(row, board, places, row["jars"]),
        workers=row["workers"],
        placed=dict(row["placed"]),
        marker=row["marker"],
        stacked=list(row["stacked"]),
        schemes_gone=dict(row["scheme_discards"]),
    )
