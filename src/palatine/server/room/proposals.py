"""Proposals: what needs the consent of the other people at the table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to people. Its number is that of the entry that raised it."""

    number: int
    kind: str
    seat: int
    user: str
    at: int
    keep: int = 0
    """For `undo`: how many moves of the game stay."""
    target: int = -1
    """For `replace`: whose seat."""
    by: str = ""
    """For `replace`: a bot, or an open seat."""
    agreed: tuple[str, ...] = ()
    """The users who have said yes."""
