"""Tables of Paladins laid out by hand, and short questions about them.

Seats are 0-based: Ann, Brian, Clara, Dora. Workers are words, `"labourer scout"`, or their letters, `"ls"`: l Labourer,
s Scout, m Merchant, f Fighter, c Cleric, x Criminal. Who is not described has 3 silver, 1 provision and nothing else;
who is `bare` has not even those.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import palatine
from palatine.games.paladins.components import FAITH, INFLUENCE, STRENGTH, WORKERS
from palatine.games.paladins.scoring import board_score, parts
from palatine.games.paladins.table import Paladins
from palatine.kernel.table import Table
from rulebook.vectors import Frame, board, laid, sheet

ANN, BRIAN, CLARA, DORA = range(4)
VPL = 1
LETTERS = "lsmfcx"
NEEDED = {
    "commission": "lsc", "fortify": "lsm", "garrison": "lmf", "absolve": "lmc", "attack": "lsf", "convert": "lfc",
}  # fmt: skip
"""Three workers that just fit a right-side action."""
RIGHT_SIDE = list(NEEDED)
PEOPLE = ["squire_faith", "peddler_silver", "acolyte_labourer", "gatekeeper_labourer", "abbot_labourer"]
OUTSIDERS = [
    "mercenary_viking", "assassin_viking", "warrior_saracen", "guardian_byzantine", "lookout_viking", "archer_saracen",
]  # fmt: skip

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


def workers(pool: str) -> dict[str, int]:
    """`labourer scout scout` or `lss` as a table of workers."""
    words = pool.split()
    if not set(words) <= set(WORKERS):
        words = [WORKERS[LETTERS.index(letter)] for letter in pool]
    return {name: words.count(name) for name in WORKERS if name in words}


def player(pool: str = "", strength: int = 0, faith: int = 0, influence: int = 0, **fields: Any) -> Player:
    """A seat of a position, by the names that dumps use; workers as words or letters."""
    return {"workers": workers(pool), **_board(strength, faith, influence, **fields)}


def bare(pool: str = "", **fields: Any) -> Player:
    """A seat without silver and provisions, unless they are named."""
    return player(pool, **{"silver": 0, "provisions": 0, **fields})


def virtual(
    workers: int = 0, strength: int = 0, faith: int = 0, influence: int = 0, marker: int = 1, **fields: Any
) -> Player:
    """The virtual player's board."""
    return {"workers": workers, "marker": marker, **_board(strength, faith, influence, **fields)}


def _board(strength: int, faith: int, influence: int, suspicions: Sequence[int | str] = (), **fields: Any) -> Player:
    """What every board has: attributes, and Suspicions as cards or as their tax values, the oldest first."""
    tracks = {"strength": strength, "faith": faith, "influence": influence}
    cards = [f"suspicion_{card}" if isinstance(card, int) else card for card in suspicions]
    return {"attributes": tracks, "suspicions": cards, **fields}


def pieces(kind: str, seat: int, number: int, first: int = 0) -> dict[str, list[object]]:
    """As many Monks or Outposts on the map, from one of the spaces for all on."""
    spaces = SPACES_FOR_ALL[first : first + number]
    assert len(spaces) == number
    return {space: [kind, seat] for space in spaces}


def row(size: int, **cards: str) -> list[str]:
    """A track with cards on some spaces: `row(5, at_3="abbot_tax")`."""
    places = {int(at.removeprefix("at_")): card for at, card in cards.items()}
    return [places.get(place, "") for place in range(1, size + 1)]


def lay(players: Sequence[Player], happens: Sequence[Frame], **facts: Any) -> Paladins:
    """Actions of the first round, unless a test says otherwise."""
    table = laid("paladins", players, happens, **{"phase": "actions", "round": 1, **facts})
    assert isinstance(table, Paladins)
    return table


def turn(players: Sequence[Player], seat: int = ANN, then: Sequence[Frame] = (), **facts: Any) -> Paladins:
    """One action of this player in the fourth round, and what comes afterwards."""
    return lay(players, [["action", seat], *then], **{"round": 4, "active": seat, **facts})


def acting(ann: Player, brian: Player | None = None, *, turns: int = 1, **more: Any) -> Paladins:
    """Ann takes so many actions, one after the other; Brian only watches."""
    return lay([ann, brian or player()], [["action", ANN]] * turns, **more)


def among(players: int, ann: Player, *, turns: int = 1, **more: Any) -> Paladins:
    """Ann acts at a table of so many players."""
    return lay([ann, *[player() for _ in range(players - 1)]], [["action", ANN]] * turns, **more)


def rewarded(path: str, ann: Player, brian: Player | None = None, *, source: int = 0, **more: Any) -> Paladins:
    """Ann gains a printed reward, such as `walls.wall_strength.reward`."""
    return lay([ann, brian or player()], [["effect", ANN, path, source]], **more)


def trying(ann: Player, criminals: int = 1, others: Sequence[Player] = (), **more: Any) -> Paladins:
    """Ann gains Criminals, and nothing else happens."""
    return lay([ann, *(others or [player()])], [["criminals", ANN, criminals, 0]], **more)


def judged(*players: Player, **more: Any) -> Paladins:
    """An Inquisition."""
    return lay(players, ["inquisition"], **more)


def scored(ann: Player, brian: Player | None = None, **more: Any) -> Paladins:
    """The end of the game."""
    return lay([ann, brian or player(silver=0, provisions=0)], [], round=7, **{"phase": "end", **more})


def alone(vpl: Player, happens: Sequence[Frame] = ("vpl_turn",), ann: Player | None = None, **more: Any) -> Paladins:
    """Ann and the virtual player, whose turn it is unless said otherwise."""
    return lay([ann or player()], happens, vpl=vpl, **{"active": VPL, **more})


def scheming(scheme: str, vpl: Player, draw: Sequence[str] = (), **more: Any) -> Paladins:
    """The virtual player's turn with this Scheme."""
    return alone(vpl, ["vpl_turn"], draw=[f"scheme_{scheme}", *draw], **more)


def opened(seats: int = 2, seed: int = 3, draw: list[int | str] | None = None, **options: object) -> Paladins:
    """A new game."""
    table = palatine.new_game("paladins", seats=seats, options=options, seed=seed, draw=draw)
    assert isinstance(table, Paladins)
    return table


# ---- questions -------------------------------------------------------------------------------------------------------


def vpl(table: Table) -> dict[str, Any]:
    facts = board(table)["vpl"]
    assert isinstance(facts, dict)
    return facts


def pool(table: Table, seat: int = ANN) -> str:
    """The unused workers, in the order of the letters."""
    held = sheet(table, seat)["workers"]
    return "".join([letter * held.get(name, 0) for name, letter in zip(WORKERS, LETTERS, strict=True)])


def goods(table: Table, seat: int = ANN) -> tuple[int, int]:
    """Silver and provisions."""
    facts = sheet(table, seat)
    return int(facts["silver"]), int(facts["provisions"])


def tracks(table: Table, seat: int = ANN) -> tuple[int, int, int]:
    """Strength, Faith, Influence."""
    return _tracks(sheet(table, seat))


def vpl_tracks(table: Table) -> tuple[int, int, int]:
    return _tracks(vpl(table))


def _tracks(facts: Mapping[str, Any]) -> tuple[int, int, int]:
    found = facts["attributes"]
    return int(found["strength"]), int(found["faith"]), int(found["influence"])


def debts(table: Table, seat: int = ANN) -> tuple[int, int]:
    """Unpaid and paid."""
    facts = sheet(table, seat)
    return int(facts["unpaid"]), int(facts["paid"])


def held(table: Table, seat: int = ANN) -> str:
    """The tax values of the Suspicions, the oldest first."""
    return taxes(sheet(table, seat)["suspicions"])


def taxes(cards: Sequence[str]) -> str:
    return "".join([card[-1] for card in cards])


def suspicions(values: str) -> list[str]:
    """Cards with these tax values, the oldest first."""
    return [f"suspicion_{value}" for value in values]


def points(table: Table, who: int = ANN) -> dict[str, int]:
    """The parts of a score that are not zero; 1 is also the virtual player of a solo game."""
    assert isinstance(table, Paladins)
    found = {name: n for name, n in parts(table, who).items() if n}
    assert sum(found.values()) == score(table, who)
    return found


def score(table: Table, who: int = ANN) -> int:
    assert isinstance(table, Paladins)
    return board_score(table, who)


def pieces_of(table: Table, kind: str, seat: int = ANN) -> list[str]:
    """The spaces of the map with Monks or Outposts of a board."""
    return [space for space, piece in board(table)["map"].items() if piece == [kind, seat]]


def total(table: Table, seat: int, attribute: str) -> int:
    assert isinstance(table, Paladins)
    return int(table.total(seat, ATTRIBUTES[attribute]))
