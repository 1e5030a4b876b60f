"""Whole games of all four games, clicked through to the score sheet, on a desktop and on a phone.

They are set up in different ways, so that editions, scenarios and modules that stand alone are played here too.
"""

from typing import Any

import pytest

from browser.conftest import Visit
from browser.player import Player
from browser.visitor import DESKTOP, PHONE, me_and_bots

GAMES: dict[str, tuple[str, tuple[int, int], dict[str, Any]]] = {
    "kingsburg-desktop-goblins": ("kingsburg", DESKTOP, {"scenario": "goblin_valley"}),
    "kingsburg-phone-edition-1": ("kingsburg", PHONE, {"edition": 1}),
    "paladins-desktop": ("paladins", DESKTOP, {}),
    "paladins-phone": ("paladins", PHONE, {}),
    "valeria-desktop": ("valeria", DESKTOP, {}),
    "valeria-phone-mixed": ("valeria", PHONE, {"set": "random", "mixed_stacks": True}),
    "wonderful_kingdom-desktop-menaces": ("wonderful_kingdom", DESKTOP, {"module": "menaces"}),
    "wonderful_kingdom-phone-advisors": ("wonderful_kingdom", PHONE, {"module": "advisors", "side": "b"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_clicked_to_the_score_sheet(visit: Visit, name: str) -> None:
    game, size, options = GAMES[name]
    person = visit(size=size)
    person.open_table(game, me_and_bots(2), options)
    player = Player(person, name)
    status = player.play()
    print(name, player.met)
    assert status == "over"
    person.page.wait_for_selector("dialog.overlay .podium li")
    assert person.page.locator("dialog .podium li").count() == 2
    assert person.page.locator("dialog .sum-row").count() == 1
    assert player.met.decisions > 15, "hardly a game"
    player.assert_all_went_well()
