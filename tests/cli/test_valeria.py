"""Valeria in the terminal: whole games in both languages and widths, and no duke told early; the other commands."""

import re
from pathlib import Path

import pytest

import palatine
from cli.terminal import palatine_says, resume
from cli.valeria import NAMES, flat, played, position, saved, script, too_wide
from palatine.games.valeria.components import DUKES
from palatine.games.valeria.scoring import dark_lord_score

VARIED = "9\n6\n4\n2\n1\n" * 600
"""Answers for a game against bots: a number that is too high is refused, and the next one is tried."""


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_whole_game_alone(tmp_path: Path, lang: str, width: int) -> None:
    lines, end = script(1, 6)
    path = tmp_path / "game.txt"
    args = ("play", "valeria", "--seats", "me", "--names", "Anna", "--seed", "6", "--save", str(path), "--lang", lang)
    typed = "?\nl\nr\np\np Anna\nw Troll\n" + "\n".join(lines) + "\n"
    result = palatine_says(*args, typed=typed, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == end.digest()
    assert too_wide(result.stdout, width, tmp_path) == []
    sheet = flat(result.stdout.rpartition("Koniec gry" if lang == "pl" else "The game is over")[2])
    total = "Razem" if lang == "pl" else "Total"
    assert f"{total} {end.scores()[0]} {dark_lord_score(end)}" in sheet
    assert ("Książę Mrocznego Władcy: " if lang == "pl" else "The Dark Lord's duke: ") in sheet
    assert re.search("Porażka|Chwilowe|Triumf|Klęska" if lang == "pl" else "Defeat|provisional|Triumph|Ruin", sheet)
    assert "Miejsce" not in sheet and "Place " not in sheet


@pytest.mark.parametrize(("lang", "width", "seats"), [("pl", 80, 2), ("en", 140, 2), ("pl", 140, 5), ("en", 80, 3)])
def test_people_at_one_keyboard_never_see_each_others_dukes(tmp_path: Path, lang: str, width: int, seats: int) -> None:
    lines, end = script(seats, 8)
    path = tmp_path / "game.txt"
    chairs, names = ",".join(["me"] * seats), ",".join(NAMES[:seats])
    args = ("--seats", chairs, "--names", names, "--seed", "8", "--save", str(path), "--lang", lang)
    result = palatine_says("play", "valeria", *args, typed="\n".join(lines) + "\n", COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == end.digest()
    assert too_wide(result.stdout, width, tmp_path) == []

    dealt = palatine.new_game("valeria", seats, {}, 8).dump()["zones"]
    assert isinstance(dealt, dict)
    before, over, sheet = result.stdout.partition("Koniec gry" if lang == "pl" else "The game is over")
    # From the first duke that is shown on, all are turned up for scoring.
    before = re.split(r"\n[^\n]*: (?:duke|karta Księcia –) ", before)[0]
    screens = before.split("Przekaż klawiaturę. Kolej na: " if lang == "pl" else "Hand the keyboard over to: ")
    assert over and len(screens) > seats
    seen_by: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    for number, screen in enumerate(screens):
        seat = 0 if number == 0 else NAMES.index(screen.partition(".")[0])
        shown = flat(screen)
        seen_by[seat] |= {duke.id for duke in DUKES if duke.name(lang) in shown}
    for seat in range(seats):
        assert seen_by[seat] == {card for card, _ in dealt[f"dukes_dealt.{seat}"]}
    for seat in range(seats):
        assert f"{NAMES[seat]}, {'Książę' if lang == 'pl' else 'duke'}: " in flat(sheet)


@pytest.mark.parametrize(("lang", "width", "chairs"), [
    ("pl", 80, "me,greedy"), ("en", 140, "random,me,random"), ("en", 80, "me,random,random,random,random"),
])  # fmt: skip
def test_a_whole_game_against_bots(tmp_path: Path, lang: str, width: int, chairs: str) -> None:
    path = tmp_path / "game.txt"
    args = ("play", "valeria", "--seats", chairs, "--seed", "5", "--save", str(path), "--lang", lang)
    result = palatine_says(*args, typed=VARIED, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    table = palatine.replay(path.read_text(encoding="utf-8"))
    assert table.is_over
    assert too_wide(result.stdout, width, tmp_path) == []
    before, _, sheet = result.stdout.partition("Koniec gry" if lang == "pl" else "The game is over")
    mine = chairs.split(",").index("me")
    dealt = [line for line in table.record().splitlines() if line.startswith(f"{mine + 1}: keep ")]
    kept = dealt[0].rpartition(" ")[2]
    shown = before.partition("twoja kolej" if lang == "pl" else "it is your turn")[2].rpartition("1) ")[0]
    told = {duke.id for duke in DUKES if duke.name(lang) in flat(shown)}
    assert kept in told and len(told) <= 2
    for total in table.scores():
        assert str(total) in sheet.partition("Razem" if lang == "pl" else "Total")[2]
    assert ("zwycięstwo" if lang == "pl" else "victory") in sheet.lower()


@pytest.mark.parametrize(("ending", "english", "polish"), [
    ("triumph", "Triumph: the last monster is slain", "Triumf: ostatni Potwór zgładzony"),
    ("provisional_victory", "A provisional victory: 30 VP", "Chwilowe zwycięstwo: 30 PZ"),
    ("defeat", "Defeat: 7 VP, not more than", "Porażka: 7 PZ to nie więcej niż"),
    ("ruin", "Ruin: the Dark Lord has taken a whole column", "Klęska: Mroczny Władca zabiera całą kolumnę"),
])  # fmt: skip
def test_the_four_endings_of_a_solo_game(tmp_path: Path, ending: str, english: str, polish: str) -> None:
    path = tmp_path / "game.txt"
    tokens = {"gold": 6, "strength": 6, "vp": 30 if ending == "provisional_victory" else 7}
    data = position(1, seats=[{"tokens": tokens}])
    facts = data["table"]
    assert isinstance(facts, dict)
    lines = ["slay goblin"]
    if ending == "triumph":
        facts["monsters"] = [["goblin"], [], [], [], []]
    elif ending == "ruin":
        facts["citizens"] = [[], ["merchant"] * 2, *facts["citizens"][2:5], [], *facts["citizens"][6:]]
        facts["domains"], facts["covered"] = ["", *facts["domains"][1:4], "the_tower"], [0, 0, 0, 0, 0]
        facts["domains"][2] = "desert_orchid"
        data["pending"] = [["end_phase"], ["die_falls", 0, 1], ["capture", 0, 1]]
        lines = ["lose merchant"]
    else:
        facts["domains"], facts["covered"] = ["", "", "", "orb_of_urdr", ""], [0, 0, 0, 0, 0]
        lines = ["take gold"]
    table = palatine.load(data)
    for lang, sentence in (("en", english), ("pl", polish)):
        saved(path, table, "me", lang)
        result = resume(path, typed="\n".join(lines) + "\n")
        assert sentence in flat(result.stdout), result.output
        assert palatine.replay(path.read_text(encoding="utf-8")).view(0)["over"] is True


# ---- the other commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_simulate_perft_and_replay_for_every_number_of_seats(tmp_path: Path, seats: int) -> None:
    chairs = ",".join(["random"] * seats)
    result = palatine_says("simulate", "valeria", "--games", "2", "--seats", chairs, "--seed", "1", "--lang", "pl")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("±") == seats + 1
    assert ("Równy udział" in result.stdout) == (seats > 1)
    counted = palatine_says("perft", "valeria", "--seats", str(seats), "--depth", "2")
    assert counted.exit_code == 0 and f"valeria, {seats} seats" in counted.stdout
    path = tmp_path / "game.txt"
    path.write_text(played(seats).record(), encoding="utf-8")
    for lang in ("pl", "en"):
        told = palatine_says("replay", str(path), "--lang", lang)
        assert told.exit_code == 0, told.output
        assert ("Faza Zbiorów" if lang == "pl" else "Harvest phase") in told.stdout
        assert ("Punkty Zwycięstwa" if lang == "pl" else "Victory points") in told.stdout
        assert too_wide(told.stdout, 80, tmp_path) == []


def test_points_so_far_leave_the_dukes_out(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(2).record(), encoding="utf-8")
    part = palatine_says("replay", str(path), "--to", "40", "--lang", "pl").stdout
    sheet = part.rpartition("dotychczasowe punkty")[2]
    assert "Potwory" in sheet and "Książę" not in sheet and "Miejsce" not in sheet
    assert "Książę" in palatine_says("replay", str(path), "--lang", "pl").stdout


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize(("lang", "words"), [
    ("pl", ["Mieszkańcy", "Potwory", "Włości", "Książęta", "w twojej turze", "Sowostwór", "2 PZ za każdą ikonę"]),
    ("en", ["Citizens", "Monsters", "Domains", "Dukes", "on your turn", "Owlbear", "2 VP for each Shadow icon"]),
])  # fmt: skip
def test_cards_and_describe(lang: str, words: list[str], width: int) -> None:
    cards = palatine_says("cards", "valeria", "--lang", lang, COLUMNS=str(width))
    told = palatine_says("describe", "valeria", "--lang", lang, COLUMNS=str(width))
    assert cards.exit_code == told.exit_code == 0
    for text in (cards.stdout, told.stdout):
        assert max([len(line) for line in text.splitlines()]) <= width
        assert "_citizens" not in text and "…" not in text
    assert [word for word in words if word not in flat(cards.stdout)] == []
    for row in DUKES:
        assert row.name(lang).split()[0] in cards.stdout
    assert "per_type" in told.stdout and "mixed_stacks" in told.stdout and "VA-13.10" in told.stdout


def test_a_game_without_editions_says_so(tmp_path: Path) -> None:
    for lang, sentence in (("en", "valeria has only one edition"), ("pl", "valeria ma tylko jedną edycję")):
        for command in ("play", "cards", "simulate", "perft"):
            result = palatine_says(command, "valeria", "--edition", "2", "--lang", lang)
            assert result.exit_code == 2 and sentence in result.stderr
            assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("value", ["true", "True"])
def test_options_are_typed_as_they_are_shown(tmp_path: Path, value: str) -> None:
    path = tmp_path / "game.txt"
    args = ("--option", f"mixed_stacks={value}", "--option", "set=random", "--option", "areas=swamp,caverns")
    result = palatine_says("play", "valeria", "--seats", "me,random", "--save", str(path), *args)
    assert result.exit_code == 0, result.output
    chosen = palatine.replay(path.read_text(encoding="utf-8")).chosen
    assert chosen["mixed_stacks"] is True and chosen["areas"] == ["swamp", "caverns"]


def test_why_not_understands_names_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved(path, palatine.load(position(2)), "me,random", "pl")
    told = flat(resume(path, typed="w Drzewiec\nw owlbear\nw Pałac Świtu\nw Gobliny\nw pass\nq\n").stdout)
    assert "Za mało zasobów. Koszt: 3 Siły" in told and "Brakuje ikon Ról: Rzemieślnik, Żołnierz" in told
    assert "Na tym stole nie ma „Gobliny”" in told and "W Fazie Akcji nie można spasować" in told
