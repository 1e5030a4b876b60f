"""A finished record as a table of the server: the same entries that playing it here would have left."""

from palatine.kernel.table import Table
from palatine.server.records.again import again
from palatine.server.records.names import shown_names
from palatine.server.room.command import SYSTEM
from palatine.server.room.draft import Draft
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import OPEN, PAST, Setting


def setting_for(table: Table, owner: str | None, now: int) -> Setting:
    """The setting of a game that was played elsewhere: its people are names, nobody here sits there."""
    data: dict[str, object] = {
        "game": table.game.name,
        "rules": int(table.rules),
        "seats": [{"kind": OPEN, "name": name} for name in shown_names(table)],
        "visibility": "link",
        "owner": owner,
        "opened_at": now,
    }
    if table.origin is None:
        return Setting.from_data({**data, "options": table.chosen, "overlay": table.overlay or None})
    origin = {key: value for key, value in table.origin.items() if key not in PAST}
    return Setting.from_data({**data, "position": {**origin, "rules": int(table.rules)}})


def entries_for(table: Table, setting: Setting, now: int) -> list[Entry]:
    """The start, every move and the end, each with the digest after it."""
    draft = Draft(Room.opened(setting), SYSTEM, now, None)
    for played in again(table):
        if played.seat is None:
            draft.add("start", None, {"outcomes": played.outcomes})
        else:
            draft.add("move", played.seat, {"lines": [f"{played.seat + 1}: {played.text}", *played.outcomes]})
    draft.add("end", None, {"status": "over", "reason": "imported"})
    return draft.entries
