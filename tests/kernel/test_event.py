"""Events: who may know them, how they are numbered, and what a re-dealt table remembers."""

from typing import Any

import pytest
from laws.cases import CASES, Case

import palatine
from kernel import high_card
from palatine.kernel.event import EVERYBODY, Event, events_from, retold


def chain() -> Event:
    roll = Event(None, "roll", "XX-1", 0, {"dice": [1, 2]}, EVERYBODY, None)
    peek = Event(roll, "peek", "XX-2", 1, {"card": "dragon"}, 0b10, {"count": 1})
    return Event(peek, "end", "XX-3", -1, {}, EVERYBODY, None)


def test_private_events_have_a_public_shadow() -> None:
    peek = chain().before
    assert peek is not None
    assert peek.told_to(1) == {"n": 1, "kind": "peek", "rule": "XX-2", "seat": 1, "card": "dragon"}
    for viewer in (0, 2, None):
        assert peek.told_to(viewer) == {"n": 1, "kind": "peek", "rule": "XX-2", "seat": 1, "count": 1}
    with pytest.raises(AssertionError, match="the private event peek has no public shadow"):
        Event(None, "peek", "XX-2", 1, {}, 0b10, None)


def test_whoever_is_told_may_change_what_they_heard() -> None:
    event = Event(None, "roll", "XX-1", 0, {"dice": [[1], 2], "by": {"seats": [0]}}, EVERYBODY, None)
    told: dict[str, Any] = event.told_to(None)
    told["dice"][0].append(6)
    told["by"]["seats"].clear()
    assert event.facts == {"dice": [[1], 2], "by": {"seats": [0]}}


def test_events_from_a_number_on() -> None:
    last = chain()
    assert [event.kind for event in events_from(last, 0)] == ["roll", "peek", "end"]
    assert [event.kind for event in events_from(last, 2)] == ["end"]
    assert events_from(last, 3) == [] and events_from(None, 0) == []


def test_a_past_retold_holds_no_secrets_of_others() -> None:
    mine, other = retold(chain(), 1), retold(chain(), 0)
    assert [event.told_to(1) for event in events_from(mine, 0)] == [
        event.told_to(1) for event in events_from(chain(), 0)
    ]
    assert not [event for event in events_from(other, 0) if "card" in {**event.facts, **(event.shadow or {})}]


def test_facts_never_hide_the_number_of_an_event() -> None:
    """A client asks for what it missed by number, so no fact may stand in its place."""
    event = Event(chain(), "recruit", "XX-4", 0, {"n": 99, "seat": 7, "kind": "other"}, EVERYBODY, None)
    told = event.told_to(None)
    assert (told["n"], told["seat"], told["kind"]) == (3, 0, "recruit")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_are_numbered_one_by_one_and_read_in_both_languages(case: Case) -> None:
    for table in case.walk("events"):
        end = table
    for viewer in (None, *range(case.seats)):
        events = end.events_since(0, viewer)
        assert [event["n"] for event in events] == list(range(len(events)))
        assert end.events_since(len(events) - 3, viewer) == events[-3:]
        for event in events:
            assert event["rule"] and event["kind"]
            for lang in ("pl", "en"):
                text = palatine.event_text(end, event, lang)
                assert text.strip() and "{" not in text and "None" not in text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_listens_late_hears_the_same(case: Case) -> None:
    """Without a listener events cost nothing; whoever asks later is told by playing the log again."""
    early = case.new("listen")
    assert early.events_since(0) == case.new("listen").events_since(0)
    for number, table in enumerate(case.walk("listen")):
        if number == 0:
            table.listen()
    for late in case.walk("listen"):
        assert not late.listening
    assert late.events_since(0, 0) == table.events_since(0, 0)


def test_a_new_table_tells_of_its_set_up() -> None:
    table = palatine.new_game("kingsburg", seats=3, seed=1, names=["Ala", "Bolek", "Cesia"], draw=["2", "3", "1"])
    sentences = [palatine.event_text(table, event) for event in table.events_since(0)]
    assert sentences[0] == "Turn order: Bolek, Cesia, Ala."
    deal = high_card.new_game(2, 1).events_since(0, 1)
    assert ["cards" in event for event in deal] == [False, True]
