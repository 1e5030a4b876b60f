"""A built page, a real server that hands it out, and a browser. All of them end with the last test of this folder."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from server.process import Server

from browser.building import built
from browser.chromium import launched
from browser.visitor import Visitor

Visit = Callable[..., Visitor]
IS_LONG = os.environ.get("PALATINE_LONG", "") not in ("", "0")
"""Whether everything is played that could be, however long it takes."""


LONG = ("whole_game", "every_module")
"""In the names of tests that play to the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games come first: what is left for the end is short, and no process waits long for the other one."""
    places = [place for place, item in enumerate(items) if item.path.parent == Path(__file__).parent]
    ours = sorted((items[place] for place in places), key=lambda item: not any(word in item.name for word in LONG))
    for place, item in zip(places, ours, strict=True):
        items[place] = item


@pytest.fixture(scope="package")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("page"))


@pytest.fixture(scope="package")
def table_server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with one worker for all tests of the page."""
    folder = tmp_path_factory.mktemp("tables")
    settings = {"PALATINE_PAGE_DIR": str(page_folder), "PALATINE_NOTICE_DELAY": "0"}
    with Server(f"sqlite:///{folder}/palatine.db", folder, 1, settings) as started:
        yield started


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Playwright keeps an event loop running in this thread: it must end before tests that start loops of their own.
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, table_server: Server) -> Iterator[Visit]:
    """Makes visitors, and lets them go after the test."""
    with ExitStack() as stack:

        def arrive(**words: Any) -> Visitor:
            return stack.enter_context(Visitor(browser, table_server.address, **words))

        yield arrive
