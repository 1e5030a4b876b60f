"""Words of modules and scenarios in Polish and English: special effects and counts."""

from typing import Final

from palatine.games.kingsburg.power_components import LOWEST

PAY_TOKEN: Final = "pay_token"
ASIDES: Final = {
    PAY_TOKEN: ("for 1 +2\u00a0token", "za 1 żeton +2"),
    "others_vp": ("each opponent gains 1\u00a0VP", "przeciwnicy zyskują po 1 PZ"),
    "others_gold": ("each opponent takes 1 gold", "przeciwnicy biorą po 1 złocie"),
}
"""What goes with a gain but is none: whims 2 and 12."""
SPECIALS: Final = {
    "envoy": ("the King's Envoy", "królewskiego wysłannika", "królewski wysłannik"),
    "strength": ("+{n} in this battle", "+{n} w tej bitwie"),
    "free_building": ("up to {n} free buildings of column I", "do {n} darmowych budynków z kolumny I"),
    "reserve": ("an advisor reserved for you", "zarezerwowanie członka rady"),
    "desert": ("the loss of 1 soldier", "stratę 1 oddziału", "strata 1 oddziału"),
    "copy_lowest": LOWEST,
    "named_by_left": ("1 good named by your left neighbour", "1 zasób wskazany przez gracza po lewej"),
    "named_by_right": ("1 good named by your right neighbour", "1 zasób wskazany przez gracza po prawej"),
    "take_from_tile": ("1 good from the tile", "1 zasób z kafelka"),
    "take_shown_good": ("the good shown on the tile", "zasób leżący na kafelku"),
    "rival_takes_good": (
        "2 goods of the kind of which an opponent takes 1",
        "2 zasoby tego rodzaju, którego 1 bierze przeciwnik",
    ),
    "rival_picks_item": (
        "four of: gold, wood, stone, +2\u00a0token, soldier (an opponent takes the fifth)",
        "cztery z: złoto, drewno, kamień, żeton +2, oddział (piąte bierze przeciwnik)",
    ),
    "share_out": (
        "4 of two of each good (2 go to opponents)",
        "4 z po dwóch zasobów każdego rodzaju (2 otrzymują przeciwnicy)",
    ),
    **ASIDES,
}

COUNTS: Final = {
    "low_white_dice": (
        "for every 1 or 2 on your white dice after all rerolls",
        "za każdą jedynkę i dwójkę, która po przerzutach widnieje na twoich białych kościach",
    ),
    "humility": (
        "for the fewest VP and also for being tied on VP",
        "za najmniej PZ oraz za tyle samo PZ co ktoś inny",
    ),
    "full_row": ("for every completed row", "za każdy ukończony rząd"),
    "battle_won": ("for every battle won", "za każdą wygraną bitwę"),
    "even_year": ("in years II and IV", "w latach II i IV"),
    "early_year": ("for every year before year IV", "za każdy rok przed rokiem IV"),
}

WHIMS_IN_SHORT: Final = (
    ("", ""),
    ("as the lowest free", "wsparcie najniższego wolnego"),
    ("2 +2 tokens or trade", "2 żetony +2 lub wymiana"),
    ("1 good, left names it", "1 zasób: wskazuje gracz z lewej"),
    ("1 good from the tile", "1 zasób z kafelka"),
    ("the good on the tile", "zasób z kafelka"),
    ("good/VP/soldier trade", "wymiana zasób/PZ/oddział"),
    ("2 goods, an opponent 1", "2 zasoby, przeciwnik 1"),
    ("2 goods others name", "2 zasoby: wskazują gracze obok"),
    ("two different items", "dwie różne pozycje"),
    ("2 goods of one kind", "2 zasoby jednego rodzaju"),
    ("stone, soldier, VP", "kamień, oddział, PZ"),
    ("3 gold or 3 VP", "3 złota albo 3 PZ"),
    ("one each, peek", "każdego po 1, podgląd"),
    ("4 of 5 items", "4 z 5 rzeczy"),
    ("4 goods, 2 to others", "4 zasoby, 2 dla innych"),
    ("5 VP", "5 PZ"),
)
"""A tile in very few words, by its rank; the sentence about it stands in `power_text`."""
