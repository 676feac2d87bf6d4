"""The command line. The module of a command is loaded when it runs, so that `--help` is fast."""

from bankd.cli.door import aoe, atc, main, op_compiler
