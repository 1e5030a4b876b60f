"""Commands become entries exactly once, in one order, whichever thread or process they come through."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from palatine.kernel.errors import IllegalAction, PalatineError
from palatine.server.errors import BadRequest, NeedsIdentity, NotFound, Refused, Stale
from palatine.server.hall.hall import Done
from palatine.server.room.command import Concede, Move, SeatBot, Sit
from palatine.server.store import tables
from server.store.house import BOT, FRIEND, ME, OPEN, House, first_move


def test_a_table_that_waits_for_nobody_starts_at_once(house: House) -> None:
    created = house.table(house.guest())
    room = house.hall.room(created.public_id)
    assert (room.status, room.version, created.invites) == ("playing", 1, ())
    assert [seat.name for seat in room.seats] == ["Ada", "Ada"]


def test_friends_get_a_link_each_and_open_seats_none(house: House) -> None:
    created = house.table(house.guest(), ME, FRIEND, OPEN)
    assert [invite.seat for invite in created.invites] == [1]
    assert created.invites[0].path.startswith("/claim/")
    assert house.hall.room(created.public_id).status == "open"


@pytest.mark.parametrize("field", ["id", "owner", "opened_at", "rules", "stand_in", "seed"])
def test_openers_choose_only_what_is_theirs(house: House, field: str) -> None:
    with pytest.raises(BadRequest, match=field):
        house.table(house.guest(), **{field: "x"})


def test_nobody_is_seated_by_others(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    with pytest.raises(BadRequest, match="cannot be taken for somebody else"):
        house.table(ada, ME, {"kind": "person", "user": bea.public_id, "name": "Bea"})


def test_entries_are_numbered_without_gaps(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    house.moves(table, ada, 12)
    entries = house.hall.entries(table)
    assert [entry.number for entry in entries] == list(range(1, 14))
    assert [entry.user for entry in entries[1:]] == [ada.public_id] * 12
    assert [entry.number for entry in house.hall.entries(table, 10)] == [11, 12, 13]


def test_a_command_sent_again_happens_once(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    command = first_move(house.hall.room(table), ada.public_id, "one")
    assert house.hall.command(table, ada, command) == Done(2, False)
    house.moves(table, ada, 3)
    with house.beside() as other:
        assert other.hall.command(table, ada, command) == Done(2, True)
    assert house.hall.room(table).version == 5


def test_a_command_with_several_entries_answers_the_same_again(house: House) -> None:
    ada = house.guest()
    table = house.table(ada, ME, BOT).public_id
    command = Concede(0, id="enough")
    done = house.hall.command(table, ada, command)
    assert done.version > 2 and house.hall.room(table).status == "over"
    assert house.hall.command(table, ada, command) == replace(done, repeated=True)


def test_an_id_of_somebody_else_is_no_repetition(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = house.table(ada, ME, OPEN, OPEN).public_id
    house.hall.command(table, bea, Sit(2, "Bea", id="same"))
    with pytest.raises(Refused, match="taken"):
        house.hall.command(table, ada, SeatBot(1, "random", id="same"))


def test_what_is_refused_leaves_no_trace(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = house.table(ada).public_id
    room = house.hall.room(table)
    seat, ask = next(iter(room.asks.items()))
    with pytest.raises(IllegalAction):
        house.hall.command(table, ada, Move(seat, ask, 10**6, id="x"))
    with pytest.raises(Stale) as stale:
        house.hall.command(table, ada, Move(seat, ask + 1, 0, id="y"))
    assert stale.value.version == 1
    with pytest.raises(PalatineError):
        house.hall.command(table, bea, Move(seat, ask, 0, id="z"))
    with pytest.raises(NeedsIdentity):
        house.hall.command(table, None, Move(seat, ask, 0, id="n"))
    with pytest.raises(NotFound):
        house.hall.command("nothing", ada, Move(seat, ask, 0, id="n"))
    assert house.hall.room(table) is room and len(house.hall.entries(table)) == 1


def test_the_database_itself_refuses_a_number_or_an_id_twice(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    house.move(table, ada, "mine")
    entry = house.hall.entries(table)[-1]
    row = house.database.consult(lambda c: house.hall.row(c, table))
    known = {ada.public_id: ada.id}
    with pytest.raises(IntegrityError):
        house.database.transact(lambda c: tables.append(c, row.id, [replace(entry, client_id="other")], known))
    with pytest.raises(IntegrityError):
        house.database.transact(lambda c: tables.append(c, row.id, [replace(entry, number=entry.number + 1)], known))
    assert len(house.hall.entries(table)) == 2


def test_of_many_answers_to_one_question_one_counts(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    with house.beside() as other:
        halls = [house.hall, other.hall]
        for _ in range(3):
            room = house.hall.room(table)
            command = first_move(room, ada.public_id)

            def send(number: int, command: Move = command) -> bool:
                try:
                    halls[number % 2].command(table, ada, replace(command, id=f"{command.ask}-{number}"))
                except Stale:
                    return False
                return True

            with ThreadPoolExecutor(6) as pool:
                assert sum(pool.map(send, range(6))) == 1
            assert house.hall.room(table).version == other.hall.room(table).version == room.version + 1
        assert house.hall.room(table).snapshot() == other.hall.room(table).snapshot()


def test_two_processes_take_turns_without_sticky_sessions(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    with house.beside() as other:
        for number in range(16):
            (house, other)[number % 2].move(table, ada)
        assert house.hall.room(table).version == other.hall.room(table).version == 17
        assert house.hall.room(table).snapshot() == other.hall.room(table).snapshot()
        assert other.hall.room_at(table, 17).snapshot() == house.hall.room(table).snapshot()


def test_a_room_in_somebodys_hands_never_changes(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    held = house.hall.room(table)
    before = held.snapshot()
    house.moves(table, ada, 5)
    assert held.snapshot() == before and house.hall.room(table).version == 6


def test_time_never_goes_back_in_a_log(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    house.move(table, ada)
    house.time.passes(-5000)
    house.move(table, ada)
    times = [entry.at for entry in house.hall.entries(table)]
    assert times == sorted(times)
