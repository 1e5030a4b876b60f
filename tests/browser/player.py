"""Plays through the page: clicks what is lit on the board and in the dock, never anything else.

The dice of the player are seeded, so a game that went wrong can be clicked again. What it met on the way (kinds of
questions, questions that only the list of all possibilities could answer, things that were lit and could not be
clicked, overflow) is kept for the test to judge.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from browser.visitor import Visitor

SEALS = 0.55
"""How often a choice is sealed as soon as it can be."""
PASSES = 0.12
PATIENT_CLICKS = 30
"""Clicks for one decision before the player gives up the board and opens the list of all possibilities."""
GIVE_UP = 90
WAIT_SECONDS = 60

Hook = Callable[["Player", dict[str, Any]], None]


@dataclass
class Met:
    """What happened on the way."""

    kinds: Counter[str] = field(default_factory=Counter)
    listed: Counter[str] = field(default_factory=Counter)
    """Kinds of questions that could be answered only from the list of all possibilities."""
    covered: dict[str, str] = field(default_factory=dict)
    """What was lit but could not be clicked, and what lay over it."""
    wide: dict[str, int] = field(default_factory=dict)
    tall: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    decisions: int = 0
    clicks: int = 0


class Player:
    """Somebody who clicks. `first_of_kind` is called when a kind of question is met for the first time."""

    def __init__(self, visitor: Visitor, seed: object, first_of_kind: Hook | None = None) -> None:
        self.visitor = visitor
        self.dice = random.Random(str(seed))
        self.first_of_kind = first_of_kind
        self.met = Met()

    def play(self, decisions: int = 2000) -> str:
        """Until the game is over, or so many decisions were made; the status of the table."""
        seen: dict[str, Any] = self.visitor.look()
        waited = 0
        while self.met.decisions < decisions:
            if seen["status"] not in ("", "playing", "open"):
                break
            if seen["handOver"]:
                self.visitor.press(".hand-over .wax")
            elif seen["ask"] is None:
                waited += 1
                assert waited < WAIT_SECONDS, f"nobody was asked for a minute: {seen}"
                self.visitor.wait_for_state(1000)
            else:
                waited = 0
                self.decide(seen)
            seen = self.visitor.look()
        return str(seen["status"])

    def decide(self, seen: dict[str, Any]) -> None:
        """Answers the question that stands, however many clicks it takes."""
        ask = seen["ask"]
        kind = str(ask["kind"])
        if kind not in self.met.kinds and self.first_of_kind:
            self.met.kinds[kind] = 0
            self.first_of_kind(self, seen)
            seen = self._settled()
        self.met.kinds[kind] += 1
        self.met.decisions += 1
        self._measure(kind, seen)
        for click in range(GIVE_UP):
            if seen["ask"] is None or seen["ask"]["number"] != ask["number"]:
                return
            if click == PATIENT_CLICKS and seen["listable"]:
                self.met.listed[kind] += 1
                self.visitor.press(".dock .rid.all")
                seen = self.visitor.look()
            before = seen["moves"]
            self._click(seen, kind)
            seen = self.visitor.look()
            if seen["moves"] > before:
                seen = self._answered(ask["number"])
        raise AssertionError(f"stuck at {kind}: {seen}")

    def _answered(self, number: int) -> dict[str, Any]:
        """After a move was sent: until the next question, or until nothing is asked, or a refusal is shown."""
        for _ in range(20):
            seen = self.visitor.look()
            if seen["fault"]:
                self.met.faults.append(seen["fault"])
                return seen
            if seen["ask"] is None or seen["ask"]["number"] != number:
                return seen
            self.visitor.wait_for_state(250)
        return self.visitor.look()

    def _settled(self) -> dict[str, Any]:
        for _ in range(WAIT_SECONDS):
            seen = self.visitor.look()
            if seen["ask"] is not None and seen["things"]:
                return seen
            self.visitor.wait_for_state(250)
        raise AssertionError("no question came back")

    def _measure(self, kind: str, seen: dict[str, Any]) -> None:
        if seen["wide"] > 0:
            self.met.wide[kind] = max(seen["wide"], self.met.wide.get(kind, 0))
        if seen["tall"] > 0:
            self.met.tall[kind] = max(seen["tall"], self.met.tall.get(kind, 0))

    def _click(self, seen: dict[str, Any], kind: str) -> None:
        """One click: on the seal if there is something to seal, else on something lit."""
        self.met.clicks += 1
        thing = self._choose(seen)
        if thing is None:
            self._turn_over(seen)
            return
        spot = thing
        if not thing["hit"]:
            spot = self.visitor.page.evaluate("index => palatineWatch.reach(index)", thing["index"])
            if not spot["hit"]:
                self.met.covered[f"{kind} {thing['name']}"] = str(spot["over"])
                return
        self.visitor.point(spot["x"], spot["y"])

    def _choose(self, seen: dict[str, Any]) -> dict[str, Any] | None:
        by_kind: dict[str, list[dict[str, Any]]] = {}
        for thing in seen["things"]:
            by_kind.setdefault(thing["kind"], []).append(thing)
        if "wax" in by_kind and self.dice.random() < SEALS:
            return by_kind["wax"][0]
        if "pass" in by_kind and self.dice.random() < PASSES:
            return by_kind["pass"][0]
        fresh = [thing for kind in ("lit", "drawn", "choice", "tray") for thing in by_kind.get(kind, ())]
        if fresh:
            return self.dice.choice(fresh)
        if "wax" in by_kind:
            return by_kind["wax"][0]
        if seen["hidden"] and self.visitor.is_phone:
            return None
        for kind in ("pass", "reach", "clear", "chosen"):
            if kind in by_kind:
                return self.dice.choice(by_kind[kind])
        return None

    def _turn_over(self, seen: dict[str, Any]) -> None:
        """Nothing to click here: another tab of the phone, or a moment of patience."""
        if self.visitor.is_phone and seen["tabs"]:
            self.visitor.press(".tabs button", self.dice.randrange(seen["tabs"]))
        else:
            self.visitor.wait_for_state(100)
