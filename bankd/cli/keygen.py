"""`bankd keygen`: keys that exports are signed with, and checked."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

from pathlib import Path

import click

from bankd.cli.options import PATH
from bankd.cli.tables import cell
from bankd.errors import ExitCode


@click.command(short_help="Make a pair of keys for signing exports.")
@click.argument("file", type=PATH, metavar="FILE")
def keygen(file: Path) -> int:
    """Write a new private key to FILE, for its owner alone, and the public key to FILE.pub.

    Keep FILE where exports are made (`bankd export --sign FILE`); give FILE.pub to those who
    import them (`bankd import --verify_key FILE.pub`). Prints the id of the key.

    \b
    Examples:
      bankd keygen release.key
    """
    from bankd.bank.exchange import make_key

    key_id = make_key(file)
    click.echo(key_id)
    click.echo(cell(f"bankd: wrote {file} (keep it secret) and {file}.pub"), err=True)
    return ExitCode.OK
