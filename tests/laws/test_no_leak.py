"""Law of no leak: two tables that agree on what a seat may know look the same from there, in every way there is."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palatine
from laws.cases import CASES, GAMES, Case, moments, snapshot
from laws.drawn import tables
from palatine.kernel.table import Table


def seen(table: Table, seat: int | None) -> str:
    """Everything a seat (None: a spectator) is shown, as text."""
    shown: list[object] = [table.view(seat), table.events_since(0, seat), list(table.to_act), table.is_over]
    if seat is not None:
        shown.append(table.observation(seat).tolist())
        shown.append([table.text(action, seat) for action in table.options(seat)])
        if seat in table.to_act:
            shown.append(table.prompt(seat).as_data())
            shown.append([table.label(action, "pl", seat) for action in table.options(seat)])
            shown.append([answer.as_data() for answer in table.answers(seat)])
    return json.dumps(shown)


def refusals(table: Table, seat: int) -> list[str]:
    """What the seat is told about things it cannot do."""
    found = []
    for action in range(-1, table.action_count, 61):
        if action not in table.options(seat):
            with pytest.raises(palatine.PalatineError) as caught:
                table.play(action, seat)
            found += [caught.value.en, caught.value.pl]
    for action in range(0, table.action_count, 61):
        reason = table.why_not(action, seat)
        found += [reason.en, reason.pl, reason.rule] if reason is not None else ["possible"]
    return found


def sampled(table: Table, seat: int) -> str:
    """What a bot in this seat is given, with some of the tables it would search through."""
    sampler = palatine.sampler(table, seat)
    shown = [sampler.view(), sampler.options() if seat in table.to_act else [], snapshot(sampler.known())]
    return json.dumps([*shown, snapshot(sampler.sample(0)), snapshot(sampler.sample("again"))])


def check_no_leak(table: Table, seed: int | str, everything: bool) -> None:
    spectator = seen(table, None)
    for seat in range(table.seat_count):
        other = table.redeal(seat, seed)
        assert seen(other, seat) == seen(table, seat)
        assert seen(other, None) == spectator
        # The same question gets the same sample, whatever the truth behind it.
        assert snapshot(other.redeal(seat, "same")) == snapshot(table.redeal(seat, "same"))
        if everything:
            assert sampled(other, seat) == sampled(table, seat)
            assert refusals(other, seat) == refusals(table, seat)
            check_bots(table, other, seat)
            check_others_can_go_on(other)


def check_bots(table: Table, other: Table, seat: int) -> None:
    """A bot with the same seed makes the same choice, since it has the same knowledge."""
    if seat in table.to_act:
        for name in ("random", "greedy") if table.game.name != "high_card" else ("random",):
            choices = [palatine.bot(name, "fair").choose(palatine.sampler(t, seat), seat) for t in (table, other)]
            assert choices[0] == choices[1]
            assert choices[0] in table.options(seat)


def check_others_can_go_on(other: Table) -> None:
    """Whoever acts on a re-dealt table has options that fit the cards dealt anew, not the true ones."""
    fresh = other.clone()
    fresh.settle()
    for seat in other.to_act:
        assert other.options(seat) == fresh.options(seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_leak_in_random_play(case: Case) -> None:
    for number, table in moments(case, "leak", 16):
        check_no_leak(table, number, number % 32 == 0 or table.game.name == "high_card")


@given(tables(), st.integers(0, 10**6))
def test_no_leak_anywhere(table: Table, seed: int) -> None:
    check_no_leak(table, seed, True)
    check_no_leak(table, f"{seed} again", False)


@pytest.mark.parametrize("game", GAMES)
def test_redeal_varies_what_is_hidden(game: str) -> None:
    """For tables with hidden cards many seeds give many deals; each place that a seat cannot see changes."""
    varied = 0
    for case in [case for case in CASES if case.game == game and not case.options]:
        for number, table in enumerate(case.walk("vary")):
            if number % 16 == 0:
                varied += count_varied(table)
    assert varied > 20


RECKONED = {"wonderful_kingdom": {"calamity", "giant_rat", "frost_giant", "shadow", "thief"}}
"""Cards that a seat cannot see but may conclude: the other player's calamity is among the cards not shown yet."""


def count_varied(table: Table) -> int:
    """Ordered cards unknown to a seat that took more than one value over twenty deals; all of them must."""
    varied = 0
    for seat in range(table.seat_count):
        deals = [hidden_cards(table.imagined(seat, seed), seat) for seed in range(20)]
        for place in range(len(deals[0])):
            values = {deal[place] for deal in deals}
            if values <= RECKONED.get(table.game.name, set()):
                continue
            assert len(values) > 1, f"seat {seat} cannot know {values}, and yet it never changes"
            varied += 1
    return varied


def hidden_cards(table: Table, seat: int) -> list[str]:
    """The names of all cards that lie in a definite place which the seat does not know."""
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    bags = [zone.name for zone in table.game.zones.zones if zone.is_bag]
    rows = [row for name, rows in zones.items() if name.partition(".")[0] not in bags for row in rows]
    return [name for name, known in rows if not known >> seat & 1]


def test_redeal_is_fair() -> None:
    """Each card that could lie on top of the enemy deck does so about equally often."""
    counts: dict[str, int] = {}
    table = peeked_table(0)
    for seed in range(1000):
        card = top_card(table.imagined(1, seed))
        counts[card] = counts.get(card, 0) + 1
    assert len(counts) == 5
    assert all(150 < count < 250 for count in counts.values())
    assert {top_card(table.imagined(0, seed)) for seed in range(20)} == {top_card(table)}


# ---- each zone of Kingsburg, pinned by hand --------------------------------------------------------------------------


def peeked_table(seat: int) -> Table:
    """Three players in year 3; one of them has just peeked at the top enemy card (KB-5.4.5)."""
    facts = {"year": 3, "phase": 4, "seats": [{"goods": {"gold": 3}}, {"goods": {"gold": 3}}, {"goods": {"gold": 3}}]}
    pending = [["building"], ["effect", seat, "advisor.general", 10]]
    table = palatine.load({"game": "kingsburg", "seats": 3, "seed": 11, "pending": pending, "table": facts})
    assert table.prompt().kind == "build"
    return table


def top_card(table: Table) -> str:
    zones = table.dump()["zones"]
    assert isinstance(zones, dict)
    return str(zones["enemy_top"][0][0])


def zones_of(table: Table, viewer: int | None) -> dict[str, dict[str, object]]:
    zones = table.view(viewer)["zones"]
    assert isinstance(zones, dict)
    return zones


@pytest.mark.parametrize("peeker", [0, 1, 2])
def test_a_peeked_enemy_is_known_to_the_peeker_alone(peeker: int) -> None:
    table = peeked_table(peeker)
    card = top_card(table)
    for viewer in (None, 0, 1, 2):
        view = zones_of(table, viewer)
        text = seen(table, viewer)
        assert view["enemies_unseen"] == {"count": 24}
        assert view["enemy"] == {"count": 0, "cards": []}
        assert view["enemies_fought"] == {"count": 0, "cards": []}
        if viewer == peeker:
            assert view["enemy_top"] == {"count": 1, "cards": [card]}
            assert f'"card": "{card}"' in text
        else:
            assert view["enemy_top"] == {"count": 1, "cards": [None]}
            assert "year3_" not in text
        peeks = [event for event in table.events_since(0, viewer) if event["kind"] == "peek"]
        assert [("card" in event, event["seat"]) for event in peeks] == [(viewer == peeker, peeker)]


def test_a_second_peeker_sees_the_same_card() -> None:
    first = peeked_table(0)
    data = first.dump()
    data["pending"] = [["building"], ["effect", 2, "advisor.general", 10]]
    second = palatine.load(data)
    assert top_card(second) == top_card(first)
    shown = [zones_of(second, viewer)["enemy_top"]["cards"] for viewer in (0, 1, 2, None)]
    assert shown == [[top_card(first)], [None], [top_card(first)], [None]]


def test_the_revealed_and_the_beaten_enemy_are_open_to_all() -> None:
    start = {"game": "kingsburg", "seats": 3, "seed": 2, "table": {"year": 1, "phase": 7}}
    losing = {"seats": [{"goods": {"gold": 3}}, {}, {}], "year": 1, "phase": 7}
    forced = {"dice": [1], "draw": ["year1_orcs_3"]}
    table = palatine.load({**start, "table": losing, "pending": [["year_end"], ["winter"]], "forced": forced})
    assert table.prompt().kind == "lose_goods"
    for viewer in (None, 0, 1, 2):
        view = zones_of(table, viewer)
        assert view["enemy"] == {"count": 1, "cards": ["year1_orcs_3"]}
        assert view["enemy_top"] == {"count": 0, "cards": []}
    table.play(table.options()[0])
    for viewer in (None, 0, 1, 2):
        view = zones_of(table, viewer)
        assert view["enemies_fought"] == {"count": 1, "cards": ["year1_orcs_3"]}
        assert view["enemy"] == {"count": 0, "cards": []}
        assert view["enemies_unseen"] == {"count": 24}


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "kingsburg"], ids=str)
def test_nobody_hears_of_an_enemy_before_its_time(case: Case) -> None:
    """Over whole games: the name of a card that is not open is in no view or event of a seat that did not peek."""
    for _, table in moments(case, "enemies", 15):
        zones = table.dump()["zones"]
        assert isinstance(zones, dict)
        unseen = [name for name, _ in zones["enemies_unseen"]]
        top = [(name, known) for name, known in zones["enemy_top"]]
        for viewer in (None, *range(table.seat_count)):
            hidden = unseen + [name for name, known in top if viewer is None or not known >> viewer & 1]
            view = {**table.view(viewer), "overlay": {}}
            text = json.dumps([view, table.events_since(0, viewer)])
            assert not [name for name in hidden if f'"{name}"' in text]


def test_the_seed_is_nowhere_to_be_seen() -> None:
    table = palatine.new_game("kingsburg", seats=2, seed=987654321)
    words = [str(word) for word in table.chance.words()]
    for viewer in (None, 0, 1):
        text = seen(table, viewer)
        assert "987654321" not in text
        assert not [word for word in words if word in text]
