"""People: guests, accounts, tokens, links. A token is never told twice and never stands in an address that stays."""

from collections.abc import Iterator

import httpx
import pytest

from server.web.running import Running

TABLE = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "friend"}]}


@pytest.fixture
def phone(house: Running) -> Iterator[httpx.Client]:
    """Another browser."""
    with house.client() as client:
        yield client


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def test_a_guest_is_known_by_a_cookie_alone(browser: httpx.Client) -> None:
    assert (browser.get("/api/me").status_code, browser.get("/api/me").json()) == (200, None)
    made = browser.post("/api/guest", json={"nickname": "Zażółć", "lang": "pl"})
    assert made.status_code == 201
    token = browser.cookies["palatine"]
    assert len(token) >= 43
    assert token not in made.text
    flags = made.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
    assert "Secure" not in flags
    me = browser.get("/api/me").json()
    assert set(me) == {"id", "nickname", "account", "lang", "webhook"}
    assert (me["nickname"], me["account"], me["lang"]) == ("Zażółć", None, "pl")


def test_somebody_changes(anna: httpx.Client) -> None:
    changed = anna.patch("/api/me", json={"nickname": "Ania", "lang": "en"})
    assert changed.json()["nickname"] == "Ania"
    assert anna.patch("/api/me", json={"nickname": None}).json()["nickname"] == "Ania"
    assert anna.patch("/api/me", json={"account": "admin"}).status_code == 422
    assert anna.patch("/api/me", json={"webhook": "ftp://x"}).status_code == 422


def test_webhooks_lead_outside_only(anna: httpx.Client) -> None:
    assert anna.get("/api/me/webhook").json() == {"url": None, "secret": None}
    assert anna.patch("/api/me", json={"webhook": "http://127.0.0.1:1/x"}).status_code == 422
    assert anna.patch("/api/me", json={"webhook": "https://192.0.43.8/anna"}).status_code == 200
    hook = anna.get("/api/me/webhook").json()
    assert hook["url"] == "https://192.0.43.8/anna"
    assert len(hook["secret"]) >= 32
    assert anna.patch("/api/me", json={"webhook": ""}).json()["webhook"] is None


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(anna: httpx.Client, phone: httpx.Client) -> None:
    table = anna.post("/api/tables", json=TABLE).json()["id"]
    account = {"name": "anna-of-the-hill", "password": "correct horse battery"}
    assert anna.post("/api/account", json=account).json()["account"] == "anna-of-the-hill"
    wrong = phone.post("/api/login", json={**account, "password": "wrong horse battery"})
    nobody = phone.post("/api/login", json={**account, "name": "nobody-at-all"})
    assert (wrong.status_code, code(wrong)) == (403, "wrong_password")
    assert wrong.json() == nobody.json()
    phone.post("/api/guest", json={"nickname": "Guest"})
    before = phone.cookies["palatine"]
    assert phone.post("/api/login", json=account).status_code == 200
    assert phone.cookies["palatine"] != before
    assert [line["id"] for line in phone.get("/api/me/tables").json()["tables"]] == [table]
    assert phone.post("/api/logout").status_code == 204
    assert phone.get("/api/me").json() is None
    assert anna.get("/api/me").status_code == 200


def test_an_old_cookie_is_worth_nothing_after_signing_in(house: Running, phone: httpx.Client) -> None:
    account = {"name": "bert-of-the-dale", "password": "correct horse battery"}
    phone.post("/api/guest", json={"nickname": "Bert"})
    old = phone.cookies["palatine"]
    phone.post("/api/account", json=account)
    phone.post("/api/login", json=account)
    with httpx.Client(base_url=house.address, headers={"Cookie": f"palatine={old}"}) as thief:
        assert thief.get("/api/me").json() is None
        assert thief.get("/api/me/tables").status_code == 401


def test_programs_act_with_a_token(house: Running, anna: httpx.Client) -> None:
    made = anna.post("/api/me/tokens", json={"label": "my bot"}).json()
    listed = anna.get("/api/me/tokens").json()["tokens"]
    assert [line["label"] for line in listed] == ["my bot"]
    assert "token" not in listed[0]
    bearer = {"Authorization": f"Bearer {made['token']}"}
    with httpx.Client(base_url=house.address, headers=bearer) as program:
        assert program.get("/api/me").json()["nickname"] == "Anna"
        assert program.post("/api/tables", json=TABLE).status_code == 201
        assert program.post("/api/tables", json=TABLE, headers={"Origin": "https://evil.example"}).status_code == 403
        assert anna.delete(f"/api/me/tokens/{made['id']}").status_code == 204
        assert program.get("/api/me").status_code == 401
        assert program.get("/api/tables").status_code == 401
    assert anna.delete(f"/api/me/tokens/{made['id']}").status_code == 404


def test_a_device_link_works_once(anna: httpx.Client, phone: httpx.Client, house: Running) -> None:
    link = anna.post("/api/me/device-link").json()
    assert link["path"].startswith("/claim/")
    token = link["path"].removeprefix("/claim/")
    claimed = phone.post("/api/claim", json={"token": token})
    assert claimed.json() == {"kind": "device", "table": None, "seat": None}
    assert token not in claimed.text + str(claimed.headers)
    assert phone.cookies["palatine"] not in (token, anna.cookies["palatine"])
    assert phone.get("/api/me").json()["id"] == anna.get("/api/me").json()["id"]
    with house.client() as third:
        again = third.post("/api/claim", json={"token": token})
        assert (again.status_code, code(again)) == (410, "dead_link")
        assert third.cookies.get("palatine") is None


def test_an_invitation_seats_a_stranger(anna: httpx.Client, phone: httpx.Client, house: Running) -> None:
    made = anna.post("/api/tables", json=TABLE).json()
    assert [invite["seat"] for invite in made["invites"]] == [1]
    token = made["invites"][0]["path"].removeprefix("/claim/")
    claimed = phone.post("/api/claim", json={"token": token, "nickname": "Bert", "lang": "pl"})
    assert claimed.json() == {"kind": "invite", "table": made["id"], "seat": 1}
    assert phone.get("/api/me").json()["nickname"] == "Bert"
    state = phone.get(f"/api/tables/{made['id']}?seat=1").json()
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Anna", "Bert"]
    assert state["table"]["status"] == "playing"
    with house.client() as third:
        assert third.post("/api/claim", json={"token": token}).status_code == 410


def test_a_newer_invitation_ends_the_older(anna: httpx.Client, phone: httpx.Client) -> None:
    made = anna.post("/api/tables", json=TABLE).json()
    newer = anna.post(f"/api/tables/{made['id']}/invites", json={"seat": 1}).json()
    old, new = made["invites"][0]["path"].removeprefix("/claim/"), newer["path"].removeprefix("/claim/")
    assert phone.post("/api/claim", json={"token": old}).status_code == 410
    assert phone.post("/api/claim", json={"token": new}).status_code == 200


def test_a_seat_is_given_away(anna: httpx.Client, phone: httpx.Client, house: Running) -> None:
    made = anna.post("/api/tables", json={"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
    path = anna.post(f"/api/tables/{made['id']}/seats/1/transfer").json()["path"]
    claimed = phone.post("/api/claim", json={"token": path.removeprefix("/claim/"), "nickname": "Bert"})
    assert claimed.json() == {"kind": "transfer", "table": made["id"], "seat": 1}
    assert phone.get(f"/api/tables/{made['id']}?seat=1").status_code == 200
    assert (anna.get(f"/api/tables/{made['id']}?seat=1").status_code) == 403
    assert anna.post(f"/api/tables/{made['id']}/seats/1/transfer").status_code == 403
