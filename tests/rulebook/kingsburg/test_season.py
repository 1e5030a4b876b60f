"""KB-3, KB-5.1 The year, and how a productive season begins."""

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
    order,
    player,
    season,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, events, play_out, sheet


@both_editions
def test_five_years_of_eight_phases(edition: int) -> None:
    """KB-3.1, KB-3.2, KB-8.3 Five years of phases 1 to 8 in order; nothing comes before phase 1 or around phase 7."""
    table = lay([player(), player(), player()], ["set_up"], edition)
    play_out(table)
    assert [(e["year"], e["phase"]) for e in events(table, "phase")] == [
        (year, phase) for year in range(1, 6) for phase in range(1, 9)
    ]
    told = [event for event in table.events_since(0) if event["kind"] not in ("battle", "gain", "lose", "disband")]
    kinds = [str(event["kind"]) for event in told]
    assert kinds[:2] == ["order", "phase"], "year I opens with Phase 1"
    recruitment = next(at for at, event in enumerate(told) if event.get("phase") == 7)
    assert kinds[recruitment + 1] == "phase", "nobody recruits, so winter comes"


@both_editions
def test_end_of_year_v_scores_after_the_battle(edition: int) -> None:
    """KB-3.3 What the last battle brought or cost is settled before the end-of-game scoring of year V."""
    owned = up_to("cathedral")
    players = [player("4g", owned, soldiers=20, vp=0), player()]
    table = lay(players, ["winter", "year_end"], edition, [1], ["year5_demons_8"], year=5)
    assert table.is_over
    assert vp(table, ANN) == 2 + 1 + 2, "reward, strongest winner, Cathedral"
    loser = lay([player("4g", owned, vp=0), player()], ["winter", "year_end"], edition, [1], ["year5_demons_8"], year=5)
    assert vp(loser, ANN) == -2 - 9, "the Cathedral fell before it could score"


@both_editions
def test_only_a_roll_changes_the_turn_order(edition: int) -> None:
    """KB-3.4 Phases 7, 8 and the next Phase 1 use the order of the last season."""
    players = [player("4g"), player("4g"), player("4g")]
    happens: list[str | list[object]] = [["season", -1, AUTUMN], "recruitment", "winter", "year_end"]
    table = lay(players, happens, edition, [6, 6, 6, 5, 5, 5, 1, 1, 1, 1], ["year1_zombies_4"])
    assert order(table) == [2, 1, 0]
    play_out(table, "recruit")
    for seat in (2, 1, 0):
        assert table.to_act == (seat,)
        table.play("pass")
    assert events(table, "reinforcements")[0]["seat"] == 2
    assert [e["seat"] for e in events(table, "battle")] == [2, 1, 0]
    assert (board(table)["year"], board(table)["phase"]) == (2, 1)
    assert table.to_act == (2,) and asked(table) == "choice"


def test_neutral_dice_come_before_everything_else() -> None:
    """KB-5.1.1 With two players neutral dice are placed at the very start of the season, before anybody rolls."""
    table = season([player(), player()], SUMMER, [1, 1, 1, 6, 6] + [1, 2, 3] * 2)
    kinds = [str(event["kind"]) for event in table.events_since(0)]
    assert kinds[:5] == ["phase", "neutral", "neutral", "roll", "roll"]
    assert [e["advisor"] for e in events(table, "neutral")] == ["architect", "duchess"]


@both_editions
def test_season_start_gains_come_before_the_roll(edition: int) -> None:
    """KB-5.1.2 The Merchants' Guild pays its gold, and Farms add their die, before rolling and by themselves."""
    for season_number in (SPRING, SUMMER, AUTUMN):
        owner = player("", up_to("merchants_guild"))
        table = season([owner, player(), player()], season_number, [1, 2, 3, 4] + [6, 6, 6] * 2, edition)
        assert goods(table, ANN) == "1g"
        assert sheet(table, ANN)["white"] == [4]
        kinds = [(e["kind"], e["seat"]) for e in table.events_since(0)]
        assert kinds.index(("gain", ANN)) < kinds.index(("roll", ANN))


def test_the_envoy_does_not_change_hands_between_years() -> None:
    """KB-3.4 A year's end changes neither the order nor who holds the envoy."""
    table = lay([player(), player(), player()], ["year_end"], order=[1, 2, 0], envoy=BRIAN)
    assert order(table) == [1, 2, 0]
    assert envoy(table) == BRIAN
    assert table.to_act == (BRIAN,)
