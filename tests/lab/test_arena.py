"""The arena plays the same games whoever plays them, goes on where it was killed, and tells what came out."""

import re
import signal
import time
from pathlib import Path

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest
from cli.terminal import palatine_says
from interrupting import WAYS_TO_START, Start

from lab.command import done, log_of, started
from palatine.kernel.errors import PalatineError
from palatine.lab import arena
from palatine.lab.folder import LOG, Folder
from palatine.lab.match import Setting, first_share
from palatine.lab.pool import Workers, finished
from palatine.lab.report.arena import arena_report
from palatine.lab.schedule import DUELS

ARGS = ("arena", "kingsburg", "--players", "greedy,random", "--seats", "3", "--games", "6", "--seed", "7")


def plan(games: int = 6, players: tuple[str, ...] = ("greedy", "random"), seed: str = "7") -> arena.Plan:
    return arena.planned(Setting("kingsburg"), players, 3, games, seed, DUELS)


def test_one_process_two_processes_and_a_ray_cluster_play_the_same_games(tmp_path: Path) -> None:
    ways = {"one": [], "two": ["--processes", "2"], "ray": ["--ray", "--processes", "2"]}
    for name, words in ways.items():
        done(*ARGS, *words, "--out", str(tmp_path / name))
    logs = [log_of(tmp_path / name) for name in ways]
    assert logs[0] == logs[1] == logs[2]
    assert len(logs[0]) == 4
    tables = [parquet.read_table(tmp_path / name / "games.parquet") for name in ways]
    assert tables[0].equals(tables[1]) and tables[0].equals(tables[2])
    assert len({(tmp_path / name / "standings.parquet").read_bytes() for name in ways}) == 1


def test_every_line_up_meets_the_same_deals_and_the_seed_decides(tmp_path: Path) -> None:
    games = arena.play(plan(), tmp_path / "a", Workers())
    assert len(games) == plan().total == 12
    assert {(game.lineup, game.deal) for game in games} == {
        (lineup, deal) for lineup in ("random,greedy,greedy", "greedy,random,random") for deal in (0, 1)
    }
    assert all(sum([first_share(game.places, seat) for seat in range(3)]) == pytest.approx(1) for game in games)
    again = arena.play(plan(), tmp_path / "b", Workers())
    other = arena.play(plan(seed="8"), tmp_path / "c", Workers())
    assert games == again
    assert [game.end for game in games] != [game.end for game in other]


def test_an_arena_grows_without_playing_anything_twice(tmp_path: Path) -> None:
    first = arena.play(plan(3), tmp_path, Workers())
    heard: list[int] = []
    more = arena.play(plan(6), tmp_path, Workers(), heard.append)
    assert heard[0] == len(first) == 6 and sum(heard) == len(more) == 12
    assert more[:6] == first
    with pytest.raises(PalatineError, match="less is not"):
        arena.play(plan(3), tmp_path, Workers())


def test_the_part_of_a_killed_run_is_kept(tmp_path: Path) -> None:
    """Killed without warning, twice; then to the end: the same as in one go."""
    args = ("arena", "kingsburg", "--players", "greedy,random", "--games", "100", "--seed", "1")
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    done(*args, "--out", str(whole))
    kept = 0
    for _ in range(2):
        with started(*args, "--out", str(broken), "--processes", "2") as process:
            wait_for_lines(broken / LOG, kept + 3)
            process.kill()
        kept = len(log_of(broken))
        assert 3 <= kept < 50
    with (broken / LOG).open("ab") as log:
        log.write(b'{"key": "half a li')
    told = done("arena", "--resume", str(broken))
    assert "greedy" in told
    assert log_of(broken) == log_of(whole)


def wait_for_lines(log: Path, count: int) -> None:
    end = time.monotonic() + 60
    while not log.exists() or log.read_bytes().count(b"\n") < count:
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("start", WAYS_TO_START)
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, processes: str, start: Start) -> None:
    args = ("arena", "kingsburg", "--games", "4000", "--out", str(tmp_path / "run"), "--processes", processes)
    with start(), started(*args) as process:
        wait_for_lines(tmp_path / "run" / LOG, 2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"arena --resume {tmp_path / 'run'}" in out and "Traceback" not in err
    stored = arena.stored(tmp_path / "run")
    with Folder(tmp_path / "run", stored.stored()) as folder:
        assert len(folder.rows) >= 2


def test_reports_are_whole_pages_in_both_languages(tmp_path: Path) -> None:
    from palatine.lab.ratings import ratings, standings

    games = arena.play(plan(), tmp_path, Workers())
    rated, rows = ratings(games, plan().players, "7"), standings(games, plan().players)
    english, polish = [arena_report(plan(), games, rated, rows, "palatine arena …", lang) for lang in ("en", "pl")]
    for text in (english, polish):
        assert not re.search(r"(src|href)=\"(?!data:)", text) and "url(" not in text and "@import" not in text
        assert text.count("<svg") == text.count("</svg>") > 10
    assert "greedy is clearly stronger than random" in english
    assert "Kto kogo pokonuje" in polish and "100,0%" in polish
    assert re.sub(r"<.*?>", "", polish) != re.sub(r"<.*?>", "", english)


def test_names_in_a_report_are_text(tmp_path: Path) -> None:
    from palatine.lab.charts import Line, legend, rows

    assert "<b>" not in rows([Line("<b>", "<b>", "")], None) + legend([("c1", "<b>")])


def test_another_engine_adds_no_games() -> None:
    old = arena.Plan(**{**vars(plan()), "engine": {"version": "0.0.1", "rules": 1, "book": "x"}})
    with pytest.raises(PalatineError, match="another engine"):
        arena.play_round(arena.rounds(old)[0])


def refusing(task: int) -> int:
    if task == 3:
        raise PalatineError("no three", "bez trójki")
    return task


@pytest.mark.parametrize("processes", [1, 2])
def test_a_refusal_arrives_in_both_languages(processes: int) -> None:
    with pytest.raises(PalatineError) as caught:
        list(finished(refusing, range(8), Workers(processes)))
    assert (caught.value.en, caught.value.pl) == ("no three", "bez trójki")


MISTAKES = [
    ((), "say which game", "podaj grę"),
    (("chess",), "there is no game “chess”", "nie ma gry „chess”"),
    (("kingsburg", "--players", "greedy,nobody"), "nobody", "nobody"),
    (("kingsburg", "--players", "greedy,greedy"), "name every player once", "tylko raz"),
    (("kingsburg", "--players", "greedy"), "at least two", "co najmniej dwóch"),
    (("kingsburg", "--players", ""), "say who plays", "podaj graczy"),
    (("kingsburg", "--seats", "9"), "2 to 5 seats", "liczba graczy: 2–5"),
    (("valeria", "--seats", "1"), "palatine solo", "palatine solo"),
    (("kingsburg", "--seats", "3", "--mode", "distinct"), "need 3 different players", "różnych graczy"),
    (("kingsburg", "--mode", "swiss"), "--mode: “swiss”", "--mode: „swiss”"),
    (("kingsburg", "--games", "0"), "--games: “0”", "--games: „0”"),
    (("kingsburg", "--overlay", "nowhere.yaml"), "there is no file", "nie ma pliku"),
    (("--resume", "nowhere"), "holds no results", "nie ma wyników"),
    (("--resume", "nowhere", "--seed", "1"), "--seed cannot be changed", "tego nie można zmienić"),
    (("kingsburg", "--ray", "127.0.0.1:1"), "no cluster can be reached", "nie można połączyć się z klastrem"),
    (("kingsburg", "--ray", "ray://nowhere:x"), "no cluster can be reached", "nie można połączyć się z klastrem"),
    (("kingsburg", "--out", "file.txt"), "cannot be used", "nie można użyć"),
]  # fmt: skip


@pytest.mark.parametrize(("args", "english", "polish"), MISTAKES, ids=[" ".join(row[0]) for row in MISTAKES])
def test_mistakes_are_one_sentence(
    args: tuple[str, ...], english: str, polish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file.txt").write_text("a file", "utf-8")
    for lang, sentence in (("en_GB.UTF-8", english), ("pl_PL.UTF-8", polish)):
        result = palatine_says("arena", *args, LANG=lang)
        assert result.exit_code == 2, result.output
        assert sentence.lower() in result.stderr.lower()
        assert "Traceback" not in result.output and len(result.stderr.strip().splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file.txt"]
