"""The greedy bot with the modules and scenarios of Kingsburg: for each a choice that a player would call silly."""

from collections.abc import Sequence

import pytest
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    AUTUMN,
    DESTINY,
    EXTRA,
    GOVERNORS,
    TOKENS,
    WHIMS,
    Player,
    group,
    modular,
    player,
    season_over,
    standing,
    up_to,
)
from rulebook.vectors import asked, texts

import palatine
from bots.playing import choice, win_rate
from palatine.bots.thumbs.kingsburg.thumb import THUMB
from palatine.kernel.table import Table

MODULES = [EXTRA, ALTERNATIVE, GOVERNORS, DESTINY, TOKENS, WHIMS]
BOTH = [EXTRA, ALTERNATIVE]
AUCTION: dict[str, object] = {"governor_choice": "auction"}
FAVOUR: dict[str, object] = {"scenario": "currying_favour"}
ALLIANCES: dict[str, object] = {"scenario": "shifting_alliances"}
TABLES: dict[str, dict[str, object]] = {
    "everything": {"modules": MODULES},
    "the other ways": {
        "modules": MODULES, "row_choice": "draft", "governor_choice": "auction", "whim_mode": "tradition",
    },
    "currying favour": {**FAVOUR, "modules": [m for m in MODULES if m != TOKENS]},
    "shifting alliances": {**ALLIANCES, "modules": MODULES},
    "goblin valley": {"scenario": "goblin_valley", "modules": MODULES},
}  # fmt: skip


def seen(seats: list[Player], enemy: str, happens: str, modules: list[str], phase: int) -> Table:
    """Ann has peeked at this year's enemy."""
    return palatine.load(
        {
            "game": "kingsburg",
            "seats": len(seats),
            "seed": 1,
            "options": {"modules": modules},
            "pending": [[happens]],
            "table": {"year": int(enemy[4]), "phase": phase, "seats": seats},
            "zones": {"enemy_top": [[enemy, 1]]},
        }
    )


# ---- Modules 1 and 2: rows -------------------------------------------------------------------------------------------


def test_covers_a_poor_row_and_keeps_a_good_one() -> None:
    """The printed row G is the weakest of the sheet; Market, Farms and Merchants' Guild are not given up."""
    table = modular([{"dealt": "CG"}, {"dealt": "BD"}], [["choose_rows", ANN]], BOTH, phase=1)
    assert "rows none" in texts(table) and "rows c+g" in texts(table)
    assert choice(table) == "rows g"


def test_drafts_the_row_that_helps_most() -> None:
    table = modular([{}, {}], [["draft_row", ANN]], BOTH, phase=1, rows_left="CG")
    assert texts(table) == ["draft c", "draft g"]
    assert choice(table) == "draft g"


def test_exchanges_a_second_copy() -> None:
    """KB-15.12 Two copies of a row are no better than one."""
    table = modular([{"dealt": "BB"}, {"dealt": "CD"}], [["exchange_row", ANN]], BOTH, phase=1, rows_left="EF")
    assert choice(table) == "exchange b"


def test_training_camp_before_the_goldsmith() -> None:
    """KB-14.3 The Goldsmith's soldier would spoil the Camp's."""
    start = player("1g", [*up_to("mint"), *up_to("training_camp")], soldiers=1, vp=0)
    table = season_over([start, player()], AUTUMN, [EXTRA])
    assert choice(table) == "use training_camp"


@pytest.mark.parametrize(("owned", "chosen"), [(up_to("altar"), "reroll_all"), ([], "pass")])
def test_a_low_total_is_kept_for_the_university(owned: list[str], chosen: str) -> None:
    """KB-15.3 With the Altar 3,2,2 is rolled again, but not by the owner of a University."""
    buildings = [*up_to("altar"), *([] if owned else up_to("university"))]
    start = player("", buildings, dice=[3, 2, 2])
    table = modular([start, player(dice=[6, 6, 6])], [["reroll", ANN]], BOTH, phase=2)
    assert texts(table) == ["pass", "reroll_all"]
    assert choice(table) == chosen


@pytest.mark.parametrize(("soldiers", "paid"), [(4, True), (9, False), (0, False)])
def test_pays_for_strength_only_if_it_decides(soldiers: int, paid: bool) -> None:
    """KB-15.13 The Guild's 2 points more against an enemy of 7: enough with 4 soldiers, needless with 9, not with 0."""
    start = player("2g", up_to("alchemists_guild"), soldiers=soldiers, vp=20, rows="BCdEF")
    before: list[object] = ["moment", -1, 11]
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "seed": 1, "options": {"modules": [ALTERNATIVE]},
            "pending": [["reveal"], before], "table": {"year": 4, "phase": 8, "seats": [start, {}]},
            "zones": {"enemy_top": [["year4_zombies_7", 1]]},
        }
    )  # fmt: skip
    assert texts(table) == ["pass", "give gold"]
    # the Armoury does nothing against Zombies; Watchtower and Guild give 1 each
    assert choice(table) == ("give gold" if paid else "pass")


def test_recruits_for_the_school() -> None:
    """KB-15.9 A third soldier is worth 2 VP, whatever the enemy."""
    start = player("2g", up_to("school"), soldiers=2)
    seats = [{**start, "rows": "ABCDEFg"}, player()]
    table = seen(seats, "year1_goblins_2", "recruitment", BOTH, 7)
    assert choice(table) == "recruit 1"


def test_tokens_pay_the_recruits_of_the_last_year() -> None:
    """KB-8.2 After the last autumn +2 tokens are good for nothing else; goods are, with a Cathedral."""
    start = player("4g", [*up_to("recruiting_station"), *up_to("cathedral")], 2, soldiers=4)
    table = modular([start, player()], ["recruitment"], [EXTRA], year=5, phase=7)
    table.play("recruit 1")
    assert texts(table) == ["tokens 0", "tokens 1", "tokens 2"]
    assert choice(table) == "tokens 2"


# ---- Module 3: governors ---------------------------------------------------------------------------------------------


def test_keeps_a_governor_for_the_whole_game() -> None:
    """A good at every year's end and a discount, rather than a tie once in a while."""
    zones = {"governors_dealt.0": ["thief", "diplomat", "carpenter"], "governor_kept.1": ["fairy"]}
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "seed": 1, "options": {"modules": [GOVERNORS]},
            "pending": [["reveal_governors"]], "lanes": [[["keep_governor", 0]], []], "zones": zones,
            "table": {"seats": [{}, {}]},
        }
    )  # fmt: skip
    assert choice(table) == "keep carpenter"


def auction(*plays: str) -> Table:
    """Thief, Diplomat, Duke and Carpenter are for sale."""
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 3, "seed": 1, "options": {"modules": [GOVERNORS], **AUCTION},
            "pending": [["reveal_governors"], ["auction", 0]], "table": {"seats": [{}, {}, {}]},
            "zones": {"governors_offered": ["thief", "diplomat", "duke", "carpenter"]},
        }
    )  # fmt: skip
    for play in plays:
        table.play(play)
    return table


def test_opens_low_and_raises_by_one() -> None:
    assert choice(auction()) == "auction carpenter"
    assert choice(auction("auction carpenter")) == "bid 0"
    assert choice(auction("auction carpenter", "bid 0")) == "bid 1"


@pytest.mark.parametrize("plays", [("auction carpenter", "bid 15"), ("auction thief", "bid 0")])
def test_no_governor_at_any_price(plays: tuple[str, ...]) -> None:
    """Not for 15 VP; and a poor card will be had for nothing."""
    assert choice(auction(*plays)) == "pass"


def governed(governor: str, faces: list[int], buildings: Sequence[str] = (), used: Sequence[str] = ()) -> Table:
    seats = [player("", buildings, dice=faces, used=list(used)), player(dice=[6, 6, 6])]
    return modular(seats, [["reroll", ANN]], [GOVERNORS], governors={ANN: governor}, year=1, phase=2)


@pytest.mark.parametrize(
    ("governor", "faces", "chosen"),
    [
        ("prince", [1, 1, 2], "set_dice 3+4+6"),
        ("philosopher", [1, 1, 2], "use philosopher"),
        ("trickster", [2, 6, 6], "turn_die coloured 3"),
    ],
)
def test_governors_mend_bad_dice(governor: str, faces: list[int], chosen: str) -> None:
    assert choice(governed(governor, faces)) == chosen


def test_the_philosopher_keeps_the_point_of_a_lower_roll() -> None:
    """KB-16.9 Another reroll after a lower one would lose the VP: 3,3,3 is not worth that."""
    table = governed("philosopher", [3, 3, 3], up_to("statue"), ["philosopher", "lower"])
    assert texts(table) == ["pass", "reroll coloured"]
    assert choice(table) == "pass"


@pytest.mark.parametrize(("advisor", "chosen"), [("squire", "use duke"), ("queen", "pass")])
def test_the_duke_moves_up_not_down(advisor: str, chosen: str) -> None:
    table = modular(
        [player(), player()], [["dukes_move", ANN]], [GOVERNORS], governors={ANN: "duke"}, year=2, phase=4,
        court=[group(advisor, ANN, [2])],
    )  # fmt: skip
    assert choice(table) == chosen


@pytest.mark.parametrize(("own", "others", "chosen"), [(0, 1, "use priest"), (1, 0, "pass")])
def test_the_priest_does_not_pray_for_the_others(own: int, others: int, chosen: str) -> None:
    """A white die for oneself and a VP for the rest, or the other way round."""
    seats = [player(white_dice=own), player(white_dice=others), player(white_dice=others)]
    table = modular(seats, [["prayer", ANN]], [GOVERNORS], governors={ANN: "priest"}, year=2, phase=4)
    assert choice(table) == chosen


@pytest.mark.parametrize(
    ("year", "last", "chosen"), [(1, "barricade", "pass"), (1, "cathedral", "use damsel"), (5, "inn", "use damsel")]
)
def test_the_damsel_waits_for_something_worth_saving(year: int, last: str, chosen: str) -> None:
    """KB-9.11 Once in the game: not for a Barricade in year I, but for a Cathedral, and for anything at the end."""
    seats = [player("", up_to(last), vp=30), player()]
    table = modular(seats, [["protect", ANN, 1]], [GOVERNORS], governors={ANN: "damsel"}, year=year, phase=8)
    assert choice(table) == chosen


def test_the_architect_saves_what_is_wanted() -> None:
    """KB-16.7 The Inn for 1 gold or 1 wood: gold is what the Chapel still lacks."""
    seats = [player("1g3w1s", up_to("statue")), player("", up_to("statue"))]
    table = modular(seats, ["building"], [GOVERNORS], governors={ANN: "architect_governor"}, phase=2)
    table.play("build inn")
    assert texts(table) == ["save gold", "save wood"]
    assert choice(table) == "save gold"


def test_the_sorcerer_takes_what_earns_most() -> None:
    """KB-A-18 Without its VP a Statue is worth least; an Inn brings a token every summer."""
    table = modular(
        [player(), player()], [["free_building", ANN, 1]], [GOVERNORS], governors={ANN: "sorcerer"}, year=3, phase=1
    )
    assert {"build statue", "build inn", "build barricade", "pass"} <= set(texts(table))
    assert choice(table) not in ("build statue", "build barricade", "pass")


# ---- Module 4: destiny -----------------------------------------------------------------------------------------------


def test_reserves_an_advisor_that_is_good_and_in_reach() -> None:
    """KB-5.3.11 Three sixes for the King come too seldom, and the Jester brings too little."""
    table = modular([player(), player()], [["reserve", ANN]], [DESTINY], destiny="secret_deals", year=2, phase=1)
    assert choice(table) not in ("reserve jester", "reserve king", "reserve queen", "reserve wizard")


def test_takes_a_gift_of_rising_stars() -> None:
    """Jester and Squire are taken: together the dice bring the Architect's wood and the good that lies there."""
    seats = [player(dice=[1, 2]), player(dice=[6])]
    court = [group("squire", 1, [2]), group("jester", 1, [1])]
    gifts = {"architect": "wood"}
    table = modular(
        seats, [["influence", ANN]], [DESTINY], destiny="rising_stars", year=2, phase=4, gifts=gifts, court=court
    )
    assert choice(table) == "place 2+1 architect"


def test_pays_the_strikers_with_what_is_not_needed() -> None:
    """KB-17.3 Masons' Strike: the Town Hall, and of five wood one more, not the last gold."""
    seats = [player("3g5w2s", up_to("crane")), player()]
    table = modular(seats, ["building"], [DESTINY], destiny="masons_strike", year=2, phase=2)
    table.play("build town_hall")
    assert texts(table) == ["extra gold", "extra wood", "extra stone"]
    assert choice(table) == "extra wood"


def test_owners_use_their_town_hall_for_the_bonus() -> None:
    """KB-17.2 Diplomatic Moves: 1 good for 2 VP."""
    seats = [player("1g", up_to("town_hall")), player()]
    table = season_over(seats, AUTUMN, [DESTINY], destiny="diplomatic_moves", year=3)
    assert choice(table) == "give gold"


# ---- Module 5: soldier tokens ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "soldiers", "chosen"),
    [("year3_goblins_5", 4, "send 2"), ("year3_goblins_5", 9, "send 0"), ("year5_dragons_9", 0, "send 0")],
)
def test_sends_just_enough(enemy: str, soldiers: int, chosen: str) -> None:
    """KB-18.1 The token that wins; the least one where all win or none does."""
    seats = [player("3g", up_to("chapel"), soldiers=soldiers, vp=10), player()]
    table = seen(seats, enemy, "reinforcements", [TOKENS], 8)
    assert choice(table, ANN) == chosen


def test_sends_the_best_for_the_last_battle_that_it_wins() -> None:
    """KB-18.2 The 4 left over would be 4 VP, but the Barbarians take 8."""
    seats: list[Player] = [{"soldiers": 4, "vp": 20, "tokens": [0, 4]}, player()]
    table = seen(seats, "year5_barbarians_7", "reinforcements", [TOKENS], 8)
    assert choice(table, ANN) == "send 4"


# ---- Module 6: whims -------------------------------------------------------------------------------------------------


def whim(rank: int, seats: list[Player]) -> Table:
    """A tile is about to support Ann."""
    frame: list[object] = ["effect", ANN, f"whim.whim_{rank}", rank]
    return modular(seats, [frame], [WHIMS], whims=[rank], year=2, phase=4)


def test_names_what_the_neighbour_needs_least() -> None:
    """KB-19.3 Whoever lacks just one gold for a Chapel does not get it from a neighbour."""
    table = whim(3, [player("2g3w1s", up_to("statue")), player(), player()])
    assert table.to_act == (1,) and "name gold" in texts(table)
    assert choice(table) != "name gold"


@pytest.mark.parametrize("rank", [7, 14])
def test_lets_the_weakest_gain(rank: int) -> None:
    table = whim(rank, [player(), player(vp=20), player(vp=3)])
    assert texts(table) == ["rival 2", "rival 3"]
    assert choice(table) == "rival 3"


def test_hands_out_what_it_does_not_need_to_the_weakest() -> None:
    """KB-19.3 With six wood in store a seventh is missed least."""
    table = whim(15, [player("6w", up_to("chapel")), player(vp=20), player(vp=3)])
    assert choice(table) == "hand wood 3"


def test_the_court_turns_with_its_whims() -> None:
    """KB-19.2 5 VP instead of 4 gold: nobody who can reach the Wizard looks elsewhere."""
    seats = [player(dice=[5, 5, 6]), player(dice=[6, 6, 6])]
    table = modular(seats, [["influence", ANN]], [WHIMS], whims=[16], year=4, phase=6)
    assert choice(table) == "place 6+5+5 wizard"


# ---- scenarios -------------------------------------------------------------------------------------------------------


def test_claims_a_group_that_brings_something() -> None:
    """KB-20.5 With few goods to hope for, the Craftsmen and the Army are left to others."""
    table = modular([player(), player(), player()], [["claim", ANN]], options=FAVOUR, year=1, phase=1)
    assert choice(table) not in ("claim craftsmen", "claim army", "claim peasants")


@pytest.mark.parametrize(("ranks", "chosen"), [((1, 4), "pass"), ((4, 5), "use peasants")])
def test_the_peasants_double_the_better_advisor(ranks: tuple[int, int], chosen: str) -> None:
    """KB-20.5 Jester, Merchant and Sergeant: a good is wanted most, a tenth soldier least."""
    seats = [player("1g", ["statue", "inn", "guard_tower", "barricade"], soldiers=9, group="peasants"), player()]
    court = standing((ranks[0], ANN), (ranks[1], ANN))
    table = modular(seats, [["support", -1, 1]], options=FAVOUR, year=2, phase=4, court=court)
    if asked(table) == "choice":
        table.play(choice(table))
    assert asked(table) == "peasants"
    assert choice(table) == chosen


def test_tokens_lie_where_others_will_come() -> None:
    """KB-20.2 Nobody has to pay for a King whom nobody reaches, nor where all others have tokens of their own."""
    covered = {"alchemist": 1}
    seats = [player(), player(allies=covered), player(allies=covered)]
    table = modular(seats, [["ally", ANN]], options=ALLIANCES, year=2, phase=1)
    assert choice(table) not in ("ally king", "ally queen", "ally wizard", "ally alchemist")


def test_removes_a_token_where_it_hurts() -> None:
    seats = [player(), player(allies={"merchant": 1, "king": 1})]
    table = modular(seats, [["dissolve", ANN]], options=ALLIANCES, year=3, phase=8)
    assert choice(table) == "dissolve merchant"


def test_avoids_advisors_that_pay_the_others() -> None:
    """KB-20.2 With the Market's help the die reaches Squire, Architect or Merchant; two of them are covered."""
    seats = [player("", up_to("market"), dice=[3]), player(dice=[6], allies={"architect": 2, "merchant": 2})]
    table = modular(seats, [["influence", ANN]], options=ALLIANCES, year=2, phase=4)
    assert {"place 3 architect", "place 3-market squire", "place 3+market merchant"} <= set(texts(table))
    assert choice(table) == "place 3-market squire"


def test_looks_at_the_deck_it_does_not_know() -> None:
    """KB-20.4"""
    table = palatine.load(
        {
            "game": "kingsburg", "seats": 2, "seed": 1, "options": {"scenario": "goblin_valley"},
            "pending": [["building"], ["peek", 0]], "table": {"year": 2, "phase": 4, "seats": [{}, {}]},
            "zones": {"enemy_top": [["year2_orcs_4", 1]]},
        }
    )  # fmt: skip
    assert choice(table) == "peek second"


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(TABLES))
def test_what_is_hidden_does_not_matter(name: str) -> None:
    """At every decision: enemies, decks, others' governors and soldier tokens change nothing in the bot's eyes."""
    table = palatine.new_game("kingsburg", seats=3, options=TABLES[name], seed="hidden")
    bot = palatine.bot("greedy", 1)
    decisions = 0
    while waiting := table.to_act:
        seat = waiting[0]
        options = table.options(seat)
        worths = [[THUMB.worth(imagined, seat, action) for action in options] for imagined in (
            table, table.imagined(seat, 1), table.imagined(seat, 2),
        )]  # fmt: skip
        assert worths[0] == worths[1] == worths[2]
        decisions += 1
        table.play(bot.choose(palatine.sampler(table, seat), seat), seat)
    assert decisions > 100


@pytest.mark.parametrize("name", list(TABLES))
def test_wins_against_three_randoms(name: str) -> None:
    assert win_rate("kingsburg", 4, 12, TABLES[name]) > 0.7


@pytest.mark.parametrize("module", MODULES)
def test_wins_with_each_module(module: str) -> None:
    assert win_rate("kingsburg", 4, 8, {"modules": [module]}) > 0.6
