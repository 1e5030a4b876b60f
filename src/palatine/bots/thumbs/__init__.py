"""Rules of thumb, one folder per game."""
