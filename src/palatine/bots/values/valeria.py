"""How a game of Valeria will end: tokens, income and roles, by the rounds that are left."""

from typing import Final, final

from palatine.bots.search.value import Value
from palatine.bots.thumbs.valeria.outlook import rounds_left, rounds_to_go
from palatine.bots.thumbs.valeria.worth import CHANCES, standing_power
from palatine.bots.values.fitted import Fitted
from palatine.bots.values.valeria_weights import SPREAD, WEIGHTS
from palatine.games.valeria.components import GOLD, MAGIC, STRENGTH
from palatine.games.valeria.scoring import dark_lord_score, duke_of, seat_score
from palatine.games.valeria.seat import CITIZEN_TYPES, DOMAIN_COUNT
from palatine.games.valeria.table import Valeria
from palatine.kernel.effect import EITHER, GAIN, PER, SEQ, TRADE, Effect
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

KINDS: Final = 4
CITIZENS: Final = 4
MONSTERS: Final = 5
DOMAINS: Final = 6
"""Where a duke's scoring says what it gives for each of these."""


@final
class ValeriaValue(Fitted):
    def stage(self, table: Table) -> i64:
        assert isinstance(table, Valeria)
        return table.active if table.seat_count > 1 else table.phase

    def clock(self, table: Table) -> float:
        assert isinstance(table, Valeria)
        return rounds_to_go(table) if table.stack or table.lanes else 0.0

    def present(self, table: Table, seat: int) -> float:
        assert isinstance(table, Valeria)
        return float(seat_score(table, seat))

    def numbers(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Valeria)
        s = table.seat[seat]
        left = rounds_left(table, seat)
        soon = min(1.0, left / 3.0)
        ahead = rounds_to_go(table)
        found = [1.0, ahead, ahead * ahead, left - ahead]
        for kind in (GOLD, STRENGTH, MAGIC):
            held = float(s.tokens[kind])
            found.append(held)
            found.append(held * soon)
            found.append(min(held, 3.0) * soon)
        income = incomes(table, seat)
        for kind in range(KINDS):
            found.append(income[kind] * left)
            found.append(income[kind] * soon)
        found.append(income[KINDS] * left)
        for role in range(i64(4)):
            icons = float(s.icons[role])
            found.append(icons * soon)
            found.append(min(icons, 2.0) * soon)
        power = 0.0
        for domain in range(i64(DOMAIN_COUNT)):
            if s.domains >> domain & 1 and not table.box.immediate >> domain & 1:
                power += standing_power(table, seat, domain)
        found.append(power * left)
        duke = duke_of(table, seat)
        for thing in (CITIZENS, MONSTERS, DOMAINS):
            found.append(float(table.box.scoring[9 * duke + thing]) * left if duke >= 0 else 0.0)
        roles: i64 = 0
        for role in range(i64(4)):
            roles += table.box.scoring[9 * duke + role] if duke >= 0 else 0
        found.append(float(roles) * left)
        return found

    def goal(self, table: Table) -> float:
        assert isinstance(table, Valeria)
        return float(dark_lord_score(table))


def incomes(g: Valeria, seat: i64) -> list[float]:
    """What a seat's citizens bring in a round on average: each kind of token, and choices among them last."""
    found = [0.0] * (KINDS + 1)
    others = 1.0 if g.is_solo() else float(g.seat_count - 1)
    citizens = g.seat[seat].citizens
    for citizen in range(i64(CITIZEN_TYPES)):
        if citizens[citizen]:
            chance = 0.0
            for number in range(i64(1), i64(13)):
                if g.box.activation[citizen] >> number & 1:
                    chance += CHANCES[number]
            chance *= float(citizens[citizen])
            collect(g, seat, g.box.own[citizen], chance, found)
            collect(g, seat, g.box.off[citizen], chance * others, found)
    return found


def collect(g: Valeria, seat: i64, effect: Effect, weight: float, found: list[float]) -> None:
    """Add what an effect brings, as often as it happens."""
    if effect.tag == GAIN:
        for kind in range(i64(KINDS)):
            if effect.amounts[kind]:
                found[kind] += weight * float(effect.amounts[kind])
    elif effect.tag == PER and effect.name != "area":
        times = g.measure(effect.name, seat, 0) // effect.count
        if times:
            collect(g, seat, effect.parts[0], weight * float(times), found)
    elif effect.tag == SEQ:
        for part in effect.parts:
            collect(g, seat, part, weight, found)
    elif effect.tag == EITHER:
        found[KINDS] += 2.0 * weight
    elif effect.tag == TRADE:
        found[KINDS] += 0.5 * weight
    else:
        found[KINDS] += weight


VALUE: Final[Value] = ValeriaValue(WEIGHTS, SPREAD)
