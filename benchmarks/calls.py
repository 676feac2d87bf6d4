"""`make bench-calls`: calls as a user's process makes them: one, a pause, the next.

Each engine runs in processes of its own, ours and ONNX Runtime's in turns. Ours is `tuner.load` at
its defaults. A time is that of one call from Python, after a pause in which the process sleeps.

    python -m benchmarks.calls                 tune what is missing, then time all models
    python -m benchmarks.calls --contention    how soon a busy process is recognised, and its end
    python -m benchmarks.calls --idle MINUTES  paced calls on an idle machine: there is no warning
"""

from __future__ import annotations

import argparse
import json
import logging
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks import machine
from benchmarks.models import build_models, say
from benchmarks.session import tune_with_aoe
from tuner.backend import host_target
from tuner.measure.models import random_feeds
from tuner.measure.peers import open_peer
from tuner.runtime import model as runtime

MODELS = ("mobilenetv2", "resnet50", "bert_base")
CALLS = {0.0: 60, 5.0: 60, 50.0: 30, 300.0: 10}
"""Number of calls in one process after each pause, in milliseconds."""
WARM_UP_CALLS = 5
ROUNDS = 3
"""Processes of each engine."""
REQUIRED_RATIO = 1.1
RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Row:
    """One model after one pause: milliseconds of all calls of all processes."""

    at: str
    model: str
    threads: int
    pause_ms: float
    calls: int
    ours_p50_ms: float
    ours_p90_ms: float
    peer_p50_ms: float
    peer_p90_ms: float
    others_cores: float | None
    """Cores that other processes kept busy meanwhile."""
    machine: Mapping[str, object]
    versions: Mapping[str, str]

    @property
    def ratio(self) -> float:
        return self.peer_p50_ms / self.ours_p50_ms


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    if options.engine:
        print(json.dumps(_call_in_turns(options.engine, options)))
        return 0
    names = options.models or list(MODELS)
    models = [options.folder / "models" / f"{name}.onnx" for name in names]
    build_models(models)
    for model in models:
        _tune(model, options)
    if options.contention:
        return _measure_contention(models[0], options)
    if options.idle:
        return _run_idle(models[0], options)
    rows = [row for model in models for row in _measure(model, options)]
    _print(rows)
    return 0 if all(row.ratio >= REQUIRED_RATIO for row in rows) else 1


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-calls", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {', '.join(MODELS)}")
    parser.add_argument("--folder", type=Path, default=Path("run/bench-calls"))
    parser.add_argument("--threads", type=int, default=host_target().cores)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="processes of each engine")
    parser.add_argument("--tuning_time_limit", type=float, default=120.0, help="for each model")
    parser.add_argument("--contention", action="store_true", help="a busy process starts and ends")
    parser.add_argument("--idle", type=float, metavar="MINUTES", help="count the warnings")
    parser.add_argument("--engine", choices=("ours", "peer"), help=argparse.SUPPRESS)
    return parser


def _tune(model: Path, options: argparse.Namespace) -> None:
    """Tune into FOLDER/MODEL.om unless that is there."""
    bank, output = options.folder / "bank", options.folder / model.stem
    bank.mkdir(parents=True, exist_ok=True)
    if output.with_suffix(".om").exists():
        return
    say(f"{model.stem}: tuning")
    arguments = (
        "--job_type", "1,2", "--aicore_num", str(options.threads),
        "--work_dir", str(options.folder), "--tuning_time_limit", str(options.tuning_time_limit),
    )  # fmt: skip
    folders = {"TUNE_BANK_PATH": str(bank), "ASCEND_WORK_PATH": str(options.folder)}
    tune_with_aoe(model, arguments, folders, output)


# -- calls after pauses ----------------------------------------------------------------------------


def _measure(model: Path, options: argparse.Namespace) -> Iterator[Row]:
    """Run the processes of both engines in turns; a row for each pause, kept as it comes."""
    say(f"{model.stem}: calling")
    load = machine.OtherLoad()
    times: dict[str, dict[float, list[float]]] = {
        engine: {pause: [] for pause in CALLS} for engine in ("ours", "peer")
    }
    for number in range(options.rounds):
        for engine in ("ours", "peer") if number % 2 == 0 else ("peer", "ours"):
            for pause, calls in _in_a_process(engine, model, options).items():
                times[engine][pause] += calls
    for pause in CALLS:
        ours, peer = times["ours"][pause], times["peer"][pause]
        row = Row(
            datetime.now(UTC).isoformat(timespec="seconds"), model.stem, options.threads, pause,
            len(ours), *_percentiles(ours), *_percentiles(peer), load.cores(),
            machine.machine(), machine.versions(),
        )  # fmt: skip
        _keep(row)
        yield row


def _in_a_process(
    engine: str, model: Path, options: argparse.Namespace
) -> dict[float, list[float]]:
    command = [
        sys.executable, "-m", "benchmarks.calls", str(model), "--engine", engine,
        "--folder", str(options.folder), "--threads", str(options.threads),
    ]  # fmt: skip
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return {float(pause): calls for pause, calls in json.loads(done.stdout).items()}


def _call_in_turns(engine: str, options: argparse.Namespace) -> dict[float, list[float]]:
    """Time the calls of one process, in milliseconds by pause."""
    model = Path(options.models[0])
    with runtime.load(options.folder / f"{model.stem}.om", options.threads) as ours:
        feeds = random_feeds(ours.program.inputs)
        call: Callable[[], object] = partial(ours.run, feeds)
        if engine == "peer":
            peer = open_peer("onnxruntime", model, options.threads, ours.program.inputs)
            if peer is None:
                raise SystemExit(f"bench: {model}: ONNX Runtime does not run it")
            ours.close()
            call = partial(peer.run, feeds)
        return {pause: _time_calls(call, pause / 1e3, CALLS[pause]) for pause in CALLS}


def _time_calls(call: Callable[[], object], pause_s: float, count: int) -> list[float]:
    for _ in range(WARM_UP_CALLS):
        call()
    times_ms = []
    for _ in range(count):
        if pause_s:
            time.sleep(pause_s)
        start_s = time.perf_counter()
        call()
        times_ms.append(1e3 * (time.perf_counter() - start_s))
    return times_ms


def _percentiles(times_ms: Sequence[float]) -> tuple[float, float]:
    p50, p90 = np.percentile(times_ms, [50, 90])
    return float(p50), float(p90)


def _keep(row: Row) -> None:
    slug = machine.cpu_slug(str(row.machine["cpu"]))
    path = RESULTS / f"{datetime.now(UTC):%Y-%m-%d}-{slug}-calls.jsonl"
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(row)) + "\n")


def _print(rows: Sequence[Row]) -> None:
    print("model        pause ms  ours p50    p90  ORT p50    p90  ratio")
    for row in rows:
        print(
            f"{row.model:12} {row.pause_ms:8g}  {row.ours_p50_ms:8.2f} {row.ours_p90_ms:6.2f}"
            f"  {row.peer_p50_ms:7.2f} {row.peer_p90_ms:6.2f}  {row.ratio:5.2f}"
        )
    print(f"required: {REQUIRED_RATIO} at every pause")


# -- contention ------------------------------------------------------------------------------------


def _measure_contention(model: Path, options: argparse.Namespace) -> int:
    """Print how soon fewer cores are used beside a busy process, and how soon all are again."""
    with runtime.load(options.folder / f"{model.stem}.om", options.threads) as ours:
        call = partial(ours.run, random_feeds(ours.program.inputs))
        for pause_s in (0.0, 0.005, 0.05, 0.3):
            _wait_for(ours.threads, ours, call, pause_s)
            with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
                entered_s = _wait_for(ours.threads - 1, ours, call, pause_s)
                busy.kill()
            left_s = _wait_for(ours.threads, ours, call, pause_s)
            print(f"pause {1e3 * pause_s:g} ms: entered {entered_s:.2f} s, left {left_s:.2f} s")
    return 0


def _wait_for(
    cores: int, model: runtime.LoadedModel, call: Callable[[], object], pause_s: float
) -> float:
    """Call until so many cores are in use, for 10 s at most; gives the seconds that it took."""
    start_s = time.monotonic()
    while model.cores_in_use != cores and time.monotonic() - start_s < 10.0:
        time.sleep(pause_s)
        call()
    return time.monotonic() - start_s


def _run_idle(model: Path, options: argparse.Namespace) -> int:
    """Call with each pause in turns for some minutes, and count what the tuner logs."""
    heard: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tuner").addHandler(handler)
    end_s, load = time.monotonic() + 60.0 * options.idle, machine.OtherLoad()
    with runtime.load(options.folder / f"{model.stem}.om", options.threads) as ours:
        call = partial(ours.run, random_feeds(ours.program.inputs))
        while time.monotonic() < end_s:
            for pause_ms, count in CALLS.items():
                _time_calls(call, pause_ms / 1e3, count)
    others, said = load.cores() or 0.0, heard or "no message"
    print(f"{options.idle:g} minutes, others used {others:.2f} cores: {said}")
    return 1 if heard else 0


if __name__ == "__main__":
    sys.exit(main())
