"""KB-5.3 Influencing advisors."""

import pytest

from rulebook.kingsburg.laying import (
    ADVISORS,
    ANN,
    BRIAN,
    CINDY,
    both_editions,
    goods,
    group,
    influence,
    lay,
    player,
    reachable,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, play_all, refused, sheet, texts


@both_editions
def test_one_advisor_at_a_time_until_all_have_passed(edition: int) -> None:
    """KB-5.3.1 In turn order each influences one advisor or passes, over and over; a pass is final."""
    players = [player(dice=[1, 2]), player(dice=[3, 5]), player(dice=[6])]
    table = influence(players, edition, order=[1, 2, 0])
    acted = []
    for action in ["place 3 architect", "pass", "place 1 jester", "place 5 sergeant", "place 2 squire"]:
        acted.append(table.to_act[0])
        table.play(action)
    assert acted == [BRIAN, CINDY, ANN, BRIAN, ANN]
    assert asked(table) == "", "Cindy still held a 6, but had passed"


@both_editions
def test_dice_must_make_the_rank_exactly(edition: int) -> None:
    """KB-5.3.2 Some of the dice, each whole, sum to exactly the rank: every other advisor is out of reach."""
    table = influence([player(dice=[1, 3, 6]), player()], edition)
    ranks = [ADVISORS.index(advisor) + 1 for advisor in reachable(table)]
    assert ranks == [1, 3, 4, 6, 7, 9, 10]
    assert "exactly 8" in refused(table, "place 6+1 treasurer", "KB-5.3.2")
    table.play("place 6+3 master_hunter")
    assert sheet(table, ANN)["dice"] == [1]


@both_editions
def test_a_die_is_used_once(edition: int) -> None:
    """KB-5.3.2 Dice before an advisor are gone for this season."""
    table = influence([player(dice=[2, 2, 5]), player()], edition)
    table.play("place 2 squire")
    assert reachable(table) == ["sergeant", "astronomer"], "5 and 2+5; no second 2+2"


@both_editions
def test_white_dice_only_accompany(edition: int) -> None:
    """KB-5.3.3 At least one coloured die; white dice join it in any number, never alone nor with just a token."""
    table = influence([player(dice=[6], white=[1, 2], tokens=1), player()], edition)
    ranks = [ADVISORS.index(advisor) + 1 for advisor in reachable(table)]
    assert ranks == [6, 7, 8, 9, 10, 11]
    assert "place 6+w2+w1 master_hunter" in texts(table)
    for text in ("place w1 jester", "place w2 squire", "place w2+w1 architect", "place w1+token architect"):
        refused(table, text, "KB-5.3.2")
    spent = influence([player(white=[1, 2], tokens=1), player(dice=[1])], edition)
    assert spent.to_act == (BRIAN,) and "passed" in sheet(spent, ANN)["used"]


@both_editions
def test_one_token_a_season(edition: int) -> None:
    """KB-5.3.4, KB-A-07 A +2 token adds 2, returns to the supply, and only one may be used in a season."""
    table = influence([player(dice=[1, 6], tokens=3), player(dice=[2])], edition)
    assert texts(table) == [
        "pass",
        "place 1 jester",
        "place 1+token architect",
        "place 6 alchemist",
        "place 6+1 astronomer",
        "place 6+token treasurer",
        "place 6+1+token master_hunter",
    ]
    table.play("place 1+token architect")
    assert tokens(table, ANN) == 2
    table.play("pass", BRIAN)
    assert texts(table) == ["pass", "place 6 alchemist"]
    refused(table, "place 6+token treasurer", "KB-5.3.2")


@both_editions
def test_the_next_season_allows_another_token(edition: int) -> None:
    """KB-5.3.4, KB-12.3 The limit is one each season: in the next one a token may be used again."""
    players = [player(dice=[1], tokens=2, used=["token", "market", "reroll_one"]), player(), player()]
    happens: list[str | list[object]] = ["influence_round", ["season_end", -1, 0], ["season", -1, 1]]
    table = lay(players, happens, edition, [1, 1, 1] + [6, 6, 6] * 2)
    assert texts(table) == ["pass", "place 1 jester"]
    table.play("place 1 jester")
    assert board(table)["phase"] == 4 and sheet(table, ANN)["used"] == []
    assert "place 1+token architect" in texts(table)


@both_editions
def test_market_and_token_meet_in_one_placement(edition: int) -> None:
    """KB-5.3.5, KB-A-08 The Market moves the sum by one, once a season, also together with a token; ranks end at 18."""
    table = influence([player("", up_to("market"), 1, dice=[3]), player(dice=[1])], edition)
    assert [ADVISORS.index(advisor) + 1 for advisor in reachable(table)] == [2, 3, 4, 5, 6]
    table.play("place 3+token+market alchemist")
    assert sheet(table, ANN)["used"] == ["token", "market"]
    assert board(table)["court"][0] == {**group("alchemist", ANN, [3]), "white": [], "token": True, "shift": 1}

    high = influence([player("", up_to("market"), 1, dice=[6, 6, 6]), player()], edition)
    assert "place 6+6+6-market queen" in texts(high)
    assert not [text for text in texts(high) if text.startswith("place 6+6+6+")]
    low = influence([player("", up_to("market"), dice=[1]), player()], edition)
    assert texts(low) == ["pass", "place 1 jester", "place 1+market squire"], "there is no rank 0"


@both_editions
def test_an_advisor_is_influenced_once(edition: int) -> None:
    """KB-5.3.6 Once per season by anyone, oneself included."""
    table = influence([player(dice=[2, 2]), player(dice=[2, 3])], edition)
    table.play("place 2 squire")
    assert reachable(table) == ["architect", "sergeant"]
    assert "already influences" in refused(table, "place 2 squire", "KB-5.3.6")
    table.play("place 3 architect")
    assert asked(table) == "", "a second 2 of Ann's finds the Squire taken, as does Brian's"
    reason = influence([player(dice=[2]), player()], edition, court=[group("king", BRIAN)]).why_not("advisor:king")
    assert reason is not None and reason.rule == "KB-5.3.6"


@both_editions
def test_who_cannot_place_must_pass(edition: int) -> None:
    """KB-5.3.7, KB-A-10, KB-B-02 Without a legal placement one passes unasked; with one, passing is still allowed."""
    taken = [group("sergeant", BRIAN, [5])]
    table = influence([player(dice=[5]), player(dice=[1], used=[]), player(white=[3])], edition, court=taken)
    assert table.to_act == (BRIAN,) and "passed" in sheet(table, ANN)["used"]
    assert texts(table) == ["pass", "place 1 jester"]
    table.play("pass")
    assert asked(table) == "" and vp(table, BRIAN) == 0
    assert "passed" in sheet(table, CINDY)["used"]


@both_editions
def test_several_advisors_and_the_smuggler_for_anybody(edition: int) -> None:
    """KB-5.3.8 One player may influence several advisors; the Smuggler also without VP, even below zero."""
    table = influence([player(dice=[1, 2, 3], vp=-4), player()], edition)
    play_all(table, "place 1 jester", "place 2 squire", "place 3 architect")
    assert (vp(table, ANN), goods(table, ANN)) == (-3, "1g1w")
    poor = influence([player(dice=[4, 4, 6], vp=-4), player()], edition)
    assert "place 6+4+4 smuggler" in texts(poor)


@both_editions
def test_the_token_limit_is_about_placements(edition: int) -> None:
    """KB-5.3.9, KB-A-37 A token used with dice does not forbid paying another to the Town Hall, nor the reverse."""
    owner = player("", up_to("town_hall"), 1, used=["token"], vp=0)
    table = lay([owner, player()], [["season_end", -1, 0]], edition)
    assert texts(table) == ["pass", "give token"]
    table.play("give token")
    assert (vp(table, ANN), tokens(table, ANN)) == (1, 0)


@both_editions
def test_a_placement_points_at_its_dice(edition: int) -> None:
    """KB-5.3.2, KB-5.3.10 Coloured ones by place, white ones by face: every one that a way to the rank uses."""
    table = influence([player(dice=[1, 2], white=[1, 1, 2, 5]), player()], edition)
    dice = {answer.text: answer.targets[1:] for answer in table.answers()}
    assert dice["place 1 jester"] == ["die:0"]
    assert dice["place 1+w=2 architect"] == ["die:0", "white:1", "white:1", "white:2"]
    assert dice["place 2+w1 architect"] == ["die:1", "white:1"]
    reasons = [table.why_not(f"white:{face}") for face in (1, 4)]
    assert [reason and reason.rule for reason in reasons] == [None, "KB-5.3.1"]


@both_editions
def test_white_dice_are_split_freely(edition: int) -> None:
    """KB-5.3.10 White dice go to several placements or stay unused; when two groups of them fit, one says which."""
    table = influence([player(dice=[1, 2], white=[1, 1, 2]), player()], edition)
    assert "place 1+w=2 architect" in texts(table)
    table.play("place 1+w=2 architect")
    assert texts(table) == ["white 1", "white 2"]
    table.play("white 1")
    assert sheet(table, ANN)["white"] == [2], "1 and 1 went, 2 stayed"
    table.play("place 2+w2 merchant")
    assert asked(table) == "choice"
    unused = influence([player(dice=[1], white=[5]), player()], edition)
    unused.play("place 1 jester")
    assert sheet(unused, ANN)["white"] == [5]


@pytest.mark.parametrize(
    ("target", "rule", "words"),
    [
        ("advisor:treasurer", "KB-5.3.6", ("already influences", "ktoś już")),
        ("advisor:queen", "KB-5.3.2", ("exactly 17", "dokładnie 17")),
        ("advisor:general", "KB-7.4", ("Two groups", "dwie grupy")),
    ],
)
@both_editions
def test_why_an_advisor_is_out_of_reach(edition: int, target: str, rule: str, words: tuple[str, str]) -> None:
    """KB-5.3.2, KB-5.3.6, KB-7.4 “Why can't I?” names the rule and says why, in English and in Polish."""
    court = [group("treasurer", BRIAN, [3, 5]), group("general", BRIAN, [1]), group("general", CINDY, [4, 6])]
    players = [player(dice=[2, 6]), player(), player()]
    reason = influence(players, edition, court=court).why_not(target)
    assert reason is not None and reason.rule == rule
    assert words[0] in reason.say("en")
    assert words[1] in reason.say("pl")
