"""Law of answers: what an option says it costs and brings is what its seat gives and takes.

Every option of a question is tried alone: with nothing waiting beneath the question, and as far as the next one. If
nothing is rolled or drawn on the way, and it is not left to a further question how the price is paid, the purse of the
seat has changed by exactly the gain less the cost.
"""

from typing import NamedTuple

import pytest

from laws.cases import GAMES, cases_of, moments
from palatine.kernel.history import CHANCE
from palatine.kernel.prompt import Answer
from palatine.kernel.table import Table

UNKNOWN_COSTS = {"kingsburg": {"recruit"}}
"""The verbs that cannot always say what they cost: soldiers are paid with goods of choice."""

UNKNOWN_GAINS = {
    "kingsburg": {"exchange", "peek", "reroll", "reroll_all", "reroll_die", "use"},
    "paladins": {"fortify"},
    "valeria": {"acquire", "keep", "pay", "pick", "recruit", "rob"},
    "wonderful_kingdom": {"choose", "deck", "hidden", "pick"},
    "high_card": {"discard"},
}
"""The verbs that cannot always say what they bring: a roll, a draw or a card unseen comes before anything is gained."""


TOLD = {
    "kingsburg": "bid build claim extra give item pick place recruit take tokens use",
    "paladins": "absolve ask attack convert develop dismiss hire hunt keep keep_fewer pick pray recruit trade use",
    "valeria": "accept acquire change choose pay pick recruit release return rob slay steal take trade",
    "wonderful_kingdom": "activate alchemy as choose fight give_up krystallium pay place recycle soldier stage",
    "high_card": "take",
}
"""The verbs that cost or bring something, and say so: none of them may fall silent."""


class Said(NamedTuple):
    """The verbs met: those that cost or brought something they had told, those without a cost or without a gain."""

    told: set[str]
    no_cost: set[str]
    no_gain: set[str]


def alone(table: Table, action: int, seat: int) -> Table:
    """The table after an option of a question that nothing waits for."""
    copy = table.clone()
    copy.log = None
    if copy.lanes:
        copy.lanes[seat] = copy.lanes[seat][-1:]
        copy.stack = []
    else:
        copy.stack = copy.stack[-1:]
    copy.play(action, seat)
    return copy


def has_chance(table: Table) -> bool:
    entry = table.log
    while entry is not None and entry.kind != CHANCE:
        entry = entry.before
    return entry is not None


def asks_how(table: Table, seat: int) -> bool:
    frame = table.pending(seat)
    return frame is not None and table.asks_how(frame)


def check_answer(table: Table, seat: int, answer: Answer, said: Said) -> None:
    if answer.cost is None:
        said.no_cost.add(answer.verb)
    if answer.gain is None:
        said.no_gain.add(answer.verb)
    done = alone(table, answer.action, seat)
    is_left_open = asks_how(done, seat) and not asks_how(table, seat)
    if answer.cost is None or answer.gain is None or has_chance(done) or is_left_open:
        return
    before, after = table.purse(seat), done.purse(seat)
    assert before is not None
    told = {name: n + answer.gain.get(name, 0) - answer.cost.get(name, 0) for name, n in before.items()}
    assert after == told, f"{answer}: cost {answer.cost}, gain {answer.gain}, {before} became {after}"
    if answer.cost or answer.gain:
        said.told.add(answer.verb)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_costs_and_brings_what_it_says(game: str) -> None:
    said = Said(set(), set(), set())
    for case in cases_of(game):
        for _, table in moments(case, "answers", 40):
            for seat in table.to_act:
                for answer in table.answers(seat):
                    check_answer(table, seat, answer, said)
    assert said.no_cost <= UNKNOWN_COSTS.get(game, set())
    assert said.no_gain <= UNKNOWN_GAINS[game]
    assert said.told >= set(TOLD[game].split())
