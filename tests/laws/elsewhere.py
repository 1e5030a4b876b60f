"""Cards that lie in no zone: equal ones need no place of their own, and a game may count them in its own fields."""

from collections.abc import Callable
from typing import Any

from palatine.games.wonderful_kingdom.actions import MENACE_DECK
from palatine.kernel.table import Table

HELD = {"giant_rats": "giant_rat", "frost_giants": "frost_giant", "shadows": "shadow", "thieves": "thief"}


def wonderful_kingdom(facts: dict[str, Any], options: dict[str, object]) -> list[str]:
    """Duchies, construction areas, advisor areas, the calamity stack and menace decks."""
    found = ["calamity"] * facts["calamity_stack"]
    for seat in facts["seats"]:
        found += [card for card, n in seat["built"].items() for _ in range(n)]
        found += [site["card"] for site in seat["construction"]]
        found += ["frost_giant" for site in seat["construction"] if site["frozen"]]
        found += [menace for menace, n in seat["menaces"].items() if menace != "vermin" for _ in range(n)]
        found += ["calamity"] * seat["calamities"] + seat["advisors"]
        if seat["deck"]:
            found += [HELD[seat["deck"]]] * seat["deck_left"]
    if options["module"] == "menaces":
        picked = [seat["deck"] for seat in facts["seats"]]
        found += [HELD[deck] for deck in MENACE_DECK.texts if deck not in picked for _ in range(4)]
    return found


ELSEWHERE: dict[str, Callable[[dict[str, Any], dict[str, object]], list[str]]] = {
    "wonderful_kingdom": wonderful_kingdom,
}


def elsewhere(table: Table) -> list[str]:
    """The cards outside the zones, by name."""
    count = ELSEWHERE.get(table.game.name)
    facts = table.dump()["table"]
    assert isinstance(facts, dict)
    return count(facts, table.chosen) if count else []
