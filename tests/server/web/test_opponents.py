"""Bots as people meet them."""

import palatine
from palatine import api
from palatine.books.catalogue import families_of
from palatine.server.web.opponents import opponents

SETTINGS: list[dict[str, object]] = [
    {},
    {"edition": 1},
    {"modules": ["governors", "destiny", "whims", "extra_rows", "soldier_tokens"]},
    {"module": "advisors"},
]


def test_no_bot_is_called_like_a_card() -> None:
    """A bot's office stands beside cards in the log: „Giermek Wróbel zyskuje 1 złoto (Giermek)” is a riddle."""
    cards: set[str] = set()
    for name in palatine.games():
        rules = api.game(name)
        known = {option.name for option in rules.options}
        for chosen in [chosen for chosen in SETTINGS if set(chosen) <= known]:
            for family in families_of(rules.prepared(2, chosen, None)):
                cards.update([word for row in family.rows for word in (row.en, row.pl)])
    assert {"Jester", "Giermek", "Rycerz"} <= cards
    for bot in opponents():
        assert not {bot.name.en, bot.name.pl} & cards, bot.name
    assert len({bot.name.pl for bot in opponents()}) == len(opponents())
