"""From a job to an action: what a bot would do at the table it was sent."""

from typing import Any

import palatine
from palatine.server import logs

_LOG = logs.logger("worker")


def choice(job: dict[str, Any]) -> int:
    """The action of the asked bot; of a simpler one if that bot cannot play this table.

    The table in a job is re-dealt: what the seat cannot know is not in it. The sampler deals once more, so that a bot
    gets here exactly what it gets in the terminal.
    """
    table = palatine.load(job["table"])
    seat = int(job["seat"])
    asked = (str(job["bot"]), int(job.get("level") or 0))
    simpler = [row for row in (("greedy", 0), ("random", 0)) if row != asked]
    for name, level in (asked, *simpler):
        try:
            bot = palatine.bot(name, job["seed"], level)
            return int(bot.choose(palatine.sampler(table, seat), seat))
        except Exception:
            if name == "random":
                raise
            _LOG.exception("bot failed", bot=name, seat=seat)
    raise AssertionError("the random bot answers or raises")
