"""Plays through the page: clicks what is lit on the board and in the dock, never anything else.

What is clicked, playing.js says: its dice are seeded by the name of the test. A player with a mouse clicks through the
browser's own input, one click after another; one without lets the script click on the same elements by itself, which is
several times faster. What was met on the way (kinds of questions, questions that only the list of all possibilities
could answer, things that were lit and could not be clicked, overflow) is kept for the test to judge.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from browser.visitor import Visitor

WHOLE_GAME = 2000


@dataclass
class Met:
    """What happened on the way."""

    kinds: Counter[str] = field(default_factory=Counter)
    listed: dict[str, str] = field(default_factory=dict)
    """Kinds of questions that could be answered only from the list of all possibilities, and what was tried before."""
    covered: dict[str, str] = field(default_factory=dict)
    """What was lit but could not be clicked, and what lay over it."""
    wide: dict[str, int] = field(default_factory=dict)
    tall: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    decisions: int = 0
    clicks: int = 0

    def add(self, more: dict[str, Any]) -> None:
        self.kinds.update(more["kinds"])
        for name in ("listed", "covered", "wide", "tall"):
            getattr(self, name).update(more[name])
        self.faults += more["faults"]
        self.decisions += more["decisions"]
        self.clicks += more["clicks"]


class Player:
    """Somebody who plays at the table that the visitor has before them."""

    def __init__(self, visitor: Visitor, seed: object, with_mouse: bool = True) -> None:
        self.visitor = visitor
        self.seed = seed
        self.with_mouse = with_mouse
        self.met = Met()

    def play(self, decisions: int = WHOLE_GAME) -> str:
        """Until the game is over, or so many more decisions are made and shown; the status of the table."""
        page = self.visitor.page
        page.evaluate("seed => palatineHand.begin(seed)", f"{self.seed} {self.met.clicks}")
        step: dict[str, Any] = {"what": "point"}
        while step["what"] == "point":
            if self.with_mouse:
                step = page.evaluate("most => palatineHand.next(most)", decisions)
                if step["what"] == "point":
                    self.visitor.point(step["x"], step["y"])
            else:
                step = page.evaluate("most => palatineHand.play(most)", decisions)
        self.met.add(page.evaluate("palatineHand.take()"))
        return str(step["status"])

    def assert_all_went_well(self) -> None:
        """Nothing was refused, covered, wider than the screen or out of reach on the board; the console is empty."""
        met = self.met
        assert self.visitor.troubles == [], self.visitor.troubles
        assert met.faults == [], f"the server refused what was lit: {met.faults}"
        assert met.listed == {}, f"only the list of all possibilities could answer: {met.listed}"
        assert met.wide == {}, f"the page is wider than the screen: {met.wide}"
        assert met.covered == {}, f"lit, but something lies over it: {met.covered}"
        if not self.visitor.is_phone:
            assert met.tall == {}, f"the table scrolls: {met.tall}"
