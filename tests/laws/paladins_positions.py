"""Positions of Paladins of the West Kingdom, one for each kind of decision."""

from typing import Final

Position = dict[str, object]


def _paladins(pending: list[list[object]], seats: list[Position], **facts: object) -> Position:
    """The fourth round of a game; whoever is left out has the resources everybody begins with."""
    table: Position = {
        "phase": "actions",
        "round": 4,
        "townsfolk": ["abbot_tax", "peddler_silver", "squire_strength", "architect_labourer", "watchman_silver"],
        "outsiders": [
            "mercenary_viking", "thief_byzantine", "traitor_byzantine", "champion_saracen", "", "invader_saracen",
        ],
        "orders": ["order_fortify", "order_convert", "order_attack"],
        "favours": ["favour_royal_masons", "favour_settle", "", "", ""],
        "seats": seats,
        **facts,
    }  # fmt: skip
    return {"game": "paladins", "seats": len(seats), "seed": "position", "pending": pending, "table": table}


_LORD: Final[Position] = {
    "silver": 9,
    "provisions": 5,
    "attributes": {"strength": 4, "faith": 4, "influence": 4},
    "workers": {"labourer": 2, "scout": 2, "merchant": 1, "fighter": 2, "cleric": 2, "criminal": 1},
    "suspicions": ["suspicion_1", "suspicion_2"],
    "unpaid": 1,
    "crew": ["conspirator_criminal", "debt_collector_scout", "defender_tax", "squire_faith"],
    "placed": {"trade": ["labourer", "merchant"]},
    "workshops": ["attack 1"],
    "paladin": "engelier",
}

PALADINS: Final[dict[str, tuple[Position, list[str]]]] = {
    "paladins starting_townsfolk": ({"game": "paladins", "seats": 2, "seed": 5, "pending": [["set_up"]]}, []),
    "paladins choose_paladin": (
        {"game": "paladins", "seats": 1, "seed": 5, "pending": [["draw_paladins"]], "table": {"round": 1}}, []
    ),
    "paladins hire": (
        _paladins([["next_turn"], ["hire", 0]], [_LORD, {}], phase="preparation", tavern=["tavern_12", "tavern_18"]), []
    ),
    "paladins action": (_paladins([["next_turn"], ["action", 1]], [{}, _LORD, {}]), []),
    "paladins action, solo": (_paladins([["next_turn"], ["action", 0]], [_LORD], vpl={"workers": 5, "unpaid": 1}), []),
    "paladins workers": (_paladins([["next_turn"], ["action", 0]], [_LORD, {}]), ["attack mercenary_viking"]),
    "paladins choice": (_paladins([["effect", 0, "walls.wall_choice_debt.choice", 153]], [_LORD, {}]), []),
    "paladins offer": (
        {
            **_paladins([["effect", 0, "spaces.region_1_space_2.reward", 201]], [_LORD, {}]),
            "overlay": {"game": "paladins", "spaces": {"region_1_space_2": {"reward": "silver > 2 cleric"}}},
        },
        [],
    ),
    "paladins discard_suspicion": (_paladins([["next_turn"], ["discard_suspicion", 0, 2]], [_LORD, {}]), []),
    "paladins discard_suspicion, at an Inquisition": (
        _paladins([["next_turn"], ["effect", 1, "townsfolk.defender_tax.ability", 61]], [_LORD, {}, {}], tax=1), []
    ),
    "paladins pay_debt": (_paladins([["next_turn"], ["pay_debt", 0]], [_LORD, {}]), []),
    "paladins destroy_debt": (_paladins([["next_turn"], ["destroy_debt", 0]], [_LORD, {}]), []),
    "paladins clear": (_paladins([["next_turn"], ["clear", 0]], [_LORD, {}]), []),
    "paladins free_recruit": (_paladins([["next_turn"], ["free_recruit", 0]], [_LORD, {}]), []),
    "paladins free_develop": (_paladins([["next_turn"], ["free_develop", 0]], [_LORD, {}]), []),
    "paladins keep_workers": (_paladins([["next_turn"], ["action", 0]], [_LORD, {}]), ["pass"]),
}  # fmt: skip
