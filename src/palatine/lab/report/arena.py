"""The report of an arena: who is how strong, who beats whom, and how sure that is."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from statistics import median

from palatine.lab import charts
from palatine.lab.arena import Game, Plan
from palatine.lab.charts import Line
from palatine.lab.match import TIMED, first_share
from palatine.lab.ratings import ORDERS, Rating, Share, Standing, share
from palatine.lab.report.page import conclusions, facts, page, paragraph, section, spelt, table
from palatine.lab.report.voice import Voice


def arena_report(
    plan: Plan, games: Sequence[Game], rated: Sequence[Rating], standings: Sequence[Standing], command: str, lang: str
) -> str:
    """The whole page. `rated` is best first, and so is everything else."""
    voice = Voice(lang)
    of = {standing.player: standing for standing in standings}
    order = [of[one.player] for one in rated]
    numbers = {"players": len(plan.players), "seats": plan.seats, "games": voice.number(len(games), 0)}
    return page(
        voice,
        voice.say("arena.title", game=voice.title(plan.game)),
        voice.say("arena.under", **numbers, seed=plan.seed),
        [
            conclusions(voice.say("words.title"), sentences(voice, plan, games, rated, order)),
            _ratings(voice, rated),
            _matrix(voice, games, [one.player for one in rated]),
            _places(voice, games, order, plan.seats),
            _scores(voice, games, order),
            _seats(voice, games, plan.seats),
            _table(voice, rated, order),
            _how(voice, plan, games, command),
        ],
    )


def sentences(
    voice: Voice, plan: Plan, games: Sequence[Game], rated: Sequence[Rating], order: Sequence[Standing]
) -> list[str]:
    """What came out, in words."""
    best, first = rated[0], order[0]
    between = voice.between(best.low, best.high)
    beats = voice.share(first.beats.value, first.beats.interval)
    found = [
        voice.say(
            "arena.leads",
            player=voice.player(best.player),
            rating=voice.number(best.rating),
            between=between,
            share=beats,
        )
    ]
    for one, other in pairwise(order):
        met = share(games, one.player, other.player)
        if met.games == 0:
            continue
        low, high = met.interval
        key = "arena.unclear" if low <= 0.5 <= high else "arena.clear"
        words = {"share": voice.share(met.value, (low, high)), "n": voice.number(met.games, 0)}
        found.append(voice.say(key, one=voice.player(one.player), other=voice.player(other.player), **words))
    seats = seat_shares(games, plan.seats)
    even = 1 / plan.seats
    at = max(range(plan.seats), key=lambda seat: seats[seat].value)
    if seats[at].interval[0] > even:
        words = {"best": str(at + 1), "share": voice.share(seats[at].value, seats[at].interval)}
        found.append(voice.say("arena.seat", **words, even=voice.percent(even)))
    else:
        found.append(voice.say("arena.noseat", even=voice.percent(even)))
    return found


def seat_shares(games: Sequence[Game], seats: int) -> list[Share]:
    return [
        Share(sum([first_share(game.places, seat) for game in games]) / max(1, len(games)), len(games))
        for seat in range(seats)
    ]


def _ratings(voice: Voice, rated: Sequence[Rating]) -> str:
    scale = charts.axis([value for one in rated for value in (one.low, one.high)])
    lines: list[Line] = []
    for one in rated:
        figures = f"{voice.number(one.rating)} ({voice.between(one.low, one.high)})"
        drawing = charts.interval(scale, one.rating, one.low, one.high, f"{one.player}: {figures}")
        lines.append(Line(voice.player(one.player), figures, drawing))
    chart = charts.rows(lines, scale, ticks=[voice.number(tick, 0) for tick in scale.ticks])
    return section(voice.say("arena.ratings"), paragraph(voice.say("arena.ratings.note", orders=ORDERS)), chart)


def _matrix(voice: Voice, games: Sequence[Game], players: Sequence[str]) -> str:
    heads = "".join([f'<th scope="col">{escape(voice.player(player))}</th>' for player in players])
    rows: list[str] = []
    for player in players:
        cells: list[str] = []
        for rival in players:
            met = share(games, player, rival) if rival != player else Share(0.5, 0)
            cells.append(_cell(voice, met) if met.games else '<td class="self">–</td>')
        rows.append(f'<tr><th scope="row">{escape(voice.player(player))}</th>{"".join(cells)}</tr>')
    grid = f'<table class="matrix"><thead><tr><th></th>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    note = paragraph(voice.say("arena.matrix.note"))
    return section(voice.say("arena.matrix"), note, f'<div class="scroll">{grid}</div>')


def _cell(voice: Voice, met: Share) -> str:
    """Green above one half, red below, the paler the nearer to it."""
    low, high = met.interval
    colour = "verdigris" if met.value >= 0.5 else "wax"
    tint = f"color-mix(in srgb,var(--{colour}) {50 * abs(2 * met.value - 1):.0f}%,transparent)"
    small = f"<small>{voice.between(100 * low, 100 * high)}<br>n = {voice.number(met.games, 0)}</small>"
    return f'<td style="background:{tint}">{voice.percent(met.value)}{small}</td>'


def _places(voice: Voice, games: Sequence[Game], order: Sequence[Standing], seats: int) -> str:
    scale = charts.Axis(0, 1, (0, 0.25, 0.5, 0.75, 1))
    colours = [f"c{1 + at % 5}" for at in range(seats)]
    lines: list[Line] = []
    for one in order:
        places = [game.places[at] for game in games for at, name in enumerate(game.seats) if name == one.player]
        parts: list[tuple[float, str, str]] = []
        for at in range(seats):
            part = places.count(at + 1) / len(places)
            parts.append(
                (part, colours[at], f"{one.player}, {voice.say('arena.place', n=at + 1)}: {voice.percent(part)}")
            )
        figures = voice.share(one.first.value, one.first.interval)
        lines.append(Line(voice.player(one.player), figures, charts.stacked(scale, parts)))
    names = [(colours[at], voice.say("arena.place", n=at + 1)) for at in range(seats)]
    ticks = [voice.percent(tick, 0) for tick in scale.ticks]
    return section(voice.say("arena.places"), charts.legend(names), charts.rows(lines, scale, ticks=ticks))


def _scores(voice: Voice, games: Sequence[Game], order: Sequence[Standing]) -> str:
    of = {
        voice.player(one.player): [
            game.scores[at] for game in games for at, name in enumerate(game.seats) if name == one.player
        ]
        for one in order
    }
    return section(voice.say("arena.scores"), paragraph(voice.say("arena.scores.note")), score_rows(voice, of))


def score_rows(voice: Voice, of: dict[str, list[int]], colour: str = "c1") -> str:
    """A histogram of scores for each name, on one scale."""
    scale = charts.axis([float(value) for values in of.values() for value in (min(values), max(values) + 1)])
    lines: list[Line] = []
    for name, values in of.items():
        counts = charts.bins([float(value) for value in values], scale)
        titles: list[str] = []
        for low, high, count in counts:
            words = {"low": voice.number(low, 0), "share": voice.percent(count / len(values))}
            key = "bin" if high - low <= 1 else "bins"
            titles.append(voice.say(key, **words, high=voice.number(high - 1, 0)))
        middle = median(values)
        drawing = charts.histogram(scale, counts, middle + 0.5, titles, colour)
        lines.append(Line(name, voice.say("median", value=voice.number(middle, 0)), drawing))
    return charts.rows(lines, scale, charts.HISTOGRAM, [voice.number(tick, 0) for tick in scale.ticks])


def _seats(voice: Voice, games: Sequence[Game], seats: int) -> str:
    found = seat_shares(games, seats)
    chart = seat_rows(voice, [(voice.say("seat", n=at + 1), one) for at, one in enumerate(found)], 1 / seats)
    return section(voice.say("arena.seats"), paragraph(voice.say("arena.seats.note")), chart)


def seat_rows(voice: Voice, found: Sequence[tuple[str, Share]], even: float, colour: str = "c1") -> str:
    """Shares of victory with intervals beside the even share."""
    scale = charts.axis([bound for _, one in found for bound in one.interval], zero=even)
    lines: list[Line] = []
    for name, one in found:
        figures = voice.share(one.value, one.interval)
        drawing = charts.interval(scale, one.value, *one.interval, f"{name}: {figures}", colour)
        lines.append(Line(name, figures, drawing))
    return charts.rows(lines, scale, ticks=[voice.percent(tick, 0) for tick in scale.ticks])


def _table(voice: Voice, rated: Sequence[Rating], order: Sequence[Standing]) -> str:
    heads = [voice.say(f"col.{name}") for name in ("player", "rating", "games", "first", "beats", "score")]
    lines: list[list[str]] = []
    for one, row in zip(rated, order, strict=True):
        rating = f"{voice.number(one.rating)} ({voice.between(one.low, one.high)})"
        shares = [voice.share(part.value, part.interval) for part in (row.first, row.beats)]
        score = f"{voice.number(row.mean)} ± {voice.number(row.deviation)}"
        lines.append([voice.player(one.player), rating, voice.number(row.games, 0), *shares, score])
    return section(voice.say("arena.table"), table(heads, lines))


def _how(voice: Voice, plan: Plan, games: Sequence[Game], command: str) -> str:
    pairs = [
        (voice.say("how.game"), voice.title(plan.game)),
        (voice.say("how.options"), voice.typed(plan.options)),
        *([(voice.say("how.overlay"), spelt(plan.overlay))] if plan.overlay else []),
        (voice.say("how.players"), ", ".join(plan.players)),
        (voice.say("how.seats"), str(plan.seats)),
        (voice.say("how.games"), voice.number(len(games), 0)),
        (voice.say("how.seed"), plan.seed),
        (voice.say("how.engine"), voice.say("how.engine.is", **plan.engine)),
        (voice.say("arena.schedule"), voice.say(f"arena.{plan.mode}", seats=plan.seats)),
        (voice.say("arena.intervals"), voice.say("how.shares")),
    ]
    timed = paragraph(voice.say("how.timed")) if any(TIMED in player for player in plan.players) else ""
    return section(voice.say("how.title"), facts(pairs, command, voice.say("how.command")), timed)
