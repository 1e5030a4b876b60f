"""The icon grammar: every icon is drawn somewhere, every sign is known, and what effects say is what icons show."""

from pathlib import Path
from typing import Any

import pytest
from laws.cases import Case

from catalogue.made import GAME_CASES, catalogue_of, tokens_of
from palatine.books.catalogue import Icons, counts_of, signs
from palatine.kernel.effect import Vocabulary

SYMBOLS = set(Path(__file__).with_name("symbols.txt").read_text(encoding="utf-8").split())
"""The ids of the symbols in the sprite of the browser table."""
OPERATIONS = {"to", "or", "pay", "if", "equal", "versus"}
COUNTED = {"per", "at_most", "at_least"}
GOODS = Icons({"gold": "gold", "wood": "wood"}, "any-good", {"peek": "peek", "loot": "gold:-n"}, {"goods": "any-good"})


def is_sign(token: Any) -> bool:
    if "icon" in token:
        return (
            token["icon"] in SYMBOLS and isinstance(token["count"], int) and set(token) <= {"icon", "count", "signed"}
        )
    if token["op"] == "word":
        return bool(token["en"]) and bool(token["pl"])
    return token == {"op": token["op"]} if token["op"] in OPERATIONS else token["op"] in COUNTED


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_every_icon_is_in_the_sprite_and_every_sign_is_known(case: Case) -> None:
    catalogue = catalogue_of(case)
    things = catalogue["things"].values()
    assert [token for thing in things for token in tokens_of(thing) if not is_sign(token)] == []
    icons = [one["icon"] for one in [*things, *catalogue["families"].values()]]
    layout = catalogue["layout"]
    icons += [one["icon"] for one in [*layout.get("calendar", []), *layout.get("types", [])]]
    assert [icon for icon in icons if icon not in SYMBOLS] == []


@pytest.mark.parametrize("case", GAME_CASES, ids=str)
def test_every_moment_has_a_word_and_every_card_says_what_it_does(case: Case) -> None:
    catalogue = catalogue_of(case)
    for thing in catalogue["things"].values():
        for effect in thing["effects"]:
            assert f"when.{effect['when']}" in catalogue["words"], thing["key"]
            assert effect["tokens"], thing["key"]
        texts = [thing["text"], *[effect["text"] for effect in thing["effects"]]]
        assert [text for text in texts if bool(text["en"]) != bool(text["pl"])] == []
        assert "{" not in "".join([text["en"] + text["pl"] for text in texts])


def test_an_effect_becomes_signs() -> None:
    words = Vocabulary(["gold", "wood"], 4, ["peek", "loot"], ["goods"])
    assert GOODS.read(words, "2 gold + peek") == signs("gold:2 peek")
    assert GOODS.read(words, "wood | gold") == signs("wood | gold")
    assert GOODS.read(words, "gold > 3 any") == signs("- gold -> any-good:3")
    assert GOODS.read(words, "gold per 2 goods") == signs("gold /2 any-good")
    assert GOODS.read(words, "3 loot") == [{"icon": "gold", "count": -3}]
    assert GOODS.read(words, "") == []


def test_what_is_lost_has_a_minus() -> None:
    words = Vocabulary(["gold", "wood"], 4, ["peek"], plain=True)
    assert GOODS.read(words, "2 gold + any + peek", -1) == signs("gold:-2 any-good:-1 peek:-1")


def test_the_notation_of_signs() -> None:
    assert signs("+sword:n vs <=5", 2) == [
        {"icon": "sword", "count": 2, "signed": True},
        {"op": "versus"},
        {"op": "at_most", "count": 5},
    ]
    assert signs("{two words~dwa słowa} ? gold >=1 = any-good")[0] == {
        "op": "word",
        "en": "two words",
        "pl": "dwa słowa",
    }
    with pytest.raises(AssertionError, match="no sign"):
        signs("Gold!")


def test_plain_prices_become_counts() -> None:
    words = Vocabulary(["gold", "wood"], 4, ["building"], plain=True)
    assert counts_of(words, "2 gold + wood + 3 any + building") == {"gold": 2, "wood": 1, "any": 3, "building": 1}
    assert counts_of(words, "") == {}
