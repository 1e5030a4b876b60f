"""Seats that bots play inside an environment."""

from collections.abc import Mapping

from palatine import api
from palatine.bots.base import Bot
from palatine.kernel.errors import BadOption
from palatine.kernel.table import Table


class Rivals:
    """Bots by seat, written as everywhere: `random`, `greedy`, `level3`."""

    def __init__(self, words: Mapping[int, str], seats: int) -> None:
        for seat in words:
            if not 0 <= seat < seats:
                raise BadOption(
                    f"bots: there is no seat {seat}; seats run from 0 to {seats - 1}",
                    f"bots: nie ma miejsca {seat}; miejsca mają numery od 0 do {seats - 1}",
                )
        self.words = dict(words)
        self.bots: dict[int, Bot] = {}
        self.sit_down("check")

    def sit_down(self, seed: str) -> None:
        """New bots for a new game; each has a seed of its own."""
        self.bots = {seat: api.bot(word, f"{seed}/bot{seat}") for seat, word in self.words.items()}

    def play_on(self, table: Table) -> None:
        """Play until somebody else must choose or the game is over. The lowest seat comes first."""
        while True:
            waiting = [seat for seat in table.to_act if seat in self.bots]
            if not waiting or waiting[0] != table.to_act[0]:
                return
            seat = waiting[0]
            table.act(self.bots[seat].choose(api.sampler(table, seat), seat), seat)
