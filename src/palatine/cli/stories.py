"""The story of a game and its score sheet; `palatine replay`."""

from rich.table import Table as Grid
from rich.text import Text

from palatine.api import game as game_of
from palatine.api import replay
from palatine.cli.boards import board, seat_names, seat_style
from palatine.cli.messages import trouble
from palatine.cli.screen import Screen
from palatine.kernel.record import header
from palatine.kernel.speech import listed, number
from palatine.kernel.table import Table


def score_sheet(screen: Screen, table: Table) -> None:
    """Points by source, totals, places and what broke the ties; the best stand first.

    Secret points are left out until the end, and places with them.
    """
    names = seat_names(table, screen.lang)
    rivals = screen.board.rivals(table, screen.lang)
    parts = [*screen.board.points(table), *[part for _, part in rivals]]
    is_open = parts[: len(names)] == table.breakdown()
    places = table.ranking() if is_open else []
    order = sorted(range(len(names)), key=lambda seat: (places[seat] if is_open else 0, seat))
    screen.rule(screen.say("over.title" if table.is_over else "over.now"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(screen.board.points_name(table, screen.lang))
    for seat in order:
        grid.add_column(Text(names[seat], style=seat_style(seat)), justify="right")
    for name, _ in rivals:
        grid.add_column(name, justify="right")
    columns = [*order, *range(len(names), len(parts))]
    for source in dict.fromkeys([source for part in parts for source in part]):
        cells = [number(parts[seat].get(source, 0)) for seat in order]
        cells += [number(part[source]) if source in part else "–" for _, part in rivals]
        grid.add_row(screen.board.source_name(table, source, screen.lang), *cells)
    totals = [number(sum(parts[at].values())) for at in columns]
    grid.add_row(screen.say("score.total"), *totals, style="bold")
    for name, counts in screen.board.tie_breaks(table, screen.lang):
        grid.add_row(name, *[str(counts[seat]) for seat in order], style="dim")
    if is_open and len(names) > 1:
        grid.add_row(screen.say("score.place"), *[f"{places[seat]}." for seat in order], style="bold")
    screen.show(grid)
    for remark in screen.board.remarks(table, screen.lang):
        screen.write(remark)
    if table.is_over:
        outcome = screen.board.outcome(table, screen.lang)
        winners = [names[seat] for seat in order if places[seat] == 1]
        key = "over.winner" if len(winners) == 1 else "over.shared"
        style = "bold green" if winners else "bold yellow"
        screen.write(outcome or screen.say(key, names=listed(winners, screen.lang)), style)


def whole_story(screen: Screen, table: Table, moves: int, to: int, seat: int | None) -> None:
    """The log in chapters, as far as `to`."""
    screen.write(screen.say("replay.verified", n=moves), "green")
    title = table.game.title(screen.lang)
    screen.write(f"{title}. {screen.say('replay.players', names=', '.join(seat_names(table, screen.lang)))}")
    events = table.events_since(0, seat)
    if events and not screen.board.is_heading(events[0]):
        screen.write(screen.say("replay.start"), "bold")
    for line in screen.lines(table, events):
        screen.show(line)
    if to < moves:
        screen.write(screen.say("replay.stopped", n=to, all=moves), "dim")
    score_sheet(screen, table)


def body(text: str) -> tuple[list[str], list[str]]:
    """The header of a record and its other lines, comments and scores left out."""
    lines = text.splitlines()
    head = len(header(text))
    rest = [line.strip() for line in lines[head:]]
    return lines[:head], [line for line in rest if line and not line.startswith(("#", "scores:"))]


def upto(text: str, decisions: int) -> str:
    """The record of the first so many decisions, with the chance that followed them."""
    head, lines = body(text)
    kept: list[str] = []
    for line in lines:
        if line[:1].isdigit():
            decisions -= 1
        if decisions < 0:
            break
        kept.append(line)
    return "\n".join([*head, "", *kept]) + "\n"


def story(screen: Screen, text: str, to: int | None, seat: int | None, step: bool) -> None:
    """`palatine replay`: the whole record has been verified; tell it whole, in part, or in steps."""
    whole = replay(text)
    moves = len([line for line in body(text)[1] if line[:1].isdigit()])
    if seat is not None and not 0 <= seat < whole.seat_count:
        raise trouble("bad.seat_number", value=seat + 1, high=int(whole.seat_count))
    if step:
        in_steps(screen, text, whole, moves, seat)
        return
    last = moves if to is None else min(to, moves)
    table = whole if last == moves else replay(upto(text, last))
    whole_story(screen, table, moves, last, seat)


def in_steps(screen: Screen, text: str, whole: Table, moves: int, seat: int | None) -> None:
    """One decision at a time, with what came of it."""
    screen.write(screen.say("replay.verified", n=moves), "green")
    told = 0
    for at in range(moves + 1):
        table = replay(upto(text, at))
        news = table.events_since(told, seat)
        told += len(news)
        for line in screen.lines(table, news):
            screen.show(line)
        if at < moves:
            try:
                answer = screen.ask(screen.say("replay.step"))
            except EOFError:
                answer = "q"
            if answer.lower() == "q":
                screen.write(screen.say("replay.stopped", n=at, all=moves), "dim")
                score_sheet(screen, table)
                return
    score_sheet(screen, whole)


def screen_for(text: str, lang: str) -> Screen:
    """A screen with the board of the record's game."""
    name = header(text).get("game", "")
    return Screen(lang, board(game_of(name).name))
