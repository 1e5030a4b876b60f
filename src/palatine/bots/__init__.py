"""Bots. They see what their seat sees: options, views, and tables sampled from where they sit; never the true table."""
