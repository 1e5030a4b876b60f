"""Two people and somebody who looks on, each at a browser of their own: links, secrets, and how soon news arrive."""

from typing import Any

import pytest

from browser.company import Round, invited, new_table
from browser.conftest import Visit
from browser.player import Player
from browser.visitor import PHONE

WITHIN_MS = 1000
TABLE = "document.querySelector('.table').outerHTML"


def test_the_form_opens_a_table_and_a_link_brings_a_friend(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE)
    new_table(host, "kingsburg", ["friend"])
    host.page.wait_for_selector(".waiting-room")
    link = invited(host, guest, "Zosia")
    token = link.rsplit("/", 1)[1]
    assert len(token) >= 32
    assert token not in guest.page.url
    assert token not in guest.page.evaluate("JSON.stringify([history.state, location.href, document.referrer])")
    host.page.wait_for_selector(".waiting-room", state="detached")
    assert host.page.locator(".pl .who", has_text="Zosia").count() == 1
    # The link was for one use.
    stranger = visit()
    stranger.page.goto(link)
    stranger.page.wait_for_selector("main [role=alert]")
    assert token not in stranger.page.url and stranger.page.url.endswith("/claim")
    assert [*host.troubles, *guest.troubles] == []


def test_what_one_does_appears_at_the_others_within_a_second(visit: Visit) -> None:
    game = Round(visit, "kingsburg", {})
    waits = []
    for turn in range(4):
        person = game.mover()
        player = Player(person, f"news {turn}")
        player.play(1)
        sent = person.watched("sentAt")
        version = person.watched("version")
        for other in (game.host, game.guest, game.watcher):
            other.until(f"palatineWatch.version >= {version}")
            other.until(f"palatineWatch.shownAt[{version}] > 0")
            waits.append(int(other.watched(f"shownAt[{version}]")) - int(sent))
    print("from the click to the screens, ms:", sorted(waits))
    assert sorted(waits)[len(waits) // 2] < WITHIN_MS
    logs = [person.page.locator(".log li").all_text_contents() for person in (game.host, game.guest, game.watcher)]
    assert logs[0] == logs[1] == logs[2]
    assert [*game.host.troubles, *game.guest.troubles, *game.watcher.troubles] == []


@pytest.mark.parametrize(
    ("game", "options", "zone"),
    [("wonderful_kingdom", {"module": "none"}, "card:"), ("valeria", {}, "duke:")],
)
def test_nobody_else_finds_a_hand_in_their_page(visit: Visit, game: str, options: dict[str, Any], zone: str) -> None:
    table = Round(visit, game, options)
    mover = table.mover()
    ask = mover.asked()
    assert ask is not None
    secret = {target for option in ask["options"] for target in option["targets"] if target.startswith(zone)}
    secret.discard("card:calamity")  # there are many, and everybody knows the word
    assert secret, ask
    names: dict[str, str] = mover.page.evaluate(
        """async ([id, targets]) => {
            const catalogue = await fetch(`/api/tables/${id}/catalogue`).then((answer) => answer.json());
            return Object.fromEntries(targets.map((target) => [target, catalogue.things[target].name.en]));
        }""",
        [table.table, sorted(secret)],
    )
    own = str(mover.page.evaluate(TABLE))
    assert all(name in own for name in names.values()), "the owner sees the hand"
    for person in (table.host, table.guest, table.watcher):
        if person is mover:
            continue
        state = person.page.evaluate("JSON.stringify(palatineWatch.state)")
        # A second copy of a card may lie open, or be in the other's own hand.
        hidden = {target: name for target, name in names.items() if f'"{target.split(":")[1]}"' not in state}
        assert hidden, "nothing of the hand is secret"
        page = str(person.page.evaluate(TABLE))
        for target, name in hidden.items():
            assert target not in page
            assert name not in page
