"""Dealing anew many times what one seat cannot know: what stays the same for all deals is worked out once."""

from typing import Final, final

from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64
from palatine.kernel.zone import Pile, Zone


@final
class Deal:
    """The cards that a seat does not know, by pool, and where they lie. `zone.redealt` tells what a pool is."""

    def __init__(self, places: list[tuple[Zone, int]], piles: list[Pile], pools: list[int], seat: i64) -> None:
        found: dict[tuple[str, int, int], list[int]] = {}
        homes: dict[tuple[str, int, int], list[int]] = {}
        for at, (zone, owner) in enumerate(places):
            whose = owner if zone.own_set else -1
            for card, known in zip(piles[at].cards, piles[at].known, strict=True):
                if not known >> seat & 1:
                    key = (zone.cards.name, whose, pools[card])
                    found.setdefault(key, []).append(card)
                    homes.setdefault(key, []).append(at)
        self.pools: Final[list[list[int]]] = []
        """The cards of each pool that can lie differently: one that fills a single bag cannot."""
        number: dict[tuple[str, int, int], int] = {}
        for key, cards in found.items():
            first = homes[key][0]
            if len(cards) == 1 or (places[first][0].is_bag and homes[key] == [first] * len(cards)):
                continue
            cards.sort()  # the new deal must not depend on where the cards truly lie
            number[key] = len(self.pools)
            self.pools.append(cards)
        self.piles: Final[list[int]] = []
        """The piles with such cards."""
        self.sources: Final[list[list[int]]] = []
        """For each of them, card by card: the pool it comes from, or -1 for a card that stays."""
        self.bags: Final[list[bool]] = []
        for at, (zone, owner) in enumerate(places):
            whose = owner if zone.own_set else -1
            sources = [
                -1 if known >> seat & 1 else number.get((zone.cards.name, whose, pools[card]), -1)
                for card, known in zip(piles[at].cards, piles[at].known, strict=True)
            ]
            if max(sources, default=-1) >= 0:
                self.piles.append(at)
                self.sources.append(sources)
                self.bags.append(zone.is_bag)

    def dealt(self, piles: list[Pile], chance: Generator) -> list[Pile]:
        """The piles with every pool shuffled."""
        if not self.piles:
            return piles
        pools = [cards[:] for cards in self.pools]
        for cards in pools:
            chance.shuffle(cards)
        result = piles[:]
        for number, at in enumerate(self.piles):
            pile = piles[at]
            sources = self.sources[number]
            cards = [card if sources[i] < 0 else pools[sources[i]].pop() for i, card in enumerate(pile.cards)]
            if self.bags[number]:
                cards.sort()
            result[at] = Pile(tuple(cards), pile.known)
        return result
