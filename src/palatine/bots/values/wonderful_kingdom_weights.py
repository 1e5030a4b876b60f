"""Weights of the forecast of wonderful_kingdom, made by

python bench/values.py wonderful_kingdom --games 600 --seats 2
"""

from typing import Final

WEIGHTS: Final[list[float]] = [
    9.4886,
    -3.8526,
    -11.397,
    1.3292,
    0.71607,
    1.1886,
    1.568,
    1.426,
    -0.15636,
    0.93422,
    -0.92619,
    0.23985,
    -0.074605,
    2.2828,
    5.5125e-05,
    3.9405,
    -2.0391,
    0.50345,
    0.58361,
    -0.58728,
    0.04349,
    -0.47122,
    0.49262,
]
SPREAD: Final = (96.0, 60.04)
