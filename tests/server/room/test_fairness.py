"""Between people: nobody loses a seat while their own clock runs, nobody inherits a hand by one vote, and nobody's own
moves are taken back behind their back."""

import json
from typing import Literal

import pytest

from palatine.server.room.command import (
    Answer,
    CallBot,
    Concede,
    Flag,
    HandOver,
    ProposeReplace,
    ProposeUndo,
    Sit,
    TakeBack,
    Transfer,
    Withdraw,
)
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import DAY
from server.room.sitting import CLEO, DAN, PEOPLE, kinds
from server.room.test_proposals import asked_person, begun, number

LIVE = {"kind": "live", "seconds": 600, "reserve": 0}


def others_of(seat: int, people: int) -> list[int]:
    return [other for other in range(people) if other != seat]


# ---- absence ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["bot", "open"])
@pytest.mark.parametrize(
    ("clock", "before", "after"),
    [(LIVE, 599_000, 601_000), ({"kind": "days", "days": 3}, 3 * DAY - 1000, 3 * DAY + 1000)],
)
def test_nobody_loses_a_seat_while_their_own_clock_runs(
    clock: dict[str, object], before: int, after: int, by: Literal["bot", "open"]
) -> None:
    sitting = begun(3, clock=clock, on_time="call")
    away = asked_person(sitting)
    one, other = (PEOPLE[seat] for seat in others_of(away, 3))
    sitting.refuses("not_absent", ProposeReplace(away, by=by), one, after=before)
    sitting.refuses("not_absent", ProposeReplace(away, by=by), one, after=after - before)
    sitting.do(Flag(away))
    sitting.do(ProposeReplace(away, by=by), one)
    assert kinds(sitting.do(Answer(number(sitting), True), other))[0] == "answer"
    assert sitting.room.seats_of(PEOPLE[away].user) == []


def test_without_a_clock_the_table_says_how_many_days() -> None:
    sitting = begun(2, absence=5 * DAY)
    away = asked_person(sitting)
    here = PEOPLE[1 - away]
    assert sitting.state()["table"]["absence"] == 5 * DAY  # type: ignore[index]
    sitting.refuses("not_absent", ProposeReplace(away), here, after=5 * DAY - 10)
    assert kinds(sitting.do(ProposeReplace(away), here, after=20)) == ["bot"]


def test_with_a_clock_there_are_no_days_to_agree_on() -> None:
    assert begun(2, clock=LIVE).state()["table"]["absence"] is None  # type: ignore[index]


def test_a_clock_that_runs_again_protects_again() -> None:
    """Moves taken back bring a question back to somebody who was late: with time to answer it."""
    sitting = begun(3, clock=LIVE, on_time="call")
    sitting.play_until(lambda s: s.log[-1].kind == "move" and s.log[-1].seat != asked_person(s))
    late = asked_person(sitting)
    sitting.do(Flag(late), after=601_000)
    one, other = (PEOPLE[seat] for seat in others_of(late, 3))
    sitting.do(ProposeUndo(1), one)
    sitting.do(Answer(number(sitting), True), other)
    while late not in sitting.room.asks:
        sitting.move()
    assert sitting.room.seats[late].flagged and sitting.room.clock.deadline(late) is not None
    sitting.refuses("not_absent", ProposeReplace(late), one)
    sitting.refuses("not_flagged", CallBot(late), one)


def test_a_proposal_to_replace_ends_when_the_clock_runs_again() -> None:
    sitting = begun(4)
    away = asked_person(sitting)
    one, other, third = (PEOPLE[seat] for seat in others_of(away, 4))
    sitting.do(ProposeReplace(away, by="open"), one, after=4 * DAY)
    sitting.do(Answer(number(sitting), True), other)
    room = sitting.room
    room.clock.ask(away, sitting.now, True)  # as after moves that were taken back
    entries = sitting.do(Answer(number(sitting), True), third)
    assert kinds(entries) == ["answer", "withdraw"]
    assert sitting.room.seats_of(PEOPLE[away].user) == [away] and sitting.room.proposal is None


# ---- the hand of somebody who is away --------------------------------------------------------------------------------


def test_one_vote_never_opens_a_seat() -> None:
    sitting = begun(2, clock=LIVE, on_time="call")
    late = asked_person(sitting)
    here = PEOPLE[1 - late]
    sitting.do(Flag(late), after=601_000)
    sitting.refuses("one_vote", ProposeReplace(late, by="open"), here)
    assert kinds(sitting.do(ProposeReplace(late, by="bot"), here)) == ["bot"]
    sitting.refuses("not_open", Sit(late, "Second browser"), DAN)


def test_one_person_with_several_seats_has_one_vote() -> None:
    sitting = begun(3)
    away = asked_person(sitting)
    one, other = others_of(away, 3)
    sitting.do(Transfer(other, str(PEOPLE[other].user), str(PEOPLE[one].user), "Second seat"))
    sitting.refuses("one_vote", ProposeReplace(away, by="open"), PEOPLE[one], after=4 * DAY)


def test_an_open_seat_needs_everybody_else_even_the_late() -> None:
    sitting = begun(4, clock=LIVE, on_time="call")
    away = asked_person(sitting)
    sitting.do(Flag(away), after=601_000)
    one, other, third = others_of(away, 4)
    sitting.do(HandOver(third, "random"), PEOPLE[third])
    sitting.do(ProposeReplace(away, by="open"), PEOPLE[one])
    sitting.do(Answer(number(sitting), True), PEOPLE[other])
    assert sitting.room.seats_of(PEOPLE[away].user) == [away], "the third has said nothing"
    assert kinds(sitting.do(Answer(number(sitting), True), PEOPLE[third])) == ["answer", "stand"]


def test_a_concession_does_not_leave_one_vote() -> None:
    sitting = begun(3)
    away = asked_person(sitting)
    one, other = others_of(away, 3)
    sitting.do(ProposeReplace(away, by="open"), PEOPLE[one], after=4 * DAY)
    assert kinds(sitting.do(Concede(other), PEOPLE[other])) == ["concede", "bot", "withdraw"]
    assert sitting.room.seats_of(PEOPLE[away].user) == [away] and sitting.room.proposal is None


# ---- moves of somebody who is away -----------------------------------------------------------------------------------


def test_undo_does_not_reach_back_over_the_moves_of_somebody_a_bot_plays_for() -> None:
    sitting = begun(2)
    mine = next(i for i in range(len(sitting.room.moves) - 1, -1, -1) if sitting.room.moves[i][0].startswith("2:"))
    sitting.do(HandOver(1, "random"), PEOPLE[1])
    for _ in range(4):
        sitting.move()
    bots = len(sitting.room.moves) - mine - 1
    assert kinds(sitting.do(ProposeUndo(bots + 1), PEOPLE[0])) == ["propose"]
    assert sitting.state()["table"]["proposal"]["awaited"] == [1]  # type: ignore[index]
    sitting.do(Withdraw(), PEOPLE[0])
    assert kinds(sitting.do(ProposeUndo(bots), PEOPLE[0])) == ["undo"], "what the bot played is free"
    sitting.do(TakeBack(1), PEOPLE[1])
    sitting.do(ProposeUndo(1), PEOPLE[0])
    assert kinds(sitting.do(Answer(number(sitting), True), PEOPLE[1])) == ["answer", "undo"]


def test_undo_does_not_reach_back_over_the_moves_of_somebody_who_is_late() -> None:
    sitting = begun(2, clock=LIVE, on_time="bot")
    late = asked_person(sitting)
    here = PEOPLE[1 - late]
    assert kinds(sitting.do(Flag(late), after=601_000)) == ["flag", "bot"]
    count = len(sitting.room.moves)
    assert kinds(sitting.do(ProposeUndo(count), here)) == ["propose"]
    assert len(sitting.room.moves) == count


def test_who_moved_survives_undo_redo_and_saving() -> None:
    sitting = begun(2, 1)
    assert sitting.room.by_people == [not lines[0].startswith("3:") for lines in sitting.room.moves]
    sitting.do(HandOver(1, "random"), PEOPLE[1])
    for _ in range(6):
        sitting.move()
    assert Room.from_snapshot(json.loads(json.dumps(sitting.room.snapshot()))).by_people == sitting.room.by_people
    assert sitting.folded().by_people == sitting.room.by_people
    assert len(sitting.room.by_people) == len(sitting.room.moves)


def test_a_snapshot_of_an_earlier_version_takes_every_move_for_its_persons() -> None:
    sitting = begun(2, 1)
    sitting.do(HandOver(1, "random"), PEOPLE[1])
    for _ in range(6):
        sitting.move()
    data = json.loads(json.dumps(sitting.room.snapshot()))
    del data["by_people"]
    room = Room.from_snapshot(data)
    assert room.by_people == [not lines[0].startswith("3:") for lines in sitting.room.moves]


def test_entries_of_earlier_versions_mean_what_they_meant() -> None:
    """A seat that was opened by one vote, long ago, is open in the log for ever."""
    sitting = begun(2)
    away = asked_person(sitting)
    here = PEOPLE[1 - away]
    old = Entry(sitting.room.version + 1, "stand", away, here.user, sitting.now + 1, None, {"reason": "replaced"})
    sitting.room.apply(old, verify=True)
    assert sitting.room.seats[away].kind == "open"
    sitting.log.append(old)
    sitting.do(Sit(away, "Cleo"), CLEO)
    assert sitting.folded().seats[away].user == "cleo"
