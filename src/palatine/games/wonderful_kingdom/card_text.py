"""Cards of Wonderful Kingdom in words, in full and in few words. Terms follow the Polish rulebook."""

from typing import Final

from palatine.games.wonderful_kingdom.actions import DESIGNS, FIRST_TREASURE
from palatine.games.wonderful_kingdom.box import Box, benefit_words
from palatine.games.wonderful_kingdom.components import BASIC, DECKS, QUESTS, RESOURCES, TYPE_NAMES, TYPES
from palatine.games.wonderful_kingdom.seat import FLAT_VP, KINDS, PER_TYPE, VP_PER_TYPE, in_pack
from palatine.games.wonderful_kingdom.text import NOUNS, STOCK, amounts_text, effect_text
from palatine.kernel.data import Row
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
    "stage.first": ("if first", "dla pierwszego gracza"),
    "copies": ("×{n}", "×{n}"),
    "cost": ("cost {what}", "koszt: {what}"),
    "recycling": ("recycles to {what}", "po przetworzeniu: {what}"),
    "production": ("makes {what}", "produkcja: {what}"),
    "bonus": ("construction bonus {what}", "premia za konstrukcję: {what}"),
    "side": ("side {side}: {what}", "strona {side}: {what}"),
    "when": ("when: {what}", "kiedy: {what}"),
    "when.choice": ("own turn of the choice phase", "własna tura fazy wyboru"),
    "when.before_choice": ("just before your choice", "tuż przed twoim wyborem"),
    "when.materials": ("materials step", "krok materiałów"),
    "when.population": ("population step", "krok ludności"),
    "when.gold": ("gold step", "krok złota"),
    "when.exploration": ("exploration step", "krok odkryć"),
    "when.after_production": ("end of production", "koniec produkcji"),
    "when.any": ("any phase", "dowolna faza"),
    "when.end": ("after round 4", "po rundzie 4"),
    "two.players": ("two players only", "tylko dla dwóch graczy"),
    "fights": ("fight: {what}", "walka: {what}"),
    "condition": ("needs {what}", "wymaga: {what}"),
    "benefit": ("benefit: {what}", "korzyść: {what}"),
    "solo": ("solo", "gra jednoosobowa"),
    "two_players": ("two players", "dwóch graczy"),
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

_PER: Final = {
    "structure": ("per Structure", "za każdą budowlę"),
    "specialist": ("per Specialist", "za każdego specjalistę"),
    "monument": ("per Monument", "za każdy monument"),
    "discovery": ("per Discovery", "za każde znalezisko"),
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
                parts.append(f"{amounts_text(one, lang)} {_PER[name][at]}")
    return parts


def scored_text(worth: list[int], lang: str, short: bool) -> list[str]:
    at = 1 if lang == "pl" else 0
    parts = [points(worth[FLAT_VP], lang)] if worth[FLAT_VP] else []
    for type, name in enumerate(TYPES):
        n = worth[VP_PER_TYPE + type]
        if n:
            per = f"/{TYPE_BRIEF[name][at]}" if short else f" {_PER[name][at]}"
            parts.append(f"{points(n, lang)}{per}")
    return parts


def type_name(box: Box, design: int, lang: str) -> str:
    return TYPE_NAMES[TYPES[int(box.type[design])]][1 if lang == "pl" else 0]


def card_text(box: Box, family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    if family == "developments":
        return _development_text(box, [one.id for one in box.developments].index(row.id), row, lang)
    if family == "treasures":
        card = FIRST_TREASURE + [one.id for one in box.treasures].index(row.id)
        amounts = [int(n) for n in box.recycling[BASIC * card : BASIC * card + BASIC]]
        return word("recycling", lang, what=amounts_text(amounts, lang))
    if family == "calamities":
        return f"{word('copies', lang, n=row.integer('copies'))}; {points(row.integer('vp'), lang)}"
    if family == "duchies":
        return _duchy_text(row, lang)
    if family == "menaces":
        deck = next(one for one in DECKS if one.id == row.text("deck")).name(lang)
        cost = word("fights", lang, what=NOUNS[-1].count(row.integer("soldiers"), lang))
        copies = word("copies", lang, n=row.integer("copies"))
        return "; ".join([deck, copies, points(row.integer("vp"), lang), cost])
    if family == "advisors":
        at = [one.id for one in box.advisors].index(row.id)
        parts = [
            word("cost", lang, what=NOUNS[-1].count(row.integer("cost"), lang)),
            word("when", lang, what=word(f"when.{row.text('phase')}", lang)),
            effect_text(box.ability[at], lang, STOCK),
        ]
        return "; ".join(parts + ([word("two.players", lang)] if row.integer("two_player_only") else []))
    return _stage_text(row, lang)


def _development_text(box: Box, design: int, row: Row, lang: str) -> str:
    assert design < DESIGNS
    worth = [int(n) for n in box.worth[design]]
    parts = [type_name(box, design, lang), word("copies", lang, n=row.integer("copies"))]
    parts.append(word("cost", lang, what=amounts_text(costs(box, design), lang)))
    made = made_text(worth, lang, short=False)
    if made:
        parts.append(word("production", lang, what=listed(made, lang)))
    bonus = [0] * BASIC + [int(n) for n in box.bonus[2 * design : 2 * design + 2]]
    if any(bonus):
        parts.append(word("bonus", lang, what=amounts_text(bonus, lang)))
    parts += scored_text(worth, lang, short=False)
    amounts = [int(n) for n in box.recycling[BASIC * design : BASIC * design + BASIC]]
    return "; ".join([*parts, word("recycling", lang, what=amounts_text(amounts, lang))])


def _plain(text: str, lang: str) -> str:
    """“3 materials + population” in words; “2 vp per monument” too."""
    at = 1 if lang == "pl" else 0
    amount, _, counted = text.partition(" per ")
    amounts = [0] * len(RESOURCES)
    for part in amount.split(" + "):
        n, _, name = part.rpartition(" ")
        if name == "vp":
            return f"{points(int(n or 1), lang)} {_PER[counted][at]}"
        amounts[RESOURCES.index(name)] += int(n or 1)
    return amounts_text(amounts, lang)


def _duchy_text(row: Row, lang: str) -> str:
    sides: list[str] = []
    for side in ("a", "b"):
        fields = [row.text(f"production_{side}"), row.text(f"vp_{side}")]
        what = ", ".join([_plain(text, lang) for text in fields if text])
        sides.append(word("side", lang, side=side.upper(), what=what))
    return "; ".join(sides)


def types_text(text: str, lang: str) -> str:
    """“2 specialist” in words: what the final stage of a quest asks for."""
    n, _, name = text.partition(" ")
    return f"{TYPE_NAMES[name][1 if lang == 'pl' else 0]} ×{n}"


def _stage_text(row: Row, lang: str) -> str:
    quest = next(one for one in QUESTS if one.id == row.text("quest")).name(lang)
    parts = [f"{quest} ({word(row.text('side'), lang)})", word("cost", lang, what=_plain(row.text("cost"), lang))]
    if row.text("condition"):
        parts.append(word("condition", lang, what=types_text(row.text("condition"), lang)))
    return "; ".join([*parts, word("benefit", lang, what=benefit_text(row, lang))])


def benefit_text(row: Row, lang: str) -> str:
    said = effect_text(benefit_words().read(row.text("benefit"), row.id), lang, STOCK)
    return f"{said} ({word('stage.first', lang)})" if row.integer("first") else said
