from palatine.kernel.prompt import not_asked


def explain(g, f, action, target):
    return not_asked(g, f)
