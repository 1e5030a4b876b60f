"""What a study found, in words."""

from collections.abc import Sequence
from statistics import fmean, median

from palatine.lab import balance
from palatine.lab.balance import Thing
from palatine.lab.report.labels import Labels
from palatine.lab.report.voice import Voice
from palatine.lab.study import Plan, Played

NAMED = 4
"""Things that a sentence names at most."""


def sentences(
    voice: Voice, plan: Plan, labels: Labels, player: str, games: Sequence[Played], worth: Sequence[Thing]
) -> list[str]:
    """Seats, scores, sources, length and things of one kind of bot."""
    name = voice.player(player)
    found = _seats(voice, plan, name, games) if plan.seats > 1 else []
    scores = sorted([score for game in games for score in game.scores])
    quarter = len(scores) // 4
    bounds = {"low": scores[quarter], "high": scores[-1 - quarter], "median": voice.number(median(scores), 0)}
    best = voice.number(fmean([max(game.scores) for game in games]))
    found.append(voice.say("study.score", player=name, winner=best, **bounds))
    if plan.seats > 1:
        found.append(_sources(voice, labels, name, games))
    found.append(_length(voice, name, games))
    return found + _things(voice, labels, name, worth)


def _seats(voice: Voice, plan: Plan, name: str, games: Sequence[Played]) -> list[str]:
    even = voice.percent(1 / plan.seats)
    uneven = [(at, one) for at, one in enumerate(balance.seats(games, plan.seats)) if one.sure]
    if not uneven:
        return [voice.say("study.noseat", player=name, even=even)]
    return [
        voice.say(
            "study.seat", player=name, seat=at + 1, share=voice.share(one.first.value, one.first.interval), even=even
        )
        for at, one in uneven
    ]


def _sources(voice: Voice, labels: Labels, name: str, games: Sequence[Played]) -> str:
    means, gaps = balance.source_means(games), balance.source_gaps(games)
    most = max(means, key=lambda source: means[source])
    gap = max(gaps, key=lambda source: gaps[source].value)
    gained = sum([value for value in means.values() if value > 0])
    words = {"most": labels.source(most), "gap": labels.source(gap), "points": voice.signed(gaps[gap].value)}
    return voice.say("study.source", player=name, share=voice.percent(means[most] / (gained or 1), 0), **words)


def _length(voice: Voice, name: str, games: Sequence[Played]) -> str:
    turns = sorted([game.turns for game in games])
    key, values = ("turns", turns) if turns[-1] else ("decisions", sorted([game.decisions for game in games]))
    tail = len(values) // 20
    words = {key: voice.number(fmean(values)), "low": values[tail], "high": values[-1 - tail]}
    return voice.say("study.turns" if key == "turns" else "study.length", player=name, **words)


def _things(voice: Voice, labels: Labels, name: str, worth: Sequence[Thing]) -> list[str]:
    sure = sorted([one for one in worth if one.win and one.win_sure], key=lambda one: -one.win.value if one.win else 0)
    found: list[str] = []
    for key, some in (
        ("study.up", [one for one in sure if one.win and one.win.value > 0][:NAMED]),
        ("study.down", [one for one in reversed(sure) if one.win and one.win.value < 0][:NAMED]),
    ):
        if some:
            names = [f"{labels.name(one.name)} ({points(voice, one)})" for one in some]
            found.append(voice.say(key, player=name, names=voice.listed(names)))
    if not sure:
        found.append(voice.say("study.nothing", player=name))
    never = [labels.name(one.name) for one in worth if one.name in labels.whole and one.rate.value == 0]
    if never:
        found.append(voice.say("study.never", player=name, names=voice.listed(never)))
    return found


def points(voice: Voice, one: Thing) -> str:
    assert one.win is not None
    return voice.say("study.pp", value=voice.signed(100 * one.win.value))
