"""Marks of browsers that have signed in to an account before: strangers who guess at its password do not lock them out.

A browser that signs in is given a mark, which is signed with the hash of the password: nothing is stored, nobody else
can make one, and a new password makes all of them void. A mark opens nothing. It only says that wrong attempts from
elsewhere are not to be counted for this browser.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "palatine_device"
_BYTES: Final = 16


def mark(password_hash: str) -> str:
    """A new mark for a browser that has shown the password."""
    name = secrets.token_hex(_BYTES)
    return f"{name}.{_signed(name, password_hash)}"


def is_mark_of(given: str, password_hash: str) -> bool:
    """Whether this mark was given by the account with this password."""
    name, _, signature = given.partition(".")
    return len(name) == 2 * _BYTES and hmac.compare_digest(signature.encode(), _signed(name, password_hash).encode())


def _signed(name: str, password_hash: str) -> str:
    return hmac.new(password_hash.encode(), f"device {name}".encode(), sha256).hexdigest()
