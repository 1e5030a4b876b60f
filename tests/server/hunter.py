"""The hunter: searches everything that people received for what they must not know.

Three ways, each blind where another one sees. *Words*: the names of cards that lie hidden and that the engine has never
named to this viewer. *Comparison*: a view and events must equal what the engine says from a table whose hidden cards
were dealt anew. *Canaries*: tokens, hashes, ids of rows, digests, seeds and paths, which nobody may read anywhere.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from palatine import api
from server.client import Heard, Person
from server.ledger import Ledger
from server.mixed import WHY
from server.truth import Truth, Viewer, named

BOOKS = ("/api/games", "/api/openapi.json", "/api/options")
"""The same for everybody, whatever lies on any table."""
DEALT_ANEW = ("/position", "/api/worker/jobs")
"""These hold names of hidden cards in places where they need not lie; they are compared, not searched."""
PRIVATE_KEYS = {"password_hash", "token_hash", "lease_hash", "webhook_secret", "user_id", "table_id", "owner_id"}
PRIVATE_KEYS |= {"client_id", "digest", "lines", "chance", "forced", "log", "origin"}
TRACES = re.compile(
    r"Traceback|site-packages|File \\?\"|\.py\b|sqlalchemy|psycopg|sqlite3|palatine/server|/tmp/|/home/|/root/"
)
NUMBERED = ("users", "tables", "notices", "jobs", "reports")
"""Tables of the store whose rows have numbers of their own; `plant_numbers` makes them recognisable."""
WORDS = re.compile(r"[\w-]+")
_NUMBER = re.compile(r"\d{6,}")


@dataclass(frozen=True)
class Finding:
    """Something that somebody received and must not know."""

    kind: str
    who: str
    source: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.who} read {self.what!r} in {self.source}"


@dataclass
class Secret:
    """A text that only its owner may read, and only where it was given to them."""

    kind: str
    text: str
    owner: str = ""
    given_in: str = ""


@dataclass
class Hunt:
    """A search through what these people heard. `holds` says who holds which seats of which table."""

    people: list[Person]
    holds: dict[str, dict[str, set[int]]]
    ledger: Ledger
    secrets: list[Secret]
    findings: list[Finding] = field(default_factory=list)
    messages: int = 0
    states: int = 0
    words: int = 0
    """How many (message, hidden name) pairs were searched: a hunt that looked for nothing proves nothing."""

    def run(self) -> list[Finding]:
        self.truths = {table: Truth(self.ledger, table) for table in self.ledger.tables()}
        self.secrets += self.stored_secrets()
        self.canaries = {secret.text: secret for secret in self.secrets if WORDS.fullmatch(secret.text)}
        self.phrases = [secret for secret in self.secrets if secret.text and secret.text not in self.canaries]
        for person in self.people:
            upper = self.upper_versions(person)
            for heard in person.heard:
                self.messages += 1
                self.search_canaries(person, heard)
                if heard.table in self.truths and not heard.source.startswith(BOOKS, heard.source.find("/")):
                    self.search_table(person, heard, upper[heard.order])
        return self.findings

    def upper_versions(self, person: Person) -> dict[int, int]:
        """For every message the latest version that it can speak of: that of the next state from the same table."""
        found: dict[int, int] = {}
        coming: dict[str, int] = {}
        for heard in reversed(person.heard):
            table = heard.table or ""
            truth = self.truths.get(table)
            data = parsed(heard.text)
            if isinstance(data, dict) and data.get("type") == "state":
                coming[table] = data["version"]
            found[heard.order] = coming.get(table, truth.last if truth else 0)
        return found

    def stored_secrets(self) -> list[Secret]:
        """What the store keeps to itself: hashes, row ids that look like nothing else, digests, words of generators."""
        found: list[Secret] = []
        rows = {
            "hash of a token": "SELECT token_hash AS x FROM sessions UNION SELECT token_hash FROM links",
            "hash of a password": "SELECT password_hash AS x FROM users WHERE password_hash IS NOT NULL",
            "secret of a webhook": "SELECT webhook_secret AS x FROM users WHERE webhook_secret IS NOT NULL",
            "database id": " UNION ".join(
                f"SELECT id AS x FROM {name} WHERE id > 100000"
                for name in ("users", "tables", "notices", "jobs", "reports")
            ),
        }
        for kind, query in rows.items():
            found += [Secret(kind, str(row["x"])) for row in self.ledger.rows(query)]
        for row in self.ledger.rows("SELECT data FROM snapshots"):
            text = row["data"] if isinstance(row["data"], str) else json.dumps(row["data"])
            for chance in re.findall(r'"chance": ?(\[[^\]]*\]|\{[^}]*\}|"[^"]*")', text):
                found += [Secret("word of a generator", word) for word in _NUMBER.findall(chance)]
        for truth in self.truths.values():
            found += [Secret("digest", digest) for digest in truth.digests]
        return found

    def search_canaries(self, person: Person, heard: Heard) -> None:
        words = set(WORDS.findall(heard.text))
        found = [self.canaries[word] for word in words & self.canaries.keys()]
        for secret in found + [secret for secret in self.phrases if secret.text in heard.text]:
            is_given = secret.given_in and secret.given_in in heard.source and secret.owner == person.name
            if not is_given:
                self.report(secret.kind, person, heard, secret.text)
        trace = TRACES.search(heard.text)
        if trace is not None:
            self.report("trace", person, heard, heard.text[max(0, trace.start() - 30) : trace.end() + 30])
        if not is_dealt_anew(heard):
            for key in keys(parsed(heard.text)):
                if key in PRIVATE_KEYS:
                    self.report("private field", person, heard, key)

    def search_table(self, person: Person, heard: Heard, version: int) -> None:
        assert heard.table is not None
        truth = self.truths[heard.table]
        held = self.holds.get(person.name, {}).get(heard.table, set())
        data = parsed(heard.text)
        if is_dealt_anew(heard):
            return
        if isinstance(data, dict) and data.get("type") == "state":
            self.compare_state(person, heard, data, truth, held)
        if isinstance(data, dict) and str(data.get("id")).startswith(WHY):
            return
        secrets = truth.secrets(version, {*held})
        self.words += len(secrets)
        for name in named(without_position(heard), secrets):
            self.report("hidden card", person, heard, f"{name} (version {version}): {around(heard.text, name)}")

    def compare_state(self, person: Person, heard: Heard, state: dict[str, Any], truth: Truth, held: set[int]) -> None:
        version, viewer = state["version"], state["seat"]
        self.states += 1
        if viewer is not None and viewer not in held:
            self.report("foreign seat", person, heard, f"seat {viewer}")
            return
        table = truth.moments[version]
        if table is None:
            return
        if state["view"] != truth.view(version, viewer):
            self.report(
                "view", person, heard, f"version {version}: {difference(state['view'], truth.view(version, viewer))}"
            )
        told = truth.told(version, viewer)
        expected = told[state["events_from"] :]
        given = [{key: value for key, value in event.items() if key != "text"} for event in state["events"]]
        if given != expected:
            self.report("events", person, heard, f"version {version}: {difference(given, expected)}")
        for event, known in zip(state["events"], expected, strict=False):
            if event["text"] not in [api.event_text(table, known, lang) for lang in ("en", "pl")]:
                self.report("sentence", person, heard, event["text"])
        self.compare_ask(person, heard, state, truth, viewer)

    def compare_ask(self, person: Person, heard: Heard, state: dict[str, Any], truth: Truth, viewer: Viewer) -> None:
        expected = truth.options(state["version"], viewer)
        offered = [option["action"] for option in state["ask"]["options"]] if state["ask"] else []
        if not set(offered) <= set(expected):
            self.report("options", person, heard, f"{offered} of {expected}")

    def report(self, kind: str, person: Person, heard: Heard, what: str) -> None:
        self.findings.append(Finding(kind, person.name, f"{heard.source} (table {heard.table})", what[:300]))


def hunt_log(text: str, secrets: list[Secret], names: set[str]) -> list[Finding]:
    """The same for what the server writes down: no token and no card has any business there."""
    found = [
        Finding(f"log: {secret.kind}", "operator", "log", secret.text) for secret in secrets if secret.text in text
    ]
    rare = {name for name in names if "_" in name}
    return found + [Finding("log: card", "operator", "log", name) for name in named(text, rare)]


def around(text: str, name: str) -> str:
    """A name with its surroundings, to understand where it comes from."""
    at = text.find(name)
    return f"{text[:60]} … {text[max(0, at - 120) : at + len(name) + 40]}"


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def is_dealt_anew(heard: Heard) -> bool:
    return any(part in heard.source for part in DEALT_ANEW)


def without_position(heard: Heard) -> str:
    """The text of a message; a report holds a position dealt anew in one of its lines."""
    if "/api/reports/" not in heard.source:
        return heard.text
    return "\n".join([line for line in heard.text.splitlines() if not line.startswith("position:")])


def parsed(text: str) -> Any:
    """The JSON of a message; what an HTTP answer says in its headers comes before an empty line of its own."""
    start = text.find("{")
    try:
        return json.loads(text[start:]) if start >= 0 else None
    except json.JSONDecodeError:
        return None


def keys(data: Any) -> set[str]:
    """The names of all fields, at any depth."""
    if isinstance(data, dict):
        return set(data).union(*[keys(value) for value in data.values()])
    if isinstance(data, list):
        return set().union(*[keys(value) for value in data])
    return set()


def difference(given: Any, expected: Any, path: str = "") -> str:
    """The first place where two pieces of JSON are not the same."""
    if isinstance(given, dict) and isinstance(expected, dict):
        for key in [*given, *expected]:
            if given.get(key) != expected.get(key):
                return difference(given.get(key), expected.get(key), f"{path}.{key}")
    if isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        for at, (left, right) in enumerate(zip(given, expected, strict=True)):
            if left != right:
                return difference(left, right, f"{path}.{at}")
    return f"{path}: {json.dumps(given)[:120]} instead of {json.dumps(expected)[:120]}"
