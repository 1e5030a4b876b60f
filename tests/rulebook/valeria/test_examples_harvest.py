"""The rulebook's examples about activation, Thieves, trades, counting powers and the consolation resource."""

from rulebook.valeria.laying import ANN, BRIAN, CINDY, CITIZENS, DAVID, gains, harvest, held, player, rolling, stacks
from rulebook.vectors import asked, refused, sheet, texts

THIEF_SET = ["thief" if name == "rogue" else name for name in CITIZENS]
MONK_SET = ["monk", *CITIZENS[1:]]
ALCHEMIST_SET = ["alchemist" if name == "mercenary" else name for name in CITIZENS]


def test_va_ex_1_each_die_and_the_sum_activate() -> None:
    """VA-EX-1 With 3 and 5 the numbers 3, 5 and 8 are activated once each (VA-5.4)."""
    table = harvest([3, 5], player("", CITIZENS), player())
    assert gains(table) == {"mercenary": "1g1s", "peasant": "1g", "starter_peasant": "1g", "champion": "4s"}
    assert sheet(table, ANN)["pending"] == {}
    assert gains(table, BRIAN) == {"starter_peasant": "1g"}
    assert table.is_over


def test_va_ex_2_each_copy_activates() -> None:
    """VA-EX-2 One 4, two Archers: both activate (VA-6.2); the right-hand power off-turn (VA-6.3)."""
    players = [player("", ["archer", "archer"]), player()]
    table = harvest([4, 3], *players)
    assert gains(table) == {"archer": "4s"}
    assert held(table) == "4s"
    assert held(harvest([4, 3], *players, active=BRIAN)) == "2s"


def test_va_ex_3_doubles_activate_twice() -> None:
    """VA-EX-3 A pair of fours activates 4 twice and 8 once, so three Archers activate six times (VA-5.4, VA-6.2)."""
    players = [player("", ["archer", "archer", "archer"]), player()]
    assert held(harvest([4, 4], *players)) == "12s"
    assert held(harvest([4, 4], *players, active=BRIAN)) == "6s"
    everything = harvest([4, 4], player("", CITIZENS), player())
    assert gains(everything) == {"archer": "4s", "champion": "4s"}


def test_va_ex_4_thief_acts_first() -> None:
    """VA-EX-4 The Thief acts before anybody's Peasant (VA-6.4) and takes one kind, what is there (VA-12.10)."""
    table = harvest([2, 5], player("", ["thief"]), player("2g1m"), citizens=stacks(THIEF_SET))
    assert table.to_act == (ANN,) and asked(table) == "steal"
    assert held(table, ANN) == "" and held(table, BRIAN) == "2g1m"
    refused(table, "steal 3gold 2", "VA-12.10")
    refused(table, "steal 1gold+1magic 2", "VA-12.10")

    once = table.clone()
    once.play("steal 1gold 2")
    assert asked(once) == ""  # no magic on top of the gold
    assert held(once, ANN) == "2g" and held(once, BRIAN) == "2g1m"

    table.play("steal 2gold 2")
    assert held(table, ANN) == "3g"
    assert held(table, BRIAN) == "1g1m"
    assert gains(table, ANN) == {"starter_peasant": "1g"} and gains(table, BRIAN) == {"starter_peasant": "1g"}


def test_va_ex_5_income_is_spent_at_once() -> None:
    """VA-EX-5 The Starter Peasant's gold pays for the Monk's trade (VA-6.5), which may be declined (VA-6.6)."""
    table = harvest([1, 4], player("", ["monk"]), player(), active=BRIAN, citizens=stacks(MONK_SET))
    assert held(table, ANN) == "1g"
    assert table.to_act == (ANN,) and texts(table) == ["pass", "trade monk"]
    declined = table.clone()
    table.play("trade monk")
    assert held(table, ANN) == "2m" and asked(table) == ""
    declined.play("pass")
    assert held(declined, ANN) == "1g" and asked(declined) == ""


def test_va_ex_12_miner_counts_domains() -> None:
    """VA-EX-12 Sum 12, one domain: the Miner (left-hand power, VA-6.3) brings 1 + 1 gold (VA-6.7)."""
    miner_set = [*CITIZENS[:9], "miner"]
    owner = player("", ["miner"], domains=["palace_of_the_dawn"])
    table = rolling([6, 6], owner, player(), then=["harvest"], citizens=stacks(miner_set))
    assert asked(table) == "change_dice" and held(table) == ""
    table.play("pass")
    assert gains(table) == {"miner": "2g", "starter_knight": "2s"}
    assert held(table) == "2g2s"


def test_va_ex_24_thief_takes_up_to_three_of_one_kind() -> None:
    """VA-EX-24 From 5 gold and 1 magic: up to 3 gold, or 1 magic, or nothing (VA-12.10)."""
    table = harvest([3, 4], player("", ["thief"]), player("5g1m"), citizens=stacks(THIEF_SET))
    assert sorted(texts(table)) == ["pass", "steal 1gold 2", "steal 1magic 2", "steal 2gold 2", "steal 3gold 2"]
    for text in ("steal 4gold 2", "steal 2magic 2", "steal 2gold+1magic 2"):
        refused(table, text, "VA-12.10")

    outcomes = {
        "steal 3gold 2": ("3g", "2g1m"),
        "steal 2gold 2": ("2g", "3g1m"),
        "steal 1gold 2": ("1g", "4g1m"),
        "steal 1magic 2": ("1m", "5g"),
        "pass": ("", "5g1m"),
    }
    for text, (thief, victim) in outcomes.items():
        after = table.clone()
        after.play(text)
        assert (held(after, ANN), held(after, BRIAN)) == (thief, victim)
        assert after.to_act == (BRIAN,) and asked(after) == "consolation"  # the Thief was activated, B had nothing


def test_va_ex_27_consolation_for_whom_nothing_activates() -> None:
    """VA-EX-27 Starters answer only to 5 and 6: with 1 and 2 A takes a resource, B's Merchant pays (VA-6.8)."""
    table = harvest([1, 2], player("2g1m"), player("2g1m", ["merchant"]))
    assert table.to_act == (ANN,) and asked(table) == "consolation"
    assert texts(table) == ["take gold", "take strength", "take magic"]
    table.play("take strength")
    assert held(table, ANN) == "2g1s1m"
    assert held(table, BRIAN) == "3g1m"
    assert asked(table) == ""


def test_va_ex_28_a_pair_of_ones() -> None:
    """VA-EX-28 A pair of ones activates 1 twice and 2 once (VA-6.2)."""
    table = harvest([1, 1], player("", ["cleric", "merchant"]), player())
    table.play("choose merchant 1", ANN)
    assert held(table, ANN) == "2g6m"
    assert table.to_act == (BRIAN,)


def test_va_ex_37_harvest_of_four_with_thieves_and_consolation() -> None:
    """VA-EX-37 Own Thieves first, one after the other (VA-6.4, VA-13.22); then the others' cards and the consolation.

    VA-6.9 Their order does not matter. VA-6.8, VA-6.12 The consolation comes after the Thieves.
    """
    players = [
        player("", ["thief", "thief", "archer"]),
        player("2g1s1m", ["mercenary"]),
        player("", ["thief"]),
        player("1g5m"),
    ]
    table = harvest([3, 4], *players, citizens=stacks(THIEF_SET))
    assert table.to_act == (ANN,) and asked(table) == "steal"
    refused(table, "steal 1gold 3", "VA-12.10")  # C's gold comes later
    refused(table, "steal 3gold 2", "VA-12.10")
    table.play("steal 3magic 4")
    assert table.to_act == (ANN,) and asked(table) == "steal"
    assert [held(table, seat) for seat in (ANN, BRIAN, CINDY, DAVID)] == ["3m", "2g1s1m", "", "1g2m"]
    refused(table, "steal 1gold 3", "VA-12.10")
    refused(table, "steal 3gold 2", "VA-12.10")
    table.play("steal 2gold 2")

    assert list(table.to_act) == [BRIAN, CINDY, DAVID]
    assert [asked(table, seat) for seat in (BRIAN, CINDY, DAVID)] == ["settle", "settle", "consolation"]
    other_order = table.clone()
    table.play("trade mercenary", BRIAN)
    table.play("choose thief 1", CINDY)
    table.play("take gold", DAVID)
    assert [held(table, seat) for seat in (ANN, BRIAN, CINDY, DAVID)] == ["2g2s3m", "2g1m", "2g", "2g2m"]
    assert table.is_over

    other_order.play("take gold", DAVID)
    other_order.play("choose thief 1", CINDY)
    other_order.play("trade mercenary", BRIAN)
    assert other_order.digest() == table.digest()


def test_va_ex_43_butcher_counts_worker_citizens() -> None:
    """VA-EX-43 The Butcher counts itself, the Peasant and the Merchant, but not the Starter Peasant (VA-6.7)."""
    players = [player("", ["butcher", "peasant", "merchant"]), player()]
    own = harvest([5, 6], *players)
    assert gains(own) == {"starter_peasant": "1g", "peasant": "1g", "starter_knight": "1s", "butcher": "6g"}
    assert held(own) == "8g1s"
    off = harvest([5, 6], *players, active=BRIAN)
    assert gains(off) == {"starter_peasant": "1g", "peasant": "1g", "starter_knight": "1s", "butcher": "4g"}
    assert held(off) == "6g1s"


def test_va_ex_47_each_activation_chooses_for_itself() -> None:
    """VA-EX-47 A pair of twos: the Merchant activates twice and may bring gold once and magic once (VA-6.10)."""
    table = harvest([2, 2], player("", ["merchant"]), player())
    assert sheet(table, ANN)["pending"] == {"merchant": 2}
    table.play("choose merchant 1", ANN)
    assert held(table, ANN) == "2g" and asked(table, ANN) == "settle"
    table.play("choose merchant 2", ANN)
    assert held(table, ANN) == "2g2m" and table.to_act == (BRIAN,)

    everything = harvest([2, 2], player("", CITIZENS), player())
    assert gains(everything) == {"archer": "2s"}
    assert sheet(everything, ANN)["pending"] == {"merchant": 2}


def test_va_ex_48_jousting_field_is_no_activation() -> None:
    """VA-EX-48 Jousting Field feeds a trade (VA-6.11), does not cancel the consolation (VA-13.5), rests off-turn."""
    jouster = player("", ["alchemist", "knight"], domains=["jousting_field"])
    trading = harvest([1, 2], jouster, player("", ["alchemist"]), citizens=stacks(ALCHEMIST_SET))
    assert held(trading, ANN) == "2g" and trading.to_act == (ANN,) and asked(trading) == "settle"
    trading.play("trade alchemist")
    assert held(trading, ANN) == "1g3m" and asked(trading) == ""

    knightly = player("", ["knight"], domains=["jousting_field"])
    consoled = harvest([1, 2], knightly, player("", ["merchant"]))
    assert consoled.to_act == (ANN,) and asked(consoled) == "consolation"
    consoled.play("take strength")
    assert held(consoled, ANN) == "2g1s"

    off = harvest([1, 2], knightly, player("", ["mercenary"]), active=BRIAN)
    assert off.to_act == (ANN,) and asked(off) == "consolation"
    off.play("take strength")
    assert held(off, ANN) == "1s"
