"""How often a bot wins which medal in solo games of It's a Wonderful Kingdom: `python bench/medals.py 300 greedy`."""

import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

import palatine
from palatine.games.wonderful_kingdom.scoring import medal
from palatine.games.wonderful_kingdom.table import WonderfulKingdom

SETTINGS: list[dict[str, object]] = [
    {"module": "none"},
    {"module": "menaces"},
    {"module": "advisors"},
    {"module": "quests", "quest": "plague_lord"},
    {"module": "quests", "quest": "lost_crown"},
]
MEDALS = ("bronze", "silver", "gold")
Z95 = 1.959963984540054


def played(number: int, bot: str, options: dict[str, object]) -> tuple[str, int]:
    """The medal and the score of one game."""
    table = palatine.new_game("wonderful_kingdom", 1, options, f"medals {number}")
    player = palatine.bot(bot, number)
    while not table.is_over:
        table.play(player.choose(palatine.sampler(table, 0), 0), 0)
    assert isinstance(table, WonderfulKingdom)
    return medal(table), table.scores()[0]


def interval(hits: int, n: int) -> str:
    """Share and Wilson interval."""
    share = hits / n
    middle = (share + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    width = Z95 * sqrt(share * (1 - share) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
    return f"{100 * share:.1f} % ({100 * (middle - width):.1f}–{100 * (middle + width):.1f})"


def main() -> None:
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    bot = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    with ProcessPoolExecutor() as pool:
        for options in SETTINGS:
            results = list(pool.map(played, range(n), [bot] * n, [options] * n, chunksize=10))
            scores = sorted([score for _, score in results])
            rates = []
            for at, name in enumerate(MEDALS):
                hits = sum([1 for won, _ in results if won in MEDALS[at:]])
                rates.append(f"{name} {interval(hits, n)}")
            print(
                f"{' '.join([str(value) for value in options.values()])}: median {scores[n // 2]}, {', '.join(rates)}"
            )


if __name__ == "__main__":
    main()
