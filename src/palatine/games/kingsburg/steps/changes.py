"""KB-5.2.2 Changes of the roll that governors and groups bring: Philosopher, Prince, Trickster, Artists."""

from typing import Final

from palatine.games.kingsburg import dice
from palatine.games.kingsburg.actions import PRINCELY, REROLL_DIE, SET_DICE, TURN_DIE, USE
from palatine.games.kingsburg.components import VP
from palatine.games.kingsburg.headings import FROM_BUILDING
from palatine.games.kingsburg.seat import (
    ROLLED_LOWER,
    USED_ARTISTS,
    USED_PHILOSOPHER,
    USED_PRINCE,
    USED_TRICKSTER,
)  # fmt: skip
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.ints import i64

_FACES: Final[list[i64]] = [0o643, 0o43, 0o63, 0o64]
"""KB-16.8 The Prince's hands, in the order of the action."""


def has_changes(g: Kingsburg, seat: i64) -> bool:
    """True if the seat's governor or group can change dice."""
    governor = g.seat[seat].governor
    box = g.box
    return (
        box.reflects[governor] + box.sets_dice[governor] + box.turns_die[governor] > 0
        or box.rerolls_any[g.seat[seat].group] > 0
    )


def changes(g: Kingsburg, seat: i64) -> list[int]:
    """What the seat may do to its dice now; each once a season (KB-12.3)."""
    s = g.seat[seat]
    found: list[int] = []
    total = s.dice_total()
    if total <= g.box.reflects[s.governor] and not s.used & USED_PHILOSOPHER:
        found.append(USE.at(s.governor))
    if g.box.rerolls_any[s.group] and not s.used & USED_ARTISTS:
        found += [REROLL_DIE.at(0, face - 1) for face in range(i64(1), i64(7)) if dice.has_die(s.coloured, face)]
        found += [REROLL_DIE.at(1, face - 1) for face in range(i64(1), i64(7)) if dice.has_die(s.white, face)]
    if total <= g.box.sets_dice[s.governor] and not s.used & USED_PRINCE:
        size = dice.count(s.coloured)
        found += [SET_DICE.at(n) for n in range(PRINCELY.size) if dice.count(_FACES[n]) == size]
    old = g.box.turns_die[s.governor]
    if old and not s.used & USED_TRICKSTER:
        if dice.has_die(s.coloured, old):
            found += [TURN_DIE.at(0, 0), TURN_DIE.at(0, 1)]
        if dice.has_die(s.white, old):
            found += [TURN_DIE.at(1, 0), TURN_DIE.at(1, 1)]
    return found


def change(g: Kingsburg, seat: i64, action: i64) -> None:
    """KB-5.2.5 A change is no reroll; KB-16.9 the Philosopher compares just before and just after his own."""
    s = g.seat[seat]
    if USE.owns(action):
        before = s.dice_total()
        g.reroll_all(seat, USED_PHILOSOPHER)
        if s.dice_total() < before:
            s.used |= ROLLED_LOWER
    elif REROLL_DIE.owns(action):
        g.reroll_die(seat, REROLL_DIE.first(action) == 1, REROLL_DIE.second(action) + 1, USED_ARTISTS)
    elif SET_DICE.owns(action):
        g.turn_dice(seat, _FACES[SET_DICE.first(action)], USED_PRINCE)
    else:
        face: i64 = 1 if TURN_DIE.second(action) == 0 else 3
        g.turn_die(seat, TURN_DIE.first(action) == 1, g.box.turns_die[s.governor], face)


def close_window(g: Kingsburg, seat: i64) -> None:
    """KB-5.2.5 The Philosopher's VP comes when his owner's window closes."""
    s = g.seat[seat]
    if s.used & ROLLED_LOWER:
        s.used &= ~ROLLED_LOWER
        g.gain_one(seat, VP, 1, FROM_BUILDING + s.governor)
