"""Cheap for others: the same answer is made once, whoever wants much waits for themselves, and paces are kept."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from palatine.server.records import archive
from palatine.server.web import hub as hubs
from palatine.server.web import limiting
from palatine.server.web.errors import WebError
from palatine.server.web.limiting import Limiter, Rates
from palatine.server.web.sharing import Gate, Kept, Readings
from server.web.running import Running, settings_of
from server.web.talking import a_table, guest, heard, raw, run


def test_what_is_kept_takes_no_more_than_its_room() -> None:
    kept: Kept[int, bytes] = Kept(1000)
    for number in range(20):
        kept.keep(number, b"x" * 100, 100)
        kept.find(0)
    assert [number for number in range(20) if kept.find(number)] == [0, *range(11, 20)]
    kept.keep(0, b"y", 1)
    assert kept.find(0) == b"y"
    kept.keep(99, b"z" * 500, 500)
    assert kept.find(99) is None, "one alone may not push out all the others"


def test_of_everybody_one_is_let_through() -> None:
    async def play() -> None:
        gate, order = Gate(1, 3), []

        async def work(name: str) -> None:
            async with gate.turn(name):
                order.append(name)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(work("greedy")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(WebError) as refused:
            await work("greedy")
        assert refused.value.status == 429
        await asyncio.gather(*greedy, work("modest"))
        assert order.index("modest") < 2, order
        assert not gate._waiting and not gate._turns

    asyncio.run(play())


def test_a_look_is_shared_but_never_older_than_the_question() -> None:
    async def play() -> None:
        begun: list[int] = []
        go = asyncio.Event()

        async def read(_: str) -> int:
            begun.append(len(begun))
            number = begun[-1]
            await go.wait()
            return number

        readings = Readings(read)
        first = asyncio.create_task(readings.now("t"))
        await asyncio.sleep(0.01)
        others = [asyncio.create_task(readings.now("t")) for _ in range(50)]
        await asyncio.sleep(0.01)
        go.set()
        assert await first == 0
        assert set(await asyncio.gather(*others)) == {1}, "those who came later share a look that began later"
        assert await readings.now("t") == 2

    asyncio.run(play())


def test_a_look_that_fails_fails_for_those_who_shared_it_only() -> None:
    async def play() -> None:
        async def read(_: str) -> int:
            raise LookupError

        readings = Readings(read)
        for _ in range(2):
            results = await asyncio.gather(*[readings.now("t") for _ in range(3)], return_exceptions=True)
            assert all(isinstance(result, LookupError) for result in results)

    asyncio.run(play())


def test_the_same_state_is_built_once(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many watchers ask for it however often."""
    built: list[object] = []
    build = hubs._built

    def counted(*given: Any) -> Any:
        built.append(given[1])
        return build(*given)

    monkeypatch.setattr(hubs, "_built", counted)

    async def play() -> None:
        _, table = await a_table(house)
        sockets = [await raw(house, table) for _ in range(10)]
        texts = set()
        for _ in range(3):
            for each in sockets:
                await each.send(json.dumps({"type": "look", "seat": None, "lang": "en", "since": None}))
            for each in sockets:
                texts.add(json.dumps(await heard(each, "state")))
        assert len(texts) == 1 and len([each for each in built if each[0] == table]) == 1  # type: ignore[index]
        for each in sockets:
            await each.close()

    run(play())


def test_a_finished_game_is_told_once(house: Running, anna: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    replay = archive.Archive.replay

    def counted(self: archive.Archive, public_id: str, *given: Any) -> dict[str, object]:
        told.append(threading.current_thread().name)
        return replay(self, public_id, *given)

    monkeypatch.setattr(archive.Archive, "replay", counted)
    made = anna.post(
        "/api/tables", json={"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    ).json()["id"]
    assert anna.get(f"/api/tables/{made}/replay").status_code == 409
    concede = {"type": "concede", "id": "c", "seat": 0}
    anna.post(f"/api/tables/{made}/commands", json=concede).raise_for_status()
    told.clear()
    answers = {anna.get(f"/api/tables/{made}/replay?lang=pl").content for _ in range(5)}
    assert len(answers) == 1 and len(told) == 1 and told[0].startswith("palatine-aside")


def test_all_sockets_of_a_visitor_share_one_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is thrown out for it: what comes too fast is read later."""
    monkeypatch.setitem(limiting.PACES, "unknown", (10, 20.0))

    async def play() -> None:
        _, table = await a_table(house)
        sockets = [await raw(house, table) for _ in range(8)]
        loop = asyncio.get_running_loop()
        begin = loop.time()
        for each in sockets:
            for _ in range(5):
                await each.send('{"type": "ping"}')
        own = await raw(house, table, await guest(house, "Bert"))
        await own.send('{"type": "ping"}')
        await heard(own, "pong")
        for each in sockets:
            for _ in range(5):
                await heard(each, "pong")
        assert loop.time() - begin > (40 - 10) / 20.0 * 0.9
        for each in (own, *sockets):
            await each.close()

    with Running(settings_of(tmp_path, limits=True), background=False) as house:
        run(play())


def test_a_pace_is_counted_by_person_and_by_address(tmp_path: Path) -> None:
    limiter = Limiter(settings_of(tmp_path, limits=True), Rates())
    at_once = limiting.PACES["person"][0]
    assert [limiter.pace("mallory", "1.1.1.1") for _ in range(at_once)] == [0.0] * at_once
    assert limiter.pace("mallory", "2.2.2.2") > 0.0, "another address makes nobody another person"
    assert limiter.pace("ada", "1.1.1.1") == 0.0
    for person in range(6):
        for _ in range(at_once):
            limiter.pace(f"guest {person}", "1.1.1.1")
    assert limiter.pace("bert", "1.1.1.1") > 0.0, "nor are many guests many addresses"
