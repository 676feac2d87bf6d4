"""`make bench-quantised`: networks in fewer bits, their f32 forms, ONNX Runtime and OpenVINO.

A network is named by the zoo and by a form of `fixtures/quantised.py`: resnet50.qdq_u8s8_channels.
The form `bf16` is the network in f32 itself, tuned under allow_mix_precision_bf16. Both forms are
tuned; then each engine has a process of its own, and the processes take turns. A ratio is another
engine's time over that of our form in fewer bits, of neighbouring turns. An engine that refuses
the model, or dies of it, has no figure.

    python -m benchmarks.quantised [NETWORK.FORM ...] [--threads 1,2] [--time_limit SECONDS]
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.never_slower import turn
from fixtures.memory_lookup import MemoryLookup
from tuner import load
from tuner.backend import host_cores, host_soc_versions
from tuner.judge.float64_model import read_source
from tuner.judge.samples import draw_sample
from tuner.measure.models import Runner
from tuner.measure.peers import (
    PEERS,
    OnnxRuntime,
    OpenVino,
    OpenVinoBf16,
    is_installed,
    open_peer,
)
from tuner.pipeline import tune_model
from tuner.precision_modes import STRICT
from tuner.session import Event, Options
from tuner.target import Target
from tuner.trials.trial import median, ratio_interval

DEFAULT_NETWORKS = (
    "bert_base.dynamic_s8", "minilm.dynamic_s8", "resnet50.qdq_u8s8_channels",
    "mobilenetv2.qdq_u8s8_channels", "bert_base.qdq_u8s8_channels",
)  # fmt: skip
OURS, F32 = "ours", "ours f32"
BF16 = "bf16"
BF16_MODE = "allow_mix_precision_bf16"
NO_TIME = float("nan")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.engine:
        _serve(options.engine, Path(options.networks[0]), int(options.threads))
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    for threads in map(int, options.threads.split(",")):
        for name in options.networks or DEFAULT_NETWORKS:
            _measure(name, threads, options)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-quantised", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument(
        "networks", nargs="*", metavar="NETWORK.FORM", help="of the zoo, in fewer bits"
    )
    parser.add_argument("--threads", default=f"1,{host_cores()}", metavar="N,N")
    parser.add_argument("--folder", type=Path, default=Path("run/bench-quantised"))
    parser.add_argument("--time_limit", type=float, default=60.0, help="of each tuning, in seconds")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--engine", choices=(OURS, F32, *PEERS), help=argparse.SUPPRESS)
    return parser


def _measure(name: str, threads: int, options: argparse.Namespace) -> None:
    network, _, form = name.partition(".")
    folder = options.folder / f"{threads}"
    folder.mkdir(exist_ok=True)
    model = folder / f"{name}.onnx"
    f32 = folder / f"{network}.onnx"
    if not f32.exists():
        _run("fixtures.zoo", network, "--output", str(folder))
    if form == BF16:
        model.unlink(missing_ok=True)
        model.hardlink_to(f32)
    elif not model.exists():
        _run("fixtures.quantised", network, form, str(model))
    for path, mode in ((f32, STRICT), (model, BF16_MODE if form == BF16 else STRICT)):
        if not path.with_suffix(".om").exists():
            target = Target(host_soc_versions()[-1], threads)
            settings = Options(target, time_limit_s=options.time_limit, precision_mode=mode)
            tune_model(path, path.with_suffix(".om"), settings, MemoryLookup(), _ignore)
    times = _times(model, threads, options.rounds)
    ours = times.pop(OURS)
    print(f"{name}, threads {threads}: {1e3 * median(ours):.3f} ms", flush=True)
    for engine, seconds in times.items():
        if any(map(math.isnan, seconds)):
            print(f"  {engine:14} refuses it", flush=True)
            continue
        low, middle, high = ratio_interval(seconds, ours)
        ratio = f"{middle:.2f} [{low:.2f}, {high:.2f}]"
        print(f"  {engine:14} {1e3 * median(seconds):9.3f} ms {ratio}", flush=True)


def _run(*command: str) -> None:
    subprocess.run([sys.executable, "-m", *command], check=True, stdout=subprocess.DEVNULL)


def _ignore(event: Event) -> None:
    del event


def _times(model: Path, threads: int, rounds: int) -> dict[str, list[float]]:
    """Seconds a call of each turn, by engine; not a number once an engine has died."""
    openvino = OpenVinoBf16.name if f".{BF16}." in model.name else OpenVino.name
    names = [OURS, F32, *(n for n in (OnnxRuntime.name, openvino) if is_installed(n))]
    engines = {
        name: subprocess.Popen(
            [
                sys.executable, "-m", "benchmarks.quantised", str(model), "--engine", name,
                "--threads", str(threads),
            ],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )
        for name in names
    }  # fmt: skip
    times: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        for name in sorted(names, reverse=bool(number % 2)):
            times[name].append(_asked(engines[name]))
    for process in engines.values():
        process.communicate()
    return times


def _asked(process: subprocess.Popen[str]) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        print("hot", file=process.stdin, flush=True)
        return float(json.loads(process.stdout.readline()))
    except (BrokenPipeError, json.JSONDecodeError):
        return NO_TIME


def _serve(engine: str, model: Path, threads: int) -> None:
    """Time one turn for each line of the standard input."""
    feeds = draw_sample(read_source(model, {}), 0)
    network = model.name.partition(".")[0]
    compiled = model.with_name(f"{network}.om") if engine == F32 else model.with_suffix(".om")
    with load(compiled, threads=threads) as ours:
        runner: Runner | None = ours
        if engine in PEERS:
            ours.close()
            runner = open_peer(engine, model, threads, ours.program.inputs)
        if runner is None:
            raise SystemExit(f"bench: {engine} refuses {model}")
        runner.run(feeds)
        for line in sys.stdin:
            print(json.dumps(turn(runner, feeds, line.strip())), flush=True)


if __name__ == "__main__":
    sys.exit(main())
