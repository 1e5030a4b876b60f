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
from palatine.games.paladins.people_components import OUTSIDER_TYPES, TYPE_NAMES
from palatine.games.paladins.text import (
    PROVISION_NOUN,
    SILVER_NOUN,
    SUSPICION_NOUN,
    WORKER_NOUN,
    effect_text,
    goods_text,
    group_text,
)
from palatine.kernel.action import Domain
from palatine.kernel.speech import listed

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
    "order": ("Revealed: {order}.", "Odkryto: {order}."),
    "favour_card": ("Revealed King's Favour: {favour}.", "Odkryto Królewską Łaskę: {favour}."),
    "draw_paladins": ("{player} draws three Paladins{private}.", "{player} dobiera trzech Paladynów{private}."),
    "choose_paladin": ("{player} chooses a Paladin{private}.", "{player} wybiera Paladyna{private}."),
    "paladin": ("{player} reveals the Paladin {paladin}.", "{player} odkrywa Paladyna: {paladin}."),
    "hire": ("{player} takes {tavern}: {workers}.", "{player} bierze kartę: {tavern} ({workers})."),
    "keep": ("{player} keeps: {workers}.", "{player} zachowuje: {workers}."),
    "pass": ("{player} passes.", "{player} pasuje."),
    "criminal": ("{player} gains 1 Criminal.", "{player} zyskuje 1 Złoczyńcę."),
    "suspicion": ("{player} draws a Suspicion (tax: {tax}).", "{player} dobiera Podejrzenie (Podatek: {tax})."),
    "inquisition": ("The tax supply is empty: Inquisition.", "Pula Podatków jest pusta: Inkwizycja."),
    "debt": ("{player} takes a Debt.", "{player} bierze Dług."),
    "repay": ("{player} pays a Debt.", "{player} spłaca Dług."),
    "destroy": ("{player} destroys a Debt.", "{player} niszczy Dług."),
    "recruit": ("{player} recruits: {townsfolk}.", "{player} rekrutuje Mieszczanina: {townsfolk}."),
    "dismiss": ("{player} dismisses: {townsfolk}.", "{player} odrzuca Mieszczanina: {townsfolk}."),
    "attack": ("{player} attacks: {outsider}.", "{player} atakuje Najeźdźcę: {outsider}."),
    "convert": ("{player} converts: {outsider}.", "{player} nawraca Najeźdźcę: {outsider}."),
    "wall": ("{player} builds: {wall}.", "{player} buduje: {wall}."),
    "monk": ("{player} sends a Monk: {space}.", "{player} wysyła Mnicha: {space}."),
    "outpost": ("{player} places an Outpost: {space}.", "{player} umieszcza Posterunek: {space}."),
    "workshop": ("{player} places a Workshop: {action}.", "{player} umieszcza Warsztat: {action}."),
    "rest": ("{player} rests.", "{player} odpoczywa."),
    "scheme": ("{player} reveals: {scheme}.", "{player} odkrywa: {scheme}."),
    "marker": ("The Resource marker moves to space {space}.", "Znacznik Zasobów trafia na pole {space}."),
    "return_tax": ("1 silver leaves the tax supply.", "1 Srebrnik wraca z puli Podatków do puli głównej."),
}
_HINDRANCES = {
    "workers": ("too few workers", "za mało Robotników"),
    "used": ("workers stand there already", "stoją tam już Robotnicy"),
    "pieces": ("done 7 times already", "wykonano ją już 7 razy"),
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
        told["workers"] = effect_text(box.tavern[TAVERN_CARD.value(str(event["tavern"]))], lang)
    elif "workers" in told:
        told["workers"] = group_text(told["workers"], lang)
    if "deck" in told:
        told["deck"] = _DECKS[told["deck"]][at]
    return _LINES[kind][at].format(**told)


def name_of(key: str, id: str, lang: str) -> str:
    """The name of a card or space; an Outsider with its type."""
    domain = _DOMAINS[key]
    if id not in domain.texts:
        return id
    name = domain.word(domain.texts.index(id), lang)
    if key == "outsider":
        return f"{name} ({TYPE_NAMES[OUTSIDER_TYPES[_type_of(id)]][1 if lang == 'pl' else 0]})"
    return name


def _type_of(id: str) -> int:
    return [type in id for type in OUTSIDER_TYPES].index(True)


def _private(event: dict[str, object], lang: str) -> str:
    """The names of secret Paladins, for those who may know them."""
    found = event.get("paladins")
    ids = [str(id) for id in found] if isinstance(found, list) else []
    if event["kind"] == "choose_paladin" and "paladin" in event:
        ids = [str(event["paladin"])]
    return f": {listed([name_of('paladin', id, lang) for id in ids], lang)}" if ids else ""


def _number(event: dict[str, object], key: str) -> int:
    value = event.get(key, 0)
    assert isinstance(value, int)
    return value


def _counted(box: Box, kind: str, event: dict[str, object], player: str, lang: str) -> str:
    """Lines that count something or join several things; empty for the others."""
    polish = lang == "pl"
    if kind == "gain":
        goods = event["goods"]
        assert isinstance(goods, dict)
        source = source_text(str(event["source"]), lang)
        what = goods_text(goods, lang) + (f" ({source})" if source else "")
        return f"{player} zyskuje {what}." if polish else f"{player} gains {what}."
    if kind == "pay":
        costs = [(SILVER_NOUN, _number(event, "silver")), (PROVISION_NOUN, _number(event, "provision"))]
        what = listed([noun.count(n, lang) for noun, n in costs if n], lang)
        return f"{player} płaci {what}." if polish else f"{player} pays {what}."
    if kind in ("tax", "refill_tax"):
        return _tax(kind, event, player, lang)
    if kind == "discard":
        what = SUSPICION_NOUN.count(_number(event, "number"), lang)
        return f"{player} odrzuca {what}." if polish else f"{player} discards {what}."
    if kind in ("place", "favour", "clear", "jar"):
        return _on_board(kind, event, player, lang)
    if kind == "phase":
        return _PHASES[str(event["phase"])][1 if polish else 0].format(round=event["round"]) + "."
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
        joined = "; ".join([effect_text(box.tavern[TAVERN_CARD.value(str(card))], lang) for card in cards])
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


def _tax(kind: str, event: dict[str, object], player: str, lang: str) -> str:
    what = SILVER_NOUN.count(_number(event, "silver"), lang)
    if kind == "refill_tax":
        return f"Pula Podatków: {what}." if lang == "pl" else f"Tax supply: {what}."
    left = _number(event, "left")
    if lang == "pl":
        return f"{player} bierze Podatek: {what} (w puli: {left})."
    return f"{player} takes tax: {what} (left: {left})."


def _on_board(kind: str, event: dict[str, object], player: str, lang: str) -> str:
    polish = lang == "pl"
    workers = str(event.get("workers", ""))
    number = _number(event, "number") or 1
    who = group_text(workers, lang) if workers else f"Robotnicy: {number}" if polish else f"workers: {number}"
    if kind == "place":
        action = name_of("action", str(event["action"]), lang)
        return f"{player}: {action} ({who})."
    if kind == "favour":
        return f"{player}: {name_of('favour', str(event['favour']), lang)} ({who})."
    if kind == "clear":
        if "action" not in event:
            return f"{player} usuwa Robotników z prawej strony." if polish else f"{player} clears the right side."
        action = name_of("action", str(event["action"]), lang)
        return f"{player} usuwa Robotników z akcji {action}." if polish else f"{player} clears {action}."
    if "jar" not in event:
        return f"{player} odwraca Dzban." if polish else f"{player} turns a Jar over."
    jar = name_of("jar", str(event["jar"]), lang)
    return f"{player} przenosi Dzban: {jar}." if polish else f"{player} moves a Jar: {jar}."


def source_text(source: str, lang: str) -> str:
    """Where a gain comes from; nothing for the virtual player, whose card has just been named."""
    key, _, id = source.partition(":")
    if key in _DOMAINS:
        return name_of(key, id, lang)
    if key == "workshop":
        return f"Warsztat {id}" if lang == "pl" else f"Workshop {id}"
    return ""
