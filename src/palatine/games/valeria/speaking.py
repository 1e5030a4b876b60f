"""Sentences about this table: prompts, the words of labels, and the log."""

from typing import TYPE_CHECKING

from palatine.games.valeria import headings
from palatine.games.valeria.actions import (
    ACCEPT,
    ACQUIRE,
    CHANGE,
    CHOOSE,
    CITIZEN,
    DOMAIN,
    FIRST_DIE,
    MONSTER,
    PAY_MAGIC,
    PICK,
    RECRUIT,
    ROB,
    SLAY,
    STEAL,
    TRADE,
)
from palatine.games.valeria.box import Box
from palatine.games.valeria.components import RESOURCES, STARTERS
from palatine.games.valeria.facts import source_name
from palatine.games.valeria.text import GOLD_NOUN, MAGIC_NOUN, STRENGTH_NOUN, effect_text, goods_text
from palatine.kernel.frame import Frame
from palatine.kernel.speech import listed

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

_PROMPTS = {
    headings.KEEP_DUKE: ("Keep one of your two dukes, in secret.", "Zachowaj w tajemnicy jednego z dwóch Książąt."),
    headings.CHANGE_DICE: (
        "Change the dice with a domain power, or announce the result.",
        "Zmień wynik na kościach mocą Włości albo ogłoś wynik.",
    ),
    headings.PAY: ("How much magic will you use?", "Ile Magii chcesz użyć?"),
    headings.STEAL: ("Thief: from whom, and what?", "Złodziej: od kogo i co?"),
    headings.SETTLE: ("Harvest: use the powers of your citizens.", "Faza Zbiorów: użyj mocy swoich Mieszkańców."),
    headings.CONSOLATION: (
        "None of your citizens was activated: take 1 resource.",
        "Nie aktywowano żadnego z twoich Mieszkańców: weź 1 zasób.",
    ),
    headings.CHOICE: ("Choose one side of the reward.", "Wybierz jedną z nagród."),
    headings.OFFER: ("You may take this trade.", "Możesz skorzystać z wymiany."),
    headings.FREE_CITIZEN: ("Take a citizen for free, or decline.", "Weź Mieszkańca bez opłaty albo zrezygnuj."),
    headings.GRANTED_SLAYING: ("You may slay a monster now.", "Możesz teraz zgładzić Potwora."),
    headings.RETURN_CITIZEN: (
        "You may return a citizen for victory tokens.",
        "Możesz odłożyć Mieszkańca za znaczniki Zwycięstwa.",
    ),
    headings.RETURN_MONSTER: (
        "You may return a slain monster for victory tokens.",
        "Możesz odłożyć zgładzonego Potwora za znaczniki Zwycięstwa.",
    ),
    headings.TAKE_FROM: ("From whom will you take?", "Od kogo zabierasz?"),
    headings.DIE_ORDER: ("Which die acts first?", "Która kość działa pierwsza?"),
    headings.CHOOSE_COLUMN: ("The 6: name a monster stack.", "Szóstka: wskaż stos Potworów."),
    headings.CAPTURE: ("Which citizen goes to the Dark Lord?", "Który Mieszkaniec trafia do Mrocznego Władcy?"),
}


def prompt_text(g: "Valeria", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    if f.step == headings.ACTION:
        if polish:
            return f"Faza Akcji: wybierz akcję ({f.a + 1} z 2)."
        return f"Action phase: choose an action ({f.a + 1} of 2)."
    said = _PROMPTS[int(f.step)][1 if polish else 0]
    about = prompt_about(g, f)
    if about and f.step != headings.STEAL:
        return f"{_source(g.box, about[0], lang)}: {said[0].lower()}{said[1:]}"
    return said


def prompt_about(g: "Valeria", f: Frame) -> list[str]:
    """The card that is paid for, or whose reward, trade or theft is decided on."""
    if f.step in (headings.CHOICE, headings.OFFER):
        return [source_name(f.b)]
    if f.step == headings.PAY and f.a == headings.FOR_CITIZEN:
        return [f"citizen:{CITIZEN.texts[g.top_citizen(f.b)]}"]
    if f.step == headings.PAY and f.a == headings.FOR_MONSTER:
        return [f"monster:{MONSTER.texts[g.top_monster(f.b)]}"]
    if f.step == headings.PAY and f.a == headings.FOR_DOMAIN:
        return [f"domain:{DOMAIN.texts[g.domains[f.b]]}"]
    return [f"citizen:{CITIZEN.texts[f.a]}"] if f.step == headings.STEAL else []


def targets(g: "Valeria", action: int, seat: int) -> list[str]:
    """What an action is about; of a side of a reward what it brings, of a trade the card that offers it."""
    if not PICK.owns(action) and not ACCEPT.owns(action):
        return g.game.book.targets(action)
    frame = g.pending(seat) if seat >= 0 else None
    if frame is None or frame.step not in (headings.CHOICE, headings.OFFER, headings.STEAL):
        return []
    if ACCEPT.owns(action):
        return [source_name(frame.b)]
    effect = g.box.own[frame.a] if frame.step == headings.STEAL else g.box.effects[frame.a]
    way = PICK.first(action)
    if way >= len(effect.parts):
        return []
    if frame.step == headings.STEAL:
        return ["resource:gold" if effect.parts[way].name == "steal_gold" else "resource:magic"]
    kinds = [kind for kind, n in enumerate(effect.parts[way].amounts) if n]
    return [f"resource:{RESOURCES[kinds[0]]}"] if len(kinds) == 1 else []


def player_name(g: "Valeria", seat: int, lang: str) -> str:
    if g.seat_count == 1:
        return "pula" if lang == "pl" else "the supply"
    if g.names:
        return g.names[seat]
    return f"Gracz {seat + 1}" if lang == "pl" else f"Player {seat + 1}"


def words(g: "Valeria", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows: costs, what a power does, who a seat is."""
    if not lang:
        return {}
    box = g.box
    if RECRUIT.owns(action):
        cost = g.citizen_cost(seat, RECRUIT.first(action)) if seat >= 0 else box.cost[RECRUIT.first(action)]
        return {"cost": GOLD_NOUN.count(int(cost), lang)}
    if SLAY.owns(action):
        monster = SLAY.first(action)
        parts = [STRENGTH_NOUN.count(int(box.strength[monster]), lang)]
        if box.magic[monster]:
            parts.append(MAGIC_NOUN.count(int(box.magic[monster]), lang))
        return {"cost": listed(parts, lang)}
    if ACQUIRE.owns(action):
        cost = g.domain_cost(seat, ACQUIRE.first(action)) if seat >= 0 else box.domain_cost[ACQUIRE.first(action)]
        return {"cost": GOLD_NOUN.count(int(cost), lang)}
    if PAY_MAGIC.owns(action):
        return {"price": MAGIC_NOUN.count(int(PAY_MAGIC.first(action)), lang)}
    if TRADE.owns(action) or CHOOSE.owns(action):
        return {"what": _power_text(g, action, seat, lang)}
    if PICK.owns(action) or ACCEPT.owns(action):
        return {"what": _reward_text(g, action, seat, lang)}
    if CHANGE.owns(action):
        power, die = int(CHANGE.first(action)), int(CHANGE.second(action))
        value = int(g.die1 if die == 0 else g.die2)
        after = value - 1 if power == 0 else 6 if power == 1 else 1
        names = [row.name(lang) for d, row in enumerate(box.domains) if box.dice_powers[power] >> d & 1]
        return {"domain": "".join(names), "face": f"{value} → {after}"}
    if FIRST_DIE.owns(action):
        return {"face": str(int(g.die1 if FIRST_DIE.first(action) == 0 else g.die2))}
    if STEAL.owns(action):
        return {"player": player_name(g, int(STEAL.first(action)), lang)}
    if ROB.owns(action):
        return {"player": player_name(g, int(ROB.first(action)), lang)}
    return {}


def _power_text(g: "Valeria", action: int, seat: int, lang: str) -> str:
    frame = g.pending(seat) if seat >= 0 else None
    own = frame is not None and frame.step == headings.SETTLE and frame.a == 0
    if TRADE.owns(action):
        citizen = TRADE.first(action)
        return effect_text(g.box.own[citizen] if own else g.box.off[citizen], lang)
    citizen = CHOOSE.first(action)
    parts = (g.box.own[citizen] if own else g.box.off[citizen]).parts
    way = CHOOSE.second(action)
    return effect_text(parts[way], lang) if way < len(parts) else str(way + 1)


def _reward_text(g: "Valeria", action: int, seat: int, lang: str) -> str:
    frame = g.pending(seat) if seat >= 0 else None
    if frame is not None and frame.step == headings.STEAL:
        return effect_text(g.box.own[frame.a].parts[PICK.first(action)], lang)
    if frame is None or frame.step not in (headings.CHOICE, headings.OFFER):
        return "…"
    effect = g.box.effects[frame.a]
    if ACCEPT.owns(action):
        return effect_text(effect, lang)
    way = PICK.first(action)
    return effect_text(effect.parts[way], lang) if way < len(effect.parts) else str(way + 1)


# ---- the log ---------------------------------------------------------------------------------------------------------

_PHASES = {
    "set_up": ("Set-up", "Przygotowanie"),
    "roll": ("Roll phase", "Faza Kości"),
    "harvest": ("Harvest phase", "Faza Zbiorów"),
    "action": ("Action phase", "Faza Akcji"),
    "monsters": ("Monsters phase", "Faza Potworów"),
    "second_harvest": ("Second harvest phase", "druga Faza Zbiorów"),
    "end": ("End phase", "Faza Zakończenia"),
}
_ENDINGS = {
    "triumph": ("Triumph: the last monster is slain.", "Triumf: ostatni Potwór zgładzony."),
    "provisional_victory": ("A provisional victory over the Dark Lord.", "Chwilowe zwycięstwo nad Mrocznym Władcą."),
    "defeat": ("Not more points than the Dark Lord: defeat.", "Nie więcej punktów niż Mroczny Władca: porażka."),
    "ruin": ("Ruin: nobody is left to defend the kingdom.", "Klęska: nie ma kto bronić królestwa."),
}


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    """One line of the log, in the present tense."""
    polish = lang == "pl"
    seat = event["seat"]
    assert isinstance(seat, int)
    player = names[seat] if seat >= 0 else ""
    kind = str(event["kind"])
    goods = event.get("goods")
    if isinstance(goods, dict):
        return _goods_line(box, event, goods, player, names, lang)
    if kind in ("roll", "change"):
        dice = event["dice"]
        assert isinstance(dice, list)
        verb = ("rolls", "rzuca") if kind == "roll" else ("changes the dice to", "zmienia kości na")
        joined = f"{dice[0]} i {dice[1]}" if polish else f"{dice[0]} and {dice[1]}"
        total = f"suma {sum(dice)}" if polish else f"sum {sum(dice)}"
        return f"{player} {verb[1]}: {joined} ({total})." if polish else f"{player} {verb[0]} {joined} ({total})."
    if kind == "phase":
        return f"{player}: {_PHASES[str(event['phase'])][1 if polish else 0]}"
    if kind == "duke":
        row = next(row for row in box.dukes if row.id == event["duke"])
        owner = player or ("Mroczny Władca" if polish else "The Dark Lord")
        return f"{owner}: Książę {row.pl}." if polish else f"{owner}: duke {row.en}."
    if kind == "ending":
        return _ENDINGS[str(event["ending"])][1 if polish else 0]
    return _card_line(box, event, kind, player, names, lang)


def _goods_line(
    box: Box, event: dict[str, object], goods: dict[str, object], player: str, names: list[str], lang: str
) -> str:
    polish = lang == "pl"
    what = goods_text(goods, lang)
    source = _source(box, str(event["source"]), lang)
    kind = event["kind"]
    if kind == "rob":
        victim = event["victim"]
        assert isinstance(victim, int)
        if polish:
            return f"{player} zabiera {what} (od: {names[victim]}; {source})."
        return f"{player} takes {what} from {names[victim]} ({source})."
    if kind == "pay":
        return f"{player} płaci {what}." if polish else f"{player} pays {what}."
    return f"{player} otrzymuje {what} ({source})." if polish else f"{player} gains {what} ({source})."


def _source(box: Box, name: str, lang: str) -> str:
    kind, _, id = name.partition(":")
    if kind == "citizen":
        return box.citizens[CITIZEN.texts.index(id)].name(lang)
    if kind == "monster":
        return box.monsters[MONSTER.texts.index(id)].name(lang)
    if kind == "domain":
        return box.domains[DOMAIN.texts.index(id)].name(lang)
    if kind == "starter":
        return next(row for row in STARTERS if row.id == id).name(lang)
    if kind == "consolation":
        return "bez aktywacji" if lang == "pl" else "nothing activated"
    return "akcja" if lang == "pl" else "action"


_CARD_LINES = {
    "citizen": ("{player} takes the {card}.", "{player} bierze Mieszkańca: {card}."),
    "return": ("{player} returns the {card}.", "{player} odkłada Mieszkańca: {card}."),
    "slay": ("{player} slays the {card}.", "{player} zgładza Potwora: {card}."),
    "release": ("{player} returns the {card}.", "{player} odkłada Potwora: {card}."),
    "purloin": ("{player} takes the {card} of {victim}.", "{player} zabiera Potwora: {card} (od: {victim})."),
    "acquire": ("{player} acquires {card}.", "{player} pozyskuje Włość: {card}."),
    "turn_up": ("Turned up: {card}.", "Odkryto: {card}."),
    "capture": ("The Dark Lord takes: {card}.", "Mroczny Władca zabiera: {card}."),
}


def _victim(names: list[str], victim: object, lang: str) -> str:
    if isinstance(victim, int) and victim >= 0:
        return names[victim]
    return "Stosy Centralne" if lang == "pl" else "the centre"


def _card_line(box: Box, event: dict[str, object], kind: str, player: str, names: list[str], lang: str) -> str:
    card = ""
    for noun in ("citizen", "monster", "domain"):
        if noun in event:
            card = _source(box, f"{noun}:{event[noun]}", lang)
    victim = event.get("victim")
    line = _CARD_LINES[kind][1 if lang == "pl" else 0]
    return line.format(player=player, card=card, victim=_victim(names, victim, lang))
