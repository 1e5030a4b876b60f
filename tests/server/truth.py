"""The truth about a table, read from the store, and what each seat may know of it at each moment."""

import json
import re
from typing import Any

from palatine import api
from palatine.kernel.table import Table
from palatine.kernel.zone import OPEN
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import Setting
from server.ledger import Ledger, as_data

Viewer = int | None
_WORD = re.compile(r"[\w-]+")
_REMEMBERED = 12
"""How many tellings of a game are kept: messages come in the order of versions."""
_SHORTEST_NAME = 5
"""Shorter names of cards are words that occur anywhere."""


class Truth:
    """One table at each of its versions, secrets included."""

    def __init__(self, ledger: Ledger, table: str) -> None:
        self.setting = ledger.setting(table)
        self.moments: list[Table | None] = [None]
        self.statuses = ["open"]
        room = Room.opened(Setting.from_data(self.setting))
        rows = ledger.rows(
            'SELECT e.number, e.kind, e.seat, u.public_id AS "user", e.at, e.client_id, e.data, e.digest FROM entries e'
            " JOIN tables t ON t.id = e.table_id LEFT JOIN users u ON u.id = e.user_id"
            " WHERE t.public_id = :table ORDER BY e.number",
            table=table,
        )
        self.digests = {row["digest"].rpartition(":")[2] for row in rows if row["digest"]}
        for row in rows:
            room.apply(Entry.from_data({**row, "data": as_data(row["data"])}), verify=True)
            self.moments.append(room.table.clone() if room.table is not None else None)
            self.statuses.append(room.status)
        self._known: dict[Viewer, list[set[str]]] = {}
        self._told: dict[tuple[Viewer, int], list[dict[str, Any]]] = {}
        self.forms = self._forms()

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def is_open_book(self, version: int) -> bool:
        """Whether the game is over by then: a finished game may be read by everybody who sees the table."""
        return self.statuses[min(version, self.last)] in ("over", "aborted")

    def _forms(self) -> dict[tuple[str, int], tuple[str, str, str]]:
        """Every card's written forms: in records, in English, in Polish."""
        zones = api.game(self.setting["game"]).zones.zones
        domains = {zone.cards.name: zone.cards for zone in zones}
        return {
            (name, card): (domain.texts[card], domain.en[card], domain.pl[card])
            for name, domain in domains.items()
            for card in range(domain.size)
        }

    def names(self) -> set[str]:
        """All written forms of all cards of the game that are worth searching for."""
        return {form for forms in self.forms.values() for form in forms if len(form) >= _SHORTEST_NAME}

    def hidden(self, version: int, viewer: Viewer) -> set[str]:
        """The forms of cards that lie, at this version, where the viewer cannot see them."""
        table = self.moments[version]
        if table is None:
            return set()
        found: set[str] = set()
        for (zone, _), pile in zip(table.game.zones.places(table.seat_count), table.piles, strict=True):
            for card, known in zip(pile.cards, pile.known, strict=True):
                seen = not zone.is_bag and (known == OPEN or (viewer is not None and known >> viewer & 1))
                if not seen:
                    found |= {form for form in self.forms[(zone.cards.name, card)] if len(form) >= _SHORTEST_NAME}
        return found

    def told(self, version: int, viewer: Viewer) -> list[dict[str, Any]]:
        """The events as this viewer may know them, by the engine's own redaction."""
        key = (viewer, version)
        if key not in self._told:
            table = self.moments[version]
            if len(self._told) >= _REMEMBERED:
                del self._told[next(iter(self._told))]
            self._told[key] = [] if table is None else json.loads(json.dumps(table.events_since(0, viewer)))
        return self._told[key]

    def view(self, version: int, viewer: Viewer) -> Any:
        """The view, made from a table in which everything that the seat cannot know has been dealt anew."""
        table = self.moments[version]
        if table is None:
            return None
        source = table if viewer is None else table.imagined(viewer, "hunter")
        return json.loads(json.dumps(source.view(viewer)))

    def options(self, version: int, viewer: Viewer) -> list[int]:
        table = self.moments[version]
        return [] if table is None or viewer is None or viewer not in table.to_act else table.options(viewer)

    def known(self, version: int, viewer: Viewer) -> set[str]:
        """The forms of cards that the engine itself has named to this viewer up to this version."""
        done = self._known.setdefault(viewer, [set()])
        names = self.names()
        before = self.told(len(done) - 1, viewer)
        while len(done) <= version:
            now = len(done)
            table = self.moments[now]
            said: list[str] = []
            if table is not None:
                told = self.told(now, viewer)
                same = 0
                while same < min(len(before), len(told)) and before[same] == told[same]:
                    same += 1
                for event in told[same:]:
                    said += [json.dumps(event, ensure_ascii=False)]
                    said += [api.event_text(table, event, lang) for lang in ("en", "pl")]
                before = told
                said.append(json.dumps(self.view(now, viewer), ensure_ascii=False))
                for action in self.options(now, viewer):
                    said += [
                        table.text(action, viewer),
                        table.label(action, "en", viewer),
                        table.label(action, "pl", viewer),
                    ]
            done.append(done[-1] | named(" ".join(said), names - done[-1]))
        return done[version]

    def secrets(self, version: int, viewers: set[Viewer]) -> set[str]:
        """What somebody with these seats must not read by this version: hidden cards never named to any of them."""
        version = min(version, self.last)
        if self.is_open_book(version):
            return set()
        found: set[str] | None = None
        for viewer in viewers | {None}:
            hidden = self.hidden(version, viewer) - self.known(version, viewer)
            found = hidden if found is None else found & hidden
        return found or set()


def named(text: str, names: set[str]) -> set[str]:
    """Those of the names that occur in a text as words of their own."""
    words = set(_WORD.findall(text))
    found = names & words
    for name in names - found:
        if " " in name and name in text:
            found.add(name)
    return found
