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
SEARCH: Final = "width=6:stages=1:taste=3"
USUAL: Final = [
    "greedy:taste=2",
    "greedy:taste=4",
    "greedy",
    f"flat:iterations=24:{SEARCH}",
    f"flat:iterations=160:{SEARCH}",
]

TABLE: Final[dict[str, list[str]]] = {
    "paladins": [
        "greedy:taste=3",
        "greedy:taste=8",
        "greedy",
        "flat:iterations=6:width=3:stages=1:taste=99",
        "flat:iterations=60:width=10:stages=1:taste=99:trust=4",
    ],
    "valeria": [
        "greedy:taste=2",
        "greedy:taste=4",
        "greedy",
        "flat:iterations=40:width=6:stages=2:taste=99",
        "flat:iterations=240:width=6:stages=2:taste=99",
    ],
    "wonderful_kingdom": [
        "greedy:taste=3",
        "greedy:taste=10",
        "greedy",
        "flat:iterations=12:width=4:stages=1:taste=99:margin=2:trust=2",
        "flat:iterations=100:width=8:stages=1:taste=99:margin=3:trust=2",
    ],
}
"""The words of the five levels, by game or by game and number of seats (`valeria 2`); elsewhere the usual ones."""


def level_names(lang: str) -> list[str]:
    """What the levels are called, from the lowest."""
    return LEVEL_NAMES["pl" if lang == "pl" else "en"][:]


def level_word(game: str, seats: int, level: int) -> str:
    """The word of the bot that plays this level."""
    assert 1 <= level <= LEVELS
    words = TABLE.get(f"{game} {seats}", TABLE.get(game, USUAL))
    return words[level - 1]


def best_search(game: str, seats: int) -> tuple[str, Settings]:
    """The search of the highest level that searches: its name and settings."""
    for level in range(LEVELS, 0, -1):
        name, _, rest = level_word(game, seats, level).partition(":")
        if name in SEARCHES:
            return name, settings(rest)
    raise AssertionError(f"no level of {game} searches")


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
