"""PA-6 Commission, Fortify, Garrison, Absolve."""

from typing import Any

import pytest

from palatine.games.paladins.components import FAITH_FLAGS, JAR_SPACES, SPACES, STRENGTH_FLAGS, WALLS
from palatine.games.paladins.table import Paladins
from palatine.kernel.data import Row
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    Player,
    acting,
    among,
    debts,
    goods,
    held,
    lay,
    player,
    points,
    pool,
    rewarded,
    scored,
    suspicions,
    tracks,
)
from rulebook.vectors import asked, board, course, offered, play_all, refused, sheet, texts

SPOTS = [f"region_{region}_space_{n}" for region, n in ((3, 1), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2), (4, 3))]
BUILT = ["wall_strength"] * 2 + ["wall_two_vp"] * 2 + ["wall_labourer_vp"] * 2 + ["wall_scout"]
FIRST_JARS = [row.id for row in JAR_SPACES if row.text("reward") in ("pay_debt", "pray", "remove_suspicion")]
COSTS = (1, 1, 1, 2, 2, 3, 3)


def sent(kind: str, number: int) -> dict[str, Any]:
    """So many Monks or Outposts of Ann on the map."""
    return {space: [kind, ANN] for space in SPOTS[:number]}


def spaces(players: int, region: int) -> set[str]:
    return {row.id for row in SPACES if row.integer("region") == region and row.integer("players") <= players}


# ---- Commission and Garrison -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "workers", "piece"), [("commission", "lsc", "monk"), ("garrison", "lmf", "outpost")]
)
@pytest.mark.parametrize(("done", "cost"), list(enumerate(COSTS)))
def test_provisions_for_monks_and_outposts(action: str, workers: str, piece: str, done: int, cost: int) -> None:
    """PA-6.1, PA-6.8 1, 1, 1, 2, 2, 3, 3 provisions for the first to the seventh."""
    table = acting(player(workers, 12, 12, provisions=cost), map=sent(piece, done))
    table.play(f"{action} region_1_space_2")
    assert goods(table) == (5, 0) and board(table)["map"]["region_1_space_2"] == [piece, ANN]
    poor = acting(player(workers, 12, 12, provisions=cost - 1), map=sent(piece, done))
    refused(poor, f"{action} region_1_space_2", "PA-6.1" if action == "commission" else "PA-6.8")


@pytest.mark.parametrize("region", range(1, 7))
def test_faith_flags(region: int) -> None:
    """PA-6.2 0, 2, 4, 6, 8, 10 Faith for the regions."""
    flag = (0, 2, 4, 6, 8, 10)[region - 1]
    assert FAITH_FLAGS[region - 1] == flag
    text = f"commission region_{region}_space_1"
    assert text in texts(acting(player("lsc", faith=flag)))
    if flag:
        refused(acting(player("lsc", faith=flag - 1)), text, "PA-6.2")


@pytest.mark.parametrize("region", range(1, 7))
def test_strength_flags(region: int) -> None:
    """PA-6.8 1, 3, 5, 7, 9, 11 Strength for the regions."""
    flag = (1, 3, 5, 7, 9, 11)[region - 1]
    assert STRENGTH_FLAGS[region - 1] == flag
    text = f"garrison region_{region}_space_1"
    assert text in texts(acting(player("lmf", strength=flag)))
    refused(acting(player("lmf", strength=flag - 1)), text, "PA-6.8")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_free_spaces(players: int, action: str) -> None:
    """PA-6.2, PA-6.9 Open for this number of players, and without anybody's Monk or Outpost."""
    workers = "lsc" if action == "commission" else "lmf"
    taken = {"region_5_space_2": ["monk", BRIAN], "region_5_space_4": ["outpost", BRIAN]}
    table = among(players, player(workers, 12, 12), map=taken)
    found = {text for text in offered(table, action) if text.startswith("region_5")}
    assert found == spaces(players, 5) - set(taken) - {"region_5_space_6"}, "the sixth is like the third (PA-B-01)"
    refused(table, f"{action} region_5_space_2", "PA-6.2")
    refused(table, f"{action} region_5_space_4", "PA-6.2")
    if players < 3:
        refused(table, f"{action} region_5_space_7", "PA-6.2")
        assert len([row for row in SPACES if row.integer("players") <= players]) == 25


@pytest.mark.parametrize("row", [row for row in SPACES if row.integer("players") == 1], ids=lambda row: row.id)
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_reward_of_each_space(row: Row, action: str) -> None:
    """PA-6.3, PA-6.9 First the reward of the space, then 1 Influence for a Monk, 1 Faith for an Outpost."""
    workers = "lsc" if action == "commission" else "lmf"
    ann = player(workers, 11, 11, suspicions=suspicions("0"), unpaid=1)
    table = acting(ann, townsfolk=["abbot_labourer", "", "", "", ""])
    table.play(f"{action} {row.id}")
    reward = row.text("reward")
    question = {
        "free_recruit": "free_recruit",
        "remove_suspicion": "discard_suspicion",
        "pray": "clear",
        "pay_debt": "pay_debt",
    }.get(reward, "")
    assert asked(table) == question
    if question:
        assert tracks(table) == (11, 11, 0), "the flag comes after the reward"
        table.play(texts(table)[1])
    assert tracks(table) == ((11, 11, 1) if action == "commission" else (11, 12, 0))
    gains = {
        "2 silver": (5, ""), "labourer + scout": (3, "ls"), "labourer + fighter": (3, "lf"),
        "labourer + merchant": (3, "lm"), "labourer + cleric": (3, "lc"), "labourer": (3, "l"), "scout": (3, "s"),
        "merchant": (3, "m"), "fighter": (3, "f"), "cleric": (3, "c"),
    }  # fmt: skip
    assert (goods(table)[0], pool(table)) == gains.get(reward, (3, ""))


def test_no_free_legal_space() -> None:
    """PA-6.4 Then the action cannot be taken."""
    taken = {name: ["outpost", BRIAN] for name in spaces(2, 1)}
    table = acting(player("lsc", faith=1), map=taken)
    assert not offered(table, "commission")
    refused(table, "commission region_1_space_1", "PA-6.2")
    refused(table, "commission region_2_space_1", "PA-6.2")


# ---- Fortify ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("done", "need"), list(enumerate((0, 1, 3, 5, 7, 9, 11))))
def test_influence_and_provisions_for_walls(done: int, need: int) -> None:
    """PA-6.5 0, 1, 3, 5, 7, 9, 11 Influence, and 1, 1, 1, 2, 2, 3, 3 provisions."""
    cost = COSTS[done]
    table = acting(player("lsm", influence=need, provisions=cost, walls=BUILT[:done]), draw=["wall_cleric"])
    table.play("fortify")
    assert goods(table) == (3, 0) and sheet(table)["walls"] == [*BUILT[:done], "wall_cleric"]
    poor = acting(player("lsm", influence=need, provisions=cost - 1, walls=BUILT[:done]))
    refused(poor, "fortify", "PA-6.5")
    if need:
        ann = player("lsm", influence=need - 1, provisions=cost, walls=BUILT[:done])
        refused(acting(ann), "fortify", "PA-6.5")


@pytest.mark.parametrize("row", WALLS, ids=lambda row: row.id)
def test_each_wall(row: Row) -> None:
    """PA-6.6, PA-6.7 At least 1 Strength and what else it shows; its VP count at the end."""
    table = acting(player("lsm", suspicions=suspicions("0"), unpaid=1), draw=[row.id])
    table.play("fortify")
    reward = [word.split() for word in row.text("reward").split(" + ") if "strength" not in word]
    assert tracks(table) == (2 if row.id == "wall_strength" else 1, 0, 0)
    letters = {"labourer": "l", "scout": "s", "merchant": "m", "fighter": "f", "cleric": "c"}
    assert pool(table) == "".join([letters[word[-1]] * (int(word[0]) if len(word) > 1 else 1) for word in reward])
    if row.text("choice"):
        assert texts(table) == ["pick 1", "pick 2"]
        second = acting(player("lsm"), draw=[row.id])
        play_all(second, "fortify", "pick 2")
        assert goods(second) == (5, 0)
        table.play("pick 1")
        table.play(texts(table)[1])
        assert (held(table), debts(table)) == (("0", (0, 1)) if "debt" in row.id else ("", (1, 0)))
    assert asked(table) == "" and points(scored(player(walls=[row.id], silver=0))).get("walls", 0) == row.integer("vp")


def test_top_wall_is_drawn() -> None:
    """PA-6.6 Nobody chooses the Wall; it lies right of the others."""
    walls = set()
    for seed in range(6):
        table = acting(player("lsm", influence=1, walls=["wall_two_vp"]))
        table.reseed(seed)
        table.play("fortify")
        walls.add(sheet(table)["walls"][1])
        assert sheet(table)["walls"][0] == "wall_two_vp"
    assert len(walls) > 2


def test_empty_wall_deck() -> None:
    """PA-A.15 Then nobody can fortify."""
    deck = [row.id for row in WALLS for _ in range(row.integer("copies"))]
    others = [player(walls=deck[at : at + 7]) for at in (0, 7, 14)]
    assert "fortify" in texts(among(4, player("lsm", influence=12, provisions=9, walls=deck[21:])))
    table = lay([player("lsm", influence=12, provisions=9, walls=deck[21:]), *others], [["action", ANN]])
    assert board(table)["decks"]["walls"] == 0
    refused(table, "fortify", "PA-A.15")


# ---- Absolve ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("done", "need"), list(enumerate((0, 2, 4, 6, 8, 10, 12))))
def test_influence_and_silver_for_jars(done: int, need: int) -> None:
    """PA-6.10, PA-A.3 0, 2, 4 … 12 Influence, and 1, 2, 2, 2, 3, 3, 3 silver."""
    cost = (1, 2, 2, 2, 3, 3, 3)[done]
    jars = FIRST_JARS[:done] if done < 7 else []
    table = acting(player("lmc", influence=need, silver=cost, jars=jars))
    table.play("absolve jar_labourer")
    assert goods(table) == (0, 1) and tracks(table) == (0, 1, need)
    refused(acting(player("lmc", influence=need, silver=cost - 1, jars=jars)), "absolve jar_labourer", "PA-6.10")
    if need:
        refused(acting(player("lmc", influence=need - 1, silver=cost, jars=jars)), "absolve jar_labourer", "PA-6.10")


def test_jars_of_another_box() -> None:
    """PA-A.3 An overlay changes the reconstructed numbers."""
    overlay = {"jars": {"jar_2": {"need": 1}}}
    ann = player("lmc", influence=1, silver=9, jars=["jar_pray_a"])
    assert offered(acting(ann, overlay=overlay), "absolve") and not offered(acting(ann), "absolve")


def absolving(space: str, ann: Player, **more: Any) -> Paladins:
    table = acting(ann, **more)
    table.play(f"absolve {space}")
    return table


def test_ten_jar_spaces() -> None:
    """PA-6.11, PA-A.35 Two pay a Debt, two Pray, two discard, one each of free recruit, Labourer, Faith, provisions."""
    rewards = [row.text("reward") for row in JAR_SPACES]
    assert {reward: rewards.count(reward) for reward in rewards} == {
        "pay_debt": 2, "pray": 2, "remove_suspicion": 2, "free_recruit": 1, "labourer": 1, "faith": 1, "2 provision": 1,
    }  # fmt: skip
    assert len(offered(acting(player("lmc")), "absolve")) == 7


def test_rewards_of_jar_spaces() -> None:
    """PA-6.11 The space, then 1 Faith, then a Suspicion may go."""
    ann = player("lmc", suspicions=suspicions("012"), unpaid=1)
    assert pool(absolving("jar_labourer", ann)) == "l"
    assert goods(absolving("jar_provisions", ann)) == (2, 3)
    assert tracks(absolving("jar_faith", ann)) == (0, 2, 0)
    debt = absolving("jar_pay_debt_a", ann)
    assert tracks(debt) == (0, 0, 0), "the Faith comes after the space"
    debt.play("repay")
    assert debts(debt) == (0, 1) and tracks(debt) == (0, 1, 0) and texts(debt) == ["pass", "discard 1"]
    debt.play("discard 1")
    assert held(debt) == "01" and asked(debt) == ""
    both = absolving("jar_remove_suspicion_a", ann)
    play_all(both, "discard 1", "discard 1")
    assert held(both) == "0"
    pray = absolving("jar_pray_a", ann)
    pray.play("pray absolve")
    assert sheet(pray)["placed"] == {}
    recruit = absolving("jar_free_recruit", ann, townsfolk=["abbot_labourer", "", "", "", ""])
    recruit.play("recruit abbot_labourer")
    assert sheet(recruit)["crew"] == ["abbot_labourer"] and pool(recruit) == "", "he was not in the crew before"


def test_absolve_without_suspicion() -> None:
    """PA-6.11 One Suspicion is discarded if there is one; it may be kept as well (PA-4.10)."""
    table = absolving("jar_labourer", player("lmc"))
    assert asked(table) == "" and tracks(table) == (0, 1, 0)
    keep = absolving("jar_labourer", player("lmc", suspicions=suspicions("1")))
    keep.play("pass")
    assert held(keep) == "1"


def test_a_jar_stays() -> None:
    """PA-6.11 On an empty space only, and it never moves again."""
    table = acting(player("lmc", influence=12, silver=9, jars=["jar_labourer"]))
    refused(table, "absolve jar_labourer", "PA-6.11")
    table.play("absolve jar_faith")
    assert sheet(table)["jars"] == ["jar_labourer", "jar_faith"]


def test_order_of_an_action() -> None:
    """PA-A.10 Pay, place, the piece, the printed reward, the flag, then the crew."""
    ann = player("lsc", crew=["acolyte_labourer"])
    table = acting(ann)
    table.play("commission region_1_space_2")
    assert course(table, "pay", "place", "monk", "gain") == ["pay", "place", "monk", "gain", "gain", "gain"]
    sources = [event["source"] for event in table.events_since(0) if event["kind"] == "gain"]
    assert sources == ["space:region_1_space_2", "action:commission", "townsfolk:acolyte_labourer"]


def test_a_reward_of_each_closed_space() -> None:
    """PA-6.3 The spaces for three and four players bring what the others bring."""
    for row in SPACES:
        if row.integer("players") > 1:
            assert row.text("reward") in {
                "labourer", "remove_suspicion", "2 silver", "free_recruit", "pay_debt", "pray", "2 labourer",
            }  # fmt: skip
    table = rewarded("spaces.region_6_space_3.reward", player())
    assert pool(table) == "ll"
