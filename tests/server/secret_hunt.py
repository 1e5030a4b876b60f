"""An evening of mixed games, and the hunt for whatever somebody learned and must not know.

python tests/server/secret_hunt.py --games 200 --database postgresql
"""

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import sqlalchemy

import palatine
from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table
from palatine.kernel.zone import OPEN
from server.hunter import NUMBERED, Finding, Hunt, Secret, hash_of, hunt_log
from server.ledger import Ledger, engine_of
from server.mixed import Dealt, Evening, evening_of
from server.postgres import Cluster
from server.process import WORKER_TOKEN, Server, new_folder
from server.truth import Truth, Viewer

FIRST_NUMBER = 7_310_000_000
"""Rows of the hunted server are numbered from here on, so that their ids cannot be taken for anything else."""
LEAKING = Path(__file__).with_name("leaking.py")
MOST_ALIKE = 0.34
"""The share of tables dealt anew that may be as they truly are, by chance."""


def hunted(url: str, folder: Path, games: int, moves: int, seed: int) -> Hunt:
    """Play, search, and complain about everything that was found."""
    with Server(url, folder) as server:
        plant_numbers(url)
        evening = asyncio.run(evening_of(server.address, games, moves, seed))
    begin = time.monotonic()
    with Ledger(url) as ledger:
        hunt, found = search(evening, ledger, server)
    assert not found, f"{len(found)} leaks:\n" + "\n".join(str(finding) for finding in found[:20])
    check_worth(hunt, evening, games)
    print(
        f"{url.split(':')[0]}: {games} games, {evening.done['move']} moves, {hunt.messages} messages searched for "
        f"{hunt.words} hidden names and {len(hunt.secrets)} canaries in {time.monotonic() - begin:.0f} s, "
        f"{hunt.states} states and {len(evening.dealt)} dealt tables compared; nothing found. {dict(evening.done)}"
    )
    return hunt


def hunt_leaks(url: str, folder: Path) -> list[Finding]:
    """The same with a server that leaks on purpose."""
    environment = {"PALATINE_DATABASE": url}
    with Server(url, folder, environment=environment, program=(str(LEAKING),)) as server:
        plant_numbers(url)
        evening = asyncio.run(evening_of(server.address, 2, 12, seed=3, first=2))
    with Ledger(url) as ledger:
        return search(evening, ledger, server)[1]


def search(evening: Evening, ledger: Ledger, server: Server) -> tuple[Hunt, list[Finding]]:
    secrets = [*planted(evening), Secret("path", str(server.folder))]
    hunt = Hunt(evening.people, evening.holds, ledger, secrets)
    found = list(hunt.run())
    found += check_reasons(evening, hunt.truths)
    found += check_dealt([*evening.dealt, *goings_on(evening, ledger)], hunt.truths)
    names = {name for truth in hunt.truths.values() for name in truth.names()}
    found += hunt_log(server.log.read_text(errors="replace"), planted(evening), names)
    return hunt, found


def planted(evening: Evening) -> list[Secret]:
    """What the test itself knows and nobody may be told."""
    found = [Secret("worker token", WORKER_TOKEN), Secret("hash of a token", hash_of(WORKER_TOKEN))]
    found += [Secret("cookie", person.token) for person in evening.people if person.token]
    found += [Secret("link", token, owner, "POST /api/tables") for owner, token in evening.links]
    return found


def plant_numbers(url: str) -> None:
    """PostgreSQL counts its rows from where we tell it to. SQLite does not, so its small ids are not searched for."""
    if url.startswith("sqlite"):
        return
    engine = engine_of(url)
    with engine.begin() as connection:
        for at, name in enumerate(NUMBERED):
            start = FIRST_NUMBER + at * 10_000_000
            query = sqlalchemy.text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {start})")
            connection.execute(query)
    engine.dispose()


def check_worth(hunt: Hunt, evening: Evening, games: int) -> None:
    """A hunt that saw nothing proves nothing."""
    assert hunt.states > 20 * games, f"only {hunt.states} states were compared"
    assert hunt.words > 2000 * games, f"only {hunt.words} hidden names were searched for"
    kinds = {kind.partition(" ")[0] for kind in evening.done}
    missing = {"move", "undo", "reconnect", "why", "peek", "files", "report", "position", "job"} - kinds
    assert not missing, f"this never happened: {missing}"


def check_reasons(evening: Evening, truths: dict[str, Truth]) -> list[Finding]:
    """A reason why something is impossible must be the same whatever the hidden cards are."""
    found: list[Finding] = []
    for asked in evening.reasons:
        truth = truths[asked.table]
        possible: list[object] = []
        for version in range(asked.after, min(asked.before, truth.last) + 1):
            table = truth.moments[version]
            if table is not None:
                possible.append(reason_of(table.imagined(asked.seat, "hunter"), asked.target, asked.seat))
        if asked.reason not in possible:
            what = f"{asked.target}: {asked.reason} instead of {possible}"
            found.append(Finding("reason", f"seat {asked.seat}", f"why (table {asked.table})", what))
    return found


def reason_of(table: Table, target: int | str, seat: int) -> dict[str, str] | None:
    """What the engine says about something impossible, or about a question that makes no sense."""
    try:
        reason = table.why_not(target, seat)
    except PalatineError as error:
        return {"en": error.en, "pl": error.pl}
    return None if reason is None else {"rule": reason.rule, "en": reason.en, "pl": reason.pl}


def goings_on(evening: Evening, ledger: Ledger) -> list[Dealt]:
    """The positions of tables that go on from others: in them the cards of all seats are dealt anew."""
    return [Dealt(table, None, "continue", ledger.setting(new)["position"]) for new, table in evening.continued]


def check_dealt(dealt: list[Dealt], truths: dict[str, Truth]) -> list[Finding]:
    """Tables that were given away keep what the seat knows, have no past, and are seldom as they truly are."""
    found: list[Finding] = []
    alike = compared = 0
    lookalikes = Lookalikes(truths)
    for each in dealt:
        if each.data.get("log") or each.data.get("origin"):
            found.append(Finding("dealt table", f"seat {each.seat}", each.source, "it has a past"))
        table = palatine.load(each.data)
        moments = lookalikes.of(table, each)
        if not moments:
            found.append(Finding("dealt table", f"seat {each.seat}", each.source, "it is no table that the seat knows"))
            continue
        unseen = places(table, each.seat)
        if len(unseen) >= 3:
            compared += 1
            alike += any(places(moment, each.seat) == unseen for moment in moments)
    if compared >= 10 and alike > MOST_ALIKE * compared:
        found.append(Finding("dealt table", "seats", "positions and jobs", f"{alike} of {compared} are the truth"))
    return found


class Lookalikes:
    """True tables by how they look from each seat."""

    def __init__(self, truths: dict[str, Truth]) -> None:
        self.truths = truths
        self.known: dict[tuple[str, Viewer], dict[str, list[Table]]] = {}

    def of(self, table: Table, dealt: Dealt) -> list[Table]:
        """The true tables that look like this one from its seat."""
        names = [dealt.table] if dealt.table is not None else list(self.truths)
        face = self.face(table, dealt.seat)
        found: list[Table] = []
        for name in names:
            truth = self.truths[name]
            if truth.setting["game"] == table.game.name and len(truth.setting["seats"]) == table.seat_count:
                found += self.faces(name, dealt.seat).get(face, [])
        return found

    def faces(self, name: str, seat: Viewer) -> dict[str, list[Table]]:
        if (name, seat) not in self.known:
            faces = self.known[(name, seat)] = {}
            for moment in self.truths[name].moments:
                if moment is not None:
                    faces.setdefault(self.face(moment, seat), []).append(moment)
        return self.known[(name, seat)]

    def face(self, table: Table, seat: Viewer) -> str:
        return hash_of(json.dumps({**table.view(seat), "names": None}, sort_keys=True))


def places(table: Table, seat: Viewer) -> list[str]:
    """The cards in definite places that the seat, or a spectator, does not know."""
    found: list[str] = []
    for (zone, _), pile in zip(table.game.zones.places(table.seat_count), table.piles, strict=True):
        if not zone.is_bag:
            for card, known in zip(pile.cards, pile.known, strict=True):
                if known != OPEN and (seat is None or not known >> seat & 1):
                    found.append(zone.cards.texts[card])
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--moves", type=int, default=60)
    words.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    folder = new_folder("secrets")
    if given.database == "sqlite":
        hunted(f"sqlite:///{folder}/palatine.sqlite", folder, given.games, given.moves, given.seed)
        return
    with Cluster() as cluster:
        hunted(cluster.database(), folder, given.games, given.moves, given.seed)


if __name__ == "__main__":
    main()
