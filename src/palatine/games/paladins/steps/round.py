"""PA-3 A round: King's cards, the Tavern, the secret choice of Paladins, reveal and hire."""

from typing import final

from palatine.games.paladins.actions import HIRE, PLAY
from palatine.games.paladins.components import FAVOUR_ROUNDS, ORDER_ROUNDS, SCHEMES
from palatine.games.paladins.headings import (
    CHOOSE_PALADIN,
    FROM_PALADIN,
    FROM_TAVERN,
    NEXT_TURN,
    PALADINS,
    PHASE_PREPARATION,
    REVEAL,
    VPL_HIRE,
)
from palatine.games.paladins.headings import HIRE as HIRE_HEADING
from palatine.games.paladins.seat import VPL
from palatine.games.paladins.step import Step
from palatine.games.paladins.steps.virtual_player import next_slot
from palatine.games.paladins.table import Paladins
from palatine.games.paladins.zones import DRAWN
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class Round(Step):
    """PA-3.1 Start player, PA-3.2 King's cards, PA-3.3 Tavern; PA-14.35 the same order in the solo game."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.start_round()
        g.enter_phase(PHASE_PREPARATION)
        for place in range(len(ORDER_ROUNDS)):
            if ORDER_ROUNDS[place] == g.round:
                reveal_order(g, place)
        for place in range(len(FAVOUR_ROUNDS)):
            if FAVOUR_ROUNDS[place] == g.round:
                g.reveal_favour(place)
                if g.is_solo():
                    g.discard_scheme(len(SCHEMES) - 1)  # PA-14.6
        g.turn_up_tavern(g.seat_count + 1)
        todo: list[Frame] = [turn(PALADINS)]
        for step in range(g.seat_count):
            seat = (g.first + step) % g.seat_count
            todo.append(turn(REVEAL, seat))
            todo.append(turn(HIRE_HEADING, seat))
        if g.is_solo():
            todo.append(turn(VPL_HIRE))
        todo.append(turn(NEXT_TURN))
        g.then(todo)


def reveal_order(g: Paladins, place: i64) -> None:
    """PA-3.2; PA-14.6 its Workshop goes to the virtual player's action."""
    action = g.box.order_action[g.reveal_order(place)]
    if g.is_solo():
        g.add_workshop(VPL, action, next_slot(g, action))


@final
class DrawPaladins(Step):
    """PA-3.4, PA-A.2 Everyone draws three Paladins and chooses secretly at the same time."""

    def run(self, g: Paladins, f: Frame) -> None:
        for seat in range(g.seat_count):
            g.draw_paladins(seat)
        g.together([turn(CHOOSE_PALADIN, seat) for seat in range(g.seat_count)])


@final
class ChoosePaladin(Step):
    """PA-3.4 One to play, one on top of the deck, the last one to the bottom."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        hand = sorted(g.pile(DRAWN, f.seat).cards)
        return [PLAY.at(played, top) for played in hand for top in hand if top != played]

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        g.choose_paladin(f.seat, PLAY.first(action), PLAY.second(action))


@final
class Reveal(Step):
    """PA-3.5 Turn the Paladin up and take its two workers."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.active = f.seat
        card = g.reveal_paladin(f.seat)
        g.resolve(g.box.paladin_workers[card], f.seat, FROM_PALADIN + card)


@final
class Hire(Step):
    """PA-3.5 One unclaimed Tavern card and its four workers; one card stays."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        return sorted([HIRE.at(card) for card in g.tavern])

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        card = HIRE.first(action)
        g.claim_tavern(f.seat, card)
        g.resolve(g.box.tavern[card], f.seat, FROM_TAVERN + card)
