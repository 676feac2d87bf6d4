"""`make bench-native`: models as objects in C programs beside the same offline models in Python.

Each round is a process of both, in turns, on the same inputs; the outputs have to be the same bits.
Python calls a bound model (`tuner.load`, `bind`), C its `run`. The models are compiled with what
the banks hold, or offline models that exist.

    python -m benchmarks.native resnet50 bert_base --threads 2 --rounds 7
    python -m benchmarks.native out/m.om
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from benchmarks.models import build_models, say
from tuner import load
from tuner.backend import host_target
from tuner.measure.models import random_feeds
from tuner.runtime.model import LoadedModel
from tuner.runtime.object_file import c_name, emit_object

MODELS = ("resnet50", "bert_base")
MAX_RATIO = 1.03
"""Time of C over that of Python, above which this ends with 1."""
WARM_UP_CALLS = 3
PROGRAM = Path(__file__).with_name("timed_model.c")


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    if options.child:
        return _time_python(options)
    ratios = [_measure(name, options) for name in options.models or MODELS]
    return 0 if max(ratios) <= MAX_RATIO else 1


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-native", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {', '.join(MODELS)}")
    parser.add_argument("--folder", type=Path, default=Path("run/bench-native"))
    parser.add_argument("--threads", type=int, default=host_target().cores)
    parser.add_argument("--rounds", type=int, default=7, help="processes of each")
    parser.add_argument("--seconds", type=float, default=3.0, help="of calls in each process")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return parser


def _measure(name: str, options: argparse.Namespace) -> float:
    """Print both times of a model; return the median ratio of the rounds, C over Python."""
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    model = Path(name) if name.endswith(".om") else compiled(name, folder, options.threads)
    program, inputs = _program(model, folder), folder / f"{model.stem}.in"
    with load(model, threads=1) as loaded:
        feeds = random_feeds(loaded.program.inputs)
        inputs.write_bytes(b"".join(feeds[port.name].tobytes() for port in loaded.inputs))
    words = [str(options.threads), str(options.seconds), str(inputs)]
    commands = {
        "C": [str(program), *words],
        "Python": [
            sys.executable, "-m", "benchmarks.native", "--child", str(model), "--threads",
            str(options.threads), "--seconds", str(options.seconds), "--folder", str(folder),
        ],
    }  # fmt: skip
    times: dict[str, list[float]] = {engine: [] for engine in commands}
    made = {engine: folder / f"{model.stem}.{engine}.out" for engine in commands}
    for number in range(options.rounds):
        for engine in list(commands)[:: 1 if number % 2 else -1]:
            command = [*commands[engine], *([str(made[engine])] if engine == "C" else [])]
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
            times[engine].append(float(done.stdout))
    if made["C"].read_bytes() != made["Python"].read_bytes():
        raise SystemExit(f"{model}: C and Python have other bits in their outputs")
    ratios = sorted(c / python for c, python in zip(times["C"], times["Python"], strict=True))
    ratio = statistics.median(ratios)
    print(
        f"{model.stem}, {options.threads} threads: C {statistics.median(times['C']):.1f} us, Python"
        f" {statistics.median(times['Python']):.1f} us, C / Python {ratio:.3f} (rounds"
        f" {ratios[0]:.3f} to {ratios[-1]:.3f}); outputs are the same bits"
    )
    return ratio


def compiled(name: str, folder: Path, cores: int, size_budget: str | None = None) -> Path:
    """A network of the zoo for so many cores, compiled with what the bank knows unless it is there.

    The original is FOLDER/models/NAME.onnx, the offline model FOLDER/NAME.om, or one with the
    budget in its name.
    """
    source = folder / "models" / f"{name}.onnx"
    model = folder / f"{f'{name}-{size_budget}' if size_budget else name}.om"
    if not model.exists():
        build_models([source])
        say(f"{model.stem}: compiling")
        words = ["--model", str(source), "--output", str(model.with_suffix(""))]
        words += ["--size_budget", size_budget] if size_budget else []
        command = [sys.executable, "-m", "bankd", "atc", *words, "--aicore_num", str(cores)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return model


def _program(model: Path, folder: Path) -> Path:
    """The C program with the model in it."""
    prefix = folder / model.stem
    code, header = emit_object(model, prefix)
    program = prefix.with_suffix(".c-program")
    subprocess.run(
        [
            "cc", "-O2", f"-DNAME={c_name(prefix.name)}", "-include", header, PROGRAM, code,
            "-pthread", "-o", program,
        ],
        check=True,
    )  # fmt: skip
    return program.resolve()


def _time_python(options: argparse.Namespace) -> int:
    """Print the median call of a bound model in microseconds; keep its outputs."""
    model = Path(options.models[0])
    with load(model, threads=options.threads) as loaded:
        bound = loaded.bind(_read_inputs(options.folder / f"{model.stem}.in", loaded))
        times_us, start_s = list[float](), time.perf_counter()
        while time.perf_counter() - start_s < options.seconds or len(times_us) < 5 + WARM_UP_CALLS:
            before_s = time.perf_counter()
            bound.run()
            times_us.append((time.perf_counter() - before_s) * 1e6)
        made = b"".join(bound.outputs[port.name].tobytes() for port in loaded.outputs)
    (options.folder / f"{model.stem}.Python.out").write_bytes(made)
    print(statistics.median(times_us[WARM_UP_CALLS:]))
    return 0


def _read_inputs(file: Path, loaded: LoadedModel) -> Mapping[str, np.ndarray]:
    """The inputs as the C program reads them."""
    content, at, found = file.read_bytes(), 0, dict[str, np.ndarray]()
    for port in loaded.inputs:
        array = np.empty(port.shape, port.dtype)
        array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, np.uint8, array.nbytes, at)
        found[port.name], at = array, at + array.nbytes
    return found


if __name__ == "__main__":
    sys.exit(main())
