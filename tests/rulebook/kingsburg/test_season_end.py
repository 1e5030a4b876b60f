"""KB-5.6 The end of a season."""

from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    SPRING,
    SUMMER,
    both_editions,
    envoy,
    goods,
    lay,
    player,
    season,
    season_end,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, events, play_out, sheet

HALL = up_to("town_hall")
EMBASSY = up_to("embassy")


@both_editions
def test_season_end_effects_in_turn_order(edition: int) -> None:
    """KB-5.6.1, KB-0.11 After all have built, players' effects follow in turn order."""
    players = [player("1g", HALL), player("1g", EMBASSY), player("2g")]
    table = lay(players, ["building", ["season_end", -1, SPRING]], edition, order=[2, 1, 0])
    assert table.to_act == (2,) and asked(table) == "build"
    table.play("build statue")
    assert table.to_act == (BRIAN,) and asked(table) == "offer"
    table.play("pass")
    assert sheet(table, BRIAN)["points"]["powers"] == 1
    assert table.to_act == (ANN,) and asked(table) == "offer"


@both_editions
def test_a_new_building_takes_part_at_once(edition: int) -> None:
    """KB-5.6.2 A Town Hall built this very season may be used at its end."""
    table = lay([player("2g1w1s", up_to("crane")), player()], ["building", ["season_end", -1, SPRING]], edition)
    table.play("build town_hall")
    assert asked(table) == "offer", "1 gold is left: the Crane saved it"
    table.play("give gold")
    assert sheet(table, ANN)["points"]["powers"] == 1


@both_editions
def test_season_end_comes_before_the_next_phase(edition: int) -> None:
    """KB-5.6.3 The Inn's token is there before Phase 5, and a Town Hall payment counts for the envoy's comparison."""
    players = [player("2g", [*HALL, "inn"]), player("2w", [*HALL, "inn"])]
    table = lay(players, [["season_end", -1, SUMMER], "kings_envoy"], edition)
    assert tokens(table, ANN) == 1
    table.play("give gold")
    table.play("pass")
    assert envoy(table) == ANN, "Ann has given 1 good before Phase 5 compares them"
    kinds = [str(event["kind"]) for event in table.events_since(0)]
    assert kinds.index("pay") < kinds.index("phase")


@both_editions
def test_then_the_season_is_tidied_up(edition: int) -> None:
    """KB-5.6.4 After the players' effects the neutral dice and the season's white dice are removed."""
    owner = player("", [*up_to("farms"), *EMBASSY], vp=0)
    table = season([owner, player()], AUTUMN, [1, 1, 1, 6, 6, 2, 2, 2, 5, 6, 6, 6], edition)
    assert sheet(table, ANN)["white"] == [5] and len(board(table)["court"]) == 2
    play_out(table)
    assert board(table)["court"] == [] and sheet(table, ANN)["white_dice"] == 0
    assert vp(table, ANN) == 1
    assert events(table, "gain")[-1]["source"] == "building:embassy"


@both_editions
def test_the_inn_acts_in_summer_only(edition: int) -> None:
    """KB-5.6.1 The Inn's token comes at the end of summer; spring and autumn bring none."""
    for number, expected in [(SPRING, 0), (SUMMER, 1), (AUTUMN, 0)]:
        table = season_end([player("", ["inn"]), player()], number, edition)
        assert tokens(table, ANN) == expected
        assert goods(table, ANN) == ""
