"""The rulebook's examples about the Menaces module.

The rulebook has no example for WK-EX-8, 28, 29, 31, 33 and the second part of 7: those are our own.
"""

import pytest

from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, play_all, refused, sheet, shown, texts, truth
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    Player,
    fighting,
    lay,
    planning,
    play_on,
    player,
    produced,
    site,
    sites,
    supremacies,
)


def frozen(table: Table, seat: int = ANN) -> list[str]:
    """The cards under construction that a giant holds."""
    return [str(row["card"]) for row in sheet(table, seat)["construction"] if row["frozen"]]


def test_wk_ex_7_a_second_rat_brings_two_vermin() -> None:
    """WK-EX-7 1 rat and 1 vermin lie there, 1 rat comes: 2 rats, 3 vermin, -14 if nothing is defeated (WK-8.9)."""
    before: Player = {"menaces": {"giant_rat": 1, "vermin": 1}}
    table = planning(before, ["giant_rat", "farm"], module="menaces", vermin_stack=9, round=4)
    assert sheet(table)["menaces"] == {"giant_rat": 2, "vermin": 3}
    assert board(table)["vermin_stack"] == 7
    assert table.breakdown()[ANN]["menaces"] == 2 * -4 + 3 * -2 == -14


def test_wk_ex_7_two_rats_at_once() -> None:
    """WK-EX-7 No rats before and 2 new ones, one after the other: 1 + 2 = 3 vermin (WK-8.9)."""
    table = planning(player(), ["giant_rat", "giant_rat", "farm"], module="menaces", round=4)
    assert sheet(table)["menaces"] == {"giant_rat": 2, "vermin": 3}
    assert board(table)["vermin_stack"] == 7


def test_wk_ex_8_a_shadow_takes_a_card() -> None:
    """WK-EX-8 The Farm goes without a cube for its owner, 1 for the opponent (WK-8.16, WK-8.17)."""
    table = planning(player(), ["shadow", "farm", "tax_office"], module="menaces", round=4)
    assert asked(table, ANN) == "shadows" and sorted(texts(table, ANN)) == ["discard farm", "discard tax_office"]
    table.play("discard farm", ANN)
    assert (sheet(table)["alchemy"], sheet(table)["fresh"]) == ({}, {})
    assert sheet(table, BRIAN)["alchemy"] == {"population": 1}
    assert sheet(table)["menaces"] == {"shadow": 1} and shown(table, "discard", None) == ["farm"]
    assert asked(table, ANN) == "plan" and sorted(texts(table, ANN)) == ["construct tax_office", "recycle tax_office"]


def test_wk_ex_8_a_treasure_gives_two_cubes() -> None:
    """WK-EX-8 A treasure discarded for the shadow brings the opponent 2 cubes (WK-8.17)."""
    table = planning(player(), ["shadow", "treasure_gold_exploration", "tax_office"], module="menaces", round=4)
    table.play("discard treasure_gold_exploration", ANN)
    assert sheet(table, BRIAN)["alchemy"] == {"gold": 1, "exploration": 1}
    assert sheet(table)["alchemy"] == {}


def test_wk_ex_8_the_fifth_cube() -> None:
    """WK-EX-8 The opponent had 4 cubes: after this one 0, and 1 krystallium more (WK-8.17, WK-6.9)."""
    bartek: Player = {"alchemy": {"gold": 4}, "krystallium": 1}
    table = planning(player(), ["shadow", "farm", "tax_office"], brian=bartek, module="menaces", round=4)
    table.play("discard farm", ANN)
    assert (sheet(table, BRIAN)["alchemy"], sheet(table, BRIAN)["krystallium"]) == ({}, 2)


def test_wk_ex_18_a_frozen_card_is_not_finished() -> None:
    """WK-EX-18 A full frozen Farm: production leaves it, 2 soldiers free it in the fight (WK-8.14, WK-8.15)."""
    anna: Player = {"soldiers": 2, "construction": [site("farm", frozen=True, materials=2)]}
    table = lay(
        [anna, player()],
        [["production", -1, BASIC.index("population")], "fight_phase"],
        module="menaces",
        phase="production",
    )
    assert produced(table) == [1], "of the duchy card alone"
    assert asked(table) == "fight" and frozen(table) == ["farm"] and sheet(table)["built"] == {}
    refused(table, "give_up farm", "WK-8.14")
    assert table.breakdown()[ANN]["menaces"] == -5
    table.play("thaw farm")
    assert (sheet(table)["soldiers"], sheet(table)["built"], sites(table)) == (0, {"farm": 1}, {})
    assert table.breakdown()[ANN]["menaces"] == 0


def test_wk_ex_18_a_card_that_is_not_full() -> None:
    """WK-EX-18 With only 1 M on it the fight is illegal; a giant that is never beaten costs 5 (WK-8.15, WK-8.7)."""
    table = fighting({"soldiers": 2, "construction": [site("farm", frozen=True, materials=1), "hamlet"]}, round=4)
    refused(table, "thaw farm", "WK-8.15")
    refused(table, "fight frost_giant", "WK-8.15")
    table.play("pass")
    assert table.is_over and frozen(table) == ["farm"] and sheet(table)["soldiers"] == 2
    assert table.scores()[ANN] == -5


def test_wk_ex_19_a_covered_icon() -> None:
    """WK-EX-19 Valados takes a thief and covers a P icon: 1 P, a tie in supremacy (WK-8.19, WK-8.20)."""
    zones = {"selection.1": ["thief"]}
    table = lay([player(), player()], ["reveal"], module="menaces", zones=zones, phase="choice", round=4)
    assert sorted(texts(table, BRIAN)) == ["cover exploration", "cover materials", "cover population"]
    table.play("cover population", BRIAN)
    assert sheet(table, BRIAN)["menaces"] == {"thief": 1} and sheet(table, BRIAN)["thefts"] == {"population": 1}
    assert (produced(table, ANN)[BASIC.index("population")], produced(table, BRIAN)[BASIC.index("population")]) == (
        1,
        1,
    )
    assert supremacies(table) == [ANN, ANN, BRIAN], "materials 3:2, population a tie, gold 1:0, exploration 0:1"


def test_wk_ex_19_a_defeated_thief_gives_the_icon_back() -> None:
    """WK-EX-19 The thief is defeated and one token goes: 2 P from the next step on (WK-8.21)."""
    bartek: Player = {"soldiers": 2, "thefts": {"population": 1}, "menaces": {"thief": 1}}
    step: list[object] = ["production", -1, BASIC.index("population")]
    table = lay([player(), bartek], [step, "fight_phase", step], module="menaces", phase="production")
    assert produced(table, BRIAN) == [1] and supremacies(table) == []
    table.play("fight thief")
    assert (sheet(table, BRIAN)["thefts"], sheet(table, BRIAN)["menaces"]) == ({}, {})
    assert sheet(table, BRIAN)["soldiers"] == 0
    assert produced(table, BRIAN) == [1, 2] and supremacies(table) == [BRIAN]


def test_wk_ex_28_giants_bind_their_hosts() -> None:
    """WK-EX-28 2 giants, a Farm and a Hamlet, H = 2 and U = 2: neither may go, each gets a giant (WK-8.11, WK-8.12)."""
    table = planning({"construction": ["hamlet"]}, ["frost_giant", "frost_giant", "farm"], module="menaces", round=4)
    refused(table, "recycle farm", "WK-R6", ANN)
    refused(table, "give_up hamlet", "WK-R6", ANN)
    refused(table, "pass", "WK-5.2", ANN)
    assert sorted(texts(table, ANN)) == ["construct farm", "freeze hamlet"]
    table.play("freeze hamlet", ANN)
    assert sorted(texts(table, ANN)) == ["construct farm"]
    table.play("construct farm", ANN)
    assert sorted(texts(table, ANN)) == ["freeze farm"]
    refused(table, "pass", "WK-8.11", ANN)
    table.play("freeze farm", ANN)
    assert frozen(table) == ["farm", "hamlet"] and sheet(table)["menaces"] == {}


def test_wk_ex_28_a_giant_alone() -> None:
    """WK-EX-28 An empty area, H = 1 and U = 2: one giant under the Farm, the other alone (WK-R6, WK-R7)."""
    table = planning(player(), ["frost_giant", "frost_giant", "farm"], module="menaces", round=4)
    refused(table, "recycle farm", "WK-R6", ANN)
    assert sorted(texts(table, ANN)) == ["construct farm"]
    play_all(table, "construct farm", "freeze farm", seat=ANN)
    assert frozen(table) == ["farm"] and sheet(table)["menaces"] == {"frost_giant": 1}
    assert table.breakdown()[ANN]["menaces"] == -10


def test_wk_ex_28_a_spare_host() -> None:
    """WK-EX-28 A second unfrozen card makes H = 3: the Farm may be recycled, and then nothing more (WK-R6)."""
    table = planning(
        {"construction": ["hamlet", "harbour"]}, ["frost_giant", "frost_giant", "farm"], module="menaces", round=4
    )
    assert "give_up hamlet" in texts(table, ANN)
    table.play("recycle farm", ANN)
    assert shown(table, "discard", None) == ["farm"]
    assert sorted(texts(table, ANN)) == ["freeze hamlet", "freeze harbour"]
    play_all(table, "freeze harbour", "freeze hamlet", seat=ANN)
    assert frozen(table) == ["hamlet", "harbour"]


def test_wk_ex_29_three_shadows_and_one_card() -> None:
    """WK-EX-29 Three discards are due, one is possible: the opponent gets 1 cube, nothing is owed (WK-8.16, WK-R27)."""
    zones = {"selection.1": ["citadel"]}
    table = planning({"menaces": {"shadow": 2}}, ["shadow", "farm"], module="menaces", zones=zones, round=3)
    table.play("discard farm", ANN)
    assert sheet(table)["menaces"] == {"shadow": 3}
    assert sheet(table, BRIAN)["alchemy"] == {"population": 1} and shown(table, "discard", None) == ["farm"]
    assert table.to_act == (BRIAN,) and asked(table) == "plan"
    assert truth(table)["selection.0"] == []


@pytest.mark.parametrize(("defeated", "stacks", "vermin"), [(False, [1, 2, 3, 4], 10), (True, [1, 1, 2, 3], 7)])
def test_wk_ex_31_four_rats(defeated: bool, stacks: list[int], vermin: int) -> None:
    """WK-EX-31 A rat in each round brings 1 + 2 + 3 + 4 = 10 vermin, -36; 7 if the first is defeated (WK-8.9)."""
    anna: Player = {}
    stack = 10
    for number, brought in enumerate(stacks, start=1):
        table = planning(anna, ["giant_rat", "farm"], module="menaces", vermin_stack=stack, round=number)
        assert stack - board(table)["vermin_stack"] == brought
        stack = board(table)["vermin_stack"]
        anna = {"menaces": dict(sheet(table)["menaces"])}
        if defeated and number == 1:
            fight = fighting({**anna, "soldiers": 2}, vermin_stack=stack, round=4)
            fight.play("fight giant_rat")
            anna = {"menaces": dict(sheet(fight)["menaces"])}
            assert board(fight)["vermin_stack"] == stack
    assert anna["menaces"]["vermin"] == vermin == 10 - stack
    if not defeated:
        assert table.breakdown()[ANN]["menaces"] == 4 * -4 + 10 * -2 == -36


def test_wk_ex_33_bonus_soldiers_fight_on() -> None:
    """WK-EX-33 The freed Citadel brings 2 soldiers, which pay for the thief (WK-7.5, WK-8.24)."""
    citadel = site("citadel", frozen=True, materials=4, gold=2)
    table = fighting(
        {"soldiers": 2, "construction": [citadel], "menaces": {"thief": 1}, "thefts": {"gold": 1}}, round=4
    )
    assert sorted(texts(table)) == ["fight thief", "pass", "thaw citadel"]
    table.play("thaw citadel")
    assert sheet(table)["built"] == {"citadel": 1} and sheet(table)["soldiers"] == 0 + 2
    table.play("fight thief")
    assert (sheet(table)["soldiers"], sheet(table)["menaces"], sheet(table)["thefts"]) == (0, {}, {})
    assert [event["menace"] for event in events(table, "defeat")] == ["frost_giant", "thief"]
    play_on(table)
    assert table.is_over and table.breakdown()[ANN]["menaces"] == 0
