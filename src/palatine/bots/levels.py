"""Five levels for every game and number of seats, each meant to be clearly stronger than the one below."""

from typing import Final, final

from palatine.bots.base import Bot, Sampler
from palatine.bots.naming import LEVELS, plain
from palatine.bots.search.thinker import Thinker

LEVEL_NAMES: Final = {
    "en": ["Page", "Cupbearer", "Chamberlain", "Castellan", "Palatine"],
    "pl": ["Paź", "Cześnik", "Podkomorzy", "Kasztelan", "Palatyn"],
}
"""Offices at court that are no card of any game: a bot's name stands beside cards in the log."""
LOWER_VALERIA: Final = ["greedy:taste=2", "greedy:taste=3", "greedy:taste=5", "greedy"]
LOWER_WONDERFUL_KINGDOM: Final = ["greedy:taste=3", "greedy:taste=6", "greedy:taste=10", "greedy"]
TABLE: Final[dict[str, list[str]]] = {
    "kingsburg": [
        "greedy:taste=1.2",
        "greedy:taste=1.5",
        "greedy:taste=2",
        "greedy",
        "flat:iterations=120:width=4:stages=2:taste=99",
    ],
    "paladins": [
        "greedy:taste=2",
        "greedy:taste=4",
        "greedy:taste=8",
        "greedy",
        "flat:iterations=60:width=10:stages=1:taste=99:trust=4",
    ],
    "valeria": [*LOWER_VALERIA, "net:tables=8:width=3"],
    "valeria 2": [*LOWER_VALERIA, "net:tables=96:rounds=8:width=8:trust=0.01"],
    "valeria 1": [
        "greedy:taste=1.5",
        "greedy:taste=2",
        "greedy:taste=3",
        "greedy",
        "flat:iterations=80:width=6:stages=2:taste=99",
    ],
    "wonderful_kingdom": [
        *LOWER_WONDERFUL_KINGDOM,
        "flat:iterations=150:width=14:stages=1:taste=99:margin=10:trust=2",
    ],
    "wonderful_kingdom 1": [
        *LOWER_WONDERFUL_KINGDOM,
        "flat:iterations=12:width=4:stages=1:taste=99:margin=3:trust=2",
    ],
}
"""The words of the five levels, by game, or by game and number of seats (`valeria 1`) where those differ."""


def level_names(lang: str) -> list[str]:
    """What the levels are called, from the lowest."""
    return LEVEL_NAMES["pl" if lang == "pl" else "en"][:]


def level_word(game: str, seats: int, level: int) -> str:
    """The word of the bot that plays this level."""
    assert 1 <= level <= LEVELS
    words = TABLE.get(f"{game} {seats}", TABLE[game])
    return words[level - 1]


def adviser(game: str, seats: int, seed: int | str) -> Thinker:
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
        word = level_word(table.game.name, table.seat_count, self.level)
        if word not in self.players:
            self.players[word] = plain(word, self.seed)
            if self.seconds > 0.0:
                self.players[word].hurry(self.seconds)
        return self.players[word].choose(sampler, seat)

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds
        for player in self.players.values():
            player.hurry(seconds)
