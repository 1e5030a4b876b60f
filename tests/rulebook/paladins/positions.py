"""Positions of Paladins in the words of the rulebook, and short questions about a table.

Workers are written as words: `"labourer scout scout"`. Suspicions are their tax values, the oldest first. Seats are
0-based; what a test does not name is empty, also silver and provisions. Of the solo game's virtual player see `alone`.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.games.paladins.components import FAITH, INFLUENCE, STRENGTH
from palatine.games.paladins.scoring import board_score, parts
from palatine.games.paladins.table import Paladins
from palatine.kernel.table import Table

A, B, C, D = 0, 1, 2, 3
VIRTUAL = 1
"""The virtual player's board in a solo game."""
ATTRIBUTES = {"strength": STRENGTH, "faith": FAITH, "influence": INFLUENCE}
PLAIN_WALLS = [*["wall_choice_suspicion"] * 4, *["wall_choice_debt"] * 3]
"""Seven Walls without VP."""
PLAIN_CONVERTS = [
    "archer_byzantine", "archer_saracen", "lookout_byzantine", "lookout_viking", "guardian_byzantine",
    "guardian_viking", "adventurer_viking",
]  # fmt: skip
"""Seven Outsiders that score nothing without Outposts, Walls, Workshops and Monks."""
SPACES_FOR_ALL = [
    "region_1_space_1", "region_1_space_2", "region_2_space_1", "region_2_space_2", "region_2_space_3",
    "region_2_space_4", "region_3_space_1", "region_3_space_2", "region_3_space_3", "region_3_space_5",
    "region_3_space_6",
]  # fmt: skip
"""Spaces of the map that are open at every number of players."""

Player = dict[str, Any]
Frame = str | list[object]


def player(
    workers: str = "",
    *,
    strength: int = 0,
    faith: int = 0,
    influence: int = 0,
    silver: int = 0,
    provisions: int = 0,
    suspicions: Sequence[int] = (),
    **facts: Any,
) -> Player:
    """A seat of a position; other facts by their names (crew, placed, paladin, unpaid …)."""
    return {
        "workers": dict(Counter(workers.split())),
        "silver": silver,
        "provisions": provisions,
        **virtual(strength=strength, faith=faith, influence=influence, suspicions=suspicions, **facts),
    }


def virtual(
    *, strength: int = 0, faith: int = 0, influence: int = 0, suspicions: Sequence[int] = (), **facts: Any
) -> Player:
    """The virtual player: `workers` and `placed` are numbers."""
    return {
        "attributes": {"strength": strength, "faith": faith, "influence": influence},
        "suspicions": [f"suspicion_{tax}" for tax in suspicions],
        **facts,
    }


def pieces(kind: str, seat: int, number: int, first: int = 0) -> dict[str, list[object]]:
    """As many Monks or Outposts on the map, from one of the spaces for all on."""
    spaces = SPACES_FOR_ALL[first : first + number]
    assert len(spaces) == number
    return {space: [kind, seat] for space in spaces}


def row(size: int, **cards: str) -> list[str]:
    """A track with cards on some spaces: `row(5, at_3="abbot_tax")`."""
    places = {int(at.removeprefix("at_")): card for at, card in cards.items()}
    return [places.get(place, "") for place in range(1, size + 1)]


def lay(
    players: Sequence[Player],
    happens: Sequence[Frame],
    draw: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    zones: Mapping[str, object] | None = None,
    seed: int | str = 1,
    **facts: Any,
) -> Table:
    """A table set up by hand; `happens` lists what comes now, first things first. `draw` forces chance."""
    return palatine.load(
        {
            "game": "paladins",
            "seats": len(players),
            "options": dict(options or {}),
            "seed": seed,
            "forced": {"draw": list(draw)},
            "pending": list(happens)[::-1],
            "zones": dict(zones or {}),
            "table": {"seats": list(players), **facts},
        }
    )


def turn(
    players: Sequence[Player],
    seat: int = A,
    then: Sequence[Frame] = (),
    draw: Sequence[str] = (),
    **facts: Any,
) -> Table:
    """One action of this player, and what comes afterwards."""
    facts = {"phase": "actions", "round": 4, "active": seat, **facts}
    return lay(players, [["action", seat], *then], draw, **facts)


def alone(him: Player, happens: Sequence[Frame] = ("vpl_turn",), draw: Sequence[str] = (), **facts: Any) -> Table:
    """A solo game in which the virtual player has this board; it is its turn unless said otherwise."""
    me = facts.pop("me", player())
    facts = {"phase": "actions", "round": 4, "active": VIRTUAL, **facts}
    return lay([me], happens, draw, vpl=him, **facts)


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What lies open on the table."""
    facts = table.view(viewer)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Table, seat: int = A) -> dict[str, Any]:
    """One player's board as everybody sees it."""
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def vpl(table: Table) -> dict[str, Any]:
    """The virtual player's board."""
    facts = board(table)["vpl"]
    assert isinstance(facts, dict)
    return facts


def pool(table: Table, seat: int = A) -> str:
    """The unused workers as words, in the order of their colours."""
    return " ".join([worker for worker, n in sheet(table, seat)["workers"].items() for _ in range(n)])


def tracks(facts: Mapping[str, Any]) -> tuple[int, int, int]:
    """Strength, Faith and Influence of a board."""
    found = facts["attributes"]
    return found["strength"], found["faith"], found["influence"]


def taxes(facts: Mapping[str, Any]) -> list[int]:
    """The Suspicions of a board by their tax, the oldest first."""
    return [int(card.removeprefix("suspicion_")) for card in facts["suspicions"]]


def pieces_of(table: Table, kind: str, seat: int = A) -> list[str]:
    """The spaces of the map with Monks or Outposts of a board."""
    return [space for space, piece in board(table)["map"].items() if piece == [kind, seat]]


def total(table: Table, seat: int, attribute: str) -> int:
    assert isinstance(table, Paladins)
    return int(table.total(seat, ATTRIBUTES[attribute]))


def points(table: Table, who: int = A) -> dict[str, int]:
    """The points of a board by source, without the sources that bring none; 1 is the virtual player of a solo game."""
    assert isinstance(table, Paladins)
    found = {source: n for source, n in parts(table, who).items() if n}
    assert sum(found.values()) == board_score(table, who)
    return found


def texts(table: Table, seat: int | None = None) -> list[str]:
    """The legal actions of a seat, in alphabetical order."""
    return sorted([table.text(action, seat) for action in table.options(seat)])


def asked(table: Table, seat: int | None = None) -> str:
    """What the game waits for: the step's name, or nothing when everything has been played out."""
    return table.prompt(table.to_act[0] if seat is None else seat).kind if table.to_act else ""


def events(table: Table, *kinds: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Everything of these kinds that happened, as somebody was told."""
    return [dict(event) for event in table.events_since(0, viewer) if event["kind"] in kinds]


def course(table: Table, *kinds: str) -> list[str]:
    """The kinds of what happened, in order."""
    return [str(event["kind"]) for event in events(table, *kinds)]


def refused(table: Table, text: str, rule: str) -> None:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text)
    assert table.digest() == before
    reason = table.why_not(text)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl


def play_all(table: Table, *actions: str, seat: int | None = None) -> None:
    for text in actions:
        table.play(text, seat)


# ---- who knows what --------------------------------------------------------------------------------------------------


def truth(table: Table) -> dict[str, list[str]]:
    """The cards of every zone as they truly lie."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return {str(name): [str(card) for card, _ in rows] for name, rows in zones.items()}


def shown(table: Table, zone: str, owner: int, viewer: int | None) -> list[str | None]:
    """The cards of somebody's zone as somebody sees them; None is a card without a name."""
    zones: Any = table.view(viewer)["zones"]
    pile = zones[zone][owner]
    assert pile["count"] == len(pile["cards"])
    return [None if card is None else str(card) for card in pile["cards"]]


def imagined(table: Table, seat: int, deals: int = 60) -> list[dict[str, list[str]]]:
    """The zones of many tables as they could be for this seat."""
    return [truth(table.redeal(seat, seed)) for seed in range(deals)]


def told(table: Table, viewer: int | None) -> str:
    """Everything that somebody is shown, told and offered, as one text."""
    found: list[object] = [table.view(viewer), table.events_since(0, viewer), list(table.to_act)]
    if viewer is not None:
        found += [table.observation(viewer).tolist(), [table.label(a, "pl", viewer) for a in table.options(viewer)]]
    return json.dumps(found)
