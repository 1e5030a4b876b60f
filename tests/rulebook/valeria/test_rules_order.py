"""VA-4.2, VA-7.3 The owner of powers that meet chooses their order: it never makes a difference, so nobody is asked.

Every order is played out here, with every answer to what is asked on the way. What any of them can lead to, the order
of the engine leads to as well.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations, product

import pytest

from palatine.games.valeria.box import words
from palatine.games.valeria.components import CITIZENS, DOMAINS, RESOURCES, WHEN
from palatine.games.valeria.headings import FROM_DOMAIN
from palatine.kernel.effect import EITHER, GAIN, PER, SEQ, TRADE, Effect
from palatine.kernel.table import Table
from rulebook.valeria.laying import Player, harvest, lay, player, solo
from rulebook.vectors import asked, board

ANN = 0
AT_ONCE = ("immediate", "roll", "cost")
"""One card at a time; asked in any order (VA-5.2); no moment at all."""
IDS = [row.id for row in DOMAINS]
Tokens = tuple[int, ...]


def together(when: str) -> list[tuple[str, ...]]:
    """All sets of two and more domains that work at the same moment."""
    ids = [row.id for row in DOMAINS if row.text("when") == when]
    return [some for size in range(2, len(ids) + 1) for some in combinations(ids, size)]


def outcomes(table: Table, until: str = "") -> set[tuple[Tokens, ...]]:
    """Everybody's tokens after every possible answer."""
    if asked(table) in ("", until):
        return {tuple([tuple(seat["tokens"].values()) for seat in board(table)["seats"]])}
    found: set[tuple[Tokens, ...]] = set()
    for option in table.options():
        after = table.clone()
        after.play(option)
        found |= outcomes(after, until)
    return found


def in_order(players: list[Player], powers: tuple[str, ...]) -> Table:
    """These powers one after another, as their owner likes."""
    happens: list[str | list[object]] = [
        ["effect", ANN, f"domain.{id}.power", FROM_DOMAIN + IDS.index(id)] for id in powers
    ]
    return lay(players, happens) if len(players) > 1 else solo(players[0], happens)


def test_domains_meet_at_the_start_and_the_end_only() -> None:
    """VA-7.1, VA-7.3 No other moment has two domains."""
    meeting = [when for when in WHEN if when not in AT_ONCE and together(when)]
    assert meeting == ["start", "end"]


@pytest.mark.parametrize("powers", [*together("start"), *together("end")], ids="+".join)
def test_no_order_of_domains_leads_elsewhere(powers: tuple[str, ...]) -> None:
    """VA-4.2, VA-7.1, VA-7.3, VA-B-05 What any order can lead to, the engine's order leads to, and to nothing else."""
    at_start = DOMAINS[IDS.index(powers[0])].text("when") == "start"
    for gold, magic, victims in product((0, 1), (0, 1, 2, 3), ((), ("",), ("1g", "1m"), ("2g2m",))):
        owner = player(f"{gold}g{magic}m", domains=powers)
        players = [owner, *[player(tokens) for tokens in victims]]
        happens: list[str | list[object]] = ["action_start"] if at_start else [["action_end", ANN]]
        table = lay(players, happens) if victims else solo(owner, happens)
        free: set[tuple[Tokens, ...]] = set()
        for order in permutations(powers):
            free |= outcomes(in_order(players, order))
        assert outcomes(table, "action") == free, (gold, magic, victims)


# ---- harvest ---------------------------------------------------------------------------------------------------------


def called_together() -> Iterator[tuple[str, str, tuple[int, int]]]:
    """All pairs of citizens, two of a kind included, that some roll activates together, with such a roll."""
    numbers = {row.id: {int(n) for n in row.text("activation").split()} for row in CITIZENS}
    for one, other in combinations_with_replacement(numbers, 2):
        for dice in combinations_with_replacement(range(1, 7), 2):
            called = {*dice, sum(dice)}
            if called & numbers[one] and called & numbers[other]:
                yield one, other, dice
                break


def harvested(held: Tokens, powers: list[Effect], counts: dict[str, int]) -> set[Tokens]:
    """What a player can have after these activations, used one by one in any order (VA-6.5)."""
    if not powers:
        return {held}
    found: set[Tokens] = set()
    for at, power in enumerate(powers):
        rest = powers[:at] + powers[at + 1 :]
        for after in used(held, power, counts):
            found |= harvested(after, rest, counts)
    return found


def used(held: Tokens, power: Effect, counts: dict[str, int]) -> set[Tokens]:
    """After one activation; a trade may be declined (VA-6.6)."""
    if power.tag == GAIN:
        return {tuple([have + int(n) for have, n in zip(held, power.amounts, strict=True)])}
    if power.tag == PER:
        each = power.parts[0].amounts
        return {tuple([have + int(n) * counts[power.name] for have, n in zip(held, each, strict=True)])}
    if power.tag == EITHER:
        return {after for part in power.parts for after in used(held, part, counts)}
    if power.tag == TRADE:
        left = tuple([have - int(n) for have, n in zip(held, power.parts[0].amounts, strict=True)])
        return {held} | (used(left, power.parts[1], counts) if min(left) >= 0 else set())
    assert power.tag == SEQ
    now = {held}
    for part in power.parts:
        now = {after for before in now for after in used(before, part, counts)}
    return now


def counted(cards: list[str]) -> dict[str, int]:
    """VA-6.7, VA-13.1 What powers count in a tableau of these citizens, both starters and the Jousting Field."""
    roles = [row.text("roles") for id in cards for row in CITIZENS if row.id == id]
    knights = 1 + cards.count("knight")
    return {
        "soldier_citizens": roles.count("soldier"), "worker_citizens": roles.count("worker"), "knights": knights,
        "domains": 1,
    }  # fmt: skip


@pytest.mark.parametrize("side", ["own", "off"])
def test_no_order_of_a_harvest_leads_elsewhere(side: str) -> None:
    """VA-6.5, VA-6.10, VA-6.11, VA-B-01 Plain gains first: whatever another order brings can be had that way too."""
    rows = {row.id: row for row in CITIZENS}
    read = words()
    seat = 0 if side == "own" else 1
    for one, other, dice in called_together():
        if side == "own" and "thief" in (one, other):
            continue  # VA-6.4 has the Thieves in front, and then they ask
        cards = [one, other]
        for tokens in ("", "1g1s1m"):
            owner = player(tokens, {id: cards.count(id) for id in cards}, domains=["jousting_field"])
            table = harvest(dice, *([owner, player()] if side == "own" else [player(), owner]))
            for quiet in [waiting for waiting in table.to_act if waiting != seat]:
                table.play(table.options(quiet)[0], quiet)
            activations: list[Effect] = [read.read("gold per knights", "field")] if side == "own" else []
            for number in (*dice, sum(dice)):
                activations += [read.read({5: "gold", 6: "strength"}[number], "starter")] if number in (5, 6) else []
                for id in cards:
                    if str(number) in rows[id].text("activation").split():
                        activations.append(read.read(rows[id].text(side), id))
            held = tuple([1 if tokens and kind != "vp" else 0 for kind in RESOURCES])
            free = harvested(held, activations, counted(cards))
            assert {tokens[seat] for tokens in outcomes(table)} == free, (cards, dice, tokens)
