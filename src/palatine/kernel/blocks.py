"""Parts of observations that every game uses."""

from palatine.kernel.ints import i64


def one_hot(at: i64, size: int) -> list[float]:
    """A block with a single 1 at this place; all 0 if the place is outside."""
    return [1.0 if i == at else 0.0 for i in range(size)]
