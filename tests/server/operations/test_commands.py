"""The commands of an operator: mistakes are one sentence in both languages, and addresses are told without secrets."""

import socket
import sys
from pathlib import Path

import pytest
from cli.terminal import palatine_says

from palatine.cli.serving import own_folder, place_of, settings_of
from palatine.server.serve import own_address, shown_address
from palatine.server.settings import Settings

MISTAKES = [
    (("serve", "--port", "99999"), "--port: “99999” must be", "--port: „99999” musi"),
    (("serve", "--workers", "many"), "must be a whole number", "musi być liczbą całkowitą"),
    (("serve", "--public-url", "table.example"), "must begin with http", "musi zaczynać się od http"),
    (("serve", "--port", "0", "--database", "oracle://x/y"), "postgresql://", "postgresql://"),
    (("serve", "--port", "0", "--database", "/proc/palatine/x.db"), "cannot be written", "nie można zapisać"),
    (("serve", "--port", "0", "--host", "192.0.2.77"), "cannot be listened on", "nie można nasłuchiwać"),
    (("worker",), "must begin with http", "musi zaczynać się od http"),
    (("worker", "--server", "http://127.0.0.1:9"), "PALATINE_WORKER_TOKEN", "PALATINE_WORKER_TOKEN"),
    (("backup",), "say which file to write", "podaj plik do zapisania"),
    (("backup", "b.gz", "--database", "nowhere.db"), "no file nowhere.db", "nie ma pliku nowhere.db"),
    (("restore",), "say which file", "podaj plik"),
    (("restore", "nowhere.gz"), "no file nowhere.gz", "nie ma pliku nowhere.gz"),
    (("reports", "--database", "nowhere.db"), "no file nowhere.db", "nie ma pliku nowhere.db"),
    (("prune", "--tables", "9", "--database", "nowhere.db"), "no file nowhere.db", "nie ma pliku nowhere.db"),
    (("prune", "--tables", "soon"), "must be a whole number", "musi być liczbą całkowitą"),
    (("admin",), "must be one of: block", "musi być jedną z wartości: block"),
    (("admin", "block"), "say whom", "podaj kogo"),
    (("admin", "remove"), "say which table", "podaj stół"),
]


@pytest.mark.parametrize(("args", "english", "polish"), MISTAKES, ids=[" ".join(row[0]) for row in MISTAKES])
def test_mistakes(
    args: tuple[str, ...], english: str, polish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PALATINE_WORKER_TOKEN", raising=False)
    for lang, sentence in (("en_GB.UTF-8", english), ("pl_PL.UTF-8", polish)):
        result = palatine_says(*args, LANG=lang, PALATINE_DATA_DIR=str(tmp_path / "data"))
        assert result.exit_code == 2, result.output
        assert sentence.lower() in result.stderr.lower()
        assert len([line for line in result.stderr.splitlines() if not line.startswith("{")]) == 1
        assert "Traceback" not in result.output


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = palatine_says("serve", "--port", port, "--data", str(tmp_path), LANG="pl_PL.UTF-8")
    assert result.exit_code == 2 and f"127.0.0.1:{port}" in result.stderr


@pytest.mark.parametrize("command", [("serve",), ("backup", "b.gz"), ("reports",)])
def test_without_its_packages_the_server_says_how_to_install_them(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("palatine.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    monkeypatch.setitem(sys.modules, "fastapi", None)
    monkeypatch.chdir(tmp_path)
    result = palatine_says(*command, "--data", str(tmp_path), LANG="pl_PL.UTF-8")
    assert result.exit_code == 2 and "pip install palatine[server]" in result.stderr


def test_an_unknown_report_and_an_empty_list(tmp_path: Path) -> None:
    from palatine.server.store.database import Database

    file = str(tmp_path / "palatine.db")
    database = Database(f"sqlite:///{file}")
    database.migrate()
    database.close()
    assert palatine_says("reports", "--database", file).stdout == "Nobody has reported anything.\n"
    unknown = palatine_says("reports", "abc", "--database", file)
    assert unknown.exit_code == 2 and "no report “abc”" in unknown.stderr
    (tmp_path / "no.db").write_text("this is no database")
    wrong = palatine_says("reports", "--database", str(tmp_path / "no.db"))
    assert wrong.exit_code == 2 and "cannot be read" in wrong.stderr


def test_where_things_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PALATINE_DATABASE", "PALATINE_DATA_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_folder() == tmp_path / "palatine"
    assert settings_of("", "").database == f"sqlite:///{tmp_path}/palatine/palatine.db"
    assert settings_of("here.db", "").database == "sqlite:///here.db"
    monkeypatch.setenv("PALATINE_DATABASE", "postgresql://u:secret@db.example/games?sslmode=require")
    found = settings_of("", "").database
    assert place_of(found) == "postgresql://db.example/games"


def test_addresses_people_and_workers_are_given() -> None:
    home = Settings(host="127.0.0.1", port=9000)
    assert shown_address(home) == own_address(home) == "http://127.0.0.1:9000"
    everywhere = Settings(host="0.0.0.0", port=9000)
    assert own_address(everywhere) == "http://127.0.0.1:9000"
    assert shown_address(everywhere).startswith("http://") and "0.0.0.0" not in shown_address(everywhere)
    assert own_address(Settings(host="::", port=9000)) == "http://[::1]:9000"
    assert shown_address(Settings(host="0.0.0.0", public_url="https://table.example/")) == "https://table.example"
