"""Transcripts: seeded games of every case as short hashes, to compare engines, machines and days.

`python tests/golden.py` writes the checked-in ones anew; run as a module this prints those of the engine at hand.
"""

import json
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import palatine
from laws.cases import CASES, Case
from palatine.kernel.table import Table

GOLDEN = Path(__file__).parent / "transcripts.json"
SEEDS = (1, 2, 3)


def short_hash(table: Table) -> str:
    """The hash of a finished game: its record, and how it ended. The version of the engine is left out."""
    lines = [line for line in table.record().splitlines() if not line.startswith("palatine:")]
    end = [table.scores(), table.ranking(), table.breakdown(), table.digest()]
    return sha256(json.dumps([lines, end], sort_keys=True).encode()).hexdigest()[:16]


def random_game(case: Case, seed: int) -> Table:
    for table in case.walk(f"transcript {seed}"):
        end = table
    return end


def greedy_game(case: Case) -> Table:
    """The bots are compiled as well; their rules of thumb change often, so these games are not checked in."""
    table = case.new("greedy")
    bots = [palatine.bot("greedy", seat) for seat in range(case.seats)]
    while not table.is_over:
        seat = table.to_act[0]
        table.play(bots[seat].choose(palatine.sampler(table, seat), seat), seat)
    return table


@cache
def random_hashes() -> dict[str, list[str]]:
    return {str(case): [short_hash(random_game(case, seed)) for seed in SEEDS] for case in CASES}


@cache
def greedy_hashes() -> dict[str, str]:
    return {str(case): short_hash(greedy_game(case)) for case in CASES[::3] if case.game != "high_card"}


def rewrite() -> None:
    GOLDEN.write_text(json.dumps(random_hashes(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    json.dump([palatine.COMPILED, random_hashes(), greedy_hashes()], sys.stdout)
