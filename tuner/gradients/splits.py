"""Splits of gradients into segments, and the hang-over that is predicted for each.

The hang-over is the time from the last gradient to the end of the last AllReduce. A segment is
sent when its last gradient is ready and the segment before is done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

import numpy as np

from tuner.gradients.transfer_time import TransferTimes

MAX_SEGMENTS = 8
FIRST_SHARE = 0.9654
"""Share of the bytes in the first of the two segments that AOE makes without tuning."""
DEFAULT_CAPS = (1 << 20, 25 << 20)
"""Bytes at which PyTorch closes its first bucket, and every other."""

Ends = tuple[int, ...]
"""Index of the last gradient of each segment."""


@dataclass(frozen=True)
class Backward:
    """Measurements of the gradients: when they are ready, and how long transfers take."""

    sizes: tuple[int, ...]
    """Bytes of each gradient, in the order of readiness."""
    ready_us: tuple[float, ...]
    """Time after the start of backward at which the slowest rank has it; never falls."""
    transfer: TransferTimes

    @staticmethod
    def of(sizes: Sequence[int], ready_us: Sequence[float], transfer: TransferTimes) -> Backward:
        """Backward as measured: segments are sent in order: a gradient waits for those before."""
        return Backward(tuple(sizes), tuple(accumulate(ready_us, max)), transfer)

    def hang_over_us(self, ends: Ends) -> float:
        """Predicted time from the last gradient to the end of the last AllReduce."""
        done = 0.0
        for before, end in pairwise((-1, *ends)):
            size = sum(self.sizes[before + 1 : end + 1])
            done = max(done, self.ready_us[end]) + self.transfer.us(size)
        return done - self.ready_us[-1]


def named_splits(backward: Backward, max_segments: int = MAX_SEGMENTS) -> Mapping[str, Ends]:
    """The splits worth measuring, by name, without the framework's own."""
    return {
        "optimum": optimum(backward, max_segments),
        "AOE's greedy": greedy(backward, max_segments),
        "equal bytes": equal_bytes(backward, max_segments),
        "AOE's default": aoe_default(backward.sizes),
        "one segment": (len(backward.sizes) - 1,),
    }


def optimum(backward: Backward, max_segments: int = MAX_SEGMENTS) -> Ends:
    """The split with the least predicted hang-over, of equal ones that with the fewest segments.

    By dynamic programming: later segments depend on earlier ones only through the end of the
    transfer of the first j gradients, and an earlier end is never worse. With k segments it is
    done[k, j] = min over i < j of max(done[k - 1, i], ready[j]) + transfer(bytes of i + 1 .. j).
    """
    count = len(backward.sizes)
    total = np.concatenate(([0.0], np.cumsum(backward.sizes, dtype=np.float64)))
    ready = np.array(backward.ready_us)
    done = np.full(count + 1, np.inf)
    done[0] = 0.0
    steps: list[np.ndarray] = []
    finishes: list[float] = []
    for _ in range(min(max_segments, count)):
        next_done, came_from = np.full(count + 1, np.inf), np.zeros(count + 1, np.int64)
        for j in range(1, count + 1):
            times = backward.transfer.us_of(total[j] - total[:j])
            ends = np.maximum(done[:j], ready[j - 1]) + times
            came_from[j] = int(np.argmin(ends))
            next_done[j] = ends[came_from[j]]
        steps.append(came_from)
        finishes.append(float(next_done[count]))
        done = next_done
    segments = 1 + int(np.argmin(np.round(finishes, 3)))
    ends_reversed, at = [], count
    for came_from in reversed(steps[:segments]):
        ends_reversed.append(at - 1)
        at = int(came_from[at])
    return tuple(reversed(ends_reversed))


def greedy(backward: Backward, max_segments: int = MAX_SEGMENTS) -> Ends:
    """AOE's rule: every end of the first segment is tried, and the least hang-over wins.

    Each segment that follows grows until its part of backward covers the transfer before.
    """
    last = len(backward.sizes) - 1
    tried = (_grown(backward, first, max_segments) for first in range(last + 1))
    return min(tried, key=lambda ends: (backward.hang_over_us(ends), len(ends)))


def _grown(backward: Backward, first: int, max_segments: int) -> Ends:
    last = len(backward.sizes) - 1
    ends, done, sent_from = [first], 0.0, 0
    while ends[-1] < last:
        size = sum(backward.sizes[sent_from : ends[-1] + 1])
        done = max(done, backward.ready_us[ends[-1]]) + backward.transfer.us(size)
        sent_from = ends[-1] + 1
        covers = (i for i in range(sent_from, last) if backward.ready_us[i] >= done)
        ends.append(last if len(ends) + 1 == max_segments else next(covers, last))
    return tuple(ends)


def equal_bytes(backward: Backward, max_segments: int = MAX_SEGMENTS) -> Ends:
    """Segments of about equal bytes, as many as have the least predicted hang-over."""
    total = sum(backward.sizes)
    counts = range(1, min(max_segments, len(backward.sizes)) + 1)
    tried = (_closed_at(backward.sizes, [total * (i + 1) / n for i in range(n)]) for n in counts)
    return min(tried, key=lambda ends: (backward.hang_over_us(ends), len(ends)))


def aoe_default(sizes: Sequence[int]) -> Ends:
    """AOE's split without tuning: two segments of about 96.54 % and 3.46 % of the bytes."""
    last, wanted = len(sizes) - 1, sum(sizes) * FIRST_SHARE
    sent = list(accumulate(sizes))
    first = min(range(last), key=lambda index: abs(sent[index] - wanted), default=last)
    return tuple(dict.fromkeys((first, last)))


def _closed_at(sizes: Sequence[int], bounds: Sequence[float]) -> Ends:
    """Segments that each close with the gradient that reaches the next bound of bytes sent."""
    ends: list[int] = []
    last = len(sizes) - 1
    remaining = iter(bounds)
    bound = next(remaining)
    for index, sent in enumerate(accumulate(sizes)):
        if index == last or sent >= bound - 0.5:
            ends.append(index)
            bound = next((b for b in remaining if b > sent), float("inf"))
    return tuple(ends)


def framework_default(sizes: Sequence[int], caps: Sequence[int] = DEFAULT_CAPS) -> Ends:
    """PyTorch's buckets: each closes with the gradient that reaches its cap."""
    ends: list[int] = []
    held, last = 0, len(sizes) - 1
    for index, size in enumerate(sizes):
        held += size
        if index == last or held >= caps[min(len(ends), len(caps) - 1)]:
            ends.append(index)
            held = 0
    return tuple(ends)
