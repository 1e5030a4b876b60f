"""The language of the vectors, whichever game is on the table: lay a position, play, ask what everybody can see.

What only one game knows (its goods, its phases, its shorthand) is in the `laying` of that game.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table

Frame = str | list[object]
"""A step that is to come: its name, or its name with seat and arguments."""


def laid(
    game: str,
    players: Sequence[Mapping[str, object]],
    happens: Sequence[Frame],
    *,
    seats: int = 0,
    rolls: Sequence[int] = (),
    draw: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    overlay: Mapping[str, object] | None = None,
    zones: Mapping[str, object] | None = None,
    seed: int | str = 1,
    **facts: object,
) -> Table:
    """A table laid out by hand; `happens` lists what comes now, first things first. `rolls` and `draw` force chance."""
    position: dict[str, object] = {
        "game": game,
        "seats": seats or len(players),
        "options": dict(options or {}),
        "overlay": {"game": game, **overlay} if overlay else {},
        "seed": seed,
        "forced": {"dice": list(rolls), "draw": list(draw)},
        "pending": [[frame] if isinstance(frame, str) else frame for frame in happens][::-1],
        "table": {"seats": list(players), **facts},
    }
    if zones is not None:
        position["zones"] = dict(zones)
    return palatine.load(position)


# ---- moves -----------------------------------------------------------------------------------------------------------


def play_all(table: Table, *actions: str, seat: int | None = None) -> None:
    for action in actions:
        table.play(action, seat)


def play_out(table: Table, until: str = "") -> None:
    """Everybody takes the first option (a pass, where there is one), to the end or until this step is asked."""
    while table.to_act and asked(table) != until:
        seat = table.to_act[0]
        table.play(table.options(seat)[0], seat)


def refused(table: Table, text: str, rule: str, seat: int | None = None) -> str:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages; its English text."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text, seat)
    assert table.digest() == before
    reason = table.why_not(text, seat)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl
    return reason.en


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What lies open on the table."""
    facts = table.view(viewer)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Table, seat: int = 0) -> dict[str, Any]:
    """What everybody sees before one player."""
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def texts(table: Table, seat: int | None = None) -> list[str]:
    """The legal actions of the player to act."""
    return [table.text(action, seat) for action in table.options(seat)]


def offered(table: Table, verb: str) -> list[str]:
    """The legal actions that begin with this word, without it."""
    return [text[len(verb) + 1 :] for text in texts(table) if text.split()[0] == verb]


def asked(table: Table, seat: int | None = None) -> str:
    """What the game waits for (of the first who may act): the step's name, or nothing when all is played out."""
    if not table.to_act:
        return ""
    return table.prompt(table.to_act[0] if seat is None else seat).kind


def events(table: Table, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Everything of this kind that happened, as a spectator (or a seat) was told."""
    return [dict(event) for event in table.events_since(0, viewer) if event["kind"] == kind]


def course(table: Table, *kinds: str) -> list[str]:
    """The kinds of what happened, in order, among these."""
    return [str(event["kind"]) for event in table.events_since(0) if event["kind"] in kinds]


# ---- who knows what --------------------------------------------------------------------------------------------------


def truth(table: Table) -> dict[str, list[str]]:
    """The cards of every zone as they truly lie."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return {str(name): [str(card) for card, _ in rows] for name, rows in zones.items()}


def zone(table: Table, name: str) -> list[str]:
    """The cards of a zone by name, hidden ones included."""
    return truth(table)[name]


def imagined(table: Table, seat: int, deals: int = 60) -> list[dict[str, list[str]]]:
    """The zones of many tables as they could be for this seat."""
    return [truth(table.redeal(seat, seed)) for seed in range(deals)]


def seen_by(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """All zones as a seat or a spectator sees them."""
    zones = table.view(viewer)["zones"]
    assert isinstance(zones, dict)
    return zones


def shown(table: Table, zone: str, viewer: int | None, owner: int | None = None) -> list[str | None]:
    """The cards of a zone as somebody sees them; None is a card without a name."""
    zones = seen_by(table, viewer)
    pile = zones[zone] if owner is None else zones[zone][owner]
    assert pile["count"] == len(pile["cards"])
    return [None if card is None else str(card) for card in pile["cards"]]


def told(table: Table, viewer: int | None) -> str:
    """Everything that somebody is shown, told and offered, as one text."""
    found: list[object] = [table.view(viewer), table.events_since(0, viewer), list(table.to_act)]
    if viewer is not None:
        found += [table.observation(viewer).tolist(), [table.label(a, "pl", viewer) for a in table.options(viewer)]]
    return json.dumps(found)
