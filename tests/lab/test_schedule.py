"""Who meets whom and who sits where is fair."""

from collections import Counter
from itertools import pairwise

from palatine.lab.schedule import DISTINCT, DUELS, default_mode, lineups, seatings


def test_two_seats_are_a_round_robin() -> None:
    assert lineups(["a", "b", "c"], 2, DISTINCT) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b"], 2, DUELS) == [("a", "b")]


def test_more_players_add_line_ups_behind_the_old_ones() -> None:
    for mode, seats in ((DISTINCT, 2), (DISTINCT, 3), (DUELS, 4)):
        few, many = [lineups(list(names), seats, mode) for names in ("abcd", "abcde")]
        assert many[: len(few)] == few and len(many) > len(few)


def test_larger_tables_seat_every_choice_of_players_once() -> None:
    found = lineups(list("abcde"), 4, DISTINCT)
    assert len(found) == len(set(found)) == 5
    assert Counter([name for lineup in found for name in lineup]) == dict.fromkeys("abcde", 4)


def test_duels_are_one_against_many_both_ways() -> None:
    assert lineups(["a", "b"], 4, DUELS) == [("b", "a", "a", "a"), ("a", "b", "b", "b")]
    assert len(lineups(list("abc"), 3, DUELS)) == 6


def test_a_deal_is_played_from_every_seat() -> None:
    for lineup in (("a", "b"), ("a", "b", "c", "d"), ("a", "b", "b")):
        turned = seatings(lineup, 3)
        assert len(turned) == len(set(turned)) == len(lineup)
        for seat in range(len(lineup)):
            assert sorted([order[seat] for order in turned]) == sorted(lineup)


def test_every_neighbour_comes_equally_often() -> None:
    behind: Counter[tuple[str, str]] = Counter()
    for deal in range(6):
        for order in seatings(("a", "b", "c", "d"), deal):
            behind.update(pairwise([*order, order[0]]))
    assert len(behind) == 12 and set(behind.values()) == {8}


def test_a_line_up_of_one_kind_sits_down_once() -> None:
    assert seatings(("a", "a", "a"), 0) == [("a", "a", "a")]


def test_the_mode_follows_from_the_number_of_players() -> None:
    assert (default_mode(2, 4), default_mode(4, 4), default_mode(2, 2)) == (DUELS, DISTINCT, DISTINCT)
