"""Names that came with a record, as they may be shown: cleaned, or replaced by plain ones."""

from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table
from palatine.server.room.checks import clean_name


def shown_names(table: Table) -> list[str]:
    """A name for each seat."""
    found: list[str] = []
    for seat in range(int(table.seat_count)):
        name = table.names[seat] if seat < len(table.names) else ""
        try:
            found.append(clean_name(name))
        except PalatineError:
            found.append(f"{seat + 1}")
    return found
