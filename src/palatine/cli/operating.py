"""The commands of an operator who tidies up: prune, admin."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from palatine.cli import arguments
from palatine.cli.arguments import Word
from palatine.cli.messages import say, trouble
from palatine.cli.serving import Folder, moment, opened, part, reachable, settings_of, show_rows

MOST_DAYS: Final = 36_500
ACTIONS: Final = ("block", "unblock", "blocks", "remove", "reports")


def prune(
    tables: Word = "",
    guests: Word = "",
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Word = "",
    data: Folder = "",
    lang: Word = "",
) -> None:
    language = arguments.language(lang)
    table_days = arguments.whole("--tables", tables, 0, MOST_DAYS) if tables else None
    guest_days = arguments.whole("--guests", guests, 0, MOST_DAYS) if guests else None
    with hands(database, data) as admin:
        settings = admin.settings
        if not any((table_days or settings.keep_unfinished, guest_days or settings.keep_guests)):
            raise trouble("prune.terms")
        with reachable(Path()):
            found = admin.prune(table_days, guest_days, dry_run)
    print(say("prune.would" if dry_run else "prune.done", language, tables=len(found.tables), guests=found.guests))
    for table in found.tables:
        print(f"  {table}")


def admin(
    action: Annotated[str, typer.Argument(metavar="|".join(ACTIONS), show_default=False)] = "",
    who: Annotated[str, typer.Argument(metavar="WHO", show_default=False)] = "",
    why: Word = "",
    database: Word = "",
    data: Folder = "",
    lang: Word = "",
) -> None:
    language = arguments.language(lang)
    if action not in ACTIONS:
        raise trouble("admin.action", value=action, known=", ".join(ACTIONS))
    if action in ("block", "unblock", "remove") and not who:
        raise trouble(f"admin.{action}.who")
    rows: list[tuple[str, ...]]
    with hands(database, data) as hand, reachable(Path()):
        if action == "block":
            done = hand.block(who, why)
            print(say("admin.blocked", language, what=done.what))
        elif action == "unblock":
            hand.unblock(who)
            print(say("admin.unblocked", language, what=who))
        elif action == "remove":
            hand.remove_table(who)
            print(say("admin.removed", language, what=who))
        elif action == "blocks":
            rows = [(moment(one.created_at), one.kind, one.what, one.why) for one in hand.blocks()]
            show_rows(language, "admin", ("when", "kind", "what", "why"), rows)
        else:
            rows = [
                (one.public_id, moment(one.created_at), one.table, f"{one.about_name} ({one.about})", one.words)
                for one in hand.reports()
            ]
            show_rows(language, "admin", ("id", "when", "table", "about", "words"), rows)


COMMANDS: Final[tuple[Callable[..., None], ...]] = (prune, admin)


def hands(database: str, data: str) -> Any:
    """The operator's hands on a database that exists."""
    settings = settings_of(database, data)
    opened(settings)
    return part("palatine.server.admin").Admin(settings)
