"""Rules versions of Valeria: what changed, and that older games go on as they began."""

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import acting, citizens, harvest, held, lay, player, rolling, solo
from rulebook.vectors import asked, board, play_all, refused, texts

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
    assert table.rules == 3 and texts(table, BRIAN) == ["choose thief 1", "choose thief 2"]
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
    for rules in (1, 2, 3):
        table = under(harvest((1, 6), player("1g", {"thief": 1, "monk": 1}), player("2g")), rules)
        assert texts(table, ANN) == ["pass", "steal 1gold 2", "steal 2gold 2"]


# ---- version 3 -------------------------------------------------------------------------------------------------------


def spider() -> Table:
    monsters = [["goblin"], ["skeleton"], ["bane_spider"], ["owlbear"], ["dire_bear"]]
    table = acting(player("6s", domains=["forgotten_sorrows"]), monsters=monsters)
    table.play("slay bane_spider")
    return table


def test_the_knight_that_was_chosen_is_taken() -> None:
    """VA-12.2, VA-B-07 Since version 3 without another question; before, he could still be declined."""
    table = spider()
    table.play("pick 2")
    assert (asked(table), citizens(table), held(table)) == ("action", {"knight": 1}, "1m"), "reactions pay as always"
    for rules in (1, 2):
        old = under(spider(), rules)
        play_all(old, "slay bane_spider", "pick 2")
        assert texts(old) == ["pass", "claim knight"]
        old.play("pass")
        assert citizens(old) == {} and held(old) == ""


def test_either_die_of_a_double() -> None:
    """VA-5.2, VA-B-08 Since version 3 both dice of a double can be pointed at."""
    dice_domains = ["palace_of_the_dawn", "foxgrove_palisade", "desert_orchid"]
    table = rolling((4, 4), player("2g", domains=dice_domains))
    both = [f"change {die} {power}" for power in ("lower", "six", "one") for die in (1, 2)]
    assert texts(table) == ["pass", *both]
    for die, shown in ((1, [3, 4]), (2, [4, 3])):
        once = table.clone()
        once.play(f"change {die} lower")
        assert board(once)["dice"] == shown
    old = under(rolling((4, 4), player("2g", domains=dice_domains)), 2)
    assert texts(old) == ["pass", "change 1 lower", "change 1 six", "change 1 one"]


def test_alone_a_thief_may_take_fewer() -> None:
    """VA-11.3, VA-12.10, VA-B-03 Since version 3 from 1 to 3 of the supply; before, all of it or nothing."""

    def alone() -> Table:
        return solo(player("", {"thief": 1}), ["harvest"], dice=(3, 4))

    for kind in ("gold", "magic"):
        for n in (1, 2, 3):
            table = alone()
            table.play(f"steal {n}{kind} 1")
            assert held(table) == f"{n}{kind[0]}"
    old = under(alone(), 2)
    assert texts(old) == ["pass", "pick 1", "pick 2"]
    old.play("pick 2")
    assert held(old) == "3m"


def test_what_a_power_at_the_start_asks_comes_first() -> None:
    """VA-7.1 An overlay can make such a power ask; before version 3 it was asked when the phase was over."""
    overlay: dict[str, object] = {"game": "valeria", "domains": {"monolith_of_ostendaar": {"power": "gold > 2 magic"}}}
    owner = player("1g", domains=["monolith_of_ostendaar", "halfpenny_hill"])
    table = lay([owner, player()], ["action_start"], overlay=overlay)
    assert asked(table) == "offer" and texts(table) == ["pass", "accept"]
    table.play("accept")
    assert asked(table) == "action" and held(table) == "1g2m"
    assert asked(under(lay([owner, player()], ["action_start"], overlay=overlay), 2)) == "action"
