"""What front ends ask about an action of the board as a whole: whether it is possible, and if not, why."""

from palatine.games.paladins.actions import BOARD_ACTION
from palatine.kernel.table import Table
from rulebook.paladins.laying import bare, turn


def test_an_action_of_the_board_is_a_target() -> None:
    """PA-4.1 Whatever can be taken now is possible; for everything else a reason is given."""
    table = turn([bare("merchant labourer scout fighter cleric cleric", provisions=2, silver=4), bare()])
    possible = {target for action in table.options() for target in table.targets(action, 0)}
    for name in BOARD_ACTION.texts:
        reason = table.why_not(f"action:{name}")
        assert (reason is None) == (f"action:{name}" in possible), name
        assert reason is None or (reason.rule.startswith("PA-") and reason.en != reason.pl)
    assert table.why_not("action:trade") is None


def test_an_attack_is_judged_by_an_outsider_that_is_there() -> None:
    """PA-6.13 Without workers it is the workers that fail, not a card that lies elsewhere."""
    table = turn([bare("labourer"), bare()], outsiders=["mercenary_viking", "", "", "", "", ""])
    reason = table.why_not("action:attack")
    assert reason is not None and reason.rule == "PA-4.2"


def test_a_twin_that_is_not_legal_either() -> None:
    """PA-B-01 An equal space before it is named only if it can be used; else what fails is said of both."""
    others = [bare(), bare(), bare()]
    weak = turn([bare("labourer scout cleric", provisions=9), *others])
    for space in ("region_2_space_2", "region_2_space_6"):
        assert_fails(weak, f"commission {space}", "PA-6.2")
    lonely = turn([bare("labourer", faith=9, influence=9, silver=9, provisions=9), *others])
    for text in (
        "commission region_2_space_6",
        "garrison region_2_space_6",
        "absolve jar_pray_a",
        "absolve jar_pray_b",
    ):
        assert_fails(lonely, text, "PA-4.2")
    poor = turn([bare("labourer merchant cleric", influence=9, jars=["jar_faith", "jar_provisions"]), *others])
    assert_fails(poor, "absolve jar_pray_b", "PA-6.10")
    fit = turn([bare("labourer scout cleric merchant", faith=9, influence=9, silver=9, provisions=9), *others])
    assert fit.why_not("commission region_2_space_2") is None and fit.why_not("absolve jar_pray_a") is None
    assert_fails(fit, "commission region_2_space_6", "PA-B-01")
    assert_fails(fit, "absolve jar_pray_b", "PA-B-01")


def assert_fails(table: Table, text: str, rule: str) -> None:
    reason = table.why_not(text)
    assert reason is not None and reason.rule == rule, (text, reason and (reason.rule, reason.en))
