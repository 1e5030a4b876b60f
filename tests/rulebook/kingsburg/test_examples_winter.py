"""The rulebooks' examples about winter: who wins, what is lost, who was strongest."""

import pytest

from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    Player,
    battle_results,
    battle_values,
    both_editions,
    buildings,
    goods,
    lay,
    player,
    soldiers,
    up_to,
    vp,
    winter,
)
from rulebook.vectors import texts


def battle_example(davids: list[str]) -> list[Player]:
    return [
        player("", ["statue", "palisade", "barricade"], vp=10),
        player("1w1s", ["inn", "guard_tower"], soldiers=1, vp=10),
        player("", ["guard_tower", "blacksmith", "barricade"], vp=10),
        player("1w", davids, vp=10),
    ]


@both_editions
def test_kb_ex_33_goblins_of_the_first_winter(edition: int) -> None:
    """KB-EX-33 Values 3, 3, 4, 2 against Goblins 3: two draws, Cindy wins 1 stone and 1 VP, David loses his Crane."""
    players = battle_example(["inn", "barricade", "crane"])
    table = winter(players, "year1_goblins_3", 1, edition)
    assert battle_values(table) == {ANN: 3, BRIAN: 3, CINDY: 4, DAVID: 2}
    assert battle_results(table) == {ANN: "draw", BRIAN: "draw", CINDY: "victory", DAVID: "defeat"}
    assert [goods(table, seat) for seat in range(4)] == ["", "1w1s", "1s", "1w"]
    assert [vp(table, seat) for seat in range(4)] == [10, 10, 11, 9]
    assert buildings(table, DAVID) == ["inn", "barricade"]
    assert [len(buildings(table, seat)) for seat in (ANN, BRIAN, CINDY)] == [3, 2, 3]
    assert [soldiers(table, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_kb_ex_34_the_higher_row_falls() -> None:
    """KB-EX-34 David also owns the Market, in the Crane's column but a higher row: the Market falls."""
    table = winter(battle_example(["inn", "market", "barricade", "crane"]), "year1_goblins_3", 1, 1)
    assert buildings(table, DAVID) == ["inn", "barricade", "crane"]


def test_kb_ex_35_the_inn_falls() -> None:
    """KB-EX-35 David owns only Inn and Barricade: the Inn falls, top-most in column I."""
    table = winter(battle_example(["inn", "barricade"]), "year1_goblins_3", 1, 2)
    assert buildings(table, DAVID) == ["barricade"]


def test_kb_ex_36_only_the_strongest_winner_scores() -> None:
    """KB-EX-36 Two winners with values 10 and 11: only the 11 gains the extra VP."""
    table = winter([player(soldiers=9), player(soldiers=10), player()], "year1_orcs_3", 1, 1)
    assert battle_values(table) == {0: 10, 1: 11, 2: 1}
    assert [vp(table, 0), vp(table, 1)] == [0, 1]


@both_editions
@pytest.mark.parametrize(("rival", "extra"), [(2, 1), (20, 0)])
def test_kb_ex_37_fortress_scores_for_a_victory(edition: int, rival: int, extra: int) -> None:
    """KB-EX-37 Beating an enemy that rewards 1 gold: 1 gold and 1 VP, besides the strongest winner's VP."""
    players = [player("", up_to("fortress"), soldiers=3, vp=0), player(soldiers=rival)]
    table = winter(players, "year2_orcs_4", 1, edition)
    assert goods(table, ANN) == "1g"
    assert vp(table, ANN) == 1 + extra


@both_editions
def test_kb_ex_38_stone_wall_wins_a_draw(edition: int) -> None:
    """KB-EX-38 Value = strength for two, one with a Stone Wall: that one wins and is strongest, the other gains 0."""
    players = [player("", up_to("stone_wall"), soldiers=1, vp=0), player(soldiers=3, vp=0)]
    table = winter(players, "year2_orcs_4", 1, edition)
    assert battle_values(table) == {ANN: 4, BRIAN: 4}
    assert battle_results(table) == {ANN: "victory", BRIAN: "draw"}
    assert (goods(table, ANN), vp(table, ANN)) == ("1g", 1)
    assert (goods(table, BRIAN), vp(table, BRIAN)) == ("", 0)


@both_editions
@pytest.mark.parametrize(
    ("owned", "enemy", "bonus"),
    [
        (up_to("church"), "year3_demons_6", 1),
        (up_to("church"), "year3_orcs_5", 0),
        (["palisade"], "year3_zombies_6", 2),
        (["palisade"], "year3_demons_6", 1),
        (up_to("farms"), "year3_orcs_5", -1),
    ],
)
def test_kb_ex_39_values_against_one_kind_of_enemy(edition: int, owned: list[str], enemy: str, bonus: int) -> None:
    """KB-EX-39 Church +1 against Demons only; Palisade +2 against Zombies, else +1; Farms -1."""
    table = winter([player("", owned, soldiers=2), player()], enemy, 1, edition)
    assert battle_values(table)[ANN] == 3 + bonus


@both_editions
def test_kb_ex_86_two_gold_of_one(edition: int) -> None:
    """KB-EX-86 Losing 2 gold with 1 gold and 5 wood: 1 gold is lost, the wood stays."""
    table = winter([player("1g5w"), player()], "year2_goblins_4", 1, edition)
    assert goods(table, ANN) == "5w"


@both_editions
@pytest.mark.parametrize(
    ("given", "left"), [("gold+wood", "1s"), ("gold+stone", "1w"), ("wood+stone", "1g")], ids=["gw", "gs", "ws"]
)
def test_kb_ex_86_two_goods_of_choice(edition: int, given: str, left: str) -> None:
    """KB-EX-86 Losing 2 goods of choice with 1g1w1s: any two of the three."""
    table = winter([player("1g1w1s"), player()], "year1_orcs_3", 1, edition)
    assert texts(table) == ["give gold+wood", "give gold+stone", "give wood+stone"]
    table.play(f"give {given}")
    assert goods(table, ANN) == left


@both_editions
@pytest.mark.parametrize(
    ("firsts_rivals_buildings", "places"), [(11, [1, 2, 3]), (12, [1, 1, 3])], ids=["one winner", "shared"]
)
def test_kb_ex_52_ties_at_the_end(edition: int, firsts_rivals_buildings: int, places: list[int]) -> None:
    """KB-EX-52 VP 40, 40, 40, goods 3, 3, 1, buildings 12, 11, 15: the first wins; with 12, 12, 15 two share it."""
    twelve = [*up_to("church"), *up_to("farms"), *up_to("barracks"), *up_to("stone_wall")]
    fifteen = [*twelve, *up_to("town_hall")]
    players = [
        player("3g", twelve, vp=40),
        player("1g1w1s", twelve[:firsts_rivals_buildings], vp=40),
        player("1g", fifteen, vp=40),
    ]
    table = lay(players, ["year_end"], edition, year=5)
    assert table.is_over
    assert table.ranking() == places
