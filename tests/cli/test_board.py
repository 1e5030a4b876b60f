"""The board shows what a seat may know, all of it, and fits."""

import re
from io import StringIO

import pytest
from rich.console import Console

import palatine
from palatine.cli.boards import Board, board
from palatine.kernel.table import Table


def drawn(table: Table, seat: int, lang: str, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    console.print(board("kingsburg").draw(table, seat, lang, width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().replace("\u00a0", " ")


def mid_game(edition: int = 2, seats: int = 3, moves: int = 70) -> Table:
    names = ["Anna", "Jan", "Ola", "Ewa", "Bolesław Krzywousty"][:seats]
    table = palatine.new_game("kingsburg", seats, {"edition": edition}, 7, names=names)
    bots = [palatine.bot("greedy", seat) for seat in range(seats)]
    for _ in range(moves):
        seat = table.to_act[0]
        table.play(bots[seat].choose(palatine.sampler(table, seat), seat), seat)
    return table


@pytest.mark.parametrize("width", [80, 100, 110, 120, 140, 200])
@pytest.mark.parametrize(("lang", "edition", "seats"), [("pl", 1, 5), ("pl", 2, 3), ("en", 2, 2), ("en", 1, 5)])
def test_the_board_fits_and_names_everything(width: int, lang: str, edition: int, seats: int) -> None:
    table = mid_game(edition, seats)
    text = drawn(table, 0, lang, width)
    assert max([len(line) for line in text.splitlines()]) <= width
    families = {family.name: family.rows for family in table.game.families(table.chosen)}
    flat = " ".join(text.replace("│", " ").split())
    for row in families["advisors"]:
        assert row.name(lang) in flat
    for row in families["buildings"]:
        assert row.name(lang).split()[0] in flat
    for name in table.names:
        assert name[:13] in flat


def test_the_board_shows_who_stands_where() -> None:
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 3, "options": {"edition": 2}, "names": ["Anna", "Jan", "Ola"],
            "pending": [["influence_round"]],
            "table": {
                "year": 3, "phase": 4, "order": [2, 0, 1], "envoy": 1,
                "court": [
                    {"advisor": "treasurer", "seat": 1, "dice": [5, 3]},
                    {"advisor": "queen", "seat": 2, "dice": [6, 5], "white": [4], "token": True},
                ],
                "seats": [
                    {
                        "dice": [6, 2], "goods": {"gold": 2, "stone": 1}, "plus2": 1, "soldiers": 2,
                        "buildings": ["palisade"],
                    },
                    {"dice": [1]}, {"used": ["passed"], "white_dice": 1},
                ],
            },
        }
    )  # fmt: skip
    for width in (80, 140):
        text = drawn(table, 0, "pl", width)
        assert "Rok III · Faza 4/8: Lato" in text
        assert "Królewski wysłannik: Jan" in text
        assert "Kolejność: 1. Ola · 2. Anna · 3. Jan" in text
        assert "Jan 5+3" in text
        assert "Ola 6+5+b4 +2" in text
        assert "✓ Palisada" in text
        assert "► Posąg" in text and "► Kaplica" not in text
        assert "wartość bojowa 3" in text
        assert "nieznany, siła 4–6" in text


def peeked() -> Table:
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "options": {"edition": 2}, "names": ["Anna", "Jan"],
            "pending": [["building"], ["support"], ["influence_round"]],
            "table": {
                "year": 1, "phase": 2, "order": [0, 1],
                "seats": [{"dice": [6, 4], "goods": {"wood": 1}}, {"used": ["passed"], "goods": {"wood": 1}}],
            },
        }
    )  # fmt: skip
    table.force(draw=["year1_zombies_4"])
    table.play("place 6+4 general")
    return table


def test_only_the_one_who_peeked_sees_the_enemy() -> None:
    table = peeked()
    for width in (80, 140):
        assert "Zombies, strength 4" in drawn(table, 0, "en", width)
        assert "Zombies" not in drawn(table, 1, "en", width)
    hidden = [drawn(table.redeal(1, seed), 1, "en", 80) for seed in range(3)]
    assert set(hidden) == {drawn(table, 1, "en", 80)}


def test_the_price_on_the_sheet_is_todays_price() -> None:
    position = {
        "game": "kingsburg", "seats": 2, "options": {"edition": 2}, "pending": [["building"]],
        "table": {"seats": [{"buildings": ["barricade", "crane"], "goods": {"wood": 1}}, {}]},
    }  # fmt: skip
    assert "Town Hall 1g1w1s" in drawn(palatine.load(position), 0, "en", 80)


def test_choices_are_sorted_by_rank_and_say_what_the_advisor_gives() -> None:
    table = mid_game(moves=0)
    while table.prompt().kind != "influence":
        table.play(table.options(table.to_act[0])[0])
    seat = table.to_act[0]
    choices = board("kingsburg").choices(table, seat, "pl")
    assert [choice.action for choice in choices] == table.options(seat)
    ranks = [int(re.findall(r"\((\d+)\)", choice.group)[0]) for choice in choices if choice.group]
    assert ranks == sorted(ranks) and len(ranks) > 2
    assert all(choice.note for choice in choices if choice.group)


def test_a_game_without_a_board_can_still_be_asked() -> None:
    table = mid_game(moves=0)
    plain = board("no_such_game")
    assert type(plain) is Board
    labels = [choice.label.replace("\u00a0", " ") for choice in plain.choices(table, 0, "pl")]
    assert labels == ["Weź 1 złoto", "Weź 1 drewno", "Weź 1 kamień"]
    assert plain.targets(table, "pl")["Królowa"] == "advisor:queen"
