"""Whom the operator does not want here: read from the database now and then, asked at every request."""

from ipaddress import IPv4Network, IPv6Network, ip_network

from palatine.server.errors import Blocked
from palatine.server.store import blocks
from palatine.server.store.database import Database
from palatine.server.store.users import User


class Blocklist:
    """The blocked networks of one process. People are marked in their own row."""

    def __init__(self) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []

    def refresh(self, database: Database) -> None:
        """Read the list again. READ."""
        self.networks = [ip_network(text) for text in database.consult(blocks.addresses)]

    def check(self, address: str, user: User | None) -> None:
        """Refuse whoever is blocked."""
        if (user is not None and user.is_blocked) or (self.networks and self._is_listed(address)):
            raise Blocked(
                "whoever runs this server has closed it to you", "prowadzący ten serwer zamknął przed tobą dostęp"
            )

    def _is_listed(self, address: str) -> bool:
        try:
            asked = ip_network(address)
        except ValueError:
            return False
        return any(_holds(network, asked) for network in self.networks)


def _holds(network: IPv4Network | IPv6Network, asked: IPv4Network | IPv6Network) -> bool:
    return network.version == asked.version and asked.subnet_of(network)  # type: ignore[arg-type]
