"""Things that somebody points at: why they cannot be used by anybody now, or what has to be decided before them."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins import headings
from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    JAR_SPACE,
    OUTSIDER,
    PALADIN,
    SPACE,
    TAVERN_CARD,
    TOWNSFOLK_CARD,
)
from palatine.games.paladins.board_reasons import no_target
from palatine.games.paladins.components import COMMISSION, WORKERS
from palatine.games.paladins.zones import DRAWN, PLAYED
from palatine.kernel.frame import Frame
from palatine.kernel.prompt import Reason

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

_FIRST: Final = {
    headings.STARTING_TOWNSFOLK: (
        "PA-2.8", "Before the first round you only take one of the Townsfolk.",
        "Przed pierwszą Rundą wybierasz tylko Mieszczanina.",
    ),
    headings.CHOOSE_PALADIN: (
        "PA-3.4", "First choose your Paladin; Tavern and actions come later in the round.",
        "Najpierw wybierz Paladyna; Karczma i akcje są w dalszej części Rundy.",
    ),
    headings.HIRE: (
        "PA-3.5", "First take a Tavern card; actions begin when everybody has one.",
        "Najpierw weź kartę Karczmy; akcje zaczynają się, gdy ma ją każdy.",
    ),
    headings.WORKERS: (
        "PA-4.2", "The action is chosen already; now choose its workers.",
        "Akcja jest już wybrana; teraz wybierz do niej Robotników.",
    ),
    headings.KEEP_WORKERS: (
        "PA-10.2", "You have passed; only choose the workers you keep.",
        "W tej Rundzie to już pas; wybierz tylko Robotników, którzy zostają.",
    ),
}  # fmt: skip
"""What the question of a step puts first."""
_THINGS: Final = {
    "crew": (
        "PA-5.8", "This card is in a player's crew.", "Ta karta jest w drużynie gracza.",
    ),
    "townsfolk gone": (
        "PA-5.9", "This card lies on the Townsfolk discards.", "Ta karta leży na stosie odrzuconych Mieszczan.",
    ),
    "taken outsider": (
        "PA-6.17", "This Outsider has been attacked or converted already.",
        "Ten Najeźdźca jest już Zaatakowany albo Nawrócony.",
    ),
    "outsider gone": (
        "PA-10.4", "This card lies on the Outsider discards.", "Ta karta leży na stosie odrzuconych Najeźdźców.",
    ),
    "tavern taken": (
        "PA-3.5", "This Tavern card has been taken.", "Ta karta Karczmy jest już wzięta.",
    ),
    "tavern gone": (
        "PA-10.4", "This Tavern card is not on the table this round.",
        "Tej karty Karczmy nie ma w tej Rundzie na stole.",
    ),
    "tavern later": (
        "PA-3.5", "A Tavern card is taken once a round, before the actions.",
        "Kartę Karczmy bierze się raz na Rundę, przed akcjami.",
    ),
    "paladin working": (
        "PA-3.8", "This Paladin works for the whole round already.", "Ten Paladyn działa już przez całą Rundę.",
    ),
    "paladin played": (
        "PA-A.1", "This Paladin has been played and is out of the game.", "Ten Paladyn jest już zagrany i poza grą.",
    ),
    "paladin elsewhere": (
        "PA-3.4", "This Paladin is not among the three you drew.", "Tego Paladyna nie ma wśród trzech dobranych kart.",
    ),
    "paladin later": (
        "PA-3.4", "A Paladin is chosen at the beginning of the round.", "Paladyna wybiera się na początku Rundy.",
    ),
    "wall": (
        "PA-6.6", "Fortify draws the top Wall; Walls that lie on a board stay there.",
        "Fortyfikacja kładzie wierzchnią kartę Muru; karty na planszy już tam zostają.",
    ),
    "suspicion": (
        "PA-8.5", "Suspicions are not chosen: the newest one is always discarded first.",
        "Podejrzeń się nie wybiera: zawsze najpierw odrzuca się najnowsze.",
    ),
    "townsfolk_space": (
        "PA-5.6", "A space only says what its card costs: choose the card.",
        "Pole mówi tylko, ile kosztuje leżąca na nim karta: wybierz kartę.",
    ),
    "jar_piece": (
        "PA-6.11", "Absolve always moves the left-most Jar: choose the space it goes to.",
        "Rozgrzeszenie zawsze przenosi pierwszy Dzban od lewej: wybierz dla niego pole.",
    ),
    "workshop": (
        "PA-5.2", "Develop always takes the left-most Workshop: choose the slot it goes to.",
        "Rozwój zawsze bierze pierwszy Warsztat od lewej: wybierz dla niego pole.",
    ),
    "order": (
        "PA-7.1", "A King's Order is fulfilled by doing its action three times.",
        "Królewski Dekret wypełnia się, wykonując jego akcję trzy razy.",
    ),
    "scheme": (
        "PA-14.9", "Schemes are the virtual player's cards.", "Schematy to karty gracza wirtualnego.",
    ),
    "worker": (
        "PA-4.1", "First choose an action, then its workers.", "Najpierw wybierz akcję, potem Robotników do niej.",
    ),
    "worker unfit": (
        "PA-4.2", "No group of your workers that fits has this one.",
        "W żadnej pasującej grupie twoich Robotników nie ma tego Robotnika.",
    ),
    "left side": (
        "PA-5.2", "Workshops go on the actions of the right side only.",
        "Warsztaty umieszcza się tylko na akcjach z prawej strony.",
    ),
    "workshops full": (
        "PA-5.2", "Both marked slots of this action have a Workshop.", "Oba pola tej akcji mają już Warsztat.",
    ),
}  # fmt: skip


def _thing(what: str) -> Reason:
    return Reason(*_THINGS[what])


_NEVER: Final = ("wall", "suspicion", "townsfolk_space", "jar_piece", "workshop", "order", "scheme")
"""Things that no action names, each with a reason of its own."""
_IDS: Final = {
    "townsfolk": TOWNSFOLK_CARD.texts, "outsider": OUTSIDER.texts, "tavern": TAVERN_CARD.texts,
    "paladin": PALADIN.texts, "favour": FAVOUR.texts, "space": SPACE.texts, "jar": JAR_SPACE.texts,
    "action": BOARD_ACTION.texts, "worker": WORKERS,
}  # fmt: skip


def known_thing(target: str) -> bool:
    """Whether the text names something that lies on tables of this game."""
    noun, _, id = target.partition(":")
    return id in _IDS.get(noun, []) or noun in _NEVER


def thing_reason(g: "Paladins", f: Frame, target: str) -> Reason | None:
    """Why a thing is out of everybody's reach, or not what this moment of the round is about."""
    noun, _, id = target.partition(":")
    card = _IDS[noun].index(id) if id in _IDS.get(noun, []) else -1
    if noun == "townsfolk":
        return _townsfolk(g, card)
    if noun == "outsider":
        return _outsider(g, card)
    if noun == "tavern":
        return _tavern(g, f, card)
    if noun == "paladin":
        return _paladin(g, f, card)
    if noun == "favour" and card not in [int(other) for other in g.favours]:
        return no_target("favour")
    if noun == "space" and not g.free >> card & 1:
        return no_target("space" if g.box.open >> card & 1 else "closed")
    if noun == "jar" and g.seat[int(f.seat)].jar_spaces >> card & 1:
        return no_target("jar")
    if noun == "action":
        return _action(g, f, card)
    if noun == "worker" and f.step in (headings.ACTION, headings.WORKERS):
        return _thing("worker" if f.step == headings.ACTION else "worker unfit")
    return _thing(noun) if noun in _NEVER else None


def first_reason(g: "Paladins", f: Frame) -> Reason | None:
    """What has to be decided before anything else; nothing when an action is asked for."""
    if f.step == headings.ACTION:
        return None
    if f.step in _FIRST:
        return Reason(*_FIRST[f.step])
    rule = g.game.steps[f.step].rule
    if f.step == headings.DISCARD_SUSPICION and f.seat != g.active:
        return Reason(
            "PA-8.6",
            "An Inquisition is going on; first decide about your Suspicions.",
            "Trwa Inkwizycja; najpierw zdecyduj o swoich Podejrzeniach.",
        )
    return Reason(
        rule,
        "Your last action is not finished; first decide about its reward.",
        "Poprzednia akcja jeszcze trwa; najpierw zdecyduj o jej nagrodzie.",
    )


def _townsfolk(g: "Paladins", card: int) -> Reason | None:
    if card in [int(other) for other in g.townsfolk]:
        return None
    if any([s.crew_bits >> card & 1 for s in g.seat]):
        return _thing("crew")
    return _thing("townsfolk gone") if g.townsfolk_gone >> card & 1 else no_target("townsfolk")


def _outsider(g: "Paladins", card: int) -> Reason | None:
    if card in [int(other) for other in g.outsiders]:
        return None
    if any([card in [int(other) for other in [*s.trophies, *s.converts]] for s in g.seat]):
        return _thing("taken outsider")
    return _thing("outsider gone") if g.outsiders_gone >> card & 1 else no_target("outsider")


def _tavern(g: "Paladins", f: Frame, card: int) -> Reason | None:
    if card in [int(s.tavern) for s in g.seat]:
        return _thing("tavern taken")
    if card not in [int(other) for other in g.tavern]:
        return _thing("tavern gone")
    return _thing("tavern later") if f.step == headings.ACTION else None


def _paladin(g: "Paladins", f: Frame, card: int) -> Reason | None:
    seat = int(f.seat)
    if card == int(g.seat[seat].paladin):
        return _thing("paladin working")
    if card in g.pile(PLAYED, seat).cards:
        return _thing("paladin played")
    if f.step == headings.CHOOSE_PALADIN:
        return None if card in g.pile(DRAWN, seat).cards else _thing("paladin elsewhere")
    return _thing("paladin later")


def _action(g: "Paladins", f: Frame, board: int) -> Reason | None:
    """PA-5.12, PA-A.43 Where a reward is about actions of the board."""
    if f.step == headings.CLEAR:
        return no_target("clear")
    if f.step == headings.FREE_DEVELOP:
        return _thing("workshops full" if board >= COMMISSION else "left side")
    return None
