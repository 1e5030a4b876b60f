"""Problem reports: the operator's file plays the moment again; the reporter's form gives nothing away."""

import json

import pytest
from sqlalchemy import update

import palatine
from palatine.cli.stories import screen_for, story
from palatine.server.errors import NotFound
from palatine.server.records import report
from palatine.server.room.command import Redo, Undo
from palatine.server.store import reports, schema
from palatine.server.store.reports import Report
from server.records.conftest import House

WORDS = "Rycerz „zniknął”\n# entry: 5"


def kept(house: House, name: str) -> Report:
    found = house.database.consult(lambda connection: reports.by_public_id(connection, name))
    assert found is not None
    return found


def test_the_operators_file_plays_the_moment_again(either_house: House) -> None:
    house = either_house
    table = house.hot_seat("kingsburg", 2)
    room = house.play(table, 9)
    name = house.archive.report(table, house.ann, WORDS)
    found = kept(house, name)
    assert (found.table, found.user, found.words) == (table, house.ann.public_id, WORDS)
    assert found.number == room.version and room.table is not None
    assert palatine.replay(found.file).digest() == room.table.digest()
    story(screen_for(found.file, "pl"), found.file, None, None, False)
    facts = json.loads(found.file.split(report.REPORT)[1].splitlines()[0])
    assert facts["engine"] == palatine.__version__ and facts["table"] == table and facts["schema"]
    lines = [line.removeprefix(report.ENTRY) for line in found.file.splitlines() if line.startswith(report.ENTRY)]
    assert [json.loads(line)["number"] for line in lines] == list(range(1, room.version + 1))


def test_moves_taken_back_and_given_back(house: House) -> None:
    table = house.hot_seat("paladins", 1)
    room = house.play(table, 1)
    while room.table is not None and room.table.undo_limit(0) < 2:
        room = house.play(table, 1)
    house.give(table, house.ann, Undo(0, 2))
    house.give(table, house.ann, Redo(0))
    room = house.hall.room(table)
    assert room.table is not None
    file = kept(house, house.archive.report(table, house.ann, "undo")).file
    assert palatine.replay(file).digest() == room.table.digest()


def test_the_reporters_form_gives_nothing_away(house: House) -> None:
    """Twenty forms of the same moment: what the seat does not know differs, what it knows does not."""
    table = house.opened("valeria", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    name = house.archive.report(table, house.ann, WORDS)
    room = house.hall.room(table)
    assert room.table is not None
    forms = [house.archive.my_report(name, house.ann, "pl") for _ in range(20)]
    tables = [palatine.replay(form) for form in forms]
    assert {json.dumps(t.view(0)["zones"]) for t in tables} == {json.dumps(room.table.view(0)["zones"])}
    assert len({json.dumps(t.view(1)["zones"]) for t in tables}) > 1
    assert all(report.ENTRY not in form.replace("\\n# entry", "") and "duke 2:" not in form for form in forms)
    assert forms[0].count(report.TOLD) == len(room.table.events_since(0, 0))


def test_a_report_is_its_writers(house: House) -> None:
    table = house.hot_seat("valeria", 2)
    name = house.archive.report(table, house.ann, "x")
    for user, wanted in ((house.bob, name), (house.ann, "nosuchreport")):
        with pytest.raises(NotFound):
            house.archive.my_report(wanted, user, "en")
    watcher = house.archive.report(table, house.bob, "I only look on")
    assert "position:" in house.archive.my_report(watcher, house.bob, "en")
    with pytest.raises(NotFound):
        house.archive.report("nosuchone0", house.ann, "x")


def test_watchers_of_a_solo_game_get_words_only(house: House) -> None:
    table = house.hot_seat("valeria", 1)
    name = house.archive.report(table, house.bob, "odd")
    form = house.archive.my_report(name, house.bob, "en")
    assert "position:" not in form and '# words: "odd"' in form


def test_the_form_of_a_finished_game_is_its_record(house: House) -> None:
    table = house.late()
    room = house.play(table)
    assert room.table is not None
    form = house.archive.my_report(house.archive.report(table, house.ann, "scores?"), house.ann, "en")
    assert palatine.replay(form).digest() == room.table.digest()


def test_a_table_before_the_start_can_be_reported(house: House) -> None:
    table = house.opened("valeria", [{"kind": "me"}, {"kind": "open"}])
    name = house.archive.report(table, house.ann, "nobody comes")
    assert '"nobody comes"' in house.archive.my_report(name, house.ann, "pl")
    assert "\n# words: " in kept(house, name).file


def test_a_damaged_table_can_be_reported(house: House) -> None:
    """Just then it matters most: the file says at which line the rules do not follow any more."""
    table = house.hot_seat("kingsburg", 2)
    room = house.play(table, 4)
    number = room.version - 1
    spoilt = {"lines": ["1: place 6 queen"]}
    where = (schema.entries.c.number == number) & (schema.entries.c.table_id == schema.tables.c.id)
    house.database.transact(
        lambda connection: connection.execute(
            update(schema.entries).where(where, schema.tables.c.public_id == table).values(data=spoilt)
        )
    )
    house.hall.rooms.drop(table)
    name = house.archive.report(table, house.ann, "broken")
    with pytest.raises(palatine.BrokenRecord, match="place 6 queen"):
        palatine.replay(kept(house, name).file)
    assert '"broken"' in house.archive.my_report(name, house.ann, "en")
