"""A database in trouble, locked or full: it is said at once, and the server says that it is not well."""

import sqlite3
import stat
import time
from pathlib import Path

import pytest
from cli.terminal import palatine_says

from palatine.server.store import database as databases
from palatine.server.store.backup import backup
from palatine.server.store.database import Database
from server.process import Server
from server.web.running import Running, settings_of

TABLE = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "me"}]}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_locked_database_is_said_at_once(tmp_path: Path) -> None:
    """The first waits a moment, the others not at all; when the lock is gone, everything goes on."""
    with Running(settings_of(tmp_path, database_patience=300), background=False) as house, house.client() as anna:
        anna.post("/api/guest", json={"nickname": "Anna", "lang": "en"}).raise_for_status()
        table = anna.post("/api/tables", json=TABLE).json()["id"]
        with sqlite3.connect(tmp_path / "palatine.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            health = house.app.state.services.database.health
            assert anna.post("/api/tables", json=TABLE).status_code == 503
            health.pause = 60.0  # whoever comes in this time does not even try
            for _ in range(20):
                answer = anna.post("/api/tables", json=TABLE)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
                assert int(answer.headers["Retry-After"]) >= 1
            health.pause = 0.3
            assert anna.get("/healthz").status_code == 503
            assert anna.get(f"/api/tables/{table}?seat=0").status_code == 200, "who only looks is answered"
            other.execute("ROLLBACK")
        other.close()
        end = time.monotonic() + 20
        while anna.get("/healthz").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert anna.post("/api/tables", json=TABLE).status_code == 201


def test_a_full_disk_is_said_at_once(tmp_path: Path) -> None:
    """SQLite itself plays the full disk: the file may grow no further."""
    with Running(settings_of(tmp_path), background=False) as house, house.client() as anna:
        anna.post("/api/guest", json={"nickname": "Anna", "lang": "en"}).raise_for_status()
        database: Database = house.app.state.services.database
        connections = [database.engine.raw_connection() for _ in range(6)]
        for connection in connections:
            pages = connection.driver_connection.execute("PRAGMA page_count").fetchone()[0]  # type: ignore[union-attr]
            connection.driver_connection.execute(f"PRAGMA max_page_count={pages}")  # type: ignore[union-attr]
        for connection in connections:
            connection.close()
        codes = []
        for _ in range(400):
            codes.append(anna.post("/api/tables", json=TABLE).status_code)
            if codes[-1] != 201:
                break
        assert codes[-1] == 503 and set(codes[:-1]) <= {201}
        assert anna.post("/api/tables", json=TABLE).status_code == 503
        database.health.pause = 60.0
        assert anna.get("/healthz").status_code == 503
        assert anna.get("/api/tables").status_code == 200


def test_a_disk_that_is_nearly_full_is_no_good_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(settings_of(tmp_path), background=False) as house, house.client() as anna:
        assert anna.get("/healthz").status_code == 200
        monkeypatch.setattr(databases, "LEAST_FREE", 1 << 62)
        assert anna.get("/healthz").status_code == 503


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "palatine.db"
    file.parent.mkdir()
    file.touch(0o644)
    file.chmod(0o644)
    database = Database(f"sqlite:///{file}")
    database.migrate()
    beside = [path for path in file.parent.iterdir() if path.name.startswith("palatine.db")]
    assert {path.name: mode(path) for path in beside} == {path.name: 0o600 for path in beside}
    database.close()
    for name in ("a.gz", "b.gz"):
        (tmp_path / (name + ".part")).touch(0o644)
        backup(f"sqlite:///{file}", tmp_path / name)
        assert mode(tmp_path / name) == 0o600
    new = Database(f"sqlite:///{tmp_path}/new/palatine.db")
    new.migrate()
    new.close()
    assert mode(tmp_path / "new") == 0o700 and mode(tmp_path / "new" / "palatine.db") == 0o600


def test_a_second_server_on_one_file_does_not_start(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/palatine.db", tmp_path) as server:
        words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/palatine.db", "--workers", "0"]
        told = palatine_says(*words, "--lang", "en")
        assert told.exit_code != 0 and "nother server uses" in told.output and "PostgreSQL" in told.output
        server.kill()
        server.start()
