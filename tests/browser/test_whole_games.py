"""Whole games of all four games, clicked through to the score sheet, on a desktop and on a phone."""

from typing import Any

import pytest

from browser.conftest import Visit
from browser.player import Player
from browser.visitor import DESKTOP, PHONE, me_and_bots

GAMES: dict[str, dict[str, Any]] = {
    "kingsburg": {},
    "paladins": {},
    "valeria": {},
    "wonderful_kingdom": {"module": "none"},
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_clicked_to_the_score_sheet(visit: Visit, game: str, size: tuple[int, int]) -> None:
    person = visit(size=size)
    person.open_table(game, me_and_bots(2), GAMES[game])
    player = Player(person, f"{game} {size}")
    status = player.play()
    print(game, size, player.met)
    assert status == "over"
    person.page.wait_for_selector("dialog.overlay .podium li")
    assert person.page.locator("dialog .podium li").count() == 2
    assert person.page.locator("dialog .sum-row").count() == 1
    assert player.met.decisions > 15, "hardly a game"
    player.assert_all_went_well()
