"""`python -m palatine` equals `palatine`."""


def main() -> None: ...
