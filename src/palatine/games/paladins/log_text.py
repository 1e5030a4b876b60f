"""Sentences of the log: one for each kind of event."""

from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    JAR_SPACE,
    ORDER,
    OUTSIDER,
    PALADIN,
    SCHEME,
    SPACE,
    TAVERN_CARD,
    TOWNSFOLK_CARD,
    WALL,
)
from palatine.games.paladins.box import Box
from palatine.games.paladins.components import ATTRIBUTES
from palatine.games.paladins.people_components import OUTSIDER_TYPES, TYPE_NAMES
from palatine.games.paladins.text import (
    SILVER_NOUN,
    SUSPICION_NOUN,
    TAX_NOUN,
    WORKER_NOUN,
    goods_text,
    group_text,
    price_text,
    saying,
)
from palatine.kernel.action import Domain
from palatine.kernel.speech import ACCUSATIVE, GENITIVE, NOMINATIVE, listed

_DOMAINS: dict[str, Domain] = {
    "paladin": PALADIN, "tavern": TAVERN_CARD, "townsfolk": TOWNSFOLK_CARD, "outsider": OUTSIDER, "wall": WALL,
    "favour": FAVOUR, "order": ORDER, "scheme": SCHEME, "space": SPACE, "jar": JAR_SPACE, "action": BOARD_ACTION,
}  # fmt: skip

_PHASES = {
    "set_up": ("Set-up", "Przygotowanie"),
    "preparation": ("Round {round}: preparation", "Runda {round}: przygotowanie"),
    "actions": ("Round {round}: actions", "Runda {round}: akcje"),
    "end": ("End of the game", "Koniec gry"),
}

_LINES = {
    "round": ("Round {round}. Start player: {player}.", "Runda {round}. Rozpoczyna: {player}."),
    "shuffle": ("The discards are shuffled: {deck}.", "Przetasowano odrzucone karty: {deck}."),
    "slide": ("The tracks of Townsfolk and Outsiders move on.", "Tory Mieszczan i Najeźdźców się przesuwają."),
    "order": ("{order} is revealed.", "Odkryto {order}."),
    "favour_card": ("Revealed King's Favour: {favour}.", "Odkryto Królewską Łaskę: {favour}."),
    "draw_paladins": ("{player} draws three Paladins{private}.", "{player} dobiera trzech Paladynów{private}."),
    "choose_paladin": ("{player} chooses a Paladin{private}.", "{player} wybiera Paladyna{private}."),
    "paladin": ("{player} reveals the Paladin {paladin}.", "{player} odkrywa Paladyna: {paladin}."),
    "hire": ("{player} takes a Tavern card: {workers}.", "{player} bierze kartę Karczmy: {workers}."),
    "keep": ("{player} keeps: {workers}.", "{player} zachowuje: {workers}."),
    "pass": ("{player} passes.", "{player} pasuje."),
    "criminal": ("{player} gains 1 Criminal.", "{player} zyskuje 1 Złoczyńcę."),
    "suspicion": ("{player} draws a Suspicion ({tax}).", "{player} dobiera Podejrzenie ({tax})."),
    "inquisition": ("The tax supply is empty: Inquisition.", "Pula Podatków jest pusta: Inkwizycja."),
    "debt": ("{player} takes a Debt.", "{player} bierze Dług."),
    "repay": ("{player} pays a Debt.", "{player} spłaca Dług."),
    "destroy": ("{player} destroys a Debt.", "{player} niszczy Dług."),
    "recruit": ("{player} recruits: {townsfolk}.", "{player} rekrutuje Mieszczanina: {townsfolk}."),
    "dismiss": ("{player} dismisses: {townsfolk}.", "{player} odrzuca Mieszczanina: {townsfolk}."),
    "attack": ("{player} attacks: {outsider}.", "{player} atakuje Najeźdźcę: {outsider}."),
    "convert": ("{player} converts: {outsider}.", "{player} nawraca Najeźdźcę: {outsider}."),
    "wall": ("{player} places a Wall: {wall}.", "{player} kładzie kartę Muru: {wall}."),
    "monk": ("{player} sends a Monk to {space}.", "{player} wysyła Mnicha na pole: {space}."),
    "outpost": ("{player} places an Outpost on {space}.", "{player} umieszcza Posterunek na polu: {space}."),
    "workshop": ("{player} places a Workshop on {action}.", "{player} umieszcza Warsztat na akcji: {action}."),
    "rest": ("{player} rests.", "{player} odpoczywa."),
    "scheme": ("{player} reveals a {scheme}.", "{player} odkrywa {scheme}."),
    "marker": ("The Resource marker moves to space {space}.", "Znacznik Zasobów trafia na pole {space}."),
    "return_tax": (
        "1 silver goes from the tax supply to the supply.",
        "1 Srebrnik wraca z puli Podatków do puli głównej.",
    ),
}
_HINDRANCES = {
    "workers": ("too few workers", "za mało Robotników"),
    "used": ("workers stand there already", "stoją tam już Robotnicy"),
    "pieces": ("done 7 times already", "akcja wykonana już 7 razy"),
    "walls": ("no Walls left", "brak kart Murów"),
    "influence": ("too little Influence", "za niskie Wpływy"),
    "space": ("no free space within reach", "brak wolnego pola w zasięgu"),
    "outsider": ("no Outsider within reach", "brak Najeźdźcy w zasięgu"),
    "townsfolk": ("no Townsfolk on the track", "brak Mieszczan na torze"),
    "favour": ("no free King's Favour", "brak wolnej Królewskiej Łaski"),
}
"""PA-14.9 Why the virtual player cannot follow its Scheme."""
_TURNED_UP = {
    "townsfolk": ("New Townsfolk", "Odkryto Mieszczanina"),
    "outsider": ("New Outsider", "Odkryto Najeźdźcę"),
}
_DECKS = {
    "suspicions": ("Suspicions", "Podejrzenia"),
    "tavern": ("Tavern", "Karczma"),
    "schemes": ("Schemes", "Schematy"),
}


def event_text(box: Box, event: dict[str, object], names: list[str], lang: str) -> str:
    """A sentence for one event."""
    kind = str(event["kind"])
    seat = event["seat"]
    assert isinstance(seat, int)
    at = 1 if lang == "pl" else 0
    player = names[seat] if seat >= 0 else ("The virtual player", "Gracz wirtualny")[at]
    counted = _counted(box, kind, event, player, lang)
    if counted:
        return counted
    told = {"player": player, "private": _private(event, lang)}
    for key, value in event.items():
        told[key] = name_of(key, str(value), lang) if key in _DOMAINS and kind != "marker" else str(value)
    if kind == "hire":
        told["workers"] = saying(box.tavern[TAVERN_CARD.value(str(event["tavern"]))], lang)
    elif "workers" in told:
        told["workers"] = group_text(told["workers"], lang)
    if "deck" in told:
        told["deck"] = _DECKS[told["deck"]][at]
    if kind in ("monk", "outpost"):
        told["space"] = within(told["space"])
    if kind == "suspicion":
        tax = _number(event, "tax")
        told["tax"] = (f"tax: {tax}", f"Podatek: {tax}")[at] if tax else ("no tax", "bez Podatku")[at]
    return _LINES[kind][at].format(**told)


def name_of(key: str, id: str, lang: str) -> str:
    """The name of a card or space; an Outsider with its type."""
    domain = _DOMAINS[key]
    if id not in domain.texts:
        return id
    return outsider_text(id, lang) if key == "outsider" else domain.word(domain.texts.index(id), lang)


def outsider_text(id: str, lang: str) -> str:
    """“Archer, Saracen”: several Outsiders share a name."""
    type = TYPE_NAMES[OUTSIDER_TYPES[_type_of(id)]][1 if lang == "pl" else 0]
    return f"{OUTSIDER.word(OUTSIDER.value(id), lang)}, {type}"


def within(name: str) -> str:
    """A name that is no proper one, as it stands within a sentence: “region 3, space 6”."""
    return name[0].lower() + name[1:]


def _type_of(id: str) -> int:
    return [type in id for type in OUTSIDER_TYPES].index(True)


def _private(event: dict[str, object], lang: str) -> str:
    """The names of secret Paladins, for those who may know them."""
    found = event.get("paladins")
    ids = [str(id) for id in found] if isinstance(found, list) else []
    if event["kind"] == "choose_paladin" and "paladin" in event:
        ids = [str(event["paladin"])]
    if ids:
        return f": {listed([name_of('paladin', id, lang) for id in ids], lang)}"
    if event["kind"] == "choose_paladin":
        return " (w tajemnicy)" if lang == "pl" else " (in secret)"
    return ""


def _number(event: dict[str, object], key: str) -> int:
    value = event.get(key, 0)
    assert isinstance(value, int)
    return value


def _counted(box: Box, kind: str, event: dict[str, object], player: str, lang: str) -> str:
    """Lines that count something or join several things; empty for the others."""
    polish = lang == "pl"
    if kind == "gain":
        return _gain(event, player, lang)
    if kind == "pay":
        what = price_text(_number(event, "silver"), _number(event, "provision"), 0, lang, ACCUSATIVE)
        return f"{player} płaci {what}." if polish else f"{player} pays {what}."
    if kind in ("tax", "refill_tax"):
        return _tax(kind, event, player, lang)
    if kind == "discard":
        what = SUSPICION_NOUN.count(_number(event, "number"), lang)
        return f"{player} odrzuca {what}." if polish else f"{player} discards {what}."
    if kind in ("place", "favour", "clear", "jar"):
        return _on_board(box, kind, event, player, lang)
    if kind == "phase":
        return _PHASES[str(event["phase"])][1 if polish else 0].format(round=event["round"])
    if kind == "turn_up":
        key = "townsfolk" if "townsfolk" in event else "outsider"
        return f"{_TURNED_UP[key][1 if polish else 0]}: {name_of(key, str(event[key]), lang)}."
    if kind == "scheme_failed":
        return _scheme_failed(event, player, lang)
    if kind == "vpl_workers":
        what = WORKER_NOUN.count(_number(event, "number"), lang)
        return f"{player} ma w puli {what}." if polish else f"{player} has {what} in the pool."
    if kind == "keep" and not event["workers"]:
        return f"{player} nie zachowuje Robotników." if polish else f"{player} keeps no workers."
    if kind == "tavern":
        cards = event["cards"]
        assert isinstance(cards, list)
        joined = "; ".join([saying(box.tavern[TAVERN_CARD.value(str(card))], lang) for card in cards])
        return f"{'W Karczmie' if polish else 'In the Tavern'}: {joined}."
    return ""


def _scheme_failed(event: dict[str, object], player: str, lang: str) -> str:
    """PA-14.9 What stood in the way, for each Order if several could have been followed, and what is done instead."""
    at = 1 if lang == "pl" else 0
    why = event["why"]
    assert isinstance(why, dict)
    reasons = [_HINDRANCES[str(what)][at] for what in why.values()]
    if len(reasons) > 1:
        names = [name_of("action", str(action), lang) for action in why]
        reasons = [f"{name} – {reason}" for name, reason in zip(names, reasons, strict=True)]
    told = "; ".join(reasons) or ("brak Królewskich Dekretów" if at else "no King's Orders")
    id = str(event["instead"])
    instead = ("Rest", "Odpoczynek")[at] if id == "rest" else name_of("action", id, lang)
    if at:
        return f"{player} nie może wykonać Schematu ({told}). Zamiast tego: {instead}."
    return f"{player} cannot follow the Scheme ({told}). Instead: {instead}."


def _gain(event: dict[str, object], player: str, lang: str) -> str:
    """Goods are gained; attributes stand as values, and then everything stands behind a colon."""
    goods = event["goods"]
    assert isinstance(goods, dict)
    source = source_text(str(event["source"]), lang)
    whence = f" ({source})" if source else ""
    if any([name in goods for name in ATTRIBUTES]):
        return f"{player}: {goods_text(goods, lang, NOMINATIVE)}{whence}."
    what = goods_text(goods, lang, ACCUSATIVE)
    return f"{player} zyskuje {what}{whence}." if lang == "pl" else f"{player} gains {what}{whence}."


def _tax(kind: str, event: dict[str, object], player: str, lang: str) -> str:
    n = _number(event, "silver")
    if kind == "refill_tax":
        what = SILVER_NOUN.count(n, lang, GENITIVE)
        return f"Pula Podatków wraca do {what}." if lang == "pl" else f"The tax supply is back at {what}."
    left = _number(event, "left")
    if lang == "pl":
        return f"{player} pobiera {TAX_NOUN.count(n, lang)} (w puli: {left})."
    return f"{player} takes {TAX_NOUN.count(n, lang)} (left: {left})."


def _on_board(box: Box, kind: str, event: dict[str, object], player: str, lang: str) -> str:
    polish = lang == "pl"
    workers = str(event.get("workers", ""))
    who = group_text(workers, lang) if workers else WORKER_NOUN.count(_number(event, "number") or 1, lang, NOMINATIVE)
    if kind == "place":
        return f"{player}: {name_of('action', str(event['action']), lang)} ({who})."
    if kind == "favour":
        favour = name_of("favour", str(event["favour"]), lang)
        used = "używa Królewskiej Łaski" if polish else "uses the King's Favour"
        return f"{player} {used}: {favour} ({who})."
    if kind == "clear":
        if "action" not in event:
            return f"{player} usuwa Robotników z prawej strony." if polish else f"{player} clears the right side."
        action = name_of("action", str(event["action"]), lang)
        return f"{player} usuwa Robotników z akcji {action}." if polish else f"{player} clears {action}."
    if "jar" not in event:
        return f"{player} odwraca Dzban." if polish else f"{player} turns a Jar over."
    jar = saying(box.jar[JAR_SPACE.value(str(event["jar"]))], lang)
    return f"{player} przenosi Dzban na pole: {jar}." if polish else f"{player} moves a Jar to the space: {jar}."


def source_text(source: str, lang: str) -> str:
    """Where something comes from; nothing for the virtual player, whose card has just been named."""
    key, _, id = source.partition(":")
    polish = lang == "pl"
    if key == "tavern":
        return "karta Karczmy" if polish else "Tavern card"
    if key == "jar":
        return "pole Dzbana" if polish else "jar space"
    if key == "space":
        return within(name_of(key, id, lang))
    if key in _DOMAINS:
        return name_of(key, id, lang)
    if key == "workshop":
        return f"Warsztat {id}" if polish else f"Workshop {id}"
    return ""
