"""The pages docs/envs/<game>.md, written from the engine itself: `python -m palatine.envs.pages` writes them anew."""

from pathlib import Path

from palatine import api
from palatine.envs.versions import fingerprint, title, version
from palatine.kernel.action import Verb
from palatine.kernel.blocks import Block
from palatine.kernel.game import Game

FOLDER = Path("docs/envs")


def page(name: str) -> str:
    """What the numbers of a game's environments mean."""
    game = api.game(name)
    number = version(name)
    lines = [
        f"# {game.title_en}: the environment, version {number}",
        "",
        "Written by `python -m palatine.envs.pages`; [environments](../envs.md) tells how to use it.",
        "",
        f"- Gymnasium `palatine/{title(name)}-v{number}`, PettingZoo `palatine_{name}_v{number}`, OpenSpiel "
        f"`palatine_{name}`",
        f"- {game.min_seats} to {game.max_seats} seats, {game.layout.width} numbers in an observation, "
        f"{game.book.count} actions",
        f"- rules {game.rules_version}, fingerprint `{fingerprint(name)}`: observation, action book and rules; if it "
        "changes, so does the version",
        "",
        *_observation(game),
        *_actions(game),
        *_rewards(game),
        *_options(game),
    ]
    return "\n".join(lines) + "\n"


def _observation(game: Game) -> list[str]:
    found = [
        "## Observation",
        "",
        "One's own seat comes first, the others follow clockwise; seats that nobody sits on are 0. Numbers are bytes,",
        "0 to 255; as floats they are divided by the divisor. “From” is the place of the first number.",
        "",
        "| block | from | numbers | meaning | divisor |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for block in game.layout.blocks:
        size = f"{block.times} × {block.size}" if block.times > 1 else str(block.size)
        divisors = sorted(set(block.divisors))
        divisor = str(divisors[0]) if len(divisors) == 1 else "see below"
        found.append(f"| `{block.name}` | {at} | {size} | {block.meaning} | {divisor} |")
        at += block.width()
    found += ["", "What each number of a block is, in order:", ""]
    for block in game.layout.blocks:
        names = game.step_names if block.name == "step" else block.entries
        if names:
            found.append(f"- `{block.name}`: {_entries(block, names)}")
    return [*found, ""]


def _entries(block: Block, names: list[str]) -> str:
    if len(set(block.divisors)) == 1:
        return ", ".join(names)
    return ", ".join([f"{name} (/ {by})" if by > 1 else name for name, by in zip(names, block.divisors, strict=True)])


def _actions(game: Game) -> list[str]:
    found = [
        "## Actions",
        "",
        "An id is the first id of its verb plus the place of its arguments, the last argument running first.",
        "",
        "| verb | ids | arguments | as a sentence |",
        "|---|---|---|---|",
    ]
    for verb in game.book.verbs:
        ids = f"{verb.base}–{verb.base + verb.size - 1}" if verb.size > 1 else str(verb.base)
        found.append(f"| `{verb.name}` | {ids} | {_arguments(verb)} | {verb.en} |")
    domains = {domain.name + str(domain.texts): domain for verb in game.book.verbs for domain in verb.domains}
    found += ["", "The values of the arguments, in order:", ""]
    for domain in domains.values():
        found.append(f"- {domain.name} ({domain.size}): {', '.join([text or '–' for text in domain.texts])}")
    return [*found, ""]


def _arguments(verb: Verb) -> str:
    return " × ".join([f"{domain.name} ({domain.size})" for domain in verb.domains]) or "–"


def _rewards(game: Game) -> list[str]:
    found = [
        "## Rewards",
        "",
        "All rewards come at the end of a game. `rewards=ranking` (the default) is the share of opponents placed below",
        "less the share placed above, from -1 to 1 and zero-sum. `rewards=points` is one's score less the mean of the",
        "others'.",
    ]
    if game.min_seats == 1:
        found.append("Alone at the table it is 1 for winning and -1 for not winning, or the score itself.")
    return [*found, ""]


def _options(game: Game) -> list[str]:
    found = ["## Options", "", "| option | default | values | meaning | rule |", "|---|---|---|---|---|"]
    for option in game.options:
        values = ", ".join([f"`{choice}`" for choice in option.choices])
        several = " (any of them)" if option.many else ""
        found.append(f"| `{option.name}` | `{option.default}` | {values}{several} | {option.en} | {option.rule} |")
    found += ["", "What excludes each other:", ""]
    return found + [f"- {conflict.en} ({conflict.rule})" for conflict in game.conflicts]


def write(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in api.games():
        (folder / f"{game}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    write()
