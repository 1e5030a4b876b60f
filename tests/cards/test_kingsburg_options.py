"""KB-21, KB-25.1 What a table of Kingsburg may be played with, and what is refused, in a sentence of each language."""

import re
from typing import Any

import pytest
from rulebook.kingsburg.laying import ALTERNATIVE, DESTINY, EXTRA, GOVERNORS, TOKENS, WHIMS
from rulebook.vectors import asked

import palatine
from palatine.games.kingsburg.destiny_components import DESTINY as DESTINY_ROWS
from palatine.games.kingsburg.governor_components import GOVERNORS as GOVERNOR_ROWS
from palatine.games.kingsburg.settings import CONFLICTS
from palatine.kernel.data import RECONSTRUCTED
from palatine.kernel.table import Table

MODULES = [EXTRA, ALTERNATIVE, GOVERNORS, DESTINY, TOKENS, WHIMS]
SCENARIOS = ["currying_favour", "shifting_alliances", "goblin_valley"]
CARDS = {GOVERNORS: GOVERNOR_ROWS, DESTINY: DESTINY_ROWS}
Options = dict[str, object]

EXCLUDED: list[tuple[str, int, Options]] = [
    *[("KB-22", 3, {"edition": 1, "modules": [module]}) for module in MODULES],
    *[("KB-22", 3, {"edition": 1, "scenario": scenario}) for scenario in SCENARIOS],
    ("KB-20.1", 3, {"scenario": "currying_favour", "modules": [TOKENS]}),
    ("KB-15.2", 3, {"row_choice": "draft", "modules": [EXTRA]}),
    ("KB-16.2", 3, {"governor_choice": "auction"}),
    ("KB-19.5", 3, {"whim_mode": "tradition", "modules": [DESTINY]}),
    ("KB-25.1", 3, {"cards": "confirmed", "modules": [WHIMS, TOKENS]}),
    ("KB-25.1", 3, {"cards": "confirmed", "modules": [EXTRA, GOVERNORS]}),
    ("KB-25.1", 3, {"cards": "confirmed", "modules": [ALTERNATIVE, DESTINY]}),
    ("KB-16.1", 4, {"cards": "confirmed", "modules": [GOVERNORS]}),
    ("KB-16.1", 5, {"cards": "confirmed", "modules": [GOVERNORS]}),
    ("KB-A-01", 3, {"edition": 2, "e1_queen_vp": 3}),
]
NO_CHOICE: list[Options] = [
    {"scenario": ["currying_favour", "goblin_valley"]},
    {"scenario": "currying_favour+goblin_valley"},
    {"scenario": "border_garrisons"},
    {"modules": ["extra_rows", "extra_rows"]},
    {"modules": ["soldiers"]},
    {"modules": "whims"},
    {"cards": "public"},
    {"row_choice": "auction", "modules": [ALTERNATIVE]},
    {"edition": 3},
]


def refused(seats: int, options: Options) -> palatine.BadOption:
    """The error, which says something in each language."""
    with pytest.raises(palatine.BadOption) as caught:
        palatine.new_game("kingsburg", seats, options, seed=1)
    error = caught.value
    assert error.en and error.pl and error.en != error.pl
    assert (error.say("en"), error.say("pl")) == (error.en, error.pl)
    return error


@pytest.mark.parametrize(("rule", "seats", "options"), EXCLUDED)
def test_what_does_not_go_together(rule: str, seats: int, options: Options) -> None:
    """KB-21 The combination is refused, with the rule that excludes it, in English and in Polish."""
    error = refused(seats, options)
    assert error.en.endswith(f"({rule})") and error.pl.endswith(f"({rule})")


def test_every_conflict_is_tried() -> None:
    """KB-21 Each sentence of a conflict is said by one of the combinations above."""
    said = {refused(seats, options).en for _, seats, options in EXCLUDED}
    assert said == {f"{conflict.en} ({conflict.rule})" for conflict in CONFLICTS}


@pytest.mark.parametrize("options", NO_CHOICE)
def test_what_cannot_be_chosen(options: Options) -> None:
    """KB-21, KB-20.3 Two scenarios at once, modules twice and anything unknown are refused, with what is possible."""
    name = next(iter(options))
    error = refused(3, options)
    assert f"option {name}" in error.en and f"opcja {name}" in error.pl


def started(seats: int, options: Options) -> Table:
    """A new game, in which the first dozens of actions are played."""
    table = palatine.new_game("kingsburg", seats, options, seed=7)
    for _ in range(40):
        seat = table.to_act[0]
        table.play(table.options(seat)[-1], seat)
    return table


@pytest.mark.parametrize("options", [
    *[{"modules": [module]} for module in MODULES],
    {"modules": MODULES},
    {"modules": [ALTERNATIVE], "row_choice": "draft"},
    {"modules": [EXTRA, ALTERNATIVE], "row_choice": "draft"},
    {"modules": [GOVERNORS], "governor_choice": "auction"},
    {"modules": [WHIMS], "whim_mode": "tradition"},
    {"modules": [DESTINY, TOKENS], "scenario": "shifting_alliances"},
    {"modules": [GOVERNORS, TOKENS], "scenario": "goblin_valley"},
    {"modules": [EXTRA, ALTERNATIVE, GOVERNORS, DESTINY, WHIMS], "scenario": "currying_favour"},
    *[{"scenario": scenario} for scenario in SCENARIOS],
], ids=str)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 5])
def test_every_mode_can_be_played(seats: int, options: Options) -> None:
    """KB-2.5 Every module, every way to play it and every scenario, alone and together, with two and with five."""
    table = started(seats, options)
    chosen: Any = table.dump()["options"]
    for name, value in options.items():
        assert chosen[name] == value


@pytest.mark.parametrize(("options", "kind"), [
    ({"modules": [ALTERNATIVE]}, "choose_rows"),
    ({"modules": [ALTERNATIVE], "row_choice": "draft"}, "draft_row"),
    ({"modules": [GOVERNORS]}, "keep_governor"),
    ({"modules": [GOVERNORS], "governor_choice": "auction"}, "auction"),
    ({"scenario": "currying_favour"}, "claim"),
    ({"scenario": "shifting_alliances"}, "ally"),
], ids=str)  # fmt: skip
def test_every_mode_begins_its_own_way(options: Options, kind: str) -> None:
    """KB-15.1, KB-15.2, KB-16.1, KB-16.2, KB-20.1, KB-20.2 What the players are asked first."""
    table = palatine.new_game("kingsburg", 3, options, seed=2)
    if kind == "choose_rows" and asked(table) == "exchange_row":
        table.play("pass")
    assert table.prompt(table.to_act[0]).kind == kind


@pytest.mark.parametrize(("cards", "governors", "destiny"), [("all", 25, 30), ("confirmed", 11, 10)])
def test_confirmed_cards_leave_the_others_in_the_box(cards: str, governors: int, destiny: int) -> None:
    """KB-25.1 Exactly the governors and destiny cards without a reconstructed mark are in the game."""
    options: Options = {"modules": [GOVERNORS, DESTINY], "governor_choice": "auction", "cards": cards}
    table = palatine.new_game("kingsburg", 5, options, seed=4)
    lying = re.findall(r"\w+", str(table.dump()["zones"]))
    for module, number in ((GOVERNORS, governors), (DESTINY, destiny)):
        wanted = {row.id for row in CARDS[module] if cards == "all" or row.source != RECONSTRUCTED}
        assert len(wanted) == number
        assert {card for card in lying if card in {row.id for row in CARDS[module]}} == wanted


@pytest.mark.parametrize(("seats", "choice"), [(2, "deal"), (3, "deal"), (4, "auction"), (5, "auction")])
def test_confirmed_cards_can_be_played(seats: int, choice: str) -> None:
    """KB-25.1 Dealt to two or three, sold by auction to four or five; with a scenario as well."""
    options: Options = {"modules": [GOVERNORS, DESTINY], "cards": "confirmed", "governor_choice": choice}
    assert started(seats, options).to_act
    assert started(seats, {**options, "scenario": "shifting_alliances"}).to_act


def test_the_options_are_described() -> None:
    """KB-21 Every option and every conflict has a sentence in both languages and a rule."""
    told: Any = palatine.describe("kingsburg")
    names = [option["name"] for option in told["options"]]
    assert {"edition", "modules", "scenario", "row_choice", "governor_choice", "whim_mode", "cards"} <= set(names)
    for entry in [*told["options"], *[conflict.described() for conflict in CONFLICTS]]:
        assert entry["en"] and entry["pl"] and entry["en"] != entry["pl"] and entry["rule"].startswith("KB-")
