"""Words and numbers of a report in one language."""

import re
from importlib import import_module

from palatine import api
from palatine.lab.report.words import WORDS


class Voice:
    """One language of a report about one game."""

    def __init__(self, lang: str) -> None:
        self.lang = "pl" if lang == "pl" else "en"

    def say(self, key: str, **words: object) -> str:
        return self.of(WORDS[key]).format(**words)

    def of(self, said: tuple[str, str]) -> str:
        """One language of a text that came with both."""
        return said[1 if self.lang == "pl" else 0]

    def title(self, game: str) -> str:
        return api.game(game).title(self.lang)

    def player(self, word: str) -> str:
        """A bot's word, and the name of its level."""
        if not re.fullmatch(r"level\d", word):
            return word
        names = import_module("palatine.bots.levels").level_names(self.lang)
        return f"{word} ({names[int(word[-1]) - 1]})"

    def number(self, value: float, places: int = 1) -> str:
        text = f"{value:,.{places}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        text = text.replace("-", "−")
        return text.replace(",", "\u00a0").replace(".", ",") if self.lang == "pl" else text

    def signed(self, value: float, places: int = 1) -> str:
        text = self.number(value, places)
        return text if text.startswith("−") or not text.strip("0.,") else f"+{text}"

    def percent(self, share: float, places: int = 1) -> str:
        return f"{self.number(100 * share, places)}{'%' if self.lang == 'pl' else ' %'}"

    def between(self, low: float, high: float, places: int = 1) -> str:
        """An interval; a dash, or words where a sign would make it unreadable."""
        one, other = self.number(low, places), self.number(high, places)
        return f"{one}–{other}" if low >= 0 else self.say("between", low=one, high=other)

    def share(self, value: float, bounds: tuple[float, float]) -> str:
        """A share with its interval, in per cent."""
        return f"{self.percent(value)} ({self.between(100 * bounds[0], 100 * bounds[1])})"

    def named(self, texts: object, fallback: str) -> str:
        """One language of a `{"en": …, "pl": …}` of the catalogue."""
        return str(texts.get(self.lang) or fallback) if isinstance(texts, dict) else fallback

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('and')} {names[-1]}"

    def typed(self, options: dict[str, object]) -> str:
        """Options as they are typed."""
        return ", ".join([f"{name}={plain(value)}" for name, value in options.items()]) or self.say("none")


def plain(value: object) -> str:
    if isinstance(value, list):
        return ",".join([plain(part) for part in value])
    return str(value).lower() if isinstance(value, bool) else str(value)
