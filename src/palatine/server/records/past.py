"""Earlier moments of a game that may still be going on, as one of its watchers saw them then."""

from palatine.kernel.table import Table
from palatine.server.records.again import again, decisions
from palatine.server.records.eyes import Eyes
from palatine.server.records.replay import is_open, no_step
from palatine.server.room.former import named_in


def past(table: Table, eyes: Eyes, lang: str, step: int | None, event: int | None) -> dict[str, object]:
    """The table after a step, or after the decision that brought an event of the chronicle.

    Points are left out: some of them count what others may not know yet.
    """
    told = 0
    for played in again(named_in(table, lang)):
        told += len(played.events)
        if played.number == step or (event is not None and told > event):
            label = (played.pl if lang == "pl" else played.en) if is_open(played, eyes) else None
            return {
                "number": played.number,
                "moves": decisions(table),
                "seat": played.seat,
                "label": label,
                "events": told,
                "to_act": list(played.table.to_act),
                "view": eyes.view(played.table),
            }
    raise no_step(step if step is not None else event or 0, decisions(table))
