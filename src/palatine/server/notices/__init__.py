"""Calls to people who are not looking: your turn, an invitation, a proposal, a deadline, the end of a game."""
