"""What is hidden, row by row of the table in the rules: hands, the deck, cards that lie face down, discards.

Each row is asked three ways: what everybody is shown, what everybody is told as it happens, and what `redeal` keeps or
deals anew for a seat. The rows of the modules and of the solo game stand in `test_hidden_modules.py`.
"""

import json
from collections import Counter

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.vectors import board, events, imagined, play_all, seen_by, sheet, shown, told, truth
from rulebook.wonderful_kingdom.laying import ANN, BRIAN, EVERYBODY, face_down, lay, player

OFFER = {"left": ["hamlet"], "right": ["harbour"]}
HANDS = {"hand.0": ["farm", "stone_quarry", "tax_office"], "hand.1": ["barracks", "calamity", "citadel", "watchtower"]}


def opened(module: str = "none", seed: int = 7) -> Table:
    """A new game of two; Anna is first."""
    options: dict[str, object] = {"module": module, "duchy": "teressie"}
    return palatine.new_game("wonderful_kingdom", seats=2, options=options, seed=seed, draw=["1"])


def bartek_has_hidden(card: str) -> Table:
    """Bartek has put this card of his hand face down into the left area and a Barracks into the right one."""
    turns: list[str | list[object]] = [["propose", BRIAN], ["choose", ANN], ["propose", ANN], ["choose", BRIAN]]
    table = lay([player(), player()], [*turns, "left_overs", "reveal"], phase="choice", zones={**OFFER, **HANDS})
    play_all(table, f"hide {card} left", "propose barracks right")
    return table


# ---- hands -----------------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner() -> None:
    """WK-4.1 The owner sees all 8 cards, everybody else how many there are."""
    table = opened()
    for seat in (ANN, BRIAN):
        cards = truth(table)[f"hand.{seat}"]
        assert len(cards) == 8 and cards.count("calamity") == 1
        assert sorted(map(str, shown(table, "hand", seat, seat))) == sorted(cards)
        assert shown(table, "hand", 1 - seat, seat) == shown(table, "hand", None, seat) == [None] * 8
        for viewer in EVERYBODY:
            event = events(table, "hand", viewer)[seat]
            assert event["seat"] == seat and ("cards" in event) == (viewer == seat)
            assert sorted(event.get("cards", [])) == (sorted(cards) if viewer == seat else [])
            assert viewer == seat or event["count"] == 8


def test_the_other_hand_is_dealt_anew() -> None:
    """WK-4.1 The opponent knows that one of the eight is a calamity, and nothing else; your own hand stays."""
    table = opened()
    deals = imagined(table, ANN)
    hands = [sorted(deal["hand.1"]) for deal in deals]
    assert all(len(hand) == 8 and hand.count("calamity") == 1 for hand in hands)
    assert len({tuple(hand) for hand in hands}) == len(deals)
    assert all(deal["hand.0"] == truth(table)["hand.0"] for deal in deals)


@pytest.mark.parametrize("hidden", ["calamity", "citadel"])
def test_the_calamity_may_be_the_face_down_card(hidden: str) -> None:
    """WK-4.7, WK-4.1 Whatever he hid: for Anna the calamity lies there in one deal and in his hand in another."""
    table = bartek_has_hidden(hidden)
    places: Counter[str] = Counter()
    for deal in imagined(table, ANN, 300):
        assert deal["left"][0] == "hamlet" and deal["right"] == ["harbour", "barracks"]
        assert [deal["left"][1], *deal["hand.1"]].count("calamity") == 1
        places[deal["left"][1]] += 1
    assert 60 < places["calamity"] < 140, "one of three unknown cards: a third of 300"
    assert len(places) > 30


def test_a_calamity_seen_face_up_is_no_longer_in_the_hand() -> None:
    """WK-4.1, WK-4.3 Once it has been seen, no deal gives another one to the hand or to a face-down card."""
    table = lay([player(), player()], [["propose", BRIAN], ["choose", ANN]], phase="choice", zones={**OFFER, **HANDS})
    play_all(table, "propose calamity right", "hide citadel left")
    for deal in imagined(table, ANN):
        assert deal["right"] == ["harbour", "calamity"]
        assert "calamity" not in [*deal["left"], *deal["hand.1"], *deal["deck"]]


# ---- the deck and the calamity stack ---------------------------------------------------------------------------------


@pytest.mark.parametrize("module", ["none", "menaces", "quests"])
def test_the_deck_is_a_number(module: str) -> None:
    """WK-2.2 Everybody knows its size; order and content are unknown to all."""
    table = opened(module)
    if module == "menaces":
        play_all(table, "deck shadows", "deck thieves")
    for viewer in EVERYBODY:
        assert seen_by(table, viewer)["deck"] == {"count": 77 - 16}
    mine = Counter(truth(table)["deck"] + truth(table)["hand.1"])
    decks = []
    for deal in imagined(table, ANN):
        assert Counter(deal["deck"] + deal["hand.1"]) == mine, "the unknown cards, dealt anew"
        assert not {"calamity", "shadow", "thief"} & set(deal["deck"])
        decks.append(tuple(sorted(deal["deck"])))
    assert len(set(decks)) == len(decks)


def test_the_calamity_stack_is_public() -> None:
    """WK-2.3 It lies face up."""
    table = opened()
    for viewer in EVERYBODY:
        assert board(table, viewer)["calamity_stack"] == 6
    for seat in (ANN, BRIAN):
        assert board(table.redeal(seat, 1))["calamity_stack"] == 6


# ---- offering areas --------------------------------------------------------------------------------------------------


def test_face_up_cards_are_public() -> None:
    """WK-4.3 In an offering area, and WK-4.4 in a selection area."""
    table = bartek_has_hidden("citadel")
    for viewer in EVERYBODY:
        assert shown(table, "right", viewer) == ["harbour", "barracks"]
        assert [event.get("card") for event in events(table, "propose", viewer)][1] == "barracks"
    table.play("choose right")
    for viewer in EVERYBODY:
        assert shown(table, "selection", viewer, ANN) == ["harbour", "barracks"]
    for seat in (ANN, BRIAN):
        assert all(deal["selection.0"] == ["harbour", "barracks"] for deal in imagined(table, seat, 10))


def test_a_face_down_card_is_known_to_its_placer() -> None:
    """WK-4.8, WK-4.7 The others know who put a card there and when, and that it lies face down."""
    table = bartek_has_hidden("citadel")
    assert shown(table, "left", BRIAN) == ["hamlet", "citadel"]
    assert shown(table, "left", ANN) == shown(table, "left", None) == ["hamlet", None]
    for viewer in EVERYBODY:
        assert board(table, viewer)["face_down"] == {"left": [False, True], "right": [False, False]}
        hidden, opened_up = events(table, "propose", viewer)
        assert (hidden["seat"], hidden["area"], hidden["hidden"]) == (BRIAN, "left", True)
        assert hidden.get("card") == ("citadel" if viewer == BRIAN else None)
        assert hidden["n"] < opened_up["n"]
    for deal in imagined(table, BRIAN):
        assert deal["left"] == ["hamlet", "citadel"], "he remembers what he put there"


def test_a_face_down_card_stays_face_down_when_taken() -> None:
    """WK-4.4, WK-4.8 The taker does not learn it, the placer still knows it, until WK-5.1 shows it to all."""
    table = bartek_has_hidden("citadel")
    table.play("choose left")
    assert shown(table, "selection", BRIAN, ANN) == ["hamlet", "citadel"]
    assert shown(table, "selection", ANN, ANN) == shown(table, "selection", None, ANN) == ["hamlet", None]
    for viewer in EVERYBODY:
        assert board(table, viewer)["seats"][ANN]["face_down"] == [False, True]
    assert len({deal["selection.0"][1] for deal in imagined(table, ANN)}) > 10
    assert {deal["selection.0"][1] for deal in imagined(table, BRIAN)} == {"citadel"}

    play_all(table, "propose farm left", "propose tax_office left", "choose right")
    assert board(table)["phase"] == "planning"
    for viewer in EVERYBODY:
        assert sorted(map(str, shown(table, "selection", viewer, ANN))) == ["citadel", "hamlet"]
        assert [event["cards"] for event in events(table, "reveal", viewer)] == [["citadel"]]
    assert all(sorted(deal["selection.0"]) == ["citadel", "hamlet"] for deal in imagined(table, ANN, 10))


def test_a_player_who_takes_their_own_trap_knows_it() -> None:
    """WK-4.8 A card that Anna placed herself is known to her in her own selection area, and to nobody else."""
    zones = {**HANDS, "left": [face_down("citadel", ANN)], "hand.1": ["barracks", "calamity"]}
    table = lay([player(), player()], [["choose", ANN], ["propose", BRIAN]], phase="choice", zones=zones)
    table.play("choose left")
    assert shown(table, "selection", ANN, ANN) == ["citadel"]
    assert shown(table, "selection", BRIAN, ANN) == shown(table, "selection", None, ANN) == [None]
    assert {deal["selection.0"][0] for deal in imagined(table, ANN)} == {"citadel"}
    assert len({deal["selection.0"][0] for deal in imagined(table, BRIAN)}) > 10


def test_trap_tokens_are_public() -> None:
    """WK-4.7 How many are left is seen by all."""
    table = bartek_has_hidden("calamity")
    for viewer in EVERYBODY:
        assert [row["traps"] for row in board(table, viewer)["seats"]] == [2, 1]


# ---- from the reveal on ----------------------------------------------------------------------------------------------


def test_everything_is_open_from_the_reveal_on() -> None:
    """WK-5.1 Selections, construction, duchies, cubes, soldiers and camps are the same for every viewer."""
    table = opened("quests")
    while board(table)["phase"] == "choice":
        table.play(table.options()[-1])
    table.play("construct " + next(c for c in truth(table)["selection.0"] if "treasure" not in c), ANN)
    views = [board(table, viewer) for viewer in EVERYBODY]
    assert views[0] == views[1] == views[2] and sheet(table)["construction"]
    for seat in (ANN, BRIAN):
        cards = truth(table)[f"selection.{seat}"]
        assert all(shown(table, "selection", viewer, seat) == cards for viewer in EVERYBODY)
        for other in (ANN, BRIAN):
            again = table.redeal(other, 3)
            assert truth(again)[f"selection.{seat}"] == cards and board(again) == views[0]


# ---- discards --------------------------------------------------------------------------------------------------------


def left_over() -> Table:
    """Anna has taken the right area; in the left one an open card and three face-down cards were left over."""
    hidden = [face_down("calamity", BRIAN), face_down("citadel", BRIAN), face_down("grand_arena", ANN)]
    zones = {**HANDS, "hand.1": [], "left": ["hamlet", *hidden], "right": ["harbour"]}
    table = lay([player(), player()], [["choose", ANN], "left_overs", ["propose", ANN]], phase="choice", zones=zones)
    table.play("choose right")
    return table


def test_left_over_cards() -> None:
    """WK-4.6, WK-R3 Face-up ones are public, face-down ones known only to whoever placed them."""
    table = left_over()
    known: dict[int | None, list[str | None]] = {
        ANN: [None, None, "grand_arena"],
        BRIAN: ["calamity", "citadel", None],
        None: [None, None, None],
    }
    for viewer in EVERYBODY:
        assert shown(table, "discard", viewer) == ["hamlet"]
        assert shown(table, "buried_1", viewer) == known[viewer]
        assert [event.get("card") for event in events(table, "discard", viewer)] == ["hamlet", *known[viewer]]


def test_left_over_cards_are_dealt_anew() -> None:
    """WK-R3 A placer's memory stays; for the other the calamity is one of the two that nobody has seen."""
    table = left_over()
    first: Counter[bool] = Counter()
    for deal in imagined(table, ANN):
        assert deal["discard"] == ["hamlet"] and deal["buried_1"][2] == "grand_arena"
        assert deal["buried_1"][:2].count("calamity") == 1
        first[deal["buried_1"][0] == "calamity"] += 1
    assert min(first[True], first[False]) > 5
    his = imagined(table, BRIAN)
    assert all(deal["buried_1"][:2] == ["calamity", "citadel"] for deal in his)
    assert len({deal["buried_1"][2] for deal in his}) > 10
    assert all("calamity" not in deal["buried_1"][2:] + deal["deck"] for deal in his)


@pytest.mark.parametrize("old", [["calamity", "grand_arena"], ["triumphal_arch", "grand_arena"]])
def test_a_calamity_stays_in_its_round(old: list[str]) -> None:
    """WK-R3, WK-4.1 What was buried in round 1 and the hand of round 2 do not mix their calamities.

    Bartek's calamity of round 1 lies buried or has been seen; his calamity of round 2 is in his hand either way.
    """
    zones = {**OFFER, **HANDS, "buried_1": [face_down(card, BRIAN) for card in old]}
    table = lay([player(), player()], [["propose", ANN]], phase="choice", zones=zones, round=2)
    places = set()
    for deal in imagined(table, ANN):
        assert deal["hand.1"].count("calamity") == 1
        assert deal["buried_1"].count("calamity") == old.count("calamity")
        places.add(deal["buried_1"].index("calamity") if "calamity" in deal["buried_1"] else -1)
    assert places == ({0, 1} if "calamity" in old else {-1})


# ---- nothing gives a hidden card away --------------------------------------------------------------------------------


@pytest.mark.parametrize("area", ["left", "right"])
def test_nothing_tells_which_card_was_hidden(area: str) -> None:
    """WK-4.8 Two games that differ only in what Bartek hid look the same to Anna and to a spectator, turn after turn.

    Places, numbers and texts of hidden cards say nothing: neither in a hand nor in an area, a selection or the discard.
    """
    tables = [bartek_has_hidden(card) for card in ("calamity", "citadel", "watchtower")]
    for turn in ("", f"choose {area}", "propose farm left", "hide tax_office right"):
        for table in tables:
            if turn:
                table.play(turn)
        for viewer in (ANN, None):
            assert len({told(table, viewer) for table in tables}) == 1
    assert len({told(table, BRIAN) for table in tables}) == 3


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests"])
def test_no_card_is_named_before_its_time(module: str) -> None:
    """WK-4.8 In play: a card that a viewer does not know is in nothing that this viewer is shown or told.

    Only cards that are there once are asked for; another copy may have been seen.
    """
    table = opened(module, seed=11)
    once = {name for name, n in Counter([c for cards in truth(table).values() for c in cards]).items() if n == 1}
    number = checked = 0
    while table.to_act and board(table)["round"] < 2:
        seat = table.to_act[0]
        options = table.options(seat)
        table.play(options[(7 * number) % len(options)], seat)
        number += 1
        for viewer in EVERYBODY if number % 5 == 0 else []:
            bit = 0 if viewer is None else 1 << viewer
            zones = table.dump()["zones"]
            assert isinstance(zones, dict)
            unknown = [card for rows in zones.values() for card, known in rows if known != -1 and not known & bit]
            text = json.dumps([table.view(viewer), table.events_since(0, viewer)])
            assert not [card for card in unknown if card in once and f'"{card}"' in text]
            checked += len(once.intersection(unknown))
    assert checked > 200
