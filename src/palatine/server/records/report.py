"""Problem reports: a file from which the operator can play the moment again, and a form that gives no secret away.

Both are records that `palatine replay` reads; everything else stands in comments behind the moves.
"""

import json
import platform

import palatine
from palatine.kernel.errors import PalatineError
from palatine.kernel.record import ENGINE
from palatine.kernel.table import Table
from palatine.server.records.dealing import known_to, known_to_watchers
from palatine.server.room.entry import Entry
from palatine.server.room.former import named_in
from palatine.server.room.room import Room

REPORT = "# palatine report: "
WORDS = "# words: "
ENTRY = "# entry: "
TOLD = "# told: "


def whole_file(setting: dict[str, object], entries: list[Entry], words: str, facts: dict[str, object]) -> str:
    """For the operator: the record as the log has it, then versions, words and every entry. Secret.

    It is made from what is stored, not from a folded room: a table whose log cannot be folded can be reported too.
    """
    versions = {"engine": ENGINE, "compiled": palatine.COMPILED, "python": platform.python_version()}
    lines = [*record_lines(setting, entries), REPORT + _json({**versions, **facts}), WORDS + _json(words)]
    return "\n".join([*lines, *[ENTRY + _json(entry.as_data()) for entry in entries]]) + "\n"


def record_lines(setting: dict[str, object], entries: list[Entry]) -> list[str]:
    """The record that the entries spell, also when the rules do not follow it any more: then reading it says where."""
    lines = [
        f"palatine: {ENGINE}",
        f"game: {setting['game']}",
        f"rules: {setting['rules']}",
        f"seats: {len(_rows(setting['seats']))}",
        f"options: {_json(setting['options'])}",
    ]
    if setting.get("overlay"):
        lines.append(f"data: {_json(setting['overlay'])}")
    if setting.get("position") is not None:
        lines.append(f"position: {_json(setting['position'])}")
    begun: list[str] = []
    moves: list[list[str]] = []
    for entry in entries:
        if entry.kind == "start":
            begun = _texts(entry.data.get("outcomes"))
        elif entry.kind in ("move", "redo"):
            moves.append(_texts(entry.data.get("lines")))
        elif entry.kind == "undo":
            count = entry.data.get("moves")
            moves = moves[:-count] if isinstance(count, int) and count > 0 else moves
    return [*lines, "", *begun, *[line for move in moves for line in move]]


def words_only(words: str) -> str:
    """The form of a report about a table that cannot be shown."""
    return f"{WORDS}{_json(words)}\n"


def safe_form(room: Room, seat: int | None, words: str, lang: str) -> str:
    """For whoever reported: the table as the seat knows it, dealt anew, and what the seat was told."""
    lines: list[str] = []
    table = room.table
    if table is not None:
        lines += _as_known(table, seat).splitlines()
    facts = {"engine": ENGINE, "table": room.setting.id, "number": room.version, "seat": seat}
    lines += [REPORT + _json(facts), WORDS + _json(words)]
    if table is not None:
        told = named_in(table.clone(), lang)
        lines += [TOLD + _json(palatine.event_text(told, event, lang)) for event in told.events_since(0, seat)]
    return "\n".join(lines) + "\n"


def _as_known(table: Table, seat: int | None) -> str:
    if table.is_over:
        return table.record()
    try:
        position = known_to(table, seat) if seat is not None else known_to_watchers(table)
    except PalatineError:
        return ""
    loaded = palatine.load(position)
    loaded.names = table.names
    return loaded.record()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _rows(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _texts(value: object) -> list[str]:
    return [str(line) for line in _rows(value)]
