"""The board shows everything of the modules and scenarios that a seat may know, and nothing else."""

from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import palatine
from cli.terminal import play
from palatine.cli.boards import board
from palatine.kernel.table import Table

NAMES = ["Anna", "Jan", "Ola"]
ALL = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]
BOTH = pytest.mark.parametrize("width", [80, 140])


def drawn(table: Table, seat: int, lang: str, width: int) -> str:
    """The board as one line of words, whatever the layout."""
    return flat(raw(table, seat, lang, width))


def raw(table: Table, seat: int, lang: str, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    console.print(board("kingsburg").draw(table, seat, lang, width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().replace("\u00a0", " ")


def flat(text: str) -> str:
    """Words in the order of reading: the left half of a wide screen, then the right one."""
    left, right = [], []
    for line in text.splitlines():
        parts = line.split("│")
        left.append(parts[1] if len(parts) > 2 else line)
        right.append(" ".join(parts[2:]) if len(parts) > 2 else "")
    return " ".join(" ".join([*left, *right]).split())


def position(
    options: Mapping[str, object],
    facts: Mapping[str, object],
    zones: Mapping[str, object] | None = None,
    pending: Sequence[Sequence[object]] = (("influence_round",),),
) -> Table:
    told = {"year": 2, "phase": 4, "order": [0, 1, 2], "seats": [{"dice": [6, 2, 1]}, {"dice": [1]}, {"dice": [2]}]}
    return palatine.load(
        {
            "game": "kingsburg", "seats": 3, "options": {"edition": 2, **options}, "names": NAMES,
            "pending": [list(row) for row in pending], "table": {**told, **facts}, "zones": dict(zones or {}),
        }
    )  # fmt: skip


def started(**options: object) -> Table:
    return palatine.new_game("kingsburg", 3, {"edition": 2, **options}, 7, names=NAMES)


# ---- Modules 1 and 2 -------------------------------------------------------------------------------------------------


@BOTH
def test_rows_of_modules_are_marked_and_alternative_ones_have_a_small_letter(width: int) -> None:
    """KB-14.1, KB-15.1"""
    table = position({"modules": ["extra_rows", "alternative_rows"]}, {"seats": [{"rows": "AbCDEFG"}]})
    text = raw(table, 0, "en", width)
    assert "A? " in text and "b? " in text and "G? " in text and "C? " not in text
    assert "Bridge" in text and "Statue" not in text
    assert "b·I" in drawn(
        position({"modules": ["alternative_rows"]}, {"seats": [{"rows": "bCDEF", "buildings": ["bridge"]}]}),
        0,
        "en",
        width,
    )


@BOTH
def test_whoever_chooses_rows_reads_what_is_in_them(width: int) -> None:
    """KB-15.1, KB-B-13"""
    facts = {"year": 1, "phase": 1, "rows_left": "CCEF", "seats": [{"dealt": "BD"}, {"dealt": "BE"}, {"dealt": "DF"}]}
    table = position({"modules": ["alternative_rows"]}, facts, pending=[["choose_rows", 0]])
    text = drawn(table, 0, "en", width)
    assert "Anna: B D · Jan: B E · Ola: D F · Not dealt: C C E F" in text
    assert "Alternative row B [? reconstructed] · it covers: Statue, Chapel, Church, Cathedral" in text
    assert "Monastery – 4 gold; 5 VP; At the end of each summer gain 1 VP if you own no goods" in text
    assert "Alternative row D" in text and "Alternative row E" not in text
    assert "Rząd alternatywny B [? odtworzone]" in drawn(table, 0, "pl", width)


def test_a_draft_shows_every_row_that_is_left() -> None:
    """KB-15.2"""
    text = drawn(started(modules=["alternative_rows"], row_choice="draft"), 0, "pl", 80)
    assert "Do wyboru: B B C C D D E E F F" in text
    assert all([f"Rząd alternatywny {letter}" in text for letter in "BCDEF"])


# ---- Module 3 --------------------------------------------------------------------------------------------------------


@BOTH
def test_every_governor_stands_there_with_power_and_source(width: int) -> None:
    """KB-16.1, KB-25.1"""
    zones = {"governor.0": ["thief"], "governor.1": ["quartermaster"], "governor.2": ["heiress"]}
    table = position({"modules": ["governors"]}, {"seats": [{}, {}, {"spent": ["gift_2"]}]}, zones)
    text = drawn(table, 0, "en", width)
    assert (
        "Anna Thief – Start with 4 goods of your choice and −3 VP (on top of any auction price). [● rulebook]" in text
    )
    assert "own at least 1 good. [? reconstructed: invented to fill the box]" in text
    assert "Ola Heiress" in text and "gifts taken: 2 soldiers" in text
    polish = drawn(table, 1, "pl", width)
    assert "Złodziej" in polish and "[● z instrukcji]" in polish
    assert "[? odtworzone: karta wymyślona, by dopełnić pudełko]" in polish


@BOTH
def test_dealt_governors_are_seen_by_their_owner_alone(width: int) -> None:
    """KB-16.1"""
    zones = {"governors_dealt.0": ["thief", "duke", "fairy"], "governors_dealt.1": ["paladin", "prince", "miner"]}
    table = position({"modules": ["governors"]}, {"year": 1, "phase": 1}, zones, [["reveal_governors"]])
    ours, theirs = drawn(table, 0, "en", width), drawn(table, 1, "en", width)
    assert "Governors dealt to you (secret)" in ours and "Thief – Start with 4 goods" in ours
    for name in ("Thief", "Duke", "Fairy"):
        assert name in ours and name not in theirs
    for name in ("Paladin", "Prince", "Miner"):
        assert name not in ours and name in theirs


def test_the_choice_of_a_governor_says_what_each_does_and_the_kept_one_stays_secret() -> None:
    """KB-16.1"""
    table = started(modules=["governors"])
    cards = [card for card in table.view(0)["zones"]["governors_dealt"][0]["cards"]]  # type: ignore[index]
    choices = board("kingsburg").choices(table, 0, "en")
    assert len(choices) == len(cards) == 3
    assert all([choice.note.endswith("]") and len(choice.note) > 20 for choice in choices])
    name = choices[0].label.removeprefix("Keep the ")
    table.play(choices[0].action, 0)
    assert f"Your choice (secret until all have chosen) {name} –" in drawn(table, 0, "en", 80)
    assert f"{name} –" not in drawn(table, 1, "en", 80)


@BOTH
def test_the_auction_shows_card_bid_and_bidders(width: int) -> None:
    """KB-16.2"""
    facts = {"year": 1, "phase": 1, "auction": {"governor": "thief", "bid": 2, "bidder": 0, "out": [1]}}
    zones = {"governors_offered": ["thief", "fairy"]}
    table = position({"modules": ["governors"], "governor_choice": "auction"}, facts, zones, [["bid", 2, 0]])
    text = drawn(table, 2, "en", width)
    assert "Under the hammer Thief – Start with 4 goods" in text
    assert "Highest bid: 2 VP by Anna · still in: Anna, Ola · out: Jan" in text
    assert (
        "Governors still to be auctioned Fairy – You roll one extra white die every summer. [○ public source]" in text
    )
    assert "Najwyższa oferta: 2 PZ, Anna · licytują: Anna, Ola · poza licytacją: Jan" in drawn(table, 2, "pl", width)
    bids = [choice for choice in board("kingsburg").choices(table, 2, "en") if choice.group]
    assert [choice.short for choice in bids[:2]] == ["3\u00a0VP", "4\u00a0VP"]


def test_dice_before_a_private_advisor_stand_with_the_politician() -> None:
    """KB-16.16"""
    facts = {"court": [{"advisor": "private_5", "seat": 1, "dice": [4, 1]}], "seats": [{"dice": [6]}, {}, {}]}
    table = position({"modules": ["governors"]}, facts, {"governor.1": ["politician"]})
    assert "private advisor (rank 5): 4+1" in drawn(table, 0, "en", 80)
    assert "własny polityk (ranga 5): 4+1" in drawn(table, 0, "pl", 140)


def test_the_engineer_sees_the_building_behind_a_gap() -> None:
    """KB-16.1"""
    seats = [{"goods": {"gold": 1, "wood": 2}}, {}, {}]
    zones = {"governor.0": ["engineer"]}
    table = position({"modules": ["governors"]}, {"seats": seats}, zones, [["building"]])
    assert "► Blacksmith" in raw(table, 0, "en", 80) and "► Barracks" not in raw(table, 0, "en", 80)
    spent = position(
        {"modules": ["governors"]}, {"seats": [{**seats[0], "spent": ["engineer"]}, {}, {}]}, zones, [["building"]]
    )
    assert "► Blacksmith" not in raw(spent, 0, "en", 80) and "used up" in drawn(spent, 0, "en", 80)


def test_the_battle_value_counts_the_governor_and_no_help_against_weak_enemies_only() -> None:
    """KB-13.2"""
    facts = {"seats": [{"dice": [1], "soldiers": 2, "buildings": ["improvised_defenses", "palisade"]}]}
    table = position({"modules": ["extra_rows", "governors"]}, facts, {"governor.0": ["general_governor"]})
    assert "battle value 4" in drawn(table, 0, "en", 80)


# ---- Module 4 --------------------------------------------------------------------------------------------------------


@BOTH
def test_the_destiny_card_stands_on_top_with_its_source(width: int) -> None:
    """KB-17.1, KB-9.5"""
    table = position({"modules": ["destiny"]}, {}, {"destiny": ["fierce_enemies"]})
    text = drawn(table, 0, "en", width)
    assert "Destiny of the year: Fierce Enemies – The enemy is 1 stronger. [○ public source]" in text
    assert "unknown, strength 3–5; Fierce Enemies: strength +1" in text
    ours = drawn(position({"modules": ["destiny"]}, {}, {"destiny": ["war_tax"]}), 0, "pl", width)
    assert "Przeznaczenie roku: Podatek wojenny –" in ours and "[? odtworzone: karta wymyślona" in ours


@BOTH
def test_lent_buildings_name_those_who_use_them(width: int) -> None:
    """KB-17.2"""
    seats = [{"dice": [6]}, {"buildings": ["barricade", "crane"]}, {}]
    table = position({"modules": ["destiny"]}, {"seats": seats}, {"destiny": ["master_builders"]})
    assert "Crane: its effect is lent this year to Anna, Ola" in drawn(table, 0, "en", width)
    assert "Żuraw: z tego efektu korzystają w tym roku: Anna, Ola" in drawn(table, 1, "pl", width)


@BOTH
def test_gifts_reservations_and_closed_doors_stand_on_the_court(width: int) -> None:
    """KB-17.1, KB-5.3.11"""
    stars = position({"modules": ["destiny"]}, {"gifts": {"jester": "wood"}}, {"destiny": ["rising_stars"]})
    assert "gift: wood" in drawn(stars, 0, "en", width) and "dar: drewno" in drawn(stars, 0, "pl", width)
    deals = position({"modules": ["destiny"]}, {"reserved": {"queen": 1}}, {"destiny": ["secret_deals"]})
    assert "only Jan" in drawn(deals, 0, "en", width) and "tylko Jan" in drawn(deals, 0, "pl", width)
    ailing = position({"modules": ["destiny"]}, {}, {"destiny": ["ailing_king"]})
    assert "nobody this year" in drawn(ailing, 0, "en", width)


def test_a_surcharge_stands_behind_the_price() -> None:
    """KB-17.3"""
    table = position({"modules": ["destiny"]}, {}, {"destiny": ["masons_strike"]}, [["building"]])
    text = raw(table, 0, "en", 80)
    assert "Stone Wall 2g2s+1" in text and "Stable 1g1w1s " in text


# ---- Modules 5 and 6 -------------------------------------------------------------------------------------------------


@BOTH
def test_soldier_tokens_left_are_public_but_a_choice_is_not(width: int) -> None:
    """KB-18.1, KB-18.3"""
    seats: list[dict[str, object]] = [{"token": 3}, {"tokens": [0, 1]}, {"token": 2, "tokens": [0, 2]}]
    pending: list[list[object]] = [["reveal_tokens"], ["soldier_token", 1]]
    table = position({"modules": ["soldier_tokens"]}, {"phase": 8, "seats": seats}, pending=pending)
    assert "Soldier tokens left: Anna: 0 1 1 2 3 4 · Jan: 0 1 · Ola: 0 2" in drawn(table, 1, "en", width)
    assert "your choice for this winter: 3, in secret" in drawn(table, 0, "en", width)
    assert "twój wybór na tę zimę: 2, w tajemnicy" in drawn(table, 2, "pl", width)
    assert "your choice for" not in drawn(table, 1, "en", width)
    changed = {"phase": 8, "seats": [{"token": 1}, *seats[1:]]}
    other = position({"modules": ["soldier_tokens"]}, changed, pending=pending)
    assert raw(other, 1, "en", width) == raw(table, 1, "en", width)


@BOTH
def test_whims_on_the_court_are_told_with_what_lies_on_them(width: int) -> None:
    """KB-19.2, KB-19.7"""
    facts = {"tile_4": ["wood", "stone"], "tile_5": "gold"}
    table = position({"modules": ["whims"]}, facts, {"whims": ["whim_4", "whim_5", "whim_16"]})
    text = drawn(table, 0, "en", width)
    assert "an empty tile is refilled at once with one good of each kind. On the tile: wood, stone." in text
    assert "then a new random good is placed. On the tile: gold." in text
    assert "Gain 5 VP." in text and "4 gold" not in text
    assert "Na kafelku: drewno, kamień." in drawn(table, 0, "pl", width)


# ---- scenarios -------------------------------------------------------------------------------------------------------


@BOTH
def test_groups_of_currying_favour(width: int) -> None:
    """KB-20.1"""
    facts = {"phase": 1, "seats": [{}, {"group": "peasants"}, {"group": "bandits"}]}
    table = position({"scenario": "currying_favour"}, facts, pending=[["claim", 0]])
    text = drawn(table, 0, "en", width)
    assert "Scenario: Currying Favour – At the start of each year" in text
    assert "Jan Peasants – If you influenced only advisors of rank 6 or lower" in text
    assert "Grupy w tym roku Jan Chłopi –" in drawn(table, 0, "pl", width)
    notes = {choice.label: choice.note for choice in board("kingsburg").choices(table, 0, "en")}
    assert notes["Claim the Clergy"].startswith("In each productive season gain 2\u00a0VP")


@BOTH
def test_tokens_of_shifting_alliances(width: int) -> None:
    """KB-20.2"""
    seats = [{"dice": [6], "allies": {"queen": 2}}, {"allies": {"queen": 1}}, {}]
    table = position({"scenario": "shifting_alliances"}, {"seats": seats})
    assert "tokens: Anna ×2, Jan ×1" in drawn(table, 0, "en", width)
    assert "żetony: Anna ×2, Jan ×1" in drawn(table, 2, "pl", width)


@BOTH
def test_only_the_one_who_peeked_sees_the_second_enemy(width: int) -> None:
    """KB-20.4"""
    seats = [{"dice": [6, 4]}, {"used": ["passed"], "goods": {"wood": 1}}, {"used": ["passed"]}]
    pending = [["building"], ["support"], ["influence_round"]]
    table = position({"scenario": "goblin_valley"}, {"seats": seats}, pending=pending)
    assert "Second enemy: unknown; it joins the first one only if it is the Goblins" in drawn(table, 0, "en", width)
    table.force(draw=["year2_goblins_4"])
    table.play("place 6+4 general")
    table.play("peek second")
    assert "Second enemy: Goblins, strength 4" in drawn(table, 0, "en", width)
    assert "Drugi wróg: Gobliny, siła 4" in drawn(table, 0, "pl", width)
    assert "Goblins, strength" not in drawn(table, 1, "en", width)


def test_the_second_enemy_of_the_last_year_always_joins() -> None:
    """KB-20.4"""
    text = drawn(position({"scenario": "goblin_valley"}, {"year": 5}), 0, "en", 80)
    assert "it joins in any case and counts as Goblins" in text


# ---- everything together ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_game_with_all_modules_fits_and_keeps_its_secrets(lang: str) -> None:
    table = started(modules=ALL)
    bots = [palatine.bot("random", seat) for seat in range(3)]
    for move in range(160):
        seat = table.to_act[0]
        if move % 20 == 0:
            for width in (80, 110, 140):
                text = raw(table, seat, lang, width)
                assert max([len(line) for line in text.splitlines()]) <= width
            assert raw(table.redeal(seat, move), seat, lang, 80) == raw(table, seat, lang, 80)
        table.play(bots[seat].choose(palatine.sampler(table, seat), seat), seat)


def test_the_legend_explains_the_signs_of_modules_only_where_they_appear() -> None:
    assert "◊" in board("kingsburg").legend(started(modules=["whims"]), "en")
    assert "◊" not in board("kingsburg").legend(started(), "en")


def test_the_province_of_another_player_comes_with_governor() -> None:
    """KB-16.1"""
    table = position({"modules": ["governors"]}, {}, {"governor.0": ["duke"], "governor.1": ["thief"]})
    console = Console(file=StringIO(), width=80, highlight=False, color_system=None)
    console.print(board("kingsburg").province(table, 0, 1, "en", 80))
    assert isinstance(console.file, StringIO)
    assert "Thief –" in console.file.getvalue() and "Duke" not in console.file.getvalue()


@pytest.mark.parametrize(("lang", "words"), [("en", "Soldier tokens left"), ("pl", "Pozostałe żetony wojsk")])
def test_a_game_with_all_modules_is_started_from_the_command_line(lang: str, words: str, tmp_path: Path) -> None:
    """Names of modules stand side by side, with commas."""
    modules = f"modules={','.join(ALL)}"
    result = play(tmp_path / "game", "--lang", lang, "--seats", "me,random", "--option", modules, typed="1\n" * 12)
    assert result.exit_code == 0, result.output
    assert words in result.output and "[?" in result.output and "◊" in result.output


def test_a_die_of_the_travelling_market_is_marked() -> None:
    """KB-A-09"""
    facts = {"court": [{"advisor": "jester", "seat": 1, "dice": [6], "fair": True}]}
    table = position({"modules": ["alternative_rows"]}, facts)
    assert "Jan 6*" in drawn(table, 0, "en", 80)


def test_buildings_are_offered_from_the_top_row_of_the_sheet() -> None:
    """KB-14.1 Row A stands above row B, row G below row F; whoever builds nothing says so."""
    facts = {"seats": [{"goods": {"gold": 2, "wood": 2, "stone": 2}}, {}, {}]}
    table = position({"modules": ["extra_rows"]}, facts, pending=[["building"]])
    labels = [choice.label for choice in board("kingsburg").choices(table, 0, "en")]
    assert labels[0] == "Build nothing"
    assert [label.split()[2] for label in labels[1:]] == [
        "Sawmill", "Statue", "Inn", "Guard", "Palisade", "Barricade", "Improvised",
    ]  # fmt: skip
