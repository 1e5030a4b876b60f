"""The operator's commands, as they are typed: terms, the block list, removing a table, reports about people."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from cli.terminal import palatine_says

from server.store.house import ME, OPEN, House
from server.web.running import Running, settings_of


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    with Running(settings_of(tmp_path)) as started:
        yield started


def says(served: Running, *args: str) -> str:
    result = palatine_says(*args, "--database", served.settings.database, LANG="en_GB.UTF-8")
    assert result.exit_code == 0, result.output
    return str(result.output)


def refreshed(served: Running) -> None:
    services = served.app.state.services
    services.blocks.refresh(services.database)


def test_a_blocked_person_is_told_so_and_let_in_again(served: Running) -> None:
    with served.client() as anna, served.client() as ben:
        me = anna.post("/api/guest", json={"nickname": "Anna"}).json()["id"]
        token = anna.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        ben.post("/api/guest", json={"nickname": "Ben"})
        assert me in says(served, "admin", "block", me, "--why", "spam")
        assert me in says(served, "admin", "blocks") and "spam" in says(served, "admin", "blocks")
        assert anna.get("/api/me").json() is None, "signed out"
        program = httpx.get(f"{served.address}/api/me", headers={"Authorization": f"Bearer {token}"})
        assert (program.status_code, program.json()["error"]["code"]) == (403, "blocked")
        assert ben.get("/api/me").status_code == 200
        says(served, "admin", "unblock", me)
        again = httpx.get(f"{served.address}/api/me", headers={"Authorization": f"Bearer {token}"})
        assert again.json()["nickname"] == "Anna"
    assert palatine_says("admin", "unblock", me, "--database", served.settings.database).exit_code == 2


def test_a_blocked_address_is_refused(served: Running) -> None:
    says(served, "admin", "block", "127.0.0.0/8")
    refreshed(served)
    with served.client() as anyone:
        assert anyone.get("/api/me").json()["error"]["code"] == "blocked"
        assert anyone.get("/healthz").status_code == 200
        says(served, "admin", "unblock", "127.0.0.0/8")
        refreshed(served)
        assert anyone.get("/api/me").status_code == 200


def test_a_table_is_removed_and_reports_of_people_are_listed(served: Running) -> None:
    with served.client() as anna, served.client() as ben:
        anna.post("/api/guest", json={"nickname": "Anna"})
        ben.post("/api/guest", json={"nickname": "Rude Ben"})
        made = anna.post(
            "/api/tables", json={"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        ).json()
        ben.post("/api/claim", json={"token": made["invites"][0]["path"].removeprefix("/claim/")})
        table = made["id"]
        sent = anna.post(f"/api/tables/{table}/reports", json={"words": "calls names", "about": 1})
        assert sent.status_code == 201
        assert anna.post(f"/api/tables/{table}/reports", json={"words": "x", "about": 5}).status_code == 422
        listed = says(served, "admin", "reports")
        assert "calls names" in listed and "Rude" in listed
        says(served, "admin", "remove", table)
        assert anna.get(f"/api/tables/{table}").status_code == 404
    gone = palatine_says("admin", "remove", table, "--database", served.settings.database)
    assert gone.exit_code == 2 and "here is no such table" in gone.stderr


def test_prune_says_first_and_deletes_then(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/p.sqlite"
    with House(url) as house:
        house.time.now = 1_700_000_000_000
        table = house.table(house.guest(), ME, OPEN).public_id
    dry = palatine_says("prune", "--tables", "30", "--guests", "30", "--dry-run", "--database", url, LANG="pl_PL.UTF-8")
    assert dry.exit_code == 0 and table in dry.output and "Nic się nie zmieniło" in dry.output
    done = palatine_says("prune", "--database", url, PALATINE_KEEP_UNFINISHED="30", LANG="en_GB.UTF-8")
    assert done.exit_code == 0 and "unfinished tables 1" in done.output
    assert palatine_says("prune", "--database", url).exit_code == 2
    with House(url) as house:
        assert house.hall.tables_of(house.guest()) == []
