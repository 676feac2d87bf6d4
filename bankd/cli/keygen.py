"""`bankd keygen`: keys that exports and offline models are signed with, and checked."""

from __future__ import annotations

from pathlib import Path

import click

from bankd.bank.exchange import make_key
from bankd.cli.options import PATH
from bankd.cli.words import remark
from bankd.errors import ExitCode


@click.command
@click.argument("file", type=PATH, metavar="FILE")
def keygen(file: Path) -> int:
    """Write a new private key to FILE, for its owner alone, and the public key to FILE.pub.

    Keep FILE where exports (`bankd export --sign FILE`) and offline models are made (`bankd sign`,
    or TUNEBANK_SIGNING_KEY for all that is built); give FILE.pub to those who import the ones
    (`bankd import --verify_key FILE.pub`) and load the others (TUNEBANK_VERIFY_KEY). Prints the id
    of the key.

    \b
    Examples:
      bankd keygen release.key
    """
    key_id = make_key(file)
    click.echo(key_id)
    remark(f"wrote {file} (keep it secret) and {file}.pub")
    return ExitCode.OK
