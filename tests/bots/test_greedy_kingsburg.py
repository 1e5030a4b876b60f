"""The greedy bot at Kingsburg: choices that any player would call obvious, and how often it wins."""

import pytest
from rulebook.kingsburg.laying import both_editions, building_turns, influence, lay, player
from rulebook.vectors import asked, texts

import palatine
from bots.playing import choice, decisions_without_secrets, play_through, win_rate
from palatine.bots.thumbs.kingsburg.thumb import THUMB


@both_editions
def test_builds_when_it_can(edition: int) -> None:
    """Goods for a building in the first year are for building."""
    table = building_turns([player("2g1w1s"), player()], edition, year=1, phase=2)
    assert asked(table) == "build" and "pass" in texts(table)
    assert choice(table).startswith("build")


@both_editions
def test_big_dice_go_to_big_advisors(edition: int) -> None:
    """Dice that reach the Queen, or the Duchess and one more, are not spent one by one."""
    table = influence([player(dice=[6, 6, 5]), player(dice=[1, 1, 2])], edition, year=1, phase=2, order=[0, 1])
    assert choice(table) in ("place 6+6+5 queen", "place 6+6 duchess")


@both_editions
def test_nobody_passes_with_an_advisor_in_reach(edition: int) -> None:
    table = influence([player(dice=[1]), player(dice=[1, 1, 2])], edition, year=1, phase=2, order=[0, 1])
    assert texts(table) == ["pass", "place 1 jester"]
    assert choice(table) == "place 1 jester"


@pytest.mark.parametrize(("faces", "chosen"), [([1, 1, 1], "reroll coloured"), ([6, 6, 6], "pass")])
def test_rerolls_bad_dice_only(faces: list[int], chosen: str) -> None:
    """With the statue three dice that show the same may be rolled again."""
    table = lay([player(buildings=["statue"], dice=faces), player(dice=[2, 3, 4])], [["reroll", 0]], 1, year=1, phase=2)
    assert texts(table) == ["pass", "reroll coloured"]
    assert choice(table) == chosen


def test_recruits_for_the_last_winter() -> None:
    """Three soldiers may not be enough, and goods are good for nothing else any more."""
    table = lay([player("3g3w", soldiers=3), player(soldiers=5)], ["recruitment"], 2, year=5, phase=7, order=[0, 1])
    assert texts(table) == ["pass", "recruit 1", "recruit 2"]
    assert choice(table) == "recruit 2"


def test_hidden_enemies_do_not_matter() -> None:
    table = palatine.new_game("kingsburg", seats=3, seed="hidden")
    assert decisions_without_secrets(THUMB, table) > 100


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = [play_through("kingsburg", ["greedy", "greedy"], "again") for _ in range(2)]
    assert first.record() == second.record()


def test_wins_against_three_randoms() -> None:
    assert win_rate("kingsburg", 4, 60) > 0.85
