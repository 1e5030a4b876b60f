"""Writes fixtures of every question of Wonderful Kingdom: `wonderful_kingdom-ask-<module>-<kind>`; it plays games."""

import json
import random
import sys

from fixtures import FOLDER, NAMES, state

import palatine
from palatine.kernel.table import Table

SETS: list[tuple[str, int, dict[str, object]]] = [
    ("menaces", 2, {"module": "menaces"}),
    ("advisors", 2, {"module": "advisors", "side": "b"}),
    ("quests", 2, {"module": "quests", "quest": "lost_crown"}),
    ("quests", 2, {"module": "quests"}),
    ("solo-menaces", 1, {"module": "menaces"}),
    ("solo-advisors", 1, {"module": "advisors"}),
    ("solo-quests", 1, {"module": "quests"}),
]
# Acts that are rare within a common question get a picture of their own.
RARE = ("freeze", "other_cube", "thaw", "activate", "stage", "soldier", "vision", "trap", "search")


def write(name: str, table: Table, seat: int | None, seats: int, options: dict[str, object]) -> None:
    for lang in ("pl", "en"):
        text = json.dumps(state(table, seat, lang), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.{lang}.json").write_text(text + "\n", encoding="utf-8")
    made = json.dumps(
        palatine.catalogue("wonderful_kingdom", options, None, seats), ensure_ascii=False, separators=(",", ":")
    )
    (FOLDER / f"catalogue-{name}.json").write_text(made + "\n", encoding="utf-8")


def main() -> None:
    known: set[str] = set()
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for seed in range(most):
        module, seats, options = SETS[seed % len(SETS)]
        table = palatine.new_game("wonderful_kingdom", seats=seats, options=options, seed=seed, names=NAMES[:seats])
        bot = palatine.bot("greedy", seed=seed)
        chance = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            prompt = table.prompt(seat)
            choices = table.options(seat)
            verbs = {table.text(a, seat).split()[0] for a in choices}
            late = table.view(seat)["table"]["round"] >= 3
            names = [f"{module}-{prompt.kind}"]
            names += [f"{module}-{prompt.kind}-{rare}" for rare in RARE if rare in verbs]
            if late and len(choices) > 9:
                names.append(f"{module}-{prompt.kind}-late")
            for name in names:
                if name not in known and len(choices) > 1:
                    known.add(name)
                    write(f"wonderful_kingdom-ask-{name}", table, seat, seats, options)
                    print(seed, name, [table.text(a, seat) for a in choices][:5], flush=True)
            costly = [a for a in choices if table.text(a, seat).startswith("activate")]
            if costly and chance.random() < 0.8:
                table.play(chance.choice(costly), seat)
                continue
            wild = chance.random() < 0.3
            table.play(chance.choice(choices) if wild else bot.choose(palatine.sampler(table, seat), seat), seat)
        name = f"{module}-over"
        if name not in known:
            known.add(name)
            write(f"wonderful_kingdom-ask-{name}", table, 0, seats, options)


if __name__ == "__main__":
    main()
