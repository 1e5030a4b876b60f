"""The account page: an account, codes shown once, devices, the way back, data, the end; by keyboard too."""

import re
import zipfile

from browser.conftest import Visit
from browser.test_accessibility import complaints
from browser.test_links import known_as, made
from browser.visitor import PHONE, Visitor

WORD, OTHER = "a long sentence of mine", "another long sentence"


def deed(person: Visitor, button: str, fields: dict[str, str]) -> None:
    """Opens a line of the page, fills in its fields and sends them with Enter."""
    person.page.get_by_role("button", name=button, exact=True).first.click()
    for label, words in fields.items():
        person.page.locator(".deed-form").get_by_label(label).fill(words)
    person.page.keyboard.press("Enter")


def member(person: Visitor, account: str) -> None:
    person.open_table("kingsburg", [{"kind": "me"}, {"kind": "bot"}])
    person.go("/account")
    deed(person, "Make an account", {"Name of the account": account, "New password": WORD})
    person.page.wait_for_selector("#codes")


def test_an_account_its_codes_and_the_way_back(visit: Visit) -> None:
    ada, elsewhere = visit(), visit(size=PHONE, lang="pl")
    member(ada, "ada-of-the-page")
    deed(ada, "New codes", {"Present password": WORD})
    ada.page.wait_for_selector(".codes li")
    codes = ada.page.locator(".codes li").all_text_contents()
    assert len({*codes}) == 8
    ada.page.get_by_role("button", name="I have kept them").click()
    assert ada.page.locator(".codes").count() == 0
    assert "8 of 8 left" in ada.page.locator("#codes h2").inner_text()
    elsewhere.go("/account/recover")
    form = elsewhere.page.locator(".deed-form").first
    form.get_by_label("Nazwa konta").fill("ada-of-the-page")
    form.get_by_label("Kod odzyskiwania").fill(codes[0])
    form.get_by_label("Nowe hasło").fill(OTHER)
    elsewhere.page.keyboard.press("Enter")
    elsewhere.page.wait_for_url(re.compile("/account$"))
    elsewhere.page.wait_for_selector(".device em")
    assert known_as(elsewhere) == "Ada" and known_as(ada) == "", "the browser of before is signed out"
    assert "zostało 7\u00a0z\u00a08" in elsewhere.page.locator("#codes h2").inner_text()
    assert [trouble for trouble in [*ada.troubles, *elsewhere.troubles] if "401" not in trouble] == []


def test_devices_data_and_the_end(visit: Visit) -> None:
    ada, phone = visit(), visit(size=PHONE)
    member(ada, "ada-of-the-end")
    phone.go("/rules")
    assert made(phone, "/api/login", {"name": "ada-of-the-end", "password": WORD})["nickname"] == "Ada"
    ada.page.reload()
    ada.page.get_by_role("button", name=re.compile("^Sign out: ")).click()
    ada.until("document.querySelectorAll('#devices li').length === 1")
    assert known_as(phone) == ""
    with ada.page.expect_download() as coming:
        ada.page.locator("#data a[download]").first.click()
    with zipfile.ZipFile(coming.value.path()) as packed:
        assert {"README.txt", "me.json", "tables.json"} <= set(packed.namelist())
    ada.page.get_by_role("button", name="Delete…").click()
    assert "1 game is going on" in ada.page.locator(".deed-form").inner_text()
    ada.page.locator(".deed-form").get_by_label("Present password").fill("a wrong sentence")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".deed-form .fault[role=alert]")
    ada.page.locator(".deed-form").get_by_label("Present password").fill(WORD)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile("/$"))
    assert known_as(ada) == ""


def test_the_page_is_for_everybody(visit: Visit) -> None:
    ada = visit(lang="pl", size=PHONE)
    ada.open_table("kingsburg", [{"kind": "me"}, {"kind": "bot"}])
    ada.go("/")
    ada.press(".tools .tool", 2)
    ada.page.get_by_role("link", name="Konto, urządzenia i twoje dane").click()
    ada.page.wait_for_selector("#data")
    assert complaints(ada) == []
    opener = ada.page.get_by_role("button", name="Usuń…")
    opener.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".deed-form")
    assert complaints(ada) == []
    ada.page.locator(".deed-form .btn").last.press("Escape")
    assert ada.page.locator(".deed-form").count() == 0
    assert ada.page.evaluate("document.activeElement.textContent").strip() == "Usuń…"
