"""Sentences about this table: prompts, the words of labels, and the log."""

from typing import TYPE_CHECKING

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ACTIVATE,
    ALCHEMY,
    CARD,
    DO_STAGE,
    FIGHT,
    MENACE_DECK,
    PAY,
    PLACE,
    RECYCLE,
    SITE,
    THAW,
)
from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, KINDS, SPACES, design_of, in_pack, total
from palatine.games.wonderful_kingdom.text import (
    CARD_NOUN,
    NOUNS,
    RESOURCE_NAMES,
    SOLDIER_NOUN,
    STOCK,
    amounts_text,
    effect_text,
    goods_text,
)
from palatine.kernel.data import Row
from palatine.kernel.frame import Frame
from palatine.kernel.speech import listed

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

_PROMPTS = {
    headings.PICK_DECK: ("Choose your menace deck.", "Wybierz swoją talię zagrożeń."),
    headings.KEEP_ADVISOR: (
        "Keep one of the two advisors, in secret.",
        "Zachowaj w tajemnicy jednego z dwóch doradców.",
    ),
    headings.CHOOSE: (
        "Choose an offering area; you take every card in it.",
        "Wybierz obszar propozycji; zabierasz z niego wszystkie karty.",
    ),
    headings.SEARCH: ("Search: discard two face-up cards.", "Poszukiwania: odrzuć dwie odkryte karty."),
    headings.KEEP_FOUND: ("Search: which card do you keep?", "Poszukiwania: którą kartę zachowujesz?"),
    headings.LAST_WORD: (
        "Before the hidden cards are turned up: act, or say you are done.",
        "Zanim zakryte karty zostaną odsłonięte: wykonaj działanie albo zakończ.",
    ),
    headings.SHADOWS: (
        "A shadow: discard a card of your selection.",
        "Cień: odrzuć kartę ze swojego obszaru wyboru.",
    ),
    headings.THEFT: ("A thief: cover a production icon.", "Złodziej: zakryj ikonę produkcji."),
    headings.FIGHT: ("Fight phase: defeat menaces, or stop.", "Faza walki: pokonaj zagrożenia albo zakończ."),
    headings.UNCOVER: ("Which theft token do you remove?", "Który żeton kradzieży usuwasz?"),
    headings.LOOK: ("Which face-down card do you look at?", "Którą zakrytą kartę obejrzysz?"),
    headings.TURN_UP: ("Which face-down card do you turn up?", "Którą zakrytą kartę odsłonisz?"),
    headings.DEAL_INTO: ("Into which area is the card dealt?", "Do którego obszaru trafia karta?"),
    headings.DISCARD_CARD: ("Which card of the areas is discarded?", "Którą kartę z obszarów odrzucasz?"),
    headings.MOVE_CARD: ("Which card moves to the other area?", "Która karta przechodzi do drugiego obszaru?"),
    headings.FINISH: ("Which card is finished for free?", "Którą kartę kończysz bez opłat?"),
    headings.END_TURN: (
        "After the last round: use an advisor, or pass.",
        "Po ostatniej rundzie: użyj doradcy albo spasuj.",
    ),
}

_ON_A_SITE = {
    headings.FILL_AS: ("which space does the krystallium fill?", "które pole zapełnia krystallium?"),
    headings.OVERSEE_AS: ("which kind of cube goes on it?", "jaka kostka trafia na tę kartę?"),
}
"""Questions about one card under construction; its name comes first."""


def prompt_text(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    s = g.seat[f.seat]
    if f.step == headings.PROPOSE:
        left = 2 - int(f.a)
        if polish:
            cards = CARD_NOUN.count(left, lang)
            return f"Połóż {cards} z ręki w obszarach propozycji. Żetony pułapek: {int(s.traps)}."
        return f"Put {CARD_NOUN.count(left, lang)} into the offering areas. Trap tokens: {int(s.traps)}."
    if f.step == headings.PLAN:
        left = len(g.piles[f.seat].cards)
        if left == 0:
            return "Planowanie: wszystkie karty użyte." if polish else "Planning: every card is used."
        return (
            f"Planowanie: użyj kart do konstrukcji albo je przetwórz. Pozostałe karty: {left}."
            if polish
            else f"Planning: construct or recycle your cards. Cards left: {left}."
        )
    if f.step == headings.PLACE:
        left = int(total(s.fresh))
        if left == 0:
            return "Wszystkie kostki położone." if polish else "Every cube is placed."
        return (
            f"Połóż kostki na kartach w konstrukcji albo w obszarze alchemii: {left}."
            if polish
            else f"Place your cubes on cards under construction or into the alchemy area: {left}."
        )
    if f.step == headings.STAGE_PAY:
        name = g.box.stages[g.stage(f.a)].name(lang)
        return f"{name}: czym płacisz?" if polish else f"{name}: how do you pay?"
    if f.step in _ON_A_SITE:
        site = _site_number(g, f)
        name = SITE.pl[site] if polish else SITE.en[site]
        return f"{name}: {_ON_A_SITE[int(f.step)][1 if polish else 0]}"
    return _PROMPTS[int(f.step)][1 if polish else 0]


def prompt_about(g: "WonderfulKingdom", f: Frame) -> list[str]:
    """The card under construction that a cube of choice goes on."""
    return [f"{SITE.target}:{SITE.texts[_site_number(g, f)]}"] if f.step in _ON_A_SITE else []


def _site_number(g: "WonderfulKingdom", f: Frame) -> int:
    """The site a frame is about, as actions name it."""
    designs = [int(design_of(site)) for site in g.seat[f.seat].sites]
    design = designs[int(f.a)]
    return int(g.box.site_base[design]) + int(f.a) - designs.index(design)


def words(g: "WonderfulKingdom", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows: what lies on a card, costs, the cube to place."""
    if not lang:
        return {}
    verb = g.game.book.verb_of(action)
    found: dict[str, str] = {}
    if SITE in verb.domains:
        found["filled"] = _filled(g, seat, int(verb.first(action)), lang)
    if PLACE.owns(action) or ALCHEMY.owns(action):
        found["cube"] = _cube(g, seat, lang)
    elif RECYCLE.owns(action):
        card = RECYCLE.first(action)
        found["cubes"] = amounts_text([int(n) for n in g.box.recycling[BASIC * card : BASIC * card + BASIC]], lang)
    elif FIGHT.owns(action):
        found["cost"] = SOLDIER_NOUN.count(int(g.box.menace_cost[FIGHT.first(action)]), lang)
    elif THAW.owns(action):
        found["cost"] = SOLDIER_NOUN.count(int(g.box.menace_cost[FROST_GIANT]), lang)
    elif ACTIVATE.owns(action):
        advisor = ACTIVATE.first(action)
        found["ability"] = effect_text(g.box.ability[advisor], lang, STOCK)
        found["cost"] = SOLDIER_NOUN.count(int(g.box.advisor_cost[advisor]), lang)
    elif DO_STAGE.owns(action):
        found.update(_stage_words(g, int(DO_STAGE.first(action)), lang))
    elif PAY.owns(action):
        found["resource"] = _owed(g, seat, lang)
    return found


def _filled(g: "WonderfulKingdom", seat: int, site: int, lang: str) -> str:
    """What lies on the card and what it needs, such as “2/3 materials”."""
    design = g.box.site_design[site]
    under = [s for s in (g.seat[seat].sites if seat >= 0 else []) if design_of(s) == design]
    rank = site - int(g.box.site_base[design])
    fill = under[rank] & SPACES if rank < len(under) else 0
    cost = g.box.cost[design]
    parts: list[str] = []
    for kind in range(KINDS):
        if in_pack(cost, kind):
            name = RESOURCE_NAMES[RESOURCES[kind]][1 if lang == "pl" else 0]
            parts.append(f"{name} {int(in_pack(fill, kind))}/{int(in_pack(cost, kind))}")
    return ", ".join(parts)


def _cube(g: "WonderfulKingdom", seat: int, lang: str) -> str:
    frame = g.pending(seat) if seat >= 0 else None
    kinds = [kind for kind in range(BASIC) if seat >= 0 and g.seat[seat].fresh[kind]]
    if frame is not None and frame.step == headings.PLACE and frame.b > 0:
        kinds = [int(frame.b) - 1]
    if not kinds:
        return "Kostka" if lang == "pl" else "A cube"
    name = RESOURCE_NAMES[RESOURCES[kinds[0]]][1 if lang == "pl" else 0]
    return name[0].upper() + name[1:]


def _stage_words(g: "WonderfulKingdom", number: int, lang: str) -> dict[str, str]:
    if g.quest < 0:
        return {"name": str(number + 1), "price": "…", "benefit": "…"}
    stage = int(g.stage(number))
    cost = [int(g.box.cost_of(stage, kind)) for kind in range(KINDS)]
    benefit = effect_text(g.box.benefit[stage], lang, STOCK)
    return {"name": g.box.stages[stage].name(lang), "price": amounts_text(cost, lang), "benefit": benefit}


def _owed(g: "WonderfulKingdom", seat: int, lang: str) -> str:
    frame = g.pending(seat) if seat >= 0 else None
    if frame is None or frame.step != headings.STAGE_PAY:
        return "…"
    owed = frame.b >> 2
    for kind in range(BASIC):
        if in_pack(owed, kind):
            return RESOURCE_NAMES[RESOURCES[kind]][1 if lang == "pl" else 0]
    return "…"


# ---- the log ---------------------------------------------------------------------------------------------------------

_PHASES = {
    "set_up": ("Set-up", "Przygotowanie"),
    "choice": ("Round {round}: choice phase", "Runda {round}: faza wyboru"),
    "planning": ("Planning phase", "Faza planowania"),
    "production": ("Production phase", "Faza produkcji"),
    "fight": ("Fight phase", "Faza walki"),
    "end": ("The game is over; points are counted.", "Koniec gry, podliczanie punktów."),
}
_PLACES = {
    "left": ("the left area", "lewy obszar"),
    "right": ("the right area", "prawy obszar"),
    "selection": ("a selection area", "obszar wyboru"),
}
_LINES = {
    "construct": ("{player} puts {card} under construction.", "{player} używa do konstrukcji karty: {card}."),
    "recycle": ("{player} recycles {card}.", "{player} przetwarza kartę: {card}."),
    "finish": ("{player} completes {card}.", "{player} kończy konstrukcję karty: {card}."),
    "give_up": ("{player} gives up {card}.", "{player} porzuca kartę: {card}."),
    "fill": ("{player} puts {cube} on {card}.", "{player} kładzie na kartę {card}: {cube}."),
    "alchemy": ("{player}: {resource} into the alchemy area.", "{player}: do obszaru alchemii trafia {resource}."),
    "keep": ("{player} keeps {card}.", "{player} zachowuje kartę: {card}."),
    "freeze": ("A frost giant lies under {card} ({player}).", "Mroźny olbrzym leży pod kartą: {card} ({player})."),
    "defeat": ("{player} defeats: {menace}.", "{player} pokonuje: {menace}."),
    "menace": ("{player} has in the construction area: {menace} ({count}).",
               "{player} ma w obszarze konstrukcji: {menace} ({count})."),
    "cover": ("{player}: a theft token on {resource}.", "{player}: żeton kradzieży na: {resource}."),
    "uncover": ("{player} removes a theft token: {resource}.", "{player} usuwa żeton kradzieży: {resource}."),
    "advisor": ("{player} has a new advisor: {card}.", "{player} ma nowego doradcę: {card}."),
    "activate": ("{player} uses the advisor {card}.", "{player} korzysta z doradcy: {card}."),
    "duchy": ("{player}: {card}.", "{player}: {card}."),
    "deck": ("{player} takes the menace deck {card}.", "{player} bierze talię zagrożeń: {card}."),
    "stage": ("{player} completes the stage {card}.", "{player} kończy etap: {card}."),
    "produce": ("{player} produces {cubes}.", "{player} produkuje {cubes}."),
    "take": ("{player} chooses {area} and takes {cards}.", "{player} wybiera {area} i zabiera {cards}."),
    "pay": ("{player} pays 1 {resource}.", "{player} płaci: {resource}."),
    "reshuffle": ("The discards become a new deck ({count}).", "Odrzucone karty tworzą nową talię ({count})."),
}  # fmt: skip


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    """One line of the log, in the present tense."""
    at = 1 if lang == "pl" else 0
    seat = event["seat"]
    assert isinstance(seat, int)
    player = names[seat] if seat >= 0 else ""
    kind = str(event["kind"])
    if kind == "phase":
        return _PHASES[str(event["phase"])][at].format(round=event["round"])
    if kind == "gain":
        goods = event["goods"]
        assert isinstance(goods, dict)
        verb = "otrzymuje" if at else "gains"
        return f"{player} {verb} {goods_text(goods, lang)} ({_source(box, str(event['source']), lang)})."
    if kind == "supremacy":
        if event["camp"]:
            end = "żołnierz idzie do obozu" if at else "a soldier goes into the camp"
        else:
            end = "żołnierz trafia do księstwa" if at else "a soldier joins the duchy"
        said = "premia za przewagę" if at else "supremacy bonus"
        return f"{player}: {said}, {end}."
    if kind in _LINES:
        return _LINES[kind][at].format(player=player, **_names(box, event, lang))
    return _card_line(box, event, kind, player, lang)


def _names(box: Box, event: dict[str, object], lang: str) -> dict[str, str]:
    """The words of a line: names of cards, resources, counts."""
    at = 1 if lang == "pl" else 0
    found: dict[str, str] = {"count": str(event.get("count", ""))}
    if "card" in event:
        found["card"] = card_name(str(event["card"]), lang)
    if "menace" in event:
        found["menace"] = _name_in(box.menaces, str(event["menace"]), lang)
    if "advisor" in event:
        found["card"] = _name_in(box.advisors, str(event["advisor"]), lang)
    if "duchy" in event:
        found["card"] = _name_in(box.duchies, str(event["duchy"]), lang)
    if "deck" in event:
        found["card"] = MENACE_DECK.word(MENACE_DECK.value(str(event["deck"])), lang)
    if "stage" in event:
        found["card"] = _name_in(box.stages, str(event["stage"]), lang)
    if "resource" in event:
        found["resource"] = RESOURCE_NAMES[str(event["resource"])][at]
    if "cube" in event:
        found["cube"] = NOUNS[RESOURCES.index(str(event["cube"]))].count(1, lang)
    count = event.get("count")
    if isinstance(count, int):
        found["cards"] = CARD_NOUN.count(count, lang)
        if "resource" in event:
            found["cubes"] = NOUNS[RESOURCES.index(str(event["resource"]))].count(count, lang)
    if "area" in event:
        found["area"] = _PLACES[str(event["area"])][at]
    return found


def _card_line(box: Box, event: dict[str, object], kind: str, player: str, lang: str) -> str:
    """Lines about cards that may be hidden from the reader."""
    polish = lang == "pl"
    card = card_name(str(event["card"]), lang) if "card" in event else ("zakryta karta" if polish else "a hidden card")
    shown = event.get("cards")
    cards = listed([card_name(str(id), lang) for id in shown], lang) if isinstance(shown, list) else ""
    place = _PLACES[str(event.get("area", event.get("place", "left")))][1 if polish else 0]
    if kind == "propose":
        hidden = (" (zakryta)" if polish else " (face down)") if event["hidden"] and "card" in event else ""
        return (
            f"{player} proponuje: {card}{hidden}, {place}." if polish else f"{player} offers {card}{hidden}: {place}."
        )
    if kind in ("hand", "draw"):
        if not cards:
            count = event["count"]
            assert isinstance(count, int)
            n = CARD_NOUN.count(count, lang)
            return f"{player} dobiera {n}." if polish else f"{player} draws {n}."
        return f"{player} dobiera: {cards}." if polish else f"{player} draws {cards}."
    if kind == "deal":
        return f"{place}: {cards}."[0].upper() + f"{place}: {cards}."[1:]
    if kind == "risk":
        return f"Karta ryzyka: {place}." if polish else f"A risk card: {place}."
    if kind == "reveal":
        return f"{player} odsłania: {cards}." if polish else f"{player} turns up {cards}."
    if kind == "search":
        return f"{player} ogląda: {cards}." if polish else f"{player} looks at {cards}."
    if kind == "look":
        return f"{player} ogląda: {card} ({place})." if polish else f"{player} looks at {card} ({place})."
    if kind == "turn_up":
        return f"{player} odsłania: {card} ({place})." if polish else f"{player} turns up {card} ({place})."
    if kind == "move":
        return f"{player} przenosi: {card} ({place})." if polish else f"{player} moves {card} ({place})."
    assert kind == "discard", kind
    return f"Odrzucono: {card} ({place})." if polish else f"Discarded: {card} ({place})."


def card_name(id: str, lang: str) -> str:
    return CARD.word(CARD.value(id), lang)


def _name_in(rows: list[Row], id: str, lang: str) -> str:
    return next(row for row in rows if row.id == id).name(lang)


_SOURCES = {
    "alchemy": ("alchemy", "alchemia"),
    "bonus": ("construction bonus", "premia za konstrukcję"),
    "selection": ("selection bonus", "premia za wybór"),
}


def _source(box: Box, name: str, lang: str) -> str:
    kind, _, id = name.partition(":")
    if kind == "advisor":
        return _name_in(box.advisors, id, lang)
    if kind == "stage":
        return "misja" if lang == "pl" else "quest"
    return _SOURCES[kind][1 if lang == "pl" else 0]
