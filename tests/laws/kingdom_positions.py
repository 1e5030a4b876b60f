"""Positions of It's a Wonderful Kingdom, one for each kind of decision."""

from typing import Final

Position = dict[str, object]


def _kingdom(
    pending: list[list[object]],
    seats: list[Position],
    zones: Position | None = None,
    module: str = "none",
    **table: object,
) -> Position:
    """A position of It's a Wonderful Kingdom in round 2."""
    if module == "menaces":
        decks = ["thieves", "giant_rats"]
        seats = [{"deck": deck, "deck_left": 2, **row} for deck, row in zip(decks, seats, strict=False)]
    facts: Position = {
        "round": 2,
        "phase": "planning",
        "calamity_stack": 0 if module == "menaces" else 2,
        "seats": seats,
        **table,
    }
    return {
        "game": "wonderful_kingdom", "seats": len(seats), "options": {"module": module}, "seed": "position",
        "pending": pending, "zones": zones or {}, "table": facts,
    }  # fmt: skip


_BUILDER: Final[Position] = {
    "built": {"stone_quarry": 2, "scholars": 2},
    "construction": [
        {"card": "farm", "filled": {"materials": 1}}, "farm", "citadel", "royal_guard", "lair_of_burning_sand",
    ],
    "alchemy": {"materials": 2, "gold": 1},
    "krystallium": 3,
    "soldiers": 9,
}  # fmt: skip
_HIDDEN: Final[Position] = {"left": ["hamlet", ["harbour", 2]], "right": [["watchtower", 1], "barracks"]}
_OFFERED: Final[Position] = {**_HIDDEN, "hand.0": ["farm", "farm", "royal_mint"], "hand.1": ["hamlet", "dragon_egg"]}
_COUNCIL: Final[Position] = {
    **_BUILDER,
    "calamities": 1,
    "advisors": ["grey_eminence", "master_cartographer", "mercenary_captain", "reckless_gambler", "secret_agent",
                 "ruthless_overseer", "master_craftsman", "inspired_prophet"],
}  # fmt: skip
_SETTLED: Final[Position] = {"built": {"tax_office": 1}}
_ENDING: Final[list[list[object]]] = [["game_end"]]

KINGDOM: Final[dict[str, tuple[Position, list[str]]]] = {
    "wonderful_kingdom pick_deck": (
        {"game": "wonderful_kingdom", "seats": 2, "seed": 3, "options": {"module": "menaces"},
         "pending": [["set_up"]], "table": {"round": 0}}, []
    ),
    "wonderful_kingdom keep_advisor": (
        {"game": "wonderful_kingdom", "seats": 2, "seed": 3, "options": {"module": "advisors"},
         "pending": [["set_up"]], "table": {"round": 0}}, []
    ),
    "wonderful_kingdom propose": (
        _kingdom([*_ENDING, ["choose", 1], ["propose", 0]], [_BUILDER, {}], _OFFERED, phase="choice"), []
    ),
    "wonderful_kingdom propose again": (
        _kingdom([*_ENDING, ["choose", 1], ["propose", 0]], [_BUILDER, {}], _OFFERED, phase="choice"),
        ["hide farm left"],
    ),
    "wonderful_kingdom choose": (
        _kingdom([*_ENDING, ["choose", 1]], [{}, _COUNCIL], _HIDDEN, "advisors", phase="choice"), []
    ),
    "wonderful_kingdom last_word": (
        _kingdom([["reveal"], ["left_overs"], ["last_word", 1]], [{}, _BUILDER], _HIDDEN, phase="choice"), []
    ),
    "wonderful_kingdom look": (
        _kingdom(
            [*_ENDING, ["choose", 0]], [{"stages": ["3"]}, {}], _HIDDEN, "quests", phase="choice"
        ), ["vision"]
    ),
    "wonderful_kingdom turn_up": (
        _kingdom([*_ENDING, ["choose", 0]], [_COUNCIL, {}], {**_HIDDEN, "selection.1": [["hamlet", 1]]}, "advisors",
                 phase="choice"), ["activate grey_eminence"]
    ),
    "wonderful_kingdom deal_into": (
        _kingdom([*_ENDING, ["choose", 0]], [_COUNCIL, {}], _HIDDEN, "advisors", phase="choice"),
        ["activate master_cartographer"],
    ),
    "wonderful_kingdom discard_card": (
        _kingdom([*_ENDING, ["choose", 0]], [_COUNCIL, {}], _HIDDEN, "advisors", phase="choice"),
        ["activate mercenary_captain"],
    ),
    "wonderful_kingdom move_card": (
        _kingdom([*_ENDING, ["choose", 0]], [_COUNCIL, {}], _HIDDEN, "advisors", phase="choice"),
        ["activate reckless_gambler"],
    ),
    "wonderful_kingdom finish": (
        _kingdom([*_ENDING, ["choose", 0]], [_COUNCIL, {}], _HIDDEN, "advisors", phase="choice"),
        ["activate master_craftsman"],
    ),
    "wonderful_kingdom search": (
        _kingdom([*_ENDING, ["choose", 0, 1]], [_BUILDER], {"left": ["hamlet", "farm", "barracks"], "right": []},
                 phase="choice"), ["search left"]
    ),
    "wonderful_kingdom keep_found": (
        _kingdom([*_ENDING, ["choose", 0, 1]], [_BUILDER], {"left": ["hamlet", "farm", "barracks"], "right": []},
                 phase="choice"), ["search left", "pick farm left", "pick hamlet left"]
    ),
    "wonderful_kingdom shadows": (
        _kingdom([["reveal"]], [_SETTLED, _SETTLED],
                 {"selection.0": ["farm", "shadow", "royal_mint"], "selection.1": ["shadow", "hamlet", "barracks"]},
                 "menaces"), []
    ),
    "wonderful_kingdom theft": (
        _kingdom([["reveal"]], [_SETTLED, _SETTLED], {"selection.0": ["farm", "thief"], "selection.1": ["giant_rat"]},
                 "menaces"), []
    ),
    "wonderful_kingdom plan": (
        _kingdom([["round_end"], ["planning"]], [_BUILDER, _SETTLED],
                 {"selection.0": ["hamlet", "treasure_gold_gold"], "selection.1": ["royal_mint"]}), []
    ),
    "wonderful_kingdom place": (
        _kingdom([["round_end"], ["production", -1, 0]], [_BUILDER, {"construction": ["farm"]}], phase="production"), []
    ),
    "wonderful_kingdom fill_as": (
        _kingdom([["round_end"], ["production", -1, 0]], [_BUILDER], phase="production"),
        ["krystallium lair_of_burning_sand"],
    ),
    "wonderful_kingdom stage_pay": (
        _kingdom([["round_end"], ["production", -1, 0]], [_BUILDER], module="quests", phase="production"), ["stage 1"]
    ),
    "wonderful_kingdom oversee_as": (
        _kingdom([["round_end"], ["production", -1, 3]], [{**_COUNCIL, "duchy": "teressie", "built": {}}],
                 module="advisors", phase="production"), ["activate ruthless_overseer"]
    ),
    "wonderful_kingdom fight": (
        _kingdom([["round_end"], ["fight_phase"]],
                 [{"menaces": {"vermin": 2, "thief": 1}, "thefts": {"gold": 1}, "soldiers": 4}, _SETTLED],
                 module="menaces", phase="fight"), []
    ),
    "wonderful_kingdom uncover": (
        _kingdom([["round_end"], ["fight_phase"]],
                 [{"menaces": {"thief": 2}, "thefts": {"gold": 1, "materials": 1}, "soldiers": 4}],
                 module="menaces", phase="fight"), ["fight thief"]
    ),
    "wonderful_kingdom end_turn": (
        _kingdom([*_ENDING, ["end_turn", 0]], [_COUNCIL, {}], module="advisors", round=4, phase="production"), []
    ),
}  # fmt: skip
