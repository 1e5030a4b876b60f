"""Answers that are the same for everybody, made small for the way.

Only those: an answer that holds a secret beside words of a visitor must never be compressed, its length would tell.
"""

import gzip
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers

WORTH_IT: Final = 1000
"""Shorter answers are sent as they are."""


@lru_cache(256)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def takes_packed(headers: Headers) -> bool:
    """Does the visitor read gzip? A browser always says so; `gzip;q=0` means no."""
    for word in headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = word.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def for_the_way(body: bytes, headers: Headers) -> tuple[bytes, dict[str, str]]:
    """The body as it is sent to this visitor, and the headers that say how."""
    told = {"Vary": "Accept-Encoding"}
    if len(body) < WORTH_IT or not takes_packed(headers):
        return body, told
    return packed(body), {**told, "Content-Encoding": "gzip"}
