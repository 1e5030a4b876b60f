"""What questions, buttons and the chronicle say: who asks, what is given, what is taken, what declining means."""

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ALTERNATIVE,
    ANN,
    BRIAN,
    EXTRA,
    SPRING,
    SUMMER,
    WHIMS,
    building_turns,
    group,
    influence,
    lay,
    modular,
    player,
    season,
    season_end,
    season_over,
    standing,
    up_to,
)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def asks(table: Table, lang: str) -> str:
    return plain(table.prompt().say(lang))


def labels(table: Table, lang: str) -> list[str]:
    seat = table.to_act[0]
    return [plain(table.label(action, lang, seat)) for action in table.options(seat)]


def test_an_offer_says_what_is_given_and_what_is_taken() -> None:
    """KB-0.12, KB-14.2 The Quarry."""
    table = season_over([player("1s", up_to("quarry")), player()], SUMMER, [EXTRA])
    assert asks(table, "pl") == "Kamieniołom: możesz zyskać 3 złota za 1 kamień."
    assert labels(table, "pl") == ["Zrezygnuj", "Oddaj 1 kamień, weź 3 złota"]
    assert asks(table, "en") == "Quarry: you may gain 3 gold for 1 stone."
    assert labels(table, "en") == ["Decline", "Give 1 stone, take 3 gold"]


@pytest.mark.parametrize(
    ("building", "name", "n"), [("defensive_walls", "Mury obronne", 1), ("alchemists_guild", "Gildia alchemików", 2)]
)
def test_payments_before_the_enemy_say_their_number(building: str, name: str, n: int) -> None:
    """KB-15.13 Walls +1, Guild +2."""
    table = modular([player("1g", up_to(building)), player()], [["moment", -1, 11]], [ALTERNATIVE], phase=8)
    assert asks(table, "pl") == f"{name}: możesz zyskać +{n} w tej bitwie za 1 wybrany zasób."
    assert labels(table, "pl")[1] == f"Oddaj 1 złoto, zyskaj +{n} w tej bitwie"


def whim(rank: int) -> Table:
    players = [player(tokens=1), player(), player()]
    return modular(players, [["support", -1, 1]], [WHIMS], whims=[rank], court=standing((rank, ANN)))


def test_whims_are_named_and_say_what_for() -> None:
    """KB-19.2, KB-19.3 Whims 2, 7 and 14."""
    two = whim(2)
    assert asks(two, "pl") == "Kaprys 2 (Giermek): weź 2 żetony +2 albo 1 złoto i 1 oddział za 1 żeton +2."
    assert labels(two, "pl") == ["Weź 2 żetony +2", "Weź 1 złoto i 1 oddział za 1 żeton +2"]
    assert labels(two, "en") == ["Take 2 +2 tokens", "Take 1 gold and 1 soldier for 1 +2 token"]
    assert asks(whim(7), "pl") == (
        "Kaprys 7 (Astronom): wskaż przeciwnika, który bierze 1 zasób; ty bierzesz 2 zasoby tego samego rodzaju."
    )
    fourteen = whim(14)
    assert asks(fourteen, "en") == (
        "Whim 14 (Smuggler): name an opponent, who takes 1 of 5 things; you take the other 4."
    )
    fourteen.play("rival 2")
    assert asks(fourteen, "pl") == "Kaprys 14 (Przemytnik): weź 1 z 5 rzeczy; gracz 1 bierze 4 pozostałe."
    assert fourteen.prompt().targets[:2] == ["advisor:smuggler", "whim:whim_14"]


def test_whim_12_gives_nothing_to_oneself_for_the_others() -> None:
    """KB-A-41 One does not “take” what the opponents gain."""
    table = whim(12)
    assert labels(table, "pl") == [
        "Zrezygnuj", "Weź 3 złota (przeciwnicy zyskują po 1 PZ)", "Zyskaj 3 PZ (przeciwnicy biorą po 1 złocie)",
    ]  # fmt: skip


def test_several_effects_are_given_up_together() -> None:
    """KB-12.2, KB-A-47"""
    owned = [*up_to("goldsmith"), "brewery"]
    table = season_over([player("1g", owned), player()], SUMMER, [EXTRA, ALTERNATIVE])
    assert asks(table, "pl").endswith("Który rozpatrzyć teraz? Możesz też zrezygnować ze wszystkich.")
    assert labels(table, "pl") == [
        "Zrezygnuj ze wszystkich", "Użyj: Warsztat złotnika (1 złoto → 1 oddział i 1 PZ)",
        "Użyj: Browar (teraz bez skutku)",
    ]  # fmt: skip
    table.play("use brewery")


@pytest.mark.parametrize(("edition", "pl"), [(1, "Nic nie buduj"), (2, "Nic nie stawiaj")])
def test_building_nothing_and_keeping_the_envoy(edition: int, pl: str) -> None:
    """KB-5.5.1, KB-7.3 “Pass” is for passing only."""
    table = building_turns([player("1g2w1s"), player()], edition, envoy=ANN)
    assert labels(table, "pl")[0] == pl and labels(table, "en")[0] == "Build nothing"
    table.play("build barricade")
    assert labels(table, "pl")[0] == ("Zachowaj Wysłannika" if edition == 1 else "Zachowaj wysłannika")
    assert asks(table, "pl") == (
        "Królewski Wysłannik: wybuduj jeszcze jeden budynek albo zachowaj Wysłannika na później."
        if edition == 1
        else "Królewski wysłannik: postaw jeszcze jeden budynek albo zachowaj wysłannika na później."
    )


def test_the_first_edition_speaks_its_own_terms() -> None:
    """KB-22 Soldiers are recruited and buildings built in the words of that rulebook."""
    table = lay([player("2g", ["statue"]), player()], ["recruitment"], 1)
    assert asks(table, "pl") == "Werbunek Żołnierzy: ilu żołnierzy? Koszt jednego: 2 surowce."
    assert labels(table, "pl") == ["Bez werbunku", "Zwerbuj 1 żołnierza za 2 surowce"]
    assert labels(building_turns([player("2g"), player()], 1), "pl")[1] == "Wybuduj: Statua (koszt: 2 złota)"


def test_keeping_a_roll_and_white_dice() -> None:
    """KB-5.2.2, KB-5.3.10 A white die is b in Polish, w in English and in records."""
    owner = player("", up_to("chapel"))
    table = season([owner, player(), player()], SPRING, [1, 2, 3] + [6] * 6)
    assert (asks(table, "pl"), labels(table, "pl")[0]) == ("Zmień wynik rzutu (6) albo go zostaw.", "Zostaw wynik")
    table = influence([player(dice=[3], white=[2]), player()])
    assert "Przypisz kości 3+b2 do członka rady: Sierżant (5)" in labels(table, "pl")
    assert "Place 3+w2 on the Sergeant (5)" in labels(table, "en")
    assert "place 3+w2 sergeant" in [table.text(action) for action in table.options()]


def test_without_help_a_reason_names_none() -> None:
    """KB-5.3.2"""
    reason = influence([player(dice=[2]), player()]).why_not("advisor:king")
    assert reason is not None and plain(reason.pl) == "Żadna grupa twoich kości nie daje dokładnie 18."
    helped = influence([player(dice=[2], tokens=1), player()]).why_not("advisor:king")
    assert helped is not None and plain(helped.pl).endswith("dokładnie 18, nawet z pomocą: żeton +2.")


def test_the_town_hall_names_its_reward_once() -> None:
    """KB-13.4"""
    table = season_end([player("1g", up_to("town_hall"), 1), player()], SPRING)
    assert asks(table, "pl") == "Ratusz: możesz zyskać 1 PZ za 1 żeton +2 albo 1 wybrany zasób."


def test_reasons_for_everything_on_the_board() -> None:
    """KB-5.3.1, KB-5.2.2, KB-9.1 Whatever is pointed at says why not, with its rule."""
    court = [group("treasurer", BRIAN, [3, 5])]
    table = building_turns([player("2g", ["inn"]), player()], court=court)
    rules = {
        "advisor:queen": "KB-5.3.1", "die:0": "KB-5.3.1", "dice:white": "KB-5.2.2", "enemy:year1_orcs_3": "KB-9.1",
        "building:inn": "KB-5.5.3", "building:market": "KB-5.5.2", "resource:gold": "KB-0.1",
    }  # fmt: skip
    for target, rule in rules.items():
        reason = table.why_not(target)
        assert reason is not None and reason.rule == rule, target
