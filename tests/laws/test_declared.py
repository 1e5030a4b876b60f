"""Law of declared facts: whatever a table or a seat keeps is declared with who may see it, or named with a reason."""

import pytest

from laws.cases import CASES, GAMES, Case, moments
from laws.test_clone import fields, holders
from palatine.kernel.fields import AUDIENCES, COUNTED, SeatRows, Sheet
from palatine.kernel.table import Table
from palatine.kernel.zone import ALL, OWNER


def sheets(sheet: Sheet[Table]) -> list[Sheet[Table]]:
    """A sheet, and those inside it."""
    inside = [part for fact in sheet.facts if isinstance(fact, SeatRows) for part in sheets(fact.sheet)]
    return [sheet, *inside]


def declared(sheet: Sheet[Table]) -> set[str]:
    return {name for fact in sheet.facts for name in fact.attributes} | sheet.apart.keys()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_a_table_keeps_is_declared(case: Case) -> None:
    table = case.new("declared")
    bare = Table(table.game, table.seat_count, table.chosen, table.overlay, table.rules)
    assert set(fields(table)) - set(fields(bare)) == declared(table.sheet())
    for fact in table.sheet().facts:
        if isinstance(fact, SeatRows):
            for seat in holders(table)[1:]:
                assert set(fields(seat)) == declared(fact.sheet)


@pytest.mark.parametrize("game", GAMES)
def test_a_declaration_says_each_thing_once(game: str) -> None:
    table = next(case for case in CASES if case.game == game).new("once")
    for sheet in sheets(table.sheet()):
        keys = [fact.key for fact in sheet.facts]
        names = [name for fact in sheet.facts for name in fact.attributes] + list(sheet.apart)
        assert len(set(keys)) == len(keys) and len(set(names)) == len(names)
        assert all(sheet.apart.values()), "what is apart has a reason"
        assert {fact.audience for fact in sheet.facts} <= set(AUDIENCES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_hold_what_is_declared_and_nothing_else(case: Case) -> None:
    """A spectator is shown what is declared for all, or counted; a seat its own secrets too."""
    for _, table in moments(case, "declared", 40):
        for viewer in (None, *range(table.seat_count)):
            shown = table.view(viewer)["table"]
            assert isinstance(shown, dict)
            for fact in table.sheet().facts:
                if isinstance(fact, SeatRows):
                    for seat, row in enumerate(shown.pop(fact.key)):
                        assert set(row) <= keys_for(fact.sheet, seat == viewer)
            assert set(shown) <= keys_for(table.sheet(), False)


def keys_for(sheet: Sheet[Table], is_owner: bool) -> set[str]:
    told = (ALL, COUNTED, OWNER) if is_owner else (ALL, COUNTED)
    return {fact.key for fact in sheet.facts if fact.audience in told}
