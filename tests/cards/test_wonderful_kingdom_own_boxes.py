"""Boxes typed in at random: each is played with, or refused with a sentence in both languages."""

import palatine
from palatine.games.wonderful_kingdom.box import families
from palatine.kernel.chance import Generator, seeded

WORDS = [
    "materials", "population", "gold", "exploration", "krystallium", "soldier", "vp", "structure", "specialist",
    "monument", "discovery", "recover_trap", "deal_card", "reveal_card", "discard_card", "move_card", "cube_each",
    "extra_materials", "extra_gold", "double_calamities", "discard_calamity", "finish_card", "straight_to_duchy",
    "vision", "silver", "",
]  # fmt: skip
JOINTS = [" + ", " + ", " per ", " | ", " > ", " "]
MODULES = ["menaces", "advisors", "quests", "none"]


def value_of(chance: Generator) -> object:
    """Mostly effects in the notation of cards, right or wrong; numbers; now and then something else altogether."""
    kind = chance.below(10)
    if kind == 0:
        return [None, True, [], {}, 2.5, -1, 10**30][chance.below(7)]
    if kind < 3:
        return chance.below(25) - 5
    text = ""
    for at in range(1 + chance.below(3)):
        text += JOINTS[chance.below(len(JOINTS))] if at else ""
        text += f"{chance.below(12)} " if chance.below(3) else ""
        text += WORDS[chance.below(len(WORDS))]
    return text


def a_box(chance: Generator) -> dict[str, object]:
    """Some rows of some families, some of their fields, with values at random or taken from another row."""
    overlay: dict[str, object] = {"game": "wonderful_kingdom"}
    for _ in range(1 + chance.below(3)):
        family = families()[chance.below(7)]
        fields = [*family.numbers, *family.effects]
        rows: dict[str, object] = {}
        for _ in range(1 + chance.below(14)):
            row = family.rows[chance.below(len(family.rows))]
            field = fields[chance.below(len(fields))]
            other = family.rows[chance.below(len(family.rows))].fields[field]
            rows[row.id] = {field: other if chance.below(4) else value_of(chance)}
        overlay[family.name] = rows
    return overlay


def tried(seed: int, count: int, moves: int) -> tuple[int, int]:
    """How many boxes were played with, and how many refused."""
    chance = seeded(f"boxes {seed}")
    played = refused = 0
    for number in range(count):
        seats, module = 1 + chance.below(2), MODULES[chance.below(4)]
        overlay = a_box(chance)
        try:
            table = palatine.new_game("wonderful_kingdom", seats, {"module": module}, number, overlay)
        except palatine.BadOverlay as error:
            assert error.en and error.pl and error.en != error.pl
            refused += 1
            continue
        played += 1
        for _ in range(moves):
            if table.is_over:
                break
            seat = table.to_act[0]
            options = table.options(seat)
            action = options[chance.below(len(options))]
            assert table.prompt(seat).pl and table.label(action, "pl", seat)
            table.play(action, seat)
        assert table.audit() == []
        for event in table.events_since(0, None)[-20:]:
            assert palatine.event_text(table, event, "pl")
    return played, refused


def test_every_box_is_played_with_or_refused() -> None:
    played, refused = tried(1, 250, 60)
    assert played > 40 and refused > 40, (played, refused)
