"""Clocks of all kinds: deadlines follow from the times of entries, and being late is an entry too."""

from palatine.server.room.command import (
    SYSTEM,
    WORKER,
    CallBot,
    Flag,
    HandOver,
    ProposeUndo,
    Rename,
    TakeBack,
    Undo,
)
from palatine.server.room.setting import DAY
from server.room.sitting import ANNA, BEN, DAN, PEOPLE, Sitting, kinds

LIVE = {"kind": "live", "seconds": 30, "reserve": 60}


def test_without_a_clock_nobody_is_late() -> None:
    sitting = Sitting.of("kingsburg", 2)
    seat = min(sitting.room.asks)
    assert sitting.room.clock.deadline(seat) is None and sitting.room.clock.reserve(seat) is None
    assert sitting.room.clock.asked_at(seat) == sitting.now
    assert sitting.room.next_deadline() is None
    sitting.refuses("time_left", Flag(seat), after=100 * DAY)


def test_days_are_given_for_each_question() -> None:
    sitting = Sitting.of("kingsburg", 2, clock={"kind": "days", "days": 3})
    seat = min(sitting.room.asks)
    assert sitting.room.clock.deadline(seat) == sitting.now + 3 * DAY
    assert sitting.room.clock.deadline(1 - seat) is None
    sitting.move(after=DAY)
    seat = min(sitting.room.asks)
    assert sitting.room.next_deadline() == sitting.room.clock.deadline(seat) == sitting.now + 3 * DAY


def test_a_live_clock_eats_the_reserve_after_the_free_seconds() -> None:
    sitting = Sitting.of("valeria", 1, clock=LIVE)
    clock = sitting.room.clock
    assert clock.reserve(0) == 60_000 and clock.deadline(0) == sitting.now + 90_000
    sitting.move(after=30_000)
    assert clock.reserve(0) == 60_000
    sitting.move(after=45_000)
    assert clock.reserve(0) == 45_000 and clock.deadline(0) == sitting.now + 75_000
    sitting.move(after=75_000)
    assert clock.reserve(0) == 0 and clock.deadline(0) == sitting.now + 30_000
    sitting.refuses("time_left", Flag(0), after=30_000)
    sitting.refuses("not_allowed", Flag(0), ANNA, after=1)
    sitting.do(Flag(0))


def test_seats_asked_at_once_have_their_own_clocks() -> None:
    sitting = Sitting.of("valeria", 3, clock=LIVE)
    asked = sitting.now
    clock = sitting.room.clock
    sitting.move(1, after=40_000)
    assert clock.deadline(1) is None and clock.reserve(1) == 50_000
    assert clock.deadline(0) == clock.deadline(2) == asked + 90_000
    sitting.do(Undo(1), BEN, after=10_000)
    assert clock.reserve(0) == 40_000, "what was thought before the undo is gone"
    assert clock.deadline(0) == sitting.now + 5_000 + 40_000
    assert clock.deadline(1) == sitting.now + 5_000 + 50_000
    sitting.do(Flag(2), after=45_001)
    assert sitting.room.seats[2].flagged and not sitting.room.seats[0].flagged


def test_a_bot_comes_by_itself_when_time_is_up() -> None:
    sitting = Sitting.of("kingsburg", 2, clock=LIVE)
    late = min(sitting.room.asks)
    entries = sitting.do(Flag(late), after=90_001)
    assert kinds(entries) == ["flag", "bot"] and entries[1].data["reason"] == "time"
    assert entries[0].user is None
    assert sitting.room.bot_to_ask(late) == ("level4", 0) and sitting.room.next_deadline() is None
    sitting.refuses("time_left", Flag(late), after=DAY)
    sitting.move(late)
    assert sitting.room.seats[late].flagged, "a bot's move brings nobody back"
    sitting.do(TakeBack(late), PEOPLE[late])
    assert not sitting.room.seats[late].flagged and sitting.room.seats[late].stand_in is None
    sitting.play_until(lambda s: late in s.room.asks)
    assert sitting.room.clock.reserve(late) == 0
    assert sitting.room.clock.deadline(late) == sitting.now + 30_000


def test_whoever_comes_back_late_is_asked_with_a_whole_clock() -> None:
    sitting = Sitting.of("kingsburg", 2, clock={"kind": "days", "days": 2})
    late = min(sitting.room.asks)
    sitting.do(Flag(late), after=2 * DAY + 1)
    sitting.do(TakeBack(late), PEOPLE[late])
    assert sitting.room.clock.deadline(late) == sitting.now + 2 * DAY


def test_others_may_call_a_bot() -> None:
    sitting = Sitting.of("kingsburg", 2, clock=LIVE, on_time="call")
    late = min(sitting.room.asks)
    here = PEOPLE[1 - late]
    sitting.refuses("not_flagged", CallBot(late), here)
    assert kinds(sitting.do(Flag(late), after=90_001)) == ["flag"]
    assert sitting.room.bot_to_ask(late) is None and sitting.room.next_deadline() is None
    sitting.refuses("not_seated", CallBot(late), DAN)
    sitting.refuses("no_such_seat", CallBot(5), here)
    sitting.do(CallBot(late), here)
    assert sitting.room.bot_to_ask(late) == ("level4", 0)
    sitting.refuses("not_flagged", CallBot(late), here)


def test_a_late_answer_is_still_an_answer() -> None:
    sitting = Sitting.of("kingsburg", 2, clock=LIVE, on_time="call")
    late = min(sitting.room.asks)
    ask = sitting.room.asks[late]
    sitting.do(Flag(late), after=90_001)
    assert sitting.room.asks[late] == ask, "the question is the same"
    sitting.move(late, after=DAY)
    assert not sitting.room.seats[late].flagged


def test_bots_have_no_deadline() -> None:
    sitting = Sitting.of("kingsburg", 1, 2, clock=LIVE)
    sitting.play_until(lambda s: s.room.bot_to_ask(min(s.room.asks)) is not None)
    bot = min(sitting.room.asks)
    assert sitting.room.clock.deadline(bot) is None and sitting.room.clock.asked_at(bot) == sitting.now
    sitting.refuses("time_left", Flag(bot), after=DAY)
    sitting.refuses("no_such_seat", Flag(6))
    sitting.refuses("not_allowed", Flag(0), WORKER)


def test_handing_over_for_a_moment_wins_no_time() -> None:
    sitting = Sitting.of("kingsburg", 2, clock=LIVE)
    seat = min(sitting.room.asks)
    deadline = sitting.room.clock.deadline(seat)
    assert deadline is not None
    sitting.do(HandOver(seat, "random"), PEOPLE[seat], after=20_000)
    assert sitting.room.clock.deadline(seat) is None
    sitting.do(TakeBack(seat), PEOPLE[seat], after=1_000)
    assert sitting.room.clock.deadline(seat) == deadline + 1_000


def test_names_and_proposals_leave_clocks_and_questions_alone() -> None:
    sitting = Sitting.of("kingsburg", 2, clock=LIVE)
    seat = min(sitting.room.asks)
    asks, clock = dict(sitting.room.asks), sitting.room.clock.as_data()
    sitting.do(Rename(seat, "Somebody"), SYSTEM, after=5_000)
    sitting.play_until(lambda s: s.room.version > 0)
    assert sitting.room.asks == asks and sitting.room.clock.as_data() == clock
    for _ in range(6):
        sitting.move()
    asks, clock = dict(sitting.room.asks), sitting.room.clock.as_data()
    sitting.do(ProposeUndo(1), ANNA, after=5_000)
    assert sitting.room.asks == asks and sitting.room.clock.as_data() == clock


def test_time_never_runs_backwards() -> None:
    sitting = Sitting.of("kingsburg", 2)
    seat = min(sitting.room.asks)
    entries = sitting.room.decide(HandOver(seat, "random"), PEOPLE[seat], 5)
    assert entries[0].at == sitting.room.updated_at
