"""What a seat is told: why it is asked, or why something is not possible."""

from typing import TYPE_CHECKING, Final, final

from palatine.kernel.frame import Frame
from palatine.kernel.speech import bound

if TYPE_CHECKING:
    from palatine.kernel.table import Table


@final
class Prompt:
    """A question to a seat: the step it belongs to, the rule behind it, a sentence, and what it is about.

    `about` are the facts in the sentence that no option has, by name: how many are left, what is due, who is asked.
    """

    def __init__(
        self, seat: int, kind: str, rule: str, en: str, pl: str, targets: list[str], about: dict[str, str | int]
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.rule: Final = rule
        self.en: Final = bound(en, "en")
        self.pl: Final = bound(pl, "pl")
        self.targets: Final = targets
        self.about: Final = about

    def say(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en

    def __repr__(self) -> str:
        return f"<Prompt {self.kind} to seat {self.seat} ({self.rule}): {self.en}>"

    def as_data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "en": self.en,
            "pl": self.pl,
            "targets": self.targets,
            "about": self.about,
        }


@final
class Answer:
    """One option of a question as data: a front end draws and compares it without reading a sentence.

    `args` are the arguments of the verb by name, as records write them; `cost` and `gain` what is given and taken, by
    resource, where the rules know it before it happens (None: they do not).
    """

    def __init__(
        self, action: int, text: str, verb: str, args: dict[str, str], targets: list[str],
        cost: dict[str, int] | None, gain: dict[str, int] | None,
    ) -> None:  # fmt: skip
        self.action: Final = action
        self.text: Final = text
        self.verb: Final = verb
        self.args: Final = args
        self.targets: Final = targets
        self.cost: Final = cost
        self.gain: Final = gain

    def __repr__(self) -> str:
        return f"<Answer {self.action}: {self.text}>"

    def as_data(self) -> dict[str, object]:
        return {
            "action": self.action,
            "text": self.text,
            "verb": self.verb,
            "args": self.args,
            "targets": self.targets,
            "cost": self.cost,
            "gain": self.gain,
        }


@final
class Reason:
    """Why something is not possible: the condition that fails, and its rule."""

    def __init__(self, rule: str, en: str, pl: str) -> None:
        self.rule: Final = rule
        self.en: Final = bound(en, "en")
        self.pl: Final = bound(pl, "pl")

    def say(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


NOT_ASKED: Final = "This is not possible now."
"""So begins the answer of last resort, for what has no reason of its own."""


def not_asked(table: "Table", frame: Frame) -> Reason:
    """The reason for everything that the question of this frame is not about."""
    return Reason(
        table.game.steps[frame.step].rule,
        f"{NOT_ASKED} Something else is to be decided: {table.prompt_text(frame, 'en')}",
        f"Teraz to niemożliwe. Czeka inna decyzja: {table.prompt_text(frame, 'pl')}",
    )


def not_your_turn(table: "Table", seat: int | None, lang: str) -> str:
    """The sentence for a seat that may not act, or for a caller who did not say which seat acts."""
    waiting = table.to_act
    if not waiting:
        return "Gra jest zakończona." if lang == "pl" else "The game is over."
    if seat is not None and table.names:
        names = ", ".join([table.names[s] for s in waiting])
        return f"To jeszcze nie twoja kolej. Teraz: {names}." if lang == "pl" else f"It is not your turn. Now: {names}."
    seats = ", ".join([str(s) for s in waiting])
    if seat is None:
        return (
            f"Podaj miejsce; teraz może działać: {seats}." if lang == "pl" else f"Say which seat; now may act: {seats}."
        )
    if lang == "pl":
        return f"To jeszcze nie kolej miejsca {seat}. Teraz: {seats}."
    return f"It is not the turn of seat {seat} yet. Now: {seats}."
