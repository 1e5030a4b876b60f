"""The tree of legal actions has as many leaves as it had."""

import pytest

from palatine.lab.perft import perft
from perft.counts import DEPTH, GOLDEN, tables


def golden() -> dict[str, list[int]]:
    lines = [line for line in GOLDEN.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {name: [int(n) for n in counts.split()] for name, _, counts in (line.partition(": ") for line in lines)}


@pytest.mark.parametrize("name", tables())
def test_perft(name: str) -> None:
    table = tables()[name]
    before = table.dump()
    assert [perft(table, depth) for depth in range(1, DEPTH + 1)] == golden()[name]
    assert table.dump() == before


def test_every_count_belongs_to_a_table() -> None:
    assert list(golden()) == list(tables())
