"""Paladins in the terminal: whole games in both languages and widths, no hidden Paladin told; the other commands."""

import re
from pathlib import Path

import pytest

import palatine
from cli.paladins import NAMES, flat, played, position, saved, script
from cli.terminal import palatine_says, resume
from cli.valeria import too_wide
from palatine.cli.boards import board
from palatine.games.paladins.components import PALADINS
from palatine.games.paladins.scoring import board_score
from palatine.games.paladins.seat import VPL

VARIED = "9\n6\n4\n2\n1\n" * 400
"""Answers for a game against bots: a number that is too high is refused, and the next one is tried."""
FACE_UP = ["favour_tithe", "favour_chapel", "favour_royal_loan", "favour_labour_gang"]


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), [("pl", 80), ("en", 140)])
def test_a_whole_game_alone(tmp_path: Path, lang: str, width: int) -> None:
    lines, end = script(1, 6)
    path = tmp_path / "game.txt"
    args = ("play", "paladins", "--seats", "me", "--names", "Anna", "--seed", "6", "--save", str(path), "--lang", lang)
    typed = "?\nl\nr\np\np Anna\nw Atak\n" + "\n".join(lines) + "\n"
    result = palatine_says(*args, typed=typed, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == end.digest()
    assert too_wide(result.stdout, width, tmp_path) == []
    sheet = flat(result.stdout.rpartition("Koniec gry" if lang == "pl" else "The game is over")[2]).replace("−", "-")
    total = "Razem" if lang == "pl" else "Total"
    assert f"{total} {end.scores()[0]} {board_score(end, VPL)}" in sheet
    assert re.search("Porażka: |Zwycięstwo: " if lang == "pl" else "Defeat: |Victory: ", sheet)
    assert "Miejsce" not in sheet and "Place " not in sheet


@pytest.mark.parametrize(("lang", "width", "seats"), [("pl", 80, 2), ("en", 140, 3)])
def test_people_at_one_keyboard_never_see_each_others_paladins(
    tmp_path: Path, lang: str, width: int, seats: int
) -> None:
    lines, end = script(seats, 8)
    path = tmp_path / "game.txt"
    chairs, names = ",".join(["me"] * seats), ",".join(NAMES[:seats])
    args = ("--seats", chairs, "--names", names, "--seed", "8", "--save", str(path), "--lang", lang)
    result = palatine_says("play", "paladins", *args, typed="\n".join(lines) + "\n", COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == end.digest()
    assert too_wide(result.stdout, width, tmp_path) == []
    screens = result.stdout.split("Przekaż klawiaturę. Kolej na: " if lang == "pl" else "Hand the keyboard over to: ")
    assert len(screens) > seats
    drawn = "Twoi trzej Paladyni:" if lang == "pl" else "Your three Paladins:"
    rows = {row.name(lang): row.id for row in PALADINS}
    hands: dict[int, list[set[str]]] = {seat: [] for seat in range(seats)}
    for number, screen in enumerate(screens):
        seat = 0 if number == 0 else NAMES.index(screen.partition(".")[0])
        for part in screen.split(drawn)[1:]:
            found = re.findall(r"^  (\S+?): ", part, re.MULTILINE)[:3]
            hands[seat].append({rows[name] for name in found})
    events = end.events_since(0, None)
    for seat in range(seats):
        dealt = [event for event in events if event["kind"] == "draw_paladins" and event["seat"] == seat]
        assert len(hands[seat]) == len(dealt) == 7 and all([len(hand) == 3 for hand in hands[seat]])
        told = [
            event["paladins"]
            for event in end.events_since(0, seat)
            if event["kind"] == "draw_paladins" and event["seat"] == seat
        ]
        for hand, cards in zip(hands[seat], told, strict=True):
            assert isinstance(cards, list) and hand == set(cards)


@pytest.mark.parametrize(("lang", "width", "chairs"), [
    ("pl", 80, "me,random"), ("en", 140, "random,me,random,random"),
])  # fmt: skip
def test_a_whole_game_against_bots(tmp_path: Path, lang: str, width: int, chairs: str) -> None:
    path = tmp_path / "game.txt"
    args = ("play", "paladins", "--seats", chairs, "--seed", "5", "--save", str(path), "--lang", lang)
    result = palatine_says(*args, typed=VARIED, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    table = palatine.replay(path.read_text(encoding="utf-8"))
    assert table.is_over
    assert too_wide(result.stdout, width, tmp_path) == []
    sheet = result.stdout.rpartition("Koniec gry" if lang == "pl" else "The game is over")[2].replace("−", "-")
    for total in table.scores():
        assert str(total) in sheet.partition("Razem" if lang == "pl" else "Total")[2]
    assert ("zwycięstwo" if lang == "pl" else "victory") in sheet.lower()


@pytest.mark.parametrize(("silver", "suspicions", "english", "polish"), [
    (9, [], "Victory: 3 VP against the virtual player's 1.", "Zwycięstwo: 3 PZ, a gracz wirtualny 1 PZ."),
    (0, [], "Defeat: 0 VP against the virtual player's 1.", "Porażka: 0 PZ, a gracz wirtualny 1 PZ."),
    (3, ["suspicion_0"], "Defeat: 1 VP against the virtual player's 1.", "Porażka: 1 PZ, a gracz wirtualny 1 PZ."),
])  # fmt: skip
def test_the_endings_of_a_solo_game(
    tmp_path: Path, silver: int, suspicions: list[str], english: str, polish: str
) -> None:
    """PA-14.31 Points, and with equal points the fewer Suspicions."""
    path = tmp_path / "game.txt"
    mine = {"silver": silver, "provisions": 0, "suspicions": suspicions, "workers": {"labourer": 1}}
    table = palatine.load(
        position(1, round=7, seats=[mine], vpl={"passed": True, "paid": 1}, favours=["favour_settle", *FACE_UP])
    )
    for lang, sentence in (("en", english), ("pl", polish)):
        saved(path, table, "me", lang)
        result = resume(path, typed="pass\n")
        assert sentence in flat(result.stdout), result.output
        assert (("Equal points" if lang == "en" else "Równe punkty") in result.stdout) == bool(suspicions)


# ---- the other commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_simulate_perft_and_replay_for_every_number_of_seats(tmp_path: Path, seats: int) -> None:
    chairs = ",".join(["random"] * seats)
    result = palatine_says("simulate", "paladins", "--games", "2", "--seats", chairs, "--seed", "1", "--lang", "pl")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("±") == seats + 1
    counted = palatine_says("perft", "paladins", "--seats", str(seats), "--depth", "1")
    assert counted.exit_code == 0 and f"paladins, {seats} seats" in counted.stdout
    path = tmp_path / "game.txt"
    path.write_text(played(seats).record(), encoding="utf-8")
    for lang in ("pl", "en"):
        told = palatine_says("replay", str(path), "--lang", lang)
        assert told.exit_code == 0, told.output
        assert ("Runda 7: akcje" if lang == "pl" else "Round 7: actions") in told.stdout
        assert told.stdout.count("Runda 3" if lang == "pl" else "Round 3") == 2, "the round, and its actions"
        assert ("Punkty Zwycięstwa" if lang == "pl" else "Victory points") in told.stdout
        assert too_wide(told.stdout, 80, tmp_path) == []


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize(("lang", "words"), [
    ("pl", ["Mieszczanie", "Najeźdźcy", "Pola Dzbanów", "po każdej Misji", "? reconstructed",
            "za Atak: 2 Parobków i Wpływy +1", "od 3 graczy", "4 Srebrniki albo 1 Dług", "wymagane Wpływy: 12"]),
    ("en", ["Townsfolk", "Outsiders", "Jar spaces", "after each", "? reconstructed",
            "attacked: 2 Labourers and Influence +1", "from 3 players on", "4 silver or 1 Debt", "needs Influence 12"]),
])  # fmt: skip
def test_cards_and_describe(lang: str, words: list[str], width: int) -> None:
    cards = palatine_says("cards", "paladins", "--lang", lang, COLUMNS=str(width))
    told = palatine_says("describe", "paladins", "--lang", lang, COLUMNS=str(width))
    assert cards.exit_code == told.exit_code == 0
    for text in (cards.stdout, told.stdout):
        assert max([len(line) for line in text.splitlines()]) <= width
        assert "…" not in text
    assert [word for word in words if word not in flat(cards.stdout)] == []
    for row in PALADINS:
        assert row.name(lang) in cards.stdout
    assert "recruit_costs" in told.stdout and "PA-A.36" in told.stdout


def test_why_not_understands_names_in_both_languages(tmp_path: Path) -> None:
    """Several cards share a name: the one on the track is meant, and a number or a type tells two of them apart."""
    path = tmp_path / "game.txt"
    cards = ["abbot_tax", "abbot_labourer", "", "gatekeeper_silver", "peddler_provision"]
    table = palatine.load(position(2, townsfolk=cards, seats=[{"silver": 0, "workers": {"labourer": 1}}, {}]))
    targets = board("paladins").targets(table, "pl")
    assert targets["Opat"] == "townsfolk:abbot_tax" and targets["Abbot 2"] == "townsfolk:abbot_labourer"
    assert targets["Mercenary"] == targets["Najemnik (Wiking)"] == "outsider:mercenary_viking"
    assert targets["Archer Byzantine"] == "outsider:archer_byzantine" and targets["Misja"].startswith("commission ")
    assert (targets["Atak"], targets["Trade"]) == ("attack mercenary_viking", "trade 1")
    saved(path, table, "me,random", "pl")
    told = flat(resume(path, typed="w Opat\nw strażnik bramy\nw Attack\nw Atak\nw Gobliny\nw Handel\nq\n").stdout)
    assert "Brakuje odpowiednich Robotników. Atak – potrzebni: Zwiadowca, dowolny Robotnik, Wojownik" in told
    assert "Na tym stole nie ma „Gobliny”" in told and "„Handel” jest teraz możliwe" in told
