"""PA-5 The left side of the board."""

from typing import Any

import pytest

from palatine.games.paladins.components import WORKSHOPS
from palatine.games.paladins.people_components import TOWNSFOLK
from palatine.games.paladins.table import Paladins
from palatine.kernel.data import Row
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    PEOPLE,
    RIGHT_SIDE,
    acting,
    debts,
    goods,
    held,
    lay,
    player,
    pool,
    rewarded,
    suspicions,
    tracks,
)
from rulebook.vectors import asked, board, offered, play_all, refused, sheet, texts

EIGHT = [f"{action} {slot}" for action in RIGHT_SIDE[:4] for slot in (1, 2)]
THREE = {"absolve": ["cleric", "labourer", "merchant"]}


def developing(placed: int, **fields: Any) -> Paladins:
    """Ann develops with Labourers, after so many Workshops."""
    return acting(player("ll", silver=4, workshops=EIGHT[:placed], **fields))


# ---- Develop ---------------------------------------------------------------------------------------------------------


def test_develop_costs_two_workers_and_four_silver() -> None:
    """PA-5.1 Two workers of any type; 3 silver are too little."""
    table = acting(player("fc", silver=4))
    table.play("develop attack 1")
    assert (
        goods(table) == (0, 1)
        and pool(table) == "s"
        and sheet(table)["placed"] == {"develop": ["fighter", "cleric", ""]}
    )
    refused(acting(player("fc", silver=3)), "develop attack 1", "PA-5.1")
    refused(acting(player("f", silver=4)), "develop attack 1", "PA-4.2")


def test_marked_slots() -> None:
    """PA-5.2, PA-A.4 The first or the second slot of any right-side action, each of them once."""
    table = developing(0)
    assert offered(table, "develop") == [f"{action} {slot}" for action in RIGHT_SIDE for slot in (1, 2)]
    used = developing(1)
    assert "commission 1" not in offered(used, "develop") and "commission 2" in offered(used, "develop")
    refused(used, "develop commission 1", "PA-5.2")
    used.play("develop convert 2")
    assert sheet(used)["workshops"] == ["commission 1", "convert 2"]


def test_a_worker_on_the_slot_leaves() -> None:
    """PA-5.3, PA-A.24 Only that one; the action stays used while others stand on it."""
    ann = player("llcls", silver=4, placed={"commission": ["scout", "labourer", "cleric"]})
    table = acting(ann, turns=2)
    play_all(table, "develop commission 2", "use labourer+labourer")
    assert sheet(table)["placed"]["commission"] == ["scout", "", "cleric"]
    refused(table, "commission region_1_space_2", "PA-4.3")


@pytest.mark.parametrize("number", range(8))
def test_the_uncovered_worker(number: int) -> None:
    """PA-5.4, PA-A.5 Scout, Merchant, Fighter, Cleric, and the same once more."""
    table = developing(number)
    table.play("develop attack 2")
    assert pool(table) == "smfcsmfc"[number]
    assert [row.text("reward") for row in WORKSHOPS][:4] == ["scout", "merchant", "fighter", "cleric"]


def test_development_track_of_another_box() -> None:
    """PA-A.5 An overlay changes the reconstructed workers."""
    overlay = {"workshops": {"workshop_1": {"reward": "cleric"}}}
    table = acting(player("ll", silver=4), overlay=overlay)
    table.play("develop attack 2")
    assert pool(table) == "c"


def test_eight_workshops() -> None:
    """PA-5.5 Then Develop is over, free or not; PA-A.43 a free one does nothing."""
    table = developing(8)
    assert not offered(table, "develop")
    refused(table, "develop attack 1", "PA-5.5")
    free = rewarded("favours.favour_royal_masons.reward", player(workshops=EIGHT))
    free.play("pick 1")
    assert asked(free) == "" and pool(free) == ""


def test_free_develop() -> None:
    """PA-A.43 Without workers and silver, although Develop is in use; the Architect works for it."""
    ann = player("m", silver=0, crew=["architect_provision"], placed={"develop": ["labourer", "labourer"]})
    table = acting(ann, favours=["favour_royal_masons", "", "", "", ""])
    play_all(table, "ask favour_royal_masons", "pick 1")
    assert asked(table) == "free_develop" and len(texts(table)) == 13
    table.play("develop garrison 1")
    assert sheet(table)["workshops"] == ["garrison 1"] and pool(table) == "s" and goods(table) == (0, 1)


# ---- Recruit ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "cost"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("mode", ["dismiss", "recruit"])
def test_price_of_a_space(place: int, cost: int, mode: str) -> None:
    """PA-5.6, PA-A.36 4, 3, 2, 1, 0 silver from left to right, in both modes."""
    track = [""] * 5
    track[place] = "abbot_labourer"
    table = acting(player("lf", silver=cost), townsfolk=track)
    table.play(f"{mode} abbot_labourer")
    if asked(table) == "workers":
        table.play("use labourer")
    assert goods(table) == (0, 1)
    if cost:
        refused(acting(player("lf", silver=cost - 1), townsfolk=track), f"{mode} abbot_labourer", "PA-5.6")


@pytest.mark.parametrize(("option", "costs"), [("43210", [4, 3, 2, 1, 0]), ("32210", [3, 2, 2, 1, 0])])
def test_other_prices(option: str, costs: list[int]) -> None:
    """PA-A.36 The table may prefer 3, 2, 2, 1, 0."""
    for place, cost in enumerate(costs):
        for silver in (cost, cost - 1):
            if silver >= 0:
                table = acting(player("l", silver=silver), townsfolk=PEOPLE, options={"recruit_costs": option})
                assert (f"dismiss {PEOPLE[place]}" in texts(table)) == (silver == cost)


@pytest.mark.parametrize("mode", ["dismiss", "recruit"])
def test_a_debt_instead_of_silver(mode: str) -> None:
    """PA-5.6, PA-A.6 On the two left-most spaces only, for dismissing and for recruiting."""
    table = acting(player("lf", silver=0), townsfolk=PEOPLE)
    assert [text for text in offered(table, mode) if text.endswith(" debt")] == [
        "peddler_silver debt",
        "squire_faith debt",
    ]
    refused(table, f"{mode} acolyte_labourer debt", "PA-5.6")
    rich = acting(player("lf", silver=9), townsfolk=PEOPLE)
    assert f"{mode} squire_faith" in texts(rich) and f"{mode} squire_faith debt" in texts(rich)
    rich.play(f"{mode} peddler_silver debt")
    if asked(rich) == "workers":
        rich.play("use labourer")
    assert goods(rich) == (9, 1) and debts(rich) == (1, 0)


def test_debt_belongs_to_the_space() -> None:
    """PA-A.36 Not to the left-most card: with empty spaces no card may be had for a Debt."""
    table = acting(player("l", silver=1), townsfolk=["", "", *PEOPLE[2:]])
    assert offered(table, "dismiss") == ["abbot_labourer", "gatekeeper_labourer"]


DISMISSED = {
    "cleric + labourer": "lc", "cleric": "c", "labourer + provision": "l", "scout": "s", "merchant + labourer": "lm",
    "scout + labourer": "ls", "fighter + labourer": "lf", "merchant": "m", "2 labourer": "ll", "fighter": "f",
    "criminal": "x",
}  # fmt: skip


@pytest.mark.parametrize("row", TOWNSFOLK, ids=lambda row: row.id)
def test_dismiss_each_townsfolk(row: Row) -> None:
    """PA-5.7 The reward of the upper right part; PA-5.9 the card goes to the discards."""
    ann = player("l", suspicions=suspicions("01"), unpaid=1, placed=THREE)
    table = acting(
        ann, townsfolk=["", "", "", "", row.id], draw=["suspicion_0"] if "criminal" in row.text("dismiss") else []
    )
    table.play(f"dismiss {row.id}")
    reward = row.text("dismiss")
    assert board(table)["townsfolk_discards"] == [row.id] and sheet(table)["crew"] == []
    assert pool(table) == DISMISSED.get(reward, "")
    asking = {"2 remove_suspicion": ["pass", "discard 1", "discard 2"], "destroy_debt": ["pass", "destroy"]}
    asking["pray"] = ["pass", "pray recruit", "pray absolve"]
    assert (texts(table) if asked(table) else []) == asking.get(reward, [])
    assert goods(table) == (5 if reward == "2 tax" else 3, 2 if "provision" in reward else 1)
    assert tracks(table) == tuple([1 if reward == name else 0 for name in ("strength", "faith", "influence")])


@pytest.mark.parametrize("row", TOWNSFOLK, ids=lambda row: row.id)
def test_recruit_each_townsfolk(row: Row) -> None:
    """PA-5.8 Two workers, the second a Fighter: the card joins the crew and its instant reward is gained once."""
    ann = player("lf", suspicions=suspicions("01"))
    table = acting(ann, townsfolk=["", "", "", "", row.id])
    table.play(f"recruit {row.id}")
    assert sheet(table)["crew"] == [row.id] and board(table)["townsfolk_discards"] == []
    assert sheet(table)["placed"] == {"recruit": ["labourer", "fighter", ""]}
    instant = row.text("instant")
    if instant == "remove_suspicion":
        table.play("discard 1")
        assert held(table) == "0"
    assert asked(table) == ""
    assert goods(table) == (4 if instant == "silver" else 3, 2 if instant == "provision" else 1)


def test_the_space_stays_empty() -> None:
    """PA-5.9 Nothing slides before the refresh: prices stay as they are."""
    table = acting(player("ll", silver=2), townsfolk=PEOPLE, turns=2)
    table.play("dismiss abbot_labourer")
    assert board(table)["townsfolk"] == [*PEOPLE[:4], ""]


def test_free_recruit() -> None:
    """PA-5.10, PA-A.7 Any face-up Townsfolk into the crew, not dismissed: no workers, no silver, the instant reward."""
    track = ["acolyte_silver", *PEOPLE[1:]]
    table = acting(player("lsc", silver=0), townsfolk=track)
    table.play("commission region_1_space_1")
    assert asked(table) == "free_recruit" and set(texts(table)) == {"pass", *[f"recruit {card}" for card in track]}
    table.play("recruit acolyte_silver")
    assert goods(table) == (1, 0) and sheet(table)["crew"] == ["acolyte_silver"]
    assert "recruit" not in sheet(table)["placed"] and board(table)["townsfolk_discards"] == []
    for path in ("jar_spaces.jar_free_recruit.reward", "favours.favour_free_recruit.reward"):
        assert asked(rewarded(path, player(), townsfolk=track)) == "free_recruit"


def test_free_recruit_without_townsfolk() -> None:
    """PA-A.8 No effect; the space may be used all the same."""
    table = acting(player("lsc"))
    table.play("commission region_1_space_1")
    assert asked(table) == "" and tracks(table) == (0, 0, 1) and sheet(table)["crew"] == []


# ---- Pray ------------------------------------------------------------------------------------------------------------


def test_pray_clears_one_action() -> None:
    """PA-5.11 A Cleric and 2 silver; the workers go to the supply and the action can be taken again."""
    ann = player("lcl", silver=2, placed={"hunt": ["labourer"], **THREE})
    table = acting(ann, turns=2)
    table.play("pray hunt")
    assert sheet(table)["placed"] == {"pray": ["cleric", "", ""], "absolve": ["cleric", "labourer", "merchant"]}
    assert pool(table) == "ll" and goods(table) == (0, 1)
    table.play("hunt 1")
    assert goods(table) == (0, 2)
    refused(acting(player("c", silver=1, placed=THREE)), "pray absolve", "PA-5.11")


def test_pray_needs_something_to_clear() -> None:
    """PA-A.9 Another action of the own board with workers; it never clears itself. A reward then does nothing."""
    table = acting(player("lc", silver=9))
    assert not offered(table, "pray")
    refused(table, "pray hunt", "PA-4.9")
    refused(table, "pray pray", "PA-4.9")
    assert asked(rewarded("spaces.region_3_space_4.reward", player())) == ""
    after = rewarded("spaces.region_3_space_4.reward", player(placed={"pray": ["cleric"], "hunt": ["labourer"]}))
    assert texts(after) == ["pass", "pray pray", "pray hunt"], "a reward may clear the Pray action"
    after.play("pray pray")
    assert sheet(after)["placed"] == {"hunt": ["labourer", "", ""]}


def test_favours_are_never_cleared() -> None:
    """PA-5.12 Pray is about the own board; as a reward it costs nothing."""
    workers = [["cleric", ANN], [], [], [], []]
    favours = ["favour_chapel", "favour_tithe", "", "", ""]
    ann = player("l", silver=0, placed={"hunt": ["labourer"]})
    table = acting(ann, favours=favours, favour_workers=[[], ["cleric", ANN], [], [], []])
    table.play("ask favour_chapel")
    assert texts(table) == ["pass", "pray hunt"]
    table.play("pray hunt")
    assert sheet(table)["placed"] == {} and goods(table) == (0, 1) and int(table.favour_workers[1]) == 5
    pray = acting(player("c", silver=2), favours=favours, favour_workers=workers)
    assert not offered(pray, "pray")


def test_pray_reward_on_the_same_action() -> None:
    """PA-A.41 The workers stand there already when the reward comes."""
    table = acting(player("lmflmf", provisions=2, strength=5), turns=2)
    play_all(table, "garrison region_3_space_4", "use labourer+merchant+fighter", "pray garrison")
    assert sheet(table)["placed"] == {} and tracks(table) == (5, 1, 0)
    table.play("garrison region_1_space_2")
    assert tracks(table) == (5, 2, 0)


# ---- Conspire, Hunt, Trade -------------------------------------------------------------------------------------------


def test_conspire() -> None:
    """PA-5.13 One worker of any type: a Criminal, hence a Suspicion with its tax."""
    table = acting(player("l"), draw=["suspicion_2"])
    table.play("conspire")
    assert pool(table) == "x" and held(table) == "2" and goods(table) == (5, 1) and board(table)["tax"] == 3


@pytest.mark.parametrize(
    ("text", "workers", "gained"),
    [("hunt 1", "l", (3, 2)), ("hunt 2", "ls", (3, 4)), ("trade 1", "l", (4, 1)), ("trade 2", "lm", (6, 1))],
)
def test_hunt_and_trade(text: str, workers: str, gained: tuple[int, int]) -> None:
    """PA-5.14, PA-5.15 One worker 1, two workers 3: provisions with a Scout, silver with a Merchant."""
    table = acting(player(workers))
    table.play(text)
    assert goods(table) == gained and pool(table) == ""


def test_only_the_own_board() -> None:
    """PA-5.11 Workers of another player cannot be cleared."""
    table = lay([player("lc", silver=2), player(placed=THREE)], [["action", ANN]])
    refused(table, "pray absolve", "PA-4.9")
    assert sheet(table, BRIAN)["placed"] == {"absolve": ["cleric", "labourer", "merchant"]}
