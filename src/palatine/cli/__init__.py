"""The terminal: `palatine play | simulate | replay | perft | cards | games | describe | bench`."""
