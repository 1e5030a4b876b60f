"""What a seat cannot know but can reckon: where the other player's calamity may lie, which cards are advisors.

The kernel deals unknown cards anew within their pool. That alone would leave the other player's calamity (or menace)
where it truly lies, and could put a development among the advisors that were set aside.
"""

from typing import TYPE_CHECKING

from palatine.games.wonderful_kingdom.actions import FIRST_ADVISOR
from palatine.games.wonderful_kingdom.headings import ADVISORS
from palatine.games.wonderful_kingdom.zones import (
    BURIED,
    DECK,
    DRAWN,
    HAND,
    KEPT,
    LEFT,
    REJECTED,
    RIGHT,
    RISK,
    SELECTION,
)
from palatine.kernel.zone import Pile, Zone

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

Place = tuple[int, int]
"""A pile, and the place of a card in it."""


def settle_unknown(g: "WonderfulKingdom", seat: int) -> None:
    """After the kernel's new deal: advisors where only advisors can lie, dangers among the cards they came with."""
    cards = [list(pile.cards) for pile in g.piles]
    if g.box.module == ADVISORS and not g.is_solo():
        return_advisors(g, seat, cards)
    for group in groups(g, seat):
        dealt = [cards[pile][at] for pile, at in group]
        g.chance.shuffle(dealt)
        for (pile, at), card in zip(group, dealt, strict=True):
            cards[pile][at] = card
    bags = [index_of(g, DECK), index_of(g, RISK)]
    g.piles = [Pile(tuple(sorted(cards[i]) if i in bags else cards[i]), pile.known) for i, pile in enumerate(g.piles)]


def index_of(g: "WonderfulKingdom", zone: Zone, owner: int = -1) -> int:
    return g.game.zones.index(zone, owner, g.seat_count)


def unknown(g: "WonderfulKingdom", seat: int, pile: int) -> list[Place]:
    return [(pile, at) for at, known in enumerate(g.piles[pile].known) if not known >> seat & 1]


def groups(g: "WonderfulKingdom", seat: int) -> list[list[Place]]:
    """Cards that came together: the other player's hand and face-down cards, round by round; or the risk deck."""
    lying = [index_of(g, zone) for zone in (LEFT, RIGHT)]
    lying += [index_of(g, SELECTION, owner) for owner in range(g.seat_count)]
    buried = [index_of(g, zone) for zone in BURIED]
    if g.is_solo():
        piles = [index_of(g, RISK), *lying, *buried]
        return [[place for pile in piles for place in unknown(g, seat, pile)]]
    now = [index_of(g, HAND, 1 - seat), *lying]
    current = g.round - 1
    found: list[list[Place]] = []
    for number, pile in enumerate(buried):
        piles = [*now, pile] if number == current else [pile]
        found.append([place for at in piles for place in unknown(g, seat, at)])
    if current < 0:
        found.append([place for at in now for place in unknown(g, seat, at)])
    return found


def return_advisors(g: "WonderfulKingdom", seat: int, cards: list[list[int]]) -> None:
    """A place that holds an advisor for sure and was dealt another card changes it for an advisor from elsewhere."""
    sure = [index_of(g, zone, 1 - seat) for zone in (DRAWN, KEPT, REJECTED)]
    elsewhere = [place for pile in range(len(cards)) if pile not in sure for place in unknown(g, seat, pile)]
    for pile in sure:
        for _, at in unknown(g, seat, pile):
            if cards[pile][at] >= FIRST_ADVISOR:
                continue
            having = [(p, i) for p, i in elsewhere if cards[p][i] >= FIRST_ADVISOR]
            p, i = having[g.chance.below(len(having))]
            cards[pile][at], cards[p][i] = cards[p][i], cards[pile][at]
