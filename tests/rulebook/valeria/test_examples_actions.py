"""The rulebook's examples about rewards of monsters and domains."""

import pytest

from rulebook.valeria.laying import (
    ANN,
    AREAS,
    BRIAN,
    action,
    action_phase,
    citizens,
    domains,
    exhausted,
    held,
    monster_stack,
    player,
    slain,
    stack_of,
)
from rulebook.vectors import asked, board, play_all, refused, texts

BARRENS_SET = ["barrens", *AREAS[1:]]


def test_va_ex_11_spider_queen_pays_gold_or_a_citizen_and_a_token() -> None:
    """VA-EX-11 One side of the reward (VA-7.7): 2 gold per Forest monster, or any citizen (VA-7.8) and 1 token."""
    table = action([player("10s3m"), player()], monsters={"forest": ["spider_queen"]})
    table.play("slay spider_queen")
    assert texts(table) == ["pick 1", "pick 2"]
    gold = table.clone()
    play_all(table, "pick 2", "claim archer")
    assert citizens(table) == {"archer": 1} and slain(table) == {"spider_queen": 1}
    assert held(table) == "1v"
    assert monster_stack(table, "forest") == [] and exhausted(table) == 1
    assert stack_of(table, "archer") == 4

    gold.play("pick 1")
    assert held(gold) == "2g" and citizens(gold) == {}


def test_va_ex_15_tokens_never_run_out() -> None:
    """VA-EX-15 49 of the 50 strength tokens are on the table; a gain of 5 is still 5 (VA-1.4)."""
    players = [player("8g9s", ["archer", "cleric"]), player("40s")]
    table = action(players, domains=["eye_of_asteraten"], monsters={area: [] for area in AREAS})
    table.play("acquire eye_of_asteraten")
    assert held(table) == "14s" and held(table, BRIAN) == "40s"


def test_va_ex_16_bane_spider_without_knights() -> None:
    """VA-EX-16 3 gold or a Knight; with the Knight stack exhausted only the gold (VA-12.2)."""
    queen = {"forest": ["bane_spider", "spider_queen"]}
    table = action([player("6s"), player()], monsters=queen, stacks={"knight": 0})
    table.play("slay bane_spider")
    assert texts(table) == ["pick 1"]
    refused(table, "pick 2", "VA-7.19")
    table.play("pick 1")
    assert held(table) == "3g" and slain(table) == {"bane_spider": 1}

    with_knight = action([player("6s"), player()], monsters=queen)
    with_knight.play("slay bane_spider")
    assert texts(with_knight) == ["pick 1", "pick 2"]
    with_knight.play("pick 2")
    assert held(with_knight) == "" and citizens(with_knight) == {"knight": 1}


def test_va_ex_20_orc_warrior_ignores_the_surcharge() -> None:
    """VA-EX-20 A citizen of base cost 3 or less, "+" ignored (VA-12.3, VA-7.8): a third Cleric, no Archer."""
    orcs = {"mountains": ["orc_warrior", "orc_chieftain"]}
    table = action([player("9s", ["cleric", "cleric"]), player()], monsters=orcs)
    table.play("slay orc_warrior")
    refused(table, "claim archer", "VA-7.8")
    table.play("claim cleric")
    assert citizens(table) == {"cleric": 3}
    assert held(table) == ""


def test_va_ex_22_purloiners_perch_takes_a_monster_without_its_reward() -> None:
    """VA-EX-22 A monster of a chosen opponent joins the own victory stack; no reward (VA-12.8)."""
    players = [player("10g", ["rogue", "rogue"]), player(slain=["giant"])]
    table = action(players, domains=["purloiners_perch"])
    play_all(table, "acquire purloiners_perch", "rob 2")
    assert slain(table, ANN) == {"giant": 1} and slain(table, BRIAN) == {}
    assert held(table, ANN) == ""


def test_va_ex_25_watcher_on_the_water_reopens_a_stack() -> None:
    """VA-EX-25 A slain boss goes back to its exhausted stack for 3 tokens (VA-12.9); it is open again (VA-8.2)."""
    owner = player("6g", ["archer", "archer"], slain=["goblin_king"])
    table = action([owner, player()], domains=["watcher_on_the_water"], monsters={"hills": []})
    assert exhausted(table) == 1
    table.play("acquire watcher_on_the_water")
    assert texts(table) == ["pass", "release goblin_king"]
    table.play("release goblin_king")
    assert slain(table) == {}
    assert held(table) == "3v"
    assert monster_stack(table, "hills") == ["goblin_king"] and exhausted(table) == 0


def test_va_ex_26_wraith_brings_a_cheap_citizen() -> None:
    """VA-EX-26 A citizen of base cost 2 or less (VA-12.3): a Peasant, no Cleric."""
    wraith = {"barrens": ["wraith", "witch_queen"]}
    table = action([player("4s3m"), player()], areas=BARRENS_SET, monsters=wraith)
    table.play("slay wraith")
    refused(table, "claim cleric", "VA-7.8")
    table.play("claim peasant")
    assert citizens(table) == {"peasant": 1} and slain(table) == {"wraith": 1}
    assert held(table) == ""


@pytest.mark.parametrize("first", [ANN, BRIAN])
def test_va_ex_41_one_action_exhausts_three_stacks(first: int) -> None:
    """VA-EX-41 Eye of Asteraten grants a slaying within the action (VA-7.18); places are marked at its end (VA-7.4).

    VA-7.15, VA-8.3 Four exhausted stacks end a game of two: at once if A was the last of the round, else after B.
    """
    table = action_phase(
        [player("8g5s3m", ["archer", "cleric"]), player()],
        ["end_phase"],
        first=first,
        active=ANN,
        rolls=[1, 2],
        domains=["eye_of_asteraten"],
        covered=[0, 2, 2, 2, 2],
        monsters={"forest": ["spider_queen"]},
        stacks={"butcher": 1, "rogue": 0},
    )
    assert exhausted(table) == 1
    play_all(table, "acquire eye_of_asteraten", "pay 0magic")
    assert held(table) == "10s3m" and asked(table) == "granted_slaying"
    play_all(table, "slay spider_queen", "pick 2", "claim butcher")
    assert citizens(table) == {"archer": 1, "butcher": 1, "cleric": 1}
    assert domains(table) == ["eye_of_asteraten"] and slain(table) == {"spider_queen": 1}
    assert held(table) == "1v"
    assert board(table)["domains"][0] == "" and exhausted(table) == 4

    assert table.to_act == (ANN,) and asked(table) == "action"  # the second action is still to come
    table.play("take gold")
    if first == BRIAN:
        assert table.is_over
        return
    assert board(table)["active"] == BRIAN
    while asked(table, table.to_act[0]) == "consolation":
        table.play("take gold", table.to_act[0])
    play_all(table, "take gold", "take gold")
    assert table.is_over


def test_va_ex_42_reactions_to_a_monster_and_its_free_citizen() -> None:
    """VA-EX-42 Forgotten Sorrows and The Violet Thorn pay 1 magic each (VA-13.23), too late for the Orc (VA-7.17)."""
    orcs = {"mountains": ["orc_warrior", "orc_chieftain"]}
    owned = ["forgotten_sorrows", "violet_thorn"]
    table = action([player("9s", domains=owned), player()], monsters=orcs)
    table.play("slay orc_warrior")
    assert held(table) == "1m"
    table.play("claim cleric")
    assert citizens(table) == {"cleric": 1}
    assert held(table) == "2m"

    refused(action([player("8s", domains=owned), player()], monsters=orcs), "slay orc_warrior", "VA-3.3")


@pytest.mark.parametrize(("gold", "owner_after", "victim_after"), [("2g", "2g", "1g"), ("0g", "1g", "")])
def test_va_ex_49_cathedral_fires_in_the_turn_it_is_acquired(gold: str, owner_after: str, victim_after: str) -> None:
    """VA-EX-49 An end-of-phase power (VA-7.3) works at once (VA-13.6) and takes what is there (VA-13.21)."""
    players = [player("8g", ["cleric", "cleric"]), player(gold)]
    table = action_phase(players, domains=["cathedral_of_st_aquila"])
    play_all(table, "take gold", "acquire cathedral_of_st_aquila")
    assert held(table, ANN) == "1g" and asked(table) == "take_from"
    assert sorted(texts(table)) == ["pass", "rob 2"]
    table.play("rob 2")
    assert held(table, ANN) == owner_after
    assert held(table, BRIAN) == victim_after
    assert asked(table) == ""
