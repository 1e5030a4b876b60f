"""What the environments are tried on: every game with several numbers of seats and options."""

from dataclasses import dataclass, field

ALL_MODULES = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims"]


@dataclass(frozen=True)
class Case:
    game: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{'-'.join(map(str, self.options.values()))}"


CASES = [
    Case("kingsburg", 4),
    Case("kingsburg", 2, {"edition": 1}),
    Case("kingsburg", 3, {"modules": ALL_MODULES}),
    Case("kingsburg", 5, {"modules": ["governors"], "governor_choice": "auction", "scenario": "currying_favour"}),
    Case("paladins", 3),
    Case("paladins", 1, {"difficulty": "easy"}),
    Case("valeria", 2),
    Case("valeria", 1),
    Case("valeria", 5, {"set": "random", "mixed_stacks": True}),
    Case("wonderful_kingdom", 2, {"module": "menaces"}),
    Case("wonderful_kingdom", 2, {"module": "quests", "quest": "random"}),
    Case("wonderful_kingdom", 1, {"module": "advisors"}),
]
