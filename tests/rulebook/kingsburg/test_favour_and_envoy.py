"""KB-6, KB-7 Phases 3 and 5, and what the King's Envoy can do."""

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    CINDY,
    SPRING,
    both_editions,
    building_turns,
    buildings,
    envoy,
    goods,
    group,
    influence,
    lay,
    player,
    reachable,
    season,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, play_all, play_out, refused, texts

ONE = ["inn"]
TWO = ["inn", "statue"]


@both_editions
@pytest.mark.parametrize(
    ("counts", "gains"), [([2, 1, 0], [1, 0, 0]), ([1, 2, 2], [0, 1, 1]), ([0, 0, 0], [1, 1, 1])], ids=str
)
def test_kings_favour(edition: int, counts: list[int], gains: list[int]) -> None:
    """KB-6.1 Most buildings: 1 VP, to all tied, even when everybody has none."""
    table = lay([player("", TWO[:count], vp=0) for count in counts], ["kings_favour"], edition)
    assert [vp(table, seat) for seat in range(3)] == gains


@both_editions
def test_the_envoy_goes_to_the_neediest(edition: int) -> None:
    """KB-6.2 It returns first; then fewest buildings, then fewest goods; a tie on both leaves it on the board."""
    fewest = lay([player("", TWO), player("9g", ONE), player("", TWO)], ["kings_envoy"], edition, envoy=ANN)
    assert envoy(fewest) == BRIAN
    poorer = lay([player("2g", ONE), player("1g", ONE), player("", TWO)], ["kings_envoy"], edition)
    assert envoy(poorer) == BRIAN
    tied = lay([player("1g", ONE), player("1s", ONE), player("", TWO)], ["kings_envoy"], edition, envoy=BRIAN)
    assert envoy(tied) == -1, "even the one who held it gives it back"
    again = lay([player("", ONE), player("1s", ONE), player("", TWO)], ["kings_envoy"], edition, envoy=ANN)
    assert envoy(again) == ANN


@both_editions
def test_an_unused_envoy_is_kept_until_the_next_phase_5(edition: int) -> None:
    """KB-7.1 Usable in any productive season from then on: autumn, and the next spring and summer; once."""
    table = lay([player("3g3w3s"), player("", ONE), player("", ONE)], ["kings_envoy", ["season", -1, AUTUMN], "year"])
    play_out(table, "build")
    table.play("build inn")
    table.play("pass")
    assert envoy(table) == ANN, "one building alone does not spend it"
    while (board(table)["phase"], asked(table)) != (4, "build"):
        table.play(table.options()[0])
    assert envoy(table) == ANN
    play_all(table, "build statue", "build palisade")
    assert envoy(table) == -1


@both_editions
def test_envoy_to_an_advisor(edition: int) -> None:
    """KB-7.2 An advisor influenced by oneself, a rival or neutral dice; all rules of placing still hold."""
    for owner in (ANN, BRIAN, -1):
        table = influence([player(dice=[2, 6]), player()], edition, envoy=ANN, court=[group("squire", owner, [2])])
        assert reachable(table) == ["squire", "alchemist", "treasurer"]
        table.play("place 2 squire")
        assert envoy(table) == -1
        assert reachable(table) == ["alchemist"]
        table.play("pass")
        assert goods(table, ANN) == ("2g" if owner == ANN else "1g")
        assert goods(table, BRIAN) == ("1g" if owner == BRIAN else "")
    wrong_sum = influence([player(dice=[5]), player()], edition, envoy=ANN, court=[group("squire", BRIAN, [2])])
    refused(wrong_sum, "place 5 squire", "KB-5.3.2")


@both_editions
def test_envoy_for_two_buildings(edition: int) -> None:
    """KB-7.3, KB-A-12 Two buildings in a row in one's own turn, both paid; the second may stand on the first."""
    players = [player("9g9w9s"), player("9g9w9s")]
    table = building_turns(players, edition, envoy=ANN)
    table.play("build statue")
    assert table.to_act == (ANN,) and "build chapel" in texts(table)
    table.play("build chapel")
    assert buildings(table, ANN) == ["statue", "chapel"] and goods(table, ANN) == "4g9w8s"
    assert envoy(table) == -1
    assert table.to_act == (BRIAN,), "no third building"
    table.play("build inn")
    assert asked(table) == "", "without the envoy one building only"


@both_editions
def test_the_second_building_must_be_paid(edition: int) -> None:
    """KB-7.3 Who cannot pay for a second building keeps the envoy."""
    table = building_turns([player("2g"), player()], edition, envoy=ANN)
    table.play("build statue")
    assert asked(table) == "" and envoy(table) == ANN


@both_editions
def test_the_envoy_leaves_at_the_moment_of_use(edition: int) -> None:
    """KB-7.4 So nobody uses it twice in a season, and no advisor ever carries three groups."""
    court = [group("jester", BRIAN, [1]), group("squire", BRIAN, [2])]
    table = influence([player(dice=[1, 2]), player(), player()], edition, envoy=ANN, court=court)
    table.play("place 1 jester")
    assert asked(table) == "", "the 2 finds the Squire closed again"
    full = [group("jester", BRIAN, [1]), group("jester", CINDY, [1])]
    closed = influence([player(dice=[1, 2]), player(), player()], edition, envoy=ANN, court=full)
    assert "Two groups" in refused(closed, "place 1 jester", "KB-7.4")


@both_editions
def test_used_for_an_advisor_it_builds_nothing(edition: int) -> None:
    """KB-7.1 One use in one of two ways: after an advisor there is no second building this season."""
    players = [player("9g9w9s", up_to("market")), player(), player()]
    table = season(players, SPRING, [1, 1, 6, 6, 6, 6, 6, 6, 5], edition, envoy=ANN)
    table.play("place 1 jester")
    pass_until_seat(table, ANN)
    table.play("place 1 jester")
    assert envoy(table) == -1
    play_out(table, "build")
    table.play("build statue")
    assert asked(table) != "build" and buildings(table, ANN) == ["statue", "inn", "market"]


def pass_until_seat(table: Table, seat: int) -> None:
    while table.to_act != (seat,):
        table.play("pass")
