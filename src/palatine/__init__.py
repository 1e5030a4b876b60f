"""Palatine: the open digital table for kingdom-building board games.

    >>> import palatine
    >>> table = palatine.new_game("kingsburg", seats=3, seed=7)
    >>> table.to_act
    (0,)

The functions here and the methods of a table are the public interface; everything else may change.
"""

import palatine._pure  # before any module that could be compiled
import palatine.games  # before the function of that name, which this import would replace later
from palatine.api import (
    bot,
    bots,
    catalogue,
    describe,
    event_text,
    games,
    hint,
    load,
    new_game,
    register,
    replay,
    rules_text,
    sampler,
)
from palatine.kernel.errors import (
    AmbiguousText,
    BadChance,
    BadOption,
    BadOverlay,
    BadPosition,
    BrokenRecord,
    IllegalAction,
    NothingToUndo,
    NotYourTurn,
    PalatineError,
    UnknownGame,
    UnknownText,
)
from palatine.kernel.ints import COMPILED
from palatine.kernel.record import ENGINE as __version__

__all__ = [
    "COMPILED",
    "AmbiguousText",
    "BadChance",
    "BadOption",
    "BadOverlay",
    "BadPosition",
    "BrokenRecord",
    "IllegalAction",
    "NotYourTurn",
    "NothingToUndo",
    "PalatineError",
    "UnknownGame",
    "UnknownText",
    "__version__",
    "bot",
    "bots",
    "catalogue",
    "describe",
    "event_text",
    "games",
    "hint",
    "load",
    "new_game",
    "register",
    "replay",
    "rules_text",
    "sampler",
]
