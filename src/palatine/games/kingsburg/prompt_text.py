"""Questions: whose card or building asks, what is given, what is taken, and what happens if it is declined."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import dice, headings, powers
from palatine.games.kingsburg.actions import PLACE
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import PLUS2, RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.source_text import advisor_name, asking, asking_power, capital, player_name, power_name
from palatine.games.kingsburg.text import POINT_NOUN, TERMS
from palatine.kernel.bits import lowest
from palatine.kernel.effect import ANY, GAIN, SEQ, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.speech import either

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

MOST_WAYS: Final = 3
"""More alternatives than these stand on the buttons only."""


def prompt_text(g: "Kingsburg", f: Frame, lang: str) -> str:
    """The question a frame asks."""
    if f.step in (headings.CHOICE, headings.OFFER):
        return _effect_prompt(g, f, lang)
    if f.step < headings.DEAL_ROWS:
        return _base_prompt(g, f, lang)
    if f.step == headings.BID:
        return _bid_prompt(g, lang)
    if f.step == headings.POWERS:
        return _powers_prompt(g, f, lang)
    step = f.a if f.step == headings.NAME_RIVAL else f.step
    sentences = _RIVAL_NAMED if f.step == headings.NAME_RIVAL else _SENTENCES
    return sentences[step][1 if lang == "pl" else 0].format(**_words(g, f, lang))


def prompt_facts(g: "Kingsburg", f: Frame) -> dict[str, str | int]:
    """What a question counts: dice, goods, soldiers and tokens that are left or due, and who takes the other share."""
    s = g.seat[f.seat]
    if f.step == headings.INFLUENCE:
        return {"dice": int(dice.count(s.coloured) + dice.count(s.white))}
    if f.step == headings.REROLL:
        return {"total": int(s.dice_total())}
    if f.step == headings.WHITE_DICE:
        return {"sum": int(dice.white_part(s.coloured, f.a))}
    if f.step == headings.RECRUIT:
        return {"price": int(g.recruit_price(f.seat))}
    if f.step in (headings.PAY_RECRUITS, headings.RECRUIT_TOKENS):
        return {"soldiers": int(f.a), "due": int(f.a * g.recruit_price(f.seat) - f.b)}
    if f.step == headings.LOSE_GOODS:
        return {"due": int(f.a)}
    if f.step == headings.CHOICE and g.box.effects[f.a].tag == ANY:
        return {"goods": int(g.box.effects[f.a].count)}
    if f.step in (headings.NAME_GOOD, headings.RIVAL_TAKES, headings.RIVAL_PICKS):
        return {"player": int(f.a)}
    if f.step == headings.SHARE_OUT:
        return {"left": 1 if f.a else 2}
    if f.step in (headings.FREE_BUILDING, headings.PROTECT):
        return {"left": int(f.a)}
    if f.step == headings.ACADEMY_OFFER:
        return {"total": int(f.b), "instead_of": int(f.a)}
    return {"bid": int(g.bid), "bidder": int(g.bidder)} if f.step == headings.BID and g.bidder >= 0 else {}


# ---- the base game ---------------------------------------------------------------------------------------------------


def _base_prompt(g: "Kingsburg", f: Frame, lang: str) -> str:
    polish = lang == "pl"
    say = TERMS[g.box.edition]
    facts = prompt_facts(g, f)
    if f.step == headings.INFLUENCE:
        left = facts["dice"]
        if polish:
            return f"Przypisz kości do {say.advisor_genitive} albo spasuj. Kości do użycia: {left}."
        return f"Place dice on an advisor or pass. Dice left: {left}."
    if f.step == headings.REROLL:
        total = facts["total"]
        return f"Zmień wynik rzutu ({total}) albo go zostaw." if polish else f"Change your roll ({total}), or keep it."
    if f.step == headings.WHITE_DICE:
        rank = PLACE.first(f.a) + 1
        advisor = f"{advisor_name(g.box, rank, lang)} ({board_rank(rank)})" if rank <= RANKS else ""
        advisor = capital(advisor or advisor_name(g.box, rank, lang))
        white = facts["sum"]
        if polish:
            return f"{advisor}: których białych kości używasz? Razem mają dać {white}."
        return f"{advisor}: which white dice do you use? Together they must make {white}."
    if f.step == headings.BUILD:
        if f.b == 0:
            return (
                f"{say.building}: wybierz budynek albo zrezygnuj." if polish else "Erect a building, or build nothing."
            )
        if polish:
            envoy = capital(say.envoy)
            return f"{envoy}: {say.build} jeszcze jeden budynek albo {say.keep_envoy} na później."
        return "King's Envoy: erect a second building, or keep the envoy for later."
    if f.step == headings.RECRUIT:
        price = say.good.count(int(facts["price"]), lang)
        if polish:
            return f"{say.phase(7, lang)}: {say.how_many}? Koszt jednego: {price}."
        return f"Recruitment: how many soldiers? Each costs {price}."
    if f.step == headings.PAY_RECRUITS:
        goods = say.any_good.count(int(facts["due"]), lang)
        soldiers = say.soldier.count(f.a, lang)
        return f"{say.phase(7, lang)}: {'oddaj' if polish else 'pay'} {goods} {'za' if polish else 'for'} {soldiers}."
    assert f.step == headings.LOSE_GOODS
    goods = say.any_good.count(f.a, lang)
    loser = asking(g, f.b, lang) if f.b >= headings.FROM_BUILDING else "Straty po bitwie" if polish else "Battle losses"
    return f"{loser}: oddaj {goods}." if polish else f"{loser}: give up {goods}."


# ---- effects ---------------------------------------------------------------------------------------------------------


def _effect_prompt(g: "Kingsburg", f: Frame, lang: str) -> str:
    """KB-0.2, KB-0.12 Goods of choice, alternatives, trades."""
    polish = lang == "pl"
    say = TERMS[g.box.edition]
    effect = g.box.effects[f.a]
    source = asking(g, f.b, lang)
    if effect.tag == ANY:
        goods = say.good.count(effect.count, lang)
        return f"{source}: wybierz {goods}." if polish else f"{source}: choose {goods}."
    if effect.is_offer():
        what = say.effect(effect, lang)
        return f"{source}: możesz zyskać {what}." if polish else f"{source}: you may gain {what}."
    ways = [effect.parts[number] for number in powers.open_ways(g, effect, f.seat)]
    may = f.a in g.box.manners and g.box.manners[f.a].may_decline
    if len(ways) > MOST_WAYS:
        if may:
            return f"{source}: możesz wziąć jedną nagrodę." if polish else f"{source}: you may take one reward."
        return f"{source}: wybierz nagrodę." if polish else f"{source}: choose a reward."
    told = either(_with_verbs(ways, g.box, may, lang), lang)
    return f"{source}: {'możesz ' if polish else 'you may '}{told}." if may else f"{source}: {told}."


_VERBS: Final = {
    # gains of points and soldiers, other things; after “may”, as a request, on a card, on a button
    "may": (("gain", "take"), ("zyskać", "wziąć")),
    "do": (("gain", "take"), ("zyskaj", "weź")),
    "card": (("gain", "gain"), ("zyskujesz", "bierzesz")),
    "button": (("Gain", "Take"), ("Zyskaj", "Weź")),
}


def verb_of(effect: Effect, mood: str, lang: str) -> str:
    """Goods and tokens are taken, points, soldiers and strength gained."""
    return _VERBS[mood][1 if lang == "pl" else 0][1 if _has_goods(effect) else 0]


def _has_goods(effect: Effect) -> bool:
    if effect.tag == ANY:
        return True
    if effect.tag == GAIN:
        return any(effect.amounts[kind] for kind in range(PLUS2 + 1))
    return any(_has_goods(part) for part in effect.parts) if effect.tag == SEQ else False


def _with_verbs(ways: list[Effect], box: Box, may: bool, lang: str) -> list[str]:
    """“take 1 wood”, “1 gold”; each has a verb of its own where they differ."""
    verbs = [verb_of(way, "may" if may else "do", lang) for way in ways]
    told = [TERMS[box.edition].effect(way, lang) for way in ways]
    alike = len(set(verbs)) == 1
    return [what if alike and at else f"{verbs[at]} {what}" for at, what in enumerate(told)]


# ---- modules and scenarios -------------------------------------------------------------------------------------------

_RIVAL_NAMED: Final = {
    headings.RIVAL_TAKES: (
        "{source}: name an opponent, who takes 1 good; you take 2 of the same kind.",
        "{source}: wskaż przeciwnika, który bierze 1 zasób; ty bierzesz 2 zasoby tego samego rodzaju.",
    ),
    headings.RIVAL_PICKS: (
        "{source}: name an opponent, who takes 1 of 5 things; you take the other 4.",
        "{source}: wskaż przeciwnika, który bierze 1 z 5 rzeczy; ty bierzesz 4 pozostałe.",
    ),
}
_SENTENCES: Final = {
    headings.EXCHANGE_ROW: (
        "You have two equal rows. You may exchange one of them for a random one.",
        "Masz dwa jednakowe rzędy. Możesz wymienić jeden z nich na losowy.",
    ),
    headings.CHOOSE_ROWS: (
        "Which of your alternative rows do you use? They cover the rows with the same letter.",
        "Których alternatywnych rzędów używasz? Zakrywają rzędy z tą samą literą.",
    ),
    headings.DRAFT_ROW: ("Take an alternative row.", "Weź alternatywny rząd."),
    headings.KEEP_GOVERNOR: (
        "Keep one governor, in secret; the others leave the game.",
        "Zachowaj w tajemnicy jednego gubernatora; pozostałe karty opuszczają grę.",
    ),
    headings.AUCTION: ("Which governor comes up for auction?", "Którego gubernatora wystawiasz na licytację?"),
    headings.CLAIM: (
        "Claim a group for this year; nobody else can have it.",
        "Zajmij grupę na ten rok; nikt inny nie może jej mieć.",
    ),
    headings.RESERVE: (
        "{owner}: reserve an advisor; nobody else may influence them this year.",
        "{owner}: zarezerwuj członka rady; w tym roku nikt inny nie może na niego wpływać.",
    ),
    headings.ALLY: (
        "Shifting Alliances: put a token on an advisor, for good.",
        "Zmienne sojusze: połóż na stałe żeton na członku rady.",
    ),
    headings.DISSOLVE: (
        "Shifting Alliances: remove one token of your left neighbour ({left_player}).",
        "Zmienne sojusze: zdejmij jeden żeton gracza po twojej lewej ({left_player}).",
    ),
    headings.FREE_BUILDING: (
        "{governor}: place a free building of column I, or stop. Left: {left}.",
        "{governor}: postaw darmowy budynek z kolumny I albo zakończ. Do postawienia: {left}.",
    ),
    headings.PRAYER: (
        "{governor}: pray? Players without a white die get one, all others gain 1\u00a0VP.",
        "{governor}: pomodlić się? Gracze bez białej kości otrzymują po jednej, pozostali zyskują po 1 PZ.",
    ),
    headings.DUKES_MOVE: (
        "{governor}: move your dice from your highest advisor ({highest}) to the Duchess?",
        "{governor}: przenieść kości od twojego najwyższego rangą członka rady ({highest}) do Księżnej?",
    ),
    headings.PEASANTS: (
        "{group}: shall the {advisor} support you twice? If not, a later advisor does.",
        "{group}: czy {advisor} ma cię wesprzeć dwa razy? Jeśli nie, dwa razy wspiera cię późniejszy członek rady.",
    ),
    headings.NAME_GOOD: (
        "{source}: which good does {player} take?",
        "{source}: jaki zasób bierze {player}?",
    ),
    headings.RIVAL_TAKES: (
        "{source}: take 1 good; {player} takes 2 of the same kind.",
        "{source}: weź 1 zasób; {player} bierze 2 zasoby tego samego rodzaju.",
    ),
    headings.RIVAL_PICKS: (
        "{source}: take 1 of 5 things; {player} takes the other 4.",
        "{source}: weź 1 z 5 rzeczy; {player} bierze 4 pozostałe.",
    ),
    headings.SHARE_OUT: (
        "{source}: you take 2 of each good and give 2 of the 6 away. Hand 1 good to an opponent. To hand out: {left}.",
        "{source}: bierzesz po 2 zasoby każdego rodzaju, z tych 6 oddajesz 2. Daj 1 zasób przeciwnikowi."
        " Do rozdania: {left}.",
    ),
    headings.TILE_GOOD: ("{source}: take a good from the tile.", "{source}: weź zasób z kafelka."),
    headings.SURCHARGE: (
        "{destiny}: which good do you pay more ({building})?",
        "{destiny}: jaki zasób dopłacasz ({building})?",
    ),
    headings.SAVING: (
        "{governor}: of which good do you pay 1 less ({building})?",
        "{governor}: którego zasobu płacisz o 1 mniej ({building})?",
    ),
    headings.RECRUIT_TOKENS: (
        "Recruiting Station: how many +2\u00a0tokens do you spend as goods? To pay: {price}.",
        "Punkt rekrutacji: ile żetonów +2 wydajesz jako zasoby? Do zapłaty: {price}.",
    ),
    headings.SOLDIER_TOKEN: (
        "Choose a soldier token for this winter, in secret.",
        "Wybierz w tajemnicy żeton wojsk na tę zimę.",
    ),
    headings.ACADEMY_OFFER: (
        "{academy}: use your own roll ({total} instead of {instead_of})?",
        "{academy}: użyć własnego rzutu ({total} zamiast {instead_of})?",
    ),
    headings.PEEK: (
        "You look at an enemy card: from which deck?",
        "Podglądasz kartę wroga: z której talii?",
    ),
    headings.PROTECT: (
        "{governor}: save your buildings, once in the game? To be destroyed: {left}.",
        "{governor}: ocalić budynki (raz na grę)? Do zburzenia: {left}.",
    ),
    headings.KEEP_SOLDIER: (
        "{keeper}: keep 1 soldier for the next year?",
        "{keeper}: zachować 1 oddział na następny rok?",
    ),
}
WHIMSICAL: Final = (
    headings.NAME_GOOD, headings.NAME_RIVAL, headings.RIVAL_TAKES, headings.RIVAL_PICKS, headings.SHARE_OUT,
    headings.TILE_GOOD,
)  # fmt: skip


def _words(g: "Kingsburg", f: Frame, lang: str) -> dict[str, object]:
    """What only the table knows about a question of a module."""
    s = g.seat[f.seat]
    words: dict[str, object] = {**prompt_facts(g, f)}
    if s.governor != headings.NO_POWERS:
        words["governor"] = asking_power(g, s.governor, lang)
    if f.step in WHIMSICAL:
        words["source"] = asking(g, f.b, lang)
        words["player"] = player_name(g, int(f.a), lang) if f.a < g.seat_count else ""
    elif f.step == headings.RESERVE:
        words["owner"] = asking_power(g, s.group if g.box.has_groups else g.destiny, lang)
    elif f.step == headings.DISSOLVE:
        words["left_player"] = player_name(g, int(f.seat + 1) % g.seat_count, lang)
    elif f.step == headings.DUKES_MOVE:
        words["highest"] = advisor_name(g.box, dukes_advisor(g, f.seat), lang)
    elif f.step == headings.PEASANTS:
        words["group"] = power_name(g.box, int(s.group), lang)
        words["advisor"] = advisor_name(g.box, f.a, lang)
    elif f.step in (headings.SURCHARGE, headings.SAVING):
        words["building"] = g.box.buildings[f.a].name(lang)
        words["destiny"] = power_name(g.box, int(g.destiny), lang)
    elif f.step == headings.RECRUIT_TOKENS:
        words["price"] = TERMS[g.box.edition].good.count(int(f.a * g.recruit_price(f.seat)), lang)
    elif f.step == headings.ACADEMY_OFFER:
        words["academy"] = power_name(g.box, int(lowest(s.buildings & g.box.own_dice)), lang)
    elif f.step == headings.KEEP_SOLDIER:
        words["keeper"] = power_name(g.box, int(lowest(s.buildings & g.box.keepers)), lang)
    return words


def dukes_advisor(g: "Kingsburg", seat: i64) -> i64:
    """KB-A-30 The highest advisor of the board before whom the seat has dice."""
    return max([rank for rank in range(1, RANKS + 1) if g.stands_at(seat, rank)], default=1)


def _bid_prompt(g: "Kingsburg", lang: str) -> str:
    polish = lang == "pl"
    card = asking_power(g, g.lot, lang)
    if g.bidder < 0:
        return f"{card}: od ilu PZ zaczyna się licytacja?" if polish else f"{card}: with how many VP do you open?"
    highest = player_name(g, int(g.bidder), lang)
    bid = POINT_NOUN.count(int(g.bid), lang)
    if polish:
        return f"{card}: przebij albo spasuj. Najwyższa oferta: {bid} ({highest})."
    return f"{card}: raise, or pass. Highest bid: {bid} ({highest})."


def _powers_prompt(g: "Kingsburg", f: Frame, lang: str) -> str:
    """KB-12.2 Which effect is next; what can be given up is given up as a whole."""
    able = powers.available(g, f.seat, f.a, f.b)
    places = [place for place in range(powers.PLACES) if able >> place & 1]
    optional = all(powers.is_optional(g, f.a, powers.power_at(g, f.seat, place)) for place in places)
    if lang == "pl":
        asked = "Kilka twoich efektów działa w tej samej chwili. Który rozpatrzyć teraz?"
        return f"{asked} Możesz też zrezygnować ze wszystkich." if optional else asked
    asked = "Several of your effects happen at the same moment. Which one is next?"
    return f"{asked} You may also give them all up." if optional else asked
