"""How often and how many: rates by address, person and table, and the number of connections held open."""

import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from palatine.server.settings import Settings
from palatine.server.web.errors import WebError
from palatine.server.web.windows import Rate, Windows

MESSAGES_AT_ONCE: Final = 60
MESSAGES_A_SECOND: Final = 15.0


@dataclass(frozen=True)
class Rates:
    """How much is allowed: rates by address or person, and connections held open at once."""

    address: str = "1200/minute"
    """Requests of one address, of any kind."""
    guests: str = "60/hour"
    logins: str = "10/minute"
    account: str = "30/minute"
    """Attempts to sign in to one account, from anywhere."""
    claims: str = "20/minute"
    tables: str = "60/hour"
    """New tables and links of one person."""
    commands: str = "300/minute"
    """Commands of one person."""
    table: str = "1200/minute"
    """Commands at one table."""
    hints: str = "20/minute"
    """Hints for one person."""
    imports: str = "30/hour"
    reports: str = "10/hour"
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
            "address": rates.sockets_of_address,
            "user": rates.sockets_of_user,
            "table": rates.sockets_of_table,
        }
        self.open: Final[Counter[tuple[str, str]]] = Counter()
        self.windows: Final = Windows()
        self.proxies: Final = [ip_network(text, strict=False) for text in settings.trusted_proxies]

    def spend(self, kind: str, key: str) -> None:
        """Count one, or refuse and say when to come again."""
        wait = self.windows.hit(self.rates[kind], kind, key) if self.on else 0.0
        if wait > 0.0:
            raise too_many(math.ceil(wait))

    @contextmanager
    def holding(self, **keys: str) -> Iterator[None]:
        """Hold one connection for each of these keys (address, user, table), or refuse."""
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

    def address_of(self, scope: Mapping[str, Any], headers: Mapping[str, str]) -> str:
        """Where a request comes from. A proxy is believed only if the operator named it.

        An IPv6 visitor owns a whole network of 64 bits, which counts as one address.
        """
        client = scope.get("client")
        found = str(client[0]) if client else ""
        if self._is_proxy(found):
            for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
                hop = hop.strip()
                if _network(hop) is None:
                    break
                found = hop
                if not self._is_proxy(hop):
                    break
        return _network(found) or "unknown"

    def _is_proxy(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(_contains(network, address) for network in self.proxies)


def _contains(network: IPv4Network | IPv6Network, address: object) -> bool:
    return address in network


def _network(text: str) -> str | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False))
    return str(address)


class Bucket:
    """The messages one socket may send: many at once, then a few every second."""

    def __init__(self) -> None:
        self.left = float(MESSAGES_AT_ONCE)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(float(MESSAGES_AT_ONCE), self.left + (now - self.at) * MESSAGES_A_SECOND)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


def too_many(seconds: int) -> WebError:
    return WebError(
        429,
        "too_many",
        f"too many requests; try again in {seconds} s",
        f"zbyt wiele żądań; spróbuj ponownie za {seconds} s",
        retry_after=seconds,
    )
