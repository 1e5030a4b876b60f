"""The board of Paladins shows what a seat may know, all of it, and fits; choices are grouped and say what they cost."""

import re

import pytest

import palatine
from cli.paladins import drawn, flat, played, position
from palatine.cli.boards import board
from palatine.cli.boards.paladins.words import WORDS
from palatine.cli.cards import MARKS as CARD_MARKS
from palatine.games.paladins.card_text import MARKS
from palatine.games.paladins.components import JAR_SPACES, JARS, PALADINS, TOWNSFOLK_TRACK, WORKSHOPS

MINE = {
    "silver": 2, "provisions": 4, "attributes": {"strength": 2, "faith": 3, "influence": 4}, "paladin": "engelier",
    "workers": {"scout": 2, "fighter": 1, "criminal": 1}, "suspicions": ["suspicion_0", "suspicion_2"],
    "unpaid": 1, "paid": 2, "placed": {"trade": ["labourer", "merchant"], "attack": ["", "scout", "fighter"]},
    "workshops": ["attack 1", "convert 2"], "crew": ["squire_strength", "peddler_provision"],
    "jars": ["jar_faith", "jar_pray_a"], "walls": ["wall_two_vp"], "converts": ["mercenary_byzantine"],
    "trophies": ["archer_saracen", "warrior_saracen", "thief_viking"],
}  # fmt: skip
READY = {"workers": {"labourer": 1}}
"""Somebody who can act."""


def held(**table: object) -> palatine.kernel.table.Table:
    facts: dict[str, object] = {
        "townsfolk": ["abbot_labourer", "architect_tax", "", "gatekeeper_silver", "peddler_silver"],
        "seats": [MINE, {"workers": {"cleric": 1}, "passed": True}],
        "map": {"region_1_space_1": ["monk", 0], "region_2_space_3": ["outpost", 1], "region_2_space_1": ["monk", 1]},
        "favour_workers": [["fighter", 1], [], [], [], []],
        **table,
    }
    return palatine.load(position(2, **facts))


# ---- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 129, 130, 140, 200])
@pytest.mark.parametrize(("lang", "seats"), [("pl", 1), ("en", 1), ("pl", 2), ("en", 3), ("pl", 4), ("en", 4)])
def test_the_board_fits_and_names_everything(width: int, lang: str, seats: int) -> None:
    table = played(seats, 30 * seats, 5)
    assert not table.is_over and table.round > 1
    text = drawn(table, 0, lang, width)
    assert max([len(line) for line in text.splitlines()]) <= width
    rows = [table.box.rows["townsfolk"][int(card)] for card in list(table.townsfolk) if card >= 0]
    rows += [table.box.rows["outsiders"][int(card)] for card in list(table.outsiders) if card >= 0]
    rows += [table.box.rows["favours"][int(card)] for card in list(table.favours) if card >= 0]
    rows += [table.box.rows["townsfolk"][int(card)] for seat in table.seat for card in list(seat.crew)]
    assert len(rows) > 5
    for row in rows:
        assert row.name(lang) in flat(text)
    for name in table.names:
        assert name[:13] in text
    for of in range(seats):
        assert max([len(line) for line in drawn(table, 0, lang, width, of).splitlines()]) <= width


def test_the_board_shows_attributes_workers_slots_and_workshops() -> None:
    text = drawn(held(), 0, "pl", 80)
    assert "Runda 3 z 7 · akcje · Tura: Anna · Rozpoczyna: Anna" in text
    assert "Pula Podatków: 3 z 5 · Podejrzenia w stosie: 22 · Mury w stosie: 23" in text
    assert "4 PZ Atak 3/5 · 6 PZ Nawracanie 1/5 · 8 PZ Fortyfikacja 1/5" in flat(text)
    assert "►Anna 2+3 3+1 4 2 4 2 1 2 2 Zwi, Woj, Zło" in flat(text)
    assert "Jan 0 0 0 3 1 0 0 0 pas; zachowani: Kle" in flat(text)
    assert "Paladyn: Engelier (Siła +3, Wiara +1; Atak daje też 2 Sr.)" in flat(text)
    assert "■Par■Kup → 1 | 3 Sr." in text and "Atak 3 ⌂ ■Zwi■Woj" in flat(text)
    assert "Nawracanie 1/7 Woj ⌂ Kle 1 Sr." in flat(text)
    assert "Fortyfikacja 1/7 Kup dow Zwi Wpł. 1, 1 Zap." in flat(text)
    assert "Domokrążca (Inkwizycja, 2+ Podejrz.: 2 Zap.)" in flat(text)
    assert "Nawróceni: Najemnik Biz (2 PZ) · Zaatakowani: Sar ×2, Wik" in flat(text)
    wide = flat(drawn(held(), 0, "en", 140))
    assert "Fortify 1/7 Mer any Sco Influence 1, 1 provision → Strength +1" in wide
    assert "Peddler (at each Inquisition with 2 or more Suspicions: 2 provisions)" in wide


def test_the_main_board_shows_prices_and_reach() -> None:
    for width in (80, 140):
        text = flat(drawn(held(), 0, "en", width))
        assert "1►Abbot 4? or Debt" in text and "2►Architect 3 or Debt" in text and "4►Gatekeeper 1?" in text
        silver = "sil." if width == 80 else "silver"
        assert "►1 " in text and f"►9 (2 {silver})" in text and f" 11 (3 {silver})" in text
        assert "1 Royal Settlement" in text and "taken: Jan" in text and "face down until round: 4, 5, 6, 7" in text
        assert "Anna: Monk" in text and "Jan: Monk, Outpost" in text
        assert f"Region Faith {'Str.' if width == 80 else 'Strength'} Free spaces" in text
        assert re.search(r"3 ►4 ►5 ", text) and re.search(r"4 6 7 ", text)
    short = flat(drawn(held(), 0, "en", 80))
    assert "1 sil. → pay Debt | −2 Susp." in short and "at once 1 sil.; Fortify: 1 sil." in short
    assert "Mercenary Vik ►1 2 Lab, Inf +1 ►0 Str +1; 1 VP + 1 VP/Mercenary" in short
    assert "Traitor Byz" in short and "+1 VP/unpaid Debt" in short


def test_the_price_is_the_price_of_this_rounds_paladin() -> None:
    """PA-3.8, PA-A.13 Roland recruits for nothing, so a Debt has nothing to replace, and the printed mark goes."""
    text = flat(drawn(held(seats=[{**READY, "paladin": "roland"}, {}]), 0, "en", 80))
    assert "1►Abbot 0 Lab, Cle" in text and "or Debt" not in text
    assert "Pray Cle 2 sil." in text
    assert "Pray Cle 0 sil." in flat(drawn(held(seats=[{**READY, "paladin": "oliver"}, {}]), 0, "en", 80))
    assert "→ 3 | 5 prov." in drawn(held(seats=[{**READY, "paladin": "girard"}, {}]), 0, "en", 80)


def test_reconstructed_values_carry_their_mark() -> None:
    """The board uses the signs of the list of cards, at the figures themselves."""
    assert {source: CARD_MARKS[source] for source in MARKS} == MARKS
    text = flat(drawn(held(), 0, "en", 80))
    for rows in (JARS, JAR_SPACES, TOWNSFOLK_TRACK, WORKSHOPS):
        assert "reconstructed" in [row.source for row in rows]
    assert "Inf 4?, 2 sil." in text and "−1 Susp. · −1 Susp.?" in text
    assert "4 sil. → Fig?" in text and "Squire? (Inquisition, 0 Susp.: Str +1)" in text
    assert "Attack?" in drawn(played(1, 4, 5), 0, "en", 80), "the copies of a Scheme"
    overlay = {"game": "paladins", "name": "mine", "townsfolk": {"abbot_labourer": {"dismiss": "2 silver"}}}
    table = palatine.load({**position(2, seats=[READY, {}]), "overlay": overlay})
    assert "1►Abbot◆" in drawn(table, 0, "en", 80)
    assert "Dismissed" in drawn(table, 0, "en", 80) and "2 sil." in drawn(table, 0, "en", 80)


def test_one_board_in_full() -> None:
    text = flat(drawn(held(), 1, "pl", 80, 0))
    for told in (
        "Plansza: Anna", "Domokrążca: przy każdej Inkwizycji z co najmniej 2 Podejrzeniami: 2 sztuki Zapasów",
        "Wielki Mur: Siła +1; 2 PZ", "Dzbany na polach: Modlitwa, Wiara +1",
        "Najemnik (Bizantyjczyk): 1 PZ i 1 PZ za każdego Nawróconego Najemnika (teraz 2 PZ)",
        "Zaatakowani: Łucznik (Saracen), Wojownik (Saracen), Złodziej (Wiking)", "Zagrani Paladyni: Engelier",
    ):  # fmt: skip
        assert told in text
    assert "stos Paladynów" not in text


def test_only_the_owner_sees_hidden_paladins() -> None:
    """PA-15.2 Drawn, chosen, on top, at the bottom: nobody else's board tells them."""
    for moves in (2, 3, 4, 60):
        table = played(2, moves, 8)
        zones = table.dump()["zones"]
        assert isinstance(zones, dict)
        for seat in range(2):
            known = {
                card for name, cards in zones.items() for card, _ in cards if name == f"paladins_played.{1 - seat}"
            }
            for name in ("hand", "chosen", "top", "bottom"):
                known |= {card for card, _ in zones[f"paladin_{name}.{seat}"]}
            known |= {card for card, _ in zones[f"paladins_played.{seat}"]}
            for lang in ("pl", "en"):
                shown = [drawn(table, seat, lang, 80), *[drawn(table, seat, lang, 140, of) for of in range(2)]]
                told = {row.id for row in PALADINS for text in shown if row.name(lang) in flat(text)}
                assert told == known
            assert {drawn(table.redeal(seat, n), seat, "en", 80) for n in range(3)} == {drawn(table, seat, "en", 80)}


def test_the_viewer_sees_the_three_paladins_and_the_tavern_to_choose_from() -> None:
    table = palatine.load({
        **position(2, phase="preparation", tavern=["tavern_05", "tavern_18", "tavern_04"]),
        "pending": [["draw_paladins"]], "forced": {"draw": ["roland", "ivon", "oliver", "otton", "girard", "samson"]},
    })  # fmt: skip
    text = flat(drawn(table, 0, "pl", 80))
    assert "Twoi trzej Paladyni: Ivon: Zwi, Kle; Siła +1, Wiara +3; Misja bez Zapasów" in text
    assert "Roland: Par, Woj; Siła +4; Rekrutacja bez Srebrników" in text and "Otton" not in text
    assert "Karczma: Kup, 2 Woj, Zło · Par, 3 Zwi · 2 Par, Zwi, Kle" in text
    table.play("play ivon top roland", 0)
    assert "Twój Paladyn, jeszcze zakryty: Ivon: Zwi, Kle" in flat(drawn(table, 0, "pl", 80))
    assert "Ivon" not in drawn(table, 1, "pl", 80)
    assert "na wierzchu: Roland, nieznane: 9, na spodzie: Oliver" in flat(drawn(table, 0, "pl", 80))


def test_the_virtual_player_shows_track_schemes_and_board() -> None:
    virtual = {
        "attributes": {"strength": 3, "faith": 2, "influence": 2}, "suspicions": ["suspicion_1"], "paid": 1,
        "walls": ["wall_two_vp"], "converts": ["archer_saracen"], "trophies": ["thief_viking", "traitor_viking"],
        "workshops": ["attack 1", "attack 2", "convert 1"], "workers": 4, "placed": {"attack": 1, "pray": 1}, "jars": 2,
        "marker": 3, "stacked": ["influence", "strength", "faith"], "scheme_discards": {"scheme_attack": 1},
    }  # fmt: skip
    table = palatine.load(position(1, seats=[READY], vpl=virtual, map={"region_1_space_2": ["outpost", 1]}))
    for width in (80, 140):
        text = flat(drawn(table, 0, "en", width))
        assert "Virtual player 3 2 2 – – 1 0 1 4" in text
        assert "level: standard · Resource track ○○●○○ (space 3) · next step up: Influence" in text
        assert "Garrison 1 (□□□), Absolve 2 (□□□), Attack 2 (⌂⌂■), Convert 1 (⌂□□)" in text
        assert "Left side in use: Pray" in text
        assert "Converted: Archer Sar · Attacked: Vik ×2" in text
        assert "Schemes in the deck (12): Commission, Fortify?" in text and "Schemes revealed: Attack?" in text
        assert "Virtual player: Outpost" in text
    assert "Gracz wirtualny · poziom: standardowy · tor Zasobów ○○●○○ (pole 3)" in flat(drawn(table, 0, "pl", 80))
    assert "□" in board("paladins").legend(table, "pl") and "□" not in board("paladins").legend(held(), "pl")


def test_words_are_complete_in_both_languages() -> None:
    for english, polish in WORDS.values():
        assert english.strip() and polish.strip()
        assert set(re.findall(r"\{(\w+)\}", english)) == set(re.findall(r"\{(\w+)\}", polish))
    polish = " ".join([pl for _, pl in WORDS.values()])
    assert re.findall(r"\b\w+(?:łeś|łaś|ałeś|ałaś)\b", polish) == []


# ---- choices ---------------------------------------------------------------------------------------------------------


def test_choices_are_grouped_by_action_with_prices() -> None:
    rich = {
        "silver": 12, "provisions": 9, "attributes": {"strength": 12, "faith": 2, "influence": 12},
        "workers": {"labourer": 3, "scout": 3, "merchant": 3, "fighter": 3, "cleric": 3},
        "placed": {"trade": ["labourer"]},
    }  # fmt: skip
    table = palatine.load(position(2, seats=[rich, {}]))
    choices = board("paladins").choices(table, 0, "pl")
    assert sorted([choice.action for choice in choices]) == table.options(0)
    groups = list(dict.fromkeys([choice.group.replace("\u00a0", " ") for choice in choices]))
    assert groups == [
        "", "Rozwój (4 Sr.), Warsztat", "Odrzuć kartę", "Rekrutuj", "Modlitwa (2 Sr.), usuń z akcji", "Konspiracja",
        "Polowanie", "Misja (1 Zap.)", "Fortyfikacja (1 Zap.)", "Mobilizacja (1 Zap.)",
        "Rozgrzeszenie (1 Sr.), Dzban", "Atak", "Nawracanie", "Królewska Łaska",
    ]  # fmt: skip
    short = {table.text(choice.action, 0): choice.short.replace("\u00a0", " ") for choice in choices}
    assert short["develop attack 2"] == "Atak, środkowe pole"
    assert short["dismiss abbot_labourer"] == "Opat, pole 1 (za 4 Srebrniki): Par, Kle"
    assert short["recruit abbot_labourer debt"] == "Opat, pole 1 (za 1 Dług)"
    assert short["recruit squire_strength"] == "Giermek?, pole 2 (za 3 Srebrniki)"
    assert short["pray trade"] == "Handel" and short["hunt 2"] == "→ 3 sztuki Zapasów"
    assert short["commission region_2_space_3"] == "reg. 2: Zwi"
    assert short["garrison region_4_space_6"] == "reg. 4: Par, Zwi"
    assert short["absolve jar_pray_a"] == "→ Modlitwa" and short["attack champion_saracen"] == "Czempion Sar, pole 5"
    assert short["convert hunter_saracen"] == "Łowca Sar, pole 2"
    assert short["ask favour_settle"] == "Królewska ugoda (1 Sr. → spłata Długu | −2 Podejrz.)"
    notes = {table.text(choice.action, 0): choice.note.replace("\u00a0", " ") for choice in choices}
    assert notes["develop attack 2"] == "koszt: 4 Sr.; następny Warsztat: 1 Zwiadowca?"
    assert notes["fortify"] == "koszt: 1 Zap." and notes["conspire"] == ""
    assert notes["dismiss abbot_labourer"] == "1 Parobek i 1 Kleryk"


def test_choices_lie_as_on_the_board() -> None:
    """Cards of a track from the left, a Debt after silver; and no number stands right behind the number to type."""
    rich = {"silver": 12, "attributes": {"strength": 12, "faith": 12}, "workers": {"labourer": 3, "fighter": 3}}
    people = ["squire_faith", "peddler_silver", "acolyte_labourer", "gatekeeper_labourer", "abbot_labourer"]
    table = palatine.load(position(2, townsfolk=people, seats=[rich, {}]))
    for lang in ("en", "pl"):
        choices = board("paladins").choices(table, 0, lang)
        told = [table.text(choice.action, 0) for choice in choices]
        assert [text for text in told if text.startswith("dismiss ")] == [
            "dismiss squire_faith", "dismiss squire_faith debt", "dismiss peddler_silver",
            "dismiss peddler_silver debt", "dismiss acolyte_labourer", "dismiss gatekeeper_labourer",
            "dismiss abbot_labourer",
        ]  # fmt: skip
        assert not [choice for choice in choices if choice.label[0].isdigit() or choice.short[:1].isdigit()]


def test_free_choices_have_no_price_and_many_workers_are_short() -> None:
    data = position(2, seats=[{"workers": {"labourer": 2, "scout": 2, "merchant": 2, "fighter": 2, "cleric": 2}}, {}])
    table = palatine.load(data)
    table.play("pass")
    choices = board("paladins").choices(table, 0, "en")
    assert len(choices) > 8 and {choice.group for choice in choices} == {"Keep"}
    assert "Lab+Sco+Fig" in [choice.short for choice in choices]
    free = palatine.load({**position(2), "pending": [["free_develop", 0]]})
    named = [choice for choice in board("paladins").choices(free, 0, "en") if choice.group]
    assert len(named) == 12 and {choice.group for choice in named} == {"Develop, Workshop"}
