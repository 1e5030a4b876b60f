"""Charts as inline SVG. Horizontal positions are percentages and sizes pixels, so a chart fills whatever width it gets
and its letters never shrink. Every mark tells its figures when pointed at; the same figures stand beside it as text.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

ROW = 26
HISTOGRAM = 58
TICKS = 5


@dataclass(frozen=True)
class Axis:
    """A scale from left to right, with ticks at round numbers."""

    low: float
    high: float
    ticks: tuple[float, ...]
    zero: float | None = None
    """Where a stronger line stands: no difference, or an even share."""

    def at(self, value: float) -> str:
        part = (value - self.low) / ((self.high - self.low) or 1)
        return f"{100 * min(1.0, max(0.0, part)):.2f}%"

    def wide(self, low: float, high: float) -> str:
        return f"{max(0.0, float(self.at(high)[:-1]) - float(self.at(low)[:-1])):.2f}%"


def axis(values: Sequence[float], zero: float | None = None, low: float | None = None) -> Axis:
    """A scale that holds all values; `low` is a bound it should begin at."""
    everything = [*values, *([zero] if zero is not None else []), *([low] if low is not None else [])] or [0.0, 1.0]
    least, most = min(everything), max(everything)
    step = nice((most - least) / TICKS or 1.0)
    begin, end = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    ticks = tuple([at * step for at in range(begin, max(end, begin + 1) + 1)])
    return Axis(ticks[0], ticks[-1], ticks, zero)


def nice(step: float) -> float:
    """The next round step: 1, 2, 2.5 or 5 times a power of ten."""
    power: float = 10.0 ** floor(log10(step))
    return next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= step - 1e-12)


@dataclass(frozen=True)
class Line:
    """A row of a chart: a name, its figures as text, and what is drawn."""

    name: str
    figures: str
    drawing: str
    note: str = ""


def grid(scale: Axis, height: int) -> str:
    lines = [f'<line class="tick" x1="{scale.at(t)}" x2="{scale.at(t)}" y1="0" y2="{height}"/>' for t in scale.ticks]
    if scale.zero is not None:
        lines.append(
            f'<line class="zero" x1="{scale.at(scale.zero)}" x2="{scale.at(scale.zero)}" y1="0" y2="{height}"/>'
        )
    return "".join(lines)


def plot(drawing: str, scale: Axis | None, height: int, name: str = "") -> str:
    behind = grid(scale, height) if scale else ""
    return f'<svg role="img" aria-label="{escape(name)}" height="{height}">{behind}{drawing}</svg>'


def tick_row(scale: Axis, labels: Sequence[str]) -> str:
    """The numbers below a chart; the outer ones stay inside."""
    texts: list[str] = []
    for at, (tick, label) in enumerate(zip(scale.ticks, labels, strict=True)):
        anchor = "start" if at == 0 else "end" if at == len(labels) - 1 else "middle"
        # On a narrow screen there is no room for every number.
        thin = ' class="thin"' if at % 2 and len(labels) > 4 else ""
        texts.append(f'<text{thin} x="{scale.at(tick)}" y="13" text-anchor="{anchor}">{escape(label)}</text>')
    return f'<div class="row axis"><svg aria-hidden="true" height="18">{"".join(texts)}</svg></div>'


def rows(lines: Sequence[Line], scale: Axis | None, height: int = ROW, ticks: Sequence[str] = ()) -> str:
    """Lines one below the other with one scale."""
    found: list[str] = []
    for line in lines:
        note = f"<small>{escape(line.note)}</small>" if line.note else ""
        told = f"{line.name}: {line.figures}"
        found.append(
            f'<div class="row"><span class="name">{escape(line.name)}{note}</span>'
            f'<span class="figures">{escape(line.figures)}</span>{plot(line.drawing, scale, height, told)}</div>'
        )
    if scale and ticks:
        found.append(tick_row(scale, ticks))
    return f'<div class="chart">{"".join(found)}</div>'


def titled(mark: str, title: str) -> str:
    return f"<g><title>{escape(title)}</title>{mark}</g>"


def interval(scale: Axis, value: float, low: float, high: float, title: str, colour: str = "c1", y: int = 13) -> str:
    """A dot with its interval."""
    whisker = f'<line class="whisker {colour}" x1="{scale.at(low)}" x2="{scale.at(high)}" y1="{y}" y2="{y}"/>'
    dot = f'<circle class="dot {colour}" cx="{scale.at(value)}" cy="{y}" r="5"/>'
    return titled(whisker + dot, title)


def bar(scale: Axis, low: float, high: float, title: str, colour: str = "c1", y: int = 4, height: int = 18) -> str:
    mark = f'<rect class="{colour}" x="{scale.at(low)}" width="{scale.wide(low, high)}" y="{y}" height="{height}"/>'
    return titled(mark, title)


def stacked(scale: Axis, parts: Sequence[tuple[float, str, str]]) -> str:
    """Parts beside each other, (value, colour, title); what is below nought goes to the left of it."""
    found: list[str] = []
    right = left = 0.0
    for value, colour, title in parts:
        if value >= 0:
            found.append(bar(scale, right, right + value, title, colour))
            right += value
        else:
            found.append(bar(scale, left + value, left, title, colour))
            left += value
    return "".join(found)


def histogram(
    scale: Axis, counts: Sequence[tuple[float, float, float]], middle: float, titles: Sequence[str], colour: str = "c1"
) -> str:
    """Bars for (from, to, count), with a line at the median."""
    most = max([count for _, _, count in counts], default=1) or 1
    marks: list[str] = []
    for (low, high, count), title in zip(counts, titles, strict=True):
        tall = (HISTOGRAM - 6) * count / most
        if count:
            wide = scale.wide(low, high)
            shape = f'x="{scale.at(low)}" width="{wide}" y="{HISTOGRAM - tall:.1f}" height="{tall:.1f}"'
            marks.append(titled(f'<rect class="{colour} bin" {shape}/>', title))
    x = scale.at(middle)
    marks.append(f'<line class="median" x1="{x}" x2="{x}" y1="0" y2="{HISTOGRAM}"/>')
    return "".join(marks)


def bins(values: Sequence[float], scale: Axis, most: int = 24) -> list[tuple[float, float, float]]:
    """How often values fall into equal parts of a scale; whole numbers are never split unevenly."""
    width = max(1.0, ceil((scale.high - scale.low) / most))
    count = ceil((scale.high - scale.low) / width) + 1
    found = [0] * count
    for value in values:
        found[min(count - 1, int((value - scale.low) // width))] += 1
    return [(scale.low + at * width, scale.low + (at + 1) * width, float(n)) for at, n in enumerate(found)]


def legend(items: Sequence[tuple[str, str]]) -> str:
    """What the colours mean: (colour, name)."""
    keys = [f'<span><i class="{colour}"></i>{escape(name)}</span>' for colour, name in items]
    return f'<p class="legend">{"".join(keys)}</p>'
