"""Hypothesis draws the same examples on every machine, and never fails for being slow."""

from hypothesis import settings

settings.register_profile("palatine", derandomize=True, deadline=None, max_examples=30, database=None)
settings.load_profile("palatine")
