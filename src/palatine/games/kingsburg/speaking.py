"""Sentences about this table: prompts, the words of labels, and the log, in the terms of the edition."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import dice, headings, module_speaking
from palatine.games.kingsburg.actions import (
    ADVISOR,
    BOOST_FAIR,
    BUILD,
    BUILDING,
    GIVE,
    GIVE_SOLDIER,
    PICK,
    PLACE,
    POWER,
    RECRUIT,
    REROLL_ALL,
)
from palatine.games.kingsburg.actions import REROLL_ONE as REROLL
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.sources import OCCASIONS
from palatine.games.kingsburg.text import DIE_NOUN, TERMS, Terms
from palatine.kernel.effect import ANY
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec
from palatine.kernel.speech import ROMAN, number, signed

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg


def terms(g: "Kingsburg") -> Terms:
    return TERMS[g.box.edition]


# ---- prompts ---------------------------------------------------------------------------------------------------------


def prompt_text(g: "Kingsburg", f: Frame, lang: str) -> str:
    """The question a frame asks."""
    polish = lang == "pl"
    say = terms(g)
    if f.step >= headings.DEAL_ROWS:
        return module_speaking.prompt_text(g, f, lang)
    if f.step == headings.INFLUENCE:
        left = dice.count(g.seat[f.seat].coloured) + dice.count(g.seat[f.seat].white)
        if polish:
            return f"Przypisz kości do {say.advisor_genitive} albo spasuj. Kości do użycia: {left}."
        return f"Place dice on an advisor or pass. Dice left: {left}."
    if f.step == headings.REROLL:
        return "Przerzuć kości albo zostaw wynik rzutu." if polish else "Reroll dice, or keep your roll."
    if f.step == headings.WHITE_DICE:
        return "Których białych kości używasz?" if polish else "Which white dice do you use?"
    if f.step == headings.BUILD:
        if f.b == 1:
            if polish:
                return f"{say.envoy.capitalize()}: postaw jeszcze jeden budynek albo zachowaj go na później."
            return "King's Envoy: erect a second building, or keep the envoy for later."
        return "Rozbudowa prowincji: wybierz budynek albo spasuj." if polish else "Choose a building to erect, or pass."
    if f.step == headings.RECRUIT:
        price = g.recruit_price(f.seat)
        if polish:
            return f"{say.phase(7, lang)}: ile? Cena jednego: {say.good.count(price, lang)}."
        return f"Recruitment: how many soldiers? Each costs {say.good.count(price, lang)}."
    if f.step == headings.PAY_RECRUITS:
        goods = say.good.count(f.a * g.recruit_price(f.seat) - f.b, lang)
        soldiers = say.soldier.count(f.a, lang)
        return f"Zapłać {goods} za {soldiers}." if polish else f"Pay {goods} for {soldiers}."
    if f.step == headings.LOSE_GOODS:
        goods = say.any_good.count(f.a, lang)
        if f.b >= headings.FROM_BUILDING:
            source = source_text(g.box, f.b, lang)
            return f"{source}: oddaj {goods}." if polish else f"{source}: give up {goods}."
        return f"Straty po bitwie: oddaj {goods}." if polish else f"Battle losses: give up {goods}."
    effect = g.box.effects[f.a]
    source = source_text(g.box, f.b, lang)
    if effect.tag == ANY:
        goods = say.good.count(effect.count, lang)
        return f"{source}: wybierz {goods}." if polish else f"{source}: choose {goods}."
    if effect.is_offer():
        what = say.effect(effect, lang)
        return f"{source}: możesz wymienić ({what})." if polish else f"{source}: you may take {what}."
    return f"{source}: weź {say.effect(effect, lang)}." if polish else f"{source}: take {say.effect(effect, lang)}."


def source_text(box: Box, source: i64, lang: str) -> str:
    """The advisor, building or occasion an effect comes from."""
    polish = lang == "pl"
    say = TERMS[box.edition]
    if source <= RANKS:
        return box.advisors[source - 1].name(lang)
    if source >= headings.FROM_BUILDING:
        return module_speaking.power_name(box, int(source - headings.FROM_BUILDING), lang)
    if source >= headings.FROM_PRIVATE:
        return ADVISOR.word(int(RANKS + source - headings.FROM_PRIVATE), lang)
    if source == headings.FROM_AID:
        return say.phase(1, lang)
    if source == headings.FROM_FAVOUR:
        return say.phase(3, lang)
    if source == headings.FROM_ENEMY:
        return "Nagroda za wygraną" if polish else "Reward of the battle"
    if source == headings.FROM_STRONGEST:
        return "Premia dla najsilniejszego" if polish else "Strongest winner"
    if source in _MODULE_SOURCES:
        return _MODULE_SOURCES[source][1 if polish else 0]
    return say.phase(7, lang)


_MODULE_SOURCES: Final = {
    headings.FROM_AUCTION: ("Auction", "Licytacja"),
    headings.FROM_TOKENS: ("Last soldier token", "Ostatni żeton wojsk"),
    headings.FROM_ALLIANCE: ("Alliance", "Sojusz"),
    headings.FROM_RIVAL: ("Another player's whim", "Kaprys innego gracza"),
}


# ---- words of texts and labels ---------------------------------------------------------------------------------------


def words(g: "Kingsburg", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows: faces of dice, names of the edition, today's cost, the envoy."""
    if PLACE.owns(action):
        return _placement_words(g, action, seat, lang)
    if not lang:
        return {}
    say = terms(g)
    if BUILD.owns(action):
        building = BUILD.first(action)
        price = vec[i64]([g.cost(seat, building, kind) for kind in range(i64(3))]) if seat >= 0 else vec[i64]()
        frame = g.pending(seat) if seat >= 0 else None
        second = frame is not None and frame.step == headings.BUILD and frame.b == 1
        if frame is not None and frame.step == headings.FREE_BUILDING:
            price = vec[i64]()
        return {
            "building": g.box.buildings[building].name(lang),
            "cost": say.amounts(price, lang) if seat >= 0 else "",
            "envoy": _envoy_note(say, lang) if second else "",
        }
    if RECRUIT.owns(action):
        number_of = RECRUIT.first(action) + 1
        price_each = g.recruit_price(seat) if seat >= 0 else 2
        return {
            "soldiers": say.soldier.count(number_of, lang),
            "price": say.good.count(number_of * price_each, lang),
        }
    if action == GIVE.at(GIVE_SOLDIER):
        return {"payment": say.soldier.count(1, lang)}
    if REROLL.owns(action) or REROLL_ALL.owns(action):
        at = g.box.rerolls_one if REROLL.owns(action) else g.box.rerolls_all
        own = g.standing(seat) & at if seat >= 0 else at
        names = [row.name(lang) for b, row in enumerate(g.box.buildings) if (own or at) >> b & 1]
        return {"building": names[0]}
    if PICK.owns(action):
        return {"what": _way_text(g, action, seat, lang)}
    return module_speaking.words(g, action, seat, lang)


def _placement_words(g: "Kingsburg", action: int, seat: int, lang: str) -> dict[str, str]:
    found: dict[str, str] = {"envoy": "", "which": DIE_NOUN.form(2, lang)}
    rank = PLACE.first(action) + 1
    if lang:
        say = terms(g)
        found["noun"] = say.advisor_genitive
        name = g.box.advisors[rank - 1].name(lang) if rank <= RANKS else ADVISOR.word(rank - 1, lang)
        found["advisor"] = f"{name} ({board_rank(rank)})"
        found["boost"] = _boost_text(g, PLACE.third(action), lang)
        if g.groups_at(rank):
            found["envoy"] = _envoy_note(say, lang)
    if seat >= 0 and PLACE.second(action) + 1 < 1 << dice.count(g.seat[seat].coloured):
        s = g.seat[seat]
        own = dice.masked(s.coloured, PLACE.second(action) + 1)
        faces = [str(face) for face in dice.faces(own)[::-1]]
        white = dice.white_part(s.coloured, action)
        groups = dice.groups_making(s.white, white) if white > 0 else []
        if len(groups) == 1:
            faces += [f"w{face}" for face in dice.faces(groups[0])]
        elif groups:
            faces.append(f"w={white}")
        found["which"] = DIE_NOUN.form(len(faces), lang)
        found["dice"] = "+".join(faces)
    return found


def _boost_text(g: "Kingsburg", boost: i64, lang: str) -> str:
    polish = lang == "pl"
    if boost == BOOST_FAIR:
        return f", {', '.join([row.name(lang) for b, row in enumerate(g.box.buildings) if g.box.fairs >> b & 1])}"
    token = ", żeton +2" if polish else ", +2\u00a0token"
    market = f", {market_name(g, lang)}"
    shift = {2: -1, 3: 1, 4: -1, 5: 1}.get(int(boost), 0)
    shifted = f"{market} {signed(shift)}" if shift else ""
    return (token if boost in (1, 4, 5) else "") + shifted


def market_name(g: "Kingsburg", lang: str) -> str:
    return ", ".join([row.name(lang) for b, row in enumerate(g.box.buildings) if g.box.shifters >> b & 1])


def _envoy_note(say: Terms, lang: str) -> str:
    return f" – {say.envoy}" if lang == "pl" else " – King's Envoy"


def _way_text(g: "Kingsburg", action: int, seat: int, lang: str) -> str:
    """An alternative without a name of its own, described by its effect."""
    frame = g.pending(seat) if seat >= 0 else None
    if frame is None or frame.step not in (headings.CHOICE, headings.OFFER):
        return str(PICK.first(action) + 1)
    ways = g.box.effects[frame.a].ways()
    at = PICK.first(action)
    return terms(g).effect(ways[at], lang) if at < len(ways) else str(at + 1)


def dice_targets(g: "Kingsburg", action: int, seat: int) -> list[str]:
    """The dice a placement would use, by their place in the hand."""
    if not PLACE.owns(action) or seat < 0:
        return []
    mask = PLACE.second(action) + 1
    return [f"die:{at}" for at in range(dice.count(g.seat[seat].coloured)) if mask >> at & 1]


# ---- the log ---------------------------------------------------------------------------------------------------------


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
        if kind in module_speaking.KINDS:
            return module_speaking.event_line(self.box, self.event, self.player, self.names, self.lang)
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
        shown = [str(face) for face in sorted(coloured, reverse=True)] + [f"w{face}" for face in white]
        boost = " +2" if self.event.get("token") else ""
        shift = self.event.get("shift", 0)
        if isinstance(shift, int) and shift:
            boost += f" {signed(shift)}"
        return "+".join(shown) + boost

    def source(self) -> str:
        kind, _, id = str(self.event["source"]).partition(":")
        if kind == "advisor":
            return self.advisor(id)
        if kind in ("building", "governor", "group", "destiny"):
            return module_speaking.power_name(self.box, POWER.texts.index(id), self.lang)
        return source_text(self.box, OCCASIONS[kind], self.lang)

    def advisor(self, id: str) -> str:
        at = ADVISOR.texts.index(id)
        return self.box.advisors[at].name(self.lang) if at < RANKS else ADVISOR.word(at, self.lang)

    def goods_line(self, kind: str) -> str:
        goods = self.event["goods"]
        assert isinstance(goods, dict)
        what = self.say.counted(goods, self.lang)
        if kind == "gain":
            verb = "zyskuje" if self.polish else "gains"
        elif kind == "pay":
            verb = "oddaje" if self.polish else "pays"
        else:
            return f"{self.player} traci {what}." if self.polish else f"{self.player} loses {what}."
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
        advisor = self.advisor(str(self.event["advisor"]))
        if kind == "neutral":
            if self.polish:
                return f"Neutralne kości {self.faces()} stają przy: {advisor}."
            return f"Neutral dice {self.faces()} stand before the {advisor}."
        envoy = _envoy_note(self.say, self.lang) if self.event["envoy"] else ""
        if self.polish:
            return f"{self.player} wpływa na {self.say.advisor_accusative}: {advisor} (kości: {self.faces()}){envoy}."
        return f"{self.player} influences the {advisor} with {self.faces()}{envoy}."

    def building_line(self, kind: str) -> str:
        name = self.box.buildings[BUILDING.texts.index(str(self.event["building"]))].name(self.lang)
        points = self.number("vp")
        if kind == "raze":
            loss = f"{number(-points)}\u00a0{'PZ' if self.polish else 'VP'}" if points else "0"
            return (
                f"{self.player} traci budynek {name} ({loss})."
                if self.polish
                else f"{self.player} loses the {name} ({loss})."
            )
        envoy = _envoy_note(self.say, self.lang) if self.event["envoy"] else ""
        if self.polish:
            return f"{self.player} stawia budynek {name} (+{points}\u00a0PZ){envoy}."
        return f"{self.player} builds the {name} (+{points}\u00a0VP){envoy}."

    def winter_line(self, kind: str) -> str:
        if kind == "recruit":
            soldiers = self.say.soldier.count(self.number("count"), self.lang)
            verb = "werbuje" if self.box.edition == 1 else "rekrutuje"
            return f"{self.player} {verb} {soldiers}." if self.polish else f"{self.player} recruits {soldiers}."
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
            return (
                "Wojska rozwiązane, wróg odchodzi." if self.polish else "All soldiers are dismissed, the enemy leaves."
            )
        if "card" not in self.event:
            if self.polish:
                return f"{self.player} podgląda wierzchnią kartę {self.say.enemy_deck}."
            return f"{self.player} looks at the top enemy card."
        row = next(row for row in self.box.enemies if row.id == self.event["card"])
        enemy = f"{row.name(self.lang)}, {'siła' if self.polish else 'strength'} {row.integer('strength')}"
        if kind == "peek":
            return f"Widzisz: {enemy}." if self.polish else f"You see: {enemy}."
        return f"Odkryto wroga: {enemy}." if self.polish else f"The enemy is revealed: {enemy}."

    def calendar_line(self, kind: str) -> str:
        if kind == "phase":
            year = ROMAN[self.number("year")]
            phase = self.say.phase(self.number("phase"), self.lang)
            return f"Rok {year}, {phase}" if self.polish else f"Year {year}, {phase}"
        if kind == "aid_die":
            return f"{self.player} otrzymuje białą kość." if self.polish else f"{self.player} receives a white die."
        if not self.player:
            return (
                f"Znacznik ({self.say.envoy}) zostaje na kalendarzu."
                if self.polish
                else "The King's Envoy stays on the calendar."
            )
        if self.polish:
            return f"{self.player} otrzymuje znacznik: {self.say.envoy}."
        return f"{self.player} receives the King's Envoy."
