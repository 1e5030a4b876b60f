"""PA-14.9 to PA-14.21, PA-14.33, PA-14.34 The virtual player's turns, its Resource track and its left side."""

from typing import Any

import pytest

import palatine
from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import (
    ANN,
    OUTSIDERS,
    PEOPLE,
    alone,
    debts,
    goods,
    player,
    scheming,
    suspicions,
    taxes,
    virtual,
    vpl,
    vpl_tracks,
)
from rulebook.vectors import board, course, events

LEFT = {"recruit": 1, "pray": 1, "trade": 1, "conspire": 1}


def gaining(path: str, it: dict[str, Any], **more: Any) -> Paladins:
    """The virtual player gains a printed reward."""
    number = reward_number(path)
    return alone(it, [["vpl_effect", -1, number, 0]], **more)


def reward_number(path: str) -> int:
    effect = alone(virtual(), []).effect_at(path)
    assert effect is not None
    return int(effect.number)


def test_turns_alternate() -> None:
    """PA-14.9 Human first; when one side has passed, the other goes on."""
    facts: dict[str, Any] = {"phase": "preparation", "round": 1, "active": ANN}
    table = alone(virtual(9), ["next_turn"], player("llls"), townsfolk=PEOPLE, **facts)
    for text, schemes in (("hunt 1", 0), ("trade 1", 1), ("conspire", 2)):
        assert table.to_act == (ANN,) and len(events(table, "scheme")) == schemes
        table.play(text)
        if table.to_act and table.prompt().kind == "workers":
            table.play("use labourer")
    assert len(events(table, "scheme")) == 3
    table.play("pass")
    assert len(events(table, "scheme")) > 3 and board(table)["round"] == 2


def test_a_scheme_is_tried() -> None:
    """PA-14.9 It lies on the discards at once, and the action is done if workers, slots and attribute allow."""
    table = scheming("convert", virtual(3), outsiders=OUTSIDERS)
    assert vpl(table)["placed"] == {"convert": 3} and vpl(table)["workers"] == 0
    assert vpl(table)["scheme_discards"] == {"scheme_convert": 1}


@pytest.mark.parametrize(
    "it",
    [
        virtual(2, 5), virtual(9, 5, placed={"attack": 3}), virtual(9, 0),
    ],
    ids=["workers", "occupied", "strength"],
)  # fmt: skip
def test_the_left_side_instead(it: dict[str, Any]) -> None:
    """PA-14.9, PA-A.27 Too few workers, an occupied action or too little of an attribute: the left side."""
    table = scheming("attack", it, townsfolk=["", "", "", "", "abbot_labourer"], outsiders=OUTSIDERS)
    assert vpl(table)["placed"]["recruit"] == 1 and vpl(table)["trophies"] == []


@pytest.mark.parametrize(("used", "next_one"), [(0, "recruit"), (1, "pray"), (2, "trade"), (3, "conspire")])
def test_order_of_the_left_side(used: int, next_one: str) -> None:
    """PA-14.9, PA-14.11, PA-A.26 Recruit, Pray, Trade, Conspire, Rest: the left-most free one, for one worker."""
    placed = dict(list(LEFT.items())[:used])
    draw = suspicions("0") if next_one == "conspire" else []
    table = scheming("attack", virtual(5, placed=placed), draw, townsfolk=["", "", "", "", "squire_influence"])
    assert vpl(table)["placed"] == {**placed, next_one: 1}
    assert vpl(table)["workers"] == {"recruit": 4, "pray": 5, "trade": 4, "conspire": 6}[next_one]


def test_recruit_without_townsfolk() -> None:
    """PA-14.9 What it cannot do is passed over."""
    table = scheming("attack", virtual(5))
    assert vpl(table)["placed"] == {"pray": 1}
    scheme = scheming("recruit", virtual(5))
    assert vpl(scheme)["placed"] == {"pray": 1}


def test_without_workers_it_stops() -> None:
    """PA-14.10 No Scheme is revealed; its workers return, but those on Favours stay."""
    it = virtual(0, placed={"attack": 3, "recruit": 1})
    favours: dict[str, Any] = {
        "favours": ["favour_tithe", "", "", "", ""],
        "favour_workers": [["labourer", 1], [], [], [], []],
    }
    table = alone(it, ["vpl_turn"], **favours)
    assert vpl(table)["passed"] and vpl(table)["placed"] == {} and not events(table, "scheme")
    assert board(table)["favour_workers"][0] == ["labourer", 1]


def test_rest() -> None:
    """PA-14.21, PA-14.10, PA-A.26 One space for the worker on Rest and one for each left; then it has passed."""
    table = scheming("attack", virtual(3, placed=LEFT))
    assert vpl(table)["passed"] and vpl(table)["workers"] == 0 and vpl(table)["marker"] == 4
    assert vpl(scheming("attack", virtual(1, placed=LEFT)))["marker"] == 2


@pytest.mark.parametrize(("shops", "cost"), [([], 3), (["attack 1"], 2), (["attack 1", "attack 2"], 1)])
def test_workers_for_the_right_side(shops: list[str], cost: int) -> None:
    """PA-14.11 Three less its Workshops there."""
    table = scheming("attack", virtual(cost, 1, workshops=shops), outsiders=["archer_saracen", "", "", "", "", ""])
    assert vpl(table)["placed"] == {"attack": cost}
    if cost > 1:
        short = scheming("attack", virtual(cost - 1, 1, workshops=shops), outsiders=OUTSIDERS)
        assert "attack" not in vpl(short)["placed"]


def test_costs_are_ignored() -> None:
    """PA-14.12 Silver and provisions: it has none and pays none."""
    for scheme, it in (("commission", virtual(3)), ("absolve", virtual(3)), ("fortify", virtual(3))):
        draw = ["wall_scout"] if scheme == "fortify" else []
        table = scheming(scheme, it, draw)
        assert vpl(table)["placed"] == {scheme: 3} and not events(table, "pay")
    favour = scheming("kings_favour", virtual(1), favours=["favour_settle", "", "", "", ""])
    assert favour.favour_workers[0] and not events(favour, "pay")


# ---- the Resource track ----------------------------------------------------------------------------------------------


def test_resources_move_the_marker() -> None:
    """PA-14.13, PA-14.33 Silver and provisions one space each, from the last to the first."""
    table = gaining("spaces.region_1_space_2.reward", virtual(marker=2))
    assert vpl(table)["marker"] == 4 and board(table)["tax"] == 5
    table = gaining("outsiders.warrior_byzantine.attack", virtual(marker=4))
    assert vpl(table)["marker"] == 1 and vpl_tracks(table) == (1, 0, 1)


def test_tax_is_really_removed() -> None:
    """PA-14.13, PA-A.52 To the supply; the marker moves once for each symbol, also if the tax supply is short."""
    table = gaining("townsfolk.defender_tax.dismiss", virtual(), tax=4)
    assert board(table)["tax"] == 2 and vpl(table)["marker"] == 3 and goods(table) == (3, 1)
    for tax in (1, 2):
        short = gaining("townsfolk.defender_tax.dismiss", virtual(suspicions=suspicions("0")), tax=tax)
        assert board(short)["tax"] == 5 and vpl(short)["marker"] == 3 and len(events(short, "inquisition")) == 1
        assert vpl(short)["unpaid"] == 1


@pytest.mark.parametrize(
    ("tracks", "stacked", "raised"),
    [
        ((0, 0, 0), ["strength", "faith", "influence"], 0), ((1, 0, 0), ["strength", "faith", "influence"], 1),
        ((2, 1, 1), ["influence", "faith", "strength"], 2), ((2, 3, 1), ["faith", "strength", "influence"], 2),
        ((2, 3, 2), ["faith", "influence", "strength"], 2), ((12, 12, 11), ["strength", "faith", "influence"], 2),
    ],
)  # fmt: skip
def test_a_wrap_raises_the_lowest(tracks: tuple[int, int, int], stacked: list[str], raised: int) -> None:
    """PA-14.14 Of equal ones the marker on top; it then lies on top of those it reaches."""
    it = virtual(0, *tracks, marker=4, stacked=stacked)
    table = gaining("spaces.region_1_space_2.reward", it)
    assert vpl_tracks(table) == tuple([n + 1 if at == raised else n for at, n in enumerate(tracks)])
    assert vpl(table)["stacked"][0] == ["strength", "faith", "influence"][raised]


def test_attributes_at_the_top() -> None:
    """PA-A.55 A marker at 12 stays and keeps its place; with all at 12 nothing happens."""
    stacked = ["faith", "influence", "strength"]
    table = gaining("spaces.region_1_space_2.reward", virtual(0, 12, 12, 12, marker=4, stacked=stacked))
    assert vpl_tracks(table) == (12, 12, 12) and vpl(table)["stacked"] == stacked and vpl(table)["marker"] == 1
    table = gaining("walls.wall_strength.reward", virtual(0, 12, 3, 3, stacked=stacked))
    assert vpl_tracks(table) == (12, 3, 3) and vpl(table)["stacked"] == stacked


@pytest.mark.parametrize(
    ("marker", "track", "taken"),
    [
        (1, PEOPLE, 0), (3, PEOPLE, 2), (5, PEOPLE, 4), (3, [*PEOPLE[:2], "", *PEOPLE[3:]], 3),
        (4, [*PEOPLE[:3], "", ""], 0), (5, ["", PEOPLE[1], "", "", ""], 1),
    ],
)  # fmt: skip
def test_indicated_townsfolk(marker: int, track: list[str], taken: int) -> None:
    """PA-14.15, PA-14.17 The marker's number, else the next to the right, then from the left: it is dismissed."""
    table = scheming("recruit", virtual(4, marker=marker), townsfolk=track)
    assert board(table)["townsfolk_discards"] == [PEOPLE[taken]] and board(table)["townsfolk"][taken] == ""
    assert vpl(table)["placed"] == {"recruit": 1}


@pytest.mark.parametrize(("marker", "missing", "taken"), [(5, [], 4), (5, [4], 5), (5, [4, 5], 0), (3, [2], 3)])
def test_indicated_outsider(marker: int, missing: list[int], taken: int) -> None:
    """PA-14.15, PA-14.25 The sixth comes after the fifth, before the first."""
    cards = ["" if at in missing else card for at, card in enumerate(OUTSIDERS)]
    table = scheming("convert", virtual(3, faith=12, marker=marker), outsiders=cards)
    assert vpl(table)["converts"] == [OUTSIDERS[taken]]


def test_what_it_cannot_give_up() -> None:
    """PA-14.16, PA-14.33 For each Suspicion or Debt it lacks, 1 tax silver goes to the supply; the marker stays."""
    table = gaining("townsfolk.acolyte_tax.dismiss", virtual(suspicions=suspicions("1")))
    assert vpl(table)["suspicions"] == [] and board(table)["tax"] == 4 and vpl(table)["marker"] == 1
    table = gaining("townsfolk.acolyte_tax.dismiss", virtual())
    assert board(table)["tax"] == 3
    table = gaining("townsfolk.abbot_tax.dismiss", virtual())
    assert board(table)["tax"] == 4 and vpl(table)["marker"] == 1
    table = gaining("townsfolk.abbot_tax.dismiss", virtual(unpaid=2))
    assert board(table)["tax"] == 5 and vpl(table)["unpaid"] == 1


def test_the_last_silver_returned() -> None:
    """PA-A.31 Calls an Inquisition; what is left to give up follows after it."""
    ann = player(suspicions=suspicions("22"))
    table = gaining("townsfolk.acolyte_tax.dismiss", virtual(), ann=ann, tax=1)
    assert len(events(table, "inquisition")) == 1 and debts(table) == (1, 0) and board(table)["tax"] == 4
    assert course(table, "return_tax", "inquisition", "refill_tax") == [
        "return_tax", "inquisition", "refill_tax", "return_tax",
    ]  # fmt: skip


# ---- rewards and the left side ---------------------------------------------------------------------------------------


def test_how_it_gains_rewards() -> None:
    """PA-14.33 Workers without colour; a paid Debt only if there is one; it never declines."""
    assert vpl(gaining("townsfolk.abbot_labourer.dismiss", virtual(1)))["workers"] == 3
    for unpaid, paid in ((1, 1), (0, 0)):
        table = gaining("spaces.region_4_space_5.reward", virtual(unpaid=unpaid))
        assert vpl(table)["paid"] == paid and vpl(table)["unpaid"] == 0 and board(table)["tax"] == 5
    assert vpl_tracks(gaining("outsiders.marauder_saracen.attack", virtual())) == (0, 0, 2)
    discarded = gaining("spaces.region_2_space_4.reward", virtual(suspicions=suspicions("01")))
    assert taxes(vpl(discarded)["suspicions"]) == "0"
    recruit = gaining("spaces.region_1_space_1.reward", virtual(2, marker=5), townsfolk=PEOPLE)
    assert board(recruit)["townsfolk_discards"] == ["abbot_labourer"] and vpl(recruit)["workers"] == 4, "PA-A.7"


def test_a_criminal_as_a_reward() -> None:
    """PA-A.30, PA-14.34, PA-8.1 A worker, and a Suspicion from the same deck with its tax."""
    table = gaining("townsfolk.squire_faith.dismiss", virtual(1), draw=suspicions("2"))
    assert vpl(table)["workers"] == 2 and taxes(vpl(table)["suspicions"]) == "2"
    assert board(table)["tax"] == 3 and vpl(table)["marker"] == 3 and board(table)["decks"]["suspicions"] == 23


def test_it_is_judged_like_a_player() -> None:
    """PA-14.34, PA-8.7 Most Suspicions, Debt, discards."""
    it = virtual(suspicions=suspicions("222"), passed=True)
    table = alone(it, ["inquisition"], player(suspicions=suspicions("11")), tax=0)
    assert vpl(table)["unpaid"] == 1 and taxes(vpl(table)["suspicions"]) == "22" and debts(table) == (0, 0)
    other = alone(virtual(suspicions=suspicions("2")), ["inquisition"], player(suspicions=suspicions("11")), tax=0)
    assert vpl(other)["unpaid"] == 0 and debts(other) == (1, 0)


def test_pray() -> None:
    """PA-14.18 Its right side is cleared, or it gains a worker; all Schemes are shuffled. The left side stays."""
    gone = {"scheme_attack": 1, "scheme_fortify": 1}
    it = virtual(4, placed={"recruit": 1, "absolve": 3, "convert": 2}, scheme_discards=gone)
    table = scheming("commission", it, map={f"region_1_space_{n}": ["monk", ANN] for n in (1, 2)})
    assert vpl(table)["placed"] == {"recruit": 1, "pray": 1} and vpl(table)["workers"] == 3
    assert vpl(table)["scheme_discards"] == {} and board(table)["decks"]["schemes"] == 12, "those on Favours stay there"
    clear = scheming("convert", virtual(4, placed={"recruit": 1}, scheme_discards=gone))
    assert vpl(clear)["workers"] == 4 and vpl(clear)["scheme_discards"] == {}


def test_pray_as_a_reward() -> None:
    """PA-14.18 The same; the workers just placed are cleared too."""
    taken = {"region_1_space_1": ["monk", ANN], "region_2_space_1": ["monk", ANN]}
    it = virtual(3, faith=4, placed={"attack": 3, "trade": 1}, scheme_discards={"scheme_attack": 1})
    table = scheming("commission", it, map=taken)
    assert board(table)["map"]["region_3_space_4"] == ["monk", 1]
    assert vpl(table)["placed"] == {"trade": 1} and vpl(table)["scheme_discards"] == {}
    assert vpl_tracks(table) == (0, 4, 1)


def test_trade_and_conspire() -> None:
    """PA-14.19, PA-14.20, PA-A.47 One space; a Suspicion with one space for each tax symbol, and two workers."""
    table = scheming("attack", virtual(5, placed={"recruit": 1, "pray": 1}, marker=2))
    assert vpl(table)["marker"] == 3 and vpl(table)["workers"] == 4
    placed = {"recruit": 1, "pray": 1, "trade": 1}
    for value in (0, 1, 2):
        table = scheming("attack", virtual(5, placed=placed), suspicions(str(value)))
        assert vpl(table)["workers"] == 6 and vpl(table)["marker"] == 1 + value and board(table)["tax"] == 5 - value


def test_empty_scheme_deck() -> None:
    """PA-A.28 The discards are shuffled."""
    gone = {f"scheme_{name}": 1 for name in ("commission", "fortify", "garrison", "absolve", "attack", "convert")}
    gone |= {"scheme_recruit": 2, "scheme_kings_order": 4}
    table = scheming("convert", virtual(4, scheme_discards=gone), outsiders=OUTSIDERS)
    assert vpl(table)["scheme_discards"] == {"scheme_convert": 1} and board(table)["decks"]["schemes"] == 11
    assert course(table, "shuffle", "scheme") == ["shuffle", "scheme"]


FAVOURS_USED: dict[str, Any] = {
    "favours": ["favour_tithe", "", "", "", ""], "favour_workers": [["scout", ANN], [], [], [], []],
}  # fmt: skip
SEVEN_JARS = virtual(9, influence=12, jars=7)


@pytest.mark.parametrize(
    ("scheme", "it", "facts", "why"),
    [
        ("attack", virtual(2, 9), {"outsiders": OUTSIDERS}, "za mało Robotników"),
        ("attack", virtual(5, 9, placed={"attack": 3}), {"outsiders": OUTSIDERS}, "stoją tam już Robotnicy"),
        ("attack", virtual(5), {"outsiders": ["", "", *OUTSIDERS[2:]]}, "brak Najeźdźcy w zasięgu"),
        ("convert", virtual(5), {"outsiders": [""] * 6}, "brak Najeźdźcy w zasięgu"),
        ("commission", virtual(5), {"map": {}}, ""),
        ("garrison", virtual(5), {"map": {f"region_1_space_{n}": ["monk", ANN] for n in (1, 2)}}, "brak wolnego pola"),
        ("fortify", virtual(5, walls=["wall_scout", "wall_cleric"]), {}, "za niskie Wpływy"),
        ("absolve", SEVEN_JARS, {}, "akcja wykonana już 7 razy"),
        ("recruit", virtual(5, placed={"recruit": 1}), {}, "stoją tam już Robotnicy"),
        ("recruit", virtual(5), {"townsfolk": [""] * 5}, "brak Mieszczan na torze"),
        ("kings_favour", virtual(5), FAVOURS_USED, "brak wolnej Królewskiej Łaski"),
    ],
)
def test_the_log_says_why_a_scheme_failed(scheme: str, it: dict[str, Any], facts: dict[str, Any], why: str) -> None:
    """PA-14.9 Each thing that can be missing has words of its own; a Scheme that is followed is not explained."""
    table = scheming(scheme, it, **facts)
    lines = [palatine.event_text(table, event, lang="pl") for event in events(table, "scheme_failed")]
    assert len(lines) == (1 if why else 0)
    for line in lines:
        assert why.replace(" ", "") in line.replace("\u00a0", "").replace(" ", "")


@pytest.mark.parametrize(
    ("used", "instead", "en"),
    [
        ([], "recruit", "Recruit"), (["recruit"], "pray", "Pray"), (["recruit", "pray"], "trade", "Trade"),
        (["recruit", "pray", "trade"], "conspire", "Conspire"), (list(LEFT), "rest", "Rest"),
    ],
)  # fmt: skip
def test_the_log_says_what_was_done_instead(used: list[str], instead: str, en: str) -> None:
    """PA-14.9, PA-14.21 The left-most free action, or Rest; told before it is done."""
    it = virtual(2, placed={name: 1 for name in used})
    draw = suspicions("0") if instead == "conspire" else []
    table = scheming("attack", it, draw=draw, townsfolk=["", "", "", "", "squire_influence"])
    (event,) = events(table, "scheme_failed")
    assert event["instead"] == instead and event["rule"] == "PA-14.9"
    line = palatine.event_text(table, event, lang="en")
    assert line == f"The virtual player cannot follow the Scheme (too few workers). Instead: {en}."
    first = course(table, "scheme", "scheme_failed", "place", "rest")
    assert first == ["scheme", "scheme_failed", "rest" if instead == "rest" else "place"]


def test_every_order_that_could_not_be_followed() -> None:
    """PA-14.26 Several revealed Orders: a reason for each of them."""
    table = scheming("kings_order", virtual(2), orders=["order_attack", "order_absolve", ""])
    (event,) = events(table, "scheme_failed")
    assert event["why"] == {"attack": "workers", "absolve": "workers"}
    assert "Atak – za" in palatine.event_text(table, event, lang="pl")


def test_stored_games_keep_the_numbers_of_their_events() -> None:
    """PA-14.9 A table of rules 1 tells what it told when it began."""
    table = scheming("attack", virtual(2), townsfolk=["", "", "", "", "squire_influence"])
    older = palatine.load({**dict(table.origin or {}), "rules": 1})
    kinds = [str(event["kind"]) for event in table.events_since(0)]
    assert "scheme_failed" in kinds
    new = ("scheme_failed", "vpl_workers")
    assert [str(event["kind"]) for event in older.events_since(0)] == [kind for kind in kinds if kind not in new]
