"""Records of whole games replay to the scores they state, and are written again as they were."""

import json
from pathlib import Path

import pytest

import palatine
from palatine.api import game as game_named
from palatine.kernel.record import header
from records.golden import ROOM

FILES = sorted(ROOM.glob("*.txt"))


def test_there_are_records_of_both_editions_and_all_seats() -> None:
    names = [path.stem for path in FILES]
    assert {f"kingsburg-{seats}p-edition{edition}" for seats in (2, 3, 4, 5) for edition in (1, 2)} < set(names)
    assert {"kingsburg-overlay", "kingsburg-position", "kingsburg-rulings"} < set(names)


def test_every_game_has_records() -> None:
    for game in palatine.games():
        assert len([path for path in FILES if path.stem.startswith(f"{game}-")]) > 2, game


def test_every_rules_version_has_records() -> None:
    found = {(header(path.read_text("utf-8"))["game"], header(path.read_text("utf-8"))["rules"]) for path in FILES}
    for name in palatine.games():
        game = game_named(name)
        assert {(name, str(n)) for n in range(game.oldest_rules, game.rules_version + 1)} <= found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    text = path.read_text("utf-8")
    table = palatine.replay(text)
    assert table.is_over
    assert text.splitlines()[-1] == f"scores: {' '.join([str(score) for score in table.scores()])}"
    assert [sum(points.values()) for points in table.breakdown()] == table.scores()
    assert without_version(table.record()) == without_version(text)
    assert stated_options(text).items() <= stated_options(table.record()).items()


def without_version(text: str) -> list[str]:
    """The engine may be newer than the record, and know options that the record does not state."""
    return [line for line in text.splitlines() if not line.startswith(("palatine:", "options:"))]


def stated_options(text: str) -> dict[str, object]:
    options = json.loads(header(text)["options"])
    assert isinstance(options, dict)
    return options
