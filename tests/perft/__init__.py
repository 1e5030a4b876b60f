"""Leaf counts of the tree of legal actions: the cheapest broad test of a rules engine."""
