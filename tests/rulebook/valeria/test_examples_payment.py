"""The rulebook's examples about what things cost and how they are paid."""

import pytest

from rulebook.valeria.laying import ANN, Player, action, citizens, domains, held, monster_stack, player, slain, stack_of
from rulebook.vectors import asked, board, refused, texts

SWAMP_SET = ["hills", "ruins", "forest", "swamp", "mountains"]


def test_va_ex_6_magic_stands_in_for_strength() -> None:
    """VA-EX-6 A Treant (strength 3, VA-7.5) for 1 strength and 2 magic (VA-3.3); then its reward (VA-7.7)."""
    table = action([player("1s2m"), player()])
    table.play("slay treant")
    assert slain(table) == {"treant": 1}
    assert held(table) == "1g1m"
    assert monster_stack(table, "forest")[0] == "treant"
    assert asked(table) == ""

    refused(action([player("3m"), player()]), "slay treant", "VA-3.3")
    choosing = action([player("3s3m"), player()])
    choosing.play("slay treant")
    assert texts(choosing) == ["pay 0magic", "pay 1magic", "pay 2magic"]
    refused(choosing, "pay 3magic", "VA-3.5")


def test_va_ex_7_second_peasant_costs_one_more() -> None:
    """VA-EX-7 The Starter Peasant counts: 2 + 1 gold (VA-7.9), here 1 gold and 2 magic (VA-3.4)."""
    table = action([player("1g2m"), player()])
    table.play("recruit peasant")
    assert citizens(table) == {"peasant": 1}
    assert held(table) == ""
    assert stack_of(table, "peasant") == 4

    refused(action([player("3m"), player()]), "recruit peasant", "VA-3.4")
    refused(action([player("1g1m"), player()]), "recruit peasant", "VA-3.4")
    choosing = action([player("2g3m"), player()])
    choosing.play("recruit peasant")
    assert texts(choosing) == ["pay 1magic", "pay 2magic"]
    refused(choosing, "pay 3magic", "VA-3.5")


def test_va_ex_8_domain_needs_role_icons() -> None:
    """VA-EX-8 Palace of the Dawn needs 1 Worker and 2 Soldiers (VA-7.12) and 11 gold (VA-7.13).

    VA-7.15 Then the next card of the stack is turned up.
    """

    def buying(owned: list[str]) -> list[Player]:
        return [player("11g", owned), player()]

    table = action(buying(["peasant", "archer", "archer"]), domains=["palace_of_the_dawn"])
    table.play("acquire palace_of_the_dawn")
    assert domains(table) == ["palace_of_the_dawn"]
    assert citizens(table) == {"archer": 2, "peasant": 1}
    assert held(table) == ""
    assert table.breakdown()[ANN]["domains"] == 4
    assert board(table)["domains"][0] not in ("", "palace_of_the_dawn")
    assert board(table)["covered"] == [1, 2, 2, 2, 2]

    for short in (["archer", "archer"], ["peasant", "archer"]):
        poor = action(buying(short), domains=["palace_of_the_dawn"])
        refused(poor, "acquire palace_of_the_dawn", "VA-7.12")


def test_va_ex_10_magic_cost_comes_on_top() -> None:
    """VA-EX-10 Gelatinous Cube: strength 4 and magic 1, the magic cost always in full (VA-3.3)."""
    table = action([player("3s2m"), player()], areas=SWAMP_SET)
    table.play("slay gelatinous_cube")
    assert slain(table) == {"gelatinous_cube": 1}
    assert held(table) == "2g"

    left = {"pay 1magic": "2g1s4m", "pay 2magic": "2g2s3m", "pay 3magic": "2g3s2m", "pay 4magic": "2g4s1m"}
    choosing = action([player("5s5m"), player()], areas=SWAMP_SET)
    choosing.play("slay gelatinous_cube")
    assert texts(choosing) == list(left)
    for illegal in ("pay 0magic", "pay 5magic"):
        refused(choosing, illegal, "VA-3.5")
    for text, holding in left.items():
        paid = choosing.clone()
        paid.play(text)
        assert held(paid) == holding

    for short in ("5s", "4s", "5m"):
        refused(action([player(short), player()], areas=SWAMP_SET), "slay gelatinous_cube", "VA-3.3")


@pytest.mark.parametrize(
    ("owned", "owned_domains", "wish", "cost"),
    [
        (["cleric", "cleric"], [], "recruit cleric", 5),
        (["cleric", "cleric"], ["emerald_stronghold"], "recruit cleric", 3),
        (["peasant", "archer", "archer"], ["pratchetts_plateau"], "acquire palace_of_the_dawn", 10),
        (["peasant", "cleric"], [], "acquire pratchetts_plateau", 8),
    ],
)
def test_va_ex_44_costs_with_ongoing_domains(owned: list[str], owned_domains: list[str], wish: str, cost: int) -> None:
    """VA-EX-44 Surcharges and how to lift them (VA-7.9), the discount (VA-7.13), which skips itself (VA-13.6)."""
    on_offer = [id for id in ("palace_of_the_dawn", "pratchetts_plateau") if id not in owned_domains]
    table = action([player(f"{cost}g", owned, domains=owned_domains), player()], domains=on_offer)
    table.play(wish)
    assert held(table) == ""
    poor = action([player(f"{cost - 1}g", owned, domains=owned_domains), player()], domains=on_offer)
    refused(poor, wish, "VA-3.4")
    rich = action([player(f"{cost + 2}g", owned, domains=owned_domains), player()], domains=on_offer)
    rich.play(wish)
    assert held(rich) == "2g"
