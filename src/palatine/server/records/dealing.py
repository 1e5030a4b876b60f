"""Positions that can be given away: what the receiver cannot know has been dealt anew."""

import secrets

from palatine.kernel.table import Table
from palatine.kernel.zone import OPEN, Pile, redealt
from palatine.server.errors import NotAllowed, Refused
from palatine.server.room.setting import PAST


def known_to(table: Table, seat: int) -> dict[str, object]:
    """The table as this seat knows it; everything else could be so."""
    return position_of(table.imagined(seat, secrets.randbits(128)))


def known_to_all(table: Table) -> dict[str, object]:
    """The table as all seats know it; what only some of them know could be so."""
    return position_of(_common(table))


def known_to_watchers(table: Table) -> dict[str, object]:
    """The table as somebody without a seat knows it: a card that all seats have seen and that does not lie open may be
    any of those that nobody has seen. A player alone has no secrets that could be dealt to anybody else."""
    seats = int(table.seat_count)
    if seats == 1:
        raise NotAllowed(
            "only the player can take the position of a solo game away before it is over",
            "przed końcem gry jednoosobowej jej pozycję może pobrać tylko grająca osoba",
        )
    copy = _common(table)
    everybody = (1 << seats) - 1
    if any(known != OPEN and known & everybody == everybody for pile in copy.piles for known in pile.known):
        places = copy.game.zones.places(seats)
        marked = [Pile(pile.cards, tuple(_shared(known, everybody) for known in pile.known)) for pile in copy.piles]
        dealt = redealt(places, marked, copy.card_pools(), 0, copy.chance)
        copy.piles = [Pile(new.cards, old.known) for new, old in zip(dealt, copy.piles, strict=True)]
    return position_of(copy)


def _shared(known: int, everybody: int) -> int:
    """The mask of a card for dealing: unknown if nobody knows it, or all seats do and watchers do not."""
    return 0 if known == 0 or (known != OPEN and known & everybody == everybody) else OPEN


def _common(table: Table) -> Table:
    """Dealt anew for one seat after the other, so that nobody's secrets are left."""
    for seat in range(int(table.seat_count)):
        table = table.imagined(seat, secrets.randbits(128))
    return table


def position_of(table: Table) -> dict[str, object]:
    """A table as a position of its own, without its past, its chance and its people."""
    return {key: value for key, value in table.dump().items() if key not in PAST}


def still_played(table: Table) -> Table:
    """The table, if somebody can still do something on it."""
    if table.is_over:
        raise Refused(
            "the game is over at this point; nobody can play on from here",
            "w tym miejscu gra jest zakończona; nie można grać dalej",
        )
    return table
