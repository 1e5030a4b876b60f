"""WK-13 End of the game and scoring."""

from rulebook.vectors import board
from rulebook.wonderful_kingdom.laying import ANN, BRIAN, player, scored, site


def test_points() -> None:
    """WK-13.1 Points of cards, multipliers on cards and on the duchy card, calamities, menaces."""
    built = {"great_cathedral": 1, "majestic_statue": 1, "hall_of_banners": 1, "farm": 2, "royal_guard": 1}
    table = scored(player(built=built, calamities=2))
    # Three Monuments: 2 for each by the duchy and 3 by the statue; two Structures: 1 by the hall and 2 by the guard.
    expected = {"cards": 12, "multipliers": 3 * (2 + 3) + 2 * (1 + 2), "calamities": -8, "menaces": 0}
    assert table.breakdown()[ANN] == expected and table.scores()[ANN] == sum(expected.values()) == 25


def test_a_card_counts_itself() -> None:
    """WK-13.1 If it has the type that it counts."""
    assert scored(player(), player(built={"royal_cavalry": 1})).scores()[BRIAN] == 2 + 2
    assert scored(player(), player(built={"royal_guard": 1})).scores()[BRIAN] == 0 + 2, "it counts Structures"
    assert scored(player(built={"throne_of_the_ancients": 1, "star_chart": 1})).scores()[ANN] == 6


def test_menaces_cost_points() -> None:
    """WK-13.1, WK-8.7 Each undefeated menace, a giant under a card too."""
    ann = player(menaces={"giant_rat": 1, "vermin": 2, "shadow": 1, "thief": 1, "frost_giant": 1},
                 construction=[site("farm", frozen=True)])  # fmt: skip
    table = scored(ann, module="menaces")
    assert table.breakdown()[ANN]["menaces"] == -4 - 2 * 2 - 4 - 4 - 5 - 5 == table.scores()[ANN]


def test_what_scores_nothing() -> None:
    """WK-13.2 Krystallium, soldiers, alchemy cubes, advisors, cards under construction; these are no penalty either."""
    ann = player(krystallium=9, soldiers=9, camp=1, alchemy={"gold": 4}, construction=[site("citadel", materials=3)],
                 advisors=["master_goldsmith"])  # fmt: skip
    assert scored(ann, module="advisors").scores() == [0, 0]


def test_most_points_win() -> None:
    """WK-13.3 Scores may be negative; the better one wins all the same."""
    table = scored(player(calamities=1), player(calamities=2))
    assert table.scores() == [-4, -8] and table.ranking() == [1, 2] and table.is_over
    assert scored(player(), player(built={"citadel": 1})).ranking() == [2, 1]


def test_ties() -> None:
    """WK-13.3, WK-R25 More constructed cards, then more soldiers in the duchy, then a shared victory."""
    assert scored(player(built={"farm": 1}), player(built={"farm": 2})).ranking() == [2, 1]
    assert scored(player(built={"farm": 1}, soldiers=2), player(built={"farm": 1}, soldiers=1)).ranking() == [1, 2]
    assert scored(player(built={"farm": 1}), player(built={"harbour": 1})).ranking() == [1, 1]
    assert scored(player(built={"farm": 1}), player(soldiers=9)).ranking() == [1, 2], "cards come before soldiers"


def test_what_does_not_break_a_tie() -> None:
    """WK-R25 Advisors, calamities, cards under construction and the soldier in the camp do not count."""
    full = player(camp=1, advisors=["secret_agent"], construction=["farm"], krystallium=3)
    assert scored(full, player(), module="advisors").ranking() == [1, 1]
    calamity = scored(player(calamities=1, built={"munitions_specialists": 2}), player(built={"farm": 2}))
    assert calamity.scores() == [0, 0] and calamity.ranking() == [1, 1]
    more = scored(player(calamities=1, built={"munitions_specialists": 2}), player())
    assert more.scores() == [0, 0] and more.ranking() == [1, 2], "developments count"


def test_quests_come_first() -> None:
    """WK-13.3, WK-10.6 Without the final stage no number of points helps."""
    table = scored(player(built={"great_cathedral": 1}), player(calamities=3, stages=["4"]), module="quests")
    assert table.scores()[ANN] > table.scores()[BRIAN] and table.ranking() == [2, 1]
    assert board(table)["phase"] == "end"
