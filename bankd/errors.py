"""The errors a user of `bankd` may meet, and the exit codes of its commands."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from tuner.errors import ErrorCode


class BankdError(Exception):
    """Something the user can act on: a sentence of what is wrong and a hint of what to do.

    `code` is the row of the table of codes: the one that was given, or the usual one of the class.
    """

    usual_code: ClassVar[ErrorCode] = ErrorCode.FAILURE

    def __init__(
        self, message: str, hint: str | None = None, code: ErrorCode | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.code: ErrorCode = code or self.usual_code


def code_text(code: str | None) -> str:
    """ " [EG0011]", " [code 9]": AOE's codes of models are numbers, and tell nothing alone."""
    if not code:
        return ""
    return f" [{code}]" if code[0].isalpha() else f" [code {code}]"


class BankError(BankdError):
    """A bank cannot be found, opened, read or written."""

    usual_code = ErrorCode.ARGUMENT


class BankFileError(BankError):
    """A file of a bank, or of an export or a key, stands in the way."""

    usual_code = ErrorCode.FILE


class ConfigurationError(BankdError):
    """A daemon cannot begin, and could not the next time: a setting has to be corrected."""

    usual_code = ErrorCode.CONFIGURATION


class TuningError(BankdError):
    """A model could not be tuned."""

    usual_code = ErrorCode.TUNING_ERROR


class ExitCode(IntEnum):
    """Exit status of every `bankd` command."""

    OK = 0
    """Done as asked."""
    FAILURE = 1
    """Not done; the message on standard error says why."""
    USAGE = 2
    """An option or argument cannot be used; nothing was tried."""
    NOT_RUNNING = 3
    """The daemon that was asked does not run."""
    DEVICE_BUSY = 4
    """Another process measures on this device."""
    UNDECIDED = 5
    """Noise did not allow `bankd guard` to decide within the time."""
    CONFIGURATION = 78
    """A setting of the daemon is wrong: to start it again is of no use (EX_CONFIG of sysexits.h).
    """
    TUNING_FAILED = 100
    """AOE's code: a training script ended before its gradients were tuned."""
    INTERRUPTED = 130
    """Stopped by Ctrl-C; what was learnt until then is in the bank."""
