"""Planted secrets: nobody ever receives what they must not know, in whatever way they ask; and the hunter can find."""

import os
from pathlib import Path

import pytest

from server.postgres import Cluster
from server.secret_hunt import hunt_leaks, hunted

GAMES = int(os.environ.get("PALATINE_HUNTED_GAMES", "8"))
MOVES = 30


def test_nobody_learns_a_secret_sqlite(tmp_path: Path) -> None:
    hunted(f"sqlite:///{tmp_path}/palatine.sqlite", tmp_path, GAMES, MOVES, seed=1)


def test_nobody_learns_a_secret_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    hunted(cluster.database(), tmp_path, GAMES, MOVES, seed=2)


@pytest.mark.parametrize(
    ("leak", "kinds"),
    [
        ("view", {"view", "hidden card"}),
        ("events", {"events"}),
        ("entry", {"private field"}),
        ("options", {"options"}),
        ("digest", {"digest"}),
        ("token", {"cookie"}),
        ("path", {"trace"}),
        ("number", {"database id"}),
    ],
)
def test_the_hunter_finds_a_planted_leak(leak: str, kinds: set[str], cluster: Cluster, tmp_path: Path) -> None:
    found = hunt_leaks(cluster.database(), tmp_path, leak)
    assert kinds <= {finding.kind for finding in found}, f"{leak}: {[str(finding) for finding in found[:5]]}"
