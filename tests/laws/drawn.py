"""Tables for Hypothesis: a drawn case and seed, some random moves to get somewhere, then drawn choices."""

from hypothesis import strategies as st

from laws.cases import CASES, Case, step
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

CHOICES = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 200)), max_size=12)


@st.composite
def tables(draw: st.DrawFn, cases: list[Case] | None = None) -> Table:
    """A table at some decision of some game, or at its end."""
    case = draw(st.sampled_from(cases or CASES))
    seed = draw(st.integers(0, 2**32))
    table = case.new(seed)
    chance = seeded(f"lead {seed}")
    for _ in range(draw(st.integers(0, 40 * case.seats))):
        if table.is_over:
            break
        step(table, chance.below(1 << 16), chance.below(1 << 16))
    for who, what in draw(CHOICES):
        if table.is_over:
            break
        step(table, who, what)
    return table
