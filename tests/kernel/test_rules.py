"""Rules versions: what began under older rules is played on, saved and told again under them."""

import json

import pytest

import palatine
from kernel import high_card
from kernel.high_card import BOOK_OF_RULES_1, DECLINE, GAME, HighCard
from palatine.kernel import position, record
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table


def at_the_swap(rules: int | None = None) -> HighCard:
    """The winner of the first round has taken the prize with the swap."""
    table = high_card.new_game(2, 7, names=["Ala", "Bolek"], rules=rules)
    for seat in (0, 1):
        table.play(table.options(seat)[0], seat)
    table.play("take 2")
    return table


def may_decline(table: Table) -> bool:
    return DECLINE.at() in table.options()


def play_on(table: Table) -> Table:
    """To the end, always with the last option; a swap is never declined where the rules do not allow it."""
    while not table.is_over:
        seat = table.to_act[0]
        table.play(table.options(seat)[-1], seat)
    return table


def test_new_tables_play_the_newest_rules() -> None:
    assert (GAME.oldest_rules, GAME.rules_version) == (1, 2)
    table = at_the_swap()
    assert (table.rules, may_decline(table)) == (2, True)
    assert table.view()["rules"] == 2


def test_a_table_of_older_rules() -> None:
    table = at_the_swap(1)
    assert (table.rules, may_decline(table)) == (1, False)
    assert table.view(0)["rules"] == 1
    with pytest.raises(palatine.IllegalAction):
        table.play("decline")


@pytest.mark.parametrize("rules", [1, 2])
def test_copies_keep_their_rules(rules: int) -> None:
    table = at_the_swap(rules)
    seat = table.to_act[0]
    copies = [table.clone(), table.blank(), table.redeal(seat, 3), table.imagined(1 - seat, 3), table.undone(seat)]
    assert [copy.rules for copy in copies] == [rules] * 5
    assert may_decline(table.redeal(seat, 3)) == may_decline(table.imagined(1 - seat, 3)) == (rules == 2)


@pytest.mark.parametrize("rules", [1, 2])
def test_templates_do_not_mix(rules: int) -> None:
    for version in (rules, 3 - rules, rules):
        assert GAME.prepared(3, {}, None, version).rules == version


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_is_played_on_by_its_rules(rules: int) -> None:
    text = at_the_swap(rules).record()
    assert f"\nrules: {rules}\n" in text
    table = record.read(GAME, text)
    assert (table.rules, may_decline(table)) == (rules, rules == 2)
    over = play_on(table)
    assert over.is_over and record.read(GAME, over.record()).digest() == over.digest()
    assert ("decline" in over.record()) == (rules == 2)


def test_a_record_of_new_rules_breaks_under_old_ones() -> None:
    text = play_on(at_the_swap(2)).record()
    with pytest.raises(palatine.BrokenRecord, match="“decline” is not legal now"):
        record.read(GAME, text.replace("rules: 2", "rules: 1"))


@pytest.mark.parametrize("rules", [1, 2])
def test_a_dump_is_played_on_by_its_rules(rules: int) -> None:
    table = at_the_swap(rules)
    loaded = position.load(GAME, json.loads(json.dumps(table.dump())))
    assert (loaded.rules, loaded.digest()) == (rules, table.digest())
    assert play_on(loaded).digest() == play_on(table).digest()
    assert loaded.events_since(0) == table.events_since(0)


def test_a_dump_with_the_book_of_its_day() -> None:
    """Actions that were added at the end of the book change nothing for what was saved before."""
    data = {**at_the_swap(1).dump(), "book": BOOK_OF_RULES_1}
    loaded = position.load(GAME, data)
    assert loaded.digest() == at_the_swap(1).digest() and not may_decline(loaded)
    with pytest.raises(palatine.BadPosition, match="saved with rules 1 of high_card"):
        position.load(GAME, {**data, "book": "another book"})


@pytest.mark.parametrize("rules", [1, 2])
def test_a_redealt_table_is_played_on_by_its_rules(rules: int) -> None:
    table = at_the_swap(rules)
    copy = table.redeal(table.to_act[0], 5)
    saved = position.load(GAME, copy.dump())
    assert (saved.rules, may_decline(saved)) == (rules, rules == 2)
    assert play_on(saved).is_over and play_on(copy).is_over


def test_a_position_takes_the_rules_it_names_and_else_the_newest() -> None:
    zones: dict[str, object] = {"hand.0": ["1", "2"]}
    data: dict[str, object] = {"game": "high_card", "pending": [["swap", 0]], "zones": zones, "table": {"round": 1}}
    newest, first = position.load(GAME, data), position.load(GAME, {**data, "rules": 1})
    assert (newest.rules, may_decline(newest)) == (2, True)
    assert (first.rules, may_decline(first)) == (1, False)


def test_a_position_without_rules_belongs_to_those_of_its_record() -> None:
    """The header says what the position left out, however many versions have come since."""
    data: dict[str, object] = {
        "game": "high_card",
        "pending": [["swap", 0]],
        "zones": {"hand.0": ["1", "2"]},
        "table": {"round": 1},
    }
    first = position.load(GAME, data, rules=1)
    table = record.read(GAME, first.record())
    assert (table.rules, may_decline(table)) == (1, False)
    first.play("discard 1")
    assert first.undo_limit(0) == 0 and first.record().count("discard 1") == 1
    assert first.events_since(0) and record.read(GAME, first.record()).digest() == first.digest()
    stated = position.load(GAME, {**data, "rules": 2}).record()
    with pytest.raises(palatine.BrokenRecord, match="saved with rules 2 of high_card; this engine plays rules 1"):
        record.read(GAME, stated.replace("\nrules: 2\n", "\nrules: 1\n"))


@pytest.mark.parametrize("rules", [0, 3, "2", True, 1.0])
def test_rules_that_nobody_plays(rules: object) -> None:
    with pytest.raises(palatine.BadOption) as caught:
        GAME.prepared(2, {}, None, rules)
    assert caught.value.en == f"high_card has no rules {quoted(rules, 'en')}; this engine plays rules 1–2"
    with pytest.raises(palatine.BadPosition) as refused:
        position.load(GAME, {"game": "high_card", "rules": rules})
    assert refused.value.en.endswith("this engine plays rules 1–2")
    assert refused.value.pl.endswith("ten silnik gra według zasad 1–2")


@pytest.mark.parametrize("rules", ["0", "3", "01", "two", ""])
def test_records_that_nobody_plays(rules: str) -> None:
    text = at_the_swap().record().replace("rules: 2", f"rules: {rules}")
    with pytest.raises(palatine.BrokenRecord, match="this record follows rules"):
        record.read(GAME, text)


def test_every_game_says_which_rules_it_plays() -> None:
    for name in palatine.games():
        said = palatine.describe(name)
        assert said["oldest_rules"] == 1
        newest = said["rules_version"]
        assert isinstance(newest, int)
        for rules in range(1, newest + 1):
            table = palatine.new_game(name, seed=3, rules=rules)
            assert palatine.replay(table.record()).rules == palatine.load(table.dump()).rules == rules
        with pytest.raises(palatine.BadOption):
            palatine.new_game(name, rules=newest + 1)
