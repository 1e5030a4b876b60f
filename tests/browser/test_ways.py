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
