"""KB-0 Conventions: what goods are, who sees what, in which order people choose."""

from typing import Any

import pytest

import palatine
from palatine.games.kingsburg.actions import PASS
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    NAMES,
    SPRING,
    battle_values,
    both_editions,
    goods,
    group,
    lay,
    order,
    player,
    season,
    soldiers,
    tokens,
    up_to,
    vp,
    winter,
)
from rulebook.vectors import asked, board, events, play_out, sheet, texts

ONE_OF_EACH_PAIR = ["2gold", "gold+wood", "gold+stone", "2wood", "wood+stone", "2stone"]


def test_tokens_soldiers_and_points_are_no_goods() -> None:
    """KB-0.1 Goods are gold, wood and stone only: +2 tokens, soldiers and VP pay for no soldier and break no tie."""
    table = lay([player("1g", (), 5, soldiers=5, vp=5), player("1g1w")], ["recruitment"])
    assert table.to_act == (BRIAN,), "one good and five tokens pay for nobody"
    aided = lay([player("", (), 5, soldiers=5, vp=5), player("1g")], ["kings_aid"])
    assert sheet(aided, ANN)["aid"] == 1


def test_goods_of_choice_are_freely_mixed() -> None:
    """KB-0.2 Two goods of choice are any pair, alike or not, for the one who gains and for the one who loses."""
    table = lay([player(), player()], [["support", -1, 1]], court=[group("duchess", ANN, [6, 6])])
    assert texts(table) == [f"take {pair}" for pair in ONE_OF_EACH_PAIR]
    losing = winter([player("2g2w2s"), player()], "year1_orcs_3")
    assert texts(losing) == [f"give {pair}" for pair in ONE_OF_EACH_PAIR]


@both_editions
def test_turn_order_and_seating_are_two_things(edition: int) -> None:
    """KB-0.3 The order of the seals changes, the seats stay; who is not to act is told so by this rule."""
    table = palatine.new_game("kingsburg", 4, {"edition": edition}, 1, names=NAMES, draw=["3", "1", "4", "2"])
    assert order(table) == [2, 0, 3, 1]
    assert table.view(None)["names"] == NAMES
    assert table.to_act == (CINDY,)
    reason = table.why_not("take gold", ANN)
    assert reason is not None and reason.rule == "KB-0.3"
    assert reason.en != reason.pl
    with pytest.raises(palatine.NotYourTurn):
        table.play("take gold", ANN)


@both_editions
def test_winter_is_no_productive_season(edition: int) -> None:
    """KB-0.4 Spring, summer and autumn are productive: an Embassy scores and dice are rolled three times a year."""
    table = lay([player("", up_to("embassy"), vp=0), player(), player()], ["year"], edition)
    while board(table)["year"] == 1:
        table.play(table.options()[0])
    assert sheet(table, ANN)["points"]["powers"] == 3
    year_two = next(i for i, event in enumerate(table.events_since(0)) if event.get("year") == 2)
    rolls = [e for e in table.events_since(0)[:year_two] if e["kind"] == "roll" and e["seat"] == ANN]
    assert len(rolls) == 3


def test_white_dice_count_for_the_total() -> None:
    """KB-0.5 The total is the sum of all dice rolled, white ones included: they decide the turn order too."""
    table = season([player(aid=1), player(), player()], SPRING, [1, 1, 2, 6, 3, 3, 3, 1, 2, 5])
    assert sheet(table, ANN)["total"] == 10
    assert order(table) == [2, 1, 0]


def test_the_supply_never_runs_out() -> None:
    """KB-0.6 Goods beyond the 25 gold of the box, and tokens beyond its 20, are there all the same."""
    court = [group("wizard", ANN, [6, 6, 4]), group("astronomer", BRIAN, [3, 4])]
    table = lay([player("40g"), player("", (), 20)], [["support", -1, 1]], court=court)
    table.play("take stone")
    assert goods(table, ANN) == "44g"
    assert tokens(table, BRIAN) == 21


def test_everything_but_enemy_cards_is_public() -> None:
    """KB-0.7 Goods, tokens, soldiers, VP and buildings lie open; the enemy deck does not, nor a card somebody saw."""
    players = [player("1g2w", ["inn"], 3, soldiers=2, vp=7), player()]
    table = lay(
        players, [["support", -1, 1], ["influence_round"]], draw=["year1_orcs_3"], court=[group("general", 0, [4, 6])]
    )
    for viewer in (None, ANN, BRIAN):
        facts: Any = table.view(viewer)["table"]
        seen = facts["seats"][ANN]
        assert (seen["goods"]["wood"], seen["plus2"], seen["soldiers"], seen["vp"]) == (2, 3, 4, 7)
        assert seen["buildings"] == ["inn"]
        zones: Any = table.view(viewer)["zones"]
        assert zones["enemies_unseen"] == {"count": 24}
        assert zones["enemy_top"]["cards"] == (["year1_orcs_3"] if viewer == ANN else [None])
    told = [event.get("card") for viewer in (None, ANN, BRIAN) for event in events(table, "peek", viewer)]
    assert told == [None, "year1_orcs_3", None]


def test_points_know_no_bounds() -> None:
    """KB-0.8 VP fall below zero and rise above 59, the end of the printed track."""
    table = winter([player(vp=0), player(vp=59, soldiers=9)], "year1_zombies_4")
    assert vp(table, ANN) == -2
    assert vp(table, BRIAN) == 59 + 1 + 1


def test_soldiers_stop_at_zero_battle_values_do_not() -> None:
    """KB-0.9 Nobody has fewer than 0 soldiers; a battle value may be negative, or above the printed track."""
    with pytest.raises(palatine.BadPosition):
        lay([player(soldiers=-1), player()], ["winter"])
    players = [player("", up_to("farms")), player("", up_to("wizards_guild"), soldiers=30)]
    table = lay(players, ["reveal", "battle"], draw=["year1_zombies_4"])
    assert battle_values(table) == {ANN: -1, BRIAN: 34}
    assert soldiers(table, ANN) == 0


def test_players_choose_one_after_another_in_turn_order() -> None:
    """KB-0.10, KB-A-31 Players who choose at the same moment do so in turn order, seeing what was chosen before."""
    table = lay([player(), player(), player()], ["kings_aid"], order=[2, 0, 1])
    assert table.to_act == (CINDY,)
    table.play("take stone")
    assert table.to_act == (ANN,)
    seen: Any = table.view(ANN)["table"]
    assert seen["seats"][CINDY]["goods"]["stone"] == 1
    table.play("take gold")
    assert table.to_act == (BRIAN,)


@both_editions
def test_gains_are_mandatory(edition: int) -> None:
    """KB-0.12 A gain cannot be declined; what asks for a payment can, as a whole and never in part."""
    table = lay([player(), player()], [["support", -1, 1]], edition, court=[group("merchant", ANN, [4])])
    assert texts(table) == ["take gold", "take wood"]
    reason = table.why_not(PASS.at())
    assert reason is not None and reason.rule == "KB-0.12"
    trade = lay([player("1g"), player()], [["support", -1, 1]], edition, court=[group("alchemist", ANN, [6])])
    assert texts(trade) == ["pass", "give gold"]
    trade.play("give gold")
    assert goods(trade, ANN) == "1w1s", "both other kinds, not one of them"


def test_goods_on_tokens_never_count() -> None:
    """KB-A-06, KB-A-35 +2 tokens are no goods: not in Phases 1 and 5, not at the end, not for the Cathedral."""
    rich = player("", (), 9)
    assert sheet(lay([rich, player("1g")], ["kings_aid"]), ANN)["aid"] == 1
    assert board(lay([rich, player("1g")], ["kings_envoy"]))["envoy"] == ANN
    tied = lay([player("", (), 9, vp=5), player("1g", vp=5)], ["year_end"], year=5)
    assert tied.ranking() == [2, 1]
    cathedral = lay([player("1g", up_to("cathedral"), 9, vp=0), player()], ["year_end"], year=5)
    assert vp(cathedral, ANN) == 0


def test_nothing_gives_soldiers_that_are_not_there() -> None:
    """KB-A-34 An effect that takes soldiers never goes below 0: without a soldier it is not even offered."""
    overlay: dict[str, object] = {"game": "kingsburg", "buildings": {"embassy": {"season_end": "soldiers > 2 vp"}}}
    owned = up_to("embassy")
    table = lay(
        [player("", owned, soldiers=1, vp=0), player("", owned, vp=0)], [["season_end", -1, 0]], overlay=overlay
    )
    table.play("give soldier")
    assert (soldiers(table, ANN), vp(table, ANN)) == (0, 2)
    assert asked(table) == "" and soldiers(table, BRIAN) == 0


def test_the_game_can_be_passed_through_to_its_end() -> None:
    """KB-0.7 From first to last, a spectator's view of a whole game never names an unseen enemy."""
    table = palatine.new_game("kingsburg", 3, seed=5)
    play_out(table)
    zones: Any = table.view(None)["zones"]
    assert table.is_over and len(zones["enemies_fought"]["cards"]) == 5
    assert zones["enemies_unseen"] == {"count": 20}
