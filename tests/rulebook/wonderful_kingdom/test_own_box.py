"""The owner's box: marks and abilities of advisors that an overlay brings, and what cannot be in a box."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from records.golden import ROOM

import palatine
from palatine.games.wonderful_kingdom import components
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table
from rulebook.vectors import imagined, sheet, texts, zone
from rulebook.wonderful_kingdom.laying import ANN, lay, player

ALL = [row.id for row in components.ADVISORS]
PLACES = ("deck", "deck_top", "left", "right", "risk_deck")
STEPS = ["materials", "population", "gold", "exploration"]
LADIES = ["lady_of_the_forest", "nurturing_mother", "lady_of_the_lakes", "pirate_of_the_five_seas"]


def box(**advisors: Mapping[str, object]) -> dict[str, object]:
    return {"game": "wonderful_kingdom", "advisors": advisors}


def marked(count: int) -> dict[str, object]:
    """A box in which just the last advisors are for two players."""
    first = len(ALL) - count
    return box(**{id: {"two_player_only": int(at >= first)} for at, id in enumerate(ALL)})


def alone(overlay: dict[str, object], seed: int = 1, rules: int | None = None) -> Table:
    """A solo game with the Advisors, up to the first choice of an area."""
    position: dict[str, object] = {
        "game": "wonderful_kingdom", "seats": 1, "options": {"module": "advisors"}, "overlay": overlay, "seed": seed,
        "pending": [["set_up"]], "table": {"round": 0, "seats": [{"duchy": ""}]},
    }  # fmt: skip
    table = palatine.load(position if rules is None else {**position, "rules": rules})
    table.play(table.options(ANN)[0], ANN)
    return table


def at_the_table(table: Table) -> list[str]:
    return [card for name in PLACES for card in zone(table, name) if card in ALL]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_ten_advisors_take_the_place_of_the_treasures(count: int) -> None:
    """WK-9.11, WK-B-06 However many are marked: one is kept, ten come into the deck, the surplus stays out by lot."""
    left_out: list[str] = []
    for seed in range(12):
        table = alone(marked(count), seed)
        kept = sheet(table)["advisors"]
        assert len(kept) == 1 and len(at_the_table(table)) == 10
        out = zone(table, "rejected.0")
        assert sorted([*kept, *at_the_table(table), *out]) == sorted(ALL[: len(ALL) - count])
        left_out += out
    assert len(left_out) == 12 * (3 - count) and (count == 3 or len(set(left_out)) > 5)


def test_nobody_knows_who_was_left_out() -> None:
    """WK-B-06 The player sees only that advisors are missing, and imagines any of them."""
    table = alone(marked(0))
    rows: Any = table.view(ANN)["zones"]
    assert rows["rejected"][ANN] == {"count": 3, "cards": [None, None, None]}
    seen = {*sheet(table)["advisors"], *zone(table, "left"), *zone(table, "right"), *zone(table, "deck_top")}
    deals = imagined(table, ANN)
    for deal in deals:
        assert set(deal["rejected.0"]) <= set(ALL) - seen
    assert len({name for deal in deals for name in deal["rejected.0"]}) == len(set(ALL) - seen)


@pytest.mark.parametrize("count", [4, 9, 14])
def test_too_few_advisors_for_one_player(count: int) -> None:
    """WK-9.11 Ten for the deck and one to keep: fewer than eleven are refused before the game begins."""
    with pytest.raises(palatine.BadOverlay) as refused:
        palatine.new_game("wonderful_kingdom", 1, {"module": "advisors"}, overlay=marked(count))
    assert "two_player_only" in refused.value.en and "11" in refused.value.en
    assert "two_player_only" in refused.value.pl and "11" in refused.value.pl
    for seats, module in ((2, "advisors"), (1, "quests")):
        palatine.new_game("wonderful_kingdom", seats, {"module": module}, overlay=marked(count))


def test_an_earlier_table_keeps_all_its_advisors() -> None:
    """WK-9.11 By the rules of version 1 every unmarked advisor came into the deck, and such a table plays on."""
    table = alone(marked(1), rules=1)
    assert len(at_the_table(table)) == 12 and zone(table, "rejected.0") == []
    assert len(at_the_table(alone(marked(8), rules=1))) == 5
    with pytest.raises(palatine.BadOverlay):
        alone(marked(14), rules=1)


# ---- abilities -------------------------------------------------------------------------------------------------------


def steps_of(advisor: str, ability: str, rules: int = 2) -> list[str]:
    """The steps of production in which Ann can use the advisor."""
    found: list[str] = []
    for number, step in enumerate(STEPS):
        table = palatine.load(
            {
                "game": "wonderful_kingdom",
                "seats": 2,
                "rules": rules,
                "options": {"module": "advisors"},
                "overlay": box(**{advisor: {"ability": ability}}),
                "pending": [["production", -1, number]],
                "table": {"phase": "production", "seats": [player(advisors=[advisor], soldiers=20), player()]},
            }
        )
        if f"activate {advisor}" in texts(table, ANN):
            found.append(step)
    return found


@pytest.mark.parametrize("advisor", LADIES)
@pytest.mark.parametrize("step", STEPS)
def test_extra_cubes_come_in_the_step_of_their_resource(advisor: str, step: str) -> None:
    """WK-9.9, WK-B-07 Whose icon is another one in the owner's box is used in the step of that resource."""
    assert steps_of(advisor, f"4 extra_{step}") == [step]


def test_an_earlier_table_keeps_the_steps_of_its_advisors() -> None:
    """WK-9.9 By the rules of version 1 the step was that of the card's name, whatever it brought."""
    assert steps_of("lady_of_the_forest", "4 extra_gold", rules=1) == ["materials"]


def test_the_step_is_told_with_the_ability() -> None:
    """WK-B-07 Card texts and the catalogue name the step in which the advisor is used."""
    overlay = box(lady_of_the_forest={"ability": "4 extra_gold"})
    found: Any = palatine.catalogue("wonderful_kingdom", {"module": "advisors"}, overlay)
    lady = found["things"]["advisor:lady_of_the_forest"]
    assert lady["facts"]["phase"] == "gold"
    assert "gold step" in lady["text"]["en"] and "krok złota" in lady["text"]["pl"]


OUTSIDE = [
    ("secret_agent", "4 extra_materials"),
    ("master_goldsmith", "3 extra_gold"),
    ("ruthless_overseer", "4 extra_gold"),
    ("alchemist_diviner", "4 extra_gold"),
    ("lady_of_the_forest", "recover_trap"),
    ("inspired_prophet", "deal_card"),
    ("master_goldsmith", "reveal_card"),
    ("master_cartographer", "move_card"),
    ("alchemist_diviner", "discard_card"),
    ("inspired_prophet", "cube_each"),
    ("master_craftsman", "double_calamities"),
]


@pytest.mark.parametrize(("advisor", "ability"), OUTSIDE)
def test_an_ability_outside_its_phase_is_refused(advisor: str, ability: str) -> None:
    """WK-9.1, WK-B-07 An advisor works only in the own phase; what belongs to another one cannot be on the card."""
    with pytest.raises(palatine.BadOverlay) as refused:
        palatine.new_game(
            "wonderful_kingdom", 2, {"module": "advisors"}, overlay=box(**{advisor: {"ability": ability}})
        )
    assert advisor in refused.value.en and ability in refused.value.en and ability in refused.value.pl


@pytest.mark.parametrize(
    ("advisor", "ability"),
    [
        ("secret_agent", "2 soldier"),
        ("mercenary_captain", "reveal_card"),
        ("reckless_gambler", "discard_card"),
        ("alchemist_diviner", "discard_calamity"),
        ("ruthless_overseer", "finish_card"),
        ("lady_of_the_lakes", "3 krystallium"),
    ],
)
def test_what_works_in_any_phase_may_be_on_any_advisor(advisor: str, ability: str) -> None:
    """WK-B-07 A phase within that of the ability is no harm."""
    palatine.new_game("wonderful_kingdom", 2, {"module": "advisors"}, overlay=box(**{advisor: {"ability": ability}}))


def test_no_cube_lies_about() -> None:
    """WK-6.6 With any abilities that a box can have: outside of placing, no player holds fresh cubes."""
    chance = seeded("own box")
    for deal in range(20):
        rows = {id: {"ability": f"{1 + chance.below(6)} extra_{STEPS[chance.below(4)]}", "cost": 0} for id in LADIES}
        table = palatine.new_game("wonderful_kingdom", 1 + deal % 2, {"module": "advisors"}, deal, box(**rows))
        while not table.is_over:
            seat = table.to_act[0]
            if table.prompt(seat).kind not in ("place", "fill_as", "finish"):
                assert sheet(table, seat)["fresh"] == {}
            options = table.options(seat)
            eager = [action for action in options if table.text(action, seat).startswith("activate")]
            table.play(eager[0] if eager else options[chance.below(len(options))], seat)
        assert table.audit() == []


def test_the_solo_secret_agent_has_one_token_to_take_back() -> None:
    """WK-R34, WK-11.1 In the owner's box he may be used alone: only while the one trap token is spent."""
    overlay = box(secret_agent={"two_player_only": 0})
    for traps, can in ((1, False), (0, True)):
        table = lay(
            [player(advisors=["secret_agent"], soldiers=2, traps=traps)], [["choose", ANN]], "advisors",
            {"left": ["farm"], "right": []}, overlay=overlay, phase="choice",
        )  # fmt: skip
        assert ("activate secret_agent" in texts(table)) is can


@pytest.mark.parametrize("path", sorted(ROOM.glob("wonderful_kingdom-?p-*.txt")), ids=lambda path: path.stem)
def test_the_printed_box_plays_alike_by_both_versions(path: Path) -> None:
    """WK-B-06, WK-B-07 The new version is for data of an owner: a printed game of the first is one of the second."""
    text = path.read_text("utf-8")
    later = palatine.replay(text.replace("rules: 1\n", "rules: 2\n"))
    assert later.rules == 2 and later.scores() == palatine.replay(text).scores()
