"""The errors a user of the tuner may meet: what is wrong, and what to do about it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOENT
from typing import ClassVar, Self

from tuner.error_codes import ErrorCode as ErrorCode  # noqa: PLC0414  The errors' module has it, too.


class TunerError(Exception):
    """Something the user can act on: a sentence of what is wrong and a hint of what to do.

    `code` is the row of the table of codes: the one that was given, or the usual one of the class.
    """

    usual_code: ClassVar[ErrorCode] = ErrorCode.FAILURE

    def __init__(
        self, message: str, hint: str | None = None, code: ErrorCode | None = None
    ) -> None:
        super().__init__(message)
        self.args = (message,)  # which OSError's would leave out
        self.message = message
        self.hint = hint
        self.code: ErrorCode = code or self.usual_code
        if hint:
            self.add_note(f"hint: {hint}")  # a traceback shows it


class _MissingError(OSError):
    """The part of an error by which `except FileNotFoundError` catches it; its text is ours."""

    errno, strerror = ENOENT, os.strerror(ENOENT)

    def __new__(cls, *_: object, **__: object) -> Self:
        # What unpickles an error calls `__new__`, and would find that of ValueError first.
        return OSError.__new__(cls)

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class ModelError(TunerError):
    """The model file cannot be read, or holds something that nothing here can run."""

    usual_code = ErrorCode.INVALID_GRAPH

    def __init__(
        self,
        message: str,
        hint: str | None = "export the model again",
        code: ErrorCode | None = None,
    ) -> None:
        super().__init__(message, hint, code)


class MissingModelError(_MissingError, ModelError, FileNotFoundError):
    """A model file, or a file of its weights, does not exist: also a FileNotFoundError."""

    usual_code = ErrorCode.FILE


class OversizedModelError(ModelError):
    """The model needs far more memory than its weights explain: it is damaged, or hostile."""


class UnrunnableModelError(TunerError):
    """Neither kernels nor ONNX Runtime can run the model, though ONNX Runtime may load it."""


class OptionError(TunerError, ValueError):
    """An option, model input, configuration file or variable cannot be used as given."""

    usual_code = ErrorCode.OPTION


class OptionTypeError(OptionError, TypeError):
    """An option is of another Python type, or an input of another element type, than expected."""


class RefusedInputsError(OptionError):
    """A kernel (an index is out of range), or ONNX Runtime, refuses the inputs of a call."""

    usual_code = ErrorCode.PARAMETER


class MissingFileError(_MissingError, OptionError, FileNotFoundError):
    """A file that an option or a variable names does not exist: also a FileNotFoundError."""

    usual_code = ErrorCode.FILE


class TargetError(TunerError):
    """The hardware target is unknown, or this machine has no runner for it."""

    usual_code = ErrorCode.DEVICE


class KernelError(TunerError):
    """A kernel could not be generated, compiled or run."""


class MemoryLimitError(TunerError, MemoryError):
    """The control groups of this process have less memory left than is needed."""

    usual_code = ErrorCode.MEMORY


class OfflineModelError(TunerError):
    """An offline model file is damaged, foreign, or was made for another target."""

    usual_code = ErrorCode.FILE


class MissingOfflineModelError(_MissingError, OfflineModelError, FileNotFoundError):
    """An offline model file does not exist: also a FileNotFoundError."""


class ChangedModelError(OfflineModelError):
    """The file of a loaded offline model was written to or cut off since it was checked."""


class NestedCallError(TunerError, RuntimeError):
    """A call came from code that interrupted another call of the same thread, such as a handler."""

    usual_code = ErrorCode.BUSY


class ClosedModelError(TunerError, RuntimeError):
    """A model was used after its `close`, or after the `with` block that it was loaded for."""

    usual_code = ErrorCode.SESSION

    def __init__(
        self,
        message: str = "the model was closed",
        hint: str | None = "load it again (tuner.load), or use it before it is closed",
        code: ErrorCode | None = None,
    ) -> None:
        super().__init__(message, hint, code)


class UnavailableError(OfflineModelError, AttributeError):
    """A method or attribute of ONNX Runtime's sessions that an offline model does not have."""

    usual_code = ErrorCode.PARAMETER


class UnsignedModelError(OfflineModelError):
    """An offline model file is whole, and no key that is required has signed it."""

    usual_code = ErrorCode.CERTIFICATE


class FaultWarning(RuntimeWarning):
    """A fault of ours kept a model from being compiled; ONNX Runtime runs it instead.

    Where warnings are errors, as in tests, the fault ends what met it.
    """


FAULTS = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError,
    RecursionError, TypeError, ValueError,
)  # fmt: skip
"""Errors that wrong code raises; the machine, a bank, and libraries in trouble raise others."""


def is_fault(error: Exception) -> bool:
    """Return whether an error is a fault of ours, and not one that is raised for the user.

    A kernel that cannot be generated, compiled or linked is one: its task passed all checks.
    """
    is_wrong_code = isinstance(error, FAULTS) and not isinstance(error, TunerError)
    return is_wrong_code or isinstance(error, KernelError)


@contextmanager
def noting(place: str) -> Iterator[None]:
    """Note on a fault of ours where in the model it was met; the innermost place comes first."""
    try:
        yield
    except (*FAULTS, KernelError) as error:
        if is_fault(error):
            error.add_note(f"at {place}")
        raise
