"""The laws of the house: what must hold for every game, at every decision. A new game gets them for free."""
