"""Cards of Wonderful Kingdom in words, in full and in few words. Terms follow the Polish rulebook."""

from typing import Final

from palatine.games.wonderful_kingdom.actions import DESIGNS
from palatine.games.wonderful_kingdom.box import Box, benefit_words, cost_words, made_words, point_words, type_words
from palatine.games.wonderful_kingdom.components import BASIC, DECKS, PHASE_NAMES, QUESTS, TYPE_NAMES, TYPES
from palatine.games.wonderful_kingdom.seat import FLAT_VP, KINDS, PER_TYPE, VP_PER_TYPE, in_pack
from palatine.games.wonderful_kingdom.text import COUNTS, STOCK, amounts_text, effect_text, price_text, soldiers_text
from palatine.kernel.data import Row
from palatine.kernel.effect import Vocabulary
from palatine.kernel.speech import listed, number

WORDS: Final[dict[str, tuple[str, str]]] = {
    "letters": ("MPGEKS", "MLZOKŻ"),
    "vp": ("VP", "PZ"),
    "phase.set_up": ("Set-up", "Przygotowanie"),
    "phase.choice": ("Choice phase", "Faza wyboru"),
    "phase.planning": ("Planning phase", "Faza planowania"),
    "phase.production": ("Production phase: {step}", "Faza produkcji: {step}"),
    "phase.fight": ("Fight phase", "Faza walki"),
    "phase.end": ("End of the game", "Koniec gry"),
    "stage.first": ("only for the first to complete it", "tylko dla osoby, która ukończy etap najwcześniej"),
    "copies": ("×{n}", "×{n}"),
    "cost": ("cost {what}", "koszt: {what}"),
    "recycling": ("recycles to {what}", "po przetworzeniu: {what}"),
    "production": ("makes {what}", "produkcja: {what}"),
    "bonus": ("construction bonus {what}", "premia za konstrukcję: {what}"),
    "side": ("side {side}: {what}", "strona {side}: {what}"),
    "when": ("when: {what}", "kiedy: {what}"),
    **{f"when.{phase}": names for phase, names in PHASE_NAMES.items()},
    "two.players": ("two players only", "tylko w grze dwuosobowej"),
    "fights": ("to defeat: {what}", "koszt walki: {what}"),
    "condition": ("needs {what}", "wymaga: {what}"),
    "benefit": ("benefit: {what}", "korzyść: {what}"),
    "solo": ("solo", "tryb jednoosobowy"),
    "two_players": ("two players", "gra dwuosobowa"),
    "points": ("Victory points", "Punkty zwycięstwa"),
    "points.cards": ("Points on cards", "Punkty podstawowe"),
    "points.multipliers": ("Multipliers", "Mnożniki"),
    "points.calamities": ("Calamities", "Katastrofy"),
    "points.menaces": ("Menaces", "Zagrożenia"),
    "tie.cards": ("Constructed cards (tie)", "Skonstruowane karty (remis)"),
    "tie.soldiers": ("Soldiers (tie)", "Żołnierze (remis)"),
    "family.developments": ("Developments", "Karty rozwoju"),
    "family.treasures": ("Treasures", "Karty skarbów"),
    "family.calamities": ("Calamities", "Karty katastrof"),
    "family.duchies": ("Duchies", "Księstwa"),
    "family.menaces": ("Menaces", "Zagrożenia"),
    "family.advisors": ("Advisors", "Doradcy"),
    "family.stages": ("Quest stages", "Etapy misji"),
}

TYPE_BRIEF: Final = {
    "structure": ("Str", "bud"),
    "specialist": ("Spe", "spe"),
    "monument": ("Mon", "mon"),
    "discovery": ("Dis", "zna"),
}


def word(key: str, lang: str, **words: object) -> str:
    """A word about cards in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)


def points(n: int, lang: str) -> str:
    return f"{number(n)}\u00a0{word('vp', lang)}"


def brief(amounts: list[int], lang: str) -> str:
    """“3M 1P”: amounts in the order of the resources."""
    letters = word("letters", lang)
    return " ".join([f"{n}{letters[kind]}" for kind, n in enumerate(amounts) if n])


def costs(box: Box, design: int) -> list[int]:
    return [int(in_pack(box.cost[design], kind)) for kind in range(KINDS)]


def made_text(worth: list[int], lang: str, short: bool) -> list[str]:
    """Production, flat and per type."""
    at = 1 if lang == "pl" else 0
    flat = worth[:BASIC]
    parts = [brief(flat, lang) if short else amounts_text(flat, lang)] if any(flat) else []
    for kind in range(BASIC):
        for type, name in enumerate(TYPES):
            n = worth[PER_TYPE + BASIC * kind + type]
            one = [n if k == kind else 0 for k in range(BASIC)]
            if n and short:
                parts.append(f"{brief(one, lang)}/{TYPE_BRIEF[name][at]}")
            elif n:
                parts.append(f"{amounts_text(one, lang)} {COUNTS[name][at]}")
    return parts


def scored_text(worth: list[int], lang: str, short: bool) -> list[str]:
    at = 1 if lang == "pl" else 0
    parts = [points(worth[FLAT_VP], lang)] if worth[FLAT_VP] else []
    for type, name in enumerate(TYPES):
        n = worth[VP_PER_TYPE + type]
        if n:
            per = f"/{TYPE_BRIEF[name][at]}" if short else f" {COUNTS[name][at]}"
            parts.append(f"{points(n, lang)}{per}")
    return parts


def type_name(box: Box, design: int, lang: str) -> str:
    return TYPE_NAMES[TYPES[int(box.type[design])]][1 if lang == "pl" else 0]


def card_text(box: Box, family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    copies = word("copies", lang, n=row.integer("copies"))
    does = what_it_does(box, family, row, lang)
    if family == "developments":
        design = [one.id for one in box.developments].index(row.id)
        cost = word("cost", lang, what=amounts_text(costs(box, design), lang))
        return "; ".join([type_name(box, design, lang), copies, cost, does])
    if family == "calamities":
        return f"{copies}; {points(row.integer('vp'), lang)}"
    if family == "duchies":
        return "; ".join([side_text(row, side, lang) for side in ("a", "b")])
    if family == "menaces":
        deck = next(one for one in DECKS if one.id == row.text("deck")).name(lang)
        return "; ".join([deck, copies, points(row.integer("vp"), lang), does])
    if family == "advisors":
        return f"{word('cost', lang, what=soldiers_text(row.integer('cost'), lang))}; {does}"
    if family == "stages":
        quest = next(one for one in QUESTS if one.id == row.text("quest")).name(lang)
        cost = word("cost", lang, what=price_text(stage_cost(row), lang))
        return "; ".join([f"{quest} ({word(row.text('side'), lang)})", cost, does])
    return does


def what_it_does(box: Box, family: str, row: Row, lang: str) -> str:
    """What a card brings or asks for in play; its price and its numbers stand elsewhere."""
    if family == "developments":
        return _development_text(box, [one.id for one in box.developments].index(row.id), lang)
    if family == "treasures":
        return word("recycling", lang, what=_plain(cost_words(), row.text("recycling"), lang))
    if family == "menaces":
        return word("fights", lang, what=soldiers_text(row.integer("soldiers"), lang))
    if family == "advisors":
        advisor = [one.id for one in box.advisors].index(row.id)
        ability = effect_text(box.ability[advisor], lang, STOCK)
        when = word(f"when.{box.advisors[advisor].text('phase')}", lang)
        parts = [word("when", lang, what=when), ability]
        return "; ".join(parts + ([word("two.players", lang)] if row.integer("two_player_only") else []))
    if family == "stages":
        needs = [word("condition", lang, what=types_text(row.text("condition"), lang))] if row.text("condition") else []
        return "; ".join([*needs, word("benefit", lang, what=benefit_text(row, lang))])
    return ""


def _development_text(box: Box, design: int, lang: str) -> str:
    assert design < DESIGNS
    worth = [int(n) for n in box.worth[design]]
    parts: list[str] = []
    made = made_text(worth, lang, short=False)
    if made:
        parts.append(word("production", lang, what=listed(made, lang)))
    bonus = [0] * BASIC + [int(n) for n in box.bonus[2 * design : 2 * design + 2]]
    if any(bonus):
        parts.append(word("bonus", lang, what=amounts_text(bonus, lang)))
    parts += scored_text(worth, lang, short=False)
    amounts = [int(n) for n in box.recycling[BASIC * design : BASIC * design + BASIC]]
    return "; ".join([*parts, word("recycling", lang, what=amounts_text(amounts, lang))])


def _plain(words: Vocabulary, text: str, lang: str) -> str:
    """“3 materials + population” in words; “2 vp per monument” too."""
    return effect_text(words.read(text, "text"), lang, words.resources)


def side_text(row: Row, side: str, lang: str) -> str:
    """WK-1.2 One side of a duchy card."""
    fields = [(made_words(), f"production_{side}"), (point_words(), f"vp_{side}")]
    what = ", ".join([_plain(words, row.text(field), lang) for words, field in fields if row.text(field)])
    return word("side", lang, side=side.upper(), what=what)


def types_text(text: str, lang: str) -> str:
    """“2 specialist” in words: what the final stage of a quest asks for."""
    amounts = type_words().read(text, "text").amounts
    named = zip(TYPES, amounts, strict=True)
    return ", ".join([f"{TYPE_NAMES[type][1 if lang == 'pl' else 0]} ×{n}" for type, n in named if n])


def stage_cost(row: Row) -> list[int]:
    """What a stage costs, in the order of the resources."""
    text = row.text("cost")
    return [int(n) for n in cost_words().read(text, "text").amounts] if text.strip() else []


def benefit_text(row: Row, lang: str) -> str:
    said = _plain(benefit_words(), row.text("benefit"), lang)
    return f"{said} ({word('stage.first', lang)})" if row.integer("first") else said
