"""The room: every command, every refusal, and that folding the log gives the same room again."""
