"""Packs the arrays of a learned net into the file that the bot reads.

python training/pack.py net.npz src/palatine/bots/net/valeria.net
"""

import struct
import sys
from pathlib import Path

import numpy as np

from palatine.bots.net.net import HEAD, MARK
from palatine.envs.batch import Batch


def main() -> None:
    source, target = [Path(word) for word in sys.argv[1:3]]
    layout = Batch("valeria", 1, seats=2)
    with np.load(source) as found:
        first = np.zeros((len(layout.divisors), found["w0"].shape[1]), dtype=np.float32)
        first[found["columns"]] = found["w0"]
        parts = [
            first,
            found["b0"],
            found["w1"],
            found["b1"],
            found["policy_w"].T,
            found["win_w"].T,
            found["policy_b"],
            found["win_b"],
            found["win_lead"],
        ]
        numbers = np.concatenate([part.ravel() for part in parts]).astype("<f2")
        actions = found["policy_w"].shape[1]
    assert np.isfinite(numbers).all()
    target.write_bytes(struct.pack(HEAD, MARK, *first.shape, actions) + numbers.tobytes())
    print(
        f"{target}: {first.shape[0]} inputs, {first.shape[1]} nodes, {actions} actions, {target.stat().st_size} bytes"
    )


if __name__ == "__main__":
    main()
