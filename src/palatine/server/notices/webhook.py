"""Notices sent to an address of a person's choice, signed so that the receiver can tell who sent them."""

import hashlib
import hmac
import ssl
from dataclasses import dataclass
from typing import Any, Final

import certifi
import httpcore
import orjson

from palatine.server.errors import BadRequest
from palatine.server.notices.guard import ForbiddenAddress, GuardedNetwork, check_address

SIGNATURE: Final = "X-Palatine-Signature"
DELIVERY: Final = "X-Palatine-Delivery"
SECONDS: Final = 10.0


@dataclass(frozen=True)
class Outcome:
    """What became of one attempt: `sent`, `retry` (later, perhaps), `refused` or `gone` (never again)."""

    word: str
    error: str = ""


def signature(secret: str, at: int, body: bytes) -> str:
    """`t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`. The time lets a receiver turn old copies away."""
    digest = hmac.new(secret.encode(), str(at).encode() + b"." + body, hashlib.sha256)
    return f"t={at},v1={digest.hexdigest()}"


class WebhookSender:
    """Posts notices. It follows no redirects, reads no answers, and looks at where it is sent each time anew."""

    def __init__(self, private: bool = False, seconds: float = SECONDS) -> None:
        self.private = private
        self.seconds = seconds
        self.context = ssl.create_default_context(cafile=certifi.where())

    def send(self, url: str, secret: str, number: str, payload: dict[str, Any], now: int) -> Outcome:
        """One attempt. `now` is in milliseconds."""
        body = orjson.dumps(payload)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Palatine",
            SIGNATURE: signature(secret, now // 1000, body),
            DELIVERY: number,
        }
        try:
            check_address(url, self.private)
            status = self.post(url, headers, body)
        except (BadRequest, ForbiddenAddress):
            return Outcome("refused", "address")
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            return Outcome("retry", type(error).__name__)
        if 200 <= status < 300:
            return Outcome("sent")
        return Outcome("gone" if status == 410 else "retry", str(status))

    def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer. A connection of its own each time: no stranger's socket stays open here."""
        network = GuardedNetwork(self.seconds, self.private)
        waits = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), self.seconds)}
        with (
            httpcore.ConnectionPool(ssl_context=self.context, network_backend=network, max_connections=1) as pool,
            pool.stream("POST", url, headers=list(headers.items()), content=body, extensions=waits) as answer,
        ):
            return int(answer.status)
