"""Writes a fixture for every question of Paladins: `paladins-ask-<seats>-<kind>`, and late moments with four players."""

import json
import random
import sys

from fixtures import FOLDER, NAMES, state

import palatine

SETS: list[tuple[int, dict[str, object]]] = [(4, {}), (2, {}), (1, {"difficulty": "hard"})]


def main() -> None:
    known: set[str] = set()
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 24
    for seed in range(most):
        seats, options = SETS[seed % len(SETS)]
        table = palatine.new_game("paladins", seats=seats, options=options, seed=seed, names=NAMES[:seats])
        bot = palatine.bot("greedy", seed=seed)
        chance = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            kind = table.prompt(seat).kind
            choices = table.options(seat)
            names = [f"{seats}-{kind}"]
            if kind == "action" and table.view(seat)["table"]["round"] == 7:
                names.append(f"{seats}-late")
            for name in names:
                if name not in known and len(choices) > 1:
                    known.add(name)
                    for lang in ("pl", "en"):
                        text = json.dumps(state(table, seat, lang), ensure_ascii=False, separators=(",", ":"))
                        (FOLDER / f"paladins-ask-{name}.{lang}.json").write_text(text + "\n", encoding="utf-8")
                    print(seed, name, [table.text(a, seat) for a in choices][:5], flush=True)
            wild = chance.random() < 0.25
            table.play(chance.choice(choices) if wild else bot.choose(palatine.sampler(table, seat), seat), seat)
        if f"{seats}-over" not in known:
            known.add(f"{seats}-over")
            for lang in ("pl", "en"):
                text = json.dumps(state(table, 0, lang), ensure_ascii=False, separators=(",", ":"))
                (FOLDER / f"paladins-ask-{seats}-over.{lang}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
