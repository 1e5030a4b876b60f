"""What an overlay changes: sentences, a table and charts of paired differences."""

from collections.abc import Sequence

from palatine.lab import balance, charts
from palatine.lab.balance import Change
from palatine.lab.charts import Line
from palatine.lab.report.labels import Labels
from palatine.lab.report.page import folded, heading, paragraph, section, table
from palatine.lab.report.voice import Voice
from palatine.lab.study import Plan, Played

SHOWN = 15
NAMED = 5


def touched(plan: Plan, names: Sequence[str]) -> list[str]:
    """The things whose rows the overlay replaces."""
    rows = {row for family in (plan.overlay or {}).values() if isinstance(family, dict) for row in family}
    return [name for name in names if name.partition("/")[2] in rows]


def change_sentences(
    voice: Voice, plan: Plan, labels: Labels, games: Sequence[Played], names: Sequence[str], player: str
) -> list[str]:
    """What changes for one kind of bot."""
    found: list[str] = []
    name = voice.player(player)
    mine = touched(plan, names)
    taken = balance.changes(games, player, {thing: balance.taking(thing) for thing in names})
    for one in taken:
        if one.name in mine:
            words = {"before": voice.number(one.before, 2), "after": voice.number(one.after, 2)}
            told = {"thing": labels.name(one.name), "difference": difference(voice, one, 2)}
            found.append(voice.say("study.overlay.thing", player=name, **words, **told))
    measured = balance.changes(games, player, balance.measures(plan))
    score = next(one for one in measured if one.name == "score")
    if score.sure:
        found.append(voice.say("study.overlay.score", player=name, difference=difference(voice, score)))
    elif not any(one.sure for one in measured):
        found.append(voice.say("study.overlay.none", player=name))
    others = sorted([one for one in taken if one.sure and one.name not in mine], key=_weight)[:NAMED]
    if others:
        listed = voice.listed([f"{labels.name(one.name)} ({voice.signed(one.difference.value, 2)})" for one in others])
        found.append(voice.say("study.overlay.also", player=name, names=listed))
    return found


def _weight(one: Change) -> float:
    return -abs(one.difference.value) / (one.difference.error or 1)


def difference(voice: Voice, one: Change, places: int = 1, factor: float = 1) -> str:
    low, high = [factor * bound for bound in one.difference.interval]
    return f"{voice.signed(factor * one.difference.value, places)} ({voice.between(low, high, places)})"


def changes_section(voice: Voice, plan: Plan, labels: Labels, games: Sequence[Played], names: Sequence[str]) -> str:
    """The last player's changes, and those of the others folded away."""
    parts = [paragraph(voice.say("study.changes.note"))]
    if len(plan.players) > 1:
        parts.append(heading(voice.player(plan.players[-1])))
    parts += _changes(voice, plan, labels, games, names, plan.players[-1])
    for player in plan.players[:-1]:
        parts.append(folded(voice.player(player), *_changes(voice, plan, labels, games, names, player)))
    return section(voice.say("study.changes"), *parts)


def _changes(
    voice: Voice, plan: Plan, labels: Labels, games: Sequence[Played], names: Sequence[str], player: str
) -> list[str]:
    parts = [_measures(voice, balance.changes(games, player, balance.measures(plan)))]
    taken = balance.changes(games, player, {thing: balance.taking(thing) for thing in names})
    mine = touched(plan, names)
    some = [one for one in taken if one.name in mine]
    some += sorted([one for one in taken if one.name not in mine], key=_weight)[: max(0, SHOWN - len(some))]
    titles = [labels.name(one.name) for one in some]
    parts += [heading(voice.say("study.changes.things")), _forest(voice, some, titles, 2)]
    every = labels.ordered(balance.sources_in(games))
    sources = balance.changes(games, player, {source: balance.earning(source) for source in every})
    titles = [labels.source(one.name) for one in sources]
    return [*parts, heading(voice.say("study.changes.sources")), _forest(voice, sources, titles, 1)]


def _measures(voice: Voice, found: Sequence[Change]) -> str:
    lines: list[list[str]] = []
    for one in found:
        kind, _, seat = one.name.partition(" ")
        factor = 100 if kind == "seat" else 1
        name = voice.say("measure.seat", n=int(seat) + 1) if kind == "seat" else voice.say(f"measure.{kind}")
        values = [voice.percent(v) if kind == "seat" else voice.number(v) for v in (one.before, one.after)]
        lines.append([name, *values, difference(voice, one, 1, factor)])
    heads = [voice.say(f"col.{key}") for key in ("measure", "before", "after", "difference")]
    return table(heads, lines, [one.sure for one in found])


def _forest(voice: Voice, found: Sequence[Change], titles: Sequence[str], places: int) -> str:
    scale = charts.axis([bound for one in found for bound in one.difference.interval], zero=0.0)
    step = scale.ticks[1] - scale.ticks[0]
    lines: list[Line] = []
    for one, title in zip(found, titles, strict=True):
        figures = difference(voice, one, places)
        look = "c2" if one.sure else "c2 pale"
        drawing = charts.interval(scale, one.difference.value, *one.difference.interval, figures, look)
        lines.append(Line(title, figures, drawing))
    digits = 0 if step >= 1 else 1 if step >= 0.1 else 2
    return charts.rows(lines, scale, ticks=[voice.signed(tick, digits) for tick in scale.ticks])
