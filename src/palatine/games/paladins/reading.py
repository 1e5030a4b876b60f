"""Hand-made positions of Paladins: what is left out has its starting value, and decks hold what lies nowhere else."""

from typing import TYPE_CHECKING

from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    JAR_SPACE,
    ORDER,
    OUTSIDER,
    PALADIN,
    SCHEME,
    SPACE,
    SUSPICION,
    TAVERN_CARD,
    TOWNSFOLK_CARD,
    WALL,
)
from palatine.games.paladins.components import (
    ATTRIBUTES,
    COMMISSION,
    FAVOUR_SPACES,
    ORDER_SPACES,
    OUTSIDER_SPACES,
    PIECES,
    RESOURCE_SPACES,
    RESOURCES,
    ROUNDS,
    SCHEMES,
    STRENGTH,
    TOP,
    TOWNSFOLK_SPACES,
    WORKERS,
)
from palatine.games.paladins.headings import PHASES
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD, VPL
from palatine.games.paladins.zones import DECK, PLAYED
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.paladins.seat import Seat
    from palatine.games.paladins.table import Paladins

MANY = 10_000

_WORKSHOPS = [f"{BOARD_ACTION.texts[COMMISSION + at // 2]} {at % 2 + 1}" for at in range(ACTION_COUNT)]


def read(g: "Paladins", reader: Reader) -> None:
    seats = int(g.seat_count)
    g.phase = reader.word("phase", PHASES[0], list(PHASES))
    g.round = reader.integer("round", 0, 0, ROUNDS)
    g.first = reader.integer("first", 0, 0, seats - 1)
    g.active = reader.integer("active", int(g.first), 0, len(g.seat) - 1)
    g.tax = reader.integer("tax", int(g.box.tax_supply), 0, MANY)
    g.townsfolk = _row(reader, "townsfolk", TOWNSFOLK_CARD.texts, TOWNSFOLK_SPACES)
    g.townsfolk_gone = _bits(reader.words("townsfolk_discards", TOWNSFOLK_CARD.texts))
    g.outsiders = _row(reader, "outsiders", OUTSIDER.texts, OUTSIDER_SPACES)
    g.outsiders_gone = _bits(reader.words("outsider_discards", OUTSIDER.texts))
    g.tavern = _cards(reader.words("tavern", TAVERN_CARD.texts))
    g.tavern_gone = _bits(reader.words("tavern_discards", TAVERN_CARD.texts))
    g.orders = _row(reader, "orders", ORDER.texts, ORDER_SPACES)
    g.favours = _row(reader, "favours", FAVOUR.texts, FAVOUR_SPACES)
    _read_favour_workers(g, reader)
    g.suspicions_gone = _counts(reader, "suspicion_discards", SUSPICION.texts)
    _read_map(g, reader)
    rows = reader.rows("seats")
    if len(rows) > seats:
        raise wrong(reader.at("seats"), len(rows), f"rows for {seats} seats", f"wierszy na {seats} miejsc")
    for i, row in enumerate(rows):
        _read_seat(g.seat[i], Reader(row, f"{reader.path}.seats.{i}"))
    if g.is_solo():
        _read_vpl(g, reader.table("vpl"))
    reader.close()
    for seat in range(seats):  # a Paladin that is in play lies open, and not in the deck
        card = int(g.seat[seat].paladin)
        if card >= 0 and card in g.pile(DECK, seat).cards:
            g.remove(card, DECK, seat)
            g.put(card, PLAYED, seat)
    _fill_decks(g)


def _fill_decks(g: "Paladins") -> None:
    """PA-15.5 Whatever lies nowhere else is in its deck."""
    people = _open(g.townsfolk) + [int(card) for s in g.seat for card in s.crew]
    g.townsfolk_deck &= ~(_bits(people) | g.townsfolk_gone)
    outsiders = _open(g.outsiders) + [int(card) for s in g.seat for card in [*s.converts, *s.trophies]]
    g.outsider_deck &= ~(_bits(outsiders) | g.outsiders_gone)
    taken = [int(card) for card in g.tavern] + [int(s.tavern) for s in g.seat if s.tavern != NO_CARD]
    g.tavern_deck &= ~(_bits(taken) | g.tavern_gone)
    g.order_deck &= ~_bits(_open(g.orders))
    g.favour_deck &= ~_bits(_open(g.favours))
    suspicions, walls = g.suspicion_deck[:], g.wall_deck[:]
    for card, n in enumerate(g.suspicions_gone):
        suspicions[card] -= n
    for s in g.seat:
        for card in s.suspicions:
            suspicions[card] -= 1
        for card in s.walls:
            walls[card] -= 1
    g.suspicion_deck, g.wall_deck = suspicions, walls
    if g.is_solo():
        schemes = g.box.scheme_copies[:]
        schemes[len(SCHEMES) - 1] -= FAVOUR_SPACES - len(_open(g.favours))
        for card, n in enumerate(g.schemes_gone):
            schemes[card] -= n
        g.scheme_deck = schemes


def _open(row: vec[i64]) -> list[int]:
    return [int(card) for card in row if card != NO_CARD]


def _bits(cards: list[int]) -> i64:
    bits: i64 = 0
    for card in cards:
        bits |= bit(card)
    return bits


def _cards(cards: list[int]) -> vec[i64]:
    return vec[i64]([i64(card) for card in cards])


def _row(reader: Reader, key: str, names: list[str], size: int) -> vec[i64]:
    """A name for each place, or an empty text; no row means empty places."""
    if not reader.has(key):
        return vec[i64]([i64(NO_CARD)] * size)
    rows = reader.rows(key)
    if len(rows) != size or any([row != "" and row not in names for row in rows]):
        raise wrong(reader.at(key), rows, f"must name {size} cards", f"musi wymieniać {size} kart")
    return vec[i64]([i64(names.index(str(row)) if row else NO_CARD) for row in rows])


def _counts(reader: Reader, key: str, names: list[str]) -> vec[i64]:
    table = reader.table(key)
    counts = vec[i64]([i64(table.integer(name, 0, 0, MANY)) for name in names])
    table.close()
    return counts


def _read_favour_workers(g: "Paladins", reader: Reader) -> None:
    if not reader.has("favour_workers"):
        return
    rows = reader.rows("favour_workers")
    found: list[int] = []
    for row in rows:
        if row == []:
            found.append(0)
        elif isinstance(row, list) and len(row) == 2 and row[0] in WORKERS and type(row[1]) is int:
            found.append(1 + WORKERS.index(row[0]) + 6 * row[1])
    if len(rows) != FAVOUR_SPACES or len(found) != FAVOUR_SPACES:
        raise wrong(
            reader.at("favour_workers"), rows, "must be five rows, [] or [worker, seat]",
            "musi mieć pięć pozycji: [] albo [robotnik, miejsce]",
        )  # fmt: skip
    g.favour_workers = _cards(found)


def _read_map(g: "Paladins", reader: Reader) -> None:
    table = reader.table("map")
    spaces = g.map[:]
    for space, name in enumerate(SPACE.texts):
        if not table.has(name):
            continue
        row = table.take(name, [])
        if (
            not isinstance(row, list) or len(row) != 2 or row[0] not in ("monk", "outpost")
            or type(row[1]) is not int or not 0 <= row[1] < len(g.seat)
        ):  # fmt: skip
            raise wrong(
                table.at(name), row, "must be [monk or outpost, seat]", "musi mieć postać [monk albo outpost, miejsce]"
            )
        spaces[space] = 1 + 2 * row[1] + (1 if row[0] == "outpost" else 0)
        g.free &= ~bit(space)
        if row[0] == "outpost":
            g.seat[row[1]].outposts += 1
        else:
            g.seat[row[1]].monks += 1
    table.close()
    g.map = spaces


def _read_common(s: "Seat", reader: Reader) -> None:
    attributes = reader.table("attributes")
    for at, name in enumerate(ATTRIBUTES):
        s.set_attribute(STRENGTH + at, attributes.integer(name, 0, 0, TOP))
    attributes.close()
    s.suspicions = _cards(reader.words("suspicions", SUSPICION.texts))
    s.unpaid = reader.integer("unpaid", 0, 0, MANY)
    s.paid = reader.integer("paid", 0, 0, MANY)
    s.walls = _cards(reader.words("walls", WALL.texts))
    s.converts = _cards(reader.words("converts", OUTSIDER.texts))
    s.trophies = _cards(reader.words("trophies", OUTSIDER.texts))
    s.workshops = _bits(reader.words("workshops", _WORKSHOPS))
    s.passed = reader.flag("passed", False)


def _read_seat(s: "Seat", reader: Reader) -> None:
    _read_common(s, reader)
    s.silver = reader.integer("silver", int(s.silver), 0, MANY)
    s.provisions = reader.integer("provisions", int(s.provisions), 0, MANY)
    s.pool = _counts(reader, "workers", WORKERS)
    table = reader.table("placed")
    placed = s.placed[:]
    for action, name in enumerate(BOARD_ACTION.texts):
        if table.has(name):
            placed[action] = _slots(table, name)
    table.close()
    s.placed = placed
    s.crew = _cards(reader.words("crew", TOWNSFOLK_CARD.texts))
    s.crew_bits = _bits([int(card) for card in s.crew])
    s.jar_spaces = _bits(reader.words("jars", JAR_SPACE.texts))
    s.jars = bit_count(s.jar_spaces)
    s.paladin = reader.word("paladin", "", ["", *PALADIN.texts]) - 1
    s.tavern = reader.word("tavern", "", ["", *TAVERN_CARD.texts]) - 1
    reader.close()


def _slots(table: Reader, name: str) -> int:
    """Three workers or empty texts."""
    row = table.rows(name)
    if len(row) > 3 or any([worker != "" and worker not in WORKERS for worker in row]):
        raise wrong(table.at(name), row, "must be up to three workers", "musi zawierać do trzech robotników")
    return sum([WORKERS.index(str(worker)) + 1 << 3 * at for at, worker in enumerate(row) if worker])


def _read_vpl(g: "Paladins", reader: Reader) -> None:
    s = g.seat[VPL]
    _read_common(s, reader)
    pool = s.pool[:]
    pool[0] = reader.integer("workers", 0, 0, MANY)
    s.pool = pool
    s.placed = _counts(reader, "placed", BOARD_ACTION.texts)
    s.jars = reader.integer("jars", 0, 0, PIECES)
    g.marker = reader.integer("marker", 1, 1, RESOURCE_SPACES) - 1
    if reader.has("stacked"):
        stacked = [RESOURCES.index(ATTRIBUTES[at]) for at in reader.words("stacked", ATTRIBUTES)]
        if sorted(stacked) != [STRENGTH, STRENGTH + 1, STRENGTH + 2]:
            raise wrong(reader.at("stacked"), stacked, "must name each attribute once", "każdy atrybut raz")
        g.stacked = _cards(stacked)
    g.schemes_gone = _counts(reader, "scheme_discards", SCHEME.texts)
    reader.close()
