"""Tables over HTTP: opening, finding, watching, playing."""

import httpx
import pytest

import palatine
from server.web.running import Running

TWO = [{"kind": "me"}, {"kind": "open"}]


def open_table(client: httpx.Client, **more: object) -> str:
    body = {"game": "kingsburg", "seats": TWO, **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def test_games_and_options(browser: httpx.Client) -> None:
    found = browser.get("/api/games").json()
    assert [game["name"] for game in found["games"]] == ["kingsburg", "paladins", "valeria", "wonderful_kingdom"]
    assert [bot["level"] for bot in found["bots"]] == [1, 2, 3, 4, 5, None, None]
    assert [bot["name"]["pl"] for bot in found["bots"]][:5] == ["Paź", "Cześnik", "Podkomorzy", "Kasztelan", "Palatyn"]
    words = [bot["bot"] for bot in found["bots"]]
    assert {*words, found["opponent"], found["stand_in"]} <= set(palatine.bots())
    for game in found["games"]:
        assert browser.get(f"/api/games/{game['name']}").json()["title"] == game["title"]
    fine = browser.post("/api/options/check", json={"game": "kingsburg", "seats": 2, "options": {"edition": 1}})
    assert fine.json()["ok"] is True
    assert fine.json()["options"]["edition"] == 1
    clash = {"game": "kingsburg", "seats": 2, "options": {"edition": 1, "modules": ["destiny"]}}
    assert code(browser.post("/api/options/check", json=clash)) == "bad_option"
    assert code(browser.post("/api/options/check", json={"game": "chess", "seats": 2})) == "unknown_game"


def test_public_tables_are_in_the_lobby(house: Running, anna: httpx.Client, browser: httpx.Client) -> None:
    secret, public = open_table(anna), open_table(anna, visibility="public")
    shown = [line["id"] for line in browser.get("/api/tables").json()["tables"]]
    assert public in shown
    assert secret not in shown
    mine = anna.get("/api/me/tables").json()["tables"]
    assert {secret, public} <= {line["id"] for line in mine}
    assert [seat["mine"] for seat in mine[0]["seats"]] == [True, False]
    assert browser.get(f"/api/tables/{secret}").status_code == 200
    assert browser.get("/api/me/tables").status_code == 401


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"options": {"edition": 7}}, 422, "bad_option"),
        ({"seats": []}, 422, "invalid"),
        ({"seats": [{"kind": "me"}] * 9}, 422, "invalid"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, 422, "invalid"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "clever"}]}, 422, None),
        ({"seats": [{"kind": "me", "user": "somebody"}, {"kind": "open"}]}, 422, "invalid"),
        ({"clock": {"kind": "days"}}, 422, "invalid"),
        ({"clock": {"kind": "live", "seconds": 1}}, 422, "invalid"),
        ({"overlay": {"nonsense": 1}}, 422, "bad_overlay"),
        ({"owner": "me"}, 422, "invalid"),
        ({"position": {}}, 422, "invalid"),
        ({"seed": 1}, 422, "invalid"),
    ],
)
def test_impossible_tables_are_refused(
    anna: httpx.Client, change: dict[str, object], status: int, error: str | None
) -> None:
    answer = anna.post("/api/tables", json={"game": "kingsburg", "seats": TWO, **change})
    assert answer.status_code == status, answer.text
    assert error is None or code(answer) == error


def test_a_game_can_be_played_over_http_alone(house: Running, anna: httpx.Client) -> None:
    table = open_table(anna, seats=[{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}])
    state = anna.get(f"/api/tables/{table}?seat=0&lang=pl").json()
    assert state["table"]["status"] == "playing"
    version = state["version"]
    acting = next(seat["seat"] for seat in state["table"]["seats"] if seat["to_act"])
    ask = anna.get(f"/api/tables/{table}?seat={acting}").json()["ask"]
    move = {"type": "move", "id": "first", "seat": acting, "ask": ask["number"], "text": ask["options"][0]["text"]}
    done = anna.post(f"/api/tables/{table}/commands", json=move).json()
    assert (done["repeated"], done["version"] > version) == (False, True)
    again = anna.post(f"/api/tables/{table}/commands", json=move).json()
    assert again == {"version": done["version"], "repeated": True}
    late = anna.post(f"/api/tables/{table}/commands", json={**move, "id": "second"})
    assert (late.status_code, code(late)) in {(409, "stale"), (409, "not_your_turn")}
    newer = anna.get(f"/api/tables/{table}?since={version}").json()
    assert newer["since"] == version
    assert [entry["kind"] for entry in newer["entries"]] == ["move"]
    assert "text" not in newer["entries"][0]


def test_only_ones_own_seat_is_looked_through(house: Running, anna: httpx.Client, browser: httpx.Client) -> None:
    table = open_table(anna)
    assert browser.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert anna.get(f"/api/tables/{table}?seat=1").status_code == 403
    assert anna.get(f"/api/tables/{table}?seat=0").json()["table"]["seats"][0]["mine"] is True
    assert browser.get(f"/api/tables/{table}?seat=99").status_code == 422
    close = {"type": "close", "id": "x"}
    assert browser.post(f"/api/tables/{table}/commands", json=close).status_code == 401
    browser.post("/api/guest", json={"nickname": "Bert"})
    refused = browser.post(f"/api/tables/{table}/commands", json=close)
    assert refused.status_code in (403, 409)
    assert browser.post(f"/api/tables/{table}/invites", json={"seat": 1}).status_code == 403


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"type": "move"},
        {"type": "dance", "id": "x"},
        {"type": "start"},
        {"type": "start", "id": ""},
        {"type": "start", "id": "x" * 65},
        {"type": "start", "id": "x", "seat": 0},
        {"type": "flag", "id": "x", "seat": 0},
        {"type": "sit", "id": "x", "seat": 1, "name": "Eve", "invited": True},
        {"type": "move", "id": "x", "seat": 0, "ask": 1},
        {"type": "move", "id": "x", "seat": 0, "ask": 1, "action": 1, "text": "both"},
        {"type": "move", "id": "x", "seat": "0", "ask": 1, "action": 1},
        {"type": "move", "id": "x", "seat": 0, "ask": 1.5, "action": 1},
        {"type": "move", "id": "x", "seat": 0, "ask": True, "action": 1},
        {"type": "propose", "id": "x", "kind": "undo"},
        {"type": "propose", "id": "x", "kind": "party"},
        {"type": "undo", "id": "x", "seat": 0, "moves": 0},
    ],
)
def test_commands_have_an_exact_shape(anna: httpx.Client, command: dict[str, object]) -> None:
    table = open_table(anna)
    answer = anna.post(f"/api/tables/{table}/commands", json=command)
    assert (answer.status_code, code(answer)) == (422, "invalid")
