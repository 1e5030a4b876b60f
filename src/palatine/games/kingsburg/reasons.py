"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import headings
from palatine.games.kingsburg.actions import (
    ADVISOR,
    BUILD,
    BUILDING,
    CARD,
    PASS,
    PLACE,
    POWER,
    RECRUIT,
    SEND,
)  # fmt: skip
from palatine.games.kingsburg.card_reasons import (
    destiny_reason,
    dice_reason,
    die_reason,
    enemy_reason,
    governor_reason,
    group_reason,
    roll_reason,
    row_reason,
    scenario_reason,
    seat_reason,
    stock_reason,
    white_die_reason,
)  # fmt: skip
from palatine.games.kingsburg.card_text import power_sentence
from palatine.games.kingsburg.components import COLUMNS, RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.seat import SPENT_ENGINEER, USED_FAIR, USED_MARKET, USED_TOKEN
from palatine.games.kingsburg.source_text import player_name
from palatine.games.kingsburg.speaking import price_change, terms
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec
from palatine.kernel.prompt import Reason, not_asked
from palatine.kernel.speech import NOMINATIVE

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

_OF_TARGET: Final = {
    "governor": governor_reason, "group": group_reason, "destiny": destiny_reason, "enemy": enemy_reason,
    "row": row_reason, "seat": seat_reason, "die": die_reason, "white": white_die_reason, "dice": dice_reason,
    "scenario": scenario_reason, "resource": stock_reason,
}  # fmt: skip
_VERBS: Final = {
    # What a verb is about, where its name or its words do not tell
    **dict.fromkeys(("reroll", "reroll_all", "reroll_die", "set_dice", "turn_die"), "dice:coloured"),
    **dict.fromkeys(("rival", "hand"), "seat:0"),
    **dict.fromkeys(("rows", "exchange", "draft"), "row:a"),
}


def explain(g: "Kingsburg", f: Frame, action: int, target: str) -> Reason:
    """The first condition that fails."""
    if action >= 0:
        return _action_reason(g, f, action)
    if target == PASS.name:
        return Reason(
            "KB-0.12", "This cannot be declined: gains and losses are mandatory.",
            "Tego nie można pominąć: zyski i straty są obowiązkowe.",
        )  # fmt: skip
    noun, _, id = target.partition(":")
    if not id:
        return _text_reason(g, f, target)
    found = _target_reason(g, f, noun, id)
    if found is None:
        raise _unknown(target)
    return found


def _unknown(target: str) -> UnknownText:
    return UnknownText(
        f"“{target}” is nothing on this table; ask for an action, advisor:<name> or building:<name>",
        f"Na tym stole nie ma „{target}”; podaj akcję, advisor:<nazwa> albo building:<nazwa>",
    )


def _action_reason(g: "Kingsburg", f: Frame, action: int) -> Reason:
    if action == PASS.base:
        return explain(g, f, -1, PASS.name)
    if PLACE.owns(action):
        return _advisor_reason(g, f, PLACE.first(action) + 1)
    if BUILD.owns(action):
        return _building_reason(g, f, BUILD.first(action))
    verb = g.game.book.verb_of(action)
    targets = g.game.book.targets(action) or [_VERBS.get(verb.name, "")]
    return _verb_reason(g, f, verb.name, targets[0])


def _text_reason(g: "Kingsburg", f: Frame, text: str) -> Reason:
    """`place 5+3 queen` is about the queen, `build chapel` about the chapel."""
    parts = text.split()
    verb = next((verb for verb in g.game.book.verbs if parts and verb.name == parts[0]), None)
    if verb is None:
        raise _unknown(text)
    if verb.name == PLACE.name and len(parts) > 1:
        return explain(g, f, -1, f"advisor:{parts[-1]}")
    nouns = [domain.target for domain in verb.domains if domain.target]
    named = f"{nouns[0]}:{parts[-1]}" if nouns and len(parts) > 1 and verb.name not in _VERBS else ""
    return _verb_reason(g, f, verb.name, named or _VERBS.get(verb.name, ""))


def _verb_reason(g: "Kingsburg", f: Frame, verb: str, target: str) -> Reason:
    if verb == RECRUIT.name:
        return _recruit_reason(g, f)
    if verb == SEND.name:
        return Reason(
            "KB-18.1", "Soldier tokens are chosen in winter, one of those you have left.",
            "Żetony wojsk wybiera się zimą, jeden z pozostałych.",
        )  # fmt: skip
    noun, _, id = target.partition(":")
    if not id:
        return not_asked(g, f)
    found = _target_reason(g, f, noun, id)
    if found is None:
        raise _unknown(target)
    return found


def _recruit_reason(g: "Kingsburg", f: Frame) -> Reason:
    say = terms(g)
    if f.step != headings.RECRUIT:
        return Reason(
            "KB-8.1", "Soldiers are recruited in Phase 7, when it is your turn.",
            f"{say.phase(7, 'pl')} odbywa się w fazie 7, gdy przychodzi twoja kolej.",
        )  # fmt: skip
    price = g.recruit_price(f.seat)
    return Reason(
        "KB-8.1", f"You cannot pay for so many; each costs {say.good.count(price, 'en')}.",
        f"Na tylu cię nie stać. Koszt jednego: {say.good.count(price, 'pl', NOMINATIVE)}.",
    )  # fmt: skip


def _target_reason(g: "Kingsburg", f: Frame, noun: str, id: str) -> Reason | None:
    """A reason for something on the table, or None if there is no such thing."""
    if noun == "advisor":
        return _advisor_reason(g, f, ADVISOR.texts.index(id) + 1) if id in ADVISOR.texts else None
    if noun in ("building", "power") and id in BUILDING.texts:
        return _building_reason(g, f, BUILDING.texts.index(id))
    if noun == "whim" or (noun == "card" and id.startswith("whim_")):
        return _whim_reason(g, f, id)
    if noun == "power" and id in POWER.texts:
        return _power_reason(g, f, POWER.texts.index(id))
    if noun == "card" and id in CARD.texts:
        power = POWER.texts.index(id) if id in POWER.texts else -1
        return _power_reason(g, f, power) if power >= 0 else enemy_reason(g, f, id)
    return _OF_TARGET[noun](g, f, id) if noun in _OF_TARGET else None


def _power_reason(g: "Kingsburg", f: Frame, power: int) -> Reason | None:
    id = POWER.texts[power]
    if power < headings.FIRST_GROUP:
        return governor_reason(g, f, id)
    return group_reason(g, f, id) if power < headings.FIRST_DESTINY else destiny_reason(g, f, id)


# ---- advisors --------------------------------------------------------------------------------------------------------


def _advisor_reason(g: "Kingsburg", f: Frame, rank: i64) -> Reason:
    say = terms(g)
    if f.step == headings.RESERVE:
        return Reason("KB-5.3.11", "This advisor is reserved already.", "Ten członek rady jest już zarezerwowany.")
    if f.step == headings.DISSOLVE:
        return Reason(
            "KB-20.2", "Your left neighbour has no token on this advisor.",
            "Gracz po twojej lewej nie ma żetonu na tym członku rady.",
        )  # fmt: skip
    if f.step != headings.INFLUENCE:
        return Reason(
            "KB-5.3.1",
            "Dice are placed on advisors in a productive season, when it is your turn to influence.",
            f"Kości przypisuje się do {say.advisors_genitive} {say.in_season}, gdy przychodzi twoja kolej wpływania.",
        )
    reason = _barred_reason(g, f.seat, rank)
    if reason is not None:
        return reason
    if not g.can_influence(f.seat, rank):
        if g.groups_at(rank) == 2:
            return Reason(
                "KB-7.4", "Two groups of dice already stand before this advisor; there can be no more.",
                f"Przy {say.this_advisor_locative} leżą już dwie grupy kości; więcej nie można.",
            )  # fmt: skip
        return Reason(
            "KB-5.3.6",
            "Somebody already influences this advisor this season. Only the King's Envoy allows a second time.",
            f"Na {say.this_advisor_accusative} ktoś już {say.this_season} wpływa."
            f" Drugi raz można tylko z {say.envoy_instrumental}.",
        )
    if not g.seat[f.seat].coloured:
        return Reason(
            "KB-5.3.3",
            "At least one of your own coloured dice must be used; white dice and a +2 token alone are not enough.",
            "Potrzebna jest co najmniej jedna twoja kolorowa kość; same białe kości i żeton +2 nie wystarczą.",
        )
    helped = {lang: _help(g, f.seat, lang) for lang in ("en", "pl")}
    return Reason(
        "KB-5.3.2",
        f"No group of your dice makes exactly {board_rank(rank)}"
        + (f", not even with help: {helped['en']}." if helped["en"] else "."),
        f"Żadna grupa twoich kości nie daje dokładnie {board_rank(rank)}"
        + (f", nawet z pomocą: {helped['pl']}." if helped["pl"] else "."),
    )


def _barred_reason(g: "Kingsburg", seat: i64, rank: i64) -> Reason | None:
    """KB-5.3.11, KB-16.16 Advisors out of reach because of a card or a claim."""
    if rank > RANKS and not g.box.private[g.seat[seat].governor]:
        return Reason(
            "KB-16.16", "Only the Politician has private advisors.", "Własnych polityków ma tylko gubernator Polityk."
        )
    if g.box.forbidden[g.destiny] >> rank & 1:
        card = g.box.powers[g.destiny]
        return Reason(
            "KB-5.3.11",
            f"The destiny card {card.en} forbids this advisor this year.",
            f"Karta przeznaczenia {card.pl} w tym roku na to nie pozwala.",
        )
    if g.barred(seat) >> rank & 1:
        owner = int(g.reserved >> 3 * (rank - 1) & 7) - 1
        return Reason(
            "KB-5.3.11",
            f"This advisor is reserved this year ({player_name(g, owner, 'en')}).",
            f"Ten członek rady jest w tym roku zarezerwowany ({player_name(g, owner, 'pl')}).",
        )
    return None


def _help(g: "Kingsburg", seat: i64, lang: str) -> str:
    """What could still be added to the dice: a +2 token, the Market."""
    s = g.seat[seat]
    found: list[str] = []
    if s.plus2 and not s.has_used(USED_TOKEN):
        found.append("żeton +2" if lang == "pl" else "+2 token")
    shifters = g.standing(seat) & g.box.shifters
    shifting = [row.name(lang) for b, row in enumerate(g.box.buildings) if shifters & 1 << b]
    if not s.has_used(USED_MARKET):
        found += shifting
    if not s.has_used(USED_FAIR):
        found += [row.name(lang) for b, row in enumerate(g.box.buildings) if s.buildings & g.box.fairs & 1 << b]
    return ", ".join(found)


def _whim_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-19.2 A tile is had by influencing the advisor beneath it."""
    rank = next((at for at, row in enumerate(g.box.whims, 1) if row.id == id), 0)
    if not rank:
        return None
    if f.step == headings.INFLUENCE and not g.whims >> rank & 1:
        return Reason("KB-19.2", "This tile does not lie on the court.", "Tego kafelka nie ma na planszy.")
    if f.step == headings.INFLUENCE and g.can_influence(f.seat, rank):
        return Reason(
            "KB-19.2", f"A tile is had by influencing the advisor beneath it ({g.box.advisors[rank - 1].en}).",
            f"Z kafelka korzysta się, wpływając na członka rady pod nim ({g.box.advisors[rank - 1].pl}).",
        )  # fmt: skip
    return _advisor_reason(g, f, rank)


# ---- buildings -------------------------------------------------------------------------------------------------------


def _building_reason(g: "Kingsburg", f: Frame, building: i64) -> Reason:
    say = terms(g)
    row = g.box.buildings[building]
    own = g.owns(f.seat, building)
    if own and f.step == headings.REROLL and g.box.moments[headings.AT_TOTALS][building] >= 0:
        return Reason(
            "KB-5.2.3", f"The {row.en} acts when all dice are final.",
            f"{row.pl} działa dopiero wtedy, gdy wyniki wszystkich kości są ostateczne.",
        )  # fmt: skip
    if own and f.step == headings.REROLL and (g.box.rerolls_one | g.box.rerolls_all) >> building & 1:
        return roll_reason(g, f)
    if f.step not in (headings.BUILD, headings.FREE_BUILDING):
        if own:
            return Reason(
                "KB-5.5.4",
                f"The {row.name('en')} does not act now. {power_sentence(g, row, 'en')}",
                f"Budynek {row.name('pl')} teraz nie działa. {power_sentence(g, row, 'pl')}",
            )
        return Reason(
            "KB-5.5.1", "Buildings are erected when your building turn of a season comes.", say.when_built,
        )  # fmt: skip
    if own:
        return Reason("KB-5.5.3", "You have this building already.", "Masz już ten budynek.")
    if building // COLUMNS not in list(g.seat[f.seat].sheet):
        return Reason(
            "KB-15.12",
            "This building is not on your province sheet.",
            "Tego budynku nie ma na twoim arkuszu prowincji.",
        )
    if f.step == headings.FREE_BUILDING:
        return Reason(
            "KB-A-18", "Only buildings of column I are free now.", "Za darmo są teraz tylko budynki z kolumny I."
        )
    first = building // COLUMNS * COLUMNS
    missing = [g.box.buildings[b] for b in range(first, building) if not g.owns(f.seat, b)]
    s = g.seat[f.seat]
    skips = g.box.skips[s.governor] and not s.spent & SPENT_ENGINEER
    if len(missing) > (1 if skips else 0):
        return Reason(
            "KB-5.5.3",
            f"Build this first in the row: {', '.join([r.name('en') for r in missing])}.",
            f"Najpierw {say.build} w tym rzędzie: {', '.join([r.name('pl') for r in missing])}.",
        )
    return Reason("KB-5.5.2", _short_of(g, f.seat, building, "en"), _short_of(g, f.seat, building, "pl"))


def _short_of(g: "Kingsburg", seat: i64, building: i64, lang: str) -> str:
    say = terms(g)
    goods = g.seat[seat].goods
    price = vec[i64]([g.cost(seat, building, kind) for kind in range(i64(3))])
    lacking = vec[i64]([price[k] - goods[k] if price[k] > goods[k] else 0 for k in range(i64(3))])
    cost, have, short = [say.amounts(amounts, lang, NOMINATIVE) for amounts in (price, goods, lacking)]
    cost += price_change(g, int(seat), building, lang)
    if not sum(lacking):  # KB-17.3: only the good of choice is missing
        short = say.any_good.count(1, lang, NOMINATIVE)
    if lang == "pl":
        return f"Brakuje: {short}. Koszt: {cost}; masz: {have}."
    return f"You are short of {short}. Cost: {cost}; you have {have}."
