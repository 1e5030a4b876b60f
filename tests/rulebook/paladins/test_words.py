"""Questions, labels and reasons by themselves: whose card asks, what is given and gained, what declining does."""

import pytest

import palatine
from palatine.games.paladins.actions import HUNT_WITH
from palatine.games.paladins.table import Paladins
from rulebook.paladins.laying import ANN, BRIAN, acting, judged, lay, player, rewarded, suspicions


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def question(table: Paladins, lang: str, seat: int = ANN) -> str:
    return plain(table.prompt(seat).say(lang))


def labels(table: Paladins, lang: str, seat: int = ANN) -> list[str]:
    return [plain(table.label(action, lang, seat)) for action in table.options(seat)]


SPACE, WALL, TOWNSFOLK, OUTSIDER, FAVOUR, JAR = 200, 150, 50, 100, 170, 250


@pytest.mark.parametrize(
    ("path", "source", "asks", "declines", "about"),
    [
        (
            "townsfolk.abbot_tax.dismiss", TOWNSFOLK + 1,
            "Opat: możesz zniszczyć niespłacony Dług (−3 PZ).", "Zachowaj Dług", "townsfolk:abbot_tax",
        ),
        (
            "jar_spaces.jar_pay_debt_a.reward", JAR,
            "Pole Dzbana: możesz spłacić Dług; daje wtedy 1 PZ zamiast −3 PZ.", "Nie spłacaj Długu",
            "jar:jar_pay_debt_a",
        ),
        (
            "townsfolk.abbot_provision.dismiss", TOWNSFOLK + 2,
            "Opat: możesz usunąć Robotników z jednej akcji, aby użyć jej jeszcze raz w tej Rundzie.",
            "Nie usuwaj Robotników", "townsfolk:abbot_provision",
        ),
        (
            "jar_spaces.jar_free_recruit.reward", JAR + 2,
            "Pole Dzbana: możesz za darmo wziąć jednego Mieszczanina do drużyny.", "Nie rekrutuj nikogo",
            "jar:jar_free_recruit",
        ),
        (
            "outsiders.champion_byzantine.attack", OUTSIDER + 3,
            "Czempion, Bizantyjczyk: możesz odrzucić 1 Podejrzenie (masz 2).", "Nie odrzucaj Podejrzeń",
            "outsider:champion_byzantine",
        ),
        (
            "townsfolk.acolyte_tax.dismiss", TOWNSFOLK + 5,
            "Akolita: możesz odrzucić do 2 Podejrzeń (masz 2).", "Nie odrzucaj Podejrzeń", "townsfolk:acolyte_tax",
        ),
    ],
)  # fmt: skip
def test_a_reward_says_whose_it_is(path: str, source: int, asks: str, declines: str, about: str) -> None:
    """PA-4.10 The card or space asks; the button that declines says what happens."""
    ann = player("l", unpaid=1, suspicions=suspicions("00"), placed={"hunt": ["labourer"]})
    table = rewarded(path, ann, source=source, townsfolk=["abbot_labourer", "", "", "", ""])
    assert question(table, "pl") == asks and labels(table, "pl")[0] == declines
    assert table.prompt(ANN).targets[0] == about
    assert not [label for label in labels(table, "pl") if label in ("Spasuj", "Zrezygnuj")]
    older = palatine.load({**dict(table.origin or {}), "rules": 1})
    assert isinstance(older, Paladins)
    said = asks.partition(": ")[2]
    assert question(older, "pl") == said[0].upper() + said[1:], "tables of rules 1 do not remember the card"


def test_a_free_workshop_says_what_it_brings() -> None:
    """PA-A.43, PA-5.4 The worker below the Workshop comes with it."""
    table = lay([player(), player()], [["free_develop", ANN, 0, FAVOUR + 6]])
    assert question(table, "pl") == "Królewscy murarze: możesz za darmo umieścić Warsztat; zyskujesz 1 Zwiadowcę."
    assert labels(table, "pl")[:2] == ["Nie umieszczaj Warsztatu", "Rozwój: Warsztat na lewe pole akcji Misja"]


def test_conspirators_say_what_is_at_stake() -> None:
    """PA-12.3, PA-8.6 Whoever holds the most takes a Debt."""
    crew = ["conspirator_absolver", "conspirator_criminal"]
    table = judged(player(crew=crew[:1], suspicions=suspicions("00")), player(), tax=0)
    assert question(table, "en") == (
        "Inquisition (Conspirator): you may discard 1 Suspicion (you hold 2). Whoever holds the most takes a Debt."
    )
    both = judged(player(crew=crew, suspicions=suspicions("000")), player(), tax=0)
    assert question(both, "pl") == (
        "Inkwizycja (Spiskowcy): możesz odrzucić do 2 Podejrzeń (masz 3). Kto ma ich najwięcej, bierze Dług."
    )


def test_workers_are_asked_for_with_the_price() -> None:
    """PA-4.2, PA-4.6 What the workers are for and what it costs stands before the question."""
    table = acting(player("lsccx", faith=3, provisions=3))
    table.play("commission region_2_space_2")
    assert question(table, "pl") == (
        "Misja: region 2, pole 2 (2 Srebrniki). Koszt: 1 sztuka Zapasów. Których Robotników wysłać?"
    )
    people = ["abbot_labourer", "abbot_tax", "", "", ""]
    recruiting = acting(player("lfx", silver=4), townsfolk=people)
    assert "Rekrutuj: Opat, pole 1 (za 4 Srebrniki)" in labels(recruiting, "pl")
    recruiting.play("recruit abbot_labourer debt")
    assert question(recruiting, "en") == "Recruit: Abbot, space 1 (for 1 Debt). Which workers do you send?"


def test_two_cards_with_one_name_can_be_told_apart() -> None:
    """PA-5.6 The number of the space stands on the label only where it is needed."""
    people = ["abbot_labourer", "abbot_tax", "squire_faith", "", ""]
    told = labels(acting(player("l", silver=9), townsfolk=people), "en")
    assert [label for label in told if label.startswith("Dismiss")] == [
        "Dismiss: Abbot, space 1 (for 4 silver)", "Dismiss: Abbot, space 2 (for 3 silver)",
        "Dismiss: Squire (for 2 silver)", "Dismiss: Abbot, space 1 (for 1 Debt)",
        "Dismiss: Abbot, space 2 (for 1 Debt)",
    ]  # fmt: skip


def test_attributes_are_values_not_things() -> None:
    """PA-0.2 “Strength +1”, never a point of it; goods beside them stand in the nominative."""
    table = rewarded("walls.wall_scout.reward", player(), source=WALL + 11)
    (event,) = [dict(event) for event in table.events_since(0) if event["kind"] == "gain"]
    assert plain(palatine.event_text(table, event, "pl")) == "Gracz 1: 1 Zwiadowca i Siła +1 (Mur zwiadowców)."
    assert plain(palatine.event_text(table, event, "en")) == "Player 1: 1 Scout and Strength +1 (Scouts Wall)."


def test_passing_says_how_many_may_stay() -> None:
    """PA-B-07 Up to three; by rules 1 three."""
    table = acting(player("llsm"))
    older = palatine.load({**dict(table.origin or {}), "rules": 1})
    assert isinstance(older, Paladins)
    for each in (table, older):
        each.play("pass")
    assert "(najwyżej 3)" in question(table, "pl") and "Wybierz 3 Robotników" in question(older, "pl")
    assert labels(table, "pl")[-1] == "Nie zachowuj nikogo" and "Zachowaj tylko: Kupiec" in labels(table, "pl")


# ---- why not? --------------------------------------------------------------------------------------------------------

THINGS = {
    "townsfolk:abbot_tax": "PA-5.8",
    "townsfolk:peddler_silver": "PA-5.9",
    "townsfolk:squire_faith": "PA-4.9",
    "outsider:thief_viking": "PA-6.17",
    "outsider:hunter_saracen": "PA-10.4",
    "tavern:tavern_03": "PA-3.5",
    "tavern:tavern_09": "PA-10.4",
    "paladin:roland": "PA-3.8",
    "favour:favour_tithe": "PA-7.5",
    "space:region_1_space_1": "PA-6.2",
    "jar:jar_faith": "PA-6.11",
    "wall:wall_scout": "PA-6.6",
    "suspicion:suspicion_1": "PA-8.5",
    "jar_piece:jar_1": "PA-6.11",
    "order:order_attack": "PA-7.1",
}
"""Things that nobody can use now, whatever is asked."""
FIRST = {
    "workers": "PA-4.2", "discard_suspicion": "PA-4.10", "free_recruit": "PA-5.10", "keep_workers": "PA-10.2",
    "hire": "PA-3.5",
}  # fmt: skip
"""The rule of what has to be decided before an action."""


def asked_for(kind: str) -> Paladins:
    ann = player(
        "llscx", crew=["abbot_tax"], trophies=["thief_viking"], jars=["jar_faith"], walls=["wall_scout"],
        suspicions=suspicions("1"), tavern="tavern_03", paladin="roland",
    )  # fmt: skip
    number = {"workers": int(HUNT_WITH.base), "discard_suspicion": 1}.get(kind, 0)
    return lay(
        [ann, player()], [[kind, ANN, number]], zones={"paladins_played.0": ["roland"]},
        map={"region_1_space_1": ["monk", BRIAN]},
        townsfolk=["acolyte_tax", "", "", "", ""], townsfolk_discards=["peddler_silver"],
        outsider_discards=["hunter_saracen"], tavern=["tavern_01"],
    )  # fmt: skip


@pytest.mark.parametrize("kind", ["action", *FIRST])
def test_everything_on_the_table_has_a_reason(kind: str) -> None:
    """PA-4.9 A thing's own reason comes first, then what has to be decided before it."""
    table = asked_for(kind)
    assert table.prompt(ANN).kind == kind
    for target, rule in THINGS.items():
        reason = table.why_not(target)
        assert reason is not None and reason.rule == rule, (target, reason and (reason.rule, reason.en))
    if kind in FIRST:
        for target in ("action:attack", "space:region_2_space_1", "develop attack 1"):
            reason = table.why_not(target)
            assert reason is not None and reason.rule == FIRST[kind], (target, reason and reason.rule)
