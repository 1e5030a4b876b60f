"""KB-10 End of the year, end of the game."""

import pytest

import palatine
from rulebook.kingsburg.laying import ANN, BRIAN, both_editions, lay, player, up_to, vp
from rulebook.vectors import asked, board, play_out, sheet


@both_editions
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_after_year_v_the_game_is_over(edition: int, year: int) -> None:
    """KB-10.1 The year marker moves on and phase 1 begins; after year V the game ends."""
    table = lay([player(), player(), player()], ["year_end"], edition, year=year)
    assert table.is_over == (year == 5)
    if year < 5:
        assert (board(table)["year"], board(table)["phase"], asked(table)) == (year + 1, 1, "choice")


@both_editions
def test_battle_rewards_come_before_the_final_scoring(edition: int) -> None:
    """KB-10.2 Battle rewards, then end-of-game scoring: a good won in the last battle counts for the Cathedral."""
    overlay: dict[str, object] = {"game": "kingsburg", "enemies": {"year5_demons_8": {"rewards": "stone"}}}
    owner = player("1g", up_to("cathedral"), soldiers=20, vp=0)
    happens: list[str | list[object]] = ["winter", "year_end"]
    table = lay([owner, player()], happens, edition, [1], ["year5_demons_8"], overlay=overlay, year=5)
    assert vp(table, ANN) == 1 + 1, "strongest winner, and one pair of goods"


@both_editions
@pytest.mark.parametrize("year", [1, 4])
def test_only_year_v_is_scored_at_the_end(edition: int, year: int) -> None:
    """KB-10.2 The Cathedral scores at the end of the game, not at the end of a year."""
    table = lay([player("8g", up_to("cathedral"), vp=0), player()], ["year_end"], edition, year=year)
    assert vp(table, ANN) == 0


@both_editions
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (("", 0, 10), ("9g", 3, 9), [1, 2]),
        (("1g", 0, 10), ("2g", 0, 10), [2, 1]),
        (("1g", 2, 10), ("1s", 1, 10), [1, 2]),
        (("1g", 1, 10), ("1s", 1, 10), [1, 1]),
    ],
    ids=["points", "goods", "buildings", "shared"],
)
def test_the_winner(edition: int, first: tuple[str, int, int], second: tuple[str, int, int], places: list[int]) -> None:
    """KB-10.3 Most VP; then most goods left; then most buildings; then the victory is shared."""
    names = ["inn", "guard_tower", "palisade"]
    players = [player(held, names[:count], vp=points) for held, count, points in (first, second)]
    table = lay(players, ["year_end"], edition, year=5)
    assert table.ranking() == places
    assert table.scores() == [first[2], second[2]]


@both_editions
def test_a_whole_game_ends_with_a_ranking(edition: int) -> None:
    """KB-10.1, KB-10.3 Five years later everybody has a place, and points add up by their sources."""
    table = palatine.new_game("kingsburg", 3, {"edition": edition}, seed=2)
    play_out(table)
    assert table.is_over and table.to_act == ()
    assert min(table.ranking()) == 1
    assert [sum(points.values()) for points in table.breakdown()] == table.scores()
    assert table.scores() == [sheet(table, seat)["vp"] for seat in (ANN, BRIAN, 2)]
