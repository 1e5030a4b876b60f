"""What cards of modules and scenarios do, in our own words: for lists of cards and for boards."""

from typing import Final

from palatine.games.kingsburg.row_text import TEXTS as ROWS

TEXTS: Final = {
    # Governors
    "princess": (
        "Start with the King's Envoy, 1\u00a0gold and one +2 token; in Phase 1 of year I you receive the "
        "King's Aid white die and nobody else receives anything.",
        "Zaczynasz z królewskim wysłannikiem, 1\u00a0złotem i żetonem +2; w fazie 1 pierwszego roku to ty "
        "otrzymujesz białą kość, a inni nic nie otrzymują.",
    ),
    "thief": (
        "Start with 4\u00a0goods of your choice and −3\u00a0VP (on top of any auction price).",
        "Zaczynasz z 4 wybranymi zasobami i −3\u00a0PZ (niezależnie od ceny z licytacji).",
    ),
    "preacher": (
        "At the end of each productive season gain 1\u00a0VP if at least one player (you included) built nothing.",
        "Na koniec każdej pory zbiorów zyskujesz 1\u00a0PZ, gdy choć jeden gracz (także ty) nic nie stawia.",
    ),
    "tax_collector": (
        "Gain 1\u00a0good of your choice at once whenever another player erects a column IV building.",
        "Gdy inny gracz stawia budynek z kolumny IV, od razu bierzesz 1 wybrany zasób.",
    ),
    "priest": (
        "Gain 1\u00a0VP for every 1 or 2 on your white dice after all rerolls. Before rolling you may "
        "pray: every player with no white die gets one, every other player gains 1\u00a0VP.",
        "Za każdą jedynkę i dwójkę, która po przerzutach widnieje na twoich białych kościach, zyskujesz "
        "1\u00a0PZ. Przed rzutem możesz się pomodlić: gracze bez białej kości otrzymują po jednej, a "
        "pozostali zyskują po 1\u00a0PZ.",
    ),
    "prince": (
        "If your total, white dice included, is 8 or less you may set your coloured dice to 3, 4 and 6.",
        "Gdy wynik rzutu, także z białymi kośćmi, to najwyżej 8, możesz ustawić kolorowe kości na 3, 4 i 6.",
    ),
    "philosopher": (
        "If your total is 10 or less you may reroll all dice; if the new total is lower and you use no "
        "other reroll afterwards, gain 1\u00a0VP.",
        "Gdy wynik rzutu to najwyżej 10, możesz przerzucić wszystkie kości; jeśli nowy jest niższy i nie "
        "korzystasz już z innych przerzutów, zyskujesz 1\u00a0PZ.",
    ),
    "politician": (
        "You have two private advisors, ranks 5 and 10, that only you may influence: rank 5 gives "
        "1\u00a0good of choice, rank 10 gives 1\u00a0good of choice and 1\u00a0VP, together with the "
        "board advisor of the same rank.",
        "Masz dwóch własnych polityków, rangi 5 i 10, na których wpływasz tylko ty: pierwszy daje 1 "
        "wybrany zasób, drugi 1 wybrany zasób i 1\u00a0PZ – w tym samym momencie co członek rady tej "
        "rangi.",
    ),
    "miner": (
        "Gain 1\u00a0gold at the end of every year, the fifth included; your column IV buildings cost "
        "1\u00a0gold less.",
        "Na koniec każdego roku (także piątego) bierzesz 1\u00a0złoto; budynki z kolumny IV kosztują cię "
        "o 1\u00a0złoto mniej.",
    ),
    "carpenter": (
        "Gain 1\u00a0wood at the end of every year, the fifth included; your buildings in columns II-IV "
        "cost 1\u00a0wood less.",
        "Na koniec każdego roku (także piątego) bierzesz 1\u00a0drewno; budynki z kolumn II–IV kosztują "
        "cię o 1\u00a0drewno mniej.",
    ),
    "sculptor": (
        "Gain 1\u00a0stone at the end of every year, the fifth included; your buildings in columns III-IV "
        "cost 1\u00a0stone less.",
        "Na koniec każdego roku (także piątego) bierzesz 1\u00a0kamień; budynki z kolumn III–IV kosztują "
        "cię o 1\u00a0kamień mniej.",
    ),
    "minstrel": (
        "At the very end of each year: 1\u00a0VP if nobody has fewer VP than you, and 1\u00a0VP if you "
        "are tied on VP with somebody (both checked at once).",
        "Na samym końcu każdego roku: 1\u00a0PZ, jeśli nikt nie ma mniej PZ od ciebie, oraz 1\u00a0PZ, jeśli masz "
        "tyle samo PZ co ktoś inny (sprawdzane jednocześnie).",
    ),
    "architect_governor": (
        "If nobody has fewer buildings than you when your turn to build comes, a building costs one good of "
        "your choice less; at game end 1\u00a0VP per completed row.",
        "Gdy na początku twojej tury rozbudowy nikt nie ma mniej budynków od ciebie, płacisz za budynek o 1 "
        "wybrany zasób mniej; na koniec gry 1\u00a0PZ za każdy ukończony rząd.",
    ),
    "paladin": (
        "At game end gain 1\u00a0VP for each battle you won.",
        "Na koniec gry zyskujesz 1\u00a0PZ za każdą wygraną bitwę.",
    ),
    "heiress": (
        "When your final dice total is 9 or less you may take one gift you have not used yet: two +2 "
        "tokens, 2\u00a0soldiers, 2\u00a0goods or 2\u00a0VP.",
        "Gdy ostateczny wynik rzutu to najwyżej 9, możesz wziąć jeden niewykorzystany jeszcze dar: "
        "2\u00a0żetony +2, 2\u00a0oddziały, 2\u00a0zasoby albo 2\u00a0PZ.",
    ),
    "trickster": (
        "After rolling you may turn one die showing 2 into a 1 or a 3.",
        "Po rzucie możesz zmienić jedną dwójkę na 1 albo 3.",
    ),
    "fairy": (
        "You roll one extra white die every summer.",
        "Każdego lata rzucasz dodatkową białą kością.",
    ),
    "sorcerer": (
        "At the start of year III you may place up to three column I buildings for free; they give no VP "
        "of any kind when placed.",
        "Na początku III roku możesz postawić za darmo do trzech budynków z kolumny I; nie zyskujesz za "
        "nie żadnych PZ.",
    ),
    "duke": (
        "When all have passed, if nobody influenced the Duchess (12) you may move the dice from your "
        "highest-ranked advisor to her.",
        "Gdy wszyscy spasują, a nikt nie wpłynął na Księżnę (12), możesz przenieść do niej kości od "
        "swojego najwyższego rangą członka rady.",
    ),
    "general_governor": (
        "+1 in battle.",
        "+1 w bitwie.",
    ),
    "damsel": (
        "Gain 1\u00a0good of your choice after each battle you lose (losses first); once per game you may "
        "ignore the destruction of all buildings of one battle.",
        "Po każdej przegranej bitwie (już po stratach) bierzesz 1 wybrany zasób; raz na grę możesz po "
        "przegranej nie stracić żadnych budynków.",
    ),
    "quartermaster": (
        "At the start of Phase 7 gain 1\u00a0soldier if you own at least 1\u00a0good.",
        "Na początku fazy 7 zyskujesz 1\u00a0oddział, jeśli masz choć 1\u00a0zasób.",
    ),
    "diplomat": (
        "If you are still tied on buildings and goods in Phase 1 or 5, you alone receive the white die or the envoy.",
        "Jeśli w fazie 1 lub 5 remis trwa mimo porównania zasobów, tylko ty otrzymujesz białą kość lub wysłannika.",
    ),
    "engineer": (
        "Once per game you may erect a building although exactly one building to its left in the row is missing.",
        "Raz na grę możesz postawić budynek, choć brakuje dokładnie jednego z poprzedzających go w rzędzie.",
    ),
    "explorer": (
        "At the start of each year look at the top enemy card; in years II and IV also take one +2 token.",
        "Na początku każdego roku podglądasz kartę wroga; w II i IV roku otrzymujesz też żeton +2.",
    ),
    # Destiny cards
    "famine": (
        "Everybody rolls only two coloured dice in each productive season.",
        "W każdej porze zbiorów gracze rzucają tylko dwiema kolorowymi kośćmi.",
    ),
    "good_year": (
        "Before each roll, players without a white die get one; the others take 1\u00a0good.",
        "Przed rzutem gracze bez białej kości otrzymują po jednej, a pozostali biorą po 1\u00a0zasobie.",
    ),
    "fierce_enemies": (
        "The enemy is 1 stronger.",
        "Siła wroga rośnie o 1.",
    ),
    "heavy_snow": (
        "No reinforcement roll: the king sends everyone exactly 2\u00a0soldiers.",
        "Nie rzuca się na posiłki: każdy otrzymuje dokładnie 2\u00a0oddziały.",
    ),
    "rising_stars": (
        "At the start of each productive season put 1 random good on each of three random advisors of "
        "rank 1-6; whoever influences one first takes it at once; what is left returns to the supply at "
        "season end.",
        "Na początku każdej pory zbiorów na trzech losowych członkach rady rangi 1–6 kładzie się po 1 losowym "
        "zasobie; kto pierwszy na nich wpłynie, bierze go od razu, a reszta wraca do puli na koniec pory.",
    ),
    "secret_deals": (
        "At the start of the year each player, in turn order, reserves one advisor not yet reserved with "
        "a building token; this year only the owner may influence that advisor.",
        "Na początku roku każdy, zgodnie z kolejnością, rezerwuje żetonem jednego wolnego jeszcze członka "
        "rady; w tym roku nikt inny nie może na niego wpływać.",
    ),
    "ailing_king": (
        "Nobody may influence the King this year.",
        "W tym roku nie można wpływać na Króla.",
    ),
    "royal_gift": (
        "Each player takes 1\u00a0good of their choice at the start of the year, before King's Aid.",
        "Na początku roku, jeszcze przed królewską pomocą, każdy bierze 1 wybrany zasób.",
    ),
    "stone_vein": (
        "At the end of each productive season roll a die: on 4+ everybody gains 1\u00a0stone.",
        "Na koniec każdej pory zbiorów rzut kością: przy 4+ każdy bierze 1\u00a0kamień.",
    ),
    "gold_vein": (
        "At the end of each productive season roll a die: on 5+ everybody gains 1\u00a0gold.",
        "Na koniec każdej pory zbiorów rzut kością: przy 5+ każdy bierze 1\u00a0złoto.",
    ),
    "weary_enemies": (
        "The enemy is 1 weaker.",
        "Siła wroga maleje o 1.",
    ),
    "volunteers": (
        "Each player gains 1\u00a0soldier at the start of Phase 7.",
        "Na początku fazy 7 każdy zyskuje 1\u00a0oddział.",
    ),
    "war_tax": (
        "Recruiting a soldier in Phase 7 costs 1\u00a0good more.",
        "W fazie 7 każdy oddział kosztuje o 1\u00a0zasób więcej.",
    ),
    "deserters": (
        "At the start of winter each player with 3 or more soldiers loses 1.",
        "Na początku zimy gracze z co najmniej 3\u00a0oddziałami tracą po 1.",
    ),
    "grand_tournament": (
        "At the end of summer the player(s) with the most soldiers, at least 1, gain 1\u00a0VP.",
        "Na koniec lata 1\u00a0PZ zyskuje każdy, kto ma najwięcej oddziałów (co najmniej 1).",
    ),
    "uncharted_forest": (
        "At the end of each productive season roll a white die: on 4 or more everybody gains 1\u00a0wood.",
        "Na koniec każdej pory zbiorów rzut białą kością: przy wyniku 4 lub więcej każdy bierze 1\u00a0drewno.",
    ),
    "harvest_festival": (
        "At the end of autumn each player without goods gains 1\u00a0VP.",
        "Na koniec jesieni gracze bez zasobów zyskują po 1\u00a0PZ.",
    ),
    "royal_wedding": (
        "Influencing the Queen or the King gives 1\u00a0VP more.",
        "Wpłynięcie na Królową lub Króla daje dodatkowo 1\u00a0PZ.",
    ),
    "feast_of_fools": (
        "The Jester gives 1\u00a0VP more.",
        "Błazen daje o 1\u00a0PZ więcej.",
    ),
    "bribed_guards": (
        "The Smuggler costs no VP.",
        "Przemytnik nie kosztuje PZ.",
    ),
    "plague": (
        "Phase 3 gives no VP; instead the player(s) with the most buildings lose 1\u00a0good.",
        "W fazie 3 nikt nie zyskuje PZ; gracze z największą liczbą budynków tracą po 1\u00a0zasobie.",
    ),
    "generous_king": (
        "The King's Favour gives 2\u00a0VP instead of 1.",
        "Przychylność króla daje 2\u00a0PZ zamiast 1.",
    ),
    "envoy_delayed": (
        "Nobody receives the envoy in Phase 5 (an unused one is still returned).",
        "W fazie 5 nikt nie otrzymuje wysłannika (niewykorzystany i tak wraca).",
    ),
    "scouts": (
        "At the start of Phase 7 every player looks at the top enemy card.",
        "Na początku fazy 7 każdy podgląda kartę wroga.",
    ),
    "masons_strike": (
        "Buildings of columns III and IV cost one extra good of the payer's choice.",
        "Budynki z kolumn III i IV kosztują dodatkowo 1 wybrany zasób.",
    ),
    "pilgrimage": (
        "Players without Chapel and Altar may use the Chapel effect; owners gain 1\u00a0VP in each season "
        "they use theirs.",
        "Gracze bez Kaplicy i Ołtarza mogą użyć efektu Kaplicy; właściciele tych budynków zyskują "
        "1\u00a0PZ w każdej porze, w której z nich skorzystają.",
    ),
    "market_days": (
        "Players without Market and Travelling Market may use the Market effect; owners gain 1\u00a0VP in "
        "each season they use theirs.",
        "Gracze bez Rynku i Jarmarku mogą użyć efektu Rynku; właściciele tych budynków zyskują 1\u00a0PZ "
        "w każdej porze, w której z nich skorzystają.",
    ),
    "call_to_arms": (
        "Players without a Stable gain 1 extra soldier from an advisor who gives soldiers; Stable owners "
        "gain 1\u00a0soldier whenever they influence rank 11 or higher.",
        "Gracze bez Stajni zyskują o 1\u00a0oddział więcej od członka rady, który daje oddziały; "
        "właściciele Stajni zyskują 1\u00a0oddział, gdy wpływają na członka rady rangi co najmniej 11.",
    ),
    "master_builders": (
        "Players without Crane and Carpenter's Workshop may use the Crane effect; owners gain 1\u00a0VP "
        "for each column III or IV building.",
        "Gracze bez Żurawia i Warsztatu ciesielskiego mogą użyć efektu Żurawia; właściciele tych budynków "
        "zyskują 1\u00a0PZ za każdy budynek postawiony w kolumnie III lub IV.",
    ),
    "diplomatic_moves": (
        "Players with neither Town Hall nor Exchange Office may at the end of each season pay one +2 token "
        "or one good for 1\u00a0VP; owners get 1\u00a0VP more when they use theirs (Exchange Office: "
        "autumn only).",
        "Gracze bez Ratusza i Kantoru mogą na koniec każdej pory oddać żeton +2 albo 1\u00a0zasób za "
        "1\u00a0PZ; właściciele tych budynków zyskują z nich o 1\u00a0PZ więcej (Kantor tylko jesienią).",
    ),
    # Whim tiles
    "whim_1": (
        "Receive the support of the lowest-ranked advisor nobody influenced this season.",
        "Wspiera cię członek rady o najniższej randze spośród tych, na których nikt w tej porze nie wpływa.",
    ),
    "whim_2": (
        "Take two +2 tokens, or pay one +2 token for 1\u00a0gold and 1\u00a0soldier.",
        "Bierzesz 2\u00a0żetony +2 albo oddajesz 1\u00a0żeton +2 za 1\u00a0złoto i 1\u00a0oddział.",
    ),
    "whim_3": (
        "Take 1\u00a0good of the kind named by your left neighbour.",
        "Bierzesz 1\u00a0zasób, którego rodzaj wskazuje gracz po twojej lewej.",
    ),
    "whim_4": (
        "Take one good of your choice from the tile; an empty tile is refilled at once with one good of each kind.",
        "Bierzesz z kafelka 1 wybrany zasób; pusty kafelek od razu uzupełnia się po 1\u00a0zasobie każdego rodzaju.",
    ),
    "whim_5": (
        "Take the good shown on the tile (all takers of the season get that kind), then a new random good is placed.",
        "Bierzesz zasób leżący na kafelku (w danej porze wszyscy ten sam rodzaj), potem losuje się nowy.",
    ),
    "whim_6": (
        "You may give a good, a VP or a soldier to gain one each of the other two.",
        "Możesz oddać jedno z: zasób, PZ, oddział, by zyskać po jednym z dwóch pozostałych.",
    ),
    "whim_7": (
        "Name an opponent: they take 1\u00a0good of their choice, you take 2 of that kind.",
        "Wskazany przeciwnik bierze 1 dowolny zasób, a ty 2 tego samego rodzaju.",
    ),
    "whim_8": (
        "Take 1\u00a0good named by your left neighbour, then 1 named by your right neighbour (with two "
        "players the opponent names both).",
        "Bierzesz 1\u00a0zasób wskazany przez gracza po twojej lewej i 1 wskazany przez gracza po prawej "
        "(w dwie osoby oba wskazuje przeciwnik).",
    ),
    "whim_9": (
        "Choose two different items: 1\u00a0gold; 1\u00a0wood; 1\u00a0stone; 1\u00a0soldier with one +2 token.",
        "Wybierasz dwie różne pozycje: złoto; drewno; kamień; oddział z żetonem +2.",
    ),
    "whim_10": (
        "Take 2\u00a0goods of a single kind.",
        "Bierzesz 2\u00a0zasoby jednego rodzaju.",
    ),
    "whim_11": (
        "Gain 1\u00a0stone, 1\u00a0soldier and 1\u00a0VP; if you are (tied) lowest in goods, soldiers or "
        "VP you may trade one of the other two for a second of that item - one trade only.",
        "Zyskujesz 1\u00a0kamień, 1\u00a0oddział i 1\u00a0PZ; mając najmniej (także w remisie) zasobów, oddziałów lub "
        "PZ, możesz wymienić jedną z pozostałych nagród na dodatkową sztukę tego, czego masz "
        "najmniej.",
    ),
    "whim_12": (
        "You may take 3\u00a0gold (every opponent gains 1\u00a0VP) or gain 3\u00a0VP (every opponent "
        "takes 1\u00a0gold).",
        "Możesz wziąć 3\u00a0złota (przeciwnicy zyskują po 1\u00a0PZ) albo zyskać 3\u00a0PZ (przeciwnicy "
        "biorą po 1\u00a0złocie).",
    ),
    "whim_13": (
        "Gain 1\u00a0good of your choice, one +2 token, 1\u00a0VP, 1\u00a0soldier and a look at the enemy card.",
        "Zyskujesz 1 wybrany zasób, żeton +2, 1\u00a0PZ i 1\u00a0oddział oraz podglądasz kartę wroga.",
    ),
    "whim_14": (
        "Name an opponent who takes one of: gold, wood, stone, +2 token, soldier. You take the other four.",
        "Wskazany przeciwnik bierze jedno z: złoto, drewno, kamień, żeton +2, oddział. Ty bierzesz cztery pozostałe.",
    ),
    "whim_15": (
        "Take 2 of each good, keep 4 and hand the other 2 to opponents as you like (with two players both "
        "go to the rival).",
        "Bierzesz po 2\u00a0zasoby każdego rodzaju, 4 zachowujesz, 2 dajesz przeciwnikom, jak chcesz (w dwie "
        "osoby oba bierze przeciwnik).",
    ),
    "whim_16": (
        "Gain 5\u00a0VP.",
        "Zyskujesz 5\u00a0PZ.",
    ),
    # Groups of Currying Favour
    "aristocracy": (
        "You are always first on the turn order track and win ties for most/fewest buildings in Phases 1, 3 and 5.",
        "Masz zawsze pierwsze miejsce w kolejności, a remisy w liczbie budynków w fazach 1, 3 i 5 "
        "rozstrzygasz na swoją korzyść.",
    ),
    "clergy": (
        "In each productive season gain 2\u00a0VP if your final total is 9 or less.",
        "W każdej porze zbiorów zyskujesz 2\u00a0PZ, gdy ostateczny wynik rzutu to najwyżej 9.",
    ),
    "army": (
        "Reinforcements are rolled with two dice: you use the higher, everybody else the lower.",
        "Na posiłki rzuca się dwiema kośćmi: dla ciebie liczy się wyższy wynik, dla innych niższy.",
    ),
    "secret_society": (
        "At once put a building token on any advisor; nobody else may influence that advisor this year.",
        "Od razu oznacz żetonem dowolnego członka rady; w tym roku inni nie mogą na niego wpływać.",
    ),
    "craftsmen": (
        "At the end of each productive season take 1\u00a0good if you have none.",
        "Na koniec każdej pory zbiorów bierzesz 1 wybrany zasób, jeśli nie masz żadnego.",
    ),
    "artists": (
        "In each productive season you may reroll one die before turn order is set.",
        "W każdej porze zbiorów możesz przerzucić jedną kość przed ustaleniem kolejności.",
    ),
    "peasants": (
        "If you influenced only advisors of rank 6 or lower, one of them (your choice) supports you twice.",
        "Gdy twoje kości leżą tylko na członkach rady rangi 1–6, jeden wskazany przez ciebie wspiera cię dwa razy.",
    ),
    "bandits": (
        "Lose 2\u00a0VP when claiming; each productive season, after placement and before support, "
        "receive the support of the lowest advisor nobody influenced.",
        "Przy wyborze tracisz 2\u00a0PZ; w każdej porze zbiorów, zanim rada udzieli wsparcia, wspiera cię "
        "członek rady o najniższej randze spośród tych, na których nikt nie wpływa.",
    ),
    # Scenarios
    "currying_favour": (
        "At the start of each year every player, in turn order, claims one of eight social groups; each "
        "group can be claimed once per year; claims are cleared at year end.",
        "Na początku każdego roku gracze po kolei zajmują jedną z ośmiu grup społecznych (każdą najwyżej jedna "
        "osoba); na koniec roku oznaczenia znikają.",
    ),
    "shifting_alliances": (
        "Each year every player puts a permanent building token on an advisor; influencing an advisor "
        "without a token of your own gives every other player 1\u00a0VP per token they have there.",
        "Co roku każdy kładzie na stałe żeton na członku rady; gdy wpływasz na kogoś bez własnego żetonu, "
        "pozostali zyskują po 1\u00a0PZ za każdy swój żeton na nim.",
    ),
    "goblin_valley": (
        "A second face-down deck of five enemies (one per year, from the cards left over) joins each "
        "winter when it shows Goblins: strengths, losses and rewards add up, and the king sends extra "
        "soldiers equal to the year number. In year V the card always counts as Goblins.",
        "Druga zakryta talia pięciu wrogów (po jednym na rok, z pozostałych kart) dołącza zimą, gdy "
        "pokaże Gobliny: siły, straty i nagrody się sumują, a król przysyła dodatkowo tyle oddziałów, ile "
        "wynosi numer roku. W V roku karta zawsze liczy się jako Gobliny.",
    ),
}
"""By the id of a row: English and Polish."""


def power_text(id: str, lang: str) -> str:
    """The sentence for a card, tile, group, scenario or module building; empty for a building of the base game."""
    return {**ROWS, **TEXTS}.get(id, ("", ""))[1 if lang == "pl" else 0]
