"""How a search bot thinks: its budget, what it tries, how it plays on, where it stops and judges."""

from typing import Final, final

from palatine.kernel.errors import BadOption
from palatine.kernel.speech import quoted

ALL_OPTIONS: Final = 1000
MENTIONED: Final = 6
"""Advice speaks of so many options at least, where there are so many."""


@final
class Settings:
    """Everything that makes one search bot different from another. Zero means: no such limit."""

    def __init__(
        self,
        iterations: int = 200,
        seconds: float = 0.0,
        width: int = 8,
        stages: int = 1,
        steps: int = 0,
        taste: int = 3,
        explore: float = 1.0,
        trust: float = 0.3,
        margin: float = 0.0,
    ) -> None:
        self.iterations: Final = iterations
        """Tables played on from the position in question."""
        self.seconds: Final = seconds
        """Wall clock. With a limit here the answer depends on the machine."""
        self.width: Final = width
        """Options looked at: those that the rules of thumb like best."""
        self.stages: Final = stages
        """Natural steps of the game (a season, a turn) until a table is judged; 0: played to the end."""
        self.steps: Final = steps
        """Decisions until a table is judged; 0: the stages alone count."""
        self.taste: Final = taste
        """How play goes on: the best of so many options drawn by lot; 0 is random, many is greedy."""
        self.explore: Final = explore
        """How much a tree search tries what it knows little about."""
        self.trust: Final = trust
        """How much the rules of thumb count beside what has been tried, in tables."""
        self.margin: Final = margin
        """Options are looked at that the rules of thumb find at most so many points worse than the best; 0: all."""

    def within(self, iterations: int, seconds: float) -> "Settings":
        """The same with another budget."""
        return self._changed(iterations, seconds, self.width, self.margin)

    def for_advice(self, iterations: int, seconds: float) -> "Settings":
        """The same with another budget and a wider look: whoever asks wants to hear of more than the best option."""
        return self._changed(iterations, seconds, max(self.width, MENTIONED), 0.0)

    def _changed(self, iterations: int, seconds: float, width: int, margin: float) -> "Settings":
        return Settings(
            iterations, seconds, width, self.stages, self.steps, self.taste, self.explore, self.trust, margin
        )


_WHOLE: Final = ("iterations", "width", "stages", "steps", "taste")
_BROKEN: Final = ("seconds", "explore", "trust", "margin")


def settings(text: str) -> Settings:
    """Settings from words such as `iterations=400:stages=2`; what is not named has its usual value."""
    found = {"iterations": 0.0, "seconds": 0.0}
    usual = Settings()
    found["width"] = float(usual.width)
    found["stages"] = float(usual.stages)
    found["steps"] = float(usual.steps)
    found["taste"] = float(usual.taste)
    found["explore"] = usual.explore
    found["trust"] = usual.trust
    found["margin"] = usual.margin
    for part in text.split(":") if text else []:
        name, _, number = part.partition("=")
        found[name.strip()] = _number(name.strip(), number.strip())
    if not found["iterations"] and not found["seconds"]:
        found["iterations"] = float(usual.iterations)
    return Settings(
        int(found["iterations"]),
        found["seconds"],
        int(found["width"]) or ALL_OPTIONS,
        int(found["stages"]),
        int(found["steps"]),
        int(found["taste"]),
        found["explore"],
        found["trust"],
        found["margin"],
    )


def _number(name: str, text: str) -> float:
    """The number of a setting, checked."""
    if name not in _WHOLE and name not in _BROKEN:
        names = ", ".join([*_WHOLE, *_BROKEN])
        raise BadOption(
            f"search has no setting {quoted(name, 'en')}; there are: {names}",
            f"przeszukiwanie nie ma ustawienia {quoted(name, 'pl')}; dostępne: {names}",
        )
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 <= number <= 1e9 or (name in _WHOLE and number != int(number)):
        raise BadOption(
            f"{name}={text}: a whole number from 0 is needed" if name in _WHOLE else f"{name}={text}: no such number",
            f"{name}={text}: potrzebna liczba całkowita od 0" if name in _WHOLE else f"{name}={text}: zła liczba",
        )
    return number
