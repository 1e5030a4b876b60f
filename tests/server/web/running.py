"""A real server in this process, in a thread of its own: started in a moment, and the tests may look inside."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
from fastapi import FastAPI

from palatine.server.settings import Settings
from palatine.server.web.app import create_app
from palatine.server.web.door import Doorkeeper
from palatine.server.web.limiting import Rates
from palatine.server.web.listening import Listener, bound, listener

T = TypeVar("T")
PATIENCE = 30.0
WORKER_TOKEN = "worker-token-of-these-tests"


def settings_of(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: a new database, no limits, and nobody waits long for a bot."""
    plain = Settings(
        database=f"sqlite:///{folder}/palatine.sqlite",
        port=0,
        data_dir=folder,
        page_dir=folder / "no page",
        limits=False,
        worker_token=WORKER_TOKEN,
        tick_every=50,
        rescue_after=0,
    )
    return replace(plain, **changes)


class Running:
    """A server that listens on a free port while the block runs."""

    def __init__(
        self,
        settings: Settings,
        rates: Rates | None = None,
        background: bool = True,
        keeper: Doorkeeper | None = None,
    ) -> None:
        self.socket = bound(settings)
        self.settings = replace(settings, port=self.socket.getsockname()[1])
        self.app: FastAPI = create_app(self.settings, background, rates)
        self.server: Listener = listener(self.app, self.settings, keeper)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="server", daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.socket])

        asyncio.run(serve())

    def __enter__(self) -> "Running":
        self.thread.start()
        for _ in range(int(PATIENCE * 100)):
            if self.server.started:
                return self
            self.thread.join(0.01)
            assert self.thread.is_alive(), "the server did not start"
        raise TimeoutError("the server did not start")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Tell it to end, and wait until it has."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not end"

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        assert self.loop is not None
        future: Future[T] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return future.result(PATIENCE)

    def client(self, **more: Any) -> httpx.Client:
        """A browser without a cookie yet, on a page of this server."""
        return httpx.Client(base_url=self.address, headers={"Origin": self.address}, timeout=PATIENCE, **more)
