"""Options of the Python interface: one check of their names and values for all its functions.

Each value is checked before anything is done, and returned as it is used. An error names the
option, what was given and the values that there are.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from numbers import Real
from pathlib import Path
from typing import Any, TypeAlias

from tuner.errors import ErrorCode, OptionError, OptionTypeError
from tuner.runtime.threads import require_count
from tuner.suggestion import closest

ON_MISS = ("record", "tune", "ignore")
WAYS_OF_WAITING = ("spin", "yield")
WAITING_VARIABLE = "TUNEBANK_WAITING"
JOB_TYPES = {"1": "1", "2": "2", "1,2": "1,2", "2,1": "1,2", "sgat": "1", "opat": "2"}
"""AOE's numbers of what is tuned, by the ways in which they may be written."""
JOB_TYPES_SHOWN = "'1' (subgraphs), '2' (operators), '1,2' (both)"

Check: TypeAlias = Callable[[str, Any], Any]
"""A function of name and value that returns the value as it is used. Raises OptionError."""


def _word(name: str, value: Any, words: tuple[str, ...]) -> str:
    if isinstance(value, str) and value in words:
        return value
    meant = closest(value, words) if isinstance(value, str) else ""
    raise (OptionError if isinstance(value, str) else OptionTypeError)(
        f"{name}={value!r}: it is one of {', '.join(words)}",
        f"did you mean {meant!r}?" if meant else f"give {name}={words[0]!r}, or leave it out",
        ErrorCode.OPTION,
    )


def _job_types(name: str, value: Any) -> str:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    text = str(value).replace(" ", "").lower() if is_number or isinstance(value, str) else ""
    if text in JOB_TYPES:
        return JOB_TYPES[text]
    is_of_scripts = text in ("4", "gdat")
    raise (OptionError if is_number or isinstance(value, str) else OptionTypeError)(
        f"{name}={value!r}: it is one of {JOB_TYPES_SHOWN}",
        "training scripts are tuned by `bankd aoe --job_type 4 --nproc 2 train.py`"
        if is_of_scripts
        else f"give {name}='1,2', or leave it out",
        ErrorCode.OPTION,
    )


def _count(name: str, value: Any) -> int:
    return require_count(value, name)


def _seconds(name: str, value: Any, *, may_be_infinite: bool = False) -> float:
    if isinstance(value, bool) or not isinstance(value, Real):
        hint = f"give {name}=600 for ten minutes, or leave it out"
        raise OptionTypeError(
            f"{name}={value!r}: a number of seconds is needed", hint, ErrorCode.OPTION
        )
    number = float(value)
    if not number >= 0 or (math.isinf(number) and not may_be_infinite):
        raise OptionError(
            f"{name}={value!r}: a number of seconds of at least 0 is needed",
            f"give {name}=600 for ten minutes, or leave it out",
            ErrorCode.OPTION,
        )
    return number


def _path(name: str, value: Any) -> Path:
    if not isinstance(value, str | os.PathLike) or not isinstance(os.fspath(value), str):
        given = f"a value of type {type(value).__name__}" if isinstance(value, bytes) else value
        raise OptionTypeError(
            f"{name}={given!r}: a path is needed",
            "give a string or a pathlib.Path",
            ErrorCode.OPTION,
        )
    if not os.fspath(value):
        hint = "give the name of a file or folder"
        raise OptionError(f"{name}='': the path is empty", hint, ErrorCode.OPTION)
    return Path(value)


def _offline_model(name: str, value: Any) -> Path:
    path = _path(name, value)
    if path.suffix != ".om":
        raise OptionError(f"{name}={str(value)!r} is no name of an offline model", "end it in .om")
    return path


def _function(name: str, value: Any) -> Any:
    if not callable(value):
        raise OptionTypeError(
            f"{name}={value!r}: a function of one line of text is needed",
            f"give {name}=print, or leave it out",
            ErrorCode.OPTION,
        )
    return value


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        hint = f"give {name}=True or {name}=False"
        raise OptionTypeError(f"{name}={value!r}: True or False is needed", hint, ErrorCode.OPTION)
    return value


def _flag_or_path(name: str, value: Any) -> bool | Path:
    return value if isinstance(value, bool) else _path(name, value)


CHECKS: Mapping[str, Check] = {
    "on_miss": partial(_word, words=ON_MISS),
    "job_types": _job_types,
    "runs": _count,
    "threads": _count,
    "streams": _count,
    "cores": _count,
    "refresh_s": _seconds,
    "limit_s": partial(_seconds, may_be_infinite=True),
    "recorded": _path,
    "output": _offline_model,
    "folder": _path,
    "path": _path,
    "verify_key": _path,
    "record_shapes": _flag_or_path,
    "waiting": partial(_word, words=WAYS_OF_WAITING),
    "pinned": _flag,
    "gives_way": _flag,
    "progress": _function,
}
"""Checks of values by the names of options, which mean the same wherever they are taken."""
OPTIONAL = frozenset({
    "threads", "streams", "cores", "refresh_s", "recorded", "verify_key", "waiting", "progress",
})  # fmt: skip
"""Options that may be None, which is to leave them out."""


def checked(name: str, value: Any) -> Any:
    """The value of an option as it is used.

    Raises OptionError for a value that there is not, and OptionTypeError, also a TypeError, for
    another type.
    """
    return value if value is None and name in OPTIONAL else CHECKS[name](name, value)


def checked_options(given: Mapping[str, Any], known: Iterable[str]) -> dict[str, Any]:
    """The options given by names, as they are used. Raises OptionError for an unknown one, too."""
    names = list(known)
    for name in given:
        if name not in names:
            raise unknown_option(name, names)
    return {name: checked(name, value) for name, value in given.items()}


def unknown_option(name: object, known: Iterable[str]) -> OptionError:
    """The error of an option that there is not."""
    names = list(known)
    meant = closest(str(name), names)
    return OptionError(
        f"there is no option {name!r}: the options are {', '.join(names)}",
        f"did you mean {meant!r}?" if meant else "leave it out",
        ErrorCode.OPTION,
    )


def require_waiting(waiting: str) -> None:
    """Raise OptionError for a way of waiting that there is not, wherever it was given."""
    if waiting not in WAYS_OF_WAITING:
        raise OptionError(
            f"waiting={waiting!r}: it is one of {', '.join(WAYS_OF_WAITING)}",
            f"correct the argument, or the environment variable {WAITING_VARIABLE}",
            ErrorCode.OPTION,
        )
