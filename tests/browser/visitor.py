"""Somebody at a browser: one page in a context of its own, whose console, requests and sockets are watched."""

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request

from palatine.kernel.table import Table

SCRIPTS = [(Path(__file__).parent / name).read_text() for name in ("watching.js", "playing.js")]
DESKTOP = (1366, 768)
PHONE = (390, 844)
PATIENCE = 60.0
"""Seconds after which something will never happen, however busy the machine is."""
SITTING = {"clock": {"kind": "none"}, "on_time": "bot", "visibility": "link", "shuffle": False}

FOLLOW = """(path) => {
    palatineWatch.state = null;
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Goes to another address as a link inside the page does."""


class Visitor:
    """A person at a browser. Use as a context manager; `troubles` holds whatever the console complained of."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        settings: Mapping[str, Any] | None = None,
        lang: str = "en",
        still: bool = True,
    ) -> None:
        self.address = address
        self.size = size
        self.is_phone = size[0] < 600
        self.troubles: list[str] = []
        self.loading: set[Request] = set()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.is_phone,
            is_mobile=self.is_phone,
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB" if lang == "en" else "pl-PL",
        )
        chosen = json.dumps({"lang": lang, "nickname": "Ada", **(settings or {})})
        for script in SCRIPTS:
            self.context.add_init_script(script)
        self.context.add_init_script(f"try {{ localStorage['palatine.settings'] ??= {json.dumps(chosen)} }} catch {{}}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error.stack or error}"))
        self.page.on("request", self._asked_for)
        self.page.on("requestfinished", lambda request: self.loading.discard(request))
        self.page.on("requestfailed", lambda request: self.loading.discard(request))

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked_for(self, request: Request) -> None:
        # Streams of news never end.
        if request.resource_type != "eventsource":
            self.loading.add(request)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def press(self, selector: str, index: int = 0) -> None:
        """A click of a mouse, or a tap on a phone, on what can be seen."""
        found = self.page.locator(selector).locator("visible=true").nth(index)
        if self.is_phone:
            found.tap()
        else:
            found.click()

    def point(self, x: float, y: float) -> None:
        if self.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def look(self) -> dict[str, Any]:
        """What can be done now; see watching.js."""
        found: dict[str, Any] = self.page.evaluate("palatineWatch.look()")
        return found

    def watched(self, name: str) -> Any:
        return self.page.evaluate(f"palatineWatch.{name}")

    def asked(self) -> dict[str, Any] | None:
        """The question this person looks at, as it came from the server."""
        found: dict[str, Any] | None = self.page.evaluate("palatineWatch.state?.ask ?? null")
        return found

    def until(self, expression: str, argument: object = None) -> None:
        """Until the expression (or the function, given the argument) is true. Asked from outside again and again: the
        server's policy forbids a page to evaluate texts by itself."""
        end = time.monotonic() + PATIENCE
        while not self._is(expression, argument):
            assert time.monotonic() < end, f"never became true: {expression}"
            self.page.wait_for_timeout(20)

    def _is(self, expression: str, argument: object) -> bool:
        if not expression.startswith(("text =>", "() =>")):
            expression = f"Boolean({expression})"
        try:
            return bool(self.page.evaluate(expression, argument))
        except Error as error:
            if "navigation" in str(error) or "destroyed" in str(error):
                return False
            raise

    def wait_until_asked(self) -> None:
        self.until("palatineWatch.state?.ask && document.querySelector('.dock .question') && !palatineWatch.isBusy()")

    def wait_for_calm(self) -> None:
        """Until nothing more is being loaded and what came is drawn."""
        end = time.monotonic() + PATIENCE
        calm = 0
        while calm < 2:
            assert time.monotonic() < end, f"still loading: {[request.url for request in self.loading]}"
            self.page.evaluate(
                "document.fonts.ready.then(() => new Promise((seen) => "
                "requestAnimationFrame(() => requestAnimationFrame(() => seen()))))"
            )
            calm = 0 if self.loading else calm + 1

    def open_table(self, game: str, seats: list[dict[str, Any]], options: Mapping[str, Any] | None = None) -> str:
        """Sets a table without walking through the form, and sits down at it; the table's id."""
        made = self.ask_for("/api/tables", {"game": game, "seats": seats, "options": dict(options or {}), **SITTING})
        self.go(f"/t/{made['id']}")
        return str(made["id"])

    def open_position(self, table: Table) -> None:
        """Sits down where the table waits for somebody; bots have the other seats."""
        body = {"position": table.dump(), "seats": me_and_bots(table.seat_count, mine=table.to_act[0]), **SITTING}
        made = self.ask_for("/api/positions", body)
        self.page.evaluate(FOLLOW, f"/t/{made['id']}")
        self.wait_until_asked()

    def ask_for(self, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """What the page would send for a form, as a guest who is somebody already."""
        if not self.page.url.startswith(self.address):
            self.go("/rules")
        made: dict[str, Any] = self.page.evaluate(
            """async ([path, body]) => {
                const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
                    headers: {"Content-Type": "application/json"}}).then((answer) => answer.json());
                if (!(await (await fetch("/api/me")).json())) await post("/api/guest", {nickname: "Ada", lang: "en"});
                return post(path, body);
            }""",
            [path, body],
        )
        assert "id" in made, made
        return made


def me_and_bots(count: int, bot: str = "random", mine: int = 0) -> list[dict[str, Any]]:
    """One person and so many seats in all."""
    bots = [{"kind": "bot", "bot": bot, "name": f"Bot {seat + 1}"} for seat in range(count)]
    return [{"kind": "me"} if seat == mine else row for seat, row in enumerate(bots)]
