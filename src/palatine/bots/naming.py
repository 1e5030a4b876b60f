"""Bots as words: `greedy`, `level3`, `mcts:iterations=400`. The one place that reads them."""

from importlib import import_module
from typing import Final

from palatine.bots.base import BOTS, Bot
from palatine.bots.greedy import GreedyBot
from palatine.bots.net.bot import NetBot
from palatine.bots.random import RandomBot
from palatine.bots.search.bots import SearchBot
from palatine.bots.search.settings import settings
from palatine.kernel.errors import BadOption
from palatine.kernel.speech import quoted

LEVELS: Final = 5
NET_SETTINGS: Final = ("heat", "tables", "width", "trust", "rounds", "seconds")


def words() -> list[str]:
    """Every bot that needs no settings."""
    return [name for name in BOTS if name != "level"] + [f"level{number}" for number in range(1, LEVELS + 1)]


def made(word: str, seed: int | str) -> Bot:
    """A bot from its word: a name, and settings behind colons where it has any."""
    if word.startswith("level"):
        found = import_module("palatine.bots.levels").LevelBot(seed, level_of(word))
        assert isinstance(found, Bot)
        return found
    return plain(word, seed)


def plain(word: str, seed: int | str) -> Bot:
    """A bot that is no level."""
    name, colon, rest = word.partition(":")
    if name == "random" and not colon:
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, taste(rest) if colon else 0)
    if name == "flat" or name == "mcts":
        return SearchBot(seed, settings(rest), name == "mcts")
    if name == "net":
        return NetBot(seed, **net_settings(rest) if colon else {})
    names = ", ".join(words())
    raise BadOption(
        f"there is no bot {quoted(word, 'en')}; the bots are: {names}",
        f"nie ma bota {quoted(word, 'pl')}; dostępne boty: {names}",
    )


def level_of(word: str) -> int:
    """The number of a level."""
    number = word.removeprefix("level")
    if number not in [str(level) for level in range(1, LEVELS + 1)]:
        raise BadOption(
            f"{quoted(word, 'en')}: levels are level1 to level{LEVELS}",
            f"{quoted(word, 'pl')}: poziomy to level1 do level{LEVELS}",
        )
    return int(number)


def taste(text: str) -> float:
    """`taste=2`: how many options a careless greedy bot looks at."""
    found = number(text, "taste")
    if found < 1.0:
        raise BadOption(
            f"greedy:{text}: write greedy:taste=2, a number from 1",
            f"greedy:{text}: pisz greedy:taste=2, liczba od 1",
        )
    return found


def net_settings(text: str) -> dict[str, float]:
    """`heat=0.5` or `tables=8:width=3`: how freely a net chooses, and how it looks ahead."""
    found: dict[str, float] = {}
    for part in text.split(":"):
        name = part.partition("=")[0]
        value = number(part, name)
        if name not in NET_SETTINGS or value < 0.0:
            names = ", ".join(NET_SETTINGS)
            raise BadOption(
                f"net:{text}: write net:heat=0.5, a number from 0; the settings are: {names}",
                f"net:{text}: pisz net:heat=0.5, liczba od 0; ustawienia to: {names}",
            )
        found[name] = value
    return found


def number(text: str, setting: str) -> float:
    """The number of a single setting; -1 for anything else."""
    name, _, digits = text.partition("=")
    plain_digits = digits.replace(".", "", 1)
    return float(digits) if name == setting and plain_digits.isascii() and plain_digits.isdecimal() else -1.0
