"""An owner of the box types in printed values: the overlay of the data page is loaded, played with and recorded."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.kernel.chance import seeded

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "wonderful_kingdom-data.md"


def printed() -> dict[str, Any]:
    """The example of the page, as a file would hold it."""
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return tomllib.loads(found.group(1))


def test_the_values_of_the_overlay_are_played_with() -> None:
    overlay = printed()
    table = palatine.new_game("wonderful_kingdom", 2, {"module": "menaces"}, 1, overlay)
    plain = palatine.new_game("wonderful_kingdom", 2, {"module": "menaces"}, 1)
    giant = "fight frost_giant"
    for one, cost in ((table, overlay["menaces"]["frost_giant"]["soldiers"]), (plain, 2)):
        position: dict[str, object] = {
            "game": "wonderful_kingdom", "seats": 2, "options": {"module": "menaces"}, "overlay": dict(one.overlay),
            "pending": [["fight_phase"]],
            "table": {"phase": "fight", "seats": [{"menaces": {"frost_giant": 1}, "soldiers": cost - 1}, {}]},
        }  # fmt: skip
        assert palatine.load(position).is_over, "one soldier short"
        facts = position["table"]
        assert isinstance(facts, dict)
        facts["seats"][0]["soldiers"] = cost
        assert giant in _texts(palatine.load(position))


def _texts(table: Any) -> list[str]:
    return [table.text(action, 0) for action in table.options(0)]


@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_with_an_overlay(module: str, seats: int) -> None:
    table = palatine.new_game("wonderful_kingdom", seats, {"module": module}, 5, printed())
    chance = seeded(module)
    while not table.is_over:
        seat = table.to_act[0]
        options = table.options(seat)
        table.play(options[chance.below(len(options))], seat)
    assert table.audit() == []
    again = palatine.replay(table.record())
    assert again.overlay == table.overlay != {} and again.digest() == table.digest()


@pytest.mark.parametrize(
    ("family", "row", "field", "value"),
    [
        ("developments", "farm", "cost", "8 materials"),
        ("developments", "farm", "cost", ""),
        ("developments", "farm", "cost", "2 silver"),
        ("developments", "farm", "type", "structure + monument"),
        ("developments", "farm", "recycling", "2 gold"),
        ("developments", "farm", "vp", "1 vp per 2 structure"),
        ("treasures", "treasure_gold_gold", "recycling", "gold"),
        ("advisors", "secret_agent", "ability", "recover_trap + 2 soldier"),
        ("menaces", "thief", "soldiers", 11),
        ("stages", "find_cure", "cost", "8 materials"),
    ],
)
def test_what_cannot_be_on_a_card_is_refused(family: str, row: str, field: str, value: object) -> None:
    overlay: dict[str, object] = {"game": "wonderful_kingdom", family: {row: {field: value}}}
    with pytest.raises(palatine.BadOverlay) as refused:
        palatine.new_game("wonderful_kingdom", 2, overlay=overlay)
    assert row in str(refused.value) and field in str(refused.value)
