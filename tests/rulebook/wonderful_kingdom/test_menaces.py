"""WK-8 Module 1, Menaces: set-up, planning and the fight phase."""

import pytest

import palatine
from rulebook.vectors import asked, board, events, play_all, play_out, refused, sheet, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    Card,
    alchemy,
    face_down,
    fighting,
    lay,
    makes,
    opened,
    planning,
    player,
    producing,
    scored,
    site,
    sites,
)


def test_two_different_decks() -> None:
    """WK-8.1, WK-R5 No calamities; the second player of round 1 picks a deck first, the other one of the rest."""
    table = opened(module="menaces", draw=["1"])
    assert table.to_act == (BRIAN,) and asked(table) == "pick_deck"
    assert texts(table) == ["deck giant_rats", "deck frost_giants", "deck shadows", "deck thieves"]
    table.play("deck shadows")
    assert table.to_act == (ANN,) and "deck shadows" not in texts(table)
    table.play("deck frost_giants")
    assert [sheet(table, seat)["deck"] for seat in (ANN, BRIAN)] == ["frost_giants", "shadows"]
    zones = table.dump()["zones"]
    assert isinstance(zones, dict) and not [pile for pile in zones.values() if "calamity" in [card for card, _ in pile]]
    assert board(table)["calamity_stack"] == 0


def test_one_card_of_the_own_deck() -> None:
    """WK-8.2 Each round one menace of the own deck joins the hand of seven; it is proposed like any other card."""
    table = opened(module="menaces", draw=["1"])
    play_all(table, "deck shadows", "deck thieves")
    for number in range(1, 5):
        assert board(table)["round"] == number
        for seat, menace in ((ANN, "thief"), (BRIAN, "shadow")):
            hand = zone(table, f"hand.{seat}")
            assert len(hand) == 8 and hand.count(menace) == 1
            assert sheet(table, seat)["deck_left"] == 4 - number
        first = table.to_act[0]
        own = "thief" if first == ANN else "shadow"
        assert {f"propose {own} left", f"hide {own} right"} <= set(texts(table))
        while table.to_act and board(table)["round"] == number:
            seat = table.to_act[0]
            table.play(table.options(seat)[0], seat)


def test_a_menace_strikes_its_taker() -> None:
    """WK-8.3 Whoever's deck it comes from."""
    for deck in ("thieves", "shadows"):
        table = planning(player(deck=deck), ["thief"], player(deck="giant_rats"), "menaces")
        table.play("cover gold")
        assert events(table, "menace") == [] and sheet(table)["menaces"] == {"thief": 1}
        assert sheet(table, BRIAN)["menaces"] == {}


def test_menaces_end_in_the_construction_area() -> None:
    """WK-8.4 Neither recycled nor constructed, applied as fully as possible."""
    selection: list[Card] = ["farm", "giant_rat", "thief", face_down("shadow", BRIAN), "harbour"]
    table = planning(player(), selection, module="menaces")
    table.play("discard farm")
    table.play("cover gold")
    assert sheet(table)["menaces"] == {"giant_rat": 1, "vermin": 1, "shadow": 1, "thief": 1}
    assert texts(table) == ["construct harbour", "recycle harbour"]
    refused(table, "recycle thief", "WK-8.4")


def test_effects_come_in_planning() -> None:
    """WK-8.5 All but a theft token act in planning; the token acts in production."""
    table = planning(player(), ["thief", "giant_rat"], module="menaces")
    assert sheet(table)["thefts"] == {} and board(table)["phase"] == "planning"
    table.play("cover materials")
    made = [event["count"] for event in events(table, "produce") if event["seat"] == ANN]
    assert made == [2, 1, 1, 0]
    order = [event["kind"] for event in table.events_since(0) if event["kind"] in ("cover", "menace", "produce")]
    assert order[:3] == ["cover", "menace", "menace"] and set(order[3:]) == {"produce"}


def test_fight_phase() -> None:
    """WK-8.6 After production, any number of menaces, the soldiers shown for each; a defeated one is gone."""
    table = fighting(player(menaces={"giant_rat": 1, "vermin": 2, "shadow": 1}, soldiers=6), vermin_stack=8)
    play_all(table, "fight giant_rat", "fight vermin", "fight vermin", "fight shadow")
    assert sheet(table)["menaces"] == {} and sheet(table)["soldiers"] == 6 - 2 - 1 - 1 - 2
    assert board(table)["vermin_stack"] == 8, "vermin do not go back"
    assert asked(table) == "" and table.scores()[ANN] == 0


def test_undefeated_menaces_remain() -> None:
    """WK-8.6 Fighting is free to choose; nothing is fought outside this phase."""
    table = fighting(player(menaces={"shadow": 1, "vermin": 1}, soldiers=2))
    assert texts(table) == ["pass", "fight vermin", "fight shadow"]
    table.play("pass")
    assert sheet(table)["menaces"] == {"vermin": 1, "shadow": 1} and sheet(table)["soldiers"] == 2
    early = planning(player(menaces={"vermin": 1}, soldiers=2), ["farm"], module="menaces")
    refused(early, "fight vermin", "WK-8.6")


def test_a_fight_is_paid_at_once() -> None:
    """WK-8.24 In full, one after the other; the players do not touch each other; round 4 has its fight too."""
    table = fighting(player(menaces={"shadow": 1}, soldiers=1, construction=["farm"]))
    refused(table, "fight shadow", "WK-8.24")
    assert texts(table) == ["pass", "give_up farm"]
    both = player(menaces={"shadow": 1}, soldiers=2)
    last = lay([both, both], ["fight_phase", "round_end"], "menaces", round=4, phase="production")
    assert last.to_act == (ANN, BRIAN) and board(last)["phase"] == "fight"
    last.play("fight shadow", BRIAN)
    last.play("pass", ANN)
    assert last.is_over and last.scores() == [-4, 0]


def test_acts_in_the_fight() -> None:
    """WK-8.24 Krystallium and soldiers may still be placed, also to pay the next fight with a bonus."""
    ann = player(menaces={"thief": 1}, thefts={"gold": 1}, construction=[site("citadel", materials=4, gold=1)],
                 krystallium=1)  # fmt: skip
    table = fighting(ann)
    refused(table, "fight thief", "WK-8.24")
    play_all(table, "krystallium citadel", "fight thief")
    assert sheet(table)["soldiers"] == 0 and sheet(table)["menaces"] == {}


def test_penalties() -> None:
    """WK-8.7 Each undefeated menace costs its points: rat 4, vermin 2, giant 5, shadow 4, thief 4."""
    for menace, points in (("giant_rat", -4), ("vermin", -2), ("frost_giant", -5), ("shadow", -4), ("thief", -4)):
        assert scored(player(menaces={menace: 2}), module="menaces").scores() == [2 * points, 0]


def test_vermin_stack() -> None:
    """WK-8.8 Ten vermin between the players, enough for four rats in four rounds."""
    rats: dict[str, int] = {}
    left = 10
    for number in range(1, 5):
        table = planning(player(menaces=rats), ["giant_rat", "farm"], module="menaces", vermin_stack=left)
        rats, left = sheet(table)["menaces"], board(table)["vermin_stack"]
        assert rats["giant_rat"] == number
    assert rats == {"giant_rat": 4, "vermin": 10} and left == 0


def test_giant_rats() -> None:
    """WK-8.9 One after the other: the rat comes, then a vermin for every giant rat now there."""
    table = planning(player(), ["giant_rat", "giant_rat", "farm"], module="menaces")
    assert sheet(table)["menaces"] == {"giant_rat": 2, "vermin": 1 + 2} and board(table)["vermin_stack"] == 7
    third = planning(player(menaces={"giant_rat": 2}), ["giant_rat", "farm"], module="menaces")
    assert sheet(third)["menaces"] == {"giant_rat": 3, "vermin": 3}
    quiet = planning(player(menaces={"giant_rat": 2, "vermin": 1}), ["farm"], module="menaces")
    assert sheet(quiet)["menaces"] == {"giant_rat": 2, "vermin": 1}, "old rats bring nothing"


def test_vermin_are_menaces_of_their_own() -> None:
    """WK-8.10 Each is fought for itself, and the rat may stay."""
    table = fighting(player(menaces={"giant_rat": 1, "vermin": 3}, soldiers=2))
    play_all(table, "fight vermin", "fight vermin")
    assert sheet(table)["menaces"] == {"giant_rat": 1, "vermin": 1} and sheet(table)["soldiers"] == 0


def test_shadows() -> None:
    """WK-8.16 One card of the player's choice for every shadow, old ones too; it gives no cube to its owner."""
    table = planning(player(menaces={"shadow": 1}), ["shadow", "farm", "citadel", "harbour"], module="menaces")
    assert asked(table) == "shadows" and texts(table) == ["discard farm", "discard harbour", "discard citadel"]
    play_all(table, "discard farm", "discard citadel")
    assert zone(table, "discard") == ["farm", "citadel"] and zone(table, "selection.0") == ["harbour"]
    assert alchemy(table) == {} and sheet(table)["menaces"] == {"shadow": 2} and asked(table) == "plan"
    later = planning(player(menaces={"shadow": 1}), ["farm", "citadel"], module="menaces")
    assert asked(later) == "shadows", "again every round"


def test_the_opponent_takes_cubes() -> None:
    """WK-8.17, WK-R27 One for a development, two for a treasure, in their own colours; five become krystallium."""
    table = planning(player(), ["shadow", "citadel", "farm"], module="menaces")
    table.play("discard citadel")
    assert alchemy(table, BRIAN) == {"materials": 1}
    four = player(alchemy={"gold": 4})
    rich = planning(player(), ["shadow", "treasure_gold_exploration", "farm"], four, "menaces")
    rich.play("discard treasure_gold_exploration")
    assert alchemy(rich, BRIAN) == {"exploration": 1} and sheet(rich, BRIAN)["krystallium"] == 1


def test_thieves() -> None:
    """WK-8.19 A token on an icon of the owner's choice for each thief."""
    table = planning(player(), ["thief", "thief", "farm"], module="menaces")
    assert texts(table) == ["cover materials", "cover population", "cover gold"], "Ann makes no exploration"
    play_all(table, "cover gold", "cover materials")
    assert sheet(table)["thefts"] == {"gold": 1, "materials": 1} and sheet(table)["menaces"] == {"thief": 2}


def test_a_covered_icon() -> None:
    """WK-8.20 One cube fewer in its step, for supremacy too, round after round."""
    table = producing("materials", player(thefts={"materials": 1}, menaces={"thief": 1}), module="menaces")
    assert makes(table)[0] == 2 and events(table, "produce")[ANN]["count"] == 2
    assert sheet(table)["camp"] == 0, "2 against 2"
    worse = producing("materials", player(thefts={"materials": 2}, menaces={"thief": 2}), module="menaces")
    assert sheet(worse, BRIAN)["camp"] == 1


def test_a_defeated_thief() -> None:
    """WK-8.21 One token of the player's choice goes."""
    table = fighting(player(menaces={"thief": 2}, thefts={"gold": 1, "materials": 1}, soldiers=4))
    table.play("fight thief")
    assert asked(table) == "uncover" and texts(table) == ["uncover materials", "uncover gold"]
    table.play("uncover materials")
    assert sheet(table)["thefts"] == {"gold": 1} and makes(table) == [3, 1, 0, 0]
    table.play("fight thief")
    assert sheet(table)["thefts"] == {} and makes(table) == [3, 1, 1, 0], "the only one goes by itself"


def test_whole_games_with_menaces() -> None:
    """WK-8.2, WK-8.6 Games run through with all pairs of decks, and nobody meets a menace that is not in them."""
    for mine in ("giant_rats", "frost_giants", "shadows", "thieves"):
        for theirs in ("giant_rats", "frost_giants", "shadows", "thieves"):
            if mine == theirs:
                continue
            table = opened(module="menaces", seed=5)
            play_all(table, f"deck {mine}", f"deck {theirs}")
            play_out(table)
            assert table.is_over
            met = {event["menace"] for event in events(table, "menace")}
            assert met <= {"giant_rat", "vermin", "frost_giant", "shadow", "thief"}
            assert ("vermin" in met) <= ("giant_rats" in (mine, theirs))


def test_no_menaces_without_the_module() -> None:
    """WK-8.1 A position with menaces needs the module."""
    with pytest.raises(palatine.BadPosition, match=r"WK-8\.1"):
        scored(player(menaces={"thief": 1}))
    assert sites(fighting(player(construction=["farm"]))) == {"farm": {}}
