"""axe looks at every main screen in both themes, and finds nothing serious."""

from collections.abc import Callable
from typing import Any

import pytest
from laws.positions import table_at

import palatine
from browser.building import WEB
from browser.company import new_table
from browser.conftest import Visit
from browser.test_replay import bring, record
from browser.visitor import PHONE, Visitor, me_and_bots

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """async (rules) => {
    const only = rules ? {runOnly: rules} : {};
    const found = await axe.run(document, {resultTypes: ["violations"], ...only});
    return found.violations.map((one) => ({
        id: one.id, impact: one.impact, help: one.help,
        where: one.nodes.slice(0, 5).map((node) => node.target.join(" ") + ": " + node.html.slice(0, 160)
            + " " + (node.any[0]?.message ?? "")),
        count: one.nodes.length,
    }));
}"""


def complaints(person: Visitor, rules: list[str] | None = None) -> list[dict[str, Any]]:
    """What axe finds grave on the page as it stands, by all its rules or by some."""
    # The policy of the server forbids foreign scripts; a script evaluated by the driver is not under it.
    if not person.page.evaluate("typeof axe !== 'undefined'"):
        person.page.evaluate(AXE.read_text() + "; undefined")
    found = person.page.evaluate(RUN, rules)
    return [one for one in found if one["impact"] in GRAVE]


def lobby(person: Visitor) -> None:
    person.go("/")
    person.page.wait_for_selector(".new-table fieldset")


def all_options(person: Visitor) -> None:
    """The form of a new table with everything unfolded and another game chosen."""
    lobby(person)
    person.press(".game", palatine.games().index("valeria"))
    person.page.wait_for_selector(".more-options")
    person.press(".more-options summary")


def waiting_room(person: Visitor) -> None:
    new_table(person, "kingsburg", ["friend"])
    person.page.wait_for_selector(".waiting-room .sharebox")


def settings_panel(person: Visitor) -> None:
    person.go("/")
    person.press('.tools .tool:has(use[href="#settings"])')
    person.page.wait_for_selector("dialog fieldset")


def account(person: Visitor) -> None:
    person.go("/")
    person.press("button.me")
    person.page.wait_for_selector("dialog form")


def rules_reader(person: Visitor) -> None:
    person.go("/rules/valeria")
    person.page.wait_for_selector(".ruleset article")


def replays(person: Visitor) -> None:
    person.go("/replays")
    person.page.wait_for_selector("textarea")


def replay(person: Visitor) -> None:
    bring(person, record("kingsburg"))
    person.page.keyboard.press("End")
    person.until("document.querySelectorAll('.log li').length > 5")


def score_sheet(person: Visitor) -> None:
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    person.press('.tools .tool:has(use[href="#menu"])')
    for _ in range(2):
        person.press('.menu-list .btn:has-text("Concede"), .menu-list .btn:has-text("Sure")')
    person.page.wait_for_selector("dialog .podium, .dock .question")
    if not person.page.locator("dialog .podium").count():
        person.page.keyboard.press("Escape")
        person.press('.tools .tool:has(use[href="#chart"])')
    person.page.wait_for_selector("dialog .podium")


def menu(person: Visitor) -> None:
    person.open_table("kingsburg", me_and_bots(2))
    person.wait_until_asked()
    person.press('.tools .tool:has(use[href="#menu"])')
    person.page.wait_for_selector(".menu-list")


def hint_panel(person: Visitor) -> None:
    person.open_table("kingsburg", me_and_bots(2, "level1"))
    person.wait_until_asked()
    person.press(".hint-btn")
    person.page.wait_for_selector(".hints li .what")


SCREENS: dict[str, Callable[[Visitor], None]] = {
    screen.__name__: screen
    for screen in (
        lobby,
        all_options,
        waiting_room,
        settings_panel,
        account,
        rules_reader,
        replays,
        replay,
        score_sheet,
        menu,
        hint_panel,
    )
}


BOARDS = {"kingsburg": "influence", "paladins": "action", "valeria": "action", "wonderful_kingdom": "plan"}
"""The question of each game that lights most of its board."""


def in_both_themes(person: Visitor) -> list[str]:
    """By all rules in the light; in the dark nothing but colours is different."""
    found = []
    for theme, rules in (("light", None), ("dark", ["color-contrast"])):
        person.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        for one in complaints(person, rules):
            found += [f"{theme} {one['id']} ({one['count']}): {where}" for where in one["where"]]
    return found


def test_axe_is_awake(visit: Visit) -> None:
    person = visit()
    person.go("/replays")
    person.page.wait_for_selector("textarea")
    assert complaints(person) == []
    person.page.evaluate("document.querySelector('textarea').removeAttribute('aria-label')")
    person.page.evaluate("document.querySelector('textarea').removeAttribute('placeholder')")
    assert [one["id"] for one in complaints(person)] == ["label"]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_fit_for_everybody(visit: Visit, name: str) -> None:
    person = visit(settings={"theme": "light"})
    SCREENS[name](person)
    found = in_both_themes(person)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_fit_for_everybody(visit: Visit, game: str, size: tuple[int, int]) -> None:
    person = visit(size=size, settings={"theme": "light"})
    person.open_position(table_at(f"{game} {BOARDS[game]}"))
    found = in_both_themes(person)
    assert not found, "\n".join(found)
