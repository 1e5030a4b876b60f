"""VA-4 The turn, VA-5 Roll phase, and the domains that change dice."""

import pytest

from rulebook.valeria.laying import ANN, BRIAN, CINDY, acting, held, lay, player, rolling
from rulebook.vectors import asked, board, events, sheet, texts

DICE_DOMAINS = ["palace_of_the_dawn", "foxgrove_palisade", "desert_orchid"]


def test_four_phases_in_order() -> None:
    """VA-4.1, VA-5.1 Roll, harvest, action, end; then the next player rolls both dice."""
    table = lay([player(), player()], ["turn"], rolls=[5, 6, 5, 6])
    assert asked(table) == "action" and table.to_act == (ANN,)
    table.play("take gold")
    table.play("take gold")
    told = [event for event in table.events_since(0) if event["kind"] in ("phase", "roll")]
    assert [event.get("phase", "dice") for event in told] == [
        "roll", "dice", "harvest", "action", "end", "roll", "dice", "harvest", "action",
    ]  # fmt: skip
    assert [event["seat"] for event in events(table, "roll")] == [ANN, BRIAN]
    assert board(table)["active"] == BRIAN


@pytest.mark.parametrize("order", [["change 1 lower", "change 1 six"], ["change 1 six", "change 1 lower"]])
def test_whose_powers_they_are_decides_their_order(order: list[str]) -> None:
    """VA-4.2, VA-5.2 Two powers at the same moment: lowering first or after the six makes a difference."""
    table = rolling((4, 2), player("2g", None, None, DICE_DOMAINS[:2]))
    for text in order:
        table.play(text)
    assert board(table)["dice"] == ([6, 2] if order[0].endswith("lower") else [5, 2])


def test_powers_work_in_their_phase_only() -> None:
    """VA-4.2 A dice domain is not asked for in the action phase, nor one for the action phase after a roll."""
    owner = player("9g9m", None, None, [*DICE_DOMAINS, "halfpenny_hill", "the_tower"])
    assert not [text for text in texts(acting(owner)) if text.startswith("change")]
    table = rolling((2, 3), owner)
    table.play("pass")
    assert asked(table) == "" and held(table) == "9g9m"


def test_dice_powers_any_number_each_once() -> None:
    """VA-5.2 All three, in any order, on the same die or not; none a second time, and again next turn."""
    table = rolling((4, 3), player("2g", None, None, DICE_DOMAINS))
    everything = ["change 1 lower", "change 2 lower", "change 1 six", "change 2 six", "change 1 one", "change 2 one"]
    assert texts(table) == ["pass", *everything]
    table.play("change 1 six")
    table.play("change 1 lower")
    assert texts(table) == ["pass", "change 1 one", "change 2 one"]
    table.play("change 1 one")
    assert board(table)["dice"] == [1, 3] and asked(table) == ""
    again = lay([player("", None, None, ["palace_of_the_dawn"]), player()], ["roll"], rolls=[4, 5],
                changed_by=["palace_of_the_dawn"])  # fmt: skip
    assert texts(again) == ["pass", "change 1 lower", "change 2 lower"]


def test_only_the_active_player_changes_dice() -> None:
    """VA-5.2 Brian's Palace sleeps while Ann rolls."""
    table = rolling((4, 5), player(), player("", None, None, ["palace_of_the_dawn"]))
    assert asked(table) == "" and board(table)["dice"] == [4, 5]


def test_announced_dice_stay() -> None:
    """VA-5.3 Passing announces the result; after that no power is asked for, and the harvest uses it."""
    owner = player("", {"archer": 1}, None, ["palace_of_the_dawn"])
    table = lay([owner, player()], ["turn"], rolls=[5, 3])
    assert texts(table) == ["pass", "change 1 lower", "change 2 lower"]
    table.play("change 1 lower")
    assert board(table)["dice"] == [4, 3] and held(table) == "2s", "the 4 is harvested, not the 5"
    kept = lay([owner, player()], ["turn"], rolls=[5, 3])
    kept.play("pass")
    assert board(kept)["dice"] == [5, 3] and held(kept) == "1g"


@pytest.mark.parametrize(
    ("faces", "numbers"),
    [((3, 5), [3, 5, 8]), ((2, 2), [2, 2, 4]), ((6, 6), [6, 6, 12]), ((5, 4), [4, 5, 9]), ((1, 2), [1, 2, 3])],
)
def test_three_numbers_are_activated(faces: tuple[int, int], numbers: list[int]) -> None:
    """VA-5.4 The one die, the other die, their sum, once each: of ten citizens those answer, doubles twice."""
    everybody = {
        "cleric": 1, "blacksmith": 1, "mercenary": 1, "archer": 1, "peasant": 1, "knight": 1, "rogue": 1,
        "champion": 1, "priestess": 1, "miner": 1,
    }  # fmt: skip
    gains = {
        1: (0, 0, 3), 2: (3, 0, 0), 3: (1, 1, 0), 4: (0, 2, 0), 5: (2, 0, 0), 6: (0, 2, 0), 7: (2, 2, 0), 8: (0, 4, 0),
        9: (0, 2, 1), 12: (1, 0, 0),
    }  # fmt: skip
    table = lay([player("", everybody), player()], ["harvest"], faces)
    expected = [sum([gains[number][kind] for number in numbers]) for kind in range(3)]
    tokens = sheet(table, ANN)["tokens"]
    assert [tokens["gold"], tokens["strength"], tokens["magic"]] == expected


def test_gargans_embrace_on_every_roll_of_doubles() -> None:
    """VA-5.5, VA-12.5 Each owner gains 1 victory token at once, whoever rolls; others gain nothing."""
    table = rolling((4, 4), player(), player("", None, None, ["gargans_embrace"]), player())
    assert [held(table, seat) for seat in (ANN, BRIAN, CINDY)] == ["", "1v", ""]
    assert held(rolling((4, 5), player("", None, None, ["gargans_embrace"]))) == ""


@pytest.mark.parametrize(
    ("rolled", "changes", "tokens"),
    [
        ((3, 3), ["change 1 lower", "pass"], 1),
        ((3, 2), ["change 1 lower", "pass"], 1),
        ((3, 6), ["change 1 six", "pass"], 1),
        ((2, 2), ["change 1 lower", "change 2 one"], 2),
        ((6, 5), ["change 1 lower", "change 1 one", "pass"], 1),
        ((4, 3), ["change 1 lower", "change 1 six", "change 1 one"], 1),
    ],
    ids=["rolled, then changed", "lowered into a pair", "turned into a pair", "two pairs", "undone", "for a moment"],
)
def test_gargans_embrace_on_changed_dice(rolled: tuple[int, int], changes: list[str], tokens: int) -> None:
    """VA-5.5, VA-12.5 Rolled doubles count though changed later, made ones count too, one pair after another twice."""
    table = rolling(rolled, player("2g", None, None, [*DICE_DOMAINS, "gargans_embrace"]))
    for text in changes:
        table.play(text)
    assert sheet(table, ANN)["tokens"]["vp"] == tokens


def test_foxgrove_palisade() -> None:
    """VA-12.4 For 2 gold either die becomes a 6; not without the gold."""
    table = rolling((1, 4), player("2g", None, None, ["foxgrove_palisade"]))
    assert texts(table) == ["pass", "change 1 six", "change 2 six"]
    table.play("change 2 six")
    assert board(table)["dice"] == [1, 6] and held(table) == ""
    assert asked(rolling((1, 4), player("1g", None, None, ["foxgrove_palisade"]))) == ""


def test_palace_of_the_dawn() -> None:
    """VA-12.6 One die counts 1 less, never 0, for nothing; also a die that has been changed already."""
    owner = player("2g", None, None, ["palace_of_the_dawn", "foxgrove_palisade"])
    table = rolling((1, 2), owner)
    assert "change 1 lower" not in texts(table)
    table.play("change 1 six")
    table.play("change 1 lower")
    assert board(table)["dice"] == [5, 2] and held(table) == ""


@pytest.mark.parametrize(("holy", "price"), [({}, 0), ({"paladin": 1}, 1), ({"paladin": 2, "cleric": 1}, 3)])
def test_the_desert_orchid(holy: dict[str, int], price: int) -> None:
    """VA-12.7 One die becomes a 1 for 1 gold per Holy citizen, in one sum; free without any."""
    for gold in (price - 1, price, price + 1):
        if gold < 0:
            continue
        table = rolling((3, 5), player(f"{gold}g", holy, None, ["desert_orchid"]))
        assert (asked(table) == "change_dice") == (gold >= price)
        if gold >= price:
            table.play("change 2 one")
            assert board(table)["dice"] == [3, 1]
            assert held(table) == ("1g" if gold > price else "")


def test_the_orchid_is_one_sum() -> None:
    """VA-12.7, VA-3.4 Three Holy citizens: 2 of the 3 gold may be magic, asked once."""
    table = rolling((3, 5), player("3g9m", {"paladin": 3}, None, ["desert_orchid"]))
    table.play("change 1 one")
    assert texts(table) == ["pay 0magic", "pay 1magic", "pay 2magic"]


def test_a_power_that_changes_nothing_is_not_used() -> None:
    """VA-13.20 No Palace on a 1, no Palisade on a 6, no Orchid on a 1: Gargan's Embrace is not milked."""
    owner = player("9g", None, None, [*DICE_DOMAINS, "gargans_embrace"])
    assert texts(rolling((1, 6), owner)) == ["pass", "change 2 lower", "change 1 six", "change 2 one"]
    sixes = rolling((6, 6), player("9g", None, None, ["foxgrove_palisade", "gargans_embrace"]))
    assert asked(sixes) == "" and held(sixes) == "9g1v"
