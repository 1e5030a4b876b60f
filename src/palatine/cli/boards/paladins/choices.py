"""Choices of Paladins as people read and name them: long lists by action of the board, with prices."""

from palatine.cli.boards import Choice
from palatine.cli.boards.paladins.words import word
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
    HIRE,
    HUNT_WITH,
    KEEP,
    KEEP_FEWER,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
    USE,
)
from palatine.games.paladins.board_reasons import board_price
from palatine.games.paladins.card_text import (
    crew_saying,
    favour_saying,
    mark,
    outsider_name,
    provisions,
    scoring_saying,
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
from palatine.games.paladins.groups import GROUPS, NO_GROUP
from palatine.games.paladins.meaning import board_action, kept_group
from palatine.games.paladins.table import Paladins
from palatine.games.paladins.text import WORKER_BRIEF, saying
from palatine.kernel.speech import BRIEF

_ASIDES = (
    ("do.develop", (DEVELOP_SLOT,)),
    ("do.clear", (PRAY_FOR,)),
    ("do.jar", (ABSOLVE_TO,)),
)
"""What the short texts of a group name."""


def choices(table: Paladins, seat: int, lang: str) -> list[Choice]:
    """The options as they lie on the table: action by action, cards from the left."""
    options = sorted(table.options(seat), key=lambda action: _place(table, action))
    return [choice(table, action, seat, lang) for action in options]


def _place(table: Paladins, action: int) -> tuple[int, int, int]:
    """Which part of the board an option belongs to, and where its card lies there; a Debt comes after silver."""
    verb = table.game.book.verb_of(action)
    rows = {
        int(ATTACK_CARD.base): table.outsiders,
        int(CONVERT_CARD.base): table.outsiders,
        int(HIRE.base): table.tavern,
        int(ASK_FAVOUR.base): table.favours,
    }
    first, is_debt = int(verb.base), 0
    if verb in (DISMISS, DISMISS_DEBT, RECRUIT_CARD, RECRUIT_DEBT):
        is_debt = int(verb in (DISMISS_DEBT, RECRUIT_DEBT))
        first = int(DISMISS.base if verb in (DISMISS, DISMISS_DEBT) else RECRUIT_CARD.base)
        rows[first] = table.townsfolk
    if first not in rows:
        return first, action, 0
    return first, [int(card) for card in rows[first]].index(int(verb.first(action))), is_debt


def choice(table: Paladins, action: int, seat: int, lang: str) -> Choice:
    """One option; what its label does not say stands in the note. A short text never begins with a number."""
    label = table.label(action, lang, seat)
    if USE.owns(action) or KEEP.owns(action) or KEEP_FEWER.owns(action):
        return _workers(action, label, lang)
    if ASK_FAVOUR.owns(action):
        card = int(ASK_FAVOUR.first(action))
        return Choice(
            action, label, saying(table.box.favour[card], lang), word("do.favour", lang), _favour(table, card, lang)
        )
    if DISMISS.owns(action) or DISMISS_DEBT.owns(action):
        card = int(DISMISS.first(action) if DISMISS.owns(action) else DISMISS_DEBT.first(action))
        reward = saying(table.box.dismiss[card], lang, BRIEF)
        short = f"{_townsfolk(table, action, card, seat, lang)}: {reward}"
        return Choice(action, label, saying(table.box.dismiss[card], lang), word("do.dismiss", lang), short)
    if RECRUIT_CARD.owns(action) or RECRUIT_DEBT.owns(action):
        card = int(RECRUIT_CARD.first(action) if RECRUIT_CARD.owns(action) else RECRUIT_DEBT.first(action))
        short = _townsfolk(table, action, card, seat, lang)
        return Choice(action, label, crew_saying(table.box, card, lang), word("do.recruit", lang), short)
    if DEVELOP_SLOT.base <= action < ASK_FAVOUR.base:
        return _board_choice(table, action, seat, label, lang)
    return Choice(action, label)


def _workers(action: int, label: str, lang: str) -> Choice:
    """Groups of workers; where there are many, by their short names."""
    at = 1 if lang == "pl" else 0
    group = int(USE.first(action)) if USE.owns(action) else int(kept_group(action))
    colours = GROUPS[group] if group != NO_GROUP else []
    short = "+".join([WORKER_BRIEF[WORKERS[worker]][at] for worker in colours]) or word("do.nobody", lang)
    return Choice(action, label, "", word("do.use" if USE.owns(action) else "do.keep", lang), short)


def _favour(table: Paladins, card: int, lang: str) -> str:
    row = table.box.rows["favours"][card]
    return f"{row.name(lang)} ({favour_saying(table.box, card, lang, True)})"


def _townsfolk(table: Paladins, action: int, card: int, seat: int, lang: str) -> str:
    """The name of the card, where it lies, and what it costs now."""
    row = table.box.rows["townsfolk"][card]
    words = table.words(action, seat, lang)
    return f"{row.name(lang)}{mark(row)}, {word('do.space', lang, n=words['place'])} ({words['cost']})"


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
    coins, food = board_price(table, seat, board)
    return silver(coins, lang, True) if coins else provisions(food, lang, True) if food else ""


def _note(table: Paladins, action: int, seat: int, cost: str, lang: str) -> str:
    """PA-5.4 With Develop also the worker under the Workshop."""
    parts = [word("costs", lang, n=cost)] if cost else []
    if ATTACK_CARD.owns(action):
        return saying(table.box.attack[int(ATTACK_CARD.first(action))], lang)
    if CONVERT_CARD.owns(action):
        card = int(CONVERT_CARD.first(action))
        return f"{saying(table.box.convert[card], lang)}; {scoring_saying(table.box.scoring[card], lang)}"
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
        return f"→ {table.words(action, seat, lang)['what']}"
    if COMMISSION_TO.owns(action) or GARRISON_TO.owns(action):
        space = int(COMMISSION_TO.first(action) if COMMISSION_TO.owns(action) else GARRISON_TO.first(action))
        row = box.rows["spaces"][space]
        region = word("do.region", lang, n=row.integer("region"))
        return f"{region}:\u00a0{saying(box.space[space], lang, BRIEF)}{mark(row)}"
    if FORTIFY_NOW.owns(action):
        return word("do.wall", lang)
    if ABSOLVE_TO.owns(action):
        jar = int(ABSOLVE_TO.first(action))
        return f"→ {saying(box.jar[jar], lang, BRIEF)}{mark(box.rows['jar_spaces'][jar])}"
    verb = ATTACK_CARD if ATTACK_CARD.owns(action) else CONVERT_CARD
    words = table.words(action, seat, lang)
    name = outsider_name(box.rows["outsiders"][int(verb.first(action))], lang, True)
    return f"{name}, {word('do.space', lang, n=words['place'])}{words['cost']}"


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
