"""PA-8 Suspicion, tax and Inquisition; PA-9 Debts."""

import pytest

from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    CLARA,
    PEOPLE,
    acting,
    debts,
    goods,
    held,
    judged,
    lay,
    player,
    points,
    pool,
    rewarded,
    scored,
    suspicions,
    tracks,
    trying,
)
from rulebook.vectors import asked, board, course, events, play_all, sheet, texts


@pytest.mark.parametrize("value", ["0", "1", "2"])
def test_a_criminal_draws_a_suspicion(value: str) -> None:
    """PA-8.1 On top of the own stack, and its tax is taken."""
    table = trying(player(suspicions=suspicions("2")), draw=suspicions(value))
    assert pool(table) == "x" and held(table) == f"2{value}"
    assert goods(table) == (3 + int(value), 1) and board(table)["tax"] == 5 - int(value)


def test_any_source_of_criminals() -> None:
    """PA-8.1 Conspiring, dismissing, attacking, Favours and the Tavern: each Criminal draws one."""
    for path in ("townsfolk.squire_faith.dismiss", "outsiders.thief_byzantine.attack", "tavern.tavern_01.workers"):
        table = rewarded(path, player(), draw=suspicions("0"))
        assert "x" in pool(table) and held(table) == "0", path
    table = rewarded("tavern.tavern_11.workers", player(), draw=suspicions("01"))
    assert pool(table) == "lfxx" and held(table) == "01"


def test_the_new_card_counts_in_its_own_inquisition() -> None:
    """PA-8.1 Ann draws level with Brian by the card whose tax calls the Inquisition."""
    table = trying(
        player(suspicions=suspicions("0")), others=[player(suspicions=suspicions("11"))], tax=2, draw=suspicions("2")
    )
    assert debts(table) == (1, 0) and debts(table, BRIAN) == (1, 0)
    assert held(table) == "0" and held(table, BRIAN) == "1"


def test_taking_tax() -> None:
    """PA-8.2, PA-A.16 Compulsory; what the tax supply lacks comes from the supply, then the Inquisition follows."""
    table = rewarded("townsfolk.defender_tax.dismiss", player(), tax=3)
    assert goods(table) == (5, 1) and board(table)["tax"] == 1 and not events(table, "inquisition")
    for tax in (2, 1):
        table = rewarded("townsfolk.defender_tax.dismiss", player(), tax=tax)
        assert goods(table) == (5, 1) and board(table)["tax"] == 5 and len(events(table, "inquisition")) == 1


def test_no_tax_no_inquisition() -> None:
    """PA-8.3 Only the last silver that leaves the tax supply calls the Inquisition."""
    table = trying(player(), tax=1, draw=suspicions("0"))
    assert board(table)["tax"] == 1 and not events(table, "inquisition")


def test_one_after_the_other() -> None:
    """PA-8.3 Each Suspicion is fully resolved, with its Inquisition, before the next is drawn."""
    table = trying(player(), 3, tax=1, draw=suspicions("111"))
    assert course(table, "criminal", "suspicion", "inquisition", "refill_tax", "debt") == [
        "criminal", "suspicion", "inquisition", "debt", "refill_tax", "criminal", "suspicion", "criminal", "suspicion",
    ]  # fmt: skip
    assert debts(table) == (1, 0) and board(table)["tax"] == 3 and held(table) == "111"


def test_empty_suspicion_deck() -> None:
    """PA-8.4 The discards are shuffled."""
    gone = {"suspicion_0": 6, "suspicion_1": 8, "suspicion_2": 9}
    table = trying(player(suspicions=suspicions("2")), 1, suspicion_discards=gone)
    assert (
        board(table)["suspicion_discards"] == {} and len(held(table)) == 2 and board(table)["decks"]["suspicions"] == 22
    )
    assert [event["deck"] for event in events(table, "shuffle")] == ["suspicions"]
    not_yet = trying(player(suspicions=suspicions("2")), 1, suspicion_discards={"suspicion_0": 6})
    assert not events(not_yet, "shuffle")


def test_no_suspicion_anywhere() -> None:
    """PA-8.4 Then an Inquisition happens first, and the draw goes on with what it brought."""
    ann, brian = suspicions("0" * 6 + "1" * 6), suspicions("11" + "2" * 10)
    table = trying(player(suspicions=ann), others=[player(suspicions=brian)], tax=3)
    assert course(table, "criminal", "inquisition", "shuffle", "suspicion")[:4] == [
        "criminal", "inquisition", "shuffle", "suspicion",
    ]  # fmt: skip
    assert debts(table) == (1, 0) and debts(table, BRIAN) == (1, 0)
    assert len(held(table)) == 7 and len(held(table, BRIAN)) == 6 and board(table)["decks"]["suspicions"] == 11


def test_the_newest_goes_first() -> None:
    """PA-8.5 To the discards."""
    table = rewarded("townsfolk.acolyte_tax.dismiss", player(suspicions=suspicions("0122")))
    table.play("discard 2")
    assert held(table) == "01" and board(table)["suspicion_discards"] == {"suspicion_2": 2}


@pytest.mark.parametrize(("number", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_half_of_them_rounded_down(number: int, left: int) -> None:
    """PA-8.6 (b) Whoever holds the most takes a Debt and discards half."""
    table = judged(player(suspicions=suspicions("2" * number)), player(), tax=0)
    assert debts(table) == (1, 0) and len(held(table)) == left and debts(table, BRIAN) == (0, 0)


def test_all_who_hold_the_most() -> None:
    """PA-8.6 (b) Several players may be questioned; the tax supply is refilled (c)."""
    rows = [player(suspicions=suspicions(cards)) for cards in ("22", "2222", "1111", "111")]
    table = judged(*rows, tax=0)
    assert [debts(table, seat)[0] for seat in range(4)] == [0, 1, 1, 0]
    assert [len(held(table, seat)) for seat in range(4)] == [2, 2, 2, 3] and board(table)["tax"] == 8


def test_counted_after_the_abilities() -> None:
    """PA-8.6 (a) Conspirators work before the most are counted."""
    ann = player(suspicions=suspicions("22"), crew=["conspirator_criminal"])
    table = judged(ann, player(suspicions=suspicions("11")), tax=0)
    table.play("discard 1")
    assert debts(table) == (0, 0) and debts(table, BRIAN) == (1, 0)
    kept = judged(ann, player(suspicions=suspicions("11")), tax=0)
    kept.play("pass")
    assert debts(kept) == (1, 0) and debts(kept, BRIAN) == (1, 0)


@pytest.mark.parametrize(("players", "tax"), [(2, 5), (3, 7), (4, 8)])
def test_the_tax_supply_is_refilled(players: int, tax: int) -> None:
    """PA-8.6 (c) To its amount of the set-up."""
    assert board(judged(*[player()] * players, tax=0))["tax"] == tax


def test_nobody_under_suspicion() -> None:
    """PA-A.19 No Debts; the tax supply is refilled."""
    table = judged(player(), player(), tax=0)
    assert debts(table) == debts(table, BRIAN) == (0, 0) and board(table)["tax"] == 5


def test_those_who_have_passed() -> None:
    """PA-8.7, PA-10.3 Are judged like the others, and their crews work."""
    brian = player(suspicions=suspicions("22"), passed=True, crew=["peddler_silver"])
    table = judged(player(), brian, tax=0)
    assert debts(table, BRIAN) == (1, 0) and goods(table, BRIAN) == (5, 1)


def test_no_inquisition_inside_another() -> None:
    """PA-8.8 The abilities take no tax and draw no Suspicion."""
    crew = ["conspirator_absolver", "peddler_provision", "peddler_silver", "peddler_labourer", "squire_faith"]
    table = judged(player(suspicions=suspicions("222"), crew=crew), player(), tax=0)
    table.play("discard 1")
    assert len(events(table, "inquisition")) == 1 and not events(table, "tax") and not events(table, "suspicion")


def test_each_inquisition_is_resolved_before_the_next_reward() -> None:
    """PA-A.17 Two tax abilities with an empty tax supply in between: the second takes from the refilled one."""
    ann = player("lsf", strength=1, crew=["defender_tax"], suspicions=suspicions("0"))
    table = acting(ann, outsiders=["thief_viking", "", "", "", "", ""], tax=2)
    table.play("attack thief_viking")
    assert course(table, "tax", "inquisition", "refill_tax") == ["tax", "inquisition", "refill_tax", "tax"]
    assert goods(table) == (6, 1) and board(table)["tax"] == 4 and debts(table) == (1, 0)


def test_order_of_players() -> None:
    """PA-A.18 From the active player clockwise."""
    crew = [["peddler_silver"], ["peddler_provision"], ["peddler_labourer"]]
    rows = [player(suspicions=suspicions("00"), crew=cards) for cards in crew]
    table = judged(*rows, tax=0, active=BRIAN)
    assert [event["seat"] for event in events(table, "gain")] == [BRIAN, CLARA, ANN]


def test_paying_and_destroying_debts() -> None:
    """PA-9.1, PA-11.7 A Debt comes unpaid: -3; paid it is +1; a destroyed one is gone."""
    paid = rewarded("spaces.region_3_space_8.reward", player(unpaid=2))
    paid.play("repay")
    assert debts(paid) == (1, 1)
    gone = rewarded("townsfolk.abbot_tax.dismiss", player(unpaid=2))
    gone.play("destroy")
    assert debts(gone) == (1, 0)
    table = scored(player(silver=0, provisions=0, unpaid=2, paid=3))
    assert points(table) == {"unpaid_debts": -6, "paid_debts": 3}


def test_no_debt_to_pay() -> None:
    """PA-9.2 Paying and destroying then do nothing; a paid Debt cannot be paid or destroyed."""
    for path in ("spaces.region_3_space_8.reward", "townsfolk.abbot_tax.dismiss"):
        table = rewarded(path, player(paid=1))
        assert asked(table) == "" and debts(table) == (0, 1)


def test_suspicions_of_kept_criminals() -> None:
    """PA-A.25 A kept Criminal is not added again, so it draws no new Suspicion."""
    table = lay([player("xx"), player("l")], ["next_turn"], phase="preparation", round=1, townsfolk=PEOPLE)
    play_all(table, "pass", "pass")
    assert pool(table) == "xx" and held(table) == "" and board(table)["round"] == 2
    while asked(table) != "hire":
        seat = table.to_act[0]
        table.play(texts(table, seat)[0], seat)
    assert held(table) == "" and pool(table).count("x") == 2 and tracks(table) == (0, 0, 0)
    assert sheet(table)["suspicions"] == []
