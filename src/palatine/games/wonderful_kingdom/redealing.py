"""What a seat cannot know but can reckon: where the other player's calamity may lie, which cards are advisors.

The kernel deals unknown cards anew within their pool, place by place. Here a calamity (or menace) may lie in any of the
places that its owner's cards went to, so the unknown cards are dealt once more with that in mind: the new deal depends
on nothing but what the seat knows.
"""

from typing import TYPE_CHECKING

from palatine.games.wonderful_kingdom.actions import CALAMITY, FIRST_ADVISOR
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
    """Dangers anywhere among the cards they came with, advisors where only advisors can lie, the rest at random."""
    cards = [list(pile.cards) for pile in g.piles]
    places = [place for pile in range(len(cards)) for place in unknown(g, seat, pile)]
    pool = sorted([cards[pile][at] for pile, at in places if not is_danger(cards[pile][at])])
    for group in groups(g, seat):
        dangers = sorted([cards[pile][at] for pile, at in group if is_danger(cards[pile][at])])
        order = list(range(len(group)))
        g.chance.shuffle(order)
        for i in order[: len(dangers)]:
            pile, at = group[i]
            cards[pile][at] = dangers.pop()
            places.remove((pile, at))
    for pile, at in sure_advisors(g, seat):
        advisors = [card for card in pool if card >= FIRST_ADVISOR]
        cards[pile][at] = advisors[g.chance.below(len(advisors))]
        pool.remove(cards[pile][at])
        places.remove((pile, at))
    g.chance.shuffle(pool)
    for (pile, at), card in zip(places, pool, strict=True):
        cards[pile][at] = card
    ordered = [index_of(g, DECK), index_of(g, RISK)] + [index_of(g, HAND, owner) for owner in range(g.seat_count)]
    g.piles = [
        Pile(tuple(sorted(cards[i]) if i in ordered else cards[i]), pile.known) for i, pile in enumerate(g.piles)
    ]


def is_danger(card: int) -> bool:
    """A calamity or a menace: never in the development deck."""
    return CALAMITY <= card < FIRST_ADVISOR


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


def sure_advisors(g: "WonderfulKingdom", seat: int) -> list[Place]:
    """WK-9.2 The other player's advisors of the set-up, as far as they are unknown; WK-B-06 alone those left out."""
    if g.box.module != ADVISORS:
        return []
    owner = 0 if g.is_solo() else 1 - seat
    piles = [index_of(g, zone, owner) for zone in (DRAWN, KEPT, REJECTED)]
    return [place for pile in piles for place in unknown(g, seat, pile)]
