"""Cards of Kingsburg in words: English, Polish of the second edition, Polish of the first."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg.components import COLUMNS, ENEMY_DATIVES, ENEMY_NAMES, ENEMY_TYPES
from palatine.games.kingsburg.families import all_words, enemy_words, loss_words
from palatine.games.kingsburg.power_text import power_text
from palatine.games.kingsburg.source_text import capital
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.data import OVERLAY, Row
from palatine.kernel.speech import NOMINATIVE, ROMAN, listed, signed

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "vp": ("VP", "PZ", "PZ"),
    "strength": ("strength {n}", "siła {n}", "siła {n}"),
    "reward": ("reward: {what}", "nagroda: {what}", "nagroda: {what}"),
    "loss": ("losses: {what}", "straty: {what}", "straty: {what}"),
    "rank": ("rank {n}", "ranga {n}", "wartość {n}"),
    "year": ("year {n}", "rok {n}", "rok {n}"),
    "cost": ("cost: {what}", "koszt: {what}", "koszt: {what}"),
    "place": ("row {row}, column {column}", "rząd {row}, kolumna {column}", "rząd {row}, kolumna {column}"),
    "reroll.one": (
        "once a season, if all your dice are equal, you may reroll one",
        "raz na porę, gdy wszystkie twoje kości pokazują to samo, możesz przerzucić jedną",
        "raz na sezon, gdy wszystkie twoje kości pokazują to samo, możesz rzucić jedną ponownie",
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
    "versus": (
        "{n} in battle, only against {enemy}",
        "{n} w bitwie, tylko przeciw {enemy}",
        "{n} w bitwie, tylko przeciw {enemy}",
    ),
    "versus.instead": ("({n} against {enemy})", "({n} przeciw {enemy})", "({n} przeciw {enemy})"),
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
        "rekrutowany oddział kosztuje cię {n}",
        "werbowany żołnierz kosztuje cię {n}",
    ),
    "win_vp": ("+{n} VP for every battle you win", "+{n} PZ za każdą wygraną bitwę", "+{n} PZ za każdą wygraną bitwę"),
    "wins_draws": ("you win draws", "remis jest dla ciebie wygraną", "remis jest dla ciebie wygraną"),
    "discount": (
        "buildings of columns {columns} cost you {what} less",
        "budynki z kolumn {columns} kosztują cię o {what} mniej",
        "budynki z kolumn {columns} kosztują cię o {what} mniej",
    ),
    "season_start": (
        "every productive season at the start: {what}",
        "na początku każdej pory zbiorów: {what}",
        "na początku każdego sezonu produkcyjnego: {what}",
    ),
    "season_end": (
        "every productive season at the end: {what}",
        "na koniec każdej pory zbiorów: {what}",
        "na koniec każdego sezonu produkcyjnego: {what}",
    ),
    "season_end.summer": (
        "at the end of each summer: {what}",
        "na koniec każdego lata: {what}",
        "na koniec każdego lata: {what}",
    ),
    "game_end": ("at the end of the game: {what}", "na koniec gry: {what}", "na koniec gry: {what}"),
    "no_power": ("no power", "bez zdolności", "bez zdolności"),
    "points.before": ("From before", "Wcześniejsze punkty", "Wcześniejsze punkty"),
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


def word(key: str, lang: str, edition: int, **words: object) -> str:
    """A word about cards in the language and edition of the table."""
    return WORDS[key][0 if lang != "pl" else 2 if edition == 1 else 1].format(**words)


def effect_text(table: "Kingsburg", text: str, lang: str) -> str:
    """A text in the notation of effects, as a card has it."""
    if not text:
        return TERMS[table.box.edition].counted({}, lang)
    return TERMS[table.box.edition].effect(all_words().read(text, "text"), lang, NOMINATIVE)


def losses_text(table: "Kingsburg", row: Row, lang: str) -> str:
    """What a defeat against this enemy costs."""
    words = loss_words()
    effect = words.read(row.text("losses"), row.id)
    return TERMS[table.box.edition].sayings.describe(effect, words.resources, lang, NOMINATIVE)


def building_text(table: "Kingsburg", row: Row, lang: str) -> str:
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
    if row.integer("battle"):  # KB-13.2: the value against one type replaces the normal one
        usual = word("battle.power", lang, edition, n=signed(row.integer("battle")))
        parts.append(" ".join([usual, *_versus(row, "versus.instead", lang, edition)]))
    else:
        parts += _versus(row, "versus", lang, edition)
    for key in ("white_dice", "soldier_bonus", "wins_draws"):
        if row.integer(key):
            parts.append(word(key, lang, edition))
    if row.integer("recruit_price"):
        price = TERMS[edition].good.count(row.integer("recruit_price"), lang)
        parts.append(word("recruit_price", lang, edition, n=price))
    if row.integer("win_vp"):
        parts.append(word("win_vp", lang, edition, n=row.integer("win_vp")))
    if row.text("discount"):
        columns = listed([*ROMAN[row.integer("discount_from_column") : COLUMNS + 1]], lang)
        what = effect_text(table, row.text("discount"), lang)
        parts.append(word("discount", lang, edition, columns=columns, what=what))
    for key in ("season_start", "season_end", "game_end"):
        if row.text(key):
            moment = f"{key}.{row.text('seasons')}" if row.text("seasons") else key
            parts.append(word(moment, lang, edition, what=effect_text(table, row.text(key), lang)))
    return f"{capital('; '.join(parts) or word('no_power', lang, edition))}."


def _versus(row: Row, key: str, lang: str, edition: int) -> list[str]:
    if not row.text("versus"):
        return []
    amounts = enemy_words().read(row.text("versus"), row.id).amounts
    return [
        word(key, lang, edition, n=signed(int(n)), enemy=ENEMY_DATIVES[kind] if lang == "pl" else ENEMY_NAMES[kind][0])
        for kind, n in zip(ENEMY_TYPES, amounts, strict=True)
        if n
    ]


def power_sentence(table: "Kingsburg", row: Row, printed: str, lang: str) -> str:
    """What a card of a module does; an overlay's changes stand behind it as they were written."""
    if row.source != OVERLAY:
        return printed
    changes = table.overlay.values()
    fields = [values[row.id] for values in changes if isinstance(values, dict) and row.id in values]
    told = ", ".join([f"{name} = {value}" for values in fields for name, value in values.items()])
    return f"{printed} ({word('changed', lang, table.box.edition, what=told)})"


def card_text(table: "Kingsburg", family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    edition = table.box.edition
    if family in ("governors", "destiny", "whims", "groups"):
        return power_sentence(table, row, power_text(row.id, lang), lang)
    if family == "advisors":
        rank = [advisor.id for advisor in table.box.advisors].index(row.id) + 1
        return (
            f"{word('rank', lang, edition, n=rank)}: {TERMS[edition].effect(table.box.support[rank], lang, NOMINATIVE)}"
        )
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
