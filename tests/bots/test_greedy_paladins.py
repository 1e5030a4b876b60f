"""The greedy bot at Paladins of the West Kingdom: choices any player would call obvious, and how often it wins."""

import pytest
from rulebook.paladins.laying import ANN, OUTSIDERS, PEOPLE, Player, acting, lay, player, rewarded, virtual

import palatine
from bots.playing import choice, decisions_without_secrets, play_through, win_rate
from palatine.bots.thumbs.paladins.thumb import THUMB
from palatine.games.paladins.scoring import board_score
from palatine.games.paladins.table import Paladins


def texts(table: Paladins) -> list[str]:
    return [table.text(action) for action in table.options()]


def solo(seed: str, level: str, bot: str = "greedy") -> Paladins:
    """A whole solo game."""
    table = palatine.new_game("paladins", seats=1, seed=seed, options={"difficulty": level})
    assert isinstance(table, Paladins)
    one = palatine.bot(bot, seed)
    while table.to_act:
        table.play(one.choose(palatine.sampler(table, 0), 0))
    return table


def test_three_workers_that_fit_an_action_take_it() -> None:
    """Workers for a Monk are not sent hunting one by one."""
    table = acting(player("lsc", silver=0, provisions=3), round=4, townsfolk=[""] * 5, outsiders=OUTSIDERS)
    assert "hunt 1" in texts(table) and "pass" in texts(table)
    assert choice(table).startswith("commission")


def test_develops_early_and_not_at_the_end() -> None:
    """A Workshop that will never save a worker is not worth 4 silver."""
    early = acting(player("ll", silver=6, provisions=5), round=1)
    late = acting(player("ll", silver=6, provisions=5), round=7)
    assert choice(early).startswith("develop")
    assert not choice(late).startswith("develop")


def test_hunts_when_provisions_are_missing() -> None:
    """A Monk and a Wall wait for provisions."""
    table = acting(player("llssmc", silver=0, provisions=0), round=4, townsfolk=[""] * 5, outsiders=[""] * 6)
    assert choice(table).startswith("hunt")


def test_fulfils_the_order_in_the_last_round() -> None:
    """PA-7.1 The fifth Wall brings the 8 points of the Order, a convert does not."""
    walls = ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric"]
    table = acting(
        player("xxx", influence=7, faith=2, silver=3, provisions=4, walls=walls),
        round=7,
        orders=["order_absolve", "order_attack", "order_fortify"],
        outsiders=OUTSIDERS,
    )
    assert "convert assassin_viking" in texts(table)
    assert choice(table) == "fortify"


def test_pays_a_debt() -> None:
    assert choice(rewarded("jar_spaces.jar_pay_debt_a.reward", player(unpaid=1))) == "repay"


def test_destroys_a_debt() -> None:
    assert choice(rewarded("townsfolk.debt_collector_fighter.dismiss", player(unpaid=1))) == "destroy"


def test_pays_a_debt_rather_than_two_silver() -> None:
    """PA-6.7 Of the alternatives of a Wall the Debt is worth more, if there is one."""
    assert choice(rewarded("walls.wall_choice_debt.choice", player(unpaid=1))) == "pick 1"
    assert choice(rewarded("walls.wall_choice_debt.choice", player())) == "pick 2"


def test_discards_suspicions_unless_a_thief_counts_them() -> None:
    held = ["suspicion_1", "suspicion_2"]
    honest = rewarded("townsfolk.conspirator_absolver.dismiss", player(suspicions=held))
    assert choice(honest) == "discard 2"
    thieves = ["thief_byzantine", "thief_viking"]
    safe = player(suspicions=["suspicion_1"] * 5)
    proud = rewarded("townsfolk.conspirator_absolver.dismiss", player(suspicions=held, converts=thieves), safe, round=7)
    assert choice(proud) == "pass"


def test_no_criminal_when_the_inquisition_would_find_nobody_else() -> None:
    """PA-8.6 The last silver of the tax supply, nobody else suspected: 3 points lost for a Criminal."""
    table = acting(player("l", silver=0), tax=1, round=7)
    assert "conspire" in texts(table)
    assert choice(table) != "conspire"


def test_takes_a_free_townsfolk() -> None:
    table = rewarded("spaces.region_1_space_1.reward", player(), townsfolk=PEOPLE, round=2)
    assert "pass" in texts(table)
    assert choice(table).startswith("recruit")


def test_recruits_for_what_will_be_done_often() -> None:
    """An Abbot with the Order for Absolve, rather than a Squire for who is suspected anyway."""
    table = rewarded(
        "spaces.region_1_space_1.reward",
        player(suspicions=["suspicion_1"], workshops=["absolve 1"]),
        townsfolk=["squire_faith", "abbot_labourer", "", "", ""],
        orders=["order_absolve", "", ""],
    )
    assert choice(table) == "recruit abbot_labourer"


def test_keeps_criminals_and_colours_rather_than_labourers() -> None:
    """PA-10.2"""
    table = lay([player("llllsmx"), player()], [["keep_workers", ANN]], round=3)
    assert choice(table) == "keep scout+merchant+criminal"


def test_the_clear_slot_takes_the_worker_that_is_needed_least() -> None:
    """PA-4.2 The Labourer stands on the clear slot of Commission, not the Criminal."""
    table = acting(player("lsfcx", provisions=3), round=3)
    table.play(next(text for text in texts(table) if text.startswith("commission")))
    assert choice(table) == "use labourer+scout+cleric"


def test_plays_the_paladin_that_opens_the_last_wall() -> None:
    """PA-3.4 The Influence of Anséis reaches the fifth Wall, which the King has ordered."""
    walls = ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric"]
    table = lay(
        [player("lsm", influence=4, provisions=2, silver=0, walls=walls)],
        ["draw_paladins"],
        draw=["roland", "anseis", "otton"],
        round=7,
        orders=["order_absolve", "order_attack", "order_fortify"],
        tavern=["tavern_21", "tavern_15"],
        outsiders=[""] * 6,
        townsfolk=[""] * 5,
    )
    assert choice(table).startswith("play anseis")


def test_hires_the_colours_that_fit() -> None:
    """PA-3.5 A Fighter for the Garrison and a Merchant are there; the other card brings nothing but Scouts."""
    table = lay(
        [player("mf", strength=3, provisions=5, silver=0), player()],
        [["hire", ANN]],
        phase="preparation",
        tavern=["tavern_20", "tavern_18", "tavern_04"],
        outsiders=["", "", "", "", "", ""],
        townsfolk=[""] * 5,
    )
    assert choice(table) == "hire tavern_20"


@pytest.mark.parametrize("seats", [1, 3])
def test_no_option_looks_different_when_hidden_cards_are_dealt_anew(seats: int) -> None:
    table = palatine.new_game("paladins", seats=seats, seed="hidden")
    assert decisions_without_secrets(THUMB, table) > 60


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = [play_through("paladins", ["greedy", "greedy", "greedy"], "again") for _ in range(2)]
    assert first.record() == second.record()


@pytest.mark.parametrize("seats", [2, 4])
def test_wins_against_random(seats: int) -> None:
    assert win_rate("paladins", seats, 20) > 0.9


def test_wins_alone_at_the_easy_level() -> None:
    """PA-14.31 Random moves never do."""
    won = [solo(f"alone {number}", "easy").ranking() == [1] for number in range(16)]
    assert sum(won) > 0.4 * len(won)


@pytest.mark.parametrize("level", ["standard", "hard"])
def test_scores_like_a_player_at_every_level(level: str) -> None:
    """Random moves end below zero."""
    games = [solo(f"level {number}", level) for number in range(5)]
    assert sum([board_score(table, ANN) for table in games]) > 45 * len(games)


def test_alone_the_virtual_player_is_watched_too() -> None:
    """PA-14.34 It is the one with the most Suspicions: a tax that calls the Inquisition is welcome."""

    def worth_of_tax(vpl: Player) -> float:
        table = lay(
            [player("l", silver=3)],
            [["action", ANN]],
            tax=2,
            vpl=vpl,
            round=4,
            townsfolk=["", "", "", "", "gatekeeper_tax"],
        )
        return THUMB.worth(table, ANN, table.options()[texts(table).index("dismiss gatekeeper_tax")])

    suspected = virtual(suspicions=["suspicion_1"] * 3)
    assert worth_of_tax(suspected) > worth_of_tax(virtual())
