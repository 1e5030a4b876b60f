"""Bots know what their seat knows: nothing that is hidden from it can change a choice or a piece of advice."""

import pytest

import palatine
from bots.positions import GAMES, disguised, with_secrets
from palatine.bots.advice import advise
from palatine.bots.naming import LEVELS
from palatine.kernel.chance import seeded

WORDS = ["random", "greedy", "greedy:taste=2", "flat:iterations=24", "mcts:iterations=24"]
LEVEL_WORDS = [f"level{level}" for level in range(1, LEVELS + 1)]


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_what_is_hidden_changes_no_choice(name: str, seats: int, options: dict[str, object]) -> None:
    """Nor do the dice and draws to come, which are dealt anew as well."""
    positions = with_secrets(name, seats, options, 3)
    assert positions, "a game without anything hidden proves nothing"
    for number, (table, seat) in enumerate(positions):
        other = disguised(table, seat, number)
        for word in WORDS if number else WORDS + LEVEL_WORDS:
            chosen = palatine.bot(word, "same").choose(palatine.sampler(table, seat), seat)
            assert chosen in table.options(seat)
            assert palatine.bot(word, "same").choose(palatine.sampler(other, seat), seat) == chosen, word


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_what_is_hidden_changes_no_advice(name: str, seats: int, options: dict[str, object]) -> None:
    table, seat = with_secrets(name, seats, options, 1)[0]
    given = palatine.hint(table, seat, iterations=24, seed=1)
    assert given
    for number in range(2):
        assert palatine.hint(disguised(table, seat, number), seat, iterations=24, seed=1) == given


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_tables_for_search_are_what_the_seat_knows(name: str, seats: int, options: dict[str, object]) -> None:
    """The quick deal changes nothing that the seat sees, and does deal: tables differ where something is hidden."""
    table, seat = with_secrets(name, seats, options, 1)[0]
    sampler = palatine.sampler(table, seat)
    chance = seeded("search")
    tables = [sampler.another(chance) for _ in range(6)]
    for other in tables:
        assert other.view(seat) == sampler.view()
        assert other.options(seat) == sampler.options()
        assert other.audit() == []
    assert len({other.digest() for other in tables}) > 1


def test_advice_is_for_the_seat_that_asks() -> None:
    """A seat that is not asked anything has nothing to be advised about."""
    table = palatine.new_game("valeria", 2, seed=1)
    while len(table.to_act) != 1 or len(table.options()) < 2:
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    other = 1 - table.to_act[0]
    assert advise(palatine.sampler(table, other), other, iterations=10) == []
