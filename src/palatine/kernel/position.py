"""Tables as data: views for seats, whole dumps, and positions set up by hand."""

import json
from copy import deepcopy
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from palatine.kernel import zone
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.data import Reader, wrong
from palatine.kernel.errors import BadPosition, PalatineError
from palatine.kernel.frame import AUTOMATIC, Frame
from palatine.kernel.game import Game
from palatine.kernel.history import Entry, entries

if TYPE_CHECKING:
    from palatine.kernel.table import Table

_WORD = 0xFFFFFFFF
MOST: Final = 0xFFFF
"""The largest number that a position may hold where the rules know no limit of their own."""
LARGEST_SET: Final = 1 << 60
STRANGE: Final = (AssertionError, LookupError, ArithmeticError, ValueError, TypeError, RecursionError)
"""What the rules may run into on a table that no play leads to."""


def view(table: "Table", viewer: int | None) -> dict[str, object]:
    """What a seat may know. Nothing is copied wholesale: zones are redacted, the game lists its public facts."""
    zones: dict[str, object] = {}
    shared = table.game.zones.places(table.seat_count)
    for (place, owner), pile in zip(shared, table.piles, strict=True):
        seen = zone.shown(place, pile, viewer)
        if owner < 0:
            zones[place.name] = seen
        else:
            rows = zones.setdefault(place.name, [])
            assert isinstance(rows, list)
            rows.append(seen)
    asked = viewer is not None and viewer in table.to_act
    return {
        "game": table.game.name,
        "rules": int(table.rules),
        "options": deepcopy(table.chosen),
        "overlay": deepcopy(table.overlay),
        "seats": int(table.seat_count),
        "names": table.names[:],
        "viewer": viewer,
        "to_act": list(table.to_act),
        "over": table.is_over,
        "prompt": table.prompt(viewer).as_data() if asked else None,
        "zones": zones,
        "table": table.public_facts(viewer),
    }


def dump(table: "Table") -> dict[str, object]:
    """Everything, secrets included."""
    data: dict[str, object] = {
        "game": table.game.name,
        "rules": int(table.rules),
        "book": table.game.book.fingerprint(),
        "seats": int(table.seat_count),
        "options": deepcopy(table.chosen),
        "overlay": deepcopy(table.overlay),
        "names": table.names[:],
        "chance": table.chance.words(),
        "forced": {"dice": table.forced_dice[:], "draw": table.forced_draws[:]},
        "pending": _frame_rows(table, table.stack),
        "lanes": [_frame_rows(table, lane) for lane in table.lanes],
        "zones": _zone_rows(table),
        "table": table.facts(),
        "recording": table.recording,
        "origin": deepcopy(table.origin),
        "log": [[int(e.kind), int(e.seat), int(e.what), list(e.values)] for e in entries(table.log)],
    }
    return data


def digest(table: "Table") -> str:
    """Like the dump, but only what is: not the past, not the chance to come, not who watches.

    Nor the book: an action that is added later does not change what stands on older tables.
    """
    data: dict[str, object] = {
        "game": table.game.name,
        "rules": int(table.rules),
        "seats": int(table.seat_count),
        "options": table.chosen,
        "overlay": table.overlay,
        "pending": _frame_rows(table, table.stack),
        "lanes": [_frame_rows(table, lane) for lane in table.lanes],
        "zones": _zone_rows(table),
        "table": table.facts(),
    }
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def load(
    game: Game,
    data: dict[str, object],
    outcomes: list[Entry] | None = None,
    listening: bool = False,
    rules: int | None = None,
) -> "Table":
    """A table from a dump, or from a position set up by hand; what is left out has its starting value.

    A position may stop before a roll or a draw, which then happens now: `outcomes` says what comes of it. `rules` is
    the version of a position that does not say it; without either it is the newest.
    """
    reader = Reader(data, "")
    reader.take("game", "")
    book = reader.take("book", None)
    version = reader.take("rules", game.rules_version if rules is None else rules)
    known = book is None or book == game.book.fingerprint() or book in game.earlier_books
    if not known or not game.plays(version) or (rules is not None and version != rules):
        played = game.rules_played() if rules is None else str(rules)
        raise BadPosition(
            f"this position was saved with rules {version} of {game.name}; this engine plays rules {played}",
            f"ta pozycja powstała z zasadami {version} gry {game.name}; ten silnik gra według zasad {played}",
        )
    assert isinstance(version, int)
    overlay = reader.take("overlay", {})
    options = reader.take("options", {})
    for key, value in (("options", options), ("overlay", overlay)):
        if not isinstance(value, dict):
            raise wrong(key, value, "must be a table", "musi być tabelą")
    assert isinstance(options, dict) and isinstance(overlay, dict)
    seats = reader.integer("seats", game.min_seats, game.min_seats, game.max_seats)
    table = game.prepared(seats, options, overlay, version)
    names = reader.rows("names")
    if any(not isinstance(name, str) for name in names) or len(names) not in (0, seats):
        raise wrong("names", names, "must be a name for each seat", "musi zawierać imię dla każdego miejsca")
    table.names = [str(name) for name in names]
    seed = reader.take("seed", 0)
    words = reader.integers("chance", [], 0, _WORD)
    if words and (len(words) != 4 or not any(words)):
        raise wrong("chance", words, "must be four words, not all 0", "musi zawierać cztery słowa, nie same zera")
    table.chance = Generator(words[0], words[1], words[2], words[3]) if words else seeded(str(seed))
    _read_zones(table, reader)
    table.read_facts(reader.table("table"))
    table.stack = _read_frames(table, reader.rows("pending"), "pending")
    lanes = reader.rows("lanes")
    if lanes and len(lanes) != seats:
        raise wrong("lanes", lanes, "must have a lane for each seat", "musi mieć listę dla każdego miejsca")
    table.lanes = [
        _read_frames(table, lane if isinstance(lane, list) else [lane], f"lanes.{i}") for i, lane in enumerate(lanes)
    ]
    _read_past(table, reader, data)
    reader.close()
    broken = table.audit()
    if broken:
        raise _impossible("; ".join(broken))
    table.listening = listening
    if outcomes is not None:  # what the position forced has happened: the log says it again
        table.forced_dice = []
        table.forced_draws = []
        table.force_outcomes(outcomes)
    try:
        table.settle()
        stuck = [seat for seat in table.to_act if not table.legal(seat)]
        _show(table)
    except PalatineError:
        raise
    except STRANGE as error:  # the rules found something that cannot be
        raise _impossible(str(error) or "pending") from None
    if stuck:
        raise _impossible(f"pending: nothing to choose for seat {stuck[0]}")
    return table


def _show(table: "Table") -> None:
    """Whoever can neither be shown the table nor be told its points need not sit down at it."""
    for seat in [None, *range(table.seat_count)]:
        table.view(seat)
    table.scores()


def _impossible(why: str) -> BadPosition:
    return BadPosition(f"impossible position: {why}", f"niemożliwa pozycja: {why}")


def effect_steps(game: Game) -> list[int]:
    """The steps whose frames carry an effect; saves name it by its path."""
    return [game.effect_step, game.choice_step, game.offer_step]


def _zone_rows(table: "Table") -> dict[str, object]:
    """Every pile by the name of its zone: cards, and who knows them."""
    zones: dict[str, object] = {}
    for (place, owner), pile in zip(table.game.zones.places(table.seat_count), table.piles, strict=True):
        name = place.name if owner < 0 else f"{place.name}.{owner}"
        rows = zip(pile.cards, pile.known, strict=True)
        zones[name] = [[place.cards.texts[card], known] for card, known in rows]
    return zones


def _frame_rows(table: "Table", frames: list[Frame]) -> list[list[object]]:
    return [_frame_row(table, frame) for frame in frames]


def _frame_row(table: "Table", frame: Frame) -> list[object]:
    a: object = int(frame.a)
    if frame.step in effect_steps(table.game):
        effect = table.effect_of(frame.a)
        assert effect is not None
        a = effect.path
    row: list[object] = [table.game.step_names[frame.step], int(frame.seat), a, int(frame.b)]
    return row


def _read_frames(table: "Table", rows: list[object], path: str) -> list[Frame]:
    return [_read_frame(table, row, f"{path}.{i}") for i, row in enumerate(rows)]


def _read_frame(table: "Table", row: object, path: str) -> Frame:
    names = table.game.step_names
    cells: list[object] = [row] if isinstance(row, str) else list(row) if isinstance(row, list) else []
    if not 1 <= len(cells) <= 4 or cells[0] not in names:
        raise wrong(path, row, f"must be [step, seat, a, b] with a step of: {', '.join(names)}",
                    f"musi mieć postać [krok, miejsce, a, b], gdzie krok to: {', '.join(names)}")  # fmt: skip
    cells += [-1, 0, 0][len(cells) - 1 :]
    step = names.index(str(cells[0]))
    if step in effect_steps(table.game) and isinstance(cells[2], str):
        effect = table.effect_at(cells[2])
        if effect is None:
            raise wrong(path, row, "names no effect", "nie wskazuje żadnego efektu")
        cells[2] = int(effect.number)
    seat, a, b = cells[1], cells[2], cells[3]
    most = LARGEST_SET if table.game.steps[step].keeps_sets() else MOST
    known = type(seat) is int and -1 <= seat < int(table.seat_count)  # compiled, a seat is as large as given
    if type(seat) is not int or not known or type(a) is not int or type(b) is not int or max(abs(a), abs(b)) > most:
        raise wrong(path, row, "has a seat or number that is not possible", "ma niemożliwe miejsce lub liczbę")
    if seat < 0 and (table.game.steps[step].kind != AUTOMATIC or step in effect_steps(table.game)):
        raise wrong(path, row, "needs a seat", "musi wskazywać miejsce")
    if step in effect_steps(table.game) and table.effect_of(a) is None:
        raise wrong(path, row, "names no effect", "nie wskazuje żadnego efektu")
    return Frame(step, seat, a, b)


def _read_zones(table: "Table", reader: Reader) -> None:
    """Zones of a position. A card that is named lies there and nowhere else; the others stay where the box has them."""
    if not reader.has("zones"):
        return
    zones = reader.table("zones")
    places = table.game.zones.places(table.seat_count)
    named: dict[int, zone.Pile] = {}
    for at, (place, owner) in enumerate(places):
        name = place.name if owner < 0 else f"{place.name}.{owner}"
        if zones.has(name):
            named[at] = _read_pile(zones.rows(name), place, owner, zones.at(name))
    zones.close()
    for at, pile in named.items():
        domain = places[at][0].cards
        for card in pile.cards:
            for other, (place, owner) in enumerate(places):
                if place.own_set and owner != places[at][1]:
                    continue
                if other not in named and place.cards is domain and card in table.piles[other].cards:
                    table.replace_pile(other, zone.without_card(table.piles[other], card))
                    break
    for at, pile in named.items():
        table.replace_pile(at, pile)


def _read_pile(rows: list[object], place: zone.Zone, owner: int, path: str) -> zone.Pile:
    cards: list[int] = []
    known: list[int] = []
    for row in rows:
        cells = row if isinstance(row, list) else [row, place.mask(owner)]
        if len(cells) != 2 or cells[0] not in place.cards.texts or type(cells[1]) is not int or abs(cells[1]) > MOST:
            raise wrong(path, row, "must be a card, or [card, known by]", "musi być kartą lub [karta, znana]")
        cards.append(place.cards.texts.index(cells[0]))
        known.append(int(cells[1]))
    return zone.Pile(tuple(cards), tuple(known))


def _read_past(table: "Table", reader: Reader, data: dict[str, object]) -> None:
    """The log of a dump; a position without one becomes the origin of its own record."""
    forced = reader.table("forced")
    dice = forced.integers("dice", [], 1, table.game.die_faces)
    table.force(dice, [x if isinstance(x, int) else str(x) for x in forced.rows("draw")])
    forced.close()
    table.recording = reader.flag("recording", True)
    origin = reader.take("origin", None)
    rows = reader.rows("log")
    if "log" in data:
        table.origin = deepcopy(origin) if isinstance(origin, dict) else None
    else:
        table.origin = deepcopy(data)
    for i, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], list):
            raise wrong(
                f"log.{i}",
                row,
                "must be [kind, seat, what, values]",
                "musi mieć postać [rodzaj, miejsce, co, wartości]",
            )
        if any(type(x) is not int or abs(x) > _WORD for x in [*row[:3], *row[3]]):
            raise wrong(f"log.{i}", row, "must hold numbers", "musi zawierać liczby")
        table.log = Entry(table.log, row[0], row[1], row[2], tuple(row[3]))
