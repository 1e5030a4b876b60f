"""Observations as numpy vectors. numpy is asked for only when somebody wants one."""

from importlib import import_module
from typing import Any

from palatine.kernel.blocks import Layout

_DIVISORS: dict[Layout, Any] = {}


def vector(row: bytes, layout: Layout) -> Any:
    """A float32 vector: the bytes of an observation, each divided by its divisor."""
    numpy = import_module("numpy")
    if layout not in _DIVISORS:
        _DIVISORS[layout] = numpy.array(layout.divisors, dtype=numpy.float32)
    return numpy.frombuffer(row, dtype=numpy.uint8) / _DIVISORS[layout]
