"""Hints: for the person at the seat alone, from what the seat knows, and only as long as the question stands."""

from typing import Any

import pytest

import palatine
from palatine.kernel.errors import PalatineError
from palatine.server.errors import Stale
from palatine.server.hall.hall import Job
from palatine.server.store.users import User
from server.store.house import BOT, ME, House

MOVE = {"win": 0.5, "points": 20.0, "tables": 40}


@pytest.fixture
def asked(house: House) -> tuple[House, User, str, int, int]:
    """A table where Ada plays both sides; the seat that is asked, and its question."""
    ada = house.guest()
    table = house.table(ada).public_id
    seat, ask = next(iter(house.hall.room(table).asks.items()))
    return house, ada, table, seat, ask


def got(house: House) -> Job:
    job = house.hall.acquire_job("w")
    assert job is not None and job.kind == "hint"
    return job


def refusal(house: House, *given: Any) -> str:
    with pytest.raises(PalatineError) as caught:
        house.hall.ask_hint(*given)
    return str(getattr(caught.value, "code", ""))


def test_a_worker_finds_and_the_asker_is_told(asked: tuple[House, User, str, int, int]) -> None:
    house, ada, table, seat, ask = asked
    hint = house.hall.ask_hint(table, ada, seat, ask)
    assert house.hall.hint(table, hint, seat, ask, "pl") is None
    job = got(house)
    assert (job.public_id, job.seat, job.bot, job.think) == (hint, seat, "", 1.5)
    assert house.hall.acquire_job("other") is None, "it is thought over once"
    options = palatine.load(job.table).options(seat)
    moves = [{"action": action, **MOVE} for action in (options[1], options[0], 10**9)]
    house.hall.finish_hint(hint, job.lease, moves)
    found = house.hall.hint(table, hint, seat, ask, "pl")
    room = house.hall.room(table)
    assert found is not None and room.table is not None
    assert [move["action"] for move in found] == [options[1], options[0]], "what is not legal is left out"
    assert found[0]["label"] == room.table.label(options[1], "pl", seat)
    assert found[0]["text"] == room.table.text(options[1], seat) and found[0]["win"] == 0.5
    assert house.hall.room(table).version == room.version == 1, "nothing has happened at the table"
    house.hall.drop_hint(hint)
    with pytest.raises(Stale):
        house.hall.finish_hint(hint, job.lease, moves)


def test_a_worker_is_given_nothing_the_asker_cannot_know(house: House) -> None:
    ada = house.guest()
    table = house.hall.create(ada, {"game": "valeria", "seats": [ME, ME], "hints": True}).public_id
    room = house.hall.room(table)
    seat, ask = next(iter(room.asks.items()))
    house.hall.ask_hint(table, ada, seat, ask)
    job = got(house)
    assert (job.table["log"], job.table["recording"], job.table["origin"]) == ([], False, {})
    sent = palatine.load(job.table)
    assert room.table is not None and job.table["chance"] != room.table.dump()["chance"]
    assert sent.view(seat) == {**room.table.view(seat), "names": sent.view(seat)["names"]}
    assert sent.digest() != room.table.digest(), "what lies hidden was dealt anew"


def test_who_may_ask_and_when(asked: tuple[House, User, str, int, int]) -> None:
    house, ada, table, seat, ask = asked
    assert refusal(house, table, house.guest("Bert"), seat, ask) == "not_yours"
    assert refusal(house, table, ada, 7, ask) == "no_such_seat"
    assert refusal(house, table, ada, seat, ask + 1) == "stale"
    assert refusal(house, table, ada, 1 - seat, ask) == "stale"
    house.hall.ask_hint(table, ada, seat, ask)
    assert refusal(house, table, ada, seat, ask) == "hint_waits"
    house.hall.rescue_jobs()
    house.time.passes(house.settings.hint_wait)
    assert house.hall.acquire_job("w") is None, "nobody waits for it any more"
    house.hall.ask_hint(table, ada, seat, ask)
    never = house.table(ada, hints=False).public_id
    first = next(iter(house.hall.room(never).asks))
    assert refusal(house, never, ada, first, house.hall.room(never).asks[first]) == "no_hints"


def test_a_table_that_has_moved_on_needs_no_hint(asked: tuple[House, User, str, int, int]) -> None:
    house, ada, table, seat, ask = asked
    hint = house.hall.ask_hint(table, ada, seat, ask)
    house.move(table, ada)
    with pytest.raises(Stale):
        house.hall.hint(table, hint, seat, ask, "en")
    assert house.hall.acquire_job("w") is None
    then, number = next(iter(house.hall.room(table).asks.items()))
    house.hall.ask_hint(table, ada, then, number)
    assert got(house).seat == then


def test_a_hint_goes_before_the_bots_of_the_same_person(house: House) -> None:
    ada = house.guest()
    while 1 not in house.hall.room(house.table(ada, ME, BOT).public_id).asks:
        continue
    table = house.table(ada).public_id
    seat, ask = next(iter(house.hall.room(table).asks.items()))
    house.hall.ask_hint(table, ada, seat, ask)
    kinds = [job.kind for job in (house.hall.acquire_job("w"), house.hall.acquire_job("w")) if job is not None]
    assert kinds == ["hint", "move"]
