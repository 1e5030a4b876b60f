"""Five levels for every game and number of seats, each meant to be clearly stronger than the one below."""

from typing import Final, final

from palatine.bots.base import Bot, Sampler
from palatine.bots.naming import LEVELS, plain
from palatine.bots.search.thinker import Thinker
from palatine.kernel.game import Game

LEVEL_NAMES: Final = {
    "en": ["Page", "Cupbearer", "Chamberlain", "Castellan", "Palatine"],
    "pl": ["Paź", "Cześnik", "Podkomorzy", "Kasztelan", "Palatyn"],
}
"""Offices at court that are no card of any game: a bot's name stands beside cards in the log."""
ANY_GAME: Final = ["random", "greedy:taste=2", "greedy:taste=4", "greedy", "flat:width=12:stages=0:steps=400:taste=0"]
"""The levels of a game that names none, from plain chance to trying what comes of each option by chance."""


def level_names(lang: str) -> list[str]:
    """What the levels are called, from the lowest."""
    return LEVEL_NAMES["pl" if lang == "pl" else "en"][:]


def level_word(game: Game, seats: int, level: int) -> str:
    """The word of the bot that plays this level."""
    assert 1 <= level <= LEVELS
    named = game.about.levels
    return named.get(seats, named.get(0, ANY_GAME))[level - 1]


def adviser(game: Game, seats: int, seed: int | str) -> Thinker:
    """Who gives advice: the bot of the highest level."""
    found = plain(level_word(game, seats, LEVELS), seed)
    assert isinstance(found, Thinker)
    return found


@final
class LevelBot(Bot):
    """Plays as its level does in the game and at the table it finds itself."""

    def __init__(self, seed: int | str, level: int) -> None:
        super().__init__(seed)
        self.seed: Final = seed
        self.level: Final = level
        self.players: Final[dict[str, Bot]] = {}
        self.seconds = 0.0

    def choose(self, sampler: Sampler, seat: int) -> int:
        table = sampler.known()
        word = level_word(table.game, table.seat_count, self.level)
        if word not in self.players:
            self.players[word] = plain(word, self.seed)
            if self.seconds > 0.0:
                self.players[word].hurry(self.seconds)
        return self.players[word].choose(sampler, seat)

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds
        for player in self.players.values():
            player.hurry(seconds)
