"""Where cards lie and who may see them, declared once per game.

Views, redaction and `redeal` follow from this table of zones, so a card cannot be hidden in one and shown in another.
Piles are frozen like frames: a clone shares them, a moved card makes a new pile. A face-down deck is a *bag* until
somebody looks: its order does not exist yet, and a draw from it is chance.
"""

from typing import Final, final

from palatine.kernel.action import Domain
from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64, mypyc_attr, vec

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY_SEES: Final = "nobody"

_MOST_SEATS: Final = 8

OPEN: Final = -1
"""The `known` mask of a card that lies face up."""


@mypyc_attr(acyclic=True)
@final
class Pile:
    """Cards in order, and for each the mask of seats that know it."""

    def __init__(self, cards: tuple[int, ...], known: tuple[int, ...]) -> None:
        self.cards: Final = cards
        self.known: Final = known


EMPTY: Final = Pile((), ())
_ALL_OPEN: Final = [tuple([OPEN] * n) for n in range(120)]


def open_pile(cards: tuple[int, ...]) -> Pile:
    """Cards that all lie face up."""
    return Pile(cards, _ALL_OPEN[len(cards)] if len(cards) < len(_ALL_OPEN) else tuple([OPEN] * len(cards)))


@final
class Zone:
    """A place for cards. `seen_by` says who knows a card that is put here; a peek can add seats to one card.

    Zones of an `own_set` hold cards that never leave their owner: every seat has the same cards, and a set of its own.
    """

    def __init__(
        self,
        name: str,
        cards: Domain,
        seen_by: str,
        per_seat: bool = False,
        is_bag: bool = False,
        own_set: bool = False,
    ) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.seen_by: Final = seen_by
        self.per_seat: Final = per_seat
        self.is_bag: Final = is_bag
        self.own_set: Final = own_set
        self.number: i64 = 0
        """Its place among the zones of its game."""
        assert not is_bag or seen_by == NOBODY_SEES, f"zone {name}: nobody knows the order of a bag"

    def mask(self, owner: int) -> int:
        """Who knows a card that arrives here."""
        if self.seen_by == ALL:
            return OPEN
        return 1 << owner if self.seen_by == OWNER else 0


@final
class Zones:
    """A game's zones and where their piles stand in the table's flat list."""

    def __init__(self, zones: list[Zone]) -> None:
        self.zones: Final = zones
        starts: list[i64] = []
        for seats in range(_MOST_SEATS + 1):
            at: i64 = 0
            for zone in zones:
                starts.append(at)
                at += seats if zone.per_seat else 1
        self.starts: Final[vec[i64]] = vec[i64](starts)
        """Where each zone's piles begin, for every number of seats."""
        for number, zone in enumerate(zones):
            zone.number = number

    def pile_count(self, seats: int) -> int:
        return sum([seats if zone.per_seat else 1 for zone in self.zones])

    def places(self, seats: int) -> list[tuple[Zone, int]]:
        """(zone, owner) of every pile in the table's list; the owner of a shared zone is -1."""
        found: list[tuple[Zone, int]] = []
        for zone in self.zones:
            found += [(zone, seat) for seat in range(seats)] if zone.per_seat else [(zone, -1)]
        return found

    def index(self, zone: Zone, owner: i64, seats: i64) -> i64:
        """The place of a zone's pile in the table's list."""
        if self.zones[zone.number] is not zone:
            raise IndexError(f"zone {zone.name} is not of this game")
        at = self.starts[seats * len(self.zones) + zone.number]
        return at + owner if zone.per_seat else at


def with_card(pile: Pile, card: int, known: int, is_bag: bool) -> Pile:
    """The pile with one card more: on top, or anywhere in a bag (kept sorted, so that equal bags are equal)."""
    if is_bag:
        return Pile(tuple(sorted([*pile.cards, card])), (*pile.known, 0))
    # Joined, not unpacked: the compiler would build a list in between.
    return Pile(pile.cards + (card,), pile.known + (known,))  # noqa: RUF005


def without_card(pile: Pile, card: int) -> Pile:
    """The pile with one card less: the last such card, which in an ordered pile is the one nearest the top."""
    cards = pile.cards
    at: i64 = len(cards) - 1
    while at >= 0 and cards[at] != card:
        at -= 1
    if at < 0:
        raise ValueError(f"card {card} does not lie here")
    return without_place(pile, at)


def without_place(pile: Pile, at: i64) -> Pile:
    """The pile without the card at this place."""
    cards = pile.cards
    known = pile.known
    return Pile(cards[:at] + cards[at + 1 :], known[:at] + known[at + 1 :])


def shown(zone: Zone, pile: Pile, viewer: int | None) -> dict[str, object]:
    """What a seat (None: a spectator) sees of a pile: the count, and the names of the cards it knows."""
    if zone.is_bag:
        return {"count": len(pile.cards)}
    bit = 0 if viewer is None else 1 << viewer
    cards = [
        zone.cards.texts[card] if known == OPEN or known & bit else None
        for card, known in zip(pile.cards, pile.known, strict=True)
    ]
    return {"count": len(cards), "cards": cards}


def redealt(
    places: list[tuple[Zone, int]], piles: list[Pile], pools: list[int], seat: i64, chance: Generator
) -> list[Pile]:
    """The piles with every card that the seat does not know dealt anew.

    Cards change places only within their pool (cards with the same back that could lie in each other's place); `pools`
    gives the pool of each card, and each seat's own set is a pool by itself. Who knows a place stays as it is.
    """
    unknown: dict[tuple[str, int, int], list[int]] = {}
    for (zone, owner), pile in zip(places, piles, strict=True):
        whose = owner if zone.own_set else -1
        for card, known in zip(pile.cards, pile.known, strict=True):
            if not known >> seat & 1:
                unknown.setdefault((zone.cards.name, whose, pools[card]), []).append(card)
    for cards in unknown.values():
        cards.sort()  # the new deal must not depend on where the cards truly lie
        chance.shuffle(cards)
    result: list[Pile] = []
    for (zone, owner), pile in zip(places, piles, strict=True):
        whose = owner if zone.own_set else -1
        dealt = [
            card if known >> seat & 1 else unknown[(zone.cards.name, whose, pools[card])].pop()
            for card, known in zip(pile.cards, pile.known, strict=True)
        ]
        result.append(Pile(tuple(sorted(dealt)) if zone.is_bag else tuple(dealt), pile.known))
    return result
