"""VA-6 Harvest phase, and the powers of all citizens."""

import pytest

from rulebook.valeria.laying import ANN, BRIAN, CINDY, acting, citizens, harvest, held, lay, player
from rulebook.vectors import asked, board, events, sheet, texts

NONE: list[str] = []
ARMY = {"archer": 2, "knight": 1}
# Citizens, dice, tokens before, what is decided, tokens after. A 5 or a 6 also wakes a starter.
OWN_TURN: list[tuple[dict[str, int], tuple[int, int], str, list[str], str]] = [
    ({"cleric": 1}, (1, 2), "", NONE, "3m"),
    ({"monk": 1}, (1, 2), "", NONE, "1g2m"),
    ({"merchant": 1}, (2, 1), "", ["choose merchant 1"], "2g"),
    ({"merchant": 1}, (2, 1), "", ["choose merchant 2"], "2m"),
    ({"blacksmith": 1}, (2, 1), "", NONE, ""),
    ({"blacksmith": 1, **ARMY}, (2, 1), "", NONE, "3g"),
    ({"mercenary": 1}, (3, 1), "", NONE, "1g1s"),
    ({"alchemist": 1}, (3, 1), "1g", ["trade alchemist"], "3m"),
    ({"alchemist": 1}, (3, 1), "1g", ["pass"], "1g"),
    ({"archer": 1}, (4, 3), "", NONE, "2s"),
    ({"wizard": 1}, (4, 3), "", NONE, "1s1m"),
    ({"peasant": 1}, (5, 2), "", NONE, "2g"),
    ({"knight": 1}, (6, 2), "", NONE, "2s"),
    ({"rogue": 1}, (4, 3), "", NONE, "2g2s"),
    ({"thief": 1}, (4, 3), "", ["steal 3gold 2"], "3g"),
    ({"thief": 1}, (4, 3), "", ["steal 3magic 2"], "3m"),
    ({"champion": 1}, (4, 4), "", NONE, "4s"),
    ({"warlord": 1}, (4, 4), "", NONE, "1s"),
    ({"warlord": 2, "knight": 1}, (4, 4), "", NONE, "6s"),
    ({"paladin": 1}, (6, 3), "", NONE, "2s2m"),
    ({"paladin": 1}, (6, 4), "", NONE, "2s2m"),
    ({"priestess": 1}, (6, 3), "", NONE, "3s1m"),
    ({"priestess": 1}, (6, 4), "", NONE, "3s1m"),
    ({"butcher": 1}, (6, 6), "", NONE, "2g2s"),
    ({"butcher": 1, "merchant": 2}, (5, 6), "", NONE, "7g1s"),
    ({"miner": 1}, (6, 6), "", NONE, "1g2s"),
    ({"miner": 1}, (5, 6), "", NONE, "2g1s"),
]
OFF_TURN: list[tuple[dict[str, int], tuple[int, int], str, list[str], str]] = [
    ({"cleric": 1}, (1, 2), "", NONE, "1m"),
    ({"monk": 1}, (1, 2), "1g", ["trade monk"], "2m"),
    ({"merchant": 1}, (2, 1), "", NONE, "1g"),
    ({"blacksmith": 1, **ARMY}, (2, 1), "", NONE, "1g"),
    ({"mercenary": 1}, (3, 1), "1s", ["trade mercenary"], "2g"),
    ({"alchemist": 1}, (3, 1), "1m", ["trade alchemist"], "2g"),
    ({"archer": 1}, (4, 3), "", NONE, "1s"),
    ({"wizard": 1}, (4, 3), "", NONE, "1m"),
    ({"peasant": 1}, (5, 2), "", NONE, "2g"),
    ({"knight": 1}, (6, 2), "", NONE, "2s"),
    ({"rogue": 1}, (4, 3), "", NONE, "1g1s"),
    ({"thief": 1}, (4, 3), "", ["choose thief 1"], "2g"),
    ({"thief": 1}, (4, 3), "", ["choose thief 2"], "2m"),
    ({"champion": 1}, (4, 4), "1g", ["trade champion"], "4s"),
    ({"champion": 1}, (4, 4), "1g", ["pass"], "1g"),
    ({"warlord": 1}, (4, 4), "", NONE, "1s"),
    ({"warlord": 1, "knight": 2}, (4, 4), "", NONE, "3s"),
    ({"paladin": 1}, (6, 3), "", ["trade paladin"], "3m"),
    ({"paladin": 1}, (5, 5), "1s", ["trade paladin"], "2g3m"),
    ({"priestess": 1}, (6, 4), "1m", ["trade priestess"], "4s"),
    ({"priestess": 1}, (5, 4), "1m", ["trade priestess"], "1g3s"),
    ({"butcher": 1, "merchant": 2}, (5, 6), "", NONE, "5g1s"),
    ({"butcher": 1}, (6, 6), "", NONE, "4g2s"),
    ({"miner": 1}, (5, 6), "", NONE, "5g1s"),
    ({"miner": 1}, (6, 6), "", NONE, "4g2s"),
]


def names(row: object) -> str:
    return "+".join(row) if isinstance(row, dict) else ""


@pytest.mark.parametrize(("owned", "dice", "before", "decided", "after"), OWN_TURN, ids=names)
def test_powers_on_the_own_turn(
    owned: dict[str, int], dice: tuple[int, int], before: str, decided: list[str], after: str
) -> None:
    """VA-6.2, VA-6.3, VA-12.1 What every citizen brings its owner on the owner's turn."""
    table = harvest(dice, player(before, owned), player("5g5s5m"))
    for text in decided:
        table.play(text, ANN)
    assert ANN not in table.to_act and held(table, ANN) == after


@pytest.mark.parametrize(("owned", "dice", "before", "decided", "after"), OFF_TURN, ids=names)
def test_powers_off_turn(
    owned: dict[str, int], dice: tuple[int, int], before: str, decided: list[str], after: str
) -> None:
    """VA-6.2, VA-6.3, VA-12.1 What every citizen brings its owner on another player's turn."""
    table = harvest(dice, player("5g5s5m"), player(before, owned))
    for text in decided:
        table.play(text, BRIAN)
    assert BRIAN not in table.to_act and held(table, BRIAN) == after


def test_the_miner_counts_domains() -> None:
    """VA-6.7 1 gold, and 1 more for each domain of its owner; the domains of others do not count."""
    owner = player("", {"miner": 2}, None, ["coliseum", "the_tower", "orb_of_urdr"])
    assert held(harvest((6, 6), owner, player("", None, None, ["gargans_embrace"]))) == "8g2s"


@pytest.mark.parametrize("dice", [(1, 1), (5, 5), (6, 1)])
def test_everybody_harvests(dice: tuple[int, int]) -> None:
    """VA-6.1 With four players all of them, in every turn."""
    table = harvest(dice, *[player("", {"cleric": 1})] * 4)
    expected = {(1, 1): ["6m", "2m", "2m", "2m"], (5, 5): ["2g"] * 4, (6, 1): ["1s3m", "1s1m", "1s1m", "1s1m"]}
    assert [held(table, seat) for seat in range(4)] == expected[dice]


def test_each_copy_and_each_number() -> None:
    """VA-6.2 Three Archers on double 4 activate twice each; the sum, 8, activates the Champion once."""
    table = harvest((4, 4), player("", {"archer": 3, "champion": 1}), player())
    assert held(table) == "16s"
    assert held(harvest((3, 1), player("", {"archer": 3}), player())) == "6s", "a sum of 4 counts like a 4"


def test_a_card_with_two_numbers_answers_to_either() -> None:
    """VA-6.2 The Miner to 11 and 12, the Priestess to 9 and 10, and neither to a number of the other."""
    for dice, after in [((5, 6), "5g1s"), ((6, 6), "4g2s"), ((4, 6), "1s"), ((3, 6), "1s")]:
        assert held(harvest(dice, player("9g"), player("", {"miner": 1})), BRIAN) == after
    for dice, after in [((5, 6), "1g1s"), ((6, 6), "2s"), ((4, 6), "3s1m"), ((3, 6), "3s1m")]:
        assert held(harvest(dice, player("", {"priestess": 1}), player("9g"))) == after


def test_thieves_before_everything() -> None:
    """VA-6.4 Ann's Thief robs before anybody's card works: Brian's Rogue brings him nothing to steal yet."""
    table = harvest((3, 4), player("", {"thief": 1, "archer": 1}), player("1g", {"rogue": 1, "mercenary": 1}))
    assert texts(table) == ["pass", "steal 1gold 2"]
    assert (held(table, ANN), held(table, BRIAN)) == ("", "1g")
    table.play("steal 1gold 2")
    assert held(table, ANN) == "1g2s" and held(table, BRIAN) == "1g1s"


def test_a_thief_off_turn_can_pay_for_a_trade() -> None:
    """VA-6.4 A player who is not active settles the Thief first of their own cards, so his gold pays a Monk."""
    table = harvest((1, 6), player(), player("", {"thief": 1, "monk": 1}))
    table.play("choose thief 1", BRIAN)
    table.play("trade monk", BRIAN)
    assert held(table, BRIAN) == "1g1s2m"


def test_any_order_and_gains_may_be_spent_at_once() -> None:
    """VA-6.5, VA-B-01 Plain gains come by themselves, then the Alchemist's price is there; sides in any order."""
    owner = player("", {"alchemist": 1, "merchant": 1, "peasant": 1})
    table = harvest((2, 3), owner, player("9g"))
    assert texts(table, ANN) == ["trade alchemist", "choose merchant 1", "choose merchant 2"]
    assert held(table) == "2g", "the sum 5 woke Peasant and starter before anything was asked"
    table.play("trade alchemist", ANN)
    table.play("choose merchant 1", ANN)
    assert held(table) == "3g3m"


def test_the_activations_of_one_card_need_not_follow_each_other() -> None:
    """VA-6.5 Two Merchants and two Alchemists by turns, each paid by the one before."""
    table = harvest((2, 2), player("", {"merchant": 1}), player("", {"monk": 1}))
    table.play("choose merchant 1", ANN)
    table.play("choose merchant 2", ANN)
    assert held(table) == "2g2m"
    mixed = harvest((1, 2), player("", {"merchant": 2, "alchemist": 2}), player())
    for text in ("choose merchant 1", "trade alchemist", "choose merchant 2", "trade alchemist"):
        mixed.play(text, ANN)
    assert held(mixed) == "8m"


def test_trades_are_optional_and_paid_in_full() -> None:
    """VA-6.6 Without the payment a trade is not offered; with it one may pass. Of an "or" one side is taken."""
    broke = harvest((1, 2), player("9g"), player("", {"monk": 1}))
    assert BRIAN not in broke.to_act and held(broke, BRIAN) == ""
    table = harvest((1, 2), player("9g"), player("2g", {"monk": 1}))
    assert texts(table, BRIAN) == ["pass", "trade monk"]
    table.play("pass", BRIAN)
    assert held(table, BRIAN) == "2g"
    both = harvest((2, 1), player("", {"merchant": 1}), player("9g"))
    assert texts(both, ANN) == ["choose merchant 1", "choose merchant 2"], "a side must be chosen"


def test_powers_count_the_own_cards_only() -> None:
    """VA-6.7 Roles count citizens, the activated card too, not starters; names count the starter as well."""
    table = harvest((4, 4), player("", {"warlord": 1}), player("", {"warlord": 1, "knight": 2, "archer": 3}))
    assert held(table, ANN) == "1s", "only the Warlord himself, whatever Brian has"
    assert held(table, BRIAN) == "9s", "2 Knights and the Starter Knight; 3 Archers twice"


@pytest.mark.parametrize("seat", [ANN, BRIAN])
@pytest.mark.parametrize("kind", ["gold", "strength", "magic"])
def test_the_consolation(seat: int, kind: str) -> None:
    """VA-6.8 Nobody has anything for 1, 1 and 2: each takes 1 resource of choice, active or not."""
    table = harvest((1, 1), player(), player())
    assert table.to_act == (ANN, BRIAN) and asked(table, seat) == "consolation"
    assert texts(table, seat) == ["take gold", "take strength", "take magic"]
    table.play(f"take {kind}", seat)
    assert held(table, seat) == f"1{kind[0]}" and seat not in table.to_act


def test_no_consolation_for_the_activated() -> None:
    """VA-6.8 A starter that answered to the roll is enough."""
    assert asked(harvest((5, 1), player(), player())) == ""
    assert asked(harvest((3, 2), player(), player())) == "", "the sum is a 5"


@pytest.mark.parametrize("order", [(ANN, BRIAN, CINDY), (CINDY, BRIAN, ANN), (BRIAN, CINDY, ANN)])
def test_the_order_of_harvests_does_not_matter(order: tuple[int, ...]) -> None:
    """VA-6.9 All are asked at once; whoever answers first, the result is the same."""
    rows = [player("1g", {"merchant": 1}), player("1g", {"monk": 1}), player("1m", {"archer": 1})]
    table = harvest((1, 2), *rows)
    assert table.to_act == (ANN, BRIAN, CINDY)
    answers = {ANN: "choose merchant 2", BRIAN: "trade monk", CINDY: "take strength"}
    for seat in order:
        table.play(answers[seat], seat)
    assert [held(table, seat) for seat in range(3)] == ["1g2m", "2m", "1s1m"]


def test_one_activation_one_decision() -> None:
    """VA-6.10 Activated twice: both sides of an "or", or one trade and one refusal, which uses the rest up."""
    table = harvest((2, 2), player("", {"merchant": 1}), player("5g"))
    table.play("choose merchant 1", ANN)
    table.play("choose merchant 2", ANN)
    assert held(table) == "2g2m" and ANN not in table.to_act
    monk = harvest((1, 1), player("5g"), player("5g", {"monk": 1}))
    monk.play("trade monk", BRIAN)
    assert sheet(monk, BRIAN)["pending"] == {"monk": 1}
    monk.play("pass", BRIAN)
    assert held(monk, BRIAN) == "4g2m" and sheet(monk, BRIAN)["pending"] == {}


def test_a_trade_may_wait_for_later_gains() -> None:
    """VA-6.10 The Alchemist has no gold yet; the Merchant's side pays him afterwards."""
    table = harvest((1, 2), player("", {"alchemist": 1, "merchant": 1}), player())
    assert texts(table, ANN) == ["choose merchant 1", "choose merchant 2"]
    table.play("choose merchant 1", ANN)
    assert texts(table, ANN) == ["pass", "trade alchemist"]


def test_the_jousting_field() -> None:
    """VA-6.11 Once in the owner's own harvest, 1 gold for each Knight, the starter too; no activation."""
    owner = player("", {"knight": 2}, None, ["jousting_field"])
    table = harvest((1, 1), owner, player())
    assert held(table) == "3g" and asked(table, ANN) == "consolation"
    doubles = harvest((4, 4), owner, player())
    assert held(doubles) == "3g", "doubles do not pay twice"
    assert held(harvest((5, 2), player(), owner), BRIAN) == "1g", "not in the harvest of another"
    paying = harvest((3, 1), player("", {"alchemist": 1}, None, ["jousting_field"]), player())
    assert texts(paying, ANN) == ["pass", "trade alchemist"], "its gold may pay for a trade"


def test_the_jousting_field_after_the_thieves() -> None:
    """VA-6.11 Its gold comes after the owner's own Thieves."""
    table = harvest((3, 4), player("", {"thief": 1}, None, ["jousting_field"]), player("1g"))
    assert asked(table) == "steal" and held(table) == ""
    table.play("pass")
    assert held(table) == "1g"


def test_thieves_cannot_take_the_consolation() -> None:
    """VA-6.12 Brian has nothing when the Thief comes; his consolation follows afterwards."""
    table = harvest((3, 4), player("", {"thief": 1}), player())
    assert asked(table, BRIAN) == "consolation", "a Thief who finds nothing is not asked"
    table.play("take gold", BRIAN)
    assert (held(table, ANN), held(table, BRIAN)) == ("", "1g")


def test_no_card_comes_or_goes_during_the_harvest() -> None:
    """VA-6.13 Whatever is decided, every tableau and every stack is the same afterwards."""
    rows = [player("1g", {"thief": 1, "alchemist": 1, "merchant": 1}), player("3g", {"monk": 1, "mercenary": 2})]
    table = harvest((3, 4), *rows)
    before = {key: board(table)[key] for key in ("monsters", "citizens", "domains", "covered")}
    owned = [citizens(table, seat) for seat in (ANN, BRIAN)]
    while table.to_act:
        seat = table.to_act[0]
        assert asked(table, seat) in ("steal", "settle", "consolation")
        table.play(table.options(seat)[-1], seat)
    assert {key: board(table)[key] for key in before} == before
    assert [citizens(table, seat) for seat in (ANN, BRIAN)] == owned


@pytest.mark.parametrize(("gold", "magic"), [(5, 2), (2, 5), (0, 1)])
def test_the_thief(gold: int, magic: int) -> None:
    """VA-12.10, VA-13.21, VA-B-03 Up to 3 of one kind from one opponent, or less, or nothing; never a mixture."""
    table = harvest((3, 4), player("", {"thief": 1}), player(f"{gold}g{magic}m"), player("1g"))
    expected = [f"steal {n}gold 2" for n in range(1, min(gold, 3) + 1)]
    expected += [f"steal {n}magic 2" for n in range(1, min(magic, 3) + 1)]
    assert texts(table) == ["pass", *expected, "steal 1gold 3"]
    table.play("steal 1magic 2")
    assert held(table, ANN) == "1m"
    assert sheet(table, BRIAN)["tokens"] == {"gold": gold, "strength": 0, "magic": magic - 1, "vp": 0}
    assert [event["victim"] for event in events(table, "rob")] == [BRIAN]


def test_a_thief_chooses_nothing_but_his_prey() -> None:
    """VA-12.10 Strength and victory tokens are safe from him, and so is his master."""
    table = harvest((3, 4), player("9g", {"thief": 1}), player("5s5v1g"))
    assert texts(table) == ["pass", "steal 1gold 2"]


def test_several_thieves() -> None:
    """VA-13.22 One after the other, each choosing anew; a 7 is a sum only, so each acts once."""
    table = harvest((3, 4), player("", {"thief": 2}), player("4g4m"), player("2g"))
    table.play("steal 3gold 2")
    assert texts(table) == ["pass", "steal 1gold 2", "steal 1magic 2", "steal 2magic 2", "steal 3magic 2",
                            "steal 1gold 3", "steal 2gold 3"]  # fmt: skip
    table.play("steal 2gold 3")
    assert held(table) == "5g" and table.to_act == (BRIAN, CINDY), "both had nothing for 3, 4 and 7"


@pytest.mark.parametrize(
    ("owned", "dice", "decided"),
    [
        ({"alchemist": 1}, (3, 1), NONE),
        ({"blacksmith": 1}, (2, 1), NONE),
        ({"thief": 1}, (4, 3), NONE),
    ],
    ids=["too dear", "a count of zero", "nothing to steal"],
)
def test_activated_in_vain(owned: dict[str, int], dice: tuple[int, int], decided: list[str]) -> None:
    """VA-13.5 The card was activated all the same: no consolation."""
    table = harvest(dice, player("", owned), player())
    for text in decided:
        table.play(text, ANN)
    assert table.to_act == (BRIAN,) and held(table) == ""


def test_a_trade_declined_is_no_reason_for_consolation() -> None:
    """VA-13.5 Brian passes the Monk's trade and gets nothing instead."""
    table = harvest((1, 1), player(), player("1g", {"monk": 1}))
    table.play("pass", BRIAN)
    assert table.to_act == (ANN,) and held(table, BRIAN) == "1g"


def test_starters_activate_like_citizens() -> None:
    """VA-13.1, VA-6.2 Each of the two answers once for each 5 or 6, own turn or not."""
    table = harvest((5, 6), player(), player())
    assert [held(table, seat) for seat in (ANN, BRIAN)] == ["1g1s", "1g1s"]
    assert [held(harvest((3, 3), player(), player()), seat) for seat in (ANN, BRIAN)] == ["1s", "1s"]


def test_a_new_citizen_waits_for_the_next_harvest() -> None:
    """VA-7.10 Recruited after this turn's harvest: it activates first on Brian's roll."""
    table = lay([player("4g"), player()], ["turn"], rolls=[4, 5, 4, 5])
    assert held(table) == "5g"
    table.play("recruit archer")
    assert held(table) == "1g", "the 4 of this turn brings nothing any more"
    table.play("take magic")
    assert board(table)["active"] == BRIAN and held(table) == "2g1s1m"


def test_the_harvest_phase_ends_before_actions() -> None:
    """VA-6.10 The action phase begins when all activations are settled, those of the others too."""
    table = lay([player(), player("1g", {"monk": 1})], ["turn"], rolls=[5, 1])
    assert table.to_act == (BRIAN,)
    table.play("pass", BRIAN)
    assert table.to_act == (ANN,) and asked(table) == "action"
    assert acting(player()).to_act == (ANN,)
