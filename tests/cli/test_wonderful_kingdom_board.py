"""The board of Wonderful Kingdom shows what a seat may know, all of it, and fits; choices are grouped."""

import re

import pytest

import palatine
from cli.valeria import flat
from cli.wonderful_kingdom import GAME, MODULES, drawn, played, position
from palatine.cli.boards import board
from palatine.cli.boards.wonderful_kingdom.words import WORDS
from palatine.games.wonderful_kingdom.actions import CARD, DESIGN

PLACING: list[list[object]] = [["round_end"], ["production", -1, 3], ["production", -1, 2]]


# ---- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("module", MODULES)
def test_the_board_fits_and_names_everything(module: str, lang: str, seats: int) -> None:
    for moves in (5, 30, 60, 90):
        table = played(seats, moves, 5, module=module)
        for width in (80, 110, 140):
            text = drawn(table, 0, lang, width)
            assert max([len(line) for line in text.splitlines()]) <= width
            told = flat(text)
            for seat in range(seats):
                for site in list(table.seat[seat].sites):
                    assert DESIGN.word(int(site >> 20), lang) in told
                assert max([len(line) for line in drawn(table, 0, lang, width, seat).splitlines()]) <= width
            assert [name for name in table.names if name not in told] == []


def test_offering_areas_hand_and_duchies() -> None:
    mine: dict[str, object] = {
        "built": {"farm": 2, "royal_mint": 1}, "krystallium": 1, "soldiers": 2, "camp": 1, "traps": 1,
        "alchemy": {"materials": 1, "gold": 2}, "calamities": 1,
        "construction": [{"card": "great_cathedral", "filled": {"gold": 2}}],
    }  # fmt: skip
    zones = {
        "hand.0": ["calamity", "hamlet"], "hand.1": ["throne_of_the_ancients", "farm"],
        "left": ["harbour", ["barracks", 1], ["phoenix_nest", 2]], "right": [],
        "selection.1": [["citadel", 2], "scholars"],
    }  # fmt: skip
    table = position([["round_end"], ["propose", 0]], [mine, {}], phase="choice", zones=zones)
    told = flat(drawn(table, 0, "en", 80))
    assert "Round 2 of 4 · Choice phase · First player: Jan" in told
    assert "Harbour? Str 2M 1G → 1G 1E ~E" in told and "▒ Barracks?" in told and "▒ face down" in told
    assert "Phoenix Nest" not in told and "Citadel" not in told and "Throne" not in told
    assert "empty" in told and "Calamity −4 VP" in told and "Hamlet? Str 3M → 2P ~P" in told
    assert "makes 3M 3P 3G 0E · alchemy 3/5 (1M 2G) · K 1, S 2, camp 1 · traps 1 · cards in hand 2" in told
    assert "Construction: Great Cathedral? 0/3M 2/5G" in told
    assert "Duchy: Str 2: Farm ×2; Mon 1: Royal Mint" in told and "Calamities: 1 (−4 VP)" in told
    assert "Duchy of Téressie? · 1 VP" in told and "Selection: ▒ face down; Scholars" in told
    polish = flat(drawn(table, 1, "pl", 140))
    assert "Runda 2 z 4 · Faza wyboru · Pierwszy gracz: Jan" in polish
    assert "▒ Gniazdo feniksa? zna 4O 2K · 14 PZ ~O" in polish and "Koszary" not in polish
    assert "Tron starożytnych? zna 6O 1Ż · 3 PZ/zna ~O" in polish and "▒ Cytadela" in polish


def test_production_says_the_step_and_what_is_to_be_placed() -> None:
    table = position(PLACING, [{"built": {"tax_office": 1}, "construction": ["royal_mint"]}, {}], phase="production")
    told = flat(drawn(table, 0, "pl", 80))
    assert "Faza produkcji: złoto" in told and "do położenia: 3Z" in told and "Mennica królewska? 0/1M 0/3Z" in told


def test_menaces_are_shown_with_points_and_costs() -> None:
    mine: dict[str, object] = {
        "menaces": {"giant_rat": 1, "vermin": 2, "thief": 1}, "thefts": {"gold": 1}, "deck": "giant_rats",
        "soldiers": 1,
        "construction": [{"card": "farm", "filled": {"materials": 2}, "frozen": True}],
    }  # fmt: skip
    theirs: dict[str, object] = {"deck": "thieves"}
    table = position([["round_end"], ["fight_phase"]], [mine, theirs], module="menaces", phase="fight", vermin_stack=8)
    told = flat(drawn(table, 0, "en", 80))
    assert "vermin stack 8" in told and "Farm*? 2/2M" in told and "theft tokens 1G" in told
    assert "Giant Rat? ×1 (−4 VP, 2S); Vermin? ×2 (−2 VP, 1S); Thief? ×1 (−4 VP, 2S)" in told
    assert "menace deck Giant Rats" in told and "menace deck Thieves" in told


def test_advisors_are_shown_with_costs_and_used_ones_marked() -> None:
    mine: dict[str, object] = {"advisors": ["secret_agent", "lady_of_the_forest"], "used": ["secret_agent"]}
    zones = {"left": ["farm"], "right": []}
    table = position([["round_end"], ["choose", 0]], [mine, {}], module="advisors", phase="choice", zones=zones)
    told = flat(drawn(table, 0, "pl", 140))
    assert "Tajny agent (2Ż: odzyskaj żeton pułapki) [po użyciu]" in told
    assert "Pani lasu? (3Ż: 4 dodatkowe kostki materiałów)" in told


def test_quest_stages_say_who_has_done_them() -> None:
    pending: list[list[object]] = [["round_end"], ["choose", 0]]
    table = position(pending, [{"stages": ["3"]}, {"stages": ["1", "3"]}], module="quests", phase="choice")
    told = flat(drawn(table, 0, "en", 80))
    assert "Quest: The Plague Lord?" in told and "1 Build the Defences: 5M" in told and "done: Jan" in told
    assert "3 Find a Cure: 4E → a vision token · done: Anna, Jan" in told
    assert (
        "4 Defeat the Plague Lord: 10S → 2 krystallium (only for the first to complete it) · final stage, needs Special"
        in told
    )
    assert "vision token ready" in told


def test_alone_one_sees_the_top_of_the_deck_and_the_risk_deck() -> None:
    table = played(1, 0, 4, module="quests")
    told = flat(drawn(table, 0, "en", 80))
    top = table.view(0)["zones"]
    assert isinstance(top, dict)
    name = CARD.word(CARD.value(top["deck_top"]["cards"][0]), "en")
    assert f"Top card of the deck: {name}" in told and "risk deck 12" in told and "First player" not in told


@pytest.mark.parametrize("module", MODULES)
def test_nothing_hidden_is_drawn(module: str) -> None:
    """The board and the choices are the same for every table that the seat could be sitting at."""
    table = played(2, 24, 8, module=module)
    for seat in range(2):
        for lang in ("pl", "en"):
            same = {drawn(table.redeal(seat, seed), seat, lang, 80) for seed in range(4)}
            assert same == {drawn(table, seat, lang, 80)}


def test_words_are_complete_in_both_languages() -> None:
    for english, polish in WORDS.values():
        assert english.strip() and polish.strip()
        assert set(re.findall(r"\{(\w+)\}", english)) == set(re.findall(r"\{(\w+)\}", polish))


# ---- choices ---------------------------------------------------------------------------------------------------------


def test_proposals_are_grouped_by_card() -> None:
    table = position(
        [["round_end"], ["propose", 0]], [{"traps": 1}, {}], phase="choice", zones={"hand.0": ["farm", "hamlet"]},
    )  # fmt: skip
    choices = board(GAME).choices(table, 0, "en")
    assert sorted([choice.action for choice in choices]) == table.options(0)
    found = [(choice.group, choice.short) for choice in choices]
    assert found[:4] == [("Farm", "left"), ("Farm", "right"), ("Farm", "left ▒"), ("Farm", "right ▒")]
    assert found[4][0] == "Hamlet" and "2M → 1P" in choices[0].note.replace("\u00a0", " ")


def test_deeds_are_grouped_by_what_they_do() -> None:
    mine: dict[str, object] = {"construction": ["royal_mint", "farm"], "krystallium": 1}
    table = position(PLACING, [mine, {}], phase="production")
    groups = {choice.group: choice.short.replace("\u00a0", " ") for choice in board(GAME).choices(table, 0, "pl")}
    assert groups["Złoto na kartę"] == "Mennica królewska? 0/1M 0/3Z"
    assert groups["Złoto do"] == "obszaru alchemii"
    assert "Krystallium na kartę" in groups and "Odrzuć z konstrukcji" in groups


def test_cards_of_the_areas_stand_in_the_order_of_the_board() -> None:
    """The left area from top to bottom, then the right one; hidden cards where they lie."""
    zones: dict[str, list[object]] = {"left": ["hamlet", ["farm", 2], "barracks"], "right": ["farm"]}
    mine: dict[str, object] = {"advisors": ["mercenary_captain"], "soldiers": 4}
    table = position([["choose", 0]], [mine, {}], phase="choice", module="advisors", zones=zones)
    table.play("activate mercenary_captain")
    assert [table.text(choice.action, 0) for choice in board(GAME).choices(table, 0, "pl")] == [
        "pick hamlet left", "hidden left 1", "pick barracks left", "pick farm right",
    ]  # fmt: skip


def test_no_answer_begins_with_a_number() -> None:
    """The number to type stands before it."""
    for module in MODULES:
        table = played(2, 0, 4, module=module)
        while not table.is_over:
            seat = table.to_act[0]
            for choice in board(GAME).choices(table, seat, "pl"):
                assert not (choice.short or choice.label)[0].isdigit(), choice
            table.play(table.options(seat)[-1], seat)


def test_cubes_are_told_together() -> None:
    """Equal cubes in a row are one line; a step without production is none."""
    mine: dict[str, object] = {"construction": ["farm", "citadel"]}
    table = position([["production", -1, 0]], [mine, {}], phase="production")
    for text in ("place farm", "place farm", "alchemy", "give_up citadel"):
        table.play(text, 0)
    there = board(GAME)
    told = [event for event in there.gathered(table.events_since(0, 0)) if there.is_told(event) and event["seat"] == 0]
    lines = [palatine.event_text(table, event, "pl").replace("\u00a0", " ") for event in told]
    assert "Anna kładzie 2 kostki materiałów na kartę: Farma." in lines
    assert "Anna kładzie 1 kostkę materiałów w obszarze alchemii (z karty: Cytadela)." in lines
