"""Decks, face-down King's cards and trophies; and what `redeal` owes to those who ask it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import palatine
from palatine.games.paladins.components import FAVOURS, ORDERS
from palatine.kernel.table import Table
from rulebook.paladins.laying import ANN, BRIAN, alone, bare, lay, row, taxes, turn, virtual, vpl
from rulebook.paladins.test_hidden_information import EVERYBODY, b_has_chosen, both_have_chosen, drawn
from rulebook.vectors import board, events, sheet, told

SHOWN = ["townsfolk", "outsiders", "tavern", "walls", "suspicions"]


def conspiring(*draw: str) -> Table:
    """A is about to conspire, and these cards come next."""
    return turn([bare("labourer"), bare("scout")], draw=draw, then=[["action", BRIAN]])


def passing(*draw: str) -> Table:
    """A has one worker; when A has passed the first round begins with these cards."""
    return turn([bare("labourer"), bare()], draw=draw, then=["round"], round=0)


def fortifying(*draw: str) -> Table:
    """A is about to build a Wall, and this one lies on top."""
    return turn([bare("merchant labourer scout", provisions=1), bare()], draw=draw)


# ---- decks -----------------------------------------------------------------------------------------------------------


def test_decks_are_numbers() -> None:
    """PA-15.2 Everybody knows how many cards are left, and nothing else of them."""
    table = palatine.new_game("paladins", seats=2, seed=3)
    expected = dict(zip(SHOWN, [32 - 5, 36 - 6, 24, 24, 24], strict=True))
    for viewer in EVERYBODY:
        assert board(table, viewer)["decks"] == expected
    for seat in (ANN, BRIAN):
        assert board(table.redeal(seat, 1)) == board(table)


def test_face_down_kings_cards_have_no_name() -> None:
    """PA-2.5, PA-15.2 Before round 1 nobody is shown an Order or a Favour; one Order is open then (PA-3.2)."""
    table = passing("order_convert")
    for viewer in EVERYBODY:
        assert board(table, viewer)["orders"] == [""] * 3 and board(table, viewer)["favours"] == [""] * 5
        assert not [card.id for card in (*ORDERS, *FAVOURS) if card.id in told(table, viewer)]
    table.play("pass")
    for viewer in EVERYBODY:
        assert board(table, viewer)["orders"] == ["order_convert", "", ""]
        assert [event["order"] for event in events(table, "order", viewer=viewer)] == ["order_convert"]
    assert board(table.redeal(BRIAN, 5))["orders"] == ["order_convert", "", ""], "an open card stays"


def test_the_schemes_to_come_are_hidden() -> None:
    """PA-14.9, PA-15.2 The discards of the Scheme deck are open, its order is not."""
    me = bare("labourer")
    table = alone(
        virtual(workers=9, scheme_discards={"scheme_recruit": 1}),
        [["action", ANN], "vpl_turn"],
        draw=["scheme_attack"],
        ann=me,
        townsfolk=row(5, at_1="acolyte_labourer"),
    )
    for viewer in (ANN, None):
        assert board(table, viewer)["vpl"]["scheme_discards"] == {"scheme_recruit": 1}
        assert board(table, viewer)["decks"]["schemes"] == 11
        assert "scheme_attack" not in told(table, viewer)
    found = set()
    for seed in range(40):
        other = table.redeal(ANN, seed)
        other.play("pass")
        found |= {event["scheme"] for event in events(other, "scheme")}
    assert len(found) > 4
    table.play("pass")
    assert vpl(table)["scheme_discards"] == {"scheme_recruit": 1, "scheme_attack": 1}
    assert [event["scheme"] for event in events(table, "scheme")] == ["scheme_attack"]


def first_suspicion(table: Table) -> str:
    table.play("conspire")
    return str(sheet(table)["suspicions"][-1])


def first_order(table: Table) -> str:
    table.play("pass")
    return str(board(table)["orders"][0])


def first_tavern(table: Table) -> str:
    table.play("pass")
    return str(board(table)["tavern"][0])


def first_wall(table: Table) -> str:
    table.play("fortify")
    return str(sheet(table)["walls"][-1])


@pytest.mark.parametrize(
    ("about", "cards", "comes", "kinds"),
    [
        (conspiring, [["suspicion_0"], ["suspicion_2"]], first_suspicion, 3),
        (passing, [["order_convert"], ["order_attack"]], first_order, 6),
        (passing, [["order_convert", "tavern_05"], ["order_convert", "tavern_06"]], first_tavern, 15),
        (fortifying, [["wall_two_vp"], ["wall_strength"]], first_wall, 10),
    ],
    ids=["suspicions", "orders", "tavern", "walls"],
)
def test_the_top_of_a_deck(
    about: Callable[..., Table], cards: list[list[str]], comes: Callable[[Table], str], kinds: int
) -> None:
    """PA-15.2, PA-15.3 Which card comes next is told to nobody, and is dealt anew in every sample."""
    tables = [about(*draw) for draw in cards]
    for viewer in EVERYBODY:
        assert told(tables[0], viewer) == told(tables[1], viewer)
    futures = []
    for seat in (ANN, BRIAN):
        for seed in range(40):
            samples = [table.redeal(seat, seed) for table in tables]
            assert samples[0].digest() == samples[1].digest()
            coming = [comes(sample) for sample in samples]
            assert coming[0] == coming[1], "a sample does not know what truly lies there"
            futures.append(coming[0])
    assert len(set(futures)) >= kinds
    assert [comes(table) for table in tables] == [draw[-1] for draw in cards]


# ---- what lies open --------------------------------------------------------------------------------------------------


def test_trophies_are_open() -> None:
    """PA-A.20, PA-0.4 A trophy lies face down, but everybody saw the attack: no sample doubts it."""
    table = turn(
        [bare("scout labourer fighter", strength=1, trophies=["thief_viking"]), bare("labourer")],
        outsiders=row(6, at_1="mercenary_viking", at_2="lookout_viking"),
        then=[["action", BRIAN]],
    )
    table.play("attack mercenary_viking")
    for viewer in EVERYBODY:
        assert board(table, viewer)["seats"][ANN]["trophies"] == ["thief_viking", "mercenary_viking"]
        assert [event["outsider"] for event in events(table, "attack", viewer=viewer)] == ["mercenary_viking"]
    for seat in (ANN, BRIAN):
        for seed in range(5):
            assert sheet(table.redeal(seat, seed))["trophies"] == ["thief_viking", "mercenary_viking"]


def test_suspicions_debts_and_pools_are_open() -> None:
    """PA-8.1, PA-15.2 A drawn Suspicion lies face up; boards are the same for everybody and in every sample."""
    table = conspiring("suspicion_2")
    table.play("conspire")
    for viewer in EVERYBODY:
        assert board(table, viewer) == board(table)
        assert taxes(board(table, viewer)["seats"][ANN]["suspicions"]) == "2"
        assert [event["tax"] for event in events(table, "suspicion", viewer=viewer)] == [2]
    for seat in (ANN, BRIAN):
        assert board(table.redeal(seat, 9)) == board(table)


# ---- samples ---------------------------------------------------------------------------------------------------------


def snapshot(table: Table) -> str:
    """A table with everything that anybody is told on it."""
    data: dict[str, Any] = table.dump()
    return json.dumps([data, [table.events_since(0, viewer) for viewer in EVERYBODY]], sort_keys=True)


CHOICES = ["play gerin top oliver", "play oliver top samson", "play gerin top samson"]


def test_a_sample_does_not_depend_on_the_truth() -> None:
    """PA-3.4, PA-15.2 The same question gets the same deal, whatever B chose and drew."""
    tables = [b_has_chosen(choice) for choice in CHOICES]
    for seed in range(20):
        assert len({snapshot(table.redeal(ANN, seed)) for table in tables}) == 1
        assert len({snapshot(palatine.sampler(table, ANN).sample(seed)) for table in tables}) == 1
    assert len({snapshot(table.redeal(BRIAN, 1)) for table in tables}) == 3


def test_a_sample_does_not_depend_on_what_was_drawn() -> None:
    """PA-3.4 Likewise before a choice, with other cards in B's hand."""
    hands = [["gerin", "oliver", "samson"], ["anseis", "ivon", "otton"], ["anseis", "engelier", "roland"]]
    tables = [lay([bare(), bare()], ["draw_paladins"], draw=["anseis", "engelier", "roland", *hand]) for hand in hands]
    assert len({told(table, ANN) for table in tables}) == len({told(table, None) for table in tables}) == 1
    for seed in range(20):
        assert len({snapshot(table.redeal(ANN, seed)) for table in tables}) == 1


def test_a_sample_tells_no_secret_of_the_past() -> None:
    """PA-15.2 What B drew and chose is not told on A's sample, not even to B."""
    table = b_has_chosen().redeal(ANN, 4)
    for viewer in EVERYBODY:
        mine, his = events(table, "draw_paladins", viewer=viewer)
        assert (mine["seat"], his["seat"]) == (ANN, BRIAN)
        assert "paladins" not in his and ("paladins" in mine) == (viewer == ANN)
        (choice,) = events(table, "choose_paladin", viewer=viewer)
        assert "paladin" not in choice and "top" not in choice


def test_a_sample_can_be_played_on() -> None:
    """PA-3.5 On A's sample B reveals the card that was dealt there, and takes its two workers."""
    revealed = set()
    for seed in range(30):
        table = both_have_chosen().redeal(ANN, seed)
        table.play("hire tavern_15")
        revealed.add(sheet(table, BRIAN)["paladin"])
        assert sum(sheet(table, BRIAN)["workers"].values()) == 2
        assert sheet(table, ANN)["paladin"] == "roland"
    assert len(revealed) > 8


def test_each_option_is_there_once_on_a_sample() -> None:
    """PA-3.4 On A's sample B has six choices of three cards, in the order of the action book."""
    for seed in range(30):
        options = drawn().redeal(ANN, seed).options(BRIAN)
        assert len(set(options)) == 6
        assert options == sorted(options)
