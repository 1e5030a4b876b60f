"""VA-11 The solo game: the Dark Lord."""

from typing import Any

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import ALL_ROLES, ANN, CITIZENS, citizens, held, keep_dukes, player, slain, solo, stacks
from rulebook.vectors import asked, board, events, play_all, seen_by, texts

ACTIONS: list[str | list[object]] = [
    ["action", 0, 0], ["action_done"], ["action", 0, 1], ["action_done"], ["action_end", 0],
]  # fmt: skip


def monsters_phase(dice: tuple[int, int], ann: dict[str, object] | None = None, **facts: Any) -> Table:
    return solo(ann or player(), ["dark_lord"], dice=dice, **facts)


def empty(*slots: int, each: int = 2) -> dict[str, Any]:
    """Exhausted citizen stacks, by slot (1 to 10)."""
    return {"citizens": stacks(["" if i + 1 in slots else name for i, name in enumerate(CITIZENS)], each)}


def ending(table: Table) -> str:
    return str(board(table)["ending"])


def test_set_up_alone() -> None:
    """VA-11.1, VA-13.15 Stacks as for 2 to 4; the Dark Lord's duke comes from the nine that were not dealt to you."""
    drawn: set[str] = set()
    for seed in range(12):
        table = palatine.new_game("valeria", seats=1, seed=seed)
        assert [len(stack) for stack in board(table)["monsters"]] == [5] * 5
        assert [len(stack) for stack in board(table)["citizens"]] == [5] * 10 and board(table)["covered"] == [2] * 5
        assert seen_by(table)["dark_lord"]["count"] == 0, "first you choose"
        dealt = set(seen_by(table, ANN)["dukes_dealt"][ANN]["cards"])
        keep_dukes(table)
        assert seen_by(table, ANN)["dark_lord"]["cards"] == [None]
        zones: Any = table.dump()["zones"]
        dark = zones["dark_lord"][0][0]
        assert dark not in dealt and seen_by(table)["dukes_unseen"]["count"] == 8
        drawn.add(dark)
    assert len(drawn) > 3


def test_six_phases() -> None:
    """VA-11.2, VA-11.9 Roll, harvest, action, monsters, second harvest, end; then you roll again."""
    table = solo(player(), ["turn"], rolls=[5, 3, 5, 3])
    play_all(table, "take gold", "take gold", "first 1", "lose peasant", "lose mercenary")
    phases = [event["phase"] for event in events(table, "phase")]
    turn = ["roll", "harvest", "action", "monsters", "second_harvest", "end"]
    assert phases == [*turn, "roll", "harvest", "action"]
    assert len(events(table, "roll")) == 2 and asked(table) == "action"
    assert ending(table) == "" and not table.is_over


def test_the_harvest_alone() -> None:
    """VA-11.3 Own-turn powers; what a Thief would take comes from the supply."""
    table = solo(player("", {"thief": 1, "archer": 1}), ["harvest"], dice=(3, 4))
    amounts = [f"steal {n}{kind} 1" for kind in ("gold", "magic") for n in (1, 2, 3)]
    assert texts(table) == ["pass", *amounts], "fewer too"
    table.play("steal 2magic 1")
    assert held(table) == "2s2m"


@pytest.mark.parametrize(
    ("domain", "after"), [("cathedral_of_st_aquila", "3g"), ("orb_of_urdr", "2g1m")], ids=["Cathedral", "Orb"]
)
def test_taking_at_the_end_alone(domain: str, after: str) -> None:
    """VA-11.4 What you would take from another player comes from the supply."""
    table = solo(player("", None, None, [domain]), ACTIONS)
    play_all(table, "take gold", "take gold")
    assert texts(table) == ["pass", "rob 1"]
    table.play("rob 1")
    assert held(table) == after


def test_cutthroats_truce_alone() -> None:
    """VA-11.4 The full 3 gold from the supply."""
    table = solo(player("5g", ALL_ROLES), ACTIONS, domains=["cutthroats_truce", "", "", "", ""])
    play_all(table, "acquire cutthroats_truce", "rob 1")
    assert held(table) == "3g"


def test_purloiners_perch_alone() -> None:
    """VA-11.4, VA-13.17 The top card of the first stack from the left that is not exhausted, without its reward."""
    owner = player("10g", ALL_ROLES, None, ["violet_thorn"])
    table = solo(owner, ACTIONS, domains=["purloiners_perch", "", "", "", ""],
                 monsters=[[], ["skeleton_king", "skeleton"], ["treant"], ["owlbear"], ["dire_bear"]])  # fmt: skip
    play_all(table, "acquire purloiners_perch", "rob 1")
    assert slain(table) == {"skeleton": 1} and held(table) == ""
    declined = solo(owner, ACTIONS, domains=["purloiners_perch", "", "", "", ""])
    play_all(declined, "acquire purloiners_perch", "pass")
    assert slain(declined) == {}


def test_the_perch_can_triumph() -> None:
    """VA-13.17, VA-11.10 If it takes the last monster of the centre, nobody is left to threaten you."""
    table = solo(player("10g", ALL_ROLES), ACTIONS, domains=["purloiners_perch", "", "", "", ""],
                 monsters=[[], [], [], [], ["dire_bear"]])  # fmt: skip
    play_all(table, "acquire purloiners_perch", "rob 1")
    assert ending(table) == "triumph" and table.is_over


@pytest.mark.parametrize(
    ("dice", "first", "offers"),
    [
        ((1, 2), "first 1", [["lose cleric", "lose knight"], ["lose merchant", "lose rogue"]]),
        ((3, 4), "first 2", [["lose archer", "lose paladin"], ["lose mercenary", "lose champion"]]),
        ((5, 5), "", [["lose peasant", "lose butcher"]] * 2),
    ],
)
def test_dice_call_columns(dice: tuple[int, int], first: str, offers: list[list[str]]) -> None:
    """VA-11.5, VA-11.6, VA-11.14, VA-13.30 Each die its column, doubles twice, in the order you like; no sum."""
    table = monsters_phase(dice)
    if first:
        assert texts(table) == ["first 1", "first 2"]
        table.play(first)
    for offered in offers:
        if asked(table) != "capture":
            break
        assert texts(table) == offered
        table.play(offered[0])
    assert asked(table) == "" and sum(board(table)["captured"].values()) == 2


def test_a_die_on_an_exhausted_monster_stack() -> None:
    """VA-11.5 Does nothing; whether it is exhausted is seen when the die is resolved."""
    table = monsters_phase((1, 2), monsters=[[], ["skeleton"], ["treant"], ["owlbear"], ["dire_bear"]])
    table.play("first 1")
    assert texts(table) == ["lose merchant", "lose rogue"]
    table.play("lose rogue")
    assert asked(table) == "" and board(table)["captured"] == {"rogue": 1}


def test_stacks_are_seen_after_your_actions() -> None:
    """VA-11.14 The last Goblin slain in the action phase: the 1 calls nobody any more."""
    table = solo(player("1s"), [*ACTIONS, "dark_lord"], dice=(1, 1),
                 monsters=[["goblin"], ["skeleton"], ["treant"], ["owlbear"], ["dire_bear"]])  # fmt: skip
    play_all(table, "slay goblin", "take gold")
    assert asked(table) == "" and board(table)["captured"] == {}


def test_the_second_die_finds_what_the_first_has_left() -> None:
    """VA-11.14 One Cleric and no Knight: double 1 takes the Cleric, then the domain."""
    table = monsters_phase(
        (1, 1), citizens=stacks(CITIZENS, 2, slot1=["cleric"], slot6=[]), domains=["coliseum", "", "", "", ""],
        draw=["the_tower"],
    )  # fmt: skip
    table.play("lose cleric")
    facts = board(table)
    assert facts["captured"] == {"cleric": 1} and facts["captured_domains"] == ["coliseum"]
    assert facts["domains"][0] == "the_tower" and facts["covered"][0] == 1


def test_without_citizens_he_takes_the_domain() -> None:
    """VA-11.6 Both stacks of the column empty: the top domain goes, unasked, and the next one is turned up."""
    table = monsters_phase((1, 2), domains=["coliseum", "", "", "", ""], draw=["the_tower"], **empty(1, 6))
    table.play("first 1")
    assert board(table)["captured_domains"] == ["coliseum"] and board(table)["domains"][0] == "the_tower"


def test_a_six_lets_you_choose() -> None:
    """VA-11.5, VA-11.15 Any monster stack that is not exhausted, also the other die's; each 6 by itself."""
    table = monsters_phase((6, 1), monsters=[["goblin"], ["skeleton"], [], ["owlbear"], ["dire_bear"]])
    table.play("first 2")
    table.play("lose cleric")
    assert texts(table) == ["column 1", "column 2", "column 4", "column 5"]
    table.play("column 1")
    assert texts(table) == ["lose cleric", "lose knight"]
    twice = monsters_phase((6, 6))
    play_all(twice, "column 5", "lose butcher")
    assert asked(twice) == "choose_column"
    play_all(twice, "column 2", "lose merchant")
    assert board(twice)["captured"] == {"merchant": 1, "butcher": 1} and asked(twice) == ""


def test_ruin() -> None:
    """VA-11.7, VA-11.11 Neither citizen nor domain in the column: you lose at once."""
    facts = {**empty(1, 6), "covered": [0, 2, 2, 2, 2]}
    table = monsters_phase((1, 2), **facts)
    assert not table.is_over
    table.play("first 1")
    assert ending(table) == "ruin" and table.is_over and table.ranking() == [2]


def test_ruin_by_your_own_choice() -> None:
    """VA-11.15, VA-11.11 A 6 may even name a column without citizens and domains."""
    table = monsters_phase((6, 6), **{**empty(1, 6), "covered": [0, 2, 2, 2, 2]})
    assert "column 1" in texts(table)
    table.play("column 1")
    assert ending(table) == "ruin" and table.is_over


def test_the_second_harvest() -> None:
    """VA-11.8, VA-7.10 Off-turn powers, those of citizens gained this turn too, with the same dice."""
    table = solo(player("4g"), [*ACTIONS, "second_harvest"], dice=(4, 3))
    play_all(table, "recruit archer", "take gold")
    assert held(table) == "1g1s", "the new Archer brings 1 strength, as off turn"


def test_the_second_harvest_trades_and_thieves() -> None:
    """VA-11.8, VA-11.16 What a Thief brings off turn comes from the supply and may pay for a Monk's trade."""
    table = solo(player("", {"thief": 1, "monk": 1}), ["second_harvest"], dice=(1, 6))
    assert texts(table) == ["choose thief 1", "choose thief 2"]
    play_all(table, "choose thief 1", "trade monk")
    assert held(table) == "1g1s2m"


def test_two_consolations() -> None:
    """VA-11.8, VA-11.16 Each harvest consoles by itself; in the second a citizen gained this turn counts."""
    table = solo(player(), ["harvest", "second_harvest"], dice=(1, 1))
    table.play("take gold")
    assert asked(table) == "consolation"
    table.play("take magic")
    assert held(table) == "1g1m"
    gained = solo(player("3g"), ["harvest", *ACTIONS, "second_harvest"], dice=(1, 1))
    play_all(gained, "take gold", "recruit cleric", "take gold")
    assert asked(gained) == "" and held(gained) == "2g2m", "the Cleric answers to both ones"


def test_the_jousting_field_once() -> None:
    """VA-13.27 Only in the first harvest, where you are the active player."""
    table = solo(player("", {"knight": 1}, None, ["jousting_field"]), ["harvest", "second_harvest"], dice=(4, 4))
    play_all(table, "take magic", "take magic")
    assert held(table) == "2g2m"


def test_changed_dice_count_to_the_end() -> None:
    """VA-13.18, VA-5.3 The monsters phase and the second harvest use the dice as they were announced."""
    owner = player("", {"archer": 1}, None, ["palace_of_the_dawn"])
    table = solo(owner, ["roll", "harvest", *ACTIONS, "dark_lord", "second_harvest"], rolls=[5, 3])
    play_all(table, "change 1 lower", "take gold", "take gold", "first 1")
    assert texts(table) == ["lose archer", "lose paladin"], "column 4, not 5"
    play_all(table, "lose paladin", "lose champion")
    assert held(table) == "2g3s", "the Archer answered to the 4 in both harvests"


def test_triumph() -> None:
    """VA-11.10 The last monster slain wins the game at once: the second action is not taken any more."""
    table = solo(player("1s"), ACTIONS, monsters=[["goblin"], [], [], [], []])
    table.play("slay goblin")
    assert ending(table) == "triumph" and table.is_over and table.ranking() == [1]


def test_triumph_goes_before_the_reckoning() -> None:
    """VA-13.19, VA-11.10 The fifth empty stack is the fifth monster stack: triumph, whatever he would score."""
    table = solo(player("1s"), ACTIONS, monsters=[["goblin"], [], [], [], []], dark="mico",
                 captured={"cleric": 2}, captured_domains=["coliseum", "emerald_stronghold"])  # fmt: skip
    assert board(table)["exhausted"] == 4
    table.play("slay goblin")
    assert board(table)["exhausted"] == 5 and ending(table) == "triumph"


def test_reckoning_after_the_action_with_its_rewards() -> None:
    """VA-11.12, VA-13.19 The fifth stack empties while a reward is still open: it is taken first."""
    facts = empty(1, 2, 3, 4)
    facts["citizens"][6] = ["rogue"]
    table = solo(player("6g", ALL_ROLES), ACTIONS, domains=["darktide_harbour", "", "", "", ""], **facts)
    table.play("acquire darktide_harbour")
    assert not table.is_over
    table.play("claim rogue")
    assert table.is_over and ending(table) == "defeat" and citizens(table)["rogue"] == 3


def test_four_exhausted_stacks_are_not_enough() -> None:
    """VA-11.12 The fifth stack counts, not the fourth; VA-8.3 is not used alone."""
    table = solo(player("2g"), ACTIONS, **empty(1, 2, 3, each=1))
    table.play("recruit rogue")
    assert board(table)["exhausted"] == 4 and asked(table) == "action"
    gone = solo(player(), ["end_phase"], rolls=[5, 6], domains=[""] * 5, covered=[0] * 5)
    assert not gone.is_over, "no domains left would end a game of two"


def test_reckoning_in_the_monsters_phase() -> None:
    """VA-13.19, VA-13.16 After each card he takes: the first die empties the fifth stack, the second never falls."""
    table = monsters_phase((5, 5), **empty(1, 2, 3, 4, each=1))
    table.play("lose peasant")
    assert table.is_over and board(table)["captured"] == {"peasant": 1}


SURVIVORS = [["goblin_king", "goblin"], [], [], [], ["orc_chieftain"]]  # 4 + 1 + 6 points
# He has captured icons of 3 Workers, 3 Soldiers, 2 Shadow and 1 Holy; 5 citizens, 2 domains; 3 monsters live, 2 Bosses.
DARK = [
    ("cornelius", 3 * 2), ("elsyn", 2 * 1 + 2 * 2), ("elisium", 3 + 3 + 2 + 1), ("hrothgar", 2 * 3 + 0),
    ("isabella", 3 + 2 * 1), ("lekzandr", 3 + 2 * 1), ("node", 3 + 2 * 2), ("reese", 5 + 3 + 2), ("simon", 3 + 3),
    ("waryn", 3 + 2 * 2), ("mico", 3 + 5 * 2),
]  # fmt: skip


@pytest.mark.parametrize(("duke", "points"), DARK)
def test_what_the_dark_lord_counts(duke: str, points: int) -> None:
    """VA-11.12, VA-11.13, VA-13.14 Surviving monsters 11, captured domains 5, his duke over both and his citizens.

    One point more than he has is a provisional victory, as many is a defeat.
    """
    facts: dict[str, Any] = {
        "monsters": SURVIVORS, "dark": duke, "dukes": ["cornelius" if duke == "simon" else "simon"],
        "captured": {"peasant": 1, "butcher": 1, "archer": 2, "cleric": 1},
        "captured_domains": ["monolith_of_ostendaar", "purloiners_perch"],
    }  # fmt: skip
    his = 11 + 5 + points
    for tokens, result in [(his, "defeat"), (his + 1, "provisional_victory"), (his - 1, "defeat")]:
        table = solo(player(f"2g{tokens}v"), ACTIONS, **facts, **empty(2, each=1))
        table.play("recruit rogue")
        assert ending(table) == result and table.scores() == [tokens]
        assert table.ranking() == ([1] if result == "provisional_victory" else [2])
        assert seen_by(table)["dark_lord_shown"]["cards"] == [duke]


@pytest.mark.parametrize(("counted", "result"), [(True, "provisional_victory"), (False, "defeat")])
def test_victory_tokens_in_the_reckoning(counted: bool, result: str) -> None:
    """VA-13.13, VA-11.12 `solo_count_tokens`: 50 tokens win, or are worth nothing."""
    table = solo(player("2g50v"), ACTIONS, options={"solo_count_tokens": counted}, **empty(1, 2, 3, 4, each=1))
    table.play("recruit rogue")
    assert ending(table) == result
    assert table.breakdown()[ANN]["tokens"] == (50 if counted else 0)


def test_your_own_score_in_the_reckoning() -> None:
    """VA-11.12 You count slain monsters, domains and your duke with your resources; he has no resources."""
    owner = player("8g", {"archer": 2}, {"orc_chieftain": 1}, ["coliseum"])
    table = solo(owner, ACTIONS, dukes=["simon"], **empty(1, 2, 3, 4, each=1))
    table.play("recruit rogue")
    assert table.breakdown()[ANN] == {"monsters": 6, "domains": 5, "tokens": 0, "duke": 2 + 2 + 6 // 2}


def test_more_exhausted_stacks_than_cards() -> None:
    """VA-13.16 Five empty places count though the solo game would have only two exhausted cards."""
    table = solo(player("2g"), ACTIONS, **empty(1, 2, 3, 4, each=1))
    table.play("recruit rogue")
    assert board(table)["exhausted"] == 5 and table.is_over
