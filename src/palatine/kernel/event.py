"""What happened and who may know it. Only verbs emit events; sentences are made from them at the edges."""

from typing import Final, final

from palatine.kernel.ints import i64

EVERYBODY: Final = -1
"""Audience mask with every seat's bit, and spectators."""


@final
class Event:
    """One fact, linked to the one before it, so that clones share the past and `since` costs only what was missed."""

    def __init__(
        self,
        before: "Event | None",
        kind: str,
        rule: str,
        seat: int,
        facts: dict[str, object],
        audience: i64,
        shadow: dict[str, object] | None,
    ) -> None:
        self.before: Final = before
        self.number: Final[int] = 0 if before is None else before.number + 1
        self.kind: Final = kind
        self.rule: Final = rule
        self.seat: Final = seat
        self.facts: Final = facts
        self.audience: Final = audience
        self.shadow: Final = shadow
        assert audience == EVERYBODY or shadow is not None, f"{rule}: the private event {kind} has no public shadow"

    def is_seen_by(self, viewer: int | None) -> bool:
        return self.audience == EVERYBODY or (viewer is not None and self.audience >> viewer & 1 == 1)

    def told_to(self, viewer: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) may know it; a private one shows its shadow to others."""
        facts = self.facts
        if not self.is_seen_by(viewer):
            assert self.shadow is not None
            facts = self.shadow
        told = {name: copied(fact) for name, fact in facts.items()}
        told.update({"n": self.number, "kind": self.kind, "rule": self.rule, "seat": self.seat})
        return told


def copied(fact: object) -> object:
    """A fact that whoever is told it may change. Facts are plain data: numbers, texts, lists and dicts of them."""
    if isinstance(fact, dict):
        return {name: copied(part) for name, part in fact.items()}
    if isinstance(fact, list):
        return [copied(part) for part in fact]
    return fact


def events_from(last: Event | None, number: int) -> list[Event]:
    """The events from this number on, oldest first."""
    found: list[Event] = []
    while last is not None and last.number >= number:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def retold(last: Event | None, viewer: int) -> Event | None:
    """The same past as one seat knows it, with nothing else left inside."""
    past: Event | None = None
    for event in events_from(last, 0):
        if event.is_seen_by(viewer):
            past = Event(past, event.kind, event.rule, event.seat, event.facts, event.audience, event.shadow)
        else:
            assert event.shadow is not None
            past = Event(past, event.kind, event.rule, event.seat, event.shadow, event.audience, event.shadow)
    return past
