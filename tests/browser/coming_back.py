"""Reloading the page, and losing the line, in the middle of a question: the same question must stand again."""

from typing import Any

from browser.player import Player
from browser.visitor import Visitor


def question(visitor: Visitor) -> dict[str, Any]:
    """What stands on the screen and what came from the server, in a form that can be compared."""
    visitor.wait_until_asked()
    ask = visitor.asked()
    assert ask is not None
    options = sorted((option["text"], option["label"]) for option in ask["options"])
    shown = visitor.page.locator(".dock .question").text_content()
    return {"number": ask["number"], "kind": ask["kind"], "text": ask["text"], "options": options, "shown": shown}


def reload(visitor: Visitor) -> None:
    visitor.page.reload()
    visitor.wait_until_asked()


def cut_the_line(visitor: Visitor) -> None:
    """The socket is closed; the page says so and comes back by itself."""
    visitor.page.evaluate("palatineWatch.cut()")
    visitor.until("palatineWatch.received.includes('state') && !document.querySelector('.offline')")


class ComesBack:
    """Reloads and reconnects at the first question of every kind that was not met before."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()

    def __call__(self, player: Player, seen: dict[str, Any]) -> None:
        game = player.visitor.page.evaluate("palatineWatch.state.table.game")
        kind = f"{game} {seen['ask']['kind']}"
        if kind in self.kinds:
            return
        self.kinds.add(kind)
        before = question(player.visitor)
        cut_the_line(player.visitor)
        assert player.visitor.watched("wasOffline"), "the page did not say that the line was lost"
        assert question(player.visitor) == before, f"{kind}: another question after the line was lost"
        reload(player.visitor)
        assert question(player.visitor) == before, f"{kind}: another question after reloading"
