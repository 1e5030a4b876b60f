"""Which pages may change anything: our own, and no other."""

import pytest

from palatine.server.web.errors import WebError
from palatine.server.web.origins import Origins, is_home

PUBLIC = Origins("https://table.example", ("https://other.example",))
HOME = Origins("", ())


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("https://table.example", "table.example", True),
        ("https://TABLE.example", "anything", True),
        ("https://other.example", "table.example", True),
        ("http://table.example", "table.example", False),
        ("https://table.example.evil.example", "table.example.evil.example", False),
        ("https://table.example:8443", "table.example:8443", False),
        ("null", "table.example", False),
        ("", "table.example", False),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", False),
    ],
)
def test_a_public_server_knows_its_addresses(origin: str, host: str, allowed: bool) -> None:
    assert PUBLIC.allows(origin, host) is allowed


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://192.168.1.7:8000", "192.168.1.7:8000", True),
        ("http://[fe80::1]:8000", "[fe80::1]:8000", True),
        ("http://tower:8000", "tower:8000", True),
        ("http://tower.local:8000", "tower.local:8000", True),
        ("http://localhost:5173", "localhost:8000", False),
        ("http://rebound.example:8000", "rebound.example:8000", False),
        ("file://localhost", "localhost", False),
        ("http://[broken", "[broken", False),
        ("http://localhost:8000", "", False),
    ],
)
def test_a_server_at_home_trusts_the_house_only(origin: str, host: str, allowed: bool) -> None:
    assert HOME.allows(origin, host) is allowed


def test_names_of_the_house() -> None:
    assert [name for name in ("localhost", "pi", "pi.lan", "[::1]", "10.0.0.1", "pi.example") if not is_home(name)] == [
        "pi.example"
    ]


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"origin": "https://table.example"}, True),
        ({"origin": "https://table.example", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "https://table.example", "sec-fetch-site": "cross-site"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "https://evil.example", "authorization": "Bearer x"}, False),
        ({"cookie": "palatine=x"}, False),
        ({"cookie": "palatine=x", "authorization": "Bearer x"}, True),
        ({"authorization": "Bearer x"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({}, True),
    ],
)
def test_who_may_change_something(headers: dict[str, str], allowed: bool) -> None:
    def attempt() -> bool:
        try:
            PUBLIC.check_change("POST", {"host": "table.example", **headers}, "palatine")
        except WebError as error:
            assert (error.status, error.code) == (403, "origin")
            return False
        return True

    assert attempt() is allowed
    PUBLIC.check_change("GET", headers, "palatine")
