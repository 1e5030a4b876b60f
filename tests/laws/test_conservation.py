"""Law of conservation: everything in the box is somewhere, once, and nothing is below zero."""

import pytest
from hypothesis import given

from laws.cases import CASES, Case
from laws.drawn import tables
from laws.elsewhere import elsewhere
from palatine.kernel.table import Table


def cards(table: Table) -> list[str]:
    """All cards of a table by zone family and name, wherever they lie."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return sorted([row[0] for rows in zones.values() for row in rows] + elsewhere(table))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conservation_in_random_play(case: Case) -> None:
    box = cards(case.new("conservation"))
    for table in case.walk("conservation"):
        assert table.audit() == []
    assert cards(table) == box


@given(tables())
def test_conservation_anywhere(table: Table) -> None:
    assert table.audit() == []
    for seat in range(table.seat_count):
        assert table.redeal(seat, "audit").audit() == []
