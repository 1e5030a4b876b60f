"""For each game an estimate of how it will end, made from a table in the middle of play."""
