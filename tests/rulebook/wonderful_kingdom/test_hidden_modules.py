"""What is hidden in the modules and in the solo game, row by row of the table in the rules."""

from collections import Counter

import pytest

import palatine
from palatine.games.wonderful_kingdom.components import ADVISORS
from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, imagined, play_all, seen_by, sheet, shown, texts, told, truth
from rulebook.wonderful_kingdom.laying import ANN, BRIAN, EVERYBODY, count, face_down, lay, player

ADVISOR_NAMES = {row.id for row in ADVISORS}
HANDS = {"hand.0": ["farm", "stone_quarry"], "hand.1": ["barracks", "watchtower"]}


# ---- Advisors --------------------------------------------------------------------------------------------------------


def test_drawn_advisors_are_known_to_whoever_drew_them() -> None:
    """WK-9.2, WK-R9 Before the choice: two cards each, seen by their owner; for the other always advisors."""
    table = palatine.new_game("wonderful_kingdom", seats=2, options={"module": "advisors"}, seed=9)
    drawn = [truth(table)[f"drawn.{seat}"] for seat in (ANN, BRIAN)]
    for seat in (ANN, BRIAN):
        assert shown(table, "drawn", seat, seat) == drawn[seat]
        assert shown(table, "drawn", 1 - seat, seat) == shown(table, "drawn", None, seat) == [None, None]
        told_cards = [event.get("cards") for event in events(table, "draw", seat)]
        assert told_cards == [drawn[who] if who == seat else None for who in (ANN, BRIAN)]
    pairs = []
    for deal in imagined(table, ANN):
        assert deal["drawn.0"] == drawn[ANN] and set(deal["drawn.1"]) <= ADVISOR_NAMES - set(drawn[ANN])
        assert len(ADVISOR_NAMES & set(deal["deck"])) == 10
        pairs.append(tuple(sorted(deal["drawn.1"])))
    assert len(set(pairs)) > 20


def test_an_advisor_is_kept_in_secret_until_both_have_chosen() -> None:
    """WK-9.2 The first choice is not told before the second is made."""
    table = palatine.new_game("wonderful_kingdom", seats=2, options={"module": "advisors"}, seed=9)
    before = told(table, BRIAN)
    kept, rejected = truth(table)["drawn.0"]
    table.play(f"keep {kept}", ANN)
    assert shown(table, "kept", BRIAN, ANN) == shown(table, "kept", None, ANN) == [None]
    assert kept not in told(table, BRIAN) and kept not in before and sheet(table)["advisors"] == []
    deals = imagined(table, BRIAN)
    assert all({*deal["kept.0"], *deal["rejected.0"]} <= ADVISOR_NAMES for deal in deals)
    assert len({deal["kept.0"][0] for deal in deals}) > 6 and len({deal["rejected.0"][0] for deal in deals}) > 6
    assert {(deal["kept.0"][0], deal["rejected.0"][0]) for deal in imagined(table, ANN)} == {(kept, rejected)}


def test_the_rejected_advisor_stays_unknown() -> None:
    """WK-R9 The kept one is public; the other is known to whoever drew it, for the opponent an advisor, any advisor."""
    table = palatine.new_game("wonderful_kingdom", seats=2, options={"module": "advisors"}, seed=9)
    for seat in (ANN, BRIAN):
        table.play(table.options(seat)[0], seat)
    kept = [sheet(table, seat)["advisors"][0] for seat in (ANN, BRIAN)]
    rejected = [truth(table)[f"rejected.{seat}"][0] for seat in (ANN, BRIAN)]
    for viewer in EVERYBODY:
        assert [row["advisors"] for row in board(table, viewer)["seats"]] == [[kept[ANN]], [kept[BRIAN]]]
        for seat in (ANN, BRIAN):
            assert shown(table, "rejected", viewer, seat) == [rejected[seat] if viewer == seat else None]
    assert rejected[ANN] not in told(table, None)
    for seat in (ANN, BRIAN):
        hand = truth(table)[f"hand.{seat}"]
        mine = {*kept, rejected[seat], *hand, *truth(table)["left"], *truth(table)["right"]}
        deals = imagined(table, seat, 150)
        put_aside = {deal[f"rejected.{1 - seat}"][0] for deal in deals}
        assert put_aside == ADVISOR_NAMES - mine, "every advisor that this seat has not seen, and no other card"
        assert all(deal[f"rejected.{seat}"] == [rejected[seat]] for deal in deals)


def captain_or_gambler(advisor: str) -> Table:
    """Anna uses an advisor on the left area, where Bartek's Citadel lies face down."""
    zones = {**HANDS, "left": ["hamlet", face_down("citadel", BRIAN)], "right": ["harbour"]}
    anna = {"advisors": [advisor], "soldiers": 5}
    table = lay([anna, player()], [["choose", ANN], ["propose", ANN]], phase="choice", module="advisors", zones=zones)
    table.play(f"activate {advisor}")
    assert sorted(texts(table)) == ["hidden left 1", "pick hamlet left", "pick harbour right"]
    return table


def test_a_hidden_card_is_discarded_hidden() -> None:
    """WK-R32, WK-R3 The Captain's discard is public, but for a card that lies face down: only its placer knows it."""
    table = captain_or_gambler("mercenary_captain")
    table.play("hidden left 1")
    for viewer in EVERYBODY:
        assert shown(table, "discard", viewer) == [] and shown(table, "left", viewer) == ["hamlet"]
        known = "citadel" if viewer == BRIAN else None
        assert shown(table, "buried_1", viewer) == [known]
        assert [event.get("card") for event in events(table, "discard", viewer)] == [known]
    assert len({deal["buried_1"][0] for deal in imagined(table, ANN)}) > 10
    assert {deal["buried_1"][0] for deal in imagined(table, BRIAN)} == {"citadel"}

    open_card = captain_or_gambler("mercenary_captain")
    open_card.play("pick hamlet left")
    for viewer in EVERYBODY:
        assert shown(open_card, "discard", viewer) == ["hamlet"]
        assert [event.get("card") for event in events(open_card, "discard", viewer)] == ["hamlet"]


def test_a_moved_card_keeps_its_face() -> None:
    """WK-R32 A face-down card that the Gambler moves is still known to its placer alone."""
    table = captain_or_gambler("reckless_gambler")
    table.play("hidden left 1")
    for viewer in EVERYBODY:
        known = "citadel" if viewer == BRIAN else None
        assert shown(table, "right", viewer) == ["harbour", known] and shown(table, "left", viewer) == ["hamlet"]
        assert [event.get("card") for event in events(table, "move", viewer)] == [known]
    assert {deal["right"][1] for deal in imagined(table, BRIAN)} == {"citadel"}
    assert len({deal["right"][1] for deal in imagined(table, ANN)}) > 10


def test_the_grey_eminence_turns_a_card_up_for_all() -> None:
    """WK-R12 The card stays face up for both players, in an area or in a selection."""
    zones = {**HANDS, "left": [face_down("citadel", BRIAN)], "selection.1": [face_down("grand_arena", BRIAN)]}
    anna = {"advisors": ["grey_eminence"], "soldiers": 3}
    for place, zone, owner, card in (("left", "left", None, "citadel"), ("theirs", "selection", BRIAN, "grand_arena")):
        table = lay([anna, player()], [["propose", ANN]], phase="choice", module="advisors", zones=zones)
        assert shown(table, zone, ANN, owner) == [None]
        play_all(table, "activate grey_eminence", f"hidden {place} 1")
        assert all(shown(table, zone, viewer, owner) == [card] for viewer in EVERYBODY)


# ---- Menaces ---------------------------------------------------------------------------------------------------------


def test_menace_decks_are_public() -> None:
    """WK-8.1, WK-8.2 Which deck each player has and how many cards are left; one card of it is in the other's hand."""
    table = palatine.new_game("wonderful_kingdom", seats=2, options={"module": "menaces"}, seed=2, draw=["1"])
    play_all(table, "deck shadows", "deck frost_giants")
    for viewer in EVERYBODY:
        decks = [(row["deck"], row["deck_left"]) for row in board(table, viewer)["seats"]]
        assert decks == [("frost_giants", 3), ("shadows", 3)]
    for deal in imagined(table, ANN):
        assert [deal["hand.1"].count(menace) for menace in ("shadow", "frost_giant", "calamity")] == [1, 0, 0]
        assert not {"shadow", "frost_giant", "thief", "giant_rat", "calamity"} & set(deal["deck"])


@pytest.mark.parametrize("hidden", ["shadow", "citadel"])
def test_a_menace_may_be_the_face_down_card(hidden: str) -> None:
    """WK-8.2, WK-4.7 Like a calamity, the opponent's menace lies in different places from deal to deal."""
    zones = {"hand.0": ["farm", "hamlet"], "hand.1": ["barracks", "citadel", "shadow", "watchtower"]}
    players = [{"deck": "thieves", "deck_left": 3}, {"deck": "shadows", "deck_left": 3}]
    table = lay(players, [["propose", BRIAN], ["choose", ANN]], phase="choice", module="menaces", zones=zones)
    play_all(table, f"hide {hidden} left", "propose barracks right")
    places: Counter[bool] = Counter()
    for deal in imagined(table, ANN, 90):
        assert [*deal["left"], *deal["hand.1"]].count("shadow") == 1
        places[deal["left"] == ["shadow"]] += 1
    assert places[True] > 12 and places[False] > 35


# ---- Quests: the vision token ----------------------------------------------------------------------------------------


def looking() -> Table:
    """Anna with a vision token, two cards of Bartek's and one of her own face down in the left area."""
    hidden = [face_down("grand_arena", ANN), face_down("calamity", BRIAN), face_down("citadel", BRIAN)]
    turns: list[str | list[object]] = [["choose", ANN], ["propose", ANN], ["propose", BRIAN]]
    return lay(
        [{"stages": ["3"]}, player()],
        turns,
        phase="choice",
        module="quests",
        zones={**HANDS, "left": hidden},
        quest="plague_lord",
    )


def test_a_look_is_for_the_looker_alone() -> None:
    """WK-R18 The looker knows the card from then on, wherever it goes; others know that it was looked at."""
    table = looking()
    table.play("vision")
    assert sorted(texts(table)) == ["hidden left 2", "hidden left 3"], "she may not look again at her own (WK-4.8)"
    table.play("hidden left 3")
    for viewer in EVERYBODY:
        event = events(table, "look", viewer)[0]
        assert (event["seat"], event["place"]) == (ANN, "left")
        assert event.get("card") == ("citadel" if viewer == ANN else None)
        assert board(table, viewer)["seats"][ANN]["vision_used"]
        assert board(table, viewer)["face_down"]["left"] == [True, True, True], "it still lies face down"
    seen = {ANN: ["grand_arena", None, "citadel"], BRIAN: [None, "calamity", "citadel"], None: [None, None, None]}
    for viewer in EVERYBODY:
        assert shown(table, "left", viewer) == seen[viewer]
    table.play("choose left")
    for viewer in EVERYBODY:
        assert shown(table, "selection", viewer, ANN) == seen[viewer]


def test_a_look_is_remembered() -> None:
    """WK-R18 A new deal keeps what was looked at and what was placed; the rest changes."""
    table = looking()
    play_all(table, "vision", "hidden left 3", "choose left")
    deals = [deal["selection.0"] for deal in imagined(table, ANN)]
    assert {(cards[0], cards[2]) for cards in deals} == {("grand_arena", "citadel")}
    assert len({cards[1] for cards in deals}) > 5 and "calamity" in {cards[1] for cards in deals}
    his = [deal["selection.0"] for deal in imagined(table, BRIAN)]
    assert {(cards[1], cards[2]) for cards in his} == {("calamity", "citadel")}
    assert len({cards[0] for cards in his}) > 10


def test_nothing_to_look_at() -> None:
    """WK-R18, WK-4.8 No look at a card that Anna placed herself, nor at one in Bartek's selection area."""
    zones = {**HANDS, "left": [face_down("citadel", ANN)], "selection.1": [face_down("grand_arena", BRIAN)]}
    turns: list[list[object]] = [["propose", ANN]]
    table = lay([{"stages": ["3"]}, player()], turns, phase="choice", module="quests", zones=zones, quest="plague_lord")
    assert "vision" not in texts(table)
    mine = {**zones, "selection.0": [face_down("triumphal_arch", BRIAN)]}
    table = lay([{"stages": ["3"]}, player()], turns, phase="choice", module="quests", zones=mine, quest="plague_lord")
    table.play("vision")
    assert sorted(texts(table)) == ["hidden mine 1"]


# ---- solo ------------------------------------------------------------------------------------------------------------


def alone(module: str = "none") -> Table:
    table = palatine.new_game("wonderful_kingdom", seats=1, options={"module": module}, seed=3)
    if module == "menaces":
        table.play("deck thieves")
    return table


def test_the_top_card_is_seen() -> None:
    """WK-11.3 The deck lies face up: its first card is known and comes next; the others are a number."""
    table = alone()
    top = truth(table)["deck_top"]
    for viewer in (ANN, None):
        assert shown(table, "deck_top", viewer) == top and len(top) == 1
        assert seen_by(table, viewer)["deck"] == {"count": 69 - 4 - 1}
    deals = imagined(table, ANN)
    assert all(deal["deck_top"] == top and deal["left"] == truth(table)["left"] for deal in deals)
    assert len({tuple(deal["deck"]) for deal in deals}) == len(deals)
    table.play("choose left")
    assert shown(table, "left", ANN)[0] == top[0] and len(shown(table, "deck_top", ANN)) == 1


@pytest.mark.parametrize(("module", "danger"), [("none", "calamity"), ("quests", "calamity"), ("menaces", "thief")])
def test_the_risk_deck(module: str, danger: str) -> None:
    """WK-11.2, WK-8.22 Its composition is known, 4 dangers and 8 other cards; which they are is not."""
    table = alone(module)
    for viewer in (ANN, None):
        assert seen_by(table, viewer)["risk_deck"] == {"count": 12}
    others = []
    for deal in imagined(table, ANN):
        assert len(deal["risk_deck"]) == 12 and deal["risk_deck"].count(danger) == 4
        assert danger not in deal["deck"] + deal["deck_top"]
        others.append(tuple(deal["risk_deck"]))
    assert len(set(others)) == len(others)


def test_a_risk_card_is_unknown_to_all() -> None:
    """WK-11.4, WK-11.8 Face down beside the cards not chosen; for the player it is a danger in one deal of three."""
    table = alone()
    table.play("choose left")
    for viewer in (ANN, None):
        assert shown(table, "right", viewer)[-1] is None and None not in shown(table, "right", viewer)[:-1]
        assert [event.get("card") for event in events(table, "risk", viewer)] == [None]
        assert events(table, "risk", viewer)[0]["area"] == "right"
    lying: Counter[str] = Counter()
    for deal in imagined(table, ANN, 300):
        assert [*deal["risk_deck"], deal["right"][-1]].count("calamity") == 4
        lying[deal["right"][-1]] += 1
    assert 70 < lying["calamity"] < 130 and len(lying) > 25
    table.play("choose right")
    assert shown(table, "selection", ANN, ANN)[-1] is None
    assert len({deal["selection.0"][-1] for deal in imagined(table, ANN)}) > 10


def test_a_risk_card_is_seen_in_planning_or_with_the_trap_token() -> None:
    """WK-11.6, WK-5.1 The token turns it up for good, planning turns up the rest."""
    zones = {"left": ["farm", face_down("calamity")], "right": [face_down("citadel"), face_down("grand_arena")]}
    table = lay([player()], [["choose", ANN, 3], "left_overs", "reveal"], phase="choice", zones=zones)
    play_all(table, "trap", "hidden right 2")
    for viewer in (ANN, None):
        assert shown(table, "right", viewer) == [None, "grand_arena"]
        assert [event["card"] for event in events(table, "turn_up", viewer)] == ["grand_arena"]
        assert shown(table, "left", viewer) == ["farm", None] and board(table, viewer)["seats"][ANN]["traps"] == 0
    assert {deal["right"][1] for deal in imagined(table, ANN)} == {"grand_arena"}
    table.play("choose right")
    assert asked(table) == "plan"
    for viewer in (ANN, None):
        assert sorted(map(str, shown(table, "selection", viewer, ANN))) == ["citadel", "grand_arena"]
        assert shown(table, "buried_1", viewer) == [None] and shown(table, "discard", viewer) == ["farm"]
        assert [event.get("card") for event in events(table, "discard", viewer)] == ["farm", None]
    assert count(table, "risk_deck") == 0


def test_nothing_tells_what_a_risk_card_is() -> None:
    """WK-11.8 Whichever of the risk deck's cards lies face down, the player is shown and told the same."""
    risk = ["calamity", "citadel", "farm", "grand_arena"]
    turns: list[list[object]] = [["choose", ANN, 3], ["choose", ANN, 3]]
    tables = []
    for hidden in risk:
        rest = [card for card in risk if card != hidden]
        zones = {"left": ["hamlet", face_down(hidden)], "risk_deck": rest, "deck_top": ["harbour"]}
        tables.append(lay([player()], turns, phase="choice", zones=zones))
    assert len({told(table, ANN) for table in tables}) == 1
    for table in tables:
        table.play("choose left")
    assert len({told(table, ANN) for table in tables}) == 1
    for table in tables:
        play_all(table, "choose right")
    assert len({table.digest() for table in tables}) == len(risk)
