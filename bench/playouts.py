"""How many imagined tables a second tree search plays from the opening of a game, with random moves, on one core.

    python bench/playouts.py

Every playout is a whole iteration: a table dealt anew, the walk down the tree, random moves on to the end of the game
or for so many decisions, the verdict, the way back. Medians of five rounds in CPU time.
"""

import statistics
import time

import palatine
from palatine.bots.search.bots import search
from palatine.bots.search.settings import settings
from palatine.kernel.chance import seeded

GAMES = [("kingsburg", 4), ("kingsburg", 2), ("paladins", 4), ("valeria", 2), ("wonderful_kingdom", 2)]
WAYS = [("to the end", "stages=0"), ("40 decisions", "stages=0:steps=40"), ("20 decisions", "stages=0:steps=20")]
ROUNDS, ITERATIONS = 5, 2000


def playouts(game: str, seats: int, how: str) -> float:
    """A second's playouts at the first real choice of a game."""
    table = palatine.new_game(game, seats, seed="playouts")
    while all(len(table.options(seat)) == 1 for seat in table.to_act):
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    seat = next(seat for seat in table.to_act if len(table.options(seat)) > 1)
    way = settings(f"iterations={ITERATIONS}:width=1000:taste=0:{how}")
    rates = []
    for number in range(ROUNDS):
        sampler = palatine.sampler(table, seat)
        start = time.process_time()
        search(sampler, seat, way, True, seeded(number))
        rates.append(ITERATIONS / (time.process_time() - start))
    return statistics.median(rates)


def main() -> None:
    print("| playouts/s | " + " | ".join([name for name, _ in WAYS]) + " |\n|---|" + "---|" * len(WAYS))
    for game, seats in GAMES:
        rates = [f"{playouts(game, seats, how):,.0f}" for _, how in WAYS]
        print(f"| {game}, {seats} seats | " + " | ".join(rates) + " |", flush=True)


if __name__ == "__main__":
    main()
