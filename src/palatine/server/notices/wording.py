"""A notice as people and programs read it: one sentence, and the plain facts behind it."""

from datetime import datetime
from typing import Any, Final

import palatine.api
from palatine.server.store.notices import Notice

KINDS: Final[dict[str, tuple[str, str]]] = {
    "turn": ("it is your turn", "twoja kolej"),
    "invited": ("a seat is kept for you", "czeka na ciebie miejsce przy stole"),
    "joined": ("somebody sits down at your table", "ktoś siada przy twoim stole"),
    "proposal": ("a proposal waits for your answer", "propozycja czeka na twoją odpowiedź"),
    "deadline": ("your time is running out", "kończy się twój czas"),
    "over": ("the game is over", "koniec gry"),
}
"""What the kinds of notices say after the name of the game."""


_MONTHS: Final[dict[str, str]] = {
    "en": "January February March April May June July August September October November December",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
}


def moment(at: int, lang: str) -> str:
    """`15 November, 19:00 CET`: in the zone of the server, for it knows no other; a page has `deadline` and its own."""
    local = datetime.fromtimestamp(at / 1000).astimezone()
    month = _MONTHS["pl" if lang == "pl" else "en"].split()[local.month - 1]
    return f"{local.day}\u00a0{month}, {local:%H:%M %Z}"


def sentence(notice: Notice, lang: str) -> str:
    """`Kingsburg: it is your turn (until 15 November, 19:00 CET).`"""
    polish = lang == "pl"
    words = KINDS[notice.kind][1 if polish else 0]
    deadline = notice.data.get("deadline")
    if isinstance(deadline, int):
        words += f" ({'do' if polish else 'until'} {moment(deadline, lang)})"
    if notice.game is None:
        return f"{words[:1].upper()}{words[1:]}."
    return f"{palatine.api.game(notice.game).title(lang)}: {words}."


def face(notice: Notice, lang: str) -> dict[str, Any]:
    """A notice as its user's page gets it."""
    return {
        "id": notice.public_id,
        "kind": notice.kind,
        "table": notice.table,
        "game": notice.game,
        "seat": notice.seat,
        "deadline": notice.data.get("deadline"),
        "text": sentence(notice, lang),
        "at": notice.created_at,
        "seen": notice.seen_at is not None,
    }


def payload(notice: Notice, lang: str, address: str) -> dict[str, Any]:
    """What leaves the server. Chat services look for the sentence under `text` or `content`."""
    url = f"{address}/t/{notice.table}"
    words = f"{sentence(notice, lang)} {url}"
    facts = {name: value for name, value in face(notice, lang).items() if name != "seen"}
    return {**facts, "url": url, "text": words, "content": words}
