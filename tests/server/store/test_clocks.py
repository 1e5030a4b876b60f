"""Ticks: whose time is up is flagged once, by whichever process comes first."""

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import select, update

from palatine.server.settings import DAY, HOUR, SECOND
from palatine.server.store import notices, schema
from server.store.house import ME, House

LIVE = {"kind": "live", "seconds": 30, "reserve": 0}
DAYS = {"kind": "days", "days": 1}


def kinds(house: House, table: str) -> list[str]:
    return [entry.kind for entry in house.hall.entries(table)]


def test_nobody_is_flagged_before_the_time_is_up(house: House) -> None:
    ada = house.guest()
    table = house.table(ada, clock=LIVE, on_time="call").public_id
    house.time.passes(30 * SECOND)
    assert house.hall.tick() == 0
    house.time.passes(1)
    assert house.hall.tick() == 1
    assert kinds(house, table) == ["start", "flag"]
    assert house.hall.tick() == 0, "a flag stays"


def test_a_bot_takes_over_at_once_where_that_was_agreed(house: House) -> None:
    ada = house.guest()
    table = house.table(ada, clock=LIVE, on_time="bot").public_id
    house.time.passes(31 * SECOND)
    assert house.hall.tick() == 1
    assert kinds(house, table) == ["start", "flag", "bot"]
    job = house.hall.acquire_job("w")
    assert job is not None and job.bot == "level4"


def test_a_move_winds_the_clock_again(house: House) -> None:
    ada = house.guest()
    table = house.table(ada, clock=LIVE, on_time="call").public_id
    for _ in range(4):
        house.time.passes(29 * SECOND)
        house.move(table, ada)
        assert house.hall.tick() == 0


def test_many_tickers_flag_once(house: House) -> None:
    ada = house.guest()
    names = [house.table(ada, clock=LIVE, on_time="call").public_id for _ in range(5)]
    house.time.passes(31 * SECOND)
    with house.beside() as other, ThreadPoolExecutor(4) as pool:
        flagged = sum(pool.map(lambda n: (house, other)[n % 2].hall.tick(), range(4)))
    assert flagged == 5 and [kinds(house, name) for name in names] == [["start", "flag"]] * 5


def test_without_a_clock_nobody_is_late(house: House) -> None:
    house.table(house.guest())
    house.time.passes(1000 * DAY)
    assert house.hall.tick() == 0


def test_a_damaged_table_does_not_stop_the_clocks_of_others(house: House) -> None:
    ada = house.guest()
    broken = house.table(ada, clock=LIVE, on_time="call").public_id
    with house.database.begin() as connection:
        connection.execute(update(schema.entries).values(kind="magic"))
    house.hall.rooms.drop(broken)
    fine = house.table(ada, clock=LIVE, on_time="call").public_id
    house.time.passes(31 * SECOND)
    assert house.hall.tick() == 1 and kinds(house, fine) == ["start", "flag"]
    with house.database.reading() as connection:
        late = select(schema.tables.c.public_id).where(schema.tables.c.next_deadline < house.time.now)
        assert connection.execute(late).all() == []


def test_people_are_reminded_once_in_the_last_quarter(house: House) -> None:
    ada = house.guest()
    house.table(ada, clock=DAYS)
    house.time.passes(18 * HOUR)
    assert house.hall.remind() == 0
    house.time.passes(1)
    assert house.hall.remind() == 1
    assert house.hall.remind() == 0
    found = house.database.consult(lambda c: notices.listed(c, ada.id))
    assert [(notice.kind, notice.data["deadline"]) for notice in found] == [("deadline", house.time.now + 6 * HOUR - 1)]


def test_live_games_need_no_reminder(house: House) -> None:
    house.table(house.guest(), ME, ME, clock=LIVE)
    house.time.passes(29 * SECOND)
    assert house.hall.remind() == 0
