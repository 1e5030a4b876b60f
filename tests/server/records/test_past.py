"""Earlier moments of a game that goes on: exactly what the watcher saw then, and nothing that was learnt later."""

import pytest

from palatine.kernel.chance import seeded
from palatine.server.errors import NotFound
from palatine.server.records.eyes import Eyes
from palatine.server.records.past import past
from palatine.server.room.refusals import RoomError
from server.records.conftest import House
from server.records.games import GAMES, begun

MOVES = 24


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_what_was_seen_then(name: str) -> None:
    table = begun(name)
    chance = seeded(f"past {name}")
    watchers = [None, 0]
    seen = [{viewer: table.view(viewer) for viewer in watchers}]
    counts = [len(table.events_since(0))]
    for _ in range(MOVES):
        seat = table.to_act[chance.below(len(table.to_act))]
        options = table.options(seat)
        table.play(options[chance.below(len(options))], seat)
        seen.append({viewer: table.view(viewer) for viewer in watchers})
        counts.append(len(table.events_since(0)))
    for step in range(MOVES + 1):
        for viewer in watchers:
            told = past(table, Eyes(viewer), "pl", step, None)
            assert told["view"] == seen[step][viewer], (step, viewer)
            assert (told["number"], told["moves"], told["events"]) == (step, MOVES, counts[step])
    for event in range(counts[-1]):
        found = past(table, Eyes(0), "en", None, event)["number"]
        assert found == next(step for step, count in enumerate(counts) if count > event)
    for beyond in ({"step": MOVES + 1, "event": None}, {"step": None, "event": counts[-1]}):
        with pytest.raises(NotFound):
            past(table, Eyes(), "en", **beyond)


def test_only_my_own_seat_is_looked_through(house: House) -> None:
    table = house.opened("valeria", [{"kind": "me"}, {"kind": "bot"}])
    assert house.archive.past(table, house.ann, 0, "en", 0, None)["number"] == 0
    assert house.archive.past(table, None, None, "en", 0, None)["view"]
    for user, seat in ((house.ann, 1), (house.bob, 0), (None, 0)):
        with pytest.raises(RoomError):
            house.archive.past(table, user, seat, "en", 0, None)
