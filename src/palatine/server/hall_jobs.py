"""Bots at tables: jobs are leased to workers, and what no worker does is played by the server itself."""

import secrets
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

import palatine
from palatine.kernel.errors import PalatineError
from palatine.server import hall_hints, logs, metrics
from palatine.server.errors import Damaged, Stale
from palatine.server.hall_changes import Change
from palatine.server.room.command import WORKER, Move
from palatine.server.room.room import Room
from palatine.server.store import hints, jobs, tokens
from palatine.server.store.hints import HintRow
from palatine.server.store.jobs import JobRow

if TYPE_CHECKING:
    from palatine.server.hall import Done, Hall

GREEDY = "greedy"
_AT_ONCE = 500
_SECOND = 1000
_MOMENTS = 2 * _SECOND
LONGEST_WAIT = 25 * _SECOND
"""So long a worker's question for a job may stay open."""
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
    """A bot's move, or a person's hint, which is thought over for `think` seconds."""
    think: float = 0.0


def acquire(hall: "Hall", worker: str) -> Job | None:
    """Lease jobs until one is still asked for: a question may have gone since its job was written."""
    lease = tokens.token()
    for _ in range(_AT_ONCE):
        row = hall.database.transact(partial(_leased_to, hall, worker, lease))
        if row is None:
            return None
        room = hall_hints.asking(hall, row) if isinstance(row, HintRow) else asking(hall, row)
        if room is not None:
            return _job(hall, row, room, lease)
    return None


def _job(hall: "Hall", row: JobRow | HintRow, room: Room, lease: str) -> Job:
    assert room.table is not None
    settings = hall.settings
    hint = isinstance(row, HintRow)
    bot, level = ("", 0) if isinstance(row, HintRow) else _player(hall, row)
    return Job(
        public_id=row.public_id,
        lease=lease,
        seat=row.seat,
        bot=bot,
        level=level,
        seed=secrets.randbits(48),
        seconds=settings.bot_seconds,
        table=room.table.imagined(row.seat, secrets.randbits(128)).dump(),
        kind="hint" if hint else "move",
        think=settings.hint_time / _SECOND if hint else 0.0,
    )


def _player(hall: "Hall", row: JobRow) -> tuple[str, int]:
    """The bot of a job; a plain one after a failure, or when the question has waited for long."""
    settings = hall.settings
    tired = hall.now() - row.created_at > settings.bot_patience
    return (GREEDY, 0) if tired or row.attempts > settings.attempts_before_greedy else (row.bot, row.level)


def _leased_to(hall: "Hall", worker: str, lease: str, connection: Connection) -> JobRow | HintRow | None:
    """A bot's question or a person's, whichever has waited longer."""
    now, settings = hall.now(), hall.settings
    jobs.worker_asked(connection, worker, now)
    below = settings.attempts_before_rescue
    hint = hints.longest_waiting(connection, now - settings.hint_wait)
    if hint is not None and not jobs.has_older(connection, now, below, hint.created_at):
        hints.lease(connection, hint, lease)
        return hint
    until = now + settings.bot_seconds * _SECOND + settings.lease_grace
    return jobs.lease(connection, now, until, lease, below=below)


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
    job = jobs.leased(connection, public_id, lease, hall.now())
    if job is not None:
        hall.row(connection, job.table, lock=True)  # from here on nobody else answers, or takes the seat back
        job = jobs.leased(connection, public_id, lease, hall.now())
    if job is None:
        raise Stale("this answer comes too late", "ta odpowiedź przyszła za późno", 0)
    return hall.carry_out(job.table, None, WORKER, Move(job.seat, job.ask, action), connection)


def rescue(hall: "Hall", now: int) -> int:
    """Play greedy for jobs that workers failed at, and for all of them while no worker is there."""
    settings = hall.settings
    seen = max(hall.database.consult(jobs.worker_seen_at) or 0, hall.started_at)
    alone = seen <= now - settings.rescue_after
    least = 0 if alone else settings.attempts_before_rescue
    # A worker that asked a while ago may still be waiting for an answer; it would take a new job within moments.
    waited = _MOMENTS if alone and seen > now - settings.rescue_after - LONGEST_WAIT else 0
    played = 0
    for _ in range(_AT_ONCE):
        lease = tokens.token()
        until = now + settings.lease_grace + settings.bot_seconds * _SECOND
        take = partial(jobs.lease, now=now, until=until, lease=lease, least=least, waited=waited)
        row = hall.database.transact(take)
        if row is None:
            break
        room = asking(hall, row)
        if room is None:
            continue
        assert room.table is not None
        bot = palatine.bot(GREEDY, secrets.randbits(48))
        action = bot.choose(palatine.sampler(room.table, row.seat), row.seat)
        try:
            hall.tell(finish(hall, row.public_id, lease, action, "rescue")[1])
        except PalatineError as error:
            _LOG.warning("rescue failed", table=row.table, seat=row.seat, error=type(error).__name__)
            continue
        played += 1
    return played
