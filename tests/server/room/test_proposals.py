"""What needs consent: undo beyond the barrier, abort, end, replacing somebody who is away."""

from typing import Literal

import pytest

from palatine.server.room.command import (
    Answer,
    CallBot,
    Concede,
    Flag,
    HandOver,
    ProposeEnd,
    ProposeReplace,
    ProposeUndo,
    SeatBot,
    Sit,
    TakeBack,
    Transfer,
    Undo,
    Withdraw,
)
from palatine.server.room.setting import ABSENCE, DAY
from server.room.sitting import ANNA, BEN, BOT, CLEO, DAN, PEOPLE, Sitting, kinds, person


def everybody_moved(sitting: Sitting) -> bool:
    moved = {entry.seat for entry in sitting.log if entry.kind == "move"}
    return moved >= {seat for seat, one in enumerate(sitting.room.seats) if one.is_person}


def begun(people: int, bots: int = 0, **setting: object) -> Sitting:
    """A game in which every person has moved."""
    sitting = Sitting.of("kingsburg", people, bots, **setting)
    sitting.play_until(lambda s: everybody_moved(s) and len(s.room.moves) >= 15)
    return sitting


def number(sitting: Sitting) -> int:
    assert sitting.room.proposal is not None
    return sitting.room.proposal.number


def test_undo_beyond_the_barrier_needs_everybody() -> None:
    sitting = begun(3, 1)
    moves, before = len(sitting.room.moves), sitting.folded(-3)
    assert kinds(sitting.log[-3:]) == ["move"] * 3
    assert kinds(sitting.do(ProposeUndo(3), ANNA)) == ["propose"]
    assert len(sitting.room.moves) == moves
    sitting.refuses("proposal_open", ProposeEnd("abort"), BEN)
    assert kinds(sitting.do(Answer(number(sitting), True), BEN)) == ["answer"]
    sitting.refuses("no_vote", Answer(number(sitting), True), BEN)
    sitting.refuses("no_vote", Answer(number(sitting), True), ANNA)
    sitting.refuses("not_seated", Answer(number(sitting), True), DAN)
    entries = sitting.do(Answer(number(sitting), True), CLEO)
    assert kinds(entries) == ["answer", "undo"]
    assert entries[1].data == {"moves": 3, "agreed": True} and entries[1].seat == 0
    assert sitting.table.digest() == before.table.digest()  # type: ignore[union-attr]
    assert sitting.room.proposal is None
    assert sitting.room.asks == dict.fromkeys(sitting.table.to_act, sitting.room.version)


def test_one_no_is_enough() -> None:
    sitting = begun(3)
    sitting.do(ProposeUndo(1), ANNA)
    asked = number(sitting)
    assert kinds(sitting.do(Answer(asked, False), CLEO)) == ["answer"]
    assert sitting.room.proposal is None
    sitting.refuses("no_proposal", Answer(asked, True), BEN)


def test_a_proposal_can_be_withdrawn_by_its_maker() -> None:
    sitting = begun(2)
    sitting.refuses("no_proposal", Withdraw(), ANNA)
    sitting.do(ProposeUndo(1), ANNA)
    sitting.refuses("no_proposal", Withdraw(), BEN)
    sitting.refuses("no_proposal", Answer(number(sitting) + 1, True), BEN)
    assert kinds(sitting.do(Withdraw(), ANNA)) == ["withdraw"]
    assert sitting.room.proposal is None


def test_an_undo_proposal_lapses_when_a_person_moves() -> None:
    sitting = begun(2)
    sitting.do(ProposeUndo(1), ANNA)
    sitting.move()
    assert sitting.room.proposal is None


def test_moves_of_bots_meanwhile_are_taken_back_too() -> None:
    sitting = begun(2, 2)
    sitting.play_until(lambda s: s.room.bot_to_ask(min(s.room.asks)) is not None)
    moves = len(sitting.room.moves)
    sitting.do(ProposeUndo(2), ANNA)
    sitting.move()
    assert sitting.room.proposal is not None and sitting.state()["table"]["proposal"]["moves"] == 3  # type: ignore[index]
    entries = sitting.do(Answer(number(sitting), True), BEN)
    assert entries[-1].data["moves"] == 3 and len(sitting.room.moves) == moves - 2


def test_alone_with_bots_it_happens_at_once() -> None:
    sitting = begun(1, 2)
    moves = len(sitting.room.moves)
    assert kinds(sitting.do(ProposeUndo(moves), ANNA)) == ["undo"]
    assert sitting.room.moves == [] and sitting.table.digest() == sitting.folded(2).table.digest()  # type: ignore[union-attr]
    sitting.refuses("too_many_moves", ProposeUndo(1), ANNA)


def test_one_user_with_all_seats_agrees_with_herself() -> None:
    sitting = Sitting("kingsburg", person(ANNA), person(ANNA), {"kind": "me"})
    sitting.do(Sit(2, "Third"), ANNA)
    for _ in range(6):
        sitting.move()
    assert kinds(sitting.do(ProposeUndo(4), ANNA)) == ["undo"]
    assert kinds(sitting.do(ProposeEnd("abort"), ANNA)) == ["end"]


def test_stand_ins_and_conceded_seats_agree_to_an_undo() -> None:
    sitting = begun(3)
    sitting.play_until(lambda s: s.log[-1].seat == 0)  # only Anna's own move is taken back
    sitting.do(HandOver(1, "random"), BEN)
    sitting.do(Concede(2), CLEO)
    assert kinds(sitting.do(ProposeUndo(1), ANNA)) == ["undo"]
    sitting.do(ProposeEnd("abort"), ANNA)
    assert sitting.room.status == "playing", "whether the game goes on is still Ben's to say"
    sitting.refuses("not_seated", Answer(number(sitting), True), CLEO)
    assert kinds(sitting.do(Answer(number(sitting), True), BEN)) == ["answer", "end"]
    assert sitting.room.status == "aborted" and sitting.room.result == {"reason": "aborted"}


def test_who_may_propose() -> None:
    sitting = begun(2)
    sitting.refuses("not_seated", ProposeUndo(1), DAN)
    sitting.refuses("not_seated", ProposeEnd("abort"))
    sitting.do(Concede(1), BEN)
    sitting.refuses("not_seated", ProposeEnd("abort"), BEN)
    waiting = Sitting("kingsburg", person(ANNA), {"kind": "open"})
    waiting.refuses("not_started", ProposeEnd("abort"), ANNA)


def test_abort_alone_until_everybody_has_moved() -> None:
    sitting = Sitting.of("kingsburg", 3)
    sitting.move()
    assert not everybody_moved(sitting)
    assert kinds(sitting.do(ProposeEnd("abort"), BEN)) == ["end"]
    assert sitting.room.status == "aborted"
    for command in (ProposeEnd("abort"), Concede(0), Undo(0)):
        sitting.refuses("game_over", command, ANNA)


def test_abort_later_needs_everybody() -> None:
    sitting = begun(2)
    assert kinds(sitting.do(ProposeEnd("abort"), BEN)) == ["propose"]
    sitting.move()
    assert sitting.room.proposal is not None, "the game goes on while people think about it"
    sitting.do(Answer(number(sitting), True), ANNA)
    assert sitting.room.status == "aborted"


def test_end_needs_a_concession_and_the_rest() -> None:
    sitting = begun(3)
    sitting.refuses("no_concession", ProposeEnd("end"), ANNA)
    sitting.do(Concede(1), BEN)
    sitting.do(ProposeEnd("end"), ANNA)
    entries = sitting.do(Answer(number(sitting), True), CLEO)
    assert kinds(entries) == ["answer", "end"]
    assert sitting.room.status == "over"
    assert sitting.room.result == {"reason": "agreed", "ranking": [1, 3, 1]}


def asked_person(sitting: Sitting) -> int:
    sitting.play_until(lambda s: s.room.seats[min(s.room.asks)].is_person)
    return min(sitting.room.asks)


@pytest.mark.parametrize("by", ["bot", "open"])
def test_replacing_somebody_who_is_away(by: Literal["bot", "open"]) -> None:
    sitting = begun(3)
    away = asked_person(sitting)
    here = [PEOPLE[seat] for seat in range(3) if seat != away]
    sitting.refuses("not_absent", ProposeReplace(away, by=by), here[0])
    sitting.refuses("not_absent", ProposeReplace(away, by=by), here[0], after=ABSENCE - 10)
    sitting.refuses("not_absent", ProposeReplace(away, by=by), PEOPLE[away], after=20)
    sitting.refuses("no_such_seat", ProposeReplace(7, by=by), here[0])
    sitting.do(ProposeReplace(away, by=by), here[0])
    ask = sitting.room.asks[away]
    entries = sitting.do(Answer(number(sitting), True), here[1])
    assert kinds(entries) == ["answer", "bot" if by == "bot" else "stand"]
    assert sitting.room.seats_of(PEOPLE[away].user) == [] and sitting.room.asks[away] > ask
    sitting.refuses("not_yours", TakeBack(away), PEOPLE[away])
    if by == "bot":
        assert sitting.room.bot_to_ask(away) == ("level4", 0)
        return
    assert sitting.room.bot_to_ask(away) is None and sitting.room.seats[away].kind == "open"
    sitting.refuses("already_seated", Sit(away, "Twice"), here[0])
    sitting.refuses("not_seated", SeatBot(away, "random"), DAN)
    sitting.do(Sit(away, "Dan"), DAN)
    assert sitting.table.names[away] == "Dan"
    sitting.move(away)


def test_a_free_seat_can_go_to_a_bot_during_the_game() -> None:
    sitting = begun(3)
    away = asked_person(sitting)
    here, other = [seat for seat in range(3) if seat != away]
    sitting.do(ProposeReplace(away, by="open"), PEOPLE[here], after=ABSENCE + 1)
    assert kinds(sitting.do(Answer(number(sitting), True), PEOPLE[other])) == ["answer", "stand"]
    sitting.refuses("not_open", SeatBot(here, "random"), PEOPLE[here])
    sitting.do(SeatBot(away, "random"), PEOPLE[here])
    assert sitting.room.bot_to_ask(away) == ("random", 0)


def test_any_command_of_theirs_is_a_veto() -> None:
    sitting = begun(3)
    away = asked_person(sitting)
    here = next(PEOPLE[seat] for seat in range(3) if seat != away)
    sitting.do(ProposeReplace(away), here, after=ABSENCE + 1)
    sitting.do(HandOver(away, "random"), PEOPLE[away])
    assert sitting.room.proposal is None
    sitting.do(TakeBack(away), PEOPLE[away])
    sitting.do(ProposeReplace(away), here, after=ABSENCE + 1)
    sitting.move(away)
    assert sitting.room.proposal is None


def test_only_people_are_replaced() -> None:
    sitting = begun(2, 1)
    sitting.refuses("not_absent", ProposeReplace(2), ANNA, after=ABSENCE * 2)
    away = asked_person(sitting)
    sitting.do(HandOver(away, "random"), PEOPLE[away])
    sitting.refuses("not_absent", ProposeReplace(away), PEOPLE[1 - away], after=ABSENCE * 2)


def test_nobody_waits_for_somebody_whose_time_is_up() -> None:
    sitting = begun(3, clock={"kind": "days", "days": 1}, on_time="call")
    late = asked_person(sitting)
    others = [PEOPLE[seat] for seat in range(3) if seat != late]
    sitting.do(ProposeEnd("abort"), others[0])
    sitting.do(Answer(number(sitting), True), others[1])
    assert sitting.room.status == "playing"
    assert kinds(sitting.do(Flag(late), after=DAY + 1)) == ["flag", "end"]
    assert sitting.room.status == "aborted"


def test_a_flagged_person_can_be_replaced_at_once() -> None:
    sitting = begun(2, clock={"kind": "live", "seconds": 10, "reserve": 0}, on_time="call")
    late = asked_person(sitting)
    sitting.do(Flag(late), after=10_001)
    assert kinds(sitting.do(ProposeReplace(late), PEOPLE[1 - late])) == ["bot"]
    sitting.refuses("not_flagged", CallBot(late), PEOPLE[1 - late])


def test_a_proposal_goes_with_its_maker() -> None:
    sitting = begun(3)
    sitting.do(ProposeEnd("abort"), ANNA)
    sitting.do(Answer(number(sitting), True), BEN)
    sitting.do(Transfer(0, "anna", "dan", "Dan"))
    sitting.do(Transfer(1, "ben", "eve", "Eve"))
    assert sitting.room.proposal is not None
    assert sitting.room.proposal.user == "dan" and sitting.room.proposal.agreed == ("eve",)
    sitting.do(Concede(0), DAN)
    assert sitting.room.proposal is None, "whoever gives up takes the question along"


def test_a_concession_can_complete_a_proposal() -> None:
    sitting = begun(3)
    sitting.do(ProposeEnd("abort"), ANNA)
    sitting.do(Answer(number(sitting), True), BEN)
    assert kinds(sitting.do(Concede(2), CLEO)) == ["concede", "bot", "end"]
    assert sitting.room.status == "aborted"


def test_bots_alone_cannot_be_asked() -> None:
    sitting = Sitting("kingsburg", BOT, BOT)
    sitting.refuses("not_started", ProposeEnd("abort"), ANNA)
