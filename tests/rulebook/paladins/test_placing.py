"""PA-4 Placing workers."""

from typing import Any

import pytest

from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    NEEDED,
    OUTSIDERS,
    PEOPLE,
    RIGHT_SIDE,
    Player,
    acting,
    debts,
    goods,
    lay,
    player,
    pool,
    rewarded,
    suspicions,
    tracks,
)
from rulebook.vectors import asked, offered, refused, sheet, texts

TARGET = {
    "commission": "commission region_1_space_2",
    "fortify": "fortify",
    "garrison": "garrison region_1_space_2",
    "absolve": "absolve jar_labourer",
    "attack": "attack mercenary_viking",
    "convert": "convert mercenary_viking",
}
MONKS = [f"region_{region}_space_{n}" for region, n in ((3, 1), (3, 2), (3, 3), (3, 4), (4, 1), (4, 2), (4, 3))]
WALLS = ["wall_strength"] * 2 + ["wall_two_vp"] * 2 + ["wall_labourer_vp"] * 2 + ["wall_scout"]
JARS = ["jar_pay_debt_a", "jar_pay_debt_b", "jar_free_recruit", "jar_pray_a", "jar_pray_b", "jar_faith", "jar_labourer"]
CONVERTS = [f"{kind}_byzantine" for kind in ("archer", "armourer", "champion", "hunter", "thief", "invader", "warrior")]


def strong(pool: str, **fields: Any) -> Player:
    """A player whom nothing stops but workers."""
    return player(pool, 12, 12, 12, silver=20, provisions=20, **fields)


def test_workers_go_from_the_pool_to_one_action() -> None:
    """PA-4.1 Or to the slot of one revealed Favour; one worker for each slot."""
    table = acting(player("llss"))
    table.play("hunt 2")
    table.play("use labourer+scout")
    assert pool(table) == "ls" and sheet(table)["placed"] == {"hunt": ["labourer", "scout", ""]}
    favour = acting(player("c"), favours=["favour_tithe", "", "", "", ""])
    favour.play("ask favour_tithe")
    assert pool(favour) == "" and [int(n) for n in favour.favour_workers] == [5, 0, 0, 0, 0]
    assert sheet(favour)["placed"] == {}


@pytest.mark.parametrize(
    ("pool_", "legal"),
    [
        ("lsc", True), ("lxc", True), ("lsx", True), ("xxx", True), ("ssc", True), ("scc", True), ("sxm", True),
        ("lls", False), ("llc", False), ("lss", False), ("sc", False), ("xx", False), ("llx", False), ("mmx", False),
    ],
)  # fmt: skip
def test_colours_of_slots(pool_: str, legal: bool) -> None:
    """PA-4.2 Commission: a Scout, any worker, a Cleric; a Criminal stands in for each of them."""
    table = acting(strong(pool_))
    assert ("commission region_1_space_2" in texts(table)) == legal
    if not legal:
        refused(table, "commission region_1_space_2", "PA-4.2")


@pytest.mark.parametrize("action", RIGHT_SIDE)
def test_slots_of_the_right_side(action: str) -> None:
    """PA-4.8 The workers that each right-side action needs: without any one of them it cannot be done."""
    table = acting(strong(NEEDED[action]), outsiders=OUTSIDERS)
    assert TARGET[action] in texts(table)
    for at in range(1, 3):
        other = NEEDED[action].replace(NEEDED[action][at], "l")
        assert TARGET[action] not in texts(acting(strong(other), outsiders=OUTSIDERS)), other


@pytest.mark.parametrize(
    ("text", "fits", "does_not"),
    [
        ("develop attack 1", "lc", "l"), ("recruit abbot_labourer", "lf", "ls"), ("dismiss abbot_labourer", "l", ""),
        ("pray absolve", "c", "f"), ("conspire", "m", ""), ("hunt 2", "ls", "lm"), ("trade 2", "lm", "ls"),
        ("hunt 1", "c", ""), ("trade 1", "f", ""),
    ],
)  # fmt: skip
def test_slots_of_the_left_side(text: str, fits: str, does_not: str) -> None:
    """PA-4.8 The same for the left side; Develop and Conspire take anybody."""
    placed = {"placed": {"absolve": ["cleric", "labourer", "merchant"]}}
    assert text in texts(acting(strong(fits, **placed), townsfolk=PEOPLE))
    if does_not:
        refused(acting(strong(does_not, **placed), townsfolk=PEOPLE), text, "PA-4.2")


@pytest.mark.parametrize("action", RIGHT_SIDE)
def test_what_the_right_side_gives(action: str) -> None:
    """PA-4.8 Each action raises one attribute by 1: another one than it needs."""
    gives = {"commission": 2, "fortify": 0, "garrison": 1, "absolve": 1, "attack": 2, "convert": 0}[action]
    ann = player(NEEDED[action], 3, 3, 3, silver=9, provisions=9)
    table = acting(ann, outsiders=OUTSIDERS, draw=["wall_two_vp"] if action == "fortify" else [])
    table.play(TARGET[action])
    assert tracks(table) == tuple([4 if at == gives else 3 for at in range(3)])


def test_an_action_in_use() -> None:
    """PA-4.3 As long as workers stand on it the action cannot be taken again."""
    table = acting(player("lll"), turns=2)
    table.play("hunt 1")
    refused(table, "hunt 1", "PA-4.3")
    assert "trade 1" in texts(table)
    used = acting(strong("lscl", placed={"commission": ["", "", "criminal"]}))
    refused(used, "commission region_1_space_2", "PA-4.3")


@pytest.mark.parametrize("action", ["hunt", "trade", "recruit"])
def test_one_slot_or_both(action: str) -> None:
    """PA-4.4 In one go: no second worker later, and one worker makes the action used."""
    first, second = {"recruit": ("dismiss abbot_labourer", "recruit gatekeeper_labourer")}.get(
        action, (f"{action} 1", f"{action} 2")
    )
    table = acting(strong("lsmf"), turns=2, townsfolk=PEOPLE)
    table.play(first)
    table.play("use labourer")
    assert sheet(table)["placed"] == {action: ["labourer", "", ""]}
    refused(table, second, "PA-4.3")
    refused(table, "dismiss gatekeeper_labourer" if action == "recruit" else first, "PA-4.3")


@pytest.mark.parametrize("action", RIGHT_SIDE)
@pytest.mark.parametrize("slots", [(1,), (2,), (1, 2)])
def test_workshops_stand_in_for_workers(action: str, slots: tuple[int, ...]) -> None:
    """PA-4.5 A covered slot needs no worker; with two Workshops the third slot alone is filled."""
    colours = {
        "commission": "slc", "fortify": "mls", "garrison": "mlf", "absolve": "clm", "attack": "slf", "convert": "flc",
    }[action]  # fmt: skip
    needed = "".join([letter for at, letter in enumerate(colours, start=1) if at not in slots])
    ann = strong(needed, workshops=[f"{action} {slot}" for slot in slots])
    table = acting(ann, outsiders=OUTSIDERS, draw=["wall_two_vp"] if action == "fortify" else [])
    table.play(TARGET[action])
    row = sheet(table)["placed"][action]
    assert [at for at, worker in enumerate(row, start=1) if not worker] == list(slots)
    wrong = needed[:-1] + ("m" if needed[-1] != "m" else "s")
    assert TARGET[action] not in texts(acting(strong(wrong, workshops=ann["workshops"]), outsiders=OUTSIDERS))


def test_costs_before_rewards() -> None:
    """PA-4.6 The reward of an action cannot pay for it."""
    poor = acting(player("lsc", provisions=0))
    refused(poor, "commission region_1_space_2", "PA-6.1")
    refused(
        acting(player("lfc", silver=0, converts=["thief_viking"]), outsiders=OUTSIDERS), TARGET["convert"], "PA-6.15"
    )
    tavern = acting(player("l", silver=1), townsfolk=["", "", "gatekeeper_silver", "", ""])
    refused(tavern, "dismiss gatekeeper_silver", "PA-5.6")
    paying = acting(player("lsc", provisions=1))
    paying.play("commission region_1_space_2")
    kinds = [event["kind"] for event in paying.events_since(0)]
    assert kinds.index("pay") < kinds.index("gain") and goods(paying) == (5, 0)


@pytest.mark.parametrize(
    ("action", "fields", "facts"),
    [
        ("commission", {}, {"map": {space: ["monk", ANN] for space in MONKS}}),
        ("garrison", {}, {"map": {space: ["outpost", ANN] for space in MONKS}}),
        ("fortify", {"walls": WALLS}, {}),
        ("absolve", {"jars": JARS}, {}),
        ("convert", {"converts": CONVERTS}, {}),
    ],
)  # fmt: skip
def test_seven_times_in_a_game(action: str, fields: dict[str, Any], facts: dict[str, Any]) -> None:
    """PA-4.7 Five of the right-side actions end with the seventh time."""
    text = "absolve jar_provisions" if action == "absolve" else TARGET[action]
    table = acting(strong("lsmfcx", **fields), outsiders=OUTSIDERS, **facts)
    refused(table, text, "PA-4.7")
    assert not offered(table, action) and text not in texts(table)


def test_attack_has_no_limit() -> None:
    """PA-4.7 Attack goes on beyond seven."""
    table = acting(strong("lsf", trophies=CONVERTS), outsiders=OUTSIDERS)
    table.play("attack mercenary_viking")
    assert len(sheet(table)["trophies"]) == 8


def test_targets_must_exist() -> None:
    """PA-4.9 An action without its target cannot be taken."""
    table = acting(strong("lsmfc"), outsiders=["", *OUTSIDERS[1:]], townsfolk=["", *PEOPLE[1:]])
    refused(table, "attack mercenary_viking", "PA-4.9")
    refused(table, "convert mercenary_viking", "PA-4.9")
    refused(table, "recruit squire_faith", "PA-4.9")
    refused(table, "dismiss squire_faith", "PA-4.9")
    refused(table, "pray absolve", "PA-4.9")
    refused(acting(strong("ll", workshops=["attack 1"])), "develop attack 1", "PA-5.2")


def test_never_more_workers_than_needed() -> None:
    """PA-4.9 Exactly the needed number of workers is placed."""
    for text, number in (("develop attack 1", 2), ("conspire", 1), ("hunt 1", 1), ("hunt 2", 2)):
        table = acting(strong("lllsxx"), outsiders=OUTSIDERS)
        table.play(text)
        assert {len(option.split("+")) for option in texts(table)} == {number}
        table.play(texts(table)[-1])
        placed = [worker for row in sheet(table)["placed"].values() for worker in row if worker]
        assert len(placed) == number


def test_which_workers_are_used() -> None:
    """PA-B-02, PA-4.2 Asked only if there is a choice, and by workers, not by slots."""
    table = acting(strong("lsc"))
    table.play("commission region_1_space_2")
    assert asked(table) == "" and sheet(table)["placed"] == {"commission": ["scout", "labourer", "cleric"]}
    table = acting(strong("lscx"))
    table.play("commission region_1_space_2")
    assert texts(table) == [
        "use labourer+scout+cleric", "use labourer+scout+criminal", "use labourer+cleric+criminal",
        "use scout+cleric+criminal",
    ]  # fmt: skip
    table.play("use labourer+cleric+criminal")
    assert sheet(table)["placed"] == {"commission": ["criminal", "labourer", "cleric"]} and pool(table) == "s"


def test_a_criminal_leaves_its_colour_to_others() -> None:
    """PA-B-02 Two Scouts and a Criminal: one Scout on the clear slot, the Criminal on the Cleric's."""
    table = acting(strong("ssx"))
    table.play("commission region_1_space_2")
    assert sheet(table)["placed"] == {"commission": ["scout", "scout", "criminal"]}


def test_equal_spaces_are_one_choice() -> None:
    """PA-B-01 Of free spaces in a region with the same reward the first is offered, then the next."""
    ann = strong("lsc")
    players = [ann, player(), player(), player()]
    table = lay(players, [["action", ANN]])
    spaces = offered(table, "commission")
    assert "region_2_space_2" in spaces and "region_2_space_6" not in spaces
    refused(table, "commission region_2_space_6", "PA-B-01")
    taken = lay(players, [["action", ANN]], map={"region_2_space_2": ["outpost", BRIAN]})
    assert "region_2_space_6" in offered(taken, "commission")
    jars = acting(strong("lmc"))
    assert "jar_pray_a" in offered(jars, "absolve") and "jar_pray_b" not in offered(jars, "absolve")
    refused(jars, "absolve jar_pray_b", "PA-B-01")
    assert "jar_pray_b" in offered(acting(strong("lmc", jars=["jar_pray_a"])), "absolve")


def test_compulsory_and_optional() -> None:
    """PA-4.10, PA-A.40 Tax is never asked; Pray, free recruits and Develops, Debts and Suspicions may be declined."""
    taxed = rewarded("townsfolk.defender_tax.dismiss", player())
    assert asked(taxed) == "" and goods(taxed) == (5, 1)
    ann = player("l", unpaid=1, suspicions=suspicions("1"), placed={"hunt": ["labourer"]})
    for path in (
        "spaces.region_3_space_4.reward", "spaces.region_1_space_1.reward", "spaces.region_3_space_8.reward",
        "outsiders.traitor_byzantine.attack", "spaces.region_2_space_4.reward",
    ):  # fmt: skip
        table = rewarded(path, ann, townsfolk=PEOPLE)
        assert texts(table)[0] == "pass" and len(texts(table)) > 1, path
        table.play("pass")
        assert (debts(table), sheet(table)["suspicions"], sheet(table)["crew"]) == ((1, 0), ["suspicion_1"], [])
        assert sheet(table)["placed"] == {"hunt": ["labourer", "", ""]}
    develop = rewarded("favours.favour_royal_masons.reward", ann)
    develop.play("pick 1")
    develop.play("pass")
    assert sheet(develop)["workshops"] == []


def test_no_way_out_of_a_debt_or_a_suspicion() -> None:
    """PA-4.10 Debts and Suspicions are taken, and the discards of an Inquisition made, without a question."""
    table = lay([player(suspicions=suspicions("2211")), player()], ["inquisition"], tax=0)
    assert asked(table) == "" and debts(table) == (1, 0) and sheet(table)["suspicions"] == suspicions("22")


def test_as_far_as_possible() -> None:
    """PA-4.11, PA-A.45 Two Suspicions to discard, and one is there; an alternative without effect may be chosen."""
    table = rewarded("townsfolk.acolyte_tax.dismiss", player(suspicions=suspicions("1")))
    assert texts(table) == ["pass", "discard 1"]
    table.play("discard 1")
    assert sheet(table)["suspicions"] == []
    wall = rewarded("walls.wall_choice_debt.choice", player())
    wall.play("pick 1")
    assert asked(wall) == "" and goods(wall) == (3, 1) and debts(wall) == (0, 0)


def test_two_suspicions_are_asked_once() -> None:
    """PA-B-04, PA-A.45 None, one or two; the same for two Conspirators."""
    ann = player(suspicions=suspicions("012"), crew=["conspirator_absolver", "conspirator_criminal"])
    for table in (rewarded("townsfolk.acolyte_tax.dismiss", ann), lay([ann, player()], ["inquisition"], tax=0)):
        assert texts(table) == ["pass", "discard 1", "discard 2"]
        table.play("discard 2")
        assert sheet(table)["suspicions"] == suspicions("0") and asked(table) == ""
