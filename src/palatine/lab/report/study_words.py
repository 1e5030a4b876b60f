"""Words of the report about balance."""

STUDY_WORDS: dict[str, tuple[str, str]] = {}
