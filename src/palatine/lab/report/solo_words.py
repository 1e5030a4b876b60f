"""Words of the report about solo games."""

SOLO_WORDS: dict[str, tuple[str, str]] = {}
