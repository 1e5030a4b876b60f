"""A real `palatine serve`: health, whole games against bots, an end that loses nothing, figures and logs."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cli.terminal import palatine_says

from palatine.server.bus import Bus
from palatine.server.hall.hall import Hall
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from server.client import Chair, Gone, Person, Refused
from server.operations.receiver import receiving
from server.process import WORKER_TOKEN, Server
from server.waiting import until

CHEAP: dict[str, dict[str, Any]] = {
    "kingsburg": {"bot": "greedy", "options": {}},
    "paladins": {"bot": "random", "options": {}},
    "valeria": {"bot": "greedy", "options": {}},
    "wonderful_kingdom": {"bot": "random", "options": {"module": "none"}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with one worker for the tests that break nothing."""
    folder = tmp_path_factory.mktemp("serve")
    quick = {"PALATINE_WEBHOOKS_PRIVATE": "on", "PALATINE_NOTICE_DELAY": "0", "PALATINE_TICK_EVERY": "200"}
    with Server(f"sqlite:///{folder}/palatine.db", folder, 1, quick) as started:
        yield started


def seats(count: int, bot: str = "greedy") -> list[dict[str, Any]]:
    return [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for _ in range(count - 1)]]


@asynccontextmanager
async def guest(server: Server, name: str, lang: str = "en", listening: bool = False) -> AsyncIterator[Person]:
    """Somebody who leaves at the end, whatever happens."""
    person = await Person.guest(server.address, name, lang, listening)
    try:
        yield person
    finally:
        await person.leave()


async def play_on(chair: Chair, dice: random.Random) -> None:
    """Random legal moves whenever the seat is asked, until the game is over."""
    while chair.status == "playing":
        if chair.ask is None:
            await chair.until(lambda: chair.ask is not None or chair.status != "playing")
            continue
        number = chair.ask["number"]
        await chair.move(dice.choice(chair.options)["action"])
        await chair.until(lambda: chair.ask is None or chair.ask["number"] != number)  # noqa: B023


async def played(server: Server, game: str) -> dict[str, Any]:
    """One person plays at random against a bot; the state at the end."""
    async with guest(server, "Anna") as person:
        table = await person.create(game, seats(2, CHEAP[game]["bot"]), options=CHEAP[game]["options"])
        async with person.chair(table.id, 0) as chair:
            await play_on(chair, random.Random(game))
            return chair.state


def test_it_says_that_it_is_well(server: Server) -> None:
    answer = httpx.get(f"{server.address}/healthz")
    assert answer.status_code == 200 and answer.json() == {"status": "ok"}
    assert len(answer.headers["x-request-id"]) == 16
    assert f"The table is open: {server.address}" in server.log.read_text()


@pytest.mark.parametrize("game", CHEAP)
def test_a_person_plays_to_the_end_against_a_bot(server: Server, game: str) -> None:
    state = asyncio.run(played(server, game))
    assert state["table"]["status"] == "over" and state["table"]["result"]["reason"] == "finished"
    assert len(state["table"]["scores"]) == 2


def test_figures_are_for_this_machine_only(server: Server) -> None:
    async def some_moves() -> None:
        async with guest(server, "Anna") as person:
            table = await person.create("valeria", seats(2))
            async with person.chair(table.id, 0) as chair:
                await chair.until(lambda: chair.ask is not None)
                await chair.move(chair.options[0]["action"])

    asyncio.run(some_moves())
    until(lambda: 'palatine_bot_answers_total{by="worker"}' in httpx.get(f"{server.address}/metrics").text)
    text = httpx.get(f"{server.address}/metrics").text
    assert "palatine_workers 1.0" in text
    assert 'palatine_commands_total{command="move",outcome="done"}' in text
    assert 'route="/api/worker/jobs"' in text and 'route="/api/tables"' in text
    forwarded = httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert forwarded.status_code == 403


def test_logs_hold_no_secret(server: Server) -> None:
    """Secrets are sent to every place where they could be written down; then the log is searched for them."""

    async def visit() -> list[str]:
        async with guest(server, "Bolek") as person:
            token = (await person.ask("POST", "/api/me/tokens", {"label": "test"}))["token"]
            device = (await person.ask("POST", "/api/me/device-link"))["path"].rsplit("/", 1)[-1]
            table = await person.create("kingsburg", [{"kind": "me"}, {"kind": "friend"}])
            invite = next(iter(table.invites.values())).rsplit("/", 1)[-1]
            for path in (f"/api/tables/{table.id}?token=query-{token}", f"/claim/{invite}", f"/api/me?x=query-{token}"):
                await person.answer("GET", path)
            for body in ({"token": device + "x"}, {"token": 7}):
                await person.answer("POST", "/api/claim", body)
            await person.answer("POST", "/api/login", {"name": "nobody", "password": "a-secret-password"})
            return [token, device, invite, person.token, "a-secret-password", f"query-{token}", WORKER_TOKEN]

    secrets = asyncio.run(visit())
    log = server.log.read_text()
    assert all(len(secret) > 12 and secret not in log for secret in secrets)
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method", "route", "status", "ms", "request", "level", "time", "event"} == set(requests[0])
    assert any(line["route"] == "/api/claim" and line["status"] >= 400 for line in requests)
    for word in ("seed", "cookie", "lease", "authorization", "Traceback"):
        assert word not in log


async def play_until_closed(chair: Chair) -> int:
    """Play until the server leaves; the last acknowledged version."""
    acknowledged = 0
    dice = random.Random(1)
    try:
        while chair.status == "playing":
            if chair.ask is None:
                await chair.until(lambda: chair.ask is not None)
                continue
            number = chair.ask["number"]
            acknowledged = (await chair.move(dice.choice(chair.options)["action"]))["version"]
            await chair.until(lambda: chair.ask is None or chair.ask["number"] != number)  # noqa: B023
    except (Gone, Refused):
        pass
    return acknowledged


def children(process: int) -> list[str]:
    """The processes that this one has started."""
    return [pid for task in Path(f"/proc/{process}/task").iterdir() for pid in (task / "children").read_text().split()]


def runs(pid: str) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().split()[2] != "Z"


def test_sigterm_during_play_loses_nothing_and_workers_follow_their_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/palatine.db", tmp_path, workers=1)

    async def trial() -> None:
        async with guest(server, "Anna", listening=True) as person:
            table = (await person.create("kingsburg", seats(3))).id
            async with person.chair(table, 0) as chair:
                playing = asyncio.create_task(play_until_closed(chair))
                await asyncio.sleep(1.5)
                assert not playing.done()
                assert await asyncio.to_thread(server.stop) == 0
                acknowledged = await playing
            said = [json.loads(heard.text) for heard in person.heard if heard.source == "socket"]
            assert acknowledged > 0 and said[-1] == {"type": "bye", "reason": "shutdown"}
            server.start()
            state = await person.state(table, 0)
            assert state["version"] >= acknowledged and state["table"]["status"] in ("playing", "over")

    server.start()
    try:
        asyncio.run(trial())
        events = [json.loads(line)["event"] for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert events.count("server ends") == 1 and events.count("worker ends") == 1
        assert server.process is not None
        parent = server.process.pid
        until(lambda: len(children(parent)) == 1)
        worker = children(parent)[0]
        until(lambda: server.log.read_text().count("worker starts") == 2)
        server.kill()
        until(lambda: not runs(worker))
    finally:
        server.stop()


def test_a_webhook_is_called_when_it_is_my_turn(server: Server) -> None:
    async def trial(address: str) -> None:
        async with guest(server, "Anna", "pl") as anna, guest(server, "Bolek", "pl") as bolek:
            for person in (anna, bolek):
                await person.ask("PATCH", "/api/me", {"webhook": f"{address}/{person.name}"})
            table = await anna.create("valeria", [{"kind": "me"}, {"kind": "friend"}])
            await bolek.claim(table.invites[1])
            assert (await anna.state(table.id, 0))["table"]["status"] == "playing"
            listed = (await anna.ask("GET", "/api/notices"))["notices"]
            assert [row["kind"] for row in listed if not row["seen"]] == ["turn"]
            assert listed[0]["text"] == "Valeria: Karciane królestwa: twoja kolej."

    with receiving() as receiver:
        asyncio.run(trial(receiver.address))
        got = receiver.got.get(timeout=20)
    sent = json.loads(got.body)
    assert got.path == "/hook/Anna" and sent["kind"] == "turn" and sent["seat"] == 0
    assert got.headers["x-palatine-delivery"] == sent["id"]
    assert got.headers["x-palatine-signature"].startswith("t=")
    assert sent["url"] == f"{server.address}/t/{sent['table']}"


def test_backup_and_restore_from_the_command_line(server: Server, tmp_path: Path) -> None:
    async def a_table() -> tuple[str, dict[str, Any]]:
        async with guest(server, "Celina") as person:
            table = (await person.create("kingsburg", [{"kind": "me"}, {"kind": "me"}])).id
            async with person.chair(table, 0) as one, person.chair(table, 1) as other:
                for _ in range(6):
                    chair = one if one.ask is not None else other
                    version = (await chair.move(chair.options[0]["action"]))["version"]
                    for each in (one, other):
                        await each.until(lambda: each.version >= version)  # noqa: B023
            report = await person.ask("POST", f"/api/tables/{table}/reports", {"words": "the sheep is blue"})
            return str(report["id"]), await person.state(table, 0)

    report, state = asyncio.run(a_table())
    file, copy = tmp_path / "backup.gz", f"sqlite:///{tmp_path}/copy.db"
    made = palatine_says("backup", str(file), "--database", server.database)
    assert (made.exit_code, made.stdout) == (0, f"The backup is in: {file}\n"), made.output
    assert file.stat().st_mode & 0o077 == 0, "nobody else reads it"
    again = palatine_says("backup", str(file), "--database", server.database)
    assert again.exit_code == 2 and "exists already" in again.stderr
    restored = palatine_says("restore", str(file), "--database", copy)
    assert (restored.exit_code, restored.stdout) == (0, f"Everything from the backup is back in: {tmp_path}/copy.db\n")
    refused = palatine_says("restore", str(file), "--database", copy, "--lang", "pl")
    assert refused.exit_code == 2 and "nie jest pusta" in refused.stderr
    assert palatine_says("restore", str(file), "--database", copy, "--force").exit_code == 0

    listed = palatine_says("reports", "--database", copy)
    assert report in listed.stdout and "the sheep is blue" in listed.stdout
    shown = palatine_says("reports", report, "--database", copy)
    assert shown.exit_code == 0 and "kingsburg" in shown.stdout

    database = Database(copy)
    try:
        room = Hall(database, Bus(database), Settings(database=copy)).room(state["table"]["id"])
        assert room.version == state["version"] and room.table is not None
        assert room.table.view(0) == state["view"]
    finally:
        database.close()
