"""Proposals: what needs the consent of the other people at the table."""

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from palatine.server.room.command import Answer, Propose, ProposeReplace, ProposeUndo, Withdraw, decide
from palatine.server.room.play import mover
from palatine.server.room.refusals import refused
from palatine.server.room.setting import BOT, OPEN

if TYPE_CHECKING:
    from palatine.server.room.draft import Draft
    from palatine.server.room.entry import Entry
    from palatine.server.room.room import Room


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to people. Its number is that of the entry that raised it."""

    number: int
    kind: str
    user: str
    at: int
    keep: int = 0
    """For `undo`: how many moves of the game stay. What bots play meanwhile is taken back as well."""
    target: int = -1
    """For `replace`: whose seat."""
    by: str = ""
    """For `replace`: a bot, or an open seat."""
    agreed: tuple[str, ...] = ()
    """The users who have said yes."""

    def passed_on(self, holder: str, user: str) -> "Proposal":
        """The same with another user in somebody's place."""
        agreed = tuple(user if who == holder else who for who in self.agreed)
        return replace(self, user=user if self.user == holder else self.user, agreed=agreed)

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "agreed": list(self.agreed)}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Proposal":
        return cls(**{**data, "agreed": tuple(data["agreed"])})


def missing(room: "Room", proposal: Proposal) -> list[str]:
    """The users whose yes is still needed. Bots and conceded seats always agree."""
    found: list[str] = []
    replaced = room.seats[proposal.target].user if proposal.kind == "replace" else None
    for number, seat in enumerate(room.seats):
        if not seat.is_person or seat.user is None or seat.user == replaced:
            continue
        if _is_asked(room, proposal, number) and seat.user not in (proposal.user, *proposal.agreed, *found):
            found.append(seat.user)
    return found


def _is_asked(room: "Room", proposal: Proposal, number: int) -> bool:
    """Whether a person of the table must agree.

    Nobody waits for somebody whose time is up, and whoever lets a bot play does not mind an undo; but nobody's own
    moves are taken back without them, and a hand is given to a newcomer by everybody or not at all.
    """
    if proposal.kind == "replace" and proposal.by == OPEN:
        return True
    if proposal.kind == "undo":
        undone = zip(room.moves[proposal.keep :], room.by_people[proposal.keep :], strict=True)
        if any(by_person and mover(lines) == number for lines, by_person in undone):
            return True
        if room.seats[number].stand_in is not None:
            return False
    return not room.is_late(number)


def _has_company(room: "Room", proposal: Proposal) -> bool:
    """Whether anybody besides the asker and the target has a say: one vote is never a majority."""
    apart = (proposal.user, room.seats[proposal.target].user)
    return any(seat.is_person and seat.user not in apart for seat in room.seats)


# ---- commands --------------------------------------------------------------------------------------------------------


@decide.register(Propose)
def propose(command: Propose, draft: "Draft") -> None:
    room = draft.room
    draft.must_be_playing()
    user = draft.playing_person()
    if room.proposal is not None:
        raise refused("proposal_open")
    proposal = _checked(draft, command, user)
    alone = not missing(room, proposal) or (proposal.kind == "abort" and _is_early(room))
    if alone:
        carry_out(draft, proposal)
        return
    facts: dict[str, object] = {"proposal": proposal.kind}
    if proposal.kind == "undo":
        facts["moves"] = len(room.moves) - proposal.keep
    elif proposal.kind == "replace":
        facts |= {"target": proposal.target, "with": proposal.by}
    draft.add("propose", room.seats_of(user)[0], facts)


def _checked(draft: "Draft", command: Propose, user: str) -> Proposal:
    room = draft.room
    proposal = Proposal(room.version + 1, command.kind, user, draft.now)
    if isinstance(command, ProposeUndo):
        if not 1 <= command.moves <= len(room.moves):
            raise refused("too_many_moves", most=len(room.moves))
        return replace(proposal, keep=len(room.moves) - command.moves)
    if isinstance(command, ProposeReplace):
        if draft.seat(command.seat).user == user or not room.is_absent(command.seat, draft.now):
            raise refused("not_absent")
        proposal = replace(proposal, target=command.seat, by=command.by)
        if proposal.by == OPEN and not _has_company(room, proposal):
            raise refused("one_vote")
        return proposal
    if command.kind == "end" and not any(seat.conceded for seat in room.seats):
        raise refused("no_concession")
    return proposal


def _is_early(room: "Room") -> bool:
    """Before every person's first move anybody may abort alone: somebody may not have come at all."""
    moved = {mover(lines) for lines in room.moves}
    return any(seat.is_person and number not in moved for number, seat in enumerate(room.seats))


@decide.register(Answer)
def answer(command: Answer, draft: "Draft") -> None:
    user = draft.playing_person()
    proposal = draft.room.proposal
    if proposal is None or proposal.number != command.proposal:
        raise refused("no_proposal")
    if user == proposal.user or user in proposal.agreed:
        raise refused("no_vote")
    draft.add("answer", draft.room.seats_of(user)[0], {"proposal": proposal.number, "yes": command.yes})


@decide.register(Withdraw)
def withdraw(command: Withdraw, draft: "Draft") -> None:
    user = draft.playing_person()
    proposal = draft.room.proposal
    if proposal is None or proposal.user != user:
        raise refused("no_proposal")
    draft.add("withdraw", draft.room.seats_of(user)[0], {"proposal": proposal.number})


def settle(draft: "Draft") -> None:
    """Carry out the proposal if nobody's yes is missing any more; drop it if it is no longer possible."""
    room = draft.room
    proposal = room.proposal
    if proposal is None or room.status != "playing":
        return
    if proposal.kind == "replace" and not _still_stands(draft, proposal):
        draft.add("withdraw", room.seats_of(proposal.user)[0], {"proposal": proposal.number})
    elif not missing(room, proposal):
        carry_out(draft, proposal)


def _still_stands(draft: "Draft", proposal: Proposal) -> bool:
    """Whether the target is still away, and whoever asked has not been left alone with the question meanwhile."""
    room = draft.room
    return room.is_absent(proposal.target, draft.now) and (proposal.by != OPEN or _has_company(room, proposal))


def carry_out(draft: "Draft", proposal: Proposal) -> None:
    room = draft.room
    asking = room.seats_of(proposal.user)[0]
    if proposal.kind == "undo":
        draft.add("undo", asking, {"moves": len(room.moves) - proposal.keep, "agreed": True})
    elif proposal.kind == "abort":
        draft.add("end", asking, {"status": "aborted", "reason": "aborted"})
    elif proposal.kind == "end":
        draft.add("end", asking, {"status": "over", "reason": "agreed"})
    elif proposal.by == OPEN:
        draft.add("stand", proposal.target, {"reason": "replaced"})
    else:
        assert proposal.by == BOT
        facts: dict[str, object] = {"bot": room.setting.stand_in, "level": 0, "stand_in": False, "reason": "replaced"}
        draft.add("bot", proposal.target, facts)


# ---- entries ---------------------------------------------------------------------------------------------------------


def apply_propose(room: "Room", entry: "Entry") -> None:
    data = entry.data
    moves, target = data.get("moves", 0), data.get("target", -1)
    assert entry.user is not None and isinstance(moves, int) and isinstance(target, int)
    keep = len(room.moves) - moves if moves else 0
    by = str(data.get("with", ""))
    room.proposal = Proposal(entry.number, str(data["proposal"]), entry.user, entry.at, keep, target, by)


def apply_answer(room: "Room", entry: "Entry") -> None:
    assert room.proposal is not None and entry.user is not None
    agreed = (*room.proposal.agreed, entry.user)
    room.proposal = replace(room.proposal, agreed=agreed) if entry.data["yes"] else None


def apply_withdraw(room: "Room", entry: "Entry") -> None:
    room.proposal = None


def lapse(room: "Room", entry: "Entry") -> None:
    """What an entry means for the proposal that stood before it."""
    proposal = room.proposal
    if proposal is None or proposal.number == entry.number:
        return
    moved = entry.kind in ("undo", "redo") or (entry.kind == "move" and entry.user is not None)
    target = room.seats[proposal.target] if proposal.kind == "replace" else None
    if (
        (proposal.kind == "undo" and moved)
        or (target is not None and (not target.is_person or entry.user == target.user))
        or not any(seat.is_person and seat.user == proposal.user for seat in room.seats)
        or entry.kind == "end"
    ):
        room.proposal = None
