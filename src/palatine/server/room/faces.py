"""Faces: what a watcher of a table is sent, complete and redacted for the seat."""

from collections.abc import Collection

from palatine.server.room.room import Room


def state(
    room: Room,
    viewer: int | None,
    lang: str,
    since: int | None = None,
    holder: str | None = None,
    present: Collection[str] = (),
) -> dict[str, object]:
    """The `state` message for a seat (None: a spectator). `holder` is the watcher's public user id, who must hold the
    seat; `present` are the users connected now. Raises `not_yours` for somebody else's seat."""
    raise NotImplementedError
