"""`make bench-peer`: networks that ONNX Runtime once ran faster than what was written.

Each is built here, tuned, and called in a process of its own through `tuner.load` at its defaults;
a second process calls ONNX Runtime. The processes take turns. A ratio is ONNX Runtime's time over
ours, of neighbouring turns; a network has failed where the whole interval is below 1.

With `trained` the networks are trained models out of published packages; with `zoo`, those of
`fixtures.zoo` that differ in structure (`make bench-zoo`). Below the row of a network is where the
time of our program goes.

    python -m benchmarks.never_slower [NETWORK ...] [--time_limit SECONDS] [--threads N]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx

from benchmarks.small_networks import NETWORKS
from benchmarks.summary import geometric_mean
from benchmarks.trained_models import TRAINED
from fixtures.memory_lookup import MemoryLookup
from fixtures.zoo import COMPACT, RECURRENT, build
from tuner import load
from tuner.backend import host_soc_versions
from tuner.errors import TunerError
from tuner.judge.float64_model import read_source
from tuner.judge.samples import draw_sample
from tuner.measure.models import Runner
from tuner.measure.peers import OnnxRuntime
from tuner.pipeline import tune_model
from tuner.session import Event, Options, StepTime, TuneResult
from tuner.target import Target
from tuner.trials.trial import median, ratio_interval

ZOO = (*COMPACT, *RECURRENT, "unet", "efficientnet_b0", "mobilenetv3_large", "deit_small")
"""Networks of the zoo that differ in structure, and are no larger than some 30 MB."""
GROUPS: Mapping[str, Sequence[str]] = {"trained": tuple(TRAINED), "zoo": ZOO}
NAMED_OPS = 4
"""Kinds of steps whose share of the time is named."""
HOT_S = 0.15
"""Length of a turn of calls without pauses."""
PAUSE_S, CALLS = 0.02, 8
"""Pause before each call of the other turn, and the number of its calls."""
SETTLING_CALLS = 20
"""Calls after such pauses that are not timed: our model takes 0.25 s to see that the other engine
has left the cores."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    if options.engine:
        _serve(options.engine, Path(options.networks[0]), options.threads)
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    slower = 0
    ratios: dict[str, list[float]] = {"hot": [], "calls": []}
    print(f"{'network':14} {'written':12} {'report':>6}  {'hot ms':>15} {'ratio':>18}"
          f"  {'every 20 ms':>15} {'ratio':>18}")  # fmt: skip
    for name in _names(options.networks):
        model = options.folder / f"{name}.onnx"
        shapes = _make(name, model)
        try:
            result = tuned(model, shapes, options.time_limit, options.threads)
        except TunerError as error:
            slower += 1
            print(f"{name:14} {error.message}", flush=True)
            continue
        times = _times(model, options.rounds, options.threads)
        cells = []
        for pattern in ("hot", "calls"):
            ours, peer = times["ours"][pattern], times["peer"][pattern]
            low, middle, high = ratio_interval(peer, ours)
            slower += high < 1.0
            ratios[pattern].append(middle)
            both = f"{1e3 * median(ours):.3f} / {1e3 * median(peer):.3f}"
            cells.append(f"{both:>15} {f'{middle:.2f} [{low:.2f}, {high:.2f}]':>18}")
        written = "onnxruntime" if getattr(result, "left_to_peer", "") else "ours"
        said = result.times.peer_ratio[1] if result.times.peer_ratio else float("nan")
        print(f"{name:14} {written:12} {said:6.2f}  {cells[0]}  {cells[1]}", flush=True)
        print(f"{'':14} {_shares(result.after)}", flush=True)
    if all(ratios.values()):
        means = [geometric_mean(ratios[pattern]) for pattern in ("hot", "calls")]
        count = len(ratios["hot"])
        print(f"geometric mean of {count}: {means[0]:.2f} hot, {means[1]:.2f} every 20 ms")
    return 1 if slower else 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-peer", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument(
        "networks", nargs="*", metavar="NETWORK",
        help=f"default: {', '.join(NETWORKS)}; "
        + "; ".join(f"{group}: {', '.join(names)}" for group, names in GROUPS.items()),
    )  # fmt: skip
    parser.add_argument("--folder", type=Path, default=Path("run/never-slower"))
    parser.add_argument("--time_limit", type=float, default=30.0, help="of each tuning, in seconds")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--engine", choices=("ours", "peer"), help=argparse.SUPPRESS)
    return parser


def _names(asked: Sequence[str]) -> Sequence[str]:
    """All that are asked for; the name of a group stands for all of its networks."""
    return [name for one in asked or NETWORKS for name in GROUPS.get(one, (one,))]


def _shares(steps: Sequence[StepTime]) -> str:
    """The shares of segments and of the slowest kinds of steps, with those of the FMA peak."""
    total_us = sum(step.median_us for step in steps)
    if not total_us:
        return "no step of ours"
    by_op: dict[str, list[StepTime]] = {}
    for step in steps:
        by_op.setdefault("ONNX Runtime" if step.op == "segment" else step.op, []).append(step)
    ranked = sorted(by_op.items(), key=lambda one: -sum(step.median_us for step in one[1]))
    named = ranked[:NAMED_OPS] + [one for one in ranked[NAMED_OPS:] if one[0] == "ONNX Runtime"]
    parts = []
    for op, own in named:
        spent_us = sum(step.median_us for step in own)
        peak = sum(step.peak_share * step.median_us for step in own) / spent_us if spent_us else 0.0
        reached = f" at {peak:.0%} of the FMA peak" if peak >= 0.005 else ""
        parts.append(f"{op} {spent_us / total_us:.0%}{reached}")
    return ", ".join(parts)


def _make(name: str, model: Path) -> Mapping[str, tuple[int, ...]]:
    """Write the ONNX file; gives the shapes of its inputs, as far as it leaves them open."""
    if name in TRAINED:
        TRAINED[name].fetch(model)
        return TRAINED[name].input_shapes
    onnx.save(NETWORKS[name]() if name in NETWORKS else build(name), model)
    return {}


def tuned(
    model: Path, input_shapes: Mapping[str, tuple[int, ...]], time_limit_s: float, threads: int
) -> TuneResult:
    target = Target(host_soc_versions()[-1], threads)
    options = Options(target, input_shapes, time_limit_s=time_limit_s)
    return tune_model(model, model.with_suffix(".om"), options, MemoryLookup(), _ignore)


def _ignore(event: Event) -> None:
    del event


def _times(model: Path, rounds: int, threads: int) -> Mapping[str, Mapping[str, list[float]]]:
    """Seconds a call of each turn, by engine and pattern."""
    engines = {
        engine: subprocess.Popen(
            [sys.executable, "-m", "benchmarks.never_slower", str(model), "--engine", engine,
             "--threads", str(threads)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            env=dict(os.environ),
        )
        for engine in ("ours", "peer")
    }  # fmt: skip
    times: dict[str, dict[str, list[float]]] = {e: {"hot": [], "calls": []} for e in engines}
    for number in range(rounds):
        for pattern in ("hot", "calls"):
            for engine in sorted(engines, reverse=bool(number % 2)):
                times[engine][pattern].append(asked(engines[engine], pattern))
    for process in engines.values():
        process.communicate()
    return times


def asked(process: subprocess.Popen[str], pattern: str) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    print(pattern, file=process.stdin, flush=True)
    return float(json.loads(process.stdout.readline()))


def _serve(engine: str, model: Path, threads: int) -> None:
    """Time one turn for each line of the standard input."""
    with load(model.with_suffix(".om"), threads=threads) as ours:
        runner: Runner = ours
        feeds = _feeds(model)
        if engine == "peer":
            ours.close()
            runner = OnnxRuntime(model, threads)
        runner.run(feeds)
        for line in sys.stdin:
            print(json.dumps(turn(runner, feeds, line.strip())), flush=True)


def _feeds(model: Path) -> Mapping[str, np.ndarray]:
    """Inputs of the domain that the model implies."""
    shapes = TRAINED[model.stem].input_shapes if model.stem in TRAINED else {}
    return draw_sample(read_source(model, shapes), 0)


def turn(runner: Runner, feeds: Mapping[str, np.ndarray], pattern: str) -> float:
    """Median seconds of a call."""
    for _ in range(SETTLING_CALLS):
        time.sleep(PAUSE_S)
        runner.run(feeds)
    seconds: list[float] = []
    end_s = time.perf_counter() + HOT_S
    while len(seconds) < CALLS or (pattern == "hot" and time.perf_counter() < end_s):
        if pattern == "calls":
            time.sleep(PAUSE_S)
        start_s = time.perf_counter()
        runner.run(feeds)
        seconds.append(time.perf_counter() - start_s)
    return median(seconds)


if __name__ == "__main__":
    sys.exit(main())
