"""Writes games out as text. `python tests/golden.py` writes the checked-in ones anew.

The games are played by lot, but whoever can do something passes or gives up only one time in eight: so provinces get
built, and most rules have their turn.
"""

from pathlib import Path
from typing import Final, NamedTuple

import palatine
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.table import Table

ROOM: Final = Path(__file__).parent


class Playthrough(NamedTuple):
    game: str
    seats: int
    options: dict[str, object]
    seed: int

    @property
    def path(self) -> Path:
        chosen = "".join(
            [f"-{name}{'+'.join(value) if isinstance(value, list) else value}" for name, value in self.options.items()]
        )
        return ROOM / self.game / f"{self.seats}p{chosen}-seed{self.seed}.txt"


PLAYTHROUGHS: Final = [
    Playthrough("kingsburg", 2, {"edition": 1}, 7),
    Playthrough("kingsburg", 3, {"edition": 2}, 7),
    Playthrough("kingsburg", 5, {"edition": 2}, 7),
    Playthrough("kingsburg", 3, {"modules": ["extra_rows", "governors", "destiny", "soldier_tokens", "whims"]}, 7),
    Playthrough("kingsburg", 2, {"modules": ["alternative_rows"], "scenario": "shifting_alliances"}, 7),
    Playthrough("paladins", 2, {}, 7),
    Playthrough("paladins", 1, {"difficulty": "hard"}, 7),
    Playthrough("valeria", 3, {"mixed_stacks": True}, 7),
    Playthrough("valeria", 1, {"set": "random"}, 7),
    Playthrough("wonderful_kingdom", 2, {"module": "menaces"}, 7),
    Playthrough("wonderful_kingdom", 2, {"module": "advisors"}, 7),
    Playthrough("wonderful_kingdom", 2, {"module": "quests"}, 7),
    Playthrough("wonderful_kingdom", 1, {"module": "quests"}, 7),
]


def chosen(table: Table, seat: int, chance: Generator) -> int:
    options = table.options(seat)
    idle = ("pass", "give_up ")
    busy = [action for action in options if not table.text(action, seat).startswith(idle)]
    among = busy if busy and chance.below(8) else options
    return among[chance.below(len(among))]


def written(play: Playthrough) -> str:
    """The whole game: rules only, no ids and no tensors, so that only a change of rules changes it."""
    table = palatine.new_game(play.game, play.seats, play.options, play.seed)
    chance = seeded(f"playthrough {play.seed}")
    options = " ".join([f"{name}={value}" for name, value in play.options.items()])
    lines = [f"{play.game}, {play.seats} seats, {options}, seed {play.seed}", ""]
    told = tell(table, 0, lines)
    while not table.is_over:
        for seat in table.to_act[:1]:
            prompt = table.prompt(seat)
            lines.append(f"{seat + 1}: {prompt.kind} {prompt.rule}: {prompt.en}")
            lines.append(f"   may: {', '.join([table.text(action, seat) for action in table.options(seat)])}")
            action = chosen(table, seat, chance)
            lines.append(f"   {table.text(action, seat)}")
            table.play(action, seat)
            told = tell(table, told, lines)
    lines += ["", f"scores: {table.scores()}", f"ranking: {table.ranking()}"]
    lines += [f"points {seat + 1}: {points}" for seat, points in enumerate(table.breakdown())]
    return "\n".join(lines) + "\n"


def tell(table: Table, number: int, lines: list[str]) -> int:
    """Add what a spectator saw since this event; the number of the next one."""
    events = table.events_since(number)
    lines += [f"   – {palatine.event_text(table, event)} [{event['rule']}]" for event in events]
    return number + len(events)


def rewrite() -> None:
    for play in PLAYTHROUGHS:
        play.path.parent.mkdir(exist_ok=True)
        play.path.write_text(written(play), "utf-8")
