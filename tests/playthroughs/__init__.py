"""Whole games written out: every question, every legal answer, the one given, and what everybody could see of it."""
