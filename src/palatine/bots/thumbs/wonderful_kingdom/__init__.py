"""Rules of thumb for It's a Wonderful Kingdom."""
