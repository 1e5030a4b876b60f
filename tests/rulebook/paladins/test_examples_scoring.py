"""The worked examples for the final scoring, of players and of the virtual player."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    PLAIN_CONVERTS,
    PLAIN_WALLS,
    VPL,
    Player,
    alone,
    bare,
    lay,
    pieces,
    points,
    virtual,
)
from rulebook.vectors import board

TROPHIES = ["invader_saracen", "marauder_saracen", "protector_saracen", "thief_viking", "warrior_byzantine"]
FOUR_JARS = ["jar_labourer", "jar_faith", "jar_provisions", "jar_pray_a"]


def ended(players: list[Player], **facts: Any) -> Table:
    """The end of a game."""
    return lay(players, [], phase="end", round=7, **facts)


@pytest.mark.parametrize(("slot", "vp"), [(1, 4), (2, 6), (3, 8)])
@pytest.mark.parametrize("walls", [4, 5, 6])
def test_pa_ex_2_the_order_of_walls(slot: int, vp: int, walls: int) -> None:
    """PA-EX-2 Five Walls or more score 4, 6 or 8 by the slot of the Order, four score nothing (PA-7.1)."""
    orders = ["", "", ""]
    orders[slot - 1] = "order_fortify"
    table = ended([bare(walls=PLAIN_WALLS[:walls]), bare()], orders=orders)
    assert points(table).get("orders", 0) == (vp if walls >= 5 else 0)
    assert points(table, BRIAN) == {}


def test_pa_ex_2_the_first_order_is_revealed_in_round_1() -> None:
    """PA-EX-2 It lies on the first space (PA-3.2)."""
    table = lay([bare(walls=PLAIN_WALLS[:5]), bare()], ["round"], round=0, draw=["order_fortify"])
    assert board(table)["orders"] == ["order_fortify", "", ""] and board(table)["favours"] == [""] * 5
    assert points(table)["orders"] == 4


@pytest.mark.parametrize("faith", [6, 7])
def test_pa_ex_20_sixty_six_points(faith: int) -> None:
    """PA-EX-20 4 + 8 + 16 + 13 + 6 + 5 + 3 + 3 + 3 + 2 + 3 + 2 - 3 + 1 = 66 (PA-11)."""
    me = bare(
        strength=11,
        influence=10,
        faith=faith,
        walls=["wall_labourer_vp", "wall_two_vp", *PLAIN_WALLS[:4]],
        converts=["adventurer_saracen", "warrior_byzantine", "warrior_saracen", "assassin_viking"],
        trophies=["invader_saracen", "marauder_saracen", "protector_saracen", "thief_viking"],
        paid=2,
        unpaid=1,
        silver=2,
        provisions=1,
        workshops=["commission 1", "commission 2", "attack 1", "attack 2", "convert 1"],
        jars=FOUR_JARS,
    )
    table = ended(
        [me, bare()],
        orders=["order_fortify", "order_absolve", "order_commission"],
        map={**pieces("monk", ANN, 6), **pieces("outpost", ANN, 4, first=6)},
    )
    assert points(table) == {
        "orders": 4 + 8,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "converts": 3 + 2 + 3,
        "paid_debts": 2,
        "unpaid_debts": -3,
        "resources": 1,
    }
    assert table.scores() == [66, 0]
    assert table.ranking() == [1, 2]


@pytest.mark.parametrize("walls", [2, 3])
def test_pa_ex_28_seventy_six_points(walls: int) -> None:
    """PA-EX-28 14 + 49 + 5 + 2 + (3 + 1 + 3 + 1 + 2 + 1) + 1 - 6 = 76 for the virtual player (PA-14.30)."""
    him = virtual(
        strength=12,
        influence=11,
        faith=10,
        walls=PLAIN_WALLS[:walls],
        jars=4,
        converts=[
            "armourer_byzantine", "lookout_byzantine", "guardian_byzantine", "protector_saracen", "invader_byzantine",
            "hunter_byzantine",
        ],
        trophies=["thief_viking", "marauder_viking", "marauder_saracen"],
        paid=1,
        unpaid=2,
        workshops=["commission 1", "commission 2", "fortify 1", "absolve 1", "attack 1", "convert 1"],
    )  # fmt: skip
    table = alone(
        him,
        [],
        ann=bare(paid=75),
        phase="end",
        round=7,
        orders=["order_fortify", "order_commission", "order_convert"],
        map={**pieces("monk", VPL, 6), **pieces("outpost", VPL, 5, first=6)},
    )
    found = points(table, VPL)
    assert found == {
        "orders": 6 + 8,
        "strength": 20,
        "influence": 16,
        "faith": 13,
        "commission": 5,
        "garrison": 2,
        "converts": 3 + 1 + 3 + 1 + 2 + 1,
        "paid_debts": 1,
        "unpaid_debts": -6,
    }
    assert sum(found.values()) == 76
    assert table.scores() == [75] and table.ranking() == [2]


@pytest.mark.parametrize(("me", "place"), [(1, 1), (0, 2), (2, 1)])
def test_pa_ex_28_who_wins_alone(me: int, place: int) -> None:
    """PA-EX-28 A point more than the virtual player wins (PA-14.31)."""
    table = alone(virtual(paid=1, suspicions=[0]), [], ann=bare(paid=me), phase="end", round=7)
    assert sum(points(table, VPL).values()) == 1
    assert table.scores() == [me] and table.ranking() == [place], "equal points: fewer Suspicions win (PA-11.10)"


@pytest.mark.parametrize(("converted", "vp"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_pa_ex_30_mercenaries(converted: int, vp: int) -> None:
    """PA-EX-30 One is worth 2, two are worth 3 each, three 4 each, four 5 each (PA-13.5)."""
    cards = ["mercenary_viking", "mercenary_saracen_a", "mercenary_byzantine", "mercenary_saracen_b"]
    table = ended([bare(converts=cards[:converted], trophies=cards[converted:]), bare()])
    assert points(table) == {"converts": vp}


@pytest.mark.parametrize(("silver", "provisions", "vp"), [(2, 3, 1), (4, 2, 2), (1, 1, 0), (0, 3, 1)])
def test_pa_ex_34_resources(silver: int, provisions: int, vp: int) -> None:
    """PA-EX-34 One point for every full set of three, in any mix (PA-11.8)."""
    table = ended([bare(silver=silver, provisions=provisions), bare()])
    assert points(table).get("resources", 0) == vp


def test_pa_ex_35_a_tie_is_broken_by_orders() -> None:
    """PA-EX-35 50 : 50, Orders 10 : 8, the first wins though he has more Suspicions (PA-11.10)."""
    first = bare(trophies=TROPHIES, converts=PLAIN_CONVERTS[:5], paid=40, suspicions=[0, 1])
    second = bare(paid=40)
    table = ended(
        [first, second],
        orders=["order_attack", "order_convert", "order_garrison"],
        map=pieces("outpost", BRIAN, 5),
    )
    assert points(table, ANN) == {"orders": 10, "paid_debts": 40}
    assert points(table, BRIAN) == {"orders": 8, "garrison": 2, "paid_debts": 40}
    assert table.scores() == [50, 50] and table.ranking() == [1, 2]


@pytest.mark.parametrize(
    ("suspicions", "ranking"), [(([0], []), [2, 1]), (([], [2]), [1, 2]), (([1], [2]), [1, 1]), (([], []), [1, 1])]
)
def test_pa_ex_35_then_by_suspicions(suspicions: tuple[list[int], list[int]], ranking: list[int]) -> None:
    """PA-EX-35 With equal Orders fewer Suspicions win, by number and not by tax; all equal: shared (PA-11.10)."""
    table = ended([bare(paid=50, suspicions=stack) for stack in suspicions])
    assert table.scores() == [50, 50] and table.ranking() == ranking


@pytest.mark.parametrize(
    ("traitors", "vp"), [([], -6), (["traitor_viking"], -4), (["traitor_viking", "traitor_byzantine"], -2)]
)
def test_pa_ex_36_traitors(traitors: list[str], vp: int) -> None:
    """PA-EX-36 Each Traitor makes each of the two unpaid Debts lighter by 1 (PA-13.7)."""
    table = ended([bare(unpaid=2, converts=traitors), bare()])
    assert points(table) == {"unpaid_debts": vp}
    assert table.scores() == [vp, 0]


@pytest.mark.parametrize(("unpaid", "expected"), [(0, {"converts": 1}), (2, {"unpaid_debts": -6, "converts": 2})])
def test_pa_ex_60_a_traitor_of_the_virtual_player(unpaid: int, expected: dict[str, int]) -> None:
    """PA-EX-60 Its Debts count in full, and the Traitor is worth what it takes away, at least 1 (PA-A.33)."""
    table = alone(virtual(unpaid=unpaid, converts=["traitor_viking"]), [], phase="end", round=7)
    assert points(table, VPL) == expected
