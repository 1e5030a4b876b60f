"""Options: types, defaults, conflicts, and messages that say what is possible."""

import pytest

import palatine
from palatine.kernel.options import Conflict, Needless, Option, chosen_options
from palatine.kernel.speech import quoted

EDITION = Option("edition", 2, [1, 2], "Edition", "Wydanie", "XX-1")
MODULES = Option(
    "modules", [], ["a", "b", "c"], "Modules", "Moduły", many=True, title=("More", "Więcej"), is_first=True,
    names={"a": ("Alpha", "Alfa"), "b": ("Beta", "Beta", "More of it.", "Jest tego więcej.")},
)  # fmt: skip
FAST = Option("fast", False, [False, True], "Fast game", "Szybka gra", needs={"edition": [2], "seats": [2, 3]})


class FastNeedsTwo(Conflict):
    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["fast"] is True and seats > 2


def chosen(seats: int = 2, **given: object) -> dict[str, object]:
    conflict = FastNeedsTwo("XX-2", "fast is for two", "szybka gra jest dla dwojga")
    return chosen_options([EDITION, MODULES, FAST], [conflict], given, seats)


def test_defaults() -> None:
    assert chosen() == {"edition": 2, "modules": [], "fast": False}


def test_lists_are_put_in_the_order_of_the_box() -> None:
    assert chosen(modules=["c", "a"])["modules"] == ["a", "c"]
    assert chosen(modules=("b",))["modules"] == ["b"]


@pytest.mark.parametrize("value", [3, "2", True, None, 2.0, [2]])
def test_wrong_values(value: object) -> None:
    with pytest.raises(palatine.BadOption) as caught:
        chosen(edition=value)
    assert caught.value.en == f"option edition: {quoted(value, 'en')} is not possible; choose one of: 1, 2"
    assert caught.value.pl == f"opcja edition: {quoted(value, 'pl')} nie jest możliwe; możliwa jedna z wartości: 1, 2"


@pytest.mark.parametrize("value", ["a", ["d"], ["a", "a"], None, {"a": 1}])
def test_wrong_lists(value: object) -> None:
    with pytest.raises(palatine.BadOption, match="choose a list of: “a”, “b”, “c”"):
        chosen(modules=value)


def test_flags_are_not_numbers() -> None:
    assert chosen(fast=True)["fast"] is True
    with pytest.raises(palatine.BadOption):
        chosen(fast=1)


def test_unknown_options() -> None:
    with pytest.raises(palatine.BadOption) as caught:
        chosen(speed=9)
    assert caught.value.en == "there is no option “speed”; the options are: edition, fast, modules"
    assert caught.value.pl == "nie ma opcji „speed”; dostępne opcje: edition, fast, modules"


def test_conflicts_name_their_rule() -> None:
    assert chosen(fast=True)["fast"] is True
    with pytest.raises(palatine.BadOption) as caught:
        chosen(3, fast=True)
    assert (caught.value.en, caught.value.pl) == ("fast is for two (XX-2)", "szybka gra jest dla dwojga (XX-2)")


def test_what_means_nothing_is_left_as_it_is() -> None:
    needless = Needless("XX-3", "fast means nothing here", "szybka gra nic tu nie znaczy", [EDITION, FAST], "fast")
    some = Option("some", 1, [1, 2], "Some", "Trochę", needs={"modules": ["a", "b"]})
    for edition, seats, refused in ((2, 2, False), (2, 3, False), (1, 2, True), (2, 4, True)):
        assert needless.applies({"edition": edition, "fast": True}, seats) is refused
        assert not needless.applies({"edition": edition, "fast": False}, seats)
    assert some.matters({"modules": ["b", "c"]}, 2) and not some.matters({"modules": ["c"]}, 2)


def test_descriptions() -> None:
    assert EDITION.described() == {
        "name": "edition", "type": "int", "default": 2, "choices": [1, 2],
        "en": "Edition", "pl": "Wydanie", "rule": "XX-1", "title": None,
        "names": [{"en": "1", "pl": "1"}, {"en": "2", "pl": "2"}], "about": [None, None], "first": False, "needs": {},
    }  # fmt: skip
    told = MODULES.described()
    assert (told["title"], told["first"]) == ({"en": "More", "pl": "Więcej"}, True)
    assert told["names"] == [{"en": "Alpha", "pl": "Alfa"}, {"en": "Beta", "pl": "Beta"}, {"en": "c", "pl": "c"}]
    assert told["about"] == [None, {"en": "More of it.", "pl": "Jest tego więcej."}, None]
    assert FAST.described()["names"] == [{"en": "no", "pl": "nie"}, {"en": "yes", "pl": "tak"}]
    assert FAST.described()["needs"] == {"edition": [2], "seats": [2, 3]}
    assert [option.described()["type"] for option in (EDITION, MODULES, FAST)] == ["int", "list", "bool"]


@pytest.mark.parametrize("seats", [1, 6, -1, 100])
def test_wrong_numbers_of_seats(seats: int) -> None:
    with pytest.raises(palatine.BadOption) as caught:
        palatine.new_game("kingsburg", seats=seats)
    assert caught.value.en == f"kingsburg is for 2 to 5 seats, not {seats!r}"


def test_unknown_games_and_bots() -> None:
    with pytest.raises(palatine.UnknownGame, match="there is no game “chess”; the games are: kingsburg"):
        palatine.new_game("chess")
    with pytest.raises(palatine.BadOption, match="there is no bot “deep”"):
        palatine.bot("deep")
