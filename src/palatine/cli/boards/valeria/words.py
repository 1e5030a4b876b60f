"""Words of the board of Valeria. Terms follow the Polish rulebook; cards in words stand in the game's `card_text`."""

from typing import Final

from palatine.games.valeria.card_text import WORDS as CARD_WORDS

WORDS: Final[dict[str, tuple[str, str]]] = {
    **CARD_WORDS,
    "legend": (
        "g gold, s strength, m magic, VP victory points. ► you can pay for it and have the roles, ×5 cards in the "
        "stack. A citizen shows its activation numbers and what it costs you; its powers stand as “on your turn / off "
        "turn”. a|b is a choice, a→b a trade. ! is activated by the dice.",
        "z Złoto, s Siła, m Magia, PZ Punkty Zwycięstwa. ► stać cię i masz wymagane Role, ×5 to karty w stosie. Przy "
        "Mieszkańcu stoi numer aktywacji i koszt dla ciebie, a moce jako „w twojej turze / poza twoją turą”. a|b to "
        "wybór, a→b wymiana. ! znaczy, że kości aktywują kartę.",
    ),
    "turn": ("Turn: {name}", "Tura: {name}"),
    "dice": ("Dice: {a} and {b}", "Kości: {a} i {b}"),
    "numbers": ("active: {numbers}", "aktywne numery: {numbers}"),
    "double": ("double", "dubel"),
    "exhausted": ("Exhausted stacks: {n} of {limit}", "Wyczerpane stosy: {n} z {limit}"),
    "ending": ("last round", "ostatnia runda"),
    "first": ("First player: {name}", "Pierwszy gracz: {name}"),
    "resting": ("Resting player: {name}", "Gracz odpoczywający: {name}"),
    "empty": ("exhausted", "wyczerpany"),
    "face_down": ("face down", "zakryta"),
    "player": ("Player", "Gracz"),
    "gold": ("Gold", "Złoto"),
    "strength": ("Str.", "Siła"),
    "magic": ("Magic", "Magia"),
    "tableau": ("Tableau", "Tableau"),
    "tableau.of": ("Tableau: {name}", "Tableau: {name}"),
    "citizens": ("Citizens", "Mieszkańcy"),
    "monsters": ("Monsters", "Potwory"),
    "domains": ("Domains", "Włości"),
    "roles": ("Roles", "Role"),
    "starters": ("both starters", "obie karty Startowe"),
    "nothing": ("nothing yet", "jeszcze nic"),
    "duke": ("Your duke", "Twój Książę"),
    "duke.now": ("now {n} VP", "teraz {n} PZ"),
    "duke.none": ("not chosen yet", "jeszcze bez wyboru"),
    "dark": ("Dark Lord", "Mroczny Władca"),
    "dark.citizens": ("captured citizens: {what}", "pojmani Mieszkańcy: {what}"),
    "dark.domains": ("captured domains: {what}", "zdobyte Włości: {what}"),
    "dark.points": ("{n} VP without his duke", "{n} PZ bez jego Księcia"),
    "dark.duke": ("The Dark Lord's duke: {duke}", "Książę Mrocznego Władcy: {duke}"),
    "duke.of": ("{name}, duke: {duke}", "{name}, Książę: {duke}"),
    "take": ("Take 1 resource", "Weź 1 zasób"),
    "strength.full": ("Strength", "Siła"),
    "recruit": ("Recruit a citizen", "Zwerbuj Mieszkańca"),
    "slay": ("Slay a monster", "Zgładź Potwora"),
    "acquire": ("Acquire a domain", "Pozyskaj Włość"),
    "claim": ("Take for free", "Weź bez opłaty"),
    "return": ("Return a citizen", "Odłóż Mieszkańca"),
    "release": ("Return a monster", "Odłóż Potwora"),
    "steal.from": ("From {name}", "Od: {name}"),
    "steal.take": ("take {what}", "zabierz {what}"),
    "supply": ("From the supply", "Z puli"),
    "supply.take": ("take {what}", "weź {what}"),
    "total": ("now {what}", "teraz {what}"),
    "left": ("still {n}", "pozostało: {n}"),
    "column": ("top: {name}", "na wierzchu: {name}"),
    # The score sheet.
    "end.triumph": (
        "Triumph: the last monster is slain, and the Dark Lord is beaten.",
        "Triumf: ostatni Potwór zgładzony, Mroczny Władca pokonany.",
    ),
    "end.provisional_victory": (
        "A provisional victory: {mine} VP against the Dark Lord's {his}.",
        "Chwilowe zwycięstwo: {mine} PZ, a Mroczny Władca {his} PZ.",
    ),
    "end.defeat": (
        "Defeat: {mine} VP, not more than the Dark Lord's {his}.",
        "Porażka: {mine} PZ to nie więcej niż {his} PZ Mrocznego Władcy.",
    ),
    "end.ruin": (
        "Ruin: the Dark Lord has taken a whole column; nobody is left to defend the kingdom.",
        "Klęska: Mroczny Władca zabiera całą kolumnę, nie ma kto bronić królestwa.",
    ),
}

TOKEN_STYLES: Final = ("yellow", "red", "blue", "bold")
ROLE_BRIEF: Final = {
    "worker": ("Wor", "Rze"),
    "soldier": ("Sol", "Żoł"),
    "shadow": ("Sha", "Roz"),
    "holy": ("Hol", "Świ"),
}


def word(key: str, lang: str, **words: object) -> str:
    """A word of the board in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)
