"""Effects: what the notation means, how it reads in both languages, and what it refuses."""

import pytest

import palatine
from palatine.kernel.effect import (
    ANY,
    EITHER,
    GAIN,
    PER,
    SEQ,
    SPECIAL,
    TRADE,
    Effect,
    InFull,
    Sayings,
    Style,
    Vocabulary,
)
from palatine.kernel.speech import BRIEF, NOMINATIVE, Noun

RESOURCES = ["gold", "wood", "vp"]
SAYINGS = Sayings(
    {
        "gold": Noun("gold", "gold", "złoto", "złota", "złota"),
        "wood": Noun("log", "logs", "kłoda", "kłody", "kłód"),
        "vp": Noun("VP", "VP", "PZ", "PZ", "PZ"),
    },
    Noun("good of your choice", "goods of your choice", "dowolny zasób", "dowolne zasoby", "dowolnych zasobów"),
    {"peek": ("a look", "podgląd")},
    {"goods": ("for every {n} goods", "za każde {n} zasoby")},
)


def words() -> Vocabulary:
    return Vocabulary(RESOURCES, 4, ["peek"], ["goods"])


def read(text: str) -> Effect:
    return words().read(text, "card")


def shape(effect: Effect) -> object:
    """The tree without its names."""
    if effect.tag == GAIN:
        return [int(n) for n in effect.amounts]
    return (int(effect.tag), int(effect.count), effect.name, [shape(part) for part in effect.parts])


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("gold", [1, 0, 0]),
        ("2 gold", [2, 0, 0]),
        ("  2 gold+  wood ", [2, 1, 0]),
        ("gold + gold", [2, 0, 0]),
        ("2 any", (ANY, 2, "any", [])),
        ("peek", (SPECIAL, 1, "peek", [])),
        ("2 any + vp + peek", (SEQ, 0, "", [[0, 0, 1], (ANY, 2, "any", []), (SPECIAL, 1, "peek", [])])),
        ("wood | gold", (EITHER, 0, "", [[0, 1, 0], [1, 0, 0]])),
        ("vp > 3 any", (TRADE, 0, "", [[0, 0, 1], (ANY, 3, "any", [])])),
        ("vp per 2 goods", (PER, 2, "goods", [[0, 0, 1]])),
        (
            "gold > wood | wood > gold",
            (EITHER, 0, "", [(TRADE, 0, "", [[1, 0, 0], [0, 1, 0]]), (TRADE, 0, "", [[0, 1, 0], [1, 0, 0]])]),
        ),
    ],
)
def test_notation(text: str, tree: object) -> None:
    assert shape(read(text)) == tree


@pytest.mark.parametrize(
    ("text", "en", "pl"),
    [
        ("2 gold", "2 gold", "2 złota"),
        ("gold + 5 wood", "1 gold and 5 logs", "1 złoto i 5 kłód"),
        ("2 any + vp + peek", "1 VP, 2 goods of your choice and a look", "1 PZ, 2 dowolne zasoby i podgląd"),
        ("wood | gold", "1 log or 1 gold", "1 kłoda albo 1 złoto"),
        ("vp > 3 any", "3 goods of your choice for 1 VP", "3 dowolne zasoby za 1 PZ"),
        ("vp per 2 goods", "1 VP for every 2 goods", "1 PZ za każde 2 zasoby"),
        ("vp per goods", "1 VP for every 1 goods", "1 PZ za każde 1 zasoby"),
    ],
)
def test_sentences(text: str, en: str, pl: str) -> None:
    effect = read(text)
    assert SAYINGS.describe(effect, RESOURCES, "en").replace("\u00a0", " ") == en
    assert SAYINGS.describe(effect, RESOURCES, "pl").replace("\u00a0", " ") == pl


class Few(Style):
    """In few words."""

    def gain(self, name: str, n: int) -> str:
        return f"{n}{name[0]}"

    def any_good(self, n: int) -> str:
        return f"{n}?"

    def special(self, name: str, n: int) -> str:
        return name

    def per(self, each: str, name: str, n: int) -> str:
        return f"{each}/{n} {name}"


def test_one_walk_serves_every_style() -> None:
    few = Few("en", BRIEF, (" + ", "|", "→"))
    said = {
        "gold + 2 wood + peek": "1g + 2w + peek",
        "vp > 3 any | gold > wood": "1v→3?|1g→1w",
        "vp per 2 goods": "1v/2 goods",
    }
    assert {text: few.say(read(text), RESOURCES) for text in said} == said
    assert few.say(read(""), RESOURCES) == ""
    on_a_card = InFull(SAYINGS, "en", NOMINATIVE)
    assert on_a_card.say(read("gold > 2 wood"), RESOURCES).replace("\u00a0", " ") == "1 gold → 2 logs"


def test_a_special_that_is_counted_is_a_noun() -> None:
    sayings = Sayings(
        SAYINGS.nouns, SAYINGS.any_good, {"peek": Noun("look", "looks", "podgląd", "podglądy", "podglądów")}, {}
    )
    assert sayings.describe(read("2 peek"), RESOURCES, "en") == "2\u00a0looks"
    assert sayings.describe(read("peek"), RESOURCES, "pl") == "1\u00a0podgląd"


def test_paths_and_numbers_name_every_part_once() -> None:
    book = words()
    effect = book.read("gold > 2 any + peek | wood > vp", "alchemist")
    paths = [part.path for part in book.effects]
    assert len(set(paths)) == len(paths)
    assert {"alchemist", "alchemist.1", "alchemist.1.pay", "alchemist.1.get", "alchemist.1.get.any"} <= set(paths)
    assert [int(part.number) for part in book.effects] == list(range(len(paths)))
    assert all(book.by_path(part.path) is part for part in book.effects)
    assert book.by_path("alchemist") is effect
    assert book.by_path("nobody") is None


def test_an_offer_may_be_declined() -> None:
    assert read("gold > vp").is_offer()
    assert read("gold > vp | wood > vp").is_offer()
    assert not read("gold | wood").is_offer()
    assert [shape(way) for way in read("gold | wood").ways()] == [[1, 0, 0], [0, 1, 0]]
    assert [shape(way) for way in read("gold").ways()] == [[1, 0, 0]]


REFUSED = [
    ("silver", "“silver” cannot stand here"),
    ("2 gold + 3 iron", "“3 iron” cannot stand here"),
    ("two gold", "“two gold” cannot stand here"),
    ("gold | ", "“” cannot stand here"),
    ("gold > ", "“” cannot stand here"),
    ("-1 gold", "“-1 gold” cannot stand here"),
    ("0 gold", "“0 gold” cannot stand here"),
    ("100 gold", "“100 gold” cannot stand here"),
    ("5 any", "“5 any” cannot stand here"),
    ("vp per 0 goods", "“0 goods” cannot stand here"),
    ("vp per 2 peek", "“2 peek” cannot stand here"),
    ("Gold", "“Gold” cannot stand here"),
    ("gold | vp > wood", "“gold | vp > wood” mixes trades with gifts"),
    ("gold > vp | gold > wood", "“gold > vp | gold > wood” offers two things at the same price"),
    ("gold + any > vp", "“gold + any > vp” has a price of more than one kind"),
    ("peek > vp", "“peek > vp” has a price of more than one kind"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_is_no_effect(text: str, message: str) -> None:
    with pytest.raises(palatine.BadOverlay) as caught:
        read(text)
    assert caught.value.en.startswith("card") and message in caught.value.en
    assert caught.value.pl.startswith("card") and caught.value.pl != caught.value.en


def test_what_is_known_is_said() -> None:
    with pytest.raises(
        palatine.BadOverlay, match=r"words: gold, wood, vp, peek, any \(at most 4\), each with a number"
    ):
        read("silver")


def test_a_plain_vocabulary_knows_sums_only() -> None:
    plain = Vocabulary(RESOURCES, plain=True)
    assert shape(plain.read("gold + 2 wood", "cost")) == [1, 2, 0]
    for text in ("gold | wood", "gold > wood", "vp per gold", "any"):
        with pytest.raises(palatine.BadOverlay):
            plain.read(text, "cost")


def test_nothing_is_an_effect_too() -> None:
    nothing = read("  ")
    assert shape(nothing) == (SEQ, 0, "", [])
    assert [SAYINGS.describe(nothing, RESOURCES, lang) for lang in ("en", "pl")] == ["nothing", "nic"]
