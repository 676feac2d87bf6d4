"""A form of a model in fewer bits, of which any groups of operators can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tuner.measure.models import Runner
from tuner.session import Options, StepTime, TuneResult

Names = tuple[str, ...]
"""Names of nodes that are lowered together."""


@dataclass(frozen=True)
class Tuned:
    """An offline model, and the result of the session that wrote it."""

    file: Path
    result: TuneResult

    @property
    def steps(self) -> Mapping[str, float]:
        """Microseconds by name of its steps; of the default program where ONNX Runtime's won."""
        rows: Sequence[StepTime] = self.result.after
        if self.result.left_to_peer:
            rows = self.result.before
        found: dict[str, float] = {}
        for step in rows:
            found[step.name] = found.get(step.name, 0.0) + step.median_us
        return found


Tune = Callable[[Path, str, Options], Tuned]
"""Tune a model file with these options: of (file, name of the form, options)."""


class Form(Protocol):
    """A form in which groups of operators may be computed."""

    name: str
    """Numbers that they are lowered to: "int8"."""

    def tuned_whole(self, plain: Tuned) -> Tuned | None:
        """The model with all that can be lowered, tuned; None where there is nothing.

        `plain` is the model in f32.
        """

    @property
    def chains(self) -> Sequence[Names]:
        """The groups of operators that were lowered in it."""

    def tuned(self, nodes: Sequence[str]) -> Tuned:
        """The model with these nodes lowered, tuned."""

    def running(self, nodes: Sequence[str]) -> AbstractContextManager[Runner]:
        """The model with these nodes lowered, to measure its error: not tuned."""
