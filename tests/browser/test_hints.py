"""Levels and hints in the page: bots by their office, the best moves in the dock, a light on the board."""

from browser.conftest import Visit
from browser.visitor import SITTING, Visitor, me_and_bots

MOVES = "[...document.querySelectorAll('.hints li .what')].map((one) => one.textContent)"


def hinted(person: Visitor) -> list[str]:
    """What is ringed on the board."""
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('[data-hinted]')].map((one) => one.dataset.target)"
    )
    return found


def test_a_hint_shows_the_best_moves_and_is_played(visit: Visit) -> None:
    person = visit(lang="pl")
    person.open_table("kingsburg", me_and_bots(2, "level1"))
    person.wait_until_asked()
    person.until("text => document.querySelector('.players').textContent.includes(text)", "Paź")
    assert person.page.locator(".hint-btn").inner_text().strip() == "Podpowiedź"
    person.press(".hint-btn")
    person.until(f"{MOVES}.length > 0")
    ask = person.asked()
    assert ask is not None
    shown: list[str] = person.page.evaluate(MOVES)
    by_label = {option["label"]: option for option in ask["options"]}
    assert 1 <= len(shown) <= 3 and set(shown) <= set(by_label)
    assert "%" in person.page.locator(".hints .win").first.inner_text()
    assert bool(hinted(person)) == (by_label[shown[0]]["text"] != "pass"), "what the best move is made with is ringed"
    assert person.page.evaluate("document.activeElement.closest('.hints') !== null"), "the keyboard goes on from here"
    person.page.keyboard.press("Escape")
    person.until("document.querySelector('.hints') === null && document.querySelector('[data-hinted]') === null")
    before = person.page.evaluate("palatineWatch.state.version")
    person.page.keyboard.press("h")
    person.until(f"{MOVES}.length > 0")
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")
    person.until(f"palatineWatch.state.version > {before}")
    person.until("document.querySelector('.hints') === null")
    assert person.troubles == []


def test_a_table_without_hints_has_none(visit: Visit) -> None:
    person = visit()
    seats = me_and_bots(2, "level1")
    made = person.ask_for("/api/tables", {"game": "valeria", "seats": seats, "options": {}, **SITTING, "hints": False})
    person.go(f"/t/{made['id']}")
    person.wait_until_asked()
    assert person.page.locator(".hint-btn").count() == 0
    person.page.keyboard.press("h")
    person.press('[aria-label="Table menu"]')
    person.page.get_by_text("No hints at this table.").wait_for()
    assert person.page.locator(".hints").count() == 0 and person.troubles == []
