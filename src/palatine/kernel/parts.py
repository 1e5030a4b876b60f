"""How a room finds what it has for a game: by the game's name, in a module of its own."""

from importlib import import_module
from importlib.util import find_spec


def part(module: str, name: str) -> object:
    """What a module holds under a name, as `palatine.bots.thumbs.<game>.thumb` a `THUMB`; None: no such module."""
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # not even the folder
        return None
    return getattr(import_module(module), name) if found else None
