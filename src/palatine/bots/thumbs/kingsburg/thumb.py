"""Rules of thumb for Kingsburg: rolling, influencing, building, recruiting. Everything is weighed in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.kingsburg import modules
from palatine.bots.thumbs.kingsburg.battle import soldiers_worth
from palatine.bots.thumbs.kingsburg.goods import (
    LATER,
    Supports,
    closed_ranks,
    company_worth,
    effect_worth,
    handful_worth,
    last_worth,
    owners_bonus,
    token_worth,
    trade_worth,
)  # fmt: skip
from palatine.bots.thumbs.kingsburg.rolls import change_worth
from palatine.bots.thumbs.kingsburg.worth import GOOD
from palatine.games.kingsburg import dice, headings
from palatine.games.kingsburg.actions import (
    BOOST_FAIR,
    BOOST_MARKET,
    BOOST_TOKEN,
    BUILD,
    GIVE,
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    TAKE,
)  # fmt: skip
from palatine.games.kingsburg.components import YEARS
from palatine.games.kingsburg.headings import FIRST_GOVERNOR, FROM_BUILDING
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit
from palatine.kernel.effect import Effect
from palatine.kernel.frame import Frame
from palatine.kernel.table import Table


@final
class KingsburgThumb(Thumb):
    def worth(self, table: Table, seat: int, action: int) -> float:
        assert isinstance(table, Kingsburg)
        frame = table.pending(seat)
        assert frame is not None
        if frame.step == headings.INFLUENCE:
            return self.placement(table, seat, action, Supports(table, seat))
        if frame.step == headings.BUILD:
            return 0.0 if action == PASS.base else modules.erecting_worth(table, seat, BUILD.first(action))
        if frame.step == headings.REROLL:
            return change_worth(table, seat, action)
        if frame.step == headings.RECRUIT:
            return self.recruit(table, seat, action)
        if frame.step == headings.CHOICE:
            return self.choice(table, seat, action, table.box.effects[frame.a])
        if frame.step == headings.OFFER:
            return self.offer(table, seat, action, frame)
        if GIVE.owns(action):  # losses and soldiers' pay: part with what is wanted least
            return -handful_worth(table, seat, GIVE.first(action))
        return modules.worth(table, seat, action, frame)

    def worths(self, table: Table, seat: int, options: list[int]) -> list[float]:
        """Placements share what the advisors bring."""
        assert isinstance(table, Kingsburg)
        frame = table.pending(seat)
        if frame is not None and frame.step == headings.INFLUENCE:
            supports = Supports(table, seat)
            return [self.placement(table, seat, action, supports) for action in options]
        return [self.worth(table, seat, action) for action in options]

    def placement(self, g: Kingsburg, seat: int, action: int, supports: Supports) -> float:
        """This group's support, and the best that the dice left over could still do."""
        s = g.seat[seat]
        if action == PASS.base:
            return 0.0
        rank = PLACE.first(action) + 1
        mask = PLACE.second(action) + 1
        boost = PLACE.third(action)
        worth = supports.worth(rank)
        if BOOST_TOKEN >> boost & 1:
            worth -= token_worth(g)
        if BOOST_MARKET >> boost & 1 or boost == BOOST_FAIR:
            worth -= 0.1
            worth += owners_bonus(g, seat, g.box.fairs if boost == BOOST_FAIR else g.box.shifters)
        if g.groups_at(rank):
            worth -= 1.5  # the envoy could erect a second building instead
        if dice.white_part(s.coloured, action) > 0:
            worth -= 0.05
        rest = (bit(dice.count(s.coloured)) - 1) & ~mask
        if g.box.modular:
            worth += company_worth(g, seat, rank, dice.count(dice.masked(s.coloured, rest)))
        return worth + LATER * supports.best_rest(s.coloured, rest, closed_ranks(g, seat) | bit(rank))

    def recruit(self, g: Kingsburg, seat: int, action: int) -> float:
        """Enough to beat this year's enemy; goods are worth more while there is something left to build."""
        if action == PASS.base:
            return 0.0
        price = g.recruit_price(seat)
        number = RECRUIT.first(action) + 1
        good = GOOD if g.year < YEARS else last_worth(g, seat)
        return soldiers_worth(g, seat, number) - float(number * price) * good

    def choice(self, g: Kingsburg, seat: int, action: int, effect: Effect) -> float:
        if TAKE.owns(action):
            return handful_worth(g, seat, TAKE.first(action))
        if action == PASS.base:
            return 0.0
        assert PICK.owns(action)
        return effect_worth(g, seat, effect.parts[PICK.first(action)])

    def offer(self, g: Kingsburg, seat: int, action: int, frame: Frame) -> float:
        if action == PASS.base:
            return 0.0
        worth = trade_worth(g, seat, action, g.box.effects[frame.a])
        power = frame.b - FROM_BUILDING
        return worth + owners_bonus(g, seat, bit(power)) if 0 <= power < FIRST_GOVERNOR else worth


THUMB: Final = KingsburgThumb()
