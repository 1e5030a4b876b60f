"""What leaves the table, and what an overlay may change of governors, groups and destiny cards."""

from typing import Any

import palatine
from rulebook.kingsburg.laying import ANN, DESTINY, GOVERNORS, SPRING, WHIMS, modular, player, season_over, standing
from rulebook.vectors import board, play_all, texts


def test_the_card_left_in_the_auction_goes_out_of_the_game() -> None:
    """KB-16.2 When everybody has a governor, the leftover card is removed."""
    options: dict[str, object] = {"modules": [GOVERNORS], "governor_choice": "auction"}
    draw: list[int | str] = ["1", "2", "fairy", "miner", "duke"]
    table = palatine.new_game("kingsburg", 2, options, seed=1, draw=draw)
    play_all(table, "auction fairy", "bid 0", "pass", "auction duke")
    zones: Any = table.view(None)["zones"]
    assert zones["governors_offered"]["cards"] == []


def test_goods_go_back_with_the_tile() -> None:
    """KB-19.6 Return to Tradition: what lies on tile 4 goes back with the tile."""
    facts: dict[str, Any] = {"options": {"whim_mode": "tradition"}, "whims": [4, 9], "tile_4": ["wood"]}
    table = season_over([player() for _ in range(3)], SPRING, [WHIMS], court=standing((4, ANN)), **facts)
    assert board(table)["tile_4"] == []


def test_bribed_guards_and_an_overlaid_smuggler() -> None:
    """KB-17.3 Only the VP is waived: a Smuggler who gives 4 goods (by an overlay) still gives 4."""
    overlay: dict[str, object] = {"game": "kingsburg", "advisors": {"smuggler": {"support": "vp > 4 any"}}}
    table = modular([player() for _ in range(3)], [["support", -1, 1]], [DESTINY], destiny="bribed_guards",
                    court=standing((14, ANN)), overlay=overlay)  # fmt: skip
    assert "take 4gold" in texts(table)


def test_an_overlay_may_give_points_at_the_start() -> None:
    """KB-16.3 A governor may bring points as well as cost some."""
    overlay: dict[str, object] = {"game": "kingsburg", "governors": {"thief": {"start_vp": 3}}}
    draw: list[int | str] = ["1", "2", "thief", "duke", "miner", "fairy", "prince", "preacher"]
    table = palatine.new_game("kingsburg", 2, {"modules": [GOVERNORS]}, overlay=overlay, seed=1, draw=draw)
    table.play("keep thief", 0)
    table.play("keep fairy", 1)
    assert table.scores()[0] == 3


def test_an_overlay_may_give_a_group_white_dice() -> None:
    """KB-13.3 White dice of a group are rolled like those of a governor."""
    overlay: dict[str, object] = {"game": "kingsburg", "groups": {"army": {"white_dice": 1}}}
    players = [player(group="army"), player(), player()]
    table = modular(
        players, [["season_start", -1, 0, 1]], options={"scenario": "currying_favour"}, overlay=overlay, phase=2
    )
    assert board(table)["seats"][0]["white_dice"] == 1
