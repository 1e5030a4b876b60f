"""VA-9 Scoring, and the Dark Lord's (VA-11.12)."""

from typing import TYPE_CHECKING

from palatine.games.valeria.components import BOSS, GOLD, MAGIC, STRENGTH, TITAN, VP
from palatine.games.valeria.headings import DEFEAT, RUIN
from palatine.games.valeria.seat import CITIZEN_TYPES, DOMAIN_COUNT, MONSTER_TYPES
from palatine.games.valeria.zones import DARK_DUKE, DARK_SHOWN, KEPT, SHOWN
from palatine.kernel.bits import bit_count
from palatine.kernel.columns import total
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

STARTER_CARDS = 2


def monster_points(g: "Valeria", slain: vec[i64]) -> i64:
    points: i64 = 0
    for monster in range(i64(MONSTER_TYPES)):
        points += slain[monster] * g.box.monster_vp[monster]
    return points


def domain_points(g: "Valeria", domains: i64) -> i64:
    points: i64 = 0
    for domain in range(i64(DOMAIN_COUNT)):
        if domains >> domain & 1:
            points += g.box.domain_vp[domain]
    return points


def duke_points(g: "Valeria", duke: i64, citizens: vec[i64], slain: vec[i64], domains: i64) -> i64:
    """VA-9.2 What a duke counts: role icons on citizens and domains, cards, titans and bosses."""
    counts = vec[i64]([i64(0)] * 9)
    for role in range(i64(4)):
        for citizen in range(i64(CITIZEN_TYPES)):
            counts[role] += citizens[citizen] * g.box.roles[4 * citizen + role]
        for domain in range(i64(DOMAIN_COUNT)):
            if domains >> domain & 1:
                counts[role] += g.box.domain_roles[4 * domain + role]
    counts[4] = total(citizens)
    counts[5] = total(slain)
    counts[6] = bit_count(domains)
    for monster in range(i64(MONSTER_TYPES)):
        if g.box.type[monster] == TITAN:
            counts[7] += slain[monster]
        elif g.box.type[monster] == BOSS:
            counts[8] += slain[monster]
    points: i64 = 0
    for thing in range(i64(9)):
        points += counts[thing] * g.box.scoring[9 * duke + thing]
    return points


def resource_points(g: "Valeria", duke: i64, tokens: vec[i64]) -> i64:
    """VA-9.3, VA-13.2 Full groups among all leftover resources together, or for each kind."""
    every = g.box.every[duke]
    if g.box.pooled:
        return (tokens[GOLD] + tokens[STRENGTH] + tokens[MAGIC]) // every
    return tokens[GOLD] // every + tokens[STRENGTH] // every + tokens[MAGIC] // every


def duke_of(g: "Valeria", seat: i64) -> i64:
    """The seat's duke, or -1 before it has chosen."""
    for zone in (KEPT, SHOWN):
        cards = g.pile(zone, seat).cards
        if cards:
            return cards[-1]
    return -1


def parts(g: "Valeria", seat: i64) -> dict[str, int]:
    """VA-9.1 Monsters, domains, tokens, duke; VA-13.13 solo tokens count unless the table plays otherwise."""
    s = g.seat[seat]
    duke = duke_of(g, seat)
    from_duke: i64 = 0
    if duke >= 0:
        from_duke = duke_points(g, duke, s.citizens, s.slain, s.domains) + resource_points(g, duke, s.tokens)
    tokens = s.tokens[VP] if g.seat_count > 1 or g.box.solo_tokens else 0
    return {
        "monsters": int(monster_points(g, s.slain)),
        "domains": int(domain_points(g, s.domains)),
        "tokens": int(tokens),
        "duke": int(from_duke),
    }


def seat_score(g: "Valeria", seat: i64) -> int:
    return sum(parts(g, seat).values())


def dark_lord_score(g: "Valeria") -> int:
    """VA-11.12 With his duke, shown or not."""
    return dark_lord_points(g, True)


def dark_lord_points(g: "Valeria", with_duke: bool) -> int:
    """VA-11.12 Monsters still in the stacks, captured domains, and his duke over both and the captured citizens."""
    surviving = vec[i64]([i64(0)] * MONSTER_TYPES)
    for stack in g.monsters:
        for monster in stack:
            surviving[monster] += 1
    points = monster_points(g, surviving) + domain_points(g, g.captured_domains)
    dukes = [*g.pile(DARK_DUKE).cards, *g.pile(DARK_SHOWN).cards]
    if dukes and with_duke:
        points += duke_points(g, dukes[-1], g.captured, surviving, g.captured_domains)
    return int(points)


def scores(g: "Valeria") -> list[int]:
    return [seat_score(g, seat) for seat in range(g.seat_count)]


def tableau_cards(g: "Valeria", seat: i64) -> int:
    """VA-13.8 Starters, citizens, domains and slain monsters."""
    s = g.seat[seat]
    return int(total(s.citizens) + total(s.slain) + bit_count(s.domains)) + STARTER_CARDS


def ranking(g: "Valeria") -> list[int]:
    """VA-9.4 Most points; tied: fewer cards; still tied: they share. Solo: 1 for a win, 2 for a defeat."""
    if g.seat_count == 1:
        return [2 if g.ending in (DEFEAT, RUIN) else 1]
    keys = [(seat_score(g, seat), -tableau_cards(g, seat)) for seat in range(g.seat_count)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def breakdown(g: "Valeria") -> list[dict[str, int]]:
    return [parts(g, seat) for seat in range(g.seat_count)]
