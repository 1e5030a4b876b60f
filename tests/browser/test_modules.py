"""One whole game with every module and solo mode, by a script that clicks what is lit.

Modules that go together share a game; those that stand alone are played in test_whole_games. PALATINE_LONG=1 plays each
by itself too, with more people at the table.
"""

from typing import Any

import pytest

from browser.conftest import IS_LONG, Visit
from browser.player import Player
from browser.visitor import DESKTOP, PHONE, me_and_bots

Setting = tuple[str, int, dict[str, Any]]
TOGETHER: dict[str, Setting] = {
    "kingsburg-draft-destiny-tokens-whims-alliances": (
        "kingsburg",
        2,
        {
            "modules": ["extra_rows", "alternative_rows", "destiny", "soldier_tokens", "whims"],
            "row_choice": "draft",
            "scenario": "shifting_alliances",
        },
    ),
    "kingsburg-auction-tradition-favour": (
        "kingsburg",
        2,
        {
            "modules": ["governors", "whims"],
            "governor_choice": "auction",
            "whim_mode": "tradition",
            "scenario": "currying_favour",
        },
    ),
    "paladins-solo": ("paladins", 1, {"difficulty": "standard"}),
    "wonderful-quests-b": ("wonderful_kingdom", 2, {"module": "quests", "quest": "random", "side": "b"}),
    "wonderful-solo": ("wonderful_kingdom", 1, {"module": "quests"}),
    "valeria-solo": ("valeria", 1, {"set": "masters_of_magic"}),
}
EACH: dict[str, Setting] = {
    "kingsburg-three": ("kingsburg", 3, {}),
    "kingsburg-extra-rows": ("kingsburg", 2, {"modules": ["extra_rows"]}),
    "kingsburg-alternative-rows": ("kingsburg", 2, {"modules": ["alternative_rows"]}),
    "kingsburg-governors": ("kingsburg", 3, {"modules": ["governors"]}),
    "kingsburg-auction": ("kingsburg", 3, {"modules": ["governors"], "governor_choice": "auction"}),
    "kingsburg-destiny": ("kingsburg", 2, {"modules": ["destiny"]}),
    "kingsburg-soldier-tokens": ("kingsburg", 2, {"modules": ["soldier_tokens"]}),
    "kingsburg-whims": ("kingsburg", 3, {"modules": ["whims"]}),
    "kingsburg-tradition": ("kingsburg", 3, {"modules": ["whims"], "whim_mode": "tradition"}),
    "kingsburg-currying-favour": ("kingsburg", 3, {"scenario": "currying_favour"}),
    "kingsburg-shifting-alliances": ("kingsburg", 3, {"scenario": "shifting_alliances"}),
    "kingsburg-goblin-valley": ("kingsburg", 3, {"scenario": "goblin_valley"}),
    "kingsburg-five": (
        "kingsburg",
        5,
        {"modules": ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]},
    ),
    "paladins-solo-easy": ("paladins", 1, {"difficulty": "easy"}),
    "paladins-solo-hard": ("paladins", 1, {"difficulty": "hard"}),
    "paladins-four": ("paladins", 4, {}),
    "wonderful-none": ("wonderful_kingdom", 2, {"module": "none"}),
    "wonderful-menaces-b": ("wonderful_kingdom", 2, {"module": "menaces", "side": "b"}),
    "wonderful-advisors-a": ("wonderful_kingdom", 2, {"module": "advisors", "side": "a"}),
    "wonderful-crown-b": ("wonderful_kingdom", 2, {"module": "quests", "quest": "lost_crown", "side": "b"}),
    "wonderful-solo-menaces": ("wonderful_kingdom", 1, {"module": "menaces"}),
    "wonderful-solo-advisors": ("wonderful_kingdom", 1, {"module": "advisors"}),
    "valeria-gold-rush": ("valeria", 2, {"set": "gold_rush"}),
    "valeria-blood": ("valeria", 2, {"set": "monster_blood"}),
    "valeria-masters": ("valeria", 2, {"set": "masters_of_magic"}),
    "valeria-solo-first": ("valeria", 1, {"set": "first_game"}),
    "valeria-five-random": ("valeria", 5, {"set": "random", "mixed_stacks": True}),
    "valeria-three": ("valeria", 3, {"set": "gold_rush"}),
}
SETTINGS = {**TOGETHER, **EACH} if IS_LONG else TOGETHER
BEGUN: dict[str, Setting] = {
    "paladins-easy": EACH["paladins-solo-easy"],
    "paladins-hard": EACH["paladins-solo-hard"],
    "valeria-gold-rush": EACH["valeria-gold-rush"],
    "valeria-blood": EACH["valeria-blood"],
    "kingsburg-five": EACH["kingsburg-five"],
    "valeria-five": EACH["valeria-five-random"],
}
"""Levels, sets and numbers of seats that change no question: a few decisions show that their boards are drawn."""
FEW = 6


@pytest.mark.parametrize("name", SETTINGS)
def test_every_module_is_played_on_the_board(visit: Visit, name: str) -> None:
    game, seats, options = SETTINGS[name]
    # Every other game on a phone: the boards are laid out anew there.
    person = visit(size=PHONE if list(SETTINGS).index(name) % 2 else DESKTOP)
    person.open_table(game, me_and_bots(seats), options)
    player = Player(person, name, with_mouse=False)
    status = player.play()
    print(name, player.met)
    assert status == "over"
    person.page.wait_for_selector("dialog.overlay .podium li")
    assert player.met.decisions > 10, "hardly a game"
    player.assert_all_went_well()


@pytest.mark.parametrize("name", BEGUN)
def test_a_level_or_a_full_table_is_begun(visit: Visit, name: str) -> None:
    game, seats, options = BEGUN[name]
    person = visit(size=PHONE if list(BEGUN).index(name) % 2 else DESKTOP)
    person.open_table(game, me_and_bots(seats), options)
    player = Player(person, name, with_mouse=False)
    player.play(FEW)
    assert player.met.decisions == FEW
    player.assert_all_went_well()
