"""The browser page, if one is built in: files with lasting names are kept for good, everything else is asked for.

The files are held in memory, so that a page which is being built anew does not disturb a running server. When a new
build is complete it is taken over; the files of the build before stay, for browsers that still show it.
"""

import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from palatine.server.web.packing import for_the_way

BUILT_IN: Final = Path(__file__).parent.parent / "page"
INDEX: Final = "/index.html"
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
NAMED: Final = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKABLE: Final = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
"""Files that become much smaller on the way; pictures and fonts are small already."""
PLAIN: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Palatine</title>
<meta name="viewport" content="width=device-width"></head><body>
<h1>Palatine</h1>
<p>This server speaks to programs: its description is at <a href="/api/openapi.json">/api/openapi.json</a>, and
docs/protocol.md of the source explains it. No browser page is installed here.</p>
<p lang="pl">Ten serwer rozmawia z programami: jego opis jest pod adresem
<a href="/api/openapi.json">/api/openapi.json</a>, a wyjaśnia go plik docs/protocol.md w kodzie źródłowym. Strona do
gry nie jest tu zainstalowana.</p>
</body></html>
"""


class Pages:
    """What answers when no route does: a file of the page, the page itself for its own addresses, or nothing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder if folder is not None else BUILT_IN if BUILT_IN.is_dir() else None
        self.files: dict[str, bytes] = {}
        """Every file by its address: a path that is not listed cannot be asked for."""
        self.before: dict[str, bytes] = {}
        """Lasting files of the build before this one."""
        self.stamp: tuple[int, int] | None = None
        self.refresh()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await Response(status_code=404)(scope, receive, send)
            return
        answer = self.response(scope["method"], scope["path"], Headers(scope=scope))
        await answer(scope, receive, send)

    def refresh(self) -> None:
        """Take over a new build, if there is one and it is complete."""
        if self.folder is None:
            return
        try:
            paths = [path for path in sorted(self.folder.rglob("*")) if path.is_file() and not path.is_symlink()]
            stamp = (len(paths), max([path.stat().st_mtime_ns for path in paths], default=0))
            if stamp == self.stamp:
                return
            found = {"/" + path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}
        except OSError:  # a build is just being written; the next visitor looks again
            return
        index = found.get(INDEX)
        if index is None or any(name not in found for name in NAMED.findall(index.decode(errors="replace"))):
            return
        if index != self.files.get(INDEX):
            self.before = {path: body for path, body in self.files.items() if _lasts(path)}
        self.files, self.stamp = found, stamp

    def response(self, method: str, path: str, headers: Headers) -> Response:
        """The answer for an address; raises for one that nobody knows."""
        if method not in ("GET", "HEAD") or path.startswith("/api/") or path == "/api":
            raise HTTPException(404)
        if path == INDEX or "." not in path.rpartition("/")[2]:
            return self._page(path, headers)
        body = self.files.get(path)
        if body is None:
            body = self.before.get(path)
        if body is None:
            self.refresh()
            body = self.files.get(path)
        if body is None:
            raise HTTPException(404)
        return _sent(path, body, headers)

    def _page(self, path: str, headers: Headers) -> Response:
        self.refresh()
        index = self.files.get(INDEX)
        if index is not None:
            return _sent(INDEX, index, headers)
        if path == "/" or path.startswith(("/t/", "/claim/", "/watch/")):
            return HTMLResponse(PLAIN, headers={"Cache-Control": ASK_FIRST})
        raise HTTPException(404)


def _lasts(path: str) -> bool:
    """Whether the name changes with the contents."""
    return path.startswith("/assets/") and HASHED.search(path) is not None


def _sent(path: str, body: bytes, headers: Headers) -> Response:
    suffix = path[path.rfind(".") :]
    told = {"Cache-Control": FOREVER if _lasts(path) else ASK_FIRST}
    if suffix in PACKABLE:
        body, packing = for_the_way(body, headers)
        told |= packing
    return Response(body, headers=told, media_type=KINDS.get(suffix, "application/octet-stream"))
