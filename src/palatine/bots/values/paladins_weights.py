"""Weights of the forecast of paladins, made by

python bench/values.py paladins --games 300 --seats 2 --seats 3 --seats 4
"""

from typing import Final

WEIGHTS: Final[list[float]] = [
    -5.8732,
    1.1857,
    0.046781,
    0.24703,
    0.072183,
    0.38306,
    0.50758,
    -0.72759,
    0.51233,
    0.65601,
    0.96653,
    1.5098,
    -0.12247,
    0.45677,
    0.89373,
    -0.13314,
    1.891,
    -10.202,
    1.1965,
    0.97378,
    1.0761,
    2.1795,
    1.7302,
    4.354,
    -0.085641,
    1.1922,
    4.871,
    9.9337,
    3.8066,
    0.14472,
    2.1189,
    1.1589,
    2.5392,
    11.894,
    0.0,
    66.241,
]
SPREAD: Final = (98.1, 22.86)
