"""News between the parts of a server and between servers: that something changed, never what."""

from collections.abc import Iterable

from palatine.server.store.database import Database


class Subscription:
    """What one listener has not heard yet. News of the same topic merge until the listener asks."""

    def __init__(self, topics: Iterable[str]) -> None:
        self.topics = set(topics)

    async def wait(self, timeout: float | None = None) -> set[str]:
        """The topics with news since the last call; waits for the first, and answers an empty set after `timeout`."""
        raise NotImplementedError

    def add(self, topic: str) -> None:
        """Listen to one more topic."""
        raise NotImplementedError

    def drop(self, topic: str) -> None:
        """Listen no more to this topic."""
        raise NotImplementedError


class Bus:
    """The hub of one process. Topics: `table:<public_id>`, `user:<public_id>`, `jobs`.

    async with Bus(database) …: listens to PostgreSQL and compares the versions of watched tables, so that a process
    learns of what others did. Without entering it, news stay in this process (tests, commands).
    """

    def __init__(self, database: Database, watch_every: int = 2000) -> None:
        raise NotImplementedError

    async def __aenter__(self) -> "Bus":
        raise NotImplementedError

    async def __aexit__(self, *error: object) -> None:
        raise NotImplementedError

    def subscribe(self, *topics: str) -> Subscription:
        """A listener. Leave with `bus.unsubscribe(subscription)`. Only from the event loop."""
        raise NotImplementedError

    def unsubscribe(self, subscription: Subscription) -> None:
        raise NotImplementedError

    def publish(self, *topics: str) -> None:
        """Tell this process. From any thread, after the commit; other processes hear by NOTIFY in the transaction."""
        raise NotImplementedError
