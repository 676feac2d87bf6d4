"""banktui [BANK]: browse a bank in the terminal.

Here lies what happens before the screen is drawn; Textual is loaded only for that.
"""

# ruff: noqa: PLC0415  The app is loaded when it is to be drawn, so `--help` is fast.

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import click

from bankd.errors import BankdError, ExitCode
from bankd.escape import visible


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("bank", required=False, type=click.Path(path_type=Path))
def banktui(bank: Path | None) -> int:
    """Browse a bank: targets, the tasks it knows, and why each policy was chosen.

    BANK is the folder or the file of a bank. Without it, it is the bank that `bankd` uses:
    TUNE_BANK_PATH, else ASCEND_CACHE_PATH/aoe_data, else ~/Ascend/latest/data/aoe/custom.
    Nothing is written. In the app, ? shows the keys.

    \b
    Examples:
      banktui
      banktui run/bank
      TUNE_BANK_PATH=run/bank banktui
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        click.echo("banktui: error: this is not a terminal; use `bankd ls` here", err=True)
        return ExitCode.USAGE
    place = bank or _default_bank(os.environ)
    from tui.app import BankApp

    app = BankApp(place)
    app.run()
    return app.return_code or ExitCode.OK


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point: run the app and exit."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return int(banktui.main(given, prog_name="banktui", standalone_mode=False) or ExitCode.OK)
    except click.UsageError as error:
        _tell(error.format_message(), "see `banktui --help`")
        return ExitCode.USAGE
    except BankdError as error:
        _tell(error.message, error.hint)
        return ExitCode.FAILURE
    except (KeyboardInterrupt, click.Abort):
        return ExitCode.INTERRUPTED


def _default_bank(env: Mapping[str, str]) -> Path:
    from bankd.bank.location import bank_folder

    return bank_folder(env)


def _tell(message: str, hint: str | None) -> None:
    click.echo(f"banktui: error: {visible(message)}", err=True)
    if hint:
        click.echo(f"hint: {visible(hint)}", err=True)


if __name__ == "__main__":
    main()
