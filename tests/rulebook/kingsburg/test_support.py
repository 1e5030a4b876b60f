"""KB-5.4 The advisors' support."""

from typing import Any

import pytest

import palatine
from rulebook.kingsburg.laying import (
    ADVISORS,
    ANN,
    BRIAN,
    CINDY,
    SPRING,
    both_editions,
    envoy,
    goods,
    group,
    influence,
    lay,
    player,
    season,
    soldiers,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, board, events, play_all, play_out, refused, sheet, texts

# Rank, advisor, dice, what one chooses (if anything), goods, tokens, soldiers, VP. The Queen differs: see below.
SUPPORT = [
    (1, "jester", [1], [], "", 0, 0, 1),
    (2, "squire", [2], [], "1g", 0, 0, 0),
    (3, "architect", [3], [], "1w", 0, 0, 0),
    (4, "merchant", [4], ["take wood"], "1w", 0, 0, 0),
    (4, "merchant", [4], ["take gold"], "1g", 0, 0, 0),
    (5, "sergeant", [5], [], "", 0, 1, 0),
    (7, "astronomer", [3, 4], ["take gold"], "1g", 1, 0, 0),
    (7, "astronomer", [3, 4], ["take wood"], "1w", 1, 0, 0),
    (7, "astronomer", [3, 4], ["take stone"], "1s", 1, 0, 0),
    (8, "treasurer", [3, 5], [], "2g", 0, 0, 0),
    (9, "master_hunter", [4, 5], ["take gold+wood"], "1g1w", 0, 0, 0),
    (9, "master_hunter", [4, 5], ["take wood+stone"], "1w1s", 0, 0, 0),
    (10, "general", [4, 6], [], "", 0, 2, 0),
    (11, "swordsmith", [5, 6], ["take gold+stone"], "1g1s", 0, 0, 0),
    (11, "swordsmith", [5, 6], ["take wood+stone"], "1w1s", 0, 0, 0),
    (12, "duchess", [6, 6], ["take gold+stone"], "1g1s", 1, 0, 0),
    (12, "duchess", [6, 6], ["take 2wood"], "2w", 1, 0, 0),
    (13, "champion", [6, 6, 1], [], "3s", 0, 0, 0),
    (14, "smuggler", [6, 6, 2], ["give vp", "take gold+wood+stone"], "1g1w1s", 0, 0, -1),
    (14, "smuggler", [6, 6, 2], ["give vp", "take 3stone"], "3s", 0, 0, -1),
    (14, "smuggler", [6, 6, 2], ["pass"], "", 0, 0, 0),
    (15, "inventor", [6, 6, 3], [], "1g1w1s", 0, 0, 0),
    (16, "wizard", [6, 6, 4], [], "4g", 0, 0, 0),
    (18, "king", [6, 6, 6], [], "1g1w1s", 0, 1, 0),
]
CHOICES = {
    "merchant": ["take gold", "take wood"],
    "astronomer": ["take gold", "take wood", "take stone"],
    "master_hunter": ["take gold+wood", "take wood+stone"],
    "swordsmith": ["take gold+stone", "take wood+stone"],
    "duchess": ["take 2gold", "take gold+wood", "take gold+stone", "take 2wood", "take wood+stone", "take 2stone"],
    "smuggler": ["pass", "give vp"],
}


@both_editions
@pytest.mark.parametrize("row", SUPPORT, ids=lambda row: f"{row[1]} {' '.join(row[3])}".strip())
def test_the_support_table(edition: int, row: tuple[int, str, list[int], list[str], str, int, int, int]) -> None:
    """KB-5.4.4 Each advisor's support as printed; the choices are exactly those on the board."""
    rank, advisor, dice, chosen, expected_goods, expected_tokens, expected_soldiers, expected_vp = row
    assert ADVISORS[rank - 1] == advisor and sum(dice) == rank
    table = lay([player(), player()], [["support", -1, 1]], edition, court=[group(advisor, ANN, dice)])
    if chosen:
        assert texts(table) == CHOICES[advisor]
    play_all(table, *chosen)
    assert asked(table) == ""
    assert (goods(table, ANN), tokens(table, ANN)) == (expected_goods, expected_tokens)
    assert (soldiers(table, ANN), vp(table, ANN)) == (expected_soldiers, expected_vp)
    assert (goods(table, BRIAN), vp(table, BRIAN)) == ("", 0)


@both_editions
@pytest.mark.parametrize(("given", "got"), [("gold", "1w1s"), ("wood", "1g1s"), ("stone", "1g1w")])
def test_the_alchemist(edition: int, given: str, got: str) -> None:
    """KB-5.4.4 Alchemist: give 1 good, take 1 of each of the two other kinds."""
    table = lay([player(f"1{given[0]}"), player()], [["support", -1, 1]], edition, court=[group("alchemist", ANN, [6])])
    assert texts(table) == ["pass", f"give {given}"]
    table.play(f"give {given}")
    assert goods(table, ANN) == got


@pytest.mark.parametrize(
    ("options", "points"), [({"edition": 1}, 1), ({"edition": 1, "e1_queen_vp": 3}, 3), ({"edition": 2}, 3)], ids=str
)
def test_the_queen(options: dict[str, object], points: int) -> None:
    """KB-5.4.4, KB-A-01 Queen: 2 goods of choice, a peek, 3 VP; in the first edition 1 VP unless chosen otherwise."""
    court = [group("queen", ANN, [6, 6, 5])]
    table = lay([player(), player()], [["support", -1, 1]], options=options, court=court)
    table.play("take wood+stone")
    assert (goods(table, ANN), vp(table, ANN)) == ("1w1s", points)
    assert len(events(table, "peek", ANN)) == 1
    with pytest.raises(palatine.BadOption, match="KB-A-01"):
        palatine.new_game("kingsburg", 3, {"edition": 2, "e1_queen_vp": 3})


@both_editions
def test_advisors_act_in_order_of_rank(edition: int) -> None:
    """KB-5.4.1, KB-5.4.8 Ascending ranks, whoever influenced them and whenever; each group is supported once."""
    court = [group("wizard", ANN, [6, 6, 4]), group("squire", BRIAN, [2]), group("treasurer", BRIAN, [3, 5])]
    court += [group("jester", CINDY, [1]), group("merchant", CINDY, [4])]
    table = lay([player(), player(), player()], [["support", -1, 1]], edition, court=court)
    assert (vp(table, CINDY), goods(table, BRIAN), goods(table, ANN)) == (1, "1g", ""), "the Merchant is waited for"
    table.play("take wood")
    served = [(event["source"], event["seat"]) for event in events(table, "gain")]
    assert served == [
        ("advisor:jester", CINDY),
        ("advisor:squire", BRIAN),
        ("advisor:merchant", CINDY),
        ("advisor:treasurer", BRIAN),
        ("advisor:wizard", ANN),
    ]


@both_editions
def test_two_groups_are_served_in_turn_order(edition: int) -> None:
    """KB-5.4.2 Two groups on one advisor: turn order decides, not who came first."""
    court = [group("merchant", ANN, [4]), group("merchant", BRIAN, [4])]
    table = lay([player(), player()], [["support", -1, 1]], edition, court=court, order=[1, 0])
    assert table.to_act == (BRIAN,)
    table.play("take gold")
    assert table.to_act == (ANN,)
    table.play("take wood")
    assert (goods(table, ANN), goods(table, BRIAN)) == ("1w", "1g")


@both_editions
def test_goods_of_a_lower_rank_feed_a_higher_one(edition: int) -> None:
    """KB-5.4.3 Choices are made when the advisor acts: the Merchant's wood can go to the Alchemist."""
    court = [group("merchant", ANN, [4]), group("alchemist", ANN, [6])]
    table = lay([player(), player()], [["support", -1, 1]], edition, court=court)
    play_all(table, "take wood", "give wood")
    assert goods(table, ANN) == "1g1s"


@both_editions
@pytest.mark.parametrize("advisor", ["general", "queen"])
def test_a_peek_is_secret_and_shows_this_years_enemy(edition: int, advisor: str) -> None:
    """KB-5.4.5, KB-A-25 The peeker alone sees the top card, and that very card comes in winter of the same year."""
    happens: list[str | list[object]] = [["support", -1, 1], "influence_round", "winter"]
    court = [group(advisor, ANN)]
    table = lay([player(), player(dice=[1])], happens, edition, [1], ["year3_orcs_5"], court=court, year=3)
    if advisor == "queen":
        table.play("take 2gold")
    seen: Any = table.view(ANN)["zones"]
    hidden: Any = table.view(BRIAN)["zones"]
    assert seen["enemy_top"] == {"count": 1, "cards": ["year3_orcs_5"]}
    assert hidden["enemy_top"] == {"count": 1, "cards": [None]}
    play_out(table)
    assert [event["card"] for event in events(table, "reveal")] == ["year3_orcs_5"]


def test_two_peeks_see_the_same_card() -> None:
    """KB-5.4.5 The card is put back on top: whoever looks next sees the same one."""
    court = [group("general", ANN, [4, 6]), group("queen", BRIAN, [6, 6, 5])]
    table = lay([player(), player()], [["support", -1, 1]], court=court)
    table.play("take 2gold")
    first, second = events(table, "peek", ANN), events(table, "peek", BRIAN)
    assert first[0]["card"] == second[1]["card"]


@both_editions
def test_the_stable_adds_to_advisors_soldiers_only(edition: int) -> None:
    """KB-5.4.6 Stable: one more soldier with an advisor's soldiers, none with recruits or reinforcements."""
    owner = player("2g", up_to("stable"))
    recruits = lay([owner, player()], ["recruitment"], edition)
    recruits.play("recruit 1")
    assert soldiers(recruits, ANN) == 1
    king = lay([owner, player()], ["reinforcements"], edition, [3])
    assert soldiers(king, ANN) == 3
    other = lay([owner, player()], [["support", -1, 1]], edition, court=[group("inventor", ANN, [6, 6, 3])])
    assert soldiers(other, ANN) == 0
    served = lay([owner, player()], [["support", -1, 1]], edition, court=[group("general", ANN, [4, 6])])
    assert soldiers(served, ANN) == 3
    overlay: dict[str, object] = {"game": "kingsburg", "buildings": {"stable": {"season_end": "soldiers"}}}
    barracked = lay([owner, player()], [["season_end", -1, SPRING]], edition, overlay=overlay)
    assert soldiers(barracked, ANN) == 1, "a soldier that no advisor gave"


@both_editions
def test_all_dice_go_home(edition: int) -> None:
    """KB-5.4.7 At the end of the season no dice stand before advisors, and everybody rolls three again."""
    players = [player(tokens=1), player(), player()]
    table = season(players, SPRING, [1, 2, 3, 6, 6, 6, 6, 6, 6], edition)
    table.play("place 1+token architect")
    assert tokens(table, ANN) == 0, "the token is back in the supply"
    play_out(table)
    assert board(table)["court"] == []
    assert [sheet(table, seat)["dice"] for seat in range(3)] == [[], [], []]


@both_editions
def test_the_stable_counts_for_each_group(edition: int) -> None:
    """KB-5.4.9 Two groups of one player on the Sergeant: the Stable adds to both."""
    owner = player("", up_to("stable"), dice=[5, 5])
    table = influence([owner, player()], edition, envoy=ANN)
    play_all(table, "place 5 sergeant", "place 5 sergeant")
    assert envoy(table) == -1
    assert soldiers(table, ANN) == 4


@both_editions
def test_the_stable_needs_its_owners_own_group(edition: int) -> None:
    """KB-A-36 Somebody else's soldiers, or neutral dice on the Sergeant, bring a Stable's owner nothing."""
    court = [group("sergeant", -1, [2, 3]), group("general", BRIAN, [4, 6])]
    table = lay([player("", up_to("stable")), player()], [["support", -1, 1]], edition, court=court)
    assert [soldiers(table, ANN), soldiers(table, BRIAN)] == [0, 2]


@both_editions
def test_alchemist_and_smuggler_can_be_declined(edition: int) -> None:
    """KB-A-11 Either pay and take, or decline both: then nothing is lost and nothing gained."""
    court = [group("alchemist", ANN, [6]), group("smuggler", BRIAN, [6, 6, 2])]
    table = lay([player("1s", vp=2), player("", vp=2)], [["support", -1, 1]], edition, court=court)
    play_all(table, "pass", "pass")
    assert (goods(table, ANN), vp(table, ANN)) == ("1s", 2)
    assert (goods(table, BRIAN), vp(table, BRIAN)) == ("", 2)
    empty = lay([player(), player()], [["support", -1, 1]], edition, court=[group("alchemist", ANN, [6])])
    assert asked(empty) == "", "without goods there is nothing to swap"


def test_one_cannot_give_what_one_lacks() -> None:
    """KB-5.4.4 The Alchemist takes only goods one has; another payment is answered with what is asked now."""
    table = lay([player("1g1w"), player()], [["support", -1, 1]], court=[group("alchemist", ANN, [6])])
    assert texts(table) == ["pass", "give gold", "give wood"]
    refused(table, "give stone", "KB-0.12")
