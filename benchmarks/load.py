"""`make bench-load`: size, load and memory of models beside ONNX Runtime's.

Each start is a process of its own that imports the engine, loads the model, runs it once on inputs
of ones, and waits while its memory is read; files are in the page cache. The engines take turns.
Our models are compiled with what the banks know, without and with a budget for their size. ONNX
Runtime has its defaults, with the ONNX file and with what it saves in its own format (`.ort`).

    python -m benchmarks.load bert_base --rounds 5
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from benchmarks.models import say
from benchmarks.native import compiled
from tuner import load
from tuner.backend import host_target

NETWORKS = ("mobilenetv2", "resnet50", "yolov5s", "bert_base", "gpt2")
PROCESSES = 4
"""Number of processes that have a model at the same time."""
MIB = 2**20

PROGRAMS = {
    "ours": """
import tuner
from tuner.runtime import model as runtime
imported_s = time.perf_counter()
model = tuner.load(path)
run = lambda: model.run(feeds)
""",
    "onnxruntime": """
import onnxruntime
imported_s = time.perf_counter()
model = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
run = lambda: model.run(None, feeds)
""",
}
START = """
import json, sys, time
began_s = time.perf_counter()
import numpy
path, ports = sys.argv[1], json.loads(sys.argv[2])
feeds = {name: numpy.ones(shape, dtype) for name, dtype, shape in ports}
"""
END = """
loaded_s = time.perf_counter()
run()
done_s = time.perf_counter()
print(json.dumps([imported_s - began_s, loaded_s - imported_s, done_s - loaded_s]), flush=True)
sys.stdin.readline()
"""
SAVE = """
import onnxruntime, sys
options = onnxruntime.SessionOptions()
options.optimized_model_filepath = sys.argv[2]
options.add_session_config_entry("session.save_model_format", "ORT")
onnxruntime.InferenceSession(sys.argv[1], options, providers=["CPUExecutionProvider"])
"""


@dataclass(frozen=True)
class Start:
    """One process: the seconds from its start to its first result, and their parts."""

    seconds: float
    import_s: float
    load_s: float
    run_s: float


@dataclass(frozen=True)
class Memory:
    """Bytes of one process, and of several at the same time, with shared pages counted once."""

    one: int
    all: int

    @property
    def further(self) -> float:
        """Bytes that each process after the first adds."""
        return (self.all - self.one) / (PROCESSES - 1)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    print("| network | engine | file | first result | import | load | run | one process"
          f" | all of {PROCESSES} | each further |")  # fmt: skip
    print("|---" * 10 + "|", flush=True)
    for name in options.networks or NETWORKS:
        files = _files(name, folder)
        ports = _ports(files["ours"])
        starts = _starts(files, ports, options.rounds)
        for engine, path in files.items():
            memory = _memory(engine, path, ports)
            cells = " | ".join(_cells(path, starts[engine], memory))
            print(f"| {name} | {engine} | {cells} |", flush=True)
    return 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-load", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("networks", nargs="*", help=f"default: {', '.join(NETWORKS)}")
    parser.add_argument("--folder", type=Path, default=Path("run/bench-load"))
    parser.add_argument("--rounds", type=int, default=5, help="timed processes of each engine")
    return parser


def _files(name: str, folder: Path) -> Mapping[str, Path]:
    """The file that each engine loads; all are made unless they are there."""
    ours, small = (compiled(name, folder, host_target().cores, each) for each in (None, "1.3"))
    original, saved = folder / "models" / f"{name}.onnx", folder / f"{name}.ort"
    if not saved.exists():
        say(f"{name}: saving ONNX Runtime's form")
        command = [sys.executable, "-c", SAVE, str(original), str(saved)]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return {
        "ours": ours, "ours, --size_budget 1.3": small,
        "onnxruntime": original, "onnxruntime, .ort": saved,
    }  # fmt: skip


def _ports(path: Path) -> str:
    """Names, types and shapes of the inputs, as JSON. The file is not mapped afterwards."""
    with load(path, threads=1) as model:
        return json.dumps([(port.name, port.dtype.name, port.shape) for port in model.inputs])


def _starts(files: Mapping[str, Path], ports: str, rounds: int) -> Mapping[str, list[Start]]:
    """Timed processes of each engine in turns; one ahead of them fills the page cache."""
    starts: dict[str, list[Start]] = {engine: [] for engine in files}
    for number in range(rounds + 1):
        for engine in list(files)[:: 1 if number % 2 else -1]:
            with ExitStack() as stack:
                start = _start(engine, files[engine], ports, stack)[1]
            if number:
                starts[engine].append(start)
    return starts


def _start(
    engine: str, path: Path, ports: str, stack: ExitStack
) -> tuple[subprocess.Popen[str], Start]:
    """A process that has run the model once, and waits until the stack is closed."""
    code = START + PROGRAMS[engine.partition(",")[0]] + END
    began_s = time.perf_counter()
    process = stack.enter_context(
        subprocess.Popen(
            [sys.executable, "-c", code, str(path), ports],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    seconds = time.perf_counter() - began_s
    if not line:
        raise SystemExit(f"bench: {engine} does not run {path}")
    return process, Start(seconds, *json.loads(line))


def _memory(engine: str, path: Path, ports: str) -> Memory:
    found = []
    for count in (1, PROCESSES):
        with ExitStack() as stack:
            started = [_start(engine, path, ports, stack)[0] for _ in range(count)]
            found.append(sum(_shared_bytes(process.pid) for process in started))
    return Memory(*found)


def _shared_bytes(process: int) -> int:
    """Memory of a process (PSS): of a page that several have mapped, its share."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def _cells(path: Path, starts: Sequence[Start], memory: Memory) -> Iterator[str]:
    yield f"{path.stat().st_size / MIB:.0f} MiB"
    for part in ("seconds", "import_s", "load_s", "run_s"):
        yield f"{statistics.median(getattr(start, part) for start in starts):.3f} s"
    for size in (memory.one, memory.all, memory.further):
        yield f"{size / MIB:.0f} MiB"


if __name__ == "__main__":
    sys.exit(main())
