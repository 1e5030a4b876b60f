"""The board of Valeria shows what a seat may know, all of it, and fits; choices are grouped and say what they cost."""

import re
from pathlib import Path

import pytest

import palatine
from cli.terminal import palatine_says
from cli.valeria import drawn, flat, played, position
from palatine.cli.boards import board
from palatine.cli.boards.valeria.words import WORDS
from palatine.games.valeria.components import DUKES

# ---- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 110, 140, 200])
@pytest.mark.parametrize(("lang", "seats"), [("pl", 1), ("pl", 2), ("pl", 5), ("en", 1), ("en", 3), ("en", 5)])
def test_the_board_fits_and_names_everything(width: int, lang: str, seats: int) -> None:
    table = played(seats, 60 if seats == 1 else 80, 5)
    assert not table.is_over
    text = drawn(table, 0, lang, width)
    assert max([len(line) for line in text.splitlines()]) <= width
    tops = [table.box.monsters[int(table.top_monster(c))] for c in range(5) if len(table.monsters[c])]
    tops += [table.box.citizens[int(table.top_citizen(s))] for s in range(10) if len(table.offers[s])]
    tops += [table.box.domains[int(domain)] for domain in list(table.domains) if domain >= 0]
    assert len(tops) > 10
    for row in tops:
        assert row.name(lang).split()[0] in text
    for name in table.names:
        assert name[:13] in text
    for of in range(seats):
        assert max([len(line) for line in drawn(table, 0, lang, width, of).splitlines()]) <= width


def test_the_board_shows_dice_numbers_and_what_things_cost_me() -> None:
    mine = {"tokens": {"gold": 4, "strength": 1, "magic": 1}, "citizens": {"cleric": 2, "archer": 1, "peasant": 1}}
    table = palatine.load(position(2, seats=[mine, {"slain": {"goblin": 2}, "domains": ["violet_thorn"]}]))
    for width in (80, 140):
        text = drawn(table, 0, "pl", width)
        assert "Tura: Anna · Faza Akcji · Kości: 3 i 5 · aktywne numery: 3, 5, 8" in text
        assert "Wyczerpane stosy: 1 z 4" in text
        assert "►1 Kapłan ×2" in text and ("5z · Świ" if width == 80 else "5 Złota · Święty") in text
        assert "►3! Najemnik ×1" in text and "►8! Obrońca ×1" in text
        assert "►Goblin ×1" in text and "►Szkielet" in text and "►Drzewiec" not in text
        assert "wyczerpany" in text and "zakryta" in text
        assert "Goblin ×2 (2 PZ)" in text and "Fioletowy Cierń (3 PZ)" in text
        assert "Rze 1, Żoł 1, Świ 2" in text
    domain = palatine.load(position(2, seats=[{**mine, "citizens": {"cleric": 2, "rogue": 1}}, {}]))
    assert "►Kula Urdr" not in drawn(domain, 0, "pl", 140), "6 gold are not there"
    rich = {"tokens": {"gold": 9}, "citizens": {"cleric": 2, "rogue": 1}}
    assert "►Kula Urdr" in drawn(palatine.load(position(2, seats=[rich, {}])), 0, "pl", 140)


def test_with_five_players_the_board_says_who_rests() -> None:
    table = palatine.load(position(5, active=1, first=2))
    text = drawn(table, 0, "en", 80)
    assert "Resting player: Anna" in text and "First player: Ola" in text and "Turn: Jan" in text
    assert "Resting" not in drawn(palatine.load(position(4)), 0, "en", 80)


def test_a_double_activates_two_numbers() -> None:
    text = drawn(palatine.load(position(2, dice=[4, 4])), 0, "en", 80)
    assert "Dice: 4 and 4 (double) · active: 4, 8" in text


def test_mixed_stacks_count_the_cards_below() -> None:
    table = palatine.new_game("valeria", 2, {"set": "random", "mixed_stacks": True}, 4)
    assert drawn(table, 0, "en", 200).count("×5") >= 10


def test_the_dark_lord_shows_what_he_took() -> None:
    table = played(1, 50, 5)
    assert sum(list(table.captured)) > 0
    text = flat(drawn(table, 0, "pl", 80))
    assert "Mroczny Władca: " in text and "PZ bez jego Księcia · pojmani Mieszkańcy: " in text
    for citizen, row in enumerate(table.box.citizens):
        if table.captured[citizen]:
            assert row.name("pl") in text.partition("pojmani Mieszkańcy")[2]


def test_only_the_owner_sees_a_duke() -> None:
    table = played(3, 40)
    for seat in range(3):
        cards = table.dump()["zones"]
        assert isinstance(cards, dict)
        mine = cards[f"duke.{seat}"][0][0]
        row = next(row for row in DUKES if row.id == mine)
        for width in (80, 140):
            for lang in ("pl", "en"):
                shown = [drawn(table, seat, lang, width), *[drawn(table, seat, lang, width, of) for of in range(3)]]
                told = {duke.id for duke in DUKES for text in shown if duke.name(lang) in text}
                assert told == {row.id}
        same = {drawn(table.redeal(seat, seed), seat, "en", 80) for seed in range(3)}
        assert same == {drawn(table, seat, "en", 80)}


def test_words_are_complete_in_both_languages() -> None:
    for english, polish in WORDS.values():
        assert english.strip() and polish.strip()
        assert set(re.findall(r"\{(\w+)\}", english)) == set(re.findall(r"\{(\w+)\}", polish))


# ---- choices ---------------------------------------------------------------------------------------------------------


def test_choices_are_grouped_by_what_they_do() -> None:
    rich = {"tokens": {"gold": 20, "strength": 20, "magic": 5}, "citizens": {"cleric": 2, "rogue": 1}}
    table = palatine.load(position(2, seats=[rich, {}]))
    choices = board("valeria").choices(table, 0, "pl")
    assert sorted([choice.action for choice in choices]) == table.options(0)
    groups = list(dict.fromkeys([choice.group for choice in choices]))
    assert groups == ["Weź 1 zasób", "Zwerbuj Mieszkańca", "Zgładź Potwora", "Pozyskaj Włość"]
    short = {choice.short.replace("\u00a0", " "): choice.note.replace("\u00a0", " ") for choice in choices}
    assert "w twojej turze: 3 Magie" in short["Kapłan (5 Złota)"]
    assert short["Drzewiec (3s)"] == "1 PZ; 1 Złoto i 1 Magia"
    assert short["Kula Urdr (6 Złota)"].startswith("1 PZ; na koniec twojej Fazy Akcji")
    assert not [name for name in short if name[0].isdigit()], "a number stands in front of each"


def test_choices_stand_as_things_lie_on_the_board() -> None:
    """Domains from left to right, whatever their number in the box; dice powers by domain."""
    every = {"rogue": 3, "peasant": 3, "knight": 3, "paladin": 3}
    rich = {"tokens": {"gold": 20}, "citizens": every}
    table = palatine.load(position(2, seats=[rich, {}], citizens=[[]] * 10))
    shorts = [choice.short.replace("\u00a0", " ") for choice in board("valeria").choices(table, 0, "en")]
    assert shorts[-4:] == [
        "Palace of the Dawn (11 gold)", "The Orb of Urdr (6 gold)", "The Tower (10 gold)", "Halfpenny Hill (6 gold)",
    ]  # fmt: skip
    owner = {"tokens": {"gold": 2}, "domains": ["palace_of_the_dawn", "foxgrove_palisade"]}
    rolled = palatine.load(
        {**position(2, seats=[owner, {}], domains=[""] * 5, dice=[4, 4]), "pending": [["change_dice", 0]]}
    )
    labels = [choice.label.replace("\u00a0", " ") for choice in board("valeria").choices(rolled, 0, "en")]
    assert labels == [
        "Announce the result",
        "Foxgrove Palisade: first die 4 → 6 (2 gold)",
        "Foxgrove Palisade: second die 4 → 6 (2 gold)",
        "Palace of the Dawn: first die 4 → 3 (free)",
        "Palace of the Dawn: second die 4 → 3 (free)",
    ]


def test_the_reward_of_a_boss_shows_what_it_comes_to() -> None:
    """VA-7.7, VA-12.11 With the monsters of its area that were slain before, and itself."""
    hunter = {"tokens": {"strength": 20, "magic": 3}, "slain": {"goblin": 2, "treant": 1}}
    stacks = [["goblin_king"], [], ["spider_queen"], [], []]
    table = palatine.load(position(2, seats=[hunter, {}], monsters=stacks))
    choices = board("valeria").choices(table, 0, "en")
    notes = {choice.label.split(" (")[0]: choice.note.replace("\u00a0", " ") for choice in choices}
    assert notes["Slay the Goblin King"] == "4 VP; 1 gold for each monster of this area (now 3 gold)"
    assert notes["Slay the Spider Queen"].endswith("(now 4 gold)")


def test_a_payment_names_both_kinds_of_tokens() -> None:
    table = palatine.load(position(2, seats=[{"tokens": {"gold": 2, "magic": 3}}, {}]))
    table.play("recruit mercenary")
    labels = [choice.label.replace("\u00a0", " ") for choice in board("valeria").choices(table, 0, "pl")]
    assert labels == ["Zapłać 2 Złota i 1 Magię", "Zapłać 1 Złoto i 2 Magie"]


def test_a_thief_chooses_by_victim_and_loot() -> None:
    data = position(3, dice=[3, 4], seats=[{"citizens": {"thief": 1}}, {"tokens": {"gold": 2}}, {}])
    table = palatine.load({**data, "pending": [["harvest"]]})
    choices = board("valeria").choices(table, 0, "en")
    found: dict[str, list[str]] = {}
    for choice in choices:
        if choice.group:
            found.setdefault(choice.group, []).append(choice.short.replace("\u00a0", " "))
    expected = {
        "From Jan": ["take 1 gold", "take 2 gold"],
        "From Ola": ["take 1 gold", "take 2 gold", "take 1 magic"],
    }
    assert found == expected


def test_alone_one_takes_from_the_supply() -> None:
    data = position(1, seats=[{"domains": ["orb_of_urdr"]}], domains=["", "", "", "", ""])
    table = palatine.load({**data, "pending": [["action_end", 0]]})
    labels = [choice.label.replace("\u00a0", " ") for choice in board("valeria").choices(table, 0, "pl")]
    assert labels == ["Zrezygnuj", "Weź 1 Magię z puli"]


def test_dukes_are_offered_with_what_they_count(tmp_path: Path) -> None:
    result = palatine_says("play", "valeria", "--seats", "me,random", "--save", str(tmp_path / "g.txt"), "--seed", "1")
    told = flat(result.stdout)
    assert "Keep Reese the Firebrand · 1 VP for each citizen, 1 VP for each monster" in told
    assert "1 VP for every 4 resources left" in told
