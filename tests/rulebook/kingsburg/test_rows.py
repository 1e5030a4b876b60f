"""KB-14, KB-15 Modules 1 and 2: the seven-row sheet, and alternative rows dealt or drafted."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    BRIAN,
    EXTRA,
    Player,
    battle_results,
    battle_values,
    buildings,
    goods,
    modular,
    player,
    soldiers,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, texts

BOTH = [EXTRA, ALTERNATIVE]


def test_the_sheet_with_seven_rows() -> None:
    """KB-14.1 Row A stands above B, row G below F; everything can be built as always."""
    table = modular([player("50g50w50s"), player()], ["building"], [EXTRA])
    found = [text.split()[1] for text in texts(table) if text != "pass"]
    assert set(found) == {"sawmill", "statue", "inn", "guard_tower", "palisade", "barricade", "improvised_defenses"}
    base = modular([player("50g50w50s"), player()], ["building"], [ALTERNATIVE])
    assert "build sawmill" not in texts(base)


def test_row_a_falls_first_and_row_g_last() -> None:
    """KB-14.1, KB-9.8 In the same column row A is top-most and row G bottom-most."""
    standing = ["sawmill", "statue", "barricade", "improvised_defenses"]
    for falls in list(standing):
        table = modular([player("", standing), player()], [["lose_buildings", ANN, 1]], [EXTRA])
        standing.remove(falls)
        assert set(buildings(table, ANN)) == set(standing)


def dealt(seats: int, modules: list[str], draws: list[int | str]) -> Table:
    order: list[int | str] = [str(n) for n in range(1, seats + 1)]
    return palatine.new_game("kingsburg", seats, {"modules": modules}, seed=1, draw=[*order, *draws])


def test_two_rows_each_and_a_choice() -> None:
    """KB-15.1 Everybody is dealt two rows and uses both, one or none, in turn order."""
    table = dealt(2, [ALTERNATIVE], ["b", "f", "c", "d"])
    assert (table.to_act, texts(table)) == ((ANN,), ["rows none", "rows b", "rows f", "rows b+f"])
    table.play("rows b+f")
    assert (table.to_act, texts(table)) == ((BRIAN,), ["rows none", "rows c", "rows d", "rows c+d"])
    table.play("rows none")
    facts: Any = table.view(None)["table"]
    assert [seat["rows"] for seat in facts["seats"]] == ["bCDEf", "BCDEF"]


def test_a_row_covers_the_printed_one() -> None:
    """KB-15.1, KB-15.12 The covered buildings do not exist for that player."""
    table = modular([player("50g50w50s", uses="B"), player()], ["building"], [ALTERNATIVE])
    assert "build bridge" in texts(table) and "build statue" not in texts(table)
    with pytest.raises(palatine.BadPosition, match=r"KB-15\.12"):
        modular([player("", ["statue"], uses="B"), player()], ["building"], [ALTERNATIVE])


def test_rows_a_and_g_need_module_1() -> None:
    """KB-15.1 Without Module 1 rows A and G stay in the box; with it they are dealt like the others."""
    with pytest.raises(palatine.BadChance):
        dealt(2, [ALTERNATIVE], ["a"])
    table = dealt(2, BOTH, ["a", "g", "b", "c"])
    assert texts(table) == ["rows none", "rows a", "rows g", "rows a+g"]


def draft(seats: int) -> Table:
    options: dict[str, object] = {"modules": [ALTERNATIVE], "row_choice": "draft"}
    order: list[int | str] = ["2", *[str(n) for n in range(1, seats + 1) if n != 2]]
    return palatine.new_game("kingsburg", seats, options, seed=1, draw=order)


def test_the_draft_goes_round_and_back() -> None:
    """KB-15.2 The first in turn order begins, then clockwise; for the second row back from the last one."""
    table = draft(3)
    assert texts(table) == [f"draft {letter}" for letter in "bcdef"]
    picked: list[int] = []
    for letter in "bbcdcd":
        picked.append(table.to_act[0])
        table.play(f"draft {letter}")
    assert picked == [1, 2, 0, 0, 2, 1]
    assert asked(table) == "choose_rows" and table.to_act == (1,)


def test_no_second_copy_in_the_draft() -> None:
    """KB-A-22 Not one's own row again while another is left; if only copies are left, one of them."""
    table = draft(5)
    play_all(table, "draft b", "draft b", "draft c", "draft d", "draft e")
    assert table.to_act == (ANN,)
    assert texts(table) == ["draft c", "draft d", "draft f"], "E is Ann's own, B is gone"
    again = draft(5)
    play_all(again, "draft b", "draft c", "draft d", "draft e", "draft f", "draft e", "draft f", "draft c", "draft d")
    assert (again.to_act, texts(again)) == ((1,), ["draft b"]), "useless, but nothing else is left"


def winter_with(seat: Player, rival: Player, enemy: str, king: int) -> Table:
    return modular([seat, rival], ["winter"], [ALTERNATIVE], dice=[king], draw=[enemy], year=int(enemy[4]))


def test_the_manor_doubles_the_printed_reward() -> None:
    """KB-9.13 The card's reward comes twice, the strongest winner's VP once."""
    table = winter_with(player("", up_to("manor"), soldiers=9, vp=0), player(), "year4_goblins_6", 1)
    assert battle_results(table)[ANN] == "victory"
    assert (goods(table, ANN), vp(table, ANN)) == ("2s", 1)
    points = winter_with(player("", up_to("manor"), soldiers=9, vp=0), player(), "year5_dragons_9", 1)
    assert vp(points, ANN) == 3 + 3 + 1


@pytest.mark.parametrize(("rival", "king", "kept"), [(0, 1, True), (3, 1, True), (9, 1, False)])
def test_quarters_keep_one_soldier(rival: int, king: int, kept: bool) -> None:
    """KB-A-15 The highest battle value, ties included, may keep 1 soldier after a victory; somebody weaker may not."""
    seat = player("", up_to("quarters"), soldiers=0)
    table = winter_with(seat, player(soldiers=rival), "year1_orcs_3", king)
    assert (asked(table) == "keep_soldier") == kept
    if kept:
        assert texts(table) == ["pass", "use quarters"]
        table.play("use quarters")
    assert soldiers(table, ANN) == (1 if kept else 0) and soldiers(table, BRIAN) == 0


def test_the_alchemists_guild_is_paid_before_the_reveal() -> None:
    """KB-15.13, KB-9.4, KB-9.11 For one good, once, its +1 becomes +3; the Armoury is no help against Zombies."""
    seat = player("2g", up_to("alchemists_guild"), soldiers=0)
    table = winter_with(seat, player(), "year3_zombies_6", 2)
    assert texts(table) == ["pass", "give gold"]
    table.play("give gold")
    assert battle_values(table)[ANN] == 2 + 1 + 0 + 3, "king, Watchtower, nothing from the Armoury, the Guild"
    assert goods(table, ANN) == "1g"
