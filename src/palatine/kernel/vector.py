"""Observations as numpy vectors. numpy is asked for only when somebody wants one."""

from importlib import import_module
from typing import Any


def vector(row: bytes, divisors: list[int]) -> Any:
    """A float32 vector: the bytes of an observation, each divided by its divisor."""
    numpy = import_module("numpy")
    return numpy.frombuffer(row, dtype=numpy.uint8) / numpy.array(divisors, dtype=numpy.float32)
