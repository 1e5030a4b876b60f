"""Tables of Paladins laid out by hand, and short questions about them.

Seats are 0-based: Ann, Brian, Clara, Dora. Workers are letters: l Labourer, s Scout, m Merchant, f Fighter, c Cleric,
x Criminal. Who is not described has 3 silver, 1 provision and nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import palatine
from palatine.games.paladins.components import WORKERS
from palatine.games.paladins.scoring import board_score, parts
from palatine.games.paladins.table import Paladins

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

Player = dict[str, object]


def workers(letters: str) -> dict[str, int]:
    return {name: letters.count(letter) for name, letter in zip(WORKERS, LETTERS, strict=True) if letter in letters}


def player(pool: str = "", strength: int = 0, faith: int = 0, influence: int = 0, **fields: object) -> Player:
    """A seat of a position, by the names that dumps use; workers as letters."""
    tracks = {"strength": strength, "faith": faith, "influence": influence}
    return {"workers": workers(pool), "attributes": tracks, **fields}


def lay(
    players: Sequence[Player],
    happens: Sequence[str | list[object]],
    draw: Sequence[str] = (),
    zones: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, object] | None = None,
    overlay: Mapping[str, object] | None = None,
    **facts: object,
) -> Paladins:
    """A table laid out by hand; `happens` lists what comes now, first things first, and `draw` the cards it brings."""
    table = palatine.load(
        {
            "game": "paladins",
            "seats": len(players),
            "options": dict(options or {}),
            "overlay": {"game": "paladins", **overlay} if overlay else {},
            "seed": 1,
            "forced": {"draw": list(draw)},
            "pending": list(happens)[::-1],
            "zones": {name: list(cards) for name, cards in (zones or {}).items()},
            "table": {"phase": "actions", "round": 1, "seats": list(players), **facts},
        }
    )
    assert isinstance(table, Paladins)
    return table


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


def alone(vpl: Player, happens: Sequence[str | list[object]], ann: Player | None = None, **more: Any) -> Paladins:
    """Ann and the virtual player."""
    return lay([ann or player()], happens, vpl=vpl, **{"active": VPL, **more})


def virtual(
    workers: int = 0, strength: int = 0, faith: int = 0, influence: int = 0, marker: int = 1, **fields: object
) -> Player:
    """The virtual player's board."""
    tracks = {"strength": strength, "faith": faith, "influence": influence}
    return {"workers": workers, "attributes": tracks, "marker": marker, **fields}


def scheming(scheme: str, vpl: Player, draw: Sequence[str] = (), **more: Any) -> Paladins:
    """The virtual player's turn with this Scheme."""
    return alone(vpl, ["vpl_turn"], draw=[f"scheme_{scheme}", *draw], **more)


def opened(seats: int = 2, seed: int = 3, draw: list[int | str] | None = None, **options: object) -> Paladins:
    """A new game."""
    table = palatine.new_game("paladins", seats=seats, options=options, seed=seed, draw=draw)
    assert isinstance(table, Paladins)
    return table


# ---- questions -------------------------------------------------------------------------------------------------------


def board(table: Paladins) -> dict[str, Any]:
    """What everybody sees."""
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    return facts


def sheet(table: Paladins, seat: int = ANN) -> dict[str, Any]:
    facts = board(table)["seats"][seat]
    assert isinstance(facts, dict)
    return facts


def vpl(table: Paladins) -> dict[str, Any]:
    facts = board(table)["vpl"]
    assert isinstance(facts, dict)
    return facts


def pool(table: Paladins, seat: int = ANN) -> str:
    """The unused workers, in the order of the letters."""
    held = sheet(table, seat)["workers"]
    return "".join([letter * held.get(name, 0) for name, letter in zip(WORKERS, LETTERS, strict=True)])


def goods(table: Paladins, seat: int = ANN) -> tuple[int, int]:
    """Silver and provisions."""
    facts = sheet(table, seat)
    return int(facts["silver"]), int(facts["provisions"])


def tracks(table: Paladins, seat: int = ANN) -> tuple[int, int, int]:
    """Strength, Faith, Influence."""
    facts = sheet(table, seat)["attributes"]
    return int(facts["strength"]), int(facts["faith"]), int(facts["influence"])


def vpl_tracks(table: Paladins) -> tuple[int, int, int]:
    facts = vpl(table)["attributes"]
    return int(facts["strength"]), int(facts["faith"]), int(facts["influence"])


def debts(table: Paladins, seat: int = ANN) -> tuple[int, int]:
    """Unpaid and paid."""
    facts = sheet(table, seat)
    return int(facts["unpaid"]), int(facts["paid"])


def held(table: Paladins, seat: int = ANN) -> str:
    """The tax values of the Suspicions, the oldest first."""
    return taxes(sheet(table, seat)["suspicions"])


def taxes(cards: Sequence[str]) -> str:
    return "".join([card[-1] for card in cards])


def suspicions(values: str) -> list[str]:
    """Cards with these tax values, the oldest first."""
    return [f"suspicion_{value}" for value in values]


def points(table: Paladins, who: int = ANN) -> dict[str, int]:
    """The parts of a score that are not zero."""
    return {name: n for name, n in parts(table, who).items() if n}


def score(table: Paladins, who: int = ANN) -> int:
    return board_score(table, who)


def zone(table: Paladins, name: str) -> list[str]:
    """The cards of a zone by name, hidden ones included."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return [str(card) for card, _ in zones[name]]


def texts(table: Paladins, seat: int | None = None) -> list[str]:
    """The legal actions of the player to act."""
    return [table.text(action, seat) for action in table.options(seat)]


def offered(table: Paladins, verb: str) -> list[str]:
    """The legal actions that begin with this word, without it."""
    return [text[len(verb) + 1 :] for text in texts(table) if text.split()[0] == verb]


def asked(table: Paladins) -> str:
    """What the game waits for: the step's name, or nothing when all is played out."""
    return table.prompt(table.to_act[0]).kind if table.to_act else ""


def events(table: Paladins, kind: str) -> list[dict[str, Any]]:
    return [dict(event) for event in table.events_since(0) if event["kind"] == kind]


def told(table: Paladins, *kinds: str) -> list[str]:
    """Kinds of events in the order in which they happened, among these."""
    return [str(event["kind"]) for event in table.events_since(0) if event["kind"] in kinds]


def refused(table: Paladins, text: str, rule: str, seat: int | None = None) -> None:
    """The action is not legal, nothing changes, and the reason cites the rule in both languages."""
    before = table.digest()
    with pytest.raises(palatine.IllegalAction):
        table.play(text, seat)
    assert table.digest() == before
    reason = table.why_not(text, seat)
    assert reason is not None
    assert reason.rule == rule
    assert reason.en and reason.pl and reason.en != reason.pl


def play_all(table: Paladins, *actions: str, seat: int | None = None) -> None:
    for action in actions:
        table.play(action, seat)


def play_out(table: Paladins, until: str = "") -> None:
    """Everybody takes the first option, to the end or until this step is asked."""
    while table.to_act and not (until and asked(table) == until):
        seat = table.to_act[0]
        table.play(table.options(seat)[0], seat)
