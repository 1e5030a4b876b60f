"""How often and how many: rates of whoever sends, by person and address, and the connections held open."""

import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any, Final

from palatine.server.settings import Settings
from palatine.server.web.addresses import Addresses
from palatine.server.web.errors import WebError
from palatine.server.web.windows import FEW, Rate, Windows

MESSAGES_AT_ONCE: Final = 60
MESSAGES_A_SECOND: Final = 15.0
PACES: Final = {"person": (100, 20.0), "unknown": (100, 20.0), "address": (600, 150.0)}
"""Messages that are read at once, and then a second: of a person, of all unknown visitors of an address, and of all."""


@dataclass(frozen=True)
class Rates:
    """How much is allowed: rates by address or person, and connections held open at once."""

    address: str = "1200/minute"
    """Requests of one address, of any kind."""
    guests: str = "60/hour"
    logins: str = "10/minute"
    account: str = "30/minute"
    """Attempts to sign in to one account, of all devices together that have never been signed in to it."""
    claims: str = "20/minute"
    tables: str = "60/hour"
    """New tables and links of one person."""
    commands: str = "300/minute"
    """Commands of one person."""
    hints: str = "20/minute"
    """Hints for one person."""
    imports: str = "30/hour"
    reports: str = "10/hour"
    requests_of_address: int = 200
    """Requests of one address that are being answered at the same time."""
    exports: str = "5/hour"
    """Files with everything that is kept about one person."""
    mails: str = "5/hour"
    """Letters to one account."""
    sockets_of_address: int = 200
    sockets_of_user: int = 20
    sockets_of_table: int = 300


class Limiter:
    """Counts what was spent. Every process counts for itself, so several processes allow that many times more."""

    def __init__(self, settings: Settings, rates: Rates) -> None:
        self.on: Final = settings.limits
        texts = {each.name: getattr(rates, each.name) for each in fields(rates)}
        self.rates: Final = {name: Rate.read(text) for name, text in texts.items() if isinstance(text, str)}
        self.most: Final = {
            "requests": rates.requests_of_address,
            "address": rates.sockets_of_address,
            "user": rates.sockets_of_user,
            "table": rates.sockets_of_table,
        }
        self.open: Final[Counter[tuple[str, str]]] = Counter()
        self.windows: Final = Windows()
        self.paces: Final = Paces()
        self.addresses: Final = Addresses(settings.trusted_proxies)

    def spend(self, kind: str, key: str) -> None:
        """Count one, or refuse and say when to come again."""
        wait = self.windows.hit(self.rates[kind], kind, key) if self.on else 0.0
        if wait > 0.0:
            raise too_many(math.ceil(wait))

    @contextmanager
    def holding(self, **keys: str) -> Iterator[None]:
        """Hold one place for each of these keys (requests; or a socket's address, user, table), or refuse."""
        wanted = [(kind, key) for kind, key in keys.items() if key]
        if self.on and any(self.open[pair] >= self.most[pair[0]] for pair in wanted):
            raise too_many(10)
        self.open.update(wanted)
        try:
            yield
        finally:
            for pair in wanted:
                self.open[pair] -= 1
                if not self.open[pair]:
                    del self.open[pair]

    def pace(self, person: str, address: str) -> float:
        """Seconds until the next message of this visitor is read."""
        if not self.on:
            return 0.0
        own = self.paces.wait("person", person) if person else self.paces.wait("unknown", address)
        return max(own, self.paces.wait("address", address))

    def address_of(self, scope: Mapping[str, Any], headers: Mapping[str, str]) -> str:
        """Where a request comes from. A proxy is believed only if the operator named it."""
        return self.addresses.of_request(scope, headers)


class Bucket:
    """Many at once, then a few every second: the messages one socket may send, unless told otherwise."""

    def __init__(self, at_once: int = MESSAGES_AT_ONCE, a_second: float = MESSAGES_A_SECOND) -> None:
        self.at_once: Final = float(at_once)
        self.a_second: Final = a_second
        self.left = self.at_once
        self.at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.a_second)
        self.at = now

    def take(self) -> bool:
        self._fill()
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def take_later(self) -> float:
        """Take the next one in any case; the seconds until it is there."""
        self._fill()
        self.left -= 1.0
        return max(0.0, -self.left / self.a_second)

    @property
    def is_full(self) -> bool:
        self._fill()
        return self.left >= self.at_once


class Paces:
    """How fast the messages of everybody are read, by person and by address, over all their sockets."""

    def __init__(self) -> None:
        self._buckets: Final[dict[tuple[str, str], Bucket]] = {}
        self._many = FEW

    def wait(self, kind: str, key: str) -> float:
        """Seconds until the next message is read."""
        bucket = self._buckets.get((kind, key))
        if bucket is None:
            if len(self._buckets) >= self._many:
                self._tidy()
            bucket = self._buckets[(kind, key)] = Bucket(*PACES[kind])
        return bucket.take_later()

    def _tidy(self) -> None:
        for name in [name for name, bucket in self._buckets.items() if bucket.is_full]:
            del self._buckets[name]
        self._many = max(FEW, 2 * len(self._buckets))


def too_many(seconds: int) -> WebError:
    return WebError(
        429,
        "too_many",
        f"too many requests; try again in {seconds} s",
        f"zbyt wiele żądań; spróbuj ponownie za {seconds} s",
        retry_after=seconds,
    )
