"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages."""

from typing import TYPE_CHECKING

from palatine.games.kingsburg import headings
from palatine.games.kingsburg.actions import ADVISOR, BUILD, BUILDING, PASS, PLACE, POWER
from palatine.games.kingsburg.components import COLUMNS, RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.module_speaking import player_name
from palatine.games.kingsburg.seat import USED_FAIR, USED_MARKET, USED_TOKEN
from palatine.games.kingsburg.speaking import terms
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec
from palatine.kernel.prompt import Reason, not_asked

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg


def explain(g: "Kingsburg", f: Frame, action: int, target: str) -> Reason:
    """The first condition that fails."""
    if action >= 0:
        if PLACE.owns(action):
            target = f"advisor:{ADVISOR.texts[PLACE.first(action)]}"
        elif BUILD.owns(action):
            target = f"building:{BUILDING.texts[BUILD.first(action)]}"
        elif PASS.owns(action):
            target = PASS.name
        else:
            return not_asked(g, f)
    if target == PASS.name:
        return Reason(
            "KB-0.12", "This cannot be declined: a gain or a loss is mandatory.",
            "Tego nie można pominąć: zysk lub strata są obowiązkowe.",
        )  # fmt: skip
    noun, _, id = target.partition(":")
    if not id:
        noun, id = _target_of_text(target)
    if noun == "advisor" and id in ADVISOR.texts:
        return _advisor_reason(g, f, ADVISOR.texts.index(id) + 1)
    if noun in ("building", "power") and id in BUILDING.texts:
        return _building_reason(g, f, BUILDING.texts.index(id))
    if noun in [verb.name for verb in g.game.book.verbs] or (noun == "power" and id in POWER.texts):
        return not_asked(g, f)
    raise UnknownText(
        f"“{target}” is nothing on this table; ask for an action, advisor:<name> or building:<name>",
        f"„{target}” nie ma na tym stole; podaj akcję, advisor:<nazwa> albo building:<nazwa>",
    )


def _target_of_text(text: str) -> tuple[str, str]:
    """`place 5+3 queen` is about the queen, `build chapel` about the chapel."""
    parts = text.split()
    if len(parts) > 1 and parts[0] == "place":
        return "advisor", parts[-1]
    if len(parts) > 1 and parts[0] == "build":
        return "building", parts[-1]
    return parts[0] if parts else "", ""


def _advisor_reason(g: "Kingsburg", f: Frame, rank: i64) -> Reason:
    if f.step != headings.INFLUENCE:
        return not_asked(g, f)
    say = terms(g)
    reason = _barred_reason(g, f.seat, rank)
    if reason is not None:
        return reason
    if not g.can_influence(f.seat, rank):
        if g.groups_at(rank) == 2:
            return Reason(
                "KB-7.4", "Two groups of dice already stand before this advisor.",
                f"Przy tej osobie stoją już dwie grupy kości ({say.envoy}).",
            )  # fmt: skip
        return Reason(
            "KB-5.3.6",
            "Somebody already influences this advisor this season. Only the King's Envoy allows a second time.",
            f"Na {say.advisor_accusative} już ktoś wpływa {say.this_season}. Drugi raz pozwala tylko {say.envoy}.",
        )
    if not g.seat[f.seat].coloured:
        return Reason(
            "KB-5.3.3",
            "At least one of your own coloured dice must be used; white dice and a +2 token alone are not enough.",
            "Potrzebna jest co najmniej jedna twoja kolorowa kość; same białe kości i żeton +2 nie wystarczą.",
        )
    return Reason(
        "KB-5.3.2",
        f"No group of your dice makes exactly {board_rank(rank)}, with the help you can use now"
        f" ({_help(g, f.seat, 'en')}).",
        f"Żadna grupa twoich kości nie daje dokładnie {board_rank(rank)}, także z dostępną pomocą"
        f" ({_help(g, f.seat, 'pl')}).",
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
    return ", ".join(found) or ("brak" if lang == "pl" else "none")


def _building_reason(g: "Kingsburg", f: Frame, building: i64) -> Reason:
    if f.step != headings.BUILD:
        return not_asked(g, f)
    if g.owns(f.seat, building):
        return Reason("KB-5.5.3", "You have this building already.", "Masz już ten budynek.")
    if building // COLUMNS not in list(g.seat[f.seat].sheet):
        return Reason(
            "KB-15.12",
            "This building is not on your province sheet.",
            "Tego budynku nie ma na twoim arkuszu prowincji.",
        )
    row = building // COLUMNS * COLUMNS
    missing = [g.box.buildings[b] for b in range(row, building) if not g.owns(f.seat, b)]
    if missing:
        return Reason(
            "KB-5.5.3",
            f"Build this first in the row: {', '.join([r.en for r in missing])}.",
            f"Najpierw {terms(g).build} w tym rzędzie: {', '.join([r.pl for r in missing])}.",
        )
    return Reason("KB-5.5.2", _short_of(g, f.seat, building, "en"), _short_of(g, f.seat, building, "pl"))


def _short_of(g: "Kingsburg", seat: i64, building: i64, lang: str) -> str:
    say = terms(g)
    goods = g.seat[seat].goods
    price = vec[i64]([g.cost(seat, building, kind) for kind in range(i64(3))])
    lacking = vec[i64]([price[k] - goods[k] if price[k] > goods[k] else 0 for k in range(i64(3))])
    cost, have, short = say.amounts(price, lang), say.amounts(goods, lang), say.amounts(lacking, lang)
    if lang == "pl":
        return f"Do kosztu brakuje: {short}. Koszt: {cost}, masz: {have}."
    return f"You are short of {short}. Cost: {cost}; you have {have}."
