"""The log is the table: folding its entries gives the same room, from the start or from a snapshot."""

import json
from dataclasses import replace

import pytest
from laws.positions import POSITIONS

from palatine.server.errors import Damaged
from palatine.server.room import faces
from palatine.server.room.command import SYSTEM, Sit, Start
from palatine.server.room.entry import PUBLIC, Entry
from palatine.server.room.room import Room
from server.room.sitting import ANNA, BEN, BOT, OPEN, Sitting, person, saved
from server.room.wandering import Wanderer

CLOCKS: list[dict[str, object]] = [
    {"kind": "none"},
    {"kind": "days", "days": 1},
    {"kind": "live", "seconds": 15, "reserve": 40},
]
GAMES = ("kingsburg", "paladins", "valeria", "wonderful_kingdom")
STEPS = 260


def wandered(game: str, seed: int, **setting: object) -> tuple[Sitting, Wanderer]:
    """A table that was filled, played and talked at at random."""
    on_time = "bot" if seed % 2 else "call"
    seats = [OPEN] * (2 if game == "wonderful_kingdom" else 4)
    clock = CLOCKS[seed % 3]
    sitting = Sitting(game, *seats, clock=clock, on_time=on_time, absence=30_000, stand_in="random", **setting)
    wanderer = Wanderer(sitting, seed)
    wanderer.walk(STEPS)
    return sitting, wanderer


def check_folds(sitting: Sitting) -> None:
    """From the start, and from snapshots taken on the way, the same room and the same faces."""
    live = saved(sitting.room)
    assert saved(sitting.folded()) == live
    for at in {len(sitting.log) // 3, 2 * len(sitting.log) // 3, len(sitting.log)}:
        stored = json.loads(saved(sitting.folded(at)))
        room = Room.from_snapshot(stored)
        assert saved(room) == json.dumps(stored, sort_keys=True)
        for entry in sitting.log[at:]:
            room.apply(entry, verify=True)
        assert saved(room) == live
        for since in (None, 0, room.version // 2):
            assert faces.state(room, None, "pl", since) == faces.state(sitting.room, None, "pl", since)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_fold_gives_the_same_room(game: str, seed: int) -> None:
    sitting, _ = wandered(game, seed)
    assert sitting.room.version > 20
    check_folds(sitting)


def test_the_wanderers_meet_every_kind_of_entry() -> None:
    done: set[str] = {"end"}  # few walks get so far; the end has its own test below
    refused: set[str] = set()
    for seed in range(10, 40):
        _, wanderer = wandered("kingsburg", seed, shuffle=seed % 2 == 0)
        done |= wanderer.done
        refused |= wanderer.refused
        if done >= set(PUBLIC) and len(refused) >= 15:
            return
    raise AssertionError(f"missing: {set(PUBLIC) - done}; refusals met: {refused}")


PLACES = [name for name in POSITIONS if not name.startswith("high_card")]


@pytest.mark.parametrize("name", PLACES[::9])
def test_tables_from_a_position_fold_too(name: str) -> None:
    position, _ = POSITIONS[name]
    count = position["seats"]
    assert isinstance(count, int) and isinstance(position["game"], str)
    seats = [person(ANNA), *[BOT] * (count - 1)]
    sitting = Sitting(position["game"], *seats, position={**position, "game": position["game"]})
    sitting.do(Start(), SYSTEM)
    wanderer = Wanderer(sitting, len(name))
    wanderer.walk(60)
    check_folds(sitting)


@pytest.mark.parametrize("game", GAMES)
def test_finished_games_fold_too(game: str) -> None:
    sitting = Sitting.of(game, 2)
    sitting.play_until(lambda s: s.room.status == "over")
    check_folds(sitting)


def test_a_clone_is_independent() -> None:
    sitting = Sitting.of("kingsburg", 3, 1)
    Wanderer(sitting, 5).walk(40)
    copy = sitting.room.clone()
    assert saved(copy) == saved(sitting.room)
    before = saved(copy)
    Wanderer(sitting, 6).walk(100)
    assert saved(copy) == before and copy.version < sitting.room.version
    for entry in sitting.log[copy.version :]:
        copy.apply(entry, verify=True)
    assert saved(copy) == saved(sitting.room)
    assert faces.state(copy, None, "en") == faces.state(sitting.room, None, "en")


def rolled(sitting: Sitting) -> int:
    """The place in the log of a move that dice followed."""
    for at, entry in enumerate(sitting.log):
        lines = entry.data.get("lines")
        if entry.kind == "move" and isinstance(lines, list) and any(line.startswith("roll") for line in lines[1:]):
            return at
    raise AssertionError("nobody rolled")


def tampered(entry: Entry) -> list[Entry]:
    """The entry with other dice, another mark, another number, another seat, another move, or none."""
    lines = entry.data["lines"]
    assert isinstance(lines, list) and entry.seat is not None and entry.digest is not None
    last = str(lines[-1])
    other = last[:-1] + ("1" if last[-1] != "1" else "2")
    return [
        replace(entry, data={"lines": [*lines[:-1], other]}),
        replace(entry, digest=entry.digest[:-1] + ("0" if entry.digest[-1] != "0" else "1")),
        replace(entry, digest=None),
        replace(entry, number=entry.number + 1),
        replace(entry, seat=entry.seat + 1),
        replace(entry, seat=None),
        replace(entry, data={"lines": ["1: fly away"]}),
        replace(entry, data={"lines": lines[:-1]}),
        replace(entry, data={"lines": [*lines, last]}),
        replace(entry, data={"lines": []}),
        replace(entry, data={}),
        replace(entry, kind="redo"),
        replace(entry, kind="wish"),
    ]


@pytest.mark.parametrize("which", range(13))
def test_a_tampered_entry_is_refused(which: int) -> None:
    sitting = Sitting.of("kingsburg", 2)
    for _ in range(30):
        sitting.move()
    at = rolled(sitting)
    room = sitting.folded(at)
    bad = tampered(sitting.log[at])[which]
    with pytest.raises(Damaged) as caught:
        room.apply(bad, verify=True)
    error = caught.value
    assert error.code == "damaged" and error.en != error.pl
    assert error.__cause__ is None and "roll" not in error.en, "the text of a move may be secret"


def test_entries_of_another_engine_are_folded_without_comparing_marks() -> None:
    sitting = Sitting.of("kingsburg", 2)
    sitting.move()
    room = sitting.folded(-1)
    room.apply(replace(sitting.log[-1], digest="0.0.1:" + "0" * 64), verify=True)
    assert room.version == sitting.room.version and room.digest() == sitting.log[-1].digest


@pytest.mark.parametrize("kind", ["sit", "bot", "back", "flag", "concede", "name", "answer", "undo", "end"])
def test_entries_that_do_not_fit_are_refused(kind: str) -> None:
    sitting = Sitting.of("kingsburg", 2)
    with pytest.raises(Damaged):
        sitting.room.apply(Entry(sitting.room.version + 1, kind, None, "anna", sitting.now))


def test_old_rules_are_played_to_the_end() -> None:
    sitting = Sitting("valeria", person(ANNA), {"kind": "open"}, rules=1)
    sitting.do(Sit(1, "Ben"), BEN)
    for _ in range(30):
        sitting.move()
    assert sitting.table.rules == 1
    check_folds(sitting)
    assert sitting.state()["table"]["rules"] == 1  # type: ignore[index]
