"""What can be wrong with a request beyond the rules of a game: each error has a code for programs and two sentences."""

from palatine.kernel.errors import PalatineError


class ServerError(PalatineError):
    """Base of the server's own errors. `code` is what clients compare; the sentences are for people."""

    code: str = "refused"
    status: int = 409
    """The HTTP status that goes with it."""

    def __init_subclass__(cls, code: str = "", status: int = 0) -> None:
        cls.code, cls.status = code or cls.code, status or cls.status


class NotFound(ServerError, code="not_found", status=404):
    """No such table, seat, notice or job, or none that this person may know of."""


class Refused(ServerError, code="refused"):
    """Understood, but not possible as things stand: the seat is taken, the game is over, nothing was proposed."""


class NotAllowed(ServerError, code="not_allowed", status=403):
    """Possible, but not for this person."""


class BadRequest(ServerError, code="bad_request", status=422):
    """Data of the wrong shape or size."""


class Stale(ServerError, code="stale"):
    """The answer to a question that is no longer asked. `version` says where the table stands now."""

    def __init__(self, en: str, pl: str, version: int) -> None:
        super().__init__(en, pl)
        self.version = version


class NeedsIdentity(ServerError, code="identity", status=401):
    """Nobody is signed in."""


class WrongPassword(ServerError, code="wrong_password", status=403):
    """The account does not exist or the password does not fit; nobody is told which."""


class DeadLink(ServerError, code="dead_link", status=410):
    """A link that does not exist, has expired or was used before; nobody is told which."""


class LeavesSeats(ServerError, code="leaves_seats"):
    """A guest would lose seats or games by becoming somebody else, and has not said that this is meant."""


class OtherAccount(ServerError, code="other_account"):
    """An account is signed in here and would be signed out by becoming somebody else; nobody has said so."""


class Blocked(ServerError, code="blocked", status=403):
    """The operator does not want this person, or this address, here."""


class Damaged(ServerError, code="damaged", status=500):
    """The log of a table does not lead where it says. The table answers nothing else and nothing is appended to it."""


class Busy(ServerError, code="busy", status=503):
    """The database could not take the change after several attempts; trying again may help."""


class BadSetting(ServerError, code="bad_setting", status=500):
    """The server is told something it cannot be set up with."""


class BadBackup(ServerError, code="bad_backup"):
    """A file that is no backup, or not a whole one."""
