"""Remarks on single figures of the box, in English and Polish: where they come from, and what is not certain."""

from typing import Final

REMARKS: Final = (
    (
        "Boost and ability are stated in the rulebook, the two workers are public.",
        "Wzrost Atrybutów i umiejętność podaje instrukcja, dwóch Robotników – źródła publiczne.",
        {"anseis"},
    ),
    (
        "One of two public lists swaps this card with Anséis; the rulebook settles Anséis.",
        "Jedno z dwóch publicznych zestawień zamienia tę kartę z Anséisem; o Anséisie rozstrzyga instrukcja.",
        {"gerier"},
    ),
    (
        "Two public lists disagree on the boost; ours makes the twelve cards give 16 of each attribute.",
        "Dwa publiczne zestawienia różnią się co do wzrostu Atrybutów; przy naszym dwanaście kart daje po 16 każdego "
        "Atrybutu.",
        {"ivon"},
    ),
    (
        "The quantities 6, 8 and 10 are public, which value each belongs to is assumed (PA-A.37).",
        "Liczby kart 6, 8 i 10 są publiczne; która należy do której wartości, to założenie (PA-A.37).",
        {"suspicion_0", "suspicion_1", "suspicion_2"},
    ),
    (
        "The rulebook names the other five Orders.",
        "Instrukcja wymienia pięć pozostałych Królewskich Dekretów.",
        {"order_garrison"},
    ),
    (
        "The card has no printed name; this one is ours.",
        "Karta nie ma nadrukowanej nazwy; ta jest nasza.",
        {
            "favour_free_recruit", "favour_clear_name", "favour_two_criminals", "favour_any_attribute", "favour_settle",
            "favour_royal_loan", "favour_royal_masons", "favour_labour_gang", "favour_tithe", "favour_chapel",
            "wall_strength", "wall_labourer_vp", "wall_two_vp", "wall_choice_debt", "wall_choice_suspicion",
            "wall_three_labourers", "wall_two_labourers", "wall_labourer_merchant", "wall_labourer_fighter",
            "wall_labourer_scout", "wall_labourer_cleric", "wall_scout", "wall_merchant", "wall_fighter",
            "wall_cleric", "wall_scout_merchant",
        },
    ),
    (
        "The effect is stated in the rulebook, the colour of the worker slot is public.",
        "Efekt podaje instrukcja, kolor pola Robotnika – źródła publiczne.",
        {"favour_clear_name"},
    ),
    (
        "The rulebook confirms that there is a Favour which costs 1 silver.",
        "Instrukcja potwierdza, że istnieje Królewska Łaska za 1 Srebrnik.",
        {"favour_settle"},
    ),
    (
        "The colours of the workers gained come from an older version of a public project (PA-A.54).",
        "Kolory dobieranych Robotników pochodzą ze starszej wersji publicznego programu (PA-A.54).",
        {"favour_royal_loan", "favour_royal_masons"},
    ),
    (
        "The amounts come from an older version of a public project.",
        "Liczby pochodzą ze starszej wersji publicznego programu.",
        {"favour_tithe"},
    ),
    (
        "The dismiss reward is stated in the rulebook, the ability is public.",
        "Nagrodę za odrzucenie podaje instrukcja, umiejętność – źródła publiczne.",
        {"abbot_labourer"},
    ),
    (
        "The instant reward is stated in the rulebook, the rest is public.",
        "Natychmiastową nagrodę podaje instrukcja, resztę – źródła publiczne.",
        {"architect_provision"},
    ),
    (
        "Instant reward and ability are stated in the rulebook, the dismiss reward is public.",
        "Natychmiastową nagrodę i umiejętność podaje instrukcja, nagrodę za odrzucenie – źródła publiczne.",
        {"gatekeeper_silver"},
    ),
    (
        "The public list repeats Faith here; Strength is our choice, so that the Squires cover the three attributes.",
        "Publiczne zestawienie powtarza tu Wiarę; Siła to nasz wybór, by Giermkowie obejmowali trzy Atrybuty.",
        {"squire_strength"},
    ),
    (
        "The 2 Strength and the scoring are stated in the rulebook, attack reward and type are public.",
        "Siłę +2 i punktację podaje instrukcja, nagrodę za Atak i typ – źródła publiczne.",
        {"assassin_byzantine", "assassin_viking"},
    ),
    (
        "The public list has only 1 Strength; a public scoring program counts six cards with 2, which needs this one.",
        "Publiczne zestawienie ma tylko Siłę +1; publiczny program do punktacji liczy sześć kart z +2, a do tego "
        "potrzebna jest ta.",
        {"barbarian_viking"},
    ),
    (
        "The rulebook leaves out what it scores; Workshops are public and agree with an example (PA-A.21).",
        "Instrukcja pomija, za co punktuje; Warsztaty podają źródła publiczne i zgadza się z nimi przykład (PA-A.21).",
        {"guardian_byzantine", "guardian_viking"},
    ),
    (
        "The rulebook pairs it with Convert, public card data with Absolve; the rulebook is followed (PA-A.21).",
        "Instrukcja łączy go z Nawracaniem, publiczne dane z Rozgrzeszeniem; trzymamy się instrukcji (PA-A.21).",
        {"vigilante_saracen", "vigilante_viking"},
    ),
    (
        "The attack reward is stated in the rulebook, the type is public.",
        "Nagrodę za Atak podaje instrukcja, typ – źródła publiczne.",
        {"mercenary_viking"},
    ),
    (
        "An example in the rulebook shows it.",
        "Pokazuje to przykład w instrukcji.",
        {"wall_labourer_fighter", "region_2_space_3", "region_3_space_4"},
    ),
    (
        "How many copies there are is reconstructed (PA-A.53).",
        "Liczba egzemplarzy jest odtworzona (PA-A.53).",
        {
            "scheme_commission", "scheme_fortify", "scheme_garrison", "scheme_absolve", "scheme_attack",
            "scheme_convert", "scheme_recruit", "scheme_kings_order",
        },
    ),
    (
        "The rulebook speaks of such spaces in the plural; how many there are is public, one or two (PA-A.35).",
        "Instrukcja mówi o takich polach w liczbie mnogiej; źródła publiczne podają jedno lub dwa (PA-A.35).",
        {"jar_pay_debt_a", "jar_pay_debt_b"},
    ),
    (
        "The rulebook confirms that Absolve can bring a free recruit.",
        "Instrukcja potwierdza, że Rozgrzeszenie może dać darmową Rekrutację.",
        {"jar_free_recruit"},
    ),
    (
        "Public sources speak of one or two such spaces (PA-A.35).",
        "Źródła publiczne mówią o jednym lub dwóch takich polach (PA-A.35).",
        {"jar_remove_suspicion_b"},
    ),
    (
        "Only the 0 of the first Jar is stated; the other numbers are ours, even steps up to 12 (PA-A.3).",
        "Podane jest tylko 0 na pierwszym Dzbanie; pozostałe liczby są nasze, co dwa aż do 12 (PA-A.3).",
        {"jar_2", "jar_3", "jar_4", "jar_5", "jar_6", "jar_7"},
    ),
    (
        "The rulebook shows such a price; that it belongs to this space is our reading (PA-A.36).",
        "Instrukcja pokazuje taki koszt; to, że należy do tego pola, jest naszym odczytaniem (PA-A.36).",
        {"townsfolk_space_2", "townsfolk_space_3"},
    ),
    (
        "The price completes the row 4, 3, 2, 1, 0; a public project hints at 3, 2, 2, 1, 0 (PA-A.36).",
        "Koszt uzupełnia rząd 4, 3, 2, 1, 0; publiczny program sugeruje 3, 2, 2, 1, 0 (PA-A.36).",
        {"townsfolk_space_1", "townsfolk_space_4", "townsfolk_space_5"},
    ),
    (
        "An example in the rulebook uncovers a Scout with what seems to be the first Workshop (PA-A.5).",
        "Przykład w instrukcji odsłania Zwiadowcę, jak się zdaje, pierwszym Warsztatem (PA-A.5).",
        {"workshop_1"},
    ),
    (
        "The order of the colours is ours (PA-A.5).",
        "Kolejność kolorów jest nasza (PA-A.5).",
        {
            "workshop_2", "workshop_3", "workshop_4", "workshop_5", "workshop_6", "workshop_7", "workshop_8",
        },
    ),
)  # fmt: skip


def note_on(id: str) -> tuple[str, str]:
    """All remarks on one card or space."""
    about = [(en, pl) for en, pl, ids in REMARKS if id in ids]
    return " ".join([en for en, _ in about]), " ".join([pl for _, pl in about])
