"""Hints for people: a worker thinks the question over from what the seat knows, and only its person is told."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from palatine.server.bus import HINT
from palatine.server.errors import Damaged, Stale
from palatine.server.room import faces
from palatine.server.room.refusals import refused, stale
from palatine.server.room.room import Room
from palatine.server.store import hints
from palatine.server.store.hints import HintRow, Moves

if TYPE_CHECKING:
    from palatine.server.hall.hall import Hall
    from palatine.server.store.users import User


def ask(hall: "Hall", connection: Connection, public_id: str, user: "User", seat: int, number: int) -> str:
    """A hint for the question of a seat that the user holds; by its public id."""
    row = hall.row(connection, public_id, lock=True)
    room = hall.rooms.current(connection, row)
    _check(room, user.public_id, seat, number)
    now = hall.now()
    found = hints.add(connection, row.id, seat, number, now, now - hall.settings.hint_wait)
    if found is None:
        raise refused("hint_waits")
    hall.database.announce(connection, ["jobs"])
    return found


def _check(room: Room, user: str, seat: int, number: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise refused("no_such_seat", seat=seat, last=len(room.seats) - 1)
    if room.seats[seat].user != user:
        raise refused("not_yours")
    if not room.has_hints:
        raise refused("no_hints")
    if room.seats[seat].bot_now is not None:
        raise refused("bot_plays")
    if not _is_asked(room, seat, number):
        raise stale(room.version)


def _is_asked(room: Room, seat: int, number: int) -> bool:
    return room.status == "playing" and room.asks.get(seat) == number and room.seats[seat].bot_now is None


def asking(hall: "Hall", row: HintRow) -> Room | None:
    """The room of a hint that is still wanted; None (and the hint is gone) if the table has moved on."""
    try:
        room = hall.room(row.table)
    except Damaged:
        room = None
    if room is not None and _is_asked(room, row.seat, row.ask):
        return room
    hall.database.transact(lambda connection: hints.drop(connection, row.public_id))
    return None


def finish(hall: "Hall", public_id: str, lease: str, moves: Moves) -> None:
    """Keep a worker's answer for the asker. Stale if nobody waits for it any more."""
    topic = HINT + public_id

    def work(connection: Connection) -> bool:
        hall.database.announce(connection, [topic])
        return hints.answer(connection, public_id, lease, moves)

    if not hall.database.transact(work):
        raise Stale("nobody waits for this hint any more", "nikt już nie czeka na tę podpowiedź", 0)
    hall.bus.publish(topic)


def in_words(hall: "Hall", public_id: str, hint: str, seat: int, number: int, lang: str) -> list[dict[str, Any]] | None:
    """The moves that a worker found, in words, best first; None if there is no answer yet."""
    room = hall.room(public_id)
    if room.table is None or not _is_asked(room, seat, number):
        raise stale(room.version)
    found = hall.database.consult(lambda connection: hints.answered(connection, hint))
    if found is None:
        return None
    table = room.table.clone()
    by_action = {int(action): faces.option(table, action, seat, lang) for action in table.legal(seat)}
    return [{**by_action[move["action"]], **move} for move in found if move["action"] in by_action]
