"""What every request passes and every answer carries: headers, origin, size, shape."""

import json
import socket
from pathlib import Path

import httpx
import pytest

from server.web.running import Running, settings_of

GUEST = {"nickname": "Anna", "lang": "en"}


def test_every_answer_carries_its_headers(browser: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/none", "/healthz", "/api/me", "/api/openapi.json"):
        headers = browser.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'unsafe" not in policy
        assert "strict-transport-security" not in headers
        assert "server" not in headers
    assert browser.get("/api/games").headers["cache-control"] == "no-store"
    assert "script-src 'self';" in browser.get("/").headers["content-security-policy"]


def test_https_is_kept_to(tmp_path: Path) -> None:
    settings = settings_of(tmp_path, public_url="https://table.example")
    with Running(settings, background=False) as server, httpx.Client(base_url=server.address) as browser:
        assert browser.get("/api/games").headers["strict-transport-security"].startswith("max-age=")
        answer = browser.post("/api/guest", json=GUEST, headers={"Origin": "https://table.example"})
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        assert browser.post("/api/guest", json=GUEST, headers={"Origin": server.address}).status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_change_nothing(house: Running, anna: httpx.Client, headers: dict[str, str]) -> None:
    for method, path, body in (
        ("PATCH", "/api/me", {"nickname": "Evil"}),
        ("POST", "/api/tables", {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/logout", None),
        ("POST", "/api/login", {"name": "anna", "password": "password"}),
    ):
        answer = anna.request(method, path, json=body, headers=headers)
        assert answer.status_code == 403, path
        assert answer.json()["error"]["code"] == "origin"
    assert anna.get("/api/me").json()["nickname"] == "Anna"


def test_a_cookie_without_an_origin_changes_nothing(house: Running, anna: httpx.Client) -> None:
    token = anna.cookies["palatine"]
    with httpx.Client(base_url=house.address, headers={"Cookie": f"palatine={token}"}) as bare:
        assert bare.get("/api/me").status_code == 200
        assert bare.patch("/api/me", json={"nickname": "Other"}).status_code == 403


def test_forms_are_not_read(browser: httpx.Client) -> None:
    body = json.dumps(GUEST)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = browser.post("/api/guest", content=body, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "content_type")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "malformed"),
        (b'{"nickname": NaN}', 400, "malformed"),
        (b'{"nickname": "\\ud800"}', 400, "malformed"),
        (b'{"nickname": "a\\u0000b"}', 400, "malformed"),
        (b"[" * 5000, 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"", 422, "invalid"),
        (b"[]", 422, "invalid"),
        (b'{"nickname": 5}', 422, "invalid"),
        (b'{"nickname": ""}', 422, "invalid"),
        (b'{"nickname": "  "}', 422, "invalid"),
        (b'{"nickname": "a\\nb"}', 422, "invalid"),
        (b'{"nickname": "\\u202eevil"}', 422, "invalid"),
        (b'{"nickname": "' + b"x" * 33 + b'"}', 422, "invalid"),
        (b'{"nickname": "Anna", "lang": "de"}', 422, "invalid"),
        (b'{"nickname": "Anna", "<script>admin": true}', 422, "invalid"),
    ],
)
def test_shapes_are_checked_and_never_echoed(browser: httpx.Client, body: bytes, status: int, code: str) -> None:
    answer = browser.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    error = answer.json()["error"]
    assert set(answer.json()) == {"error"}
    assert set(error) == {"code", "en", "pl"}
    assert error["en"] != error["pl"]
    assert "script" not in answer.text
    assert "evil" not in answer.text


def test_large_bodies_are_refused_while_they_arrive(browser: httpx.Client) -> None:
    big = b'{"nickname": "' + b"x" * 70_000 + b'"}'
    kind = {"Content-Type": "application/json"}
    assert browser.post("/api/guest", content=big, headers=kind).status_code == 413

    def endless() -> object:
        yield b'{"nickname": "'
        for _ in range(200):
            yield b"x" * 1000

    answer = browser.post("/api/guest", content=endless(), headers=kind)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_a_body_that_lies_about_its_length_is_cut(house: Running) -> None:
    with socket.create_connection(("127.0.0.1", house.settings.port), 5) as raw:
        raw.sendall(
            b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 99999999999\r\n\r\n{}"
        )
        assert b" 413 " in raw.recv(4000).split(b"\r\n")[0]


def test_unknown_addresses_and_methods(browser: httpx.Client) -> None:
    for path in ("/api/none", "/api/tables/none", "/api/tables/../none", "/api/games/chess", "/api/tables/aaaaaaaaaa"):
        answer = browser.get(path)
        assert answer.status_code in (401, 404), path
        assert answer.json()["error"]["code"] in ("not_found", "unknown_game", "identity")
    wrong = browser.delete("/api/games")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (405, "method")
    assert wrong.headers["allow"] == "GET"
    assert browser.get("/api/guest").status_code == 405


def test_figures_are_for_the_operator(house: Running, browser: httpx.Client) -> None:
    assert "palatine_http_requests" in browser.get("/metrics").text
    assert browser.get("/metrics", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 403
    assert browser.get("/healthz").json() == {"status": "ok"}
