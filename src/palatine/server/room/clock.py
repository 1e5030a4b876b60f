"""Clocks: since when each seat is asked, and until when it may think."""


class Clock:
    """The clocks of all seats, computed from the times of entries."""

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat is up, in milliseconds; None if its time is not limited or it is not asked."""
        raise NotImplementedError

    def asked_at(self, seat: int) -> int | None:
        """Since when the seat has been asked; None if it is not."""
        raise NotImplementedError

    def reserve(self, seat: int) -> int | None:
        """What is left of the seat's reserve, in milliseconds; None without a live clock."""
        raise NotImplementedError
