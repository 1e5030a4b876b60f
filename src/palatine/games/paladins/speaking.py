"""Sentences about this table: prompts, the words of labels, and the log."""


def prompt_text(g, f, lang):
    return g.game.steps[f.step].name


def words(g, action, seat, lang):
    if not lang:
        return {}
    return {"how": "x", "what": "x", "cost": "x", "place": "x", "type": "x"}


def event_text(box, event, names, lang):
    return str(event)
