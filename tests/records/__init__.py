"""Whole games as text records; they must replay to the scores they state for as long as their rules version lives."""
