"""The rulebook's examples about domains that change dice, and Gargan's Embrace."""

import pytest

from rulebook.valeria.positions import (
    FIRST_GAME_CITIZENS,
    A,
    B,
    asked,
    dice,
    gains,
    play_all,
    player,
    refused,
    roll,
    texts,
    tokens,
)


def test_va_ex_17_foxgrove_palisade_once_for_two_gold() -> None:
    """VA-EX-17 2 gold turn one die into a 6 (VA-12.4), once in a roll phase (VA-5.2)."""
    owner = player("2g", domains=["foxgrove_palisade"])
    table = roll([owner, player()], [2, 3])
    assert texts(table) == ["pass", "change 1 six", "change 2 six"]
    table.play("change 1 six")
    assert dice(table) == [6, 3]
    assert tokens(table) == ""
    assert asked(table) == ""

    rich = roll([player("4g", domains=["foxgrove_palisade", "palace_of_the_dawn"]), player()], [2, 3])
    rich.play("change 1 six")
    assert tokens(rich) == "2g"
    refused(rich, "change 2 six", "VA-5.2")
    assert texts(rich) == ["pass", "change 1 lower", "change 2 lower"]

    everything = player("2g", FIRST_GAME_CITIZENS, domains=["foxgrove_palisade"])
    harvested = roll([everything, player()], [2, 3], ["harvest"])
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
    table = roll([roller, player(domains=["gargans_embrace"])], rolled)
    play_all(table, *changes)
    if table.to_act:
        table.play("pass")
    assert dice(table) == final
    assert tokens(table, B) == received
    assert tokens(table, A) == ""


def test_va_ex_21_palace_of_the_dawn_never_makes_a_zero() -> None:
    """VA-EX-21 One die less by 1: not a 1 (VA-12.6, VA-13.20), but also a die changed already."""
    table = roll([player(domains=["palace_of_the_dawn"]), player()], [1, 4])
    refused(table, "change 1 lower", "VA-13.20")
    assert texts(table) == ["pass", "change 2 lower"]

    both = player("2g", domains=["foxgrove_palisade", "palace_of_the_dawn"])
    changed = roll([both, player()], [2, 4])
    play_all(changed, "change 1 six", "change 1 lower")
    assert dice(changed) == [5, 4]
    assert tokens(changed) == ""


@pytest.mark.parametrize(("holy", "gold"), [(0, "0g"), (3, "3g")])
def test_va_ex_23_the_desert_orchid_costs_a_gold_for_each_holy_citizen(holy: int, gold: str) -> None:
    """VA-EX-23 One die becomes 1, for 1 gold per own Holy citizen; with none it is free (VA-12.7)."""
    table = roll([player(gold, ["cleric"] * holy, domains=["desert_orchid"]), player()], [4, 5])
    table.play("change 1 one")
    assert dice(table) == [1, 5]
    assert tokens(table) == ""
    if holy:
        poor = roll([player("2g", ["cleric"] * holy, domains=["desert_orchid"]), player()], [4, 5])
        assert asked(poor) == ""


def test_va_ex_35_magic_pays_for_a_dice_power() -> None:
    """VA-EX-35 One of the 2 gold may be magic, both may not (VA-3.6, VA-13.3); with `actions_only` none may."""
    owned = ["foxgrove_palisade"]
    table = roll([player("1g2m", domains=owned), player()], [2, 3])
    table.play("change 2 six")
    assert dice(table) == [2, 6]
    assert tokens(table) == "1m"

    no_gold = roll([player("2m", domains=[*owned, "palace_of_the_dawn"]), player()], [2, 3])
    refused(no_gold, "change 2 six", "VA-12.4")
    split = roll([player("2g2m", domains=owned), player()], [2, 3])
    split.play("change 2 six")
    assert texts(split) == ["pay 0magic", "pay 1magic"]
    refused(split, "pay 2magic", "VA-3.5")

    strict = {"magic_standin": "actions_only"}
    short = [player("1g2m", domains=[*owned, "palace_of_the_dawn"]), player()]
    refused(roll(short, [2, 3], options=strict), "change 2 six", "VA-12.4")
    gold_only = roll([player("2g2m", domains=owned), player()], [2, 3], options=strict)
    gold_only.play("change 2 six")
    assert dice(gold_only) == [2, 6] and tokens(gold_only) == "2m"
