"""Where something comes from, in words: the advisor, tile, building, card or occasion; and the names of players."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import headings
from palatine.games.kingsburg.actions import ADVISOR
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.court import board_rank
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

_OCCASIONS: Final = {
    headings.FROM_ENEMY: ("Reward of the battle", "Nagroda za wygraną"),
    headings.FROM_STRONGEST: ("Strongest winner", "Premia dla najsilniejszego"),
    headings.FROM_AUCTION: ("Auction", "Licytacja"),
    headings.FROM_TOKENS: ("Last soldier token", "Ostatni żeton wojsk"),
    headings.FROM_ALLIANCE: ("Alliance", "Sojusz"),
    headings.FROM_RIVAL: ("Another player's whim", "Kaprys innego gracza"),
}
_PHASES: Final = {headings.FROM_AID: 1, headings.FROM_FAVOUR: 3, headings.FROM_RECRUITMENT: 7}


def player_name(g: "Kingsburg", seat: int, lang: str) -> str:
    if g.names:
        return g.names[seat]
    return f"{'gracz' if lang == 'pl' else 'player'} {seat + 1}"


def power_name(box: Box, number: int, lang: str) -> str:
    """A name with its family noun where an advisor is called the same."""
    name = box.powers[number].name(lang)
    if headings.FIRST_GOVERNOR <= number < headings.FIRST_GROUP:
        return f"gubernator {name}" if lang == "pl" else f"governor {name}"
    return name


def advisor_name(box: Box, rank: i64, lang: str) -> str:
    """An advisor of the board, or one of the Politician's (KB-16.16)."""
    return box.advisors[rank - 1].name(lang) if rank <= RANKS else ADVISOR.word(int(rank) - 1, lang)


def source_text(box: Box, source: i64, lang: str) -> str:
    """As it stands in a bracket: no other bracket in it, and no capital that a sentence would want."""
    if source <= RANKS:
        return advisor_name(box, source, lang)
    if source >= headings.FROM_BUILDING:
        return power_name(box, int(source - headings.FROM_BUILDING), lang)
    if source >= headings.FROM_PRIVATE:
        rank = board_rank(RANKS + 1 + source - headings.FROM_PRIVATE)
        return f"własny polityk, ranga {rank}" if lang == "pl" else f"private advisor, rank {rank}"
    if source in _PHASES:
        return TERMS[box.edition].phase(_PHASES[source], lang)
    return _OCCASIONS[source][1 if lang == "pl" else 0]


def asking(g: "Kingsburg", source: i64, lang: str) -> str:
    """At the start of a question: a whim tile is named before the advisor it covers (KB-19.2)."""
    if source <= RANKS and g.whims >> source & 1:
        return f"{g.box.whims[source - 1].name(lang)} ({advisor_name(g.box, source, lang)})"
    if headings.FROM_PRIVATE <= source < headings.FROM_BUILDING:
        return capital(ADVISOR.word(int(RANKS + source - headings.FROM_PRIVATE), lang))
    asker = capital(source_text(g.box, source, lang))
    if source >= headings.FROM_BUILDING and g.box.robs[source - headings.FROM_BUILDING]:  # KB-20.5: from whom they take
        rank = g.lowest_uninfluenced()
        rows = g.box.whims if g.whims >> rank & 1 else g.box.advisors
        return f"{asker} ({rows[rank - 1].name(lang)})" if rank else asker
    return asker


def asking_power(g: "Kingsburg", power: i64, lang: str) -> str:
    return asking(g, headings.FROM_BUILDING + power, lang)


def capital(text: str) -> str:
    """A sentence begins with a capital, whatever it begins with; the rest of a name stays as it is."""
    return text[:1].upper() + text[1:]
