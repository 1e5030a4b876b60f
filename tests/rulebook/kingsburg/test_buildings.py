"""KB-13 The twenty buildings and what each of them does."""

import pytest

from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    ROWS,
    SPRING,
    SUMMER,
    battle_results,
    battle_values,
    both_editions,
    goods,
    influence,
    lay,
    player,
    reachable,
    season,
    season_end,
    soldiers,
    tokens,
    up_to,
    vp,
    winter,
)
from rulebook.vectors import asked, sheet, texts

KINDS = {
    "barbarians": "year1_barbarians_2",
    "goblins": "year1_goblins_3",
    "orcs": "year1_orcs_3",
    "zombies": "year1_zombies_4",
    "demons": "year3_demons_6",
    "dragons": "year5_dragons_9",
}
# Against: barbarians, goblins, orcs, zombies, demons, dragons.
BATTLE = {
    "statue": [0, 0, 0, 0, 0, 0],
    "chapel": [0, 0, 0, 0, 0, 0],
    "church": [0, 0, 0, 0, 1, 0],
    "cathedral": [0, 0, 0, 0, 0, 0],
    "inn": [0, 0, 0, 0, 0, 0],
    "market": [0, 0, 0, 0, 0, 0],
    "farms": [-1, -1, -1, -1, -1, -1],
    "merchants_guild": [0, 0, 0, 0, 0, 0],
    "guard_tower": [1, 1, 1, 1, 1, 1],
    "blacksmith": [1, 1, 1, 1, 1, 1],
    "barracks": [0, 0, 0, 0, 0, 0],
    "wizards_guild": [2, 2, 2, 2, 2, 2],
    "palisade": [1, 1, 1, 2, 1, 1],
    "stable": [0, 0, 0, 0, 0, 0],
    "stone_wall": [1, 1, 1, 1, 1, 1],
    "fortress": [1, 1, 1, 1, 1, 1],
    "barricade": [0, 1, 0, 0, 0, 0],
    "crane": [0, 0, 0, 0, 0, 0],
    "town_hall": [0, 0, 0, 0, 0, 0],
    "embassy": [0, 0, 0, 0, 0, 0],
}


@both_editions
@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("building", list(BATTLE))
def test_battle_bonuses(edition: int, building: str, kind: str) -> None:
    """KB-13.2, KB-13.3 Each building's bonus against each kind of enemy; a special value replaces the normal one."""
    assert list(BATTLE) == [name for row in ROWS for name in row]
    table = winter([player("", up_to(building), soldiers=20), player()], KINDS[kind], 1, edition)
    column = list(KINDS).index(kind)
    assert battle_values(table)[ANN] == 21 + sum([BATTLE[name][column] for name in up_to(building)])


@both_editions
def test_statue_and_chapel(edition: int) -> None:
    """KB-13.1 Each once a season, in either order; white dice count; the Statue rerolls a die of either colour."""
    owned = ["statue", "chapel"]
    happens: list[str | list[object]] = ["roll", "turn_order", "influence_round"]
    equal = lay([player("", owned, white_dice=1), player()], happens, edition, [4, 4, 4, 4, 6, 6, 5])
    assert texts(equal) == ["pass", "reroll coloured", "reroll white"], "16 is too much for the Chapel"
    equal.force(dice=[1])
    equal.play("reroll white")
    assert (sheet(equal, ANN)["dice"], sheet(equal, ANN)["white"]) == ([4, 4, 4], [1])
    unequal = lay([player("", owned, white_dice=1), player()], happens, edition, [1, 1, 1, 4, 6, 6, 5])
    assert texts(unequal) == ["pass", "reroll_all"], "the white die is different; the total is 7"
    unequal.force(dice=[2, 3, 4, 5])
    unequal.play("reroll_all")
    assert (sheet(unequal, ANN)["dice"], sheet(unequal, ANN)["white"]) == ([2, 3, 4], [5])
    heavy = lay([player("", owned, white_dice=1), player()], happens, edition, [1, 1, 1, 5, 6, 6, 5])
    assert asked(heavy) == "influence", "8 with the white die"
    statue_only = lay([player("", ["statue"]), player()], happens, edition, [1, 1, 1, 6, 6, 5])
    assert texts(statue_only) == ["pass", "reroll coloured"]


@both_editions
@pytest.mark.parametrize("number", [SPRING, SUMMER, AUTUMN])
def test_farms_add_a_white_die(edition: int, number: int) -> None:
    """KB-13.3 Farms: one white die in each productive season, and -1 in battle."""
    table = season([player("", up_to("farms")), player(), player()], number, [1, 2, 3, 6] + [6, 6, 5] * 2, edition)
    assert sheet(table, ANN)["white"] == [6]
    assert sheet(table, BRIAN)["white"] == []


@both_editions
@pytest.mark.parametrize("number", [SPRING, SUMMER, AUTUMN])
def test_the_town_hall(edition: int, number: int) -> None:
    """KB-13.4 Town Hall: one token or one good for 1 VP, once, in every season; or nothing."""
    owner = player("1g1w1s", up_to("town_hall"), 1, vp=0)
    for payment, left, left_tokens in [("gold", "1w1s", 1), ("stone", "1g1w", 1), ("token", "1g1w1s", 0)]:
        table = season_end([owner, player()], number, edition)
        assert texts(table) == ["pass", "give gold", "give wood", "give stone", "give token"]
        table.play(f"give {payment}")
        assert asked(table) == "" and vp(table, ANN) == 1
        assert (goods(table, ANN), tokens(table, ANN)) == (left, left_tokens)
    declined = season_end([owner, player()], number, edition)
    declined.play("pass")
    assert (vp(declined, ANN), goods(declined, ANN)) == (0, "1g1w1s")
    poor = season_end([player("", up_to("town_hall")), player()], number, edition)
    assert asked(poor) == ""


@both_editions
def test_barracks(edition: int) -> None:
    """KB-13.5 Barracks: any number of soldiers for 1 good each."""
    table = lay([player("2g3w", up_to("barracks")), player()], ["recruitment"], edition)
    table.play("recruit 4")
    table.play("give gold+3wood")
    table.play("recruit 1")
    assert (soldiers(table, ANN), goods(table, ANN)) == (5, "")


@both_editions
@pytest.mark.parametrize(("held", "points"), [("", 0), ("1g", 0), ("1g1w", 1), ("2g2w1s", 2), ("3g3w3s", 4)])
def test_the_cathedral(edition: int, held: str, points: int) -> None:
    """KB-13.6 Cathedral: 1 VP for each full pair of goods at the end of the game; the goods stay."""
    table = lay([player(held, up_to("cathedral"), vp=0), player("9g")], ["year_end"], edition, year=5)
    assert vp(table, ANN) == points and goods(table, ANN) == held
    assert vp(table, BRIAN) == 0


@both_editions
def test_the_market(edition: int) -> None:
    """KB-5.3.5 Market: one rank up or down, once a season; without it only the exact sum."""
    plain = influence([player("", ["inn"], dice=[6, 6]), player()], edition)
    assert reachable(plain) == ["alchemist", "duchess"]
    shifted = influence([player("", up_to("market"), dice=[6, 6]), player()], edition)
    assert reachable(shifted) == ["sergeant", "alchemist", "astronomer", "swordsmith", "duchess", "champion"]


@both_editions
@pytest.mark.parametrize("number", [SPRING, SUMMER, AUTUMN])
def test_merchants_guild_and_embassy(edition: int, number: int) -> None:
    """KB-5.5.4 Merchants' Guild: 1 gold before each roll. Embassy: 1 VP at each season's end."""
    started = season(
        [player("", up_to("merchants_guild")), player(), player()], number, [1, 2, 3, 4] + [6] * 6, edition
    )
    assert [goods(started, seat) for seat in range(3)] == ["1g", "", ""]
    ended = season_end([player("", up_to("embassy"), vp=0), player(vp=0)], number, edition)
    assert [vp(ended, seat) for seat in (ANN, BRIAN)] == [1, 0]


@both_editions
def test_stone_wall_and_fortress(edition: int) -> None:
    """KB-9.5, KB-9.10 Stone Wall: a draw is won. Fortress: 1 more VP for a victory, also for such a one."""
    for owned, expected in [("stable", "draw"), ("stone_wall", "victory"), ("fortress", "victory")]:
        bonus = {"stable": 1, "stone_wall": 2, "fortress": 3}[owned]
        start = player("", up_to(owned), soldiers=4 - bonus, vp=0)
        table = winter([start, player(soldiers=20)], "year2_barbarians_5", 1, edition)
        assert battle_values(table)[ANN] == 5
        assert battle_results(table)[ANN] == expected
        assert vp(table, ANN) == (1 if owned == "fortress" else 0)


@both_editions
def test_the_guard_tower_is_worth_a_point_in_the_first_edition(edition: int) -> None:
    """KB-5.5.2 Guard Tower: 1 VP in the first edition, none in the second; the same when it falls."""
    table = winter([player("", ["guard_tower"], vp=5), player()], "year5_barbarians_8", 1, edition)
    assert vp(table, ANN) == (4 if edition == 1 else 5)
