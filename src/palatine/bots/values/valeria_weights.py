"""Weights of the forecast of valeria, made by

python bench/values.py valeria --games 300 --seats 2
"""

from typing import Final

WEIGHTS: Final[list[float]] = [
    -2.2336,
    7.7238,
    11.333,
    0.045469,
    -0.3151,
    0.11571,
    0.1504,
    -0.25096,
    -0.055637,
    0.099573,
    -0.18036,
    -0.1598,
    -0.18591,
    2.3365,
    0.34313,
    -0.3658,
    -0.013688,
    1.9975,
    0.0,
    0.0,
    0.61951,
    -1.4202,
    -0.35827,
    -3.3979,
    2.091,
    -2.3198,
    0.61637,
    -3.5365,
    0.088108,
    -2.0202,
    -0.32128,
]
SPREAD: Final = (57.6, 7.08)
