"""Perft: how many positions lie so many decisions deep. A rule that changes by accident changes a count."""

from palatine.kernel.table import Table


def perft(table: Table, depth: int) -> int:
    """The sequences of `depth` decisions from here, over all seats that may act; a finished game counts as one.

    Chance goes its seeded way.
    """
    root = table.clone()
    root.recording = False
    root.listening = False
    return _leaves(root, depth)


def _leaves(table: Table, depth: int) -> int:
    if depth == 0 or table.is_over:
        return 1
    if depth == 1:
        return sum([len(table.legal(seat)) for seat in table.to_act])
    found = 0
    for seat in table.to_act:
        for action in table.options(seat):
            child = table.clone()
            child.act(action, seat)
            found += _leaves(child, depth - 1)
    return found
