"""The report of solo games: how often every bot wins against the game itself."""

from collections.abc import Sequence
from statistics import median

from palatine.lab import charts
from palatine.lab.charts import Line
from palatine.lab.match import TIMED
from palatine.lab.ratings import Share
from palatine.lab.report.arena import score_rows
from palatine.lab.report.page import conclusions, facts, heading, page, paragraph, section, spelt, table
from palatine.lab.report.voice import Voice
from palatine.lab.solo import MEDALS, Challenge, Plan, Result

COLOURS = {"gold": "s1", "silver": "s11", "bronze": "s9"}
WHOLE = charts.Axis(0, 1, (0, 0.25, 0.5, 0.75, 1))


def solo_report(plan: Plan, results: Sequence[Result], command: str, lang: str) -> str:
    """The whole page, game by game."""
    voice = Voice(lang)
    games = list(plan.engines)
    key = "solo.title.one" if plan.game else "solo.title"
    sections = [conclusions(voice.say("words.title"), sentences(voice, plan, results))]
    for game in games:
        sections.append(_wins(voice, plan, game, results))
    for game in games:
        sections.append(_scores(voice, plan, game, results))
    sections += [_table(voice, plan, results), _how(voice, plan, len(results), command)]
    words = {"players": len(plan.players), "games": voice.number(plan.games, 0), "seed": plan.seed}
    title = voice.say(key, game=voice.title(games[0]))
    return page(voice, title, voice.say("solo.under", **words), sections)


def of(results: Sequence[Result], challenge: Challenge, player: str) -> list[Result]:
    return [one for one in results if (one.game, one.challenge, one.player) == (challenge.game, challenge.name, player)]


def won(results: Sequence[Result]) -> Share:
    return Share(sum([one.won for one in results]) / max(1, len(results)), len(results))


def at_least(results: Sequence[Result], medal: str) -> Share:
    """A medal counts for those below it."""
    enough = MEDALS[MEDALS.index(medal) :]
    return Share(sum([one.medal in enough for one in results]) / max(1, len(results)), len(results))


def named(voice: Voice, challenge: Challenge, several: bool) -> str:
    name = voice.of(challenge.said)
    return f"{voice.title(challenge.game)}, {name}" if several else name


def sentences(voice: Voice, plan: Plan, results: Sequence[Result]) -> list[str]:
    found: list[str] = []
    for challenge in plan.challenges:
        name = named(voice, challenge, not plan.game)
        shares = {player: won(of(results, challenge, player)) for player in plan.players}
        order = sorted(plan.players, key=lambda player: -shares[player].value)
        best = shares[order[0]]
        words = {"challenge": name, "player": voice.player(order[0])}
        found.append(voice.say("solo.best", **words, share=voice.share(best.value, best.interval)))
        if len(order) > 1:
            one, other = [of(results, challenge, player) for player in order[:2]]
            more = sum([mine.won > theirs.won for mine, theirs in zip(one, other, strict=True)])
            less = sum([mine.won < theirs.won for mine, theirs in zip(one, other, strict=True)])
            low, high = Share(more / max(1, more + less), more + less).interval
            if low <= 0.5 <= high:
                names = {"one": voice.player(order[0]), "other": voice.player(order[1])}
                found.append(voice.say("solo.gap", challenge=name, **names, more=more, less=less))
    return found


def _wins(voice: Voice, plan: Plan, game: str, results: Sequence[Result]) -> str:
    with_medals = any(one.medal for one in results if one.game == game)
    parts = [paragraph(voice.say("solo.medals.note" if with_medals else "solo.wins.note"))]
    if with_medals:
        colours = [(COLOURS[name], voice.say(f"medal.{name}")) for name in reversed(MEDALS)]
        parts.append(charts.legend(colours))
    ticks = [voice.percent(tick, 0) for tick in WHOLE.ticks]
    for challenge in [one for one in plan.challenges if one.game == game]:
        lines: list[Line] = []
        for player in plan.players:
            mine = of(results, challenge, player)
            share = won(mine)
            figures = voice.share(share.value, share.interval)
            name = voice.player(player)
            title = f"{name}: {figures}"
            drawing = _medals(voice, mine) if with_medals else charts.bar(WHOLE, 0, share.value, title)
            if not with_medals:
                drawing += charts.interval(WHOLE, share.value, *share.interval, title, "c3")
            lines.append(Line(name, figures, drawing))
        parts += [heading(voice.of(challenge.said)), charts.rows(lines, WHOLE, ticks=ticks)]
    title = voice.say("solo.medals" if with_medals else "solo.wins")
    return section(title if plan.game else f"{voice.title(game)}: {title.lower()}", *parts)


def _medals(voice: Voice, mine: Sequence[Result]) -> str:
    parts: list[tuple[float, str, str]] = []
    for name in reversed(MEDALS):
        part = sum([one.medal == name for one in mine]) / max(1, len(mine))
        parts.append((part, COLOURS[name], f"{voice.say(f'medal.{name}')}: {voice.percent(part)}"))
    return charts.stacked(WHOLE, parts)


def _scores(voice: Voice, plan: Plan, game: str, results: Sequence[Result]) -> str:
    parts: list[str] = [paragraph(voice.say("arena.scores.note"))]
    for challenge in [one for one in plan.challenges if one.game == game]:
        scores = {
            voice.player(player): [one.score for one in of(results, challenge, player)] for player in plan.players
        }
        parts += [heading(voice.of(challenge.said)), score_rows(voice, scores)]
    title = voice.say("solo.scores")
    return section(title if plan.game else f"{voice.title(game)}: {title.lower()}", *parts)


def _table(voice: Voice, plan: Plan, results: Sequence[Result]) -> str:
    medals = any(one.medal for one in results)
    heads = [voice.say(key) for key in ("solo.rival", "col.player", "col.games", "solo.median", "solo.wins")]
    if medals:
        heads += [voice.say("medal.at_least", medal=voice.say(f"medal.{name}")) for name in MEDALS[1:]]
    lines: list[list[str]] = []
    for challenge in plan.challenges:
        for player in plan.players:
            mine = of(results, challenge, player)
            share = won(mine)
            middle = voice.number(median([one.score for one in mine]), 0)
            line = [named(voice, challenge, not plan.game), voice.player(player), voice.number(len(mine), 0), middle]
            line.append(voice.share(share.value, share.interval))
            if medals:
                shares = [at_least(mine, name) for name in MEDALS[1:]]
                has = any(one.medal for one in results if one.game == challenge.game)
                line += [voice.share(one.value, one.interval) if has else "–" for one in shares]
            lines.append(line)
    return section(voice.say("solo.table"), table(heads, lines))


def _how(voice: Voice, plan: Plan, count: int, command: str) -> str:
    engines = [f"{voice.title(game)}: {voice.say('how.engine.is', **one)}" for game, one in plan.engines.items()]
    pairs = [
        (voice.say("how.options"), voice.typed(plan.options)),
        *([(voice.say("how.overlay"), spelt(plan.overlay))] if plan.overlay else []),
        (voice.say("how.players"), ", ".join([voice.player(player) for player in plan.players])),
        (voice.say("how.games"), voice.number(count, 0)),
        (voice.say("how.seed"), plan.seed),
        (voice.say("how.engine"), "; ".join(engines)),
        (voice.say("arena.schedule"), voice.say("solo.paired")),
        (voice.say("arena.intervals"), voice.say("how.shares")),
    ]
    timed = paragraph(voice.say("how.timed")) if any(TIMED in player for player in plan.players) else ""
    return section(voice.say("how.title"), facts(pairs, command, voice.say("how.command")), timed)
