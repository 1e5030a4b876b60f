"""Writes web/fixtures/*.json: `state` messages as the server sends them, made by the engine, for work without one."""

import json
import random
import sys
from pathlib import Path

import palatine
from palatine.kernel.table import Table
from palatine.server.room.faces import option

NAMES = ["Ola", "Bartek", "Zosia", "Kanclerz", "Wit"]
FOLDER = Path(__file__).parent.parent / "fixtures"
NOW = 1_790_000_000_000

# fewest options that make a moment worth drawing
LEAST = {"influence": 10, "action": 9, "propose": 8, "plan": 6, "place": 3, "build": 3}

# file: game, seats, options, kind of the prompt, how many such prompts to let pass, viewer (None: whoever is asked)
MOMENTS: dict[str, tuple[str, int, dict[str, object], str, int, int | None]] = {
    "kingsburg-influence": ("kingsburg", 4, {}, "influence", 8, None),
    "kingsburg-court": ("kingsburg", 4, {}, "influence", 32, None),
    "kingsburg-build": ("kingsburg", 4, {}, "build", 5, None),
    "kingsburg-choice": ("kingsburg", 3, {}, "choice", 4, None),
    "kingsburg-waiting": ("kingsburg", 4, {}, "influence", 9, -2),
    "kingsburg-modules": (
        "kingsburg",
        3,
        {"modules": ["governors", "destiny", "whims", "soldier_tokens", "alternative_rows", "extra_rows"]},
        "influence",
        8,
        None,
    ),
    "kingsburg-governor": ("kingsburg", 2, {"modules": ["governors"]}, "keep_governor", 0, None),
    "kingsburg-over": ("kingsburg", 3, {}, "over", 0, 0),
    "paladins-paladin": ("paladins", 3, {}, "choose_paladin", 7, None),
    "paladins-action": ("paladins", 3, {}, "action", 25, None),
    "paladins-late": ("paladins", 4, {}, "action", 60, None),
    "paladins-waiting": ("paladins", 3, {}, "action", 12, -2),
    "paladins-over": ("paladins", 2, {}, "over", 0, 0),
    "paladins-start": ("paladins", 4, {}, "starting_townsfolk", 0, None),
    "paladins-hire": ("paladins", 4, {}, "hire", 6, None),
    "paladins-workers": ("paladins", 3, {}, "workers", 8, None),
    "paladins-keep": ("paladins", 3, {}, "keep_workers", 2, None),
    "paladins-discard": ("paladins", 3, {}, "discard_suspicion", 4, None),
    "paladins-choice": ("paladins", 3, {}, "choice", 1, None),
    "paladins-develop": ("paladins", 3, {}, "free_develop", 0, None),
    "paladins-recruit": ("paladins", 3, {}, "free_recruit", 1, None),
    "paladins-clear": ("paladins", 3, {}, "clear", 1, None),
    "paladins-repay": ("paladins", 2, {}, "pay_debt", 0, None),
    "paladins-last": ("paladins", 2, {}, "action", 52, None),
    "paladins-watching": ("paladins", 4, {}, "action", 40, -3),
    "paladins-solo": ("paladins", 1, {"difficulty": "hard"}, "action", 20, None),
    "paladins-solo-late": ("paladins", 1, {"difficulty": "easy"}, "action", 30, None),
    "valeria-duke": ("valeria", 3, {}, "keep_duke", 0, None),
    "valeria-action": ("valeria", 3, {}, "action", 22, None),
    "valeria-late": ("valeria", 4, {}, "action", 40, None),
    "valeria-harvest": ("valeria", 3, {}, "settle", 10, None),
    "valeria-pay": ("valeria", 2, {}, "pay", 5, None),
    "valeria-dice": ("valeria", 2, {}, "change_dice", 1, None),
    "valeria-solo": ("valeria", 1, {}, "action", 14, None),
    "valeria-over": ("valeria", 2, {}, "over", 0, 0),
    "wonderful_kingdom-propose": ("wonderful_kingdom", 2, {}, "propose", 6, None),
    "wonderful_kingdom-choose": ("wonderful_kingdom", 2, {}, "choose", 9, None),
    "wonderful_kingdom-plan": ("wonderful_kingdom", 2, {}, "plan", 8, None),
    "wonderful_kingdom-place": ("wonderful_kingdom", 2, {}, "place", 12, None),
    "wonderful_kingdom-solo": ("wonderful_kingdom", 1, {}, "choose", 5, None),
    "wonderful_kingdom-over": ("wonderful_kingdom", 2, {}, "over", 0, 0),
}


def played_to(name: str, seats: int, options: dict[str, object], kind: str, skip: int) -> Table | None:
    """A table when somebody is asked this, after `skip` earlier questions of that kind; None if it never came."""
    for seed in range(12):
        table = palatine.new_game(name, seats=seats, options=options, seed=seed, names=NAMES[:seats])
        bot = palatine.bot("greedy", seed=seed)
        chance = random.Random(seed)
        left = skip
        while not table.is_over:
            seat = table.to_act[0]
            if table.prompt(seat).kind == kind and len(table.options(seat)) >= LEAST.get(kind, 2):
                if left == 0:
                    return table
                left -= 1
            choices = table.options(seat)
            wild = kind in ("change_dice", "keep_workers") or chance.random() < 0.15
            table.play(chance.choice(choices) if wild else bot.choose(palatine.sampler(table, seat), seat), seat)
        if kind == "over":
            return table
    return None


def state(table: Table, viewer: int | None, lang: str) -> dict[str, object]:
    """The `state` message for this viewer."""
    events = [{**e, "text": palatine.event_text(table, e, lang)} for e in table.events_since(0, viewer)]
    ask = None
    if viewer is not None and viewer in table.to_act:
        prompt = table.prompt(viewer)
        ask = {
            "number": 57,
            "kind": prompt.kind,
            "rule": prompt.rule,
            "text": prompt.say(lang),
            "targets": prompt.targets,
            "about": prompt.about,
            "options": [option(table, a, viewer, lang) for a in table.options(viewer)],
        }
    over = table.is_over
    seats = [
        {
            "seat": seat,
            "kind": "bot"
            if seat == 3 or (viewer is not None and seat != viewer and table.seat_count == 2)
            else "person",
            "name": NAMES[seat],
            "bot": "greedy" if seat == 3 else None,
            "level": 1 if seat == 3 else None,
            "stand_in": None,
            "conceded": False,
            "flagged": False,
            "mine": seat == viewer,
            "present": True,
            "to_act": seat in table.to_act,
            "deadline": None,
            "reserve": None,
        }
        for seat in range(table.seat_count)
    ]
    view = table.view(viewer)
    return {
        "type": "state",
        "version": 57,
        "since": None,
        "table": {
            "id": "fixture123",
            "game": view["game"],
            "rules": view["rules"],
            "status": "over" if over else "playing",
            "options": view["options"],
            "visibility": "link",
            "seats": seats,
            "clock": {"kind": "none"},
            "on_time": "bot",
            "proposal": None,
            "result": {"reason": "over"} if over else None,
            "undoable": 0 if over else 2,
            "redoable": 0,
            "scores": table.scores() if over else None,
            "breakdown": table.breakdown() if over else None,
            "ranking": table.ranking() if over else None,
        },
        "seat": viewer,
        "view": view,
        "ask": ask,
        "events_from": 0,
        "events": events,
        "entries": [
            {"number": n + 1, "kind": "move", "seat": n % table.seat_count, "at": NOW + n * 9000} for n in range(57)
        ],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    for file, (name, seats, options, kind, skip, viewer) in MOMENTS.items():
        if wanted and not any(file.startswith(w) for w in wanted):
            continue
        table = played_to(name, seats, options, kind, skip)
        if table is None:
            print("never came:", file)
            continue
        asked = table.to_act[0] if table.to_act else 0
        seat = asked if viewer is None else (asked + 1) % seats if viewer == -2 else None if viewer == -3 else viewer
        for lang in ("pl", "en"):
            text = json.dumps(state(table, seat, lang), ensure_ascii=False, separators=(",", ":"))
            (FOLDER / f"{file}.{lang}.json").write_text(text + "\n", encoding="utf-8")
        print(file, len(text))


if __name__ == "__main__":
    main()
