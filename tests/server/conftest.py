"""Databases for the tests of the server: a new one for each test, of both kinds. Chance is the same every time."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from palatine.server.room import play
from server.postgres import Cluster

KINDS = ("sqlite", "postgresql")


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "CHANCE", random.Random(7))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A throw-away PostgreSQL for this process; it forgets what a power cut would take."""
    with Cluster() as started:
        yield started


@pytest.fixture
def postgresql_url(cluster: Cluster) -> Iterator[str]:
    """The address of a new, empty PostgreSQL database."""
    url = cluster.database()
    yield url
    cluster.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite:///{tmp_path}/palatine.sqlite"


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """The test runs twice, on a new database of each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))
