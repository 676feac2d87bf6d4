"""The top-level handler of commands: errors in two lines, exit codes, no traceback for a user."""

from __future__ import annotations

import errno
import os
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import click

from bankd import bridge
from bankd.ascii_output import use_ascii_where_needed
from bankd.cli.choices import unknown_option
from bankd.cli.colours import wanted
from bankd.cli.commands import bankd
from bankd.cli.formatting import PROGRAM, program, say, start_as
from bankd.cli.tables import folds_messages
from bankd.damage import hear_damage
from bankd.descriptors import open_standard_streams, silence
from bankd.errors import BankdError, ConfigurationError, ErrorCode, ExitCode, TuningError, code_text
from bankd.system.device_lock import DeviceBusy

HINTS = {
    errno.EBADF: "lead it to a file, or to /dev/null",
    errno.EDQUOT: "free disk space of your quota, or choose a folder on another disk",
    errno.EISDIR: "name a file, not a folder",
    errno.ENOENT: "check the path",
    errno.ENOSPC: "free disk space, or choose a folder on another disk",
    errno.ENOTDIR: "check the path: a part of it is a file, not a folder",
    errno.EROFS: "its disk is mounted read-only: choose a folder on another disk",
}
"""Hints for errors of the system; others are of permissions."""


def aoe() -> NoReturn:
    """The entry point `aoe`: the command `bankd aoe` under the name that AOE has."""
    main(started_as="aoe")


def atc() -> NoReturn:
    """The entry point `atc`: the command `bankd atc` under the name that CANN has."""
    main(started_as="atc")


def op_compiler() -> NoReturn:
    """The entry point `op_compiler`, the name of a program of CANN."""
    main(started_as="op_compiler")


def main(arguments: Sequence[str] | None = None, started_as: str = PROGRAM) -> NoReturn:
    """The entry point: run the command line and exit.

    `started_as`: bankd, or the command that is a program of its own.
    """
    open_standard_streams(refuses_output=True)
    use_ascii_where_needed(os.environ)
    with _ending_in_order():
        try:
            code = _complete(arguments, started_as)
        except OSError:  # standard error takes nothing either
            code = ExitCode.FAILURE
        try:
            sys.stderr.flush()
        except OSError:
            silence(sys.stderr.fileno())
    sys.exit(code)


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """End the block on SIGTERM and SIGHUP as on Ctrl-C, then the process by the same signal.

    Temporary folders are removed and children ended on the way. The second signal ends at once. One
    that is ignored, as `nohup` has it, stays so; a command with handlers of its own sets them.
    """
    own = os.getpid()
    received: list[int] = []

    def receive(number: int, frame: object) -> None:
        del frame
        for one in handled:
            signal.signal(one, signal.SIG_DFL)
        if os.getpid() != own:  # a fork of ours has nothing to remove
            os.kill(os.getpid(), number)
        received.append(number)
        raise KeyboardInterrupt

    handled = [
        one for one in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(one) == signal.SIG_DFL
    ]
    for one in handled:
        signal.signal(one, receive)
    try:
        yield
    finally:
        for one in handled:
            signal.signal(one, signal.SIG_DFL)
    if received:
        os.kill(own, received[0])


def _complete(arguments: Sequence[str] | None, started_as: str) -> int:
    """Run a command line until all that it printed is written. Raises OSError of standard error."""
    code = run(arguments, started_as)
    try:
        sys.stdout.flush()
    except BrokenPipeError:  # The reader has what it wanted, as in `bankd ls | head -1`.
        silence(sys.stdout.fileno())
    except OSError as error:
        silence(sys.stdout.fileno())
        # Where a command met the same error, it is reported already.
        return code if code == ExitCode.FAILURE else _refuse(error)
    return code


def run(arguments: Sequence[str] | None = None, started_as: str = PROGRAM) -> int:
    """Run a command line; returns its exit code. Raises nothing."""
    start_as(started_as)
    hear_damage(lambda what: say(f"{started_as}: warning: {what}"))
    output = sys.stdout
    try:
        given = list(sys.argv[1:] if arguments is None else arguments)
        return int(_run(given, started_as) or ExitCode.OK)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return ExitCode.USAGE
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else started_as
        message = error.format_message()
        if isinstance(error, click.NoSuchOption):
            message = unknown_option(error)
        _tell(message, f"see `{command} --help`", ErrorCode.OPTION)
        return ExitCode.USAGE
    except (KeyboardInterrupt, click.Abort):
        click.echo(f"{started_as}: stopped; what was measured for the bank is in it", err=True)
        return ExitCode.INTERRUPTED
    except (BrokenPipeError, SystemExit) as ended:
        # Click makes the second of the first, and wraps the streams then.
        if isinstance(ended, SystemExit) and sys.stdout is output:
            raise
        silence(sys.stdout.fileno())
        return ExitCode.OK
    except Exception as error:
        return _refuse(error)


def _run(arguments: list[str], started_as: str) -> Any:
    if started_as == PROGRAM:
        return bankd.main(arguments, prog_name=PROGRAM, standalone_mode=False)
    of_group = {**bankd.context_settings, "color": wanted()}
    module = import_module(f"bankd.cli.{started_as}")  # Help loads no more than it shows.
    command = getattr(module, started_as)
    return command.main(arguments, prog_name=started_as, standalone_mode=False, **of_group)


def _refuse(error: Exception) -> int:
    if isinstance(error, (BankdError, bridge.TunerError)):
        _tell(error.message, error.hint, error.code)
        codes: tuple[tuple[type[Exception], ExitCode], ...] = (
            (bridge.TargetError, ExitCode.USAGE),
            (ConfigurationError, ExitCode.CONFIGURATION),
            (TuningError, ExitCode.TUNING_FAILED),
            (DeviceBusy, ExitCode.DEVICE_BUSY),
        )
        default = ExitCode.USAGE if error.code == ErrorCode.OPTION else ExitCode.FAILURE
        return next((code for kind, code in codes if isinstance(error, kind)), default)
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        hint = HINTS.get(error.errno or 0, "check the path and its permissions")
        what = error.strerror or str(error)
        if error.errno == errno.EBADF and not where:
            what = "standard output is closed: what was to be printed is lost"
        _tell(f"{where}{what}", hint, ErrorCode.FILE)
    else:
        fault = f"an unexpected error, {type(error).__name__}: {error}"
        log = _keep_traceback(error)
        _tell(fault, f"this is a fault of bankd: please report it with {log}", ErrorCode.FAILURE)
    return ExitCode.FAILURE


def _tell(message: str, hint: str | None, code: str | None) -> None:
    """A message may have several lines; what a file or a model put into it cannot add any."""
    told = [f"{program()}: error: {message}{code_text(code)}", *([f"hint: {hint}"] if hint else [])]
    if code and folds_messages():
        told.append(f"help: `bankd help {code}` explains the code")
    for line in "\n".join(told).splitlines():
        say(line)


def _keep_traceback(error: Exception) -> Path:
    from bankd.system.logs import write_traceback  # noqa: PLC0415  Only errors need the bank's modules.

    try:
        return write_traceback(Path.cwd() / "aoe_workspace" / "log", error)
    except OSError:
        return write_traceback(Path(tempfile.mkdtemp(prefix="bankd-log-")), error)
