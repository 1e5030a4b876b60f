"""Studies read from the engine what happened, compare an overlay on the same deals, and say it in both languages."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest
from cli.terminal import palatine_says

from lab.command import log_of
from palatine import api
from palatine.lab import balance, study
from palatine.lab.match import Setting, play_out, seated
from palatine.lab.pool import Workers
from palatine.lab.report.labels import Labels
from palatine.lab.report.study import study_report
from palatine.lab.report.voice import Voice
from palatine.lab.subjects import seen, subjects_of

OVERLAY: dict[str, object] = {"game": "kingsburg", "buildings": {"inn": {"cost": "gold + wood + 2 stone"}}}
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("kingsburg", 3, {"modules": ["governors", "extra_rows"]}),
    ("paladins", 2, {}),
    ("valeria", 2, {}),
    ("wonderful_kingdom", 2, {"module": "advisors"}),
    ("wonderful_kingdom", 2, {"module": "menaces"}),
    ("wonderful_kingdom", 1, {"module": "quests"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[f"{row[0]} {row[2]}" for row in TABLES])
def test_everything_that_is_taken_has_a_name_and_a_way(game: str, seats: int, options: dict[str, object]) -> None:
    plan = study.planned(Setting(game, options), ["greedy", "random"], seats, 2, "5")
    games = [study.Played(**_facts(study.play_trial(task))) for task in study.trials(plan)]
    names = balance.names_in(games)
    ids: Any = api.catalogue(game, options, None, seats)["ids"]
    assert len(names) > 10
    assert [name for name in names if name.partition("/")[2] not in ids] == []
    for lang in ("en", "pl"):
        labels = Labels(Voice(lang), plan)
        assert all(labels.name(name) and labels.group_title(labels.group(name)) for name in names)
        assert "" not in [labels.group(name)[1] for name in [*names, *labels.whole]]
        assert len(study_report(plan, games, "palatine study", lang)) > 10_000
    for played in games:
        assert [sum(points.values()) for points in played.points] == played.scores


def _facts(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "key"}


@pytest.mark.parametrize("game", api.games())
def test_every_way_has_a_word(game: str) -> None:
    for subject in subjects_of(game).subjects:
        assert all(subject.said)


def test_what_is_built_stands_at_the_end() -> None:
    table = api.new_game("kingsburg", 4, {}, 3)
    play_out(table, seated(["greedy"] * 4, "3"))
    razed = Counter([(e["seat"], e["building"]) for e in table.events_since(0) if e["kind"] == "raze"])
    view: Any = table.view(None)
    for seat, taken in enumerate(seen(table).taken):
        built = {name.removeprefix("build/"): count for name, count in taken.items() if name.startswith("build/")}
        standing = [name for name, count in built.items() if count > razed[seat, name]]
        assert sorted(standing) == sorted(view["table"]["seats"][seat]["buildings"])


def test_a_paladin_is_chosen_of_three_in_each_of_seven_rounds() -> None:
    table = api.new_game("paladins", 2, {}, 3)
    play_out(table, seated(["greedy"] * 2, "3"))
    shown = seen(table)
    for taken, offered in zip(shown.taken, shown.offered, strict=True):
        assert sum([count for name, count in taken.items() if name.startswith("choose/")]) == 7
        assert sum(offered.values()) == 21
        assert all(count >= taken.get(name, 0) for name, count in offered.items())


def test_an_overlay_is_compared_on_the_same_deals(tmp_path: Path) -> None:
    plan = study.planned(Setting("kingsburg", {}, OVERLAY), ["greedy"], 2, 12, "1")
    games = study.play(plan, tmp_path / "one", Workers())
    assert len(games) == plan.total == 24
    study.play(plan, tmp_path / "two", Workers(2))
    assert log_of(tmp_path / "one") == log_of(tmp_path / "two")
    assert study.play(plan, tmp_path / "one", Workers()) == games, "from the disk it is the same"
    plain = study.planned(Setting("kingsburg"), ["greedy"], 2, 12, "1")
    alone = study.play(plain, tmp_path / "three", Workers())
    assert alone == balance.chosen(games, "greedy")
    (inn,) = balance.changes(games, "greedy", {"inn": balance.taking("build/inn")})
    assert inn.after < inn.before and inn.difference.value == pytest.approx(inn.after - inn.before)
    assert inn.sure


def test_seats_share_all_victories() -> None:
    plan = study.planned(Setting("valeria"), ["random"], 3, 6, "1")
    games = [study.Played(**_facts(study.play_trial(task))) for task in study.trials(plan)]
    assert sum([one.first.value for one in balance.seats(games, 3)]) == pytest.approx(1)
    assert all(game.turns > 10 for game in games)


def test_the_command_tells_it_in_both_languages(tmp_path: Path) -> None:
    data = tmp_path / "inn.yaml"
    data.write_text("game: kingsburg\nbuildings:\n  inn:\n    cost: gold + wood + 2 stone\n", "utf-8")
    out = tmp_path / "run"
    args = ("study", "kingsburg", "--games", "8", "--seed", "1", "--overlay", str(data), "--out", str(out))
    english = palatine_says(*args)
    assert english.exit_code == 0, english.output
    assert "overlay: Inn is taken" in english.stdout
    first = (out / "report.html").read_text("utf-8")
    assert f"--overlay {out / 'overlay.json'}" in first
    polish = palatine_says("study", "--resume", str(out), "--lang", "pl")
    assert polish.exit_code == 0 and "nakładka: Tawerna" in polish.stdout
    again = palatine_says("study", "--resume", str(out))
    assert again.exit_code == 0 and (out / "report.html").read_text("utf-8") == first
    assert not re.search(r"(src|href)=\"(?!data:)", first)
    rows = parquet.read_table(out / "games.parquet").to_pylist()
    assert len(rows) == 2 * 8 * 2 and {row["variant"] for row in rows} == {"original", "overlay"}
    assert all(sum([v for k, v in row.items() if k.startswith("points_")]) == row["score"] for row in rows)
    things = parquet.read_table(out / "things.parquet").to_pylist()
    assert {row["way"] for row in things} == {"build", "influence"}


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("kingsburg", "--seats", "7"), "2 to 5 seats"),
        (("kingsburg", "--players", "nobody"), "nobody"),
        (("kingsburg", "--games", "1"), "--games: “1”"),
        (("kingsburg", "--overlay", "bad.yaml"), "neither TOML nor JSON nor YAML"),
        (("kingsburg", "--overlay", "list.yml"), "must contain a table"),
        (("--resume", "nowhere"), "holds no results"),
    ],
)
def test_mistakes(args: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.yaml").write_text("a: [1", "utf-8")
    Path("list.yml").write_text("- 1", "utf-8")
    result = palatine_says("study", *args)
    assert result.exit_code == 2 and message in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1 and len(list(tmp_path.iterdir())) == 2
