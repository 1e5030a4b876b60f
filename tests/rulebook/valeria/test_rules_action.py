"""VA-7 Action phase: the four actions and what surrounds them."""

import pytest

from palatine.games.valeria.actions import PASS
from rulebook.valeria.laying import (
    ALL_ROLES,
    ANN,
    BRIAN,
    acquiring,
    acting,
    citizens,
    domains,
    held,
    lay,
    player,
    slain,
    stacks,
)
from rulebook.vectors import asked, board, events, play_all, refused, texts

CENTRE = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
BASE_COSTS = [
    ("cleric", 3), ("monk", 3), ("merchant", 2), ("blacksmith", 3), ("mercenary", 3), ("alchemist", 3), ("archer", 4),
    ("wizard", 4), ("rogue", 2), ("thief", 2), ("champion", 2), ("warlord", 2), ("paladin", 2), ("priestess", 2),
    ("butcher", 1), ("miner", 1),
]  # fmt: skip
SLOTS = {name: i // 2 + (1 if i < 8 else 3) for i, (name, _) in enumerate(BASE_COSTS)}
DOMAIN_COSTS = [
    ("foxgrove_palisade", 9, "knight rogue"), ("desert_orchid", 9, "rogue paladin"),
    ("emerald_stronghold", 12, "peasant knight paladin"), ("pratchetts_plateau", 8, "peasant paladin"),
    ("cathedral_of_st_aquila", 8, "paladin paladin"), ("darktide_harbour", 6, "peasant knight rogue"),
    ("cloudriders_camp", 8, "knight paladin"), ("orb_of_urdr", 6, "rogue paladin"),
    ("rogues_landing", 7, "peasant rogue"), ("blood_crow_army", 5, "knight knight knight"),
    ("eye_of_asteraten", 8, "knight paladin"), ("cutthroats_truce", 5, "rogue paladin"),
    ("halfpenny_hill", 6, "peasant peasant peasant"), ("shattered_hand", 7, "peasant paladin"),
    ("forgotten_sorrows", 9, "peasant rogue"), ("watcher_on_the_water", 6, "knight knight"),
    ("gargans_embrace", 7, "knight knight"), ("nest_of_the_weaver_witch", 6, "peasant peasant"),
    ("palace_of_the_dawn", 11, "peasant knight knight"), ("grimmwater_keep", 10, "peasant peasant rogue"),
    ("violet_thorn", 7, "knight paladin"), ("purloiners_perch", 10, "rogue rogue"),
    ("golden_obelisk_of_nae", 6, "peasant paladin"), ("monolith_of_ostendaar", 9, "peasant knight"),
    ("coliseum", 15, "knight knight rogue"), ("jousting_field", 13, "peasant knight rogue"),
    ("the_tower", 10, "peasant knight rogue paladin"), ("ullamalizatli_court", 11, "peasant peasant paladin"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("domain", "gain"), [("blood_crow_army", "1s"), ("halfpenny_hill", "1g"), ("monolith_of_ostendaar", "1m")]
)
def test_powers_at_the_start_of_the_phase(domain: str, gain: str) -> None:
    """VA-7.1 Blood Crow Army, Halfpenny Hill, Monolith of Ostendaar: once, before the first action, to their owner."""
    table = lay([player("", None, None, [domain]), player()], ["action_start"])
    assert held(table) == gain and asked(table) == "action"
    play_all(table, "take gold", "take gold")
    other = lay([player(), player("", None, None, [domain])], ["action_start"])
    assert held(other, BRIAN) == "", "not in the turn of another"


def test_exactly_two_actions() -> None:
    """VA-7.2 Two, the same or not, each finished before the next; nobody can pass."""
    table = acting(player("9g"))
    assert table.to_act == (ANN,)
    said = refused(table, "pass", "VA-7.2")
    assert said == "In the action phase passing is not allowed; you can always take a resource."
    reason = table.why_not(PASS.at())
    assert reason is not None and reason.rule == "VA-7.2"
    play_all(table, "recruit rogue", "recruit rogue")
    assert citizens(table) == {"rogue": 2} and asked(table) == ""
    poor = acting(player())
    assert texts(poor) == ["take gold", "take strength", "take magic"], "that much is always possible"


def test_the_first_action_is_finished_before_the_second() -> None:
    """VA-7.2 The reward's question comes before the second action is asked for."""
    table = acting(player("5s"))
    table.play("slay dire_bear")
    assert asked(table) == "choice"
    table.play("pick 1")
    assert asked(table) == "action" and table.prompt().en == "Action phase: choose an action (2 of 2)."


def test_powers_at_the_end_of_the_phase() -> None:
    """VA-7.3, VA-B-05 Cathedral, Orb and Tower come after the second action, what is taken before what is traded."""
    owner = player("", None, None, ["cathedral_of_st_aquila", "orb_of_urdr", "the_tower"])
    table = acting(owner, player("2g2m"))
    table.play("take magic")
    assert asked(table) == "action"
    table.play("take gold")
    assert texts(table) == ["pass", "rob 2"]
    table.play("rob 2")
    table.play("rob 2")
    assert texts(table) == ["pass", "accept"], "the magic of the Orb pays for the Tower"
    table.play("accept")
    assert (held(table, ANN), held(table, BRIAN)) == ("2g1v", "1g1m")


def test_empty_places_are_marked_when_the_action_is_finished() -> None:
    """VA-7.4 One Knight left and no other stack empty: the reward is asked for first, the place is empty after it."""
    table = acting(
        player("6s"),
        citizens=stacks(CENTRE, 2, slot6=["knight"]),
        monsters=[["goblin"], ["skeleton"], ["bane_spider"], ["owlbear"], ["dire_bear"]],
    )
    table.play("slay bane_spider")
    assert texts(table) == ["pick 1", "pick 2"]
    table.play("pick 2")
    assert board(table)["exhausted"] == 2 and citizens(table) == {"knight": 1}
    reason = table.why_not("recruit knight")
    assert reason is not None and reason.rule == "VA-2.1"


def test_slaying_takes_the_top_monster() -> None:
    """VA-7.5 Only the top card, and only of a stack that has one."""
    table = acting(player("20s"), monsters=[["goblin_king", "goblin"], ["skeleton"], [], ["owlbear"], ["dire_bear"]])
    slayings = [text for text in texts(table) if text.startswith("slay")]
    assert slayings == ["slay goblin", "slay skeleton", "slay owlbear", "slay dire_bear"]
    refused(table, "slay goblin_king", "VA-2.1")
    refused(table, "slay treant", "VA-2.1")
    table.play("slay goblin")
    assert "slay goblin_king" in texts(table)


def test_slain_monsters_lie_open() -> None:
    """VA-7.6 Face up on the victory stack, for everybody to see, for the rest of the game."""
    table = acting(player("3s"), player())
    table.play("slay skeleton")
    for viewer in (None, ANN, BRIAN):
        seen = table.view(viewer)["table"]
        assert isinstance(seen, dict) and seen["seats"][ANN]["slain"] == {"skeleton": 1}
    assert board(table)["monsters"][1] == ["skeleton"]


@pytest.mark.parametrize(("name", "cost"), BASE_COSTS)
def test_what_citizens_cost(name: str, cost: int) -> None:
    """VA-7.9 The base cost, and 1 gold more for each card of that name."""
    offers = stacks(CENTRE, 2, **{f"slot{SLOTS[name]}": [name] * 3})
    for owned in (0, 2):
        price = cost + owned
        refused(acting(player(f"{price - 1}g", {name: owned}), citizens=offers), f"recruit {name}", "VA-3.4")
        table = acting(player(f"{price}g", {name: owned}), citizens=offers)
        table.play(f"recruit {name}")
        assert citizens(table) == {name: owned + 1} and held(table) == ""
        assert board(table)["citizens"][SLOTS[name] - 1] == [name] * 2


@pytest.mark.parametrize("name", ["peasant", "knight"])
def test_starters_count_for_the_price(name: str) -> None:
    """VA-7.9, VA-13.1 The first Peasant or Knight costs 3, the second 4: the starter is a card of that name."""
    refused(acting(player("2g")), f"recruit {name}", "VA-3.4")
    table = acting(player("7g"))
    table.play(f"recruit {name}")
    assert held(table) == "4g"
    table.play(f"recruit {name}")
    assert held(table) == "" and citizens(table) == {name: 2}


def test_an_exhausted_citizen_stack() -> None:
    """VA-7.9 Nothing can be recruited where no card lies."""
    table = acting(player("9g"), citizens=stacks(CENTRE, 1, slot7=[]))
    refused(table, "recruit rogue", "VA-2.1")


@pytest.mark.parametrize("kind", ["gold", "strength", "magic"])
def test_taking_a_resource(kind: str) -> None:
    """VA-7.11 One of the three from the supply, also twice the same."""
    table = acting(player(), player("5g5s5m"))
    play_all(table, f"take {kind}", f"take {kind}")
    assert held(table) == f"2{kind[0]}" and held(table, BRIAN) == "5g5s5m"


@pytest.mark.parametrize(("domain", "cost", "needs"), DOMAIN_COSTS)
def test_what_domains_ask_for(domain: str, cost: int, needs: str) -> None:
    """VA-7.12, VA-7.13 Exactly these icons on citizens, and this much gold; one icon or one gold fewer will not do."""
    names = needs.split()
    owned = {name: names.count(name) for name in names}
    top = [domain, "", "", "", ""]
    refused(acting(player(f"{cost - 1}g", owned), domains=top), f"acquire {domain}", "VA-3.4")
    for name in owned:
        fewer = {**owned, name: owned[name] - 1}
        refused(acting(player(f"{cost}g", fewer), domains=top), f"acquire {domain}", "VA-7.12")
    table = acting(player(f"{cost}g", owned), domains=top)
    table.play(f"acquire {domain}")
    assert domains(table) == [domain]
    assert events(table, "pay")[0]["goods"] == {"gold": cost}
    assert citizens(table) == owned, "icons are not used up"


def test_icons_on_domains_and_starters_do_not_help() -> None:
    """VA-7.12 Two Soldier icons on domains, a Starter Knight, one Knight: not enough for Gargan's Embrace."""
    owner = player("9g", {"knight": 1}, None, ["watcher_on_the_water", "coliseum"])
    table = acting(owner, domains=["gargans_embrace", "", "", "", ""])
    assert "Soldier" in refused(table, "acquire gargans_embrace", "VA-7.12")


def test_only_the_face_up_domain() -> None:
    """VA-7.12 A domain that is not on top of a stack cannot be acquired."""
    refused(acting(player("20g", ALL_ROLES)), "acquire coliseum", "VA-2.1")


def test_acquired_domains_lie_open() -> None:
    """VA-7.13 In the tableau, for all to see."""
    table = acquiring("gargans_embrace", player(), player())
    seen = table.view(BRIAN)["table"]
    assert isinstance(seen, dict) and seen["seats"][ANN]["domains"] == ["gargans_embrace"]


def test_an_action_that_comes_as_a_reward_is_extra() -> None:
    """VA-7.14 Eye of Asteraten's slaying belongs to its action: one more action follows, not none."""
    table = acquiring("eye_of_asteraten", player())
    table.play("slay goblin")
    assert asked(table) == "action" and table.prompt().en.endswith("(2 of 2).")


def test_the_next_domain_is_turned_up_last() -> None:
    """VA-7.15 After the reward; under the last card the place is exhausted."""
    ready = {"domains": ["shattered_hand", "", "", "", ""], "covered": [1, 2, 2, 2, 2], "draw": ["the_tower"]}
    table = acting(player("14g", ALL_ROLES), **ready)
    table.play("acquire shattered_hand")
    assert asked(table) == "free_citizen" and board(table)["domains"][0] == ""
    table.play("claim paladin")
    assert board(table)["domains"][0] == "the_tower" and board(table)["covered"][0] == 0
    last = acquiring("gargans_embrace", player(), covered=[0, 2, 2, 2, 2])
    assert board(last)["domains"][0] == "" and board(last)["exhausted"] == 1


def test_parts_of_a_reward_in_their_order() -> None:
    """VA-7.16 Eye of Asteraten: the 5 strength come before the slaying and pay for it; the price came first of all."""
    table = acquiring("eye_of_asteraten", player())
    assert held(table) == "7g5s", "8 gold are paid already"
    table.play("slay dire_bear")
    assert held(table) == "7g"
    camp = acquiring("cloudriders_camp", player())
    assert asked(camp) == "free_citizen" and held(camp) == "7g3s"


def test_reactions_come_too_late_for_their_own_card() -> None:
    """VA-7.17 The Violet Thorn's magic does not pay for the Cube that would bring it; it comes before the reward."""
    swamp = {"areas": ["hills", "ruins", "forest", "swamp", "mountains"],
             "monsters": [["goblin"], ["skeleton"], ["treant"], ["gelatinous_cube"], ["dire_bear"]]}  # fmt: skip
    refused(acting(player("4s", None, None, ["violet_thorn"]), **swamp), "slay gelatinous_cube", "VA-3.3")
    thorn = acting(player("1s", None, None, ["violet_thorn"]))
    thorn.play("slay goblin")
    assert held(thorn) == "1g1m"
    kinds = [str(event["kind"]) for event in thorn.events_since(0)]
    assert kinds[:4] == ["pay", "slay", "gain", "gain"]
    assert [event["source"] for event in events(thorn, "gain")] == ["domain:violet_thorn", "monster:goblin"]


def test_reactions_pay_for_actions_granted_later() -> None:
    """VA-7.17 Inside one action: Grimmwater Keep's citizen brings magic; it is there for what follows."""
    table = acquiring("grimmwater_keep", player("", None, None, ["forgotten_sorrows"]))
    table.play("claim rogue")
    assert held(table) == "5g1m"
    free = acting(player("9s", None, None, ["forgotten_sorrows", "violet_thorn"]),
                  monsters=[["goblin"], ["skeleton"], ["treant"], ["owlbear"], ["orc_warrior"]])  # fmt: skip
    free.play("slay orc_warrior")
    free.play("claim cleric")
    assert held(free) == "2m", "one for the slain monster, one for the citizen"


def test_a_granted_slaying() -> None:
    """VA-7.18 Like any other: cost, stand-in magic, reward, reaction; it may be declined."""
    declined = acquiring("eye_of_asteraten", player())
    declined.play("pass")
    assert slain(declined) == {} and asked(declined) == "action"
    owner = player("2m", None, None, ["violet_thorn"])
    monsters = [["goblin"], ["skeleton"], ["bane_spider"], ["owlbear"], ["dire_bear"]]
    table = acquiring("eye_of_asteraten", owner, monsters=monsters)
    table.play("slay bane_spider")
    assert texts(table) == ["pay 1magic", "pay 2magic"], "6 strength with 5 in hand"
    play_all(table, "pay 1magic", "pick 1")
    assert held(table) == "10g2m" and slain(table) == {"bane_spider": 1}
    # Two magic, one of it spent on the Spider, one back from the Thorn.


def test_one_action_may_exhaust_three_stacks() -> None:
    """VA-7.18 Eye of Asteraten, its monster and the monster's citizen; the domain is turned up after all that."""
    table = acquiring(
        "eye_of_asteraten",
        player("4s"),
        covered=[0, 2, 2, 2, 2],
        monsters=[["goblin"], ["skeleton"], ["treant"], ["owlbear"], ["orc_warrior"]],
        citizens=stacks(CENTRE, 2, slot1=["cleric"]),
    )
    assert board(table)["exhausted"] == 1
    play_all(table, "slay orc_warrior", "claim cleric")
    assert board(table)["exhausted"] == 3


def test_a_free_citizen_without_a_fitting_one() -> None:
    """VA-7.19 The reward is lost; nothing is asked. A side of an "or" with a citizen cannot be chosen."""
    monsters = [["goblin"], ["skeleton"], ["bane_spider"], ["owlbear"], ["orc_warrior"]]
    table = acting(player("9s"), monsters=monsters, citizens=[[], [], [], ["archer"], *[[]] * 6])
    table.play("slay orc_warrior")
    assert asked(table) == "action" and citizens(table) == {}
    spider = acting(player("6s"), monsters=monsters, citizens=stacks(CENTRE, 1, slot6=[]))
    spider.play("slay bane_spider")
    assert texts(spider) == ["pick 1"]


def test_both_actions_on_the_same_stack() -> None:
    """VA-7.20 A domain uncovered by the first action is there for the second, a citizen too."""
    table = acting(player("14g", {"knight": 3}), domains=["gargans_embrace", "", "", "", ""],
                   draw=["blood_crow_army"])  # fmt: skip
    table.play("acquire gargans_embrace")
    assert "acquire blood_crow_army" in texts(table)
    table.play("acquire blood_crow_army")
    assert domains(table) == ["blood_crow_army", "gargans_embrace"]
    same = acting(player("2s"))
    play_all(same, "slay goblin", "slay goblin")
    assert slain(same) == {"goblin": 2}


def test_lasting_powers_begin_at_once() -> None:
    """VA-13.6, VA-7.14 End of phase: this turn. Start of phase: the next. A discount: not for its own card."""
    end = acquiring("cathedral_of_st_aquila", player(), player("2g"))
    end.play("take gold")
    assert texts(end) == ["pass", "rob 2"], "the first action acquired it, the second is done"
    start = acquiring("halfpenny_hill", player())
    start.play("take magic")
    assert held(start) == "9g1m", "its gold begins next turn"
    owner = player("15g", ALL_ROLES)
    table = acting(owner, domains=["pratchetts_plateau", "shattered_hand", "", "", ""])
    table.play("acquire pratchetts_plateau")
    assert held(table) == "7g", "8 for itself"
    table.play("acquire shattered_hand")
    assert held(table) == "1g", "6 instead of 7"
    doubles = acquiring("gargans_embrace", player())
    assert held(doubles) == "8g", "nothing for dice that lie there already"
