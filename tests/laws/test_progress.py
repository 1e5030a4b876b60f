"""Law of progress: while the game is not over somebody has something to choose, and every game ends."""

import pytest
from hypothesis import given

from laws.cases import CASES, Case
from laws.drawn import tables
from palatine.kernel.table import Table

MOST_DECISIONS_PER_SEAT = 400


def check_progress(table: Table) -> None:
    """Whoever may act has options; ids, texts and labels of one decision are all different and complete."""
    assert (table.to_act == ()) == table.is_over
    assert list(table.to_act) == sorted(set(table.to_act))
    for seat in range(table.seat_count):
        if seat in table.to_act:
            check_decision(table, seat)
        else:
            assert table.options(seat) == []


def check_decision(table: Table, seat: int) -> None:
    options = table.options(seat)
    assert options, f"seat {seat} must choose and cannot: {table.prompt(seat).kind}"
    assert options == sorted(set(options))
    assert options[0] >= 0 and options[-1] < table.action_count
    texts = [table.text(action, seat) for action in options]
    assert len(set(texts)) == len(texts)
    assert [table.find(text, seat) for text in texts] == options
    for lang in ("pl", "en"):
        labels = [table.label(action, lang, seat) for action in options]
        assert len(set(labels)) == len(labels)
        assert all(label.strip() and "{" not in label for label in labels)
    prompt = table.prompt(seat)
    assert prompt.seat == seat
    assert prompt.pl.strip() and prompt.en.strip() and prompt.rule and prompt.kind
    assert prompt.say("pl") == prompt.pl and prompt.say("en") == prompt.en
    assert len(set(prompt.targets)) == len(prompt.targets)
    frame = table.pending(seat)
    assert frame is not None and options == table.step_options(frame), "what others did has changed the options"
    possible: list[int | str] = [*prompt.targets, *options, *texts]
    assert all(table.why_not(target, seat) is None for target in possible)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_progress_in_random_play(case: Case) -> None:
    decisions = 0
    for table in case.walk("progress"):
        check_progress(table)
        decisions += 1
    assert table.is_over
    assert decisions <= MOST_DECISIONS_PER_SEAT * case.seats
    assert len(table.scores()) == len(table.ranking()) == len(table.breakdown()) == case.seats
    # Somebody is first, or the game is lost for everybody: solo, or a quest that nobody finished (WK-10.6).
    assert min(table.ranking()) == 1 or set(table.ranking()) == {2}
    assert [sum(points.values()) for points in table.breakdown()] == table.scores()


@given(tables())
def test_progress_anywhere(table: Table) -> None:
    check_progress(table)


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "kingsburg"], ids=str)
def test_kingsburg_ends_in_its_fifth_year(case: Case) -> None:
    years = []
    for table in case.walk("years"):
        facts = table.view(None)["table"]
        assert isinstance(facts, dict)
        years.append(facts["year"])
    assert years == sorted(years)
    assert set(years) == {1, 2, 3, 4, 5}
    assert table.is_over
