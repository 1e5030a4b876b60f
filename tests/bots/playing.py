"""What a bot chooses, and how often it wins."""

import palatine
from palatine.bots.greedy import Thumb
from palatine.kernel.table import Table


def choice(table: Table, seat: int | None = None, bot: str = "greedy", seed: int = 1) -> str:
    """The text of the bot's choice in this position."""
    who = table.to_act[0] if seat is None else seat
    return table.text(palatine.bot(bot, seed).choose(palatine.sampler(table, who), who), who)


def play_through(game: str, bots: list[str], seed: str, options: dict[str, object] | None = None) -> Table:
    """A whole game, the bots in order of seats."""
    table = palatine.new_game(game, seats=len(bots), options=options, seed=seed)
    players = [palatine.bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    while waiting := table.to_act:
        seat = waiting[0]
        table.play(players[seat].choose(palatine.sampler(table, seat), seat), seat)
    return table


def win_rate(game: str, seats: int, games: int, options: dict[str, object] | None = None) -> float:
    """One greedy bot among random ones, at every seat in turn; a shared win counts as its share."""
    won = 0.0
    for number in range(games):
        bots = ["random"] * seats
        bots[number % seats] = "greedy"
        places = play_through(game, bots, f"win rate {number}", options).ranking()
        if places[number % seats] == 1:
            won += 1 / places.count(1)
    return won / games


def decisions_without_secrets(thumb: Thumb, table: Table, every: int = 1) -> int:
    """A greedy game in which the rules of thumb read nothing that the seat cannot see; how many decisions it took.

    At one decision in so many every option has the same worth with the hidden cards as they lie and dealt anew.
    """
    bot = palatine.bot("greedy", 1)
    decisions = 0
    while waiting := table.to_act:
        seat = waiting[0]
        if decisions % every == 0:
            worths = [
                [thumb.worth(imagined, seat, action) for action in table.options(seat)]
                for imagined in (table, table.imagined(seat, 1), table.imagined(seat, 2))
            ]
            assert worths[0] == worths[1] == worths[2]
        decisions += 1
        table.play(bot.choose(palatine.sampler(table, seat), seat), seat)
    return decisions
