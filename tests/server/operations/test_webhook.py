"""Webhooks: signed, patient up to a limit, and blind to everything inside the server's own network."""

import hashlib
import hmac
import json
import socket
import time
from ipaddress import ip_address
from typing import Any

import pytest

from palatine.server.errors import BadRequest
from palatine.server.notices.guard import ForbiddenAddress, check_address, is_public, resolved
from palatine.server.notices.webhook import DELIVERY, SIGNATURE, Outcome, WebhookSender, signature
from server.operations.receiver import receiving
from server.waiting import PATIENCE

PAYLOAD: dict[str, Any] = {"kind": "turn", "text": "Kingsburg: twoja kolej."}
NOW = 1_700_000_000_123


def test_the_receiver_can_check_who_sent_it() -> None:
    with receiving() as receiver:
        outcome = WebhookSender(private=True).send(receiver.address, "secret", "n1", PAYLOAD, NOW)
        got = receiver.got.get(timeout=PATIENCE)
    assert outcome == Outcome("sent")
    assert json.loads(got.body) == PAYLOAD
    moment, proof = got.headers[SIGNATURE.lower()].split(",")
    assert moment == "t=1700000000" and got.headers[DELIVERY.lower()] == "n1"
    expected = hmac.new(b"secret", b"1700000000." + got.body, hashlib.sha256).hexdigest()
    assert proof == f"v1={expected}"
    assert signature("other", 1_700_000_000, got.body) != got.headers[SIGNATURE.lower()]


@pytest.mark.parametrize(
    ("status", "word"), [(200, "sent"), (302, "retry"), (410, "gone"), (404, "retry"), (503, "retry")]
)
def test_answers_decide_what_comes_next(status: int, word: str) -> None:
    with receiving(status) as receiver:
        assert WebhookSender(private=True).send(receiver.address, "s", "n", PAYLOAD, NOW).word == word
        assert receiver.got.get(timeout=PATIENCE).path == "/hook"
        assert receiver.got.empty(), "no redirect is followed"


def test_a_dripping_answer_ends_at_the_time_limit() -> None:
    with receiving(slow=0.2) as receiver:
        start = time.monotonic()
        outcome = WebhookSender(private=True, seconds=0.6).send(receiver.address, "s", "n", PAYLOAD, NOW)
        assert outcome == Outcome("retry", "ReadTimeout")
        assert 0.5 < time.monotonic() - start < 6.0, "the whole answer takes 7 seconds"


def test_nobody_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    outcome = WebhookSender(private=True).send(f"http://127.0.0.1:{port}/", "s", "n", PAYLOAD, NOW)
    assert outcome == Outcome("retry", "ConnectError")


INSIDE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
    "::127.0.0.1", "2001:db8::1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_private_addresses_are_known_in_every_form(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadRequest):
        check_address(f"https://{host}/hook")


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://user:word@example.org/",
        "https://user@example.org/", "https://example.org:22/", "https://example.org:99999/", "https://exa mple.org/",
        "https://example.org/\n", "https://localhost/", "https://printer.local/", "https://database/",
        "https://metadata.google.internal/", "https://example.org/#x", "https://[::1", "file:///etc/passwd",
        "https://example.org/" + "x" * 600,
    ],
)  # fmt: skip
def test_addresses_that_no_webhook_has(url: str) -> None:
    with pytest.raises(BadRequest) as caught:
        check_address(url)
    assert caught.value.en and caught.value.pl


def test_an_honest_address_stays_as_it_is() -> None:
    assert check_address("https://hooks.example.org:8443/a/b?c=d") == "https://hooks.example.org:8443/a/b?c=d"


NAMES = {
    "inside.example.org": ["127.0.0.1"],
    "half.example.org": ["93.184.216.34", "10.0.0.7"],
    "public.example.org": ["93.184.216.34"],
}


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A name server of our own; the names that were asked for."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def answer(host: Any, port: Any, *args: Any, **named: Any) -> Any:
        if host not in NAMES:
            return real(host, port, *args, **named)
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (text, port)) for text in NAMES[host]]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    return asked


@pytest.mark.parametrize("host", ["inside.example.org", "half.example.org"])
def test_names_are_looked_up_at_delivery_and_refused_if_they_lead_inside(host: str, named: list[str]) -> None:
    url = check_address(f"https://{host}/hook")
    assert named == [], "the address alone is no reason to ask a name server"
    assert WebhookSender().send(url, "s", "n", PAYLOAD, NOW) == Outcome("refused", "address")
    assert named == [host]


def test_the_address_that_was_checked_is_the_one_connected_to(named: list[str]) -> None:
    assert resolved("public.example.org", 443, private=False) == "93.184.216.34"
    assert resolved("inside.example.org", 80, private=True) == "127.0.0.1"
    with pytest.raises(ForbiddenAddress):
        resolved("inside.example.org", 80, private=False)


def test_a_name_may_lead_inside_where_the_operator_allows_it(named: list[str]) -> None:
    with receiving() as receiver:
        url = f"http://inside.example.org:{receiver.port}/hook"
        assert WebhookSender(private=True).send(url, "s", "n", PAYLOAD, NOW) == Outcome("sent")
        assert receiver.got.get(timeout=PATIENCE).headers["host"] == f"inside.example.org:{receiver.port}"
