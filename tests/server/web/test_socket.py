"""The socket of a table: looks, commands, repeats, stale questions, undo and consent, why, presence."""

import json

import pytest

from server.client import Chair, Refused
from server.web.running import Running
from server.web.talking import a_table, asked, guest, heard, raw, run


def test_one_person_plays_both_seats(house: Running) -> None:
    """A hot-seat table over one socket: the seat is changed by another look."""

    async def play() -> None:
        anna, table = await a_table(house)
        async with anna.chair(table, 0) as chair:
            for _ in range(12):
                acting = next(seat["seat"] for seat in chair.state["table"]["seats"] if seat["to_act"])
                if chair.seat != acting:
                    chair.seat = acting
                    state = await chair.look()
                    assert state["seat"] == acting
                version = chair.version
                done = await chair.move(chair.options[0]["action"])
                assert done["version"] > version
                await chair.until(lambda: chair.version >= done["version"])  # noqa: B023
            assert [seat["mine"] for seat in chair.state["table"]["seats"]] == [True, True]

    run(play())


def test_a_repeated_command_happens_once(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            chair = await asked(left, right)
            action, ask = chair.options[0]["action"], chair.ask
            assert ask is not None
            fields = {"seat": chair.seat, "ask": ask["number"], "action": action}
            anna.listening = True
            first = await chair.command("move", "the-same", **fields)
            second = await chair.command("move", "the-same", **fields)
            assert (first["repeated"], second["repeated"]) == (False, True)
            assert first["version"] == second["version"]
            over_http = await anna.ask(
                "POST", f"/api/tables/{table}/commands", {"type": "move", "id": "the-same", **fields}
            )
            assert over_http == {"version": first["version"], "repeated": True}
            await chair.until(lambda: chair.version == first["version"])
            told = [json.loads(each.text)["type"] for each in anna.heard if each.seat == chair.seat]
            assert told.index("done") < told.index("state")
            with pytest.raises(Refused) as stale:
                await chair.command("move", None, **fields)
            assert stale.value.code in ("stale", "not_your_turn")

    run(play())


def test_a_stale_answer_says_where_the_table_stands(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            chair = await asked(left, right)
            ask = chair.ask
            assert ask is not None
            socket = await raw(house, table, anna)
            wrong = {"type": "move", "id": "old", "seat": chair.seat, "ask": ask["number"] - 1, "action": 0}
            await socket.send(json.dumps(wrong))
            refused = await heard(socket, "refused")
            assert (refused["id"], refused["error"]["code"]) == ("old", "stale")
            assert refused["version"] == chair.version
            illegal = {"type": "move", "id": "no", "seat": chair.seat, "ask": ask["number"], "text": "fly away"}
            await socket.send(json.dumps(illegal))
            assert (await heard(socket, "refused"))["error"]["code"] == "unknown_text"
            await socket.close()

    run(play())


def test_undo_redo_and_consent(house: Running) -> None:
    """Free undo goes as far as the barrier; beyond it the other person must agree."""

    async def play() -> None:
        anna, bert = await guest(house, "Anna"), await guest(house, "Bert")
        table = await anna.create("paladins", [{"kind": "me"}, {"kind": "friend"}])
        await bert.claim(table.invites[1])
        async with anna.chair(table.id, 0) as first, bert.chair(table.id, 1) as second:
            moved = await moves_until_undoable(first, second)
            undoable, version = moved.state["table"]["undoable"], moved.version
            events = len(moved.events)
            await moved.command("undo", None, seat=moved.seat, moves=undoable)
            await moved.until(lambda: moved.version > version)
            assert moved.state["table"]["redoable"] == undoable
            assert moved.state["events_from"] <= events
            await moved.command("redo", None, seat=moved.seat)
            await moved.until(lambda: moved.state["table"]["redoable"] == undoable - 1)
            other = second if moved is first else first
            await moved.command("propose", None, kind="undo", moves=2)
            await other.until(lambda: bool(other.state["table"]["proposal"]))
            proposal = other.state["table"]["proposal"]
            assert (proposal["kind"], proposal["moves"], proposal["asks_me"], proposal["mine"]) == (
                "undo",
                2,
                True,
                False,
            )
            before = other.version
            await other.command("answer", None, proposal=proposal["number"], yes=True)
            await moved.until(lambda: moved.version > before and moved.state["table"]["proposal"] is None)
            assert "undo" in [entry["kind"] for entry in moved.state["entries"]]

    async def moves_until_undoable(*chairs: Chair) -> Chair:
        for _ in range(200):
            for chair in chairs:
                if chair.state["table"]["undoable"] and chair.version >= 6:
                    return chair
            chair = await asked(*chairs)
            done = await chair.move(chair.options[0]["action"])
            for each in chairs:
                await each.until(lambda: each.version >= done["version"])  # noqa: B023
        raise AssertionError("nothing could be taken back")

    run(play())


def test_why_ping_and_presence(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        looker = await raw(house, table)
        await looker.send(json.dumps({"type": "look", "lang": "pl"}))
        assert (await heard(looker, "state"))["seat"] is None
        socket = await raw(house, table, anna)
        assert (await heard(looker, "presence"))["seats"] == [0, 1]
        await socket.send(json.dumps({"type": "ping"}))
        assert (await heard(socket, "pong"))["now"] > 1_700_000_000_000
        await socket.send(json.dumps({"type": "look", "seat": 0}))
        await heard(socket, "state")
        await socket.send(json.dumps({"type": "why", "id": "w", "target": "advisor:king"}))
        why = await heard(socket, "why")
        assert why["id"] == "w"
        assert set(why["reason"]) == {"rule", "en", "pl"}
        await looker.send(json.dumps({"type": "why", "id": "w", "target": 3}))
        assert (await heard(looker, "refused"))["error"]["code"] == "not_allowed"
        await socket.close()
        assert (await heard(looker, "presence"))["seats"] == []
        await looker.close()

    run(play())


def test_a_stranger_may_look_but_not_touch(house: Running) -> None:
    async def play() -> None:
        _, table = await a_table(house)
        socket = await raw(house, table)
        await socket.send(json.dumps({"type": "look", "seat": 0}))
        assert (await heard(socket, "refused"))["error"]["code"] in ("not_yours", "not_allowed")
        await socket.send(json.dumps({"type": "concede", "id": "c", "seat": 0}))
        refused = await heard(socket, "refused")
        assert (refused["id"], refused["error"]["code"]) == ("c", "identity")
        await socket.close()

    run(play())
