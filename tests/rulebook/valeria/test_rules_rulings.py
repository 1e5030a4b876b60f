"""VA-13, VA-B Rulings that reach over several chapters, and those made while building."""

from rulebook.valeria.laying import ANN, BRIAN, acquiring, acting, harvest, held, lay, player, rolling
from rulebook.vectors import asked, board, events, play_all, refused, texts


def test_where_starters_count() -> None:
    """VA-13.1 By name: price, Warlord, Jousting Field. By the icon of the citizen card: nowhere."""
    refused(acting(player("2g")), "recruit peasant", "VA-3.4")
    assert held(harvest((4, 4), player("9g"), player("", {"warlord": 1})), BRIAN) == "1s"
    assert held(harvest((5, 2), player("", None, None, ["jousting_field"]), player())) == "2g"
    assert held(acquiring("ullamalizatli_court", player())).endswith("10m"), "ten citizens, not twelve"
    assert held(harvest((2, 1), player("", {"blacksmith": 1}), player())) == "", "no Soldier icon on the Starter Knight"
    scored = lay([player(), player()], ["game_end"], dukes=["reese", "elisium"])
    assert scored.scores() == [0, 0]


def test_starters_cannot_go_back() -> None:
    """VA-13.1, VA-13.24 The Nest asks an owner without citizens nothing; Forgotten Sorrows are not about starters."""
    table = lay([player(), player()], [["return_citizen", 0, 3], ["action", 0, 1]])
    assert asked(table) == "action"


def test_plain_gains_come_together() -> None:
    """VA-B-01 Ann's Thief, then everything plain, the Jousting Field too, then questions for all at once."""
    ann = player("", {"thief": 1, "archer": 1, "alchemist": 1}, None, ["jousting_field"])
    table = harvest((3, 4), ann, player("1g", {"mercenary": 1, "archer": 1}))
    assert asked(table) == "steal" and not events(table, "gain")
    table.play("steal 1gold 2")
    gains = [(event["seat"], event["source"]) for event in events(table, "gain")]
    assert gains == [(ANN, "citizen:archer"), (ANN, "domain:jousting_field"), (BRIAN, "citizen:archer")]
    assert table.to_act == (ANN, BRIAN) and asked(table, ANN) == asked(table, BRIAN) == "settle"


def test_a_payment_is_one_choice() -> None:
    """VA-B-02 Only the magic is named; gold follows. Where no choice is left nothing is asked."""
    table = acting(player("3g1m"))
    table.play("recruit cleric")
    assert texts(table) == ["pay 0magic", "pay 1magic"]
    table.play("pay 1magic")
    assert events(table, "pay")[0]["goods"] == {"gold": 2, "magic": 1} and held(table) == "1g"
    plain = acting(player("3g"))
    plain.play("recruit cleric")
    assert asked(plain) == "action" and held(plain) == ""


def test_every_theft_can_be_reached() -> None:
    """VA-B-03 Any victim, either kind, 1 to 3 of it, or nothing: all choices of VA-12.10."""
    rich = player("9g9m")
    for victim in (1, 2, 3):
        for kind in ("gold", "magic"):
            for number in (1, 2, 3):
                table = harvest((3, 4), player("", {"thief": 1}), rich, rich, rich)
                table.play(f"steal {number}{kind} {victim + 1}")
                assert held(table, ANN) == f"{number}{kind[0]}"
                assert held(table, victim) == (f"{9 - number}g9m" if kind == "gold" else f"9g{9 - number}m")


def test_a_discount_never_helps_its_own_card() -> None:
    """VA-13.6 Pratchett's Plateau costs 8, also in the turn in which it is acquired."""
    table = acting(player("7g", {"peasant": 1, "paladin": 1}), domains=["pratchetts_plateau", "", "", "", ""])
    refused(table, "acquire pratchetts_plateau", "VA-3.4")


def test_gargans_embrace_counts_from_the_next_roll() -> None:
    """VA-13.6 Acquired by Ann, it pays on Brian's doubles already."""
    happens: list[str | list[object]] = [["action", 0, 0], ["action_done"], "end_phase"]
    table = lay([player("7g", {"knight": 2}), player()], happens, domains=["gargans_embrace", "", "", "", ""],
                rolls=[5, 5])  # fmt: skip
    play_all(table, "acquire gargans_embrace")
    assert board(table)["active"] == BRIAN and held(table) == "2g1v"


def test_a_pair_is_not_made_twice() -> None:
    """VA-13.20 On a pair of ones nothing can be lowered or turned to one: the rolled token is the only one."""
    owner = player("", None, None, ["palace_of_the_dawn", "desert_orchid", "gargans_embrace"])
    table = rolling((1, 1), owner)
    assert asked(table) == "" and held(table) == "1v"
