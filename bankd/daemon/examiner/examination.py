"""Results of the examination of a file. They cross a pipe as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bankd.config.model_settings import settings_file
from bankd.daemon.scanner.inbox import Look
from bankd.errors import ErrorCode

DEADLY = ErrorCode.TUNING_ERROR
"""Code of a fault that may pass: such a file is looked into again after a while."""


@dataclass(frozen=True)
class ExaminationFault:
    """Reason why a file makes no job: a sentence, and what to do."""

    what: str
    hint: str
    code: ErrorCode | None = None


@dataclass(frozen=True)
class Foreign:
    """An offline model of another device family, as `tuner.offline_model.cann_file` shows it."""

    model: Mapping[str, Any]


@dataclass(frozen=True)
class Examined:
    """One file, with its settings and its data files, as they were at one moment."""

    looks: Mapping[str, Look | None]
    """Stat of every part, by its name relative to the model's folder; None: it is absent. The first
    is the model itself."""
    hashes: Mapping[str, str]
    """SHA-256 of the model and its data files, by the same names."""
    settings: str | None = None
    """Text of the settings file."""
    size_bytes: int = 0
    """Size of all parts together."""
    written: str = ""
    """The part that another program has open for writing: nothing else was looked at then."""
    fault: ExaminationFault | None = None
    is_content: bool = True
    """True if the fault is in the content. One of the file (unreadable, a link) makes no job."""
    foreign: Foreign | None = None

    @staticmethod
    def unread(path: Path, fault: ExaminationFault) -> Examined:
        """Return the result of a file of which nothing was read: it makes no job."""
        return Examined({path.name: None}, {}, fault=fault, is_content=False)

    def hashes_or_missing(self) -> tuple[str, ...]:
        """Names of the model and of all its data files."""
        model = next(iter(self.looks))
        settings = settings_file(Path(model)).name
        return tuple(name for name in self.looks if name != settings)
