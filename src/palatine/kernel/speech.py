"""Grammar for sentences in Polish and English: counted nouns and lists. Rules of the house: docs/adding-a-game.md."""

from typing import Final, final

LANGUAGES: Final = ("en", "pl")


@final
class Noun:
    """A counted noun: English one/other, Polish one/few/many, in the accusative that most verbs ask for."""

    def __init__(self, en_one: str, en_other: str, pl_one: str, pl_few: str, pl_many: str) -> None:
        self.en_one: Final = en_one
        self.en_other: Final = en_other
        self.pl_one: Final = pl_one
        self.pl_few: Final = pl_few
        self.pl_many: Final = pl_many

    def form(self, n: int, lang: str) -> str:
        """The noun alone, in the form that goes with n."""
        n = abs(n)
        if lang != "pl":
            return self.en_one if n == 1 else self.en_other
        if n == 1:
            return self.pl_one
        if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
            return self.pl_few
        return self.pl_many

    def count(self, n: int, lang: str) -> str:
        """“2 gold”, „5 kamieni”; the space does not break, and a negative number has a true minus."""
        return f"{number(n)}\u00a0{self.form(n, lang)}"


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
    return listed(parts, lang, "albo" if lang == "pl" else "or")


ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
