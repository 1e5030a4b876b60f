"""Law of atomicity: what is not legal raises a typed error in two languages, and leaves the table as it was."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palatine
from laws.cases import CASES, Case, moments, snapshot
from laws.drawn import tables
from palatine.kernel.table import Table

ENOUGH_STOPPED = 40
"""Moves that an impossible card has stopped, before a game has shown what happens then."""
NONSENSE = ("", "   ", "fly to the moon", "{card}", "pass pass", "1: pass", "żółć", "play\tit")


def check_error(error: palatine.PalatineError) -> None:
    """Each error is a sentence in both languages."""
    assert error.en.strip() and error.pl.strip()
    assert str(error) == error.en == error.say("en")
    assert error.say("pl") == error.pl


def check_illegal_ids(table: Table, seat: int, ids: list[int]) -> None:
    legal = table.options(seat)
    for action in ids:
        if action not in legal:
            with pytest.raises(palatine.IllegalAction) as caught:
                table.play(action, seat)
            check_error(caught.value)


def check_illegal_texts(table: Table, seat: int, ids: list[int]) -> None:
    legal = [table.text(action, seat) for action in table.options(seat)]
    for text in [*NONSENSE, *[table.text(action, seat) for action in ids]]:
        if text not in legal:
            with pytest.raises((palatine.IllegalAction, palatine.UnknownText)) as caught:
                table.play(text, seat)
            check_error(caught.value)
            assert " ".join(text.split()) in caught.value.en


def check_wrong_seats(table: Table) -> None:
    waiting = table.to_act
    action = table.options(waiting[0])[0] if waiting else 0
    wrong = [seat for seat in (-1, *range(table.seat_count), table.seat_count, 99) if seat not in waiting]
    for seat in [*wrong, *([None] if len(waiting) != 1 else [])]:
        with pytest.raises(palatine.NotYourTurn) as caught:
            table.play(action, seat)
        check_error(caught.value)
        with pytest.raises(palatine.NotYourTurn):
            table.prompt(seat)
        reason = table.why_not(action, seat)
        assert reason is not None and reason.rule and reason.en and reason.pl


def check_atomicity(table: Table, ids: list[int]) -> None:
    before, clone = snapshot(table), table.clone()
    for seat in table.to_act:
        check_illegal_ids(table, seat, [-1, *ids, table.action_count, 10**6])
        check_illegal_texts(table, seat, ids)
    check_wrong_seats(table)
    with pytest.raises(palatine.BadChance):
        table.force(dice=[1, 99])
    with pytest.raises(palatine.NothingToUndo):
        table.undone(0, 1000)
    assert snapshot(table) == before
    assert all(table.options(seat) == clone.options(seat) for seat in table.to_act)


def check_impossible_draws(table: Table) -> int:
    """A forced card that cannot be drawn stops the move that would draw it; how many moves that were."""
    stopped = 0
    forced = table.clone()
    forced.force(draw=["no such card"])
    before = snapshot(forced)
    for seat in table.to_act:
        for action in table.options(seat):
            clone = forced.clone()
            try:
                clone.play(action, seat)
            except palatine.BadChance as error:
                check_error(error)
                stopped += 1
                assert snapshot(clone) == before
                assert clone.options(seat) == table.options(seat)
    return stopped


@pytest.mark.parametrize("case", CASES, ids=str)
def test_atomicity_in_random_play(case: Case) -> None:
    for number, table in moments(case, "atomicity", 10):
        # Once every action of the book; otherwise one in so many, each time others.
        ids = range(table.action_count) if number == 10 else range(number % 89, table.action_count, 89)
        check_atomicity(table, list(ids))


@given(tables(), st.lists(st.integers(0, 2000), max_size=30), st.text(max_size=30))
def test_atomicity_anywhere(table: Table, ids: list[int], text: str) -> None:
    check_atomicity(table, [action % table.action_count for action in ids])
    for seat in table.to_act:
        if " ".join(text.split()) not in [table.text(action, seat) for action in table.options(seat)]:
            with pytest.raises(palatine.PalatineError):
                table.play(text, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_impossible_draws_in_random_play(case: Case) -> None:
    stopped = 0
    for seed in range(20):
        for _, table in moments(case, f"draws {seed}", 4):
            if stopped < ENOUGH_STOPPED:
                stopped += check_impossible_draws(table)
        if stopped:
            return
    raise AssertionError("no move ever drew a card")


def test_what_a_caller_gets_is_its_own() -> None:
    """Changing a dump, a view, the options or an event changes nothing on the table."""
    for table in CASES[0].walk("own", 30):
        assert not table.is_over
    table.force(dice=[1], draw=["no such card"])
    before = snapshot(table)
    view, events = json.dumps(table.view(0)), json.dumps(table.events_since(0))
    for gift in (table.dump(), table.view(0), table.options(), table.events_since(0), table.prompt().as_data()):
        spoil(gift)
    assert snapshot(table) == before
    assert json.dumps(table.view(0)) == view
    assert json.dumps(table.events_since(0)) == events


def spoil(data: object) -> None:
    """Change everything in it that can be changed."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data["spoilt"] = True
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.append("spoilt")


def test_every_illegal_action_has_a_reason() -> None:
    """`why_not` names a rule for everything that the book holds and the table does not allow."""
    for number, table in enumerate(CASES[0].walk("reasons")):
        if number % 15 == 0 and not table.is_over:
            for action in range(0, table.action_count, 3):
                reason = table.why_not(action)
                assert (reason is None) == (action in table.options())
                assert reason is None or (reason.rule and reason.say("pl") and reason.say("en"))
    with pytest.raises(palatine.UnknownText):
        CASES[0].new(1).why_not("advisor:nobody")
    with pytest.raises(palatine.UnknownText):
        CASES[0].new(1).why_not(10**6)
