"""Writes web/fixtures/catalogue-<game>.json and rules-<game>.<lang>.json beside the states that web/dev/fixtures.py makes."""

import json
from pathlib import Path

import palatine

FOLDER = Path(__file__).parent.parent / "fixtures"
OPTIONS: dict[str, tuple[str, dict[str, object]]] = {
    **{name: (name, {}) for name in palatine.games()},
    "kingsburg-modules": (
        "kingsburg",
        {"modules": ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]},
    ),
    "kingsburg-governor": ("kingsburg", {"modules": ["governors"]}),
}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, (name, options) in OPTIONS.items():
        try:
            made = palatine.catalogue(name, options)
        except ModuleNotFoundError as missing:
            print(name, "has no catalogue yet:", missing)
            continue
        text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"catalogue-{file}.json").write_text(text + "\n", encoding="utf-8")
        print(file, len(text))
    for name in palatine.games():
        for lang in ("pl", "en"):
            text = json.dumps(palatine.rules_text(name, lang), ensure_ascii=False, separators=(",", ":"))
            (FOLDER / f"rules-{name}.{lang}.json").write_text(text + "\n", encoding="utf-8")
