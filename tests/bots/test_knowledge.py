"""Bots know what their seat knows: nothing that is hidden from it can change a choice or a piece of advice."""

import pytest

import palatine
from bots.positions import GAMES, asked, chooser, played
from palatine.bots.advice import advise
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

WORDS = [
    "random", "greedy", "greedy:taste=2", "flat:iterations=24:stages=1", "mcts:iterations=24:stages=1",
    "level1", "level2", "level3", "level4", "level5",
]  # fmt: skip
DECISIONS = [3, 17, 46]


def disguised(table: Table, seat: int) -> list[Table]:
    """The same table as the seat knows it, with everything else dealt otherwise."""
    return [table.redeal(seat, f"otherwise {n}") for n in range(2)]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
@pytest.mark.parametrize("decisions", DECISIONS)
def test_what_is_hidden_changes_no_choice(name: str, seats: int, options: dict[str, object], decisions: int) -> None:
    table = asked(played(name, seats, options, decisions))
    seat = chooser(table)
    others = disguised(table, seat)
    assert {other.digest() for other in others} != {table.digest()}
    for word in WORDS:
        chosen = palatine.bot(word, "same").choose(palatine.sampler(table, seat), seat)
        assert chosen in table.options(seat)
        for other in others:
            assert palatine.bot(word, "same").choose(palatine.sampler(other, seat), seat) == chosen, word


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_what_is_hidden_changes_no_advice(name: str, seats: int, options: dict[str, object]) -> None:
    table = asked(played(name, seats, options, 30))
    seat = chooser(table)
    given = palatine.hint(table, seat, iterations=24, seed=1)
    assert given
    for other in disguised(table, seat):
        assert palatine.hint(other, seat, iterations=24, seed=1) == given


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_tables_for_search_are_what_the_seat_knows(name: str, seats: int, options: dict[str, object]) -> None:
    """The quick deal changes nothing that the seat sees, and does deal: tables differ where something is hidden."""
    table = asked(played(name, seats, options, 30))
    seat = chooser(table)
    sampler = palatine.sampler(table, seat)
    chance = seeded("search")
    tables = [sampler.another(chance) for _ in range(6)]
    for other in tables:
        assert other.view(seat) == sampler.view()
        assert other.options(seat) == sampler.options()
        assert other.audit() == []
    slow = {sampler.sample(n).digest() for n in range(6)}
    assert (len({other.digest() for other in tables}) > 1) == (len(slow) > 1)


def test_advice_is_for_the_seat_that_asks() -> None:
    """A seat that is not asked anything has nothing to be advised about."""
    table = palatine.new_game("valeria", 2, seed=1)
    while len(table.to_act) != 1 or len(table.options()) < 2:
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    other = 1 - table.to_act[0]
    assert advise(palatine.sampler(table, other), other, iterations=10) == []
