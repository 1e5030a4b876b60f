"""Positions with absurd numbers are refused in a sentence or do no harm: in every game, wherever they stand."""

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import palatine
from palatine.kernel.errors import BadPosition, PalatineError
from palatine.kernel.position import MOST, STRANGE

ABSURD = (2**62, 2**63 - 1, 2**63, -(2**62), 10**30, -1, MOST + 1)
OURS = ("chance", "log", "origin", "rules", "seats", "book")
"""Checked by tests of their own, or numbers of the engine itself."""


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers of a position stand."""
    if isinstance(data, dict):
        for key, value in data.items():
            if path or key not in OURS:
                yield from places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from places(value, (*path, at))
    elif type(data) is int:
        yield path


def changed(data: dict[str, Any], path: tuple[Any, ...], number: int) -> dict[str, Any]:
    copy: Any = {**deepcopy(data), "log": [], "origin": {}}
    inside = copy
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = number
    return dict(copy)


def in_mid_game(name: str, dice: random.Random) -> dict[str, Any]:
    table = palatine.new_game(name, 2, seed=dice.random().hex())
    for _ in range(dice.randrange(5, 60)):
        if table.to_act:
            seat = dice.choice(list(table.to_act))
            table.act(dice.choice(table.options(seat)), seat)
    return table.dump()


@pytest.mark.parametrize("name", palatine.games())
def test_absurd_numbers_are_refused_or_do_no_harm(name: str) -> None:
    dice = random.Random(f"absurd {name}")
    refused = 0
    for _ in range(4):
        data = in_mid_game(name, dice)
        found = list(places(data))
        pending = [path for path in found if path[0] in ("pending", "lanes")]
        for path in [*pending, *dice.sample(found, min(15, len(found)))]:
            number = dice.choice(ABSURD)
            try:
                table = palatine.load(changed(data, path, number))
            except PalatineError as error:
                refused += 1
                assert error.en and error.pl
                continue
            for seat in (None, *range(int(table.seat_count))):
                table.view(seat)
            for seat in table.to_act:
                assert [table.label(action, "pl", seat) for action in table.options(seat)]
    assert refused > 20


@pytest.mark.parametrize("name", palatine.games())
@pytest.mark.parametrize("number", [2**62, 2**63, 10**40])
def test_no_row_of_what_is_to_come_holds_an_absurd_number(name: str, number: int) -> None:
    for row in ([0, number], [0, 0, number], [number, 0, 0]):
        data: dict[str, object] = {"game": name, "pending": [[palatine.new_game(name, 2).game.step_names[0], *row]]}
        with pytest.raises(BadPosition):
            palatine.load(data)


def test_what_the_rules_run_into_is_told_apart_from_refusals() -> None:
    assert not any(issubclass(kind, PalatineError) for kind in STRANGE)
