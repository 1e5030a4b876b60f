"""The terminal's board of It's a Wonderful Kingdom."""
