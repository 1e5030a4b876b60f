"""Grammar for sentences in Polish and English: counted nouns and lists. Rules of the house: docs/adding-a-game.md."""

import re
from typing import Final, final

LANGUAGES: Final = ("en", "pl")


NOMINATIVE: Final = "nominative"
"""After a colon, in a bracket, between quotation marks, on a card: „Koszt: 1 kostka”."""
ACCUSATIVE: Final = "accusative"
"""Right after a verb: „weź 1 kostkę”."""
GENITIVE: Final = "genitive"
"""After a noun or a negation: „użyj 1 Magii”, „brak 2 kostek”."""
CASES: Final = (NOMINATIVE, ACCUSATIVE, GENITIVE)
BRIEF: Final = "brief"
"""No case: as short as a narrow board needs it."""


@final
class Noun:
    """A counted noun: English one/other, Polish one/few/many in the accusative.

    One thing bends by case (1 Parobek, 1 Parobka): `nominative` and `genitive` say how, where it differs from the
    accusative. Several things do not, but in the genitive, which always takes the form for many.
    """

    def __init__(
        self, en_one: str, en_other: str, pl_one: str, pl_few: str, pl_many: str,
        *, nominative: str = "", genitive: str = "",
    ) -> None:  # fmt: skip
        self.en_one: Final = en_one
        self.en_other: Final = en_other
        self.pl_one: Final = pl_one
        self.pl_one_by_case: Final = {
            ACCUSATIVE: pl_one,
            NOMINATIVE: nominative or pl_one,
            GENITIVE: genitive or pl_one,
        }
        self.pl_few: Final = pl_few
        self.pl_many: Final = pl_many

    def form(self, n: int, lang: str, case: str = ACCUSATIVE) -> str:
        """The noun alone, in the form that goes with n."""
        n = abs(n)
        if lang != "pl":
            return self.en_one if n == 1 else self.en_other
        if n == 1:
            return self.pl_one_by_case[case]
        if case != GENITIVE and 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
            return self.pl_few
        return self.pl_many

    def count(self, n: int, lang: str, case: str = ACCUSATIVE) -> str:
        """“2 gold”, „5 kamieni”; the space does not break, and a negative number has a true minus."""
        return f"{number(n)}\u00a0{self.form(n, lang, case)}"


def number(n: int) -> str:
    return f"\u2212{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else number(n)


def listed(parts: list[str], lang: str, last: str = "") -> str:
    """“a, b and c”, „a, b i c”; `last` replaces the word before the last part."""
    word = last or ("i" if lang == "pl" else "and")
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def either(parts: list[str], lang: str) -> str:
    """“a, b or c”; alternatives that are lists themselves stand between semicolons."""
    last = "albo" if lang == "pl" else "or"
    inner = " i " if lang == "pl" else " and "
    if len(parts) > 2 and any("," in part or inner in part for part in parts):
        return f"{'; '.join(parts[:-1])}; {last} {parts[-1]}"
    return listed(parts, lang, last)


def quoted(value: object, lang: str) -> str:
    """What a caller gave, within a sentence: a text in the quotation marks of the language, other values as written."""
    if not isinstance(value, str):
        return repr(value)
    inside = repr(value)[1:-1]  # a line break within would break the sentence
    return f"„{inside}”" if lang == "pl" else f"“{inside}”"


_AFTER_NUMBER: Final = re.compile(r"(?<![\w.,–-])(?<!\d\+)(\d+) (?=[^\W\d_])")
_AFTER_LETTER: Final = re.compile(r"(?<!\w)([aiouwzAIOUWZ]) (?=\S)")


def bound(text: str, lang: str) -> str:
    """The sentence as it is set: Polish lines do not break after a number or a word of one letter."""
    if lang != "pl":
        return text
    return _AFTER_LETTER.sub("\\1\u00a0", _AFTER_NUMBER.sub("\\1\u00a0", text))


ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
