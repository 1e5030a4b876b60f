"""Sentences about this table: prompts, what they are about, and the words of labels."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ADVISOR,
    AREA,
    MENACE,
    SITE,
    STAGE,
)
from palatine.games.wonderful_kingdom.components import ABILITIES, BASIC, PHASE_NAMES, RESOURCES
from palatine.games.wonderful_kingdom.label_text import cube_kinds, solo_token
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, SHADOW, THIEF, design_of, in_pack
from palatine.games.wonderful_kingdom.text import (
    CARD_NOUN,
    OPEN_CARD_NOUN,
    amounts_text,
    of_area,
)
from palatine.games.wonderful_kingdom.zones import SELECTION
from palatine.kernel.columns import total
from palatine.kernel.frame import Frame

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

_PROMPTS: Final = {
    headings.CHOOSE: (
        "Choose an offering area; you take every card in it.",
        "Wybierz obszar propozycji; zabierasz z niego wszystkie karty.",
    ),
    headings.LAST_WORD: (
        "End of the choice phase: act before the hidden cards are turned up, or stop.",
        "Koniec fazy wyboru: wykonaj działanie przed odsłonięciem kart albo zakończ.",
    ),
    headings.THEFT: (
        "A thief: cover a production icon; you make 1 cube fewer of its resource.",
        "Złodziej: zakryj ikonę produkcji; tego zasobu produkujesz o 1 kostkę mniej.",
    ),
    headings.UNCOVER: (
        "The thief is defeated: which theft token do you take off?",
        "Pokonany złodziej: który żeton kradzieży zdejmujesz?",
    ),
    headings.LOOK: (
        "Vision token: which face-down card do you look at?",
        "Żeton wizji: którą zakrytą kartę oglądasz?",
    ),
    headings.END_TURN: (
        "After the last round: use an advisor, or pass.",
        "Po ostatniej rundzie: użyj doradcy albo spasuj.",
    ),
}

_ABILITY_ASKS: Final = {
    headings.TURN_UP: ("reveal_card", "which face-down card do you turn up?", "którą zakrytą kartę odsłaniasz?"),
    headings.DEAL_INTO: (
        "deal_card",
        "into which area does the card from the deck go?",
        "do którego obszaru trafia karta z talii?",
    ),
    headings.DISCARD_CARD: (
        "discard_card",
        "which card of the offering areas do you discard?",
        "którą kartę z obszarów propozycji odrzucasz?",
    ),
    headings.MOVE_CARD: (
        "move_card",
        "which card do you move to the other area?",
        "którą kartę przenosisz do drugiego obszaru?",
    ),
    headings.FINISH: ("finish_card", "which card do you finish for free?", "którą kartę kończysz bez opłat?"),
    headings.OVERSEE_AS: ("cube_each", "which cube do you put on {site}?", "jaką kostkę kładziesz na karcie {site}?"),
}
"""Questions of an advisor's ability; who asks comes first."""

_ON_A_SITE: Final = (headings.FILL_AS, headings.OVERSEE_AS)
"""Questions about one card under construction."""


def prompt_text(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    step = int(f.step)
    if step in _PROMPTS:
        return _PROMPTS[step][1 if lang == "pl" else 0]
    if step == headings.TURN_UP and f.a:
        asks = _ABILITY_ASKS[step][2 if lang == "pl" else 1]
        return f"{solo_token(g, spent=True, lang=lang)}: {asks}"
    if step in _ABILITY_ASKS:
        return _ability_prompt(g, f, lang)
    if step in (headings.PROPOSE, headings.SEARCH, headings.KEEP_FOUND):
        return _choice_prompt(g, f, lang)
    if step in (headings.PICK_DECK, headings.KEEP_ADVISOR):
        return _set_up_prompt(g, f, lang)
    if step in (headings.SHADOWS, headings.FIGHT):
        return _menace_prompt(g, f, lang)
    return _building_prompt(g, f, lang)


def prompt_about(g: "WonderfulKingdom", f: Frame) -> list[str]:
    """What asks or is asked about, without being a choice: a card, an advisor, a stage, an area, a menace."""
    found = [f"{SITE.target}:{SITE.texts[_site_number(g, f)]}"] if f.step in _ON_A_SITE else []
    if f.step in _ABILITY_ASKS and not (f.step == headings.TURN_UP and f.a):
        found += [f"{ADVISOR.target}:{ADVISOR.texts[advisor]}" for advisor in _asking(g, f)]
    if f.step == headings.STAGE_PAY:
        found.append(f"{STAGE.target}:{STAGE.texts[f.a]}")
    if f.step in (headings.SEARCH, headings.KEEP_FOUND):
        found.append(f"{AREA.target}:{AREA.texts[f.a]}")
    if f.step in (headings.SHADOWS, headings.THEFT):
        found.append(f"{MENACE.target}:{MENACE.texts[SHADOW if f.step == headings.SHADOWS else THIEF]}")
    return found


def prompt_facts(g: "WonderfulKingdom", f: Frame) -> dict[str, str | int]:
    """What a question counts: cards, tokens and cubes that are left, what is owed, and the cube that is placed now."""
    s = g.seat[f.seat]
    if f.step == headings.PROPOSE:
        return {"cards": 2 - int(f.a), "traps": int(s.traps)}
    if f.step == headings.SEARCH:
        return {"cards": 2 if f.b == 0 else 1}
    if f.step == headings.PLAN:
        giants = int(s.menaces[FROST_GIANT]) if g.hosts(f.seat) else 0
        return {"cards": len(g.pile(SELECTION, f.seat).cards), "giants": giants}
    if f.step == headings.PLACE:
        left = int(total(s.fresh))
        return {"cubes": left, "cube": RESOURCES[cube_kinds(g, f)[0]]} if left else {"cubes": 0}
    if f.step == headings.STAGE_PAY:
        return {RESOURCES[kind]: int(in_pack(f.b >> 2, kind)) for kind in range(BASIC) if in_pack(f.b >> 2, kind)}
    return {"soldiers": int(s.soldiers)} if f.step == headings.FIGHT else {}


def _set_up_prompt(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    if f.step == headings.KEEP_ADVISOR:  # WK-9.2, WK-9.11
        if g.is_solo():
            return (
                "Którą kartę doradcy zachowujesz? Druga wraca do talii."
                if polish
                else "Which advisor do you keep? The other one goes back into the deck."
            )
        return (
            "Którą kartę doradcy zachowujesz (w tajemnicy)? Druga opuszcza grę."
            if polish
            else "Which advisor do you keep, in secret? The other one leaves the game."
        )
    if g.is_solo():  # WK-8.1, WK-8.22
        return (
            "Wybierz talię zagrożeń; jej 4 karty trafiają do talii ryzyka."
            if polish
            else "Choose a menace deck; its 4 cards go into the risk deck."
        )
    return (
        "Wybierz swoją talię zagrożeń; w każdej rundzie bierzesz z niej 1 kartę na rękę."
        if polish
        else "Choose your menace deck; in every round you take 1 card of it into your hand."
    )


def _choice_prompt(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    facts = prompt_facts(g, f)
    if f.step == headings.PROPOSE:
        traps = facts["traps"]
        cards = CARD_NOUN.count(int(facts["cards"]), lang)
        if polish:
            return f"Połóż {cards} z ręki w obszarach propozycji. Żetony pułapek: {traps}."
        return f"Put {cards} from your hand into the offering areas. Trap tokens: {traps}."
    area = of_area(AREA.texts[f.a], lang)
    if f.step == headings.KEEP_FOUND:
        if polish:
            return f"Wyszukiwanie: którą kartę zachowujesz? Zabierasz ją razem z kartami z {area}."
        return f"Search: which card do you keep? You take it together with the cards from {area}."
    cards = OPEN_CARD_NOUN.count(int(facts["cards"]), lang)
    if polish:
        return f"Wyszukiwanie: odrzuć {cards} z {area}. Potem oglądasz 3 karty z talii i zachowujesz jedną z nich."
    return f"Search: discard {cards} from {area}. Then you look at 3 cards of the deck and keep one of them."


def _ability_prompt(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    """The advisor by name, if only one of the player's can have asked."""
    polish = lang == "pl"
    asking = _asking(g, f)
    name = g.box.advisors[asking[0]].name(lang) if len(asking) == 1 else "Doradca" if polish else "Your advisor"
    asks = _ABILITY_ASKS[int(f.step)][2 if polish else 1]
    if f.step in _ON_A_SITE:
        asks = asks.format(site=SITE.word(_site_number(g, f), lang))
    return f"{name}: {asks}"


def _asking(g: "WonderfulKingdom", f: Frame) -> list[int]:
    """The advisors with this question that were used in this round."""
    ability = ABILITIES.index(_ABILITY_ASKS[int(f.step)][0])
    used = g.seat[f.seat].used
    return [at for at in range(ADVISOR.size) if used >> at & 1 and g.box.ability_code[at] == ability]


def _menace_prompt(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    if f.step == headings.FIGHT:
        soldiers = prompt_facts(g, f)["soldiers"]
        if polish:
            return f"Faza walki: pokonaj zagrożenia albo zakończ. Żołnierze w księstwie: {soldiers}."
        return f"Fight phase: defeat menaces, or stop. Soldiers in your duchy: {soldiers}."
    if g.is_solo():  # WK-8.18
        return (
            "Cień: odrzuć kartę ze swojego obszaru wyboru; nic za nią nie dostajesz."
            if polish
            else "A shadow: discard a card of your selection; you get nothing for it."
        )
    return (
        "Cień: odrzuć kartę ze swojego obszaru wyboru; jej kostki dostaje przeciwnik."
        if polish
        else "A shadow: discard a card of your selection; your opponent gets its cubes."
    )


def _building_prompt(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    """Planning, placing, paying: what to do, why, and how much is left."""
    polish = lang == "pl"
    if f.step == headings.PLAN:
        return _plan_prompt(g, f, lang)
    if f.step == headings.FILL_AS:
        name = SITE.word(_site_number(g, f), lang)
        return (
            f"{name}: które pole zapełnia krystallium?" if polish else f"{name}: which space does the krystallium fill?"
        )
    if f.step == headings.STAGE_PAY:
        name = g.box.stages[g.stage(f.a)].name(lang)
        owed = amounts_text([int(in_pack(f.b >> 2, kind)) for kind in range(BASIC)], lang)
        if polish:
            return f"Etap „{name}”: czym płacisz? Do zapłacenia: {owed}."
        return f"“{name}”: how do you pay? Left to pay: {owed}."
    assert f.step == headings.PLACE
    left = prompt_facts(g, f)["cubes"]
    if left == 0:
        return (
            "Wszystkie kostki położone. Zakończ krok albo wykonaj jeszcze działanie."
            if polish
            else "Every cube is placed. End the step, or act before you do."
        )
    why = "przetworzenie" if polish else "recycling"
    if f.a >= 0:
        why = PHASE_NAMES[RESOURCES[f.a]][1 if polish else 0]
    why = why[0].upper() + why[1:]
    if polish:
        return f"{why}: połóż kostki na kartach w konstrukcji albo w obszarze alchemii. Do położenia: {left}."
    return f"{why}: place your cubes on cards under construction or in the alchemy area. Left to place: {left}."


def _plan_prompt(g: "WonderfulKingdom", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    facts = prompt_facts(g, f)
    left, giants = facts["cards"], facts["giants"]
    if giants:  # WK-8.11
        if left == 0:
            todo = "połóż mroźne olbrzymy pod kartami w konstrukcji" if polish else "put your giants under cards"
            return f"Planowanie: {todo}. Do położenia: {giants}." if polish else f"Planning: {todo}. Giants: {giants}."
        if polish:
            todo = "użyj kart do konstrukcji albo je przetwórz, a pod kartami połóż olbrzymy"
            return f"Planowanie: {todo}. Karty: {left}, olbrzymy: {giants}."
        return f"Planning: construct or recycle, and put your giants under cards. Cards: {left}, giants: {giants}."
    if left == 0:
        return (
            "Wszystkie karty użyte. Zakończ planowanie albo wykonaj jeszcze działanie."
            if polish
            else "Every card is used. End your planning, or act before you do."
        )
    if polish:
        return f"Planowanie: użyj kart do konstrukcji albo je przetwórz. Pozostałe karty: {left}."
    return f"Planning: construct or recycle your cards. Cards left: {left}."


def _site_number(g: "WonderfulKingdom", f: Frame) -> int:
    """The site a frame is about, as actions name it."""
    designs = [int(design_of(site)) for site in g.seat[f.seat].sites]
    design = designs[int(f.a)]
    return int(g.box.site_base[design]) + int(f.a) - designs.index(design)
