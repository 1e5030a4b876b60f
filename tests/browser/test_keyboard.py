"""One whole game by keyboard alone: N, Tab, arrows, digits, Enter, Space, Escape; the mouse is never touched."""

import random
from typing import Any

from browser.conftest import Visit
from browser.visitor import Visitor, me_and_bots

FOCUS = """() => {
    const focused = document.activeElement;
    const mine = focused instanceof HTMLButtonElement && focused.closest("main.grid") !== null;
    const style = getComputedStyle(focused ?? document.body);
    return {
        kind: mine ? palatineWatch.kindOf(focused) : null,
        name: mine ? focused.dataset.target ?? focused.textContent.trim() : focused?.nodeName ?? "",
        ring: !mine || style.outlineStyle !== "none" || style.boxShadow !== "none",
    };
}"""
MOST_STEPS = 400


class Typist:
    """Answers every question with the keyboard. `without_ring` lists what had the focus and did not show it."""

    def __init__(self, visitor: Visitor, seed: object) -> None:
        self.visitor = visitor
        self.dice = random.Random(str(seed))
        self.keys = 0
        self.without_ring: set[str] = set()

    def press(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)
        self.keys += 1

    def focused(self) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.page.evaluate(FOCUS)
        if not found["ring"]:
            self.without_ring.add(found["name"])
        return found

    def walk_to(self, wanted: set[str], steps: int) -> bool:
        """N, or Tab or an arrow now and then, until the focus is on something of the wanted kind."""
        for _ in range(steps):
            self.press(self.dice.choice(["n", "n", "n", "n", "n", "n", "Shift+N", "Tab", "ArrowRight", "ArrowDown"]))
            if self.focused()["kind"] in wanted:
                return True
        return False

    def one_step(self, kinds: set[str]) -> None:
        """One thing to try: seal, a digit, something lit, pass, or to begin anew."""
        fresh = kinds & {"lit", "drawn", "choice", "tray"}
        if "wax" in kinds and self.dice.random() < 0.7:
            # Enter seals from the thing that was just picked; from elsewhere the seal itself is walked to.
            if self.focused()["kind"] == "chosen" or self.walk_to({"wax"}, 60):
                self.press("Enter")
        elif kinds & {"choice", "tray"} and self.dice.random() < 0.5:
            self.press(str(self.dice.randint(1, 4)))
        elif fresh:
            if self.walk_to(fresh, 40):
                self.press("Space")
        elif "pass" in kinds and self.walk_to({"pass"}, 60):
            self.press("Enter")
        else:
            self.press("Escape")

    def decide(self) -> None:
        """Presses keys until the question that stands is answered."""
        seen = self.visitor.look()
        number = seen["ask"]["number"]
        for _ in range(MOST_STEPS):
            self.one_step(set(seen["kinds"]))
            if self.visitor.page.evaluate("palatineWatch.turn()") == "over":
                return
            seen = self.visitor.look()
            if seen["ask"]["number"] != number:
                return
        raise AssertionError(f"the keyboard could not answer: {seen}")


def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    person = visit()
    person.open_table("kingsburg", me_and_bots(2))
    typist = Typist(person, 5)
    while person.page.evaluate("palatineWatch.turn()") == "asked":
        typist.decide()
    person.page.wait_for_selector("dialog .podium li")
    print("keys pressed:", typist.keys)
    assert typist.without_ring == set()
    # The sheet has the focus, and Escape gives the table back.
    assert person.page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")
    assert person.troubles == []
