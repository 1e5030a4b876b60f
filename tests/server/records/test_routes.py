"""The routes of records over HTTP: shapes, statuses, who may what, and that nothing is kept of what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import palatine
from server.records.conftest import LATE
from server.records.games import finished, unfinished
from server.web.running import Running, settings_of


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("records")
    with Running(settings_of(folder), background=False) as started:
        yield started


@contextmanager
def guest(running: Running, name: str) -> Iterator[httpx.Client]:
    with running.client() as client:
        client.post("/api/guest", json={"nickname": name, "lang": "pl"}).raise_for_status()
        yield client


@pytest.fixture
def anna(running: Running) -> Iterator[httpx.Client]:
    with guest(running, "Anna") as client:
        yield client


@pytest.fixture
def stranger(running: Running) -> Iterator[httpx.Client]:
    with running.client() as client:
        yield client


def good(response: httpx.Response, status: int = 200) -> Any:
    assert response.status_code == status, response.text
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> dict[str, str]:
    assert response.status_code == status, response.text
    error = response.json()["error"]
    assert error["code"] == code and error["en"] and error["pl"] and error["en"] != error["pl"]
    assert isinstance(error, dict)
    return error


ME = {"kind": "me"}


def test_a_finished_record_is_brought_and_replayed(anna: httpx.Client, stranger: httpx.Client) -> None:
    table = finished("valeria")
    brought = good(anna.post("/api/records", json={"text": table.record()}), 201)
    assert brought["finished"] and brought["position"] is None and brought["names"] == ["Ala", "Bolek", "Cesia"]
    path = f"/api/tables/{brought['id']}"
    record = stranger.get(f"{path}/record")
    assert record.status_code == 200 and record.headers["content-type"].startswith("text/plain")
    assert palatine.replay(record.text).digest() == table.digest()
    replay = good(stranger.get(f"{path}/replay", params={"lang": "pl", "everything": "true"}))
    assert replay["moves"] == len(replay["steps"]) - 1 == brought["moves"]
    assert replay["scores"] == table.scores() and replay["result"]["reason"] == "imported"
    assert all(step["label"] for step in replay["steps"][1:])
    event = replay["steps"][0]["events"][0]
    assert event["text"] and event["kind"] and event["rule"]
    seat = good(stranger.get(f"{path}/replay", params={"seat": 1}))
    assert any(step["label"] is None for step in seat["steps"][1:])
    moment = good(stranger.get(f"{path}/replay/7", params={"seat": 0, "lang": "en"}))
    assert moment["number"] == 7 and moment["view"]["viewer"] == 0 and moment["moves"] == replay["moves"]
    state = good(stranger.get(path))
    assert state["table"]["status"] == "over" and state["table"]["scores"] == table.scores()


def test_what_is_not_there(anna: httpx.Client) -> None:
    brought = good(anna.post("/api/records", json={"text": finished("paladins").record()}), 201)
    path = f"/api/tables/{brought['id']}"
    refused(anna.get(f"{path}/replay/99999"), 404, "not_found")
    refused(anna.get(f"{path}/replay", params={"seat": 5}), 404, "no_such_seat")
    refused(anna.get(f"{path}/replay", params={"seat": 9}), 422, "invalid")
    refused(anna.get("/api/tables/nosuchtabl/record"), 404, "not_found")
    refused(anna.get("/api/reports/nosuchreport"), 404, "not_found")


def test_wrong_records(anna: httpx.Client, stranger: httpx.Client) -> None:
    text = finished("kingsburg").record()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("2: "))
    lines[at] = "2: dance"
    before = len(good(anna.get("/api/me/tables"))["tables"])
    error = refused(anna.post("/api/records", json={"text": "\n".join(lines)}), 422, "broken_record")
    assert error["en"].startswith(f"line {at + 1}, “2: dance”") and error["pl"].startswith(f"wiersz {at + 1}, ")
    refused(anna.post("/api/records", json={"text": "hello"}), 422, "broken_record")
    refused(anna.post("/api/records", json={"text": "game: chess\n"}), 404, "unknown_game")
    refused(anna.post("/api/records", json={"text": ""}), 422, "invalid")
    refused(anna.post("/api/records", json={"text": "x" * 450_000}), 422, "invalid")
    refused(anna.post("/api/records", json={"text": "x" * 600_000}), 413, "too_large")
    refused(stranger.post("/api/records", json={"text": text}), 401, "identity")
    assert len(good(anna.get("/api/me/tables"))["tables"]) == before


def test_an_unfinished_record_goes_on_as_a_new_table(anna: httpx.Client) -> None:
    brought = good(anna.post("/api/records", json={"text": unfinished("wonderful_kingdom", 50).record()}), 201)
    assert not brought["finished"] and brought["id"] is None and brought["moves"] == 50
    seats = [ME, {"kind": "friend"}]
    created = good(anna.post("/api/positions", json={"position": brought["position"], "seats": seats}), 201)
    assert [invite["seat"] for invite in created["invites"]] == [1]
    assert good(anna.get(f"/api/tables/{created['id']}"))["table"]["status"] == "open"


def test_positions(anna: httpx.Client, stranger: httpx.Client, running: Running) -> None:
    created = good(anna.post("/api/tables", json={"game": "valeria", "seats": [ME, {"kind": "bot"}]}), 201)
    path = f"/api/tables/{created['id']}"
    mine = good(anna.get(f"{path}/position", params={"seat": 0}))["position"]
    assert palatine.load(mine).to_act and not {"log", "chance", "origin"} & mine.keys()
    refused(anna.get(f"{path}/position", params={"seat": 1}), 403, "not_yours")
    refused(stranger.get(f"{path}/position", params={"seat": 0}), 403, "not_yours")
    assert palatine.load(good(stranger.get(f"{path}/position"))["position"]).seat_count == 2
    for ask in ("record", "replay", "replay/3"):
        refused(anna.get(f"{path}/{ask}"), 409, "refused")
    past = good(anna.get(f"{path}/past", params={"event": 0, "seat": 0, "lang": "pl"}))
    assert past["number"] == 0 and past["label"] is None and past["view"]["viewer"] == 0
    refused(stranger.get(f"{path}/past", params={"step": 0, "seat": 0}), 403, "not_yours")
    refused(anna.get(f"{path}/past", params={"step": 99}), 404, "not_found")
    for wrong in ({}, {"step": 0, "event": 0}):
        refused(anna.get(f"{path}/past", params=wrong), 422, "bad_request")
    with guest(running, "Bolek") as bolek:
        again = good(bolek.post("/api/positions", json={"position": mine, "seats": [ME, ME]}), 201)
        state = good(bolek.get(f"/api/tables/{again['id']}", params={"seat": 0}))
        assert (
            state["view"]["zones"]["dukes_dealt"][0]
            == good(anna.get(path, params={"seat": 0}))["view"]["zones"]["dukes_dealt"][0]
        )


@pytest.mark.parametrize(
    ("position", "code", "status"),
    [
        ({}, "bad_request", 422),
        ({"game": "chess"}, "unknown_game", 404),
        ({"game": "kingsburg", "speed": 3}, "bad_position", 422),
        ({"game": "kingsburg", "rules": 9}, "bad_request", 422),
        ({"game": "kingsburg", "pending": [["fly"]]}, "bad_position", 422),
    ],
    ids=["nothing", "game", "field", "rules", "step"],
)
def test_wrong_positions(anna: httpx.Client, position: dict[str, object], code: str, status: int) -> None:
    refused(anna.post("/api/positions", json={"position": position, "seats": [ME, ME]}), status, code)


def test_continuing(anna: httpx.Client, stranger: httpx.Client) -> None:
    brought = good(anna.post("/api/records", json={"text": finished("valeria").record()}), 201)
    path = f"/api/tables/{brought['id']}/continue"
    body = {"at": 2, "seats": [ME, {"kind": "bot"}, {"kind": "open"}], "clock": {"kind": "days", "days": 2}}
    created = good(anna.post(path, json=body), 201)
    table = good(anna.get(f"/api/tables/{created['id']}"))["table"]
    assert table["status"] == "open" and table["clock"]["days"] == 2 and table["game"] == "valeria"
    refused(stranger.post(path, json=body), 401, "identity")
    refused(anna.post(path, json={**body, "at": brought["moves"]}), 409, "refused")
    refused(anna.post(path, json={**body, "at": brought["moves"] + 1}), 404, "not_found")
    refused(anna.post(path, json={**body, "seats": [ME]}), 422, "bad_request")
    refused(anna.post(path, json={**body, "position": {}}), 422, "invalid")


def test_reports(anna: httpx.Client, stranger: httpx.Client, running: Running) -> None:
    created = good(anna.post("/api/positions", json={"position": LATE, "seats": [ME, ME]}), 201)
    path = f"/api/tables/{created['id']}/reports"
    told = good(anna.post(path, json={"words": "Coś nie gra."}), 201)
    form = anna.get(f"/api/reports/{told['id']}", params={"lang": "pl"})
    assert form.status_code == 200 and "Coś nie gra." in form.text
    assert palatine.replay(form.text).to_act
    with guest(running, "Bolek") as bolek:
        refused(bolek.get(f"/api/reports/{told['id']}"), 404, "not_found")
    refused(stranger.get(f"/api/reports/{told['id']}"), 401, "identity")
    refused(stranger.post(path, json={"words": "x"}), 401, "identity")
    refused(anna.post(path, json={"words": ""}), 422, "invalid")
    refused(anna.post("/api/tables/nosuchtabl/reports", json={"words": "x"}), 404, "not_found")


@pytest.mark.parametrize("game", ["kingsburg", "paladins", "valeria", "wonderful_kingdom"])
def test_an_absurd_position_opens_no_table(anna: httpx.Client, game: str) -> None:
    """It was taken once, and every look at its table failed for ever."""
    step = palatine.new_game(game, 2).game.step_names[0]
    asked = {
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "position": {"game": game, "seats": 2, "pending": [[step, 0, 2**62, 2**62]]},
    }
    answer = anna.post("/api/positions", json=asked)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_position")
