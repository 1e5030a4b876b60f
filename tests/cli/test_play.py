"""Playing: whole games, saving and resuming, undo, questions, several people at one keyboard."""

import json
from pathlib import Path

import pytest

import palatine
from cli.terminal import EVERY_ONE, palatine_says, play, resume, saved_position


def moves(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("edition", ["1", "2"])
def test_a_whole_game_by_numbers(tmp_path: Path, lang: str, edition: str) -> None:
    path = tmp_path / "game.txt"
    result = play(path, "--lang", lang, "--edition", edition, "--names", "Anna,Bot,Bot", typed=EVERY_ONE)
    assert result.exit_code == 0, result.output
    table = palatine.replay(path.read_text(encoding="utf-8"))
    assert table.is_over
    assert list(table.names) == ["Anna", "Bot 1", "Bot 2"]
    assert ("Koniec gry" if lang == "pl" else "The game is over") in result.stdout
    assert ("zwycięstwo" if lang == "pl" else "victory") in result.stdout.lower()
    for total in table.scores():
        assert str(abs(total)) in result.stdout.rpartition("Razem" if lang == "pl" else "Total")[2]


def test_no_line_is_wider_than_eighty_columns(tmp_path: Path) -> None:
    for number, (lang, edition) in enumerate([("pl", "1"), ("pl", "2"), ("en", "2")]):
        path = tmp_path / f"{number}.txt"
        seats = "me,greedy,greedy,greedy,greedy"
        typed = "1\n" * 25 + "?\nl\nr\np 2\n" + "1\n" * 5
        result = play(path, "--seats", seats, "--lang", lang, "--edition", edition, typed=typed)
        assert result.exit_code == 0, result.output
        # Paths and the echo of an unanswered prompt are the reader's own length.
        drawn = [line for line in result.stdout.splitlines() if str(tmp_path) not in line]
        prompts = ("Twój wybór", "Jedyna", "Your choice", "Only one")
        assert [line for line in drawn if len(line) > 80 and not line.startswith(prompts)] == []


def test_saving_and_resuming_gives_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    left = play(path, "--lang", "pl", typed="1\n" * 9 + "q\n")
    assert left.exit_code == 0
    assert "play --resume" in left.stdout
    text = path.read_text(encoding="utf-8")
    before = palatine.replay(text)
    assert resume(path, typed="q\n").exit_code == 0
    after = palatine.replay(path.read_text(encoding="utf-8"))
    assert after.digest() == before.digest()
    setting = json.loads(text.splitlines()[-1].removeprefix("# palatine play: "))
    assert setting == {"lang": "pl", "seats": ["me", "greedy", "greedy"], "seed": "5"}
    goes_on = resume(path, typed=EVERY_ONE)
    assert "Koniec gry" in goes_on.stdout
    assert moves(path)[: len(moves_of(text))] == moves_of(text)


def moves_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


def test_a_seeded_game_goes_the_same_way_after_every_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, typed="1\n" * 6)
    text = path.read_text(encoding="utf-8")
    ends: list[str] = []
    for name in ("a.txt", "b.txt"):
        copy = tmp_path / name
        copy.write_text(text, encoding="utf-8")
        assert resume(copy, typed=EVERY_ONE).exit_code == 0
        ends.append(copy.read_text(encoding="utf-8"))
    assert ends[0] == ends[1]


def test_the_end_of_input_leaves_a_game_that_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = play(path, typed="1\n1\n1\n")
    assert result.exit_code == 0
    assert "nothing is lost" in result.stdout
    mine = [move for move in moves(path) if move.startswith("1:")]
    assert len(mine) == 3
    assert "The game is over" in resume(path, typed=EVERY_ONE).stdout


def test_leaving_before_the_first_move_leaves_a_game_that_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert play(path, typed="").exit_code == 0
    assert "The game is over" in resume(path, typed=EVERY_ONE).stdout


def test_undo_goes_back_to_the_last_barrier_and_no_further(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    start = saved_position(path, ["me", "random"])
    result = resume(path, typed="place 5 sergeant\nplace 3 architect\nu 2\nu\nq\n")
    assert result.exit_code == 0
    flat = " ".join(result.stdout.split())
    assert "Taken back: Place 5 on the Sergeant (5); Place 3 on the Architect (3)." in flat
    assert "Nothing to take back" in result.stdout
    assert "none of the choices" not in flat
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == start.digest()


def test_undo_one_move_keeps_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    result = resume(path, typed="place 5 sergeant\nplace 3 architect\nu\nu x\nq\n")
    assert "Cofnięto: Przypisz kość 3 do członka rady: Architekt (3)." in " ".join(result.stdout.split())
    assert "„x” nie jest liczbą ruchów." in result.stdout
    assert moves(path) == ["1: place 5 sergeant"]


@pytest.mark.parametrize("name", ["queen", "advisor:queen", "Queen", "Królowa", "krolowa", "17", "place 6+5 queen"])
def test_why_not_understands_names_in_both_languages(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"])
    result = resume(path, typed=f"w {name}\nq\n")
    assert "makes exactly 17" in result.stdout
    assert "[KB-5.3.2]" in result.stdout


def test_why_not_says_when_something_is_possible_unknown_or_missing(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"], "pl")
    result = resume(path, typed="w Król\nw Generał\nw Smok\nw\nw Kaplica\nq\n")
    assert "dokładnie 18" in result.stdout
    assert "„Generał” jest teraz możliwe." not in result.stdout
    assert "Na tym stole nie ma „Smok”" in result.stdout
    assert "Podaj, o co chodzi" in result.stdout
    assert "Budynki stawia się" in result.stdout
    assert "„Miecznik” jest teraz możliwe." in resume(path, typed="w Miecznik\nq\n").stdout


def test_an_action_may_be_typed_and_an_illegal_one_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved_position(path, ["me", "random"])
    result = resume(path, typed="place 6+5 queen\ndance\n99\n\nplace 6+5 swordsmith\nq\n")
    assert "No group of your dice makes exactly 17" in result.stdout
    assert "“dance” means none of the choices" in result.stdout
    assert "There is no choice 99" in result.stdout
    assert "Type the number of a choice" in result.stdout
    assert moves(path) == ["1: place 6+5 swordsmith"]


def test_a_single_choice_is_shown_and_enter_takes_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "options": {"edition": 2}, "pending": [["lose_goods", 0, 1]],
            "table": {"phase": 8, "seats": [{"goods": {"stone": 2}}, {}]},
        }
    )  # fmt: skip
    assert [table.text(action) for action in table.options(0)] == ["give stone"]
    path.write_text(table.record(), encoding="utf-8")
    result = resume(path, "--seats", "me,random", typed="\n")
    assert "1) Give 1\u00a0stone" in result.stdout and "Only one choice: press Enter" in result.stdout
    assert moves(path) == ["1: give stone"]


def test_save_copy_export_and_replay(tmp_path: Path) -> None:
    path, copy, record = tmp_path / "game.txt", tmp_path / "copy.txt", tmp_path / "record.txt"
    saved_position(path, ["me", "random"])
    taken = tmp_path / "taken.txt"
    taken.write_text("mine", encoding="utf-8")
    lines = f"place 5 sergeant\ns {copy}\ne {record}\ne {record}\ns {taken}\ns {tmp_path}\ns\nq\n"
    result = resume(path, typed=lines)
    assert result.stdout.count(f"The record is in: {record}") == 2
    flat = " ".join(result.stdout.split())
    assert "exists already" in flat and taken.read_text(encoding="utf-8") == "mine"
    assert "is a folder" in flat
    assert "#" not in record.read_text(encoding="utf-8")
    assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
    told = palatine_says("replay", str(record))
    assert told.exit_code == 0
    assert "P1 influences the Sergeant with 5." in told.stdout


def test_two_people_see_a_hand_over_between_their_turns(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = play(path, "--seats", "me,me", "--names", "Anna,Jan", "--lang", "pl", typed="1\n\n1\n\n1\n")
    assert "Przekaż klawiaturę. Kolej na: " in result.stdout
    before, _, after = result.stdout.partition("Przekaż klawiaturę. Kolej na: ")
    assert "twoja kolej" in before
    # Nothing of the board appears between the two people until Enter has been pressed.
    assert after.index("Naciśnij Enter") < after.index("twoja kolej")


def test_what_one_person_peeked_at_is_not_on_the_other_persons_screen(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "options": {"edition": 2}, "names": ["Anna", "Jan"],
            "pending": [["building"], ["support"], ["influence_round"]],
            "table": {
                "year": 1, "phase": 2, "order": [0, 1],
                "seats": [{"dice": [6, 4], "goods": {"wood": 1}}, {"used": ["passed"], "goods": {"wood": 1}}],
            },
        }
    )  # fmt: skip
    path.write_text(table.record() + '# palatine play: {"seats": ["me", "me"], "lang": "en"}\n', encoding="utf-8")
    result = resume(path, typed="place 6+4 general\n0\n\n")
    drawn = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("enemy: year1_"))
    enemy = drawn.removeprefix("enemy: year1_").split("_")[0].capitalize()
    anna, _, jan = result.stdout.partition("Hand the keyboard over to: ")
    assert f"You see: {enemy}" in anna and f"Enemy: {enemy}" in anna
    assert "Jan, it is your turn." in jan and "Anna looks at the top enemy card." in jan
    assert f"{enemy}, strength" not in jan


def test_options_and_an_overlay_are_played_and_recorded(tmp_path: Path) -> None:
    path, data = tmp_path / "game.txt", tmp_path / "mine.toml"
    data.write_text('game = "kingsburg"\nname = "cheap"\n[buildings.statue]\ncost = "gold"\n', encoding="utf-8")
    args = ("--edition", "1", "--option", "e1_queen_vp=3", "--data", str(data))
    assert play(path, *args, typed="1\n").exit_code == 0
    table = palatine.replay(path.read_text(encoding="utf-8"))
    assert table.chosen["e1_queen_vp"] == 3 and table.chosen["edition"] == 1
    assert table.overlay["buildings"] == {"statue": {"cost": "gold"}}


def test_language_comes_from_the_environment_and_from_the_save(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert "twoja kolej" in play(path, LANG="pl_PL.UTF-8").stdout
    assert "twoja kolej" in resume(path, LANG="C").stdout
    assert "it is your turn" in resume(path, "--lang", "en", LANG="pl_PL.UTF-8").stdout
    assert "it is your turn" in play(tmp_path / "other.txt", LANG="C").stdout
