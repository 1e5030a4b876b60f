"""The hall: all tables of the server, what is done at them, and who waits for whom."""
