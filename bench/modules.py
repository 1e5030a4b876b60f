"""What Kingsburg's modules cost: time per decision with all of them against the plain game, in turn in one process."""

import statistics
import time

import palatine
from palatine.bots.random import play_out
from palatine.kernel.chance import seeded

ROUNDS = 7
SECONDS = 2.0
MODULES = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]


def cost(options: dict[str, object]) -> float:
    """Microseconds of a decision in random games of four players, the loop inside the engine."""
    start = palatine.new_game("kingsburg", 4, options, 1).imagined(0, 1)
    decisions = games = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        table = start.clone()
        table.reseed(games)
        decisions += play_out(table, seeded(games))
        games += 1
    return (time.process_time() - begin) / decisions * 1e6


if __name__ == "__main__":
    plain, modular = [], []
    for _ in range(ROUNDS):
        plain.append(cost({}))
        modular.append(cost({"modules": MODULES}))
    ratio = statistics.median([new / old for new, old in zip(modular, plain, strict=True)])
    medians = [statistics.median(plain), statistics.median(modular)]
    print(f"plain {medians[0]:.2f} µs, all modules {medians[1]:.2f} µs, {ratio:.2f} times ({ROUNDS} rounds)")
