"""What can be wrong with a request beyond the rules of a game: each error has a code for programs and two sentences."""

from palatine.kernel.errors import PalatineError


class ServerError(PalatineError):
    """Base of the server's own errors. `code` is what clients compare; the sentences are for people."""

    code: str = "refused"
    status: int = 409
    """The HTTP status that goes with it."""


class NotFound(ServerError):
    """No such table, seat, notice or job, or none that this person may know of."""

    code = "not_found"
    status = 404


class Refused(ServerError):
    """Understood, but not possible as things stand: the seat is taken, the game is over, nothing was proposed."""

    code = "refused"


class NotAllowed(ServerError):
    """Possible, but not for this person."""

    code = "not_allowed"
    status = 403


class BadRequest(ServerError):
    """Data of the wrong shape or size."""

    code = "bad_request"
    status = 422


class Stale(ServerError):
    """The answer to a question that is no longer asked. `version` says where the table stands now."""

    code = "stale"

    def __init__(self, en: str, pl: str, version: int) -> None:
        super().__init__(en, pl)
        self.version = version


class NeedsIdentity(ServerError):
    """Nobody is signed in."""

    code = "identity"
    status = 401


class WrongPassword(ServerError):
    """The account does not exist or the password does not fit; nobody is told which."""

    code = "wrong_password"
    status = 403


class DeadLink(ServerError):
    """A link that does not exist, has expired or was used before; nobody is told which."""

    code = "dead_link"
    status = 410


class LeavesSeats(ServerError):
    """A guest would lose seats or games by becoming somebody else, and has not said that this is meant."""

    code = "leaves_seats"


class OtherAccount(ServerError):
    """An account is signed in here and would be signed out by becoming somebody else; nobody has said so."""

    code = "other_account"


class Blocked(ServerError):
    """The operator does not want this person, or this address, here."""

    code = "blocked"
    status = 403


class Damaged(ServerError):
    """The log of a table does not lead where it says. The table answers nothing else and nothing is appended to it."""

    code = "damaged"
    status = 500


class Busy(ServerError):
    """The database could not take the change after several attempts; trying again may help."""

    code = "busy"
    status = 503


class BadSetting(ServerError):
    """The server is told something it cannot be set up with."""

    code = "bad_setting"
    status = 500


class BadBackup(ServerError):
    """A file that is no backup, or not a whole one."""

    code = "bad_backup"
