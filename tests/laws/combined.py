"""Combinations of options that belong together: every pair of players, modules with their modes, and scenarios.

The rows were chosen by a small search so that each two values meet in one of them; KB-21 leaves some pairs out.
"""

from typing import Final

_KINGSBURG: Final = [
    # Players, modules, modes and scenario.
    (2, "alternative_rows governors", "row_choice=draft scenario=currying_favour"),
    (
        2,
        "alternative_rows governors destiny soldier_tokens",
        "row_choice=draft governor_choice=auction scenario=shifting_alliances",
    ),
    (2, "alternative_rows governors destiny whims", ""),
    (2, "extra_rows governors whims", "governor_choice=auction"),
    (2, "extra_rows soldier_tokens whims", "whim_mode=tradition scenario=goblin_valley"),
    (3, "alternative_rows governors", "row_choice=draft governor_choice=auction"),
    (3, "extra_rows alternative_rows", "scenario=currying_favour"),
    (
        3,
        "extra_rows alternative_rows governors destiny soldier_tokens whims",
        "row_choice=draft scenario=goblin_valley",
    ),
    (3, "extra_rows governors whims", "governor_choice=auction whim_mode=tradition scenario=shifting_alliances"),
    (4, "alternative_rows destiny soldier_tokens", "row_choice=draft scenario=shifting_alliances"),
    (4, "alternative_rows destiny soldier_tokens whims", ""),
    (
        4,
        "extra_rows alternative_rows governors whims",
        "governor_choice=auction whim_mode=tradition scenario=goblin_valley",
    ),
    (4, "governors destiny whims", "whim_mode=tradition scenario=currying_favour"),
    (5, "extra_rows alternative_rows governors destiny whims", "scenario=shifting_alliances"),
    (5, "extra_rows alternative_rows whims", "row_choice=draft whim_mode=tradition"),
    (5, "extra_rows governors whims", "governor_choice=auction scenario=currying_favour"),
    (5, "governors soldier_tokens", "scenario=goblin_valley"),
    (3, "governors destiny whims", "cards=confirmed"),
]


def kingsburg_options(modules: str, others: str) -> dict[str, object]:
    chosen: dict[str, object] = {"modules": modules.split()} if modules else {}
    for pair in others.split():
        name, _, value = pair.partition("=")
        chosen[name] = value
    return chosen


COMBINED: Final = {"kingsburg": [(seats, kingsburg_options(modules, others)) for seats, modules, others in _KINGSBURG]}
"""By game: the number of seats and the options of each combination."""
