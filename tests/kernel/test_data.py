"""Data from outside: overlays are checked field by field, positions say exactly where they are wrong."""

import pytest

import palatine
from palatine.kernel.data import OVERLAY, PUBLIC, RULEBOOK, Family, Reader, Row, checked_overlay
from palatine.kernel.effect import Vocabulary
from palatine.kernel.speech import quoted

ROWS = [
    Row("inn", "Inn", "Gospoda", {"vp": 0, "cost": "gold"}, RULEBOOK),
    Row("mill", "Mill", "Młyn", {"vp": 2}, PUBLIC),
]
HOUSES = Family("houses", ROWS, {"vp": (-5, 9)}, {"cost": Vocabulary(["gold", "wood"], plain=True)})


def checked(**families: object) -> dict[str, object]:
    return checked_overlay("toy", [HOUSES], {"game": "toy", **families})


def test_a_good_overlay() -> None:
    overlay = checked(name="mine", houses={"inn": {"vp": 3, "cost": "2 gold + wood"}})
    assert overlay == {"game": "toy", "name": "mine", "houses": {"inn": {"vp": 3, "cost": "2 gold + wood"}}}
    assert checked()["name"] == "overlay"


def test_overlaid_rows_are_marked() -> None:
    rows = HOUSES.overlaid({"inn": {"vp": 3}}).rows
    assert [(row.id, row.integer("vp"), row.text("cost"), row.source) for row in rows] == [
        ("inn", 3, "gold", OVERLAY), ("mill", 2, "", PUBLIC)
    ]  # fmt: skip
    assert HOUSES.rows[0].integer("vp") == 0
    assert rows[0].described()["source"] == "overlay"
    assert [rows[0].name(lang) for lang in ("pl", "en")] == ["Gospoda", "Inn"]


@pytest.mark.parametrize(
    ("families", "message"),
    [
        ({"towers": {}}, "towers: no such family; the families are: houses"),
        ({"houses": []}, "houses: [] must be a table"),
        ({"houses": {"castle": {}}}, "houses.castle: no such row; the rows are: inn, mill"),
        ({"houses": {"inn": 3}}, "houses.inn: 3 must be a table"),
        ({"houses": {"inn": {"colour": 3}}}, "houses.inn.colour: no such field; the fields are: cost, vp"),
        ({"houses": {"inn": {"vp": 10}}}, "houses.inn.vp: 10 must be a whole number from -5 to 9"),
        ({"houses": {"inn": {"vp": True}}}, "houses.inn.vp: True must be a whole number from -5 to 9"),
        ({"houses": {"inn": {"vp": "3"}}}, "houses.inn.vp: “3” must be a whole number from -5 to 9"),
        ({"houses": {"inn": {"cost": 3}}}, "houses.inn.cost: 3 must be a text such as “2 gold + 1 wood”"),
    ],
)
def test_bad_overlays_name_the_place(families: dict[str, object], message: str) -> None:
    with pytest.raises(palatine.BadOverlay) as caught:
        checked(**families)
    assert caught.value.en == message
    assert caught.value.pl.split(":")[0] == message.split(":")[0]


def test_bad_effects_in_overlays_name_the_place() -> None:
    with pytest.raises(
        palatine.BadOverlay, match=r"^houses\.mill\.cost: “3 iron” cannot stand here; words: gold, wood, "
    ):
        checked(houses={"mill": {"cost": "gold + 3 iron"}})


def test_an_overlay_for_another_game_is_refused() -> None:
    with pytest.raises(palatine.BadOverlay, match="this overlay is for “chess”, not for “toy”"):
        checked_overlay("toy", [HOUSES], {"game": "chess"})
    with pytest.raises(palatine.BadOverlay, match="this overlay is for None"):
        palatine.new_game("kingsburg", overlay={"buildings": {}})


HARD_SUPPORTS = [
    "5 any", "0 any", "any per 2 goods", "peek per goods", "peek > gold", "any + gold > vp", "gold | gold",
    "vp > wood | gold", "gold | vp > wood", "6 any > vp", "100 gold", "2 vp > gold | 2 vp > wood", "",
]  # fmt: skip


@pytest.mark.parametrize("support", HARD_SUPPORTS)
def test_an_overlay_is_refused_or_can_be_played(support: str) -> None:
    """Whatever the notation can say is either too much for this game, and refused at once, or works."""
    advisors = ("jester", "squire", "architect", "merchant", "sergeant", "alchemist", "treasurer", "general")
    overlay: dict[str, object] = {
        "game": "kingsburg",
        "advisors": {advisor: {"support": support} for advisor in advisors},
    }
    try:
        table = palatine.new_game("kingsburg", seats=3, seed=5, overlay=overlay)
    except palatine.BadOverlay:
        return
    bot = palatine.bot("random", 5)
    while not table.is_over:
        seat = table.to_act[0]
        options = table.options(seat)
        assert options == sorted(set(options)) and options
        assert all(table.label(action, "pl", seat) for action in options)
        table.play(bot.choose(palatine.sampler(table, seat), seat), seat)
    assert palatine.replay(table.record()).scores() == table.scores()


def reader(**data: object) -> Reader:
    return Reader(data, "table.seats.1")


def test_reader_takes_what_fits() -> None:
    r = reader(n=3, flag=True, some=[1, 2], word="b", words=["c", "a"], rows=[1, "x"], inner={"n": 1}, left=1)
    assert r.integer("n", 0, 0, 9) == 3
    assert r.integer("missing", 7, 0, 9) == 7
    assert r.flag("flag", False) is True
    assert r.integers("some", [], 0, 9) == [1, 2]
    assert r.word("word", "a", ["a", "b"]) == 1
    assert r.words("words", ["a", "b", "c"]) == [2, 0]
    assert r.rows("rows") == [1, "x"]
    assert r.table("inner").integer("n", 0, 0, 9) == 1
    assert r.has("left") and not r.has("n")
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.left: unknown key$"):
        r.close()


@pytest.mark.parametrize("value", [-1, 10, "3", True, None, 2.5])
def test_reader_refuses_numbers(value: object) -> None:
    with pytest.raises(palatine.BadPosition) as caught:
        reader(n=value).integer("n", 0, 0, 9)
    assert caught.value.en == f"table.seats.1.n: {quoted(value, 'en')} must be a whole number from 0 to 9"
    assert caught.value.pl == f"table.seats.1.n: {quoted(value, 'pl')} musi być liczbą całkowitą od 0 do 9"


def test_reader_refuses_everything_else_that_does_not_fit() -> None:
    r = reader(flag=1, some=[1, 77], word="z", words=["a", 5], rows={"a": 1}, inner=4)
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.flag: 1 must be true or false$"):
        r.flag("flag", False)
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.some: \[1, 77\] must be a list of numbers"):
        r.integers("some", [], 0, 9)
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.word: “z” must be one of: a, b$"):
        r.word("word", "a", ["a", "b"])
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.words: \['a', 5\] must be a list of: a, b$"):
        r.words("words", ["a", "b"])
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.rows: \{'a': 1\} must be a list$"):
        r.rows("rows")
    with pytest.raises(palatine.BadPosition, match=r"^table\.seats\.1\.inner: 4 must be a table$"):
        r.table("inner")
    assert reader().at("x") == "table.seats.1.x" and Reader({}, "").at("x") == "x"
