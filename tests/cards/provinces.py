"""Provinces with the rows of Modules 1 and 2, for the tests of their buildings."""

from typing import Any

import pytest
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    AUTUMN,
    EXTRA,
    SPRING,
    SUMMER,
    Player,
    modular,
    player,
    season_over,
    up_to,
)

from palatine.kernel.table import Table

BOTH = [EXTRA, ALTERNATIVE]
ANY_GOOD = ["take gold", "take wood", "take stone"]
each_season = pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])


def rowed(players: list[Player], *happens: Any, **facts: Any) -> Table:
    """Modules 1 and 2 are in play."""
    return modular(players, list(happens), BOTH, **facts)


def over(season: int, held: str, building: str, **facts: Any) -> Table:
    """The end of a season, in which Ann has a building with all left of it, and Brian and Cindy have nothing."""
    own = player(held, up_to(building), **{"vp": 0, **facts})
    return season_over([own, player(vp=0), player(vp=0)], season, BOTH)


def fight(building: str, enemy: str, host: int = 0, held: str = "", **facts: Any) -> Table:
    """A winter in which the king sends one soldier; Ann owns a row up to this building, Brian nothing."""
    own = player(held, up_to(building), soldiers=host, **{"vp": 0, **facts})
    return rowed([own, player(vp=0)], "winter", dice=[1], draw=[enemy], year=int(enemy[4]))


def rolled(building: str, dice: list[int], white: int = 0, **facts: Any) -> Table:
    """Ann has rolled these dice, coloured ones first; Brian and Cindy have thrown sixes."""
    players = [player("", up_to(building), white_dice=white, vp=0), player(vp=0), player(vp=0)]
    happens = ["roll", ["moment", -1, 3], "turn_order", "influence_round"]
    return rowed(players, *happens, dice=[*dice, *[6] * 6], phase=2, **facts)
