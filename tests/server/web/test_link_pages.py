"""A link says what it is before anybody follows it, and following one never costs anybody who they are."""

from collections.abc import Iterator

import httpx
import pytest

from server.web.running import Running
from server.web.test_identity import TABLE, code


@pytest.fixture
def phone(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def token_of(path: str) -> str:
    return path.removeprefix("/claim/")


def invitation(host: httpx.Client) -> tuple[str, str]:
    made = host.post("/api/tables", json=TABLE).json()
    return made["id"], token_of(made["invites"][0]["path"])


def test_an_invitation_tells_who_invites_to_what_and_is_not_used_up(anna: httpx.Client, phone: httpx.Client) -> None:
    table, token = invitation(anna)
    for _ in range(2):
        told = phone.post("/api/link", json={"token": token}).json()
        assert (told["kind"], told["by"], told["seat"], told["mine"]) == ("invite", "Anna", 1, False)
        assert (told["table"]["id"], told["table"]["game"], told["table"]["status"]) == (table, "kingsburg", "open")
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Anna", ""]
    assert "palatine" not in phone.cookies, "looking makes nobody a guest"
    assert phone.post("/api/claim", json={"token": token, "nickname": "Bert"}).status_code == 200
    again = phone.post("/api/link", json={"token": token}).json()
    assert again["mine"] and again["table"]["id"] == table


def test_a_used_link_is_dead_for_everybody_else(anna: httpx.Client, phone: httpx.Client, house: Running) -> None:
    _, token = invitation(anna)
    phone.post("/api/claim", json={"token": token, "nickname": "Bert"})
    with house.client() as third:
        used = third.post("/api/link", json={"token": token})
        never = third.post("/api/link", json={"token": "x" * 43})
    assert (used.status_code, code(used)) == (410, "dead_link")
    assert used.json() == never.json()


def test_a_seat_handed_on_says_so(anna: httpx.Client, phone: httpx.Client) -> None:
    made = anna.post("/api/tables", json={"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
    path = anna.post(f"/api/tables/{made['id']}/seats/1/transfer").json()["path"]
    told = phone.post("/api/link", json={"token": token_of(path)}).json()
    assert (told["kind"], told["by"], told["seat"], told["table"]["status"]) == ("transfer", "Anna", 1, "playing")
    assert anna.post("/api/link", json={"token": token_of(path)}).json()["mine"]


def test_a_device_link_says_whom_this_browser_becomes(anna: httpx.Client, phone: httpx.Client) -> None:
    token = token_of(anna.post("/api/me/device-link").json()["path"])
    told = phone.post("/api/link", json={"token": token}).json()
    assert (told["kind"], told["by"], told["account"], told["table"], told["mine"]) == (
        "device", "Anna", None, None, False,
    )  # fmt: skip
    assert anna.post("/api/link", json={"token": token}).json()["mine"]


@pytest.mark.parametrize("over", [False, True])
def test_a_guest_is_not_lost_by_a_device_link(anna: httpx.Client, phone: httpx.Client, over: bool) -> None:
    """Not only seats where somebody waits: finished games are a guest's, too."""
    token = token_of(anna.post("/api/me/device-link").json()["path"])
    phone.post("/api/guest", json={"nickname": "Bert"})
    guest = phone.get("/api/me").json()["id"]
    table = phone.post("/api/tables", json=TABLE).json()["id"]
    if over:
        closing = {"type": "close", "id": "close-it"}
        assert phone.post(f"/api/tables/{table}/commands", json=closing).status_code == 200
    refused = phone.post("/api/claim", json={"token": token})
    assert (refused.status_code, code(refused)) == (409, "leaves_seats")
    assert phone.get("/api/me").json()["id"] == guest
    assert phone.post("/api/claim", json={"token": token, "leave": True}).status_code == 200
    assert phone.get("/api/me").json()["id"] == anna.get("/api/me").json()["id"]


def test_an_account_is_not_replaced_silently(anna: httpx.Client, phone: httpx.Client) -> None:
    token = token_of(anna.post("/api/me/device-link").json()["path"])
    phone.post("/api/guest", json={"nickname": "Cleo"})
    phone.post("/api/account", json={"name": "cleo-of-the-dell", "password": "correct horse battery"})
    refused = phone.post("/api/claim", json={"token": token})
    assert (refused.status_code, code(refused)) == (409, "other_account")
    assert phone.get("/api/me").json()["account"] == "cleo-of-the-dell"
    assert phone.post("/api/claim", json={"token": token, "leave": True}).status_code == 200


def test_a_guest_with_nothing_to_lose_just_becomes_somebody(anna: httpx.Client, phone: httpx.Client) -> None:
    token = token_of(anna.post("/api/me/device-link").json()["path"])
    phone.post("/api/guest", json={"nickname": "Bert"})
    assert phone.post("/api/claim", json={"token": token}).status_code == 200


def test_an_invitation_keeps_whoever_is_known_and_may_name_them_differently(
    anna: httpx.Client, phone: httpx.Client
) -> None:
    table, token = invitation(anna)
    phone.post("/api/guest", json={"nickname": "Bert"})
    before = phone.get("/api/me").json()
    phone.post("/api/claim", json={"token": token, "nickname": "Bertie"})
    assert phone.get("/api/me").json() == before
    seats = phone.get(f"/api/tables/{table}?seat=1").json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Bertie"]
