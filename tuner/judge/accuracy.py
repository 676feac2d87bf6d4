"""Accuracy of a model in fewer bits: its outputs against those of the reference, over samples.

A metric is a row of `METRICS`. Each measures a loss: 0 for equal outputs. A budget states the
largest loss of some metrics.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

import numpy as np

from tuner.element import is_float
from tuner.errors import ErrorCode, OptionError
from tuner.measure.models import Arrays, relative_difference
from tuner.suggestion import closest

Loss = Callable[[np.ndarray, np.ndarray], float]
"""Loss of the floats of one output on one sample: of (result, reference), of the same shape."""


@dataclass(frozen=True)
class Metric:
    """A way to compare outputs with the reference."""

    title: str
    """Name in messages and tables."""
    bound: float
    """Default bound: the smallest value of a metric of agreement, the largest of one of error."""
    loss: Loss
    of_samples: Callable[[Sequence[float]], float] = max
    """Loss of an output over all samples."""
    is_agreement: bool = False
    """The value is 1 - loss: 1 for equal outputs."""
    power: int = 1
    """Power of the loss in which errors of independent sources add up."""

    def value(self, loss: float) -> float:
        """The value that is shown; also the loss of a value."""
        return 1.0 - loss if self.is_agreement else loss


def _relative(result: np.ndarray, wanted: np.ndarray) -> float:
    difference, norm = _norm(result - wanted), _norm(wanted)
    return difference / norm if norm else float(difference > 0)


def _norm(array: np.ndarray) -> float:
    """The Euclidean norm, without BLAS, whose threads would wait for those of another engine."""
    return math.sqrt(float(np.sum(np.square(array))))


def _angle(result: np.ndarray, wanted: np.ndarray) -> float:
    """1 - cosine, as half the squared distance of unit vectors: 1 - x would lose its digits."""
    norms = _norm(result), _norm(wanted)
    if not all(norms):
        return float(norms[0] != norms[1])
    return float(np.sum((result / norms[0] - wanted / norms[1]) ** 2) / 2)


def _other_largest(result: np.ndarray, wanted: np.ndarray) -> float:
    """Share of rows with another largest entry."""
    return 1.0 - float(np.mean(same_largest(result, wanted))) if wanted.size else 0.0


def _divergence(result: np.ndarray, wanted: np.ndarray) -> float:
    """Mean Kullback-Leibler divergence of soft-maxed rows, in nats."""
    if not wanted.size:
        return 0.0
    ours, theirs = (_log_softmax(_rows(array)) for array in (result, wanted))
    return max(float(np.mean(np.sum(np.exp(theirs) * (theirs - ours), axis=-1))), 0.0)


def same_largest(result: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Tell for each row along the last axis whether both have the same largest entry."""
    same: np.ndarray = _rows(result).argmax(axis=-1) == _rows(wanted).argmax(axis=-1)
    return same


def _rows(array: np.ndarray) -> np.ndarray:
    return array.reshape(-1, array.shape[-1] if array.ndim else 1)


def _log_softmax(rows: np.ndarray) -> np.ndarray:
    shifted: np.ndarray = rows - rows.max(axis=-1, keepdims=True)
    shares: np.ndarray = shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    return shares


METRICS: Mapping[str, Metric] = {
    "cosine": Metric("cosine", 0.999, _angle, is_agreement=True),
    "relative": Metric("relative error", 1e-2, _relative, power=2),
    "maximum": Metric("maximum error", 5e-2, relative_difference, power=2),
    "top_1": Metric("top-1 agreement", 0.99, _other_largest, fmean, is_agreement=True),
    "divergence": Metric("divergence", 1e-2, _divergence, fmean),
}
"""All metrics, by name. Relative error is that of norms, maximum error that of the largest values;
divergence is that of a decoder's next-token probabilities, where the outputs are logits. The
largest loss of all outputs counts: over the samples the largest too, or their mean."""
MIN_LOSS = 1e-15
"""Smallest loss that a budget may allow: one of float64 is no larger."""
MAX_SHARE = 1e100
"""Largest share of a budget that is told from larger ones: its square is still a number."""
USUAL = "cosine"
"""Name of the metric of a budget that states a number alone."""


@dataclass(frozen=True)
class Accuracy:
    """Losses of one way to run a model, by the name of their metric."""

    losses: Mapping[str, float]
    samples: int

    def __str__(self) -> str:
        """One line for logs and reports."""
        metrics = ((METRICS[name], loss) for name, loss in self.losses.items())
        shown = (f"{metric.title} {metric.value(loss):.4g}" for metric, loss in metrics)
        return f"{', '.join(shown)} ({self.samples} sample{'s' * (self.samples != 1)})"


def accuracy_of(
    results: Sequence[Arrays],
    references: Sequence[Arrays],
    metrics: Collection[str] = METRICS,
) -> Accuracy:
    """The accuracy of results on samples, at least one, by these metrics.

    An output of another shape has every loss infinite, and so has one with a NaN or an infinity
    that the reference has not, or has elsewhere. Of integers the share that differs is each loss.
    """
    losses = {
        name: max(
            (
                metric.of_samples(
                    [
                        _loss(result[output], wanted[output], metric.loss)
                        for result, wanted in zip(results, references, strict=True)
                    ]
                )
                for output in references[0]
            ),
            default=0.0,
        )
        for name, metric in METRICS.items()
        if name in metrics
    }
    return Accuracy(losses, len(references))


def _loss(result: np.ndarray, wanted: np.ndarray, loss: Loss) -> float:
    if result.shape != wanted.shape:
        return math.inf
    if not is_float(wanted.dtype):
        return float(np.mean(result != wanted)) if wanted.size else 0.0
    result, wanted = (array.astype(np.float64, copy=False) for array in (result, wanted))
    is_finite = np.isfinite(wanted)
    if not np.array_equal(result[~is_finite], wanted[~is_finite], equal_nan=True):
        return math.inf
    # Equal infinities differ by nothing, and a masked logit stays the smallest of its row.
    low = wanted[is_finite].min(initial=0.0)
    result, wanted = (np.where(is_finite, array, low) for array in (result, wanted))
    return loss(result, wanted) if np.isfinite(result).all() else math.inf


@dataclass(frozen=True)
class Budget:
    """The largest losses that are allowed, by the name of their metric."""

    allowed: Mapping[str, float]

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget in "0.999" (a cosine), "relative=0.01,top_1=0.99" or "relative" (its default).

        "" is the default budget. Raises OptionError.
        """
        allowed: dict[str, float] = {}
        for part in (text or USUAL).split(","):
            name, _, bound = (word.strip() for word in part.partition("="))
            if name not in METRICS:
                name, bound = (USUAL, name) if name and not bound else (name, bound)
            if (metric := METRICS.get(name)) is None:
                near = closest(name, METRICS)
                meant = f"; {near} is one" if near else ""
                raise _wrong(text, f"{name!r} is no metric{meant}")
            if name in allowed:
                raise _wrong(text, f"{name} has two bounds")
            try:
                allowed[name] = metric.value(float(bound) if bound else metric.bound)
            except ValueError as error:
                raise _wrong(text, f"{bound!r} is not a number") from error
            if not MIN_LOSS <= allowed[name] < (1.0 if metric.is_agreement else math.inf):
                limits = "above 0 and below 1" if metric.is_agreement else f"at least {MIN_LOSS}"
                is_none = allowed[name] == 0.0
                why = "lets nothing change at all" if is_none else f"is not {limits}"
                raise _wrong(text, f"{metric.title} {bound} {why}")
        return Budget({name: allowed[name] for name in METRICS if name in allowed})

    @property
    def bounds(self) -> Mapping[str, float]:
        """The bounds by metric, as they are stated: a cosine of 0.999."""
        return {name: METRICS[name].value(allowed) for name, allowed in self.allowed.items()}

    def spent(self, accuracy: Accuracy) -> float:
        """The share of the budget that these losses take: more than 1 is too much.

        Losses are taken in the power in which those of independent roundings add up: angles,
        divergences and flips as they are, distances squared.
        """
        return max(
            min(accuracy.losses[name] / allowed, MAX_SHARE) ** METRICS[name].power
            for name, allowed in self.allowed.items()
        )

    def __str__(self) -> str:
        """The bounds in one line: "cosine at least 0.999"."""
        return ", ".join(
            f"{METRICS[name].title} {'at least' if METRICS[name].is_agreement else 'at most'} "
            f"{bound:.10g}"
            for name, bound in self.bounds.items()
        )


def _wrong(text: str, why: str) -> OptionError:
    return OptionError(
        f"--accuracy {text}: it is no budget of accuracy: {why}",
        "give a smallest cosine, as in `--accuracy 0.999`, or bounds of "
        f"{', '.join(METRICS)}, as in `--accuracy relative=0.01,top_1=0.99`",
        ErrorCode.OPTION,
    )


def halves(samples: Sequence[Arrays]) -> tuple[Sequence[Arrays], Sequence[Arrays]]:
    """Samples that choose, and samples that accept: alternately, so that both see the whole file.

    A single sample does both.
    """
    return samples[::2], samples[1::2] or samples
