"""A real `palatine serve`: health, whole games against bots, an end that loses nothing, figures and logs."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import Gone, Person, Refused, play_on
from server.process import WORKER_TOKEN, Server

CHEAP: dict[str, dict[str, Any]] = {
    "kingsburg": {"seats": 2, "options": {}},
    "paladins": {"seats": 2, "options": {}},
    "valeria": {"seats": 2, "options": {}},
    "wonderful_kingdom": {"seats": 2, "options": {}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with one worker for the tests that break nothing."""
    folder = tmp_path_factory.mktemp("serve")
    with Server(f"sqlite:///{folder}/palatine.db", folder, workers=1) as started:
        yield started


def seats(count: int, bot: str = "greedy") -> list[dict[str, Any]]:
    return [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for _ in range(count - 1)]]


async def played(address: str, game: str, moves: int = 100_000) -> dict[str, Any]:
    """One person plays at random against bots; the state at the end."""
    person = await Person.guest(address, "Anna")
    try:
        table = await person.create(game, seats(CHEAP[game]["seats"]), options=CHEAP[game]["options"])
        async with person.chair(table.id, 0) as chair:
            await play_on(chair, random.Random(game), moves)
            return chair.state
    finally:
        await person.leave()


def test_it_says_that_it_is_well(server: Server) -> None:
    answer = httpx.get(f"{server.address}/healthz")
    assert answer.status_code == 200 and answer.json() == {"status": "ok"}
    assert len(answer.headers["x-request-id"]) == 16
    assert f"The table is open: {server.address}" in server.log.read_text()


@pytest.mark.parametrize("game", CHEAP)
def test_a_person_plays_to_the_end_against_a_bot(server: Server, game: str) -> None:
    state = asyncio.run(played(server.address, game))
    assert state["table"]["status"] == "over" and state["table"]["result"]["reason"] == "finished"
    assert len(state["table"]["scores"]) == CHEAP[game]["seats"]


def test_figures_are_for_this_machine_only(server: Server) -> None:
    text = httpx.get(f"{server.address}/metrics").text
    assert "palatine_workers 1.0" in text
    assert 'palatine_bot_answers_total{by="worker"}' in text
    assert 'palatine_commands_total{command="move",outcome="done"}' in text
    assert 'route="/api/worker/jobs"' in text and 'route="/api/tables"' in text
    forwarded = httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert forwarded.status_code == 403


def test_logs_hold_no_secret(server: Server) -> None:
    """Secrets are sent to every place where they could be written down; then the log is searched for them."""

    async def visit() -> list[str]:
        person = await Person.guest(server.address, "Bolek")
        token = (await person.ask("POST", "/api/me/tokens", {"label": "test"}))["token"]
        device = (await person.ask("POST", "/api/me/device-link"))["path"].rsplit("/", 1)[-1]
        table = await person.create("kingsburg", [{"kind": "me"}, {"kind": "friend"}])
        invite = next(iter(table.invites.values())).rsplit("/", 1)[-1]
        for path in (f"/api/tables/{table.id}?token=query-{token}", f"/claim/{invite}", f"/api/me?x=query-{token}"):
            await person.answer("GET", path)
        for body in ({"token": device + "x"}, {"token": 7}):
            await person.answer("POST", "/api/claim", body)
        await person.answer("POST", "/api/login", {"name": "nobody", "password": "a-secret-password"})
        cookie = person.token
        await person.leave()
        return [token, device, invite, cookie, "a-secret-password", f"query-{token}", WORKER_TOKEN]

    secrets = asyncio.run(visit())
    log = server.log.read_text()
    assert all(len(secret) > 12 and secret not in log for secret in secrets)
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method", "route", "status", "ms", "request", "level", "time", "event"} == set(requests[0])
    assert any(line["route"] == "/api/claim" and line["status"] >= 400 for line in requests)
    for word in ("seed", "cookie", "lease", "authorization", "Traceback"):
        assert word not in log


def test_sigterm_during_play_loses_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/palatine.db", tmp_path, workers=1)

    async def play_until_closed(person: Person, table: str) -> tuple[int, list[Any]]:
        """Play until the server leaves; the last acknowledged version, and how the socket ended."""
        acknowledged = 0
        said: list[Any] = []
        async with person.chair(table, 0) as chair:
            dice = random.Random(1)
            person.listening = True
            try:
                while chair.status == "playing":
                    if chair.ask is None:
                        await chair.until(lambda: chair.ask is not None)
                        continue
                    number = chair.ask["number"]
                    done = await chair.move(dice.choice(chair.options)["action"])
                    acknowledged = done["version"]
                    await chair.until(lambda: chair.ask is None or chair.ask["number"] != number)  # noqa: B023
            except (Gone, Refused):
                said = [json.loads(heard.text) for heard in person.heard if heard.source == "socket"]
        return acknowledged, said

    async def trial() -> None:
        person = await Person.guest(server.address, "Anna")
        table = (await person.create("kingsburg", seats(3))).id
        playing = asyncio.create_task(play_until_closed(person, table))
        await asyncio.sleep(1.0)
        assert not playing.done()
        start = time.monotonic()
        status = await asyncio.to_thread(server.stop)
        assert status == 0 and time.monotonic() - start < 10
        acknowledged, said = await playing
        assert acknowledged > 0 and said[-1] == {"type": "bye", "reason": "shutdown"}
        server.start()
        state = await person.state(table, 0)
        assert state["version"] >= acknowledged and state["table"]["status"] in ("playing", "over")
        await person.leave()

    server.start()
    try:
        asyncio.run(trial())
    finally:
        server.stop()
    ended = [json.loads(line)["event"] for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert ended.count("server ends") == 2 and ended.count("worker ends") == 2
