"""Giving up, closing, and who has won."""

import palatine
from palatine.server.room.command import SYSTEM, Close, Concede, HandOver, Move, Sit
from server.room.sitting import ANNA, BEN, CLEO, OPEN, PEOPLE, Sitting, kinds, person


def test_conceding_alone_ends_the_game() -> None:
    sitting = Sitting.of("kingsburg", 1, 2)
    entries = sitting.do(Concede(0), ANNA)
    assert kinds(entries) == ["concede", "end"]
    assert sitting.room.status == "over"
    assert sitting.room.result == {"reason": "conceded", "ranking": [3, 1, 1]}


def test_conceding_among_people_leaves_a_bot() -> None:
    sitting = Sitting.of("kingsburg", 3)
    sitting.refuses("not_yours", Concede(0), BEN)
    entries = sitting.do(Concede(0), ANNA)
    assert kinds(entries) == ["concede", "bot"]
    assert entries[1].data == {"bot": "level4", "level": 0, "stand_in": True, "reason": "conceded"}
    assert sitting.room.seats[0].stand_in == "level4" and sitting.room.status == "playing"
    sitting.do(Concede(2), CLEO)
    sitting.do(Concede(1), BEN)
    assert sitting.room.result == {"reason": "conceded", "ranking": [3, 1, 2]}, "the first to give up is last"


def test_a_seat_that_conceded_ranks_last_whatever_its_bot_scores() -> None:
    sitting = Sitting.of("kingsburg", 2, stand_in="random")
    sitting.do(Concede(0), ANNA)
    greedy = palatine.bot("greedy", 1)
    while sitting.room.status == "playing":
        seat = min(sitting.room.asks)
        options = sitting.table.options(seat)
        passing = [action for action in options if sitting.table.text(action, seat) == "pass"]
        best = greedy.choose(palatine.sampler(sitting.table, seat), seat)
        action = best if seat == 0 else [*passing, *options][0]
        sitting.do(Move(seat, sitting.room.asks[seat], action), sitting.player(seat))
    assert sitting.room.result is not None
    assert sitting.table.ranking() == [1, 2], "the bot in the conceded seat has won by points"
    assert sitting.room.result["ranking"] == [2, 1]


def test_a_seat_handed_over_concedes_with_the_bot_it_has() -> None:
    sitting = Sitting.of("kingsburg", 2)
    sitting.do(HandOver(0, "random"), ANNA)
    assert kinds(sitting.do(Concede(0), ANNA)) == ["concede"]
    assert sitting.room.seats[0].stand_in == "random"


def test_one_user_gives_up_one_of_two_seats() -> None:
    sitting = Sitting("kingsburg", person(ANNA), OPEN)
    sitting.do(Sit(1, "Anna too"), ANNA)
    assert kinds(sitting.do(Concede(0), ANNA)) == ["concede", "bot"]
    assert kinds(sitting.do(Concede(1), ANNA)) == ["concede", "end"]


def test_a_table_is_closed_before_the_start_by_its_owner() -> None:
    sitting = Sitting("kingsburg", person(ANNA), OPEN)
    sitting.refuses("not_owner", Close(), BEN)
    assert kinds(sitting.do(Close(), ANNA)) == ["end"]
    assert sitting.room.status == "closed" and sitting.room.result == {"reason": "closed"}
    sitting.refuses("game_over", Sit(1, "Ben"), BEN)
    sitting.refuses("game_over", Close(), ANNA)
    other = Sitting("kingsburg", person(ANNA), OPEN)
    other.do(Close(), SYSTEM)
    started = Sitting.of("kingsburg", 2)
    started.refuses("already_started", Close(), PEOPLE[0])
