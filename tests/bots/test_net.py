"""The bot that has learned: what its file means, what it can play, how heat loosens it."""

import struct
from math import exp

import pytest

import palatine
from palatine.bots.net.ahead import GLANCE, Foresight, doubt, expected
from palatine.bots.net.bot import NetBot, net_of
from palatine.bots.net.net import HEAD, MARK, Net
from palatine.bots.search.settings import MENTIONED
from palatine.games.valeria.table import Valeria
from palatine.kernel.chance import seeded
from palatine.kernel.history import MOVE, entries
from palatine.kernel.table import Table
from palatine.lab.simulate import Series, play_one


def wide_choice(seats: int) -> tuple[Table, int]:
    """A game as far as the first decision of one seat alone with six options and more, and that seat."""
    table = palatine.new_game("valeria", seats, seed=4)
    while len(table.to_act) != 1 or len(table.options(table.to_act[0])) < 6:
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    return table, table.to_act[0]


def test_a_net_is_two_layers_and_a_liking_for_each_action() -> None:
    """Two inputs, two nodes, three actions, reckoned by hand."""
    first = [[1.0, -1.0], [0.5, 2.0]]
    second = [[1.0, 0.0], [3.0, -1.0]]
    likings = [[1.0, 0.0], [0.0, 1.0], [-1.0, 1.0]]
    numbers = [*first[0], *first[1], 0.5, 0.0, *second[0], *second[1], 0.0, 0.25]
    numbers += [*likings[0], *likings[1], *likings[2], 0.5, 4.0, 0.0, 0.0, 8.0, -1.0, 0.25]
    net = Net(struct.pack(HEAD, MARK, 2, 2, 3) + struct.pack(f"<{len(numbers)}e", *numbers))
    # input 2, 1: first layer 0.5 + 2 + 0.5 = 3 and 0 - 2 + 2 = 0; second layer 3 and 0.25.
    thoughts = net.thoughts(bytes([2, 1]))
    assert net.likings(thoughts, [0, 1, 2]) == [3.0, 0.25, 8.0 - 3.0 + 0.25]
    # 0.5 * 3 + 4 * 0.25 - 1, and a quarter for each point of the lead; as a chance by the logistic curve.
    assert net.chance(thoughts, 0) == pytest.approx(1 / (1 + exp(-1.5)))
    assert net.chance(thoughts, -6) == 0.5
    assert net.chance(thoughts, 10_000) == pytest.approx(1.0) and net.chance(thoughts, -10_000) < 1e-9
    # input 0, 1: first layer 1 and 2; second layer 1 + 6 = 7 and 0.25 - 2, which counts as 0.
    assert net.likings(net.thoughts(bytes([0, 1])), [2, 0]) == [1.0, 7.0]


@pytest.mark.parametrize("wrong", [b"PNOT" + b"\0" * 40, struct.pack(HEAD, MARK, 2, 2, 3) + b"\0" * 20])
def test_another_file_is_no_net(wrong: bytes) -> None:
    with pytest.raises(AssertionError, match="the file of a net"):
        Net(wrong)


def test_it_beats_the_rules_of_thumb() -> None:
    """80 % of 4,000 games, without looking ahead; of these 40 far more than half."""
    series = Series("valeria", ("net", "greedy"), 40, "learned")
    won = [play_one(series, number).places[0] == 1 for number in range(series.games)]
    assert sum(won) >= 26


@pytest.mark.parametrize(("game", "seats"), [("kingsburg", 2), ("valeria", 1)])
def test_what_it_has_not_learned_it_says(game: str, seats: int) -> None:
    table = palatine.new_game(game, seats, seed=1)
    while table.to_act and len(table.options(table.to_act[0])) < 2:
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    seat = table.to_act[0]
    with pytest.raises(palatine.BadOption, match="no net has learned") as refused:
        palatine.bot("net").choose(palatine.sampler(table, seat), seat)
    assert refused.value.say("pl").startswith("żadna sieć")


def test_heat_loosens_it() -> None:
    """Cold, the same answer from every seed; hot, many answers."""
    table, seat = wide_choice(3)

    def answers(word: str) -> set[int]:
        return {palatine.bot(word, seed).choose(palatine.sampler(table, seat), seat) for seed in range(40)}

    assert answers("net:tables=2") <= set(table.options(seat))
    cold = answers("net")
    assert len(cold) == 1 and cold <= answers("net:heat=100")
    assert len(answers("net:heat=100")) > 4


def test_what_it_sees_ahead_counts_beside_what_it_likes() -> None:
    """With endless trust the liking decides whatever comes of it, without any what comes of it decides alone."""
    table, seat = wide_choice(2)
    options = table.options(seat)[:6]

    def best(likings: list[float], trust: float) -> int:
        sampler = palatine.sampler(table, seat)
        ahead = Foresight(net_of(sampler.known()), sampler, seat, seeded("ahead"), 1)
        return ahead.tried(options, likings, 8, trust)[0].action

    for at, option in enumerate(options):
        assert best([1.0 if other == at else 0.0 for other in range(6)], 1000.0) == option
    assert len({best([float(other == at) for other in range(6)], 0.0) for at in range(6)}) == 1


def test_who_is_surely_worse_is_not_tried_to_the_end() -> None:
    """How much luck has been drawn tells how many tables there were."""
    table, seat = wide_choice(2)
    options = table.options(seat)[:6]

    def next_draw(tables: int, trust: float, seconds: float = 0.0) -> int:
        chance, sampler = seeded("ahead"), palatine.sampler(table, seat)
        ahead = Foresight(net_of(sampler.known()), sampler, seat, chance, 0, seconds)
        ahead.tried(options, [float(-at) for at in range(6)], tables, trust)
        return chance.below(1 << 30)

    assert next_draw(3 * GLANCE, 1000.0) == next_draw(GLANCE, 0.0), "one is liked far more: a glance is enough"
    assert next_draw(3 * GLANCE, 0.0, 1e-9) == next_draw(1, 0.0), "no time: one table"
    assert next_draw(GLANCE, 0.0) != next_draw(1, 0.0)


def test_advice_tells_what_the_net_foresees() -> None:
    """Points as a finished game counts them or the forecast does, and a chance between the worst and the best."""
    table, seat = wide_choice(2)
    sampler = palatine.sampler(table, seat)
    found = NetBot("advice").advised(sampler, seat, 8 * GLANCE, 0.0)
    assert len(found) == MENTIONED <= len(table.options(seat))
    chances = [trial.win / float(trial.visits) for trial in found]
    assert chances == sorted(chances, reverse=True)
    for trial in found:
        visits = float(trial.visits)
        assert 0.0 < trial.win / visits < 1.0 and 5.0 < trial.points / visits < 150.0
    only = Foresight(net_of(sampler.known()), sampler, seat, seeded("alone"), 1, telling=True)
    assert [trial.visits for trial in only.tried(table.options(seat)[:1], [0.0], 1000, 0.0)] == [GLANCE]


def test_an_option_is_measured_beside_the_best_one() -> None:
    """The best wins half of four tables; an option that was tried on the first two lost a half of a game there."""
    assert expected([0.5, 0.5], [1.0, 0.5, 0.25, 0.25], 0.0) == pytest.approx(0.5 - 0.25)
    assert expected([0.5, 0.5], [1.0, 0.5, 0.25, 0.25], -0.1) == pytest.approx(0.5 - 0.25 - 0.1)
    assert expected([1.0] * 4, [1.0, 0.5, 0.25, 0.25], 0.0) == 0.5, "never more than the best"
    assert expected([0.0], [0.0, 0.25], -9.0) == 0.0 and expected([], [1.0], 0.0) == 0.0


def test_doubt_is_the_standard_error_of_the_lead() -> None:
    """One lead of a half with a spread of a half on four tables: 1.5 times a quarter and an eighth."""
    assert doubt([1.0, 0.0, 1.0, 0.0], [0.0] * 4) == pytest.approx(1.5 * (0.25 + 0.125))
    assert doubt([0.7] * 50, [0.2] * 50) == pytest.approx(1.5 * 0.01)


def test_it_looks_as_many_rounds_ahead_as_it_is_told() -> None:
    """A table is judged when its seat has a choice so many rounds later: every seat has had as many turns by then."""
    table, seat = wide_choice(2)
    for rounds in (0, 1, 2, 3):
        sampler = palatine.sampler(table, seat)
        ahead = Foresight(net_of(sampler.known()), sampler, seat, seeded("ahead"), rounds)
        imagined = sampler.another(seeded("imagined"))
        imagined.recording, imagined.log = True, None
        again = imagined.clone()
        assert isinstance(again, Valeria)
        assert 0.0 < ahead.after(imagined, table.options(seat)[0], seeded("luck")) < 1.0
        turns = 0
        for entry in entries(imagined.log):
            if entry.kind == MOVE:
                active = again.active
                again.act(entry.what, entry.seat)
                turns += active != again.active
        assert turns == 2 * rounds
        assert again.dump() == imagined.dump()
        assert imagined.to_act[0] == seat


def test_it_likes_either_die_of_a_double() -> None:
    """VA-B-08 Both dice of a double are offered; the book that it has learned knew both already."""
    owner = {"tokens": {"gold": 2}, "domains": ["palace_of_the_dawn", "foxgrove_palisade"]}
    table = palatine.load(
        {
            "game": "valeria",
            "seats": 2,
            "pending": [["turn"], ["change_dice", 0]],
            "table": {"phase": "roll", "dice": [4, 4], "seats": [owner]},
        }
    )
    options = table.options(0)
    assert len(options) == 5 and table.action_count == palatine.new_game("valeria", 2, rules=2).action_count
    for seed in range(3):
        assert palatine.bot("net:heat=100", seed).choose(palatine.sampler(table, 0), 0) in options
