"""The golden playthroughs: a change of rules shows as a difference that people can read."""

import pytest

from playthroughs.golden import PLAYTHROUGHS, ROOM, Playthrough, written


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.path.stem)
def test_playthrough(play: Playthrough) -> None:
    assert written(play) == play.path.read_text("utf-8")


def test_no_playthrough_is_forgotten_or_too_long() -> None:
    files = sorted(ROOM.glob("*/*.txt"))
    assert files == sorted([play.path for play in PLAYTHROUGHS])
    assert all(path.stat().st_size < 150_000 for path in files)
