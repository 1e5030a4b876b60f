"""VA-8 Exhausted stacks, end phase, end of the game."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.valeria.laying import ACTIONS, ANN, BRIAN, CITIZENS, acting, lay, player, stacks
from rulebook.vectors import asked, board, play_all

NO_DOMAINS: dict[str, Any] = {"domains": [""] * 5, "covered": [0] * 5}
NO_MONSTERS: dict[str, Any] = {"monsters": [[]] * 5}


def empty_citizens(count: int) -> dict[str, Any]:
    """That many exhausted citizen stacks, from the left."""
    return {"citizens": stacks(["" if i < count else name for i, name in enumerate(CITIZENS)])}


def after_turn(seats: int, active: int, first: int = 0, **facts: Any) -> Table:
    """The end phase of this player."""
    return lay([player()] * seats, ["end_phase"], active=active, first=first, **facts)


@pytest.mark.parametrize(
    ("facts", "count"),
    [
        ({}, 0),
        (empty_citizens(3), 3),
        ({"monsters": [[], ["skeleton"], [], ["owlbear"], ["dire_bear"]]}, 2),
        ({"domains": ["", "coliseum", "", "", ""], "covered": [0, 0, 1, 0, 2]}, 2),
        ({**NO_MONSTERS, **NO_DOMAINS, **empty_citizens(10)}, 20),
    ],
)
def test_all_twenty_stacks_count(facts: dict[str, Any], count: int) -> None:
    """VA-8.1 A place without a card is exhausted, whatever lay there; a face-down domain is a card."""
    assert board(acting(player(), **facts))["exhausted"] == count


@pytest.mark.parametrize(
    ("facts", "ends"),
    [
        ({}, False),
        ({"monsters": [[], [], [], [], ["dire_bear"]]}, False),
        (NO_MONSTERS, True),
        ({"covered": [0, 0, 0, 0, 1]}, False),
        (NO_DOMAINS, True),
        (empty_citizens(7), False),
        (empty_citizens(8), True),
        ({**empty_citizens(7), "monsters": [[], ["skeleton"], ["treant"], ["owlbear"], ["dire_bear"]]}, True),
        (empty_citizens(10), True),
    ],
    ids=["none", "one monster", "no monster", "one domain", "no domain", "seven", "eight", "mixed", "more"],
)
def test_end_conditions(facts: dict[str, Any], ends: bool) -> None:
    """VA-8.3, VA-13.16 Four players: no monsters, no domains, or at least eight exhausted stacks of any kind."""
    assert after_turn(4, 3, **facts).is_over == ends


@pytest.mark.parametrize(("active", "first", "over"), [(0, 0, False), (1, 0, False), (2, 0, True), (1, 2, True)])
def test_everybody_has_the_same_number_of_turns(active: int, first: int, over: bool) -> None:
    """VA-8.4 A condition met early lets the round go on to the player before the first one."""
    table = after_turn(3, active, first, **NO_MONSTERS)
    assert table.is_over == over
    if not over:
        assert board(table)["active"] == active + 1 and not board(table)["is_ending"]


def test_the_round_is_played_to_its_end() -> None:
    """VA-8.4 Ann, the first player, empties the last monster stack; Brian has his turn, then it is over."""
    table = lay(
        [player("1s"), player()],
        [*ACTIONS, "end_phase"],
        monsters=[["goblin"], [], [], [], []],
        rolls=[5, 6],
    )
    play_all(table, "slay goblin", "take gold")
    assert table.to_act == (BRIAN,) and asked(table) == "action"
    play_all(table, "take gold", "take gold")
    assert table.is_over


@pytest.mark.parametrize(("mode", "over"), [("live", False), ("latched", True)])
def test_a_condition_that_no_longer_holds(mode: str, over: bool) -> None:
    """VA-8.5, VA-8.2, VA-13.7 Cindy returns a card in the last turn: `end_condition` live plays on, latched ends."""
    cindy = player("6g", {"knight": 2}, {"goblin": 1})
    table = lay([player(), player(), cindy], ["end_phase"], options={"end_condition": mode}, rolls=[5, 6],
                active=BRIAN, domains=["watcher_on_the_water", "", "", "", ""], **NO_MONSTERS)  # fmt: skip
    assert board(table)["is_ending"] == (mode == "latched")
    play_all(table, "acquire watcher_on_the_water", "release goblin", "take gold")
    assert table.is_over == over


def test_the_dice_go_to_the_left() -> None:
    """VA-8.6 Without an end the next player's turn begins, after the last seat the first."""
    for active, following in [(0, 1), (1, 2), (2, 0)]:
        table = after_turn(3, active, rolls=[5, 6])
        assert board(table)["active"] == following and table.to_act == (following,)
        assert board(table)["dice"] == [5, 6]


def test_conditions_are_looked_at_in_the_end_phase_only() -> None:
    """VA-8.7 Every stack but one is empty, and still both actions are taken."""
    facts = {**NO_DOMAINS, **empty_citizens(10), "monsters": [["goblin"], [], [], [], []]}
    table = lay([player(), player("1s")], [["action", 1, 0], ["action_done"], ["action", 1, 1], "end_phase"],
                active=1, **facts)  # fmt: skip
    table.play("slay goblin")
    assert not table.is_over and asked(table) == "action" and table.to_act == (BRIAN,)
    table.play("take gold")
    assert table.is_over


@pytest.mark.parametrize(("count", "over"), [(8, False), (9, False), (10, True)])
def test_a_resting_player_is_a_player(count: int, over: bool) -> None:
    """VA-8.7 With five at the table ten exhausted stacks are needed, not eight."""
    table = after_turn(5, 4, **empty_citizens(count))
    assert table.is_over == over
    assert over or board(table)["active"] == ANN
