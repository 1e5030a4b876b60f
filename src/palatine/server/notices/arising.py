"""Who must be told when a table has changed. Nobody is told of what they did themselves."""

from dataclasses import dataclass, field

from palatine.server.room.room import Room
from palatine.server.room.seats import Seat

FINISHED = ("over", "aborted", "closed")


@dataclass(frozen=True)
class Arising:
    """A notice to be: for whom (public id), of which kind (see `wording.KINDS`), about which seat."""

    user: str
    kind: str
    seat: int | None
    data: dict[str, object] = field(default_factory=dict)


def arising(before: Room | None, after: Room, by: str | None) -> list[Arising]:
    """The notices that a change calls for; `before` is None for a new table, `by` the user who changed it.

    At most one of a kind for each user, since one person may hold several seats.
    """
    found: dict[tuple[str, str], Arising] = {}
    for one in [*_invited(before, after), *_turns(before, after), *_asked(before, after), *_over(before, after)]:
        if one.user != by:
            found.setdefault((one.user, one.kind), one)
    owner = after.owner
    if owner is not None and owner != by and (owner, "turn") not in found:
        for seat in _joined(before, after):
            found.setdefault((owner, "joined"), Arising(owner, "joined", seat))
    return list(found.values())


def _people(room: Room) -> list[tuple[int, str, Seat]]:
    """Seats whose people still play, with the user of each."""
    return [(at, seat.user, seat) for at, seat in enumerate(room.seats) if seat.is_person and seat.user is not None]


def _invited(before: Room | None, after: Room) -> list[Arising]:
    """People for whom somebody else has opened a table: the same company, once more."""
    if before is not None:
        return []
    return [Arising(user, "invited", at) for at, user, _ in _people(after)]


def _turns(before: Room | None, after: Room) -> list[Arising]:
    """People who are asked something they were not asked before, and for whom no bot plays."""
    earlier = before.asks if before is not None else {}
    found: list[Arising] = []
    for at, user, seat in _people(after):
        ask = after.asks.get(at)
        if ask is not None and ask != earlier.get(at) and seat.bot_now is None:
            found.append(Arising(user, "turn", at, {"ask": ask, "deadline": after.clock.deadline(at)}))
    return found


def _asked(before: Room | None, after: Room) -> list[Arising]:
    """People whose consent is sought."""
    proposal = after.proposal
    if proposal is None or (before is not None and before.proposal and before.proposal.number == proposal.number):
        return []
    facts: dict[str, object] = {"proposal": proposal.number}
    waiting = [(at, user) for at, user, _ in _people(after) if user != proposal.user and user not in proposal.agreed]
    return [Arising(user, "proposal", at, facts) for at, user in waiting]


def _over(before: Room | None, after: Room) -> list[Arising]:
    if before is None or before.status == after.status or after.status not in FINISHED:
        return []
    return [Arising(user, "over", at, {"status": after.status}) for at, user, _ in _people(after)]


def _joined(before: Room | None, after: Room) -> list[int]:
    """Seats that somebody has just taken."""
    if before is None:
        return []
    earlier = {at for at, _, _ in _people(before)}
    return [at for at, _, _ in _people(after) if at not in earlier]
