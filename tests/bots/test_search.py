"""Search bots: the same seed gives the same choice, budgets are kept, and the choices make sense."""

from time import perf_counter

import pytest

import palatine
from bots.positions import GAMES, asked, chooser, played
from bots.test_greedy_valeria import LAST_ACTION, lay, player
from palatine import api
from palatine.bots.advice import advise
from palatine.bots.levels import LevelBot, level_names, level_word
from palatine.bots.naming import LEVELS
from palatine.bots.net.bot import NetBot
from palatine.bots.random import play_out
from palatine.bots.search.bots import SearchBot, search
from palatine.bots.search.settings import settings
from palatine.bots.search.value import judged, value_of
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

SEARCHES = [
    "flat:iterations=60",
    "mcts:iterations=60",
    "flat:iterations=30:stages=0:taste=0",
    "mcts:iterations=30:steps=9",
]


def choice_of(word: str, table: Table, seed: str = "search") -> int:
    seat = chooser(table)
    return palatine.bot(word, seed).choose(palatine.sampler(table, seat), seat)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
@pytest.mark.parametrize("word", SEARCHES)
def test_the_same_seed_gives_the_same_choice(name: str, seats: int, options: dict[str, object], word: str) -> None:
    table = asked(played(name, seats, options, 12))
    before = table.digest()
    assert choice_of(word, table) == choice_of(word, table)
    assert table.digest() == before


@pytest.mark.parametrize("word", ["flat:seconds=0.2", "mcts:seconds=0.2"])
def test_a_time_limit_is_kept(word: str) -> None:
    table = asked(played("kingsburg", 4, {}, 12))
    began = perf_counter()
    choice_of(word, table)
    assert perf_counter() - began < 2.0


@pytest.mark.parametrize("word", ["flat:iterations=200", "mcts:iterations=200"])
def test_the_last_action_goes_for_the_most_points(word: str) -> None:
    """With one action left and the game over, strength 5 in hand, a monster is worth more than a citizen."""
    table = lay(
        [player(gold=3, strength=5), player()],
        LAST_ACTION,
        citizens=[
            [],
            [],
            [],
            [],
            *[[name] * 5 for name in ("peasant", "knight", "rogue", "champion", "paladin", "butcher")],
        ],
    )
    assert table.text(choice_of(word, table)).startswith("slay")


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_verdict_shares_out_one_victory(name: str, seats: int, options: dict[str, object]) -> None:
    table = played(name, seats, options, 20)
    verdict = judged(table, value_of(name))
    assert sum(verdict.win) == pytest.approx(1.0)
    assert all(0.0 <= worth <= 1.0 for worth in verdict.worth)
    play_out(table, seeded("to the end"))
    finished = judged(table, value_of(name))
    assert finished.points == [float(score) for score in table.scores()]
    places = table.ranking()
    assert places[finished.worth.index(max(finished.worth))] == min(places)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_advice_names_legal_options_best_first(name: str, seats: int, options: dict[str, object]) -> None:
    table = asked(played(name, seats, options, 25))
    seat = chooser(table)
    found = advise(palatine.sampler(table, seat), seat, iterations=40)
    assert len({one.action for one in found}) == len(found)
    assert {one.action for one in found} <= set(table.options(seat))
    assert found[0].visits == max([one.visits for one in found])
    assert all(0.0 <= one.win <= 1.0 for one in found)


@pytest.mark.parametrize("is_tree", [False, True])
def test_a_single_candidate_is_tried_all_the_same(is_tree: bool) -> None:
    """Advice says what to expect even where there is nothing to choose."""
    table = asked(played("kingsburg", 2, {}, 12))
    seat = chooser(table)
    sampler = palatine.sampler(table, seat)
    found = search(sampler, seat, settings("iterations=10:width=1"), is_tree, seeded(0))
    assert len(found) == 1 and found[0].visits >= 10 and found[0].points > 0.0


@pytest.mark.parametrize("word", ["flat:iterations=100000", "mcts:iterations=100000"])
def test_who_is_hurried_answers_with_what_there_is(word: str) -> None:
    """Without that, both would think for more than ten seconds."""
    table = asked(played("kingsburg", 4, {}, 12))
    seat = chooser(table)
    bot = palatine.bot(word, "hurried")
    bot.hurry(0.05)
    began = perf_counter()
    assert bot.choose(palatine.sampler(table, seat), seat) in table.options(seat)
    assert perf_counter() - began < 5.0


def test_who_has_less_time_anyway_keeps_it() -> None:
    search_bot, net = palatine.bot("flat:seconds=0.5"), palatine.bot("net:tables=8:seconds=0.5")
    assert isinstance(search_bot, SearchBot) and isinstance(net, NetBot)
    for seconds, kept in ((9.0, 0.5), (0.25, 0.25)):
        search_bot.hurry(seconds)
        net.hurry(seconds)
        assert (search_bot.settings.seconds, net.seconds) == (kept, kept)


@pytest.mark.parametrize("called_before", [False, True])
def test_a_level_hands_on_the_hurry(called_before: bool) -> None:
    table = asked(played("kingsburg", 2, {}, 12))
    seat = chooser(table)
    bot = LevelBot("hurried", 5)
    for hurried in (not called_before, called_before):
        if hurried:
            bot.hurry(4.0)
        else:
            bot.choose(palatine.sampler(table, seat), seat)
    player = bot.players[level_word(api.game("kingsburg"), 2, 5)]
    assert isinstance(player, SearchBot) and player.settings.seconds == 4.0 and player.settings.iterations > 0


def test_levels_have_names_and_words_everywhere() -> None:
    assert level_names("en") == ["Page", "Cupbearer", "Chamberlain", "Castellan", "Palatine"]
    assert level_names("pl") == ["Paź", "Cześnik", "Podkomorzy", "Kasztelan", "Palatyn"]
    for name in palatine.games():
        rules = api.game(name)
        for seats in range(rules.min_seats, rules.max_seats + 1):
            words = [level_word(rules, seats, level) for level in range(1, LEVELS + 1)]
            assert len(set(words)) == LEVELS
            for word in words:
                palatine.bot(word)


def test_settings_are_read_and_refused() -> None:
    found = settings("iterations=400:stages=2:explore=0.5")
    assert (found.iterations, found.stages, found.explore, found.seconds) == (400, 2, 0.5, 0.0)
    assert settings("seconds=0.2").iterations == 0 and settings("").iterations > 0
    for wrong in (
        "mcts:depth=3",
        "flat:iterations=many",
        "mcts:stages=-1",
        "flat:width=2.5",
        "greedy:taste=0.9",
        "greedy:taste=1.5.1",
        "net:heat=warm",
        "net:heat=-1",
        "level6",
        "level",
    ):
        with pytest.raises(palatine.BadOption) as refused:
            palatine.bot(wrong)
        assert refused.value.say("pl") != refused.value.say("en")
    with pytest.raises(palatine.BadOption, match="has no levels"):
        palatine.bot("greedy", 0, 3)
