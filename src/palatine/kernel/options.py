"""Options of a game: what a table may be played with, with types, defaults and conflicts."""

from typing import Final, final

from palatine.kernel.about import Said, both
from palatine.kernel.errors import BadOption
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.speech import quoted


@final
class Option:
    """One thing to choose before the game. The type of the default is the type of the option."""

    def __init__(
        self,
        name: str,
        default: object,
        choices: list[object],
        en: str,
        pl: str,
        rule: str = "",
        many: bool = False,
        title: Said = ("", ""),
        names: dict[object, tuple[str, ...]] | None = None,
        is_first: bool = False,
        needs: dict[str, list[object]] | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.en: Final = en
        self.pl: Final = pl
        self.rule: Final = rule
        self.many: Final = many
        self.title: Final = title
        """A heading, where the text tells too much for one."""
        self.names: Final = names or {}
        """What a choice is called and, where that does not say enough, what it brings: in English and Polish each."""
        self.is_first: Final = is_first
        """True for what people choose first; the rest are variants and rulings."""
        self.needs: Final = needs or {}
        """It means something only with one of these values of every option named; `seats` is the number of seats."""

    def checked(self, value: object) -> object:
        """The value if it is one of the choices; a list of choices where several may be taken."""
        if self.many:
            if not isinstance(value, list | tuple):
                raise self._refused(value)
            given = list(value)
            if any(item not in self.choices for item in given) or any(given.count(item) > 1 for item in given):
                raise self._refused(value)
            return [choice for choice in self.choices if choice in given]
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        raise self._refused(value)

    def matters(self, chosen: dict[str, object], seats: int) -> bool:
        """Whether it means anything beside these choices."""
        for name, values in self.needs.items():
            found = seats if name == "seats" else chosen[name]
            if not any(value in found if isinstance(found, list) else value == found for value in values):
                return False
        return True

    def _refused(self, value: object) -> BadOption:
        some = ("a list of: ", "lista spośród: ") if self.many else ("one of: ", "jedna z wartości: ")
        return BadOption(
            f"option {self.name}: {quoted(value, 'en')} is not possible; choose {some[0]}{self._choices('en')}",
            f"opcja {self.name}: {quoted(value, 'pl')} nie jest możliwe; możliwa {some[1]}{self._choices('pl')}",
        )

    def _choices(self, lang: str) -> str:
        return ", ".join([quoted(choice, lang) for choice in self.choices])

    def described(self) -> dict[str, object]:
        kind = "list" if self.many else type(self.default).__name__
        return {
            "name": self.name,
            "type": kind,
            "default": self.default,
            "choices": self.choices,
            "en": self.en,
            "pl": self.pl,
            "rule": self.rule,
            "title": both(self.title),
            "names": [both(self._said(choice)[:2]) for choice in self.choices],
            "about": [both(self._said(choice)[2:]) for choice in self.choices],
            "first": self.is_first,
            "needs": self.needs,
        }

    def _said(self, choice: object) -> tuple[str, ...]:
        """The words of a choice; its bare value where nobody gave it a name."""
        usual = ("yes", "tak") if choice is True else ("no", "nie") if choice is False else ()
        return self.names.get(choice) or usual or (str(choice).replace("_", " "),) * 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Conflict:
    """A combination of options that the rules exclude, and the sentence that says why. Subclasses say when."""

    def __init__(self, rule: str, en: str, pl: str) -> None:
        self.rule: Final = rule
        self.en: Final = en
        self.pl: Final = pl

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        raise NotImplementedError

    def described(self) -> dict[str, object]:
        return {"rule": self.rule, "en": self.en, "pl": self.pl}


@final
class Needless(Conflict):
    """Options that are not left as they are where they mean nothing."""

    def __init__(self, rule: str, en: str, pl: str, options: list[Option], *names: str) -> None:
        super().__init__(rule, en, pl)
        self.options: Final = [option for option in options if option.name in names]

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return any(chosen[one.name] != one.default and not one.matters(chosen, seats) for one in self.options)


def chosen_options(
    options: list[Option], conflicts: list[Conflict], given: dict[str, object], seats: int
) -> dict[str, object]:
    """All options with a value: the given ones checked, the others by default. Conflicts are refused."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(sorted(known))
            raise BadOption(
                f"there is no option {quoted(name, 'en')}; the options are: {names}",
                f"nie ma opcji {quoted(name, 'pl')}; dostępne opcje: {names}",
            )
    chosen: dict[str, object] = {}
    for option in options:
        chosen[option.name] = option.checked(given.get(option.name, option.default))
    for conflict in conflicts:
        if conflict.applies(chosen, seats):
            raise BadOption(f"{conflict.en} ({conflict.rule})", f"{conflict.pl} ({conflict.rule})")
    return chosen
