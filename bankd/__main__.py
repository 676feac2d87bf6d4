"""`python -m bankd` is the command `bankd`."""

from bankd.cli import main

if __name__ == "__main__":
    main()
