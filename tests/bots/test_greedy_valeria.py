"""The greedy bot at Valeria: choices that any player would call obvious, and how often it wins."""

from collections.abc import Sequence
from typing import Any

import pytest

import palatine
from bots.playing import choice, decisions_without_secrets, play_through, win_rate
from palatine.bots.thumbs.valeria.thumb import THUMB
from palatine.kernel.table import Table

Player = dict[str, Any]
Rows = list[list[object]]

CITIZENS = [
    "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip
MONSTERS = [
    ["goblin_king", "goblin_mage", "goblin", "goblin", "goblin"],
    ["skeleton_king", "flaming_skeleton", "skeleton", "skeleton", "skeleton"],
    ["spider_queen", "bane_spider", "bane_spider", "treant", "treant"],
    ["troll", "giant", "owlbear", "owlbear", "owlbear"],
    ["orc_chieftain", "orc_warrior", "orc_warrior", "dire_bear", "dire_bear"],
]
DOMAINS = ["foxgrove_palisade", "desert_orchid", "cathedral_of_st_aquila", "orb_of_urdr", "monolith_of_ostendaar"]
TURN: Rows = [["end_phase"], ["action_end", 0], ["action_done"], ["action", 0, 1], ["action_done"], ["action", 0, 0]]
LAST_ACTION: Rows = [["end_phase"], ["action_end", 0], ["action_done"], ["action", 0, 1]]


def player(gold: int = 0, strength: int = 0, magic: int = 0, **facts: object) -> Player:
    return {"tokens": {"gold": gold, "strength": strength, "magic": magic, "vp": 0}, **facts}


def lay(
    players: Sequence[Player],
    pending: Rows = TURN,
    dukes: Sequence[str] = ("simon", "waryn"),
    zones: dict[str, object] | None = None,
    **facts: object,
) -> Table:
    """A table of the first-game set; seat 0 is active and chooses its first action unless told otherwise."""
    centre: dict[str, Any] = {
        "phase": "action",
        "first": 0,
        "active": 0,
        "dice": [3, 5],
        "areas": ["hills", "ruins", "forest", "valley", "mountains"],
        "monsters": MONSTERS,
        "citizens": [[name] * (5 - held(players, name)) for name in CITIZENS],
        "hidden": [0] * 10,
        "domains": DOMAINS,
        "covered": [2] * 5,
        "seats": list(players),
    }
    known: dict[str, object] = {f"duke.{seat}": [duke] for seat, duke in enumerate(dukes[: len(players)])}
    return palatine.load(
        {
            "game": "valeria",
            "seats": len(players),
            "seed": 1,
            "pending": [list(row) for row in pending],
            "table": {**centre, **facts},
            "zones": {**known, **(zones or {})},
        }
    )


def held(players: Sequence[Player], citizen: str) -> int:
    return sum([one.get("citizens", {}).get(citizen, 0) for one in players])


def texts(table: Table) -> list[str]:
    return [table.text(action) for action in table.options()]


def test_buys_income_when_the_game_begins() -> None:
    """The first turn is for citizens: three gold do not stay in the purse."""
    assert choice(lay([player(gold=3, magic=1), player()])).startswith("recruit")


def test_slays_when_strength_is_there_and_the_end_is_near() -> None:
    """A citizen that will never be activated again is worth less than points."""
    table = lay(
        [player(gold=3, strength=5), player()],
        LAST_ACTION,
        citizens=[[], [], [], [], *[[name] * 5 for name in CITIZENS[4:]]],
    )
    assert choice(table) == "slay dire_bear"


def test_the_last_turn_is_for_points_that_the_duke_counts() -> None:
    """Waryn gives 2 points for a shadow and 1 for a worker, and there is no turn to come."""
    table = lay(
        [player(gold=2), player()],
        LAST_ACTION,
        dukes=("waryn", "simon"),
        citizens=[[], ["merchant"] * 5, [], [], [], [], ["rogue"] * 5, [], [], []],
    )
    assert choice(table) == "recruit rogue"


def test_acquires_the_domain_that_the_duke_loves() -> None:
    """Cornelius gives 3 points for a domain."""
    citizens = {"merchant": 1, "archer": 1, "cleric": 1, "rogue": 1}
    table = lay([player(gold=9, citizens=citizens), player()], dukes=["cornelius", "waryn"])
    assert choice(table).startswith("acquire")


def test_slays_the_last_monster_for_triumph() -> None:
    """Whatever else there is to buy: the last monster slain wins the solo game."""
    table = lay(
        [player(gold=15, strength=14, citizens={"merchant": 2, "archer": 2, "rogue": 2, "cleric": 2})],
        monsters=[[], [], [], [], ["orc_chieftain"]],
        zones={"dark_lord": ["mico"]},
    )
    assert choice(table) == "slay orc_chieftain"


def test_a_lost_reckoning_is_not_called() -> None:
    """Solo, behind, four stacks exhausted: the last butcher would be the fifth."""
    table = lay(
        [player(gold=1)],
        citizens=[[], [], [], [], *[[name] * 5 for name in CITIZENS[4:9]], ["butcher"]],
        zones={"dark_lord": ["mico"]},
    )
    assert "recruit butcher" in texts(table)
    assert choice(table) != "recruit butcher"


def test_takes_a_free_citizen() -> None:
    """Nobody declines a gift in the middle of the game."""
    table = lay(
        [player(gold=7, citizens={"merchant": 1, "rogue": 1}), player()],
        domains=["rogues_landing", "", "", "", ""],
    )
    table.play("acquire rogues_landing")
    assert table.prompt().kind == "free_citizen" and "pass" in texts(table)
    assert choice(table) in ("claim merchant", "claim peasant", "claim butcher")


def test_pays_no_more_magic_than_needed_when_magic_is_scarce() -> None:
    """Ten strength and two magic: the owlbear is paid with strength."""
    table = lay([player(strength=10, magic=2), player()])
    table.play("slay owlbear")
    assert texts(table) == ["pay 0magic", "pay 1magic", "pay 2magic"]
    assert choice(table) == "pay 0magic"


def test_keeps_a_real_token_beside_the_magic() -> None:
    """Without any gold magic cannot stand in for it, so a full purse of magic pays a part."""
    table = lay([player(gold=3, magic=12), player()])
    table.play("recruit cleric")
    assert choice(table) in ("pay 1magic", "pay 2magic")


def test_trades_when_the_trade_is_good() -> None:
    """A champion in another's turn: 1 gold for 4 strength."""
    table = lay(
        [player(gold=3), player(gold=3, strength=1, citizens={"champion": 1})],
        [["harvest"]],
        phase="harvest",
    )
    assert table.to_act == (1,)
    assert choice(table) == "trade champion"


def test_takes_points_for_magic() -> None:
    """The Golden Obelisk: 3 magic for 3 points."""
    table = lay(
        [player(gold=6, magic=5, citizens={"merchant": 1, "cleric": 1}), player()],
        domains=["golden_obelisk_of_nae", "", "", "", ""],
    )
    table.play("acquire golden_obelisk_of_nae")
    table.play("pay 0magic")
    assert choice(table) == "accept"


def test_returns_a_goblin_for_three_points() -> None:
    """The Watcher on the Water: the goblin is 1 point on the stack, the troll 6."""
    table = lay(
        [player(gold=6, citizens={"archer": 2}, slain={"goblin": 1, "troll": 1}), player()],
        domains=["watcher_on_the_water", "", "", "", ""],
        monsters=[MONSTERS[0][:4], MONSTERS[1], MONSTERS[2], MONSTERS[3][1:], MONSTERS[4]],
    )
    table.play("acquire watcher_on_the_water")
    assert choice(table) == "release goblin"


def test_robs_the_one_who_has_something() -> None:
    """Cutthroat's Truce: up to 3 gold from an opponent of one's choice."""
    table = lay(
        [player(gold=5, citizens={"rogue": 1, "cleric": 1}), player(), player(gold=7)],
        domains=["cutthroats_truce", "", "", "", ""],
        dukes=("simon", "waryn", "reese"),
    )
    table.play("acquire cutthroats_truce")
    assert choice(table) == "rob 3"


def test_changes_a_die_into_a_harvest() -> None:
    """Three archers wait for a 4, and the Palace of the Dawn makes one of the 5."""
    table = lay(
        [player(citizens={"archer": 3}, domains=["palace_of_the_dawn"]), player()],
        [["change_dice", 0]],
        phase="roll",
        dice=[5, 2],
    )
    assert choice(table) == "change 1 lower"


def test_leaves_good_dice_alone() -> None:
    table = lay(
        [player(citizens={"archer": 3}, domains=["palace_of_the_dawn"]), player()],
        [["change_dice", 0]],
        phase="roll",
        dice=[4, 4],
    )
    assert choice(table) == "pass"


def test_the_dark_lord_takes_from_the_fuller_stack() -> None:
    """An exhausted stack brings the reckoning nearer."""
    table = lay(
        [player()],
        [["capture", 0, 0]],
        phase="monsters",
        citizens=[["cleric"], *[[name] * 5 for name in CITIZENS[1:]]],
        zones={"dark_lord": ["mico"]},
    )
    assert choice(table) == "lose knight"


@pytest.mark.parametrize("pending", [TURN, LAST_ACTION])
def test_hidden_dukes_do_not_matter(pending: Rows) -> None:
    """What the seat cannot see changes nothing, also not when the end is near and everybody counts points."""
    players = [player(gold=8, strength=6, magic=3, citizens={"archer": 2, "rogue": 2, "cleric": 1}) for _ in range(3)]
    stacks = [[], [], [], [], [], ["knight"], [], *[[name] * 3 for name in CITIZENS[7:]]]
    found = {
        choice(lay(players, pending, dukes=("simon", *others), citizens=stacks))
        for others in [("waryn", "reese"), ("reese", "waryn"), ("mico", "cornelius"), ("elsyn", "hrothgar")]
    }
    assert len(found) == 1


def test_the_dark_lords_duke_does_not_matter() -> None:
    stacks = [[], [], [], [], *[[name] * 5 for name in CITIZENS[4:9]], ["butcher"]]
    slain = {"goblin": 3, "goblin_mage": 1, "skeleton": 3, "treant": 2, "owlbear": 3}
    monsters = [["goblin_king"], MONSTERS[1][:2], MONSTERS[2][:3], MONSTERS[3][:2], MONSTERS[4]]
    one = player(gold=4, strength=4, slain=slain)
    found = {
        choice(lay([one], monsters=monsters, citizens=stacks, zones={"dark_lord": [duke]}))
        for duke in ("mico", "cornelius", "hrothgar", "reese", "elsyn")
    }
    assert len(found) == 1


def test_no_option_looks_different_when_hidden_cards_are_dealt_anew() -> None:
    table = palatine.new_game("valeria", seats=3, seed="hidden")
    assert decisions_without_secrets(THUMB, table) > 50


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = [play_through("valeria", ["greedy", "greedy", "greedy"], "again") for _ in range(2)]
    assert first.record() == second.record()


def test_wins_against_random() -> None:
    assert win_rate("valeria", 2, 60) > 0.85


def test_wins_against_three_randoms() -> None:
    assert win_rate("valeria", 4, 40) > 0.85


def test_wins_alone() -> None:
    """Random moves beat the Dark Lord in about one of twenty games."""
    won = [play_through("valeria", ["greedy"], f"alone {number}").ranking() == [1] for number in range(30)]
    assert sum(won) > 0.7 * len(won)


def test_a_thief_alone_takes_all_he_may() -> None:
    """VA-B-03 Fewer is possible, but who would want that?"""
    table = lay([player(citizens={"thief": 1})], [["harvest"]], dice=[3, 4])
    assert len(texts(table)) == 7
    assert choice(table) in ("steal 3gold 1", "steal 3magic 1")
