"""Reloading the page, and losing the line, in the middle of a question: the same question must stand again."""

from typing import Any

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
    visitor.page.reload(wait_until="commit")
    visitor.wait_until_asked()


def cut_the_line(visitor: Visitor) -> None:
    """The socket is closed; the page says so, and comes back by itself when the network is there again."""
    visitor.page.evaluate("palatineWatch.cut()")
    visitor.until("palatineWatch.received.includes('state') && !document.querySelector('.offline')")
