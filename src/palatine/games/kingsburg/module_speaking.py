"""Sentences about modules and scenarios: prompts, the words of labels, and lines of the log."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import headings, powers
from palatine.games.kingsburg.actions import ADVISOR, GOOD, HAND_OUT, POWER, RIVAL, TOKENS, USE
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.text import GOODS_NOUNS, POINT_NOUN, TERMS, TOKEN_NOUN
from palatine.kernel.frame import Frame
from palatine.kernel.speech import listed

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg


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


# ---- prompts ---------------------------------------------------------------------------------------------------------

_PROMPTS: Final = {
    headings.EXCHANGE_ROW: (
        "You have two equal rows. You may exchange one of them for a random one.",
        "Masz dwa jednakowe rzędy. Możesz wymienić jeden z nich na losowy.",
    ),
    headings.CHOOSE_ROWS: (
        "Which of your alternative rows do you use? They cover the rows with the same letter.",
        "Których alternatywnych rzędów używasz? Zakrywają rzędy z tą samą literą.",
    ),
    headings.DRAFT_ROW: ("Take an alternative row.", "Weź alternatywny rząd."),
    headings.KEEP_GOVERNOR: ("Keep one governor, in secret.", "Zachowaj w tajemnicy jednego gubernatora."),
    headings.AUCTION: ("Which governor comes up for auction?", "Którego gubernatora wystawiasz na licytację?"),
    headings.CLAIM: ("Claim a group for this year.", "Zajmij grupę na ten rok."),
    headings.RESERVE: (
        "Reserve an advisor: nobody else may influence them this year.",
        "Zarezerwuj członka rady: w tym roku nikt inny nie może na niego wpływać.",
    ),
    headings.ALLY: ("Put a token on an advisor.", "Połóż żeton na członku rady."),
    headings.DISSOLVE: (
        "Remove one token of your left neighbour.",
        "Zdejmij jeden żeton gracza po twojej lewej.",
    ),
    headings.POWERS: (
        "Several of your effects happen now. Which one is next?",
        "Działa teraz kilka twoich efektów. Który następny?",
    ),
    headings.FREE_BUILDING: (
        "Sorcerer: place a free building of column I, or stop. Left: {a}.",
        "Czarnoksiężnik: postaw darmowy budynek z kolumny I albo zakończ. Zostało: {a}.",
    ),
    headings.PRAYER: (
        "Priest: pray? Players without a white die get one, all others gain 1\u00a0VP.",
        "Kapłan: modlitwa? Gracze bez białej kości dostają po jednej, pozostali zyskują po 1\u00a0PZ.",
    ),
    headings.DUKES_MOVE: (
        "Duke: move the dice from your highest advisor to the Duchess?",
        "Diuk: przenieść kości ze swojego najwyższego rangą członka rady do Księżnej?",
    ),
    headings.PEASANTS: (
        "Peasants: shall this advisor support you twice ({advisor})?",
        "Chłopi: czy ten członek rady ma cię wesprzeć dwa razy ({advisor})?",
    ),
    headings.NAME_GOOD: ("Which good does {player} take?", "Jaki zasób bierze {player}?"),
    headings.NAME_RIVAL: ("Name an opponent.", "Wskaż przeciwnika."),
    headings.RIVAL_TAKES: (
        "Take 1 good; {player} takes 2 of the same kind.",
        "Weź 1\u00a0zasób; {player} bierze 2 tego samego rodzaju.",
    ),
    headings.RIVAL_PICKS: ("Take one of these; {player} takes the rest.", "Weź jedno; resztę bierze {player}."),
    headings.SHARE_OUT: (
        "You take 2 of each good. Hand 1 good to an opponent. Left to hand out: {left}.",
        "Bierzesz po 2\u00a0zasoby każdego rodzaju. Daj 1\u00a0zasób przeciwnikowi. Zostało do rozdania: {left}.",
    ),
    headings.TILE_GOOD: ("Take a good from the tile.", "Weź zasób z kafelka."),
    headings.SURCHARGE: (
        "Masons' Strike: which good do you pay more ({building})?",
        "Strajk murarzy: jaki zasób dopłacasz ({building})?",
    ),
    headings.SAVING: (
        "Architect: of which good do you pay 1 less ({building})?",
        "Architekt: jakiego zasobu płacisz o 1 mniej ({building})?",
    ),
    headings.RECRUIT_TOKENS: (
        "Recruiting Station: how many +2\u00a0tokens do you spend as goods?",
        "Punkt rekrutacji: ile żetonów +2 wydajesz jako zasoby?",
    ),
    headings.SOLDIER_TOKEN: ("Choose a soldier token, in secret.", "Wybierz w tajemnicy żeton wojsk."),
    headings.ACADEMY_OFFER: (
        "Military Academy: use your own roll ({b} instead of {a})?",
        "Akademia wojskowa: użyć własnego rzutu ({b} zamiast {a})?",
    ),
    headings.PEEK: ("At which enemy deck do you look?", "Którą talię wrogów podglądasz?"),
    headings.PROTECT: (
        "Damsel: save your buildings, once in the game?",
        "Dama: ocalić budynki (raz na grę)?",
    ),
    headings.KEEP_SOLDIER: ("Quarters: keep 1 soldier?", "Koszary: zachować 1\u00a0oddział?"),
}


def prompt_text(g: "Kingsburg", f: Frame, lang: str) -> str:
    """The question of a step of a module."""
    polish = lang == "pl"
    if f.step == headings.BID:
        return _bid_prompt(g, polish)
    words: dict[str, object] = {"a": int(f.a), "b": int(f.b)}
    if f.step in (headings.NAME_GOOD, headings.RIVAL_TAKES, headings.RIVAL_PICKS):
        words["player"] = player_name(g, int(f.a), lang)
    if f.step == headings.PEASANTS:
        words["advisor"] = ADVISOR.word(int(f.a) - 1, lang)
    if f.step in (headings.SURCHARGE, headings.SAVING):
        words["building"] = g.box.buildings[f.a].name(lang)
    if f.step == headings.SHARE_OUT:
        words["left"] = 1 if f.a else 2
    return _PROMPTS[f.step][1 if polish else 0].format(**words)


def _bid_prompt(g: "Kingsburg", polish: bool) -> str:
    lang = "pl" if polish else "en"
    card = g.box.powers[g.lot].name(lang)
    if g.bidder < 0:
        return f"{card}: od ilu PZ zaczyna się licytacja?" if polish else f"{card}: with how many VP do you open?"
    highest = player_name(g, int(g.bidder), lang)
    bid = POINT_NOUN.count(int(g.bid), lang)
    if polish:
        return f"{card}: przebij albo spasuj. Najwyższa oferta: {bid} ({highest})."
    return f"{card}: raise, or drop out. Highest bid: {bid} ({highest})."


# ---- words of labels -------------------------------------------------------------------------------------------------


def words(g: "Kingsburg", action: int, seat: int, lang: str) -> dict[str, str]:
    """What only the table knows about the actions of modules."""
    if USE.owns(action):
        return {"power": power_name(g.box, int(USE.first(action)), lang), "note": _use_note(g, action, seat, lang)}
    if RIVAL.owns(action):
        return (
            {"player": player_name(g, int(RIVAL.first(action)), lang)}
            if _seated(g, RIVAL.first(action))
            else {"player": ""}
        )
    if HAND_OUT.owns(action):
        good = GOODS_NOUNS[HAND_OUT.first(action)].form(1, lang)
        other = int(HAND_OUT.second(action))
        return {"good": good, "player": player_name(g, other, lang) if _seated(g, other) else ""}
    if TOKENS.owns(action):
        return {"tokens": TOKEN_NOUN.count(int(TOKENS.first(action)), lang)}
    return {}


def _seated(g: "Kingsburg", seat: int) -> bool:
    return seat < g.seat_count


def _use_note(g: "Kingsburg", action: int, seat: int, lang: str) -> str:
    """What the power does now, where its effect is written in the notation."""
    frame = g.pending(seat) if seat >= 0 else None
    if frame is None or frame.step != headings.POWERS:
        return ""
    number = g.box.moments[frame.a][USE.first(action)]
    if number < 0:
        return ""
    if not powers.can_act(g, seat, frame.a, USE.first(action)):  # KB-A-47
        return " (teraz bez skutku)" if lang == "pl" else " (without effect now)"
    return f" ({TERMS[g.box.edition].effect(g.box.effects[number], lang)})"


# ---- the log ---------------------------------------------------------------------------------------------------------

_LINES: Final = {
    "row": ("{player} receives row {row}.", "{player} otrzymuje rząd {row}."),
    "hand_in": ("{player} hands in row {row}.", "{player} oddaje rząd {row}."),
    "rows": ("{player} uses the rows: {rows}.", "{player} używa rzędów: {rows}."),
    "no_rows": ("{player} uses no alternative row.", "{player} nie używa alternatywnych rzędów."),
    "deal": ("{player} is dealt {count} governors.", "{player} otrzymuje karty gubernatorów: {count}."),
    "dealt": ("You are dealt: {cards}.", "Otrzymujesz: {cards}."),
    "keep": ("{player} has chosen a governor.", "{player} ma już wybranego gubernatora."),
    "kept": ("You keep: {card}.", "Zachowujesz kartę: {card}."),
    "governor": ("{player} governs as: {card}.", "{player} otrzymuje gubernatora: {card}."),
    "lot": ("{player} puts up for auction: {card}.", "{player} wystawia na licytację: {card}."),
    "bid": ("{player} bids {vp}\u00a0VP.", "{player} licytuje {vp}\u00a0PZ."),
    "drop_out": ("{player} drops out of the auction.", "{player} rezygnuje z licytacji."),
    "destiny": ("Destiny of the year: {card}.", "Karta przeznaczenia: {card}."),
    "destiny_gone": (
        "The destiny card {card} does not go with the scenario and is redrawn.",
        "Karta przeznaczenia {card} nie pasuje do scenariusza i jest wymieniana.",
    ),
    "fate": ("The die of destiny shows {face} ({card}).", "Kość przeznaczenia pokazuje {face} ({card})."),
    "gift": ("A gift lies on the {advisor}: 1 {good}.", "Dar na członku rady: {advisor} – 1\u00a0{good}."),
    "choose_token": ("{player} has chosen a soldier token.", "{player} ma już wybrany żeton wojsk."),
    "chosen_token": ("You choose the soldier token {token}.", "Wybierasz żeton wojsk {token}."),
    "token": ("{player} reveals the soldier token {count}.", "{player} odkrywa żeton wojsk {count}."),
    "whim": ("A whim tile is laid: {card}.", "Na planszę trafia kafelek: {card}."),
    "whim_gone": ("A whim tile is removed: {card}.", "Z planszy znika kafelek: {card}."),
    "tile": ("On whim 5 lies now: {good}.", "Na kafelku 5 leży teraz: {good}."),
    "claim": ("{player} claims the {group}.", "{player} zajmuje grupę {group}."),
    "reserve": ("{player} reserves the {advisor}.", "{player} rezerwuje członka rady: {advisor}."),
    "ally": ("{player} puts a token on the {advisor}.", "{player} kładzie żeton na członku rady: {advisor}."),
    "dissolve": (
        "{player} removes a token of {owner} from the {advisor}.",
        "{player} zdejmuje żeton (gracz: {owner}) z członka rady: {advisor}.",
    ),
    "duke": (
        "{player} moves dice from the {before} to the {advisor} (Duke).",
        "{player} przenosi kości (Diuk): {before} → {advisor}.",
    ),
    "idle": ("{player}: {power}, without effect now.", "{player}: {power}, teraz bez skutku."),
    "pray": ("{player} prays (Priest).", "{player} odmawia modlitwę (Kapłan)."),
    "strength": (
        "{player} strengthens the defence: +{count} in this battle.",
        "{player} wzmacnia obronę: +{count} w tej bitwie.",
    ),
    "academy": ("{player}: the Military Academy yields {count}.", "{player}: wynik Akademii wojskowej to {count}."),
    "more_soldiers": ("{player} gains {soldiers} more.", "{player} otrzymuje dodatkowo {soldiers}."),
    "protect": ("{player} saves all buildings (Damsel).", "{player} ratuje wszystkie budynki (Dama)."),
    "keep_soldier": ("{player} keeps 1 soldier (Quarters).", "{player} zachowuje 1\u00a0oddział (Koszary)."),
    "second_enemy": (
        "From the second deck an enemy joins: {card}.",
        "Z drugiej talii dołącza wróg: {card}.",
    ),
    "no_second_enemy": ("The second enemy does not join: {card}.", "Drugi wróg nie dołącza: {card}."),
}
KINDS: Final = frozenset(_LINES)
_LOUD: Final = {"deal": "dealt", "keep": "kept", "choose_token": "chosen_token"}
"""Private events: what their own seat reads."""


def event_line(box: Box, event: dict[str, object], player: str, names: list[str], lang: str) -> str:
    """A line of the log about modules and scenarios."""
    kind = str(event["kind"])
    if kind in _LOUD and ("cards" in event or "card" in event or "token" in event):
        kind = _LOUD[kind]
    if kind == "destiny" and not event["stays"]:
        kind = "destiny_gone"
    if kind == "second_enemy" and not event["joins"]:
        kind = "no_second_enemy"
    if kind == "rows" and not event["rows"]:
        kind = "no_rows"
    words = {key: _word(box, key, value, names, lang) for key, value in event.items()}
    if kind == "more_soldiers":
        count = event["count"]
        assert isinstance(count, int)
        words["soldiers"] = TERMS[box.edition].soldier.count(count, lang)
    return _LINES[kind][1 if lang == "pl" else 0].format(**{**words, "player": player})


def _word(box: Box, key: str, value: object, names: list[str], lang: str) -> str:
    """One fact of an event as a word."""
    if key in ("card", "group", "power"):
        return card_name(box, str(value), lang)
    if isinstance(value, list):
        named = [card_name(box, str(item), lang) if key == "cards" else str(item) for item in value]
        return listed(named, lang)
    if key in ("advisor", "before"):
        return box.advisors[ADVISOR.texts.index(str(value))].name(lang)
    if key == "good":
        assert isinstance(value, int)
        return GOOD.word(value, lang)
    if key == "owner":
        assert isinstance(value, int)
        return names[value]
    return str(value)


def card_name(box: Box, id: str, lang: str) -> str:
    """The name of an enemy, a tile, or anything with powers."""
    if id in POWER.texts:
        return box.powers[POWER.texts.index(id)].name(lang)
    for row in box.whims:
        if row.id == id:
            return row.name(lang)
    row = next(row for row in box.enemies if row.id == id)
    strength = "siła" if lang == "pl" else "strength"
    return f"{row.name(lang)}, {strength} {row.integer('strength')}"
