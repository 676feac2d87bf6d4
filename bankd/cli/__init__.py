"""The command line. A command's module loads what it needs when it runs, so `--help` is fast."""

from bankd.cli.door import main

__all__ = ["main"]
