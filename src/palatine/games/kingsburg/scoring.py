"""KB-10.3 Who has won, and where the points came from."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg.headings import POINTS_LOSSES, POINTS_SOURCES

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg


ALWAYS_TOLD: Final = POINTS_SOURCES[1 : POINTS_LOSSES + 1]


def ranking(g: "Kingsburg") -> list[int]:
    """KB-10.3 Most VP; tied: most goods left; tied: most buildings; still tied: they share the place."""
    keys = [(s.vp(), s.goods_held(), s.building_count()) for s in g.seat]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def breakdown(g: "Kingsburg") -> list[dict[str, int]]:
    """The points of each seat by source. Only a position set up by hand has points from before, only modules theirs."""
    found: list[dict[str, int]] = []
    for s in g.seat:
        points = {name: int(n) for name, n in zip(POINTS_SOURCES, s.points, strict=True)}
        found.append({name: n for name, n in points.items() if n or name in ALWAYS_TOLD})
    return found
