"""Weights of the forecast of valeria, made by

python bench/values.py valeria --games 4000 --seats 2 --seats 2 --seats 3 --seats 4 --seats 5
"""

from typing import Final

WEIGHTS: Final[list[float]] = [
    -4.4924,
    8.9735,
    -0.22998,
    2.5094,
    0.060607,
    -0.07164,
    0.47012,
    0.074443,
    -0.041168,
    0.64608,
    0.051319,
    -0.017654,
    0.36639,
    0.191,
    -0.74003,
    0.17999,
    -0.61611,
    0.19359,
    -0.29688,
    0.0,
    0.0,
    0.14006,
    1.0032,
    0.25871,
    0.5738,
    1.4533,
    0.51586,
    0.93767,
    0.015328,
    1.0627,
    0.27035,
    -0.64422,
    -0.2678,
    -0.35997,
    -0.27035,
]
SPREAD: Final = (16.6, 9.30)
