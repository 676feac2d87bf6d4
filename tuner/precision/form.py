"""A form of a model in fewer bits, of which any groups of operators can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
        return steps_by_name(self.result.before if self.result.left_to_peer else self.result.after)


def steps_by_name(rows: Iterable[StepTime]) -> Mapping[str, float]:
    """Microseconds by name of steps: several of one name add up."""
    found: dict[str, float] = {}
    for step in rows:
        found[step.name] = found.get(step.name, 0.0) + step.median_us
    return found


Tune = Callable[[Path, str, Options], Tuned]
"""Tune a model file with these options: of (file, name of the form, options)."""


class Form(Protocol):
    """A form in which groups of operators may be computed."""

    @property
    def name(self) -> str:
        """Numbers that they are lowered to: "int8"."""

    def prepare(self, plain: Tuned) -> bool:
        """Find the groups of operators that can be lowered; False where there are none.

        `plain` is the model in f32. Raises ModelError where this form cannot be made of it.
        """

    @property
    def chains(self) -> Sequence[Names]:
        """The groups of operators that can be lowered."""

    def compiled(self) -> tuple[Path, Path]:
        """Offline models in f32 and with all that can be lowered, to compare times of their steps.

        What is lost by not tuning is lost on both sides.
        """

    def tuned(self, nodes: Sequence[str]) -> Tuned:
        """The model with these nodes lowered, tuned."""

    def running(self, nodes: Sequence[str]) -> AbstractContextManager[Runner]:
        """The model with these nodes lowered, to measure its error: not tuned."""
