"""Somebody else's web server, to which webhooks are sent: it keeps what it was told and answers as it is asked to."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from time import sleep


@dataclass(frozen=True)
class Received:
    """One request as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Statuses are given out in order, the last one again and again."""

    port: int = 0
    statuses: list[int] = field(default_factory=lambda: [204])
    slow: float = 0.0
    """Seconds between the letters of the answer."""
    got: "Queue[Received]" = field(default_factory=Queue)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"


@contextmanager
def receiving(*statuses: int, slow: float = 0.0) -> Iterator[Receiver]:
    """A receiver on a free port."""
    receiver = Receiver(statuses=list(statuses) or [204], slow=slow)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.got.put(Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            status = receiver.statuses.pop(0) if len(receiver.statuses) > 1 else receiver.statuses[0]
            if receiver.slow:
                with suppress(ConnectionError):  # whoever called may have lost patience
                    for letter in b"HTTP/1.1 200 OK and so on and so on":
                        self.wfile.write(bytes([letter]))
                        self.wfile.flush()
                        sleep(receiver.slow)
                return
            self.send_response(status)
            if status in (301, 302, 307):
                self.send_header("Location", f"http://127.0.0.1:{receiver.port}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver.port = server.server_address[1]
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
