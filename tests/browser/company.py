"""Several people at one table: a new table by the form, a friend by a link, somebody who looks on."""

import re
import time
from typing import Any

import palatine
from browser.conftest import Visit
from browser.visitor import PATIENCE, PHONE, Visitor


def new_table(person: Visitor, game: str, kinds: list[str], choices: dict[str, str] | None = None) -> None:
    """Fills in the form of a new table: who sits at the other seats, and what is chosen by its label."""
    person.go("/")
    person.press(".game", palatine.games().index(game))
    person.page.wait_for_selector(".new-table .seats")
    form = person.page.locator(".new-table")
    while form.locator(".seat select").count() < len(kinds):
        person.press(".new-table .seat.open")
    for index, kind in enumerate(kinds):
        form.locator(".seat select").nth(index).select_option(kind)
    for label in (choices or {}).values():
        form.locator("label", has_text=label).first.click()
    person.until("!document.querySelector('.new-table .wax').disabled")
    person.press(".new-table .wax")
    person.page.wait_for_url(re.compile("/t/"))


def invited(host: Visitor, guest: Visitor, name: str) -> str:
    """The guest follows the host's link; the link."""
    link = str(host.page.locator(".sharebox output").first.text_content())
    guest.page.goto(link)
    guest.page.locator(".joinrow input").fill(name)
    guest.press("main .wax")
    guest.page.wait_for_url(re.compile("/t/"))
    return link


class Round:
    """A game of two people with somebody looking on."""

    def __init__(self, visit: Visit, game: str, options: dict[str, Any]) -> None:
        self.host, self.guest, self.watcher = visit(), visit(size=PHONE), visit()
        seats = [{"kind": "me"}, {"kind": "friend"}]
        self.table = self.host.open_table(game, seats, options)
        self.host.press('.waiting-room .mini-btn:has(use[href="#link"])')
        self.host.page.wait_for_selector(".sharebox output")
        self.link = invited(self.host, self.guest, "Zosia")
        self.watcher.go(f"/t/{self.table}")
        for person in (self.host, self.guest, self.watcher):
            person.until("palatineWatch.state?.table.status === 'playing'")
            person.page.wait_for_selector(".dock .question")

    def mover(self) -> Visitor:
        """Whoever is asked. News come to the two at different moments: the newest state counts."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            versions = [int(person.watched("version")) for person in (self.host, self.guest)]
            if versions[0] == versions[1]:
                for person in (self.host, self.guest):
                    if person.asked():
                        return person
        raise AssertionError("nobody is asked")
