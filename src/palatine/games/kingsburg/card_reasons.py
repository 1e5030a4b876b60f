"""Why cards, dice, rows and players on the table cannot be chosen now."""

from typing import TYPE_CHECKING

from palatine.games.kingsburg import dice, headings
from palatine.games.kingsburg.actions import DIE_KIND, ENEMY, FACE, GOVERNOR, GROUP, POWER, ROW
from palatine.games.kingsburg.card_text import power_sentence
from palatine.games.kingsburg.components import LETTERS, RESOURCES
from palatine.games.kingsburg.seat import (
    USED_ARTISTS,
    USED_PHILOSOPHER,
    USED_PRINCE,
    USED_REROLL_ALL,
    USED_REROLL_ONE,
    USED_TRICKSTER,
)  # fmt: skip
from palatine.games.kingsburg.source_text import player_name
from palatine.games.kingsburg.speaking import terms
from palatine.kernel.frame import Frame
from palatine.kernel.prompt import Reason

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg


def _sentence(g: "Kingsburg", power: int, lang: str) -> str:
    """What the card does."""
    return power_sentence(g, g.box.powers[power], lang)


# ---- cards -----------------------------------------------------------------------------------------------------------


def governor_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-16.1, KB-16.2 A governor serves somebody, acts at a moment of his own, or is not to be had any more."""
    if id not in GOVERNOR.texts:
        return None
    power = POWER.texts.index(id)
    en, pl = g.box.powers[power].en, g.box.powers[power].pl
    owner = next((seat for seat, s in enumerate(g.seat) if s.governor == power), -1)
    if owner == f.seat:
        changing = g.box.reflects[power] or g.box.sets_dice[power] or g.box.turns_die[power]
        if f.step == headings.REROLL and changing:
            return roll_reason(g, f)
        return Reason(
            "KB-16.1", f"Your governor {en} does not act now. {_sentence(g, power, 'en')}",
            f"Twój gubernator {pl} teraz nie działa. {_sentence(g, power, 'pl')}",
        )  # fmt: skip
    if owner >= 0:
        return Reason(
            "KB-16.1", f"The governor {en} serves another player ({player_name(g, owner, 'en')}).",
            f"Gubernator {pl} służy innemu graczowi ({player_name(g, owner, 'pl')}).",
        )  # fmt: skip
    if f.step == headings.BID:
        return Reason(
            "KB-16.2", "Only the card that was put up is sold now.", "Teraz licytuje się tylko wystawioną kartę."
        )
    return Reason(
        "KB-16.1",
        "Governors are chosen before the first year only.",
        "Gubernatorów wybiera się tylko przed pierwszym rokiem.",
    )


def group_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-20.1, KB-20.5 A group is claimed for a year and acts at its moment."""
    if id not in GROUP.texts:
        return None
    power = POWER.texts.index(id)
    en, pl = g.box.powers[power].en, g.box.powers[power].pl
    owner = next((seat for seat, s in enumerate(g.seat) if s.group == power), -1)
    if owner == f.seat:
        if f.step == headings.REROLL and g.box.rerolls_any[power]:
            return roll_reason(g, f)
        return Reason(
            "KB-20.5", f"Your group, the {en}, does not act now. {_sentence(g, power, 'en')}",
            f"Twoja grupa {pl} teraz nie działa. {_sentence(g, power, 'pl')}",
        )  # fmt: skip
    if owner >= 0:
        return Reason(
            "KB-20.1", f"The {en} follow another player this year ({player_name(g, owner, 'en')}).",
            f"Grupa {pl} należy w tym roku do innego gracza ({player_name(g, owner, 'pl')}).",
        )  # fmt: skip
    return Reason(
        "KB-20.1", "Groups are claimed at the start of a year, one by each player.",
        "Grupy zajmuje się na początku roku, każdy po jednej.",
    )  # fmt: skip


def destiny_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-17.1 A destiny card holds for everybody; nobody uses it."""
    if id not in POWER.texts or POWER.texts.index(id) < headings.FIRST_DESTINY:
        return None
    power = POWER.texts.index(id)
    if g.destiny != power:
        return Reason(
            "KB-17.1", "This destiny card does not hold this year.", "Ta karta przeznaczenia w tym roku nie obowiązuje."
        )
    return Reason(
        "KB-17.1", f"The destiny card holds for everybody; there is nothing to choose. {_sentence(g, power, 'en')}",
        f"Karta przeznaczenia obowiązuje wszystkich; niczego się tu nie wybiera. {_sentence(g, power, 'pl')}",
    )  # fmt: skip


def enemy_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-9.1 The enemy comes by itself."""
    if id not in ENEMY.texts:
        return None
    en, pl = "The enemy attacks in winter, in Phase 8; nobody chooses it.", terms(g).when_attacked
    return Reason("KB-9.1", en, pl)


def scenario_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    if id != g.chosen["scenario"]:
        return None
    return Reason(
        "KB-20.3", "The scenario holds for the whole game; there is nothing to choose.",
        "Scenariusz obowiązuje przez całą grę; niczego się tu nie wybiera.",
    )  # fmt: skip


# ---- dice ------------------------------------------------------------------------------------------------------------


def die_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-5.3.2 A die by its place in the hand."""
    return _placing_reason(g, f, int(id) < dice.count(g.seat[f.seat].coloured)) if id.isdecimal() else None


def white_die_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-5.3.2 A white die by its face."""
    return _placing_reason(g, f, dice.has_die(g.seat[f.seat].white, int(id))) if id in FACE.texts else None


def _placing_reason(g: "Kingsburg", f: Frame, in_hand: bool) -> Reason:
    if f.step != headings.INFLUENCE:
        return Reason(
            "KB-5.3.1", "Dice are placed when it is your turn to influence.",
            "Kości przypisuje się, gdy przychodzi twoja kolej wpływania.",
        )  # fmt: skip
    if not in_hand:
        return Reason("KB-5.3.1", "You have placed this die already.", "Ta kość jest już przypisana.")
    say = terms(g)
    return Reason(
        "KB-5.3.2", "No group with this die makes the rank of an advisor who is open to you.",
        f"Żadna grupa z tą kością nie daje rangi {say.advisor_genitive}, na którego możesz wpłynąć.",
    )  # fmt: skip


def dice_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    return roll_reason(g, f, id == "white") if id in DIE_KIND.texts else None


def roll_reason(g: "Kingsburg", f: Frame, white: bool = False) -> Reason:
    """KB-5.2.2 What would change the roll, and why not now."""
    if f.step != headings.REROLL:
        return Reason(
            "KB-5.2.2", "Dice are changed only right after the roll, by a building or card that allows it.",
            "Kości zmienia się tylko zaraz po rzucie, dzięki budynkowi lub karcie, która na to pozwala.",
        )  # fmt: skip
    s = g.seat[f.seat]
    if white and not s.white_dice:
        return Reason("KB-5.2.2", "You have no white dice this season.", "W tej porze nie masz białych kości.")
    rerolls_one, rerolls_all = g.standing(f.seat) & g.box.rerolls_one, g.standing(f.seat) & g.box.rerolls_all
    used = (
        (rerolls_one, USED_REROLL_ONE), (rerolls_all, USED_REROLL_ALL), (g.box.reflects[s.governor], USED_PHILOSOPHER),
        (g.box.sets_dice[s.governor], USED_PRINCE), (g.box.turns_die[s.governor], USED_TRICKSTER),
        (g.box.rerolls_any[s.group], USED_ARTISTS),
    )  # fmt: skip
    if all(s.has_used(use) for has, use in used if has):
        return Reason(
            "KB-12.3", "What changes your dice works once a season.", "To, co zmienia kości, działa raz na porę."
        )
    if rerolls_one and not s.has_used(USED_REROLL_ONE):
        return Reason(
            "KB-13.1", "A single die may be rerolled only if all your dice are equal.",
            "Jedną kość można przerzucić tylko wtedy, gdy wszystkie twoje kości pokazują to samo.",
        )  # fmt: skip
    return Reason(
        "KB-5.2.2", f"Your roll ({s.dice_total()}) does not meet the condition for changing these dice.",
        f"Twój wynik rzutu ({s.dice_total()}) nie spełnia warunku zmiany tych kości.",
    )  # fmt: skip


# ---- rows, players, stock --------------------------------------------------------------------------------------------


def row_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-15.1, KB-15.2, KB-15.12 Alternative rows are dealt, exchanged and drafted before the first year."""
    if id not in ROW.texts:
        return None
    row = ROW.texts.index(id)
    own = g.seat[f.seat].dealt >> 2 * row & 3
    if f.step == headings.EXCHANGE_ROW:
        return Reason(
            "KB-15.12",
            "Only one of two equal rows may be exchanged.",
            "Wymienić można tylko jeden z dwóch jednakowych rzędów.",
        )
    if f.step == headings.DRAFT_ROW:
        if own:
            return Reason(
                "KB-A-22", f"You have row {LETTERS[row]} already; take a different one while there is any.",
                f"Masz już rząd {LETTERS[row]}; dopóki jest inny, weź inny.",
            )  # fmt: skip
        return Reason("KB-15.2", "No copy of this row is left.", "Nie ma już tego rzędu.")
    if f.step == headings.CHOOSE_ROWS:
        return Reason("KB-15.1", "You do not hold this row.", "Nie masz tego rzędu.")
    return Reason(
        "KB-15.1", "Alternative rows are chosen before the first year only.",
        "Alternatywne rzędy wybiera się tylko przed pierwszym rokiem.",
    )  # fmt: skip


def seat_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-19.8 Players are named only by some whim tiles, and never oneself."""
    if not id.isdecimal():
        return None
    if f.step in (headings.NAME_RIVAL, headings.SHARE_OUT):
        return Reason("KB-19.8", "Name an opponent, not yourself.", "Wskaż przeciwnika, nie siebie.")
    if not g.box.has_whims:
        return Reason("KB-0.10", "Players are never chosen in this game.", "W tej grze nie wskazuje się graczy.")
    return Reason(
        "KB-19.8", "An opponent is named only when a whim asks for one.",
        "Przeciwnika wskazuje się tylko wtedy, gdy prosi o to kaprys.",
    )  # fmt: skip


def stock_reason(g: "Kingsburg", f: Frame, id: str) -> Reason | None:
    """KB-0.1 Goods, tokens, soldiers and points move only as part of something else."""
    if id not in RESOURCES:
        return None
    say = terms(g)
    return Reason(
        "KB-0.1", "Goods, tokens and soldiers are taken or given only when the game asks for it.",
        f"{say.stock_moves} tylko wtedy, gdy pyta o to gra.",
    )  # fmt: skip
