"""Planted secrets: nobody ever receives what they must not know, in whatever way they ask; and the hunter can find."""

import os
from pathlib import Path

import pytest

from server.postgres import Cluster
from server.secret_hunt import hunt_leaks, hunted

GAMES = int(os.environ.get("PALATINE_HUNTED_GAMES", "8"))
MOVES = 30
pytestmark = pytest.mark.slow


def test_nobody_learns_a_secret_sqlite(tmp_path: Path) -> None:
    hunted(f"sqlite:///{tmp_path}/palatine.sqlite", tmp_path, GAMES, MOVES, seed=1)


def test_nobody_learns_a_secret_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    hunted(cluster.database(), tmp_path, GAMES, MOVES, seed=2)


def test_the_hunter_finds_every_planted_leak(cluster: Cluster, tmp_path: Path) -> None:
    """Another seat's view, events and options, a move's text, a digest, a cookie, a path, the number of a row."""
    found = {finding.kind for finding in hunt_leaks(cluster.database(), tmp_path)}
    planted = {"view", "hidden card", "events", "options", "private field", "digest", "cookie", "trace", "database id"}
    assert planted <= found, f"not found: {planted - found}"
