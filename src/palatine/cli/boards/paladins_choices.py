"""Choices of Paladins as people read and name them: long lists by action of the board, with prices."""

from palatine.cli.boards import Choice
from palatine.cli.boards.paladins_boards import price
from palatine.cli.boards.paladins_words import word
from palatine.games.paladins import headings
from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ASK_FAVOUR,
    ATTACK_CARD,
    COMMISSION_TO,
    CONSPIRE_NOW,
    CONVERT_CARD,
    DEVELOP_SLOT,
    DISMISS,
    DISMISS_DEBT,
    FORTIFY_NOW,
    GARRISON_TO,
    HUNT_WITH,
    KEEP,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
    USE,
)
from palatine.games.paladins.card_text import (
    WORKER_BRIEF,
    favour_saying,
    mark,
    outsider_name,
    provisions,
    saying,
    silver,
)
from palatine.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    JAR_SPACES,
    PRAY,
    RECRUIT,
    TRADE,
    WORKERS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.groups import GROUPS, TRIPLES
from palatine.games.paladins.meaning import board_action
from palatine.games.paladins.table import Paladins

_ASIDES = (
    ("do.develop", (DEVELOP_SLOT,)),
    ("do.clear", (PRAY_FOR,)),
    ("do.region", (COMMISSION_TO, GARRISON_TO)),
    ("do.jar", (ABSOLVE_TO,)),
)
"""What the short texts of a group name."""


def choice(table: Paladins, action: int, seat: int, lang: str) -> Choice:
    """One option; what its label does not say stands in the note."""
    label = table.label(action, lang, seat)
    if USE.owns(action) or KEEP.owns(action):
        return _workers(action, label, lang)
    if ASK_FAVOUR.owns(action):
        card = int(ASK_FAVOUR.first(action))
        return Choice(action, label, "", word("do.favour", lang), _favour(table, card, lang))
    if DISMISS.owns(action) or DISMISS_DEBT.owns(action):
        card = int(DISMISS.first(action) if DISMISS.owns(action) else DISMISS_DEBT.first(action))
        reward = saying(table.box.dismiss[card], lang, True)
        short = f"{_townsfolk(table, action, card, seat, lang)}: {reward}"
        return Choice(action, label, "", word("do.dismiss", lang), short)
    if RECRUIT_CARD.owns(action) or RECRUIT_DEBT.owns(action):
        card = int(RECRUIT_CARD.first(action) if RECRUIT_CARD.owns(action) else RECRUIT_DEBT.first(action))
        return Choice(action, label, "", word("do.recruit", lang), _townsfolk(table, action, card, seat, lang))
    if DEVELOP_SLOT.base <= action < ASK_FAVOUR.base:
        return _board_choice(table, action, seat, label, lang)
    return Choice(action, label)


def _workers(action: int, label: str, lang: str) -> Choice:
    """Groups of workers; where there are many, by their short names."""
    at = 1 if lang == "pl" else 0
    group = int(USE.first(action)) if USE.owns(action) else TRIPLES + int(KEEP.first(action))
    short = "+".join([WORKER_BRIEF[WORKERS[worker]][at] for worker in GROUPS[group]])
    return Choice(action, label, "", word("do.use" if USE.owns(action) else "do.keep", lang), short)


def _favour(table: Paladins, card: int, lang: str) -> str:
    row = table.box.rows["favours"][card]
    return f"{row.name(lang)} ({favour_saying(table.box, card, lang, True)})"


def _townsfolk(table: Paladins, action: int, card: int, seat: int, lang: str) -> str:
    """Where the card lies, its name, and what it costs now."""
    row = table.box.rows["townsfolk"][card]
    if DISMISS_DEBT.owns(action) or RECRUIT_DEBT.owns(action):
        cost = f"1\u00a0{word('debt', lang)}"
    else:
        cost = table.words(action, seat, lang)["cost"]
    return f"{table.words(action, seat, lang)['place']}\u00a0{row.name(lang)}{mark(row)} ({cost})"


def _board_choice(table: Paladins, action: int, seat: int, label: str, lang: str) -> Choice:
    """An action of the board with its price; free ones have none."""
    board = int(board_action(action))
    cost = _cost(table, board, seat, lang)
    group = f"{ACTIONS[board].name(lang)}{f' ({cost})' if cost else ''}"
    for key, verbs in _ASIDES:
        if any([verb.owns(action) for verb in verbs]):
            group = word(key, lang, action=group)
    return Choice(action, label, _note(table, action, seat, cost, lang), group, _short(table, action, seat, lang))


def _cost(table: Paladins, board: int, seat: int, lang: str) -> str:
    frame = table.pending(seat)
    if frame is None or frame.step not in (headings.ACTION, headings.WORKERS):
        return ""
    coins, food = price(table, seat, board)
    return silver(coins, lang, True) if coins else provisions(food, lang, True) if food else ""


def _note(table: Paladins, action: int, seat: int, cost: str, lang: str) -> str:
    """PA-5.4 With Develop also the worker under the Workshop."""
    parts = [word("costs", lang, n=cost)] if cost else []
    done = int(table.done(seat, DEVELOP))
    if DEVELOP_SLOT.owns(action) and done < WORKSHOP_COUNT:
        row = table.box.rows["workshops"][done]
        parts.append(word("next", lang, what=saying(table.box.workshop[done], lang) + mark(row)))
    return "; ".join(parts)


def _short(table: Paladins, action: int, seat: int, lang: str) -> str:
    box = table.box
    if DEVELOP_SLOT.owns(action):
        name = ACTIONS[COMMISSION + int(DEVELOP_SLOT.first(action))].name(lang)
        return f"{name}, {word(f'do.slot.{int(DEVELOP_SLOT.second(action))}', lang)}"
    if PRAY_FOR.owns(action):
        return ACTIONS[int(PRAY_FOR.first(action))].name(lang)
    if CONSPIRE_NOW.owns(action):
        return word("do.criminal", lang)
    if HUNT_WITH.owns(action) or TRADE_WITH.owns(action):
        return table.words(action, seat, lang)["what"]
    if COMMISSION_TO.owns(action) or GARRISON_TO.owns(action):
        space = int(COMMISSION_TO.first(action) if COMMISSION_TO.owns(action) else GARRISON_TO.first(action))
        row = box.rows["spaces"][space]
        return f"{row.integer('region')}:\u00a0{saying(box.space[space], lang, True)}{mark(row)}"
    if FORTIFY_NOW.owns(action):
        return word("do.wall", lang)
    if ABSOLVE_TO.owns(action):
        jar = int(ABSOLVE_TO.first(action))
        return saying(box.jar[jar], lang, True) + mark(box.rows["jar_spaces"][jar])
    verb = ATTACK_CARD if ATTACK_CARD.owns(action) else CONVERT_CARD
    words = table.words(action, seat, lang)
    name = outsider_name(box.rows["outsiders"][int(verb.first(action))], lang, True)
    return f"{words['place']}\u00a0{name}{words.get('cost', '')}"


# ---- “why not?” ------------------------------------------------------------------------------------------------------


def spoken_action(table: Paladins, board: int, seat: int) -> int:
    """The action of the book that the name of a board action means: a possible one, else the nearest to it."""
    for action in table.options(seat) if seat in table.to_act else []:
        if DEVELOP_SLOT.base <= action < ASK_FAVOUR.base and board_action(action) == board:
            return action
    s = table.seat[seat]
    people = [int(card) for card in table.townsfolk if card >= 0]
    outsiders = [int(card) for card in table.outsiders if card >= 0]
    free = [space for space in range(len(table.box.rows["spaces"])) if int(table.free) >> space & 1]
    verb, fitting = {
        DEVELOP: (DEVELOP_SLOT, [slot for slot in range(2 * COMMISSION) if not int(s.workshops) >> slot & 1]),
        RECRUIT: (DISMISS, people[::-1]),
        PRAY: (PRAY_FOR, [action for action, placed in enumerate(s.placed) if placed]),
        CONSPIRE: (CONSPIRE_NOW, []),
        HUNT: (HUNT_WITH, []),
        TRADE: (TRADE_WITH, []),
        COMMISSION: (COMMISSION_TO, free),
        FORTIFY: (FORTIFY_NOW, []),
        GARRISON: (GARRISON_TO, free),
        ABSOLVE: (ABSOLVE_TO, [at for at in range(len(JAR_SPACES)) if not int(s.jar_spaces) >> at & 1]),
        ATTACK: (ATTACK_CARD, outsiders),
        CONVERT: (CONVERT_CARD, outsiders),
    }[board]
    return int(verb.base) + (fitting[0] if fitting else 0)
