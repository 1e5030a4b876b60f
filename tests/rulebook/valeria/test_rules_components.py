"""VA-1 Components and terms."""

import pytest

import palatine
from palatine.api import game
from rulebook.valeria.laying import (
    ANN,
    BRIAN,
    acquiring,
    acting,
    citizens,
    harvest,
    held,
    keep_dukes,
    lay,
    player,
    stacks,
)
from rulebook.vectors import board, refused, seen_by, texts

FULL = [
    "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip


def test_what_is_in_the_box() -> None:
    """VA-1.1 18 citizens, 24 kinds of monsters in 8 areas, 28 domains, 11 dukes; for 1 to 5 players."""
    described = palatine.describe("valeria")
    assert described["seats"] == [1, 2, 3, 4, 5]
    rows = {family.name: len(family.rows) for family in game("valeria").families({"promo_cards": True})}
    assert rows == {"citizens": 18, "monsters": 24, "domains": 28, "dukes": 11}
    for seats in (0, 6):
        with pytest.raises(palatine.BadOption):
            palatine.new_game("valeria", seats=seats or -1)


@pytest.mark.parametrize(
    "facts",
    [
        {"citizens": stacks(FULL, 6)},
        {"monsters": [["goblin"] * 3, [], [], [], []]},
        {"domains": ["coliseum", "", "", "", ""]},
    ],
    ids=["seventh archer", "fourth goblin", "second Coliseum"],
)
def test_no_card_lies_twice(facts: dict[str, object]) -> None:
    """VA-1.1 Six copies of a citizen, three Goblins, one of each domain: a position with more is impossible."""
    owner = player("", {"archer": 1}, {"goblin": 1}, ["coliseum"])
    with pytest.raises(palatine.BadPosition, match=r"VA-1\.1"):
        acting(owner, **facts)


def test_three_resources() -> None:
    """VA-1.3 Gold, strength and magic can be taken and score for dukes; victory tokens are no resource."""
    table = acting(player())
    assert [text for text in texts(table) if text.startswith("take")] == ["take gold", "take strength", "take magic"]
    scored = lay([player("3g2s1m9v"), player()], ["game_end"], dukes=["simon", "waryn"])
    assert scored.breakdown()[ANN]["duke"] == 3, "(3 + 2 + 1) // 2; the 9 victory tokens are not among them"


def test_tokens_never_run_out() -> None:
    """VA-1.4 50 gold lie in the box, and 25 victory tokens: the full amount is gained all the same."""
    table = harvest((5, 5), player("60g", {"butcher": 1}), player("45g"))
    assert (held(table, ANN), held(table, BRIAN)) == ("62g", "47g")
    obelisk = acquiring("golden_obelisk_of_nae", player("3m30v"))
    obelisk.play("accept")
    assert held(obelisk).endswith("33v")


def test_starters_are_a_type_of_their_own() -> None:
    """VA-1.5 The icon of the citizen card means citizens, not starters: Reese counts 2, the Coliseum 10."""
    scored = lay([player("", {"archer": 2}), player()], ["game_end"], dukes=["reese", "waryn"])
    assert scored.breakdown()[ANN]["duke"] == 2
    assert held(acquiring("coliseum", player())) == "10s", "3 + 3 + 2 + 2 citizens"


def test_any_number_of_cards_but_one_duke_and_two_starters() -> None:
    """VA-1.6 Nobody can own a second duke or starter: one of two dukes goes, and starters are on no stack."""
    table = palatine.new_game("valeria", seats=3, seed=4)
    keep_dukes(table)
    assert [pile["count"] for pile in seen_by(table)["duke"]] == [1, 1, 1]
    assert all("starter" not in name for stack in board(table)["citizens"] for name in stack)
    many = harvest((5, 5), player("", {"peasant": 4}), player())
    assert held(many, ANN) == "10g" and held(many, BRIAN) == "2g", "twice each: one starter, and four citizens"


def test_domains_overrule_the_rules() -> None:
    """VA-1.7 VA-7.9 charges for copies, Emerald Stronghold says otherwise and is right."""
    owned = {"archer": 3}
    plain = acting(player("6g", owned))
    refused(plain, "recruit archer", "VA-3.4")
    lifted = acting(player("4g", owned, None, ["emerald_stronghold"]))
    lifted.play("recruit archer")
    assert citizens(lifted) == {"archer": 4} and held(lifted) == ""
