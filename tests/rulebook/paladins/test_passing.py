"""PA-10 Passing, the refresh and the end."""

from typing import Any

import pytest

import palatine
from palatine.games.paladins.people_components import OUTSIDERS as ALL_OUTSIDERS
from palatine.games.paladins.people_components import TOWNSFOLK
from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import (
    ANN,
    BRIAN,
    OUTSIDERS,
    PEOPLE,
    acting,
    goods,
    lay,
    opened,
    player,
    pool,
    suspicions,
    tracks,
)
from rulebook.vectors import asked, board, events, play_all, play_out, refused, sheet, texts


def turns(ann: str, brian: str, **more: Any) -> Paladins:
    """A round of actions, Ann first."""
    return lay([player(ann), player(brian)], ["next_turn"], **{"phase": "preparation", "round": 2, **more})


def refreshing(players: int = 2, number: int = 2, **facts: Any) -> Paladins:
    """A refresh; the next round then waits for paladins."""
    return lay([player()] * players, ["refresh"], round=number, **facts)


def test_passing_is_final() -> None:
    """PA-10.1 It takes the turn; who has passed is skipped, the others go on."""
    table = turns("lll", "lll")
    assert "pass" in texts(table)
    table.play("pass")
    for text in ("hunt 1", "trade 1"):
        assert table.to_act == (BRIAN,)
        table.play(text)
    assert sheet(table, ANN)["passed"] and not sheet(table, BRIAN)["passed"]


def test_who_must_pass() -> None:
    """PA-10.1, PA-B-05 Without workers, or without an action, a player passes without being asked."""
    table = turns("l", "ll")
    play_all(table, "hunt 1", "hunt 1", "trade 1")
    assert [event["seat"] for event in events(table, "pass")] == [ANN, BRIAN]
    used = {"hunt": ["labourer"], "trade": ["labourer"], "conspire": ["labourer"]}
    stuck = lay([player("l", placed=used), player("l")], ["next_turn"], phase="preparation")
    assert stuck.to_act == (BRIAN,) and sheet(stuck)["passed"] and pool(stuck) == "l"


def test_workers_leave_the_board() -> None:
    """PA-10.2 All of the own board; those on Favours stay until the refresh."""
    favours = ["favour_tithe", "", "", "", ""]
    ann = player("ll", placed={"hunt": ["labourer", "scout"], "absolve": ["cleric", "labourer", "merchant"]})
    table = acting(ann, favours=favours, favour_workers=[["scout", ANN], [], [], [], []])
    table.play("pass")
    assert sheet(table)["placed"] == {} and pool(table) == "ll" and int(table.favour_workers[0]) == 2


@pytest.mark.parametrize(("unused", "kept"), [("", ""), ("s", "s"), ("lsm", "lsm"), ("fff", "fff")])
def test_three_or_fewer_are_kept(unused: str, kept: str) -> None:
    """PA-10.2 Nothing is asked, and nothing is lost."""
    table = lay([player(unused), player("l")], ["next_turn"], phase="preparation")
    if unused:
        table.play("pass")
    assert pool(table) == kept and table.to_act == (BRIAN,)


def test_three_of_choice() -> None:
    """PA-10.2 The others return to the supply."""
    table = acting(player("llsmfx"))
    table.play("pass")
    triples = [text for text in texts(table) if text.count("+") == 2]
    assert asked(table) == "keep_workers" and len(triples) == 14, "no two alike: C(5,3) + 4 with both Labourers"
    assert "keep labourer+labourer+criminal" in triples and "pass" not in texts(table)
    table.play("keep scout+fighter+criminal")
    assert pool(table) == "sfx" and asked(table) == ""


def test_fewer_than_three() -> None:
    """PA-10.2, PA-B-07 Who has more than three unused workers keeps up to three: two, one or nobody too."""
    table = acting(player("llsm"))
    table.play("pass")
    assert texts(table) == [
        "keep labourer+labourer+scout", "keep labourer+labourer+merchant", "keep labourer+scout+merchant",
        "keep labourer+labourer", "keep labourer+scout", "keep labourer+merchant", "keep scout+merchant",
        "keep labourer", "keep scout", "keep merchant", "keep nobody",
    ]  # fmt: skip
    refused(table, "pass", "PA-4.10")
    for text, kept in (("labourer+merchant", "lm"), ("scout", "s"), ("nobody", "")):
        copy = table.clone()
        assert isinstance(copy, Paladins)
        copy.play(f"keep {text}")
        assert pool(copy) == kept and asked(copy) == "" and events(copy, "keep")[-1]["seat"] == ANN


def test_five_of_a_colour() -> None:
    """PA-B-07 How many is a question too."""
    table = acting(player("lllll"))
    table.play("pass")
    assert texts(table) == ["keep labourer+labourer+labourer", "keep labourer+labourer", "keep labourer", "keep nobody"]


def under_rules_1(table: Paladins) -> Paladins:
    assert table.origin is not None
    older = palatine.load({**table.origin, "rules": 1})
    assert isinstance(older, Paladins)
    return older


def test_up_to_rules_1_they_were_three() -> None:
    """PA-B-07 A table of version 1 plays on by it: from a position, a dump, a record and a re-dealt copy."""
    table = under_rules_1(acting(player("llsm")))
    table.play("pass")
    for copy in (table, palatine.load(table.dump()), palatine.replay(table.record()), table.redeal(ANN, 4)):
        assert isinstance(copy, Paladins) and copy.rules == 1
        assert texts(copy) == [
            "keep labourer+labourer+scout", "keep labourer+labourer+merchant", "keep labourer+scout+merchant",
        ]  # fmt: skip
    alike = under_rules_1(acting(player("lllll")))
    alike.play("pass")
    assert asked(alike) == "" and pool(alike) == "lll", "one way to keep three: no question"


def test_kept_workers_are_there_next_round() -> None:
    """PA-10.2, PA-3.5 In the pool, before paladin and Tavern."""
    table = turns("lsf", "")
    table.play("pass")
    assert board(table)["round"] == 3 and pool(table) == "lsf"


def test_abilities_after_passing() -> None:
    """PA-10.3, PA-A.56 A Peddler still pays; the worker stays on top of the three that were kept."""
    brian = player("lsm", passed=True, crew=["peddler_labourer"], suspicions=suspicions("00"))
    table = lay(
        [player("lll"), brian], [["action", ANN], ["next_turn"]], tax=1, townsfolk=["", "", "", "", "defender_tax"]
    )
    table.play("dismiss defender_tax")
    assert pool(table, BRIAN) == "llsm" and sheet(table, BRIAN)["unpaid"] == 1
    table.play("pass")
    assert pool(table, BRIAN) == "llsm" and board(table)["round"] == 2


def test_townsfolk_at_the_refresh() -> None:
    """PA-10.4 (a), PA-10.7, PA-A.46 The right-most leaves, the others slide right, new ones come from right to left."""
    track = ["acolyte_labourer", "", "peddler_silver", "", "abbot_labourer"]
    new = ["squire_faith", "squire_influence", "abbot_tax"]
    table = refreshing(townsfolk=track, outsiders=OUTSIDERS, draw=new)
    assert board(table)["townsfolk"] == [*new[::-1], "acolyte_labourer", "peddler_silver"]
    assert board(table)["townsfolk_discards"] == ["abbot_labourer"]


def test_no_townsfolk_on_the_last_space() -> None:
    """PA-10.4 (a) Then none is discarded."""
    table = refreshing(townsfolk=[*PEOPLE[:4], ""], outsiders=OUTSIDERS, draw=["abbot_tax"])
    assert board(table)["townsfolk"] == ["abbot_tax", *PEOPLE[:4]] and board(table)["townsfolk_discards"] == []


def test_outsiders_at_the_refresh() -> None:
    """PA-10.4 (b), PA-10.7 The left-most leaves, the others slide left, new ones come from left to right."""
    a, b, c = OUTSIDERS[:3]
    new = ["thief_viking", "traitor_viking", "hunter_saracen", "invader_saracen"]
    table = refreshing(townsfolk=[*PEOPLE[:4], ""], outsiders=[a, "", b, "", "", c], draw=["abbot_tax", *new])
    assert board(table)["outsiders"] == [b, c, *new]
    assert board(table)["outsider_discards"] == [a]
    gap = refreshing(townsfolk=PEOPLE, outsiders=["", a, "", b, c, ""])
    assert board(gap)["outsiders"][:3] == [a, b, c] and board(gap)["outsider_discards"] == []


def test_tavern_at_the_refresh() -> None:
    """PA-10.4 (c) Taken or not, all cards of the round are discarded."""
    rows = [player(tavern="tavern_01"), player(tavern="tavern_02")]
    table = lay(rows, ["refresh"], round=7, tavern=["tavern_03"])
    assert board(table)["tavern_discards"] == ["tavern_01", "tavern_02", "tavern_03"]
    assert board(table)["tavern"] == [] and sheet(table)["tavern"] == ""


def test_favours_at_the_refresh() -> None:
    """PA-10.4 (d) Their workers return to the supply."""
    workers = [["scout", ANN], ["criminal", BRIAN], [], [], []]
    table = refreshing(favours=["favour_tithe", "favour_chapel", "", "", ""], favour_workers=workers, number=4)
    assert [int(n) for n in table.favour_workers] == [0] * 5 and pool(table) == ""


def test_discards_never_come_back() -> None:
    """PA-10.5 With an empty deck spaces stay empty."""
    people = [row.id for row in TOWNSFOLK]
    outsiders = [row.id for row in ALL_OUTSIDERS]
    table = refreshing(
        townsfolk=["", *people[:4]], townsfolk_discards=people[5:], outsiders=["", *outsiders[:5]],
        outsider_discards=outsiders[6:], draw=[people[4], outsiders[5]],
    )  # fmt: skip
    assert board(table)["townsfolk"] == ["", people[4], *people[:3]]
    assert board(table)["outsiders"] == [*outsiders[:5], outsiders[5]]
    assert board(table)["decks"]["townsfolk"] == board(table)["decks"]["outsiders"] == 0
    assert people[3] in board(table)["townsfolk_discards"] and not events(table, "shuffle")


def test_the_game_ends_after_seven_rounds() -> None:
    """PA-10.6 With the refresh of round 7."""
    table = refreshing(number=7, townsfolk=PEOPLE, outsiders=OUTSIDERS)
    assert board(table)["phase"] == "end" and not table.to_act
    assert board(table)["townsfolk_discards"] == [PEOPLE[4]], "the refresh is done"
    assert board(refreshing(number=6))["phase"] == "preparation"
    game = opened(2, seed=2)
    play_out(game)
    assert len(events(game, "round")) == 7 and board(game)["round"] == 7


def test_tavern_and_kings_cards_from_the_left() -> None:
    """PA-10.7 New Tavern cards lie from left to right."""
    cards = ["tavern_09", "tavern_01", "tavern_05"]
    table = lay([player(), player()], ["round"], round=3, phase="end", draw=["favour_chapel", *cards])
    assert board(table)["tavern"] == cards and board(table)["favours"][1] == "favour_chapel"


def test_passing_changes_nothing_else() -> None:
    """PA-10.2 Silver, provisions, attributes and cards stay."""
    table = acting(player("l", 3, 2, 1, silver=7, provisions=4, crew=["abbot_tax"]))
    table.play("pass")
    assert goods(table) == (7, 4) and tracks(table) == (3, 2, 1) and sheet(table)["crew"] == ["abbot_tax"]
