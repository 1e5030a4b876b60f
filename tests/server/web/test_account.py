"""The routes of the account page: what is asked for again, what is told once, what leaves the house."""

import io
import json
import socketserver
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from palatine.server.web.limiting import Rates
from server.web.running import Running, settings_of
from server.web.test_identity import TABLE, code

WORD, OTHER = "correct horse battery", "another horse entirely"


@pytest.fixture
def phone(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def member(client: httpx.Client, name: str) -> str:
    client.post("/api/guest", json={"nickname": "Anna", "lang": "pl"})
    assert client.post("/api/account", json={"name": name, "password": WORD}).status_code == 201
    return str(client.get("/api/me").json()["id"])


def test_a_new_password_signs_the_others_out(browser: httpx.Client, phone: httpx.Client) -> None:
    member(browser, "anna-pass")
    phone.post("/api/login", json={"name": "anna-pass", "password": WORD})
    wrong = browser.post("/api/me/password", json={"current": OTHER, "password": OTHER})
    assert (wrong.status_code, code(wrong)) == (403, "wrong_password")
    assert browser.post("/api/me/password", json={"current": WORD, "password": "short"}).status_code == 422
    assert browser.post("/api/me/password", json={"current": WORD, "password": OTHER}).status_code == 204
    assert browser.get("/api/me").json()["account"] == "anna-pass" and phone.get("/api/me").json() is None
    assert browser.get("/api/me/account").json()["password_at"] > 0


def test_codes_are_told_once_and_let_in_once(browser: httpx.Client, phone: httpx.Client) -> None:
    member(browser, "anna-codes")
    assert browser.post("/api/me/recovery-codes", json={}).status_code == 403
    codes = browser.post("/api/me/recovery-codes", json={"password": WORD}).json()["codes"]
    facts = browser.get("/api/me/account")
    assert facts.json()["codes_left"] == 8 and codes[0] not in facts.text
    asked = {"name": "anna-codes", "code": codes[0], "password": OTHER}
    nobody = phone.post("/api/recover", json={**asked, "name": "nobody-codes"})
    wrong = phone.post("/api/recover", json={**asked, "code": "abcd"})
    assert nobody.status_code == 403 and nobody.json() == wrong.json()
    assert phone.post("/api/recover", json=asked).json()["account"] == "anna-codes"
    assert phone.post("/api/recover", json=asked).status_code == 403
    assert browser.get("/api/me").json() is None


def test_devices_are_listed_and_ended(browser: httpx.Client, phone: httpx.Client) -> None:
    member(browser, "anna-devices")
    agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    phone.post("/api/login", json={"name": "anna-devices", "password": WORD}, headers={"User-Agent": agent})
    lines = browser.get("/api/me/sessions").json()["sessions"]
    assert [(line["label"], line["here"]) for line in lines] == [("Firefox, Android", False), ("", True)]
    assert browser.cookies["palatine"] not in json.dumps(lines)
    assert browser.delete(f"/api/me/sessions/{lines[0]['id']}").status_code == 204
    assert browser.delete(f"/api/me/sessions/{lines[0]['id']}").status_code == 404
    assert phone.get("/api/me").json() is None
    assert browser.post("/api/me/sessions/end", json={}).status_code == 403
    assert browser.post("/api/me/sessions/end", json={"password": WORD}).status_code == 204
    assert browser.get("/api/me").json() is None


def test_the_export_holds_everything_of_mine_and_no_secret_of_others(
    browser: httpx.Client, phone: httpx.Client
) -> None:
    member(browser, "anna-export")
    duel = {"game": "wonderful_kingdom", "options": {"module": "none"}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    made = browser.post("/api/tables", json=duel).json()
    token = made["invites"][0]["path"].removeprefix("/claim/")
    phone.post("/api/claim", json={"token": token, "nickname": "Bert"})
    answer = browser.get("/api/me/export?lang=pl")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        files = {name: packed.read(name).decode() for name in packed.namelist()}
    assert json.loads(files["me.json"])["account"] == "anna-export"
    mine = json.loads(files[f"games/{made['id']}-1.json"])
    assert mine["view"] == browser.get(f"/api/tables/{made['id']}?seat=0&lang=pl").json()["view"]
    assert browser.cookies["palatine"] not in "".join(files.values())
    assert "argon2" not in "".join(files.values()) and "seed" not in mine["view"]


def test_whoever_deletes_themselves_is_gone(browser: httpx.Client, phone: httpx.Client) -> None:
    me = member(browser, "anna-gone")
    made = browser.post("/api/tables", json=TABLE).json()
    phone.post("/api/claim", json={"token": made["invites"][0]["path"].removeprefix("/claim/"), "nickname": "Bert"})
    assert browser.post("/api/me/delete", json={"password": OTHER}).status_code == 403
    assert browser.post("/api/me/delete", json={"password": WORD}).status_code == 204
    assert browser.cookies.get("palatine") is None and browser.get("/api/me").json() is None
    for lang, name in (("pl", "były gracz"), ("en", "former player")):
        state = phone.get(f"/api/tables/{made['id']}?seat=1&lang={lang}")
        assert [seat["name"] for seat in state.json()["table"]["seats"]] == [name, "Bert"]
        assert me not in state.text and "Anna" not in state.text
    lines = phone.get("/api/me/tables").json()["tables"]
    assert lines[0]["seats"][0]["name"] == "former player"
    assert phone.post("/api/login", json={"name": "anna-gone", "password": WORD}).status_code == 403


class Postman(socketserver.StreamRequestHandler):
    """As much SMTP as a letter needs."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        body: list[str] | None = None
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if body is not None:
                if line == ".":
                    self.letters.append("\n".join(body))
                    body = None
                    self.wfile.write(b"250 kept\r\n")
                else:
                    body.append(line)
            elif line.upper().startswith("DATA"):
                body = []
                self.wfile.write(b"354 go on\r\n")
            elif line.upper().startswith("QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 fine\r\n")


def test_a_letter_brings_a_new_password(tmp_path: Path) -> None:
    Postman.letters = []
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Postman) as post:
        threading.Thread(target=post.serve_forever, daemon=True).start()
        port = post.server_address[1]
        settings = settings_of(tmp_path, smtp_host="127.0.0.1", smtp_port=port, smtp_security="none")
        with Running(settings) as house, house.client() as anna, house.client() as phone:
            member(anna, "anna-mail")
            assert anna.get("/api/me/account").json()["mail"]
            asked = {"email": "anna@example.org", "password": WORD}
            assert anna.post("/api/me/email", json={**asked, "email": "nothing"}).status_code == 422
            assert anna.post("/api/me/email", json=asked).status_code == 204
            assert anna.post("/api/confirm-email", json={"token": _link(house, 1, "confirm")}).status_code == 204
            for name in ("nobody-mail", "anna-mail"):
                assert phone.post("/api/recover/mail", json={"name": name}).status_code == 204
            token = _link(house, 2, "reset")
            assert phone.post("/api/recover/link", json={"token": token, "password": OTHER}).status_code == 200
            assert phone.get("/api/me").json()["account"] == "anna-mail" and anna.get("/api/me").json() is None
            assert phone.post("/api/recover/link", json={"token": token, "password": WORD}).status_code == 410
        post.shutdown()
    assert len(Postman.letters) == 2


def _link(house: Running, count: int, kind: str) -> str:
    """The token of the letter that came last."""
    for _ in range(300):
        if len(Postman.letters) >= count:
            break
        threading.Event().wait(0.02)
    letter = Postman.letters[count - 1].replace("=\n", "").replace("=3D", "=")
    assert "anna@example.org" in letter
    return letter.split(f"/account/{kind}/")[1].split()[0]


def test_without_mail_it_is_said(browser: httpx.Client) -> None:
    refused = browser.post("/api/recover/mail", json={"name": "anybody"})
    assert refused.status_code == 403 and "recovery code" in refused.json()["error"]["en"]


def test_passwords_are_guessed_slowly_and_exports_are_counted(tmp_path: Path) -> None:
    rates = Rates(logins="3/minute", exports="1/hour")
    with Running(settings_of(tmp_path, limits=True), rates) as house, house.client() as anna:
        anna.post("/api/guest", json={"nickname": "Anna"})
        assert [anna.get("/api/me/export").status_code for _ in range(2)] == [200, 429]
        tried = [
            anna.post("/api/recover", json={"name": "x", "code": "y", "password": WORD}).status_code for _ in range(4)
        ]
        assert tried == [403, 403, 403, 429]
