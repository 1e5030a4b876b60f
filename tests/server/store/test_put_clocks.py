"""Clocks that are put back or differ: bots go on, leases end, and the figures tell how long somebody waits."""

import pytest

import palatine
from palatine.server.errors import Stale
from palatine.server.hall.hall import Job
from palatine.server.settings import HOUR, MINUTE, SECOND
from server.store.house import BOT, ME, House, Time

LEASE = 15 * SECOND


@pytest.fixture
def waiting(house: House) -> tuple[House, str]:
    """A table where a bot is asked."""
    ada = house.guest()
    while True:
        table = house.table(ada, ME, BOT).public_id
        if 1 in house.hall.room(table).asks:
            return house, table


def played(house: House, job: Job | None) -> None:
    assert job is not None
    house.hall.finish_job(job.public_id, job.lease, palatine.load(job.table).options(job.seat)[0])


@pytest.mark.parametrize("put", [-HOUR, HOUR])
def test_a_job_is_taken_whatever_the_clock_says(waiting: tuple[House, str], put: int) -> None:
    house, _ = waiting
    house.time.is_put(put)
    played(house, house.hall.acquire_job("w"))


@pytest.mark.parametrize("put", [-HOUR, HOUR])
def test_a_lease_ends_after_its_time_whatever_the_clock_says(waiting: tuple[House, str], put: int) -> None:
    house, _ = waiting
    late = house.hall.acquire_job("dies")
    assert late is not None
    house.time.is_put(put)
    assert house.hall.acquire_job("w") is None, "it is being thought about"
    house.time.passes(LEASE)
    played(house, house.hall.acquire_job("w"))
    with pytest.raises(Stale):
        played(house, late)


def test_after_a_restart_a_lost_lease_ends_too(waiting: tuple[House, str]) -> None:
    """The next process has never given the lease, and its clock says that the lease began in an hour."""
    house, _ = waiting
    assert house.hall.acquire_job("dies with its server") is not None
    house.time.is_put(-HOUR)
    with house.beside() as again:
        assert again.hall.acquire_job("w") is None
        again.time.passes(LEASE)
        played(again, again.hall.acquire_job("w"))


def test_without_workers_the_server_plays_whatever_the_clock_says(waiting: tuple[House, str]) -> None:
    house, table = waiting
    assert house.hall.acquire_job("dies") is not None
    house.time.is_put(-HOUR)
    with house.beside() as again:
        assert again.hall.rescue_jobs() == 0
        again.time.passes(again.settings.rescue_after + LEASE)
        assert again.hall.rescue_jobs() >= 1
        assert again.hall.room(table).version >= 2


def test_two_servers_with_two_clocks_share_the_work(house: House) -> None:
    """Neither takes away what the other's worker holds, and neither thinks that there are no workers."""
    ada = house.guest()
    ahead = Time()
    ahead.is_put(5 * MINUTE)
    with House(house.url, ahead) as other:
        house.hall.acquire_job("mine"), other.hall.acquire_job("theirs")
        house.hall.rescue_jobs(), other.hall.rescue_jobs()
        tables: list[str] = []
        while len(tables) < 4:
            tables += [name for name in [house.table(ada, ME, BOT).public_id] if 1 in house.hall.room(name).asks]
        for _ in range(10):
            for time in (house.time, ahead):
                time.passes(3 * SECOND)
            mine, theirs = house.hall.acquire_job("mine"), other.hall.acquire_job("theirs")
            assert house.hall.rescue_jobs() == 0 and other.hall.rescue_jobs() == 0
            for one, job in ((house, mine), (other, theirs)):
                if job is not None:
                    played(one, job)
        for name in tables:
            room = house.hall.room(name)
            assert room.version >= 2 and 1 not in room.asks
        assert other.hall.watch.workers() == 2


def test_the_oldest_job_is_as_old_as_it_is(waiting: tuple[House, str]) -> None:
    house, _ = waiting
    house.hall.rescue_jobs()
    for put in (-HOUR, 2 * HOUR, -HOUR):
        house.time.is_put(put)
        before = house.hall.watch.longest_wait()
        house.time.passes(30 * SECOND)
        with house.database.begin() as connection:
            house.hall.watch.look(connection)
        assert house.hall.watch.longest_wait() == before + 30 * SECOND
    with house.beside() as again:
        again.hall.rescue_jobs()
        assert again.hall.watch.longest_wait() == 0
        again.time.passes(61 * SECOND)
        assert again.hall.watch.longest_wait() == 61 * SECOND, "whoever begins anew begins to count anew"


def test_a_hint_is_asked_again_after_the_clock_was_put_back(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    seat, ask = next(iter(house.hall.room(table).asks.items()))
    house.hall.ask_hint(table, ada, seat, ask)  # its asker dies
    house.time.is_put(-HOUR)
    house.hall.ask_hint(table, ada, seat, ask)
    job = house.hall.acquire_job("w")
    assert job is not None and job.kind == "hint"
