"""KB-8 Phase 7: recruiting."""

from rulebook.kingsburg.laying import ANN, BRIAN, both_editions, goods, lay, player, soldiers, up_to
from rulebook.vectors import asked, play_all, texts


@both_editions
def test_two_goods_a_soldier_in_turn_order(edition: int) -> None:
    """KB-8.1, KB-B-03 In turn order, any number of soldiers, for any 2 goods each; who has fewer is not asked."""
    table = lay([player("1g1w1s"), player("5g"), player("1g")], ["recruitment"], edition, order=[1, 2, 0])
    assert table.to_act == (BRIAN,)
    table.play("recruit 1")
    assert (soldiers(table, BRIAN), goods(table, BRIAN)) == (1, "3g")
    assert table.to_act == (ANN,), "1 good pays for nobody"
    table.play("recruit 1")
    assert texts(table) == ["give gold+wood", "give gold+stone", "give wood+stone"]
    table.play("give wood+stone")
    assert (soldiers(table, ANN), goods(table, ANN)) == (1, "1g")
    assert asked(table) == ""


@both_editions
def test_any_number_of_soldiers(edition: int) -> None:
    """KB-8.1, KB-B-04 Ten goods pay for five soldiers; one may also stop earlier, or recruit nobody."""
    table = lay([player("10g"), player("10g"), player("10g")], ["recruitment"], edition)
    play_all(table, "recruit 2", "recruit 2", "recruit 1")
    assert (soldiers(table, 0), goods(table, 0)) == (5, "")
    play_all(table, "recruit 2", "pass")
    assert (soldiers(table, 1), goods(table, 1)) == (2, "6g")
    table.play("pass")
    assert (soldiers(table, 2), goods(table, 2)) == (0, "10g")
    assert asked(table) == ""


@both_editions
def test_barracks_halve_the_price(edition: int) -> None:
    """KB-8.2, KB-13.5 With Barracks 1 good a soldier, for any number of soldiers."""
    table = lay([player("4g2w1s", up_to("barracks")), player("1g")], ["recruitment"], edition)
    assert texts(table) == ["pass", "recruit 1", "recruit 2", "recruit 3", "recruit 4"]
    play_all(table, "recruit 4", "give 4gold", "recruit 3")
    assert (soldiers(table, ANN), goods(table, ANN)) == (7, "")
    assert asked(table) == ""


@both_editions
def test_recruits_join_the_soldiers_at_hand(edition: int) -> None:
    """KB-8.1 Recruits come on top of soldiers an advisor gave."""
    table = lay([player("2g", soldiers=3), player()], ["recruitment"], edition)
    table.play("recruit 1")
    assert soldiers(table, ANN) == 4
