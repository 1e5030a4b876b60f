"""Flat Monte Carlo with sequential halving: all candidates are tried on the same tables, the worse half drops out."""

from time import perf_counter
from typing import Final

from palatine.bots.base import Sampler
from palatine.bots.search.playing import Mind
from palatine.bots.search.trial import Trial, candidates, ranked, slope
from palatine.bots.search.value import judged
from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64

ALONE: Final = 16
"""Tables for a single option, which is asked about only for advice."""


def flat_search(sampler: Sampler, seat: i64, mind: Mind, chance: Generator) -> list[Trial]:
    """All candidates, best first. Those that dropped out stand behind in the order in which they did."""
    known = sampler.known()
    left = candidates(mind, known, seat)
    per_point = slope(mind, known)
    gone: list[Trial] = []
    rounds: i64 = 0
    while (1 << rounds) < len(left):
        rounds += 1
    settings = mind.settings
    if rounds == 0 and settings.margin == 0.0:  # a margin is a player's, whose mind is made up then
        for _ in range(ALONE):
            try_all(sampler, seat, mind, left, chance)
    for number in range(rounds):
        begun = perf_counter()
        tables: i64 = 0
        most: i64 = settings.iterations // (rounds * len(left)) if settings.iterations else 1 << 60
        while tables == 0 or tables < most:
            if tables and settings.seconds and perf_counter() - begun > settings.seconds / float(rounds):
                break
            try_all(sampler, seat, mind, left, chance)
            tables += 1
        left = ranked(left, settings.trust, per_point)
        keep: i64 = (len(left) + 1) // 2
        if number < rounds - 1:
            gone = left[keep:] + gone
            left = left[:keep]
    return left + gone


def try_all(sampler: Sampler, seat: i64, mind: Mind, trials: list[Trial], chance: Generator) -> None:
    """Every candidate on one imagined table, with the same luck to come."""
    table = sampler.another(chance)
    luck = chance.clone()
    for trial in trials:
        copy = table.clone()
        horizon = mind.horizon(copy)
        copy.act(trial.action, seat)
        if not horizon.reached(copy):
            mind.play_on(copy, horizon, luck.clone())
        trial.add(judged(copy, mind.value), seat)
    chance.below(2)
