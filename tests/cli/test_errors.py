"""Every mistake is one sentence on stderr, in the chosen language, with exit status 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import palatine_says, play, saved_position

MISTAKES = [
    (("play", "chess"), "there is no game “chess”", "nie ma gry „chess”"),
    (("play",), "say which game", "podaj grę"),
    (("play", "kingsburg", "--seats", "me,alpha"), "no player “alpha”", "nie ma gracza „alpha”"),
    (("simulate", "valeria", "--seats", "net:rounds=x,greedy"), "the settings are: heat", "ustawienia to: heat"),
    (("simulate", "kingsburg", "--seats", "net,greedy"), "no net has learned kingsburg", "żadna sieć nie zna gry"),
    (("play", "kingsburg", "--seats", "greedy,greedy"), "nobody plays as “me”", "nikt nie gra jako „me”"),
    (("play", "kingsburg", "--seats", "me"), "2 to 5 seats", "możliwa liczba graczy: 2–5"),
    (("play", "kingsburg", "--edition", "3"), "option edition: 3", "opcja edition: 3"),
    (("play", "kingsburg", "--edition", "one"), "option edition: “one”", "opcja edition: „one”"),
    (("play", "kingsburg", "--option", "colour=red"), "no option “colour”", "nie ma opcji „colour”"),
    (("play", "kingsburg", "--option", "edition"), "name=value", "nazwa=wartość"),
    (("play", "kingsburg", "--option", "e1_queen_vp=3"), "The option about the Queen", "Wybór PZ od Królowej"),
    (("play", "kingsburg", "--names", "Anna"), "1 names for 3 seats", "liczba imion (1)"),
    (("play", "--resume", "nowhere.txt"), "there is no file nowhere.txt", "nie ma pliku nowhere.txt"),
    (("play", "--resume", "."), "is a folder", "to katalog"),
    (("play", "--resume", "x", "--seed", "1"), "--seed cannot be changed", "tego nie można zmienić"),
    (("play", "kingsburg", "--save", "."), "is a folder", "to katalog"),
    (("play", "kingsburg", "--save", "no/such/folder/f.txt"), "cannot be written", "nie można zapisać pliku"),
    (("play", "kingsburg", "--data", "nowhere.toml"), "there is no file", "nie ma pliku"),
    (("simulate", "kingsburg", "--games", "0"), "--games: “0”", "--games: „0” musi"),
    (("simulate", "kingsburg", "--games", "many"), "must be a whole number", "musi być liczbą całkowitą"),
    (("simulate", "kingsburg", "--processes", "0"), "--processes: “0”", "--processes: „0”"),
    (("simulate", "kingsburg", "--seats", "me,greedy"), "cannot be simulated", "nie może grać w symulacji"),
    (("simulate", "kingsburg", "--seats", "greedy"), "2 to 5 seats", "możliwa liczba graczy"),
    (("replay",), "say which file", "podaj plik"),
    (("replay", "nowhere.txt"), "there is no file", "nie ma pliku"),
    (("perft", "kingsburg", "--seats", "9"), "from 2 to 5", "od 2 do 5"),
    (("perft", "kingsburg", "--depth", "-1"), "--depth: “-1”", "--depth: „-1”"),
    (("cards", "kingsburg", "--family", "cats"), "no family “cats”", "nie ma rodziny „cats”"),
    (("describe", "chess"), "there is no game", "nie ma gry"),
    (("bench", "chess"), "there is no game", "nie ma gry"),
    (("dance",), "there is no command “dance”", "nie ma polecenia „dance”"),
    ((), "the commands are: play", "dostępne polecenia: play"),
    (("games", "--loud"), "there is no option --loud", "nie ma tu opcji --loud"),
    (("play", "--seed"), "the option --seed needs a value", "opcja --seed wymaga wartości"),
    (("games", "one", "two"), "too many arguments: one two", "za dużo argumentów: one two"),
]


@pytest.mark.parametrize(("args", "english", "polish"), MISTAKES, ids=[" ".join(row[0]) for row in MISTAKES])
def test_mistakes(
    args: tuple[str, ...], english: str, polish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, sentence in (("en_GB.UTF-8", english), ("pl_PL.UTF-8", polish)):
        result = palatine_says(*args, LANG=lang)
        assert result.exit_code == 2, result.output
        assert sentence.lower() in result.stderr.lower()
        assert len(result.stderr.strip().splitlines()) == 1
        assert "Traceback" not in result.output
        assert result.stdout == ""
    assert list(tmp_path.iterdir()) == [], "a mistake leaves no file behind"


def test_an_unknown_language_is_said_in_the_language_of_the_system() -> None:
    assert "nie ma języka „fr”" in palatine_says("games", "--lang", "fr", LANG="pl_PL").stderr.lower()
    result = palatine_says("games", "--lang", "fr")
    assert result.exit_code == 2 and "no language “fr”" in result.stderr


@pytest.mark.parametrize(
    ("name", "text", "english", "polish"),
    [
        ("a.toml", "game = ", "neither TOML nor JSON", "nie jest w formacie"),
        ("a.json", "{", "neither TOML nor JSON", "nie jest w formacie"),
        ("a.json", "[1]", "must contain a table", "musi zawierać tabelę"),
        ("a.toml", 'game = "chess"', "is for “chess”", "do gry „chess”"),
        ("a.toml", 'game = "kingsburg"\n[buildings.castle]\nvp = 1', "no such row", "nie ma takiego wiersza"),
    ],
)
def test_bad_overlays(tmp_path: Path, name: str, text: str, english: str, polish: str) -> None:
    data = tmp_path / name
    data.write_text(text, encoding="utf-8")
    for lang, sentence in (("en", english), ("pl", polish)):
        result = play(tmp_path / "game.txt", "--data", str(data), "--lang", lang)
        assert result.exit_code == 2
        assert sentence in result.stderr
    assert not (tmp_path / "game.txt").exists()


@pytest.mark.parametrize(
    ("spoil", "english", "polish"),
    [
        (lambda text: text.replace("game: kingsburg", "game: chess"), "no game “chess”", "nie ma gry „chess”"),
        (lambda text: text.replace("rules: ", "rules: 9"), "follows rules", "używa zasad"),
        (lambda text: text.replace("place 5 sergeant", "place 5 king"), "not legal now", "nie jest teraz dozwolone"),
        (lambda text: text + "nonsense\n", "neither a move nor", "nie jest ani ruchem"),
        (lambda text: "hello\n", "is no header", "nie jest nagłówkiem"),
        (lambda text: "\n", "does not say which game", "brak nazwy gry"),
    ],
    ids=["game", "rules", "move", "line", "header", "empty"],
)  # fmt: skip
def test_broken_records(tmp_path: Path, spoil: object, english: str, polish: str) -> None:
    assert callable(spoil)
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"])
    palatine_says("play", "--resume", str(path), typed="place 5 sergeant\nq\n")
    path.write_text(spoil(path.read_text(encoding="utf-8")), encoding="utf-8")
    for command in (("replay", str(path)), ("play", "--resume", str(path))):
        for lang, sentence in (("en", english), ("pl", polish)):
            result = palatine_says(*command, "--lang", lang)
            assert result.exit_code == 2, result.output
            assert sentence.lower() in result.stderr.lower()
            assert len(result.stderr.strip().splitlines()) == 1


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\xff\xfe\x00")
    result = palatine_says("replay", str(path), "--lang", "pl")
    assert result.exit_code == 2 and "nie jest tekstem w kodowaniu UTF-8" in result.stderr


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("precious", encoding="utf-8")
    result = play(path)
    assert result.exit_code == 2 and "exists already" in result.stderr
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_save_of_other_seats_or_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"])
    result = palatine_says("play", "--resume", str(path), "--seats", "me,greedy,greedy")
    assert result.exit_code == 2 and "3 players for the 2 seats" in result.stderr
    result = palatine_says("play", "chess", "--resume", str(path))
    assert result.exit_code == 2 and "is a game of kingsburg, not of chess" in result.stderr


def test_a_disk_that_fails_during_the_game_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    path, rescue = folder / "game.txt", tmp_path / "rescue.txt"
    saved_position(path, ["me", "random"])
    script = (
        "import sys, shutil, builtins\n"
        "from palatine.cli.app import app\n"
        "lines = iter(sys.argv[3:])\n"
        "def ask(question=''):\n"
        "    line = next(lines, 'q')\n"
        "    if line == 'pull': shutil.rmtree(sys.argv[2]); line = 'place 5 sergeant'\n"
        "    return line\n"
        "builtins.input = ask\n"
        "app(['play', '--resume', sys.argv[1]], prog_name='palatine')\n"
    )
    args = [sys.executable, "-c", script, str(path), str(folder), "pull", f"s {rescue}", "q"]
    result = subprocess.run(args, capture_output=True, text=True, env={**os.environ, "COLUMNS": "200"}, check=False)
    assert result.returncode == 0, result.stderr
    assert "The game could not be saved" in result.stdout
    assert "The last moves are not saved" in result.stdout
    assert "1: place 5 sergeant" in rescue.read_text(encoding="utf-8")


def test_without_typer_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "class Missing:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in ('typer', 'rich'): raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Missing())\n"
        "from palatine.__main__ import main\n"
        "main()\n"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr.count("pip install palatine[cli]") == 2
    assert "zainstaluj" in result.stderr and "Traceback" not in result.stderr


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m palatine cards kingsburg | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in result.stderr and "Exception" not in result.stderr
