"""Bots at tables: jobs are leased to workers, and what no worker does is played by the server itself."""

import secrets
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

import palatine
from palatine.kernel.errors import PalatineError
from palatine.server import logs, metrics
from palatine.server.errors import Damaged, Stale
from palatine.server.hall.changes import Change
from palatine.server.hall.hints import asking as hint_asking
from palatine.server.room.command import WORKER, Move
from palatine.server.room.room import Room
from palatine.server.store import hints, jobs, tokens
from palatine.server.store.hints import HintRow
from palatine.server.store.jobs import JobRow, Offer

if TYPE_CHECKING:
    from palatine.server.hall.hall import Done, Hall

GREEDY = "greedy"
_AT_ONCE = 500
_SECOND = 1000
_MOMENTS = 2 * _SECOND
LONGEST_WAIT = 25 * _SECOND
"""So long a worker's question for a job may stay open."""
LONE_THINK = 1.0
"""Seconds that the only worker there is may think about what nobody waits for."""
LONE_RESCUE = 250
"""Milliseconds of a round in which the server plays for bots that nobody waits for."""
_LOG = logs.logger("jobs")


@dataclass(frozen=True)
class Job:
    """What a worker is given: a table as its seat could imagine it, and how long it may think."""

    public_id: str
    lease: str
    seat: int
    bot: str
    level: int
    seed: int
    seconds: int
    table: dict[str, object]
    kind: str = "move"
    """A bot's move or a person's hint."""
    think: float = 0.0
    """So many seconds it is thought over; 0: as long as the bot wants."""


def acquire(hall: "Hall", worker: str) -> Job | None:
    """Lease jobs until one is still asked for: a question may have gone since its job was written."""
    lease = tokens.token()
    for _ in range(_AT_ONCE):
        row = hall.database.transact(partial(_leased_to, hall, worker, lease))
        if row is None:
            return None
        room = hint_asking(hall, row) if isinstance(row, HintRow) else asking(hall, row)
        if room is not None:
            try:
                return _job(hall, row, room, lease)
            except Exception:  # one table's trouble must not keep the workers from the others
                _LOG.exception("no job", table=row.table, seat=row.seat)
    return None


def _job(hall: "Hall", row: JobRow | HintRow, room: Room, lease: str) -> Job:
    assert room.table is not None
    settings = hall.settings
    if isinstance(row, HintRow):
        kind, bot, level, think = "hint", "", 0, settings.hint_time / _SECOND
    else:
        kind, (bot, level) = "move", _player(hall, row)
        think = LONE_THINK if not row.is_waited_for and hall.watch.workers() < 2 else 0.0
    return Job(
        public_id=row.public_id,
        lease=lease,
        seat=row.seat,
        bot=bot,
        level=level,
        seed=secrets.randbits(48),
        seconds=settings.bot_seconds,
        table=room.table.imagined(row.seat, secrets.randbits(128)).dump(),
        kind=kind,
        think=think,
    )


def _player(hall: "Hall", row: JobRow) -> tuple[str, int]:
    """The bot of a job; a plain one after a failure, or when the question has waited for long."""
    settings = hall.settings
    tired = hall.watch.wait_of(row.id) > settings.bot_patience
    return (GREEDY, 0) if tired or row.attempts > settings.attempts_before_greedy else (row.bot, row.level)


def _leased_to(hall: "Hall", worker: str, lease: str, connection: Connection) -> JobRow | HintRow | None:
    """A bot's question or a person's, whichever has its turn."""
    watch = hall.watch
    jobs.worker_asked(connection, worker, hall.now())
    watch.asked(worker)
    watch.look(connection)
    offers = jobs.offers(connection, below=hall.settings.attempts_before_rescue)
    waiting = [hint for hint in hints.waiting(connection) if watch.wait_of_hint(hint.id) < hall.settings.hint_wait]
    for one in hall.turns.in_turn(offers, waiting, jobs.taken(connection), watch.workers()):
        if isinstance(one.what, HintRow):
            hints.lease(connection, one.what, lease)
            row: JobRow | HintRow | None = one.what
        else:
            row = _leased(hall, connection, one.what.id, lease)
        if row is not None:
            hall.turns.served(one.owner)
            return row
    return None


def _leased(hall: "Hall", connection: Connection, job: int, lease: str) -> JobRow | None:
    row = jobs.lease(connection, job, lease)
    if row is not None:
        hall.watch.leased(lease)
    return row


def asking(hall: "Hall", row: JobRow) -> Room | None:
    """The room of a job that is still waiting; None (and the job is gone) if nobody can answer it any more."""
    try:
        room = hall.room(row.table)
    except Damaged:
        room = None
    if room is not None and room.asks.get(row.seat) == row.ask and room.bot_to_ask(row.seat) is not None:
        return room
    hall.database.transact(lambda connection: jobs.drop(connection, row.id))
    return None


def finish(hall: "Hall", public_id: str, lease: str, action: int | str, by: str) -> tuple["Done", list[Change]]:
    """Play an answer. One that the rules refuse gives the job back, and the next attempt is a plainer bot's."""
    try:
        outcome = hall.database.transact(partial(_answered, hall, public_id, lease, action))
    except Stale:
        metrics.JOBS.labels("stale").inc()
        raise
    except PalatineError:
        hall.database.transact(lambda connection: jobs.release(connection, public_id, lease))
        raise
    metrics.JOBS.labels(by).inc()
    return outcome


def _answered(
    hall: "Hall", public_id: str, lease: str, action: int | str, connection: Connection
) -> tuple["Done", list[Change]]:
    job = None if hall.watch.is_over(lease) else jobs.leased(connection, public_id, lease)
    if job is not None:
        hall.row(connection, job.table, lock=True)  # from here on nobody else answers, or takes the seat back
        job = jobs.leased(connection, public_id, lease)
    if job is None:
        raise Stale("this answer comes too late", "ta odpowiedź przyszła za późno", 0)
    return hall.carry_out(job.table, None, WORKER, Move.of(job.seat, job.ask, action), connection)


def rescue(hall: "Hall") -> int:
    """Play greedy for jobs that workers failed at, and for all of them while no worker is there."""
    settings, watch = hall.settings, hall.watch
    hall.database.transact(watch.look)
    silence = watch.silence()
    alone = silence >= settings.rescue_after
    least = 0 if alone else settings.attempts_before_rescue
    # A worker that asked a while ago may still be waiting for an answer; it would take a new job within moments.
    waited = _MOMENTS if alone and silence < settings.rescue_after + LONGEST_WAIT else 0
    begun = watch.passed()
    played = 0
    for _ in range(_AT_ONCE):
        lease = tokens.token()
        lone = watch.passed() - begun < LONE_RESCUE
        row = hall.database.transact(partial(_rescued, hall, lease, least, waited, lone))
        if row is None:
            break
        room = asking(hall, row)
        if room is None:
            continue
        assert room.table is not None
        try:
            bot = palatine.bot(GREEDY, secrets.randbits(48))
            action = bot.choose(palatine.sampler(room.table, row.seat), row.seat)
            hall.announce(finish(hall, row.public_id, lease, action, "rescue")[1])
        except Exception as error:  # nor from those that the server plays for
            _LOG.warning("rescue failed", table=row.table, seat=row.seat, error=type(error).__name__)
            continue
        played += 1
    return played


def _rescued(hall: "Hall", lease: str, least: int, waited: int, lone: bool, connection: Connection) -> JobRow | None:
    """The next job that the server does itself; `lone`: also one that nobody waits for."""
    offers = [one for one in jobs.offers(connection, least=least) if hall.watch.wait_of(one.id) >= waited]
    for one in hall.turns.in_turn(offers, [], {}, 0):
        assert isinstance(one.what, Offer)
        row = _leased(hall, connection, one.what.id, lease) if lone or one.is_waited_for else None
        if row is not None:
            hall.turns.served(one.owner)
            return row
    return None
