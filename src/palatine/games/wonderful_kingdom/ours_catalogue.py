"""Which values of the cards are ours: everything that docs/rules/wonderful_kingdom-data.md does not call confirmed."""

from typing import Final

from palatine.games.wonderful_kingdom.components import TWO_PLAYERS
from palatine.kernel.data import Row

_CONFIRMED: Final = {
    "farm": ("type", "vp"),
    "barracks": ("cost", "production", "vp"),
    "tax_office": ("vp",),
    "guildhall": ("vp",),
    "expeditionary_force": ("vp",),
    "royal_cavalry": (),
    "royal_guard": (),
    "scholars": ("vp",),
    "munitions_specialists": ("vp",),
    "secret_fellowship": ("vp",),
    "alchemical_forge": ("type", "vp"),
    "grand_arena": ("vp",),
    "majestic_statue": (),
    "grand_library": (),
    "banquet_hall": (),
    "lair_of_burning_sand": ("vp",),
}
"""Fields of developments that the rulebook confirms completely; partly confirmed ones stay marked, the note tells."""
_RESOURCE_IS_OURS: Final = (
    "lady_of_the_forest", "nurturing_mother", "lady_of_the_lakes", "pirate_of_the_five_seas", "master_goldsmith",
)  # fmt: skip


def ours_of(family: str, row: Row) -> tuple[str, ...]:
    """The fields of a row for which no source was found."""
    if family == "developments":
        fields = ("type", "copies", "cost", "recycling", "production", "bonus", "vp")
        return tuple([field for field in fields if field not in _CONFIRMED.get(row.id, ())])
    if family == "treasures":
        return ("recycling",)
    if family == "duchies":
        confirmed = ("vp_a",) if row.id == "teressie" else ()
        return tuple([field for field in ("production_a", "vp_a", "production_b", "vp_b") if field not in confirmed])
    if family == "menaces":
        return ("soldiers",)
    if family == "advisors":
        only = ("two_player_only",) if row.integer("two_player_only") else ()
        return ("ability", *only) if row.id in _RESOURCE_IS_OURS else only
    if family == "quests":
        return ("stages",)
    assert family == "stages"
    if row.text("quest") == "plague_lord" and row.text("side") == TWO_PLAYERS:
        return ("cost", "condition") if row.text("condition") else ("cost",)
    return ("cost", "condition", "benefit") if row.text("condition") else ("cost", "benefit")
