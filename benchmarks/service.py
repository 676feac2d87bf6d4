"""`make bench-service`: a tuned model in a service, next to ONNX Runtime and OpenVINO.

Times are those of one call from Python, from its arrival to its result: called in a row, every so
many milliseconds, at random (Poisson), in bursts, by two processes, next to threads of PyTorch and
of ONNX Runtime, and under a quota of cores (control groups; needs the right to make one). Each
engine has processes of its own, which stay open and take turns in short blocks, as a shared machine
may be twice as fast in one second as in the next. Ours is `tuner.load` at its defaults of a model
built with what the bank knows (the built-in one unless TUNE_BANK_PATH names another). Throughput is
calls a second of one caller a core: ours with streams, ONNX Runtime in its best setting. Under a
quota ONNX Runtime has its best number of threads, with or without spinning.

    python -m benchmarks.service --quick                 two networks, about 4 minutes
    python -m benchmarks.service                         five networks, about 20 minutes
    python -m benchmarks.service resnet50 --only hot,quota_0.5 --rounds 3
    python -m benchmarks.service --markdown docs.md      the tables of what was measured, too

Every cell is a line of a file in `benchmarks/results`, written as it comes: the same command
continues there, and shows what was measured with the same code and settings.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from benchmarks import machine
from benchmarks.models import build_models, say
from benchmarks.service_process import BLOCKS, ENGINES, PATTERNS
from benchmarks.summary import geometric_mean
from tuner.backend import host_target
from tuner.measure.peers import is_installed

NETWORKS = ("mobilenetv2", "resnet50", "yolov5s", "bert_base", "gpt2")
QUICK, QUICK_SECONDS = ("mobilenetv2", "resnet50"), 0.35
TITLES = {"ours": "ours", "onnxruntime": "ONNX Runtime", "openvino": "OpenVINO"}
QUOTAS = {"quota_0.5": 0.5, "quota_1.5": 1.5, "quota_2": 2.0}
PERIOD_US = 100_000
OTHERS = ("two_processes", *QUOTAS, "throughput")
CONDITIONS = (*PATTERNS, *OTHERS)
GROUPS = (Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup/cpu,cpuacct"), Path("/sys/fs/cgroup"))
RESULTS = Path(__file__).parent / "results"


Key = TypeVar("Key")


@dataclass(frozen=True)
class Cell:
    """One engine in one condition: milliseconds of its calls, or calls a second."""

    network: str
    condition: str
    engine: str
    round: int
    code: str
    seconds: float
    """Factor on the seconds of the patterns."""
    times_ms: Sequence[float]
    """All calls; empty where the condition is beyond what the engine can serve."""
    note: str = ""
    calls_per_s: float | None = None
    at: str = ""

    @property
    def key(self) -> tuple[object, ...]:
        return self.network, self.condition, self.engine, self.round, self.code, self.seconds


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    names = options.networks or list(QUICK if options.quick else NETWORKS)
    if options.quick and options.seconds == 1.0:
        options.seconds = QUICK_SECONDS
    options.folder.mkdir(parents=True, exist_ok=True)
    build_models(_source(options.folder, name) for name in names)
    for name in names:
        for cores in {host_target().cores, 1}:
            _compile(name, cores, options)
    cells = list(_measured(names, options))
    lines = [*_latency_lines(names, cells), "", *_throughput_lines(names, cells)]
    print("\n".join(lines))
    if options.markdown:
        options.markdown.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-service", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("networks", nargs="*", help=f"default: {', '.join(NETWORKS)}")
    parser.add_argument("--quick", action="store_true", help=f"{' and '.join(QUICK)}, shorter")
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(CONDITIONS),
                        help=f"of {', '.join(CONDITIONS)}")  # fmt: skip
    parser.add_argument("--seconds", type=float, default=1.0, help="factor on all patterns")
    parser.add_argument("--rounds", type=int, default=1, help="times that processes are started")
    parser.add_argument("--again", action="store_true", help="measure what was measured before")
    parser.add_argument("--folder", type=Path, default=Path("run/bench-service"))
    parser.add_argument("--output", type=Path, help="file of results")
    parser.add_argument("--markdown", type=Path, help="write the tables into this file")
    parser.add_argument("--tuning_time_limit", type=float, default=0.0, metavar="SECONDS",
                        help="for a model; 0: build it with what the bank knows")  # fmt: skip
    return parser


def _source(folder: Path, name: str) -> Path:
    return folder / "models" / f"{name}.onnx"


def _compiled(folder: Path, name: str) -> Path:
    """The offline models of a network, by this code, are this with `.CORES.om`."""
    return folder / machine.code_identity() / name


def _compile(name: str, cores: int, options: argparse.Namespace) -> None:
    """Build the offline model for so many cores unless this code has built it."""
    prefix = f"{_compiled(options.folder, name)}.{cores}"
    if Path(f"{prefix}.om").exists():
        return
    say(f"{name}: building for {cores} cores")
    limit_s = options.tuning_time_limit
    command = ["atc", "--framework", "5"] if not limit_s else [
        "aoe", "--job_type", "1,2", "--tuning_time_limit", str(limit_s), "--busy", "wait",
        *(["--target_metric", "throughput"] if cores == 1 else []),
    ]  # fmt: skip
    source = str(_source(options.folder, name))
    command += ["--model", source, "--output", prefix, "--aicore_num", str(cores)]
    subprocess.run(
        [sys.executable, "-m", "bankd", *command], check=True,
        env={**os.environ, "ASCEND_WORK_PATH": str(options.folder)},
        stdout=subprocess.DEVNULL,
    )  # fmt: skip


# -- measuring -------------------------------------------------------------------------------------


def _measured(names: Sequence[str], options: argparse.Namespace) -> Iterator[Cell]:
    """All cells that were asked for: those of the file, and those that are measured now."""
    slug = machine.cpu_slug(str(machine.machine()["cpu"]))
    path = options.output or RESULTS / f"{datetime.now(UTC):%Y-%m-%d}-{slug}-service.jsonl"
    known = {} if options.again else {cell.key: cell for cell in _read(path)}
    code, engines = machine.code_identity(), [e for e in ENGINES if e == "ours" or is_installed(e)]
    for name in names:
        for number in range(options.rounds):
            missing = []
            for condition in options.only:
                keys = [(name, condition, e, number, code, options.seconds) for e in engines]
                if all(key in known for key in keys):
                    yield from (known[key] for key in keys)
                else:
                    missing.append(condition)
            for condition, engine, found in _of_network(name, engines, missing, options):
                at = datetime.now(UTC).isoformat(timespec="seconds")
                cell = Cell(name, condition, engine, number, code, options.seconds, **found, at=at)
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(cell)) + "\n")
                yield cell


def _read(path: Path) -> Iterator[Cell]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield Cell(**json.loads(line))


def _of_network(
    name: str, engines: Sequence[str], conditions: Sequence[str], options: argparse.Namespace
) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Measure conditions with all engines in turns: condition, engine and fields of each cell."""
    if patterns := [each for each in conditions if each in PATTERNS]:
        with ExitStack() as stack:
            opened = {e: [stack.enter_context(_Process(name, e, options))] for e in engines}
            for condition in patterns:
                say(f"{name}: {condition.replace('_', ' ')}")
                for engine, found in _in_turns(condition, opened).items():
                    yield condition, engine, found
    if "two_processes" in conditions:
        say(f"{name}: two processes")
        with ExitStack() as stack:
            opened = {
                e: [stack.enter_context(_Process(name, e, options)) for _ in range(2)]
                for e in engines
            }
            for engine, found in _in_turns("hot", opened).items():
                yield "two_processes", engine, found
    for condition in [each for each in QUOTAS if each in conditions]:
        say(f"{name}: {condition.replace('_', ' ')}")
        found = _under_quota(name, engines, QUOTAS[condition], options)
        yield from ((condition, engine, one) for engine, one in found.items())
    if "throughput" in conditions:
        say(f"{name}: throughput")
        with ExitStack() as stack:
            opened = {
                e: [stack.enter_context(_Process(name, e, options, streams=True))]
                for e in engines
                if e != "openvino"
            }
            for engine, found in _in_turns("throughput", opened).items():
                yield "throughput", engine, found


def _under_quota(
    name: str, engines: Sequence[str], quota: float, options: argparse.Namespace
) -> dict[str, dict[str, Any]]:
    """The fields of each engine in a group of its own: of ONNX Runtime those of its best setting.

    Empty where no group can be made.
    """
    settings = [
        (engine, *setting)
        for engine in engines
        for setting in (_settings() if engine == "onnxruntime" else [((), "")])
    ]
    with ExitStack() as stack:
        opened = {}
        for number, (engine, extra, note) in enumerate(settings):
            group = stack.enter_context(_group(quota, number))
            if group is None:
                say("left out, no control group can be made here")
                return {}
            process = _Process(name, engine, options, group=group, extra=extra)
            opened[engine, note] = [stack.enter_context(process)]
        best: dict[str, dict[str, Any]] = {}
        for (engine, note), found in _in_turns("hot", opened).items():
            mean_ms = float(np.mean(found["times_ms"]))
            if engine not in best or mean_ms < float(np.mean(best[engine]["times_ms"])):
                best[engine] = {**found, "note": note}
        return best


def _in_turns(
    condition: str, opened: Mapping[Key, Sequence[_Process]]
) -> dict[Key, dict[str, Any]]:
    """The blocks of a condition, in turns; processes of one key measure at the same time."""
    answers: dict[Key, list[dict[str, Any]]] = {key: [] for key in opened}
    for block in range(BLOCKS):
        for key in list(opened)[:: 1 if block % 2 == 0 else -1]:
            for process in opened[key]:
                process.ask(condition, block)
            answers[key] += [process.answer() for process in opened[key]]
    return {key: _joined(found) for key, found in answers.items()}


def _joined(found: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The fields of a cell of several blocks: all their calls, and the median of their rates."""
    rates = [one["calls_per_s"] for one in found if "calls_per_s" in one]
    return {
        "times_ms": [each for one in found for each in one["times_ms"]],
        "note": found[-1].get("note", ""),
        "calls_per_s": float(np.median(rates)) if rates else None,
    }


def _settings() -> Iterator[tuple[Sequence[str], str]]:
    """Options of a process of ONNX Runtime for each of its settings, and a note for the cell."""
    for threads in range(1, len(os.sched_getaffinity(0)) + 1):
        yield ("--threads", str(threads)), f"{threads} threads"
        yield ("--threads", str(threads), "--no_spin"), f"{threads} threads, no spinning"


class _Process:
    """A process of an engine, which is ready when this has been made, and measures when asked."""

    def __init__(
        self,
        name: str,
        engine: str,
        options: argparse.Namespace,
        *,
        streams: bool = False,
        group: Path | None = None,
        extra: Sequence[str] = (),
    ) -> None:
        command = [
            sys.executable, "-m", "benchmarks.service_process", engine,
            str(_source(options.folder, name)), str(_compiled(options.folder, name)),
            "--seconds", str(options.seconds),
            *(["--streams"] if streams else []), *(["--group", str(group)] if group else []),
            *extra,
        ]  # fmt: skip
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._name = f"{name}: {engine}"
        if self._line() != "ready\n":
            self.close()
            raise SystemExit(f"bench: {self._name} does not start")

    def __enter__(self) -> _Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def ask(self, condition: str, block: int) -> None:
        """Have it measure a block of a condition, whose result `answer` waits for."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{condition} {block}\n")
        self._process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        """The times of the block that was asked for. Raises SystemExit where the process died."""
        if not (line := self._line()):
            raise SystemExit(f"bench: {self._name} died")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()


@contextmanager
def _group(cores: float, number: int = 0) -> Iterator[Path | None]:
    """A control group with a quota, of version 1 or 2; None where none can be made.

    `number` tells those of one process apart.
    """
    for root in GROUPS:
        if not (root / "cgroup.procs").exists():
            continue
        group = root / f"tunebank-bench-{os.getpid()}-{number}"
        quota = int(cores * PERIOD_US)
        try:
            group.mkdir()
        except OSError:
            continue
        try:
            if (group / "cpu.cfs_quota_us").exists():
                (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
                (group / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
            yield group
        except FileNotFoundError:  # a hierarchy without this controller
            continue
        finally:
            with suppress(OSError):
                group.rmdir()
        return
    yield None


# -- tables ----------------------------------------------------------------------------------------


def _latency_lines(names: Sequence[str], cells: Sequence[Cell]) -> Iterator[str]:
    """A Markdown table: percentiles in ms of each engine, and ratios of ONNX Runtime to ours."""
    engines = [engine for engine in ENGINES if any(cell.engine == engine for cell in cells)]
    heads = [f"{TITLES[engine]} p50 / p90 / p99" for engine in engines]
    yield "| network | calls | " + " | ".join(heads) + " | ratio p50 | p90 |"
    yield "|---" * (len(engines) + 4) + "|"
    ratios: list[tuple[float, float]] = []
    for name in names:
        for condition in (each for each in CONDITIONS if each != "throughput"):
            found = {e: _times(cells, name, condition, e) for e in engines}
            if not any(len(times) for times, _ in found.values()):
                continue
            texts = [_percentiles(*found[engine]) for engine in engines]
            ours, theirs = found.get("ours"), found.get("onnxruntime")
            shown = ["", ""]
            if ours and theirs and len(ours[0]) and len(theirs[0]):
                pair = np.percentile(theirs[0], [50, 90]) / np.percentile(ours[0], [50, 90])
                ratios.append((float(pair[0]), float(pair[1])))
                shown = [f"{each:.2f}" for each in pair]
            title = condition.replace("_", " ")
            yield f"| {name} | {title} | " + " | ".join([*texts, *shown]) + " |"
    if ratios:
        means = " | ".join(f"{geometric_mean(side):.2f}" for side in zip(*ratios, strict=True))
        yield f"| geometric mean | {'| ' * len(engines)}| {means} |"


def _times(
    cells: Sequence[Cell], name: str, condition: str, engine: str
) -> tuple[list[float], str]:
    found = [c for c in cells if (c.network, c.condition, c.engine) == (name, condition, engine)]
    return [each for cell in found for each in cell.times_ms], next((c.note for c in found), "")


def _percentiles(times_ms: Sequence[float], note: str) -> str:
    if not times_ms:
        return note or "-"
    return " / ".join(f"{each:.3g}" for each in np.percentile(times_ms, [50, 90, 99]))


def _throughput_lines(names: Sequence[str], cells: Sequence[Cell]) -> Iterator[str]:
    yield "| network | ours, calls/s | ONNX Runtime's best | its setting | ratio |"
    yield "|---|---|---|---|---|"
    ratios = []
    for name in names:
        found = {
            engine: [c for c in cells if (c.network, c.engine) == (name, engine) and c.calls_per_s]
            for engine in ("ours", "onnxruntime")
        }
        if not all(found.values()):
            continue
        ours, theirs = (
            float(np.median([c.calls_per_s or 0.0 for c in each])) for each in found.values()
        )
        ratios.append(ours / theirs)
        setting = found["onnxruntime"][-1].note
        yield f"| {name} | {ours:.4g} | {theirs:.4g} | {setting} | {ours / theirs:.2f} |"
    if ratios:
        yield f"| geometric mean | | | | {geometric_mean(ratios):.2f} |"


if __name__ == "__main__":
    sys.exit(main())
