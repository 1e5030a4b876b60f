"""The chronicle: one line for each event, in the present tense and in the terms of the edition."""

from typing import Final

from palatine.games.kingsburg.actions import ADVISOR, BUILDING, GOOD, POWER
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.headings import FROM_PRIVATE
from palatine.games.kingsburg.source_text import advisor_name, power_name, source_text
from palatine.games.kingsburg.sources import OCCASIONS
from palatine.games.kingsburg.speaking import envoy_note, white_mark
from palatine.games.kingsburg.text import POINT_NOUN, TERMS
from palatine.kernel.speech import ROMAN, listed, number, signed


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    """One line of the log, in the present tense; a private event speaks to its reader."""
    seat = event["seat"]
    assert isinstance(seat, int)
    return _Line(box, event, names[seat] if seat >= 0 else "", names, lang).text()


class _Line:
    """Turns the facts of one event into a sentence."""

    def __init__(self, box: Box, event: dict[str, object], player: str, names: list[str], lang: str) -> None:
        self.box = box
        self.say = TERMS[box.edition]
        self.event = event
        self.player = player
        self.names = names
        self.lang = lang
        self.polish = lang == "pl"

    def text(self) -> str:
        kind = str(self.event["kind"])
        if kind in KINDS:
            return event_line(self.box, self.event, self.player, self.names, self.lang)
        if kind in ("gain", "pay", "lose"):
            return self.goods_line(kind)
        if kind in ("roll", "reroll", "change", "influence", "neutral", "pass", "order"):
            return self.dice_line(kind)
        if kind in ("build", "raze"):
            return self.building_line(kind)
        return (
            self.winter_line(kind)
            if kind in ("recruit", "reinforcements", "reveal", "battle", "peek", "disband")
            else self.calendar_line(kind)
        )

    def number(self, key: str) -> int:
        value = self.event[key]
        assert isinstance(value, int)
        return value

    def faces(self) -> str:
        coloured = self.event["dice"]
        white = self.event["white"]
        assert isinstance(coloured, list) and isinstance(white, list)
        mark = white_mark(self.lang)
        shown = [str(face) for face in sorted(coloured, reverse=True)] + [f"{mark}{face}" for face in white]
        boost = " +2" if self.event.get("token") else ""
        shift = self.event.get("shift", 0)
        if isinstance(shift, int) and shift:
            boost += f" {signed(shift)}"
        return "+".join(shown) + boost

    def source(self) -> str:
        kind, _, id = str(self.event["source"]).partition(":")
        if kind == "advisor":
            at = ADVISOR.texts.index(id)
            return source_text(self.box, at + 1 if at < RANKS else FROM_PRIVATE + at - RANKS, self.lang)
        if kind in ("building", "governor", "group", "destiny"):
            return power_name(self.box, POWER.texts.index(id), self.lang)
        return source_text(self.box, OCCASIONS[kind], self.lang)

    def goods_line(self, kind: str) -> str:
        goods = self.event["goods"]
        assert isinstance(goods, dict)
        what = self.say.counted(goods, self.lang)
        if kind == "lose":
            if self.polish:
                return f"{self.player} traci {what} (straty po bitwie)."
            return f"{self.player} loses {what} (battle losses)."
        verbs = ("zyskuje", "oddaje", "traci") if self.polish else ("gains", "pays", "loses")
        family = str(self.event["source"]).partition(":")[0]
        forced = family in ("governor", "destiny") or (family == "group" and set(goods) == {"vp"})
        verb = verbs[0] if kind == "gain" else verbs[2] if forced else verbs[1]
        return f"{self.player} {verb} {what} ({self.source()})."

    def dice_line(self, kind: str) -> str:
        if kind == "order":
            order = self.event["order"]
            assert isinstance(order, list)
            seats = ", ".join([self.names[seat] for seat in order])
            return f"Kolejność graczy: {seats}." if self.polish else f"Turn order: {seats}."
        if kind == "pass":
            return f"{self.player} pasuje." if self.polish else f"{self.player} passes."
        if kind in ("roll", "reroll", "change"):
            total = self.number("total")
            verbs = {
                "roll": ("rolls", "rzuca kośćmi"),
                "reroll": ("rerolls to", "przerzuca kości"),
                "change": ("changes the dice to", "zmienia kości"),
            }
            if self.polish:
                return f"{self.player} {verbs[kind][1]}: {self.faces()} (wynik rzutu: {total})."
            return f"{self.player} {verbs[kind][0]} {self.faces()} (total {total})."
        rank = ADVISOR.texts.index(str(self.event["advisor"])) + 1
        advisor = advisor_name(self.box, rank, self.lang)
        faces = self.faces()
        if kind == "neutral":
            one = "+" not in faces
            if self.polish:
                return f"{'Neutralna kość' if one else 'Neutralne kości'} {faces}: {advisor}."
            return f"Neutral {'die' if one else 'dice'} {faces} before the {advisor}."
        envoy = envoy_note(self.say, self.lang) if self.event["envoy"] else ""
        if not self.polish:
            return f"{self.player} influences the {advisor} with {faces}{envoy}."
        if rank > RANKS:
            return f"{self.player} wpływa na własnego polityka (ranga {board_rank(rank)}; kości: {faces}){envoy}."
        return f"{self.player} wpływa na {self.say.advisor_accusative}: {advisor} (kości: {faces}){envoy}."

    def building_line(self, kind: str) -> str:
        name = self.box.buildings[BUILDING.texts.index(str(self.event["building"]))].name(self.lang)
        points = self.number("vp")
        if kind == "raze":
            loss = POINT_NOUN.count(-points, self.lang)
            return (
                f"{self.player} traci budynek {name} ({loss})."
                if self.polish
                else f"{self.player} loses the {name} ({loss})."
            )
        envoy = envoy_note(self.say, self.lang) if self.event["envoy"] else ""
        gained = f" (+{POINT_NOUN.count(points, self.lang)})" if points else ""
        if self.polish:
            return f"{self.player} {self.say.builds} {name}{gained}{envoy}."
        return f"{self.player} builds the {name}{gained}{envoy}."

    def winter_line(self, kind: str) -> str:
        if kind == "recruit":
            soldiers = self.say.soldier.count(self.number("count"), self.lang)
            return f"{self.player} {self.say.recruits if self.polish else 'recruits'} {soldiers}."
        if kind == "reinforcements":
            soldiers = self.say.soldier.count(self.number("count"), self.lang)
            if self.polish:
                return f"{self.say.reinforcements}: każdy otrzymuje {soldiers}."
            return f"Reinforcements: everybody gains {soldiers}."
        if kind == "battle":
            value, strength = number(self.number("value")), self.number("strength")
            results = {
                "victory": ("won", "wygrana bitwa"),
                "draw": ("drawn", "remis"),
                "defeat": ("lost", "przegrana bitwa"),
            }
            result = results[str(self.event["result"])]
            if self.polish:
                return f"{self.player}: {result[1]} ({value} przeciwko sile {strength})."
            return f"{self.player}: battle {result[0]} ({value} against strength {strength})."
        if kind == "disband":
            return self.say.disbanded if self.polish else "All soldiers are dismissed, the enemy leaves."
        if "card" not in self.event:
            if self.polish:
                return f"{self.player} podgląda wierzchnią kartę {self.say.enemy_deck}."
            return f"{self.player} looks at the top enemy card."
        row = next(row for row in self.box.enemies if row.id == self.event["card"])
        enemy = f"{row.name(self.lang)}, {'siła' if self.polish else 'strength'} {row.integer('strength')}"
        if kind == "peek":
            return f"Widzisz: {enemy}." if self.polish else f"You see: {enemy}."
        return f"{self.say.revealed}: {enemy}." if self.polish else f"The enemy is revealed: {enemy}."

    def calendar_line(self, kind: str) -> str:
        if kind == "phase":
            year = ROMAN[self.number("year")]
            phase = self.say.phase(self.number("phase"), self.lang)
            return f"Rok {year}, {phase}" if self.polish else f"Year {year}, {phase}"
        if kind == "aid_die":
            aid = self.say.phase(1, self.lang)
            gets = "otrzymuje białą kość" if self.polish else "receives a white die"
            return f"{self.player} {gets} ({aid})."
        if not self.player:
            if self.polish:
                return f"Znacznik {self.say.envoy_genitive} zostaje na torze kalendarza."
            return "The King's Envoy stays on the calendar."
        if self.polish:
            return f"{self.player} otrzymuje znacznik {self.say.envoy_genitive}."
        return f"{self.player} receives the King's Envoy."


# ---- modules and scenarios -------------------------------------------------------------------------------------------

_LINES: Final = {
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
KINDS: Final = frozenset(_LINES)
_LOUD: Final = {"deal": "dealt", "keep": "kept", "choose_token": "chosen_token"}
"""Private events: what their own seat reads."""


def event_line(box: Box, event: dict[str, object], player: str, names: list[str], lang: str) -> str:
    """A line of the log about modules and scenarios."""
    kind = str(event["kind"])
    if kind in _LOUD and ("cards" in event or "card" in event or "token" in event):
        kind = _LOUD[kind]
    if kind == "destiny" and not event["stays"]:
        kind = "destiny_gone"
    if kind == "second_enemy" and not event["joins"]:
        kind = "no_second_enemy"
    if kind == "rows" and isinstance(event["rows"], list) and len(event["rows"]) < 2:
        kind = "one_row" if event["rows"] else "no_rows"
    words = {key: _word(box, key, value, names, lang) for key, value in event.items()}
    if kind == "more_soldiers":
        count = event["count"]
        assert isinstance(count, int)
        words["soldiers"] = TERMS[box.edition].soldier.count(count, lang)
    return _LINES[kind][1 if lang == "pl" else 0].format(**{**words, "player": player})


def _word(box: Box, key: str, value: object, names: list[str], lang: str) -> str:
    """One fact of an event as a word."""
    if key in ("card", "group", "power"):
        return card_name(box, str(value), lang)
    if isinstance(value, list):
        named = [card_name(box, str(item), lang) if key == "cards" else str(item) for item in value]
        return listed(named, lang)
    if key in ("advisor", "before"):
        return box.advisors[ADVISOR.texts.index(str(value))].name(lang)
    if key == "good":
        assert isinstance(value, int)
        return GOOD.word(value, lang)
    if key == "owner":
        assert isinstance(value, int)
        return names[value]
    return str(value)


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
