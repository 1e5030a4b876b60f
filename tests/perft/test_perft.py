"""The tree of legal actions has as many leaves as it had."""

import pytest

import palatine
from palatine.lab.perft import perft
from perft.counts import DEPTH, GAMES, golden_file, tables


def golden(game: str) -> dict[str, list[int]]:
    lines = [line for line in golden_file(game).read_text("utf-8").splitlines() if not line.startswith("#")]
    return {name: [int(n) for n in counts.split()] for name, _, counts in (line.partition(": ") for line in lines)}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in golden(game)])
def test_perft(game: str, name: str) -> None:
    table = tables(game)[name]
    before = table.dump()
    assert [perft(table, depth) for depth in range(1, DEPTH[game] + 1)] == golden(game)[name]
    assert table.dump() == before


@pytest.mark.parametrize("game", palatine.games())
def test_every_count_belongs_to_a_table(game: str) -> None:
    assert list(golden(game)) == list(tables(game))
