"""Writes a fixture for every question of Kingsburg: `kingsburg-ask-<kind>`, found by playing many games at random."""

import json
import random
import sys

from fixtures import FOLDER, NAMES, state

import palatine

MODULES = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]
SETS: list[tuple[int, dict[str, object]]] = [
    (3, {"modules": MODULES}),
    (4, {"modules": ["governors", "destiny", "whims"], "scenario": "currying_favour"}),
    (3, {"modules": ["governors", "alternative_rows"], "governor_choice": "auction", "row_choice": "draft"}),
    (2, {"scenario": "goblin_valley", "modules": ["extra_rows", "whims"], "whim_mode": "tradition"}),
    (3, {"scenario": "shifting_alliances", "modules": ["governors", "destiny"]}),
    (5, {"modules": MODULES}),
    (4, {"edition": 1}),
]


def main() -> None:
    known = {path.name.split(".")[0].removeprefix("kingsburg-ask-") for path in FOLDER.glob("kingsburg-ask-*.pl.json")}
    wanted = set(sys.argv[1:])
    most = 400
    for seed in range(most):
        seats, options = SETS[seed % len(SETS)]
        table = palatine.new_game("kingsburg", seats=seats, options=options, seed=seed, names=NAMES[:seats])
        bot = palatine.bot("greedy", seed=seed)
        chance = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            prompt = table.prompt(seat)
            choices = table.options(seat)
            name = prompt.kind if len(choices) > 1 else ""
            if name == "reroll":
                verbs = {table.text(a, seat).split()[0] for a in choices} - {"pass"}
                name = f"reroll-{'-'.join(sorted(verbs))}"
            if name and name not in known and (not wanted or name in wanted):
                known.add(name)
                for lang in ("pl", "en"):
                    text = json.dumps(state(table, seat, lang), ensure_ascii=False, separators=(",", ":"))
                    (FOLDER / f"kingsburg-ask-{name}.{lang}.json").write_text(text + "\n", encoding="utf-8")
                catalogue = palatine.catalogue("kingsburg", options, None, seats)
                made = json.dumps(catalogue, ensure_ascii=False, separators=(",", ":"))
                (FOLDER / f"catalogue-kingsburg-ask-{name}.json").write_text(made + "\n", encoding="utf-8")
                print(seed, name, prompt.say("pl"), [table.text(a, seat) for a in choices][:6], flush=True)
            wild = chance.random() < 0.35
            table.play(chance.choice(choices) if wild else bot.choose(palatine.sampler(table, seat), seat), seat)


if __name__ == "__main__":
    main()
