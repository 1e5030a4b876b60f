"""The catalogue of any game: what its box and its action book say, for a game that has drawn up none of its own."""

from typing import Final

from palatine.books.catalogue import Catalogue, families_of, said
from palatine.kernel.table import Table

ICON: Final = "scroll"


def plain_catalogue(table: Table) -> dict[str, object]:
    """The cards by family, then whatever else an action can name."""
    found = Catalogue(table, {})
    found.seats()
    domains = [domain for verb in table.game.book.verbs for domain in verb.domains if domain.target]
    nouns = {id: domain.target for domain in domains for id in domain.texts}
    for family in families_of(table):
        found.family(family.name, said(family.name, family.name), ICON)
        for row in family.rows:
            found.add(family.name, nouns.get(row.id, family.name), row, ICON)
    for domain in domains:
        for id, en, pl in zip(domain.texts, domain.en, domain.pl, strict=True):
            if f"{domain.target}:{id}" in found.things:
                continue
            if domain.target not in found.families:
                found.family(domain.target, said(domain.target, domain.target), ICON)
            found.piece(domain.target, domain.target, id, said(en, pl), ICON, is_named=id not in found.ids)
    return found.as_data()
