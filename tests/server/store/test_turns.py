"""Many wait for few workers: people before bots among themselves, everybody in turn, and nobody has them all."""

import pytest

import palatine
from palatine.kernel.errors import PalatineError
from palatine.server.hall.hall import Job
from palatine.server.room.command import HandOver, TakeBack
from palatine.server.store import jobs
from palatine.server.store.users import User
from server.store.house import BOT, ME, House

LEVEL5 = {"kind": "bot", "bot": "level5"}


def taken(house: House, worker: str = "w") -> Job:
    job = house.hall.acquire_job(worker)
    assert job is not None
    return job


def played(house: House, job: Job) -> None:
    house.hall.finish_job(job.public_id, job.lease, palatine.load(job.table).options(job.seat)[0])


def table_of(house: House, job: Job) -> str:
    with house.database.reading() as connection:
        row = jobs.leased(connection, job.public_id, job.lease)
        assert row is not None
        return row.table


def with_a_bot_to_move(house: House, user: User) -> str:
    """A table where somebody waits for a bot."""
    while True:
        table = house.table(user, ME, BOT).public_id
        asks = house.hall.room(table).asks
        if 1 in asks:
            return table


@pytest.fixture
def crowd(house: House) -> tuple[House, User]:
    """Mallory, whose bots play among themselves at six tables."""
    mallory = house.guest("Mallory")
    for _ in range(6):
        house.table(mallory, LEVEL5, LEVEL5)
    return house, mallory


def test_who_waits_is_served_before_bots_among_themselves(crowd: tuple[House, User]) -> None:
    house, _ = crowd
    table = with_a_bot_to_move(house, house.guest("Ada"))
    job = taken(house)
    assert table_of(house, job) == table and job.think == 0.0


def test_a_hint_goes_before_bots_that_nobody_waits_for(crowd: tuple[House, User]) -> None:
    house, _ = crowd
    ada = house.guest("Ada")
    table = house.table(ada).public_id
    seat, ask = next(iter(house.hall.room(table).asks.items()))
    house.hall.ask_hint(table, ada, seat, ask)
    assert taken(house).kind == "hint"


def test_whoever_lets_a_bot_play_does_not_wait_for_it(house: House) -> None:
    mallory, ada = house.guest("Mallory"), house.guest("Ada")
    mine = house.table(mallory, ME, LEVEL5).public_id
    house.hall.command(mine, mallory, HandOver(0, "level5"))
    table = with_a_bot_to_move(house, ada)
    assert table_of(house, taken(house)) == table
    house.hall.command(mine, mallory, TakeBack(0))


def test_everybody_is_served_in_turn(house: House) -> None:
    """Whoever has many tables gets no more of the workers than whoever has one."""
    mallory, ada, bert = house.guest("Mallory"), house.guest("Ada"), house.guest("Bert")
    for _ in range(5):
        with_a_bot_to_move(house, mallory)
    theirs = {with_a_bot_to_move(house, ada), with_a_bot_to_move(house, bert)}
    owners = []
    for _ in range(3):
        job = taken(house)
        owners.append(table_of(house, job) in theirs)
        played(house, job)
    assert sorted(owners) == [False, True, True]


def test_the_last_worker_is_kept_for_people(crowd: tuple[House, User]) -> None:
    house, _ = crowd
    assert house.hall.acquire_job("first") is not None
    assert house.hall.acquire_job("second") is None, "nobody waits for what is left"
    table = with_a_bot_to_move(house, house.guest("Ada"))
    assert table_of(house, taken(house, "second")) == table


def test_a_worker_alone_thinks_shortly_about_what_nobody_waits_for(crowd: tuple[House, User]) -> None:
    house, _ = crowd
    assert 0.0 < taken(house).think <= 1.0


def test_bots_among_themselves_still_play(crowd: tuple[House, User]) -> None:
    house, _ = crowd
    for _ in range(20):
        played(house, taken(house))


def test_so_many_tables_of_one_person_play_by_themselves(house: House) -> None:
    mallory, ada = house.guest("Mallory"), house.guest("Ada")
    most = house.settings.bot_tables
    for _ in range(most):
        house.table(mallory, BOT, BOT)
    with pytest.raises(PalatineError) as caught:
        house.table(mallory, BOT, BOT)
    assert getattr(caught.value, "code", "") == "too_many_tables"
    mine = house.table(mallory, ME, BOT).public_id
    with pytest.raises(PalatineError) as caught:
        house.hall.command(mine, mallory, HandOver(0, "random"))
    assert getattr(caught.value, "code", "") == "too_many_tables"
    house.table(ada, BOT, BOT)
