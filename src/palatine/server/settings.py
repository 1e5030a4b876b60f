"""How a server is set up: one frozen object, read from the environment and the command line."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from palatine.kernel.speech import quoted
from palatine.server.errors import BadSetting

PREFIX = "PALATINE_"
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True)
class Settings:
    """Every field can be set as PALATINE_<FIELD>. Times are milliseconds."""

    database: str = "sqlite:///palatine.db"
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """Where browsers find the server, when a proxy stands before it; empty: http://host:port."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server."""
    trusted_proxies: tuple[str, ...] = ()
    """Networks (10.0.0.0/8) of proxies that are believed when they say whom they speak for."""
    page_dir: Path | None = None
    """Where the files of the browser table lie, if this server hands them out."""
    webhooks_private: bool = False
    """Whether notices may be sent to addresses inside this network."""
    push: str = ""
    """`package.module:function` that sends browser notices; empty: none are sent."""
    data_dir: Path = Path("data")
    worker_token: str = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)
    workers: int = 2
    """The last of several never begins what nobody waits for, so two are the fewest that leave one for people."""
    metrics_token: str = field(default="", repr=False)
    """What a reader of /metrics must show; empty: only visitors from this machine read them."""

    database_patience: int = SECOND
    """How long a change waits for a database that others have locked, before its sender is told to come again."""

    smtp_host: str = ""
    """Where letters are handed in (forgotten passwords); empty: none are sent."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_from: str = "palatine@localhost"
    smtp_security: str = "starttls"
    """starttls, tls or none."""

    keep_unfinished: int = 0
    """Days after which a table that nobody touched and nobody finished is deleted; 0: never."""
    keep_guests: int = 0
    """Days after which a guest without games who has not come back is deleted; 0: never."""

    rooms_cached: int = 1000
    snapshot_every: int = 50
    snapshots_kept: int = 2
    session_age: int = 365 * DAY
    device_link_age: int = 10 * MINUTE
    seat_link_age: int = 14 * DAY
    tick_every: int = SECOND
    watch_every: int = 2 * SECOND
    """How often versions of watched tables are compared, in case news between processes were lost."""
    notice_delay: int = 20 * SECOND
    """Nobody is called to a table before this long: whoever looks at it needs no call."""
    notices_kept: int = 30 * DAY

    bot_seconds: int = 10
    bot_patience: int = 15 * SECOND
    """A bot that has waited so long for a worker plays greedy: a crowd of strong bots must not hold up the tables."""
    bot_tables: int = 10
    """At so many tables of one person bots may play among themselves at the same time."""
    hint_time: int = 1500
    """How long a hint is thought over, and (`hint_wait`) how long it may take with the wait for a worker."""
    hint_wait: int = 10 * SECOND
    lease_grace: int = 5 * SECOND
    attempts_before_greedy: int = 1
    attempts_before_rescue: int = 3
    rescue_after: int = 20 * SECOND
    """So long without any worker asking, and the server plays for the bots itself."""

    limits: bool = True
    """Whether visitors are kept to a rate of requests. Off for measurements only."""

    @property
    def address(self) -> str:
        """The origin under which browsers know this server."""
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def is_https(self) -> bool:
        return urlsplit(self.address).scheme == "https"

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: object) -> "Settings":
        """Settings from PALATINE_* variables; what is given by name (and is not None) counts more."""
        found: dict[str, Any] = {}
        environment = os.environ if environment is None else environment
        for each in fields(cls):
            text = environment.get(PREFIX + each.name.upper())
            if text is not None and text != "":
                found[each.name] = _typed(each.name, str(each.type), text)
        known = {each.name for each in fields(cls)}
        for name, value in given.items():
            if name not in known:
                raise BadSetting(f"there is no setting {quoted(name, 'en')}", f"nie ma ustawienia {quoted(name, 'pl')}")
            if value is not None:
                found[name] = value
        if found.get("smtp_security", "starttls") not in ("starttls", "tls", "none"):
            raise BadSetting(
                f"{PREFIX}SMTP_SECURITY must be starttls, tls or none",
                f"{PREFIX}SMTP_SECURITY musi mieć wartość starttls, tls lub none",
            )
        return cls(**found)


def _typed(name: str, kind: str, text: str) -> object:
    """The text of a variable in the type of its field."""
    variable = PREFIX + name.upper()
    if "bool" in kind:
        if text.lower() in ("1", "on", "yes", "true"):
            return True
        if text.lower() in ("0", "off", "no", "false"):
            return False
        raise BadSetting(
            f"{variable}={quoted(text, 'en')} must be on or off",
            f"{variable}={quoted(text, 'pl')} musi mieć wartość on lub off",
        )
    if "int" in kind:
        if not text.isdecimal():
            raise BadSetting(
                f"{variable}={quoted(text, 'en')} must be a whole number",
                f"{variable}={quoted(text, 'pl')} musi być liczbą",
            )
        return int(text)
    if "tuple" in kind:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return Path(text) if "Path" in kind else text
