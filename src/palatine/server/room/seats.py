"""Seats: who sits where, who plays for whom, and the commands that change it."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from palatine.server.room.checks import clean_name
from palatine.server.room.command import (
    CallBot,
    HandOver,
    Rename,
    SeatBot,
    SeatOpen,
    Sit,
    Stand,
    TakeBack,
    Transfer,
    decide,
)
from palatine.server.room.refusals import refused
from palatine.server.room.setting import BOT, FRIEND, ME, OPEN, PERSON, SeatPlan, bot_word

if TYPE_CHECKING:
    from palatine.server.room.draft import Draft
    from palatine.server.room.entry import Entry
    from palatine.server.room.room import Room


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat as it stands. `stand_in` is the bot that plays now for a person who is away."""

    kind: str = OPEN
    user: str | None = None
    name: str = ""
    bot: str = ""
    level: int = 0
    stand_in: str | None = None
    conceded: int = 0
    """The number of the entry by which the seat conceded; 0 if it plays on."""
    flagged: bool = False
    joined_at: int = 0

    @classmethod
    def planned(cls, number: int, plan: SeatPlan, at: int) -> "Seat":
        """The seat as the setting wants it."""
        if plan.kind == BOT:
            return cls(BOT, None, plan.name or bot_name(number), plan.bot, plan.level, joined_at=at)
        if plan.kind == PERSON:
            return cls(PERSON, plan.user, plan.name, joined_at=at)
        return cls(FRIEND if plan.kind == ME else plan.kind, None, plan.name)

    @property
    def is_taken(self) -> bool:
        return self.kind in (PERSON, BOT)

    @property
    def is_person(self) -> bool:
        """A person who has not conceded, present or not."""
        return self.kind == PERSON and not self.conceded

    @property
    def is_timed(self) -> bool:
        """Whether a person answers here, whose clock runs."""
        return self.kind == PERSON and self.stand_in is None

    @property
    def bot_now(self) -> tuple[str, int] | None:
        """The bot that answers for this seat, with its level; None if a person does, or nobody."""
        if self.kind == BOT:
            return self.bot, self.level
        return (self.stand_in, 0) if self.stand_in is not None else None


def bot_name(number: int) -> str:
    """What a bot is called if nobody names it."""
    return f"Bot {number + 1}"


# ---- commands --------------------------------------------------------------------------------------------------------


@decide.register(Sit)
def sit(command: Sit, draft: "Draft") -> None:
    name = clean_name(command.name)
    room, user = draft.room, draft.by.user
    seat = draft.seat(command.seat)
    if room.status not in ("open", "playing"):
        raise refused("game_over")
    if draft.by.kind != "person" or user is None:
        raise refused("not_allowed")
    is_owner = user == room.owner
    if seat.kind not in (OPEN, FRIEND):
        raise refused("not_open")
    if seat.kind == FRIEND and not command.invited and not is_owner:
        raise refused("reserved")
    if room.seats_of(user) and (room.table is not None or (room.setting.visibility == "public" and not is_owner)):
        raise refused("already_seated")
    draft.add("sit", command.seat, {"name": name})


@decide.register(Stand)
def stand(command: Stand, draft: "Draft") -> None:
    draft.held(command.seat)
    draft.must_be_open()
    draft.add("stand", command.seat, {"reason": "left"})


@decide.register(SeatBot)
def seat_bot(command: SeatBot, draft: "Draft") -> None:
    seat = draft.seat(command.seat)
    if draft.room.status == "playing":
        draft.playing_person()
        if seat.kind != OPEN:
            raise refused("not_open")
    else:
        draft.must_be_open()
        draft.must_be_owner()
        if seat.kind == PERSON and seat.user != draft.by.user:
            raise refused("not_open")
    word = bot_word(command.bot, command.level)
    name = seat.name if seat.kind == BOT else bot_name(command.seat)
    facts: dict[str, object] = {"bot": word, "level": 0, "name": name, "stand_in": False}
    draft.add("bot", command.seat, facts)


@decide.register(SeatOpen)
def seat_open(command: SeatOpen, draft: "Draft") -> None:
    seat = draft.seat(command.seat)
    draft.must_be_open()
    draft.must_be_owner()
    if seat.kind == OPEN:
        raise refused("already_open")
    draft.add("stand", command.seat, {"reason": "opened"})


@decide.register(HandOver)
def hand_over(command: HandOver, draft: "Draft") -> None:
    seat = draft.held(command.seat)
    draft.must_be_playing()
    if seat.conceded:
        raise refused("conceded")
    if seat.stand_in is not None:
        raise refused("bot_plays")
    call_in(draft, command.seat, bot_word(command.bot), "handed_over")


@decide.register(TakeBack)
def take_back(command: TakeBack, draft: "Draft") -> None:
    seat = draft.held(command.seat)
    draft.must_be_playing()
    if seat.conceded:
        raise refused("conceded")
    if seat.stand_in is None:
        raise refused("no_stand_in")
    draft.add("back", command.seat)


@decide.register(CallBot)
def call_bot(command: CallBot, draft: "Draft") -> None:
    seat = draft.seat(command.seat)
    draft.must_be_playing()
    draft.playing_person()
    if seat.kind != PERSON or not draft.room.is_late(command.seat) or seat.stand_in is not None:
        raise refused("not_flagged")
    call_in(draft, command.seat, draft.room.setting.stand_in, "called")


def call_in(draft: "Draft", seat: int, bot: str, reason: str) -> None:
    """A bot plays on for a person."""
    draft.add("bot", seat, {"bot": bot, "level": 0, "stand_in": True, "reason": reason})


@decide.register(Rename)
def rename(command: Rename, draft: "Draft") -> None:
    draft.must_be_system()
    if draft.seat(command.seat).kind != PERSON:
        raise refused("not_yours")
    draft.add("name", command.seat, {"name": command.name})


@decide.register(Transfer)
def transfer(command: Transfer, draft: "Draft") -> None:
    draft.must_be_system()
    holder = draft.room.owner if command.seat is None else draft.seat(command.seat).user
    if holder is None or holder != command.holder:
        raise refused("not_yours")
    draft.add("transfer", command.seat, {"name": command.name, "user": command.user, "holder": command.holder})


# ---- entries ---------------------------------------------------------------------------------------------------------


def apply_sit(room: "Room", entry: "Entry", seat: int) -> None:
    room.seats[seat] = Seat(PERSON, entry.user, str(entry.data["name"]), joined_at=entry.at)
    room.answerer_changed(seat, entry)


def apply_stand(room: "Room", entry: "Entry", seat: int) -> None:
    room.seats[seat] = Seat(OPEN)
    room.answerer_changed(seat, entry)


def apply_bot(room: "Room", entry: "Entry", seat: int) -> None:
    bot, level = str(entry.data["bot"]), entry.data["level"]
    assert isinstance(level, int)
    if entry.data["stand_in"]:
        room.seats[seat] = replace(room.seats[seat], stand_in=bot)
        room.answerer_changed(seat, entry, again=True)
    else:
        name = str(entry.data.get("name", room.seats[seat].name))
        room.seats[seat] = Seat(BOT, None, name, bot, level, joined_at=entry.at)
        room.answerer_changed(seat, entry)


def apply_back(room: "Room", entry: "Entry", seat: int) -> None:
    was_flagged = room.seats[seat].flagged
    room.seats[seat] = replace(room.seats[seat], stand_in=None, flagged=False)
    room.answerer_changed(seat, entry, again=not was_flagged)  # a bot called in for a moment wins no time


def apply_name(room: "Room", entry: "Entry", seat: int) -> None:
    room.seats[seat] = replace(room.seats[seat], name=str(entry.data["name"]))
    room.name_everybody(entry.number)


def apply_transfer(room: "Room", entry: "Entry") -> None:
    """The question and its clock stay as they are: it is the same person elsewhere, or one who takes over."""
    name, user, holder = str(entry.data["name"]), str(entry.data["user"]), str(entry.data["holder"])
    if entry.seat is not None:
        room.seats[entry.seat] = replace(room.seats[entry.seat], name=name, user=user)
        room.name_everybody(entry.number)
    if not room.seats_of(holder):
        room.owner = user if room.owner == holder else room.owner
        if room.proposal is not None:
            room.proposal = room.proposal.passed_on(holder, user)
