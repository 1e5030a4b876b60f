"""Ways to pay for a card stay usable whatever else is chosen meanwhile."""

from laws.positions import table_at

from browser.conftest import Visit


def test_passing_may_be_thought_over_while_a_card_is_picked(visit: Visit) -> None:
    """PA-5.6 Silver or a Debt pays for a card of the first spaces, also after passing was chosen and not sealed."""
    person = visit()
    person.open_position(table_at("paladins action"))
    person.press('[data-target="action:recruit"]')
    person.press('[data-target="townsfolk:abbot_tax"]')
    person.press(".dock .acts .btn:has(use[href='#pass'])")
    person.press(".ways .pay >> nth=1")
    assert person.troubles == []
    assert person.page.locator(".ways .pay").nth(1).get_attribute("aria-pressed") == "true"
    person.press(".ways .way >> nth=1")
    before = person.watched("version")
    person.press(".dock .acts .wax")
    person.until(f"palatineWatch.version > {before}")
    assert (person.asked() or {})["kind"] == "workers"
    assert person.troubles == []


def test_the_button_says_what_a_choice_costs(visit: Visit) -> None:
    """PA-5.6 The board names the deed; its price stands beside it in icons, and in words for those who hear it."""
    person = visit()
    person.open_position(table_at("paladins action"))
    person.press('[data-target="action:recruit"]')
    person.press('[data-target="townsfolk:abbot_tax"]')
    person.press(".ways .way >> nth=1")
    wax = person.page.locator(".dock .acts .wax")
    assert wax.locator(".exchange use[href='#silver']").count() == 1
    assert "Srebrniki" in (wax.text_content() or "") or "silver" in (wax.text_content() or "")
    assert person.troubles == []
