"""`bankd push` and `bankd pull`: what machines know, in one place for all."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Any

import click

from bankd import shared_bank
from bankd.author import author
from bankd.bank import Bank, TargetKey
from bankd.bank.merge import MergeVerdict
from bankd.bank.sources import Terms
from bankd.bridge import signing_key
from bankd.cli.banks import custom_file
from bankd.cli.formatting import aiming, remark
from bankd.cli.options import NAME, PATH, bank_option, json_option, option_of
from bankd.cli.tables import print_items
from bankd.cli.transfer_commands import size_bytes
from bankd.config.config import INI_FILE, shared_bank_of
from bankd.errors import BankdError, ErrorCode, ExitCode

store_argument = click.argument("store", metavar="[STORE]", required=False, type=NAME)


@click.command
@store_argument
@click.option("--name", default=platform.node, metavar="NAME",
              help="Whose knowledge it is (default: this machine's name).")  # fmt: skip
@click.option("--sign", type=PATH, metavar="KEY",
              help="Sign with this private key (PEM; default: TUNEBANK_SIGNING_KEY).")  # fmt: skip
@bank_option
@json_option
def push(store: str | None, folder: Path | None, *, name: str, sign: Path | None) -> int:
    """Write what our bank knows into STORE: a folder, or a URL of S3 or the like.

    Each target is an export; one that this bank pushed under this name before is replaced, those
    of others stay. Without STORE, that of SHARED_BANK in aoe.ini is meant. To be read by
    HTTP, push to the folder that the web server has.

    \b
    Examples:
      bankd push /mnt/team/bank
      bankd push s3://team/bank --sign release.key
      bankd push --name lab2 --json
    """
    place = shared_bank.Store(_store_of(store))
    with aiming(folder), Bank.open(custom_file(folder), create=False, read_only=True) as bank:
        moved = shared_bank.push(bank, place, name, signing_key(sign))
    print_items(
        moved,
        lambda one: {"export": one.name, "size_bytes": one.size_bytes, "is_new": one.is_new},
        ("export", "bytes", "new"),
        lambda one: (one.name, one.size_bytes, "new" if one.is_new else ""),
    )
    return ExitCode.OK


@click.command
@store_argument
@click.option("--verify-key", "--verify_key", "verify_key", type=PATH, metavar="K",
              help="Refuse what is not signed by this public key, or by one of a folder of them"
              " (PEM; default: TUNEBANK_VERIFY_KEY).")  # fmt: skip
@option_of("soc_version", "Only for this instruction-set tier.")
@option_of("cores", "Only for this number of cores.")
@click.option("--most_bytes", metavar="SIZE", callback=size_bytes,
              help="Most bytes of one export, and that our bank may grow by for it"
              " (default: 8GiB).")  # fmt: skip
@bank_option
@json_option
def pull(store: str | None, folder: Path | None, **options: Any) -> int:
    """Merge what other machines pushed into STORE: a folder, or a URL of HTTP(S), S3 or the like.

    What was pulled before is not fetched again. Where both sides decided something else, the
    clearly faster one holds, else ours. Exits with 1 where an export cannot be used; the others
    are merged, each as a revision. Without STORE, that of SHARED_BANK in aoe.ini is meant.

    \b
    Examples:
      bankd pull /mnt/team/bank
      bankd pull https://example.com/bank --soc_version x86_64-v4
      bankd pull s3://team/bank --verify_key keys/
    """
    place, faults = shared_bank.Store(_store_of(store)), list[BankdError]()
    terms = Terms(options["verify_key"], most_bytes=options["most_bytes"])

    def is_wanted(target: TargetKey) -> bool:
        is_tier = options["soc_version"] in (None, target.soc_version)
        return is_tier and options["cores"] in (None, target.cores)

    with aiming(folder), Bank.open(custom_file(folder)) as bank:
        moved = shared_bank.pull(
            bank, place, terms, author=author(), is_wanted=is_wanted, refused=faults.append
        )
    verdicts = {
        "added": MergeVerdict.ADDED, "better": MergeVerdict.BETTER,
        "rejected": MergeVerdict.REJECTED,
    }  # fmt: skip
    print_items(
        moved,
        lambda one: {
            "export": one.name, "is_new": one.is_new, "size_bytes": one.size_bytes,
            **{name: one.count(verdict) for name, verdict in verdicts.items()},
        },
        ("export", "new", *verdicts),
        lambda one: (one.name, "new" if one.is_new else "", *map(one.count, verdicts.values())),
    )  # fmt: skip
    for fault in faults:
        remark(f"left out: {fault.message}")
    return ExitCode.FAILURE if faults else ExitCode.OK


def _store_of(store: str | None) -> str:
    if named := store or shared_bank_of(Path.cwd() / INI_FILE):
        return named
    hint = f"name it, or set SHARED_BANK in the section [BANKD] of {INI_FILE}"
    raise BankdError("there is no store to use", hint, ErrorCode.ENVIRONMENT)
