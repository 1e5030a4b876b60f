"""What is hidden in Paladins: the cards drawn and chosen in secret, and what lies face down in the decks.

Each secret is asked three ways: what everybody is shown, what everybody is told as it happens, and what `redeal` keeps
or deals anew for a seat. What samples owe to those who ask them stands in `test_hidden_samples.py`.
"""

from collections import Counter

import pytest

from palatine.games.paladins.components import PALADINS
from palatine.kernel.table import Table
from rulebook.paladins.laying import ANN, BRIAN, bare, lay
from rulebook.vectors import asked, board, events, imagined, sheet, shown, told, truth

EVERYBODY: list[int | None] = [ANN, BRIAN, None]
"""Both players and a spectator."""
ALL_PALADINS = sorted([paladin.id for paladin in PALADINS])
HAND_A = ["anseis", "engelier", "roland"]
HAND_B = ["gerin", "oliver", "samson"]
SECRET = ["paladin_deck", "paladin_top", "paladin_bottom", "paladin_hand", "paladin_chosen"]
HIDDEN = ["paladin_top", "paladin_bottom", "paladin_hand", "paladin_chosen"]
"""The secret places with a definite card in them."""


def drawn() -> Table:
    """A and B have drawn three Paladins each, and both must choose; then A reveals and hires, then B."""
    return lay(
        [bare(), bare()],
        ["draw_paladins", ["reveal", ANN], ["hire", ANN], ["reveal", BRIAN], ["hire", BRIAN], ["action", ANN]],
        draw=[*HAND_A, *HAND_B],
        round=1,
        phase="preparation",
        tavern=["tavern_15", "tavern_17", "tavern_18"],
    )


def b_has_chosen(choice: str = "play gerin top oliver") -> Table:
    """B has chosen, A has not."""
    table = drawn()
    table.play(choice, BRIAN)
    return table


def both_have_chosen() -> Table:
    """A has revealed Roland and hires; B has Gérin face down."""
    table = b_has_chosen()
    table.play("play roland top engelier", ANN)
    return table


def paladins_of(deal: dict[str, list[str]], seat: int) -> list[str]:
    """The whole set of a player, wherever the cards lie."""
    return sorted([card for zone, cards in deal.items() if zone.endswith(f".{seat}") for card in cards])


# ---- three cards drawn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owner", "hand"), [(ANN, HAND_A), (BRIAN, HAND_B)])
def test_drawn_paladins_are_seen_by_their_owner(owner: int, hand: list[str]) -> None:
    """PA-3.4 The owner sees the three cards, everybody else that there are three."""
    table = drawn()
    for viewer in EVERYBODY:
        assert shown(table, "paladin_hand", viewer, owner) == (hand if viewer == owner else [None] * 3)
        event = events(table, "draw_paladins", viewer=viewer)[owner]
        assert event["seat"] == owner
        assert event.get("paladins") == (hand if viewer == owner else None)


def test_a_deck_of_paladins_is_a_number() -> None:
    """PA-15.2 Nobody knows the order of the nine cards that are left, not even their owner."""
    table = drawn()
    for viewer in EVERYBODY:
        zones = table.view(viewer)["zones"]
        assert isinstance(zones, dict)
        assert zones["paladin_deck"] == [{"count": 9}, {"count": 9}]


def test_both_choose_at_the_same_time() -> None:
    """PA-A.2 In any order; a choice shows in nothing but who still has to choose."""
    table = drawn()
    assert list(table.to_act) == [ANN, BRIAN]
    before = [sheet(table, seat) for seat in (ANN, BRIAN)]
    table.play("play gerin top oliver", BRIAN)
    assert list(table.to_act) == [ANN] and asked(table) == "choose_paladin"
    assert [sheet(table, seat) for seat in (ANN, BRIAN)] == before
    assert before[BRIAN]["paladin"] == ""


# ---- one chosen, one on top, one at the bottom -----------------------------------------------------------------------


def test_a_chosen_paladin_is_known_to_its_owner() -> None:
    """PA-15.2, PA-3.4 Which one is played, which lies on top and which at the bottom: others see a card each."""
    table = b_has_chosen()
    places = {"paladin_chosen": "gerin", "paladin_top": "oliver", "paladin_bottom": "samson"}
    for viewer in EVERYBODY:
        for zone, card in places.items():
            assert shown(table, zone, viewer, BRIAN) == ([card] if viewer == BRIAN else [None])
        assert shown(table, "paladin_hand", viewer, BRIAN) == []
        assert shown(table, "paladins_played", viewer, BRIAN) == []
        (event,) = events(table, "choose_paladin", viewer=viewer)
        assert event["seat"] == BRIAN
        assert (event.get("paladin"), event.get("top")) == (("gerin", "oliver") if viewer == BRIAN else (None, None))


def test_paladins_are_revealed_in_turn_order() -> None:
    """PA-3.5 A reveals and hires while B's card is still face down; then B's is open to all."""
    table = both_have_chosen()
    assert asked(table) == "hire" and table.to_act == (ANN,)
    for viewer in EVERYBODY:
        assert shown(table, "paladins_played", viewer, ANN) == ["roland"]
        assert board(table, viewer)["seats"][ANN]["paladin"] == "roland"
        assert shown(table, "paladin_chosen", viewer, BRIAN) == (["gerin"] if viewer == BRIAN else [None])
        assert board(table, viewer)["seats"][BRIAN]["paladin"] == ""
        assert [event["paladin"] for event in events(table, "paladin", viewer=viewer)] == ["roland"]

    table.play("hire tavern_15")
    for viewer in EVERYBODY:
        assert shown(table, "paladins_played", viewer, BRIAN) == ["gerin"]
        assert shown(table, "paladin_chosen", viewer, BRIAN) == []
        assert board(table, viewer)["seats"][BRIAN]["paladin"] == "gerin"
        assert [event["paladin"] for event in events(table, "paladin", viewer=viewer)] == ["roland", "gerin"]
        assert shown(table, "paladin_top", viewer, BRIAN) == (["oliver"] if viewer == BRIAN else [None])


def test_what_was_put_back_stays_secret_in_the_next_round() -> None:
    """PA-15.2 The card on top comes back to its owner's hand; nobody else learns that it does."""
    zones = {
        "paladin_top.0": ["ivon"],
        "paladin_bottom.0": ["otton"],
        "paladins_played.0": ["roland"],
    }
    table = lay([bare(), bare()], ["draw_paladins"], draw=["gerier", "anseis", *HAND_B], zones=zones, round=2)
    assert truth(table)["paladin_hand.0"] == ["anseis", "gerier", "ivon"]
    assert shown(table, "paladin_hand", ANN, ANN) == ["anseis", "gerier", "ivon"]
    assert shown(table, "paladin_top", ANN, ANN) == []
    assert shown(table, "paladin_bottom", ANN, ANN) == ["otton"]
    for viewer in (BRIAN, None):
        assert shown(table, "paladin_hand", viewer, ANN) == [None] * 3
        assert shown(table, "paladin_bottom", viewer, ANN) == [None]
        assert shown(table, "paladins_played", viewer, ANN) == ["roland"]
        assert "paladins" not in events(table, "draw_paladins", viewer=viewer)[ANN]


# ---- what a seat can imagine -----------------------------------------------------------------------------------------


def test_your_own_paladins_are_not_dealt_anew() -> None:
    """PA-15.2 The owner remembers what was drawn, played, put on top and put to the bottom."""
    for table in (drawn(), b_has_chosen(), both_have_chosen()):
        real = truth(table)
        for seat in (ANN, BRIAN):
            for deal in imagined(table, seat, 10):
                assert all(deal[f"{zone}.{seat}"] == real[f"{zone}.{seat}"] for zone in SECRET)


def test_the_paladins_of_others_are_dealt_anew() -> None:
    """PA-15.2 Every place that A cannot see takes many cards; all twelve stay together, revealed ones stay open."""
    table = both_have_chosen()
    table.play("hire tavern_15")
    deals = imagined(table, ANN)
    for deal in deals:
        assert paladins_of(deal, ANN) == paladins_of(deal, BRIAN) == ALL_PALADINS
        assert deal["paladins_played.1"] == ["gerin"]
        assert len(deal["paladin_deck.1"]) == 9 and len(deal["paladin_top.1"]) == len(deal["paladin_bottom.1"]) == 1
        assert not [zone for zone in SECRET if "gerin" in deal[f"{zone}.1"]]
    for zone in ("paladin_top", "paladin_bottom"):
        assert {deal[f"{zone}.1"][0] for deal in deals} == set(ALL_PALADINS) - {"gerin"}
    assert len({tuple(deal["paladin_deck.1"]) for deal in deals}) > 30


@pytest.mark.parametrize("zone", HIDDEN)
def test_every_card_is_equally_likely(zone: str) -> None:
    """PA-15.2 For A each of the twelve may be the one that B drew, chose or put away, and about as often."""
    table = drawn() if zone == "paladin_hand" else b_has_chosen()
    seen = Counter([deal[f"{zone}.1"][0] for deal in imagined(table, ANN, 600)])
    assert sorted(seen) == ALL_PALADINS
    assert all(25 <= number <= 80 for number in seen.values()), "a twelfth of 600 is 50"


def test_an_own_paladin_says_nothing_about_others() -> None:
    """PA-1.3 Each player has an own set: the card that A holds may be B's choice as well."""
    table = b_has_chosen()
    assert truth(table)["paladin_hand.0"] == HAND_A
    assert set(HAND_A) <= {deal["paladin_chosen.1"][0] for deal in imagined(table, ANN, 200)}


# ---- nothing gives a choice away -------------------------------------------------------------------------------------


def test_nothing_tells_which_paladin_was_chosen() -> None:
    """PA-3.4 Games that differ only in what B chose look the same to A and to a spectator until B reveals."""
    choices = ["play gerin top oliver", "play oliver top samson", "play samson top gerin"]
    tables = [b_has_chosen(choice) for choice in choices]
    for turn in ("", "play roland top engelier", "hire tavern_15"):
        for table in tables:
            if turn:
                table.play(turn, ANN)
        is_secret = turn != "hire tavern_15"
        for viewer in (ANN, None):
            assert len({told(table, viewer) for table in tables}) == (1 if is_secret else 3)
        assert len({told(table, BRIAN) for table in tables}) == 3


def test_nothing_tells_where_the_others_went() -> None:
    """PA-15.2 Nor does anybody but B ever learn which card lies on top and which at the bottom."""
    tables = [b_has_chosen(choice) for choice in ("play gerin top oliver", "play gerin top samson")]
    for turn in ("play roland top engelier", "hire tavern_15", "hire tavern_17"):
        for table in tables:
            table.play(turn, table.to_act[0])
        assert told(tables[0], ANN) == told(tables[1], ANN)
        assert told(tables[0], None) == told(tables[1], None)
        assert told(tables[0], BRIAN) != told(tables[1], BRIAN)
    assert asked(tables[0]) == "action"
