"""Everything that is kept about a person, in one file: data as JSON, finished games as records that play anywhere.

Of a game that is not over it holds what the person's seats may know, and nothing else.
"""

import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import select

from palatine.kernel.errors import PalatineError
from palatine.server.hall.hall import Hall
from palatine.server.room import faces
from palatine.server.room.former import named_in
from palatine.server.room.room import Room
from palatine.server.store import accounts, notices, removal, schema, users
from palatine.server.store.users import User

README: Final = """\
Palatine: everything that this server keeps about you.

me.json        your name, account and address, devices, tokens of programs (without their secrets), notices, reports
tables.json    the tables where you sit, that you opened, or where you once did something
games/*.txt    records of finished games: `palatine replay FILE` plays them again, and any server reads them
games/*.json   games that are not over, as your seat sees them now

Palatine: wszystko, co ten serwer o tobie przechowuje. Pliki games/*.txt to zapisy zakończonych gier (`palatine replay
PLIK`), pliki games/*.json to gry, które jeszcze trwają, tak jak widzi je teraz twoje miejsce.
"""


def exported(hall: Hall, user: User, lang: str) -> bytes:
    """The file, as a ZIP. ASIDE."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README.txt", README)
        archive.writestr("me.json", _json(_about(hall, user)))
        lines = []
        for public_id in hall.database.consult(lambda c: removal.tables_with(c, user.id)):
            try:
                room = hall.room(public_id)
            except PalatineError:
                lines.append({"id": public_id, "damaged": True})
                continue
            lines.append(_line(room, user, lang))
            for name, text in _games(room, user, lang):
                archive.writestr(f"games/{name}", text)
        archive.writestr("tables.json", _json(lines))
    return packed.getvalue()


def _about(hall: Hall, user: User) -> dict[str, Any]:
    now = hall.now()
    r = schema.reports.c
    with hall.database.reading() as connection:
        facts = accounts.facts(connection, user.id)
        sessions = [
            {"kind": one.kind, "label": one.label, "created_at": one.created_at, "seen_at": one.seen_at}
            for kind in (users.BROWSER, users.TOKEN)
            for one in users.sessions_of(connection, user, kind, now)
        ]
        told = [
            {"kind": one.kind, "table": one.table, "seat": one.seat, "at": one.created_at, "seen_at": one.seen_at}
            for one in notices.listed(connection, user.id, 10_000)
        ]
        reports = [
            {"id": row.public_id, "words": row.words, "at": row.created_at}
            for row in connection.execute(select(r.public_id, r.words, r.created_at).where(r.user_id == user.id))
        ]
    return {
        "id": user.public_id,
        "nickname": user.nickname,
        "account": user.account,
        "lang": user.lang,
        "email": facts.email,
        "webhook": user.webhook_url,
        "created_at": user.created_at,
        "password_at": facts.password_at,
        "recovery_codes_left": facts.codes_left,
        "sessions": sessions,
        "notices": told,
        "reports": reports,
    }


def _line(room: Room, user: User, lang: str) -> dict[str, Any]:
    return {**faces.table_face(room, None, user.public_id, (), lang), "my_seats": room.seats_of(user.public_id)}


def _games(room: Room, user: User, lang: str) -> Iterator[tuple[str, str]]:
    """A record if the game is over, else what each seat of the person may know."""
    if room.status == "over" and room.table is not None:
        yield f"{room.setting.id}.txt", named_in(room.table, lang).record()
        return
    for seat in room.seats_of(user.public_id):
        yield f"{room.setting.id}-{seat + 1}.json", _json(faces.state(room, seat, lang, None, user.public_id))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
