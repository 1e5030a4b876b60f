"""Errors are sentences in two languages, also when they come from another process."""

import pickle

from palatine.kernel.errors import BadOption


def test_an_error_from_another_process_says_the_same() -> None:
    sent = pickle.loads(pickle.dumps(BadOption("no such option", "nie ma takiej opcji")))
    assert type(sent) is BadOption
    assert (str(sent), sent.say("en"), sent.say("pl")) == ("no such option", "no such option", "nie ma takiej opcji")
