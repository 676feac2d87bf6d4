"""The verdict on a model's outputs: their distance from the reference, and how much is allowed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from tuner.element import ELEMENTS, element_of, is_float
from tuner.judge.accuracy import same_largest
from tuner.measure.models import Arrays, relative_difference

MULTIPLE = 4.0
"""Factor by which our error may exceed ONNX Runtime's own on the same inputs.

Where a model is ill-conditioned, both errors are rounding noise times a large number: sums in
another order give another error of the same size. Between two orders of ONNX Runtime itself
(optimised or not, one input or another) it was seen to change by up to 4.4 times.
"""
TIE_MULTIPLE = 2.0
"""The same factor for the errors of several evaluations with noise, of which the largest counts."""
MAX_F64_ERROR = 2e-13
"""Allowance of a model whose every value is f64: as many of its roundings as others have of f32."""
MAX_INTEGERS_OFF = 1e-3
"""Share of integers that may differ where ONNX Runtime's do not: near ties of a comparison."""
MAX_INFORMATIVE = 0.05
"""A sample on which ONNX Runtime is further off says little of any engine."""
SUM_OF_SHARES = 1e-4
"""Maximum difference from 1 of the sum of a row of probabilities."""


@dataclass(frozen=True)
class Argmax:
    """Rows of probabilities, and how many of them have the same largest entry."""

    same: int
    rows: int

    def __str__(self) -> str:
        return f"{self.same} of {self.rows}"


@dataclass(frozen=True)
class Verdict:
    """Findings about one way to run the model."""

    reference: str
    """The reference of the outputs; empty where random numbers are drawn."""
    samples: int
    samples_from: str
    """The user's file, or "" for samples drawn from the domains of the inputs."""
    error: float
    """max |difference| / max |reference| of the output that is worst by its allowance."""
    allowed: float
    peer_error: float | None
    """The larger of ONNX Runtime's errors, optimised and not, for the same output; of a model in
    f64 the smaller one."""
    argmax: Argmax | None = None
    """Agreement of outputs that are probabilities; None where there are none."""
    random: tuple[str, ...] = ()
    """Operators that draw random numbers: the outputs were not compared."""

    @property
    def is_right(self) -> bool:
        """Return whether the error is within what is allowed."""
        return self.error <= self.allowed

    @property
    def says_little(self) -> bool:
        """Return whether rounding alone changes the outputs too much for a judgement."""
        return self.allowed > MULTIPLE * MAX_INFORMATIVE

    def __str__(self) -> str:
        """One line for logs and reports."""
        if self.random:
            return f"outputs not compared: {', '.join(self.random)} draws random numbers"
        inputs = self.samples_from or f"drawn input{'s' * (self.samples != 1)}"
        many = f"{self.samples} of {inputs}" if self.samples_from else f"{self.samples} {inputs}"
        beside = f", ONNX Runtime's {self.peer_error:.2g}" if self.peer_error is not None else ""
        same = f"; argmax agrees in {self.argmax}" if self.argmax else ""
        same += "; rounding alone changes these outputs: give --samples" * self.says_little
        return (
            f"error against {self.reference} {self.error:.2g} (allowed {self.allowed:.2g}{beside};"
            f" {many}){same}"
        )


def output_error(result: np.ndarray, reference: np.ndarray) -> float:
    """The `relative_difference` of an output; infinite for another shape.

    Integers have no size: theirs is the share of elements that differ.
    """
    if result.shape != reference.shape:
        return math.inf
    if not is_float(reference.dtype):
        return float(np.mean(result != reference)) if reference.size else 0.0
    return relative_difference(result, reference)


def floor_at(floor: float, roundoff: float) -> float:
    """The allowance without a peer of a model whose roughest value has this unit roundoff."""
    return min(floor, MAX_F64_ERROR) if 0.0 < roundoff <= ELEMENTS["f64"].roundoff else floor


Errors = Mapping[str, float]
"""Errors on one sample, by output."""


def errors_of(result: Arrays, reference: Arrays) -> dict[str, float]:
    """The error of each output of one sample."""
    return {name: output_error(result[name], wanted) for name, wanted in reference.items()}


def allowances(
    floor: float,
    peer_errors: Sequence[Errors],
    references: Sequence[Arrays],
    kinds: Mapping[str, np.dtype] = MappingProxyType({}),
    multiple: float = MULTIPLE,
) -> list[dict[str, float]]:
    """The largest error that each output may have on each sample; `kinds` are the types given.

    An output of 16 bits is rounded to them by every engine, also by one that makes no other error.

    ONNX Runtime's largest error over the samples counts for all of them: a single rounding error
    may be zero by chance. A sample on which it is far off counts only for itself, and an infinite
    error, which would allow anything, for none.
    """
    allowed = []
    for own, reference in zip(peer_errors, references, strict=True):
        here = {}
        for name, array in reference.items():
            least = floor if is_float(array.dtype) else MAX_INTEGERS_OFF
            if name in kinds and is_float(kinds[name]):
                least = max(least, MULTIPLE * _rounding(kinds[name]))
            errors = [error.get(name, 0.0) for error in peer_errors]
            sane = [error for error in errors if error <= MAX_INFORMATIVE]
            counted = [error for error in (own.get(name, 0.0), *sane) if math.isfinite(error)]
            here[name] = max(least, multiple * max(counted, default=0.0))
        allowed.append(here)
    return allowed


def _rounding(kind: np.dtype) -> float:
    element = element_of(kind)
    return element.roundoff if element.is_half else 0.0


def argmax_agreement(results: Iterable[Arrays], references: Iterable[Arrays]) -> Argmax | None:
    """Number of rows of probabilities with the same largest entry; None without such rows."""
    same = rows = 0
    for result, reference in zip(results, references, strict=True):
        for name, wanted in reference.items():
            if not _are_probabilities(wanted) or result[name].shape != wanted.shape:
                continue
            agree = same_largest(result[name], wanted)
            same, rows = same + int(agree.sum()), rows + agree.size
    return Argmax(same, rows) if rows else None


def _are_probabilities(array: np.ndarray) -> bool:
    if not is_float(array.dtype) or array.ndim < 1 or array.shape[-1] < 2 or not array.size:
        return False
    sums = array.sum(axis=-1)
    return bool((array >= 0).all() and (np.abs(sums - 1.0) <= SUM_OF_SHARES).all())
