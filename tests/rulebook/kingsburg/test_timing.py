"""KB-12 General timing."""

from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    SPRING,
    SUMMER,
    both_editions,
    goods,
    group,
    lay,
    order,
    player,
    season,
    season_end,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, events, sheet, texts

BOTH = ["statue", "chapel"]


@both_editions
def test_an_effect_needs_its_condition(edition: int) -> None:
    """KB-12.1 Statue and Chapel are offered only while their condition holds."""
    for faces, offered in [
        ([1, 2, 6], []),
        ([5, 5, 5], ["pass", "reroll coloured"]),
        ([1, 2, 4], ["pass", "reroll_all"]),
        ([1, 2, 5], []),
    ]:
        table = lay([player("", BOTH), player()], ["roll", "turn_order", "influence_round"], edition, [*faces, 6, 6, 5])
        assert (texts(table) if asked(table) == "reroll" else []) == offered


@both_editions
def test_effects_of_one_player_in_the_best_order(edition: int) -> None:
    """KB-12.2, KB-B-01 Effects of one moment follow in the order their owner likes: the Inn before the Town Hall."""
    table = season_end([player("", ["inn", *up_to("embassy")], vp=0), player()], SUMMER, edition)
    assert texts(table) == ["pass", "give token"], "the Inn's token is there for the Town Hall"
    table.play("give token")
    assert vp(table, ANN) == 2, "Town Hall and Embassy"
    rolled = lay([player("", BOTH), player()], ["roll"], edition, [2, 2, 2, 6, 6, 5])
    assert texts(rolled) == ["pass", "reroll coloured", "reroll_all"], "either first"


@both_editions
def test_each_effect_once_a_season(edition: int) -> None:
    """KB-12.3 Chapel and Statue once each, though the dice would allow them again; anew in the next season."""
    faces = [1, 1, 1, 6, 6, 5, 6, 6, 5]
    table = season([player("", BOTH), player(), player()], SPRING, faces, edition)
    table.force(dice=[1, 1, 1])
    table.play("reroll_all")
    assert texts(table) == ["pass", "reroll coloured"]
    table.force(dice=[1])
    table.play("reroll coloured")
    assert asked(table) == "influence" and sheet(table, ANN)["dice"] == [1, 1, 1]
    assert sheet(table, ANN)["used"] == ["reroll_one", "reroll_all"]
    again = season([player("", BOTH), player(), player()], SUMMER, faces, edition)
    assert texts(again) == ["pass", "reroll coloured", "reroll_all"]


@both_editions
def test_turn_order_waits_for_the_last_reroll(edition: int) -> None:
    """KB-12.5 The new order is set only after everybody has finished changing dice."""
    players = [player(), player("", BOTH), player()]
    table = lay(players, ["roll", "turn_order", "influence_round"], edition, [2, 2, 3, 1, 2, 3, 3, 3, 3])
    assert table.to_act == (BRIAN,) and order(table) == [0, 1, 2]
    table.force(dice=[6, 6, 5])
    table.play("reroll_all")
    assert order(table) == [0, 2, 1]
    assert [e["order"] for e in events(table, "order")] == [[0, 2, 1]]


@both_editions
def test_tokens_may_be_hoarded(edition: int) -> None:
    """KB-12.6 There is no limit on +2 tokens held; a used one goes back to the supply."""
    table = lay([player(tokens=30, dice=[1]), player()], ["influence_round", ["support", -1, 1]], edition)
    table.play("place 1+token architect")
    assert (tokens(table, ANN), goods(table, ANN)) == (29, "1w")
    more = lay([player(tokens=30), player()], [["support", -1, 1]], edition, court=[group("duchess", ANN, [6, 6])])
    more.play("take 2gold")
    assert tokens(more, ANN) == 31
