"""The process of one engine in `benchmarks.service`: it opens a model, and answers on its pipes.

It says `ready`, then reads lines of a condition and the number of a block, and prints the times of
the block's calls as a line of JSON, until its input ends.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from fixtures.small.tiny import tiny
from tuner.backend import host_cores, host_target
from tuner.measure.models import block_of, random_feeds
from tuner.measure.peers import ConcurrentOnnxRuntime, open_peer
from tuner.ops.onnx_runtime import open_session
from tuner.runtime import model as runtime
from tuner.runtime.shapes import read_programs

ENGINES = ("ours", "onnxruntime", "openvino")
PATTERNS = {
    "hot": 2.0, "every_5_ms": 2.0, "every_50_ms": 3.0, "every_500_ms": 12.0, "poisson_20": 4.0,
    "poisson_200": 2.0, "bursts": 4.0, "beside_torch": 2.0, "beside_onnxruntime": 2.0,
}  # fmt: skip
"""Seconds of each pattern of one process, in so many blocks:"""
BLOCKS = 8
BURST, BURST_EVERY_S = 8, 0.5
MAX_LOAD = 0.9
"""Above this share of the time that calls at random need there is no steady state."""
WARM_UP_S, MIN_CALLS = 0.2, 2
THROUGHPUT_BLOCK_S = 0.7


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    if options.group:
        Path(options.group, "cgroup.procs").write_text(str(os.getpid()))
    if options.streams:
        measure = _throughput_of(options)
    else:
        call = _opened(options)
        _repeated(call, WARM_UP_S)
        usual_ms = float(np.median(_repeated(call, WARM_UP_S)))
        measure = partial(_times_of, call, usual_ms, options.seconds / BLOCKS)
    print("ready", flush=True)
    for line in sys.stdin:
        condition, block = line.split()
        print(json.dumps(measure(condition, int(block))), flush=True)
    return 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("model", type=Path)
    parser.add_argument("compiled", type=Path, help="offline models of it, but for .CORES.om")
    parser.add_argument("--seconds", type=float, default=1.0, help="factor on all patterns")
    parser.add_argument("--streams", action="store_true", help="measure throughput")
    parser.add_argument("--group", type=Path, help="control group that the process joins")
    parser.add_argument("--threads", type=int, help="of ONNX Runtime; default: all cores")
    parser.add_argument("--no_spin", action="store_true", help="of threads of ONNX Runtime")
    return parser


def _opened(options: argparse.Namespace) -> Callable[[], object]:
    path = Path(f"{options.compiled}.{host_target().cores}.om")
    if not path.exists():  # a quota leaves cores for which no model was built
        path = max(path.parent.glob(f"{options.compiled.name}.*.om"))
    if options.engine == "ours":
        ours = runtime.load(path)
        return partial(ours.run, random_feeds(ours.program.inputs))
    ports = read_programs(path)[0].inputs
    threads = options.threads or host_cores()
    if options.no_spin:  # which is a setting of ONNX Runtime alone
        session = open_session(str(options.model), threads, spins=False)
        return partial(session.run, None, random_feeds(ports))
    peer = open_peer(options.engine, options.model, threads, ports)
    if peer is None:
        raise SystemExit(f"bench: {options.model}: {options.engine} does not run it")
    return partial(peer.run, random_feeds(ports))


def _throughput_of(options: argparse.Namespace) -> Callable[[str, int], dict[str, Any]]:
    path, cores = Path(f"{options.compiled}.1.om"), host_cores()
    feeds = random_feeds(read_programs(path)[0].inputs)
    if options.engine == "ours":
        model = runtime.load(path, streams=cores)
        call, callers, note = partial(model.run, feeds), cores, f"{cores} streams"
    else:
        peer = ConcurrentOnnxRuntime(options.model, cores, cores, feeds)
        call, callers = partial(peer.run, feeds), peer.streams
        note = f"{peer.setting} threads, {callers} callers"

    def measure(condition: str, block: int) -> dict[str, Any]:
        del condition, block
        a_call_s = block_of(callers, call, block_s=options.seconds * THROUGHPUT_BLOCK_S)
        return {"times_ms": [], "note": note, "calls_per_s": 1.0 / a_call_s}

    return measure


def _times_of(
    call: Callable[[], object], usual_ms: float, factor: float, condition: str, block: int
) -> dict[str, Any]:
    """Times of the calls of a block of a pattern. `usual_ms`: that of calls in a row."""
    seconds = factor * PATTERNS[condition]
    call()  # the other engines had the caches before this turn
    kind, _, number = condition.partition("_")
    if kind == "hot":
        return {"times_ms": _repeated(call, seconds)}
    if kind == "beside":
        other = _other_work(number)
        if other is None:
            return {"times_ms": [], "note": "not installed"}
        return {"times_ms": _repeated(call, seconds, before=other)}
    if kind == "every":
        pause_s = float(number.removesuffix("_ms")) / 1e3
        return {"times_ms": _repeated(call, seconds, before=partial(time.sleep, pause_s))}
    arrivals_s = _arrivals(kind, number, usual_ms, seconds, block)
    if arrivals_s is None:
        return {"times_ms": [], "note": "overload"}
    return {"times_ms": _arriving(call, arrivals_s)}


def _arrivals(
    kind: str, number: str, usual_ms: float, seconds: float, block: int
) -> np.ndarray | None:
    """Seconds at which calls arrive, others in each block; None for more than can be served."""
    if kind == "poisson":
        rate = float(number)
        if usual_ms / 1e3 * rate > MAX_LOAD:
            return None
        count = max(MIN_CALLS, int(seconds * rate))
        return np.cumsum(np.random.default_rng(block).exponential(1 / rate, count))
    every_s = max(BURST_EVERY_S, 2 * BURST * usual_ms / 1e3)
    return np.repeat(every_s * np.arange(max(1, round(seconds / BURST_EVERY_S))), BURST)


def _repeated(
    call: Callable[[], object], seconds: float, before: Callable[[], object] | None = None
) -> list[float]:
    times_ms: list[float] = []
    end_s = time.perf_counter() + seconds
    while len(times_ms) < MIN_CALLS or time.perf_counter() < end_s:
        if before is not None:
            before()
        start_s = time.perf_counter()
        call()
        times_ms.append(1e3 * (time.perf_counter() - start_s))
    return times_ms


def _arriving(call: Callable[[], object], arrivals_s: np.ndarray) -> list[float]:
    """Times from arrival to result; one that comes during another call waits."""
    times_ms, began_s = [], time.perf_counter()
    for arrival_s in began_s + arrivals_s:
        if (wait_s := arrival_s - time.perf_counter()) > 0:
            time.sleep(wait_s)
            arrival_s = time.perf_counter()  # noqa: PLW2901  that the sleep ends late is no engine's
        call()
        times_ms.append(1e3 * (time.perf_counter() - float(arrival_s)))
    return times_ms


@cache
def _other_work(name: str) -> Callable[[], object] | None:
    """Work of another engine of this process, on all cores: its threads spin for a while after."""
    if name == "torch":
        if find_spec(name) is None:
            return None
        matrix = import_module(name).ones(384, 384)
        return lambda: matrix @ matrix
    session = open_session(tiny(1, 384), host_cores())
    return partial(session.run, None, {"x": np.ones((4, 384), np.float32)})


if __name__ == "__main__":
    sys.exit(main())
