"""Writes every golden file anew: `python tests/golden.py`. Read the difference like code before you keep it."""

from laws import transcripts
from perft import counts
from playthroughs import golden as playthroughs
from records import golden as records
from words import shapes

if __name__ == "__main__":
    for room in (transcripts, counts, playthroughs, records, shapes):
        room.rewrite()
