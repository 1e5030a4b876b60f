"""Law of one engine: the same seed gives the same game, compiled or not, in any process, on every machine."""

import json
import os
import subprocess
import sys
from pathlib import Path

from laws.transcripts import GOLDEN, greedy_hashes, random_hashes

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"


def test_transcripts_are_those_checked_in() -> None:
    """Both the compiled and the interpreted run of the tests are compared with the same hashes."""
    assert random_hashes() == json.loads(GOLDEN.read_text("utf-8"))


def test_the_plain_source_plays_the_same_games() -> None:
    """Another process, another hash seed, and always the source as plain Python."""
    path = os.pathsep.join([str(SOURCE), str(TESTS)])
    plain = {**os.environ, "PYTHONPATH": path, "PALATINE_PURE": "1", "PYTHONHASHSEED": "1234"}
    run = subprocess.run(
        [sys.executable, "-m", "laws.transcripts"], env=plain, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    compiled, random, greedy = json.loads(run.stdout)
    assert compiled is False
    assert random == random_hashes()
    assert greedy == greedy_hashes()
