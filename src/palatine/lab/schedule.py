"""Who meets whom, and who sits where.

**Line-ups.** With `distinct` every choice of different players for the seats is one line-up; at two seats that is the
round robin. With `duels` every ordered pair of players is one: a single seat of the first against the second on all
others, which says who beats whom at larger tables too.

**Deals.** Deal number d has the same seed in every line-up and every seating, so all players meet the same cards and
dice as far as chance allows it.

**Seats.** A line-up plays every deal once from each rotation, so that everybody sits everywhere equally often. From
deal to deal the order round the table changes through all (K-1)! of them, so that nobody always plays behind the
same neighbour.
"""

from itertools import combinations, permutations

DISTINCT = "distinct"
DUELS = "duels"
MODES = (DISTINCT, DUELS)

Lineup = tuple[str, ...]


def lineups(players: list[str], seats: int, mode: str) -> list[Lineup]:
    """All line-ups, in an order that does not change for the first ones when players are added."""
    if mode == DUELS and seats > 2:
        pairs = [pair for late in range(len(players)) for early in range(late) for pair in _both(players, early, late)]
        return [(one, *[other] * (seats - 1)) for one, other in pairs]
    return sorted(combinations(players, seats), key=lambda chosen: [players.index(name) for name in reversed(chosen)])


def _both(players: list[str], early: int, late: int) -> list[tuple[str, str]]:
    return [(players[late], players[early]), (players[early], players[late])]


def seatings(lineup: Lineup, deal: int) -> list[Lineup]:
    """The line-up in every rotation of the order that belongs to this deal; the same seating never twice."""
    rest = sorted(set(permutations(lineup[1:])))
    order = (lineup[0], *rest[deal % len(rest)])
    turned = [order[-shift:] + order[:-shift] if shift else order for shift in range(len(order))]
    return list(dict.fromkeys(turned))


def default_mode(players: int, seats: int) -> str:
    """Different players at every seat where there are enough of them."""
    return DISTINCT if players >= seats else DUELS
