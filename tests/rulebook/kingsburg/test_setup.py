"""KB-1, KB-2 The box and the set-up."""

from typing import Any

import pytest

import palatine
from rulebook.kingsburg.laying import (
    ADVISORS,
    ANN,
    ROWS,
    SPRING,
    both_editions,
    building_turns,
    buildings,
    lay,
    order,
    player,
    reachable,
    season,
    up_to,
    winter,
)
from rulebook.vectors import board, play_all, play_out, sheet, texts


def test_the_board_has_eighteen_advisors_eight_phases_and_five_years() -> None:
    """KB-1.1 Advisors 1 to 18, a calendar of phases 1 to 8, a year track to V."""
    found: set[str] = set()
    for dice in ([1, 2, 3], [4, 5, 6], [6, 6, 6], [5, 5, 6], [5, 5, 4], [2, 6, 6], [5, 6, 6], [1, 6, 6]):
        table = lay([player(dice=dice), player()], ["influence_round"])
        found.update(reachable(table))
    assert found == set(ADVISORS)
    with pytest.raises(palatine.BadPosition):
        lay([player()], ["kings_aid"], phase=9)
    with pytest.raises(palatine.BadPosition):
        lay([player()], ["kings_aid"], year=6)


def test_every_player_has_three_coloured_dice() -> None:
    """KB-1.2 Three coloured dice a player, no more."""
    table = season([player(), player(), player()], SPRING, [1, 2, 3] * 3)
    assert [sheet(table, seat)["dice"] for seat in range(3)] == [[1, 2, 3]] * 3
    with pytest.raises(palatine.BadPosition, match=r"KB-1\.2"):
        lay([player(dice=[1, 2, 3, 4]), player()], ["influence_round"])


@both_editions
def test_five_enemies_a_year(edition: int) -> None:
    """KB-1.3 Twenty-five enemy cards, five for each year; a card lies in one place only."""
    for year in range(1, 6):
        with pytest.raises(palatine.BadChance) as refusal:
            lay([player()], ["reveal"], edition, draw=["nobody"], year=year)
        named = refusal.value.en.split("possible are: ")[1].split(", ")
        assert len(named) == 5 and all(name.startswith(f"year{year}_") for name in named)
    with pytest.raises(palatine.BadPosition, match=r"KB-1\.3"):
        lay([player()], ["battle"], edition, zones={"enemy": ["year1_orcs_3"], "enemies_fought": ["year1_orcs_3"]})


@both_editions
def test_the_province_sheet_has_five_rows_of_four(edition: int) -> None:
    """KB-1.5 Five rows of four buildings: with all goods one builds each row from its first column to its fourth."""
    rows = [list(row) for row in ROWS]
    for column in range(4):
        table = building_turns([player("50g50w50s", [name for row in rows for name in row[:column]])], edition)
        assert texts(table) == ["pass"] + [f"build {row[column]}" for row in rows]
    full = building_turns([player("50g50w50s", [name for row in rows for name in row])], edition)
    assert full.is_over, "there is no fifth column and no sixth row"


@both_editions
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_starts_at_zero(edition: int, seats: int) -> None:
    """KB-2.1, KB-2.2 Phase 1 of year I, the envoy on the calendar; nobody owns anything."""
    table = palatine.new_game("kingsburg", seats, {"edition": edition}, seed=4)
    facts = board(table)
    assert (facts["year"], facts["phase"], facts["envoy"], facts["court"]) == (1, 1, -1, [])
    for seat in range(seats):
        owned = sheet(table, seat)
        assert (owned["vp"], owned["goods_held"], owned["plus2"], owned["soldiers"]) == (0, 0, 0, 0)
        assert owned["buildings"] == []


def test_the_first_turn_order_is_random() -> None:
    """KB-2.3 Every order of three players occurs, and each names everybody once."""
    orders = {tuple(order(palatine.new_game("kingsburg", 3, seed=seed))) for seed in range(80)}
    assert len(orders) == 6
    assert all(sorted(found) == [0, 1, 2] for found in orders)


def test_one_enemy_of_each_year() -> None:
    """KB-2.4 One card of each year is met, in order I to V; the other 20 leave the game unseen."""
    table = palatine.new_game("kingsburg", 3, seed=11)
    play_out(table)
    zones: Any = table.view(None)["zones"]
    assert [card[:5] for card in zones["enemies_fought"]["cards"]] == [f"year{year}" for year in range(1, 6)]
    assert zones["enemies_unseen"] == {"count": 20}


def test_any_of_the_five_may_come() -> None:
    """KB-2.4, KB-B-07 Each year's five cards are shuffled: all of them occur, none of another year can be drawn."""
    met = set()
    for seed in range(60):
        table = palatine.load(
            {"game": "kingsburg", "seats": 2, "seed": seed, "pending": ["reveal"], "table": {"year": 3}}
        )
        zones: Any = table.view(None)["zones"]
        met.add(zones["enemy"]["cards"][0])
    assert met == {"year3_goblins_4", "year3_goblins_5", "year3_orcs_5", "year3_demons_6", "year3_zombies_6"}
    with pytest.raises(palatine.BadChance):
        lay([player()], ["reveal"], draw=["year1_orcs_3"], year=3)


def test_two_to_five_players() -> None:
    """KB-2.1 The game is for 2 to 5 players."""
    assert palatine.describe("kingsburg")["seats"] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(palatine.BadOption):
            palatine.new_game("kingsburg", seats)


def test_the_guard_towers_price_is_an_option() -> None:
    """KB-A-03 The Guard Tower costs 1 gold and 1 stone; the other reading of the examples, 2 gold, can be chosen."""
    usual = building_turns([player("1g1s"), player()])
    usual.play("build guard_tower")
    assert sheet(usual, ANN)["goods_held"] == 0
    dearer = building_turns([player("2g1s"), player("1g1s")], options={"guard_tower_gold": 2})
    dearer.play("build guard_tower")
    assert sheet(dearer, ANN)["goods_held"] == 0
    assert dearer.is_over, "1 gold and 1 stone are not enough"


@both_editions
def test_every_building_can_stand_and_fall(edition: int) -> None:
    """KB-1.5 The sheet is read the same way by builders and by enemies: a lone row falls from its right end."""
    for row in ROWS:
        table = winter([player("", row), player()], "year1_barbarians_2", 1, edition, overlay=weak_provinces(row))
        assert buildings(table, ANN) == row[:3]
    table = building_turns([player("9g9w9s", up_to("market")), player()], edition)
    play_all(table, "build farms")
    assert buildings(table, ANN) == up_to("farms")


def weak_provinces(row: list[str]) -> dict[str, object]:
    """Data in which this row is of no use in battle, so that its owner loses."""
    useless = {name: {"battle": -9, "versus": ""} for name in row}
    return {"game": "kingsburg", "buildings": useless}
