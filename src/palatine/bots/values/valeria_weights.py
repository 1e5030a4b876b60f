"""Weights of the forecast of valeria, made by

    python bench/values.py valeria --games 1500 --seats 2
"""

from typing import Final

WEIGHTS: Final[list[float]] = [
    -6.2817,
    7.0147,
    -0.097653,
    1.7295,
    0.053566,
    -0.0019506,
    0.45385,
    0.20526,
    -0.087508,
    0.3571,
    0.13738,
    0.11294,
    0.38506,
    -0.13982,
    4.1023,
    0.32632,
    -0.11039,
    0.15324,
    1.0002,
    0.0,
    0.0,
    0.76224,
    -2.4427,
    0.68368,
    -0.5811,
    1.7619,
    -1.9087,
    0.61636,
    -1.3783,
    1.3382,
    0.86745,
]
SPREAD: Final = (26.8, 11.40)
