"""Figures of the page: clicks to the first decision, weight, how soon a move is seen, and that nothing jumps."""

import statistics
from typing import Any

import pytest
from playwright.sync_api import CDPSession

import palatine
from browser.conftest import Visit
from browser.player import Player
from browser.visitor import PHONE, Visitor, me_and_bots

GAMES = palatine.games()
MOST_BYTES = 300_000
SEEN_WITHIN_MS = 100
"""What we want on a quiet machine; it is reported."""
SEEN_AT_LEAST_WITHIN_MS = 3000
MOST_SHIFT = 0.02


class Scales:
    """Counts what comes over the wire, as it came: compressed or not."""

    def __init__(self, person: Visitor) -> None:
        self.bytes: dict[str, int] = {}
        self.names: dict[str, str] = {}
        session: CDPSession = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._named)
        session.on("Network.loadingFinished", self._weighed)

    def _named(self, message: dict[str, Any]) -> None:
        self.names[message["requestId"]] = message["response"]["url"]

    def _weighed(self, message: dict[str, Any]) -> None:
        name = self.names.get(message["requestId"], "?")
        self.bytes[name] = self.bytes.get(name, 0) + int(message["encodedDataLength"])

    def without_fonts(self) -> int:
        return sum(size for name, size in self.bytes.items() if ".woff" not in name)


@pytest.mark.parametrize("game", GAMES)
def test_three_light_clicks_lead_to_the_first_decision(visit: Visit, game: str) -> None:
    person = visit(still=False)
    scales = Scales(person)
    person.go("/")
    person.page.wait_for_selector(".new-table fieldset")
    person.wait_for_calm()
    landing = scales.without_fonts()
    person.press(".game", GAMES.index(game))
    person.press(".hero .wax")
    person.wait_until_asked()
    assert person.look()["kinds"], "something can be done"
    assert person.page.evaluate("palatineWatch.state.table.game") == game
    person.wait_for_calm()
    table = scales.without_fonts()
    print(f"{game}: landing page {landing} bytes, with the first table {table} bytes, fonts left out")
    heaviest = sorted(((size, name) for name, size in scales.bytes.items()), reverse=True)[:5]
    assert landing < MOST_BYTES, heaviest
    assert table < MOST_BYTES, heaviest
    assert 0 <= person.watched("shift") < MOST_SHIFT, person.watched("shifted")
    assert person.troubles == []


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_soon_on_the_screen(visit: Visit, game: str) -> None:
    person = visit(still=False)
    person.open_table(game, me_and_bots(2))
    person.wait_until_asked()
    person.wait_for_calm()
    Player(person, f"speed {game}").play(8)
    times: list[dict[str, float]] = person.watched("times")
    assert len(times) >= 4
    parts = {name: round(statistics.median(time[name] for time in times)) for name in times[0]}
    print(f"{game}: a move is seen after {parts['all']} ms (wanted {SEEN_WITHIN_MS}), of which {parts}")
    assert parts["all"] < SEEN_AT_LEAST_WITHIN_MS


def test_nothing_jumps_while_a_phone_loads(visit: Visit) -> None:
    person = visit(size=PHONE, still=False)
    person.go("/")
    person.wait_for_calm()
    assert 0 <= person.watched("shift") < MOST_SHIFT, person.watched("shifted")
    person.open_table("valeria", me_and_bots(2))
    person.wait_until_asked()
    person.wait_for_calm()
    assert 0 <= person.watched("shift") < MOST_SHIFT, person.watched("shifted")
