"""Solo games: every challenge, the same deals for everybody, medals as the game gives them."""

from pathlib import Path

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest
from cli.terminal import palatine_says

from lab.command import log_of
from palatine import api
from palatine.games.wonderful_kingdom.scoring import medal
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.errors import PalatineError
from palatine.lab import solo
from palatine.lab.match import play_out, seated
from palatine.lab.pool import Workers
from palatine.lab.report.solo import at_least, of, solo_report, won


def test_every_solo_game_is_a_challenge_and_every_challenge_can_be_played(tmp_path: Path) -> None:
    alone = [name for name in api.games() if api.game(name).min_seats == 1]
    plan = solo.planned("", ["greedy", "random"], 2, "1")
    assert list(plan.engines) == alone
    results = solo.play(plan, tmp_path / "one", Workers())
    assert len(results) == plan.total == 36
    assert {(one.game, one.challenge) for one in results} == {(one.game, one.name) for one in solo.challenges()}
    assert solo.play(plan, tmp_path / "two", Workers(2)) == results
    assert log_of(tmp_path / "one") == log_of(tmp_path / "two")
    english, polish = [solo_report(plan, results, "palatine solo", lang) for lang in ("en", "pl")]
    assert "The Dark Lord" in english and "Gracz wirtualny, trudny" in polish


def test_medals_are_those_of_the_game(tmp_path: Path) -> None:
    plan = solo.planned("wonderful_kingdom", ["greedy"], 4, "3")
    results = solo.play(plan, tmp_path, Workers())
    assert any(one.medal for one in results)
    for challenge in plan.challenges:
        mine = of(results, challenge, "greedy")
        for one in mine:
            table = plan.setting(challenge).table(1, f"3/{one.number}")
            play_out(table, seated(["greedy"], f"3/{one.number}"))
            assert isinstance(table, WonderfulKingdom)
            assert (one.medal, one.score) == (medal(table), table.scores()[0])
            assert one.won == bool(one.medal)
        assert won(mine) == at_least(mine, "bronze")
        assert at_least(mine, "gold").value <= at_least(mine, "silver").value <= won(mine).value


def test_the_command_writes_report_and_data_and_goes_on(tmp_path: Path) -> None:
    args = ("solo", "paladins", "--players", "random", "--seed", "1", "--out", str(tmp_path / "run"))
    first = palatine_says(*args, "--games", "2", "--lang", "pl")
    assert first.exit_code == 0, first.output
    assert "Gracz wirtualny, łatwy" in first.stdout
    more = palatine_says("solo", "--resume", str(tmp_path / "run"), "--games", "3")
    assert more.exit_code == 0 and "Virtual player, hard" in more.stdout
    assert parquet.read_table(tmp_path / "run" / "games.parquet").num_rows == 9
    text = (tmp_path / "run" / "report.html").read_text("utf-8")
    assert "palatine solo paladins --players random --games 3 --seed 1" in text
    wrong = palatine_says("arena", "--resume", str(tmp_path / "run"))
    assert wrong.exit_code == 2 and "made by palatine solo" in wrong.stderr


def test_what_cannot_be_played_alone_is_said() -> None:
    with pytest.raises(PalatineError, match="kingsburg has no solo game"):
        solo.planned("kingsburg", ["greedy"], 1, "1")
