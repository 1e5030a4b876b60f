"""Finished games: stepping, links to single moves, playing on from a moment; records that leave and come back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import Visitor

RECORDS = Path(__file__).resolve().parents[1] / "records"
RECORD = {
    "kingsburg": "kingsburg-2p-edition2.txt",
    "paladins": "paladins-2p.txt",
    "valeria": "valeria-2p.txt",
    "wonderful_kingdom": "wonderful_kingdom-2p-quests.txt",
}


def record(game: str) -> Path:
    """A whole game on file."""
    return RECORDS / RECORD[game]


def bring(person: Visitor, path: Path) -> None:
    """Loads a record through the page; the replay opens."""
    person.go("/replays")
    person.page.locator("input[type=file]").set_input_files(path)
    person.until("document.querySelector('textarea').value.length > 100")
    person.press("form .wax")
    person.page.wait_for_url(re.compile("/replay/"))
    person.page.wait_for_selector(".deck .count")
    person.until("document.querySelector('.deck .slider').max > 0")


def step(person: Visitor) -> tuple[int, int]:
    at, of = str(person.page.locator(".deck .count").text_content()).split("/")
    return int(at), int(of)


def control(person: Visitor, icon: str) -> None:
    person.press(f'.deck .ctl button:has(use[href="#{icon}"])')


@pytest.mark.parametrize("game", RECORD)
def test_a_record_is_walked_through_step_by_step(visit: Visit, game: str) -> None:
    person = visit()
    bring(person, record(game))
    at, moves = step(person)
    assert at == 0 and moves > 10
    count = person.page.locator(".deck .count")
    for wanted in (1, 2, 3):
        control(person, "step-forward")
        expect(count).to_have_text(f"{wanted} / {moves}")
        assert person.page.url.endswith(f"?move={wanted}")
    control(person, "step-back")
    expect(count).to_have_text(f"2 / {moves}")
    person.page.keyboard.press("End")
    expect(count).to_have_text(f"{moves} / {moves}")
    person.until("document.querySelectorAll('.log li').length > 5")
    assert person.page.locator(".deck .wax").is_disabled()
    person.page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {moves}")
    overflow = person.look()
    assert overflow["wide"] <= 0 and overflow["tall"] <= 0
    # A link to one move opens at this move.
    person.page.goto(re.sub(r"\?.*", "", person.page.url) + "?move=7")
    expect(person.page.locator(".deck .count")).to_have_text(f"7 / {moves}")
    label = person.page.locator(".deck .question").text_content()
    person.page.reload()
    expect(person.page.locator(".deck .question")).to_have_text(str(label))
    assert person.troubles == []


def test_a_game_goes_on_from_any_moment(visit: Visit) -> None:
    person = visit()
    bring(person, record("kingsburg"))
    address = person.page.url
    person.page.locator(".deck .slider").fill("12")
    person.until("location.search === '?move=12'")
    person.press(".deck .wax")
    person.page.wait_for_url(re.compile("/t/"))
    person.wait_until_asked()
    assert person.look()["status"] == "playing"
    assert re.sub(r"\?.*", "", address) != person.page.url
    assert person.troubles == []


def test_a_record_leaves_and_comes_back_unchanged(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    bring(person, record("kingsburg"))
    moves = step(person)[1]
    table = person.page.url.split("/replay/")[1].split("?")[0]
    with person.page.expect_download() as fetched:
        person.page.evaluate(
            """(id) => {
                const link = document.createElement("a");
                Object.assign(link, {href: `/api/tables/${id}/record`, download: ""});
                document.body.append(link);
                link.click();
            }""",
            table,
        )
    copy = tmp_path / "copy.txt"
    copy.write_bytes(fetched.value.path().read_bytes())
    other = visit()
    bring(other, copy)
    assert step(other)[1] == moves
    assert other.troubles == []


def test_what_is_no_record_is_refused_in_words(visit: Visit) -> None:
    person = visit()
    person.go("/replays")
    person.page.locator("textarea").fill("This is a letter to my aunt, not a game of Kingsburg.")
    person.press("form .wax")
    person.page.wait_for_selector("form .fault[role=alert]")
    assert len(str(person.page.locator("form .fault").text_content()).split()) > 3
