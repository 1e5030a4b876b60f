"""PA-2 Set-up, and the starting Townsfolk."""

from typing import final

from palatine.games.paladins.actions import FIRST_PLAYER, LEVEL_ORDERS, RECRUIT_CARD
from palatine.games.paladins.bits import add_bits
from palatine.games.paladins.components import TOWNSFOLK_SPACES, VPL_ORDERS
from palatine.games.paladins.ground import ALL_ORDERS
from palatine.games.paladins.headings import FROM_TOWNSFOLK, READY, ROUND, STARTING_TOWNSFOLK
from palatine.games.paladins.seat import NO_CARD, VPL
from palatine.games.paladins.step import Step
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit, members
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64


@final
class SetUp(Step):
    """PA-2.1 Townsfolk, PA-2.2 Outsiders, PA-2.7 the start player; PA-2.8 then the starting Townsfolk.

    PA-2.4, PA-2.5 Debts are without limit, and King's cards have no identity until they are revealed.
    """

    def run(self, g: Paladins, f: Frame) -> None:
        g.turn_up_townsfolk()
        g.turn_up_outsiders()
        if g.is_solo():
            give_workshops(g)
        else:
            g.first = g.draw(FIRST_PLAYER, NOBODY, list(range(g.seat_count)))[0]
        todo: list[Frame] = []
        for back in range(i64(1), g.seat_count + 1):  # PA-2.8: from the right of the start player to the start player
            todo.append(turn(STARTING_TOWNSFOLK, (g.first + g.seat_count - back) % g.seat_count))
        todo.append(turn(READY))
        g.then(todo)


def give_workshops(g: Paladins) -> None:
    """PA-14.4 Orders drawn by the level give the virtual player Workshops; then all six are shuffled again."""
    for order in g.draw(LEVEL_ORDERS, NOBODY, members(ALL_ORDERS), VPL_ORDERS[str(g.chosen["difficulty"])]):
        g.add_workshop(VPL, g.box.order_action[order], 0)


@final
class StartingTownsfolk(Step):
    """PA-2.8 One face-up Townsfolk for free, with its instant reward; nothing is refilled between two picks."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        return recruits(g)

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        recruit_free(g, f.seat, RECRUIT_CARD.first(action))


def recruits(g: Paladins) -> list[int]:
    """The Townsfolk that lie face up, to be recruited."""
    found: list[int] = []
    cards: i64 = 0
    for place in range(i64(TOWNSFOLK_SPACES)):
        if g.townsfolk[place] != NO_CARD:
            cards |= bit(g.townsfolk[place])
    add_bits(found, RECRUIT_CARD.base, cards)
    return found


def recruit_free(g: Paladins, seat: i64, card: i64) -> None:
    """PA-5.10 No workers, no silver, the instant reward included."""
    g.join_crew(seat, g.townsfolk_at(card))
    g.resolve(g.box.instant[card], seat, FROM_TOWNSFOLK + card)


@final
class Ready(Step):
    """PA-2.8 The remaining Townsfolk slide right and the track is refilled."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.slide(0)
        g.turn_up_townsfolk()
        g.then([turn(ROUND)])
