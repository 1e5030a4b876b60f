"""Five levels for every game and number of seats, each meant to be clearly stronger than the one below."""

from typing import Final, final

from palatine.bots.base import Bot, Sampler
from palatine.bots.naming import LEVELS, plain
from palatine.bots.search.settings import Settings, settings

LEVEL_NAMES: Final = {
    "en": ["Page", "Squire", "Knight", "Castellan", "Palatine"],
    "pl": ["Paź", "Giermek", "Rycerz", "Kasztelan", "Palatyn"],
}
SEARCHES: Final = ("flat", "mcts")
LOWER_VALERIA: Final = ["greedy:taste=2", "greedy:taste=3", "greedy:taste=5", "greedy"]
LOWER_WONDERFUL_KINGDOM: Final = ["greedy:taste=3", "greedy:taste=6", "greedy:taste=10", "greedy"]
TABLE: Final[dict[str, list[str]]] = {
    "kingsburg": [
        "greedy:taste=1.2",
        "greedy:taste=1.5",
        "greedy:taste=2",
        "greedy",
        "flat:iterations=60:width=6:stages=1:taste=3",
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
ADVICE: Final = {"valeria": "flat:iterations=240:width=6:stages=2:taste=99"}
"""What advice searches with where the highest level does not search."""


def level_names(lang: str) -> list[str]:
    """What the levels are called, from the lowest."""
    return LEVEL_NAMES["pl" if lang == "pl" else "en"][:]


def level_word(game: str, seats: int, level: int) -> str:
    """The word of the bot that plays this level."""
    assert 1 <= level <= LEVELS
    words = TABLE.get(f"{game} {seats}", TABLE[game])
    return words[level - 1]


def best_search(game: str, seats: int) -> tuple[str, Settings]:
    """What advice searches with: its name and settings."""
    name, _, rest = level_word(game, seats, LEVELS).partition(":")
    if name not in SEARCHES:
        name, _, rest = ADVICE[game].partition(":")
    return name, settings(rest)


@final
class LevelBot(Bot):
    """Plays as its level does in the game and at the table it finds itself."""

    def __init__(self, seed: int | str, level: int) -> None:
        super().__init__(seed)
        self.seed: Final = seed
        self.level: Final = level
        self.players: Final[dict[str, Bot]] = {}

    def choose(self, sampler: Sampler, seat: int) -> int:
        table = sampler.known()
        word = level_word(table.game.name, table.seat_count, self.level)
        if word not in self.players:
            self.players[word] = plain(word, self.seed)
        return self.players[word].choose(sampler, seat)
