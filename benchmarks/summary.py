"""What the rows of a benchmark come to: geometric means, and the goals beside them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from benchmarks.results import Row
from tuner.figures import Ratio as Interval
from tuner.target import ISAS

STRICT, MIXED = "must_keep_origin_dtype", "allow_mix_precision"
AVX2, AVX512, AMX = "x86_64-v3", "x86_64-v4", "x86_64-v4-amx"
ONNX_RUNTIME, OPENVINO, OPENVINO_BF16 = "onnxruntime", "openvino", "openvino-bf16"
NO_OPENVINO = "OpenVINO was not there: pip install openvino"

Ratio = Callable[[Row], Interval | None]
"""A ratio of times of a row; None where it has none."""


@dataclass(frozen=True)
class Figure:
    """One line of the summary."""

    text: str
    value: float | None = None
    interval: Interval | None = None
    cells: int = 0
    """How many models and thread counts it stands for."""
    required: float | None = None
    aim: float | None = None
    is_at_most: bool = False
    """The goals are upper bounds."""
    note: str = ""
    """Why there is no value."""

    @property
    def verdict(self) -> str:
        """The best goal that is reached: "aim", "required" or "missed"; empty without a goal."""
        if self.value is None or self.required is None:
            return ""
        if self._reaches(self.aim):
            return "aim"
        return "required" if self._reaches(self.required) else "missed"

    def _reaches(self, goal: float | None) -> bool:
        if goal is None or self.value is None:
            return False
        return self.value <= goal if self.is_at_most else self.value >= goal


def summarize(rows: Sequence[Row], own: Sequence[str]) -> list[Figure]:
    """The figures of these rows, one a cell; `own` are the tiers that the machine can run."""
    strict = [row for row in rows if row.cell.precision_mode == STRICT]
    mixed = [row for row in rows if row.cell.precision_mode == MIXED]
    avx2, avx512, amx = (_of_tier(strict, tier) for tier in (AVX2, AVX512, AMX))
    best = _of_tier(strict, best_tier(strict))
    ort = "ONNX Runtime"
    return [
        replace(_mean(f"{ort} / tuned, AVX-512", avx512, over(ONNX_RUNTIME), _lacks(AVX512, own)),
                required=1.25, aim=1.4),
        replace(_mean(f"{ort} / tuned, with AMX", amx, over(ONNX_RUNTIME), _lacks(AMX, own)),
                required=1.4, aim=1.7),
        replace(_worst(f"{ort} / tuned, worst model", best, over(ONNX_RUNTIME)),
                required=1.1, aim=1.3),
        replace(_mean(f"better of {ort} and OpenVINO f32 / tuned", best, over_better, NO_OPENVINO),
                required=1.3, aim=1.6),
        _mean("OpenVINO f32 / tuned", best, over(OPENVINO), NO_OPENVINO),
        _mean(f"{ort} / tuned, AVX2 only", avx2, over(ONNX_RUNTIME), _lacks(AVX2, own)),
        replace(_mean("default / tuned", best, lambda row: row.result.default_ratio),
                required=1.15, aim=1.3),
        replace(_mean(f"{ort} / default", best, over_default(ONNX_RUNTIME)), required=0.9),
        replace(_mean(f"{ort} / tuned, mixed precision", mixed, over(ONNX_RUNTIME),
                      _lacks(AMX, own)), required=2.0, aim=2.8),
        _mean("OpenVINO bf16 / tuned, mixed precision", mixed, over(OPENVINO_BF16),
              _lacks(AMX, own)),
        replace(_largest_difference(f"largest difference to {ort}", best),
                required=1e-4, aim=1e-5, is_at_most=True),
        replace(_cold_tuning("ResNet-50 tuned from nothing, all cores, s", best),
                required=120, aim=60, is_at_most=True),
    ]  # fmt: skip


def over(peer: str) -> Ratio:
    """A peer's time over ours."""

    def ratio(row: Row) -> Interval | None:
        times = row.peer(peer)
        return times.ratio if times else None

    return ratio


def over_default(peer: str) -> Ratio:
    """A peer's time over that of our default policies."""

    def ratio(row: Row) -> Interval | None:
        times = row.peer(peer)
        return times.default_ratio if times else None

    return ratio


def over_better(row: Row) -> Interval | None:
    """The faster of ONNX Runtime and OpenVINO f32 over ours; None unless both were timed."""
    both = [row.peer(ONNX_RUNTIME), row.peer(OPENVINO)]
    ratios = [peer.ratio for peer in both if peer is not None and peer.ratio is not None]
    return min(ratios, key=lambda ratio: ratio[1]) if len(ratios) == 2 else None


def geometric_mean(values: Sequence[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values))


def mean_interval(ratios: Sequence[Interval]) -> Interval:
    """Geometric mean of the medians, between those of the lower and of the upper bounds."""
    low, median, high = (geometric_mean(bounds) for bounds in zip(*ratios, strict=True))
    return low, median, high


def _mean(text: str, rows: Sequence[Row], ratio: Ratio, lacking: str = "") -> Figure:
    ratios = [found for row in rows if (found := ratio(row)) is not None]
    if not ratios:
        return Figure(text, note=lacking or "not measured")
    interval = mean_interval(ratios)
    return Figure(text, interval[1], interval, len(ratios))


def _worst(text: str, rows: Sequence[Row], ratio: Ratio) -> Figure:
    ratios = {str(row.cell): found for row in rows if (found := ratio(row)) is not None}
    if not ratios:
        return Figure(text, note="not measured")
    name = min(ratios, key=lambda cell: ratios[cell][1])
    return Figure(f"{text} ({name})", ratios[name][1], ratios[name], len(ratios))


def _largest_difference(text: str, rows: Sequence[Row]) -> Figure:
    peers = [peer for row in rows if (peer := row.peer(ONNX_RUNTIME)) is not None]
    if not peers:
        return Figure(text, note="not measured")
    return Figure(text, max(peer.max_difference for peer in peers), cells=len(peers))


def _cold_tuning(text: str, rows: Sequence[Row]) -> Figure:
    """The tuning of ResNet-50 that used most cores, if the bank knew nothing of it before."""
    cold = [row for row in rows if row.cell.model == "resnet50" and _was_cold(row)]
    if not cold:
        return Figure(text, note="not tuned from nothing with this bank")
    widest = max(cold, key=lambda row: row.cell.target.cores)
    return Figure(text, widest.tuning.seconds if widest.tuning else None, cells=1)


def _was_cold(row: Row) -> bool:
    return row.tuning is not None and row.tuning.hits == 0 and row.tuning.untuned == 0


def _of_tier(rows: Sequence[Row], tier: str | None) -> list[Row]:
    return [row for row in rows if row.cell.target.soc_version == tier]


def best_tier(rows: Sequence[Row]) -> str | None:
    measured = {row.cell.target.soc_version for row in rows}
    return next((tier for tier in reversed(list(ISAS)) if tier in measured), None)


def _lacks(tier: str, own: Sequence[str]) -> str:
    return "" if tier in own else f"skipped: this machine does not run {tier}"
