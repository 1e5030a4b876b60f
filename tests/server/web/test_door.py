"""The door: heads and times have limits, silent connections make room, and nobody takes all the places."""

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from palatine.server import metrics
from palatine.server.web import door
from palatine.server.web.door import Doorkeeper
from palatine.server.web.limiting import Rates
from server.process import Server
from server.waiting import PATIENCE, until
from server.web.running import Running, settings_of
from server.web.talking import a_table, asked, raw, run


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with very little time for heads."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(door, "HEAD_SECONDS", 0.5)
        with Running(settings_of(tmp_path_factory.mktemp("hasty")), background=False) as started:
            yield started


def connected(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def rest(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection; fails if it does not."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while chunk := connection.recv(65536):
            found += chunk
    return found


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


TOO_LARGE = b"HTTP/1.1 431"
HEAD = b"GET /healthz HTTP/1.1\r\nHost: palatine\r\n"
CHUNKED = (
    b"POST /api/guest HTTP/1.1\r\nHost: palatine\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
)


@pytest.mark.parametrize(
    ("start", "more", "status"),
    [
        (b"GET /", b"x" * 8000, TOO_LARGE),
        (HEAD + b"X-Long: ", b"x" * 8000, TOO_LARGE),
        (HEAD, b"X-Many: a\r\n" * 500, TOO_LARGE),
        (b"", b"\r\n" * 4000, TOO_LARGE),
        (CHUNKED + b"\r\n2\r\n{}\r\n0\r\n", b"X-Trailer: a\r\n" * 500, TOO_LARGE),
        (CHUNKED + b"\r\n2\r\n{}\r\n0\r\nX-Trailer: ", b"x" * 8000, TOO_LARGE),
        (CHUNKED + b"\r\n2;", b"x" * 8000, TOO_LARGE),
    ],
    ids=["address", "header", "headers", "nothing", "trailers", "trailer", "chunk"],
)
def test_what_never_ends_is_refused(house: Running, start: bytes, more: bytes, status: bytes) -> None:
    """Every head is cut at 16 KB, whatever the parser would take."""
    with connected(house.settings.port) as line:
        sent = 0
        with contextlib.suppress(ConnectionError):
            line.sendall(start)
            while sent < 8_000_000:
                line.sendall(more)
                sent += len(more)
        assert sent < 8_000_000, "the server read on and on"
        assert rest(line)[:12] in (status, b"HTTP/1.1 414", b""), "the answer may be lost in what is still being sent"
    with connected(house.settings.port) as line:  # said calmly, the reason is heard
        if start.startswith(CHUNKED):
            return  # what comes with a head is not counted
        line.sendall(start + (more * 4)[:17_000])
        assert rest(line)[:12] in (status, b"HTTP/1.1 414")


def test_a_long_address_is_refused(house: Running) -> None:
    with connected(house.settings.port) as line:
        line.sendall(b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: palatine\r\n\r\n")
        assert rest(line).startswith(b"HTTP/1.1 414")


def test_a_large_body_is_no_large_head(house: Running) -> None:
    body = b'{"nickname": "' + b" " * 60_000 + b'Anna", "lang": "en"}'
    with connected(house.settings.port) as line:
        request = b"POST /api/guest HTTP/1.1\r\nHost: palatine\r\nContent-Type: application/json\r\n"
        line.sendall(request + b"Content-Length: %d\r\n\r\n" % len(body) + body + HEAD + b"Connection: close\r\n\r\n")
        answers = rest(line)
        assert answers.startswith(b"HTTP/1.1 422") and b'{"status":"ok"}' in answers, answers[:200]


def test_requests_sent_ahead_are_few(house: Running) -> None:
    with connected(house.settings.port) as line:
        line.sendall((HEAD + b"\r\n") * 200)
        answers = rest(line)
        assert b" 429 " in answers and answers.count(b"200 OK") <= door.MOST_AHEAD


@pytest.mark.parametrize("start", [b"", b"GET /heal", HEAD + b"X-Slow: "], ids=["silent", "line", "header"])
def test_a_head_must_come_in_time(hasty: Running, start: bytes) -> None:
    with connected(hasty.settings.port) as line:
        line.sendall(start)
        answer = rest(line)
        assert answer.startswith(b"HTTP/1.1 408") if start else answer == b""


def test_a_trickle_gains_no_time(hasty: Running) -> None:
    with connected(hasty.settings.port) as line:
        begin = time.monotonic()
        with contextlib.suppress(ConnectionError):
            line.sendall(HEAD + b"X-Slow: ")
            while time.monotonic() < begin + PATIENCE:
                line.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() < begin + PATIENCE


def test_a_second_request_has_no_more_time_than_the_first(hasty: Running) -> None:
    with connected(hasty.settings.port) as line:
        line.sendall(HEAD + b"\r\n")
        assert line.recv(4000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /heal")
        assert b" 408 " in rest(line)


def test_what_is_left_of_a_refused_body_is_not_waited_for(hasty: Running) -> None:
    with connected(hasty.settings.port) as line:
        line.sendall(CHUNKED.replace(b"Transfer-Encoding: chunked", b"Content-Length: 99999999") + b"\r\n{")
        assert rest(line).startswith(b"HTTP/1.1 413")


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "READ_SECONDS", 0.5)
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_bytes(b"x" * 8_000_000)
    settings = settings_of(tmp_path, page_dir=tmp_path / "page")
    keeper = Doorkeeper(settings)
    with Running(settings, background=False, keeper=keeper) as server, connected(server.settings.port) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET / HTTP/1.1\r\nHost: palatine\r\n\r\n")
        until(lambda: keeper.count > 0)
        until(lambda: keeper.count == 0)


def test_an_address_holds_so_many_connections(tmp_path: Path) -> None:
    """The oldest that only waits makes room; when all are in use, the new one is told to come later."""
    settings = settings_of(tmp_path, limits=True)
    keeper = Doorkeeper(settings, most_of_address=4)
    with Running(settings, background=False, keeper=keeper) as server:
        lines = [connected(server.settings.port, "127.0.0.2") for _ in range(6)]
        until(lambda: [is_open(line) for line in lines] == [False, False, True, True, True, True])
        assert keeper.count == 4
        with server.client() as anna:
            assert anna.get("/healthz").status_code == 200
        for line in lines:
            line.close()


def test_sockets_count_and_are_not_closed_for_others(tmp_path: Path) -> None:
    settings = settings_of(tmp_path, limits=True)
    keeper = Doorkeeper(settings, most_of_address=4)

    async def play() -> None:
        anna, table = await a_table(server)
        await anna.leave()
        sockets = [await raw(server, table) for _ in range(4)]
        with connected(server.settings.port) as line:
            answer = rest(line)
        assert answer.startswith(b"HTTP/1.1 429") and b"retry-after" in answer
        for each in sockets:
            await each.ping()
            await each.close()
        with connected(server.settings.port) as line:
            line.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert rest(line).startswith(b"HTTP/1.1 200")

    with Running(settings, background=False, keeper=keeper) as server:
        run(play())
    assert keeper.count == 0 and not keeper.counts and not keeper.waiting


def test_behind_a_trusted_proxy_requests_are_counted_by_whom_it_speaks_for(tmp_path: Path) -> None:
    settings = settings_of(tmp_path, limits=True, trusted_proxies=("127.0.0.1/32",))
    keeper = Doorkeeper(settings, most_of_address=2)
    with Running(settings, Rates(address="5/hour"), background=False, keeper=keeper) as server:
        lines = [connected(server.settings.port) for _ in range(6)]
        until(lambda: keeper.count == 6)
        assert all(is_open(line) for line in lines)
        for line in lines:
            line.close()
        with httpx.Client(base_url=server.address, headers={"X-Forwarded-For": "192.0.2.1"}) as loud:
            assert [loud.get("/healthz").status_code for _ in range(6)] == [200] * 5 + [429]
        with httpx.Client(base_url=server.address, headers={"X-Forwarded-For": "192.0.2.2"}) as quiet:
            assert quiet.get("/healthz").status_code == 200


def test_in_a_full_house_whoever_waits_makes_room(tmp_path: Path) -> None:
    """From however many addresses the silent ones come."""
    settings = settings_of(tmp_path)

    async def play() -> None:
        anna, table = await a_table(server)
        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            lines = [connected(server.settings.port, f"127.0.0.{2 + n % 50}") for n in range(100)]
            chair = await asked(left, right)
            assert (await chair.move(chair.options[0]["action"]))["type"] == "done"
            assert (await anna.answer("GET", "/healthz")).status_code == 200
            for line in lines:
                line.close()

    before = metrics.TURNED_AWAY.labels("full")._value.get()
    with Running(settings, background=False, keeper=Doorkeeper(settings, most=20)) as server:
        run(play())
    assert metrics.TURNED_AWAY.labels("full")._value.get() > before + 70


def test_with_few_descriptors_the_house_is_smaller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    assert Doorkeeper(settings_of(tmp_path)).most == 1024 - door.BACKLOG - door.OWN_FILES
    granted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 100_000))
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: granted.append(pair))
    assert Doorkeeper(settings_of(tmp_path)).most == door.MOST_CONNECTIONS
    assert granted == [(door.MOST_CONNECTIONS + door.BACKLOG + door.OWN_FILES, 100_000)]


def test_a_process_with_few_descriptors_stays_open(tmp_path: Path) -> None:
    """More silent connections than the process has descriptors, and it still answers."""
    program = ("-c", "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (600, 600)); "
               "import palatine.__main__ as m; m.main()", "serve")  # fmt: skip
    server = Server(f"sqlite:///{tmp_path}/p.db", tmp_path, 0, {"PALATINE_LIMITS": "on"}, program)
    with server:
        lines = [connected(server.port, f"127.0.0.{2 + n % 40}") for n in range(700)]
        for line in lines[::2]:
            with contextlib.suppress(ConnectionError):
                line.sendall(HEAD)
        for _ in range(3):
            assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
        for line in lines:
            line.close()
        assert server.stop() == 0


def test_requests_at_once_are_limited_by_address(tmp_path: Path) -> None:
    settings = replace(settings_of(tmp_path), limits=True)
    with Running(settings, Rates(requests_of_address=1), background=False) as server:
        slow = connected(server.settings.port)
        slow.sendall(CHUNKED + b"\r\n2\r\n{}\r\n")
        with server.client() as anna:
            until(lambda: anna.get("/healthz").status_code == 429)
            slow.sendall(b"0\r\n\r\n")
            assert slow.recv(4000).startswith(b"HTTP/1.1 422")
            assert anna.get("/healthz").status_code == 200
        slow.close()
