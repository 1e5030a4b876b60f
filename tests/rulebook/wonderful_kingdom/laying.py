"""Tables of Wonderful Kingdom laid out by hand, and short questions about them.

Seats are 0-based. Ann has the Duchy of Téressie (3 materials, 1 population, 1 gold), Brian that of Valados
(2 materials, 2 population, 1 exploration), both on side A, and no module is in the game unless a test says otherwise.
A card in a zone is a name; `hidden` puts it face down.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table

ANN, BRIAN = 0, 1
OPEN = -1
BASIC = ["materials", "population", "gold", "exploration"]
STRUCTURES = {
    "farm": 4, "barracks": 3, "hamlet": 3, "stone_quarry": 3, "tax_office": 3, "guildhall": 3, "harbour": 3,
    "watchtower": 2,
}  # fmt: skip
"""All 24 of them."""

Player = dict[str, object]
Card = str | list[object]


def player(**fields: object) -> Player:
    """A seat of a position, by the names that dumps use."""
    return fields


def site(card: str, frozen: bool = False, **filled: int) -> dict[str, object]:
    """A card under construction with what lies on it."""
    return {"card": card, "filled": filled, "frozen": frozen}


def hidden(card: str, by: int = BRIAN) -> list[object]:
    """A face-down card that only this player knows."""
    return [card, 1 << by]


def risky(card: str) -> list[object]:
    """A face-down card of the solo risk deck, which nobody knows."""
    return [card, 0]


def lay(
    players: Sequence[Player],
    happens: Sequence[str | list[object]],
    module: str = "none",
    zones: Mapping[str, Sequence[Card]] | None = None,
    draw: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    overlay: dict[str, object] | None = None,
    **facts: object,
) -> Table:
    """A table laid out by hand; `happens` lists what comes now, first things first, and `draw` the cards it brings."""
    facts.setdefault("calamity_stack", 4 if module != "menaces" and len(players) > 1 else 0)
    return palatine.load(
        {
            "game": "wonderful_kingdom",
            "seats": len(players),
            "options": {"module": module, **(options or {})},
            "overlay": {"game": "wonderful_kingdom", **overlay} if overlay else {},
            "seed": 1,
            "forced": {"draw": list(draw)},
            "pending": list(happens)[::-1],
            "zones": {name: list(cards) for name, cards in (zones or {}).items()},
            "table": {"seats": list(players), **facts},
        }
    )


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


def producing(resource: str, ann: Player, brian: Player | None = None, module: str = "none", **more: Any) -> Table:
    """One step of production, and nothing else."""
    step: list[object] = ["production", -1, BASIC.index(resource)]
    return lay([ann, brian or player()], [step], module, phase="production", **more)


def fighting(ann: Player, brian: Player | None = None, **more: Any) -> Table:
    """The fight phase of the Menaces module."""
    return lay([ann, brian or player()], ["fight_phase"], "menaces", phase="fight", **more)


def scored(ann: Player, brian: Player | None = None, module: str = "none", **more: Any) -> Table:
    """The end of the game."""
    return lay([ann, brian or player()], ["game_end"], module, round=4, phase="end", **more)


def solo(ann: Player, happens: Sequence[str | list[object]], module: str = "none", **more: Any) -> Table:
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


def board(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Table, seat: int = ANN) -> dict[str, Any]:
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def zone(table: Table, name: str) -> list[str]:
    """The cards of a zone by name, hidden ones included."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return [str(card) for card, _ in zones[name]]


def masks(table: Table, name: str) -> list[int]:
    """Who knows the cards of a zone: -1 is everybody."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return [int(known) for _, known in zones[name]]


def seen(table: Table, name: str, viewer: int | None, seat: int | None = None) -> list[Any]:
    """A zone as one seat or a spectator sees it."""
    zones = table.view(viewer)["zones"]
    assert isinstance(zones, dict)
    found = zones[name] if seat is None else zones[name][seat]
    assert isinstance(found, dict)
    return list(found["cards"])


def sites(table: Table, seat: int = ANN) -> dict[str, dict[str, int]]:
    """The construction area: what lies on each card (of one design only the last is told)."""
    return {str(row["card"]): dict(row["filled"]) for row in sheet(table, seat)["construction"]}


def alchemy(table: Table, seat: int = ANN) -> dict[str, int]:
    return dict(sheet(table, seat)["alchemy"])


def makes(table: Table, seat: int = ANN) -> list[int]:
    """Production of materials, population, gold and exploration."""
    return [int(sheet(table, seat)["production"][name]) for name in BASIC]


def texts(table: Table, seat: int | None = None) -> list[str]:
    """The legal actions of the player to act."""
    return [table.text(action, seat) for action in table.options(seat)]


def asked(table: Table, seat: int | None = None) -> str:
    """What the game waits for (of the first who may act): the step's name, or nothing when all is played out."""
    if not table.to_act:
        return ""
    return table.prompt(table.to_act[0] if seat is None else seat).kind


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    return [dict(event) for event in table.events_since(0) if event["kind"] == kind]


def refused(table: Table, text: str, rule: str, seat: int | None = None) -> None:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text, seat)
    assert table.digest() == before
    reason = table.why_not(text, seat)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl


def play_all(table: Table, *actions: str, seat: int | None = None) -> None:
    for action in actions:
        table.play(action, seat)


def play_out(table: Table, until: str = "") -> None:
    """Everybody takes the first option, to the end or until this step is asked."""
    while table.to_act and not (until and asked(table) == until):
        seat = table.to_act[0]
        table.play(table.options(seat)[0], seat)
