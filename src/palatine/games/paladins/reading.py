"""What Paladins keeps in forms of its own, written and read; and what follows from a position: the decks."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins.actions import BOARD_ACTION, SPACE
from palatine.games.paladins.components import (
    ATTRIBUTES,
    COMMISSION,
    FAVOUR_SPACES,
    LABOURER,
    RESOURCE_SPACES,
    RESOURCES,
    SCHEMES,
    STRENGTH,
    TOP,
    WORKERS,
)
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD, NO_WORKERS, VPL
from palatine.games.paladins.zones import DECK, PLAYED
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.columns import replaced
from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import i64, vec
from palatine.kernel.kinds import MANY, Kind, bits_of, vector_of

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

WORKSHOPS: Final[list[str]] = [f"{BOARD_ACTION.texts[COMMISSION + at // 2]} {at % 2 + 1}" for at in range(ACTION_COUNT)]


def complete(g: "Paladins") -> None:
    """What is kept beside the cards, a Paladin that is in play and not in the deck, and PA-15.5 the decks."""
    for seat in range(int(g.seat_count)):
        s = g.seat[seat]
        s.crew_bits = bits_of(_open(s.crew))
        s.jars = bit_count(s.jar_spaces)
        if s.paladin >= 0 and s.paladin in g.pile(DECK, seat).cards:
            g.remove(s.paladin, DECK, seat)
            g.put(s.paladin, PLAYED, seat)
    _fill_decks(g)


def _fill_decks(g: "Paladins") -> None:
    """PA-15.5 Whatever lies nowhere else is in its deck."""
    people = _open(g.townsfolk) + [int(card) for s in g.seat for card in s.crew]
    g.townsfolk_deck &= ~(bits_of(people) | g.townsfolk_gone)
    outsiders = _open(g.outsiders) + [int(card) for s in g.seat for card in [*s.converts, *s.trophies]]
    g.outsider_deck &= ~(bits_of(outsiders) | g.outsiders_gone)
    taken = [int(card) for card in g.tavern] + [int(s.tavern) for s in g.seat if s.tavern != NO_CARD]
    g.tavern_deck &= ~(bits_of(taken) | g.tavern_gone)
    g.order_deck &= ~bits_of(_open(g.orders))
    g.favour_deck &= ~bits_of(_open(g.favours))
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


# ---- the table -------------------------------------------------------------------------------------------------------

BOARD: Final[Kind] = Kind(int, lambda reader, key, seats: reader.integer(key, 0, 0, max(seats, VPL + 1) - 1))
"""Whose turn it is; in the solo game the virtual player's too."""


def _favour_workers(workers: vec[i64]) -> list[list[object]]:
    """The colour and the board of the worker on each Favour; empty while it is free."""
    return [[WORKERS[(n - 1) % 6], int((n - 1) // 6)] if n else [] for n in workers]


def _read_favour_workers(reader: Reader, key: str, _seats: int) -> vec[i64]:
    rows = reader.rows(key)
    found: list[int] = []
    for row in rows:
        if row == []:
            found.append(0)
        elif isinstance(row, list) and len(row) == 2 and row[0] in WORKERS and type(row[1]) is int:
            found.append(1 + WORKERS.index(row[0]) + 6 * row[1])
    if len(rows) != FAVOUR_SPACES or len(found) != FAVOUR_SPACES:
        raise wrong(
            reader.at(key), rows, "must be five rows, [] or [worker, seat]",
            "musi mieć pięć pozycji: [] albo [robotnik, miejsce]",
        )  # fmt: skip
    return vector_of(found)


FAVOUR_WORKERS: Final[Kind] = Kind(_favour_workers, _read_favour_workers)


def pieces(g: "Paladins", _seat: int) -> dict[str, list[object]]:
    """Monks and Outposts on the map."""
    return {
        SPACE.texts[space]: ["outpost" if (n - 1) % 2 else "monk", int((n - 1) // 2)]
        for space, n in enumerate(g.map)
        if n
    }


def read_pieces(g: "Paladins", _seat: int, reader: Reader) -> None:
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


# ---- boards ----------------------------------------------------------------------------------------------------------


def attributes(g: "Paladins", seat: int) -> dict[str, int]:
    return {name: int(g.seat[seat].attribute(STRENGTH + at)) for at, name in enumerate(ATTRIBUTES)}


def read_attributes(g: "Paladins", seat: int, reader: Reader) -> None:
    table = reader.table("attributes")
    for at, name in enumerate(ATTRIBUTES):
        g.seat[seat].set_attribute(STRENGTH + at, table.integer(name, 0, 0, TOP))
    table.close()


def _slots(workers: i64) -> list[str]:
    """The workers on the three slots of an action, three bits each."""
    return [["", *WORKERS][workers >> 3 * at & 7] for at in range(3)]


def _placed(placed: vec[i64]) -> dict[str, list[str]]:
    return {BOARD_ACTION.texts[action]: _slots(workers) for action, workers in enumerate(placed) if workers}


def _read_placed(reader: Reader, key: str, _seats: int) -> vec[i64]:
    table = reader.table(key)
    placed = vector_of([_read_slots(table, name) for name in BOARD_ACTION.texts])
    table.close()
    return placed


def _read_slots(table: Reader, name: str) -> int:
    """Three workers or empty texts."""
    row = table.rows(name)
    if len(row) > 3 or any([worker != "" and worker not in WORKERS for worker in row]):
        raise wrong(table.at(name), row, "must be up to three workers", "musi zawierać do trzech robotników")
    return sum([WORKERS.index(str(worker)) + 1 << 3 * at for at, worker in enumerate(row) if worker])


PLACED: Final[Kind] = Kind(_placed, _read_placed)


def _read_labourers(reader: Reader, key: str, _seats: int) -> vec[i64]:
    return replaced(NO_WORKERS, LABOURER, reader.integer(key, 0, 0, MANY))


LABOURERS: Final[Kind] = Kind(lambda pool: int(pool[LABOURER]), _read_labourers)
"""PA-14.8 The virtual player's workers have no colours."""


def _read_stacked(reader: Reader, key: str, _seats: int) -> vec[i64]:
    stacked = [RESOURCES.index(ATTRIBUTES[at]) for at in reader.words(key, ATTRIBUTES)]
    if sorted(stacked) != [STRENGTH, STRENGTH + 1, STRENGTH + 2]:
        raise wrong(reader.at(key), stacked, "must name each attribute once", "każdy atrybut raz")
    return vector_of(stacked)


STACKED: Final[Kind] = Kind(lambda row: [RESOURCES[attribute] for attribute in row], _read_stacked)
MARKER: Final[Kind] = Kind(
    lambda n: int(n) + 1, lambda reader, key, seats: reader.integer(key, 0, 1, RESOURCE_SPACES) - 1
)
