"""Whole models against each other: alternating blocks in one process, outputs compared."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import numpy as np

from tuner.element import is_float
from tuner.graph import DTYPES
from tuner.measure.cores import CoreWait
from tuner.program.program import Port
from tuner.trials.trial import median

BLOCK_RUNS = 3
BLOCK_S = 0.03
"""A block continues until it has both: so many runs, and so long."""
LONG_S = 0.5
"""Time at which a block ends after any run. A first run that takes so long counts, and is the only
one: its weights are fetched in a small part of that."""
MAX_OVERRUN = 6.0
"""Maximum of the time for rounds over the budget. After it, fewer rounds than the minimum suffice:
at least one."""
BLOCK_PAUSE_S, MAX_BLOCK_PAUSE_S = 0.03, 0.2
"""Pause between blocks: the spinning workers of one engine would slow the other, and make our
threads leave cores to them. Those of ONNX Runtime spin for 20 to 40 ms."""
LOOK_S, IDLE_SHARE = 0.01, 0.2
"""The pause ends after so long a time in which this process used less than this share of a core."""

_NUMPY_NAMES = {"float": "float32", "double": "float64"}
"""ONNX Runtime's words for element types that NumPy calls something else."""

Arrays = Mapping[str, np.ndarray]


class Runner(Protocol):
    """Something that runs a model."""

    def run(self, inputs: Arrays) -> dict[str, np.ndarray]:
        """The outputs for these inputs, by name."""


def random_feeds(ports: tuple[Port, ...], seed: int = 0) -> dict[str, np.ndarray]:
    """Inputs for timing: normal floats; integers 0 and 1, which every index and mask may be.

    Text is "1", a sequence has one tensor of one element, an optional value is there.
    """
    rng = np.random.default_rng(seed)
    feeds = {}
    for port in ports:
        if port.dtype not in DTYPES:
            feeds[port.name] = _value(port.dtype, port.shape)
            continue
        dtype = DTYPES[port.dtype]
        if is_float(dtype):
            feeds[port.name] = rng.standard_normal(port.shape).astype(dtype)
        else:
            feeds[port.name] = rng.integers(0, 2, port.shape).astype(dtype)
    return feeds


def _value(kind: str, shape: tuple[int, ...]) -> Any:
    """A value of a type in ONNX Runtime's words, such as "seq(tensor(float))"."""
    outer, _, inner = kind.removesuffix(")").partition("(")
    if outer == "seq":
        return [_value(inner, (1,))]
    if outer == "optional":
        return _value(inner, shape)
    sizes = [max(size, 1) for size in shape]
    dtype = _NUMPY_NAMES.get(inner, inner)
    return np.full(sizes, "1", object) if inner == "string" else np.ones(sizes, dtype)


@dataclass(frozen=True)
class BlockTimes:
    """Median seconds a run of each block, by runner; blocks of one round are neighbours."""

    seconds: Mapping[str, list[float]]
    wait_share: float = 0.0
    """Time that our threads waited for cores, for each second measured."""


def streams_of(runner: Runner) -> int:
    """Number of callers with which a runner is timed: 1 unless it has several streams."""
    return getattr(runner, "streams", 1)


def time_in_blocks(
    runners: Mapping[str, Runner], feeds: Arrays, budget_s: float, least_rounds: int = 5
) -> BlockTimes:
    """Alternate blocks of a few runs until the budget is spent, at least some rounds.

    The number of rounds, and that of runs in a block, fall with the time of a run: see
    `MAX_OVERRUN` and `LONG_S`.
    A runner that has several names is timed once: with itself it would only compare noise. One of
    several streams is called by as many threads; its time is a second over the calls in a second.
    """
    first = dict[int, str]()
    for name, runner in runners.items():
        first.setdefault(id(runner), name)
    names = list(first.values())
    seconds: dict[str, list[float]] = {name: [] for name in names}
    for name in names:
        runners[name].run(feeds)
    started, turn, wait = time.monotonic(), 0, CoreWait()
    while is_round_due(turn, least_rounds, time.monotonic() - started, budget_s):
        shift = turn % len(names)
        for name in (*names[shift:], *names[:shift]):
            _wait_for_idle_workers()
            call = partial(runners[name].run, feeds)
            callers = streams_of(runners[name])
            timed = partial(_block, call) if callers == 1 else partial(block_of, callers, call)
            seconds[name].append(timed(wait))
        turn += 1
    by_name = {name: seconds[first[id(runner)]] for name, runner in runners.items()}
    return BlockTimes(by_name, wait.share)


def is_round_due(rounds: int, least_rounds: int, spent_s: float, budget_s: float) -> bool:
    """Return whether a further round is timed after so many in so many seconds."""
    least_s = MAX_OVERRUN * max(budget_s, LONG_S)
    return rounds == 0 or spent_s < (least_s if rounds < least_rounds else budget_s)


def _wait_for_idle_workers() -> None:
    """Wait until no thread of this process spins any more, for 0.2 s at most."""
    time.sleep(BLOCK_PAUSE_S)
    end = time.monotonic() + MAX_BLOCK_PAUSE_S - BLOCK_PAUSE_S
    while time.monotonic() < end:
        used = time.process_time()
        time.sleep(LOOK_S)
        if time.process_time() - used < IDLE_SHARE * LOOK_S:
            return


def _block(run: Callable[[], object], wait: CoreWait) -> float:
    """Median seconds of the runs of a block, after one that counts only where it is long."""
    times: list[float] = []
    with wait.counted():
        first = start = time.perf_counter()
        run()
        end = time.perf_counter()
        if end - start >= LONG_S:
            return end - start
        start, deadline = end, end + BLOCK_S
        while len(times) < BLOCK_RUNS or start < deadline:
            run()
            end = time.perf_counter()
            times.append(end - start)
            start = end
            if end - first >= LONG_S:
                break
    return median(times)


def block_of(
    callers: int, run: Callable[[], object], wait: CoreWait | None = None, block_s: float = BLOCK_S
) -> float:
    """A second over the calls that so many threads make in a second, all the while together.

    Each calls once untimed, then for a block, then further until all have done so.
    """
    together, rates, faults = threading.Barrier(callers), list[float](), list[BaseException]()
    done, may_end = threading.Semaphore(0), threading.Event()

    def work() -> None:
        try:
            run()
            together.wait()
            calls, start_s = 0, time.perf_counter()
            end_s = start_s
            while calls < BLOCK_RUNS or end_s < start_s + block_s:
                run()
                calls, end_s = calls + 1, time.perf_counter()
                if end_s - start_s >= LONG_S:
                    break
            rates.append(calls / (end_s - start_s))
            while len(rates) < callers and not faults:
                run()
        except BaseException as error:  # raised again by the thread that waits
            faults.append(error)
            together.abort()
        finally:
            done.release()
            may_end.wait()

    threads = [
        threading.Thread(target=work, name="tunebank-caller", daemon=True) for _ in range(callers)
    ]
    try:
        with (wait or CoreWait()).counted():  # which reads what threads waited while they are there
            for thread in threads:
                thread.start()
            for _ in threads:
                done.acquire()
    finally:
        together.abort()  # for those that still wait, if not all could be started
        may_end.set()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]
    return 1.0 / sum(rates)


def max_difference(ours: Arrays, theirs: Arrays) -> float:
    """Largest `relative_difference` of all outputs; infinite for other shapes or integers."""
    return max((_difference(ours[name], array) for name, array in theirs.items()), default=0.0)


def _difference(result: np.ndarray, reference: np.ndarray) -> float:
    if result.shape == reference.shape and is_float(reference.dtype):
        return relative_difference(result, reference)
    return 0.0 if np.array_equal(result, reference) else float("inf")


def relative_difference(result: np.ndarray, reference: np.ndarray) -> float:
    """Max |difference| / max |reference| of floats; infinite where a NaN or an infinity differs.

    The largest value is the unit, so that an output of small numbers is not compared with 1.
    """
    result, reference = (array.astype(np.float64, copy=False) for array in (result, reference))
    same = (result == reference) | (np.isnan(result) & np.isnan(reference))
    with np.errstate(invalid="ignore"):  # infinity minus infinity, which `same` has covered
        difference = np.where(same, 0.0, np.abs(result - reference)).max(initial=0.0)
    finite = np.abs(reference[np.isfinite(reference)]).max(initial=0.0)
    share = float(difference) / (float(finite) or 1.0)
    return share if share == share else float("inf")  # noqa: PLR0124
