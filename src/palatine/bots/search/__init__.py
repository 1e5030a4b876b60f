"""Search: what a seat knows is dealt anew many times, moves are tried, and what comes of them is judged."""
