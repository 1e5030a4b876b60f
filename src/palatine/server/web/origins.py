"""Which pages may speak to the server: the check of Origin against requests forged by other sites."""

from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from palatine.server.web.errors import WebError

HOME_DOMAINS: Final = (".local", ".lan", ".internal", ".home.arpa", ".localhost")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def origin_of(address: str) -> str:
    """`https://table.example/path` has the origin `https://table.example`."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower()


def is_home(host: str) -> bool:
    """Whether a name can only mean a machine of one's own: nobody outside can make a public name point here."""
    name = host.strip("[]").lower()
    try:
        ip_address(name)
        return True
    except ValueError:
        return name == "localhost" or "." not in name or name.endswith(HOME_DOMAINS)


class Origins:
    """The origins that may send changes and open sockets.

    With a public address that one counts (and those the operator adds). Without one the server is somebody's own: then
    a page may speak to the host it came from, if that host is an address or a name of the house.
    """

    def __init__(self, public_url: str, others: Iterable[str]) -> None:
        self.public: Final = bool(public_url)
        self.known: Final = frozenset([origin_of(url) for url in (public_url, *others) if url])

    def allows(self, origin: str, host: str) -> bool:
        given = origin.lower()
        if given in self.known:
            return True
        if self.public or not host:
            return False
        try:
            parts = urlsplit(given)
            name = parts.hostname or ""
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == host.lower() and is_home(name)

    def check_change(self, method: str, headers: Mapping[str, str], cookie: str) -> None:
        """A request that changes something comes from our own page, or from a program that shows a token itself."""
        if method in SAFE_METHODS:
            return
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "none")
        if origin is None:
            ambient = f"{cookie}=" in headers.get("cookie", "") and not headers.get("authorization", "")
            if ambient or site not in ("none", "same-origin"):
                raise foreign()
        elif not self.allows(origin, headers.get("host", "")) or site not in ("none", "same-origin"):
            raise foreign()

    def check_socket(self, headers: Mapping[str, str]) -> None:
        """A browser always says where a socket is opened from; a program need not."""
        origin = headers.get("origin")
        if origin is not None and not self.allows(origin, headers.get("host", "")):
            raise foreign()


def foreign() -> WebError:
    return WebError(
        403,
        "origin",
        "this request does not come from a page of this server",
        "to żądanie nie pochodzi ze strony tego serwera",
    )
