"""banktui [BANK]...: browse banks in the terminal.

Textual is loaded only when the screen is drawn.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import click

from bankd.ascii_output import blanked, use_ascii_where_needed
from bankd.descriptors import open_standard_streams
from bankd.errors import BankdError, ErrorCode, ExitCode, code_text
from bankd.escape import visible
from bankd.version import tool_version
from tui.settings import setup_file


def _version(context: click.Context, option: click.Parameter, value: bool) -> None:
    del option
    if value:
        click.echo(f"banktui {tool_version()}")
        context.exit()


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("banks", nargs=-1, metavar="[BANK]...", type=click.Path(path_type=Path))
@click.option("--work_dir", type=click.Path(path_type=Path), metavar="DIR",
              help="Folder with the daemon's aoe_workspace (default: as it has it).")  # fmt: skip
@click.option("--ascii", "is_ascii", is_flag=True, help="Draw with ASCII characters only.")
@click.option("--config-path", "tells_config", is_flag=True,
              help="Print the path of the settings file, and exit.")  # fmt: skip
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version,
              help="Print the version and exit.")  # fmt: skip
def banktui(
    banks: tuple[Path, ...], *, work_dir: Path | None, is_ascii: bool, tells_config: bool
) -> int:
    """Browse, compare, merge, export and import banks, and see what the daemon does.

    BANK is the folder or the file of a bank. Without it, it is the bank that `bankd` uses:
    TUNE_BANK_PATH, else ASCEND_CACHE_PATH/aoe_data, else ~/Ascend/latest/data/aoe/custom.
    Of several, the first two are marked: d compares them, m merges the second into the first.
    A bank is only read until you say that something shall be written. ? shows the keys.

    \b
    Examples:
      banktui
      banktui run/bank --work_dir run/
      banktui run/bank /mnt/lab/bank
      TUNE_BANK_PATH=run/bank banktui
      NO_COLOR=1 banktui --ascii
    """
    if tells_config:
        path = setup_file(os.environ)
        click.echo(path or "there is no place for settings: HOME is not set")
        return ExitCode.OK if path else ExitCode.FAILURE
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        _complain("this is not a terminal; use `bankd ls` here", None, ErrorCode.COMMAND)
        return ExitCode.USAGE
    if os.environ.get("TERM") == "dumb":
        hint = "use `bankd ls` here, or set TERM"
        _complain("this terminal can only scroll (TERM=dumb)", hint, ErrorCode.COMMAND)
        return ExitCode.USAGE
    from tui.app import run_app  # noqa: PLC0415  `--help` does not load the screens.

    return run_app(banks, work_dir, is_ascii=is_ascii)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point: run the app and exit."""
    open_standard_streams()
    use_ascii_where_needed(os.environ, blanked)
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return int(banktui.main(given, prog_name="banktui", standalone_mode=False) or ExitCode.OK)
    except click.UsageError as error:
        _complain(error.format_message(), "see `banktui --help`", ErrorCode.OPTION)
        return ExitCode.USAGE
    except BankdError as error:
        _complain(error.message, error.hint, error.code)
        return ExitCode.FAILURE
    except (KeyboardInterrupt, click.Abort):
        return ExitCode.INTERRUPTED


def _complain(message: str, hint: str | None, code: ErrorCode) -> None:
    click.echo(f"banktui: error: {visible(message)}{code_text(code)}", err=True)
    if hint:
        click.echo(f"hint: {visible(hint)}", err=True)


if __name__ == "__main__":
    main()
