"""The log: one line for each event, in the present tense."""

from typing import Final

from palatine.games.valeria.box import Box
from palatine.games.valeria.card_text import word
from palatine.games.valeria.speaking import card_name
from palatine.games.valeria.text import goods_text

_ENDINGS: Final = {
    "triumph": ("Triumph: the last monster is slain.", "Triumf: ostatni Potwór zgładzony."),
    "provisional_victory": ("A provisional victory over the Dark Lord.", "Chwilowe zwycięstwo nad Mrocznym Władcą."),
    "defeat": (
        "Defeat: not more points than the Dark Lord.",
        "Porażka: punktów nie więcej niż u Mrocznego Władcy.",
    ),
    "ruin": ("Ruin: nobody is left to defend the kingdom.", "Klęska: nie ma kto bronić królestwa."),
}
_LINES: Final = {
    "roll": ("{player} rolls {dice}.", "{player} rzuca: {dice}."),
    "change": ("{player} changes the dice to {dice}.", "{player} zmienia kości na: {dice}."),
    "gain": ("{player} gains {goods}{source}.", "{player} otrzymuje {goods}{source}."),
    "pay": ("{player} pays {goods}{source}.", "{player} płaci {goods}{source}."),
    "rob": ("{player} takes {goods} from {victim}{source}.", "{player} zabiera {goods} (od: {victim}; {card})."),
    "rob.nothing": (
        "{player} takes nothing from {victim}{source}.",
        "{player} nic nie zabiera (od: {victim}; {card}).",
    ),
    "citizen": ("{player} takes the {card}.", "{player} bierze Mieszkańca: {card}."),
    "return": ("{player} returns the {card}.", "{player} odkłada Mieszkańca: {card}."),
    "slay": ("{player} slays the {card}.", "{player} zgładza Potwora: {card}."),
    "release": ("{player} returns the {card}.", "{player} odkłada Potwora: {card}."),
    "purloin": ("{player} takes the {card} of {victim}.", "{player} zabiera Potwora: {card} (od: {victim})."),
    "purloin.centre": (
        "{player} takes the {card} from the centre.",
        "{player} bierze ze Stosów Centralnych Potwora: {card}.",
    ),
    "acquire": ("{player} acquires {card}.", "{player} pozyskuje Włość: {card}."),
    "turn_up.citizen": ("Turned up: {card}.", "Odkryto Mieszkańca: {card}."),
    "turn_up.domain": ("Turned up: {card}.", "Odkryto Włość: {card}."),
    "capture.citizen": ("The Dark Lord takes the {card}.", "Mroczny Władca zabiera Mieszkańca: {card}."),
    "capture.domain": ("The Dark Lord takes {card}.", "Mroczny Władca zabiera Włość: {card}."),
    "duke": ("{player}: duke {card}.", "{player}: karta Księcia – {card}."),
}
_SOURCES: Final = {
    "action": ("action: take a resource", "akcja: wziąć zasób"),
    "consolation": ("consolation", "pocieszenie"),
}


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    at = 1 if lang == "pl" else 0
    seat = event["seat"]
    assert isinstance(seat, int)
    player = names[seat] if seat >= 0 else ("The Dark Lord", "Mroczny Władca")[at]
    kind = str(event["kind"])
    if kind == "phase":
        phase = event["phase"]
        return f"{player}: {word(f'phase.{phase}', lang)}"
    if kind == "ending":
        return _ENDINGS[str(event["ending"])][at]
    source = _source(box, str(event.get("source", "")), lang)
    said = {
        "player": player,
        "dice": _dice(event.get("dice"), source if kind == "change" else "", lang),
        "goods": _goods(event.get("goods"), lang),
        "source": f" ({source})" if source else "",
        "card": _card(box, event, lang) or source,
        "victim": _victim(names, event.get("victim")),
    }
    return _LINES[_line(event, kind, said)][at].format(**said)


def _line(event: dict[str, object], kind: str, said: dict[str, str]) -> str:
    """The sentence that fits: some events have several."""
    if kind == "rob" and not said["goods"]:
        return "rob.nothing"
    if kind == "purloin" and not said["victim"]:
        return "purloin.centre"
    return f"{kind}.{'citizen' if 'citizen' in event else 'domain'}" if kind in ("turn_up", "capture") else kind


def _dice(dice: object, source: str, lang: str) -> str:
    """“3 and 4 (sum 7)”, and the domain that changed them."""
    if not isinstance(dice, list):
        return ""
    joined, total = ("i", "suma") if lang == "pl" else ("and", "sum")
    return f"{dice[0]} {joined} {dice[1]} ({total} {sum(dice)}{f'; {source}' if source else ''})"


def _goods(goods: object, lang: str) -> str:
    return goods_text(goods, lang) if isinstance(goods, dict) else ""


def _source(box: Box, name: str, lang: str) -> str:
    if name in _SOURCES:
        return _SOURCES[name][1 if lang == "pl" else 0]
    return card_name(box, name, lang) if name else ""


def _card(box: Box, event: dict[str, object], lang: str) -> str:
    if "duke" in event:
        return next(row for row in box.dukes if row.id == event["duke"]).name(lang)
    for noun in ("citizen", "monster", "domain"):
        if noun in event:
            return card_name(box, f"{noun}:{event[noun]}", lang)
    return ""


def _victim(names: list[str], victim: object) -> str:
    return names[victim] if isinstance(victim, int) and victim >= 0 else ""
