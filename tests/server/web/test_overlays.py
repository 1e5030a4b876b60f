"""Data of an owner's box at the door of the server: played with, or refused in the player's language."""

from typing import Any

import httpx
import pytest

from palatine.games.wonderful_kingdom.components import ADVISORS

ALONE = [{"kind": "me", "name": "Anna"}]


def asked(anna: httpx.Client, advisors: dict[str, dict[str, object]]) -> httpx.Response:
    """A solo table of Wonderful Kingdom with these advisors."""
    overlay = {"game": "wonderful_kingdom", "advisors": advisors}
    setting = {"game": "wonderful_kingdom", "seats": ALONE, "options": {"module": "advisors"}, "overlay": overlay}
    return anna.post("/api/tables", json=setting)


@pytest.mark.parametrize("count", [4, 14])
def test_a_box_with_too_few_advisors_is_refused(anna: httpx.Client, count: int) -> None:
    """WK-9.11 A sentence in Polish and English, never an error of the server."""
    answer = asked(anna, {row.id: {"two_player_only": int(at < count)} for at, row in enumerate(ADVISORS)})
    error: Any = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "bad_overlay")
    assert "gra jednoosobowa wymaga 11 doradców" in error["pl"] and "the solo game needs 11" in error["en"]


def test_an_ability_outside_its_phase_is_refused(anna: httpx.Client) -> None:
    """WK-B-07"""
    answer = asked(anna, {"secret_agent": {"ability": "4 extra_gold"}})
    error: Any = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "bad_overlay")
    assert "nie pasuje do fazy tego doradcy" in error["pl"]


def test_a_box_with_fewer_marks_is_played_with(anna: httpx.Client) -> None:
    """WK-B-06 The game begins and goes on."""
    answer = asked(anna, {row.id: {"two_player_only": 0} for row in ADVISORS})
    assert answer.status_code == 201, answer.text
    state: Any = anna.get(f"/api/tables/{answer.json()['id']}?seat=0&lang=pl").json()
    assert state["ask"]["kind"] == "keep_advisor"
