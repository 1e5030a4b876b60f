"""The replay of a finished game: what was decided, what came of it, and how the points grew."""

import palatine
from palatine.kernel.event import Event
from palatine.kernel.table import Table
from palatine.server.errors import NotFound
from palatine.server.records.again import Played, again, decisions
from palatine.server.records.eyes import Eyes
from palatine.server.room.former import named_in


def replayed(table: Table, eyes: Eyes, lang: str) -> dict[str, object]:
    """The whole game as these eyes saw it, in steps. Step 0 is the set-up, every other one is a decision."""
    table = named_in(table, lang)
    return {
        "game": table.game.name,
        "rules": int(table.rules),
        "options": table.chosen,
        "names": table.names,
        "seats": int(table.seat_count),
        "moves": decisions(table),
        "steps": [_step(played, eyes, lang) for played in again(table)],
        "scores": table.scores(),
        "ranking": table.ranking(),
        "breakdown": table.breakdown(),
    }


def moment(table: Table, number: int, eyes: Eyes, lang: str) -> dict[str, object]:
    """One step of the game, with the view of the table after it."""
    for played in again(named_in(table, lang)):
        if played.number == number:
            return {**_step(played, eyes, lang), "moves": decisions(table), "view": eyes.view(played.table)}
    raise no_step(number, decisions(table))


def at_step(table: Table, number: int) -> Table:
    """The table as it stood after so many decisions."""
    for played in again(table):
        if played.number == number:
            return played.table
    raise no_step(number, decisions(table))


def no_step(number: int, last: int) -> NotFound:
    return NotFound(
        f"there is no step {number}; the steps of this game run from 0 to {last}",
        f"nie ma kroku {number}; kroki tej gry mają numery od 0 do {last}",
    )


def _step(played: Played, eyes: Eyes, lang: str) -> dict[str, object]:
    label = (played.pl if lang == "pl" else played.en) if is_open(played, eyes) else None
    return {
        "number": played.number,
        "seat": played.seat,
        "label": label,
        "text": played.text if label is not None else None,
        "events": [_event(played.table, event, eyes, lang) for event in played.events],
        "scores": played.table.scores(),
        "to_act": list(played.table.to_act),
    }


def is_open(played: Played, eyes: Eyes) -> bool:
    """Whether these eyes saw the decision itself: their own, or one at which nothing happened in secret.

    Choices that all make at once are secret until they show, which the events tell.
    """
    if played.seat is None:
        return False
    if eyes.is_open or played.seat == eyes.seat:
        return True
    return (
        not played.is_together and bool(played.events) and all(event.is_seen_by(eyes.seat) for event in played.events)
    )


def _event(table: Table, event: Event, eyes: Eyes, lang: str) -> dict[str, object]:
    told = eyes.event(event, int(table.seat_count))
    return {**told, "text": palatine.event_text(table, told, lang)}
