"""What people type: an action in their own words, half a word, a typo, a rule; what is printed before a question."""

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import palatine
from cli.terminal import palatine_says, resume, saved_position
from palatine.cli.boards import Board, Choice, board
from palatine.cli.screen import Screen
from palatine.cli.understanding import fitting, written


def moves(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("Przypisz kości 6+5 do członka rady: Miecznik (11)", "place 6+5 swordsmith"),
        ("przypisz 6+5 miecznik", "place 6+5 swordsmith"),
        ("przypisz miecznik", "place 6+5 swordsmith"),
        ("PRZYP SIERZANT", "place 5 sergeant"),
        ("przypisz 3", "place 3 architect"),
        ("place 5 sergeant", "place 5 sergeant"),
        ("spasuj", "pass"),
        ("pass", "pass"),
    ],
)
def test_actions_are_typed_in_polish_and_as_records_write_them(tmp_path: Path, typed: str, move: str) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    resume(path, typed=f"{typed}\nq\n")
    assert moves(path)[:1] == [f"1: {move}"]


@pytest.mark.parametrize(("typed", "move"), [("place sergeant", "place 5 sergeant"), ("influence the sergeant", "")])
def test_in_english_too_the_verb_comes_first(tmp_path: Path, typed: str, move: str) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"])
    result = resume(path, typed=f"{typed}\nq\n")
    assert moves(path)[:1] == ([f"1: {move}"] if move else []), result.stdout


def test_what_fits_several_choices_is_answered_with_them(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    result = resume(path, typed="przypisz\nq\n")
    answer = result.stdout.partition("„przypisz” pasuje do kilku możliwości")[2]
    assert "Sierżant" in answer and "Architekt" in answer and "Spasuj" not in answer
    assert moves(path) == []


@pytest.mark.parametrize("typo", ["tańcz", "plase 5", "miecznik", "buil statue"])
def test_a_typo_is_answered_in_the_players_language_with_what_can_be_said_now(tmp_path: Path, typo: str) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    flat = " ".join(resume(path, typed=f"{typo}\nq\n").stdout.split())
    assert f"„{typo}” nie pasuje do żadnej możliwości. Zacznij od: Przypisz, Spasuj; albo" in flat
    assert "auction" not in flat and "reroll" not in flat
    assert moves(path) == []


@pytest.mark.parametrize("typed", ["przypisz królowa", "przypisz 6+5 krolowa", "place 6+5 queen", "place queen"])
def test_an_impossible_action_is_explained_in_either_language(tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    flat = " ".join(resume(path, typed=f"{typed}\nq\n").stdout.split())
    assert "dokładnie 17" in flat and "[KB-5.3.2]" in flat


@pytest.mark.parametrize("typed", ["postaw Kaplica", "build chapel"])
def test_what_belongs_to_another_step_is_explained_too(tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    flat = " ".join(resume(path, typed=f"{typed}\nq\n").stdout.split())
    assert "[KB-5.5" in flat and "nie pasuje" not in flat
    assert moves(path) == []


def test_a_verb_with_nonsense_behind_it_does_not_end_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    result = resume(path, typed="build nothing\npostaw nic\nplace 5 sergeant\nq\n")
    assert result.exit_code == 0, result.output
    assert moves(path)[:1] == ["1: place 5 sergeant"]


def test_the_text_of_an_action_is_no_command(tmp_path: Path) -> None:
    """`save gold` is what the Architect governor saves, and no copy of the game in a file called gold."""
    path = tmp_path / "game.txt"
    architect_saves(path)
    resume(path, typed="build inn\nsave gold\nq\n")
    assert moves(path)[:2] == ["1: build inn", "1: save gold"]


def architect_saves(path: Path) -> None:
    """A save in which seat 1 builds, and is asked afterwards what its governor saves."""
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "options": {"edition": 2, "modules": ["governors"]},
            "pending": [["building"]], "names": ["P1", "P2"], "zones": {"governor.0": ["architect_governor"]},
            "table": {"phase": 2, "seats": [{"goods": {"gold": 2, "wood": 1}}, {"buildings": ["inn"]}]},
        }
    )  # fmt: skip
    path.write_text(f'{table.record()}# palatine play: {{"seats": ["me", "random"], "lang": "pl"}}\n', encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", palatine.games())
def test_every_label_and_every_text_is_understood(name: str, lang: str) -> None:
    """Through random games: a label typed whole means its choice, or all choices that read alike; so does its text."""
    chance = random.Random(f"{name} {lang}")
    table = palatine.new_game(name, seed=7)
    for _ in range(60):
        if table.is_over:
            break
        seat = table.to_act[0]
        numbered = list(enumerate(board(name).choices(table, seat, lang), 1))
        for _, choice in numbered:
            assert choice.action in [one.action for _, one in fitting(numbered, choice.label)]
            assert written(table, seat, table.text(choice.action, seat)) == choice.action
        table.play(chance.choice(table.options(seat)), seat)


def test_a_rule_is_shown_by_its_id(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    flat = " ".join(
        resume(path, typed="reguła kb-5.3.4\nrule KB-7.2\nzasada KB-5.3\nrule\nrule KB-99\nq\n").stdout.split()
    )
    assert "KB-5.3.4 Do kości możesz dołożyć jeden żeton +2" in flat
    assert flat.count("KB-7.2 ") == 1
    assert "KB-5.3 Wpływanie na członków rady KB-5.3.1 Zgodnie" in flat
    assert flat.count("KB-5.3.1 Zgodnie") == 2, "once in its chapter, once as the rule of this question"
    assert "W tej grze nie ma zasady „KB-99”." in flat
    saved_position(path, ["me", "random"])
    assert "KB-5.3.4 You may add one +2 token" in resume(path, typed="rule KB-5.3.4\nq\n").stdout


def test_help_names_every_command_once_in_the_players_language(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    told = resume(path, typed="?\nq\n").stdout
    assert told.lower().count("podpowied") == 1 and "hint" not in told
    assert "reguła KB-5.3.1" in told and "rule" not in told
    assert "place" not in told and "pass" not in told
    saved_position(path, ["me", "random"])
    told = resume(path, typed="?\nq\n").stdout
    assert told.count("hint") == 1 and "rule KB-5.3.1" in told


def test_a_follow_up_question_does_not_print_the_board_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    architect_saves(path)
    told = resume(path, typed="build inn\nu\nbuild inn\np\nq\n").stdout
    assert told.count("P1: twoja kolej.") == 3, "at first, after taking back, and when asked for"
    follow_up = told.partition("P1: twoja kolej.")[2].partition("Twój wybór")[2].partition("Twój wybór")[0]
    assert (
        "o\u00a01\u00a0mniej" in follow_up and "Rada" not in follow_up and "Od twojej ostatniej tury" not in follow_up
    )


def test_the_same_question_anew_brings_the_board_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    told = resume(path, typed="place 6 alchemist\nplace 5 sergeant\nq\n").stdout
    assert told.count("P1: twoja kolej.") == 3


def test_another_player_and_a_new_phase_bring_the_board_again(tmp_path: Path) -> None:
    told = palatine_says(
        "play", "kingsburg", "--save", str(tmp_path / "g.txt"), "--seed", "5", "--lang", "pl", typed="1\n1\n"
    ).stdout
    assert told.count("twoja kolej") == 3


def test_two_numbers_never_stand_side_by_side() -> None:
    screen = Screen("pl", Board())
    screen.console = Console(file=StringIO(), width=80, color_system=None)
    screen.choices([(1, Choice(0, "4 Ochroniarz")), (2, Choice(1, "Spasuj"))])
    many = [(at, Choice(at, "Weź 1 Złoto", group="Weź zasób", short="1 Złoto")) for at in range(1, 10)]
    screen.choices(many)
    assert isinstance(screen.console.file, StringIO)
    told = screen.console.file.getvalue()
    assert "1) · 4 Ochroniarz" in told and "2) Spasuj" in told and "9) · 1 Złoto" in told
    assert not re.search(r"\d\) \d", told)
