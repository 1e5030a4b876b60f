"""Every kind of question of every game: it stands again after the line was lost and after the page was loaded again,
and then it is answered by clicking on the board.

The tables are set up from the hand-made positions of the laws, which show every kind of decision there is. With
PALATINE_LONG=1 all of them are tried on a phone too.
"""

from collections.abc import Iterator

import pytest
from laws.positions import POSITIONS, table_at
from playwright.sync_api import Browser
from server.process import Server

from browser.coming_back import cut_the_line, question, reload
from browser.conftest import IS_LONG
from browser.player import Player
from browser.visitor import DESKTOP, PHONE, Visitor
from palatine import games


def one_for_each_kind() -> dict[str, str]:
    """The first position for every kind of question of every game, by game and kind."""
    found: dict[str, str] = {}
    for name in POSITIONS:
        table = table_at(name)
        if table.game.name in games():
            kind = table.prompt(table.to_act[0]).kind
            found.setdefault(f"{table.game.name} {kind}", name)
    return dict(sorted(found.items()))


KINDS = one_for_each_kind()
SIZES = {"desktop": DESKTOP, "phone": PHONE} if IS_LONG else {"desktop": DESKTOP}


@pytest.fixture(scope="module", params=SIZES)
def person(request: pytest.FixtureRequest, browser: Browser, table_server: Server) -> Iterator[Visitor]:
    """One person for all of these tables."""
    with Visitor(browser, table_server.address, size=SIZES[request.param]) as visitor:
        yield visitor


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_stands_again_and_is_answered_on_the_board(person: Visitor, kind: str) -> None:
    person.troubles.clear()
    table = table_at(KINDS[kind])
    person.open_position(table)
    before = question(person)
    assert f"{table.game.name} {before['kind']}" == kind
    cut_the_line(person)
    assert question(person) == before, "another question after the line was lost"
    reload(person)
    assert question(person) == before, "another question after reloading"
    player = Player(person, kind, with_mouse=False)
    player.play(1)
    assert player.met.decisions == 1
    player.assert_all_went_well()
