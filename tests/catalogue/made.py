"""Catalogues for tests: every game with every choice of its options, made once."""

from functools import cache
from typing import Any

from laws.cases import CASES, Case

import palatine
from palatine.kernel.table import Table

GAME_CASES = [case for case in CASES if case.game in palatine.games()]


@cache
def _made(at: int) -> Any:
    case = GAME_CASES[at]
    return palatine.catalogue(case.game, case.options, case.overlay or None, case.seats)


def catalogue_of(case: Case) -> Any:
    """Any: a catalogue is JSON."""
    return _made(GAME_CASES.index(case))


def whole_box(game: str) -> list[Any]:
    """Catalogues that together hold everything a game has."""
    return [catalogue_of(case) for case in GAME_CASES if case.game == game and not case.overlay]


def tables(case: Case, moves: int, every: int) -> list[Table]:
    """Tables as they are now and then in a random game, each a copy."""
    found: list[Table] = []
    for at, table in enumerate(case.walk("catalogue", moves)):
        if at % every == 0 or table.is_over:
            found.append(table.clone())
    return found


def tokens_of(thing: Any) -> list[Any]:
    return [token for effect in thing["effects"] for token in [*effect["trigger"], *effect["tokens"]]]
