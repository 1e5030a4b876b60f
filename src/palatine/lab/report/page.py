"""The frame of every report, and the small parts they are made of."""

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from palatine.lab.report.voice import Voice


def part(name: str) -> str:
    """A file that every page carries inside."""
    return files("palatine.lab.report").joinpath(name).read_text("utf-8")


def page(voice: Voice, title: str, under: str, sections: Sequence[str]) -> str:
    """A whole file: nothing is loaded from anywhere, and nothing is lost without scripts but one button."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';style-src 'unsafe-inline';"
        "script-src 'unsafe-inline';img-src data:\">"
        f'<link rel="icon" href="data:,"><title>{escape(title)}</title><style>{part("report.css")}</style>'
    )
    top = (
        f"<header><div><h1>{escape(title)}</h1><p>{escape(under)}</p></div>"
        f'<button type="button" hidden>{escape(voice.say("page.theme"))}</button></header>'
    )
    foot = f"<footer>{escape(voice.say('page.foot'))}</footer>"
    body = f"{top}<main>{''.join(sections)}</main>{foot}<script>{part('report.js')}</script>"
    return f'<!doctype html><html lang="{voice.lang}"><head>{head}</head><body>{body}</body></html>\n'


def section(title: str, *parts: str, kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return f"<section{name}><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def conclusions(title: str, sentences: Sequence[str], *more: str) -> str:
    """What came out, in words, before any chart."""
    return section(title, points(sentences), *more, kind="words")


def points(sentences: Sequence[str]) -> str:
    return f"<ul>{''.join([f'<li>{escape(sentence)}</li>' for sentence in sentences])}</ul>"


def paragraph(text: str, kind: str = "note") -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def table(heads: Sequence[str], lines: Sequence[Sequence[str]], sure: Sequence[bool] = ()) -> str:
    """Rows of plain text; those that are `sure` carry a mark."""
    top = "".join([f'<th scope="col">{escape(head)}</th>' for head in heads])
    found: list[str] = []
    for at, line in enumerate(lines):
        mark = ' class="sure"' if at < len(sure) and sure[at] else ""
        found.append(f"<tr{mark}>{''.join([f'<td>{escape(cell)}</td>' for cell in line])}</tr>")
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{"".join(found)}</tbody></table></div>'


def folded(title: str, *parts: str, opened: bool = False) -> str:
    return f"<details{' open' if opened else ''}><summary>{escape(title)}</summary>{''.join(parts)}</details>"


def facts(pairs: Sequence[tuple[str, str]], command: str, command_name: str) -> str:
    """How the figures came about, and the command that makes them again."""
    rows = "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs])
    return f"<dl>{rows}<dt>{escape(command_name)}</dt><dd><code>{escape(command)}</code></dd></dl>"


def spelt(overlay: object) -> str:
    """An overlay on one line."""
    return json.dumps(overlay, ensure_ascii=False, sort_keys=True)
