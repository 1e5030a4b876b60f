"""The worked examples for Suspicions, tax, the Inquisition and Debts."""

import pytest

from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    CLARA,
    DORA,
    bare,
    held,
    lay,
    points,
    pool,
    row,
    total,
    tracks,
    turn,
)
from rulebook.vectors import asked, board, course, events, refused, sheet

TWO_CRIMINALS: list[object] = ["effect", ANN, "favours.favour_two_criminals.reward", 172]


def test_pa_ex_18_two_criminals() -> None:
    """PA-EX-18 The first Suspicion empties the tax supply: Inquisition, refill, and only then the second (PA-8.3)."""
    table = lay([bare(), bare()], [TWO_CRIMINALS], draw=["suspicion_2", "suspicion_1"], tax=1)
    assert pool(table) == "xx"
    assert held(table) == "21"
    assert sheet(table)["silver"] == 2 + 1
    assert board(table)["tax"] == 5 - 1
    assert course(table, "suspicion", "tax", "inquisition", "debt", "refill_tax") == [
        "suspicion", "tax", "inquisition", "debt", "refill_tax", "suspicion", "tax",
    ]  # fmt: skip
    assert [(event["silver"], event["left"]) for event in events(table, "tax")] == [(2, 0), (1, 4)]
    assert sheet(table)["unpaid"] == 1, "the first card counts in the Inquisition that it causes"


def test_pa_ex_18_a_criminal_by_conspiring() -> None:
    """PA-EX-18 Likewise with Conspire, one Criminal and one Suspicion (PA-5.13, PA-8.1)."""
    table = turn([bare("labourer"), bare()], draw=["suspicion_1"], tax=4)
    table.play("conspire")
    assert pool(table) == "x" and held(table) == "1"
    assert sheet(table)["silver"] == 1 and board(table)["tax"] == 3
    assert course(table, "inquisition") == []


def test_pa_ex_19_inquisition() -> None:
    """PA-EX-19 With 1, 0, 3, 3 Suspicions the last two take a Debt each and keep 2; the tax supply is 8 (PA-8.6)."""
    stacks = [[0], [], [1, 0, 2], [0, 2, 1]]
    table = lay([bare(suspicions=stack) for stack in stacks], ["inquisition"], tax=0)
    assert [sheet(table, seat)["unpaid"] for seat in (ANN, BRIAN, CLARA, DORA)] == [0, 0, 1, 1]
    assert [held(table, seat) for seat in (ANN, BRIAN, CLARA, DORA)] == ["0", "", "10", "02"]
    assert [sheet(table, seat)["silver"] for seat in (ANN, BRIAN, CLARA, DORA)] == [0, 0, 0, 0]
    assert board(table)["suspicion_discards"] == {"suspicion_1": 1, "suspicion_2": 1}
    assert board(table)["tax"] == 8


CREW = ["squire_faith", "conspirator_absolver", "squire_strength", "peddler_silver", "conspirator_criminal"]


def test_pa_ex_29_the_order_of_abilities() -> None:
    """PA-EX-29 The Peddler pays, both Suspicions go, and then the Squires work (PA-12.6)."""
    table = lay([bare(suspicions=[1, 2], crew=CREW), bare()], ["inquisition"], tax=0)
    assert asked(table) == "discard_suspicion"
    assert sheet(table)["silver"] == 2, "the Peddler comes first"
    assert tracks(table) == (0, 0, 0), "the Squires wait"
    table.play("discard 2")
    assert held(table) == ""
    assert tracks(table) == (1, 1, 0)
    assert sheet(table)["silver"] == 2 and sheet(table)["unpaid"] == 0
    assert board(table)["tax"] == 5


@pytest.mark.parametrize("answer", ["pass", "discard 1"])
def test_pa_ex_29_squires_with_a_suspicion(answer: str) -> None:
    """PA-EX-29 While a Suspicion is left the Squires give nothing, as if they had been resolved first (PA-12.5)."""
    table = lay([bare(suspicions=[1, 2], crew=CREW), bare()], ["inquisition"], tax=0)
    table.play(answer)
    assert tracks(table) == (0, 0, 0)
    assert held(table) == "1", "of two Suspicions half goes, of one none"
    assert sheet(table)["unpaid"] == 1


def test_pa_ex_29_a_peddler_with_one_suspicion() -> None:
    """PA-EX-29 With one Suspicion the Peddler gives nothing (PA-12.4)."""
    table = lay([bare(suspicions=[1], crew=CREW), bare()], ["inquisition"], tax=0)
    assert sheet(table)["silver"] == 0
    table.play("discard 1")
    assert tracks(table) == (1, 1, 0)


@pytest.mark.parametrize(("cards", "left"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_pa_ex_31_half_of_the_suspicions(cards: int, left: int) -> None:
    """PA-EX-31 Of 1 Suspicion none is discarded, of 5 two are; the Debt comes in any case (PA-8.6)."""
    table = lay([bare(suspicions=[0] * cards), bare()], ["inquisition"], tax=0)
    assert len(held(table)) == left
    assert sheet(table)["unpaid"] == 1 and sheet(table, BRIAN)["unpaid"] == 0


def test_pa_ex_47_newest_first() -> None:
    """PA-EX-47 Of 0, 1, 2, 2, 1 the newest two go (PA-8.5)."""
    table = lay([bare(suspicions=[0, 1, 2, 2, 1]), bare()], ["inquisition"], tax=0)
    assert held(table) == "012"
    assert board(table)["suspicion_discards"] == {"suspicion_1": 1, "suspicion_2": 1}


@pytest.mark.parametrize("tax", [2, 1])
def test_pa_ex_48_exact_tax(tax: int) -> None:
    """PA-EX-48 Two tax from a supply of 2 or of 1: 2 silver, an Inquisition, and 8 again (PA-A.16)."""
    table = turn([bare("labourer"), bare(), bare(), bare()], townsfolk=row(5, at_5="defender_tax"), tax=tax)
    table.play("dismiss defender_tax")
    assert sheet(table)["silver"] == 2
    assert board(table)["tax"] == 8
    assert course(table, "tax", "inquisition", "refill_tax", "debt") == ["tax", "inquisition", "refill_tax"]


def test_pa_ex_48_more_than_enough_tax() -> None:
    """PA-EX-48 With 3 in the supply one is left and nothing happens (PA-8.3)."""
    table = turn([bare("labourer"), bare(), bare(), bare()], townsfolk=row(5, at_5="defender_tax"), tax=3)
    table.play("dismiss defender_tax")
    assert sheet(table)["silver"] == 2 and board(table)["tax"] == 1
    assert course(table, "inquisition") == []


def test_pa_ex_49_no_suspicion_left() -> None:
    """PA-EX-49 All 24 are held: first the Inquisition, then the 7 discarded are shuffled and one is drawn (PA-8.4)."""
    fourteen = [1] * 8 + [0] * 6
    table = turn(
        [bare(suspicions=fourteen), bare("labourer", suspicions=[2] * 10), bare(), bare()],
        seat=BRIAN,
        draw=["suspicion_0"],
        tax=3,
    )
    assert board(table)["decks"]["suspicions"] == 0
    table.play("conspire")
    assert held(table, ANN) == "1" * 7 and sheet(table, ANN)["unpaid"] == 1
    assert held(table, BRIAN) == "2" * 10 + "0" and sheet(table, BRIAN)["unpaid"] == 0
    assert board(table)["tax"] == 8
    assert board(table)["decks"]["suspicions"] == 6 and board(table)["suspicion_discards"] == {}
    assert pool(table, BRIAN) == "x"
    assert course(table, "inquisition", "shuffle", "suspicion") == ["inquisition", "shuffle", "suspicion"]


# ---- Debts and the top of a track ------------------------------------------------------------------------------------


def test_pa_ex_45_debt_collector() -> None:
    """PA-EX-45 When a Debt is paid the Debt Collector brings a Scout (PA-12.2)."""
    table = lay([bare(crew=["debt_collector_scout"], unpaid=2), bare()], [["pay_debt", ANN]])
    table.play("repay")
    assert (sheet(table)["unpaid"], sheet(table)["paid"]) == (1, 1)
    assert pool(table) == "s"


def test_pa_ex_45_nothing_to_pay() -> None:
    """PA-EX-45 Without an unpaid Debt nothing is asked and nothing comes (PA-9.2)."""
    table = lay([bare(crew=["debt_collector_scout"], paid=1), bare()], [["pay_debt", ANN], ["destroy_debt", ANN]])
    assert asked(table) == ""
    assert pool(table) == "" and (sheet(table)["unpaid"], sheet(table)["paid"]) == (0, 1)


def test_pa_ex_45_a_destroyed_debt() -> None:
    """PA-EX-45 A Debt that is destroyed brings no Scout (PA-12.8)."""
    table = lay([bare(crew=["debt_collector_scout"], unpaid=1), bare()], [["destroy_debt", ANN]])
    table.play("destroy")
    assert pool(table) == "" and (sheet(table)["unpaid"], sheet(table)["paid"]) == (0, 0)


def test_pa_ex_46_the_top_of_a_track() -> None:
    """PA-EX-46 Strength 12 stays 12 and scores 20; with Roland the total is 16 (PA-0.3, PA-0.2)."""
    happens: list[object] = ["effect", ANN, "townsfolk.defender_labourer.dismiss", 59]
    table = lay([bare(strength=12, paladin="roland"), bare(strength=11)], [happens])
    assert tracks(table) == (12, 0, 0)
    assert total(table, ANN, "strength") == 16
    assert points(table) == {"strength": 20}
    other: list[object] = ["effect", BRIAN, "townsfolk.defender_labourer.dismiss", 59]
    assert tracks(lay([bare(), bare(strength=11)], [other]), BRIAN) == (12, 0, 0)


def test_pa_ex_46_a_total_above_the_track() -> None:
    """PA-EX-46 The total counts: Strength 7 and Roland's 4 reach flag 11 without silver, 6 and 4 do not (PA-0.2)."""
    outsiders = row(6, at_6="lookout_viking")
    for strength, reaches in ((7, True), (6, False)):
        attacker = bare("scout labourer fighter", strength=strength, paladin="roland")
        table = turn([attacker, bare()], outsiders=outsiders)
        if reaches:
            table.play("attack lookout_viking")
            assert sheet(table)["trophies"] == ["lookout_viking"]
        else:
            refused(table, "attack lookout_viking", "PA-6.13")
