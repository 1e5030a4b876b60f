"""KB-16 The 25 governors of Module 3. Whatever no source tells is reconstructed, and marked so."""

from typing import Final

from palatine.kernel.data import PUBLIC, RECONSTRUCTED, RULEBOOK, Row

_NOTES: Final = {
    "princess": ("The two starting icons are inferred.", "Dwie ikony startowe są domniemane."),
    "thief": ("Goods “of choice” is inferred.", "To, że zasoby są „wybrane”, jest domniemane."),
    "tax_collector": ("A good “of choice” is inferred.", "To, że zasób jest „wybrany”, jest domniemane."),
    "priest": ("Both gains (VP) are inferred; see KB-A-38.", "Oba zyski (PZ) są domniemane; zob. KB-A-38."),
    "prince": ("The limit of 8 is from a public article.", "Granica 8 pochodzi z publicznego artykułu."),
    "politician": ("Rank 10 and both rewards are reconstructed.", "Ranga 10 i obie nagrody są odtworzone."),
    "miner": ("Amount and discount are reconstructed.", "Ilość i zniżka są odtworzone."),
    "carpenter": ("Amount and discount are reconstructed.", "Ilość i zniżka są odtworzone."),
    "sculptor": ("Amount and discount are reconstructed.", "Ilość i zniżka są odtworzone."),
    "minstrel": ("The exact conditions are reconstructed.", "Dokładne warunki są odtworzone."),
    "architect_governor": ("What he does exactly is reconstructed.", "Dokładne działanie jest odtworzone."),
    "paladin": ("What he counts is reconstructed.", "To, co liczy, jest odtworzone."),
    "heiress": ("Three of the four gifts are reconstructed.", "Trzy z czterech darów są odtworzone."),
    "sorcerer": ("The Polish name is ours.", "Polska nazwa jest nasza."),
    "duke": ("The moment is reconstructed; the Polish name is ours.", "Chwila jest odtworzona; polska nazwa nasza."),
    "general_governor": ("Only the name is known.", "Znana jest tylko nazwa."),
    "damsel": ("Only the name is known.", "Znana jest tylko nazwa."),
    "quartermaster": ("Invented to fill the box.", "Karta wymyślona, by dopełnić pudełko."),
    "diplomat": ("Invented to fill the box.", "Karta wymyślona, by dopełnić pudełko."),
    "engineer": ("Invented to fill the box.", "Karta wymyślona, by dopełnić pudełko."),
    "explorer": ("Invented to fill the box.", "Karta wymyślona, by dopełnić pudełko."),
}


def _governor(id: str, en: str, pl: str, source: str, fields: dict[str, object]) -> Row:
    return Row(id, en, pl, fields, source, _NOTES.get(id, ("", "")))


GOVERNORS: Final = (
    # KB-16.12, KB-16.15
    _governor("princess", "Princess", "Księżniczka", RULEBOOK, {"set_up": "gold + plus2 + envoy", "served_first": 1}),
    # KB-16.3, KB-16.13
    _governor("thief", "Thief", "Złodziej", RULEBOOK, {"set_up": "4 any", "start_vp": -3}),
    # KB-16.10
    _governor("preacher", "Preacher", "Kaznodzieja", RULEBOOK, {"season_end": "vp", "if": "idle_player"}),
    # KB-16.11, KB-16.17
    _governor("tax_collector", "Tax Collector", "Poborca podatkowy", RULEBOOK, {"other_builds": "any"}),
    _governor("priest", "Priest", "Kapłan", RULEBOOK, {"after_rolls": "vp per low_white_dice", "prayer": "vp"}),
    # KB-16.8
    _governor("prince", "Prince", "Książę", PUBLIC, {"sets_dice_up_to": 8}),
    # KB-16.9, KB-A-17
    _governor("philosopher", "Philosopher", "Filozof", RULEBOOK, {"reflects_up_to": 10}),
    # KB-16.6, KB-16.16
    _governor(
        "politician", "Politician", "Polityk", RECONSTRUCTED, {"private_5": "any", "private_10": "vp + any"}
    ),
    # KB-16.4
    _governor(
        "miner", "Miner", "Górnik", RECONSTRUCTED,
        {"year_end": "gold", "discount": "gold", "discount_from_column": 4},
    ),
    _governor(
        "carpenter", "Carpenter", "Cieśla", RECONSTRUCTED,
        {"year_end": "wood", "discount": "wood", "discount_from_column": 2},
    ),
    _governor(
        "sculptor", "Sculptor", "Rzeźbiarz", RECONSTRUCTED,
        {"year_end": "stone", "discount": "stone", "discount_from_column": 3},
    ),
    # KB-16.5, KB-A-24
    _governor("minstrel", "Minstrel", "Minstrel", RECONSTRUCTED, {"year_last": "vp per humility"}),
    # KB-16.7
    _governor(
        "architect_governor", "Architect", "Architekt", RECONSTRUCTED, {"saves": 1, "game_end": "vp per full_row"}
    ),
    _governor("paladin", "Paladin", "Paladyn", RECONSTRUCTED, {"game_end": "vp per battle_won"}),
    _governor(
        "heiress", "Heiress", "Dziedziczka", RECONSTRUCTED,
        {"after_rolls": "2 plus2 | 2 soldiers | 2 any | 2 vp", "if": "low_total", "may": 1, "once_each": 1},
    ),
    _governor("trickster", "Trickster", "Kanciarz", PUBLIC, {"turns_die": 2}),
    _governor("fairy", "Fairy", "Wróżka", PUBLIC, {"white_dice": 1, "seasons": "summer"}),
    # KB-A-18, KB-A-42
    _governor("sorcerer", "Sorcerer", "Czarnoksiężnik", PUBLIC, {"year_start": "3 free_building", "years": "3"}),
    # KB-A-30
    _governor("duke", "Duke", "Diuk", PUBLIC, {"moves_to": 12}),
    _governor("general_governor", "General", "Generał", RECONSTRUCTED, {"battle": 1}),
    # KB-9.11
    _governor("damsel", "Damsel", "Dama", RECONSTRUCTED, {"after_defeat": "any", "protects": 1}),
    _governor("quartermaster", "Quartermaster", "Kwatermistrz", RECONSTRUCTED,
              {"phase7_start": "soldiers", "if": "some_goods"}),
    _governor("diplomat", "Diplomat", "Dyplomata", RECONSTRUCTED, {"wins_need": 1}),
    _governor("engineer", "Engineer", "Inżynier", RECONSTRUCTED, {"skips_column": 1}),
    _governor("explorer", "Explorer", "Odkrywca", RECONSTRUCTED, {"year_start": "peek + plus2 per even_year"}),
)  # fmt: skip
