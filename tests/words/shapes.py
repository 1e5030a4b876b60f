"""Everything the games say, folded to its shapes: one readable file for each game and language.

Walks over every way to set up a game collect questions with their answers, and the lines of the chronicle as everybody
reads them. Names of cards become ‹›, groups of dice #, shares n/m, numbers 0, 1, 2 or 5: all that Polish nouns mind.
`python tests/golden.py` writes the files anew: read the difference as a player would.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from laws.cases import Case, cases_of
from playthroughs.golden import chosen

import palatine
from palatine.books.catalogue import families_of
from palatine.kernel.chance import seeded
from palatine.kernel.speech import LANGUAGES
from palatine.kernel.table import Table

ROOM: Final = Path(__file__).parent
NAMES: Final = ["Anna", "Bartek", "Celina", "Darek", "Ewa"]
SEEDS: Final = 2
"""Whole games of every case, so that rare cards have their turn."""
_DICE: Final = re.compile(r"\b[bw]?\d(?:\+[bw]?\d)+")
_SHARE: Final = re.compile(r"\d+/\d+")
_NUMBER: Final = re.compile(r"\d+")
_PLAYER: Final = re.compile(r"\b(?:" + "|".join(NAMES) + r")\b")


class Shapes:
    """Lines by heading in one language: `? build` the questions, `> build` their answers, `– gain` the chronicle."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.lines: dict[str, set[str]] = {}
        self.folded: dict[tuple[str, str], str] = {}

    def add(self, heading: str, sentence: str, cards: re.Pattern[str]) -> None:
        """The same sentence comes thousands of times; it is folded once."""
        key = sentence, cards.pattern  # a string knows its hash; a pattern computes it anew every time
        if key not in self.folded:
            self.folded[key] = fold(sentence, cards)
        self.lines.setdefault(heading, set()).add(self.folded[key])

    def written(self) -> str:
        return "\n".join([f"{heading}\n{_indented(lines)}" for heading, lines in sorted(self.lines.items())])


def _indented(lines: set[str]) -> str:
    return "".join([f"    {line}\n" for line in sorted(lines)])


def fold(sentence: str, cards: re.Pattern[str]) -> str:
    plain = sentence.replace("\u00a0", " ")
    named = _PLAYER.sub("Anna", cards.sub("‹›", plain))
    return _NUMBER.sub(_number_class, _SHARE.sub("n/m", _DICE.sub("#", named)))


def _number_class(found: re.Match[str]) -> str:
    n = int(found[0])
    if n < 2:
        return found[0]
    return "2" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "5"


def names_of_cards(table: Table, lang: str) -> re.Pattern[str]:
    names = {row.name(lang) for family in families_of(table) for row in family.rows}
    return _any_of(tuple(sorted(names, key=len, reverse=True)))


@cache
def _any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(r"\b(?:" + "|".join([re.escape(name) for name in names]) + r")(?!\w)")


def collected(game: str) -> dict[str, Shapes]:
    found = {lang: Shapes(lang) for lang in LANGUAGES}
    for case in cases_of(game):
        for seed in range(SEEDS):
            _collect(case, seed, found)
    return found


def _collect(case: Case, seed: int, found: dict[str, Shapes]) -> None:
    table = case.new(f"words {seed}", NAMES[: case.seats])
    chance = seeded(f"words {seed}")
    cards = {lang: names_of_cards(table, lang) for lang in LANGUAGES}
    while not table.is_over:
        for seat in table.to_act:
            prompt = table.prompt(seat)
            for lang, shapes in found.items():
                shapes.add(f"? {prompt.kind}", prompt.say(lang), cards[lang])
                for action in table.options(seat):
                    shapes.add(f"> {prompt.kind}", table.label(action, lang, seat), cards[lang])
        seat = table.to_act[chance.below(len(table.to_act))]
        table.play(chosen(table, seat, chance), seat)
    for viewer in (None, *range(case.seats)):
        for event in table.events_since(0, viewer):
            for lang, shapes in found.items():
                shapes.add(f"– {event['kind']}", palatine.event_text(table, event, lang), cards[lang])


def rewrite() -> None:
    for game in palatine.games():
        for lang, shapes in collected(game).items():
            path_of(game, lang).write_text(shapes.written(), "utf-8")


def path_of(game: str, lang: str) -> Path:
    return ROOM / f"{game}.{lang}.txt"
