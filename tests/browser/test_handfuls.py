"""A handful of goods with several of one kind: every click adds a piece, as long as one more fits."""

from laws.positions import table_at

from browser.conftest import Visit


def test_goods_of_one_kind_are_taken_one_after_another(visit: Visit) -> None:
    """KB-8.1 Two recruits cost four goods; three kinds are not enough."""
    table = table_at("kingsburg recruit")
    table.play("recruit 2")
    person = visit()
    person.open_position(table)
    assert (person.asked() or {})["kind"] == "pay_recruits"
    for good in ("gold", "wood", "gold", "gold"):
        assert person.page.locator(f'.goods [data-target="piece:{good}"]').get_attribute("aria-pressed") != "true"
        person.press(f'.goods [data-target="piece:{good}"]')
    before = person.watched("version")
    person.press(".dock .acts .wax")
    person.until(f"palatineWatch.version > {before}")
    assert person.troubles == []
