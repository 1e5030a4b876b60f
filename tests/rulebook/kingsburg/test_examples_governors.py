"""Examples about governors: their dice, their goods, the auction, Phase 1 of year I."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.kingsburg.laying import ANN, BRIAN, CINDY, GOVERNORS, SPRING, envoy, goods, modular, player, up_to, vp
from rulebook.vectors import asked, play_all, sheet, texts


def rolled(governor: str, owned: list[str], dice: list[int], white: int = 0) -> Table:
    """Ann with this governor has rolled these dice; the others have thrown sixes."""
    players = [player("", owned, white_dice=white, vp=0), player(), player()]
    happens = ["roll", "turn_order", "influence_round"]
    faces = [*dice, *[6, 6, 6] * 2]
    return modular(players, happens, [GOVERNORS], governors={ANN: governor}, dice=faces)


def philosopher_after_the_statue() -> Table:
    """2,2,2; the Statue's die shows 6 (10); the Philosopher's dice show 1,1,5 (7)."""
    table = rolled("philosopher", up_to("chapel"), [2, 2, 2])
    table.force(dice=[6])
    table.play("reroll coloured")
    assert texts(table) == ["pass", "use philosopher"], "a total of 10: no Chapel"
    table.force(dice=[1, 1, 5])
    table.play("use philosopher")
    assert texts(table) == ["pass", "reroll_all"]
    return table


def test_kb_ex_21_philosopher_after_the_statue_stops() -> None:
    """KB-EX-21, KB-16.9, KB-5.2.5 7 is lower than 10: whoever stops gains 1 VP."""
    table = philosopher_after_the_statue()
    assert vp(table, ANN) == 0
    table.play("pass")
    assert vp(table, ANN) == 1 and sheet(table, ANN)["total"] == 7


def test_kb_ex_21_philosopher_then_the_chapel() -> None:
    """KB-EX-21, KB-16.9, KB-5.2.5 The Chapel after him: no VP; 4,4,4 allows neither Statue nor Philosopher again."""
    table = philosopher_after_the_statue()
    table.force(dice=[4, 4, 4])
    table.play("reroll_all")
    assert asked(table) == "influence"
    assert vp(table, ANN) == 0 and sheet(table, ANN)["total"] == 12


def test_kb_ex_24_prince_counts_white_dice() -> None:
    """KB-EX-24, KB-16.8 A total of 8, white die included: the coloured dice become 3, 4, 6, the white one stays."""
    table = rolled("prince", [], [1, 2, 3, 2], white=1)
    assert texts(table) == ["pass", "set_dice 3+4+6"]
    table.play("set_dice 3+4+6")
    assert sheet(table, ANN)["dice"] == [3, 4, 6] and sheet(table, ANN)["white"] == [2]
    assert sheet(table, ANN)["total"] == 15
    assert asked(rolled("prince", [], [1, 2, 3, 3], white=1)) == "influence", "9 is too much"


def test_kb_ex_40_thief_bought_for_two_points() -> None:
    """KB-EX-40, KB-16.2, KB-16.3, KB-A-26 Bought for 2 VP the Thief leaves his owner with -5 VP and 4 goods."""
    options: dict[str, object] = {"modules": [GOVERNORS], "governor_choice": "auction"}
    table = palatine.new_game("kingsburg", 2, options, seed=1, draw=["1", "2", "thief", "fairy", "duke"])
    play_all(table, "auction thief", "bid 0", "bid 1", "bid 2", "pass")
    assert vp(table, ANN) == -2 and table.to_act == (BRIAN,)
    table.play("auction fairy")
    assert vp(table, BRIAN) == 0, "nobody is left to bid"
    assert table.to_act == (ANN,)
    table.play("take 2gold+wood+stone")
    assert (vp(table, ANN), goods(table, ANN)) == (-5, "2g1w1s")


@pytest.mark.parametrize("seats", [2, 3])
def test_kb_ex_49_thief_is_never_served_in_the_first_year(seats: int) -> None:
    """KB-EX-49, KB-16.13 With three the others take 1 good each; with two the rival gets the white die, no goods."""
    players = [player("1g1w2s"), *[player() for _ in range(seats - 1)]]
    table = modular(players, ["kings_aid"], [GOVERNORS], governors={ANN: "thief"})
    if seats == 3:
        for seat in (BRIAN, CINDY):
            assert table.to_act == (seat,)
            table.play("take wood")
    assert asked(table) == ""
    assert [sheet(table, seat)["aid"] for seat in range(seats)] == ([0, 1] if seats == 2 else [0, 0, 0])
    assert [goods(table, seat) for seat in range(seats)] == ["1g1w2s", *(["1w", "1w"] if seats == 3 else [""])]


def test_kb_ex_50_princess_alone_is_served() -> None:
    """KB-EX-50, KB-16.12, KB-16.15 She gets the white die, nobody a good; in spring she may use the envoy."""
    players = [player("1g", tokens=1), player(), player(), player()]
    happens: list[str | list[object]] = ["kings_aid", ["season", -1, SPRING]]
    faces = [1, 1, 1, 1] + [2, 2, 2] * 3
    table = modular(players, happens, [GOVERNORS], governors={ANN: "princess"}, dice=faces, envoy=ANN)
    assert sheet(table, ANN)["white"] == [1]
    assert [goods(table, seat) for seat in range(4)] == ["1g", "", "", ""]
    assert envoy(table) == ANN and table.to_act == (ANN,)
    table.play("place 1 jester")
    for seat in (1, 2, 3):
        table.play("pass", seat)
    table.play("place 1 jester")
    assert envoy(table) == -1


@pytest.mark.parametrize(
    ("second", "owned", "then", "points"),
    [
        ([3, 3, 4], [], "", 0),
        ([4, 4, 3], [], "", 0),
        ([1, 2, 4], ["statue", "chapel"], "reroll_all", 0),
        ([1, 2, 4], ["statue", "chapel"], "pass", 1),
        ([1, 2, 4], [], "", 1),
    ],
    ids=["equal", "higher", "then Chapel", "then nothing", "nothing else to use"],
)
def test_kb_ex_63_philosophers_point(second: list[int], owned: list[str], then: str, points: int) -> None:
    """KB-EX-63, KB-16.9, KB-A-17 10 to 10 or more: no VP; 10 to 7 and then Chapel: none; and then nothing: 1 VP."""
    table = rolled("philosopher", owned, [3, 3, 4])
    table.force(dice=second)
    table.play("use philosopher")
    if then:
        table.force(dice=[6, 6, 5] if then == "reroll_all" else [])
        table.play(then)
    assert asked(table) == "influence" and vp(table, ANN) == points


def test_kb_ex_63_philosopher_needs_ten_or_less() -> None:
    """KB-EX-63, KB-A-17 A total of 11: he cannot be used."""
    assert asked(rolled("philosopher", [], [3, 4, 4])) == "influence"


@pytest.mark.parametrize(("own", "points"), [("pass", 1), ("build barricade", 0)])
def test_kb_ex_64_preacher(own: str, points: int) -> None:
    """KB-EX-64, KB-16.10 He alone did not build: 1 VP; everybody built: none."""
    happens: list[str | list[object]] = ["building", ["season_end", -1, SPRING]]
    players = [player("1w", vp=0), player("1w"), player("1w")]
    table = modular(players, happens, [GOVERNORS], governors={ANN: "preacher"}, phase=2)
    play_all(table, own, "build barricade", "build barricade")
    assert asked(table) == "" and vp(table, ANN) == points


def test_kb_ex_65_tax_collector_third_in_order() -> None:
    """KB-EX-65, KB-16.11, KB-16.17 Somebody builds in column IV: he takes 1 good at once and may spend it himself."""
    players = [player("2g2w2s", up_to("town_hall")), player(), player()]
    table = modular(players, ["building"], [GOVERNORS], governors={CINDY: "tax_collector"})
    table.play("build embassy")
    assert (table.to_act, texts(table)) == ((CINDY,), ["take gold", "take wood", "take stone"])
    table.play("take wood")
    assert (table.to_act, texts(table)) == ((CINDY,), ["pass", "build barricade"])
    table.play("build barricade")
    assert goods(table, CINDY) == ""


def test_kb_ex_65_tax_collector_after_his_turn() -> None:
    """KB-EX-65, KB-16.11 A column IV building erected after his turn still brings the good, to be spent later."""
    players = [player(), player("2g2w2s", up_to("town_hall")), player()]
    table = modular(players, ["building"], [GOVERNORS], governors={ANN: "tax_collector"})
    play_all(table, "build embassy", "take stone")
    assert goods(table, ANN) == "1s" and asked(table) == ""
