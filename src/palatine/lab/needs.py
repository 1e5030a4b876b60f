"""Libraries that only parts of the lab need: imported when they are used, with a sentence when they are missing."""

from importlib import import_module
from typing import Any

from palatine.kernel.errors import PalatineError


def needed(module: str, extra: str) -> Any:
    """The module, or the reason how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != module.split(".")[0]:
            raise
        package = module.split(".")[0]
        raise PalatineError(
            f"this needs the package {package}; install it with: pip install palatine[{extra}]",
            f"do tego potrzebny jest pakiet {package}; zainstaluj go: pip install palatine[{extra}]",
        ) from None
