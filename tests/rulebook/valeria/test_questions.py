"""Every question says which card asks, what is given and gained, also to somebody who has just opened the table."""

from collections.abc import Callable

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.valeria.laying import acquiring, acting, harvest, lay, player, rolling, solo
from rulebook.vectors import play_all

SIX = "Ostrokół w Lisim Zagajniku"


def spoken(table: Table, lang: str, seat: int | None = None) -> list[str]:
    """The question, then its answers."""
    who = table.to_act[0] if seat is None else seat
    labels = [table.label(action, lang, who) for action in table.options(who)]
    return [line.replace("\u00a0", " ") for line in [table.prompt(who).say(lang), *labels]]


def about(table: Table) -> str:
    """What the prompt says first that it is about."""
    targets = table.prompt(table.to_act[0]).targets
    return targets[0] if targets else ""


def end_of_phase(*domains: str) -> Table:
    return lay([player("", domains=domains), player("2g"), player("1m")], [["action_end", 0]])


def test_two_takings_in_a_row_name_the_domain_and_the_good() -> None:
    """VA-7.3, VA-12.1, VA-13.29 Cathedral and Orb ask one after the other; a poor victim is known as such."""
    table = end_of_phase("cathedral_of_st_aquila", "orb_of_urdr")
    table.names = ["Ala", "Ola", "Jan"]
    assert about(table) == "domain:cathedral_of_st_aquila"
    assert spoken(table, "pl") == [
        "Katedra św. Akwilina: komu zabierasz 1 Złoto?",
        "Zrezygnuj", "Zabierz 1 Złoto (od: Ola)", "Wskaż: Jan (nie ma Złota)",
    ]  # fmt: skip
    table.play("pass")
    assert about(table) == "domain:orb_of_urdr"
    assert spoken(table, "en") == [
        "The Orb of Urdr: from whom will you take 1 magic?",
        "Decline", "Name Ola (has no magic)", "Take 1 magic from Jan",
    ]  # fmt: skip


def test_a_taking_says_what_would_really_be_taken() -> None:
    """VA-13.21 Up to 3 gold; who has 2 loses 2."""
    table = acquiring("cutthroats_truce", player(), player("2g"), player("5g"))
    assert spoken(table, "pl") == [
        "Układ Rzezimieszków: komu zabierasz do 3 Złota?",
        "Zrezygnuj", "Zabierz 2 Złota (od: Gracz 2)", "Zabierz 3 Złota (od: Gracz 3)",
    ]  # fmt: skip


def test_alone_nobody_is_an_opponent() -> None:
    """VA-11.3, VA-11.4, VA-13.17 From the supply and from the centre, in every rules version."""
    table = solo(player("", domains=["orb_of_urdr"]), [["action_end", 0]])
    assert spoken(table, "pl") == ["Kula Urdr: weź z puli 1 Magię lub zrezygnuj.", "Zrezygnuj", "Weź 1 Magię z puli"]
    thief = solo(player("", {"thief": 1}), ["harvest"], dice=(3, 4))
    said = spoken(thief, "pl")
    assert said[0] == "Złodziej: weź z puli do 3 Złota albo do 3 Magii lub zrezygnuj."
    assert said[1:] == [
        "Zrezygnuj", "Weź 1 Złoto z puli", "Weź 2 Złota z puli", "Weź 3 Złota z puli",
        "Weź 1 Magię z puli", "Weź 2 Magie z puli", "Weź 3 Magie z puli",
    ]  # fmt: skip
    assert thief.origin is not None
    old = palatine.load({**thief.origin, "rules": 2})
    assert spoken(old, "pl")[1:] == ["Zrezygnuj", "Weź 3 Złota z puli", "Weź 3 Magie z puli"]
    perch = solo(player("", domains=["purloiners_perch"]), [["effect", 0, "domain.purloiners_perch.power", 81]])
    assert spoken(perch, "pl") == [
        "Grzęda Rabusia: weź pierwszego Potwora ze Stosów Centralnych (Goblin) albo zrezygnuj.",
        "Zrezygnuj", "Weź Potwora: Goblin",
    ]  # fmt: skip


def test_a_payment_says_the_whole_price() -> None:
    """VA-3.3, VA-3.4, VA-3.5 What is due, the least that is no magic, and all that each way pays."""
    table = acting(player("3g2m"))
    table.play("recruit cleric")
    assert about(table) == "citizen:cleric"
    assert spoken(table, "pl") == [
        "Kapłan: zapłać 3 Złota, w tym co najmniej 1 Złoto. Ile Magii chcesz użyć?",
        "Zapłać 3 Złota", "Zapłać 2 Złota i 1 Magię", "Zapłać 1 Złoto i 2 Magie",
    ]  # fmt: skip
    slaying = acting(player("4s2m"), areas=["swamp", "ruins", "forest", "valley", "mountains"],
                     monsters=[["gelatinous_cube"], [], [], [], []])  # fmt: skip
    slaying.play("slay gelatinous_cube")
    assert spoken(slaying, "en") == [
        "Gelatinous Cube: pay 4 strength and 1 magic, including at least 1 strength. How much magic will you use?",
        "Pay 4 strength and 1 magic", "Pay 3 strength and 2 magic",
    ]  # fmt: skip


def test_dice_powers_name_domain_die_and_price() -> None:
    """VA-5.2, VA-12.4, VA-12.6, VA-12.7 And of a double which die."""
    domains = ["foxgrove_palisade", "palace_of_the_dawn", "desert_orchid"]
    table = rolling((4, 2), player("2g1m", {"cleric": 2}, domains=domains))
    assert spoken(table, "pl") == [
        "Na kościach 4 i 2: zmień wynik mocą Włości albo go ogłoś.",
        "Ogłoś wynik", "Pałac Świtu: kość 4 → 3 (za darmo)", "Pałac Świtu: kość 2 → 1 (za darmo)",
        f"{SIX}: kość 4 → 6 (2 Złota)", f"{SIX}: kość 2 → 6 (2 Złota)",
        "Pustynna Orchidea: kość 4 → 1 (2 Złota)", "Pustynna Orchidea: kość 2 → 1 (2 Złota)",
    ]  # fmt: skip
    assert table.prompt().targets[:2] == ["die:1", "domain:palace_of_the_dawn"]
    table.play("change 2 six")
    assert about(table) == "domain:foxgrove_palisade"
    question = f"{SIX}, kość 2 → 6: zapłać 2 Złota, w tym co najmniej 1 Złoto. Ile Magii chcesz użyć?"
    assert spoken(table, "pl")[0] == question
    double = rolling((4, 4), player("", domains=["palace_of_the_dawn"]))
    assert spoken(double, "en")[2:] == [
        "Palace of the Dawn: first die 4 → 3 (free)", "Palace of the Dawn: second die 4 → 3 (free)",
    ]  # fmt: skip


def test_rewards_show_their_total() -> None:
    """VA-7.7, VA-12.2, VA-12.11 The Spider Queen counts the Forest; the Bane Spider has a Knight in the accusative."""
    forest = ["hills", "ruins", "forest", "valley", "mountains"]
    table = acting(player("10s3m", None, {"treant": 2}), areas=forest, monsters=[[], [], ["spider_queen"], [], []])
    play_all(table, "slay spider_queen")
    assert spoken(table, "pl") == [
        "Królowa Pająków: wybierz nagrodę.",
        "Weź 6 Złota (Potwory z tego Terenu: 3)", "Weź 1 znacznik Zwycięstwa i darmowego Mieszkańca",
    ]  # fmt: skip
    table.play("pick 2")
    assert spoken(table, "pl")[0] == "Królowa Pająków: weź darmowego Mieszkańca albo zrezygnuj."
    spider = acting(player("6s"), areas=forest, monsters=[["goblin"], [], ["bane_spider"], [], []])
    spider.play("slay bane_spider")
    assert spoken(spider, "pl")[1:] == ["Weź 3 Złota", "Weź darmowego Rycerza"]


@pytest.mark.parametrize(
    ("table", "card", "pl", "en"),
    [
        (lambda: acquiring("grimmwater_keep", player()), "domain:grimmwater_keep",
         "Warownia Grimmwater: weź darmowego Mieszkańca o koszcie bazowym najwyżej 3 albo zrezygnuj.",
         "Grimmwater Keep: take a free citizen of base cost 3 or less, or decline."),
        (lambda: acquiring("eye_of_asteraten", player()), "domain:eye_of_asteraten",
         "Oko Asteratenu: zgładź Potwora za jego zwykły koszt albo zrezygnuj.",
         "Eye of Asteraten: slay a monster for its usual cost, or decline."),
        (lambda: acquiring("nest_of_the_weaver_witch", player()), "domain:nest_of_the_weaver_witch",
         "Gniazdo Wiedźmy Tkaczki: odłóż swojego Mieszkańca na jego stos i weź 3 znaczniki Zwycięstwa albo zrezygnuj.",
         "Nest of the Weaver Witch: put one of your citizens back on its stack and take 3 victory tokens, or decline."),
        (lambda: acquiring("watcher_on_the_water", player("", None, {"goblin": 1})), "domain:watcher_on_the_water",
         "Czatownik na Wodzie: odłóż zgładzonego Potwora na jego stos i weź 3 znaczniki Zwycięstwa albo zrezygnuj.",
         "Watcher on the Water: put a slain monster back on its stack and take 3 victory tokens, or decline."),
        (lambda: acquiring("golden_obelisk_of_nae", player("3m")), "domain:golden_obelisk_of_nae",
         "Złoty Obelisk Nae: wymienić 3 Magie na 3 znaczniki Zwycięstwa?",
         "Golden Obelisk of Nae: exchange 3 magic for 3 victory tokens?"),
        (lambda: acquiring("purloiners_perch", player(), player("", None, {"goblin": 1})), "domain:purloiners_perch",
         "Grzęda Rabusia: komu zabierasz losowego zgładzonego Potwora?",
         "Purloiner's Perch: from whom will you take a random slain monster?"),
    ],
)  # fmt: skip
def test_rewards_of_domains_name_their_card(table: Callable[[], Table], card: str, pl: str, en: str) -> None:
    """VA-7.8, VA-7.18, VA-12.8, VA-12.9 What is given, what is gained, and that it may be declined."""
    asked = table()
    assert about(asked) == card
    assert spoken(asked, "pl")[0] == pl and spoken(asked, "en")[0] == en


def test_the_button_that_declines_says_what_happens() -> None:
    """VA-6.10, VA-7.2 Several trades are given up at once; nobody passes in this game."""
    table = harvest((3, 3), player(), player("1m", {"alchemist": 2}))
    assert spoken(table, "pl", 1) == [
        "Faza Zbiorów poza twoją turą: użyj mocy swoich aktywnych Mieszkańców.",
        "Zakończ zbiory (zrezygnuj z 4 wymian)", "Użyj Mieszkańca: Alchemik (1 Magia → 2 Złota)",
    ]  # fmt: skip
    tower = end_of_phase("the_tower")
    assert not tower.to_act, "nothing to trade"
    tower = lay([player("2m", domains=["the_tower"]), player()], [["action_end", 0]])
    assert spoken(tower, "pl") == [
        "Wieża: wymienić 2 Magie na 1 znacznik Zwycięstwa?", "Zrezygnuj", "Wymień 2 Magie na 1 znacznik Zwycięstwa",
    ]  # fmt: skip


def test_the_monsters_phase_says_what_is_lost() -> None:
    """VA-11.5, VA-11.6, VA-11.7, VA-11.15 Column, area, and what a column without citizens loses."""
    citizens = [["cleric"], [], [], ["archer"], ["peasant"], ["knight"], [], [], ["paladin"], ["butcher"]]
    domains = ["", "the_tower", "", "", ""]
    table = solo(player(), ["dark_lord"], dice=(6, 1), citizens=citizens, domains=domains, covered=[0] * 5)
    assert spoken(table, "pl") == [
        "Faza Potworów: która kość działa pierwsza?",
        "Najpierw kość 6 (kolumna do wyboru)", "Najpierw kość 1 (kolumna 1: Wzgórza)",
    ]  # fmt: skip
    table.play("first 1")
    assert spoken(table, "pl") == [
        "Faza Potworów, kość z wynikiem 6: wskaż kolumnę, z której Mroczny Władca zabiera kartę.",
        "Wskaż kolumnę 1 (Wzgórza)", "Wskaż kolumnę 2 (Ruiny, tracisz Włość Wieża)", "Wskaż kolumnę 3 (Las, Klęska)",
        "Wskaż kolumnę 4 (Dolina)", "Wskaż kolumnę 5 (Góry)",
    ]  # fmt: skip
    table.play("column 5")
    assert spoken(table, "pl") == [
        "Faza Potworów, kolumna 5: którego Mieszkańca oddajesz Mrocznemu Władcy?",
        "Oddaj Mieszkańca: Chłop", "Oddaj Mieszkańca: Rzeźnik",
    ]  # fmt: skip


def logged(table: Table, lang: str) -> list[str]:
    names = ["Ala", "Ola", "Jan"]
    table.names = names[: table.seat_count]
    return [palatine.event_text(table, event, lang).replace("\u00a0", " ") for event in table.events_since(0)]


def test_the_log_says_what_for() -> None:
    """VA-3.1, VA-5.2, VA-13.21 A payment names its card, changed dice their domain, an empty theft says so."""
    table = rolling((4, 2), player("3g", domains=["foxgrove_palisade", "cathedral_of_st_aquila"]), player("1g"))
    play_all(table, "change 1 six")
    assert "Ala płaci 2 Złota (Ostrokół w Lisim Zagajniku)." in logged(table, "pl")
    assert "Ala zmienia kości na: 6 i 2 (suma 8; Ostrokół w Lisim Zagajniku)." in logged(table, "pl")
    poor = end_of_phase("cathedral_of_st_aquila")
    poor.play("rob 3")
    assert logged(poor, "pl") == ["Ala nic nie zabiera (od: Jan; Katedra św. Akwilina)."]
    assert logged(poor, "en") == ["Ala takes nothing from Jan (Cathedral of St Aquila)."]


@pytest.mark.parametrize(
    ("table", "target", "rule"),
    [
        (lambda: rolling((1, 6), player("1g", domains=["foxgrove_palisade", "palace_of_the_dawn"])),
         "domain:foxgrove_palisade", "VA-12.4"),
        (lambda: rolling((1, 6), player("1g", domains=["foxgrove_palisade", "palace_of_the_dawn"])),
         "die:1", "VA-13.20"),
        (lambda: rolling((1, 6), player("1g", domains=["the_tower", "palace_of_the_dawn"])), "domain:the_tower",
         "VA-5.2"),
        (lambda: harvest((3, 4), player("", {"thief": 1}), player(), player("1g")), "seat:2", "VA-12.10"),
        (lambda: harvest((3, 3), player(), player("1m", {"alchemist": 1, "archer": 1})), "citizen:archer", "VA-6.2"),
        (lambda: acting(player("1g")), "duke:simon", "VA-9.1"),
        (lambda: acting(player("1g")), "die:1", "VA-5.3"),
        (lambda: acting(player("1g")), "seat:2", "VA-12.1"),
        (lambda: acquiring("eye_of_asteraten", player()), "domain:the_tower", "VA-7.2"),
        (lambda: acquiring("grimmwater_keep", player()), "citizen:archer", "VA-7.8"),
    ],
)  # fmt: skip
def test_what_can_be_pointed_at_has_its_reason(table: Callable[[], Table], target: str, rule: str) -> None:
    """VA-5.2, VA-5.3, VA-6.2, VA-7.2, VA-7.8, VA-12.10 The condition that fails, by its rule; never only “not now”."""
    asked = table()
    reason = asked.why_not(target, asked.to_act[-1])
    assert reason is not None and reason.rule == rule, reason.en if reason else ""
    assert reason.pl and not reason.pl.startswith("Teraz to niemożliwe")
