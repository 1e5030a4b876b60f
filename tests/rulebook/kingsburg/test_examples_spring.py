"""The rulebooks' first spring: set-up, King's Aid, dice, advisors, support and building, one step after the other."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    CINDY,
    DAVID,
    NAMES,
    both_editions,
    building_turns,
    buildings,
    goods,
    lay,
    order,
    player,
    tokens,
    vp,
)
from rulebook.vectors import asked, board, play_all, refused, sheet, texts


def first_spring(edition: int) -> Table:
    """KB-EX-1's table: the order Cindy, Ann, David, Brian was drawn; the first choice is Cindy's."""
    return palatine.new_game("kingsburg", 4, {"edition": edition}, 1, names=NAMES, draw=["3", "1", "4", "2"])


def after_kings_aid(edition: int) -> Table:
    """KB-EX-2's choices, made in turn order; then everybody rolls as in KB-EX-4."""
    table = first_spring(edition)
    table.force(dice=[2, 2, 6, 1, 3, 5, 2, 3, 5, 4, 4, 5])  # rolled in turn order: Cindy, Ann, David, Brian
    play_all(table, "take gold", "take wood", "take gold", "take stone")
    return table


def after_influence(edition: int) -> Table:
    table = after_kings_aid(edition)
    play_all(table, "place 5+3 treasurer", "place 2+2 merchant", "place 5+2 astronomer", "place 5+4 master_hunter")
    play_all(table, "place 1 jester", "place 6 alchemist", "place 3 architect")
    return table


def after_support(edition: int) -> Table:
    table = after_influence(edition)
    play_all(table, "take wood", "give wood", "take wood", "take gold+wood")
    return table


def test_kb_ex_1_order_and_enemy_cards_at_the_start() -> None:
    """KB-EX-1 Start order Cindy, Ann, David, Brian; of the 25 enemy cards five will be met, and all lie unseen."""
    table = first_spring(1)
    assert order(table) == [CINDY, ANN, DAVID, BRIAN]
    zones = table.view(None)["zones"]
    assert isinstance(zones, dict)
    assert zones["enemies_unseen"] == {"count": 25}
    assert zones["enemy"] == zones["enemies_fought"] == zones["enemy_top"] == {"count": 0, "cards": []}


@both_editions
def test_kb_ex_2_kings_aid_of_year_one(edition: int) -> None:
    """KB-EX-2 Four players with nothing: each takes 1 good of choice, in turn order, and nobody gets a white die."""
    table = first_spring(edition)
    for seat, choice in [(CINDY, "gold"), (ANN, "wood"), (DAVID, "gold"), (BRIAN, "stone")]:
        assert table.to_act == (seat,)
        assert texts(table) == ["take gold", "take wood", "take stone"]
        table.play(f"take {choice}")
    assert [goods(table, seat) for seat in (ANN, BRIAN, CINDY, DAVID)] == ["1w", "1s", "1g", "1g"]
    assert [sheet(table, seat)["white_dice"] for seat in range(4)] == [0, 0, 0, 0]


@both_editions
def test_kb_ex_3_white_die_for_fewest_buildings_then_fewest_goods(edition: int) -> None:
    """KB-EX-3 Buildings/goods 6/0, 5/2, 5/0, 6/1: Cindy gets the white die for spring; it is gone at spring's end."""
    five = ["statue", "inn", "guard_tower", "palisade", "barricade"]
    players = [player("", [*five, "crane"]), player("2g", five), player("", five), player("1w", [*five, "crane"])]
    table = lay(players, ["kings_aid", ["season", -1, 0], ["season", -1, 1]], edition, year=2)
    assert [sheet(table, seat)["white_dice"] for seat in range(4)] == [0, 0, 1, 0]
    assert len(sheet(table, CINDY)["dice"]) == 3 and len(sheet(table, CINDY)["white"]) == 1
    while board(table)["phase"] == 2:
        table.play("pass")
    assert len(sheet(table, CINDY)["dice"]) == 3 and sheet(table, CINDY)["white"] == []


@both_editions
def test_kb_ex_4_turn_order_of_the_first_spring(edition: int) -> None:
    """KB-EX-4 Totals 9, 13, 10, 10: Ann, then Cindy and David in their old order, then Brian."""
    table = after_kings_aid(edition)
    assert [sheet(table, seat)["dice"] for seat in range(4)] == [[1, 3, 5], [4, 4, 5], [2, 2, 6], [2, 3, 5]]
    assert [sheet(table, seat)["total"] for seat in range(4)] == [9, 13, 10, 10]
    assert order(table) == [ANN, CINDY, DAVID, BRIAN]


@both_editions
def test_kb_ex_5_influence_in_spring_of_year_one(edition: int) -> None:
    """KB-EX-5 The treasurer is taken, so Cindy and Brian look elsewhere; Brian's last die fits nowhere: he passes."""
    table = after_kings_aid(edition)
    assert table.to_act == (ANN,)
    table.play("place 5+3 treasurer")
    assert table.to_act == (CINDY,)
    refused(table, "place 6+2 treasurer", "KB-5.3.6")
    table.play("place 2+2 merchant")
    assert table.to_act == (DAVID,)
    table.play("place 5+2 astronomer")
    assert table.to_act == (BRIAN,)
    refused(table, "place 4+4 treasurer", "KB-5.3.6")
    assert "place 5+4+4 champion" in texts(table)
    play_all(table, "place 5+4 master_hunter", "place 1 jester", "place 6 alchemist")
    assert table.to_act == (DAVID,)
    table.play("place 3 architect")
    assert sheet(table, BRIAN)["dice"] == [4]
    assert all("passed" in sheet(table, seat)["used"] for seat in range(4))
    assert asked(table) == "choice", "the step is over, the Merchant acts"


@both_editions
def test_kb_ex_6_support_in_spring_of_year_one(edition: int) -> None:
    """KB-EX-6 Advisors 1, 3, 4, 6, 7, 8, 9 act in order; KB-A-04 the Treasurer's 2 gold are Ann's, who stands there."""
    table = after_influence(edition)
    assert vp(table, ANN) == 1 and goods(table, DAVID) == "1g1w", "Jester and Architect have acted already"
    assert goods(table, ANN) == "1w", "the Treasurer has not"
    assert table.to_act == (CINDY,)
    table.play("take wood")
    assert table.to_act == (CINDY,) and goods(table, CINDY) == "1g1w"
    table.play("give wood")
    assert goods(table, CINDY) == "2g1s"
    assert table.to_act == (DAVID,)
    table.play("take wood")
    assert table.to_act == (BRIAN,) and goods(table, ANN) == "2g1w"
    table.play("take gold+wood")
    assert [goods(table, seat) for seat in range(4)] == ["2g1w", "1g1w1s", "2g1s", "1g2w"]
    assert [vp(table, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [tokens(table, seat) for seat in range(4)] == [0, 0, 0, 1]


@both_editions
def test_kb_ex_7_building_with_the_public_guard_tower_price(edition: int) -> None:
    """KB-EX-7 Statue, Guard Tower, Palisade, Inn in turn order. The tower's price is not confirmed (KB-A-03)."""
    table = after_support(edition)
    for seat, building in [(ANN, "statue"), (CINDY, "guard_tower"), (DAVID, "palisade"), (BRIAN, "inn")]:
        assert table.to_act == (seat,)
        table.play(f"build {building}")
    favour = 1  # KB-6.1 follows at once: everybody has one building
    assert [vp(table, seat) - favour for seat in range(4)] == [4, 0, 1 if edition == 1 else 0, 0]
    assert [goods(table, seat) for seat in range(4)] == ["1w", "1s", "1g", "1g"]
    assert [buildings(table, seat) for seat in range(4)] == [["statue"], ["inn"], ["guard_tower"], ["palisade"]]


@both_editions
def test_kb_ex_7_isolated_numbers_of_the_second_edition(edition: int) -> None:
    """KB-EX-7, KB-A-05 The printed 2 to 5 VP on its own: the Statue is worth 3 VP, whatever one had before."""
    table = building_turns([player("2g1w", vp=2), player()], edition)
    table.play("build statue")
    assert vp(table, ANN) == 5
    assert goods(table, ANN) == "1w"


@both_editions
def test_kb_ex_1_to_7_one_connected_spring(edition: int) -> None:
    """KB-EX-1 to KB-EX-7 The whole spring in one go, and the summer that follows it finds everybody's dice back."""
    table = after_support(edition)
    play_all(table, "build statue", "build guard_tower", "build palisade", "build inn")
    facts = board(table)
    assert (facts["year"], facts["phase"], facts["envoy"], facts["court"]) == (1, 4, -1, [])
    assert [len(sheet(table, seat)["dice"]) for seat in range(4)] == [3, 3, 3, 3]
    assert tokens(table, DAVID) == 1
    assert palatine.replay(table.record()).digest() == table.digest()


@both_editions
@pytest.mark.parametrize(
    ("standing", "allowed"), [([], False), (["statue"], False), (["statue", "chapel"], True)], ids=str
)
def test_kb_ex_8_church_needs_statue_and_chapel(edition: int, standing: list[str], allowed: bool) -> None:
    """KB-EX-8 The Church is refused without both Statue and Chapel, and allowed with both."""
    table = building_turns([player("9g9w9s", standing), player()], edition)
    if not allowed:
        refused(table, "build church", "KB-5.5.3")
    else:
        table.play("build church")
        assert buildings(table, ANN) == ["statue", "chapel", "church"]
