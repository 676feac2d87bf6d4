"""`bankd keygen` and `bankd sign`: keys, and offline models that are signed with them."""

from __future__ import annotations

from pathlib import Path

import click

from bankd.bank.exchange import make_key
from bankd.bridge import Signer, TrustedKeys, read_container, sign_file, signing_key
from bankd.cli.formatting import remark
from bankd.cli.options import PATH
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


@click.command
@click.argument("model", metavar="MODEL.om", type=PATH)
@click.option("--key", type=PATH, metavar="KEY",
              help="Sign with this private key (PEM; default: TUNEBANK_SIGNING_KEY).")  # fmt: skip
@click.option("--output", type=PATH, metavar="OUT.om", help="Default: MODEL.om itself.")
@click.option("--verify-key", "--verify_key", "verify_key", type=PATH, metavar="K",
              help="Sign nothing: check that this public key signed it, or one of this folder"
              " (*.pub).")  # fmt: skip
def sign(model: Path, key: Path | None, output: Path | None, verify_key: Path | None) -> int:
    """Sign an offline model with a key of `bankd keygen`, replacing an earlier signature.

    Where TUNEBANK_VERIFY_KEY names a public key, or a folder of them, only models that one of
    them signed are loaded. Where TUNEBANK_SIGNING_KEY names a private key, every model that is
    built is signed. Prints the id of the key.

    \b
    Examples:
      bankd sign out/m.om --key release.key
      bankd sign out/m.om --key release.key --output signed/m.om
      bankd sign out/m.om --verify_key release.key.pub      only check
    """
    if verify_key is not None:
        if key is not None or output is not None:
            raise click.UsageError("--verify_key only checks: leave out --key and --output")
        signature = read_container(model, keys=TrustedKeys.of(verify_key)).signature
        if signature is not None:  # else it was refused
            click.echo(signature.key_id)
            remark(f"{model} is signed as required")
        return ExitCode.OK
    place = signing_key(key)
    if place is None:
        raise click.UsageError("Missing option '--key': the private key to sign with")
    click.echo(sign_file(model, Signer(place), output))
    remark(f"signed {output or model}")
    return ExitCode.OK
