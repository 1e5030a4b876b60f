"""Wonderful Kingdom in the terminal: whole games in both languages and widths, `auto`, medals, the other commands."""

from pathlib import Path

import pytest

import palatine
from cli.terminal import palatine_says, play, resume
from cli.valeria import flat, too_wide
from cli.wonderful_kingdom import GAME, MODULES, NAMES, played, position, saved, script
from palatine.cli.boards import board

VARIED = "9\n6\n4\n2\n1\n0\n" * 600
"""Answers for a game against bots: a number that is too high is refused, and the next one is tried."""
STEPS: list[list[object]] = [["round_end"], ["production", -1, 3], ["production", -1, 2], ["production", -1, 1]]


def moves(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("module", "lang", "width"), [
    ("quests", "pl", 80), ("menaces", "en", 140), ("advisors", "pl", 140), ("none", "en", 80),
])  # fmt: skip
def test_a_whole_game_alone(tmp_path: Path, module: str, lang: str, width: int) -> None:
    lines, end = script(1, 6, {"module": module})
    path = tmp_path / "game.txt"
    args = ("--seats", "me", "--names", "Anna", "--seed", "6", "--save", str(path), "--lang", lang)
    typed = "?\nl\nr\np\np Anna\nw Farm\n" + "\n".join(lines) + "\n"
    result = palatine_says("play", GAME, *args, "--option", f"module={module}", typed=typed, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == end.digest()
    assert too_wide(result.stdout, width, tmp_path) == []
    sheet = flat(result.stdout.rpartition("Koniec gry" if lang == "pl" else "The game is over")[2])
    assert ("Mnożniki" if lang == "pl" else "Multipliers") in sheet
    lost = ("Etap końcowy misji nie jest" if lang == "pl" else "final stage of the quest is not") in sheet
    assert lost or ("Bez medalu" if lang == "pl" else "No medal") in sheet


@pytest.mark.parametrize(("module", "lang", "width"), [("menaces", "pl", 80), ("advisors", "en", 140)])
def test_people_at_one_keyboard(tmp_path: Path, module: str, lang: str, width: int) -> None:
    lines, end = script(2, 8, {"module": module})
    path = tmp_path / "game.txt"
    args = ("--seats", "me,me", "--names", ",".join(NAMES), "--seed", "8", "--save", str(path), "--lang", lang)
    typed = "\n".join(lines) + "\n"
    result = palatine_says("play", GAME, *args, "--option", f"module={module}", typed=typed, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    assert palatine.replay(path.read_text(encoding="utf-8")).digest() == end.digest()
    assert too_wide(result.stdout, width, tmp_path) == []


@pytest.mark.parametrize(("module", "lang", "width"), [("quests", "en", 80), ("none", "pl", 140)])
def test_a_whole_game_against_a_bot(tmp_path: Path, module: str, lang: str, width: int) -> None:
    path = tmp_path / "game.txt"
    args = ("--seats", "me,random", "--seed", "5", "--save", str(path), "--lang", lang, "--option", f"module={module}")
    result = palatine_says("play", GAME, *args, typed=VARIED, COLUMNS=str(width))
    assert result.exit_code == 0, result.output
    table = palatine.replay(path.read_text(encoding="utf-8"))
    assert table.is_over
    assert too_wide(result.stdout, width, tmp_path) == []
    sheet = result.stdout.rpartition("Koniec gry" if lang == "pl" else "The game is over")[2]
    for total in table.scores():
        assert str(abs(total)) in sheet.partition("Razem" if lang == "pl" else "Total")[2]


@pytest.mark.parametrize(("built", "english", "polish"), [
    ({"great_cathedral": 1}, "No medal: 14 VP", "Bez medalu: 14 PZ"),
    ({"great_cathedral": 1, "phoenix_nest": 1, "barrow_of_the_first_king": 1, "drowned_temple": 1,
      "triumphal_arch": 1, "dragon_egg": 1, "lair_of_burning_sand": 1},
     "A bronze medal: 70 VP", "Brązowy medal: 70 PZ"),
])  # fmt: skip
def test_the_medal_of_a_solo_game(tmp_path: Path, built: dict[str, int], english: str, polish: str) -> None:
    path = tmp_path / "game.txt"
    mine: dict[str, object] = {"built": built, "construction": ["farm"]}
    table = position([["game_end"], ["production", -1, 3]], [mine], phase="production", round=4)
    expected = int(english.split()[-2])
    assert table.scores()[0] == expected
    for lang, sentence in (("en", english), ("pl", polish)):
        saved(path, table, "me", lang)
        assert sentence in flat(resume(path, typed="pass\n").stdout)


def test_a_quest_that_nobody_finishes_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    mine: dict[str, object] = {"construction": ["farm"]}
    pending: list[list[object]] = [["game_end"], ["production", -1, 3]]
    table = position(pending, [mine, {}], phase="production", round=4, module="quests")
    saved(path, table, "me,random", "pl")
    told = flat(resume(path, typed="pass\n").stdout)
    assert "Nikt nie ma ukończonego etapu końcowego: przegrywają obie osoby." in told
    winner = position(pending, [{**mine, "stages": ["4"]}, {}], phase="production", round=4, module="quests")
    saved(path, winner, "me,random", "en")
    told = flat(resume(path, typed="pass\n").stdout)
    assert "Final stage completed: Anna" in told and "Victory: Anna" in told


# ---- auto ------------------------------------------------------------------------------------------------------------


def placing(path: Path, lang: str) -> None:
    """Population step: three cubes to place, on scholars or on a caravan of three spaces each."""
    mine: dict[str, object] = {"built": {"hamlet": 1}, "construction": ["scholars", "merchant_caravan"]}
    saved(path, position(STEPS, [mine, {}], phase="production"), "me,random", lang)


@pytest.mark.parametrize(("lang", "helps"), [
    ("en", "place the rest of these cubes automatically"), ("pl", "połóż resztę tych kostek automatycznie"),
])  # fmt: skip
def test_auto_places_the_cubes_of_this_step_as_ordinary_moves(tmp_path: Path, lang: str, helps: str) -> None:
    path = tmp_path / "game.txt"
    placing(path, lang)
    result = resume(path, typed="?\nauto\nq\n")
    assert result.exit_code == 0, result.output
    assert f"auto {helps}" in flat(result.stdout)
    mine = [move for move in moves(path) if move.startswith("1: ")]
    assert len(mine) == 3 and len(set(mine)) == 1, "one card is finished, not two begun"
    assert mine[0] in ("1: place scholars", "1: place merchant_caravan")
    table = palatine.replay(path.read_text(encoding="utf-8"))
    facts = table.dump()["table"]
    assert isinstance(facts, dict)
    assert facts["seats"][0]["fresh"] == {} and facts["step"] == "population", "the next step is the player's own"


def test_auto_can_be_taken_back_move_by_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    placing(path, "en")
    result = resume(path, typed="auto\nu\nq\n")
    assert "Taken back: " in result.stdout
    assert len([move for move in moves(path) if move.startswith("1: ")]) == 2


def test_auto_with_nothing_to_place_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    zones = {"left": ["farm"], "right": ["hamlet"]}
    table = position([["round_end"], ["choose", 0]], [{}, {}], phase="choice", zones=zones)
    for lang, sentence in (("en", "nothing to do automatically"), ("pl", "nie ma nic do zrobienia automatycznie")):
        saved(path, table, "me,random", lang)
        assert sentence in resume(path, typed="auto\nq\n").stdout
        assert moves(path) == []


def test_auto_stops_at_the_end_of_a_step_alone_too(tmp_path: Path) -> None:
    """Where nothing but the next step comes, its cubes are not placed."""
    path = tmp_path / "game.txt"
    mine: dict[str, object] = {"construction": ["merchant_caravan", "royal_mint"], "duchy": "teressie"}
    saved(path, position(STEPS, [mine], phase="production"), "me", "en")
    assert resume(path, typed="auto\nq\n").exit_code == 0
    assert moves(path) == ["1: place merchant_caravan"]


def test_other_games_have_no_such_helper(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told = play(path, typed="?\nauto\nq\n").stdout
    assert "automatically" not in told and "“auto” means none of the choices" in told
    for game in palatine.games():
        if game != GAME:
            assert board(game).helper("en") == "" and board(game).plan(palatine.new_game(game, 2, {}, 1), 0) == []


# ---- the other commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_replay_tells_the_whole_game(tmp_path: Path, module: str, lang: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(2, module=module).record(), encoding="utf-8")
    told = palatine_says("replay", str(path), "--lang", lang)
    assert told.exit_code == 0, told.output
    assert ("Faza planowania" if lang == "pl" else "Planning phase") in told.stdout
    assert too_wide(told.stdout, 80, tmp_path) == []


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize(("lang", "words"), [
    ("pl", ["Karty rozwoju", "Karty skarbów", "Zagrożenia", "Doradcy", "Etapy misji", "za każdy monument",
            "? reconstructed", "koszt: 3"]),
    ("en", ["Developments", "Treasures", "Menaces", "Advisors", "Quest stages", "per Monument", "? reconstructed",
            "cost 3"]),
])  # fmt: skip
def test_cards_and_describe(lang: str, words: list[str], width: int) -> None:
    cards = palatine_says("cards", GAME, "--lang", lang, COLUMNS=str(width))
    told = palatine_says("describe", GAME, "--lang", lang, COLUMNS=str(width))
    assert cards.exit_code == told.exit_code == 0
    for text in (cards.stdout, told.stdout):
        assert max([len(line) for line in text.splitlines()]) <= width
    assert [word for word in words if word not in flat(cards.stdout)] == []
    assert "WK-2.6" in told.stdout


def test_simulate_counts_medals_as_wins() -> None:
    result = palatine_says("simulate", GAME, "--games", "2", "--seats", "random", "--seed", "1", "--lang", "pl")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("±") == 2


def test_why_not_understands_names_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    mine: dict[str, object] = {"construction": ["royal_mint"]}
    saved(path, position(STEPS[:3], [mine, {}], phase="production"), "me,random", "pl")
    told = flat(resume(path, typed="w Farma\nw Great Cathedral\nw Smoki\nq\n").stdout)
    assert told.count("[WK-") >= 2 and "Na tym stole nie ma „Smoki”" in told
