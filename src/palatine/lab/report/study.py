"""The report of a study: conclusions in words, then charts, then tables, as a designer reads it."""

from collections.abc import Sequence
from statistics import median

from palatine.lab import balance, charts
from palatine.lab.balance import Thing
from palatine.lab.charts import Line
from palatine.lab.match import TIMED
from palatine.lab.report.arena import score_rows, seat_rows
from palatine.lab.report.changes import change_sentences, changes_section
from palatine.lab.report.labels import Labels
from palatine.lab.report.page import (
    conclusions,
    facts,
    folded,
    heading,
    page,
    paragraph,
    points,
    section,
    spelt,
    table,
)
from palatine.lab.report.study_sentences import sentences
from palatine.lab.report.voice import Voice
from palatine.lab.study import Plan, Played

ROW_OF_ONE = 26
ROW_OF_MORE = 13


def study_report(plan: Plan, games: Sequence[Played], command: str, lang: str) -> str:
    """The whole page."""
    voice = Voice(lang)
    labels = Labels(voice, plan)
    of, names, worth = weighed(plan, games, labels)
    told = {
        player: [
            *(change_sentences(voice, plan, labels, games, names, player) if plan.overlay else []),
            *sentences(voice, plan, labels, player, mine, worth[player]),
        ]
        for player, mine in of.items()
    }
    last = plan.players[-1]
    others = [part for player in plan.players[:-1] for part in (heading(voice.player(player)), points(told[player]))]
    folds = [folded(voice.say("study.others"), *others)] if others else []
    words = {"seats": plan.seats, "games": voice.number(plan.games, 0), "seed": plan.seed}
    players = ", ".join([voice.player(player) for player in plan.players])
    return page(
        voice,
        voice.say("study.title", game=voice.title(plan.game)),
        voice.say("study.under", **words, players=players),
        [
            conclusions(voice.say("words.title"), told[last], *folds),
            *([changes_section(voice, plan, labels, games, names)] if plan.overlay else []),
            *([_seats(voice, plan, of)] if plan.seats > 1 else []),
            _scores(voice, of),
            _sources(voice, labels, of, plan.seats),
            _length(voice, of),
            _things(voice, plan, labels, worth),
            _tables(voice, labels, worth),
            _how(voice, plan, len(games), command),
        ],
    )


def weighed(
    plan: Plan, games: Sequence[Played], labels: Labels
) -> tuple[dict[str, list[Played]], list[str], dict[str, list[Thing]]]:
    """The games of each player with the data of the box, the names of all things, and what they are worth."""
    of = {player: balance.chosen(games, player) for player in plan.players}
    names = sorted({*balance.names_in(games), *labels.whole}, key=lambda name: (labels.place(name), name))
    return of, names, {player: balance.things(mine, names) for player, mine in of.items()}


def study_words(plan: Plan, games: Sequence[Played], lang: str) -> list[str]:
    """What came out for the last player, in words, for a terminal."""
    voice = Voice(lang)
    labels = Labels(voice, plan)
    of, names, worth = weighed(plan, games, labels)
    last = plan.players[-1]
    told = change_sentences(voice, plan, labels, games, names, last) if plan.overlay else []
    return told + sentences(voice, plan, labels, last, of[last], worth[last])


def _seats(voice: Voice, plan: Plan, of: dict[str, list[Played]]) -> str:
    parts = [paragraph(voice.say("study.seats.note"))]
    for at, (player, mine) in enumerate(of.items()):
        found = [(voice.say("seat", n=seat + 1), one.first) for seat, one in enumerate(balance.seats(mine, plan.seats))]
        parts += [heading(voice.player(player)), seat_rows(voice, found, 1 / plan.seats, colour(at))]
    return section(voice.say("study.seats"), *parts)


def colour(at: int) -> str:
    return f"c{1 + at % 5}"


def _scores(voice: Voice, of: dict[str, list[Played]]) -> str:
    scores = {voice.player(player): [score for game in mine for score in game.scores] for player, mine in of.items()}
    note = paragraph(voice.say("arena.scores.note"))
    return section(voice.say("study.scores"), note, score_rows(voice, scores))


def _sources(voice: Voice, labels: Labels, of: dict[str, list[Played]], seats: int) -> str:
    sources = labels.ordered(balance.sources_in([game for mine in of.values() for game in mine]))
    shades = {source: f"s{1 + at % 14}" for at, source in enumerate(sources)}
    rows: list[tuple[str, dict[str, float]]] = []
    for player, mine in of.items():
        rows.append((voice.say("study.all", player=voice.player(player)), balance.source_means(mine)))
        if any(1 in game.places for game in mine):
            means = balance.source_means(mine, winners=True)
            rows.append((voice.say("study.winners", player=voice.player(player)), means))
    sums = [sum([v for v in means.values() if v > 0]) for _, means in rows]
    losses = [sum([v for v in means.values() if v < 0]) for _, means in rows]
    scale = charts.axis([*sums, *losses], zero=0.0)
    lines: list[Line] = []
    for name, means in rows:
        parts = [
            (value, shades[source], f"{labels.source(source)}: {voice.number(value)}")
            for source in sources
            if (value := means.get(source, 0.0))
        ]
        lines.append(Line(name, voice.number(sum(means.values())), charts.stacked(scale, parts)))
    ticks = [voice.number(tick, 0) for tick in scale.ticks]
    found = [
        paragraph(voice.say("study.sources.note")),
        charts.legend([(shades[source], labels.source(source)) for source in sources]),
        charts.rows(lines, scale, ticks=ticks),
    ]
    if seats > 1:
        found += [heading(voice.say("study.gaps")), paragraph(voice.say("study.gaps.note"))]
        gaps = {player: balance.source_gaps(mine) for player, mine in of.items()}
        every = [bound for one in gaps.values() for gap in one.values() for bound in gap.interval]
        wide = charts.axis(every, zero=0.0)
        height = row_height(len(of))
        drawn: list[Line] = []
        for source in sources:
            marks = ""
            for at, one in enumerate(gaps.values()):
                if source in one:
                    value, bounds = one[source].value, one[source].interval
                    marks += charts.interval(
                        wide, value, *bounds, voice.signed(value), colour(at), row_middle(at, len(of))
                    )
            last = list(gaps.values())[-1].get(source)
            figures = f"{voice.signed(last.value)} ({voice.between(*last.interval)})" if last else "–"
            drawn.append(Line(labels.source(source), figures, marks))
        found += [_who(voice, of), charts.rows(drawn, wide, height, [voice.signed(tick, 0) for tick in wide.ticks])]
    return section(voice.say("study.sources"), *found)


def row_height(count: int) -> int:
    return ROW_OF_ONE if count == 1 else ROW_OF_MORE * count + 4


def row_middle(at: int, count: int) -> int:
    return ROW_OF_ONE // 2 if count == 1 else ROW_OF_MORE * at + ROW_OF_MORE // 2 + 2


def _who(voice: Voice, of: dict[str, list[Played]] | dict[str, list[Thing]]) -> str:
    """Whose dots are which, where there are several players; the figures are the last one's."""
    if len(of) == 1:
        return ""
    last = voice.player(list(of)[-1])
    colours = charts.legend([(colour(at), voice.player(player)) for at, player in enumerate(of)])
    return colours + paragraph(voice.say("study.figures", player=last))


def _length(voice: Voice, of: dict[str, list[Played]]) -> str:
    parts: list[str] = []
    if any(game.turns for mine in of.values() for game in mine):
        turns = {voice.player(player): [game.turns for game in mine] for player, mine in of.items()}
        parts += [heading(voice.say("study.long.turns")), score_rows(voice, turns, "c4")]
    decisions = {voice.player(player): [game.decisions for game in mine] for player, mine in of.items()}
    parts += [heading(voice.say("study.long.decisions")), score_rows(voice, decisions, "c4")]
    return section(voice.say("study.long"), *parts)


def _things(voice: Voice, plan: Plan, labels: Labels, worth: dict[str, list[Thing]]) -> str:
    parts = [paragraph(voice.say("study.things.note")), _who(voice, worth)]
    by_name = [{one.name: one for one in found} for found in worth.values()]
    names = list(by_name[-1])
    groups = list(dict.fromkeys([labels.group(name) for name in names]))
    for group in sorted(groups, key=lambda one: one[0] != "build"):
        rows = [name for name in names if labels.group(name) == group and any(one[name].win for one in by_name)]
        if not rows:
            continue
        rows.sort(key=lambda name: -max([one[name].win.value for one in by_name[-1:] if one[name].win] or [-9.0]))  # type: ignore[union-attr]
        parts += [heading(labels.group_title(group)), _forest(voice, labels, rows, by_name)]
    return section(voice.say("study.things"), *parts)


def _forest(voice: Voice, labels: Labels, names: Sequence[str], by_name: Sequence[dict[str, Thing]]) -> str:
    every = [100 * bound for one in by_name for name in names if (win := one[name].win) for bound in win.interval]
    scale = charts.axis(_trimmed(every), zero=0.0)
    lines: list[Line] = []
    for name in names:
        marks = ""
        for at, one in enumerate(by_name):
            win = one[name].win
            if win:
                low, high = [100 * bound for bound in win.interval]
                look = colour(at) if one[name].win_sure else f"{colour(at)} pale"
                figures = f"{voice.signed(100 * win.value)} ({voice.between(low, high)})"
                marks += charts.interval(scale, 100 * win.value, low, high, figures, look, row_middle(at, len(by_name)))
        last = by_name[-1][name]
        if last.win:
            low, high = [100 * bound for bound in last.win.interval]
            figures = f"{voice.signed(100 * last.win.value)} ({voice.between(low, high)})"
        else:
            figures = voice.say("study.rare")
        note = voice.say("study.rate", share=voice.percent(last.rate.value, 0))
        lines.append(Line(labels.name(name), figures, marks, note))
    return charts.rows(lines, scale, max(30, row_height(len(by_name))), [voice.signed(t, 0) for t in scale.ticks])


def _trimmed(values: Sequence[float]) -> list[float]:
    """Bounds for a scale: a few very wide intervals must not flatten all others."""
    order = sorted(values)
    if len(order) < 20:
        return order
    spread = order[int(len(order) * 0.95)] - order[int(len(order) * 0.05)]
    middle = median(order)
    return [value for value in order if abs(value - middle) <= 1.5 * spread] or order


def _tables(voice: Voice, labels: Labels, worth: dict[str, list[Thing]]) -> str:
    parts = [paragraph(voice.say("study.tables.note"))]
    for player, found in worth.items():
        grids: list[str] = []
        for group in dict.fromkeys([labels.group(one.name) for one in found]):
            mine = [one for one in found if labels.group(one.name) == group]
            shown = any(one.chosen for one in mine)
            keys = ("thing", "rate", "copies", *(["chosen"] if shown else []), "win", "points")
            lines = [_line(voice, labels, one, shown) for one in mine]
            grid = table([voice.say(f"col.{key}") for key in keys], lines, [one.win_sure for one in mine])
            grids += [heading(labels.group_title(group)), grid]
        parts.append(folded(voice.player(player), *grids))
    return section(voice.say("study.tables"), *parts)


def _line(voice: Voice, labels: Labels, one: Thing, shown: bool) -> list[str]:
    cells = [labels.name(one.name), voice.share(one.rate.value, one.rate.interval), voice.number(one.copies, 2)]
    if shown:
        cells.append(voice.share(one.chosen.value, one.chosen.interval) if one.chosen else "–")
    for estimate, factor in ((one.win, 100), (one.points, 1)):
        if estimate is None:
            cells.append("–")
            continue
        low, high = [factor * bound for bound in estimate.interval]
        cells.append(f"{voice.signed(factor * estimate.value)} ({voice.between(low, high)})")
    return cells


def _how(voice: Voice, plan: Plan, count: int, command: str) -> str:
    pairs = [
        (voice.say("how.game"), voice.title(plan.game)),
        (voice.say("how.options"), voice.typed(plan.options)),
        *([(voice.say("how.overlay"), spelt(plan.overlay))] if plan.overlay else []),
        (voice.say("how.players"), ", ".join([voice.player(player) for player in plan.players])),
        (voice.say("how.seats"), str(plan.seats)),
        (voice.say("how.games"), voice.number(count, 0)),
        (voice.say("how.seed"), plan.seed),
        (voice.say("how.engine"), voice.say("how.engine.is", **plan.engine)),
        (voice.say("arena.schedule"), voice.say("study.schedule")),
    ]
    timed = paragraph(voice.say("how.timed")) if any(TIMED in player for player in plan.players) else ""
    return section(voice.say("how.title"), facts(pairs, command, voice.say("how.command")), timed)
