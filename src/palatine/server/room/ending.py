"""Endings: time that is up, giving up, closing, and who has won in the end."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from palatine.server.room.command import Close, Concede, Flag, decide
from palatine.server.room.refusals import refused
from palatine.server.room.seats import call_in

if TYPE_CHECKING:
    from palatine.server.room.draft import Draft
    from palatine.server.room.entry import Entry
    from palatine.server.room.room import Room

ENDED: Final = ("over", "aborted", "closed")


# ---- commands --------------------------------------------------------------------------------------------------------


@decide.register(Concede)
def concede(command: Concede, draft: "Draft") -> None:
    seat = draft.held(command.seat)
    draft.must_be_playing()
    if seat.conceded:
        raise refused("conceded")
    draft.add("concede", command.seat)
    if not any(other.is_person for other in draft.room.seats):
        draft.add("end", None, {"status": "over", "reason": "conceded"})
    elif seat.stand_in is None:
        call_in(draft, command.seat, draft.room.setting.stand_in, "conceded")


@decide.register(Flag)
def flag(command: Flag, draft: "Draft") -> None:
    draft.must_be_system()
    draft.seat(command.seat)
    draft.must_be_playing()
    deadline = draft.room.clock.deadline(command.seat)
    if deadline is None or deadline >= draft.now:
        raise refused("time_left")
    draft.add("flag", command.seat)
    if draft.room.setting.on_time == "bot":
        call_in(draft, command.seat, draft.room.setting.stand_in, "time")


@decide.register(Close)
def close(command: Close, draft: "Draft") -> None:
    draft.must_be_open()
    draft.must_be_owner()
    draft.add("end", None, {"status": "closed", "reason": "closed"})


# ---- entries ---------------------------------------------------------------------------------------------------------


def apply_concede(room: "Room", entry: "Entry", seat: int) -> None:
    room.seats[seat] = replace(room.seats[seat], conceded=entry.number)


def apply_flag(room: "Room", entry: "Entry", seat: int) -> None:
    room.seats[seat] = replace(room.seats[seat], flagged=True)
    room.clock.run_out(seat)


def apply_end(room: "Room", entry: "Entry") -> None:
    status, reason = str(entry.data["status"]), str(entry.data["reason"])
    assert status in ENDED, "a table ends in one of these ways"
    room.status = status
    room.asks = {}
    room.redo = []
    room.clock.stop()
    room.result = result(room, reason) if status == "over" else {"reason": reason}


def result(room: "Room", reason: str) -> dict[str, object]:
    """Who has won. Seats that conceded rank behind all others, the first to give up at the very end."""
    table = room.table
    assert table is not None
    if not table.is_over:
        return {"reason": reason, "ranking": _places(room, [1] * len(room.seats))}
    return {
        "reason": reason,
        "scores": [int(score) for score in table.scores()],
        "breakdown": table.breakdown(),
        "ranking": _places(room, [int(place) for place in table.ranking()]),
    }


def _places(room: "Room", ranking: list[int]) -> list[int]:
    """The places of the game, with the seats that conceded behind all others; equals share a place."""
    if not any(seat.conceded for seat in room.seats):
        return ranking
    worth = [(not seat.conceded, seat.conceded, -place) for seat, place in zip(room.seats, ranking, strict=True)]
    best = min(ranking)  # in some games nobody may be first
    return [best + len([other for other in worth if other > mine]) for mine in worth]
