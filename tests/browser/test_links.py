"""Three kinds of links, three kinds of pages: each says what will happen, and none costs anybody who they are."""

import re

import pytest

from browser.company import Round
from browser.conftest import Visit
from browser.visitor import DESKTOP, PHONE, Visitor

INVITED = [{"kind": "me"}, {"kind": "friend"}]


def made(person: Visitor, path: str, body: dict[str, object] | None = None) -> dict[str, object]:
    """What the server answers to a form of this person's."""
    found: dict[str, object] = person.page.evaluate(
        """([path, body]) => fetch(path, {method: "POST", body: JSON.stringify(body),
            headers: {"Content-Type": "application/json"}}).then((answer) => answer.json())""",
        [path, body or {}],
    )
    return found


def known_as(person: Visitor) -> str:
    return str(
        person.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me?.nickname ?? '')")
    )


def device_link(person: Visitor) -> str:
    return f"{person.address}{made(person, '/api/me/device-link')['path']}"


@pytest.mark.parametrize(("lang", "size"), [("pl", PHONE), ("en", DESKTOP)])
def test_an_invitation_says_who_invites_to_what(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    host, guest = visit(), visit(lang=lang, size=size)
    table = host.open_table("kingsburg", INVITED)
    link = host.address + str(made(host, f"/api/tables/{table}/invites", {"seat": 1})["path"])
    guest.page.goto(link)
    guest.page.wait_for_selector(".joinrow")
    words = guest.page.locator("main").inner_text()
    assert ("Ada zaprasza cię do gry" if lang == "pl" else "Ada invites you to play") in words
    assert ("Zajmiesz to miejsce." if lang == "pl" else "You take this seat.") in words
    assert known_as(guest) == "", "looking makes nobody a guest"
    guest.page.locator(".joinrow input").fill("ADA")
    guest.press("main .wax")
    assert "Ada" in guest.page.locator("#join-note.fault").inner_text()
    guest.page.locator(".joinrow input").fill("Zosia")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(re.compile(f"/t/{table}"))
    # Opened once more it leads to the seat.
    guest.page.goto(link)
    guest.page.wait_for_url(re.compile(f"/t/{table}"))
    assert [*host.troubles, *guest.troubles] == []


def test_moving_to_this_device_asks_before_a_guest_is_left(visit: Visit) -> None:
    anna, bert = visit(), visit()
    anna.open_table("kingsburg", INVITED)
    bert.open_table("valeria", [{"kind": "me"}, {"kind": "bot"}])
    bert.page.evaluate(
        """fetch('/api/me', {method: 'PATCH', body: JSON.stringify({nickname: 'Bert'}),
            headers: {'Content-Type': 'application/json'}})"""
    )
    bert.page.goto(device_link(anna))
    bert.page.wait_for_selector("main .terms")
    assert "This browser becomes Ada" in bert.page.locator("h1").inner_text()
    assert bert.page.get_by_role("button", name="Leave the guest").count() == 0
    bert.press("main button.wax")
    bert.page.wait_for_selector(".fault[role=alert]")
    assert known_as(bert) == "Bert"
    bert.page.get_by_role("button", name="Leave the guest Bert for good and move").click()
    bert.page.wait_for_url(re.compile(r"/$"))
    assert known_as(bert) == "Ada"
    assert all("409" in trouble for trouble in bert.troubles), bert.troubles


def test_a_link_for_spectators_takes_no_seat(visit: Visit) -> None:
    game = Round(visit, "kingsburg", {})
    watcher = visit(lang="pl")
    watcher.go(f"/watch/{game.table}")
    watcher.page.wait_for_selector(".sits")
    assert "Nie zajmujesz miejsca" in watcher.page.locator("main").inner_text()
    watcher.press("main a.wax")
    watcher.page.wait_for_url(re.compile(f"/t/{game.table}"))
    watcher.until("palatineWatch.state?.seat === null")
    assert known_as(watcher) == ""
    assert watcher.troubles == []
