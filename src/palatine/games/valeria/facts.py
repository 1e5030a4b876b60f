"""The table of Valeria as data: dumps, hand-made positions, views, and what can never be true of it."""

from typing import TYPE_CHECKING

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
from palatine.kernel.bits import bit
from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import append, i64, vec

if TYPE_CHECKING:
    from palatine.games.valeria.seat import Seat
    from palatine.games.valeria.table import Valeria

MANY = 10_000
NO_CARD = -1
_AREAS = [row.id for row in AREAS]


# ---- pieces of events ------------------------------------------------------------------------------------------------


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


# ---- views and dumps -------------------------------------------------------------------------------------------------


def dumped(g: "Valeria") -> dict[str, object]:
    return {
        "phase": PHASES[g.phase],
        "first": int(g.first),
        "active": int(g.active),
        "dice": [int(g.die1), int(g.die2)],
        "changed_by": domain_names(g.changed_by),
        "is_ending": bool(g.is_ending),
        "ending": ENDINGS[g.ending],
        "areas": [_AREAS[area] if area >= 0 else "" for area in g.areas],
        "monsters": [[MONSTER.texts[card] for card in stack] for stack in g.monsters],
        "citizens": [[CITIZEN.texts[card] for card in stack] for stack in g.offers],
        "hidden": [int(n) for n in g.hidden],
        "unseen": counted(g.unseen, CITIZEN.texts),
        "domains": [DOMAIN.texts[card] if card >= 0 else "" for card in g.domains],
        "covered": [int(n) for n in g.covered],
        "captured": counted(g.captured, CITIZEN.texts),
        "captured_domains": domain_names(g.captured_domains),
        "seats": [_seat(s) for s in g.seat],
    }


def public(g: "Valeria", viewer: int | None) -> dict[str, object]:
    """VA-14.5, VA-13.26 Everything on the table is public; dukes lie in zones, face-down cards have no identity yet."""
    found = dumped(g)
    found["seats"] = [_public_seat(g, seat, viewer) for seat in range(g.seat_count)]
    if g.seat_count == 1:
        found["dark_lord_points"] = scoring.dark_lord_points(g, bool(g.pile(DARK_SHOWN).cards))
    del found["unseen"]  # what could still lie face down follows from what was seen
    found["exhausted"] = int(g.exhausted())
    found["resting"] = int(g.resting())
    return found


def _public_seat(g: "Valeria", seat: int, viewer: int | None) -> dict[str, object]:
    """VA-9.1 With the points that everybody sees; what the duke adds is told to whoever may know the duke."""
    parts = scoring.parts(g, seat)
    told = {**_seat(g.seat[seat]), "points": parts["monsters"] + parts["domains"] + parts["tokens"]}
    if scoring.duke_of(g, seat) >= 0 and (seat == viewer or g.pile(SHOWN, seat).cards):
        told["duke_points"] = parts["duke"]
    return told


def counted(counts: vec[i64], names: list[str]) -> dict[str, object]:
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def domain_names(bits: i64) -> list[str]:
    return [DOMAIN.texts[domain] for domain in range(DOMAIN_COUNT) if bits >> domain & 1]


def _seat(s: "Seat") -> dict[str, object]:
    return {
        "tokens": {name: int(n) for name, n in zip(RESOURCES, s.tokens, strict=True)},
        "citizens": counted(s.citizens, CITIZEN.texts),
        "slain": counted(s.slain, MONSTER.texts),
        "domains": domain_names(s.domains),
        "pending": counted(s.pending, CITIZEN.texts),
    }


# ---- reading positions -----------------------------------------------------------------------------------------------


def read(g: "Valeria", reader: Reader) -> None:
    seats = int(g.seat_count)
    g.phase = reader.word("phase", PHASES[0], list(PHASES))
    g.first = reader.integer("first", 0, 0, seats - 1)
    g.active = reader.integer("active", int(g.first), 0, seats - 1)
    dice = reader.integers("dice", [1, 1], 1, 6)
    if len(dice) != 2:
        raise wrong(reader.at("dice"), dice, "must be two dice", "musi zawierać dwie kości")
    g.die1, g.die2 = dice[0], dice[1]
    g.changed_by = _bits(reader.words("changed_by", DOMAIN.texts))
    g.is_ending = reader.flag("is_ending", False)
    g.ending = reader.word("ending", "", list(ENDINGS))
    if reader.has("areas"):
        g.areas = vec[i64]([i64(a) for a in _cards(reader, "areas", _AREAS, COLUMNS)])
    if reader.has("monsters"):
        g.monsters = _stacks(reader, "monsters", MONSTER.texts, COLUMNS)
    if reader.has("citizens"):
        g.offers = _stacks(reader, "citizens", CITIZEN.texts, SLOTS)
    g.hidden = _row(reader, "hidden", SLOTS, 6)
    g.unseen = _counts(reader, "unseen", CITIZEN.texts)
    if reader.has("domains"):
        g.domains = vec[i64]([i64(d) for d in _cards(reader, "domains", DOMAIN.texts, COLUMNS)])
    g.covered = _row(reader, "covered", COLUMNS, 5)
    g.captured = _counts(reader, "captured", CITIZEN.texts)
    g.captured_domains = _bits(reader.words("captured_domains", DOMAIN.texts))
    rows = reader.rows("seats")
    if len(rows) > seats:
        raise wrong(reader.at("seats"), len(rows), f"rows for {seats} seats", f"wierszy na {seats} miejsc")
    for i, row in enumerate(rows):
        _read_seat(g, i, Reader(row, f"{reader.path}.seats.{i}"))
    reader.close()
    for domain in seen_domains(g):  # what lies open is not among the unseen
        if domain in g.pile(DOMAINS_UNSEEN).cards:
            g.remove(domain, DOMAINS_UNSEEN)
        if domain not in g.pile(DOMAINS_SEEN).cards:
            g.put(domain, DOMAINS_SEEN)


def seen_domains(g: "Valeria") -> list[int]:
    """Domains that are face up, owned or captured."""
    seen = [int(d) for d in g.domains if d >= 0]
    seen += [d for s in g.seat for d in range(DOMAIN_COUNT) if s.domains >> d & 1]
    return seen + [d for d in range(DOMAIN_COUNT) if g.captured_domains >> d & 1]


def _bits(cards: list[int]) -> i64:
    bits: i64 = 0
    for card in cards:
        bits |= bit(card)
    return bits


def _row(reader: Reader, key: str, size: int, high: int) -> vec[i64]:
    numbers = reader.integers(key, [0] * size, 0, high)
    if len(numbers) != size:
        raise wrong(reader.at(key), numbers, f"must have {size} numbers", f"musi mieć {size} liczb")
    return vec[i64]([i64(n) for n in numbers])


def _cards(reader: Reader, key: str, names: list[str], size: int) -> list[int]:
    """A name for each place, or an empty text."""
    rows = reader.rows(key)
    if len(rows) != size or any([row != "" and row not in names for row in rows]):
        raise wrong(reader.at(key), rows, f"must name {size} cards", f"musi wymieniać {size} kart")
    return [names.index(str(row)) if row else NO_CARD for row in rows]


def _stacks(reader: Reader, key: str, names: list[str], size: int) -> list[vec[i64]]:
    rows = reader.rows(key)
    if len(rows) != size:
        raise wrong(reader.at(key), len(rows), f"must be {size} stacks", f"musi być stosów: {size}")
    found: list[vec[i64]] = []
    for row in rows:
        if not isinstance(row, list) or any([name not in names for name in row]):
            raise wrong(reader.at(key), row, "must be a list of cards", "musi być listą kart")
        stack: vec[i64] = vec[i64]()
        for name in row:
            stack = append(stack, names.index(name))
        found.append(stack)
    return found


def _counts(reader: Reader, key: str, names: list[str]) -> vec[i64]:
    table = reader.table(key)
    counts = vec[i64]([i64(table.integer(name, 0, 0, MANY)) for name in names])
    table.close()
    return counts


def _read_seat(g: "Valeria", seat: i64, reader: Reader) -> None:
    s = g.seat[seat]
    if reader.has("tokens"):
        s.tokens = _counts(reader, "tokens", RESOURCES)
    for citizen, n in enumerate(_counts(reader, "citizens", CITIZEN.texts)):
        if n:
            g.add_citizen(seat, citizen, n)
    s.slain = _counts(reader, "slain", MONSTER.texts)
    s.domains = _bits(reader.words("domains", DOMAIN.texts))
    s.pending = _counts(reader, "pending", CITIZEN.texts)
    reader.close()


# ---- what can never be -----------------------------------------------------------------------------------------------


def audit(g: "Valeria") -> list[str]:
    """VA-1.1 No card is there more often than printed, and nothing is below zero."""
    broken: list[str] = []
    for seat, s in enumerate(g.seat):
        if min([int(n) for n in s.tokens]) < 0:
            broken.append(f"VA-3.1: seat {seat} has tokens below zero")
        icons = [0, 0, 0, 0]
        for citizen in range(CITIZEN_TYPES):
            for role in range(4):
                icons[role] += s.citizens[citizen] * g.box.roles[4 * citizen + role]
        if icons != [int(n) for n in s.icons]:
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
