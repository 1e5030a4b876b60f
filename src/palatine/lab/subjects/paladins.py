"""Paladins: paladins, people hired and recruited, outsiders, walls, favours, actions."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject(
            "choose", ("chosen", "wybrani"), "choose_paladin", "paladin", ("draw_paladins", "paladins"), "paladins"
        ),
        Subject("action", ("used", "użyte"), "place", "action", whole="actions"),
        Subject("recruit", ("recruited", "zrekrutowani"), "recruit", "townsfolk"),
        Subject("dismiss", ("dismissed", "odrzuceni"), "dismiss", "townsfolk"),
        Subject("attack", ("attacked", "Zaatakowani"), "attack", "outsider"),
        Subject("convert", ("converted", "Nawróceni"), "convert", "outsider"),
        Subject("wall", ("built", "wybudowane"), "wall", "wall"),
        Subject("favour", ("used", "użyte"), "favour", "favour"),
        Subject("hire", ("hired", "wzięte"), "hire", "tavern"),
    )
)
