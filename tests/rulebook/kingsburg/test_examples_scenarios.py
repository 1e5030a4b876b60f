"""Examples about scenarios: the groups of Currying Favour, the tokens of Shifting Alliances."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    CINDY,
    Player,
    envoy,
    goods,
    modular,
    order,
    player,
    soldiers,
    standing,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, sheet, texts


def favour(players: list[Player], happens: list[str | list[object]], **facts: Any) -> Table:
    """A table that plays Currying Favour."""
    return modular(players, happens, options={"scenario": "currying_favour"}, **facts)


def alliances(players: list[Player], happens: list[str | list[object]], **facts: Any) -> Table:
    """A table that plays Shifting Alliances."""
    return modular(players, happens, options={"scenario": "shifting_alliances"}, **facts)


def test_kb_ex_76_aristocracy_wins_the_tie_for_the_envoy() -> None:
    """KB-EX-76, KB-20.5 Tied for fewest buildings in Phase 5, its owner gets the envoy, although richer in goods."""
    players = [player("3g", ["inn"], group="aristocracy"), player("", ["inn"]), player("", up_to("market"))]
    assert envoy(favour(players, ["kings_envoy"])) == ANN


def test_kb_ex_76_army_rolls_two_dice() -> None:
    """KB-EX-76, KB-20.5 Dice 2 and 5: 5 soldiers for the owner, 2 for the others."""
    table = favour([player(group="army"), player(), player()], ["reinforcements"], dice=[2, 5])
    assert [soldiers(table, seat) for seat in range(3)] == [5, 2, 2]


def test_kb_ex_76_craftsmen_ignore_tokens() -> None:
    """KB-EX-76, KB-20.5, KB-A-35 With no goods and a +2 token they take 1 good at the end of the season."""
    players = [player("", tokens=1, group="craftsmen"), player(), player()]
    table = favour(players, [["season_end", -1, AUTUMN]], phase=6)
    assert texts(table) == ["take gold", "take wood", "take stone"]
    table.play("take stone")
    assert goods(table, ANN) == "1s"


def peasants(*ranks: int) -> Table:
    """Ann's Peasants have influenced these ranks, and the advisors act."""
    court = standing(*[(rank, ANN) for rank in ranks])
    return favour([player(group="peasants"), player(), player()], [["support", -1, 1]], court=court)


def test_kb_ex_76_peasants_take_wood_twice() -> None:
    """KB-EX-76, KB-20.5 On 3 and 6: wood twice, then one swap at the Alchemist."""
    table = peasants(3, 6)
    table.play("use peasants")
    assert goods(table, ANN) == "2w"
    table.play("give wood")
    assert (goods(table, ANN), asked(table)) == ("1g1w1s", "")


def test_kb_ex_76_peasants_swap_twice() -> None:
    """KB-EX-76, KB-20.5 On 3 and 6: or wood once and two swaps at the Alchemist."""
    table = peasants(3, 6)
    play_all(table, "pass", "give wood")
    assert goods(table, ANN) == "1g1s"
    table.play("give gold")
    assert (goods(table, ANN), asked(table)) == ("1w2s", "")


def test_kb_ex_76_peasants_need_low_ranks() -> None:
    """KB-EX-76, KB-20.5 On 3 and 7: nothing is doubled."""
    table = peasants(3, 7)
    assert goods(table, ANN) == "1w" and texts(table) == ["take gold", "take wood", "take stone"]
    table.play("take gold")
    assert (goods(table, ANN), asked(table)) == ("1g1w", "")


def test_kb_ex_77_bandits_cost_two_points() -> None:
    """KB-EX-77, KB-20.5 Claimed at 1 VP they leave -1 VP."""
    table = favour([player(vp=1), player(), player()], [["claim", ANN]])
    table.play("claim bandits")
    assert vp(table, ANN) == -1


def test_kb_ex_77_bandits_take_the_lowest_free_support() -> None:
    """KB-EX-77, KB-20.5, KB-5.4.8, KB-A-21 1, 2 and 4 are influenced: 1 wood, before any other support."""
    court = standing((1, BRIAN), (2, BRIAN), (4, BRIAN))
    players = [player(group="bandits"), player(vp=0), player()]
    table = favour(players, ["bandits"], court=court)
    assert goods(table, ANN) == "1w" and (vp(table, BRIAN), goods(table, BRIAN)) == (0, "")


def test_kb_ex_77_bandits_and_the_stable() -> None:
    """KB-EX-77, KB-A-36 With a Stable and 5 the lowest free rank: 1 soldier, not 2."""
    court = standing((1, BRIAN), (2, BRIAN), (3, CINDY), (4, CINDY))
    table = favour([player("", up_to("stable"), group="bandits"), player(), player()], ["bandits"], court=court)
    assert soldiers(table, ANN) == 1


@pytest.mark.parametrize(("seat", "gains"), [(CINDY, [2, 1, 0]), (BRIAN, [0, 0, 0])])
def test_kb_ex_78_tokens_on_the_treasurer(seat: int, gains: list[int]) -> None:
    """KB-EX-78, KB-20.2, KB-20.6 Two tokens of Ann's, one of Brian's: Cindy brings them 2 and 1 VP, Brian nothing."""
    players = [player(vp=0, allies={"treasurer": 2}), player(vp=0, allies={"treasurer": 1}), player(vp=0)]
    players[seat]["dice"] = [2, 6]
    table = alliances(players, ["influence_round"])
    assert table.to_act == (seat,)
    table.play("place 6+2 treasurer")
    assert [vp(table, seat) for seat in range(3)] == gains


def test_kb_ex_78_neutral_dice_bring_both_their_points() -> None:
    """KB-EX-78, KB-20.2 Two players, neutral dice on 8: Ann 2 VP, Brian 1 VP."""
    players = [player(vp=0, allies={"treasurer": 2}), player(vp=0, allies={"treasurer": 1})]
    table = alliances(players, [["season_start", -1, AUTUMN]], dice=[2, 3, 3, 1, 1], phase=6)
    assert [vp(table, seat) for seat in range(2)] == [2, 1]


@pytest.mark.parametrize(("seats", "years"), [(3, [3]), (4, [3, 4])])
@pytest.mark.parametrize("year", [2, 3, 4])
def test_kb_ex_79_removal_of_tokens(seats: int, years: list[int], year: int) -> None:
    """KB-EX-79, KB-20.2 With 3 players at the end of year III, with 4 of III and IV: one of the left neighbour's."""
    players = [player(allies={"king": 1, "queen": 1}) for _ in range(seats)]
    table = alliances(players, ["year_end"], year=year)
    if year not in years:
        assert asked(table) == "ally", "the next year has begun"
        return
    for seat in range(seats):
        assert (table.to_act, texts(table)) == ((seat,), ["dissolve queen", "dissolve king"])
        table.play("dissolve king")
        assert sheet(table, (seat + 1) % seats)["allies"] == {"queen": 1}
    assert asked(table) == "ally"


def test_kb_ex_91_aristocracy_leads() -> None:
    """KB-EX-91, KB-20.5, KB-A-27, KB-3.4 Its owner rolls 15, the others 8 and 9: order owner, 8, 9."""
    players = [player(), player(), player(group="aristocracy")]
    faces = [3, 3, 3, 2, 3, 3, 5, 5, 5]
    table = favour(players, ["roll", "turn_order", "influence_round"], dice=faces)
    assert order(table) == [CINDY, BRIAN, ANN]


def test_kb_ex_91_aristocracy_alone_gains_the_favour() -> None:
    """KB-EX-91, KB-A-27 A tie of 4 to 4 in Phase 3: only the owner gains 1 VP."""
    four = up_to("cathedral")
    players = [player("", four, vp=0), player("", four, group="aristocracy", vp=0), player(vp=0)]
    table = favour(players, ["kings_favour"])
    assert [vp(table, seat) for seat in range(3)] == [0, 1, 0]
