"""Positions of It's a Wonderful Kingdom in the words of the rulebook, and short questions about a table.

Seats are 0-based. Unless a test says otherwise Anna (seat 0) rules Téressie, Bartek (seat 1) rules Valados, both with
side A, there is no module (WK-R30), and everything that a test does not name is empty.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table

ANNA, BARTEK = 0, 1
EVERYBODY: list[int | None] = [ANNA, BARTEK, None]
"""Both players and a spectator."""
MATERIALS, POPULATION, GOLD, EXPLORATION = 0, 1, 2, 3
STEPS = [MATERIALS, POPULATION, GOLD, EXPLORATION]

Player = dict[str, Any]
Card = str | list[object]
Frame = str | list[object]


def face_down(card: str, *placers: int) -> Card:
    """A card that lies face down, known to these seats alone."""
    return [card, sum([1 << seat for seat in placers])]


def site(card: str, frozen: bool = False, **filled: int) -> dict[str, object]:
    """A card under construction with what lies on it."""
    return {"card": card, "filled": filled, "frozen": frozen}


def lay(
    happens: Sequence[Frame],
    *players: Player,
    zones: Mapping[str, Sequence[Card]] | None = None,
    module: str = "none",
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    overlay: Mapping[str, object] | None = None,
    draw: Sequence[str] = (),
    seed: int = 1,
    **facts: Any,
) -> Table:
    """A table laid out by hand; `happens` lists what comes now, first things first. `draw` forces chance."""
    lie = {name: list(cards) for name, cards in (zones or {}).items()}
    if module != "menaces":
        named = [card for cards in lie.values() for card in cards if card == "calamity" or card[0] == "calamity"]
        taken = len(named) + sum([int(row.get("calamities", 0)) for row in players])
        facts.setdefault("calamity_stack", max(0, 8 - taken) if seats == 2 else 0)
    return palatine.load(
        {
            "game": "wonderful_kingdom",
            "seats": seats,
            "options": {"module": module, **(options or {})},
            "overlay": {"game": "wonderful_kingdom", **overlay} if overlay else {},
            "seed": seed,
            "forced": {"draw": list(draw)},
            "pending": [[row] if isinstance(row, str) else row for row in happens][::-1],
            "zones": lie,
            "table": {**facts, "seats": list(players)},
        }
    )


def choosing(happens: Sequence[Frame], *players: Player, **facts: Any) -> Table:
    """The choice phase."""
    return lay(happens, *players, phase="choice", **facts)


def planning(selection: Sequence[str], *players: Player, **facts: Any) -> Table:
    """Both plan, and nothing comes afterwards; Anna has these cards."""
    facts["zones"] = {"selection.0": list(selection), **facts.get("zones", {})}
    return lay(["planning"], *players, phase="planning", **facts)


def revealing(selection: Sequence[Card], *players: Player, **facts: Any) -> Table:
    """From the start of the planning phase on, to the end of round 4; Anna has these cards."""
    facts["zones"] = {"selection.0": list(selection), **facts.get("zones", {})}
    return lay(["reveal"], *players, **{"phase": "choice", "round": 4, **facts})


def producing(steps: Sequence[int], *players: Player, **facts: Any) -> Table:
    """These steps of production, and nothing comes afterwards."""
    return lay([["production", -1, step] for step in steps], *players, phase="production", **facts)


def fighting(*players: Player, **facts: Any) -> Table:
    """The fight phase, and then the end of the game."""
    return lay(["fight_phase", "game_end"], *players, module="menaces", phase="fight", round=4, **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What lies open on the table."""
    facts = table.view(viewer)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Table, seat: int = ANNA) -> dict[str, Any]:
    """One player's duchy."""
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def construction(table: Table, seat: int = ANNA) -> dict[str, dict[str, int]]:
    """Cards under construction and what lies on them."""
    return {str(row["card"]): dict(row["filled"]) for row in sheet(table, seat)["construction"]}


def truth(table: Table) -> dict[str, list[str]]:
    """The cards of every zone as they truly lie."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return {str(name): [str(card) for card, _ in rows] for name, rows in zones.items()}


def imagined(table: Table, seat: int, deals: int = 60) -> list[dict[str, list[str]]]:
    """The zones of many tables as they could be for this seat."""
    return [truth(table.redeal(seat, seed)) for seed in range(deals)]


def seen_by(table: Table, viewer: int | None) -> dict[str, Any]:
    """All zones as somebody sees them."""
    zones = table.view(viewer)["zones"]
    assert isinstance(zones, dict)
    return zones


def told(table: Table, viewer: int | None) -> str:
    """Everything that somebody is shown, told and offered, as one text."""
    found: list[object] = [table.view(viewer), table.events_since(0, viewer), list(table.to_act)]
    if viewer is not None:
        found += [table.observation(viewer).tolist(), [table.label(a, "pl", viewer) for a in table.options(viewer)]]
    return json.dumps(found)


def shown(table: Table, zone: str, viewer: int | None, owner: int | None = None) -> list[str | None]:
    """The cards of a zone as somebody sees them; None is a card without a name."""
    zones = seen_by(table, viewer)
    pile = zones[zone] if owner is None else zones[zone][owner]
    assert pile["count"] == len(pile["cards"])
    return [None if card is None else str(card) for card in pile["cards"]]


def count(table: Table, zone: str) -> int:
    """How many cards lie there, as everybody can see."""
    return int(seen_by(table, None)[zone]["count"])


def texts(table: Table, seat: int | None = None) -> list[str]:
    """The legal actions of a seat, in alphabetical order."""
    return sorted([table.text(action, seat) for action in table.options(seat)])


def asked(table: Table, seat: int | None = None) -> str:
    """What the game waits for: the step's name, or nothing when everything has been played out."""
    return table.prompt(seat).kind if table.to_act else ""


def events(table: Table, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Everything of this kind that happened, as somebody was told."""
    return [dict(event) for event in table.events_since(0, viewer) if event["kind"] == kind]


def produced(table: Table, seat: int = ANNA) -> list[int]:
    """What a seat has counted so far, step by step."""
    return [int(event["count"]) for event in events(table, "produce") if event["seat"] == seat]


def supremacies(table: Table) -> list[int]:
    """Who has won a supremacy bonus so far, in order."""
    return [int(event["seat"]) for event in events(table, "supremacy")]


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
    for text in actions:
        table.play(text, seat)


def play_on(table: Table, until_round: int = 9) -> None:
    """Everybody takes the left area, recycles, stores cubes and passes, until a round begins or the game is over."""
    wanted = ("choose left", "propose", "recycle", "alchemy", "pass", "discard", "cover", "keep")
    while table.to_act and board(table)["round"] < until_round:
        seat = table.to_act[0]
        legal = texts(table, seat)
        table.play(next(text for word in wanted for text in legal if text.startswith(word)), seat)
