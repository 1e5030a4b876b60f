"""A phone shows one part of the table at a time: whatever is lit on another tab can be chosen and sealed there."""

import copy
from typing import Any

from laws.cases import loaded
from laws.kingdom_positions import KINGDOM

from browser.conftest import Visit
from browser.visitor import PHONE, Visitor

WAX = ".dock .acts .wax"


def kingdom(kind: str, **builder: Any) -> dict[str, Any]:
    """The position with this question of Wonderful Kingdom; whoever is asked has this instead."""
    position: dict[str, Any] = copy.deepcopy(KINGDOM[f"wonderful_kingdom {kind}"][0])
    position["table"]["seats"][1].update(builder)
    return position


def is_plain(person: Visitor, target: str) -> bool:
    """Whether a person is told that a tap there does nothing."""
    found = person.page.locator(f'[data-target="{target}"]').locator("visible=true")
    return found.get_attribute("aria-disabled") == "true"


def test_a_card_is_given_up_where_it_lies(visit: Visit) -> None:
    """WK-4.9 Nothing but giving up cards is left to do after the last choice: their tab is brought to the front."""
    person = visit(size=PHONE)
    poor = kingdom("last_word", krystallium=0, soldiers=0, alchemy={})
    person.open_position(loaded(poor))
    assert {option["text"].split()[0] for option in (person.asked() or {})["options"]} == {"pass", "give_up"}
    assert is_plain(person, "site:citadel"), "there is nothing to be done with the card itself"
    person.press('[data-target="give_up:citadel"]')
    before = person.watched("version")
    person.press(WAX)
    person.until(f"palatineWatch.version > {before}")
    assert "site:citadel" not in person.page.content()
    assert person.troubles == []


def test_the_dock_is_open_where_something_was_picked(visit: Visit) -> None:
    """An area must be chosen in the middle; a card may be given up in the duchy meanwhile."""
    person = visit(size=PHONE)
    person.open_position(loaded(kingdom("choose")))
    person.press(".tabs button", 1)
    assert not person.page.locator(WAX).is_visible(), "whoever only looks has the room"
    person.press('[data-target="give_up:citadel"]')
    before = person.watched("version")
    person.press(WAX)
    person.until(f"palatineWatch.version > {before}")
    assert person.troubles == []
