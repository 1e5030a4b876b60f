"""Sentences of single cards, tiles and scenarios that their fields do not tell, or not so well.

A number that an overlay may change is filled in (`{battle:+}`). If an overlay changes anything else that the card has,
`power_text` makes the sentence from the fields instead.
"""

from typing import Final

OWN: Final = {
    # Buildings
    "training_camp": (
        "At the end of autumn, before Phase 7, gain 1\u00a0soldier if you have at most 1.",
        "Na koniec jesieni, przed fazą 7, zyskujesz 1 oddział, jeśli masz ich najwyżej 1.",
    ),
    "stockade": (
        "At the start of winter, before reinforcements, gain 1\u00a0soldier if you have at least 1.",
        "Na początku zimy, przed posiłkami, zyskujesz 1 oddział, jeśli masz już co najmniej 1.",
    ),
    "brewery": (
        "At the end of each summer you must lose 1\u00a0soldier, if you have one, and gain 1\u00a0VP and one +2 token.",
        "Na koniec każdego lata musisz oddać 1 oddział (jeśli go masz) za 1 PZ i żeton +2.",
    ),
    "fountain": (
        "When built in year I / II / III gain 3 / 2 / 1\u00a0VP.",
        "Za postawienie w roku I / II / III zyskujesz 3 / 2 / 1 PZ.",
    ),
    "watchtower": (
        "{battle:+} in battle; at the start of years IV and V you look at the top enemy card.",
        "{battle:+} w bitwie; na początku roku IV i roku V podglądasz kartę wroga.",
    ),
    "mint": (
        "You may use Sawmill, Quarry and Goldsmith at the end of spring and autumn as well.",
        "Tartak, Kamieniołom i Warsztat złotnika działają dla ciebie również na koniec wiosny i jesieni.",
    ),
    # Governors
    "thief": (
        "Start with 4\u00a0goods of your choice and {start_vp:vp} (on top of any auction price).",
        "Zaczynasz z 4 wybranymi zasobami i {start_vp:vp} (niezależnie od ceny z licytacji).",
    ),
    "heiress": (
        "When your final dice total is 9 or less you may take one gift you have not used yet: two +2 tokens, "
        "2\u00a0soldiers, 2\u00a0goods or 2\u00a0VP.",
        "Gdy ostateczny wynik rzutu to najwyżej 9, możesz wziąć jeden niewykorzystany jeszcze dar: 2 żetony +2, 2 "
        "oddziały, 2 zasoby albo 2 PZ.",
    ),
    "minstrel": (
        "At the very end of each year: 1\u00a0VP if nobody has fewer VP than you, and 1\u00a0VP if you are tied on VP "
        "with somebody (both checked at once).",
        "Na samym końcu każdego roku: 1 PZ, jeśli nikt nie ma mniej PZ od ciebie, oraz 1 PZ, jeśli masz tyle samo PZ "
        "co ktoś inny (sprawdzane jednocześnie).",
    ),
    "sorcerer": (
        "At the start of year III you may place up to three column I buildings for free; they give no VP of any kind "
        "when placed.",
        "Na początku III roku możesz postawić za darmo do trzech budynków z kolumny I; nie zyskujesz za nie żadnych "
        "PZ.",
    ),
    "duke": (
        "When all have passed, if nobody influenced the Duchess (12) you may move the dice from your highest-ranked "
        "advisor to her.",
        "Gdy wszyscy spasują, a nikt nie wpłynął na Księżnę (12), możesz przenieść do niej kości od swojego "
        "najwyższego rangą członka rady.",
    ),
    "explorer": (
        "At the start of each year look at the top enemy card; in years II and IV also take one +2 token.",
        "Na początku każdego roku podglądasz kartę wroga; w II i IV roku otrzymujesz też żeton +2.",
    ),
    # Destiny cards
    "secret_deals": (
        "At the start of the year each player, in turn order, reserves one advisor not yet reserved with a building "
        "token; this year only the owner may influence that advisor.",
        "Na początku roku każdy, zgodnie z kolejnością, rezerwuje żetonem jednego wolnego jeszcze członka rady; w tym "
        "roku nikt inny nie może na niego wpływać.",
    ),
    "ailing_king": (
        "Nobody may influence the King this year.",
        "W tym roku nie można wpływać na Króla.",
    ),
    "royal_gift": (
        "Each player takes 1\u00a0good of their choice at the start of the year, before King's Aid.",
        "Na początku roku, jeszcze przed królewską pomocą, każdy bierze 1 wybrany zasób.",
    ),
    "volunteers": (
        "Each player gains 1\u00a0soldier at the start of Phase 7.",
        "Na początku fazy 7 każdy zyskuje 1 oddział.",
    ),
    "deserters": (
        "At the start of winter each player with 3 or more soldiers loses 1.",
        "Na początku zimy gracze z co najmniej 3 oddziałami tracą po 1.",
    ),
    "grand_tournament": (
        "At the end of summer the player(s) with the most soldiers, at least 1, gain 1\u00a0VP.",
        "Na koniec lata 1 PZ zyskuje każdy, kto ma najwięcej oddziałów (co najmniej 1).",
    ),
    "harvest_festival": (
        "At the end of autumn each player without goods gains 1\u00a0VP.",
        "Na koniec jesieni gracze bez zasobów zyskują po 1 PZ.",
    ),
    "royal_wedding": (
        "Influencing the Queen or the King gives 1\u00a0VP more.",
        "Wpłynięcie na Królową lub Króla daje dodatkowo 1 PZ.",
    ),
    "feast_of_fools": (
        "The Jester gives 1\u00a0VP more.",
        "Błazen daje o 1 PZ więcej.",
    ),
    "bribed_guards": (
        "The Smuggler costs no VP.",
        "Przemytnik nie kosztuje PZ.",
    ),
    "scouts": (
        "At the start of Phase 7 every player looks at the top enemy card.",
        "Na początku fazy 7 każdy podgląda kartę wroga.",
    ),
    "pilgrimage": (
        "Players without Chapel and Altar may use the Chapel effect; owners gain 1\u00a0VP in each season they use "
        "theirs.",
        "Gracze bez Kaplicy i Ołtarza mogą użyć efektu Kaplicy; właściciele tych budynków zyskują 1 PZ w każdej "
        "porze, w której z nich skorzystają.",
    ),
    "market_days": (
        "Players without Market and Travelling Market may use the Market effect; owners gain 1\u00a0VP in each season "
        "they use theirs.",
        "Gracze bez Rynku i Jarmarku mogą użyć efektu Rynku; właściciele tych budynków zyskują 1 PZ w każdej porze, w "
        "której z nich skorzystają.",
    ),
    "call_to_arms": (
        "Players without a Stable gain 1 extra soldier from an advisor who gives soldiers; Stable owners gain "
        "1\u00a0soldier whenever they influence rank {rank_from} or higher.",
        "Gracze bez Stajni zyskują o 1 oddział więcej od członka rady, który daje oddziały; właściciele Stajni "
        "zyskują 1 oddział, gdy wpływają na członka rady rangi co najmniej {rank_from}.",
    ),
    "master_builders": (
        "Players without Crane and Carpenter's Workshop may use the Crane effect; owners gain 1\u00a0VP for each "
        "column III or IV building.",
        "Gracze bez Żurawia i Warsztatu ciesielskiego mogą użyć efektu Żurawia; właściciele tych budynków zyskują 1 "
        "PZ za każdy budynek postawiony w kolumnie III lub IV.",
    ),
    "diplomatic_moves": (
        "Players with neither Town Hall nor Exchange Office may at the end of each season pay one +2 token or one "
        "good for 1\u00a0VP; owners get 1\u00a0VP more when they use theirs (Exchange Office: autumn only).",
        "Gracze bez Ratusza i Kantoru mogą na koniec każdej pory oddać żeton +2 albo 1 zasób za 1 PZ; właściciele "
        "tych budynków zyskują z nich o 1 PZ więcej (Kantor tylko jesienią).",
    ),
    # Groups of Currying Favour
    "secret_society": (
        "At once put a building token on any advisor; nobody else may influence that advisor this year.",
        "Od razu oznacz żetonem dowolnego członka rady; w tym roku inni nie mogą na niego wpływać.",
    ),
    "bandits": (
        "{start_vp:Gain/Lose} {start_vp:abs}\u00a0VP when claiming; each productive season, after placement and "
        "before support, receive the support of the lowest advisor nobody influenced.",
        "Przy wyborze {start_vp:zyskujesz/tracisz} {start_vp:abs}\u00a0PZ; w każdej porze zbiorów, zanim rada udzieli "
        "wsparcia, wspiera cię członek rady o najniższej randze spośród tych, na których nikt nie wpływa.",
    ),
    # Whim tiles
    "whim_1": (
        "Receive the support of the lowest-ranked advisor nobody influenced this season.",
        "Wspiera cię członek rady o najniższej randze spośród tych, na których nikt w tej porze nie wpływa.",
    ),
    "whim_2": (
        "Take two +2 tokens, or pay one +2 token for 1\u00a0gold and 1\u00a0soldier.",
        "Bierzesz 2 żetony +2 albo oddajesz 1 żeton +2 za 1 złoto i 1 oddział.",
    ),
    "whim_3": (
        "Take 1\u00a0good of the kind named by your left neighbour.",
        "Bierzesz 1 zasób, którego rodzaj wskazuje gracz po twojej lewej.",
    ),
    "whim_4": (
        "Take one good of your choice from the tile; an empty tile is refilled at once with one good of each kind.",
        "Bierzesz z kafelka 1 wybrany zasób; pusty kafelek od razu uzupełnia się po 1 zasobie każdego rodzaju.",
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
        "Take 1\u00a0good named by your left neighbour, then 1 named by your right neighbour (with two players the "
        "opponent names both).",
        "Bierzesz 1 zasób wskazany przez gracza po twojej lewej i 1 wskazany przez gracza po prawej (w dwie osoby oba "
        "wskazuje przeciwnik).",
    ),
    "whim_9": (
        "Choose two different items: 1\u00a0gold; 1\u00a0wood; 1\u00a0stone; 1\u00a0soldier with one +2 token.",
        "Wybierasz dwie różne pozycje: złoto; drewno; kamień; oddział z żetonem +2.",
    ),
    "whim_10": (
        "Take 2\u00a0goods of a single kind.",
        "Bierzesz 2 zasoby jednego rodzaju.",
    ),
    "whim_11": (
        "Gain 1\u00a0stone, 1\u00a0soldier and 1\u00a0VP; if you are (tied) lowest in goods, soldiers or VP you may "
        "trade one of the other two for a second of that item - one trade only.",
        "Zyskujesz 1 kamień, 1 oddział i 1 PZ; mając najmniej (także w remisie) zasobów, oddziałów lub PZ, możesz "
        "wymienić jedną z pozostałych nagród na dodatkową sztukę tego, czego masz najmniej.",
    ),
    "whim_12": (
        "You may take 3\u00a0gold (every opponent gains 1\u00a0VP) or gain 3\u00a0VP (every opponent takes "
        "1\u00a0gold).",
        "Możesz wziąć 3 złota (przeciwnicy zyskują po 1 PZ) albo zyskać 3 PZ (przeciwnicy biorą po 1 złocie).",
    ),
    "whim_13": (
        "Gain 1\u00a0good of your choice, one +2 token, 1\u00a0VP, 1\u00a0soldier and a look at the enemy card.",
        "Zyskujesz 1 wybrany zasób, żeton +2, 1 PZ i 1 oddział oraz podglądasz kartę wroga.",
    ),
    "whim_14": (
        "Name an opponent who takes one of: gold, wood, stone, +2 token, soldier. You take the other four.",
        "Wskazany przeciwnik bierze jedno z: złoto, drewno, kamień, żeton +2, oddział. Ty bierzesz cztery pozostałe.",
    ),
    "whim_15": (
        "Take 2 of each good, keep 4 and hand the other 2 to opponents as you like (with two players both go to the "
        "rival).",
        "Bierzesz po 2 zasoby każdego rodzaju, 4 zachowujesz, 2 dajesz przeciwnikom, jak chcesz (w dwie osoby oba "
        "bierze przeciwnik).",
    ),
    # Scenarios
    "currying_favour": (
        "At the start of each year every player, in turn order, claims one of eight social groups; each group can be "
        "claimed once per year; claims are cleared at year end.",
        "Na początku każdego roku gracze po kolei zajmują jedną z ośmiu grup społecznych (każdą najwyżej jedna "
        "osoba); na koniec roku oznaczenia znikają.",
    ),
    "shifting_alliances": (
        "Each year every player puts a permanent building token on an advisor; influencing an advisor without a token "
        "of your own gives every other player 1\u00a0VP per token they have there.",
        "Co roku każdy kładzie na stałe żeton na członku rady; gdy wpływasz na kogoś bez własnego żetonu, pozostali "
        "zyskują po 1 PZ za każdy swój żeton na nim.",
    ),
    "goblin_valley": (
        "A second face-down deck of five enemies (one per year, from the cards left over) joins each winter when it "
        "shows Goblins: strengths, losses and rewards add up, and the king sends extra soldiers equal to the year "
        "number. In year V the card always counts as Goblins.",
        "Druga zakryta talia pięciu wrogów (po jednym na rok, z pozostałych kart) dołącza zimą, gdy pokaże Gobliny: "
        "siły, straty i nagrody się sumują, a król przysyła dodatkowo tyle oddziałów, ile wynosi numer roku. W V roku "
        "karta zawsze liczy się jako Gobliny.",
    ),
}
"""By the id of a row: English and Polish."""
