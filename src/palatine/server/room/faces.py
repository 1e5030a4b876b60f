"""Faces: what a watcher of a table is sent, complete and redacted for the seat.

Every state is whole, so that a watcher can never drift; `since` only spares the chronicle that was sent before.
"""

from collections.abc import Collection

from palatine.api import event_text
from palatine.kernel.table import Table
from palatine.server.room.former import called, named_in
from palatine.server.room.play import mover
from palatine.server.room.proposals import missing
from palatine.server.room.refusals import refused
from palatine.server.room.room import Room
from palatine.server.room.setting import NONE


def state(
    room: Room,
    viewer: int | None,
    lang: str,
    since: int | None = None,
    holder: str | None = None,
    present: Collection[str] = (),
) -> dict[str, object]:
    """The `state` message for a seat (None: a spectator). `holder` is the watcher's public user id, who must hold the
    seat; `present` are the users connected now. Raises `not_yours` for somebody else's seat."""
    if viewer is not None and viewer not in room.seats_of(holder):
        raise refused("not_yours")
    known = _known(room, since)
    table = None if room.table is None else named_in(room.table, lang)
    view = None if table is None else table.view(viewer)
    events_from = 0 if known is None else _rewound_to(room, known)
    return {
        "type": "state",
        "version": room.version,
        "since": known,
        "table": table_face(room, viewer, holder, present, lang),
        "seat": viewer,
        "view": view,
        "ask": None if table is None or view is None else _ask(room, table, viewer, lang, view["prompt"]),
        "events_from": events_from,
        "events": [] if table is None else chronicle(table, viewer, lang, events_from),
        "entries": room.news[:] if known is None else room.news[len(room.news) - (room.version - known) :],
    }


def chronicle(table: Table, viewer: int | None, lang: str, first: int = 0) -> list[dict[str, object]]:
    """The events from a number on, as the viewer may know them, each with its sentence."""
    events = table.events_since(first, viewer)
    for event in events:
        event["text"] = event_text(table, event, lang)
    return events


def _known(room: Room, since: int | None) -> int | None:
    """The version from which the watcher can be told only what is new; None if everything must be told again."""
    if since is None or not 0 <= since <= room.version or since < room.version - len(room.news):
        return None
    return since


def _rewound_to(room: Room, known: int) -> int:
    """How many events of that version still hold: an undo rewinds them, a new name makes their sentences old."""
    return 0 if known < room.renamed else min(room.events_after[known:])


# ---- the table and its seats -----------------------------------------------------------------------------------------


def table_face(
    room: Room,
    viewer: int | None = None,
    holder: str | None = None,
    present: Collection[str] = (),
    lang: str = "en",
) -> dict[str, object]:
    """What everybody may know of the sitting, and whose seats are the watcher's own."""
    setting = room.setting
    face: dict[str, object] = {
        "id": setting.id,
        "game": setting.game,
        "rules": setting.rules,
        "status": room.status,
        "options": setting.options,
        "visibility": setting.visibility,
        "seats": [_seat(room, number, holder, present, lang) for number in range(len(room.seats))],
        "clock": setting.clock.as_data(),
        "on_time": setting.on_time,
        "absence": setting.absence if setting.clock.kind == NONE else None,
        "hints": room.has_hints,
        "owned": holder is not None and holder == room.owner,
        "proposal": _proposal(room, holder),
        "result": None,
        "undoable": _undoable(room, viewer),
        "redoable": _redoable(room, viewer),
    }
    if room.result is not None:
        face["result"] = {"reason": room.result["reason"]}
        for name in ("scores", "breakdown", "ranking"):
            if name in room.result:
                face[name] = room.result[name]
    return face


def _seat(room: Room, number: int, holder: str | None, present: Collection[str], lang: str) -> dict[str, object]:
    seat = room.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": called(seat.name, lang),
        "bot": seat.bot or None,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "conceded": seat.conceded > 0,
        "flagged": seat.flagged,
        "mine": holder is not None and seat.user == holder,
        "present": seat.user is not None and seat.user in present,
        "to_act": number in room.asks,
        "deadline": room.clock.deadline(number),
        "reserve": room.clock.reserve(number),
    }


def _proposal(room: Room, holder: str | None) -> dict[str, object] | None:
    """The open proposal by seats: users are known to nobody by their ids."""
    proposal = room.proposal
    if proposal is None:
        return None
    awaited = missing(room, proposal)
    face: dict[str, object] = {
        "number": proposal.number,
        "kind": proposal.kind,
        "seats": room.seats_of(proposal.user),
        "at": proposal.at,
        "agreed": sorted([seat for user in proposal.agreed for seat in room.seats_of(user)]),
        "awaited": sorted([seat for user in awaited for seat in room.seats_of(user)]),
        "mine": holder == proposal.user,
        "asks_me": holder in awaited,
    }
    if proposal.kind == "undo":
        face["moves"] = len(room.moves) - proposal.keep
    elif proposal.kind == "replace":
        face["target"] = proposal.target
        face["with"] = proposal.by
    return face


def _undoable(room: Room, viewer: int | None) -> int:
    """How many moves the viewer may take back without asking anybody."""
    if viewer is None or room.table is None or room.status != "playing" or room.seats[viewer].bot_now is not None:
        return 0
    return int(room.table.undo_limit(viewer))


def _redoable(room: Room, viewer: int | None) -> int:
    """How many moves the viewer may have back, one after another."""
    if viewer is None or room.seats[viewer].bot_now is not None:
        return 0
    count = 0
    while count < len(room.redo) and mover(room.redo[-1 - count]) == viewer:
        count += 1
    return count


def _ask(room: Room, table: Table, viewer: int | None, lang: str, prompt: object) -> dict[str, object] | None:
    """The viewer's question with its options; None if the viewer is not asked or a bot answers."""
    if viewer is None or viewer not in room.asks or room.seats[viewer].bot_now is not None:
        return None
    assert isinstance(prompt, dict)
    return {
        "number": room.asks[viewer],
        "kind": prompt["kind"],
        "rule": prompt["rule"],
        "text": prompt["pl" if lang == "pl" else "en"],
        "targets": prompt["targets"],
        "about": prompt["about"],
        "options": [option(table, action, viewer, lang) for action in table.legal(viewer)],
    }


def option(table: Table, action: int, viewer: int, lang: str) -> dict[str, object]:
    """A legal action, as data and as people read it."""
    return {**table.answer(action, viewer).as_data(), "label": table.label(action, lang, viewer)}
