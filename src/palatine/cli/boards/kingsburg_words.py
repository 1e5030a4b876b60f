"""Words of the Kingsburg board: English, Polish of the second edition, Polish of the first; texts of cards."""

from typing import Final

from palatine.games.kingsburg.components import ENEMY_NAMES, ENEMY_TYPES
from palatine.games.kingsburg.families import all_words, enemy_words, loss_words
from palatine.games.kingsburg.power_text import power_text
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.text import GOODS_NOUNS, TERMS, TOKEN_NOUN
from palatine.kernel.data import OVERLAY, Row
from palatine.kernel.effect import ANY, EITHER, GAIN, SEQ, SPECIAL, TRADE, Effect
from palatine.kernel.speech import Noun, signed

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "court": ("The court", "Rada królewska", "Doradcy królewscy"),
    "sheet": ("Your province", "Twój arkusz prowincji", "Twoja plansza prowincji"),
    "sheet.of": ("Province: {name}", "Arkusz prowincji: {name}", "Plansza prowincji: {name}"),
    "sheet.marks": ("✓ built, ► affordable", "✓ stoi, ► stać cię", "✓ stoi, ► stać cię"),
    "legend": (
        "Costs: g gold, w wood, s stone. ✓ stands, ► you can pay for it. w4 is a white die showing 4, +2 a +2 token, "
        "+1 or −1 the Market. B·II: row B is built up to column II.",
        "Koszty: z złoto, d drewno, k kamień. ✓ stoi, ► stać cię. w4 to biała kość z wynikiem 4, +2 to żeton +2, "
        "+1 lub −1 to Rynek. B·II: rząd B jest zabudowany do kolumny II.",
        "Koszty: z złoto, d drewno, k kamień. ✓ stoi, ► stać cię. w4 to biała kość z wynikiem 4, +2 to żeton „+2”, "
        "+1 lub −1 to Targ. B·II: rząd B jest zabudowany do kolumny II.",
    ),
    "goods": ("gws", "zdk", "zdk"),
    "players": ("Players", "Gracze", "Gracze"),
    "calendar": (
        "Year {year} · Phase {phase}/8: {name}",
        "Rok {year} · Faza {phase}/8: {name}",
        "Rok {year} · Faza {phase}/8: {name}",
    ),
    "next": ("next: {name}", "dalej: {name}", "dalej: {name}"),
    "order": ("Turn order", "Kolejność", "Kolejność"),
    "envoy": ("King's Envoy", "Królewski wysłannik", "Królewski Wysłannik"),
    "envoy.away": ("on the calendar", "na kalendarzu", "na kalendarzu"),
    "player": ("Player", "Gracz", "Gracz"),
    "gold": ("Gold", "Złoto", "Złoto"),
    "wood": ("Wood", "Drew.", "Drew."),
    "stone": ("Stone", "Kam.", "Kam."),
    "plus2": ("+2", "+2", "+2"),
    "soldiers": ("Sold.", "Oddz.", "Żołn."),
    "vp": ("VP", "PZ", "PZ"),
    "dice": ("Dice", "Kości", "Kości"),
    "buildings": ("Buildings", "Budynki", "Budynki"),
    "battle": ("battle value {n}", "wartość bojowa {n}", "wartość bojowa {n}"),
    "neutral": ("neutral", "neutralne", "nieużywane"),
    "enemy": ("Enemy", "Wróg", "Najeźdźca"),
    "enemy.seen": (
        "seen in secret; others may not know",
        "podejrzane; inni mogą tego nie wiedzieć",
        "obejrzane w ukryciu; inni mogą tego nie wiedzieć",
    ),
    "enemy.revealed": ("revealed", "karta odkryta", "karta odkryta"),
    "enemy.unknown": ("unknown, strength {low}–{high}", "nieznany, siła {low}–{high}", "nieznany, siła {low}–{high}"),
    "strength": ("strength {n}", "siła {n}", "siła {n}"),
    "reward": ("reward: {what}", "nagroda: {what}", "nagroda: {what}"),
    "loss": ("losses: {what}", "straty: {what}", "straty: {what}"),
    "rank": ("rank {n}", "ranga {n}", "wartość {n}"),
    "year": ("year {n}", "rok {n}", "rok {n}"),
    "cost": ("cost: {what}", "koszt: {what}", "koszt: {what}"),
    "place": ("row {row}, column {column}", "rząd {row}, kolumna {column}", "rząd {row}, kolumna {column}"),
    "other_two": ("1 good → the other 2", "1 zasób → 2 pozostałe", "1 surowiec → 2 pozostałe"),
    "any": ("{n} of choice", "wybrane: {n}", "dowolne: {n}"),
    "peek": ("look at the enemy", "podgląd wroga", "podgląd najeźdźcy"),
    "peek.short": ("peek", "podgląd", "podgląd"),
    # What buildings do.
    "reroll.one": (
        "once a season, if all your dice are equal, you may reroll one",
        "raz na porę, gdy wszystkie twoje kości są równe, możesz przerzucić jedną",
        "raz na sezon, gdy wszystkie twoje kości są równe, możesz rzucić jedną ponownie",
    ),
    "reroll.all": (
        "once a season, if your roll is 7 or less, you may reroll all your dice",
        "raz na porę, gdy wynik rzutu to najwyżej 7, możesz przerzucić wszystkie kości",
        "raz na sezon, gdy suma oczek to najwyżej 7, możesz rzucić ponownie wszystkimi kośćmi",
    ),
    "shift": (
        "once a season, one placement counts as 1 more or 1 less",
        "raz na porę suma przypisanych kości może być o 1 większa lub mniejsza",
        "raz na sezon suma wykorzystanych kości może być o 1 większa lub mniejsza",
    ),
    "battle.power": ("{n} in battle", "{n} w bitwie", "{n} w bitwie"),
    "instead": ("instead", "zamiast tego", "zamiast tego"),
    "versus": (
        "{n} in battle against: {enemy}",
        "{n} w bitwie, gdy wróg to: {enemy}",
        "{n} w bitwie, gdy najeźdźca to: {enemy}",
    ),
    "white_dice": (
        "a white die every productive season",
        "biała kość w każdej porze zbiorów",
        "biała kość w każdym sezonie produkcyjnym",
    ),
    "soldier_bonus": (
        "+1 soldier whenever an advisor gives you soldiers",
        "+1 oddział, gdy członek rady daje ci oddziały",
        "+1 żołnierz, gdy doradca daje ci żołnierzy",
    ),
    "recruit_price": (
        "recruited soldiers cost you {n} each",
        "rekrutowany oddział kosztuje cię: {n}",
        "werbowany żołnierz kosztuje cię: {n}",
    ),
    "win_vp": ("+{n} VP for every battle you win", "+{n} PZ za każdą wygraną bitwę", "+{n} PZ za każdą wygraną bitwę"),
    "wins_draws": ("you win draws", "remis jest dla ciebie wygraną", "remis jest dla ciebie wygraną"),
    "discount": (
        "buildings from column {column} on cost you less: {what}",
        "budynki od kolumny {column} kosztują cię mniej o: {what}",
        "budynki od kolumny {column} kosztują cię mniej o: {what}",
    ),
    "season_start": (
        "every productive season at the start: {what}",
        "na początku każdej pory zbiorów: {what}",
        "na początku każdego sezonu produkcyjnego: {what}",
    ),
    "season_end": (
        "every productive season at the end: {what}",
        "na końcu każdej pory zbiorów: {what}",
        "na końcu każdego sezonu produkcyjnego: {what}",
    ),
    "season_end.summer": ("at the end of summer: {what}", "na końcu lata: {what}", "na końcu lata: {what}"),
    "game_end": ("at the end of the game: {what}", "na końcu gry: {what}", "na końcu gry: {what}"),
    "no_power": ("no power", "bez zdolności", "bez zdolności"),
    # Where points come from, and what breaks ties (KB-10.3).
    "points.before": ("From before", "Wcześniejsze", "Wcześniejsze"),
    "points.advisors": ("Advisors", "Rada", "Doradcy"),
    "points.buildings": ("Buildings", "Budynki", "Budynki"),
    "points.powers": ("Powers", "Zdolności", "Zdolności"),
    "points.favour": ("Favour", "Przychylność", "Nagroda"),
    "points.battles": ("Battles", "Bitwy", "Bitwy"),
    "points.losses": ("Losses", "Straty", "Straty"),
    "points.governors": ("Governors", "Gubernatorzy", "Gubernatorzy"),
    "points.destiny": ("Destiny", "Przeznaczenie", "Przeznaczenie"),
    "points.scenario": ("Scenario", "Scenariusz", "Scenariusz"),
    "points.tokens": ("Soldier tokens", "Żetony wojsk", "Żetony wojsk"),
    "tie.goods": ("Goods left", "Zasoby", "Surowce"),
    "tie.buildings": ("Buildings built", "Liczba budynków", "Liczba budynków"),
    "family.advisors": ("Advisors", "Członkowie rady", "Doradcy"),
    "family.buildings": ("Buildings", "Budynki", "Budynki"),
    "family.enemies": ("Enemies", "Wrogowie", "Najeźdźcy"),
    "family.governors": ("Governors", "Gubernatorzy", "Gubernatorzy"),
    "family.destiny": ("Destiny cards", "Karty przeznaczenia", "Karty przeznaczenia"),
    "family.whims": ("Whim tiles", "Kafelki kaprysów", "Kafelki kaprysów"),
    "family.groups": ("Groups", "Grupy", "Grupy"),
    "changed": ("from your overlay: {what}", "z twojej nakładki: {what}", "z twojej nakładki: {what}"),
}

GOODS_STYLES: Final = ("yellow", "green", "white")


def word(key: str, lang: str, edition: int, **words: object) -> str:
    """A word of the board in the language and edition of the table."""
    return WORDS[key][0 if lang != "pl" else 2 if edition == 1 else 1].format(**words)


# ---- effects in few words --------------------------------------------------------------------------------------------


def short_effect(effect: Effect, lang: str, edition: int, wide: bool) -> str:
    """An effect for a narrow column: “2 gold”, „2 wybrane, 3 PZ, podgląd”."""
    if effect.tag == GAIN:
        return _amounts([int(n) for n in effect.amounts], lang, edition)
    if effect.tag == ANY:
        count = int(effect.count)
        return TERMS[edition].any_good.count(count, lang) if wide else word("any", lang, edition, n=count)
    if effect.tag == SPECIAL:
        if effect.name != "peek":
            return TERMS[edition].effect(effect, lang)
        return word("peek" if wide else "peek.short", lang, edition)
    if effect.tag == EITHER and _is_exchange(effect):
        return word("other_two", lang, edition)
    if effect.tag == EITHER and all(part.tag == GAIN for part in effect.parts):
        return _shared(effect, lang, edition)
    # Goods of choice come first, as on the board.
    inner = [short_effect(part, lang, edition, wide) for part in sorted(effect.parts, key=lambda part: part.tag != ANY)]
    if effect.tag == SEQ:
        return ", ".join(inner)
    if effect.tag == TRADE:
        pay, get = (short_effect(part, lang, edition, wide) for part in effect.parts)
        return f"{pay} → {get}"
    if effect.tag == EITHER:
        return (" albo " if lang == "pl" else " or ").join(inner)
    return TERMS[edition].effect(effect, lang)


def _amounts(amounts: list[int], lang: str, edition: int) -> str:
    """Several single things are just named: „złoto, drewno, kamień”."""
    counts = [(noun, n) for noun, n in zip(TERMS[edition].nouns, amounts, strict=True) if n]
    if len(counts) > 1 and all(n == 1 for _, n in counts):
        return ", ".join([_one(noun, lang) for noun, _ in counts])
    return ", ".join([_counted(noun, n, lang) for noun, n in counts])


def _one(noun: Noun, lang: str) -> str:
    """The nominative, which differs from the noun's own accusative for a person alone."""
    return {"żołnierza": "żołnierz"}.get(noun.form(1, lang), noun.form(1, lang))


def _counted(noun: Noun, n: int, lang: str) -> str:
    if n != 1:
        return noun.count(n, lang)
    return _one(noun, lang) if noun is TOKEN_NOUN else f"1\u00a0{_one(noun, lang)}"


def _shared(effect: Effect, lang: str, edition: int) -> str:
    """“wood + gold or stone” for wood and gold, or wood and stone."""
    ways = [[int(n) for n in part.amounts] for part in effect.parts]
    both = [min(column) for column in zip(*ways, strict=True)]
    rests = [[n - m for n, m in zip(way, both, strict=True)] for way in ways]
    if any(sum(rest) != 1 for rest in rests):
        return (" albo " if lang == "pl" else " or ").join([_amounts(way, lang, edition) for way in ways])
    names = "/".join([TERMS[edition].nouns[rest.index(1)].form(1, lang) for rest in rests])
    common = _amounts(both, lang, edition).removeprefix("1\u00a0")
    return f"{common} + {names}" if common else names


def _is_exchange(effect: Effect) -> bool:
    """True if one good, whichever, is given for one of each of the others (the Alchemist)."""
    pays: list[list[int]] = []
    for way in effect.parts:
        if way.tag != TRADE or any(part.tag != GAIN for part in way.parts):
            return False
        pay, get = ([int(n) for n in part.amounts] for part in way.parts)
        if sum(pay) != 1 or [p + g for p, g in zip(pay, get, strict=True)] != [1, 1, 1, 0, 0, 0]:
            return False
        pays.append(pay)
    return len(pays) == len(GOODS_NOUNS)


# ---- cards in words --------------------------------------------------------------------------------------------------


def effect_text(table: Kingsburg, text: str, lang: str) -> str:
    """A text in the notation of effects, in words."""
    if not text:
        return TERMS[table.box.edition].counted({}, lang)
    return TERMS[table.box.edition].effect(all_words().read(text, "text"), lang)


def losses_text(table: Kingsburg, row: Row, lang: str) -> str:
    """What a defeat against this enemy costs."""
    words = loss_words()
    effect = words.read(row.text("losses"), row.id)
    return TERMS[table.box.edition].sayings.describe(effect, words.resources, lang)


def building_text(table: Kingsburg, row: Row, lang: str) -> str:
    """What a building does, from its row."""
    edition = table.box.edition
    printed = power_text(row.id, lang)
    if printed:
        return power_sentence(table, row, printed, lang)
    parts: list[str] = []
    if row.text("reroll"):
        parts.append(word(f"reroll.{row.text('reroll')}", lang, edition))
    if row.integer("shift"):
        parts.append(word("shift", lang, edition))
    special = _versus(row, lang, edition)
    if row.integer("battle"):  # KB-13.2: the value against one type replaces the normal one
        parts.append(word("battle.power", lang, edition, n=signed(row.integer("battle"))))
        special = [f"{word('instead', lang, edition)} {text}" for text in special]
    parts += special
    for key in ("white_dice", "soldier_bonus", "wins_draws"):
        if row.integer(key):
            parts.append(word(key, lang, edition))
    if row.integer("recruit_price"):
        price = TERMS[edition].good.count(row.integer("recruit_price"), lang)
        parts.append(word("recruit_price", lang, edition, n=price))
    if row.integer("win_vp"):
        parts.append(word("win_vp", lang, edition, n=row.integer("win_vp")))
    if row.text("discount"):
        column = ("", "I", "II", "III", "IV")[row.integer("discount_from_column")]
        what = effect_text(table, row.text("discount"), lang)
        parts.append(word("discount", lang, edition, column=column, what=what))
    for key in ("season_start", "season_end", "game_end"):
        if row.text(key):
            moment = f"{key}.{row.text('seasons')}" if row.text("seasons") else key
            parts.append(word(moment, lang, edition, what=effect_text(table, row.text(key), lang)))
    return "; ".join(parts) or word("no_power", lang, edition)


def _versus(row: Row, lang: str, edition: int) -> list[str]:
    if not row.text("versus"):
        return []
    amounts = enemy_words().read(row.text("versus"), row.id).amounts
    return [
        word("versus", lang, edition, n=signed(int(n)), enemy=ENEMY_NAMES[kind][1 if lang == "pl" else 0])
        for kind, n in zip(ENEMY_TYPES, amounts, strict=True)
        if n
    ]


def power_sentence(table: Kingsburg, row: Row, printed: str, lang: str) -> str:
    """What a card of a module does; an overlay's changes stand behind it as they were written."""
    if row.source != OVERLAY:
        return printed
    changes = table.overlay.values()
    fields = [values[row.id] for values in changes if isinstance(values, dict) and row.id in values]
    told = ", ".join([f"{name} = {value}" for values in fields for name, value in values.items()])
    return f"{printed} ({word('changed', lang, table.box.edition, what=told)})"


def card_text(table: Kingsburg, family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    edition = table.box.edition
    if family in ("governors", "destiny", "whims", "groups"):
        return power_sentence(table, row, power_text(row.id, lang), lang)
    if family == "advisors":
        rank = [advisor.id for advisor in table.box.advisors].index(row.id) + 1
        return f"{word('rank', lang, edition, n=rank)}: {TERMS[edition].effect(table.box.support[rank], lang)}"
    if family == "enemies":
        year = ("", "I", "II", "III", "IV", "V")[row.integer("year")]
        reward = effect_text(table, row.text("rewards"), lang)
        return "; ".join(
            [
                f"{word('year', lang, edition, n=year)}, {word('strength', lang, edition, n=row.integer('strength'))}",
                word("reward", lang, edition, what=reward),
                word("loss", lang, edition, what=losses_text(table, row, lang)),
            ]
        )
    cost = effect_text(table, row.text("cost"), lang)
    column = ("", "I", "II", "III", "IV")[row.integer("column")]
    points = f"{row.integer('vp')}\u00a0{word('vp', lang, edition)}"
    place = word("place", lang, edition, row=row.text("row"), column=column)
    return f"{place}; {word('cost', lang, edition, what=cost)}; {points}; {building_text(table, row, lang)}"
