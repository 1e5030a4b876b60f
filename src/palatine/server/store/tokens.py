"""Names and secrets made by chance: public ids, and tokens of which only the hash is kept."""

import secrets
from hashlib import sha256

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without l, o, 0 and 1, which people confuse when they read an id aloud."""
BITS = 5
"""One of 32 letters."""
ID_LENGTH = 10
TOKEN_LENGTH = 43
"""256 bits, as `secrets.token_urlsafe` writes them."""


def public_id() -> str:
    """A name for a row that tells nothing, not even how many there are."""
    bits = secrets.randbits(BITS * ID_LENGTH)
    return "".join([ALPHABET[bits >> BITS * at & len(ALPHABET) - 1] for at in range(ID_LENGTH)])


def token() -> str:
    """A capability: whoever shows it is believed."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token. Tokens are random, so a plain hash cannot be guessed back."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()
