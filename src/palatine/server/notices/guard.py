"""Where the server may be sent by a stranger's address: the public internet, never its own network.

Addresses are resolved when the connection is made and that very address is connected to, so a name that points
elsewhere a moment later gains nothing. Every read and write counts against one time limit for the whole exchange.
"""

import socket
import ssl
import time
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from palatine.server.errors import BadRequest

LONGEST_ADDRESS: Final = 500
_WEB_PORTS: Final = (80, 443)


class ForbiddenAddress(OSError):
    """The name leads into a private network, or nowhere."""


def check_address(url: str, private: bool = False) -> str:
    """An address a person gave for their webhook, or the reason why not. Where it leads is checked at each delivery."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        parts, port, host = urlsplit(""), None, None
    if len(url) > LONGEST_ADDRESS or not url.isascii() or any(c.isspace() or not c.isprintable() for c in url):
        raise BadRequest(
            "the address is too long or not plain text", "adres jest za długi albo nie jest zwykłym tekstem"
        )
    if parts.scheme not in (("https", "http") if private else ("https",)) or not host:
        raise BadRequest("the address must begin with https://", "adres musi zaczynać się od https://")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise BadRequest(
            "the address must not contain a name, a password or a fragment",
            "adres nie może zawierać nazwy użytkownika, hasła ani fragmentu",
        )
    if port is not None and port not in _WEB_PORTS and port < 1024:
        raise BadRequest(f"port {port} is not for the web", f"port {port} nie służy do stron internetowych")
    if not private and _is_literal_forbidden(host):
        raise BadRequest("the address must be on the public internet", "adres musi być w publicznym internecie")
    return url


def _is_literal_forbidden(host: str) -> bool:
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal")) or "." not in host


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the internet at large, whatever form it is written in."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None and not is_public(inner):
            return False
        # NAT64 (64:ff9b::/96) and the old compatible form carry an IPv4 address in their last four bytes.
        if address.packed[:12] in (bytes.fromhex("0064ff9b0000000000000000"), bytes(12)):
            return is_public(IPv4Address(address.packed[12:]))
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def resolved(host: str, port: int, private: bool) -> str:
    """The numeric address to connect to. One private answer among several is reason enough to refuse them all."""
    try:
        found = {row[4][0] for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise ForbiddenAddress("no such name") from error
    addresses = [ip_address(str(text).partition("%")[0]) for text in sorted(str(text) for text in found)]
    if not addresses or (not private and not all(is_public(address) for address in addresses)):
        raise ForbiddenAddress("not on the public internet")
    return str(min(addresses, key=lambda address: address.version))


class _Timed(httpcore.NetworkStream):
    """A stream whose every wait ends at the same moment, however slowly the other side drips."""

    def __init__(self, inner: httpcore.NetworkStream, until: float) -> None:
        self.inner = inner
        self.until = until

    def left(self, timeout: float | None) -> float:
        left = self.until - time.monotonic()
        if left <= 0:
            raise httpcore.ReadTimeout("the whole exchange took too long")
        return left if timeout is None else min(left, timeout)

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return self.inner.read(max_bytes, self.left(timeout))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self.inner.write(buffer, self.left(timeout))

    def close(self) -> None:
        self.inner.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        return _Timed(self.inner.start_tls(ssl_context, server_hostname, self.left(timeout)), self.until)

    def get_extra_info(self, info: str) -> Any:
        return self.inner.get_extra_info(info)


class GuardedNetwork(httpcore.NetworkBackend):
    """Connects only to public addresses, and for a limited time."""

    def __init__(self, seconds: float, private: bool) -> None:
        self.seconds = seconds
        self.private = private
        self.plain = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        until = time.monotonic() + self.seconds
        address = resolved(host, port, self.private)
        return _Timed(self.plain.connect_tcp(address, port, self.seconds, local_address, socket_options), until)

    def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.NetworkStream:
        raise ForbiddenAddress("no sockets of this machine")
