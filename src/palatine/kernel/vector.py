"""Observations as numpy vectors. numpy is asked for only when somebody wants one."""

from importlib import import_module
from typing import Any


def vector(values: list[float]) -> Any:
    """A float32 vector."""
    numpy = import_module("numpy")
    return numpy.array(values, dtype=numpy.float32)
