"""What front ends ask about an action of the board as a whole: whether it is possible, and if not, why."""

from palatine.games.paladins.actions import BOARD_ACTION
from rulebook.paladins.positions import player, turn


def test_an_action_of_the_board_is_a_target() -> None:
    """PA-4.1 Whatever can be taken now is possible; for everything else a reason is given."""
    table = turn([player("merchant labourer scout fighter cleric cleric", provisions=2, silver=4), player()])
    possible = {target for action in table.options() for target in table.targets(action, 0)}
    for name in BOARD_ACTION.texts:
        reason = table.why_not(f"action:{name}")
        assert (reason is None) == (f"action:{name}" in possible), name
        assert reason is None or (reason.rule.startswith("PA-") and reason.en != reason.pl)
    assert table.why_not("action:trade") is None


def test_an_attack_is_judged_by_an_outsider_that_is_there() -> None:
    """PA-6.13 Without workers it is the workers that fail, not a card that lies elsewhere."""
    table = turn([player("labourer"), player()], outsiders=["mercenary_viking", "", "", "", "", ""])
    reason = table.why_not("action:attack")
    assert reason is not None and reason.rule == "PA-4.2"
