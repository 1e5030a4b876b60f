"""`python -m palatine` equals `palatine`."""

import sys

MISSING = (
    "The terminal needs two more packages; install them with: pip install palatine[cli]\n"
    "Terminal wymaga dwóch dodatkowych pakietów; zainstaluj je: pip install palatine[cli]"
)


def main() -> None:
    """Run the terminal, or say in one sentence what it lacks."""
    try:
        import rich
        import typer
    except ImportError:
        print(MISSING, file=sys.stderr)
        sys.exit(2)
    del rich, typer
    from palatine.cli.app import app

    app(prog_name="palatine")


if __name__ == "__main__":
    main()
