"""What people do at a table besides moving: undo, consent, one screen for two, language, theme, rules."""

import re

from browser.coming_back import question
from browser.company import Round
from browser.conftest import Visit
from browser.player import Player
from browser.visitor import FOLLOW, Visitor, me_and_bots


def act(icon: str) -> str:
    """The button of the dock with that icon."""
    return f'.dock .acts button:has(use[href="#{icon}"])'


def state_of(person: Visitor, path: str) -> object:
    return person.page.evaluate(f"palatineWatch.state.{path}")


def play_until(person: Visitor, undoable: int) -> Player:
    """Until so many moves can be taken back."""
    player = Player(person, f"undo {undoable}")
    for _ in range(60):
        player.play(1)
        person.wait_until_asked()
        if int(str(state_of(person, "table.undoable"))) >= undoable:
            return player
    raise AssertionError(f"{undoable} moves could never be taken back")


def test_undo_redo_and_starting_the_turn_over(visit: Visit) -> None:
    person = visit()
    person.open_table("paladins", me_and_bots(1), {"difficulty": "easy"})
    person.wait_until_asked()
    play_until(person, 2)
    moves = int(str(state_of(person, "table.undoable")))
    before = question(person)
    view = state_of(person, "view")
    person.press(act("undo"))
    person.until(f"palatineWatch.state.table.undoable === {moves - 1}")
    assert question(person)["options"] != before["options"] or state_of(person, "view") != view
    person.press(act("redo"))
    person.until(f"palatineWatch.state.table.undoable === {moves}")
    again = question(person)
    assert {**again, "number": 0} == {**before, "number": 0}
    assert state_of(person, "view") == view
    person.press(act("first"))
    person.until("palatineWatch.state.table.undoable === 0")
    assert person.page.locator(act("undo")).count() == 0
    assert int(str(state_of(person, "table.redoable"))) == moves
    # The keys do the same.
    person.page.keyboard.press("Shift+Z")
    person.until("palatineWatch.state.table.undoable === 1")
    person.page.keyboard.press("z")
    person.until("palatineWatch.state.table.undoable === 0")
    assert person.troubles == []


def test_what_cannot_be_undone_alone_needs_consent(visit: Visit) -> None:
    table = Round(visit, "kingsburg", {})
    mover = table.mover()
    other = table.guest if mover is table.host else table.host
    entries = int(str(state_of(mover, "version")))
    before = question(mover)
    Player(mover, "consent").play(1)
    mover.until(f"palatineWatch.version > {entries}")
    for answer in ("no", "yes"):
        mover.press('.tools .tool:has(use[href="#menu"])')
        mover.press(".menu-row .btn")
        other.page.wait_for_selector(".proposal .wax")
        assert mover.page.locator(".proposal").count() == 1
        other.press(".proposal .wax" if answer == "yes" else ".proposal .btn:not(.wax)")
        other.page.wait_for_selector(".proposal", state="detached")
        mover.page.wait_for_selector(".proposal", state="detached")
    assert {**question(mover), "number": 0} == {**before, "number": 0}


def test_two_at_one_screen_hand_it_over_and_see_nothing_of_each_other(visit: Visit) -> None:
    person = visit()
    person.open_table("valeria", [{"kind": "me"}, {"kind": "me", "name": "Zosia"}])
    hands: dict[int, set[str]] = {}
    for _ in range(2):
        person.page.wait_for_selector(".hand-over .wax")
        held = person.page.content()
        for seat, dukes in hands.items():
            for duke in dukes:
                assert duke not in held, f"the duke of seat {seat} stands in the page while it is handed over"
        person.press(".hand-over .wax")
        person.wait_until_asked()
        person.until("!document.querySelector('.hand-over')")
        seat = int(str(state_of(person, "seat")))
        ask = person.asked()
        assert ask is not None
        hands[seat] = {target for option in ask["options"] for target in option["targets"]}
        page = person.page.content()
        assert hands[seat] and all(duke in page for duke in hands[seat])
        for other, dukes in hands.items():
            if other != seat:
                assert not any(duke in page for duke in dukes)
        Player(person, "hot seat").play(1)
    assert len(hands) == 2
    assert person.troubles == []


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    person = visit()
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    Player(person, "language").play(2)
    person.wait_until_asked()
    english = question(person)
    log = person.page.locator(".log li").all_text_contents()
    person.press('.tools .tool:has(use[href="#language"])')
    person.until("document.documentElement.lang === 'pl'")
    person.until("text => palatineWatch.state.ask && palatineWatch.state.ask.text !== text", english["text"])
    polish = question(person)
    assert polish["number"] == english["number"]
    assert [text for text, _ in polish["options"]] == [text for text, _ in english["options"]]
    assert polish["shown"] != english["shown"]
    now = person.page.locator(".log li").all_text_contents()
    assert len(now) == len(log) and now != log
    assert person.page.locator(".tools .tool[aria-label^='Język']").count() == 1
    person.press('.tools .tool:has(use[href="#language"])')
    person.until("text => palatineWatch.state.ask.text === text", english["text"])
    assert question(person) == english
    assert person.troubles == []


def test_the_theme_changes_at_once_and_is_kept(visit: Visit) -> None:
    person = visit(settings={"theme": "light"})
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    paper = "getComputedStyle(document.body).backgroundColor"
    light = person.page.evaluate(paper)
    person.press('.tools .tool:has(use[href="#theme"])')
    person.until("document.documentElement.dataset.theme === 'dark'")
    dark = person.page.evaluate(paper)
    assert dark != light
    person.page.reload()
    person.wait_until_asked()
    assert person.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert person.page.evaluate(paper) == dark


def test_a_greyed_thing_says_why(visit: Visit) -> None:
    person = visit()
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    player = Player(person, "why")
    while question(person)["kind"] != "influence":
        player.play(1)
    person.page.wait_for_selector("[data-target].far")
    # A button that says it is disabled is clicked nevertheless, as a person would who wonders.
    box = person.page.locator("[data-target^='advisor:'].far").first.bounding_box()
    assert box is not None
    person.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.wait_for_selector(".whypop[role=alert]")
    words = str(person.page.locator(".whypop p").first.text_content())
    assert len(words.split()) >= 3
    rule = str(person.page.locator(".whypop .rid").first.text_content())
    assert re.match(r"KB-\d", rule)
    # Its rule opens the reader at the very paragraph.
    person.press(".whypop .rid")
    person.page.wait_for_selector(f'.reader [data-rule="{rule}"]')
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(".whypop", state="detached")


def test_the_rules_are_searched(visit: Visit) -> None:
    person = visit()
    person.go("/rules/paladins")
    person.page.wait_for_selector(".ruleset article")
    everything = person.page.locator(".ruleset article").count()
    assert everything > 50
    person.page.locator(".searchbox input").fill("suspicion")
    person.until(f"document.querySelectorAll('.ruleset article').length < {everything}")
    found = person.page.locator(".ruleset article").all_text_contents()
    assert found and all("suspicion" in text.lower() for text in found)
    person.page.locator(".searchbox input").fill("zzzzzz")
    person.until("document.querySelectorAll('.ruleset article').length === 0")
    assert person.page.locator(".ruleset p").count() == 1
    assert person.troubles == []


def test_a_problem_is_reported_with_its_moment(visit: Visit) -> None:
    person = visit()
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    person.press('.tools .tool:has(use[href="#menu"])')
    person.press('.menu-list .btn:has(use[href="#why"])')
    person.page.locator("dialog textarea").fill("The die of Anna does not look right.")
    person.press("dialog .wax")
    person.page.wait_for_selector("dialog [role=status]")
    with person.page.expect_download() as fetched:
        person.press("dialog a[download]")
    text = fetched.value.path().read_text()
    assert "kingsburg" in text and len(text) > 200
    assert person.troubles == []


def test_a_log_may_still_be_scrolling_when_its_table_is_left(visit: Visit) -> None:
    """The browser tells of a movement a moment later, and then the log may be gone."""
    person = visit()
    person.open_table("valeria", me_and_bots(2))
    person.wait_until_asked()
    log = person.page.locator(".log .scroll").element_handle()
    person.page.evaluate(FOLLOW, "/rules")
    person.until("document.querySelector('.log') === null")
    log.evaluate("list => list.dispatchEvent(new Event('scroll'))")
    assert person.troubles == []
