"""A folder of results goes on where it stopped, and notices every damage."""

from pathlib import Path

import pytest

from palatine.kernel.errors import PalatineError
from palatine.lab.folder import LOG, PLAN, Folder, sealed, stored_plan

A_PLAN = {"kind": "test", "seed": "1", "games": 4, "players": ["a", "b"]}


def filled(path: Path) -> Path:
    with Folder(path, A_PLAN) as folder:
        for key in ("one", "two"):
            folder.add({"key": key, "scores": [1, 2]})
    return path / LOG


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    filled(tmp_path / "deep" / "run")
    with Folder(tmp_path / "deep" / "run", A_PLAN) as folder:
        assert folder.rows["two"] == {"key": "two", "scores": [1, 2]}
        assert folder.missing(["one", "three"]) == ["three"]
    assert stored_plan(tmp_path / "deep" / "run") == A_PLAN


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    log = filled(tmp_path)
    whole = log.read_bytes()
    log.write_bytes(whole[:-7])
    with Folder(tmp_path, A_PLAN) as folder:
        assert list(folder.rows) == ["one"]
        folder.add({"key": "two", "scores": [1, 2]})
    assert log.read_bytes() == whole


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("[1,2]", "[9,2]", 1),
        lambda text: text + text.splitlines()[0] + "\n",
        lambda text: "nonsense\n" + text,
        lambda text: sealed({"scores": []}) + "\n" + text,
    ],
    ids=["changed", "twice", "nonsense", "no key"],
)
def test_any_other_damage_is_said(tmp_path: Path, spoil: object) -> None:
    log = filled(tmp_path)
    assert callable(spoil)
    log.write_text(spoil(log.read_text("utf-8")), "utf-8")
    before = log.read_bytes()
    with pytest.raises(PalatineError, match=r"line \d+: this line is damaged"), Folder(tmp_path, A_PLAN):
        pass
    assert log.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": "2"}, "begun with seed = 1, not 2"),
        ({"games": 2}, "more is possible, less is not"),
        ({"players": ["a", "c"]}, "begun with players = a,b, not a,c"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, change: dict[str, object], message: str) -> None:
    filled(tmp_path)
    with pytest.raises(PalatineError, match=message), Folder(tmp_path, {**A_PLAN, **change}, ("games", "players")):
        pass
    assert stored_plan(tmp_path) == A_PLAN


def test_a_plan_may_grow(tmp_path: Path) -> None:
    filled(tmp_path)
    larger = {**A_PLAN, "games": 8, "players": ["a", "b", "c"]}
    with Folder(tmp_path, larger, ("games", "players")) as folder:
        assert len(folder.rows) == 2
    assert stored_plan(tmp_path) == larger


def test_one_process_at_a_time(tmp_path: Path) -> None:
    with Folder(tmp_path, A_PLAN), pytest.raises(PalatineError, match="another process"), Folder(tmp_path, A_PLAN):
        pass


def test_folders_of_others_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(PalatineError, match="is not empty"), Folder(tmp_path, A_PLAN):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(PalatineError, match="cannot be used"), Folder(tmp_path / "letter.txt", A_PLAN):
        pass
    (tmp_path / PLAN).write_text("{", "utf-8")
    with pytest.raises(PalatineError, match="is damaged"):
        stored_plan(tmp_path)
    with pytest.raises(PalatineError, match="holds no results"):
        stored_plan(tmp_path / "nowhere")
