"""From a job to an answer: what a bot would do, or what can be advised, at the table that was sent."""

from typing import Any, Final

import palatine
from palatine.server import logs

_LOG = logs.logger("worker")
SHARE: Final = 0.4
"""Of the time after which a worker is ended: a search that has thought for so long answers with what it has."""
MOST_ADVICE: Final = 5


def choice(job: dict[str, Any]) -> int:
    """The action of the asked bot; of a simpler one if that bot cannot play this table.

    The table in a job is re-dealt: what the seat cannot know is not in it. The sampler deals once more, so that a bot
    gets here exactly what it gets in the terminal.
    """
    table = palatine.load(job["table"])
    seat = int(job["seat"])
    asked = (str(job["bot"]), int(job.get("level") or 0))
    seconds = float(job["seconds"]) * SHARE  # this machine may be slower than the levels expect
    if job.get("think"):
        seconds = min(seconds, float(job["think"]))
    simpler = [row for row in (("greedy", 0), ("random", 0)) if row != asked]
    for name, level in (asked, *simpler):
        try:
            bot = palatine.bot(name, job["seed"], level)
            bot.hurry(seconds)
            return int(bot.choose(palatine.sampler(table, seat), seat))
        except Exception:
            if name == "random":
                raise
            _LOG.exception("bot failed", bot=name, seat=seat)
    raise AssertionError("the random bot answers or raises")


def advice(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The best moves for a person, found from the table as the person could imagine it."""
    table = palatine.load(job["table"])
    seconds = min(float(job["think"]), float(job["seconds"]) * SHARE)
    found = palatine.hint(table, int(job["seat"]), seconds=seconds, seed=job["seed"], most=MOST_ADVICE)
    return [{"tables": row["visits"], **{name: row[name] for name in ("action", "win", "points")}} for row in found]
