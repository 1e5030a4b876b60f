"""What a typed line means: an action as records write it, or the words of its label in the player's language."""

import re
import unicodedata
from typing import Final

from palatine.cli.boards import Board, Choice
from palatine.kernel.errors import PalatineError
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table

_WORD: Final = re.compile(r"[^\s:;,.()„”“\"!?·]+")
SHORTEST: Final = 2
"""A word may be cut short, but not to a single letter."""


def plain(text: str) -> str:
    """Small letters without accents, so that „krolowa” is „Królowa”."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join("".join([letter for letter in letters if not unicodedata.combining(letter)]).split())


def words(text: str) -> list[str]:
    return _WORD.findall(plain(text))


def written(table: Table, seat: int, line: str) -> int | None:
    """The legal action that records write like this."""
    try:
        return table.find(line, seat)
    except PalatineError:
        return None


def fitting(numbered: list[tuple[int, Choice]], line: str) -> list[tuple[int, Choice]]:
    """The choices that a line may mean: by the whole label, else by some of its words, else by beginnings of them.

    The line begins as the label does, with its verb; words may be left out, but not change places.
    """
    typed = words(line)
    labels = [(words(choice.label), (number, choice)) for number, choice in numbered]
    ways = (
        [choice for label, choice in labels if label == typed],
        [choice for label, choice in labels if _follows(typed, label, whole=True)],
        [choice for label, choice in labels if _follows(typed, label, whole=False)],
    )
    return next((found for found in ways if found), [])


def _follows(typed: list[str], label: list[str], whole: bool) -> bool:
    """True if the typed words stand in the label in this order, the first of both together."""
    at = 0
    for place, word in enumerate(typed):
        while at < len(label) and not _fits(word, label[at], whole):
            at += 1
        if at == len(label) or (place == 0 and at):
            return False
        at += 1
    return bool(typed)


def _fits(typed: str, word: str, whole: bool) -> bool:
    if whole or len(typed) < SHORTEST or typed[0].isdigit():
        return typed == word
    return word.startswith(typed)


def verbs_now(numbered: list[tuple[int, Choice]]) -> list[str]:
    """How the choices begin, each word once: what can be typed now."""
    return list(dict.fromkeys([_WORD.findall(choice.label)[0] for _, choice in numbered]))


def why_impossible(table: Table, seat: int, board: Board, line: str, lang: str) -> Reason | None:
    """The reason for an action that cannot be chosen now, as records write it or by its verb and what it is about."""
    for target in _pointed_at(table, seat, board, line, lang):
        try:
            return table.why_not(target, seat)
        except PalatineError:
            continue
    return None


def _pointed_at(table: Table, seat: int, board: Board, line: str, lang: str) -> list[str]:
    """What a line that begins with a verb of this game may be about, the likeliest first.

    That is the action as it is written, the verb where it needs nothing more, and the thing that the last words name.
    """
    head, *rest = words(line) or [""]
    # The label, and not the pattern behind it: how a verb is said may depend on the table.
    meant = {verb: words(table.label(int(verb.base), lang, seat))[:1] for verb in table.game.book.verbs}
    found = [line for verb in meant if head == verb.name]
    found += [verb.pattern for verb, first in meant.items() if head in (verb.name, *first) and not verb.domains]
    known = {plain(name): target for name, target in board.targets(table, lang).items()}
    if any(head in (verb.name, *first) for verb, first in meant.items()):
        found += [known[end] for at in range(len(rest)) if (end := " ".join(rest[at:])) in known]
    return found
