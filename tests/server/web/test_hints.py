"""The route of hints: a person asks, a worker answers, and nobody else hears of it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import palatine
from palatine.server.web.limiting import Rates
from server.web.running import WORKER_TOKEN, Running, settings_of

WORKER = {"Authorization": f"Bearer {WORKER_TOKEN}"}
BOTH = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture
def quiet(tmp_path: Path) -> Running:
    return Running(settings_of(tmp_path, rescue_after=60_000, hint_wait=5_000), background=False)


def seated(client: httpx.Client) -> tuple[str, dict[str, Any]]:
    """A table of one's own, and what to ask a hint for."""
    client.post("/api/guest", json={"nickname": "Anna"})
    table = client.post("/api/tables", json=BOTH).json()["id"]
    for seat in (0, 1):
        state = client.get(f"/api/tables/{table}?seat={seat}").json()
        if state["ask"]:
            assert state["table"]["hints"] is True
            return table, {"seat": seat, "ask": state["ask"]["number"], "lang": "pl"}
    raise AssertionError("somebody is asked")


def test_a_hint_comes_back_to_whoever_asked(quiet: Running) -> None:
    with quiet, quiet.client() as anna, httpx.Client(base_url=quiet.address, headers=WORKER, timeout=30) as worker:
        table, asked = seated(anna)
        with ThreadPoolExecutor(1) as pool:
            coming = pool.submit(anna.post, f"/api/tables/{table}/hints", json=asked)
            job = worker.post("/api/worker/jobs", json={"worker": "w", "wait": 20}).json()
            assert (job["kind"], job["seat"], job["think"]) == ("hint", asked["seat"], 1.5)
            action = palatine.load(job["table"]).options(job["seat"])[-1]
            found = {"action": action, "win": 0.625, "points": 31.5, "tables": 80}
            answer = {"lease": job["lease"], "moves": [found]}
            assert worker.post(f"/api/worker/hints/{job['id']}", json=answer).status_code == 204
            told = coming.result(20).json()
        assert worker.post(f"/api/worker/hints/{job['id']}", json=answer).status_code == 409
        state = anna.get(f"/api/tables/{table}?seat={asked['seat']}&lang=pl").json()
        assert told == {"ask": asked["ask"], "moves": [{**state["ask"]["options"][-1], **found}]}
        with quiet.client() as bert:
            bert.post("/api/guest", json={"nickname": "Bert"})
            refused = bert.post(f"/api/tables/{table}/hints", json=asked)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_yours")


def test_a_move_ends_the_wait(quiet: Running) -> None:
    with quiet, quiet.client() as anna, quiet.client(cookies=anna.cookies) as other:
        table, asked = seated(anna)
        other.cookies.update(anna.cookies)
        with ThreadPoolExecutor(1) as pool:
            coming = pool.submit(other.post, f"/api/tables/{table}/hints", json=asked)
            state = anna.get(f"/api/tables/{table}?seat={asked['seat']}").json()
            action = state["ask"]["options"][0]["action"]
            move = {"type": "move", "id": "m1", "seat": asked["seat"], "ask": asked["ask"], "action": action}
            assert anna.post(f"/api/tables/{table}/commands", json=move).status_code == 200
            late = coming.result(20)
        assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")


def test_nobody_waits_for_ever_and_nobody_asks_for_ever(tmp_path: Path) -> None:
    settings = settings_of(tmp_path, rescue_after=60_000, hint_wait=200, limits=True)
    with Running(settings, Rates(hints="2/minute"), background=False) as alone, alone.client() as anna:
        table, asked = seated(anna)
        answers = [anna.post(f"/api/tables/{table}/hints", json=asked) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [503, 503, 429]
        assert answers[0].json()["error"]["code"] == "busy" and answers[0].headers["retry-after"] == "1"
