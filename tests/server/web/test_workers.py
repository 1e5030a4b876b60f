"""The routes of workers and of notices: questions for bots, calls for people."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest

import palatine
from server.web.running import WORKER_TOKEN, Running, settings_of

WORKER = {"Authorization": f"Bearer {WORKER_TOKEN}"}
WITH_BOT = {"game": "kingsburg", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]}


@pytest.fixture
def quiet(tmp_path: Path) -> Running:
    """A server that does nothing of its own accord, so that workers have work."""
    return Running(settings_of(tmp_path, rescue_after=60_000), background=False)


def test_workers_show_their_token(quiet: Running) -> None:
    with quiet, httpx.Client(base_url=quiet.address) as client:
        asked = {"worker": "w", "wait": 0}
        assert client.post("/api/worker/jobs", json=asked).status_code == 401
        wrong = {"Authorization": "Bearer wrong"}
        assert client.post("/api/worker/jobs", json=asked, headers=wrong).status_code == 401
        assert client.post("/api/worker/jobs", json=asked, headers=WORKER).status_code == 204
        assert client.post("/api/worker/jobs/none", json={"lease": "x", "action": 0}, headers=WORKER).status_code == 409


def test_a_worker_plays_for_a_bot(quiet: Running) -> None:
    with quiet, quiet.client() as anna, httpx.Client(base_url=quiet.address, headers=WORKER, timeout=30) as worker:
        anna.post("/api/guest", json={"nickname": "Anna"})
        table = anna.post("/api/tables", json=WITH_BOT).json()["id"]
        for _ in range(60):
            state = anna.get(f"/api/tables/{table}?seat=1").json()
            if state["ask"]:
                ask = state["ask"]
                move = {"type": "move", "id": f"m{state['version']}", "seat": 1, "ask": ask["number"]}
                sent = anna.post(f"/api/tables/{table}/commands", json={**move, "action": ask["options"][0]["action"]})
                assert sent.status_code == 200
                continue
            job = worker.post("/api/worker/jobs", json={"worker": "w", "wait": 1}).json()
            assert set(job) == {"kind", "id", "lease", "seat", "bot", "level", "seed", "seconds", "think", "table"}
            assert (job["seat"], job["bot"], job["table"]["log"]) == (0, "random", [])
            action = palatine.load(job["table"]).options(0)[0]
            answer = {"lease": job["lease"], "action": action}
            assert worker.post(f"/api/worker/jobs/{job['id']}", json=answer).status_code == 200
            late = worker.post(f"/api/worker/jobs/{job['id']}", json=answer)
            assert late.status_code in (404, 409)
            return
        raise AssertionError("the bot was never asked")


def test_a_waiting_worker_is_told_at_once(quiet: Running) -> None:
    async def wait_and_open() -> float:
        async with (
            httpx.AsyncClient(base_url=quiet.address, headers=WORKER, timeout=30) as worker,
            httpx.AsyncClient(base_url=quiet.address, headers={"Origin": quiet.address}, timeout=30) as anna,
        ):
            await anna.post("/api/guest", json={"nickname": "Anna"})
            waiting = asyncio.create_task(worker.post("/api/worker/jobs", json={"worker": "w", "wait": 20}))
            await asyncio.sleep(0.3)
            start = time.monotonic()
            made = await anna.post(
                "/api/tables", json={"game": "paladins", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
            )
            assert made.status_code == 201
            assert (await waiting).status_code == 200
            return time.monotonic() - start

    with quiet:
        assert asyncio.run(wait_and_open()) < 10


def test_notices_are_listed_streamed_and_seen(house: Running, anna: httpx.Client, browser: httpx.Client) -> None:
    browser.post("/api/guest", json={"nickname": "Bert"})
    made = anna.post("/api/tables", json={"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    browser.post("/api/claim", json={"token": made["invites"][0]["path"].removeprefix("/claim/")})
    kinds = {notice["kind"] for notice in anna.get("/api/notices").json()["notices"]}
    assert kinds in ({"turn"}, {"joined"})  # whoever came last began the game, and chance says who is first
    with anna.stream("GET", "/api/notices/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["cache-control"] == "no-store"
        data = next(line for line in stream.iter_lines() if line.startswith("data: "))
        assert made["id"] in {notice["table"] for notice in json.loads(data.removeprefix("data: "))}
    assert anna.post("/api/notices/seen", json={}).status_code == 204
    assert all(notice["seen"] for notice in anna.get("/api/notices").json()["notices"])
    assert anna.post("/api/notices/seen", json={"ids": ["nobodys-1"]}).status_code == 204


def test_browsers_that_want_to_be_called(anna: httpx.Client) -> None:
    assert anna.get("/api/push").json() == {"key": None}
    keys = {"p256dh": "B" + "x" * 86, "auth": "a" * 22}
    subscription = {"endpoint": "https://push.example/abc", "keys": keys}
    assert anna.post("/api/me/push", json=subscription).status_code == 204
    assert anna.post("/api/me/push", json={**subscription, "endpoint": "http://push.example/abc"}).status_code == 422
    assert anna.request("DELETE", "/api/me/push", json={"endpoint": "https://push.example/abc"}).status_code == 204
