"""The table of error codes: what each means, what causes it, and what to do about it.

The codes are AOE's: those of its catalogue of messages (EG0003), or numbers of its API (7).
"""

from enum import StrEnum
from typing import Self


class ErrorCode(StrEnum):
    """A code of errors, with its row of the table. Every error that a user sees has one."""

    meaning: str
    """The thing that is wrong, in some words."""
    cause: str
    """Causes of such an error, as whole sentences."""
    solution: str
    """Ways to solve it, as whole sentences."""

    def __new__(cls, text: str, meaning: str, cause: str, solution: str) -> Self:
        """Make a member: its text, and its row."""
        code = str.__new__(cls, text)
        code._value_ = text
        code.meaning, code.cause, code.solution = meaning, cause, solution
        return code

    ARGUMENT = (
        "EG0000",
        "An argument of a command",
        "No entry, revision, tag, job or bank is meant by the word that was given, or several are.",
        (
            "Give more digits of a key, or a name that `bankd ls`, `bankd log`, `bankd tag` or"
            " `bankd jobs` shows."
        ),
    )
    CONFIGURATION = (
        "EG0001",
        "A configuration file",
        (
            "`aoe.ini`, a settings file or a JSON file of options is damaged, or has an unknown key"
            " or a value out of range."
        ),
        "Correct the line that the message names. `bankd doctor` lists every fault of `aoe.ini`.",
    )
    ENVIRONMENT = (
        "EG0002",
        "An environment variable",
        "A variable has a value that cannot be used, or one is missing.",
        "Set it to what the message allows, or unset it: its default is used then.",
    )
    OPTION = (
        "EG0003",
        "An option, or its value",
        (
            "The command has no such option, its value is out of range, or it cannot be used with"
            " another one, or with this model. Nothing was tried."
        ),
        "Follow the hint. The `--help` of each command lists its options with their values.",
    )
    COMMAND = (
        "EG0004",
        "A command that cannot be run now",
        (
            "The state of a job, a merge or the daemon does not allow the command, no daemon runs"
            " that could answer, or the command was stopped."
        ),
        (
            "`bankd status`, `bankd jobs` and `bankd merge --status` show the state. The hint names"
            " the command that comes first."
        ),
    )
    DIRECTORY = (
        "EG0010",
        "A directory",
        "A folder does not exist, is a file or a link, or may not be read or written to.",
        (
            "Check the path, its owner and its permissions. Name another folder with the option or"
            " variable that the hint gives."
        ),
    )
    FILE = (
        "EG0011",
        "A file",
        (
            "A file does not exist, cannot be read or written, is truncated or damaged, or is of"
            " another format: a model, an offline model, a bank, an export, a key or a result."
        ),
        (
            "Check the path and the free disk space. Copy, export or build a damaged file again."
            " `bankd doctor` checks a bank."
        ),
    )
    COMPONENT = (
        "EG0012",
        "A component that is not installed",
        "The command needs a package that is optional, or a part of this package is missing.",
        'Install what the hint names, for example `pip install "tunebank[torch]"`.',
    )
    DEVICE = (
        "EG0013",
        "A device, or a target",
        (
            "This machine has no such device, cannot run code of the target, or another process"
            " measures on the device."
        ),
        (
            "Leave `--soc_version` out to tune for this machine; `--busy wait` waits for the"
            " device. `bankd doctor` shows what the machine can run."
        ),
    )
    NETWORK = (
        "EG10000",
        "The network",
        "Another machine cannot be reached, the connection ended, or the versions differ.",
        (
            "Check the address and the port, that the other side runs, and install the same version"
            " on all machines."
        ),
    )
    CERTIFICATE = (
        "EG10001",
        "A key, a signature or a certificate",
        (
            "A certificate or key is missing, expired, readable by others or of another role, or a"
            " signature is missing or by an unknown key."
        ),
        (
            "`bankd fleet certs` makes certificates, `bankd keygen` makes keys, and `bankd sign`"
            " signs an offline model, or says who signed it."
        ),
    )
    MEMORY = (
        "WG0000",
        "Memory",
        "The model needs more memory than the machine has, or than a job may take.",
        (
            "Tune it on a machine with more memory, for smaller shapes, or raise the bound that the"
            " hint names."
        ),
    )
    FAILURE = (
        "-1",
        "A failure of ours",
        "The program met a state that it does not expect.",
        "Please report it with the log that the message names.",
    )
    PARAMETER = (
        "2",
        "A parameter of a call",
        (
            "The model refuses the inputs of a call: an index is out of range, or values ask for"
            " other shapes than the model declares."
        ),
        "Check the inputs against the model: `bankd run` without inputs draws valid ones.",
    )
    SESSION = (
        "5",
        "A session that has ended",
        "A model was used after it was closed.",
        "Load the model again, or use it before its `close` or the end of its `with` block.",
    )
    BUSY = (
        "6",
        "Something that is in use",
        (
            "A call was made within another call of the same model and thread, or the daemon serves"
            " as many clients as it can."
        ),
        "Let the first call return, or ask again later.",
    )
    INVALID_GRAPH = (
        "7",
        "A model that is damaged, or that nothing here can run",
        (
            "The graph contradicts itself or its format, or has an operator or a type that neither"
            " kernels nor ONNX Runtime run."
        ),
        (
            "Export the model again, with standard operators. `bankd explain MODEL` names the nodes"
            " that no kernel runs."
        ),
    )
    DYNAMIC_GRAPH = (
        "9",
        "A model with a size that is open",
        "An input has a size that the model leaves open, and none was given.",
        "Give the shapes of its inputs with `--input_shape`, or export the model with fixed ones.",
    )
    DYNAMIC_RANGE = (
        "10",
        "A range of sizes that cannot be used",
        "A range has no upper end, is too wide, or an operator of the model does not allow it.",
        "Give a smaller range, steps of sizes, or one shape with `--input_shape`.",
    )
    TUNING_ERROR = (
        "100",
        "Tuning that ended without a result",
        (
            "The process that tuned the model died or took too long, its result was wrong, or a"
            " training ended before its gradients were tuned."
        ),
        "See the log, or the report in `aoe_workspace/rejected/`. `bankd retry` tries a job again.",
    )

    @classmethod
    def of(cls, text: str | None) -> Self | None:
        """Return the code with this text; None for no text, and for an unknown one."""
        return next((code for code in cls if code == text), None)
