"""What a check finds: a subject, how it stands, what was seen, and the command that mends it."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class State(StrEnum):
    """How a subject stands, from good to bad."""

    OK = "ok"
    NOTE = "note"
    """Nothing is wrong, but it may explain what surprises."""
    WARNING = "warning"
    """It works, but not as it was meant, or not for long."""
    ERROR = "error"
    """What is asked for here will fail, or must not be trusted."""


@dataclass(frozen=True)
class Finding:
    """One thing that a check has to say."""

    subject: str
    state: State
    what: str
    """A sentence without a full stop."""
    mend: str = ""
    """The command (or the step) that mends it; empty where nothing is to be mended."""


def quoted(path: Path | str) -> str:
    """A path as a word of a shell command."""
    return shlex.quote(str(path))
