"""Bots: a job for every question to a bot, leased to one worker at a time, and never left lying."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import func, select, update

import palatine
from palatine.kernel.errors import IllegalAction
from palatine.server.errors import Stale
from palatine.server.hall.hall import Job
from palatine.server.room.command import Concede, HandOver, TakeBack
from palatine.server.settings import SECOND
from palatine.server.store import schema
from palatine.server.store.users import User
from server.store.house import BOT, ME, House

LEASE = 15 * SECOND


@pytest.fixture
def waiting(house: House) -> tuple[House, User, str]:
    """A table where a bot is asked, and Ada is not."""
    ada = house.guest()
    while True:
        table = house.table(ada, ME, BOT).public_id
        if 0 not in house.hall.room(table).asks:
            return house, ada, table
        with house.database.begin() as connection:
            connection.execute(schema.jobs.delete())


def jobs(house: House) -> int:
    with house.database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.jobs)).scalar_one())


def got(house: House, worker: str = "w") -> Job:
    job = house.hall.acquire_job(worker)
    assert job is not None
    return job


def answer(job: Job) -> int:
    return palatine.load(job.table).options(job.seat)[0]


def test_a_worker_answers_for_a_bot(waiting: tuple[House, User, str]) -> None:
    house, _, table = waiting
    job = got(house)
    assert (job.bot, job.level, job.seat, job.seconds) == ("random", 0, 1, 10)
    done = house.hall.finish_job(job.public_id, job.lease, answer(job))
    entry = house.hall.entries(table)[-1]
    assert (entry.number, entry.kind, entry.seat, entry.user) == (done.version, "move", 1, None)


def test_a_worker_is_given_nothing_its_seat_cannot_know(house: House) -> None:
    """The table is dealt anew for the seat, without log or generator; what the seat sees is the same."""
    ada = house.guest()
    job = None
    while job is None:
        created = house.hall.create(ada, {"game": "wonderful_kingdom", "seats": [ME, BOT]})
        job = house.hall.acquire_job("w")
    assert (job.table["log"], job.table["recording"], job.table["origin"]) == ([], False, {})
    table = palatine.load(job.table)
    assert table.options(job.seat) and job.table["names"] == ["Ada", "Bot 2"]
    room = house.hall.room(created.public_id)
    assert room.table is not None and job.table["chance"] != room.table.dump()["chance"]
    assert table.view(job.seat)["zones"] == room.table.view(job.seat)["zones"]


def test_one_job_is_leased_once(waiting: tuple[House, User, str]) -> None:
    house, _, _ = waiting
    with house.beside() as other, ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda n: (house, other)[n % 2].hall.acquire_job(f"w{n}"), range(4)))
    assert len([job for job in found if job is not None]) == 1


def test_a_lease_that_ran_out_goes_to_a_plainer_bot(waiting: tuple[House, User, str]) -> None:
    house, _, table = waiting
    late = got(house, "slow")
    house.time.passes(LEASE - 1)
    assert house.hall.acquire_job("quick") is None
    house.time.passes(1)
    with pytest.raises(Stale):
        house.hall.finish_job(late.public_id, late.lease, answer(late))
    again = got(house, "quick")
    assert (again.public_id, again.bot, again.level) == (late.public_id, "greedy", 0)
    with pytest.raises(Stale):
        house.hall.finish_job(late.public_id, late.lease, answer(late))
    assert house.hall.finish_job(again.public_id, again.lease, answer(again)).version == 2
    with pytest.raises(Stale):
        house.hall.finish_job(again.public_id, again.lease, answer(again))
    assert house.hall.room(table).version == 2


def test_a_bot_that_has_waited_for_long_plays_plainly(waiting: tuple[House, User, str]) -> None:
    house, _, _ = waiting
    house.hall.rescue_jobs()
    house.time.passes(house.settings.bot_patience + 1)
    assert got(house).bot == "greedy"


def test_after_three_attempts_the_server_plays_itself(waiting: tuple[House, User, str]) -> None:
    house, _, table = waiting
    for _ in range(3):
        got(house)
        assert house.hall.rescue_jobs() == 0
        house.time.passes(LEASE)
    assert house.hall.acquire_job("w") is None
    assert house.hall.rescue_jobs() >= 1
    assert house.hall.room(table).version >= 2


def test_an_answer_against_the_rules_counts_as_an_attempt(waiting: tuple[House, User, str]) -> None:
    house, _, table = waiting
    job = got(house)
    with pytest.raises(IllegalAction):
        house.hall.finish_job(job.public_id, job.lease, 10**6)
    assert house.hall.room(table).version == 1
    assert got(house).bot == "greedy"


def test_without_any_worker_the_server_plays_after_a_while(waiting: tuple[House, User, str]) -> None:
    house, _, table = waiting
    assert house.hall.rescue_jobs() == 0
    house.time.passes(house.settings.rescue_after - 1)
    assert house.hall.rescue_jobs() == 0
    house.time.passes(1)
    assert house.hall.rescue_jobs() >= 1
    assert house.hall.rescue_jobs() == 0, "it is Ada's turn"
    assert house.hall.room(table).asks == {0: house.hall.room(table).version}


def test_while_workers_ask_the_server_leaves_jobs_to_them(waiting: tuple[House, User, str]) -> None:
    house, _, _ = waiting
    with house.beside() as other:
        for _ in range(4):
            house.time.passes(house.settings.rescue_after - 1)
            other.hall.acquire_job("far away")
            with house.database.begin() as connection:
                connection.execute(update(schema.jobs).values(attempts=0, lease_hash=None))
            assert house.hall.rescue_jobs() == 0


def test_a_worker_that_may_still_be_waiting_comes_first(waiting: tuple[House, User, str]) -> None:
    house, ada, _ = waiting
    with house.database.begin() as connection:
        connection.execute(schema.jobs.delete())
    assert house.hall.acquire_job("patient") is None
    house.time.passes(house.settings.rescue_after)
    while 1 not in house.hall.room(house.table(ada, ME, BOT).public_id).asks:
        continue
    assert house.hall.rescue_jobs() == 0
    house.time.passes(2 * SECOND)
    assert house.hall.rescue_jobs() > 0


def test_two_servers_rescue_a_table_once(waiting: tuple[House, User, str]) -> None:
    house, _, table = waiting
    with house.beside() as other:
        assert house.hall.rescue_jobs() == other.hall.rescue_jobs() == 0
        house.time.passes(house.settings.rescue_after)
        with ThreadPoolExecutor(2) as pool:
            played = sum(pool.map(lambda one: one.hall.rescue_jobs(), (house, other)))
        assert played == len([e for e in house.hall.entries(table) if e.kind == "move"]) > 0


def test_a_stand_in_gets_jobs_until_its_person_is_back(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    seat = next(iter(house.hall.room(table).asks))
    assert jobs(house) == 0
    house.hall.command(table, ada, HandOver(seat, "random"))
    job = got(house)
    assert (job.seat, job.bot) == (seat, "random")
    house.hall.command(table, ada, TakeBack(seat))
    assert jobs(house) == 0
    with pytest.raises(Stale):
        house.hall.finish_job(job.public_id, job.lease, answer(job))


def test_a_game_that_ends_leaves_no_jobs(waiting: tuple[House, User, str]) -> None:
    house, ada, table = waiting
    assert jobs(house) == 1
    house.hall.command(table, ada, Concede(0))
    assert house.hall.room(table).status == "over" and jobs(house) == 0


def test_a_damaged_table_does_not_hold_up_the_queue(waiting: tuple[House, User, str]) -> None:
    house, ada, table = waiting
    with house.database.begin() as connection:
        connection.execute(update(schema.entries).values(kind="magic"))
    house.hall.rooms.drop(table)
    while True:
        other = house.table(ada, ME, BOT).public_id
        if 1 in house.hall.room(other).asks:
            break
    job = got(house)
    house.hall.finish_job(job.public_id, job.lease, answer(job))
    assert house.hall.room(other).version == 2


def test_workers_that_are_gone_are_forgotten(house: House) -> None:
    assert house.hall.acquire_job("w") is None
    house.hall.tidy()
    with house.database.reading() as connection:
        assert connection.execute(select(schema.workers)).all() == [("w", house.time.now)]
    house.time.passes(25 * 3600 * SECOND)
    house.hall.tidy()
    with house.database.reading() as connection:
        assert connection.execute(select(schema.workers)).all() == []
