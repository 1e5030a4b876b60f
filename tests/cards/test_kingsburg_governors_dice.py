"""KB-16 What the governors of dice do: Priest, Prince, Philosopher, Heiress, Trickster, Fairy."""

from typing import Any

import pytest
from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    DESTINY,
    GOVERNORS,
    SPRING,
    SUMMER,
    Player,
    goods,
    modular,
    player,
    soldiers,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, sheet, texts

from palatine.kernel.table import Table

SEASONS = [SPRING, SUMMER, AUTUMN]
ANY_GOOD = ["take gold", "take wood", "take stone"]
FAVOUR: dict[str, object] = {"scenario": "currying_favour"}


def with_governor(card: str, players: list[Player], *happens: Any, **facts: Any) -> Table:
    """Ann has this governor."""
    return modular(players, list(happens), [GOVERNORS], governors={ANN: card}, **facts)


def rolled(card: str, dice: list[int], owned: tuple[str, ...] = (), white: int = 0, **facts: Any) -> Table:
    """Ann has rolled these dice, coloured ones first; Brian and Cindy have thrown sixes."""
    players = [player("", owned, white_dice=white, vp=0), player(vp=0), player(vp=0)]
    happens = ["roll", ["moment", -1, 3], "turn_order", "influence_round"]
    return with_governor(card, players, *happens, dice=[*dice, *[6] * 6], **facts)


@pytest.mark.parametrize("season", SEASONS)
def test_priest_prays_before_the_roll(season: int) -> None:
    """KB-5.1.2 Every player without a white die gets one, every other gains 1 VP, the Priest too; he may decline."""
    players = [player("", up_to("farms"), vp=0), player(vp=0), player("", up_to("farms"), vp=0)]
    start: list[Any] = ["season_start", -1, season, 1]
    table = with_governor("priest", players, start, phase=2 + 2 * season)
    assert (table.to_act, texts(table)) == ((ANN,), ["pass", "use priest"])
    silent = table.clone()
    silent.play("pass")
    assert [sheet(silent, seat)["white_dice"] for seat in range(3)] == [1, 0, 1] and vp(silent, ANN) == 0
    table.play("use priest")
    assert [sheet(table, seat)["white_dice"] for seat in range(3)] == [1, 1, 1]
    assert [vp(table, seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.parametrize(("faces", "points"), [([1, 2], 2), ([2, 3], 1), ([3, 4], 0), ([1, 1], 2)])
def test_priest_counts_low_white_dice(faces: list[int], points: int) -> None:
    """KB-A-38 1 VP for each 1 and 2 on his white dice; coloured dice do not count."""
    assert vp(rolled("priest", [1, 2, 2, *faces], white=2), ANN) == points


@pytest.mark.parametrize(("dice", "white", "usable"), [([2, 3, 3], 0, True), ([3, 3, 3], 0, False),
                                                       ([1, 1, 1, 6], 1, False)])  # fmt: skip
def test_prince_sets_his_coloured_dice(dice: list[int], white: int, usable: bool) -> None:
    """KB-16.8 A total of 8 or less, white dice included: his coloured dice become 3, 4, 6, once a season."""
    table = rolled("prince", dice, white=white)
    assert (asked(table) == "reroll") == usable
    if usable:
        assert texts(table) == ["pass", "set_dice 3+4+6"]
        table.play("set_dice 3+4+6")
        assert (sheet(table, ANN)["dice"], asked(table)) == ([3, 4, 6], "influence")


def test_prince_in_a_famine() -> None:
    """KB-16.8, KB-12.3 With two coloured dice he picks two of the three faces; a low total does not let him again."""
    players = [player(), player(), player()]
    table = modular(players, ["roll", "turn_order", "influence_round"], [GOVERNORS, DESTINY], {ANN: "prince"},
                    "famine", dice=[1, 1, *[6] * 4])  # fmt: skip
    assert texts(table) == ["pass", "set_dice 3+4", "set_dice 3+6", "set_dice 4+6"]
    table.play("set_dice 3+4")
    assert (sheet(table, ANN)["dice"], asked(table)) == ([3, 4], "influence")


@pytest.mark.parametrize(("dice", "usable"), [([3, 3, 3, 1], True), ([3, 3, 3, 2], False)])
def test_philosopher_rerolls_everything_once(dice: list[int], usable: bool) -> None:
    """KB-16.9, KB-A-17 A total of 10 or less, white dice included: all dice, once; 1 VP if the total falls."""
    table = rolled("philosopher", dice, white=1)
    assert (asked(table) == "reroll") == usable
    if usable:
        table.force(dice=[1, 1, 1, 2])
        table.play("use philosopher")
        assert (sheet(table, ANN)["dice"], sheet(table, ANN)["white"], vp(table, ANN)) == ([1, 1, 1], [2], 1)
        assert asked(table) == "influence", "5 would be low enough, but he has been used"


@pytest.mark.parametrize(("last", "points"), [("pass", 1), ("reroll_die coloured 1", 0)])
def test_philosopher_and_the_artists(last: str, points: int) -> None:
    """KB-16.9, KB-5.2.5 The Artists' reroll after his own takes the VP away."""
    players = [player(group="artists", vp=0), player(), player()]
    table = with_governor("philosopher", players, "roll", "turn_order", dice=[3, 3, 4, *[6] * 6], options=FAVOUR)
    table.force(dice=[1, 1, 2, 1])
    play_all(table, "use philosopher", last)
    assert vp(table, ANN) == points


HEIRLOOMS = {"pick 1": ("", 2, 0, 0), "pick 2": ("", 0, 2, 0), "pick 3": ("1g1w", 0, 0, 0), "pick 4": ("", 0, 0, 2)}


@pytest.mark.parametrize("gift", list(HEIRLOOMS))
def test_heiress_takes_each_gift_once(gift: str) -> None:
    """KB-12.4 A final total of 9 or less: 2 tokens, 2 soldiers, 2 goods or 2 VP, each once in the game, or none."""
    table = rolled("heiress", [2, 3, 3, 1], white=1)
    assert (table.to_act, texts(table)) == ((ANN,), ["pass", "pick 1", "pick 2", "pick 3", "pick 4"])
    table.play(gift)
    if gift == "pick 3":
        table.play("take gold+wood")
    assert (goods(table, ANN), tokens(table, ANN), soldiers(table, ANN), vp(table, ANN)) == HEIRLOOMS[gift]
    assert sheet(table, ANN)["spent"] == [f"gift_{gift[-1]}"]
    players = [player(spent=[f"gift_{gift[-1]}"], dice=[1, 1, 1]), player(), player()]
    again = with_governor("heiress", players, ["moment", -1, 3])
    assert texts(again) == ["pass", *[other for other in HEIRLOOMS if other != gift]]


def test_heiress_needs_a_low_total_and_a_gift() -> None:
    """KB-12.4 With 10 there is nothing, nor when all four are spent; a reroll comes first."""
    assert asked(rolled("heiress", [3, 3, 4])) == "influence"
    assert asked(rolled("heiress", [2, 2, 3], ("statue", "chapel"))) == "reroll"
    spent = player(spent=["gift_1", "gift_2", "gift_3", "gift_4"], dice=[1, 1, 1])
    assert asked(with_governor("heiress", [spent, player(), player()], ["moment", -1, 3])) == ""


@pytest.mark.parametrize(
    ("way", "dice", "white"),
    [
        ("coloured 1", [1, 2, 5], [2]),
        ("coloured 3", [2, 3, 5], [2]),
        ("white 1", [2, 2, 5], [1]),
        ("white 3", [2, 2, 5], [3]),
    ],
)
def test_trickster_turns_one_two(way: str, dice: list[int], white: list[int]) -> None:
    """KB-5.2.5 Once a season one die that shows 2, coloured or white, becomes a 1 or a 3."""
    table = rolled("trickster", [2, 2, 5, 2], white=1)
    turns = ["turn_die coloured 1", "turn_die coloured 3", "turn_die white 1", "turn_die white 3"]
    assert texts(table) == ["pass", *turns]
    table.play(f"turn_die {way}")
    assert (sheet(table, ANN)["dice"], sheet(table, ANN)["white"], asked(table)) == (dice, white, "influence")
    assert asked(rolled("trickster", [1, 3, 4, 5], white=1)) == "influence", "no 2, no trick"


@pytest.mark.parametrize(("season", "dice"), [(SPRING, 0), (SUMMER, 1), (AUTUMN, 0)])
def test_fairy_brings_a_die_in_summer(season: int, dice: int) -> None:
    """KB-5.1.2 One more white die every summer, for her owner only."""
    start: list[Any] = ["season_start", -1, season, 1]
    table = with_governor("fairy", [player(), player(), player()], start, phase=2 + 2 * season)
    assert [sheet(table, seat)["white_dice"] for seat in range(3)] == [dice, 0, 0]
