"""`make bench-cold`: a first tuning with the built-in bank, beside one that begins with nothing.

Each model is tuned twice through the command line, each time with an empty bank and without any
compiled kernel: with the built-in bank, and without it. It is compiled with the default policies,
too. Then all three offline models run in alternating blocks of one process.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from bankd.system.device_lock import holding_device, lock_folder
from benchmarks import machine
from benchmarks.models import build_models, say
from tuner.backend import host_cores, host_target
from tuner.measure.cores import wait_for_cores
from tuner.measure.models import Runner, random_feeds, time_in_blocks
from tuner.runtime import model as runtime
from tuner.trials.trial import median, ratio_interval

FOLDER = Path("run/bench-cold")
RESULTS = Path(__file__).parent / "results"
SECONDS = 20.0
PATIENCE_S = 30.0
WAYS: Mapping[str, tuple[str, ...]] = {
    "cold": ("aoe", "--job_type", "1,2", "--json"),
    "tuned": ("aoe", "--job_type", "1,2", "--json"),
    "default": ("atc",),
}
"""Commands by way; of these only "cold" has the built-in bank."""

Interval = tuple[float, float, float]


@dataclass(frozen=True)
class Row:
    """One model: what a first tuning takes, and how its result compares."""

    at: str
    model: str
    target: str
    cold_s: float
    """Seconds of the whole command with the built-in bank, until the offline model is there."""
    cold_trials: int
    tuned_s: float
    tuned_trials: int
    cold_ms: float
    speed: Interval
    """Time of the one tuned from nothing over the cold one's: at 0.9, nine tenths of its speed."""
    gain: Interval
    """Time with default policies over the cold one's."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    models = {name: FOLDER / "models" / f"{name}.onnx" for name in options.models}
    build_models(models.values())
    here = machine.machine()
    path = RESULTS / f"{datetime.now(UTC):%Y-%m-%d}-{machine.cpu_slug(str(here['cpu']))}-cold.jsonl"
    facts = {"machine": here, "versions": machine.versions()}
    for model in models.values():
        row = measure(model, options.soc_version, options.cores)
        _tell(row)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**asdict(row), **facts}, sort_keys=True) + "\n")
    return 0


def measure(model: Path, soc_version: str, cores: int) -> Row:
    seconds, records = {}, {}
    for way in WAYS:
        seconds[way], records[way] = make(model, way, soc_version, cores)
    target = host_target(soc_version, cores)
    with holding_device(lock_folder(os.environ)), ExitStack() as opened:
        programs = {way: opened.enter_context(runtime.load(_output(model, way))) for way in WAYS}
        wait_for_cores(target, PATIENCE_S)
        feeds = random_feeds(programs["cold"].program.inputs)
        blocks = time_in_blocks(dict[str, Runner](programs), feeds, SECONDS).seconds
    return Row(
        at=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        model=model.stem,
        target=str(target),
        cold_s=seconds["cold"],
        cold_trials=records["cold"]["trials"],
        tuned_s=seconds["tuned"],
        tuned_trials=records["tuned"]["trials"],
        cold_ms=1e3 * median(blocks["cold"]),
        speed=ratio_interval(blocks["tuned"], blocks["cold"]),
        gain=ratio_interval(blocks["default"], blocks["cold"]),
    )


def make(model: Path, way: str, soc_version: str, cores: int) -> tuple[float, dict[str, int]]:
    """Make an offline model in a fresh place: seconds of the command, and its record."""
    place = FOLDER / way
    shutil.rmtree(place, ignore_errors=True)
    (place / "bank").mkdir(parents=True)
    command, *further = WAYS[way]
    env = {
        **os.environ,
        "ENABLE_BUILT_IN_BANK": str(way == "cold"),
        "TUNE_BANK_PATH": str(place / "bank"),
        "TUNE_KERNEL_CACHE_PATH": str(place / "kernels"),
        "ASCEND_WORK_PATH": str(place),
    }
    say(f"{model.stem}: {way}")
    started_s = time.monotonic()
    done = subprocess.run(
        [
            sys.executable, "-m", "bankd", command, "--model", str(model), *further,
            "--soc_version", soc_version, "--aicore_num", str(cores),
            "--output", str(_output(model, way).with_suffix("")),
        ],
        env=env, check=True, stdout=subprocess.PIPE,
    )  # fmt: skip
    return time.monotonic() - started_s, json.loads(done.stdout) if further else {}


def _output(model: Path, way: str) -> Path:
    return FOLDER / "compiled" / f"{model.stem}-{way}.om"


def _tell(row: Row) -> None:
    speed, gain = (
        f"{middle:.2f} [{low:.2f}, {high:.2f}]" for low, middle, high in (row.speed, row.gain)
    )
    print(
        f"{row.model} {row.target}: cold in {row.cold_s:.1f} s with {row.cold_trials} trials,"
        f" tuned in {row.tuned_s:.1f} s with {row.tuned_trials}; cold {row.cold_ms:.2f} ms,"
        f" {speed} of the tuned speed, {gain} of the default's"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cold", description=__doc__)
    parser.add_argument("models", nargs="*", default=["resnet50"], help="networks of the zoo")
    parser.add_argument("--soc_version", default=host_target().soc_version)
    parser.add_argument("--cores", type=int, default=host_cores())
    return parser


if __name__ == "__main__":
    sys.exit(main())
