"""`make bench-torch`: PyTorch modules run by PyTorch itself, by its Inductor, and by tunebank.

A model is called, or trained: then a call is a step, with its loss and its gradients, which are
compiled, and PyTorch's fused optimizer.

Each way has a process of its own with the same module, inputs and number of threads. The processes
take turns; the others wait for a line meanwhile, and their threads sleep: in one process, PyTorch's
OpenMP threads would spin on the cores of the next way. A turn begins with calls that do not count.
A time is that of a call of `torch.compile(module, backend="tunebank")` (or of what the way is)
under `torch.no_grad()`, or of a step of training. What tunebank misses is recorded by one process,
tuned, and found by the next. Inductor needs a C++ compiler (g++ or clang++, else CXX); without one
its ways are left out.

    python -m benchmarks.torch_models [MODEL ...] [--threads N ...] [--ways WAY ...] [--quick]
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch
from torch.utils._pytree import tree_leaves

from bankd.cli.tables import interval, print_table
from bankd.system.device_lock import holding_device, lock_folder
from benchmarks import machine
from benchmarks.models import say
from fixtures.torch_models import TORCH_MODELS
from fixtures.torch_training import TRAINING_MODELS
from tuner.backend import host_cores
from tuner.figures import Ratio
from tuner.measure.models import relative_difference
from tuner.measure.paired_times import PairedTimes
from tuner.torch import status
from tuner.trials.trial import median

INDUCTOR = ("inductor", "max-autotune", "frozen")
"""Inductor as it is; with mode="max-autotune"; and so with TORCHINDUCTOR_FREEZING=1, which lets it
pack weights: its strongest setting, which PyTorch does not make by itself."""
WAYS = ("eager", "dynamo", *INDUCTOR, "untuned", "tuned")
"""Dynamo is torch.compile with backend="eager": PyTorch's guards and graph breaks alone, which all
backends have."""
REFERENCE = "tuned"
ROUNDS, QUICK_ROUNDS = 15, 7
TUNING_LIMIT_S, QUICK_TUNING_LIMIT_S = 120.0, 30.0
SETTLING_S, TURN_S, MIN_CALLS = 0.3, 0.3, 3
"""Calls that do not count, and those that do: 0.25 s after another process has left the cores,
tunebank uses all of them again."""
MAX_RACE_STEPS = 300
"""Steps until the engine of each graph is decided, at most."""
SUBJECTS = (*TORCH_MODELS, *TRAINING_MODELS)
RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Facts:
    """A way when it has compiled and called the module: what that took, and what came out."""

    compile_s: float
    """Time of `torch.compile` and the first two calls."""
    module_mib: float
    """Memory of the process with the module, after a call by PyTorch itself."""
    compiled_mib: float
    peak_mib: float
    """Highest memory of the process, its children not counted, while the module was compiled."""
    max_absolute: float
    max_relative: float
    """Largest differences to PyTorch's own outputs, or loss and gradients; relative to the largest
    output."""
    engines: tuple[str, ...]
    """The engine of each of tunebank's graphs, and why."""
    messages: tuple[str, ...]
    """What tunebank logged."""


@dataclass(frozen=True)
class Row:
    """One module with a number of threads, in every way."""

    at: str
    model: str
    threads: int
    seconds: Mapping[str, Sequence[float]]
    """Median of the calls of each turn, by way; equal positions are neighbours."""
    facts: Mapping[str, Facts]
    tuning_s: float
    others_cores: float | None
    """Cores that other processes kept busy while the ways took turns."""
    machine: Mapping[str, object]
    versions: Mapping[str, str]


@dataclass(frozen=True)
class Place:
    """Folders of one model and number of threads, kept from run to run."""

    folder: Path

    def environment(self, way: str) -> Mapping[str, str]:
        """The environment of a process: the way "untuned" finds a bank without entries."""
        bank = self.folder / ("empty" if way == "untuned" else "bank")
        bank.mkdir(parents=True, exist_ok=True)
        return {
            **os.environ,
            "TUNE_BANK_PATH": str(bank),
            "TUNEBANK_RECORDED": str(self.recorded),
            "ASCEND_CACHE_PATH": str(self.folder / f"cache-{bank.name}"),
            "TORCHINDUCTOR_CACHE_DIR": str(self.folder / "inductor"),
            "TORCHINDUCTOR_FREEZING": "1" if way == "frozen" else "0",
            "TORCH_LOGS": "-dynamo",  # graph breaks are no fault here
        }

    @property
    def recorded(self) -> Path:
        return self.folder / "recorded"


class Way:
    """A process that runs one module in one way, a turn for each line that it is sent."""

    def __init__(self, name: str, model: str, threads: int, place: Place) -> None:
        command = [
            sys.executable, "-m", "benchmarks.torch_models", model, "--way", name,
            "--threads", str(threads),
        ]  # fmt: skip
        self._process = subprocess.Popen(
            command, env=place.environment(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, bufsize=1,
        )  # fmt: skip
        told = self._read()
        lists = {name: tuple(told[name]) for name in ("messages", "engines")}
        self.facts = Facts(**{**told, **lists})

    def turn_s(self) -> float:
        """Median seconds of the calls of one turn."""
        assert self._process.stdin is not None
        print(file=self._process.stdin, flush=True)
        return float(self._read())

    def close(self) -> None:
        self._process.communicate()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        if line := self._process.stdout.readline():
            return json.loads(line)
        raise SystemExit("bench: a process ended; its message is above")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    if options.way:
        _serve(options.way, options.models[0], options.threads[0])
        return 0
    if len(ways := _ways()) < len(WAYS):
        say("no C++ compiler here (g++, clang++ or CXX): Inductor is left out")
    ways = [way for way in ways if way in (options.ways or WAYS) or way == REFERENCE]
    for model in options.models:
        for threads in options.threads:
            row = _measure(model, threads, ways, options)
            _keep(row, options.results)
            print_row(row)
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make bench-torch", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add = parser.add_argument
    add("models", nargs="*", metavar="MODEL", help=f"default: all of {', '.join(SUBJECTS)}")
    add("--threads", type=int, nargs="+", help="default: 1 and all cores")
    add("--quick", action="store_true", help="resnet50 with all cores, tuned for a short time")
    add("--rounds", type=int, help=f"turns of each way (default: {ROUNDS})")
    add("--tuning_time_limit", type=float, metavar="SECONDS",
        help=f"of each row (default: {TUNING_LIMIT_S:g}; 0: nothing is tuned)")  # fmt: skip
    add("--folder", type=Path, default=Path("run/bench-torch"), help="banks and compiled models")
    add("--results", type=Path, default=RESULTS, metavar="DIR")
    add("--ways", nargs="+", choices=WAYS, metavar="WAY", help=f"default: {', '.join(WAYS)}")
    add("--way", choices=(*WAYS, "record"), help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if unknown := set(options.models) - set(SUBJECTS):
        parser.error(f"no model {min(unknown)!r}: there are {', '.join(SUBJECTS)}")
    quick = options.quick
    options.models = options.models or (["resnet50"] if quick else list(SUBJECTS))
    options.threads = options.threads or sorted({host_cores()} if quick else {1, host_cores()})
    options.rounds = options.rounds or (QUICK_ROUNDS if quick else ROUNDS)
    if options.tuning_time_limit is None:
        options.tuning_time_limit = QUICK_TUNING_LIMIT_S if quick else TUNING_LIMIT_S
    return options


def _ways() -> Sequence[str]:
    """All ways; without a C++ compiler those that need none."""
    compilers = (os.environ.get("CXX", "g++"), "g++", "clang++")
    has_compiler = any(map(shutil.which, compilers))
    return [way for way in WAYS if has_compiler or way not in INDUCTOR]


def _measure(model: str, threads: int, ways: Sequence[str], options: argparse.Namespace) -> Row:
    """Tune what is missed, then let the processes of all ways take turns."""
    place = Place((options.folder / f"{model}-{threads}").resolve())
    tuning_s = _tune(model, threads, place, options.tuning_time_limit)
    say(f"{model}, {threads} threads: calling")
    seconds: dict[str, list[float]] = {way: [] for way in ways}
    with ExitStack() as stack, holding_device(lock_folder(os.environ)):
        running = {way: Way(way, model, threads, place) for way in ways}
        for each in running.values():
            stack.callback(each.close)
        load = machine.OtherLoad()
        for number in range(options.rounds):
            shift = number % len(ways)
            for way in (*ways[shift:], *ways[:shift]):
                seconds[way].append(running[way].turn_s())
        facts = {way: each.facts for way, each in running.items()}
        stack.close()  # the work of children that have ended is ours
        others_cores = load.cores()
    return Row(
        datetime.now(UTC).isoformat(timespec="seconds"), model, threads, seconds, facts, tuning_s,
        others_cores, machine.machine(),
        {**machine.versions(), "torch": str(torch.__version__)},
    )  # fmt: skip


def _tune(model: str, threads: int, place: Place, limit_s: float) -> float:
    """Record what tunebank misses and tune it, the time shared out; give the seconds that took."""
    if not limit_s:
        return 0.0
    Way("record", model, threads, place).close()
    graphs = len(list(place.recorded.glob("*/*.onnx")))
    if not graphs:
        return 0.0
    say(f"{model}, {threads} threads: tuning {graphs} graphs")
    command = [
        sys.executable, "-m", "bankd", "aoe", "--model_path", str(place.recorded),
        "--job_type", "1,2", "--busy", "wait", "--log", "error", "--work_dir", str(place.folder),
        "--tuning_time_limit", f"{limit_s / graphs:g}",
    ]  # fmt: skip
    start_s = time.monotonic()
    subprocess.run(command, check=True, env=place.environment("tuned"), stdout=subprocess.DEVNULL)
    return time.monotonic() - start_s


# -- the process of a way --------------------------------------------------------------------------


def _compiled(call: Any, way: str, threads: int) -> Callable[..., Any]:
    """What a user calls instead of a module."""
    arguments: dict[str, Any] = {}
    if way in INDUCTOR[1:]:
        arguments = {"mode": "max-autotune"}
    elif way == "dynamo":
        arguments = {"backend": "eager"}
    elif way not in ("eager", "inductor"):
        on_miss = way if way == "record" else "ignore"
        arguments = {"backend": "tunebank", "options": {"threads": threads, "on_miss": on_miss}}
    compiled: Callable[..., Any] = call if way == "eager" else torch.compile(call, **arguments)
    return compiled


class Inference:
    """Calls of a module that records no gradients."""

    def __init__(self, model: str) -> None:
        self._fixture = TORCH_MODELS[model]()
        self._call: Callable[..., object] = self._fixture.module

    def compile(self, way: str, threads: int) -> None:
        """Let the calls that follow be made in this way."""
        self._call = _compiled(self._fixture.module, way, threads)

    def results(self, *, is_plain: bool) -> list[Any]:
        """Results of a call, by PyTorch itself or as compiled."""
        call = self._fixture.module if is_plain else self._call
        with torch.no_grad():
            return _arrays(call(*self._fixture.inputs))

    def __call__(self) -> None:
        with torch.no_grad():
            self._call(*self._fixture.inputs)


class Training:
    """Steps of training of a module that gives its loss."""

    def __init__(self, model: str) -> None:
        self._fixture = TRAINING_MODELS[model]()
        self._call: Callable[..., Any] = self._fixture.module
        self._optimizer = self._fixture.optimizer(self._fixture.module.parameters())

    def compile(self, way: str, threads: int) -> None:
        """Let the steps that follow be made in this way."""
        self._call = _compiled(self._fixture.module, way, threads)

    def results(self, *, is_plain: bool) -> list[Any]:
        """The loss and all gradients, by PyTorch itself or as compiled; no weight is changed."""
        call = self._fixture.module if is_plain else self._call
        self._optimizer.zero_grad()
        loss = call(*self._fixture.inputs)
        loss.backward()
        gradients = [one.grad for one in self._fixture.module.parameters() if one.grad is not None]
        return _arrays([loss.detach(), *gradients])

    def __call__(self) -> None:
        self._optimizer.zero_grad()
        self._call(*self._fixture.inputs).backward()
        self._optimizer.step()


def _serve(way: str, model: str, threads: int) -> None:
    """Compile and call the module, tell the facts, then time one turn for each line of input."""
    messages: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: messages.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tuner").addHandler(handler)
    logging.getLogger("tuner").setLevel(logging.INFO)
    torch.set_num_threads(threads)
    call = Training(model) if model in TRAINING_MODELS else Inference(model)
    call.results(is_plain=True)
    module_mib = _memory_mib("VmRSS")
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # the peak begins again
    start_s = time.perf_counter()
    call.compile(way, threads)
    call()
    call()
    compile_s = time.perf_counter() - start_s
    for _ in range(0 if way == "record" else MAX_RACE_STEPS):
        call()
        if all(row.engine != "both" for row in status()):
            break
    compiled_mib, peak_mib = _memory_mib("VmRSS"), _memory_mib("VmHWM")
    expected = call.results(is_plain=True)
    pairs = list(zip(call.results(is_plain=False), expected, strict=True))
    facts = Facts(
        compile_s, module_mib, compiled_mib, peak_mib,
        max(float(abs(a - b).max()) for a, b in pairs),
        max(relative_difference(a, b) for a, b in pairs),
        tuple(f"{row.name}: {row.engine}: {row.why}" for row in status()), tuple(messages),
    )  # fmt: skip
    print(json.dumps(asdict(facts)), flush=True)
    for _ in sys.stdin:
        print(json.dumps(_turn_s(call)), flush=True)


def _arrays(output: object) -> list[Any]:
    return [tensor.numpy().copy() for tensor in tree_leaves(output)]


def _memory_mib(name: str) -> float:
    """A figure of /proc/self/status: VmRSS now, VmHWM at most."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    [line] = [line for line in status.splitlines() if line.startswith(f"{name}:")]
    return int(line.split()[1]) / 1024


def _turn_s(call: Callable[[], object]) -> float:
    end_s = time.perf_counter() + SETTLING_S
    while time.perf_counter() < end_s:
        call()
    times: list[float] = []
    end_s = time.perf_counter() + TURN_S
    while len(times) < MIN_CALLS or time.perf_counter() < end_s:
        start_s = time.perf_counter()
        call()
        times.append(time.perf_counter() - start_s)
    return median(times)


# -- results ---------------------------------------------------------------------------------------


def _keep(row: Row, results: Path) -> None:
    slug = machine.cpu_slug(str(row.machine["cpu"]))
    path = results / f"{datetime.now(UTC):%Y-%m-%d}-{slug}-torch.jsonl"
    results.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(row)) + "\n")


def print_row(row: Row) -> None:
    """A line a way: its time, its time over ours, what compiling took, and its errors."""
    print_table(
        ("way", "ms", "way/tuned", "compile s", "module MiB", "compiled MiB", "peak MiB",
         "max abs", "max rel", ""),
        _lines(row), is_wide=True, title=f"{row.model}, {row.threads} threads",
    )  # fmt: skip


def _lines(row: Row) -> Iterator[Sequence[object]]:
    paired = PairedTimes.of(row.seconds, REFERENCE)
    for way, facts in row.facts.items():
        ratio: Ratio | None = paired.ratios.get(way)
        ms = paired.ms.get(way)
        remarks = ["noisy"] * (way in paired.noisy)
        if row.others_cores is not None and row.others_cores > machine.BUSY_CORES:
            remarks.append(f"busy: {row.others_cores:.1f} cores")
        yield (
            way, ms, interval(ratio), facts.compile_s, facts.module_mib,
            facts.compiled_mib, facts.peak_mib, f"{facts.max_absolute:.1e}",
            f"{facts.max_relative:.1e}", ", ".join(remarks),
        )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
