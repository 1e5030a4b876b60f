"""What an environment needs beyond the engine is an extra of the package, asked for when it is wanted."""

from importlib import import_module
from types import ModuleType

from palatine.kernel.errors import PalatineError


class MissingExtra(PalatineError):
    """A library is not installed."""


def needed(library: str, extra: str) -> ModuleType:
    """The library, or a sentence that says how to get it."""
    try:
        return import_module(library)
    except ImportError as error:
        raise MissingExtra(
            f"this environment needs {library}; install it with: pip install palatine[{extra}]",
            f"to środowisko wymaga pakietu {library}; zainstaluj go: pip install palatine[{extra}]",
        ) from error
