"""The facts of Valeria: pieces of events, what is on the table and who may see it, and what can never be true."""

from typing import TYPE_CHECKING, Final

from palatine.games.valeria import scoring
from palatine.games.valeria.actions import CITIZEN, DOMAIN, DUKE, MONSTER
from palatine.games.valeria.components import AREAS, COLUMNS, COPIES, RESOURCES, SLOTS, STARTERS
from palatine.games.valeria.headings import (
    CHOICE,
    EFFECT,
    ENDINGS,
    FROM_ACTION,
    FROM_CITIZEN,
    FROM_CONSOLATION,
    FROM_DOMAIN,
    FROM_MONSTER,
    FROM_STARTER,
    OFFER,
    PHASES,
)
from palatine.games.valeria.seat import CITIZEN_TYPES, DOMAIN_COUNT, MONSTER_TYPES
from palatine.games.valeria.zones import DARK_SHOWN, DOMAINS_SEEN, DOMAINS_UNSEEN, SHOWN
from palatine.kernel import kinds
from palatine.kernel.bits import members
from palatine.kernel.data import Reader, wrong
from palatine.kernel.fields import IMPLIED, Field, SeatRows, Sheet, Special, Told
from palatine.kernel.ints import i64, vec
from palatine.kernel.zone import ALL

if TYPE_CHECKING:
    from palatine.games.valeria.seat import Seat
    from palatine.games.valeria.table import Valeria


# ---- pieces of events -----------------------------------------------------------------------------------------------


def exchange(amounts: vec[i64], source: i64) -> dict[str, object]:
    goods = {name: int(n) for name, n in zip(RESOURCES, amounts, strict=True) if n}
    return {"goods": goods, "source": source_name(source)}


def source_name(source: i64) -> str:
    if FROM_DOMAIN <= source < FROM_DOMAIN + DOMAIN_COUNT:
        return f"domain:{DOMAIN.texts[source - FROM_DOMAIN]}"
    if FROM_MONSTER <= source < FROM_MONSTER + MONSTER_TYPES:
        return f"monster:{MONSTER.texts[source - FROM_MONSTER]}"
    if FROM_STARTER <= source < FROM_STARTER + len(STARTERS):
        return f"starter:{STARTERS[source - FROM_STARTER].id}"
    if FROM_CITIZEN <= source < FROM_CITIZEN + CITIZEN_TYPES:
        return f"citizen:{CITIZEN.texts[source - FROM_CITIZEN]}"
    return "consolation" if source == FROM_CONSOLATION else "action"


def rule_of(source: i64) -> str:
    if source >= FROM_ACTION:
        return "VA-6.8" if source == FROM_CONSOLATION else "VA-7.11"
    if source >= FROM_DOMAIN:
        return "VA-7.14"
    return "VA-7.7" if source >= FROM_MONSTER else "VA-6.3"


# ---- what is on the table, and who may see it ------------------------------------------------------------------------


def _dice(g: "Valeria", _seat: int) -> list[int]:
    return [int(g.die1), int(g.die2)]


def _read_dice(g: "Valeria", _seat: int, reader: Reader) -> None:
    dice = reader.integers("dice", [1, 1], 1, 6)
    if len(dice) != 2:
        raise wrong(reader.at("dice"), dice, "must be two dice", "musi zawierać dwie kości")
    g.die1, g.die2 = dice[0], dice[1]


def _points(g: "Valeria", seat: int, _viewer: int | None) -> int:
    """VA-9.1 The points that everybody sees."""
    parts = scoring.parts(g, seat)
    return parts["monsters"] + parts["domains"] + parts["tokens"]


def _duke_points(g: "Valeria", seat: int, viewer: int | None) -> int | None:
    """VA-9.1 What the duke adds is told to whoever may know the duke."""
    is_known = scoring.duke_of(g, seat) >= 0 and (seat == viewer or len(g.pile(SHOWN, seat).cards) > 0)
    return scoring.parts(g, seat)["duke"] if is_known else None


def _dark_lord_points(g: "Valeria", _seat: int, _viewer: int | None) -> int | None:
    return scoring.dark_lord_points(g, bool(g.pile(DARK_SHOWN).cards)) if g.is_solo() else None


SEAT: Final[Sheet["Valeria"]] = Sheet(
    [
        Field("tokens", ALL, kinds.counts(RESOURCES, zeros=True)),
        Field("citizens", ALL, kinds.counts(CITIZEN.texts)),
        Field("slain", ALL, kinds.counts(MONSTER.texts)),
        Field("domains", ALL, kinds.names(DOMAIN.texts)),
        Field("pending", ALL, kinds.counts(CITIZEN.texts)),
        Told("points", ALL, _points),
        Told("duke_points", ALL, _duke_points),
    ],
    apart={"icons": "those on the citizens"},
)

# VA-14.5, VA-13.26 Everything on the table is public; dukes lie in zones, face-down cards have no identity yet.
TABLE: Final[Sheet["Valeria"]] = Sheet(
    [
        Field("phase", ALL, kinds.word(PHASES)),
        Field("first", ALL, kinds.seat()),
        Field("active", ALL, kinds.seat(), start=lambda g, seat: g.first),
        Special("dice", ALL, ["die1", "die2"], _dice, _read_dice),
        Field("changed_by", ALL, kinds.names(DOMAIN.texts)),
        Field("is_ending", ALL, kinds.flag()),
        Field("ending", ALL, kinds.word(ENDINGS)),
        Field("areas", ALL, kinds.places([row.id for row in AREAS], COLUMNS)),
        Field("monsters", ALL, kinds.stacks(MONSTER.texts, COLUMNS)),
        Field("citizens", ALL, kinds.stacks(CITIZEN.texts, SLOTS), "offers"),
        Field("hidden", ALL, kinds.numbers(0, 6, SLOTS)),
        Field("unseen", IMPLIED, kinds.counts(CITIZEN.texts)),
        Field("domains", ALL, kinds.places(DOMAIN.texts, COLUMNS)),
        Field("covered", ALL, kinds.numbers(0, 5, COLUMNS)),
        Field("captured", ALL, kinds.counts(CITIZEN.texts)),
        Field("captured_domains", ALL, kinds.names(DOMAIN.texts)),
        SeatRows("seats", SEAT),
        Told("dark_lord_points", ALL, _dark_lord_points),
        Told("exhausted", ALL, lambda g, seat, viewer: int(g.exhausted())),
        Told("resting", ALL, lambda g, seat, viewer: int(g.resting())),
    ],
    apart={"box": "what was printed"},
)


def complete(g: "Valeria") -> None:
    """Icons are those of the citizens, and what lies open is not among the unseen."""
    for s in g.seat:
        s.icons = _icons(g, s)
    for domain in seen_domains(g):
        if domain in g.pile(DOMAINS_UNSEEN).cards:
            g.remove(domain, DOMAINS_UNSEEN)
        if domain not in g.pile(DOMAINS_SEEN).cards:
            g.put(domain, DOMAINS_SEEN)


def _icons(g: "Valeria", s: "Seat") -> vec[i64]:
    """VA-7.12"""
    icons = vec[i64]([0, 0, 0, 0])
    for citizen in range(i64(CITIZEN_TYPES)):
        for role in range(i64(4)):
            icons[role] += s.citizens[citizen] * g.box.roles[4 * citizen + role]
    return icons


def seen_domains(g: "Valeria") -> list[int]:
    """Domains that are face up, owned or captured."""
    seen = [int(d) for d in g.domains if d >= 0]
    for bits in [*[s.domains for s in g.seat], g.captured_domains]:
        seen += members(bits)
    return seen


# ---- what can never be ----------------------------------------------------------------------------------------------


def audit(g: "Valeria") -> list[str]:
    """VA-1.1 No card is there more often than printed, and nothing is below zero."""
    broken: list[str] = []
    for seat, s in enumerate(g.seat):
        if min([int(n) for n in s.tokens]) < 0:
            broken.append(f"VA-3.1: seat {seat} has tokens below zero")
        if list(_icons(g, s)) != list(s.icons):
            broken.append(f"VA-7.12: icons of seat {seat} do not agree with its citizens")
    for citizen in range(CITIZEN_TYPES):
        count = sum([s.citizens[citizen] for s in g.seat]) + g.captured[citizen] + g.unseen[citizen]
        count += sum([1 for offer in g.offers for card in offer if card == citizen])
        if count > COPIES:
            broken.append(f"VA-1.1: {count} cards {CITIZEN.texts[citizen]}")
    for monster in range(MONSTER_TYPES):
        count = sum([s.slain[monster] for s in g.seat])
        count += sum([1 for stack in g.monsters for card in stack if card == monster])
        if count > g.box.copies[monster]:
            broken.append(f"VA-1.1: {count} cards {MONSTER.texts[monster]}")
    places = seen_domains(g) + list(g.pile(DOMAINS_UNSEEN).cards)
    for domain in set(places):
        if places.count(domain) > 1:
            broken.append(f"VA-1.1: {DOMAIN.texts[domain]} lies in two places")
    if sorted(seen_domains(g)) != sorted(g.pile(DOMAINS_SEEN).cards):
        broken.append("VA-14.2: the domains that were turned up are not those that lie open")
    dukes = [card for at, pile in enumerate(g.piles) for card in pile.cards if at > 1]
    if len(set(dukes)) != len(dukes) or len(dukes) > DUKE.size:
        broken.append("VA-1.1: a duke lies in two places")
    for frame in g.stack:
        if frame.step in (CHOICE, EFFECT, OFFER) and not 1 <= frame.b <= FROM_CONSOLATION:
            broken.append(f"an effect cannot come from {frame.b}")
    return broken
