"""The kernel: what every table game shares. It knows no game, does no I/O and imports nothing from outside."""
