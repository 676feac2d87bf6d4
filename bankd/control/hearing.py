"""The daemons of a workspace, asked how they stand: each answers, or it is told why it does not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bankd.control.client import TIMEOUT_S, ask
from bankd.control.place import find_daemons
from bankd.control.protocol import Verb
from bankd.control.status import Status, parse_status
from bankd.errors import BankdError


@dataclass(frozen=True)
class Heard:
    """The status that one running daemon reports."""

    process: int
    content: Mapping[str, Any] = field(default_factory=dict)
    """Status as it was received."""
    silence: str = ""
    """Reason why it did not answer."""

    @property
    def status(self) -> Status | None:
        """None of one that says nothing."""
        return None if self.silence else parse_status(self.content)

    @property
    def unhealthy(self) -> tuple[str, ...]:
        """Problems of this daemon."""
        status = self.status
        return status.unhealthy if status else (self.silence,)


def hear(workspace: Path, timeout_s: float = TIMEOUT_S) -> tuple[Heard, ...]:
    """All daemons that run for this workspace. Raises BankdError for a job list that cannot be
    read."""
    return tuple(_heard(path, timeout_s) for path in find_daemons(workspace))


def _heard(path: Path, timeout_s: float) -> Heard:
    try:
        return Heard(int(path.stem), ask(path, Verb.STATUS, timeout_s=timeout_s))
    except BankdError as error:
        return Heard(int(path.stem), silence=error.message)
