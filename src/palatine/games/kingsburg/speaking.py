"""What stands on buttons, as far as only the table knows it: faces of dice, prices, rewards, what declining means."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import dice, headings, powers
from palatine.games.kingsburg.actions import (
    ADVISOR,
    BOOST_FAIR,
    BUILD,
    GIVE,
    GIVE_SOLDIER,
    HAND_OUT,
    PASS,
    PAYMENT,
    PICK,
    PLACE,
    RECRUIT,
    REROLL_ALL,
    REROLL_ONE,
    RIVAL,
    ROW_SETS,
    TOKENS,
    USE,
    USE_ROWS,
)  # fmt: skip
from palatine.games.kingsburg.box import family_of
from palatine.games.kingsburg.components import LETTERS, RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.paying import payments
from palatine.games.kingsburg.prompt_text import WHIMSICAL, verb_of
from palatine.games.kingsburg.source_text import capital, player_name, power_name
from palatine.games.kingsburg.text import DIE_NOUN, GOODS_NOUNS, TERMS, TOKEN_NOUN, Terms
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec
from palatine.kernel.speech import NOMINATIVE, listed, signed

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg


def terms(g: "Kingsburg") -> Terms:
    return TERMS[g.box.edition]


def words(g: "Kingsburg", action: int, seat: int, lang: str) -> dict[str, str]:
    """The words that fill the pattern of an action; texts (no language) need only the dice."""
    if PLACE.owns(action):
        return _placement_words(g, action, seat, lang)
    if not lang:
        return {}
    frame = g.pending(seat) if seat >= 0 else None
    if action == PASS.base:
        return {"decline": _declining(terms(g), frame, lang)}
    if GIVE.owns(action):
        return _payment_words(g, action, seat, frame, lang)
    if PICK.owns(action):
        return _way_words(g, action, frame, lang)
    if BUILD.owns(action):
        return _building_words(g, action, seat, frame, lang)
    if RECRUIT.owns(action):
        number = RECRUIT.first(action) + 1
        price = number * (g.recruit_price(seat) if seat >= 0 else 2)
        say = terms(g)
        soldiers, goods = say.soldier.count(number, lang), say.good.count(price, lang)
        return {"recruit": say.recruit, "soldiers": soldiers, "price": goods}
    if REROLL_ONE.owns(action) or REROLL_ALL.owns(action):
        at = g.box.rerolls_one if REROLL_ONE.owns(action) else g.box.rerolls_all
        own = g.standing(seat) & at if seat >= 0 else at
        names = [row.name(lang) for b, row in enumerate(g.box.buildings) if (own or at) >> b & 1]
        return {"building": names[0]}
    return _module_words(g, action, seat, frame, lang)


# ---- declining -------------------------------------------------------------------------------------------------------

_YES_OR_NO: Final = (
    headings.DUKES_MOVE, headings.PEASANTS, headings.PRAYER, headings.PROTECT, headings.KEEP_SOLDIER,
    headings.ACADEMY_OFFER,
)  # fmt: skip
_DECLINING: Final = {
    headings.REROLL: ("Keep the roll", "Zostaw wynik"),
    headings.OFFER: ("Decline", "Zrezygnuj"),
    headings.CHOICE: ("Decline", "Zrezygnuj"),
    headings.EXCHANGE_ROW: ("Keep both", "Zachowaj oba"),
    headings.FREE_BUILDING: ("Stop", "Zakończ"),
    headings.POWERS: ("Give them all up", "Zrezygnuj ze wszystkich"),
    **dict.fromkeys(_YES_OR_NO, ("No", "Nie")),
}


def _declining(say: Terms, frame: Frame | None, lang: str) -> str:
    """The button that declines says what happens; only where the rulebook passes is it a pass."""
    polish = lang == "pl"
    step = frame.step if frame is not None else headings.INFLUENCE
    if frame is not None and step == headings.BUILD:
        if frame.b == 1:
            return capital(say.keep_envoy) if polish else "Keep the envoy"
        return say.build_nothing if polish else "Build nothing"
    if step == headings.RECRUIT:
        return say.no_recruits if polish else "Recruit nobody"
    return _DECLINING.get(step, ("Pass", "Spasuj"))[1 if polish else 0]


# ---- paying and taking -----------------------------------------------------------------------------------------------


def _payment_words(g: "Kingsburg", action: int, seat: int, frame: Frame | None, lang: str) -> dict[str, str]:
    """What is given and, for a trade, what it brings: “Give 1 stone, take 3 gold”."""
    say = terms(g)
    payment = (
        say.soldier.count(1, lang) if action == GIVE.at(GIVE_SOLDIER) else PAYMENT.word(int(GIVE.first(action)), lang)
    )
    reward = ""
    if frame is not None and frame.step == headings.OFFER:
        for number, trade in enumerate(g.box.effects[frame.a].ways()):
            if action in payments(g, seat, trade.parts[0], number):
                reward = f", {verb_of(trade.parts[1], 'do', lang)} {say.effect(trade.parts[1], lang)}"
    return {"payment": payment, "reward": reward}


def _way_words(g: "Kingsburg", action: int, frame: Frame | None, lang: str) -> dict[str, str]:
    """An alternative without a name of its own, described by its effect."""
    at = int(PICK.first(action))
    ways = (
        g.box.effects[frame.a].ways() if frame is not None and frame.step in (headings.CHOICE, headings.OFFER) else []
    )
    if at >= len(ways):
        return {"verb": "Weź" if lang == "pl" else "Take", "what": str(at + 1)}
    return {"verb": verb_of(ways[at], "button", lang), "what": terms(g).effect(ways[at], lang)}


def _building_words(g: "Kingsburg", action: int, seat: int, frame: Frame | None, lang: str) -> dict[str, str]:
    say = terms(g)
    building = BUILD.first(action)
    cost = ""
    if frame is not None and frame.step == headings.FREE_BUILDING:
        cost = "(za darmo)" if lang == "pl" else "for free"
    elif seat >= 0:
        cost = _price_text(g, seat, building, lang)
    second = frame is not None and frame.step == headings.BUILD and frame.b == 1
    name = g.box.buildings[building].name(lang)
    return {"builder": say.builder, "building": name, "cost": cost, "envoy": envoy_note(say, lang) if second else ""}


def _price_text(g: "Kingsburg", seat: int, building: i64, lang: str) -> str:
    """Today's price."""
    say = terms(g)
    polish = lang == "pl"
    price = vec[i64]([g.cost(seat, building, kind) for kind in range(i64(3))])
    if not sum(price):
        return "(za darmo)" if polish else "for free"
    cost = say.amounts(price, lang, NOMINATIVE) + price_change(g, seat, building, lang)
    return f"(koszt: {cost})" if polish else f"for {cost}"


def price_change(g: "Kingsburg", seat: int, building: i64, lang: str) -> str:
    """KB-17.3, KB-16.7 A good of choice more or less."""
    change = (1 if g.has_surcharge(building) else 0) - int(g.saving(seat))
    return f", {signed(change)} {terms(g).any_good.form(1, lang)}" if change else ""


# ---- dice ------------------------------------------------------------------------------------------------------------


def _placement_words(g: "Kingsburg", action: int, seat: int, lang: str) -> dict[str, str]:
    found: dict[str, str] = {"envoy": "", "which": DIE_NOUN.form(2, lang)}
    rank = PLACE.first(action) + 1
    if lang:
        say = terms(g)
        found["noun"] = say.advisor_genitive
        private = "własny polityk" if lang == "pl" else "private advisor"
        name = g.box.advisors[rank - 1].name(lang) if rank <= RANKS else private
        found["advisor"] = f"{name} ({board_rank(rank)})"
        found["boost"] = _boost_text(g, PLACE.third(action), lang)
        if g.groups_at(rank):
            found["envoy"] = envoy_note(say, lang)
    if seat >= 0 and PLACE.second(action) + 1 < 1 << dice.count(g.seat[seat].coloured):
        s = g.seat[seat]
        own = dice.masked(s.coloured, PLACE.second(action) + 1)
        faces = [str(face) for face in dice.faces(own)[::-1]]
        groups = white_groups(g, action, seat)
        mark = white_mark(lang)
        if len(groups) == 1:
            faces += [f"{mark}{face}" for face in dice.faces(groups[0])]
        else:
            faces.append(f"{mark}={dice.white_part(s.coloured, action)}")
        found["which"] = DIE_NOUN.form(len(faces), lang)
        found["dice"] = "+".join(faces)
    return found


def white_mark(lang: str) -> str:
    """What stands before the face of a white die; records write it in English."""
    return "b" if lang == "pl" else "w"


def _boost_text(g: "Kingsburg", boost: i64, lang: str) -> str:
    polish = lang == "pl"
    if boost == BOOST_FAIR:
        return f", {', '.join([row.name(lang) for b, row in enumerate(g.box.buildings) if g.box.fairs >> b & 1])}"
    token = ", żeton +2" if polish else ", +2\u00a0token"
    market = f", {market_name(g, lang)}"
    shift = {2: -1, 3: 1, 4: -1, 5: 1}.get(int(boost), 0)
    shifted = f"{market} {signed(shift)}" if shift else ""
    return (token if boost in (1, 4, 5) else "") + shifted


def market_name(g: "Kingsburg", lang: str) -> str:
    return ", ".join([row.name(lang) for b, row in enumerate(g.box.buildings) if g.box.shifters >> b & 1])


def envoy_note(say: Terms, lang: str) -> str:
    return f" – {say.envoy}" if lang == "pl" else " – King's Envoy"


def dice_targets(g: "Kingsburg", action: int, seat: int) -> list[str]:
    """The dice a placement would use: coloured ones by their place in the hand, white ones by their faces.

    Where several groups of white dice would do, every face stands as often as one of the groups needs it.
    """
    if not PLACE.owns(action) or seat < 0:
        return []
    s = g.seat[seat]
    mask = PLACE.second(action) + 1
    groups = [dice.faces(group) for group in white_groups(g, action, seat)]
    whites = [f"white:{face}" for face in range(1, 7) for _ in range(max([group.count(face) for group in groups]))]
    return [f"die:{at}" for at in range(dice.count(s.coloured)) if mask >> at & 1] + whites


def white_groups(g: "Kingsburg", action: int, seat: int) -> list[i64]:
    """KB-5.3.10 The groups of white dice that complete a placement; one without dice where it needs none."""
    s = g.seat[seat]
    return dice.groups_making(s.white, dice.white_part(s.coloured, action)) or [i64(dice.NO_DICE)]


def prompt_about(g: "Kingsburg", f: Frame) -> list[str]:
    """What a question is about besides its options: the card, tile, advisor or building that asks."""
    s = g.seat[f.seat]
    if f.step in (headings.CHOICE, headings.OFFER, *WHIMSICAL) or (f.step == headings.LOSE_GOODS and f.b > 0):
        return _targets_of(g, f.b)
    if f.step == headings.WHITE_DICE:
        return [f"advisor:{ADVISOR.texts[PLACE.first(f.a)]}"]
    if f.step == headings.PEASANTS:
        return [f"advisor:{ADVISOR.texts[f.a - 1]}", *_targets_of(g, headings.FROM_BUILDING + s.group)]
    if f.step == headings.BID:
        return _targets_of(g, headings.FROM_BUILDING + g.lot)
    if f.step == headings.SURCHARGE:
        building = headings.FROM_BUILDING + f.a
        return [*_targets_of(g, building), *_targets_of(g, headings.FROM_BUILDING + g.destiny)]
    if f.step == headings.SAVING:
        building = headings.FROM_BUILDING + f.a
        return [*_targets_of(g, building), *_targets_of(g, headings.FROM_BUILDING + s.governor)]
    if f.step in (headings.DUKES_MOVE, headings.PRAYER, headings.PROTECT, headings.FREE_BUILDING):
        return _targets_of(g, headings.FROM_BUILDING + s.governor)
    return []


def _targets_of(g: "Kingsburg", source: i64) -> list[str]:
    """What on the table a source is."""
    if source <= RANKS:
        tile = [f"whim:{g.box.whims[source - 1].id}"] if g.whims >> source & 1 else []
        return [f"advisor:{ADVISOR.texts[source - 1]}", *tile]
    power = int(source - headings.FROM_BUILDING)
    if 0 <= power < headings.NO_POWERS:
        return [f"{family_of(power)}:{g.box.powers[power].id}"]
    if headings.FROM_PRIVATE <= source < headings.FROM_BUILDING:
        return [f"advisor:{ADVISOR.texts[RANKS + source - headings.FROM_PRIVATE]}"]
    return []


# ---- modules and scenarios -------------------------------------------------------------------------------------------


def _module_words(g: "Kingsburg", action: int, seat: int, frame: Frame | None, lang: str) -> dict[str, str]:
    polish = lang == "pl"
    if USE.owns(action):
        return {"use": _use_text(g, action, seat, frame, lang)}
    if RIVAL.owns(action):
        return {"player": _seated_name(g, int(RIVAL.first(action)), lang)}
    if HAND_OUT.owns(action):
        good = GOODS_NOUNS[HAND_OUT.first(action)].form(1, lang)
        return {"good": good, "player": _seated_name(g, int(HAND_OUT.second(action)), lang)}
    if TOKENS.owns(action):
        number = int(TOKENS.first(action))
        tokens = TOKEN_NOUN.count(number, lang)
        if number == 0:
            return {"pay_tokens": "Bez żetonów +2" if polish else "No +2\u00a0tokens"}
        return {"pay_tokens": f"Oddaj {tokens}" if polish else f"Pay {tokens}"}
    if USE_ROWS.owns(action):
        rows = [LETTERS[row] for row in ROW_SETS[USE_ROWS.first(action)]]
        if not rows:
            return {"use_rows": "Bez alternatywnych rzędów" if polish else "Use no alternative row"}
        noun = ("rzędu" if len(rows) == 1 else "rzędów") if polish else ("row" if len(rows) == 1 else "rows")
        return {"use_rows": f"Użyj {noun}: {listed(rows, lang)}" if polish else f"Use {noun} {listed(rows, lang)}"}
    return {}


def _seated_name(g: "Kingsburg", seat: int, lang: str) -> str:
    return player_name(g, seat, lang) if seat < g.seat_count else ""


_USING: Final = {
    headings.DUKES_MOVE: ("Move the dice to the Duchess", "Przenieś kości do Księżnej"),
    headings.PEASANTS: ("Be supported twice", "Weź wsparcie dwa razy"),
    headings.PRAYER: ("Pray", "Pomódl się"),
    headings.PROTECT: ("Save your buildings", "Ocal budynki"),
    headings.KEEP_SOLDIER: ("Keep 1 soldier", "Zachowaj 1 oddział"),
    headings.ACADEMY_OFFER: ("Use your own roll: {b}", "Użyj własnego rzutu: {b}"),
    headings.REROLL: ("Reroll all your dice ({power})", "Przerzuć wszystkie kości ({power})"),
}


def _use_text(g: "Kingsburg", action: int, seat: int, frame: Frame | None, lang: str) -> str:
    """What using a power means at this step; in a list of effects, what the effect does."""
    power = int(USE.first(action))
    name = power_name(g.box, power, lang)
    if frame is not None and frame.step in _USING:
        return _USING[frame.step][1 if lang == "pl" else 0].format(power=name, b=int(frame.b))
    return f"{'Użyj' if lang == 'pl' else 'Use'}: {name}{_effect_note(g, power, seat, frame, lang)}"


def _effect_note(g: "Kingsburg", power: int, seat: int, frame: Frame | None, lang: str) -> str:
    number = g.box.moments[frame.a][power] if frame is not None and frame.step == headings.POWERS else -1
    if frame is None or number < 0:
        return ""
    if not powers.can_act(g, seat, frame.a, power):  # KB-A-47
        return " (teraz bez skutku)" if lang == "pl" else " (without effect now)"
    return f" ({terms(g).effect(g.box.effects[number], lang, NOMINATIVE)})"
