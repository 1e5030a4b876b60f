"""Words of the board of Wonderful Kingdom. Terms follow the Polish rulebook; cards in words: the game's `card_text`."""

from typing import Final

from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.card_text import WORDS as CARD_WORDS
from palatine.games.wonderful_kingdom.card_text import brief, costs, made_text, scored_text
from palatine.games.wonderful_kingdom.components import BASIC
from palatine.kernel.data import RECONSTRUCTED, Row

WORDS: Final[dict[str, tuple[str, str]]] = {
    **CARD_WORDS,
    "legend": (
        "M materials, P population, G gold, E exploration, K krystallium, S soldiers, VP victory points. A card shows "
        "its cost, → what it makes each round, + its construction bonus, its points, and ~ its recycling cube; “/Mon” "
        "means for each Monument (Str Structure, Spe Specialist, Dis Discovery). 2/3M: two of three spaces are filled. "
        "▒ lies face down, * is frozen, ? means that figures of the card are reconstructed.",
        "M materiały, L ludność, Z złoto, O odkrycia, K krystallium, Ż żołnierze, PZ punkty zwycięstwa. Przy karcie "
        "stoi koszt, → produkcja w każdej rundzie, + premia za konstrukcję, punkty i ~ kostka z przetworzenia; „/mon” "
        "znaczy za każdy monument (bud budowla, spe specjalista, zna znalezisko). 2/3M: zapełnione są dwa z trzech "
        "pól. ▒ leży zakryta, * jest zamrożona, ? znaczy, że część wartości karty jest odtworzona.",
    ),
    "round": ("Round {n} of 4", "Runda {n} z 4"),
    "first": ("First player: {name}", "Pierwszy gracz: {name}"),
    "deck": ("deck {n}", "talia {n}"),
    "top": ("Top card of the deck: {card}", "Wierzchnia karta talii: {card}"),
    "risk": ("risk deck {n}", "talia ryzyka {n}"),
    "calamities.left": ("calamity stack {n}", "stos katastrof {n}"),
    "vermin.left": ("vermin stack {n}", "stos kart plagi {n}"),
    "left": ("Left area", "Lewy obszar"),
    "right": ("Right area", "Prawy obszar"),
    "empty": ("empty", "pusty"),
    "hand": ("Your hand", "Twoja ręka"),
    "hand.count": ("cards in hand {n}", "karty na ręce {n}"),
    "drawn": ("Your two advisors", "Twoi dwaj doradcy"),
    "found": ("Found in the search", "Znalezione w wyszukiwaniu"),
    "face_down": ("▒ face down", "▒ zakryta"),
    "known": ("▒ {card}", "▒ {card}"),
    "makes": ("makes {what}", "produkcja {what}"),
    "alchemy": ("alchemy {n}/5{what}", "alchemia {n}/5{what}"),
    "stock": (
        "K\u00a0{gems}, S\u00a0{soldiers}, camp\u00a0{camp}",
        "K\u00a0{gems}, Ż\u00a0{soldiers}, obóz\u00a0{camp}",
    ),
    "traps": ("traps {n}", "pułapki {n}"),
    "fresh": ("to place: {what}", "do położenia: {what}"),
    "selection": ("Selection", "Obszar wyboru"),
    "mine": ("Your selection", "Twój obszar wyboru"),
    "construction": ("Construction", "Konstrukcja"),
    "built": ("Duchy", "Księstwo"),
    "menaces": ("Menaces", "Zagrożenia"),
    "thefts": ("theft tokens {what}", "żetony kradzieży {what}"),
    "calamities": ("Calamities", "Katastrofy"),
    "menace": ("{name} ×{n} ({vp}, {cost}S)", "{name} ×{n} ({vp}, {cost}Ż)"),
    "menace.deck": ("menace deck {name}", "talia zagrożeń {name}"),
    "advisors": ("Advisors", "Doradcy"),
    "advisor": ("{name} ({cost}S: {ability})", "{name} ({cost}Ż: {ability})"),
    "used": ("used", "po użyciu"),
    "quest": ("Quest: {name}", "Misja: {name}"),
    "stage": ("{n} {name}: {cost} → {benefit}", "{n} {name}: {cost} → {benefit}"),
    "stage.final": ("final stage", "etap końcowy"),
    "stage.needs": ("needs {what}", "wymaga: {what}"),
    "stage.done": ("done: {names}", "ukończony: {names}"),
    "vision": ("vision token {state}", "żeton wizji {state}"),
    "vision.ready": ("ready", "do użycia"),
    "duchy.of": ("Duchy: {name}", "Księstwo: {name}"),
    "nothing": ("nothing", "nic"),
    "auto": (
        "place the rest of these cubes automatically, as ordinary moves",
        "połóż resztę tych kostek automatycznie, zwykłymi ruchami",
    ),
    # Groups of choices.
    "group.construct": ("Construct", "Użyj do konstrukcji"),
    "group.recycle": ("Recycle", "Przetwórz"),
    "group.place": ("{cube} onto", "{cube} na kartę"),
    "group.alchemy": ("{cube} into", "{cube} do"),
    "alchemy.area": ("the alchemy area", "obszaru alchemii"),
    "group.krystallium": ("Krystallium onto", "Krystallium na kartę"),
    "group.soldier": ("Soldier onto", "Żołnierz na kartę"),
    "group.give_up": ("Give up", "Odrzuć z konstrukcji"),
    "group.freeze": ("Frost giant under", "Mroźny olbrzym pod kartę"),
    "group.finish": ("Finish", "Ukończ kartę"),
    "open.left": ("left", "lewy"),
    "open.right": ("right", "prawy"),
    "hidden.left": ("left ▒", "lewy ▒"),
    "hidden.right": ("right ▒", "prawy ▒"),
    # The score sheet.
    "medal.bronze": ("A bronze medal: {n} VP.", "Brązowy medal: {n} PZ."),
    "medal.silver": ("A silver medal: {n} VP.", "Srebrny medal: {n} PZ."),
    "medal.gold": ("A gold medal: {n} VP.", "Złoty medal: {n} PZ."),
    "medal.none": ("No medal: {n} VP, and 70 are needed.", "Bez medalu: {n} PZ, a potrzeba 70."),
    "quest.lost": (
        "The final stage of the quest is not completed: the game is lost.",
        "Etap końcowy misji nie jest ukończony: przegrana.",
    ),
    "quest.both_lost": (
        "Nobody has completed the final stage of the quest: both players lose.",
        "Nikt nie ma ukończonego etapu końcowego: przegrywają obie osoby.",
    ),
    "quest.only": (
        "Only those who completed the final stage of the quest can win.",
        "Wygrać może tylko osoba, która ma ukończony etap końcowy misji.",
    ),
    "quest.done": ("Final stage completed: {names}", "Etap końcowy ukończony: {names}"),
    "doubled": (
        "The Alchemist-Diviner has doubled every calamity.",
        "Alchemik-wróżbita podwaja punkty wszystkich katastrof.",
    ),
}


def word(key: str, lang: str, **words: object) -> str:
    """A word of the board in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)


def mark(row: Row) -> str:
    """The sign of a card with reconstructed figures."""
    return "?" if row.source == RECONSTRUCTED else ""


# ---- developments ----------------------------------------------------------------------------------------------------


def development_brief(box: Box, design: int, lang: str) -> str:
    """“3M 1P → 1P 1G +1S · 2 VP ~G”."""
    worth = [int(n) for n in box.worth[design]]
    text = brief(costs(box, design), lang)
    made = made_text(worth, lang, short=True)
    if made:
        text += f" → {' '.join(made)}"
    bonus = [0] * BASIC + [int(n) for n in box.bonus[2 * design : 2 * design + 2]]
    if any(bonus):
        text += f" +{brief(bonus, lang)}"
    scored = scored_text(worth, lang, short=True)
    if scored:
        text += f" · {', '.join(scored)}"
    return f"{text} ~{recycled(box, design, lang)}".replace(" ", "\u00a0").replace("\u00a0·\u00a0", " ·\u00a0")


def recycled(box: Box, card: int, lang: str) -> str:
    amounts = [int(n) for n in box.recycling[BASIC * card : BASIC * card + BASIC]]
    letters = word("letters", lang)
    return "".join([letters[kind] * n for kind, n in enumerate(amounts)])
