"""How often and how many: rates, connections, and whose address it is behind proxies."""

from dataclasses import replace
from pathlib import Path

import pytest

from palatine.server.web.errors import WebError
from palatine.server.web.limiting import MESSAGES_AT_ONCE, Bucket, Limiter, Rates
from server.web.running import Running, settings_of


def limiter(tmp_path: Path, rates: Rates | None = None, **changes: object) -> Limiter:
    return Limiter(replace(settings_of(tmp_path), limits=True, **changes), rates or Rates())  # type: ignore[arg-type]


def test_a_rate_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    limits = limiter(tmp_path, Rates(tables="2/hour"))
    limits.spend("tables", "anna")
    limits.spend("tables", "anna")
    with pytest.raises(WebError) as refused:
        limits.spend("tables", "anna")
    assert refused.value.status == 429
    assert 1 <= refused.value.retry_after <= 3600
    limits.spend("tables", "bert")


def test_connections_are_counted_while_they_last(tmp_path: Path) -> None:
    limits = limiter(tmp_path, Rates(sockets_of_user=1))
    with limits.holding(user="anna", address="1.2.3.4"):
        with pytest.raises(WebError), limits.holding(user="anna"):
            raise AssertionError("a second connection")
        with limits.holding(user="", address="1.2.3.4"):
            assert limits.open[("address", "1.2.3.4")] == 2
    assert not limits.open


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "1.1.1.1", "203.0.113.5"),
        ("10.0.0.2", "1.1.1.1", "1.1.1.1"),
        ("10.0.0.2", "6.6.6.6, 1.1.1.1", "1.1.1.1"),
        ("10.0.0.2", "1.1.1.1, 10.0.0.9", "1.1.1.1"),
        ("10.0.0.2", "rubbish", "10.0.0.2"),
        ("10.0.0.2", "", "10.0.0.2"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
        ("", "", "unknown"),
    ],
)
def test_only_named_proxies_are_believed(tmp_path: Path, client: str, forwarded: str, address: str) -> None:
    limits = limiter(tmp_path, trusted_proxies=("10.0.0.0/8",))
    assert limits.address_of({"client": (client, 1)}, {"x-forwarded-for": forwarded}) == address


def test_a_socket_may_send_many_messages_but_not_any_number() -> None:
    bucket = Bucket()
    taken = [bucket.take() for _ in range(MESSAGES_AT_ONCE + 20)]
    assert all(taken[:MESSAGES_AT_ONCE])
    assert not taken[-1]


def test_routes_are_limited_by_address_and_person(tmp_path: Path) -> None:
    rates = Rates(
        address="40/hour", guests="2/hour", logins="2/hour", claims="2/hour", tables="1/hour", commands="1/hour"
    )
    table = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with Running(settings_of(tmp_path, limits=True), rates, background=False) as server, server.client() as anna:
        assert anna.post("/api/guest", json={"nickname": "Anna"}).status_code == 201
        made = anna.post("/api/tables", json=table)
        assert made.status_code == 201
        again = anna.post("/api/tables", json=table)
        assert again.status_code == 429
        assert again.json()["error"]["code"] == "too_many"
        assert int(again.headers["Retry-After"]) >= 1
        command = {"type": "close", "id": "c"}
        commands = [anna.post(f"/api/tables/{made.json()['id']}/commands", json=command).status_code for _ in range(2)]
        assert commands == [200, 429]
        login = {"name": "nobody-here", "password": "wrong password"}
        assert [anna.post("/api/login", json=login).status_code for _ in range(3)] == [403, 403, 429]
        claim = {"token": "x" * 43}
        assert [anna.post("/api/claim", json=claim).status_code for _ in range(3)] == [410, 410, 429]
        with server.client() as other:
            guest = {"nickname": "Bert"}
            assert [other.post("/api/guest", json=guest).status_code for _ in range(2)] == [201, 429]
        statuses = [anna.get("/api/games").status_code for _ in range(40)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
