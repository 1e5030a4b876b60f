"""Law of round trips: a dump loads, and a record replays, to an equal table, in the middle of every pending choice."""

import json

import pytest
from hypothesis import given

from laws.cases import CASES, GAMES, Case, game_of, loaded, moments, replayed, step
from laws.drawn import tables
from laws.positions import POSITIONS, table_at
from palatine.kernel.chance import seeded
from palatine.kernel.frame import AUTOMATIC
from palatine.kernel.table import Table


def check_dump(table: Table) -> None:
    """`load(dump)` gives an equal table: the same dump, options, views and past."""
    data = json.loads(json.dumps(table.dump()))
    again = loaded(data)
    assert data == table.dump()
    check_equal(again, table)
    assert again.dump() == table.dump()
    assert again.view(None) == table.view(None)
    assert again.events_since(0) == table.events_since(0)


def check_record(table: Table) -> None:
    """`replay(record)` gives an equal table, which writes the same record."""
    text = table.record()
    again = replayed(text)
    check_equal(again, table)
    assert again.record() == text
    assert again.names == table.names
    assert again.events_since(0) == table.events_since(0)


def check_equal(again: Table, table: Table) -> None:
    assert again.digest() == table.digest()
    assert again.scores() == table.scores()
    assert again.to_act == table.to_act
    for seat in table.to_act:
        assert again.options(seat) == table.options(seat)
        assert again.prompt(seat).as_data() == table.prompt(seat).as_data()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_round_trips_in_random_play(case: Case) -> None:
    for number, table in moments(case, "round trip", 12):
        check_dump(table)
        if number % 36 == 0 or number % 12:
            check_record(table)
    assert table.record().splitlines()[-1].startswith("scores: ")


@given(tables())
def test_round_trips_anywhere(table: Table) -> None:
    check_dump(table)
    check_record(table)


@pytest.mark.parametrize("name", POSITIONS)
def test_round_trips_from_positions(name: str) -> None:
    """A hand-made position is the origin of its own record."""
    table = table_at(name)
    check_dump(table)
    check_record(table)
    chance = seeded(name)
    for _ in range(12):
        if not table.is_over:
            step(table, chance.below(64), chance.below(64))
    check_dump(table)
    check_record(table)


@pytest.mark.parametrize("game", GAMES)
def test_positions_show_every_kind_of_decision(game: str) -> None:
    kinds = {step.name for step in game_of(game).steps if step.kind != AUTOMATIC}
    tables = [table_at(name) for name in POSITIONS if name.startswith(f"{game} ")]
    assert {table.prompt(seat).kind for table in tables for seat in table.to_act} == kinds


def test_a_position_with_forced_chance_round_trips() -> None:
    """Dice that a position forces are used once, when it is set up, and then stand in the record."""
    position = {
        "game": "kingsburg",
        "seats": 2,
        "pending": [["season", -1, 1]],
        "forced": {"dice": [6, 6, 6, 1, 1, 1, 2, 3, 4, 5, 6]},
    }
    table = loaded(dict(position))
    assert "roll 1: 1 2 3" in table.record()
    check_dump(table)
    check_record(table)


@pytest.mark.parametrize("case", [case for case in CASES if case.overlay or not case.options], ids=str)
def test_round_trips_with_names(case: Case) -> None:
    table = case.new("names", ["Ala", "Bôlek „Ż”", "C: 3", "D\n1: pass", "E # no comment"][: case.seats])
    chance = seeded("names")
    for _ in range(20):
        if not table.is_over:
            step(table, chance.below(64), chance.below(64))
    check_dump(table)
    check_record(table)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_round_trips_with_forced_chance_waiting(case: Case) -> None:
    """Forced outcomes that have not happened yet are part of a dump, and no part of a record."""
    for table in case.walk("forced", 6):
        table.clone()
    table.force(dice=[6, 5, 4])
    check_dump(table)
    check_equal(replayed(table.record()), table)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_same_seed_and_moves_same_game(case: Case) -> None:
    records = []
    for _ in range(2):
        for table in case.walk("same", 60):
            end = table
        records.append(end.record())
    assert records[0] == records[1]
