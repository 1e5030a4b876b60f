"""One line makes a game known; then it is played everywhere, with whatever fits any game in place of what it lacks."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from cli.terminal import EVERY_ONE, palatine_says
from server.web.running import Running, settings_of

import palatine
from palatine import api
from palatine.envs import pettingzoo
from palatine.kernel.game import Game
from palatine.lab import arena, study
from palatine.lab.match import Setting, play_out, seated
from palatine.lab.pool import Workers
from palatine.lab.schedule import DUELS
from palatine.server.workers.choosing import advice, choice

TESTS = Path(__file__).parents[1]


def test_it_is_one_of_the_games(toy: Game) -> None:
    assert palatine.games()[-1] == toy.name and api.game(toy.name) is toy
    table = palatine.new_game(toy.name, seats=2, seed=1)
    assert palatine.load(table.dump()).digest() == palatine.replay(table.record()).digest() == table.digest()
    assert palatine.rules_text(toy.name) == []
    with pytest.raises(AssertionError, match="there is a game kingsburg already"):
        palatine.register(api.game("kingsburg"))


def test_what_can_be_named_stands_in_the_catalogue(toy: Game) -> None:
    made = palatine.catalogue(toy.name)
    things = made["things"]
    assert isinstance(things, dict)
    table = palatine.new_game(toy.name, seats=2, seed=1)
    while not table.is_over:
        seat = table.to_act[0]
        for action in table.options(seat):
            assert all(target in things for target in table.targets(action, seat))
        table.play(table.options(seat)[0], seat)


@pytest.mark.parametrize("word", [*palatine.bots(), "flat:iterations=12", "mcts:iterations=12"])
def test_every_bot_plays_it(toy: Game, word: str) -> None:
    table = palatine.new_game(toy.name, seats=2, seed=3)
    assert play_out(table, seated([word, "random"], "1")) > 2
    assert table.is_over


def test_there_is_a_hint(toy: Game) -> None:
    table = palatine.new_game(toy.name, seats=2, seed=3)
    seat = table.to_act[0]
    found = palatine.hint(table, seat, iterations=60)
    assert [row["action"] for row in found] and {row["action"] for row in found} <= set(table.options(seat))
    assert found[0]["visits"]


def test_a_worker_of_the_server_answers(toy: Game) -> None:
    table = palatine.new_game(toy.name, seats=2, seed=3)
    seat = table.to_act[0]
    job = {"seat": seat, "bot": "level4", "seed": 5, "seconds": 100, "table": table.imagined(seat, 11).dump()}
    assert choice(job) in table.options(seat)
    assert advice({**job, "think": 0.1})[0]["action"] in table.options(seat)


def test_the_server_hands_it_out_and_plays_it(toy: Game, tmp_path: Path) -> None:
    with Running(settings_of(tmp_path)) as house, house.client() as anna:
        lines = anna.get("/api/games").json()["games"]
        assert lines[-1]["title"] == {"en": toy.title_en, "pl": toy.title_pl}
        assert anna.get(f"/api/games/{toy.name}").json()["options"][0]["names"]
        assert anna.get(f"/api/games/{toy.name}/catalogue").json()["things"]
        assert anna.get(f"/api/rules/{toy.name}").json()["paragraphs"] == []
        anna.post("/api/guest", json={"nickname": "Anna", "lang": "pl"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = anna.post("/api/tables", json={"game": toy.name, "seats": seats}).json()["id"]
        while (state := anna.get(f"/api/tables/{table}").json())["table"]["status"] == "playing":
            seat = next(one["seat"] for one in state["table"]["seats"] if one["to_act"])
            ask = anna.get(f"/api/tables/{table}?seat={seat}").json()["ask"]
            move = {"type": "move", "seat": seat, "ask": ask["number"], "action": ask["options"][0]["action"]}
            anna.post(f"/api/tables/{table}/commands", json={**move, "id": f"m{state['version']}"}).raise_for_status()
        assert len(state["table"]["ranking"]) == 2


@pytest.mark.filterwarnings("ignore:Observation")
def test_it_is_an_environment(toy: Game) -> None:
    env = pettingzoo.env(toy.name, seats=2, render_mode="ansi")
    env.reset(seed=1)
    draw = np.random.default_rng(1)
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(draw.choice(np.flatnonzero(observation["action_mask"]))))
    assert env.unwrapped.metadata["name"] == f"palatine_{toy.name}_v1"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_is_played_in_the_terminal(toy: Game, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.txt"
    result = palatine_says("play", toy.name, "--save", str(path), "--seed", "5", "--lang", lang, typed=EVERY_ONE)
    assert result.exit_code == 0, result.output
    assert ("Koniec gry" if lang == "pl" else "The game is over") in result.stdout
    assert palatine.replay(path.read_text("utf-8")).is_over
    for command in ("describe", "cards"):
        assert palatine_says(command, toy.name, "--lang", lang).exit_code == 0


def test_arena_and_study_are_played_and_reported(toy: Game, tmp_path: Path) -> None:
    fights = arena.planned(Setting(toy.name), ("greedy", "random"), 2, 4, "7", DUELS)
    assert len(arena.play(fights, tmp_path / "arena", Workers())) == fights.total
    plan = study.planned(Setting(toy.name), ["greedy"], 2, 4, "7")
    assert all(sum(one.points[0].values()) == one.scores[0] for one in study.play(plan, tmp_path / "study", Workers()))
    for command in ("arena", "study"):
        out = str(tmp_path / f"{command} report")
        told = palatine_says(
            command, toy.name, "--players", "greedy,random", "--games", "4", "--seats", "2", "--out", out
        )
        assert told.exit_code == 0, told.output
        assert toy.title_en in (Path(out) / "report.html").read_text("utf-8")


def test_every_process_knows_what_the_environment_names(toy: Game) -> None:
    paths = os.pathsep.join([str(Path(palatine.__file__).parents[1]), str(TESTS)])
    env = {**os.environ, "PYTHONPATH": paths, api.GUESTS: type(toy).__module__}
    done = subprocess.run(
        [sys.executable, "-m", "palatine", "games", "--lang", "en"], env=env, capture_output=True, text=True
    )
    assert toy.title_en in done.stdout, done.stderr
