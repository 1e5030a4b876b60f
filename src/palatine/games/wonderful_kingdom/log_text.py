"""The chronicle: every event of a table as a sentence in the present tense."""

from typing import Final

from palatine.games.wonderful_kingdom.actions import ADVISOR, BASIC_RESOURCE, CARD, MENACE, MENACE_DECK
from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES
from palatine.games.wonderful_kingdom.seat import KINDS
from palatine.games.wonderful_kingdom.text import (
    CARD_NOUN,
    NOUNS,
    RESOURCE_NAMES,
    amounts_text,
    goods_text,
    of_area,
    price_text,
    soldiers_text,
)
from palatine.kernel.data import Row
from palatine.kernel.speech import ACCUSATIVE, NOMINATIVE, listed

_PHASES: Final = {
    "set_up": ("Set-up", "Przygotowanie"),
    "choice": ("Round {round}: choice phase", "Runda {round}: faza wyboru"),
    "planning": ("Planning phase", "Faza planowania"),
    "production": ("Production phase", "Faza produkcji"),
    "fight": ("Fight phase", "Faza walki"),
    "end": ("The game is over: points are counted", "Koniec gry: podliczanie punktów"),
}
_LINES: Final = {
    "construct": ("{player} puts {card} under construction.", "{player} zaczyna konstrukcję karty: {card}."),
    "recycle": ("{player} recycles {card} → {cubes}.", "{player} przetwarza kartę: {card} → {cubes}."),
    "finish": ("{player} completes {card}.", "{player} kończy konstrukcję karty: {card}."),
    "give_up": ("{player} gives up {card}.", "{player} odrzuca z konstrukcji kartę: {card}."),
    "keep": ("{player} keeps {card}.", "{player} zachowuje kartę: {card}."),
    "freeze": ("{player} puts a frost giant under {card}.", "{player} kładzie mroźnego olbrzyma pod kartę: {card}."),
    "defeat": ("{player} defeats a menace: {menace} ({cost}).", "{player} pokonuje zagrożenie: {menace} ({cost})."),
    "menace": ("{player} adds to the construction area: {menace} ({cards}).",
               "{player} dokłada do obszaru konstrukcji: {menace} ({cards})."),
    "cover": ("{player} puts a theft token on an icon: {resource}.",
              "{player} kładzie żeton kradzieży na ikonie: {resource}."),
    "uncover": ("{player} takes off a theft token: {resource}.", "{player} zdejmuje żeton kradzieży: {resource}."),
    "advisor": ("{player} has a new advisor: {card}.", "{player} ma nowego doradcę: {card}."),
    "duchy": ("{player} takes a card: {card}.", "{player} bierze kartę: {card}."),
    "deck": ("{player} takes the menace deck {card}.", "{player} bierze talię zagrożeń: {card}."),
    "stage": ("{player} completes the stage “{card}” ({cost}).", "{player} kończy etap „{card}” ({cost})."),
    "reshuffle": ("The discards become a new deck ({cards}).", "Odrzucone karty tworzą nową talię ({cards})."),
    "risk": ("A risk card goes face down into {area}.", "Do {area} trafia zakryta karta ryzyka."),
    "deal": ("Dealt into {area}: {all}.", "Rozdano do {area}: {all}."),
    "reveal": ("{player} turns up: {all}.", "{player} odsłania: {all}."),
    "search": ("{player} looks at {all} (search).", "{player} ogląda (wyszukiwanie): {all}."),
    "turn_up": ("{player} turns up a card from {area}: {card}.", "{player} odsłania kartę z {area}: {card}."),
}  # fmt: skip
_USED: Final = {
    "recover_trap": (" and takes back a trap token", " i odzyskuje żeton pułapki"),
    "double_calamities": (", and all calamities count double", ", a wszystkie katastrofy liczą się podwójnie"),
    "discard_calamity": (" and discards a calamity", " i odrzuca kartę katastrofy"),
}
"""What an advisor has done, where nothing else tells it."""
_SOURCES: Final = {
    "alchemy": ("alchemy", "alchemia"),
    "bonus": ("construction bonus", "premia za konstrukcję"),
    "selection": ("selection bonus", "premia za wybór"),
    "stage": ("quest", "misja"),
}


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    """One line of the chronicle."""
    at = 1 if lang == "pl" else 0
    seat, kind = event["seat"], str(event["kind"])
    assert isinstance(seat, int)
    player = names[seat] if seat >= 0 else ""
    if kind == "phase":
        return _PHASES[str(event["phase"])][at].format(round=event["round"])
    if kind in _LINES:
        return _LINES[kind][at].format(player=player, **_words(box, event, lang))
    if kind in ("hand", "draw"):
        return _drawn(event, player, lang)
    if kind in ("propose", "look", "move", "discard"):
        return _of_a_card(event, kind, player, lang)
    if kind == "take":
        return _taken(event, player, lang)
    if kind == "activate":
        return _activated(box, event, player, lang)
    return _of_cubes(box, event, kind, player, lang)


def _words(box: Box, event: dict[str, object], lang: str) -> dict[str, str]:
    """The words of a line: names of cards, resources, counts. What is counted here stands in brackets."""
    found: dict[str, str] = {}
    if "card" in event:
        found["card"] = card_name(str(event["card"]), lang)
    if "menace" in event:
        menace = MENACE.value(str(event["menace"]))
        found["menace"] = MENACE.word(menace, lang)
        found["cost"] = soldiers_text(int(box.menace_cost[menace]), lang)
    if "advisor" in event:
        found["card"] = _name_in(box.advisors, str(event["advisor"]), lang)
    if "duchy" in event:
        found["card"] = _name_in(box.duchies, str(event["duchy"]), lang)
    if "deck" in event:
        found["card"] = MENACE_DECK.word(MENACE_DECK.value(str(event["deck"])), lang)
    if "stage" in event:
        stage = [row.id for row in box.stages].index(str(event["stage"]))
        found["card"] = box.stages[stage].name(lang)
        found["cost"] = price_text([int(box.cost_of(stage, kind)) for kind in range(KINDS)], lang)
    if "resource" in event:
        found["resource"] = RESOURCE_NAMES[str(event["resource"])][1 if lang == "pl" else 0]
    if "count" in event:
        found["cards"] = CARD_NOUN.count(_number(event, "count"), lang, NOMINATIVE)
    if "cards" in event:
        found["all"] = _all(event, lang)
    if event["kind"] == "recycle":
        at = BASIC * CARD.value(str(event["card"]))
        found["cubes"] = amounts_text([int(n) for n in box.recycling[at : at + BASIC]], lang)
    if "area" in event or "place" in event:
        found["area"] = _area(event, lang)
    return found


def _drawn(event: dict[str, object], player: str, lang: str) -> str:
    """Cards into a hand, by name for whoever draws them."""
    cards = _all(event, lang) if "cards" in event else ""
    if cards:
        return f"{player} dobiera: {cards}." if lang == "pl" else f"{player} draws {cards}."
    n = CARD_NOUN.count(_number(event, "count"), lang)
    return f"{player} dobiera {n}." if lang == "pl" else f"{player} draws {n}."


def _taken(event: dict[str, object], player: str, lang: str) -> str:
    """WK-4.4, WK-4.5"""
    n = _number(event, "count")
    left = event["area"] == "left"
    if lang == "pl":
        area = "lewy obszar" if left else "prawy obszar"
        return (
            f"{player} wybiera {area} i zabiera {CARD_NOUN.count(n, lang)}." if n else f"{player} wybiera pusty {area}."
        )
    area = "left area" if left else "right area"
    return (
        f"{player} chooses the {area} and takes {CARD_NOUN.count(n, lang)}."
        if n
        else f"{player} chooses the empty {area}."
    )


def _of_a_card(event: dict[str, object], kind: str, player: str, lang: str) -> str:
    """One card that may lie face down, and whose name not every reader may know."""
    polish = lang == "pl"
    hidden = bool(event.get("hidden", "number" in event))
    name = f": {card_name(str(event['card']), lang)}" if "card" in event else ""
    area = _area(event, lang)
    what = ("zakrytą kartę" if polish else "a face-down card") if hidden else "kartę" if polish else "a card"
    if kind == "propose":
        return f"{player} proponuje do {area} {what}{name}." if polish else f"{player} offers {what} into {area}{name}."
    if kind == "move":
        return f"{player} przenosi do {area} {what}{name}." if polish else f"{player} moves {what} to {area}{name}."
    if kind == "look":
        return f"{player} ogląda {what} z {area}{name}." if polish else f"{player} looks at {what} of {area}{name}."
    if not player:
        return (
            f"Odrzucono {what} z {area}{name}."
            if polish
            else f"{what[0].upper()}{what[1:]} of {area} is discarded{name}."
        )
    return f"{player} odrzuca {what} z {area}{name}." if polish else f"{player} discards {what} of {area}{name}."


def _activated(box: Box, event: dict[str, object], player: str, lang: str) -> str:
    """WK-9.1 The advisor, the price in soldiers, and what happened, if nothing else tells it."""
    at = 1 if lang == "pl" else 0
    advisor = ADVISOR.value(str(event["advisor"]))
    name, cost = box.advisors[advisor].name(lang), soldiers_text(int(box.advisor_cost[advisor]), lang)
    done = _USED.get(box.ability[advisor].name, ("", ""))[at]
    return f"{player} korzysta z doradcy: {name} ({cost}){done}." if at else f"{player} uses {name} ({cost}){done}."


def _of_cubes(box: Box, event: dict[str, object], kind: str, player: str, lang: str) -> str:
    """Cubes and soldiers that come, are placed or are paid."""
    polish = lang == "pl"
    if kind == "gain":
        goods = event["goods"]
        assert isinstance(goods, dict)
        got = goods_text(goods, lang, ACCUSATIVE)
        source = _source(box, str(event["source"]), lang)
        return f"{player} otrzymuje {got} ({source})." if polish else f"{player} gains {got} ({source})."
    if kind == "supremacy":
        return _supremacy(event, player, lang)
    n = _number(event, "count") if "count" in event else 1
    cubes = NOUNS[RESOURCES.index(str(event.get("cube", event.get("resource"))))].count(n, lang)
    if kind == "produce":
        if n == 0:
            nothing = RESOURCE_NAMES[str(event["resource"])][1 if polish else 0]
            return f"{player} nic nie produkuje ({nothing})." if polish else f"{player} produces nothing ({nothing})."
        return f"{player} produkuje {cubes}." if polish else f"{player} produces {cubes}."
    if kind == "alchemy":
        name = card_name(str(event["card"]), lang) if "card" in event else ""
        if polish:
            return f"{player} kładzie {cubes} w obszarze alchemii{f' (z karty: {name})' if name else ''}."
        return f"{player} puts {cubes} into the alchemy area{f' (from {name})' if name else ''}."
    if kind == "fill":
        name = card_name(str(event["card"]), lang)
        space = _space(event, lang)
        return (
            f"{player} kładzie {cubes} na kartę: {name}{space}."
            if polish
            else f"{player} puts {cubes} on {name}{space}."
        )
    assert kind == "pay", kind
    if event["purse"] == "krystallium":
        cubes = NOUNS[BASIC].count(n, lang)
    where = (" z obszaru alchemii" if polish else " from the alchemy area") if event["purse"] == "alchemy" else ""
    return f"{player} płaci {cubes}{where} (misja)." if polish else f"{player} pays {cubes}{where} (quest)."


def _supremacy(event: dict[str, object], player: str, lang: str) -> str:
    """WK-6.4"""
    resource = RESOURCE_NAMES[str(event["resource"])][1 if lang == "pl" else 0]
    if lang == "pl":
        end = "do obozu" if event["camp"] else "do księstwa"
        return f"{player} zdobywa premię za przewagę ({resource}): żołnierz trafia {end}."
    end = "goes into the camp" if event["camp"] else "joins the duchy"
    return f"{player} gains the supremacy bonus ({resource}): a soldier {end}."


def _space(event: dict[str, object], lang: str) -> str:
    """WK-6.10 Krystallium on a space of another kind."""
    if event["space"] == event["cube"]:
        return ""
    space = BASIC_RESOURCE.word(BASIC_RESOURCE.value(str(event["space"])), lang)
    return f" (zastępuje: {space})" if lang == "pl" else f" (for {space})"


def _area(event: dict[str, object], lang: str) -> str:
    return of_area(str(event.get("area", event.get("place"))), lang)


def _all(event: dict[str, object], lang: str) -> str:
    cards = event["cards"]
    assert isinstance(cards, list)
    return listed([card_name(str(id), lang) for id in cards], lang)


def _number(event: dict[str, object], key: str) -> int:
    n = event[key]
    assert isinstance(n, int)
    return n


def _source(box: Box, name: str, lang: str) -> str:
    kind, _, id = name.partition(":")
    return _name_in(box.advisors, id, lang) if kind == "advisor" else _SOURCES[kind][1 if lang == "pl" else 0]


def card_name(id: str, lang: str) -> str:
    return CARD.word(CARD.value(id), lang)


def _name_in(rows: list[Row], id: str, lang: str) -> str:
    return next(row for row in rows if row.id == id).name(lang)
