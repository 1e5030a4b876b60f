"""One server for most tests of the web; those that change how it works start their own."""

from collections.abc import Iterator

import httpx
import pytest

from server.web.running import Running, settings_of


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits."""
    with Running(settings_of(tmp_path_factory.mktemp("house"))) as started:
        yield started


@pytest.fixture
def browser(house: Running) -> Iterator[httpx.Client]:
    """A browser whose person is not known yet."""
    with house.client() as client:
        yield client


@pytest.fixture
def anna(house: Running) -> Iterator[httpx.Client]:
    """A browser of a guest."""
    with house.client() as client:
        client.post("/api/guest", json={"nickname": "Anna", "lang": "pl"}).raise_for_status()
        yield client
