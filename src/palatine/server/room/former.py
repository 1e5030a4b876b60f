"""Former players: people who have deleted themselves. Their seats stay, told in the reader's language."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from palatine.kernel.table import Table
from palatine.server.room.command import Forget, decide
from palatine.server.room.setting import BOT, FORMER, PERSON

if TYPE_CHECKING:
    from palatine.server.room.draft import Draft
    from palatine.server.room.entry import Entry
    from palatine.server.room.room import Room

CALLED: Final = {"pl": "były gracz", "en": "former player"}


def called(name: str, lang: str) -> str:
    """A name as readers of a language see it."""
    return CALLED["pl" if lang == "pl" else "en"] if name == FORMER else name


def all_called(names: Sequence[str], lang: str) -> list[str]:
    return [called(name, lang) for name in names]


def named_in(table: Table, lang: str) -> Table:
    """The same table, or a copy whose sentences name former players in this language."""
    if FORMER not in table.names:
        return table
    copy = table.clone()
    copy.names = all_called(table.names, lang)
    return copy


# ---- the command -----------------------------------------------------------------------------------------------------


@decide.register(Forget)
def forget(command: Forget, draft: "Draft") -> None:
    """Before the start the seats become free; a game goes on with bots, if anybody is left to play it; what is over
    keeps its result."""
    draft.must_be_system()
    room, user = draft.room, command.user
    for seat in room.seats_of(user):
        if room.status == "open":
            draft.add("stand", seat, {"reason": "left"})
        else:
            draft.add("former", seat, {"bot": room.setting.stand_in} if room.status == "playing" else {})
    if room.status not in ("open", "playing"):
        return
    heir = next((seat for seat in room.seats if seat.is_person and seat.user is not None), None)
    if heir is None:
        status = "closed" if room.status == "open" else "aborted"
        draft.add("end", None, {"status": status, "reason": status})
    elif room.owner == user:
        draft.add("transfer", None, {"name": heir.name, "user": heir.user, "holder": user})


def apply_former(room: "Room", entry: "Entry", seat: int) -> None:
    """The name and the person are gone; the seat's concession and place are not."""
    gone = replace(room.seats[seat], user=None, name=FORMER, stand_in=None, flagged=False)
    bot = entry.data.get("bot")
    room.seats[seat] = gone if bot is None else replace(gone, kind=BOT, bot=str(bot), level=0)
    room.answerer_changed(seat, entry)


# ---- the log ---------------------------------------------------------------------------------------------------------


def without_name(setting: dict[str, object], entries: Sequence["Entry"], user: str) -> tuple[bool, list["Entry"]]:
    """Take a person's names out of a setting (in place) and out of entries: whether the setting changed, and the
    entries that did. Nothing else of a log is ever rewritten; names are no part of a digest."""
    changed = False
    plans = setting["seats"]
    assert isinstance(plans, list)
    holders: list[object] = [plan.get("user") if plan.get("kind") == PERSON else None for plan in plans]
    for plan, holder in zip(plans, holders, strict=True):
        if holder == user and plan.get("name") != FORMER:
            plan["name"], changed = FORMER, True
    found: list[Entry] = []
    for entry in entries:
        seat, data = entry.seat, entry.data
        order = data.get("order") if entry.kind == "start" else None
        if isinstance(order, list):
            holders = [holders[at] for at in order]
        if seat is not None:
            if entry.kind == "sit":
                holders[seat] = entry.user
            elif entry.kind == "transfer":
                holders[seat] = data.get("user")
            elif entry.kind in ("stand", "former") or (entry.kind == "bot" and not data.get("stand_in")):
                holders[seat] = None
        theirs = data.get("user") == user if entry.kind == "transfer" else seat is not None and holders[seat] == user
        if entry.kind in ("sit", "name", "transfer") and theirs and data.get("name") != FORMER:
            found.append(replace(entry, data={**data, "name": FORMER}))
    return changed, found
