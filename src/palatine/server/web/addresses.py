"""Where somebody comes from: the address that rates and connections are counted by."""

from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final


class Addresses:
    """Knows which proxies are believed when they say whom they speak for: those that the operator named."""

    def __init__(self, trusted_proxies: tuple[str, ...]) -> None:
        self.proxies: Final = [ip_network(text, strict=False) for text in trusted_proxies]

    def of_request(self, scope: Mapping[str, Any], headers: Mapping[str, str]) -> str:
        """The address of a visitor, behind however many proxies of ours."""
        client = scope.get("client")
        found = str(client[0]) if client else ""
        if self.is_proxy(found):
            for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
                hop = hop.strip()
                if network(hop) is None:
                    break
                found = hop
                if not self.is_proxy(hop):
                    break
        return network(found) or "unknown"

    def is_proxy(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(_contains(network, address) for network in self.proxies)


def _contains(network: IPv4Network | IPv6Network, address: object) -> bool:
    return address in network


def network(text: str) -> str | None:
    """What counts as one address: an IPv6 visitor owns a whole network of 64 bits."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False))
    return str(address)
