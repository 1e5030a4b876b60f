"""What a player is asked, offered and told: who asks, what is given, what comes of it, in Polish and English."""

import pytest
from rulebook.vectors import play_all
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    choosing,
    face_down,
    fighting,
    lay,
    planning,
    player,
    producing,
    proposing,
    site,
    solo,
)

import palatine
from palatine.games.wonderful_kingdom.components import ADVISORS
from palatine.kernel.table import Table


def asks(table: Table, lang: str = "pl", seat: int = ANN) -> str:
    return table.prompt(seat).say(lang).replace("\u00a0", " ")


def labels(table: Table, lang: str = "pl", seat: int = ANN) -> list[str]:
    return [table.label(action, lang, seat).replace("\u00a0", " ") for action in table.options(seat)]


def tells(table: Table, *kinds: str, lang: str = "pl") -> list[str]:
    """The lines of the chronicle of these kinds."""
    events = [event for event in table.events_since(0, ANN) if event["kind"] in kinds and event["seat"] == ANN]
    return [palatine.event_text(table, event, lang).replace("\u00a0", " ") for event in events]


# ---- labels ----------------------------------------------------------------------------------------------------------


def test_proposals_go_into_an_area() -> None:
    table = proposing(player(), ["farm", "hamlet"])
    assert "Zaproponuj: Farma do lewego obszaru" in labels(table)
    assert "Zaproponuj zakrytą: Farma do prawego obszaru" in labels(table)
    assert "Propose face down: Farm into the right area" in labels(table, "en")


def test_a_choice_says_how_many_cards_there_are() -> None:
    table = choosing(player(), ["farm", "hamlet", "barracks"])
    assert labels(table) == ["Zabierz 3 karty z lewego obszaru", "Wybierz pusty prawy obszar"]
    assert labels(table, "en") == ["Take 3 cards from the left area", "Choose the empty right area"]
    table.play("choose right")
    assert tells(table, "take") == ["Gracz 1 wybiera pusty prawy obszar."]


def test_gains_stand_behind_an_arrow_and_costs_in_brackets() -> None:
    """A bracket never holds what comes; n/m is what lies on a card."""
    table = planning(player(construction=[site("farm", materials=1)]), ["citadel", "treasure_gold_gold"])
    said = labels(table)
    assert "Przetwórz: Skrzynia monet → 2 kostki złota" in said
    assert "Odrzuć z konstrukcji: Farma (1/2) → 1 kostka ludności do alchemii" in said
    assert "Użyj do konstrukcji: Cytadela" in said
    rats = fighting(player(menaces={"giant_rat": 1}, soldiers=2))
    assert labels(rats) == ["Gotowe", "Pokonaj: Wielki szczur (2 żetony żołnierzy)"]
    giant = fighting(player(construction=[site("farm", True, materials=2)], soldiers=2))
    assert "Pokonaj olbrzyma pod kartą: Farma (2 żetony żołnierzy)" in labels(giant)


def test_a_cube_and_where_it_goes() -> None:
    ann = player(construction=["farm", "grand_arena"], alchemy={"gold": 3}, krystallium=1)
    said = labels(producing("materials", ann))
    assert "Materiały na kartę: Farma (0/2)" in said and "Materiały do obszaru alchemii (3/5)" in said
    assert any(label.startswith("Krystallium na kartę: Wielka arena (") for label in said)


def test_the_other_cube_is_named() -> None:
    table = planning(player(construction=["farm"]), ["treasure_materials_gold"])
    table.play("recycle treasure_materials_gold")
    assert "Najpierw druga kostka: złoto" in labels(table)
    assert "The other cube first: gold" in labels(table, "en")


def test_advisors_say_what_they_do_and_what_they_cost() -> None:
    ann = player(advisors=["lady_of_the_lakes", "master_goldsmith"], soldiers=9, construction=["royal_mint"])
    said = labels(producing("gold", ann, module="advisors"))
    assert "Dama z Krainy Jezior: weź 4 dodatkowe kostki złota (4 żetony żołnierzy)" in said
    assert "Mistrz złotnictwa: weź 3 kostki krystallium (5 żetonów żołnierzy)" in said


def test_a_free_price_is_said_in_words() -> None:
    overlay: dict[str, object] = {"advisors": {"master_goldsmith": {"cost": 0, "ability": "krystallium"}}}
    table = planning(player(advisors=["master_goldsmith"]), ["farm"], module="advisors", overlay=overlay)
    assert "Mistrz złotnictwa: weź 1 kostkę krystallium (za darmo)" in labels(table)
    assert "Master Goldsmith: take 1 krystallium (for free)" in labels(table, "en")


def test_stages_say_their_price_and_what_comes() -> None:
    """WK-10.7, WK-10.11 The benefit of the first is nothing for the second."""
    ann = player(soldiers=10, built={"scholars": 2})
    table = planning(ann, ["farm"], module="quests")
    assert "Ukończ etap „Pokonać Władcę Zarazy”: 10 żetonów żołnierzy → 2 kostki krystallium (kto pierwszy)" in labels(
        table
    )
    late = planning(ann, ["farm"], player(stages=["4"]), module="quests")
    assert "Ukończ etap „Pokonać Władcę Zarazy”: 10 żetonów żołnierzy → bez korzyści" in labels(late)
    assert "Complete “Defeat the Plague Lord”: 10 soldiers → nothing" in labels(late, "en")


def test_pass_only_where_the_rules_pass() -> None:
    """WK-R31 “Pass” in the window after round 4; everywhere else a player is done."""
    ann = player(advisors=["master_goldsmith"], soldiers=5)
    table = lay([ann, player()], ["round_end"], "advisors", round=4, phase="production")
    assert labels(table)[0] == "Spasuj" and labels(table, "en")[0] == "Pass"
    assert labels(fighting(player(menaces={"thief": 1}, soldiers=2)), "en")[0] == "Done"


# ---- prompts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("advisor", "asked", "answer"),
    [
        ("grey_eminence", "którą zakrytą kartę odsłaniasz?", "Odsłoń zakrytą kartę nr 1 z lewego obszaru"),
        ("mercenary_captain", "którą kartę z obszarów propozycji odrzucasz?", "Odrzuć z lewego obszaru: Farma"),
        ("reckless_gambler", "którą kartę przenosisz do drugiego obszaru?", "Przenieś do prawego obszaru: Farma"),
    ],
)
def test_an_advisor_asks_by_name(advisor: str, asked: str, answer: str) -> None:
    table = choosing(player(advisors=[advisor], soldiers=9), ["farm", face_down("citadel", BRIAN)], module="advisors")
    table.play(f"activate {advisor}")
    name = next(row.pl for row in ADVISORS if row.id == advisor)
    assert asks(table) == f"{name}: {asked}" and answer in labels(table)
    assert f"advisor:{advisor}" in table.prompt(ANN).targets


def test_the_cartographer_asks_where_the_card_goes() -> None:
    table = choosing(player(advisors=["master_cartographer"], soldiers=3), module="advisors")
    table.play("activate master_cartographer")
    assert asks(table) == "Mistrzyni kartografii: do którego obszaru trafia karta z talii?"
    assert labels(table) == ["Dołóż kartę do lewego obszaru", "Dołóż kartę do prawego obszaru"]


def test_a_search_tells_the_whole_way() -> None:
    table = solo(player(), [["choose", ANN]], zones={"left": ["farm", "hamlet", "citadel"], "right": []})
    assert "Wyszukaj, potem zabierz karty z lewego obszaru" in labels(table)
    table.play("search left")
    rest = "Potem oglądasz 3 karty z talii i zachowujesz jedną z nich."
    assert asks(table) == f"Wyszukiwanie: odrzuć 2 odkryte karty z lewego obszaru. {rest}"
    assert "area:left" in table.prompt(ANN).targets
    table.play(table.options(ANN)[0], ANN)
    assert asks(table) == f"Wyszukiwanie: odrzuć 1 odkrytą kartę z lewego obszaru. {rest}"


def test_paying_names_the_stage_and_what_is_left() -> None:
    ann = player(alchemy={"materials": 2}, krystallium=5, construction=["farm"])
    table = producing("materials", ann, module="quests")
    table.play("stage 1")
    assert asks(table) == "Etap „Wznieść umocnienia”: czym płacisz? Do zapłacenia: 5 kostek materiałów."
    assert "Materiały: zapłać kostką krystallium" in labels(table) and "stage:1" in table.prompt(ANN).targets


def test_menaces_ask_by_name() -> None:
    """WK-8.17, WK-8.18 Who gets the cubes."""
    table = planning(player(), ["shadow", "farm"], module="menaces")
    assert asks(table) == "Cień: odrzuć kartę ze swojego obszaru wyboru; jej kostki dostaje przeciwnik."
    thief = planning(player(), ["thief", "farm"], module="menaces")
    assert asks(thief).startswith("Złodziej: zakryj ikonę produkcji") and "menace:thief" in thief.prompt(ANN).targets


def test_no_prompt_asks_for_nothing() -> None:
    table = planning(player(krystallium=1, construction=["farm"]), [])
    assert asks(table) == "Wszystkie karty użyte. Zakończ planowanie albo wykonaj jeszcze działanie."


# ---- the chronicle ---------------------------------------------------------------------------------------------------


def test_every_cube_is_told() -> None:
    """WK-6.6, WK-6.12 Cubes on cards, in the alchemy area, and that of a card given up."""
    table = producing("materials", player(construction=["farm", "citadel"]))
    play_all(table, "place farm", "alchemy", "give_up citadel", seat=ANN)
    assert tells(table, "fill", "alchemy", "give_up") == [
        "Gracz 1 kładzie 1 kostkę materiałów na kartę: Farma.",
        "Gracz 1 kładzie 1 kostkę materiałów w obszarze alchemii.",
        "Gracz 1 odrzuca z konstrukcji kartę: Cytadela.",
        "Gracz 1 kładzie 1 kostkę materiałów w obszarze alchemii (z karty: Cytadela).",
    ]


def test_krystallium_tells_what_it_stands_for() -> None:
    table = planning(player(construction=["farm"], krystallium=1), ["hamlet"])
    table.play("krystallium farm")
    assert tells(table, "fill") == ["Gracz 1 kładzie 1 kostkę krystallium na kartę: Farma (zastępuje: materiały)."]


def test_supremacy_tells_its_resource() -> None:
    table = producing("materials", player())
    assert tells(table, "supremacy") == ["Gracz 1 zdobywa premię za przewagę (materiały): żołnierz trafia do obozu."]


def test_advisors_without_another_event_tell_what_they_did() -> None:
    ann = player(advisors=["inspired_prophet"], soldiers=5, calamities=1)
    table = planning(ann, ["farm"], module="advisors")
    table.play("activate inspired_prophet")
    line = "Gracz 1 korzysta z doradcy: Natchniony prorok (5 żetonów żołnierzy) i odrzuca kartę katastrofy."
    assert tells(table, "activate") == [line]


def test_hidden_cards_are_told_to_whoever_knows_them() -> None:
    table = proposing(player(), ["farm", "hamlet"])
    table.play("hide farm left")
    assert tells(table, "propose") == ["Gracz 1 proponuje do lewego obszaru zakrytą kartę: Farma."]
    event = next(event for event in table.events_since(0, BRIAN) if event["kind"] == "propose")
    assert palatine.event_text(table, event, "pl").endswith("proponuje do lewego obszaru zakrytą kartę.")


# ---- why not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "rule", "said"),
    [
        ("card:calamity", "WK-5.7", "Karty katastrofy nie można użyć ani przetworzyć: leży w księstwie."),
        ("card:citadel", "WK-7.2", "Ta karta jest już skonstruowana."),
        ("card:farm", "WK-5.3", "Ta karta jest już w konstrukcji."),
        ("card:watchtower", "WK-4.4", "Ta karta należy do przeciwnika."),
        ("site:farm_2", "WK-5.3", "Nie masz takiej karty w konstrukcji."),
        ("store:soldier", "WK-6.5", "Nie masz żołnierza w księstwie; tego z obozu nie można użyć."),
        ("area:left", "WK-4.2", "Z obszarów propozycji korzysta się tylko w turach fazy wyboru."),
        ("resource:gold", "WK-6.1", "Zasobu się teraz nie wskazuje; kostki dają kroki produkcji i przetwarzanie kart."),
        ("duchy:valados", "WK-2.4", "Kartę księstwa otrzymuje się na całą grę."),
        ("stage:1", "WK-10.3", "Cały koszt płaci się od razu: 5 kostek materiałów; masz: 2 kostki materiałów."),
        ("stage:find_cure", "WK-10.3", "Cały koszt płaci się od razu: 4 kostki odkryć; masz: nic."),
        ("vision", "WK-R18", "Nie masz żetonu wizji."),
        ("alchemy", "WK-6.6", "Nie ma teraz kostki do położenia."),
    ],
)
def test_everything_on_the_board_has_a_reason(target: str, rule: str, said: str) -> None:
    ann = player(built={"citadel": 1}, construction=["farm"], calamities=1, camp=1, alchemy={"materials": 2})
    table = planning(ann, ["hamlet"], module="quests", zones={"selection.1": ["watchtower"]})
    reason = table.why_not(target, ANN)
    assert reason is not None
    assert (reason.rule, reason.pl.replace("\u00a0", " ")) == (rule, said) and reason.en


def test_an_advisor_says_when_why_not_and_what_is_missing() -> None:
    ann = player(advisors=["pirate_of_the_five_seas", "inspired_prophet", "master_craftsman"], soldiers=5)
    table = planning(ann, ["hamlet"], module="advisors")
    reasons = {
        "pirate_of_the_five_seas": ("WK-9.9", "Ten doradca działa kiedy indziej: krok odkryć."),
        "inspired_prophet": ("WK-R34", "Nie masz karty katastrofy."),
        "master_craftsman": ("WK-9.1", "Brakuje: 3 żetony żołnierzy. Koszt: 8 żetonów żołnierzy; masz: 5."),
        "secret_agent": ("WK-9.1", "Nie masz tego doradcy."),
    }
    for advisor, expected in reasons.items():
        reason = table.why_not(f"advisor:{advisor}", ANN)
        assert reason is not None
        assert (reason.rule, reason.pl.replace("\u00a0", " ")) == expected


def test_what_was_begun_is_finished_first() -> None:
    """Between two cards of a proposal, and within an ability, nothing else is done."""
    table = proposing(player(construction=["farm"], krystallium=1), ["hamlet", "barracks"])
    table.play("propose hamlet left")
    found = [table.why_not(target, ANN) for target in ("site:farm", "store:krystallium")]
    assert [reason.rule for reason in found if reason] == ["WK-4.9", "WK-4.9"]
