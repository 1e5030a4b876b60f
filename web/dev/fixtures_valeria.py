"""Writes a fixture for every question of Valeria: `valeria-ask-<mode>-<kind>`, and late moments, found by playing many games."""

import json
import random
import sys

import palatine
from fixtures import FOLDER, NAMES, state
from palatine.kernel.table import Table

MIXED: dict[str, object] = {"set": "random", "mixed_stacks": True}
SETS: list[tuple[str, int, dict[str, object]]] = [
    ("solo", 1, {}),
    ("mixed", 3, MIXED),
    ("solo", 1, MIXED),
    ("five", 5, MIXED),
    ("magic", 2, {"set": "masters_of_magic"}),
]
# How many domains a kingdom has when its late picture is taken.
LATE = 6


def write(name: str, table: Table, seat: int | None, seats: int, options: dict[str, object]) -> None:
    for lang in ("pl", "en"):
        text = json.dumps(state(table, seat, lang), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.{lang}.json").write_text(text + "\n", encoding="utf-8")
    made = json.dumps(palatine.catalogue("valeria", options, None, seats), ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"catalogue-{name}.json").write_text(made + "\n", encoding="utf-8")


def main() -> None:
    known: set[str] = set()
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for seed in range(most):
        mode, seats, options = SETS[seed % len(SETS)]
        table = palatine.new_game("valeria", seats=seats, options=options, seed=seed, names=NAMES[:seats])
        chance = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            kind = table.prompt(seat).kind
            choices = table.options(seat)
            own = table.view(seat)["table"]["seats"][seat]
            names = [f"{mode}-{kind}"] if kind not in ("action", "pay", "keep_duke") else []
            if kind == "action" and len(own["domains"]) >= LATE:
                names.append(f"{mode}-late")
            for name in names:
                if name not in known and len(choices) > 1:
                    known.add(name)
                    write(f"valeria-ask-{name}", table, seat, seats, options)
                    print(seed, name, [table.text(a, seat) for a in choices][:5], flush=True)
            bought = [a for a in choices if table.text(a, seat).split()[0] in ("acquire", "slay")]
            table.play(chance.choice(bought or choices), seat)
        if f"{mode}-over" not in known:
            known.add(f"{mode}-over")
            write(f"valeria-ask-{mode}-over", table, 0, seats, options)


if __name__ == "__main__":
    main()
