"""The boards of Paladins as data: actions with their prices, tracks with their points, regions, rounds."""

from typing import Final

from palatine.books.catalogue import said
from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE_POINTS,
    ATTRIBUTES,
    CONVERT_COSTS,
    DEVELOP_COST,
    DEVELOP_POINTS,
    FAITH_FLAGS,
    FAVOUR_ROUNDS,
    GATHERED,
    GATHERED_BY_TWO,
    JAR_COSTS,
    KEPT_WORKERS,
    LEVEL_NAMES,
    MAP_POINTS,
    ORDER_GOAL,
    ORDER_POINTS,
    ORDER_ROUNDS,
    OUTSIDER_SPACES,
    PIECES,
    PRAY_COST,
    PROVISION_COSTS,
    RESOURCE_SPACES,
    ROUNDS,
    START_PROVISIONS,
    START_SILVER,
    STRENGTH_FLAGS,
    TOP,
    WALL_NEEDS,
    WALL_POINTS,
    WORKERS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.scoring import UNPAID
from palatine.games.paladins.table import Paladins


def _seven(resource: str, costs: tuple[int, ...]) -> list[dict[str, int]]:
    return [{resource: n} for n in costs]


PRICED: Final[dict[str, dict[str, object]]] = {
    "develop": {"times": WORKSHOP_COUNT, "prices": [{"silver": DEVELOP_COST}], "points": list(DEVELOP_POINTS)},
    "pray": {"prices": [{"silver": PRAY_COST}]},
    "hunt": {"gathers": [GATHERED, GATHERED_BY_TWO]},
    "trade": {"gathers": [GATHERED, GATHERED_BY_TWO]},
    "commission": {"times": PIECES, "prices": _seven("provision", PROVISION_COSTS), "points": list(MAP_POINTS)},
    "fortify": {
        "times": PIECES, "prices": _seven("provision", PROVISION_COSTS), "needs": list(WALL_NEEDS),
        "points": list(WALL_POINTS),
    },
    "garrison": {"times": PIECES, "prices": _seven("provision", PROVISION_COSTS), "points": list(MAP_POINTS)},
    "absolve": {
        "times": PIECES, "prices": _seven("silver", JAR_COSTS),
        "points": list(WALL_POINTS),
    },
    "convert": {"times": PIECES, "prices": _seven("silver", CONVERT_COSTS)},
}  # fmt: skip
"""PA-5, PA-6 How often an action can be done, what each time costs and needs, what so many times are worth."""


def layout(table: Paladins) -> dict[str, object]:
    """PA-1, PA-2 The main board and the player boards."""
    rows = table.box.rows
    is_open = [bool(table.box.open >> at & 1) for at in range(len(rows["spaces"]))]
    regions = [
        {
            "region": region,
            "faith": FAITH_FLAGS[region - 1],
            "strength": STRENGTH_FLAGS[region - 1],
            "spaces": [
                f"space:{row.id}" for row, seen in zip(rows["spaces"], is_open, strict=True)
                if seen and row.integer("region") == region
            ],
        }
        for region in range(1, len(FAITH_FLAGS) + 1)
    ]  # fmt: skip
    found: dict[str, object] = {
        "rounds": ROUNDS,
        "actions": {
            side: [f"action:{row.id}" for row in ACTIONS if row.text("side") == side] for side in ("left", "right")
        },
        "workers": [f"worker:{id}" for id in WORKERS],
        "attributes": [
            {"key": f"attribute:{id}", "top": TOP, "points": list(ATTRIBUTE_POINTS)} for id in ATTRIBUTES
        ],
        "jars": [{"key": f"jar_piece:{row.id}", "need": row.integer("need")} for row in rows["jars"]],
        "jar_spaces": [f"jar:{row.id}" for row in rows["jar_spaces"]],
        "workshops": [f"workshop:{row.id}" for row in rows["workshops"]],
        "regions": regions,
        "outsider_spaces": [
            {"faith": FAITH_FLAGS[at], "strength": STRENGTH_FLAGS[at]} for at in range(OUTSIDER_SPACES)
        ],
        "townsfolk_track": [f"townsfolk_space:{row.id}" for row in rows["townsfolk_track"]],
        "orders": [{"round": r, "points": p} for r, p in zip(ORDER_ROUNDS, ORDER_POINTS, strict=True)],
        "order_goal": ORDER_GOAL,
        "favours": [{"round": r} for r in FAVOUR_ROUNDS],
        "tax_supply": int(table.box.tax_supply),
        "kept_workers": KEPT_WORKERS,
        "start": {"silver": START_SILVER, "provisions": START_PROVISIONS},
        "unpaid_debt": -UNPAID,
        "virtual": None,
    }  # fmt: skip
    if table.is_solo():
        level = str(table.chosen["difficulty"])
        found["virtual"] = {"resource_spaces": RESOURCE_SPACES, "level": said(*LEVEL_NAMES[level])}
    return found
