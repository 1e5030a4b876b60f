"""The action book: every id has one meaning, and one declaration gives all its faces."""

import pytest
from laws.cases import GAMES, game_of

from palatine.kernel.action import ActionBook, Domain


@pytest.mark.parametrize("name", GAMES)
def test_every_id_decodes_to_what_encodes_it(name: str) -> None:
    book = game_of(name).book
    for action in range(book.count):
        verb = book.verb_of(action)
        args = verb.args(action)
        assert verb.owns(action)
        assert verb.at(*args) == action
        assert [verb.first(action), verb.second(action), verb.third(action), verb.fourth(action)][: len(args)] == args
        assert all(0 <= value < domain.size for value, domain in zip(args, verb.domains, strict=True))
    assert sum(verb.size for verb in book.verbs) == book.count


@pytest.mark.parametrize("name", GAMES)
def test_ids_outside_the_book_have_no_verb(name: str) -> None:
    book = game_of(name).book
    for action in (-1, book.count, 10**6):
        with pytest.raises(IndexError):
            book.verb_of(action)


@pytest.mark.parametrize("name", GAMES)
def test_verbs_and_chances_have_names_of_their_own(name: str) -> None:
    book = game_of(name).book
    verbs = [verb.name for verb in book.verbs]
    chances = [chance.name for chance in book.chances]
    assert len(set(verbs)) == len(verbs) and len(set(chances)) == len(chances)
    assert [chance.number for chance in book.chances] == list(range(len(chances)))
    assert not [chance for chance in chances if chance[0].isdigit() or chance == "scores"]


def colours() -> Domain:
    return Domain("colour", ["red", "blue"], ["red", "blue"], ["czerwony", "niebieski"], "colour")


def sizes() -> Domain:
    return Domain("size", ["s", "m", "l"], ["small", "medium", "large"], ["mały", "średni", "duży"])


def test_one_declaration_gives_four_faces() -> None:
    book = ActionBook()
    book.verb("pass", [], "Pass", "Spasuj")
    paint = book.verb("paint", [colours(), sizes()], "Paint it {colour}, {size}", "Pomaluj: {colour}, {size}")
    action = paint.at(1, 2)
    assert (book.count, action) == (7, 6)
    assert book.say(action, "", {}) == "paint blue l"
    assert book.say(action, "en", {}) == "Paint it blue, large"
    assert book.say(action, "pl", {}) == "Pomaluj: niebieski, duży"
    assert book.say(action, "pl", {"size": "ogromny"}) == "Pomaluj: niebieski, ogromny"
    assert book.targets(action) == ["colour:blue"]
    assert colours().value("blue") == 1 and colours().value("green") == -1


def test_the_fingerprint_changes_with_the_meaning_of_ids() -> None:
    def book(name: str, domain: Domain) -> ActionBook:
        made = ActionBook()
        made.verb(name, [domain], "It {colour}{size}", "To {colour}{size}")
        return made

    prints = {book("paint", colours()).fingerprint(), book("take", colours()).fingerprint()}
    prints |= {book("paint", sizes()).fingerprint(), book("paint", colours()).fingerprint()}
    assert len(prints) == 3


def test_a_domain_needs_every_name_once() -> None:
    with pytest.raises(AssertionError, match="both names"):
        Domain("colour", ["red"], ["red"], [])
    with pytest.raises(AssertionError, match="must differ"):
        Domain("colour", ["red", "red"], ["red", "crimson"], ["czerwony", "karmazynowy"])
