"""A game that the page has never heard of: it stands in the lobby, and is played to its end on the plain board."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from kernel import fishing, high_card
from playwright.sync_api import Browser
from server.process import SOURCE, Server

from browser.player import Player
from browser.visitor import DESKTOP, PHONE, Visitor, me_and_bots
from palatine import api
from palatine.kernel.game import Game

TESTS = Path(__file__).parents[1]
TOYS: list[Game] = [high_card.GAME, fishing.GAME]


@pytest.fixture(scope="module")
def house(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has been told of the toys."""
    folder = tmp_path_factory.mktemp("toys")
    settings = {
        "PALATINE_PAGE_DIR": str(page_folder),
        "PYTHONPATH": os.pathsep.join([str(SOURCE), str(TESTS)]),
        api.GUESTS: " ".join([type(toy).__module__ for toy in TOYS]),
    }
    with Server(f"sqlite:///{folder}/palatine.db", folder, 1, settings) as started:
        yield started


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_a_toy(browser: Browser, house: Server, toy: Game, size: tuple[int, int]) -> None:
    with Visitor(browser, house.address, size) as person:
        person.open_table(toy.name, me_and_bots(2), {})
        player = Player(person, toy.name)
        assert player.play() == "over"
        person.page.wait_for_selector("dialog.overlay .podium li")
        player.assert_all_went_well()


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)
def test_a_toy_stands_in_the_lobby_and_gives_a_hint(browser: Browser, house: Server, toy: Game) -> None:
    with Visitor(browser, house.address) as person:
        person.go("/")
        person.page.locator(".games .game", has_text=toy.title_en).click()
        assert toy.title_en in person.page.locator(".new-table h2").inner_text()
        person.page.locator(".hero .btn.wax").click()
        person.wait_until_asked()
        assert person.page.locator(".plain-board").count() == 1
        person.press(".hint-btn")
        person.page.wait_for_selector(".hints li .what")
        assert person.troubles == []
