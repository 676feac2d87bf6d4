"""The errors a user of the tuner may meet: what is wrong, and what to do about it."""


class TunerError(Exception):
    """Something the user can act on: a sentence of what is wrong and a hint of what to do.

    `code` is AOE's message code (EG0011, ...) or API code where one fits.
    """

    def __init__(self, message: str, hint: str | None = None, code: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.code = code
        if hint:
            self.add_note(f"hint: {hint}")  # a traceback shows it


class ModelError(TunerError):
    """The model file cannot be read, or holds something that nothing here can run (code 7)."""

    def __init__(
        self, message: str, hint: str | None = "export the model again", code: str | None = "7"
    ) -> None:
        super().__init__(message, hint, code)


class OversizedModelError(ModelError):
    """The model needs far more memory than its weights explain: it is damaged, or hostile."""


class OptionError(TunerError, ValueError):
    """An option, model input, configuration file or variable cannot be used as given."""


class OptionTypeError(OptionError, TypeError):
    """An option is of another Python type, or an input of another element type, than expected."""


class TargetError(TunerError):
    """The hardware target is unknown, or this machine has no runner for it."""


class KernelError(TunerError):
    """A kernel could not be generated, compiled or run."""


class OfflineModelError(TunerError):
    """An offline model file is damaged, foreign, or was made for another target."""


class UnsignedModelError(OfflineModelError):
    """An offline model file is whole, and no key that is required has signed it."""
