"""KB-4 Phase 1: King's Aid."""

from rulebook.kingsburg.laying import ANN, BRIAN, CINDY, SPRING, SUMMER, both_editions, goods, lay, player
from rulebook.vectors import asked, board, sheet, texts

ONE = ["inn"]
TWO = ["inn", "statue"]


@both_editions
def test_fewest_buildings_get_the_white_die(edition: int) -> None:
    """KB-4.1 Exactly one player with the fewest buildings gets one white die, however rich that player is."""
    table = lay([player("", TWO), player("9g", ONE), player("", TWO)], ["kings_aid"], edition, year=2)
    assert [sheet(table, seat)["aid"] for seat in range(3)] == [0, 1, 0]
    assert [goods(table, seat) for seat in range(3)] == ["", "9g", ""]


@both_editions
def test_fewest_goods_break_the_tie(edition: int) -> None:
    """KB-4.2 Tied on buildings, the single player with the fewest goods gets the die; others do not count."""
    table = lay([player("3g", ONE), player("1w1s", ONE), player("", TWO)], ["kings_aid"], edition, year=2)
    assert [sheet(table, seat)["aid"] for seat in range(3)] == [0, 1, 0]


@both_editions
def test_tied_on_both_everybody_tied_takes_a_good(edition: int) -> None:
    """KB-4.3 Tied on buildings and goods: each of them takes 1 good of choice, in turn order, and nobody a die."""
    players = [player("1g", ONE), player("1w", ONE), player("2s", ONE), player("", TWO)]
    table = lay(players, ["kings_aid"], edition, year=2, order=[3, 1, 2, 0])
    assert table.to_act == (BRIAN,)
    assert texts(table) == ["take gold", "take wood", "take stone"]
    table.play("take gold")
    assert table.to_act == (ANN,)
    table.play("take gold")
    assert table.is_over
    assert [goods(table, seat) for seat in range(4)] == ["2g", "1g1w", "2s", ""]
    assert [sheet(table, seat)["aid"] for seat in range(4)] == [0, 0, 0, 0]


@both_editions
def test_in_year_one_everybody_is_tied(edition: int) -> None:
    """KB-4.4 Without modules everybody takes 1 good in year I."""
    table = lay([player(), player(), player()], ["year"], edition)
    for seat in range(3):
        assert table.to_act == (seat,) and asked(table) == "choice"
        table.play("take wood")
    assert [goods(table, seat) for seat in range(3)] == ["1w", "1w", "1w"]
    assert board(table)["phase"] == 2


@both_editions
def test_the_white_die_is_for_spring_only(edition: int) -> None:
    """KB-4.5 The white die is rolled in the coming spring and returned at its end."""
    players = [player("", TWO), player("", ONE), player("", TWO)]
    happens: list[str | list[object]] = ["kings_aid", ["season", -1, SPRING], ["season", -1, SUMMER]]
    table = lay(players, happens, edition, year=2)
    assert len(sheet(table, BRIAN)["white"]) == 1 and sheet(table, BRIAN)["aid"] == 0
    while board(table)["phase"] == 2:
        table.play("pass")
    assert board(table)["phase"] == 4
    assert [sheet(table, seat)["white_dice"] for seat in range(3)] == [0, 0, 0]
    assert len(sheet(table, BRIAN)["dice"]) == 3
    summer = lay([player(aid=1), player(), player()], [["season", -1, SUMMER]], edition)
    assert sheet(summer, ANN)["white"] == []


@both_editions
def test_kings_aid_is_the_same_every_year(edition: int) -> None:
    """KB-4.6 The same steps in every year, and goods held at that moment count."""
    for year in range(1, 6):
        aided = lay([player("1g"), player(), player("1s")], ["kings_aid"], edition, year=year)
        assert [sheet(aided, seat)["aid"] for seat in range(3)] == [0, 1, 0]
        tied = lay([player("1g"), player("", TWO), player("1s")], ["kings_aid"], edition, year=year)
        assert tied.to_act == (ANN,)
        tied.play("take gold")
        assert tied.to_act == (CINDY,)
