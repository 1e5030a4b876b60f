"""A house on each kind of database."""

from collections.abc import Iterator

import pytest

from server.store.house import House


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    """A server on a new database of each kind."""
    with House(database_url, snapshot_every=10) as house:
        yield house
