"""Speed of the engine on every game, beside a peer in the same run: `make bench`; `--quick` for a first look."""

import sys

import palatine
from palatine.lab.bench import run

if __name__ == "__main__":
    for game in palatine.games():
        run(game, quick="--quick" in sys.argv)
