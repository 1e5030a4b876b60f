"""Seats: who sits where and who plays for whom."""

from dataclasses import dataclass

from palatine.server.room.setting import BOT, OPEN, PERSON


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

    @property
    def bot_now(self) -> tuple[str, int] | None:
        """The bot that answers for this seat, with its level; None if a person does, or nobody."""
        if self.kind == BOT:
            return self.bot, self.level
        return (self.stand_in, 0) if self.stand_in is not None else None

    @property
    def is_person(self) -> bool:
        """A person who has not conceded, present or not."""
        return self.kind == PERSON and not self.conceded
