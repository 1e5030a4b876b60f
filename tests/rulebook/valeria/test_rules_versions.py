"""Rules versions of Valeria: what changed, and that older games go on as they began."""

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import harvest, held, play_all, player, refused, solo, texts

ANN, BRIAN = 0, 1


def under(table: Table, rules: int) -> Table:
    """The same position by another version of the rules."""
    assert table.origin is not None
    return palatine.load({**table.origin, "rules": rules})


def thief_and_monk() -> Table:
    """Off turn with a 1 and a 6: Brian's Thief (7), Monk (1) and starters are activated."""
    return harvest((1, 6), player(), player("1g", {"thief": 1, "monk": 1}))


def test_an_off_turn_thief_comes_first() -> None:
    """VA-6.4, VA-B-06 Since version 2 only the Thief's sides are offered until he is settled."""
    table = thief_and_monk()
    assert table.rules == 2 and texts(table, BRIAN) == ["choose thief 1", "choose thief 2"]
    assert "Thief" in refused(table, "trade monk", "VA-6.4", BRIAN)
    reason = table.why_not("citizen:monk", BRIAN)
    assert reason is not None and reason.rule == "VA-6.4"
    table.play("choose thief 2", BRIAN)
    assert texts(table, BRIAN) == ["pass", "trade monk"]


def test_up_to_version_1_he_could_wait() -> None:
    """VA-B-06 A table of version 1 plays on by it: from a position, a dump, a record and a re-dealt copy."""
    table = under(thief_and_monk(), 1)
    copies = [table, palatine.load(table.dump()), palatine.replay(table.record()), table.redeal(BRIAN, 4)]
    for copy in copies:
        assert copy.rules == 1
        assert sorted(texts(copy, BRIAN)) == ["choose thief 1", "choose thief 2", "trade monk"]
        copy.play("trade monk", BRIAN)
        copy.play("choose thief 1", BRIAN)


def test_both_orders_bring_the_same() -> None:
    """VA-6.5 Who settles the Thief first can still have everything that version 1 allowed."""
    late, early = under(thief_and_monk(), 1), thief_and_monk()
    for text in ("trade monk", "choose thief 1"):
        late.play(text, BRIAN)
    for text in ("choose thief 1", "trade monk"):
        early.play(text, BRIAN)
    assert held(late, BRIAN) == held(early, BRIAN)


def test_first_in_the_second_harvest_too() -> None:
    """VA-11.16, VA-B-06 Alone the second harvest is one off turn."""
    table = solo(player("1g", {"thief": 1, "monk": 1}), ["second_harvest"], dice=(1, 6))
    assert texts(table) == ["choose thief 1", "choose thief 2"]
    assert "trade monk" in texts(under(table, 1))
    play_all(table, "choose thief 1", "trade monk")


def test_on_the_own_turn_nothing_has_changed() -> None:
    """VA-6.4 There the Thieves always came before everything else."""
    for rules in (1, 2):
        table = under(harvest((1, 6), player("1g", {"thief": 1, "monk": 1}), player("2g")), rules)
        assert texts(table, ANN) == ["pass", "steal 1gold 2", "steal 2gold 2"]
