"""simulate, replay, perft, cards, games, describe and help, in both languages."""

import re
from pathlib import Path

import pytest

import palatine
from cli.terminal import EVERY_ONE, palatine_says, play
from palatine.kernel.data import ASSUMED, SOURCES
from palatine.lab.perft import perft
from palatine.lab.simulate import Series, simulate, standings, wilson


def table_of(output: str) -> list[str]:
    """The rows of a simulation without its speed."""
    return [line for line in output.splitlines() if "±" in line]


def test_a_simulation_is_the_same_with_one_process_and_with_two() -> None:
    args = ("simulate", "kingsburg", "--games", "6", "--seats", "greedy,random", "--seed", "9")
    one = palatine_says(*args, "--processes", "1")
    two = palatine_says(*args, "--processes", "2")
    assert one.exit_code == two.exit_code == 0, two.output
    assert len(table_of(one.stdout)) == 3
    assert table_of(one.stdout) == table_of(two.stdout)
    assert table_of(one.stdout) != table_of(palatine_says(*args[:-1], "10").stdout)


def test_a_net_plays_where_it_has_learned_the_game() -> None:
    result = palatine_says("simulate", "valeria", "--games", "2", "--seats", "net,greedy", "--seed", "9")
    assert result.exit_code == 0, result.output
    assert [row.split()[0] for row in table_of(result.stdout)] == ["Bot", "net", "greedy"]


def test_a_simulation_in_polish_uses_decimal_commas() -> None:
    result = palatine_says("simulate", "kingsburg", "--games", "2", "--seats", "random,random", "--lang", "pl")
    assert "Odsetek wygranych" in result.stdout
    assert re.search(r"\d,\d\d ± \d", result.stdout)
    assert "Równy udział to 50,0%" in result.stdout


def test_seats_rotate_unless_they_are_fixed() -> None:
    fixed = Series("kingsburg", ("greedy", "random"), 2, "1", rotate=False)
    turned = Series("kingsburg", ("greedy", "random"), 2, "1", rotate=True)
    assert simulate(fixed)[0] == simulate(turned)[0]
    assert simulate(fixed)[1] != simulate(turned)[1]


def test_wins_are_split_and_sum_to_the_number_of_games() -> None:
    series = Series("kingsburg", ("random", "random", "random"), 12, "4")
    heard: list[int] = []
    rows = standings(series, simulate(series, progress=heard.append))
    assert sum(heard) == 12
    assert sum([row.wins for row in rows]) == pytest.approx(12)
    assert [row.bot for row in rows] == ["random 1", "random 2", "random 3"]
    for row in rows:
        low, high = row.interval
        assert 0 <= low <= row.rate <= high <= 1


def test_the_interval_is_wilsons() -> None:
    # Published values for 10 of 100 at 95 %.
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("lang", "heading"), [("en", "Year I, Spring"), ("pl", "Rok I, Wiosna")])
def test_replay_tells_the_game_in_chapters(tmp_path: Path, lang: str, heading: str) -> None:
    path = tmp_path / "game.txt"
    play(path, "--names", "Anna,Bot,Bot", typed=EVERY_ONE)
    told = palatine_says("replay", str(path), "--lang", lang)
    assert told.exit_code == 0
    assert heading in told.stdout.splitlines()
    assert ("Razem" if lang == "pl" else "Total") in told.stdout
    part = palatine_says("replay", str(path), "--lang", lang, "--to", "3")
    assert len(part.stdout) < len(told.stdout) / 2
    assert ("Pokazano do decyzji 3 z" if lang == "pl" else "Shown up to decision 3 of") in part.stdout


def test_replay_in_steps_waits_and_can_be_stopped(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(path, typed="1\n1\nq\n")
    result = palatine_says("replay", str(path), "--step", typed="\n\nq\n")
    assert result.exit_code == 0
    assert result.stdout.count("Enter: go on") == 3
    assert "Shown up to decision 2 of" in result.stdout
    ended = palatine_says("replay", str(path), "--step", typed="\n" * 100)
    assert "points so far" in ended.stdout


def test_replay_for_a_seat_tells_what_that_seat_knew(tmp_path: Path) -> None:
    path = tmp_path / "peek.txt"
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "options": {"edition": 2},
            "pending": [["building"], ["support"], ["influence_round"]],
            "table": {
                "year": 1, "phase": 2, "order": [0, 1], "seats": [{"dice": [6, 4]}, {"used": ["passed"]}],
            },
        }
    )  # fmt: skip
    table.force(draw=["year1_zombies_4"])
    table.play("place 6+4 general")
    path.write_text(table.record(), encoding="utf-8")
    assert "You see: Zombies, strength 4." in palatine_says("replay", str(path), "--seat", "1").stdout
    for other in (("--seat", "2"), ()):
        told = palatine_says("replay", str(path), *other).stdout
        assert "looks at the top enemy card" in told and "Zombies" not in told


def test_perft_prints_the_counts_of_each_depth() -> None:
    result = palatine_says("perft", "kingsburg", "--seats", "2", "--seed", "1", "--depth", "3")
    assert result.exit_code == 0
    table = palatine.new_game("kingsburg", 2, seed=1)
    counts = [perft(table, depth) for depth in (1, 2, 3)]
    assert [int(line.split()[1]) for line in result.stdout.splitlines() if line.strip()[:1].isdigit()] == counts


def test_perft_counts_every_way_of_playing_on() -> None:
    table = palatine.new_game("kingsburg", 2, seed=1)
    by_hand = 0
    for action in table.options(table.to_act[0]):
        child = table.clone()
        child.play(action)
        by_hand += sum([len(child.options(seat)) for seat in child.to_act])
    assert perft(table, 0) == 1
    assert perft(table, 2) == by_hand


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--lang", "pl", "--edition", "1", "--family", "advisors"), ["Doradcy", "Główny Łowczy", "wartość 9"]),
        (("--lang", "pl", "--family", "buildings"), ["Kordegarda", "rząd D", "≈ assumed", SOURCES[ASSUMED][1]]),
        (("--lang", "en", "--family", "enemies"), ["Dragons", "year V, strength 9", "losses: 5 VP"]),
        (("--lang", "en"), ["Queen", "Cathedral", "Goblins", "our own balanced value"]),
    ],
)  # fmt: skip
def test_cards_show_texts_and_sources(args: tuple[str, ...], words: list[str]) -> None:
    result = palatine_says("cards", "kingsburg", *args, COLUMNS="160")
    assert result.exit_code == 0
    flat = result.stdout.replace("\u00a0", " ")
    assert [word for word in words if word not in flat] == []


def test_cards_with_an_overlay_are_marked(tmp_path: Path) -> None:
    data = tmp_path / "mine.json"
    data.write_text('{"game": "kingsburg", "buildings": {"statue": {"cost": "5 wood"}}}', encoding="utf-8")
    result = palatine_says("cards", "kingsburg", "--family", "buildings", "--data", str(data), COLUMNS="160")
    statue = next(line for line in result.stdout.splitlines() if "Statue" in line).replace("\u00a0", " ")
    assert "5 wood" in statue and "◆ overlay" in statue


def test_games_and_describe() -> None:
    assert "kingsburg" in palatine_says("games").stdout
    told = palatine_says("describe", "kingsburg", "--lang", "pl").stdout
    for option in ("edition", "e1_queen_vp", "guard_tower_gold"):
        assert option in told
    assert "Co się wyklucza" in told
    assert "What excludes each other" in palatine_says("describe", "kingsburg").stdout


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "perft", "cards", "games", "describe", "bench"])
def test_help_speaks_both_languages(command: str) -> None:
    args = [command, "--help"] if command else ["--help"]
    english, polish = palatine_says(*args), palatine_says(*args, LANG="pl_PL.UTF-8")
    assert english.exit_code == polish.exit_code == 0
    assert english.stdout.startswith("Usage: ") and "Show this message" in english.stdout
    assert polish.stdout.startswith("Użycie: ") and "Pokaż tę pomoc" in polish.stdout
    assert "Options:" not in polish.stdout
