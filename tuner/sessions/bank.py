"""The bank of online sessions: it compiles models with what it knows, and tunes what it misses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import Protocol, cast

from tuner.errors import ErrorCode, OptionError
from tuner.lookup.protocol import Lookup

GROUP = "tunebank.bank"
"""Entry point group of the class whose values are banks: the tuner knows no bank of its own."""

Progress = Callable[[str], None]
"""A function that is called with lines of progress."""
Shapes = Mapping[str, tuple[int, ...]]
"""Shapes by the names of inputs."""


@dataclass(frozen=True)
class BankKnowledge:
    """Knowledge of a bank about one model: its tasks and subgraphs, and those with an entry."""

    subjects: int = 0
    hits: int = 0
    keys: tuple[str, ...] = ()
    """Keys of all subjects that were looked up; their entries determine the compiled model."""

    @property
    def misses(self) -> int:
        """Number of tasks and subgraphs that the bank has no entry for."""
        return self.subjects - self.hits


class SessionBank(Protocol):
    """A bank as a process sees it that runs models. Everything may raise TunerError."""

    @property
    def models(self) -> Path | None:
        """Folder in which compiled models are kept; None: there is no place for them."""

    @property
    def recorded(self) -> Path | None:
        """Folder of recorded misses, which a daemon may watch; None: there is no place for it."""

    def state(self, keys: Sequence[str], cores: int) -> str:
        """A text that is equal as long as the entries of these keys are."""

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        """Compile an ONNX file into an offline model; nothing is tuned."""

    @property
    def repeat_tune(self) -> bool:
        """Return whether entries that the bank has are tuned again (REPEAT_TUNE)."""

    @property
    def accepts_noise(self) -> bool:
        """Return whether races are decided that other processes disturbed."""

    def lookup(self, *, writes: bool) -> AbstractContextManager[Lookup]:
        """Open the bank for this machine; one that does not exist is made if `writes`."""

    def tune(
        self,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        job_types: str,
        progress: Progress | None = None,
    ) -> None:
        """Tune what the bank misses, which takes minutes, and write the offline model.

        `progress` is called with each line of progress, and with the result.
        """


def online_bank() -> SessionBank:
    """The bank that is installed with the tuner. Raises TunerError where there is none."""
    for found in entry_points(group=GROUP):
        return cast(SessionBank, found.load()())
    hint = "install the package: pip install tunebank"
    raise OptionError("no tune bank is installed", hint, ErrorCode.COMPONENT)
