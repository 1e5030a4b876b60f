"""Paladins: paladins, people hired and recruited, outsiders, walls, favours, actions."""

from palatine.lab.subjects import Subject, Subjects

SUBJECTS = Subjects(
    (
        Subject("choose", "choose_paladin", "paladin", ("draw_paladins", "paladins"), "paladins"),
        Subject("action", "place", "action", whole="actions"),
        Subject("recruit", "recruit", "townsfolk"),
        Subject("dismiss", "dismiss", "townsfolk"),
        Subject("attack", "attack", "outsider"),
        Subject("convert", "convert", "outsider"),
        Subject("wall", "wall", "wall"),
        Subject("favour", "favour", "favour"),
        Subject("hire", "hire", "tavern"),
    )
)
