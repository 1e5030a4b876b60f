"""`palatine hint`, and the same at the table."""

import json
from pathlib import Path

import palatine
from cli.terminal import palatine_says, resume, saved_position


def test_a_record_gets_advice_for_the_seat_that_must_act(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table = saved_position(path, ["me", "greedy"])
    result = palatine_says("hint", str(path), "--iterations", "60", "--moves", "3")
    assert result.exit_code == 0, result.stderr
    best = palatine.hint(table, 0, iterations=60, most=3)
    action = best[0]["action"]
    assert isinstance(action, int)
    assert "Advice for P1" in result.stdout and table.label(action, "en", 0)[:20] in result.stdout
    assert result.stdout == palatine_says("hint", str(path), "--iterations", "60", "--moves", "3").stdout


def test_a_position_gets_advice_in_polish(tmp_path: Path) -> None:
    table = palatine.new_game("valeria", 2, seed=4)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.dump()), encoding="utf-8")
    result = palatine_says("hint", str(path), "--seat", "2", "--iterations", "20", "--lang", "pl")
    assert result.exit_code == 0, result.stderr
    assert "Szansa wygranej" in result.stdout


def test_mistakes_are_told_in_one_sentence(tmp_path: Path) -> None:
    table = palatine.new_game("valeria", 2, seed=4)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.dump()), encoding="utf-8")
    for args, said in (
        (("hint",), "which file"),
        (("hint", str(tmp_path / "none.txt")), "no file"),
        (("hint", str(path)), "ay for whom: --seat, one of 1, 2"),
        (("hint", str(path), "--seat", "7"), "from 1 to 2"),
        (("hint", str(path), "--seat", "1", "--seconds", "soon"), "--seconds"),
    ):
        result = palatine_says(*args)
        assert result.exit_code == 2 and said in result.stderr


def test_a_player_asks_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "greedy"])
    result = resume(path, typed="hint\nhint soon\nq\n")
    assert "Chance to win" in result.stdout and "“soon” is no number of seconds" in result.stdout
