"""The chronicle: one line for each event, in the present tense and in the terms of the edition."""

from typing import Final

from palatine.games.kingsburg.actions import ADVISOR, GOOD, POWER
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.headings import FROM_PRIVATE
from palatine.games.kingsburg.source_text import advisor_name, power_name, source_text
from palatine.games.kingsburg.sources import OCCASIONS
from palatine.games.kingsburg.speaking import envoy_note, white_mark
from palatine.games.kingsburg.text import POINT_NOUN, TERMS
from palatine.kernel.speech import ROMAN, listed, number, signed

_LINES: Final = {
    "gain": ("{player} gains {goods} ({source}).", "{player} zyskuje {goods} ({source})."),
    "pay": ("{player} pays {goods} ({source}).", "{player} oddaje {goods} ({source})."),
    "forced": ("{player} loses {goods} ({source}).", "{player} traci {goods} ({source})."),
    "lose": ("{player} loses {goods} (battle losses).", "{player} traci {goods} (straty po bitwie)."),
    "order": ("Turn order: {order}.", "Kolejność graczy: {order}."),
    "pass": ("{player} passes.", "{player} pasuje."),
    "roll": ("{player} rolls {dice} (total {total}).", "{player} rzuca kośćmi: {dice} (wynik rzutu: {total})."),
    "reroll": (
        "{player} rerolls to {dice} (total {total}).",
        "{player} przerzuca kości: {dice} (wynik rzutu: {total}).",
    ),
    "change": (
        "{player} changes the dice to {dice} (total {total}).",
        "{player} zmienia kości: {dice} (wynik rzutu: {total}).",
    ),
    "neutral": ("Neutral dice {dice} before the {advisor}.", "Neutralne kości {dice}: {advisor}."),
    "neutral_die": ("Neutral die {dice} before the {advisor}.", "Neutralna kość {dice}: {advisor}."),
    "influence": (
        "{player} influences the {advisor} with {dice}{envoy}.",
        "{player} wpływa na {say.advisor_accusative}: {advisor} (kości: {dice}){envoy}.",
    ),
    "influence_private": (
        "{player} influences the {advisor} with {dice}{envoy}.",
        "{player} wpływa na własnego polityka (ranga {rank}; kości: {dice}){envoy}.",
    ),
    "build": ("{player} builds the {building}{points}{envoy}.", "{player} {say.builds} {building}{points}{envoy}."),
    "raze": ("{player} loses the {building} ({points}).", "{player} traci budynek {building} ({points})."),
    "recruit": ("{player} recruits {soldiers}.", "{player} {say.recruits} {soldiers}."),
    "reinforcements": (
        "Reinforcements: everybody gains {soldiers}.",
        "{say.reinforcements}: każdy otrzymuje {soldiers}.",
    ),
    "victory": (
        "{player}: battle won ({value} against strength {strength}).",
        "{player}: wygrana bitwa ({value} przeciwko sile {strength}).",
    ),
    "draw": (
        "{player}: battle drawn ({value} against strength {strength}).",
        "{player}: remis ({value} przeciwko sile {strength}).",
    ),
    "defeat": (
        "{player}: battle lost ({value} against strength {strength}).",
        "{player}: przegrana bitwa ({value} przeciwko sile {strength}).",
    ),
    "disband": ("All soldiers are dismissed, the enemy leaves.", "{say.disbanded}"),
    "peek": ("{player} looks at the top enemy card.", "{player} podgląda wierzchnią kartę {say.enemy_deck}."),
    "seen": ("You see: {card}.", "Widzisz: {card}."),
    "reveal": ("The enemy is revealed: {card}.", "{say.revealed}: {card}."),
    "phase": ("Year {year}, {phase}", "Rok {year}, {phase}"),
    "aid_die": ("{player} receives a white die ({aid}).", "{player} otrzymuje białą kość ({aid})."),
    "envoy": ("{player} receives the King's Envoy.", "{player} otrzymuje znacznik {say.envoy_genitive}."),
    "no_envoy": (
        "The King's Envoy stays on the calendar.",
        "Znacznik {say.envoy_genitive} zostaje na torze kalendarza.",
    ),
    # Modules and scenarios
    "row": ("{player} receives row {row}.", "{player} otrzymuje rząd {row}."),
    "hand_in": ("{player} hands in row {row}.", "{player} oddaje rząd {row}."),
    "rows": ("{player} uses rows {rows}.", "{player} używa rzędów: {rows}."),
    "one_row": ("{player} uses row {rows}.", "{player} używa rzędu: {rows}."),
    "no_rows": ("{player} uses no alternative row.", "{player} nie używa alternatywnych rzędów."),
    "deal": ("{player} is dealt {count} governors.", "{player} otrzymuje karty gubernatorów: {count}."),
    "dealt": ("You are dealt: {cards}.", "Otrzymujesz: {cards}."),
    "keep": ("{player} chooses a governor, in secret.", "{player} wybiera gubernatora (w tajemnicy)."),
    "kept": ("You keep: {card}.", "Zachowujesz kartę: {card}."),
    "governor": ("{player} governs as: {card}.", "{player} otrzymuje gubernatora: {card}."),
    "lot": ("{player} puts up for auction: {card}.", "{player} wystawia na licytację: {card}."),
    "bid": ("{player} bids {vp}\u00a0VP.", "{player} licytuje {vp}\u00a0PZ."),
    "drop_out": ("{player} drops out of the auction.", "{player} rezygnuje z licytacji."),
    "destiny": ("Destiny of the year: {card}.", "Karta przeznaczenia: {card}."),
    "destiny_gone": (
        "The destiny card {card} does not go with the scenario; another is drawn.",
        "Karta przeznaczenia {card} nie pasuje do scenariusza; dobrano następną.",
    ),
    "fate": ("The die of destiny shows {face} ({card}).", "Kość przeznaczenia pokazuje {face} ({card})."),
    "gift": ("A gift lies on the {advisor}: 1 {good}.", "Dar: 1 {good} (członek rady: {advisor})."),
    "choose_token": ("{player} chooses a soldier token, in secret.", "{player} wybiera żeton wojsk (w tajemnicy)."),
    "chosen_token": ("You choose the soldier token {token}.", "Wybierasz żeton wojsk {token}."),
    "token": ("{player} reveals the soldier token {count}.", "{player} odkrywa żeton wojsk {count}."),
    "whim": ("A whim tile is laid: {card}.", "Na planszę trafia kafelek: {card}."),
    "whim_gone": ("A whim tile is removed: {card}.", "Z planszy znika kafelek: {card}."),
    "tile": ("On whim 5 lies now: {good}.", "Na kafelku 5 leży teraz: {good}."),
    "claim": ("{player} claims the {group}.", "{player} zajmuje grupę: {group}."),
    "reserve": ("{player} reserves the {advisor}.", "{player} rezerwuje członka rady: {advisor}."),
    "ally": ("{player} puts a token on the {advisor}.", "{player} kładzie żeton na członku rady: {advisor}."),
    "dissolve": (
        "{player} removes a token of {owner} from the {advisor}.",
        "{player} zdejmuje żeton (gracz: {owner}) z członka rady: {advisor}.",
    ),
    "duke": (
        "{player} moves dice from the {before} to the {advisor} (governor Duke).",
        "{player} przenosi kości (gubernator Diuk): {before} → {advisor}.",
    ),
    "idle": ("{player} uses the {power}, without effect now.", "{player} rozpatruje efekt: {power} (bez skutku)."),
    "pray": ("{player} prays (governor Priest).", "{player} modli się (gubernator Kapłan)."),
    "strength": (
        "{player}: battle value +{count} in this battle.",
        "{player}: wartość bojowa +{count} w tej bitwie.",
    ),
    "academy": (
        "{player} rolls {count} in the Military Academy.",
        "{player} rzuca kością w Akademii wojskowej: {count}.",
    ),
    "more_soldiers": ("{player} gains {soldiers} more.", "{player} otrzymuje dodatkowo {soldiers}."),
    "protect": (
        "{player} saves all buildings (governor Damsel).",
        "{player} ratuje wszystkie budynki (gubernator Dama).",
    ),
    "keep_soldier": ("{player} keeps 1 soldier (Quarters).", "{player} zachowuje 1 oddział (Koszary)."),
    "second_enemy": (
        "From the second deck an enemy joins: {card}.",
        "Z drugiej talii dołącza wróg: {card}.",
    ),
    "no_second_enemy": ("The second enemy does not join: {card}.", "Drugi wróg nie dołącza: {card}."),
}
_LOUD: Final = {"deal": "dealt", "keep": "kept", "choose_token": "chosen_token", "peek": "seen"}
"""Private events: what their own seat reads."""


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    """One line of the log, in the present tense; a private event speaks to its reader."""
    say = TERMS[box.edition]
    seat, count, points = _whole(event, "seat"), _whole(event, "count"), _whole(event, "vp")
    words: dict[str, object] = {key: _word(box, key, event, names, lang) for key in event}
    words["player"] = names[seat] if seat >= 0 else ""
    words["soldiers"] = say.soldier.count(count, lang)
    words["aid"] = say.phase(1, lang)
    if event["kind"] == "raze":
        words["points"] = POINT_NOUN.count(-points, lang)
    else:
        words["points"] = f" (+{POINT_NOUN.count(points, lang)})" if points else ""
    if "advisor" in event:
        words["rank"] = board_rank(ADVISOR.texts.index(str(event["advisor"])) + 1)
    return _LINES[_line_of(event)][1 if lang == "pl" else 0].format(say=say, **words)


def _line_of(event: dict[str, object]) -> str:
    """Which line tells this event: most kinds have one."""
    kind = str(event["kind"])
    if kind in _LOUD and ("cards" in event or "card" in event or "token" in event):
        return _LOUD[kind]
    if kind == "pay":  # what a card takes is not paid for anything
        family = str(event["source"]).partition(":")[0]
        forced = family in ("governor", "destiny") or (family == "group" and [*_goods(event)] == ["vp"])
        return "forced" if forced else kind
    if kind == "battle":
        return str(event["result"])
    if kind == "neutral":
        return kind if len(_dice(event, "")) > 1 else "neutral_die"
    if kind == "influence":
        return kind if ADVISOR.texts.index(str(event["advisor"])) < RANKS else "influence_private"
    if kind == "envoy" and _whole(event, "seat") < 0:
        return "no_envoy"
    if kind == "destiny" and not event["stays"]:
        return "destiny_gone"
    if kind == "second_enemy" and not event["joins"]:
        return "no_second_enemy"
    if kind == "rows" and isinstance(event["rows"], list) and len(event["rows"]) < 2:
        return "one_row" if event["rows"] else "no_rows"
    return kind


def _whole(event: dict[str, object], key: str) -> int:
    value = event.get(key, 0)
    return value if isinstance(value, int) else 0


def _goods(event: dict[str, object]) -> dict[str, object]:
    goods = event["goods"]
    assert isinstance(goods, dict)
    return goods


def _dice(event: dict[str, object], mark: str) -> list[str]:
    coloured, white = event["dice"], event["white"]
    assert isinstance(coloured, list) and isinstance(white, list)
    return [str(face) for face in sorted(coloured, reverse=True)] + [f"{mark}{face}" for face in white]


def _word(box: Box, key: str, event: dict[str, object], names: list[str], lang: str) -> str:
    """One fact of an event as a word."""
    value = event[key]
    if key in ("card", "group", "power", "building"):
        return card_name(box, str(value), lang)
    if key == "dice":
        shift = _whole(event, "shift")
        boost = (" +2" if event.get("token") else "") + (f" {signed(shift)}" if shift else "")
        return "+".join(_dice(event, white_mark(lang))) + boost
    if key == "goods":
        return TERMS[box.edition].counted(_goods(event), lang)
    if key == "source":
        return _source(box, str(value), lang)
    if key == "envoy":
        return envoy_note(TERMS[box.edition], lang) if value else ""
    if isinstance(value, list):
        if key == "order":
            return ", ".join([names[seat] for seat in value])
        return listed([card_name(box, str(item), lang) if key == "cards" else str(item) for item in value], lang)
    if key in ("advisor", "before"):
        return advisor_name(box, ADVISOR.texts.index(str(value)) + 1, lang)
    if not isinstance(value, int):
        return str(value)
    if key == "good":
        return GOOD.word(value, lang)
    if key == "owner":
        return names[value]
    if key == "phase":
        return TERMS[box.edition].phase(value, lang)
    return ROMAN[value] if key == "year" else number(value)


def _source(box: Box, source: str, lang: str) -> str:
    kind, _, id = source.partition(":")
    if kind == "advisor":
        at = ADVISOR.texts.index(id)
        return source_text(box, at + 1 if at < RANKS else FROM_PRIVATE + at - RANKS, lang)
    if kind in ("building", "governor", "group", "destiny"):
        return power_name(box, POWER.texts.index(id), lang)
    return source_text(box, OCCASIONS[kind], lang)


def card_name(box: Box, id: str, lang: str) -> str:
    """The name of an enemy, a tile, or anything with powers."""
    if id in POWER.texts:
        return box.powers[POWER.texts.index(id)].name(lang)
    for row in box.whims:
        if row.id == id:
            return row.name(lang)
    row = next(row for row in box.enemies if row.id == id)
    strength = "siła" if lang == "pl" else "strength"
    return f"{row.name(lang)}, {strength} {row.integer('strength')}"
