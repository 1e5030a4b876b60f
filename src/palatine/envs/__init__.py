"""Environments for research: the same engine as PettingZoo, Gymnasium, OpenSpiel and as a batch of many games.

No rules are in here. docs/envs.md is the door; docs/envs/<game>.md lists what the numbers mean.
"""
