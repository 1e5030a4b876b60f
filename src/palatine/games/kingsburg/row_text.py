"""What the buildings of Modules 1 and 2 do, in our own words."""

from typing import Final

TEXTS: Final = {
    # Module 1 and 2
    "sawmill": (
        "At the end of each summer you may swap 1\u00a0wood for 2\u00a0gold.",
        "Na koniec każdego lata możesz wymienić 1\u00a0drewno na 2\u00a0złota.",
    ),
    "quarry": (
        "At the end of each summer you may swap 1\u00a0stone for 3\u00a0gold.",
        "Na koniec każdego lata możesz wymienić 1\u00a0kamień na 3\u00a0złota.",
    ),
    "goldsmith": (
        "At the end of each summer you may pay 1\u00a0gold to gain 1\u00a0VP and 1\u00a0soldier.",
        "Na koniec każdego lata możesz oddać 1\u00a0złoto za 1\u00a0PZ i 1\u00a0oddział.",
    ),
    "mint": (
        "You may use Sawmill, Quarry and Goldsmith at the end of spring and autumn as well.",
        "Tartak, Kamieniołom i Warsztat złotnika działają dla ciebie również na koniec wiosny i jesieni.",
    ),
    "improvised_defenses": (
        "+1 in battle against enemies whose printed strength is 5 or less.",
        "+1 w bitwie, jeśli wydrukowana siła wroga nie przekracza 5.",
    ),
    "recruiting_station": (
        "In Phase 7 you may spend +2 tokens as if they were goods.",
        "W fazie 7 możesz płacić żetonami +2 jak zasobami.",
    ),
    "training_camp": (
        "At the end of autumn, before Phase 7, gain 1\u00a0soldier if you have at most 1.",
        "Na koniec jesieni, przed fazą 7, zyskujesz 1\u00a0oddział, jeśli masz ich najwyżej 1.",
    ),
    "military_academy": (
        "In winter roll your own die; if it beats the reinforcement die you may use your value instead. "
        "With fixed reinforcements your roll is halved, rounded up.",
        "Zimą rzucasz własną kością; jeśli wypadnie więcej niż na królewskie posiłki, możesz użyć swojego "
        "wyniku (przy stałych posiłkach dzielisz go przez 2 i zaokrąglasz w górę).",
    ),
    "tournament_field": (
        "At the end of each summer gain 1\u00a0VP.",
        "Na koniec każdego lata zyskujesz 1\u00a0PZ.",
    ),
    "stadium": (
        "At the end of each summer gain 1\u00a0VP.",
        "Na koniec każdego lata zyskujesz 1\u00a0PZ.",
    ),
    "gladiator_school": (
        "+1 in battle.",
        "+1 w bitwie.",
    ),
    "colosseum": (
        "At the end of each productive season gain 1\u00a0VP if nobody has more soldiers than you.",
        "Na koniec każdej pory zbiorów zyskujesz 1\u00a0PZ, o ile nikt nie ma więcej oddziałów od ciebie.",
    ),
    "bridge": (
        "No effect; worth its VP only.",
        "Bez efektu – daje tylko PZ.",
    ),
    "altar": (
        "After rolling, if your dice total is 9 or less you may reroll all your dice (once per season).",
        "Gdy wynik rzutu to najwyżej 9, możesz przerzucić wszystkie kości (raz na porę).",
    ),
    "monastery": (
        "At the end of each summer gain 1\u00a0VP if you own no goods (+2 tokens are not goods).",
        "Na koniec każdego lata zyskujesz 1\u00a0PZ, jeżeli nie masz zasobów (żetony +2 się nie liczą).",
    ),
    "basilica": (
        "Cannot be destroyed; skip it when an enemy destroys buildings.",
        "Jest nie do zburzenia – wróg niszczący budynki ją omija.",
    ),
    "brewery": (
        "At the end of each summer you must lose 1\u00a0soldier, if you have one, and gain 1\u00a0VP and one +2 token.",
        "Na koniec każdego lata musisz oddać 1\u00a0oddział (jeśli go masz) za 1\u00a0PZ i żeton +2.",
    ),
    "fair": (
        "Once per season one coloured die, whatever it shows, may influence an advisor of rank 6 or lower.",
        "Raz na porę jedną kolorową kością o dowolnym wyniku możesz wpłynąć na członka rady rangi co najwyżej 6.",
    ),
    "vineyard": (
        "In autumn you roll one extra white die.",
        "Jesienią rzucasz dodatkową białą kością.",
    ),
    "port": (
        "At the start of each productive season take 1\u00a0good of your choice.",
        "Na początku każdej pory zbiorów bierzesz 1 wybrany zasób.",
    ),
    "watchtower": (
        "+1 in battle; at the start of years IV and V you look at the top enemy card.",
        "+1 w bitwie; na początku roku IV i roku V podglądasz kartę wroga.",
    ),
    "armoury": (
        "+2 in battle, but +0 against Zombies and Demons.",
        "+2 w bitwie, lecz +0 przeciw Zombie i Demonom.",
    ),
    "quarters": (
        "At the end of winter you may keep 1\u00a0soldier if you won the battle and have the most soldiers.",
        "Na koniec zimy, po wygranej bitwie, możesz zostawić sobie 1\u00a0oddział, jeśli masz ich najwięcej.",
    ),
    "alchemists_guild": (
        "+1 in battle; before the enemy is revealed you may pay 1\u00a0good to make it +3.",
        "+1 w bitwie; przed odkryciem wroga możesz oddać 1\u00a0zasób, by mieć +3.",
    ),
    "stockade": (
        "At the start of winter, before reinforcements, gain 1\u00a0soldier if you have at least 1.",
        "Na początku zimy, przed posiłkami, zyskujesz 1\u00a0oddział, jeśli masz już co najmniej 1.",
    ),
    "griffin_tower": (
        "At the start of each productive season gain 1\u00a0soldier if your final dice total is 9 or less.",
        "W każdej porze zbiorów zyskujesz 1\u00a0oddział, gdy ostateczny wynik rzutu to najwyżej 9.",
    ),
    "defensive_walls": (
        "Before the enemy is revealed you may pay 1\u00a0good for +1 in battle; drawn battles are won, paid or not.",
        "Przed odkryciem wroga możesz oddać 1\u00a0zasób za +1 w bitwie; remisy wygrywasz nawet bez opłaty.",
    ),
    "manor": (
        "When you win a battle, the rewards on the enemy card count twice for you.",
        "Za wygraną bitwę bierzesz podwójne nagrody z karty wroga.",
    ),
    "hidden_refuge": (
        "Losing a battle does not cost you the VP named on the enemy card (destroyed buildings still lose theirs).",
        "Przegrana bitwa nie zabiera ci PZ wskazanych na karcie wroga (tracisz tylko te za zburzone budynki).",
    ),
    "carpenters_workshop": (
        "Your buildings in columns III and IV cost 1\u00a0wood less.",
        "Budynki z kolumn III i IV kosztują cię o 1\u00a0drewno mniej.",
    ),
    "exchange_office": (
        "At the end of each autumn you may pay 1\u00a0good for 2\u00a0VP.",
        "Na koniec każdej jesieni możesz oddać 1\u00a0zasób za 2\u00a0PZ.",
    ),
    "architects_guild": (
        "Each building you erect after this one gives 1 extra VP (never lost); at game end 3\u00a0VP if "
        "nobody has more buildings.",
        "Każdy budynek postawiony później daje o 1\u00a0PZ więcej (tych PZ nie tracisz); na koniec gry "
        "3\u00a0PZ, gdy nikt nie ma więcej budynków.",
    ),
    "fountain": (
        "When built in year I / II / III gain 3 / 2 / 1\u00a0VP.",
        "Za postawienie w roku I / II / III zyskujesz 3 / 2 / 1\u00a0PZ.",
    ),
    "park": (
        "In each productive season gain 1\u00a0VP if you influenced three different advisors.",
        "W każdej porze zbiorów zyskujesz 1\u00a0PZ za wpłynięcie na trzech różnych członków rady.",
    ),
    "school": (
        "At the end of Phase 7 gain 2\u00a0VP if you have at least 3\u00a0soldiers.",
        "Na koniec fazy 7 zyskujesz 2\u00a0PZ, o ile masz co najmniej 3\u00a0oddziały.",
    ),
    "university": (
        "At the start of each productive season gain 2\u00a0VP if your final dice total is 9 or less.",
        "W każdej porze zbiorów zyskujesz 2\u00a0PZ, gdy ostateczny wynik rzutu to najwyżej 9.",
    ),
}
"""By the id of a row: English and Polish."""
