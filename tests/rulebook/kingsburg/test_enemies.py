"""KB-9.5, KB-9.7 All 25 enemy cards: strength, losses, rewards, as printed."""

import pytest

from rulebook.kingsburg.laying import ANN, battle_results, both_editions, buildings, goods, player, vp, winter
from rulebook.vectors import asked, texts

# Card, strength; defeat: named goods left of 5g5w5s, goods of choice, buildings, VP; victory: goods, VP.
ENEMIES = [
    ("year1_barbarians_2", 2, "5g5w5s", 1, 1, 0, "1g", 0),
    ("year1_goblins_2", 2, "5g4w4s", 0, 1, 1, "1w", 0),
    ("year1_goblins_3", 3, "4g5w5s", 0, 1, 0, "1s", 0),
    ("year1_orcs_3", 3, "5g5w5s", 2, 0, 1, "1g", 0),
    ("year1_zombies_4", 4, "5g5w5s", 0, 0, 2, "", 1),
    ("year2_goblins_3", 3, "5g3w3s", 0, 1, 1, "1w", 0),
    ("year2_goblins_4", 4, "3g5w5s", 0, 1, 0, "1s", 0),
    ("year2_orcs_4", 4, "5g5w5s", 2, 1, 0, "1g", 0),
    ("year2_barbarians_5", 5, "5g5w5s", 2, 0, 1, "1g", 0),
    ("year2_zombies_5", 5, "5g5w5s", 0, 0, 2, "", 1),
    ("year3_goblins_4", 4, "5g2w2s", 0, 1, 1, "1w", 0),
    ("year3_goblins_5", 5, "2g5w5s", 0, 1, 0, "1s", 0),
    ("year3_orcs_5", 5, "5g5w5s", 2, 1, 0, "1g", 0),
    ("year3_demons_6", 6, "3g4w4s", 0, 0, 1, "", 1),
    ("year3_zombies_6", 6, "5g5w5s", 0, 0, 2, "", 1),
    ("year4_goblins_5", 5, "5g1w1s", 0, 1, 1, "1w", 0),
    ("year4_goblins_6", 6, "1g5w5s", 0, 1, 0, "1s", 0),
    ("year4_demons_6", 6, "5g5w5s", 4, 1, 0, "1g", 0),
    ("year4_orcs_7", 7, "5g5w5s", 2, 1, 0, "any", 0),
    ("year4_zombies_7", 7, "5g5w5s", 0, 0, 2, "", 1),
    ("year5_barbarians_7", 7, "5g5w5s", 0, 0, 8, "", 1),
    ("year5_barbarians_8", 8, "5g5w5s", 0, 1, 0, "", 1),
    ("year5_demons_8", 8, "5g5w5s", 0, 1, 2, "", 2),
    ("year5_demons_9", 9, "5g5w5s", 0, 1, 0, "", 2),
    ("year5_dragons_9", 9, "5g5w5s", 0, 0, 5, "", 3),
]
Enemy = tuple[str, int, str, int, int, int, str, int]

each_enemy = pytest.mark.parametrize("enemy", ENEMIES, ids=lambda enemy: enemy[0])


@both_editions
@each_enemy
def test_what_defeat_costs(edition: int, enemy: Enemy) -> None:
    """KB-9.5, KB-9.7, KB-9.8, KB-9.9 The losses of each card: named goods, goods of choice, buildings, VP."""
    card, strength, left, of_choice, fallen, points, _, _ = enemy
    table = winter([player("5g5w5s", ["inn"], soldiers=strength - 2, vp=20), player()], card, 1, edition)
    assert battle_results(table)[ANN] == "defeat"
    assert (asked(table) == "lose_goods") == (of_choice > 0)
    assert goods(table, ANN) == left
    if of_choice:
        few = [n for n in range(of_choice, -1, -1)]
        assert len(texts(table)) == sum([n + 1 for n in few]), "every mix of this many goods"
        table.play("give gold" if of_choice == 1 else f"give {of_choice}gold")
        assert goods(table, ANN) == f"{5 - of_choice}g5w5s"
    assert asked(table) == ""
    assert buildings(table, ANN) == ([] if fallen else ["inn"])
    assert vp(table, ANN) == 20 - points


@both_editions
@each_enemy
def test_what_victory_brings(edition: int, enemy: Enemy) -> None:
    """KB-9.5, KB-9.6 The rewards of each card, and 1 VP for the strongest winner."""
    card, strength, _, _, _, _, won, points = enemy
    table = winter([player("", ["inn"], soldiers=strength, vp=20), player()], card, 1, edition)
    assert battle_results(table)[ANN] == "victory"
    if won == "any":
        assert texts(table) == ["take gold", "take wood", "take stone"]
        table.play("take stone")
        won = "1s"
    assert goods(table, ANN) == won
    assert vp(table, ANN) == 20 + points + 1
    assert buildings(table, ANN) == ["inn"]


@both_editions
@each_enemy
def test_at_equal_strength_nothing_happens(edition: int, enemy: Enemy) -> None:
    """KB-9.5 The printed strength of each card: just as many soldiers draw, lose nothing and gain nothing."""
    card, strength = enemy[:2]
    table = winter([player("5g5w5s", ["inn"], soldiers=strength - 1, vp=20), player()], card, 1, edition)
    assert battle_results(table)[ANN] == "draw"
    assert (goods(table, ANN), buildings(table, ANN), vp(table, ANN)) == ("5g5w5s", ["inn"], 20)
