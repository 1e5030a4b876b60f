"""Everything that can be wrong with what a caller gave us. Each error is a sentence in English and in Polish."""

from typing import Final


class PalatineError(ValueError):
    """Base of all errors about input. The table is unchanged whenever one of these is raised."""

    def __init__(self, en: str, pl: str) -> None:
        super().__init__(en, pl)  # both, so that it can be pickled on its way from another process
        self.en: Final = en
        self.pl: Final = pl

    def __str__(self) -> str:
        return self.en

    def say(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


class UnknownGame(PalatineError):
    """No game of this name."""


class BadOption(PalatineError):
    """An unknown option, a value of the wrong type, or options that exclude each other."""


class NotYourTurn(PalatineError):
    """This seat has nothing to decide now."""


class IllegalAction(PalatineError):
    """The action exists, but the rules do not allow it now."""


class UnknownText(PalatineError):
    """No action of this game is written like that."""


class AmbiguousText(PalatineError):
    """The text fits more than one legal action."""


class BadChance(PalatineError):
    """A forced die or draw that cannot happen."""


class BadPosition(PalatineError):
    """Data that do not describe a table."""


class BadOverlay(PalatineError):
    """A data overlay that does not fit the game's cards."""


class BrokenRecord(PalatineError):
    """A text record that cannot be read, or that does not lead where it says."""


class NothingToUndo(PalatineError):
    """There is no move of this seat since the last information barrier."""
