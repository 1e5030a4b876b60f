"""The commands of whoever runs a server: serve, worker, backup, restore, reports.

The server's libraries are an extra of the package, so they are imported only when one of these commands is used.
"""

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli import arguments
from palatine.cli.arguments import File, Word
from palatine.cli.boards import Board
from palatine.cli.messages import say, trouble
from palatine.cli.screen import Screen, console

Folder = Annotated[str, typer.Option("--data", "--data-dir", metavar="…")]
FILE_NAME: Final = "palatine.db"
SQLITE: Final = "sqlite:///"
MOST_WORKERS: Final = 256


def serve(
    host: Word = "",
    port: Word = "",
    database: Word = "",
    data: Folder = "",
    workers: Word = "",
    public_url: Word = "",
    browser: Annotated[bool, typer.Option("--browser")] = False,
    lang: Word = "",
) -> None:
    language = arguments.language(lang)
    count = arguments.whole("--workers", workers, 0, MOST_WORKERS) if workers else None
    number = arguments.whole("--port", port, 0, 65535) if port else None
    if public_url and not public_url.startswith(("http://", "https://")):
        raise trouble("bad.url", option="--public-url", value=public_url)
    module = part("palatine.server.serve")
    settings = settings_of(database, data, host=host or None, port=number, workers=count, public_url=public_url or None)

    make_room(settings)

    def ready(address: str) -> None:
        print(say("serve.ready", language, address=address), flush=True)
        print(say("serve.kept", language, place=place_of(settings.database)), flush=True)
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    raise typer.Exit(module.serve(settings, ready))


def has_screen() -> bool:
    """Whether a browser would have a window to open in; a text browser must not take the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def worker(server: Word = "", workers: Word = "1", lang: Word = "") -> None:
    language = arguments.language(lang)
    if not server.startswith(("http://", "https://")):
        raise trouble("bad.url", option="--server", value=server)
    count = arguments.whole("--workers", workers, 1, MOST_WORKERS)
    token = os.environ.pop("PALATINE_WORKER_TOKEN", "")
    if not token:
        raise trouble("worker.token")
    module = part("palatine.server.workers.supervisor")
    part("palatine.server.logs").set_up()
    supervisor = module.Supervisor(count, server, token)
    module.run_until_signalled(supervisor, lambda: print(say("worker.ready", language, server=server), flush=True))


def backup(file: File = "", database: Word = "", data: Folder = "", lang: Word = "") -> None:
    language = arguments.language(lang)
    if not file:
        raise trouble("backup.file")
    path = Path(file)
    module = part("palatine.server.store.backup")
    if path.exists():
        raise trouble("backup.exists", path=path)
    with reachable(path):
        module.backup(opened(settings_of(database, data)), path)
    print(say("backup.done", language, path=path))


def restore(
    file: File = "",
    database: Word = "",
    data: Folder = "",
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Word = "",
) -> None:
    language = arguments.language(lang)
    path = Path(file)
    if not file or not path.is_file():
        raise trouble("file.missing", path=file) if file else trouble("bad.file")
    module = part("palatine.server.store.backup")
    settings = settings_of(database, data)
    make_room(settings)
    with reachable(path):
        module.restore(settings.database, path, force=force)
    print(say("restore.done", language, place=place_of(settings.database)))


def reports(
    report: Annotated[str, typer.Argument(metavar="ID", show_default=False)] = "",
    database: Word = "",
    data: Folder = "",
    lang: Word = "",
) -> None:
    language = arguments.language(lang)
    kept = part("palatine.server.store.reports")
    place = part("palatine.server.store.database").Database(opened(settings_of(database, data)))
    try:
        with reachable(Path()):
            if report:
                found = place.consult(lambda connection: kept.by_public_id(connection, report))
            else:
                found = place.consult(kept.listed)
    finally:
        place.close()
    if found is None:
        raise trouble("reports.unknown", value=report)
    if report:
        print(found.file, end="" if found.file.endswith("\n") else "\n")
    else:
        show_reports(language, found)


def show_reports(language: str, reports: list[Any]) -> None:
    rows = [(one.public_id, moment(one.created_at), one.table, str(one.number), one.words) for one in reports]
    show_rows(language, "reports", ("id", "when", "table", "entry", "words"), rows)
    if rows:
        Screen(language, Board()).write(say("reports.more", language), "dim")


def moment(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def show_rows(language: str, about: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """What is kept, row by row; the sentences of these columns begin with `about`."""
    screen = Screen(language, Board())
    if not rows:
        screen.write(screen.say(f"{about}.none"))
        return
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in columns:
        grid.add_column(screen.say(f"{about}.{key}"))
    for row in rows:
        grid.add_row(*[Text(cell) for cell in row])
    console().print(grid)


COMMANDS: Final[tuple[Callable[..., None], ...]] = (serve, worker, backup, restore, reports)


def part(name: str) -> Any:
    """A module of the server, or the sentence that says what to install."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("palatine"):
            raise
        raise trouble("server.missing", package=error.name) from None


@contextmanager
def reachable(path: Path) -> Iterator[None]:
    """What the operating system or the database objects to, as one sentence."""
    try:
        yield
    except OSError as error:
        raise trouble("file.unwritable", path=path, why=error.strerror or str(error)) from None
    except Exception as error:
        # The libraries of the server are not known here; their errors quote the address with its password.
        if not type(error).__module__.startswith("sqlalchemy"):
            raise
        raise trouble("database.closed", why=type(error).__name__) from None


def settings_of(database: str, data: str, **given: object) -> Any:
    """Settings from the command line, then PALATINE_* variables, then the folder of this user."""
    folder = Path(data or os.environ.get("PALATINE_DATA_DIR", "") or own_folder())
    address = database or os.environ.get("PALATINE_DATABASE", "") or str(folder.absolute() / FILE_NAME)
    if "://" not in address:
        address = f"{SQLITE}{address}"
    settings = part("palatine.server.settings")
    return settings.Settings.read(database=address, data_dir=folder, **given)


def make_room(settings: Any) -> None:
    """The folders of a server, for nobody else's eyes."""
    folders = [settings.data_dir]
    if settings.database.startswith(SQLITE):
        folders.append(Path(settings.database.removeprefix(SQLITE)).parent)
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise trouble("file.unwritable", path=folder, why=error.strerror or str(error)) from None


def opened(settings: Any) -> str:
    """The address of a database that exists: reading must not make an empty one."""
    address = str(settings.database)
    if address.startswith(SQLITE) and not Path(address.removeprefix(SQLITE)).is_file():
        raise trouble("file.missing", path=address.removeprefix(SQLITE))
    return address


def own_folder() -> Path:
    """Where programs keep what belongs to their user."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "palatine"


def place_of(database: str) -> str:
    """Where the games are, without the password in the address of a database."""
    if database.startswith(SQLITE):
        return database.removeprefix(SQLITE)
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
