"""Tables of Wonderful Kingdom laid out by hand, and short questions about them.

Seats are 0-based. Ann has the Duchy of Téressie (3 materials, 1 population, 1 gold), Brian that of Valados
(2 materials, 2 population, 1 exploration), both on side A, and no module is in the game unless a test says otherwise.
A card in a zone is a name; `face_down` turns it over.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import palatine
from palatine.kernel.table import Table
from rulebook.vectors import Frame, board, events, laid, seen_by, sheet, texts

ANN, BRIAN = 0, 1
EVERYBODY: list[int | None] = [ANN, BRIAN, None]
"""Both players and a spectator."""
OPEN = -1
BASIC = ["materials", "population", "gold", "exploration"]
STRUCTURES = {
    "farm": 4, "barracks": 3, "hamlet": 3, "stone_quarry": 3, "tax_office": 3, "guildhall": 3, "harbour": 3,
    "watchtower": 2,
}  # fmt: skip
"""All 24 of them."""

Player = dict[str, Any]
Card = str | list[object]


def player(**fields: object) -> Player:
    """A seat of a position, by the names that dumps use."""
    return fields


def site(card: str, frozen: bool = False, **filled: int) -> dict[str, object]:
    """A card under construction with what lies on it."""
    return {"card": card, "filled": filled, "frozen": frozen}


def face_down(card: str, *by: int) -> list[object]:
    """A face-down card that only these players know: nobody, if none is named (as in the solo risk deck)."""
    return [card, sum([1 << seat for seat in by])]


def lay(
    players: Sequence[Player],
    happens: Sequence[Frame],
    module: str = "none",
    zones: Mapping[str, Any] | None = None,
    options: Mapping[str, object] | None = None,
    **facts: Any,
) -> Table:
    """A table without a module, unless a test says otherwise; then there are some calamities."""
    facts.setdefault("calamity_stack", 4 if module != "menaces" and len(players) > 1 else 0)
    chosen = {"module": module, **(options or {})}
    lie = {name: list(cards) for name, cards in (zones or {}).items()}
    return laid("wonderful_kingdom", players, happens, options=chosen, zones=lie, **facts)


def proposing(ann: Player, hand: Sequence[Card], module: str = "none", **more: Any) -> Table:
    """Ann proposes two cards; then Brian chooses."""
    zones = {"hand.0": hand, "left": [], "right": [], **more.pop("zones", {})}
    players = [ann, more.pop("brian", player())]
    return lay(players, [["propose", ANN], ["choose", BRIAN]], module, zones, phase="choice", **more)


def choosing(
    ann: Player, left: Sequence[Card] = (), right: Sequence[Card] = (), module: str = "none", **more: Any
) -> Table:
    """Ann chooses an area; then she proposes from a hand of two hamlets."""
    zones = {"left": left, "right": right, "hand.0": ["hamlet", "hamlet"], **more.pop("zones", {})}
    players = [ann, more.pop("brian", player())]
    return lay(players, [["choose", ANN], ["propose", ANN]], module, zones, phase="choice", **more)


def planning(
    ann: Player, selection: Sequence[Card] = (), brian: Player | None = None, module: str = "none", **more: Any
) -> Table:
    """The planning phase from the moment when the hidden cards are turned up; then the round ends."""
    zones = {"selection.0": selection, **more.pop("zones", {})}
    return lay([ann, brian or player()], ["reveal"], module, zones, phase="choice", **more)


def planned(ann: Player, selection: Sequence[Card] = (), brian: Player | None = None, **more: Any) -> Table:
    """The planning phase when everything is open already, and nothing comes afterwards."""
    zones = {"selection.0": selection, **more.pop("zones", {})}
    return lay([ann, brian or player()], ["planning"], zones=zones, phase="planning", **more)


def producing(resources: str, ann: Player, brian: Player | None = None, module: str = "none", **more: Any) -> Table:
    """These steps of production, such as `materials gold`, and nothing else."""
    steps: list[Frame] = [["production", -1, BASIC.index(resource)] for resource in resources.split()]
    return lay([ann, brian or player()], steps, module, phase="production", **more)


def fighting(ann: Player, brian: Player | None = None, **more: Any) -> Table:
    """The fight phase of the Menaces module."""
    return lay([ann, brian or player()], ["fight_phase"], "menaces", phase="fight", **more)


def scored(ann: Player, brian: Player | None = None, module: str = "none", **more: Any) -> Table:
    """The end of the game."""
    return lay([ann, brian or player()], ["game_end"], module, round=4, phase="end", **more)


def solo(ann: Player, happens: Sequence[Frame], module: str = "none", **more: Any) -> Table:
    """Ann alone."""
    more.setdefault("phase", "choice")
    return lay([ann], happens, module, **more)


def medalled(points: int, module: str, **ann: object) -> Table:
    """The end of a solo game with exactly so many points, from 51 on."""
    rows = {"citadel": {"vp": f"{points - 50} vp"}, "great_cathedral": {"vp": "50 vp"}}
    overlay: dict[str, object] = {"developments": rows}
    row = player(duchy="valados", built={"citadel": 1, "great_cathedral": 1}, **ann)
    return solo(row, ["game_end"], module, overlay=overlay, round=4, phase="end")


def opened(seats: int = 2, seed: int = 3, draw: list[int | str] | None = None, **options: object) -> Table:
    """A new game; without a module unless one is named."""
    return palatine.new_game(
        "wonderful_kingdom", seats=seats, options={"module": "none", **options}, seed=seed, draw=draw
    )


# ---- questions -------------------------------------------------------------------------------------------------------


def masks(table: Table, name: str) -> list[int]:
    """Who knows the cards of a zone: -1 is everybody."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return [int(known) for _, known in zones[name]]


def sites(table: Table, seat: int = ANN) -> dict[str, dict[str, int]]:
    """The construction area: what lies on each card (of one design only the last is told)."""
    return {str(row["card"]): dict(row["filled"]) for row in sheet(table, seat)["construction"]}


def alchemy(table: Table, seat: int = ANN) -> dict[str, int]:
    return dict(sheet(table, seat)["alchemy"])


def makes(table: Table, seat: int = ANN) -> list[int]:
    """Production of materials, population, gold and exploration."""
    return [int(sheet(table, seat)["production"][name]) for name in BASIC]


def count(table: Table, zone: str) -> int:
    """How many cards lie there, as everybody can see."""
    return int(seen_by(table, None)[zone]["count"])


def produced(table: Table, seat: int = ANN) -> list[int]:
    """What a seat has counted so far, step by step."""
    return [int(event["count"]) for event in events(table, "produce") if event["seat"] == seat]


def supremacies(table: Table) -> list[int]:
    """Who has won a supremacy bonus so far, in order."""
    return [int(event["seat"]) for event in events(table, "supremacy")]


def play_on(table: Table, until_round: int = 9) -> None:
    """Everybody takes the left area, recycles, stores cubes and passes, until a round begins or the game is over."""
    wanted = ("choose left", "propose", "recycle", "alchemy", "pass", "discard", "cover", "keep")
    while table.to_act and board(table)["round"] < until_round:
        seat = table.to_act[0]
        legal = sorted(texts(table, seat))
        table.play(next(text for word in wanted for text in legal if text.startswith(word)), seat)
