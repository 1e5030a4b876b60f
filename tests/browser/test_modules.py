"""Every module, variant and solo mode, as far as its own questions go.

At each new kind of question the page is reloaded and its line is cut. PALATINE_LONG=1 plays every game to the end.
"""

import os
from typing import Any

import pytest

from browser.coming_back import ComesBack
from browser.conftest import Visit
from browser.player import Player
from browser.visitor import DESKTOP, PHONE, me_and_bots

IS_LONG = os.environ.get("PALATINE_LONG", "") not in ("", "0")
comes_back = ComesBack()
"""Shared by all tests of this module: each kind of question is tried once in a run."""

Setting = tuple[str, int, dict[str, Any], int]
SETTINGS: dict[str, Setting] = {
    "kingsburg-edition-1": ("kingsburg", 3, {"edition": 1}, 14),
    "kingsburg-extra-rows": ("kingsburg", 2, {"modules": ["extra_rows"]}, 10),
    "kingsburg-alternative-rows": ("kingsburg", 2, {"modules": ["alternative_rows"]}, 10),
    "kingsburg-rows-draft": ("kingsburg", 2, {"modules": ["alternative_rows"], "row_choice": "draft"}, 5),
    "kingsburg-governors": ("kingsburg", 3, {"modules": ["governors"]}, 14),
    "kingsburg-auction": ("kingsburg", 3, {"modules": ["governors"], "governor_choice": "auction"}, 10),
    "kingsburg-destiny": ("kingsburg", 2, {"modules": ["destiny"]}, 12),
    "kingsburg-soldier-tokens": ("kingsburg", 2, {"modules": ["soldier_tokens"]}, 22),
    "kingsburg-whims": ("kingsburg", 3, {"modules": ["whims"]}, 12),
    "kingsburg-tradition": ("kingsburg", 3, {"modules": ["whims"], "whim_mode": "tradition"}, 10),
    "kingsburg-currying-favour": ("kingsburg", 3, {"scenario": "currying_favour"}, 10),
    "kingsburg-shifting-alliances": ("kingsburg", 3, {"scenario": "shifting_alliances"}, 12),
    "kingsburg-goblin-valley": ("kingsburg", 3, {"scenario": "goblin_valley"}, 10),
    "paladins-solo-easy": ("paladins", 1, {"difficulty": "easy"}, 14),
    "paladins-solo-standard": ("paladins", 1, {"difficulty": "standard"}, 14),
    "paladins-solo-hard": ("paladins", 1, {"difficulty": "hard"}, 14),
    "paladins-four": ("paladins", 4, {}, 10),
    "wonderful-menaces-a": ("wonderful_kingdom", 2, {"module": "menaces", "side": "a"}, 22),
    "wonderful-menaces-b": ("wonderful_kingdom", 2, {"module": "menaces", "side": "b"}, 14),
    "wonderful-advisors-b": ("wonderful_kingdom", 2, {"module": "advisors", "side": "b"}, 22),
    "wonderful-quests": ("wonderful_kingdom", 2, {"module": "quests", "quest": "random"}, 22),
    "wonderful-crown-b": ("wonderful_kingdom", 2, {"module": "quests", "quest": "lost_crown", "side": "b"}, 14),
    "wonderful-solo": ("wonderful_kingdom", 1, {"module": "quests"}, 22),
    "valeria-gold-rush": ("valeria", 3, {"set": "gold_rush"}, 12),
    "valeria-masters": ("valeria", 2, {"set": "masters_of_magic"}, 12),
    "valeria-blood": ("valeria", 2, {"set": "monster_blood"}, 12),
    "valeria-random-mixed": ("valeria", 5, {"set": "random", "mixed_stacks": True}, 10),
    "valeria-solo": ("valeria", 1, {"set": "first_game"}, 20),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_module_is_played_on_the_board(visit: Visit, name: str) -> None:
    game, seats, options, decisions = SETTINGS[name]
    # Every third game on a phone: the boards are laid out anew there.
    size = PHONE if list(SETTINGS).index(name) % 3 == 2 else DESKTOP
    person = visit(size=size)
    person.open_table(game, me_and_bots(seats, "greedy" if game == "kingsburg" else "random"), options)
    player = Player(person, name, comes_back)
    player.play(2000 if IS_LONG else decisions)
    met = player.met
    print(name, met)
    assert met.decisions >= min(decisions, 5)
    assert person.troubles == []
    assert met.faults == [], "the server refused what was lit"
    assert met.listed == {}, "only the list of all possibilities could answer"
    assert met.wide == {}, "the page is wider than the screen"
    assert met.covered == {}, "lit, but something lies over it"
    if not person.is_phone:
        assert met.tall == {}, "the table scrolls"
