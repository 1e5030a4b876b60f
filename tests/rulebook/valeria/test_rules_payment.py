"""VA-3 Resources and payment."""

import pytest

from rulebook.valeria.laying import ANN, BRIAN, acquiring, acting, citizens, held, player, rolling, slain
from rulebook.vectors import asked, events, refused, texts

SWAMP = {
    "areas": ["hills", "ruins", "forest", "swamp", "mountains"],
    "monsters": [["goblin"], ["skeleton"], ["treant"], ["gelatinous_cube"], ["dire_bear"]],
}


def test_payments_go_to_the_supply_and_gains_come_from_it() -> None:
    """VA-3.1 Nobody else's tokens change, unless an effect names another player."""
    table = acting(player("4g1s"), player("3g3m"))
    table.play("recruit archer")
    table.play("slay goblin")
    assert (held(table, ANN), held(table, BRIAN)) == ("1g", "3g3m")
    assert events(table, "pay")[0]["goods"] == {"gold": 4}
    robbing = acquiring("cutthroats_truce", player(), player("3g3m"))
    robbing.play("rob 2")
    assert (held(robbing, ANN), held(robbing, BRIAN)) == ("13g", "3m")


@pytest.mark.parametrize(
    ("tokens", "splits"),
    [
        ("4g", None), ("4g1m", ["0", "1"]), ("4g9m", ["0", "1", "2", "3"]), ("2g9m", ["2", "3"]), ("1g3m", None),
        ("1g9m", None),
    ],
)  # fmt: skip
def test_gold_and_magic_for_a_citizen(tokens: str, splits: list[str] | None) -> None:
    """VA-3.2, VA-3.4, VA-3.5, VA-B-02 4 gold: magic stands in for up to 3; asked is only how much, if it is open."""
    table = acting(player(tokens))
    table.play("recruit archer")
    if splits is None:
        assert asked(table) == "action", "one way only: nothing is asked"
        assert held(table) in ("", "6m")
    else:
        assert texts(table) == [f"pay {n}magic" for n in splits]
        table.play(f"pay {splits[-1]}magic")
        assert events(table, "pay")[0]["goods"] == {"gold": 4 - int(splits[-1]), "magic": int(splits[-1])}
    assert citizens(table) == {"archer": 1}


@pytest.mark.parametrize("tokens", ["3g", "1g2m", "9m", "9s9m", "3g9s"])
def test_prices_that_cannot_be_paid(tokens: str) -> None:
    """VA-3.2, VA-3.4, VA-3.5 Too little, no gold at all among the tokens, or strength in its place: no Archer."""
    reason = refused(acting(player(tokens)), "recruit archer", "VA-3.4")
    assert "4\u00a0gold" in reason


@pytest.mark.parametrize(
    ("tokens", "splits", "left"),
    [
        ("4s1m", None, "2g"), ("4s2m", ["1", "2"], "2g1s"), ("1s4m", None, "2g"), ("2s9m", ["3", "4"], "2g1s5m"),
        ("9s9m", ["1", "2", "3", "4"], "2g8s5m"),
    ],
)  # fmt: skip
def test_strength_and_magic_for_a_monster(tokens: str, splits: list[str] | None, left: str) -> None:
    """VA-3.3, VA-B-02 Gelatinous Cube, strength 4 and magic 1: s from 1 to 4, and 4 − s + 1 magic in all."""
    table = acting(player(tokens), **SWAMP)
    table.play("slay gelatinous_cube")
    if splits is not None:
        assert texts(table) == [f"pay {n}magic" for n in splits]
        table.play(f"pay {splits[-1]}magic")
    assert slain(table) == {"gelatinous_cube": 1}
    assert held(table) == left


@pytest.mark.parametrize("tokens", ["9s", "4s", "3s1m", "5m", "1s3m", "9g9m"])
def test_monsters_that_cannot_be_paid(tokens: str) -> None:
    """VA-3.2, VA-3.3, VA-3.5 Its own magic is owed in full, one strength must be real, gold does not help."""
    assert "4\u00a0strength and 1\u00a0magic" in refused(
        acting(player(tokens), **SWAMP), "slay gelatinous_cube", "VA-3.3"
    )


@pytest.mark.parametrize(("magic", "left"), [(0, "9m"), (2, "2g7m"), (4, "4g5m")])
def test_nobody_pays_too_much(magic: int, left: str) -> None:
    """VA-3.5 Every split comes to exactly the price; 6 gold for the Golden Obelisk is never 7."""
    table = acting(player("6g9m", {"peasant": 1, "paladin": 1}), domains=["golden_obelisk_of_nae", "", "", "", ""])
    table.play("acquire golden_obelisk_of_nae")
    assert texts(table) == [f"pay {n}magic" for n in range(6)]
    table.play(f"pay {magic}magic")
    table.play("pass")
    assert held(table) == left


def test_magic_stands_in_for_dice_powers_too() -> None:
    """VA-3.6, VA-13.3 Foxgrove Palisade asks 2 gold, of which 1 may be magic; one gold must be real."""
    owner = ["foxgrove_palisade"]
    table = rolling((2, 3), player("1g1m", None, None, owner))
    table.play("change 1 six")
    assert held(table) == "" and events(table, "change")[0]["dice"] == [6, 3]
    assert asked(rolling((2, 3), player("9m", None, None, owner))) == "", "no gold, no power"
    choice = rolling((2, 3), player("2g1m", None, None, owner))
    choice.play("change 2 six")
    assert texts(choice) == ["pay 0magic", "pay 1magic"]


def test_a_price_of_nothing_needs_no_token() -> None:
    """VA-3.6 The Desert Orchid of an owner without Holy citizens is free even with empty hands."""
    table = rolling((2, 3), player("", None, None, ["desert_orchid"]))
    table.play("change 2 one")
    assert events(table, "change")[0]["dice"] == [2, 1] and not events(table, "pay")


def test_a_price_in_magic_is_magic() -> None:
    """VA-3.5, VA-3.6 The Golden Obelisk asks for 3 magic: gold and strength do not replace it."""
    table = acquiring("golden_obelisk_of_nae", player("9s2m"))
    assert asked(table) == "action", "the trade is not even offered"
    rich = acquiring("golden_obelisk_of_nae", player("3m"))
    assert texts(rich) == ["pass", "accept"]


@pytest.mark.parametrize(("tokens", "possible"), [("1g1m", False), ("2g", True), ("2g5m", True)])
def test_magic_in_actions_only(tokens: str, possible: bool) -> None:
    """VA-13.3 `magic_standin` actions_only: dice powers take gold alone, actions still take magic."""
    options: dict[str, object] = {"magic_standin": "actions_only"}
    table = rolling((2, 3), player(tokens, None, None, ["foxgrove_palisade"]), options=options)
    assert (asked(table) == "change_dice") == possible
    if possible:
        table.play("change 1 six")
        assert held(table) == tokens[2:], "paid without a question"
    bought = acting(player("1g3m"), options=options)
    bought.play("recruit archer")
    assert citizens(bought) == {"archer": 1}


@pytest.mark.parametrize(("mode", "possible"), [("all_payments", True), ("actions_only", False)])
def test_the_orchid_feels_the_difference(mode: str, possible: bool) -> None:
    """VA-13.3 Two Holy citizens: 1 gold and 1 magic pay for The Desert Orchid, or do not."""
    owner = player("1g1m", {"paladin": 2}, None, ["desert_orchid"])
    table = rolling((2, 3), owner, options={"magic_standin": mode})
    assert (asked(table) == "change_dice") == possible
