"""A random walk through everything that can be said at a table, by everybody who could say it."""

import random
from typing import Literal

from palatine.kernel.errors import PalatineError
from palatine.server.room import command as commands
from palatine.server.room.command import SYSTEM, WORKER, Actor, Command
from palatine.server.room.room import Room
from palatine.server.room.setting import DAY
from server.room.sitting import PEOPLE, Sitting, saved

LATE = 25
"""Before so many moves nobody ends the game."""

KINDS = [
    *["move"] * 12, *["undo", "redo", "propose", "answer", "withdraw", "take_back", "flag"] * 2, "hand_over",
    "call_bot", "rename", "transfer", "sit", "seat_bot", "seat_open", "stand", "start", "concede", "forget",
]  # fmt: skip

INSTEAD: list[Literal["bot", "open"]] = ["bot", "open"]
BEFORE = [*["sit"] * 8, *["stand", "seat_open", "seat_bot"] * 3, "start", "rename", "transfer", "move", "propose"]


class Wanderer:
    """Gives one command after another, most of them possible, some not."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting = sitting
        self.chance = random.Random(seed)
        self.done: set[str] = set()
        self.refused: set[str] = set()

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            if self.sitting.room.status in ("over", "aborted", "closed"):
                return
            self.step()

    def step(self) -> None:
        kind = self.chance.choice(KINDS if self.sitting.room.table is not None else BEFORE)
        if kind in ("concede", "forget") and (len(self.sitting.room.moves) < LATE or self.chance.random() < 0.5):
            return
        command, by = self.command(kind)
        if self.chance.random() < 0.05:
            by = self.chance.choice([*PEOPLE, SYSTEM, WORKER])
        after = self.chance.choice([0, 1, 500, 20_000, 20_000, DAY])
        look = self.chance.random() < 0.1
        before = saved(self.sitting.room) if look else ""
        try:
            if isinstance(command, commands.Forget) and not self.sitting.room.seats_of(command.user):
                return
            entries = self.sitting.do(command, by, after)
        except PalatineError as error:
            self.refused.add(getattr(error, "code", type(error).__name__))
            assert not look or saved(self.sitting.room) == before
            return
        self.done.update(entry.kind for entry in entries)

    def command(self, kind: str) -> tuple[Command, Actor]:
        room = self.sitting.room
        seat = self.chance.randrange(len(room.seats))
        holder = Actor(room.seats[seat].user)
        if kind == "move":
            return self.move(room)
        if kind == "undo":
            limits = [s for s in range(len(room.seats)) if room.table is not None and room.table.undo_limit(s)]
            who = self.chance.choice(limits) if limits else seat
            return commands.Undo(who, self.chance.randint(1, 3)), Actor(room.seats[who].user)
        if kind == "redo":
            who = int(room.redo[-1][0].partition(":")[0]) - 1 if room.redo else seat
            return commands.Redo(who), Actor(room.seats[who].user)
        if kind == "propose":
            what = self.chance.choice(["undo", "undo", "undo", "replace", "end", "abort"])
            if what == "abort" and len(room.moves) < LATE:
                what = "undo"
            moves, by = self.chance.randint(1, 6), self.chance.choice(INSTEAD)
            late = [number for number, one in enumerate(room.seats) if one.flagged] or [seat]
            proposals: dict[str, Command] = {
                "undo": commands.ProposeUndo(moves),
                "replace": commands.ProposeReplace(self.chance.choice(late), by),
                "abort": commands.ProposeEnd("abort"),
                "end": commands.ProposeEnd("end"),
            }
            return proposals[what], holder
        if kind == "answer":
            number = room.proposal.number if room.proposal else 1
            return commands.Answer(number, self.chance.random() < 0.9), holder
        if kind == "withdraw":
            return commands.Withdraw(), Actor(room.proposal.user) if room.proposal else holder
        if kind == "sit":
            free = [number for number, one in enumerate(room.seats) if not one.is_taken] or [seat]
            return commands.Sit(self.chance.choice(free), "Newcomer"), self.chance.choice(PEOPLE)
        if kind == "transfer":
            user = str(self.chance.choice(PEOPLE).user)
            return commands.Transfer(seat, room.seats[seat].user or "nobody", user, "Newcomer"), SYSTEM
        simple: dict[str, tuple[Command, Actor]] = {
            "hand_over": (commands.HandOver(seat, "random"), holder),
            "take_back": (commands.TakeBack(seat), holder),
            "call_bot": (commands.CallBot(seat), self.chance.choice(PEOPLE)),
            "flag": (commands.Flag(seat), SYSTEM),
            "rename": (commands.Rename(seat, f"Name {self.chance.randrange(99)}"), SYSTEM),
            "seat_bot": (commands.SeatBot(seat, "random"), self.chance.choice(PEOPLE)),
            "seat_open": (commands.SeatOpen(seat), PEOPLE[0]),
            "stand": (commands.Stand(seat), holder),
            "start": (commands.Start(), SYSTEM),
            "concede": (commands.Concede(seat), holder),
            "forget": (commands.Forget(holder.user or "nobody"), SYSTEM),
        }
        return simple[kind]

    def move(self, room: Room) -> tuple[Command, Actor]:
        if room.table is None or not room.asks:
            return commands.Move(0, 1, 0), PEOPLE[0]
        seat = self.chance.choice(sorted(room.asks))
        action: int | str = self.chance.choice(room.table.options(seat))
        if self.chance.random() < 0.2:
            action = room.table.text(int(action), seat)
        return commands.Move.of(seat, room.asks[seat], action), self.sitting.player(seat)
