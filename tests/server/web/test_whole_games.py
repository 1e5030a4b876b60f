"""Whole games of all four games over sockets: two people and somebody who looks on, each told their own."""

import asyncio
import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

import palatine
from palatine.server.web.schemas.messages import ServerMessage
from server.client import Chair, Person, Refused
from server.web.running import Running

MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)


async def play_to_the_end(chair: Chair, dice: random.Random) -> int:
    """Random legal moves of one seat, which does not wait for the others; how many were made."""
    made = 0
    while chair.status == "playing":
        if chair.ask is None:
            await chair.until(lambda: chair.ask is not None or chair.status != "playing")
            continue
        number = chair.ask["number"]
        try:
            await chair.move(dice.choice(chair.options)["action"])
            made += 1
        except Refused as refused:
            assert refused.code == "stale"
        await chair.until(lambda: chair.ask is None or chair.ask["number"] != number or chair.status != "playing")  # noqa: B023
    return made


async def played(address: str, game: str, seed: int) -> None:
    anna, bert = await Person.guest(address, "Anna", "pl"), await Person.guest(address, "Bert")
    looker = Person.nobody(address)
    table = await anna.create(game, [{"kind": "me"}, {"kind": "friend"}])
    seen: list[dict[str, Any]] = []
    async with looker.chair(table.id, None) as public, anna.chair(table.id, 0) as first:
        public.on_state = seen.append
        assert first.status == "open"
        await bert.claim(table.invites[1])
        async with bert.chair(table.id, 1) as second:
            await first.until(lambda: first.status == "playing")
            moves = await asyncio.gather(
                play_to_the_end(first, random.Random(seed)), play_to_the_end(second, random.Random(seed + 1))
            )
            chairs = (first, second, public)
            for chair in chairs:
                await chair.until(lambda: chair.status == "over")  # noqa: B023
            assert min(moves) > 5
            check_the_end(table.id, *chairs)
    assert len({state["version"] for state in seen}) == len(seen)
    assert [state["version"] for state in seen] == sorted(state["version"] for state in seen)
    for person in (anna, bert, looker):
        await person.leave()


def check_the_end(table: str, first: Chair, second: Chair, public: Chair) -> None:
    faces = [chair.state["table"] for chair in (first, second, public)]
    assert faces[0]["scores"] == faces[1]["scores"] == faces[2]["scores"]
    assert len(faces[0]["ranking"]) == 2
    assert [seat["name"] for seat in faces[2]["seats"]] == ["Anna", "Bert"]
    assert [seat["present"] for seat in faces[2]["seats"]] == [True, True]
    for chair in (first, second, public):
        MESSAGE.validate_python(chair.state)
        assert [event["n"] for event in chair.events] == list(range(len(chair.events)))
        assert chair.state["view"]["over"] is True
    assert len(first.events) == len(second.events) == len(public.events)
    assert [event["kind"] for event in first.events] == [event["kind"] for event in public.events]


@pytest.mark.parametrize("game", palatine.games())
def test_a_whole_game(house: Running, game: str) -> None:
    asyncio.run(played(house.address, game, 7))


def test_whoever_comes_back_has_missed_nothing(house: Running) -> None:
    """Events gathered over many short visits are those that one whole state tells."""

    async def visits() -> None:
        anna = await Person.guest(house.address, "Anna")
        table = await anna.create("valeria", [{"kind": "me"}, {"kind": "me"}])
        dice = random.Random(3)
        patient = anna.chair(table.id, 0)
        for _ in range(6):
            await patient.open()
            await patient.close()
            for _ in range(4):
                await move_somebody(anna, table.id, dice)
        await patient.open()
        whole = await anna.state(table.id, 0)
        assert json.dumps(patient.events) == json.dumps(whole["events"])
        assert patient.state["since"] is not None
        await patient.close()
        await anna.leave()

    asyncio.run(visits())


async def move_somebody(person: Person, table: str, dice: random.Random) -> None:
    """One move of whoever is asked, at a table whose seats are all this person's."""
    state = await person.state(table)
    seat = next(seat["seat"] for seat in state["table"]["seats"] if seat["to_act"])
    ask = (await person.state(table, seat))["ask"]
    action = dice.choice(ask["options"])["action"]
    await person.command(table, "move", seat=seat, ask=ask["number"], action=action)
