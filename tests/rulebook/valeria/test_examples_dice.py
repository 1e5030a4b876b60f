"""The rulebook's examples about domains that change dice, and Gargan's Embrace."""

import pytest

from rulebook.valeria.laying import ANN, BRIAN, CITIZENS, dice, gains, held, player, rolling
from rulebook.vectors import asked, play_all, refused, texts


def test_va_ex_17_foxgrove_palisade_once_for_two_gold() -> None:
    """VA-EX-17 2 gold turn one die into a 6 (VA-12.4), once in a roll phase (VA-5.2)."""
    owner = player("2g", domains=["foxgrove_palisade"])
    table = rolling([2, 3], owner, player())
    assert texts(table) == ["pass", "change 1 six", "change 2 six"]
    table.play("change 1 six")
    assert dice(table) == [6, 3]
    assert held(table) == ""
    assert asked(table) == ""

    rich = rolling([2, 3], player("4g", domains=["foxgrove_palisade", "palace_of_the_dawn"]), player())
    rich.play("change 1 six")
    assert held(rich) == "2g"
    refused(rich, "change 2 six", "VA-5.2")
    assert texts(rich) == ["pass", "change 1 lower", "change 2 lower"]

    everything = player("2g", CITIZENS, domains=["foxgrove_palisade"])
    harvested = rolling([2, 3], everything, player(), then=["harvest"])
    harvested.play("change 1 six")
    assert gains(harvested) == {"mercenary": "1g1s", "knight": "1s", "starter_knight": "1s", "paladin": "1s2m"}


@pytest.mark.parametrize(
    ("rolled", "changes", "final", "received"),
    [
        ([3, 3], [], [3, 3], "1v"),
        ([3, 3], ["change 1 lower"], [2, 3], "1v"),
        ([4, 3], ["change 1 lower"], [3, 3], "1v"),
        ([2, 2], ["change 1 lower", "change 2 one"], [1, 1], "2v"),
        ([4, 2], [], [4, 2], ""),
    ],
)
def test_va_ex_18_gargans_embrace(rolled: list[int], changes: list[str], final: list[int], received: str) -> None:
    """VA-EX-18 1 token whenever the dice come to show doubles, in anybody's roll (VA-12.5, VA-5.5)."""
    roller = player(domains=["palace_of_the_dawn", "desert_orchid"])
    table = rolling(rolled, roller, player(domains=["gargans_embrace"]))
    play_all(table, *changes)
    if table.to_act:
        table.play("pass")
    assert dice(table) == final
    assert held(table, BRIAN) == received
    assert held(table, ANN) == ""


def test_va_ex_21_palace_of_the_dawn_never_makes_a_zero() -> None:
    """VA-EX-21 One die less by 1: not a 1 (VA-12.6, VA-13.20), but also a die changed already."""
    table = rolling([1, 4], player(domains=["palace_of_the_dawn"]), player())
    refused(table, "change 1 lower", "VA-13.20")
    assert texts(table) == ["pass", "change 2 lower"]

    both = player("2g", domains=["foxgrove_palisade", "palace_of_the_dawn"])
    changed = rolling([2, 4], both, player())
    play_all(changed, "change 1 six", "change 1 lower")
    assert dice(changed) == [5, 4]
    assert held(changed) == ""


@pytest.mark.parametrize(("holy", "gold"), [(0, "0g"), (3, "3g")])
def test_va_ex_23_the_desert_orchid_costs_a_gold_for_each_holy_citizen(holy: int, gold: str) -> None:
    """VA-EX-23 One die becomes 1, for 1 gold per own Holy citizen; with none it is free (VA-12.7)."""
    table = rolling([4, 5], player(gold, ["cleric"] * holy, domains=["desert_orchid"]), player())
    table.play("change 1 one")
    assert dice(table) == [1, 5]
    assert held(table) == ""
    if holy:
        poor = rolling([4, 5], player("2g", ["cleric"] * holy, domains=["desert_orchid"]), player())
        assert asked(poor) == ""


def test_va_ex_35_magic_pays_for_a_dice_power() -> None:
    """VA-EX-35 One of the 2 gold may be magic, both may not (VA-3.6, VA-13.3); with `actions_only` none may."""
    owned = ["foxgrove_palisade"]
    table = rolling([2, 3], player("1g2m", domains=owned), player())
    table.play("change 2 six")
    assert dice(table) == [2, 6]
    assert held(table) == "1m"

    no_gold = rolling([2, 3], player("2m", domains=[*owned, "palace_of_the_dawn"]), player())
    refused(no_gold, "change 2 six", "VA-12.4")
    split = rolling([2, 3], player("2g2m", domains=owned), player())
    split.play("change 2 six")
    assert texts(split) == ["pay 0magic", "pay 1magic"]
    refused(split, "pay 2magic", "VA-3.5")

    strict = {"magic_standin": "actions_only"}
    short = [player("1g2m", domains=[*owned, "palace_of_the_dawn"]), player()]
    refused(rolling([2, 3], *short, options=strict), "change 2 six", "VA-12.4")
    gold_only = rolling([2, 3], player("2g2m", domains=owned), player(), options=strict)
    gold_only.play("change 2 six")
    assert dice(gold_only) == [2, 6] and held(gold_only) == "2m"
