"""What is written and shown of the games: the pages of the rules, and the catalogue that front ends draw from."""
