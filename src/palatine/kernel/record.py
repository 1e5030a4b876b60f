"""Text records: a game as lines that people can read, and back again, verified.

    game: kingsburg
    rules: 1
    seats: 2
    options: {"edition": 2}

    order: 2
    1: take wood
    roll 1: 2 3 5
    ...
    scores: 41 38

A line that begins with a number is a move of that seat (seats count from 1 here); a line that begins with a word is a
chance outcome. Everything random is in the record, so replaying needs no generator.
"""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from palatine.kernel.errors import BrokenRecord, PalatineError
from palatine.kernel.event import Event
from palatine.kernel.game import Game
from palatine.kernel.history import CHANCE, MOVE, Entry, entries
from palatine.kernel.position import load
from palatine.kernel.speech import quoted

if TYPE_CHECKING:
    from palatine.kernel.table import Table

ENGINE: Final = "0.1.0"
HEADER: Final = ("palatine", "game", "rules", "seats", "options", "players", "data", "position")


# ---- playing a log again ---------------------------------------------------------------------------------------------


def restarted(table: "Table", log: list[Entry], listening: bool) -> "Table":
    """A fresh table of the same kind at its first decision, with the first outcomes of this log."""
    if table.origin is not None:
        fresh = load(table.game, table.origin, log, listening, int(table.rules))
    else:
        fresh = table.game.prepared(table.seat_count, table.chosen, table.overlay or None, int(table.rules))
        fresh.recording = True
        fresh.listening = listening
        fresh.force_outcomes(log)
        fresh.begin()
    fresh.names = table.names
    return fresh


def replayed(table: "Table", log: list[Entry], listening: bool = False) -> "Table":
    """The game of this log, played again on a fresh table."""
    moves = [i for i, entry in enumerate(log) if entry.kind == MOVE]
    fresh = restarted(table, log[: moves[0]] if moves else log, listening)
    for at, end in _spans(moves, len(log)):
        fresh.force_outcomes(log[at + 1 : end])
        fresh.act(log[at].what, log[at].seat)
    return fresh


def retold_events(table: "Table") -> Event | None:
    """Everything that happened so far, told by playing the log again before a listener."""
    return replayed(table, entries(table.log), True).events


def rewound(table: "Table", moves: int, listening: bool = False) -> "Table":
    """The table as it was some moves ago. Chance goes on from where it is now, not from where it was then."""
    log = entries(table.log)
    while moves:
        entry = log.pop()
        if entry.kind == MOVE:
            moves -= 1
    fresh = replayed(table, log, listening)
    fresh.chance = table.chance.clone()
    fresh.forced_dice = table.forced_dice[:]
    fresh.forced_draws = table.forced_draws[:]
    return fresh


def _spans(starts: list[int], end: int) -> list[tuple[int, int]]:
    """From each start to the next one, the last to the end."""
    return [(at, starts[i + 1] if i + 1 < len(starts) else end) for i, at in enumerate(starts)]


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(table: "Table") -> str:
    """The record of a game from its start to now."""
    if not table.recording:
        raise BrokenRecord(
            "this table keeps no log (a re-dealt copy has no record)",
            "ten stół nie prowadzi zapisu (kopia z rozdanymi na nowo kartami nie ma historii)",
        )
    lines = [
        f"palatine: {ENGINE}",
        f"game: {table.game.name}",
        f"rules: {table.rules}",
        f"seats: {table.seat_count}",
        f"options: {_json(table.chosen)}",
    ]
    if table.names:
        lines.append(f"players: {_json(table.names)}")
    if table.overlay:
        lines.append(f"data: {_json(table.overlay)}")
    if table.origin is not None:
        lines.append(f"position: {_json(table.origin)}")
    lines.append("")
    log = entries(table.log)
    moves = [i for i, entry in enumerate(log) if entry.kind == MOVE]
    first = moves[0] if moves else len(log)
    fresh = restarted(table, log[:first], False)
    lines += _chance_lines(table.game, log[:first])
    for at, end in _spans(moves, len(log)):
        move = log[at]
        lines.append(f"{move.seat + 1}: {fresh.text(move.what, move.seat)}")
        lines += _chance_lines(table.game, log[at + 1 : end])
        fresh.force_outcomes(log[at + 1 : end])
        fresh.act(move.what, move.seat)
    if table.is_over:
        lines.append(f"scores: {' '.join([str(score) for score in table.scores()])}")
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _chance_lines(game: Game, log: list[Entry]) -> list[str]:
    lines: list[str] = []
    for entry in log:
        if entry.kind == CHANCE:
            chance = game.book.chances[entry.what]
            seat = f" {entry.seat + 1}" if entry.seat >= 0 else ""
            lines.append(f"{chance.name}{seat}: {' '.join([chance.domain.texts[value] for value in entry.values])}")
    return lines


# ---- reading ---------------------------------------------------------------------------------------------------------


def header(text: str) -> dict[str, str]:
    """The lines before the first empty one."""
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or key not in HEADER:
            raise _broken(number, line, f"is no header; headers are: {', '.join(HEADER)}",
                          f"nie jest nagłówkiem; nagłówki: {', '.join(HEADER)}")  # fmt: skip
        found[key] = value.strip()
    return found


def read(game: Game, text: str, before_each: Callable[[], None] | None = None) -> "Table":
    """Play a record again and check that it leads where it says. `before_each` is called before moves, may raise."""
    head = header(text)
    rules = head.get("rules")
    if rules not in [str(version) for version in range(game.oldest_rules, game.rules_version + 1)]:
        played = game.rules_played()
        raise BrokenRecord(
            f"this record follows rules {quoted(rules, 'en')} of {game.name}; this engine plays rules {played}",
            f"ten zapis używa zasad {quoted(rules, 'pl')} gry {game.name}; ten silnik gra według zasad {played}",
        )
    body = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)][len(head) :]
    lines = [(n, line) for n, line in body if line and not line.startswith("#")]
    scores = ""
    if lines and lines[-1][1].startswith("scores:"):
        scores = lines.pop()[1].removeprefix("scores:").strip()
    starts = [i for i, (_, line) in enumerate(lines) if line[0].isdecimal()]
    table = _begun(game, head, lines[: starts[0]] if starts else lines)
    for at, end in _spans(starts, len(lines)):
        if before_each is not None:
            before_each()
        _play_line(table, lines[at], lines[at + 1 : end])
    if scores and (not table.is_over or scores != " ".join([str(score) for score in table.scores()])):
        now = " ".join([str(score) for score in table.scores()]) if table.is_over else "unfinished"
        raise BrokenRecord(
            f"the record says scores {scores}, the game played again gives {now}",
            f"zapis podaje wynik {scores}, a rozegranie go na nowo daje {now}",
        )
    return table


def outcome_lines(table: "Table") -> list[str]:
    """The chance outcomes since the last move (without one: those of the set-up), as lines of a record."""
    return _chance_lines(table.game, _outcomes(table))


def begun(
    game: Game,
    seats: int,
    options: dict[str, object],
    overlay: dict[str, object] | None,
    position: dict[str, object] | None,
    rules: int,
    outcomes: list[str],
) -> "Table":
    """A table at its first decision, from the box or from a position, after exactly these outcome lines."""
    lines = list(enumerate(outcomes, 1))
    table = _set_up(game, seats, options, overlay, position, rules, [_chance_entry(game, n, x) for n, x in lines])
    _check_outcomes(table, lines)
    return table


def play_line(table: "Table", move: str, outcomes: list[str]) -> None:
    """Play one line of a record with exactly the outcomes that follow it. Raises and changes nothing otherwise."""
    before = table.clone()
    try:
        _play_line(table, (1, move), list(enumerate(outcomes, 2)))
    except PalatineError:
        table.copy_from(before)
        raise


def _set_up(
    game: Game,
    seats: int,
    options: dict[str, object],
    overlay: dict[str, object] | None,
    position: dict[str, object] | None,
    rules: int,
    outcomes: list[Entry],
) -> "Table":
    if position is not None:
        return load(game, position, outcomes, False, rules)
    table = game.prepared(seats, options, overlay, rules)
    table.recording = True
    table.force_outcomes(outcomes)
    table.begin()
    return table


def _begun(game: Game, head: dict[str, str], lines: list[tuple[int, str]]) -> "Table":
    forced = [_chance_entry(game, n, line) for n, line in lines]
    try:
        options = json.loads(head.get("options", "{}"))
        overlay = json.loads(head.get("data", "{}"))
        names = json.loads(head.get("players", "[]"))
        seats = int(head.get("seats", "0"))
        rules = int(head["rules"])
        position = json.loads(head["position"]) if "position" in head else None
        table = _set_up(game, seats, options, overlay, position, rules, forced)
    except PalatineError as error:
        raise BrokenRecord(
            f"the record cannot be set up: {error.en}", f"zapisu nie da się odtworzyć: {error.pl}"
        ) from None
    except (ValueError, AttributeError, TypeError) as error:
        raise BrokenRecord(f"the header cannot be read: {error}", f"nie można odczytać nagłówka: {error}") from None
    table.names = [str(name) for name in names] if isinstance(names, list) else []
    _check_outcomes(table, lines)
    return table


def _play_line(table: "Table", move: tuple[int, str], outcomes: list[tuple[int, str]]) -> None:
    number, line = move
    seat, colon, text = line.partition(":")
    if not colon or not seat.isdecimal():
        raise _broken(number, line, "is no move", "nie jest ruchem")
    table.force_outcomes([_chance_entry(table.game, n, outcome) for n, outcome in outcomes])
    try:
        table.play(text.strip(), int(seat) - 1)
    except PalatineError as error:
        raise _broken(number, line, error.en, error.pl) from None
    _check_outcomes(table, outcomes)


def _check_outcomes(table: "Table", lines: list[tuple[int, str]]) -> None:
    """Exactly these outcomes must have happened since the last move, and in this order."""
    found = outcome_lines(table)
    for (number, line), outcome in zip(lines, found, strict=False):
        if " ".join(line.split()) != outcome:
            raise _broken(number, line, f"does not fit; the game needs here “{outcome}”",
                          f"nie pasuje; gra wymaga tu „{outcome}”")  # fmt: skip
    if len(found) != len(lines) or table.forced_dice or table.forced_draws:
        extra = lines[len(found)] if len(lines) > len(found) else (lines[-1] if lines else (0, ""))
        needed = " / ".join(found[len(lines) :]) or "nothing more"
        raise _broken(extra[0], extra[1], f"the game needs here: {needed}", f"gra wymaga tu: {needed}")


def _outcomes(table: "Table") -> list[Entry]:
    """What chance gave since the last move, oldest first."""
    happened: list[Entry] = []
    entry = table.log
    while entry is not None and entry.kind != MOVE:
        happened.append(entry)
        entry = entry.before
    happened.reverse()
    return happened


def _chance_entry(game: Game, number: int, line: str) -> Entry:
    head, colon, values = line.partition(":")
    words = head.split()
    for chance in game.book.chances:
        if (
            colon
            and words
            and words[0] == chance.name
            and len(words) <= 2
            and (len(words) == 1 or words[1].isdecimal())
        ):
            found = [chance.domain.value(value) for value in values.split()]
            if -1 not in found:
                return Entry(None, CHANCE, int(words[1]) - 1 if len(words) == 2 else -1, chance.number, tuple(found))
    kinds = ", ".join([chance.name for chance in game.book.chances])
    raise _broken(number, line, f"is neither a move nor an outcome of: {kinds}",
                  f"nie jest ani ruchem, ani wynikiem losowania: {kinds}")  # fmt: skip


def _broken(number: int, line: str, en: str, pl: str) -> BrokenRecord:
    return BrokenRecord(f"line {number}, “{line}”: {en}", f"wiersz {number}, „{line}”: {pl}")
