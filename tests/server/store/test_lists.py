"""Lists of tables show what the rooms say, without loading them."""

from palatine.server.room.command import Concede, SeatBot, Sit
from server.store.house import BOT, FRIEND, ME, OPEN, House

DAYS = {"kind": "days", "days": 2}


def test_the_lobby_shows_public_tables_with_an_open_seat(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    shown = house.table(ada, ME, OPEN, BOT, visibility="public", options={"edition": 1}, clock=DAYS).public_id
    later = house.table(ada, ME, OPEN, visibility="public").public_id
    house.table(ada, ME, OPEN)
    house.table(ada, ME, FRIEND, visibility="public")
    house.table(ada, ME, BOT, visibility="public")
    assert {line.public_id for line in house.hall.lobby()} == {shown, later}
    line = next(line for line in house.hall.lobby(bea) if line.public_id == shown)
    assert (line.game, line.status, line.options["edition"], line.clock, line.owned) == (
        "kingsburg", "open", 1, DAYS, False,
    )  # fmt: skip
    assert [(seat.kind, seat.name, seat.bot, seat.mine) for seat in line.seats] == [
        ("person", "Ada", None, False), ("open", "", None, False), ("bot", "Bot 3", "random", False),
    ]  # fmt: skip
    house.hall.command(shown, bea, Sit(1, "Bea"))
    assert [line.public_id for line in house.hall.lobby()] == [later]
    assert len(house.hall.lobby(limit=0)) == 0


def test_my_tables_begin_with_those_that_wait_for_me(house: House) -> None:
    ada = house.guest("Ada")
    over = house.table(ada, ME, BOT).public_id
    house.hall.command(over, ada, Concede(0))
    house.time.passes(1)
    endless = house.table(ada).public_id
    house.time.passes(1)
    soon = house.table(ada, clock=DAYS).public_id
    house.time.passes(1)
    empty = house.table(ada, OPEN, BOT).public_id
    lines = house.hall.tables_of(ada)
    assert [line.public_id for line in lines] == [soon, endless, empty, over]
    assert [line.my_turn for line in lines] == [True, True, False, False]
    assert lines[0].my_deadline == lines[0].created_at + 2 * 24 * 3600 * 1000
    assert house.hall.tables_of(house.guest("Bea")) == []


def test_seats_follow_every_entry(house: House) -> None:
    ada = house.guest("Ada")
    table = house.table(ada, ME, OPEN).public_id
    house.hall.command(table, ada, SeatBot(1, "greedy"))
    for _ in range(8):
        room = house.hall.room(table)
        line = house.hall.tables_of(ada)[0]
        assert (line.version, line.status) == (room.version, room.status)
        assert [seat.to_act for seat in line.seats] == [seat in room.asks for seat in (0, 1)]
        assert [seat.deadline for seat in line.seats] == [room.clock.deadline(seat) for seat in (0, 1)]
        house.time.passes(house.settings.rescue_after)
        if 0 in room.asks:
            house.move(table, ada)
        else:
            house.hall.rescue_jobs()


def test_a_stand_in_means_that_it_is_not_my_turn(house: House) -> None:
    ada = house.guest("Ada")
    table = house.table(ada, clock={"kind": "live", "seconds": 5, "reserve": 0}, on_time="bot").public_id
    assert house.hall.tables_of(ada)[0].my_turn
    house.time.passes(6000)
    house.hall.tick()
    line = house.hall.tables_of(ada)[0]
    assert line.public_id == table and not line.my_turn


def test_an_adopted_log_is_a_table_like_any_other(house: House) -> None:
    ada = house.guest("Ada")
    table = house.table(ada).public_id
    house.moves(table, ada, 15)
    room = house.hall.room(table)
    copy = house.hall.adopt(ada, room.setting, house.hall.entries(table))
    assert copy != table
    with house.beside() as other:
        adopted = other.hall.room(copy)
        assert adopted.table is not None and room.table is not None
        assert (adopted.version, adopted.table.digest()) == (16, room.table.digest())
    house.move(copy, ada)
    assert house.hall.room(copy).version == 17 and house.hall.room(table).version == 16
