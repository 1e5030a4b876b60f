"""Law of clones: a clone equals its original in every declared field, and playing on it changes nothing else."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.cases import CASES, Case, moments, snapshot, step
from laws.drawn import tables
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table


def fields(thing: object) -> list[str]:
    """The names of the declared fields: those of compiled classes, and those in the object's own dictionary."""
    names = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names |= set(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(names - {"__dict__"})


def same(one: object, other: object) -> bool:
    """Equal in value, field by field; what is shared needs no look inside."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        assert isinstance(other, dict)
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    names = fields(one)
    if names:
        return all(same(getattr(one, name, None), getattr(other, name, None)) for name in names)
    if isinstance(one, str | int | float):
        return one == other
    ours, theirs = list(one), list(other)  # type: ignore[call-overload]
    return len(ours) == len(theirs) and all(same(a, b) for a, b in zip(ours, theirs, strict=True))


def check_clone(table: Table) -> None:
    """Every declared field is copied, and so the clone offers what the original offers."""
    clone = table.clone()
    assert type(clone) is type(table)
    assert len(fields(table)) > 10
    for name in fields(table):
        assert same(getattr(table, name), getattr(clone, name)), f"clone() forgot {name}"
    assert clone.dump() == table.dump()
    assert clone.digest() == table.digest()
    assert clone.to_act == table.to_act
    for seat in table.to_act:
        assert clone.options(seat) == table.options(seat)


def holders(table: Table) -> list[object]:
    """The table and its parts that are cloned with it, such as seats."""
    lists = [getattr(table, name) for name in fields(table) if isinstance(getattr(table, name), list)]
    return [table] + [part for parts in lists for part in parts if hasattr(part, "clone")]


FIXED = ("seat_count", "rules")
"""Numbers that a table has for good."""


def check_marked_numbers(table: Table) -> int:
    """Numbers that are rarely anything but zero at a decision: each gets a mark first, so that none is forgotten."""
    marks = 0
    marked = table.clone()
    for holder in holders(marked):
        for name in fields(holder):
            if type(getattr(holder, name)) is int and name not in FIXED:
                marks += 1
                setattr(holder, name, 30 + marks)
    for ours, theirs in zip(holders(marked), holders(marked.clone()), strict=True):
        for name in fields(ours):
            assert same(getattr(ours, name), getattr(theirs, name)), f"clone() forgot {name}"
    return marks


def check_independence(table: Table, moves: int, seed: int | str) -> None:
    """Playing on a clone, also of a clone, never changes the original."""
    before = snapshot(table)
    seen = [table.events_since(0, seat) for seat in range(table.seat_count)]
    chance = seeded(seed)
    clone = table.clone().clone()
    while moves and not clone.is_over:
        step(clone, chance.below(1 << 16), chance.below(1 << 16))
        moves -= 1
    clone.reseed("elsewhere")
    clone.force(dice=[1])
    assert snapshot(table) == before
    assert [table.events_since(0, seat) for seat in range(table.seat_count)] == seen
    assert snapshot(clone) != before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_in_random_play(case: Case) -> None:
    for number, table in moments(case, "clone", 7):
        check_clone(table)
        if number % 35 == 0:
            check_independence(table, 60, number)


@given(tables(), st.integers(1, 40), st.integers(0, 1000))
def test_clones_anywhere(table: Table, moves: int, seed: int) -> None:
    check_clone(table)
    check_independence(table, moves, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_copy_every_number(case: Case) -> None:
    assert check_marked_numbers(case.new("marks")) > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_goes_on_like_its_original(case: Case) -> None:
    """The generator is copied too: the same moves lead to the same place."""
    for table in case.walk("twin", 30):
        twin = table.clone()
    chance, again = seeded("twin"), seeded("twin")
    while not table.is_over:
        step(table, chance.below(1 << 16), chance.below(1 << 16))
        step(twin, again.below(1 << 16), again.below(1 << 16))
    assert twin.dump() == table.dump()


def test_the_copy_module_clones() -> None:
    """`copy.copy` and `copy.deepcopy` give clones, compiled or not."""
    table = CASES[0].new("copies")
    for twin in (copy.copy(table), copy.deepcopy(table)):
        assert twin is not table and twin.dump() == table.dump()
