"""The terminal, through its commands: nothing here reaches into the engine."""
