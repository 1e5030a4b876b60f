"""What strangers cannot do to others: use up a table's allowance, stand in its line, or lock somebody out."""

from pathlib import Path
from typing import Any

import pytest

from palatine.server import marks
from palatine.server.store.database import Database
from palatine.server.web.limiting import Rates
from server.client import Refused
from server.web.running import Running, settings_of
from server.web.talking import a_table, asked, guest, run

SECRET = "correct horse battery"


def test_commands_are_counted_for_who_sends_them(tmp_path: Path) -> None:
    """Strangers send to a table until they are told to stop; its people notice nothing."""

    async def play() -> None:
        anna, table = await a_table(house)
        codes = set()
        for stranger in [await guest(house, f"stranger {number}") for number in range(8)]:
            for number in range(12):
                command = {"type": "move", "id": f"{number}", "seat": 0, "ask": 1, "action": 0}
                answer = await stranger.answer("POST", f"/api/tables/{table}/commands", command)
                codes.add((answer.status_code, answer.json()["error"]["code"]))
        assert codes == {(403, "not_yours"), (429, "too_many")}
        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            for _ in range(8):
                chair = await asked(left, right)
                done = await chair.move(chair.options[0]["action"])
                await chair.reached(done["version"])

    with Running(settings_of(tmp_path, limits=True), Rates(commands="10/hour"), background=False) as house:
        run(play())


def test_strangers_do_not_stand_in_the_line_of_a_table(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused to somebody without a seat is refused before anything is written."""
    lines: list[str] = []
    together = Database.together

    async def counted(self: Database, key: str, *given: Any) -> Any:
        lines.append(key)
        return await together(self, key, *given)

    monkeypatch.setattr(Database, "together", counted)

    async def play() -> None:
        anna, table = await a_table(house)
        bert = await guest(house, "Bert")
        for kind in ("start", "concede", "stand", "undo"):
            more = {"seat": 0} if kind != "start" else {}
            with pytest.raises(Refused):
                await bert.ask("POST", f"/api/tables/{table}/commands", {"type": kind, "id": kind, **more})
        assert lines == []
        open_table = (await anna.create("kingsburg", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])).id
        sit = {"type": "sit", "id": "s", "seat": 1, "name": "Bert"}
        stand = {"type": "stand", "id": "t", "seat": 1}
        for command in (sit, stand):
            first = await bert.ask("POST", f"/api/tables/{open_table}/commands", command)
            assert not first["repeated"]
        again = await bert.ask("POST", f"/api/tables/{open_table}/commands", stand)
        assert again["repeated"] and again["version"] == first["version"], "also for somebody who has left"

    run(play())


def test_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    rates = Rates(logins="1000/minute", account="5/hour")

    async def play() -> None:
        anna = await guest(house, "Anna")
        await anna.ask("POST", "/api/account", {"name": "anna", "password": SECRET})
        await anna.ask("POST", "/api/logout")
        mallory = await guest(house, "Mallory")
        wrong = {"name": "anna", "password": "wrong password"}
        statuses = [(await mallory.answer("POST", "/api/login", wrong)).status_code for _ in range(8)]
        assert statuses == [403] * 5 + [429] * 3
        right = {"name": "anna", "password": SECRET}
        assert (await mallory.answer("POST", "/api/login", right)).status_code == 429, "strangers wait"
        assert (await anna.ask("POST", "/api/login", right))["account"] == "anna"

    with Running(settings_of(tmp_path, limits=True), rates, background=False) as house:
        run(play())


def test_a_device_of_ones_own_guesses_no_more_than_others(tmp_path: Path) -> None:
    """A stolen mark opens nothing, and counts for itself alone."""
    rates = Rates(logins="4/hour", account="100/hour")

    async def play() -> None:
        anna = await guest(house, "Anna")
        await anna.ask("POST", "/api/account", {"name": "anna", "password": SECRET})
        wrong = {"name": "anna", "password": "wrong password"}
        statuses = [(await anna.answer("POST", "/api/login", wrong)).status_code for _ in range(6)]
        assert statuses == [403] * 4 + [429] * 2
        mallory = await guest(house, "Mallory")
        mallory.http.cookies.set(marks.COOKIE, "f" * 32 + "." + "0" * 64, path="/api")
        assert (await mallory.answer("POST", "/api/login", wrong)).status_code == 403

    with Running(settings_of(tmp_path, limits=True), rates, background=False) as house:
        run(play())


def test_a_mark_is_void_after_a_new_password() -> None:
    given = marks.mark("old hash")
    assert marks.is_mark_of(given, "old hash")
    for wrong in (given + "0", given[:-1], "." + given, "", ".", "é" * 40, given.upper()):
        assert not marks.is_mark_of(wrong, "old hash")
    assert not marks.is_mark_of(given, "new hash")
