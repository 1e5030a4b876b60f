"""The browser page, if one is built in: files with lasting names are kept for good, everything else is asked for."""

import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from palatine.server.web.packing import for_the_way

BUILT_IN: Final = Path(__file__).parent.parent / "page"
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
PACKABLE: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
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
        found = folder if folder is not None else BUILT_IN if BUILT_IN.is_dir() else None
        self.files: Final[dict[str, Path]] = {}
        """Every file by its address: a path that is not listed cannot be asked for."""
        if found is not None:
            for path in sorted(found.rglob("*")):
                if path.is_file() and not path.is_symlink():
                    self.files["/" + path.relative_to(found).as_posix()] = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await Response(status_code=404)(scope, receive, send)
            return
        answer = self.response(scope["method"], scope["path"], Headers(scope=scope))
        await answer(scope, receive, send)

    def response(self, method: str, path: str, headers: Headers) -> Response:
        """The answer for an address; raises for one that nobody knows."""
        if method not in ("GET", "HEAD") or path.startswith("/api/") or path == "/api":
            raise HTTPException(404)
        file = self.files.get(path)
        if file is not None and path != "/index.html":
            lasting = path.startswith("/assets/") and HASHED.search(path)
            return self._sent(file, FOREVER if lasting else ASK_FIRST, headers)
        if "." in path.rpartition("/")[2] and path != "/index.html":
            raise HTTPException(404)
        index = self.files.get("/index.html")
        if index is not None:
            return self._sent(index, ASK_FIRST, headers)
        if path == "/" or path.startswith(("/t/", "/claim/")):
            return HTMLResponse(PLAIN, headers={"Cache-Control": ASK_FIRST})
        raise HTTPException(404)

    @staticmethod
    def _sent(file: Path, keep: str, headers: Headers) -> Response:
        kind = PACKABLE.get(file.suffix)
        if kind is None:
            return FileResponse(file, headers={"Cache-Control": keep})
        body, told = for_the_way(file.read_bytes(), headers)
        return Response(body, headers={**told, "Cache-Control": keep}, media_type=kind)
