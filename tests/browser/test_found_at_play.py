"""What people stumbled over: each of these failed once."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_replay import bring, record
from browser.visitor import PHONE, Visitor, me_and_bots


def overflow(person: Visitor, selector: str) -> dict[str, int]:
    """How far something could be scrolled, and how far it is after somebody has tried to."""
    found: dict[str, int] = person.page.evaluate(
        """(selector) => {
            const list = document.querySelector(selector);
            list.scrollTo({top: 400, behavior: "instant"});
            return {room: list.scrollHeight - list.clientHeight, at: list.scrollTop,
                    hidden: getComputedStyle(list).overflowY === "hidden" ? 1 : 0};
        }""",
        selector,
    )
    return found


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desktop", "phone"])
def test_the_rules_can_be_scrolled(visit: Visit, size: tuple[int, int]) -> None:
    person = visit(size=size)
    person.go("/rules/kingsburg")
    person.page.wait_for_selector(".ruleset .rl")
    found = overflow(person, ".ruleset")
    assert found["room"] > 400 and found["at"] == 400 and not found["hidden"]


def test_search_knows_word_forms_and_leaves_no_empty_headings(visit: Visit) -> None:
    person = visit(lang="pl")
    person.go("/rules/wonderful_kingdom")
    person.page.wait_for_selector(".ruleset .rl")
    person.page.locator(".searchbox input").fill("walka")
    person.until("document.querySelectorAll('.ruleset .rl').length > 0")
    texts = person.page.locator(".ruleset .rl").all_text_contents()
    assert any(re.search("walc|walk", text.lower()) for text in texts)
    kinds = person.page.evaluate("[...document.querySelector('.ruleset').children].map((one) => one.tagName)")
    assert kinds and not kinds[-1].startswith("H"), "a heading with nothing under it"


def test_another_page_closes_what_lies_over_this_one(visit: Visit) -> None:
    person = visit()
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    person.press('.tool:has(use[href="#chart"])')
    person.page.wait_for_selector("dialog.overlay")
    person.page.evaluate("history.pushState(null, '', '/rules'); dispatchEvent(new PopStateEvent('popstate'))")
    person.page.wait_for_selector(".reader-page")
    expect(person.page.locator("dialog.overlay")).to_have_count(0)


def test_the_last_move_of_a_replay_shows_the_points_of_the_result(visit: Visit) -> None:
    """Valeria counts in the end what was hidden until then."""
    person = visit()
    bring(person, record("valeria"))
    person.page.keyboard.press("End")
    person.until("location.search.endsWith(String(document.querySelector('.deck .slider').max))")
    table = person.page.url.split("/replay/")[1].split("?")[0]
    scores = person.page.evaluate(
        "(id) => fetch(`/api/tables/${id}/replay`).then((answer) => answer.json()).then((told) => told.scores)", table
    )
    seals = person.page.locator(".pl .seal b")
    expect(seals.first).to_have_text(str(scores[0]))
    assert sorted(seals.all_text_contents()) == sorted(str(n) for n in scores)
    expect(person.page.locator("dialog.overlay")).to_have_count(0)


@pytest.mark.parametrize("wished", ["9999", "abc"])
def test_a_link_to_a_move_that_is_not_there_says_so(visit: Visit, wished: str) -> None:
    person = visit()
    bring(person, record("kingsburg"))
    person.page.goto(re.sub(r"\?.*", "", person.page.url) + f"?move={wished}")
    expect(person.page.locator(".deck .fault")).to_contain_text(f"There is no move {wished}")


def test_bots_have_names_of_their_own(visit: Visit) -> None:
    """Short, distinct, the same in both languages, and no office or advisor of the board."""
    person = visit()
    person.go("/")
    person.page.wait_for_selector(".new-table .wax:not([disabled])")
    person.press(".new-table .seat.open")
    person.press(".new-table .wax")
    person.page.wait_for_url(re.compile("/t/"))
    person.wait_until_asked()
    names = [name for name in person.page.locator(".pl .nick").all_text_contents() if name != "Ada"]
    assert names and len(set(names)) == len(names) and all(re.fullmatch(r"\w{4,6}", name) for name in names)


def test_the_size_of_the_table_is_kept(visit: Visit) -> None:
    person = visit()
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    before = person.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    person.page.evaluate("localStorage['palatine.settings'] = JSON.stringify({lang: 'en', nickname: 'Ada', size: 130})")
    person.page.reload()
    person.wait_until_asked()
    after = person.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert after == pytest.approx(before * 1.3)
    assert person.page.evaluate("document.documentElement.dataset.layout") == "duo", "fewer letters fit"
