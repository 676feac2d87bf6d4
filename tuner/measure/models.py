"""Whole models against each other: alternating blocks in one process, outputs compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from tuner.graph import DTYPES
from tuner.program.program import Port

BLOCK_RUNS = 3
PAUSE_S = 0.03
"""Between blocks: the spinning workers of one engine would slow the other."""

Arrays = Mapping[str, np.ndarray]


class Runner(Protocol):
    """Something that runs a model."""

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]: ...


class OnnxRuntime:
    """The peer: ONNX Runtime with all optimisations on the same number of threads."""

    name = "ONNX Runtime"

    def __init__(self, model: Path, threads: int) -> None:
        import onnxruntime  # noqa: PLC0415 - only comparisons pay for it

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL
        options.log_severity_level = 3
        self._session: Any = onnxruntime.InferenceSession(
            str(model), options, providers=["CPUExecutionProvider"]
        )
        self._outputs = [output.name for output in self._session.get_outputs()]

    @staticmethod
    def open(model: Path, threads: int) -> OnnxRuntime | None:
        """The peer with this model, or None where it refuses the model."""
        with _refusals():
            return OnnxRuntime(model, threads)
        return None

    def accepts(self, inputs: Arrays) -> bool:
        """Whether it can run the model on these inputs."""
        with _refusals():
            self.run(inputs)
            return True
        return False

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        return dict(zip(self._outputs, self._session.run(None, dict(inputs)), strict=True))


@contextmanager
def _refusals() -> Iterator[None]:
    """Leave the block where ONNX Runtime refuses a model or its inputs.

    Its exceptions (Fail, InvalidArgument, NotImplemented, ...) share no base but Exception.
    """
    from onnxruntime.capi import onnxruntime_pybind11_state as state  # noqa: PLC0415

    kinds = [k for k in vars(state).values() if isinstance(k, type) and issubclass(k, Exception)]
    with suppress(*kinds):
        yield


def random_feeds(ports: tuple[Port, ...], seed: int = 0) -> dict[str, np.ndarray]:
    """Inputs for timing: normal floats; integers 0 and 1, which every index and mask may be."""
    rng = np.random.default_rng(seed)
    feeds = {}
    for port in ports:
        dtype = DTYPES[port.dtype]
        if np.issubdtype(dtype, np.floating):
            feeds[port.name] = rng.standard_normal(port.shape).astype(dtype)
        else:
            feeds[port.name] = rng.integers(0, 2, port.shape).astype(dtype)
    return feeds


@dataclass(frozen=True)
class BlockTimes:
    """Median seconds a run of each block, by runner; blocks of one round are neighbours."""

    seconds: Mapping[str, list[float]]


def time_in_blocks(
    runners: Mapping[str, Runner], feeds: Arrays, budget_s: float, least_rounds: int = 5
) -> BlockTimes:
    """Alternate blocks of a few runs until the budget is spent, at least some rounds."""
    seconds: dict[str, list[float]] = {name: [] for name in runners}
    for runner in runners.values():
        runner.run(feeds)
    started, turn, names = time.monotonic(), 0, list(runners)
    while turn < least_rounds or time.monotonic() - started < budget_s:
        shift = turn % len(names)
        for name in (*names[shift:], *names[:shift]):
            time.sleep(PAUSE_S)
            seconds[name].append(_block(partial(runners[name].run, feeds)))
        turn += 1
    return BlockTimes(seconds)


def _block(run: Callable[[], object]) -> float:
    run()
    times = []
    for _ in range(BLOCK_RUNS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return sorted(times)[BLOCK_RUNS // 2]


def max_difference(ours: Arrays, theirs: Arrays) -> float:
    """max |difference| / max |reference| over all outputs; infinite where a NaN differs."""
    worst = 0.0
    for name, reference in theirs.items():
        result = ours[name]
        if result.shape != reference.shape:
            return float("inf")
        if not np.issubdtype(reference.dtype, np.floating):
            worst = max(worst, 0.0 if np.array_equal(result, reference) else float("inf"))
            continue
        same = (result == reference) | (np.isnan(result) & np.isnan(reference))
        with np.errstate(invalid="ignore"):  # infinity minus infinity, which `same` has covered
            difference = np.where(same, 0.0, np.abs(result - reference)).max(initial=0.0)
        finite = np.abs(reference[np.isfinite(reference)]).max(initial=0.0)
        share = float(difference) / (float(finite) or 1.0)
        worst = max(worst, share if share == share else float("inf"))  # noqa: PLR0124
    return worst
