"""What an option costs and brings, and the facts of a question: a few by hand. The law of answers tries them all."""

import palatine
from kernel import high_card
from palatine.kernel.prompt import Answer
from palatine.kernel.table import Table


def answer(table: Table, text: str, seat: int = 0) -> Answer:
    return table.answer(table.find(text, seat), seat)


def realm(tokens: dict[str, int], pending: list[list[object]]) -> Table:
    """Two players of Valeria; the first has these tokens and is asked."""
    monsters = [["goblin"], ["skeleton"], ["treant"], ["owlbear"], ["kobolds"]]
    facts = {
        "phase": "action", "dice": [1, 2], "areas": ["hills", "ruins", "forest", "valley", "caverns"],
        "monsters": monsters, "citizens": [["cleric"] * 2, *[[] for _ in range(9)]],
        "seats": [{"tokens": tokens, "citizens": {"cleric": 1}}, {"tokens": {"gold": 2}}],
    }  # fmt: skip
    return palatine.load({"game": "valeria", "seats": 2, "seed": 1, "pending": pending, "table": facts})


def test_a_prize_of_points_is_known_and_a_draw_is_not() -> None:
    table = high_card.new_game(2, 1)
    while table.prompt(table.to_act[0]).kind != "choice":
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    seat = table.to_act[0]
    two, one = table.answers(seat)
    assert (two.cost, two.gain) == ({}, {"points": 2}) and (one.cost, one.gain) == ({}, {"points": 1})
    table.play(one.action, seat)
    thrown = table.answers(seat)[0]
    assert thrown.verb == "discard" and thrown.cost == {} and thrown.gain is None


def test_a_price_and_a_reward_of_one_kind_stay_apart() -> None:
    """VA-7.5, VA-7.7 Kobolds are paid for with magic and bring magic."""
    slaying = answer(realm({"strength": 9, "magic": 1}, [["action", 0, 0]]), "slay kobolds")
    assert (slaying.cost, slaying.gain) == ({"strength": 5, "magic": 1}, {"gold": 2, "magic": 1})


def test_what_is_due_stands_for_a_price_that_can_be_paid_in_several_ways() -> None:
    """VA-3.5, VA-7.9 Who has just enough pays so; who may choose is told what is due, and then each way to pay it."""
    table = realm({"gold": 9, "magic": 5}, [["action", 0, 0]])
    assert answer(table, "recruit cleric").cost == {"gold": 4}
    table.play("recruit cleric")
    assert table.prompt().about == {"gold": 4}
    assert [one.cost for one in table.answers()] == [
        {"gold": 4}, {"gold": 3, "magic": 1}, {"gold": 2, "magic": 2}, {"gold": 1, "magic": 3},
    ]  # fmt: skip
    assert answer(realm({"gold": 1, "magic": 3}, [["action", 0, 0]]), "recruit cleric").cost == {"gold": 1, "magic": 3}


def test_goods_of_choice_have_no_price_before_they_are_chosen() -> None:
    """KB-8.1 Two goods for a soldier: any two."""
    facts = {"year": 1, "phase": 7, "seats": [{"goods": {"gold": 2, "wood": 1}}, {"goods": {"gold": 2}}]}
    position = {"game": "kingsburg", "seats": 2, "seed": 1, "pending": [["recruit", 1], ["recruit", 0]], "table": facts}
    table = palatine.load(position)
    soldier = answer(table, "recruit 1")
    assert (soldier.cost, soldier.gain, table.prompt().about) == (None, {"soldiers": 1}, {"price": 2})
    table.play("recruit 1")
    assert [one.cost for one in table.answers()] == [{"gold": 2}, {"gold": 1, "wood": 1}]
    table.play("give 2gold")
    assert answer(table, "recruit 1", 1).cost == {"gold": 2}, "there is only one way to pay"


def test_a_rehearsal_leaves_nothing_behind() -> None:
    table = palatine.new_game("paladins", 2, seed=3)
    before = table.digest(), table.events_since(0), table.record()
    for seat in table.to_act:
        table.answers(seat)
    assert (table.digest(), table.events_since(0), table.record()) == before
