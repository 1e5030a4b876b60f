"""PA-3 The round: King's cards, Tavern, Paladins, reveal and hire."""

from typing import Any

import pytest

import palatine
from palatine.games.paladins.components import PALADINS
from palatine.games.paladins.table import Paladins
from palatine.kernel.data import Row
from rulebook.paladins.laying import ANN, BRIAN, CLARA, acting, goods, held, lay, opened, player, pool, rewarded, tracks
from rulebook.vectors import asked, board, events, play_out, refused, sheet, texts, zone

NAMES = [row.id for row in PALADINS]


def beginning(number: int, seats: int = 2, **more: Any) -> Paladins:
    """A round from its start."""
    facts: dict[str, Any] = {"phase": "end", "round": number - 1, **more}
    return lay([player()] * seats, ["round"], **facts)


def test_the_marker_goes_clockwise() -> None:
    """PA-3.1 From round 2 on; in round 1 it stays where the set-up put it."""
    assert board(beginning(1, 3, first=1))["first"] == 1
    assert board(beginning(2, 3, first=1))["first"] == 2
    assert board(beginning(7, 3, first=2))["first"] == 0


@pytest.mark.parametrize(
    ("number", "orders", "favours"),
    [(1, [0], []), (2, [1], []), (3, [2], [0]), (4, [], [1]), (5, [], [2]), (6, [], [3]), (7, [], [4])],
)
def test_kings_cards(number: int, orders: list[int], favours: list[int]) -> None:
    """PA-3.2 Which King's cards a round turns up; they go from left to right (PA-10.7)."""
    table = beginning(number)
    facts = board(table)
    assert [at for at, card in enumerate(facts["orders"]) if card] == orders
    assert [at for at, card in enumerate(facts["favours"]) if card] == favours


def test_revealed_kings_cards_stay() -> None:
    """PA-3.2 For the whole game."""
    orders, favours = ["order_attack", "order_convert", "order_fortify"], ["favour_chapel", "", "", "", ""]
    table = beginning(4, orders=orders, favours=favours)
    assert board(table)["orders"] == orders and board(table)["favours"][0] == "favour_chapel"
    assert board(table)["favours"][1] not in ("", "favour_chapel")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tavern_cards(seats: int) -> None:
    """PA-3.3 One more than there are players; PA-3.5 one stays over."""
    table = beginning(1, seats)
    assert len(board(table)["tavern"]) == seats + 1
    play_out(table, until="action")
    assert len(board(table)["tavern"]) == 1
    assert len({sheet(table, seat)["tavern"] for seat in range(seats)}) == seats


def test_tavern_deck_too_short() -> None:
    """PA-A.39, PA-10.4 The discards are shuffled only when a card is needed; cards lying open stay out of it."""
    gone = [f"tavern_{n:02}" for n in range(1, 21)]
    table = beginning(5, 4, tavern_discards=gone, draw=["favour_chapel", "tavern_21", "tavern_24", "tavern_22"])
    facts = board(table)
    assert len(facts["tavern"]) == 5 and facts["tavern_discards"] == [] and facts["decks"]["tavern"] == 19
    assert {"tavern_21", "tavern_22", "tavern_23", "tavern_24"} < set(facts["tavern"])
    assert [event["deck"] for event in events(table, "shuffle")] == ["tavern"]
    exact = beginning(6, 3, tavern_discards=gone)
    assert board(exact)["decks"]["tavern"] == 0 and len(board(exact)["tavern_discards"]) == 20
    assert not events(exact, "shuffle"), "nothing more was needed"


def test_choosing_a_paladin() -> None:
    """PA-3.4 Three are drawn: one is played, one goes on top, one to the bottom."""
    table = lay([player(), player()], ["draw_paladins"], phase="preparation", draw=["roland", "ivon", "oliver"])
    assert sorted(zone(table, "paladin_hand.0")) == ["ivon", "oliver", "roland"]
    assert sorted(texts(table, ANN)) == sorted(
        [f"play {a} top {b}" for a in ("ivon", "oliver", "roland") for b in ("ivon", "oliver", "roland") if a != b]
    )
    table.play("play roland top ivon", ANN)
    assert zone(table, "paladin_chosen.0") == ["roland"] and zone(table, "paladin_top.0") == ["ivon"]
    assert zone(table, "paladin_bottom.0") == ["oliver"] and len(zone(table, "paladin_deck.0")) == 9
    with pytest.raises(palatine.IllegalAction):
        table.play("play roland top roland", BRIAN)


def test_next_draw_begins_with_the_card_on_top() -> None:
    """PA-3.4 The card put on top is drawn again, the one at the bottom only when all others are gone."""
    hidden = [name for name in NAMES if name not in ("ivon", "oliver", "roland", "samson")]
    zones = {"paladin_top.0": ["ivon"], "paladin_bottom.0": ["oliver"], "paladins_played.0": ["roland", "samson"]}
    table = lay([player(), player()], ["draw_paladins"], zones=zones, phase="preparation")
    assert "ivon" in zone(table, "paladin_hand.0") and "oliver" not in zone(table, "paladin_hand.0")
    low = {"paladin_top.0": ["ivon"], "paladin_bottom.0": ["oliver", "roland", "samson"], "paladins_played.0": hidden}
    table = lay([player(), player()], ["draw_paladins"], zones=low, phase="preparation")
    assert sorted(zone(table, "paladin_hand.0")) == ["ivon", "oliver", "roland"], "the bottom from its upper end"
    assert zone(table, "paladin_bottom.0") == ["samson"]


def test_everybody_chooses_at_the_same_time() -> None:
    """PA-3.4, PA-A.2 In any sequence, with the same result; nothing is seen before the reveal."""
    tables = [opened(3, seed=4) for _ in range(2)]
    for table, order in zip(tables, ((ANN, BRIAN, CLARA), (CLARA, BRIAN, ANN)), strict=True):
        play_out(table, until="choose_paladin")
        assert set(table.to_act) == {ANN, BRIAN, CLARA}
        for seat in order:
            chosen = texts(table, seat)[0]
            table.play(chosen, seat)
            if asked(table) == "choose_paladin":
                assert not events(table, "paladin") and sheet(table, seat)["paladin"] == ""
    assert tables[0].digest() == tables[1].digest()


def test_reveal_and_hire_in_turn_order() -> None:
    """PA-3.5 Each player has the two workers of the paladin, then takes a Tavern card with four, before the next."""
    zones = {"paladin_chosen.0": ["anseis"], "paladin_chosen.1": ["oliver"]}
    happens: list[str | list[object]] = [["reveal", ANN], ["hire", ANN], ["reveal", BRIAN], ["hire", BRIAN]]
    tavern = ["tavern_04", "tavern_17", "tavern_23"]
    table = lay([player("f"), player()], happens, zones=zones, phase="preparation", tavern=tavern)
    assert table.to_act == (ANN,) and pool(table) == "smf", "the Fighter was kept from the last round"
    assert pool(table, BRIAN) == "" and sheet(table, BRIAN)["paladin"] == ""
    table.play("hire tavern_04")
    assert pool(table) == "llssmfc" and table.to_act == (BRIAN,) and pool(table, BRIAN) == "cc"
    refused(table, "hire tavern_04", "PA-3.5")
    table.play("hire tavern_17")
    assert pool(table, BRIAN) == "mmcccc" and board(table)["tavern"] == ["tavern_23"]
    assert zone(table, "paladins_played.0") == ["anseis"]


def test_criminals_of_the_tavern_draw_suspicions_first() -> None:
    """PA-3.5, PA-8.1 The Inquisition that hiring causes comes before the next player reveals."""
    zones = {"paladin_chosen.0": ["anseis"], "paladin_chosen.1": ["oliver"]}
    happens: list[str | list[object]] = [["reveal", ANN], ["hire", ANN], ["reveal", BRIAN], ["hire", BRIAN]]
    table = lay(
        [player(), player()], happens, zones=zones, phase="preparation", tavern=["tavern_11", "tavern_17"], tax=2,
        draw=["suspicion_2", "suspicion_1"],
    )  # fmt: skip
    table.play("hire tavern_11")
    assert held(table) == "21" and pool(table) == "lsmfxx" and goods(table) == (6, 1)
    kinds = [
        event["kind"] for event in table.events_since(0) if event["kind"] in ("suspicion", "inquisition", "paladin")
    ]
    assert kinds == ["paladin", "suspicion", "inquisition", "suspicion", "paladin"]
    assert sheet(table)["unpaid"] == 1 and board(table)["tax"] == 4


def test_one_action_in_a_turn() -> None:
    """PA-3.6 In turn order until all have passed; who has passed is skipped."""
    table = lay([player("lll"), player("ll"), player("l")], ["next_turn"], phase="preparation", first=1)
    order = []
    for text in ("hunt 1", "hunt 1", "hunt 1", "pass", "trade 1"):
        order.append(table.to_act[0])
        table.play(text)
    assert order == [1, 2, 0, 1, 0], "Clara had no worker left and passed by herself"
    assert [sheet(table, seat)["passed"] for seat in range(3)] == [False, True, True] and table.to_act == (ANN,)


def test_refresh_comes_when_all_have_passed() -> None:
    """PA-3.7 And then the next round begins."""
    table = lay([player("l"), player("l")], ["next_turn"], phase="preparation", round=2)
    table.play("pass")
    assert board(table)["round"] == 2 and not events(table, "slide")
    table.play("pass")
    assert board(table)["round"] == 3 and len(events(table, "slide")) == 1 and asked(table) == "choose_paladin"


def test_a_paladin_works_for_one_round() -> None:
    """PA-3.8, PA-A.1 Then boost and ability end, and the card leaves the game."""
    table = lay([player("l", paladin="oliver"), player()], ["round"], round=1, phase="end")
    assert sheet(table)["paladin"] == "" and table.total(ANN, 8) == 0
    assert zone(table, "paladins_played.0") == ["oliver"]
    played: set[str] = set()
    game = opened(2, seed=9)
    while board(game)["phase"] != "end":
        play_out(game, until="choose_paladin")
        if game.to_act and ANN in game.to_act:
            hand = zone(game, "paladin_hand.0")
            assert not played & set(hand), "no paladin comes back"
            game.play(texts(game, ANN)[0], ANN)
            played.add(zone(game, "paladin_chosen.0")[0])
        elif game.to_act:
            game.play(texts(game, BRIAN)[0], BRIAN)
    assert len(played) == 7 and len(zone(game, "paladins_played.0")) == 7


@pytest.mark.parametrize("row", PALADINS, ids=NAMES)
def test_workers_and_boost_of_each_paladin(row: Row) -> None:
    """PA-3.5, PA-0.2 Every paladin brings two workers, and four points of boost together."""
    table = rewarded(f"paladins.{row.id}.workers", player())
    assert len(pool(table)) == 2
    assert sum([row.integer(name) for name in ("strength", "faith", "influence")]) == 4
    boosted = acting(player("l", strength=1, faith=1, influence=1, paladin=row.id))
    totals = [int(boosted.total(ANN, which)) - 1 for which in (7, 8, 9)]
    assert totals == [row.integer(name) for name in ("strength", "faith", "influence")] and tracks(boosted) == (1, 1, 1)
