"""The rulebook's examples about the solo game against the Dark Lord."""

from typing import Any

import pytest

from palatine.kernel.table import Table
from rulebook.valeria.laying import (
    ANN,
    AREAS,
    action,
    captured,
    citizens,
    exhausted,
    first_game,
    held,
    monster_stack,
    player,
    slain,
    stack_of,
)
from rulebook.vectors import asked, board, events, play_all, texts

TRIUMPH, PROVISIONAL_VICTORY, DEFEAT, RUIN = "triumph", "provisional_victory", "defeat", "ruin"


def ending(table: Table) -> str:
    """How the solo game has ended, or nothing."""
    return str(board(table)["ending"])


def monsters_phase(dice: list[int], **facts: Any) -> Table:
    return first_game([player("2g1m")], ["dark_lord"], dice=dice, **facts)


def exhausted_columns(*columns: int) -> dict[str, list[str]]:
    """These monster stacks are empty."""
    return {AREAS[column - 1]: [] for column in columns}


def test_va_ex_13_dice_name_columns() -> None:
    """VA-EX-13 With 1 and 2 columns 1 and 2 are activated, the sum nothing (VA-11.5); one citizen each (VA-11.6)."""
    table = monsters_phase([1, 2])
    assert texts(table) == ["first 1", "first 2"]
    other_order = table.clone()
    table.play("first 1")
    assert texts(table) == ["lose cleric", "lose knight"]
    table.play("lose knight")
    assert texts(table) == ["lose merchant", "lose rogue"]
    table.play("lose merchant")
    assert asked(table) == "" and captured(table) == {"knight": 1, "merchant": 1}

    play_all(other_order, "first 2")
    assert texts(other_order) == ["lose merchant", "lose rogue"]


def test_va_ex_32_triumph_comes_before_the_reckoning() -> None:
    """VA-EX-32 The last monster is slain and the fifth stack exhausted: a triumph (VA-11.10, VA-13.19)."""
    last = {**exhausted_columns(2, 3, 4, 5), "hills": ["goblin"]}
    table = action([player("1s")], monsters=last, zones={"duke.0": ["simon"], "dark_lord": ["waryn"]})
    assert exhausted(table) == 4
    table.play("slay goblin")
    assert exhausted(table) == 5
    assert ending(table) == TRIUMPH and table.is_over
    assert table.ranking() == [1]


@pytest.mark.parametrize(
    ("mine", "captured_domains", "how"),
    [
        ("41v", [], PROVISIONAL_VICTORY),
        ("40v", ["orb_of_urdr"], DEFEAT),
        ("40v", [], DEFEAT),
    ],
)
def test_va_ex_33_solo_reckoning(mine: str, captured_domains: list[str], how: str) -> None:
    """VA-EX-33 The fifth exhausted stack (VA-11.12): 41 to 40 wins, 40 to 41 loses (VA-11.13), a tie too (VA-13.14)."""
    # The Dark Lord: Hills 9, Ruins 13 and Mountains 18 points, perhaps 1 for a domain; neither duke counts anything.
    table = action(
        [player(f"3g{mine}")],
        monsters=exhausted_columns(3, 4),
        stacks={"cleric": 1, "rogue": 0, "champion": 0},
        captured_domains=captured_domains,
        zones={"duke.0": ["cornelius"], "dark_lord": ["simon"]},
    )
    assert exhausted(table) == 4 and ending(table) == ""
    table.play("recruit cleric")
    assert table.scores() == [int(mine[:-1])]
    assert ending(table) == how and table.is_over
    assert table.ranking() == [1 if how == PROVISIONAL_VICTORY else 2]


def test_va_ex_39_a_whole_solo_turn() -> None:
    """VA-EX-39 Roll, harvest, actions, monsters, second harvest, end (VA-11.2), with own-turn powers first (VA-11.3).

    VA-11.5, VA-11.6 The monsters take a card for each die. VA-11.8 The second harvest uses off-turn powers, also of the
    Paladin just recruited.
    """
    table = first_game([player("2g1m", ["mercenary"])], ["turn"], rolls=[3, 6, 1, 1], stacks={"mercenary": 4})
    assert held(table) == "3g2s1m" and asked(table) == "action"
    play_all(table, "recruit paladin", "pay 0magic", "slay skeleton", "pay 0magic")
    assert held(table) == "2g1m"

    assert asked(table) == "die_order"
    table.play("first 1")
    assert texts(table) == ["lose mercenary", "lose champion"]
    table.play("lose mercenary")
    assert texts(table) == ["column 1", "column 2", "column 3", "column 4", "column 5"]
    table.play("column 1")
    assert texts(table) == ["lose cleric", "lose knight"]
    table.play("lose knight")

    assert asked(table) == "settle" and held(table) == "2g1s1m"
    assert sorted(texts(table)) == ["pass", "trade mercenary", "trade paladin"]
    table.play("trade paladin")
    # The Mercenary's trade cannot be paid any more; the next roll calls none of the cards.
    assert asked(table) == "consolation"
    assert held(table) == "2g4m"
    assert citizens(table) == {"mercenary": 1, "paladin": 1} and slain(table) == {"skeleton": 1}
    assert captured(table) == {"knight": 1, "mercenary": 1} and board(table)["captured_domains"] == []
    assert [stack_of(table, name) for name in ("mercenary", "knight", "paladin")] == [3, 4, 4]
    assert monster_stack(table, "ruins")[0] == "skeleton"
    assert exhausted(table) == 0 and ending(table) == ""
    names = ["set_up", "roll", "harvest", "action", "monsters", "second_harvest", "end"]
    phases = [event["phase"] for event in events(table, "phase")]
    assert phases == [*names[1:], "roll", "harvest"]


def test_va_ex_40_doubles_take_the_last_citizen_and_a_domain() -> None:
    """VA-EX-40 A pair activates column 4 twice (VA-11.5): the last citizen, then the top domain (VA-11.6)."""
    table = monsters_phase(
        [4, 4],
        stacks={"archer": 1, "paladin": 0},
        domains=["coliseum", "the_tower", "orb_of_urdr", "jousting_field", "violet_thorn"],
        covered=[2, 2, 2, 1, 2],
    )
    assert exhausted(table) == 1
    assert texts(table) == ["lose archer"]
    table.play("lose archer")
    assert captured(table) == {"archer": 1} and board(table)["captured_domains"] == ["jousting_field"]
    assert board(table)["domains"][3] not in ("", "jousting_field") and board(table)["covered"][3] == 0
    assert exhausted(table) == 2
    assert asked(table) == "" and ending(table) == ""


@pytest.mark.parametrize("first", ["first 1", "first 2"])
def test_va_ex_40_a_die_on_an_exhausted_stack_does_nothing(first: str) -> None:
    """VA-EX-40 2 and 3 with the second monster stack exhausted: only column 3 is activated (VA-11.5, VA-11.14)."""
    table = monsters_phase([2, 3], monsters=exhausted_columns(2))
    table.play(first)
    assert texts(table) == ["lose mercenary", "lose champion"]
    table.play("lose champion")
    assert asked(table) == "" and captured(table) == {"champion": 1}


@pytest.mark.parametrize("order", [["first 1"], ["first 2", "lose cleric"]])
def test_va_ex_40_an_empty_column_means_ruin(order: list[str]) -> None:
    """VA-EX-40 Column 5 has neither citizen nor domain when its monsters are activated: ruin (VA-11.7)."""
    table = monsters_phase(
        [5, 1],
        stacks={"peasant": 0, "butcher": 0},
        domains=["coliseum", "the_tower", "orb_of_urdr", "jousting_field", ""],
        covered=[2, 2, 2, 2, 0],
    )
    assert exhausted(table) == 3
    play_all(table, *order)
    assert ending(table) == RUIN and table.is_over
    assert table.ranking() == [2]


def test_va_ex_40_two_sixes_and_one_stack_left() -> None:
    """VA-EX-40 Two sixes with only the third monster stack left: column 3 twice (VA-11.5, VA-11.15)."""
    table = monsters_phase([6, 6], monsters=exhausted_columns(1, 2, 4, 5))
    for citizen in ("mercenary", "champion"):
        assert texts(table) == ["column 3"]
        table.play("column 3")
        assert texts(table) == ["lose mercenary", "lose champion"]
        table.play(f"lose {citizen}")
    assert asked(table) == "" and captured(table) == {"champion": 1, "mercenary": 1}


@pytest.mark.parametrize("before", [["first 1"], ["first 2", "lose merchant"]])
def test_va_ex_40_choices_for_a_six(before: list[str]) -> None:
    """VA-EX-40 6 and 2, the fifth monster stack exhausted: columns 1 to 4 may be named (VA-11.15, VA-11.14)."""
    table = monsters_phase([6, 2], monsters=exhausted_columns(5))
    play_all(table, *before)
    assert texts(table) == ["column 1", "column 2", "column 3", "column 4"]


@pytest.mark.parametrize(
    ("duke", "score"),
    [
        ("simon", 15),  # 4 Worker icons, 1 Soldier icon
        ("hrothgar", 14),  # 2 monsters
        ("cornelius", 13),  # 1 domain
        ("node", 11),  # 1 Soldier icon
    ],
)
def test_va_ex_45_the_dark_lords_score(duke: str, score: int) -> None:
    """VA-EX-45 Surviving monsters 8, captured domains 2, and his duke: Simon 5, together 15 (VA-11.12).

    The reckoning shows it: 15 tokens are a defeat, 16 a provisional victory.
    """
    for mine, how in ((score, DEFEAT), (score + 1, PROVISIONAL_VICTORY)):
        table = action(
            [player(f"2g{mine}v")],
            monsters={**exhausted_columns(3, 4, 5), "hills": ["goblin_king"], "ruins": ["skeleton_king"]},
            stacks={"paladin": 0, "champion": 1},
            captured={"knight": 1, "peasant": 1, "cleric": 1},
            captured_domains=["halfpenny_hill"],
            zones={"duke.0": ["waryn"], "dark_lord": [duke]},
        )
        assert exhausted(table) == 4
        table.play("recruit champion")
        assert table.breakdown()[ANN] == {"monsters": 0, "domains": 0, "tokens": mine, "duke": 0}
        assert ending(table) == how
