"""`make bench-revisions REF=...`: whole models of this tree and of another revision, alternating.

Each revision tunes each model from nothing. Then both compile the model with the bank that the
other revision made, so that the same policies run, and processes of both call it in turns through
`tuner.load` at its defaults. The ratio is this tree over the other: below 1 this one is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bankd.system.device_lock import holding_device, lock_folder
from benchmarks import machine
from benchmarks.models import build_models, say
from benchmarks.options import MODELS, QUICK_MODELS, TUNING_LIMIT_S
from fixtures.zoo import ZOO
from tools.same_kernels import ROOT, check_out
from tuner.backend import host_cores
from tuner.trials.trial import ratio_interval

ROUNDS, QUICK_ROUNDS = 16, 8
"""Processes of each revision; each gives its median."""
CALL_S = 2.0
CALLS = """
import json, statistics, sys, time
import numpy as np
import tuner
path, seconds = sys.argv[1], float(sys.argv[2])
with tuner.load(path) as model:
    feeds = {i.name: np.zeros(i.shape, i.dtype) + i.dtype.type(1) for i in model.inputs}
    for _ in range(5):
        model.run(feeds)
    times, end_s = [], time.perf_counter() + seconds
    while time.perf_counter() < end_s:
        start_s = time.perf_counter()
        model.run(feeds)
        times.append(1e3 * (time.perf_counter() - start_s))
print(json.dumps(statistics.median(times)))
"""


@dataclass(frozen=True)
class Tree:
    """The files of a revision, and what it makes."""

    root: Path
    folder: Path

    def bankd(self, *arguments: str, bank: Path) -> str:
        """Run a command of this revision with a bank; gives what it prints."""
        paths = {"TUNE_BANK_PATH": bank, "TUNE_KERNEL_CACHE_PATH": self.folder / "kernels"}
        return self.python("-m", "bankd", *arguments, **paths)

    def python(self, *arguments: str, **paths: Path) -> str:
        """Run Python on this tree, its children too, which do not look into the working folder."""
        paths["PYTHONPATH"] = self.root
        environment = {**os.environ, **{name: str(path) for name, path in paths.items()}}
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, cwd=self.root, env=environment, check=True, stdout=subprocess.PIPE, text=True
        ).stdout

    @property
    def bank(self) -> Path:
        return self.folder / "bank"

    def tune(self, model: Path, cores: int, limit_s: float) -> float:
        """Tune from nothing, into a new bank; gives the seconds."""
        self.bank.mkdir(parents=True)
        options = ["--aicore_num", str(cores), "--tuning_time_limit", str(limit_s)]
        options += ["--work_dir", str(self.folder), "--output", str(self.folder / "own")]
        start_s = time.monotonic()
        self.bankd("aoe", "--model", str(model), "--job_type", "1,2", *options, bank=self.bank)
        return time.monotonic() - start_s

    def compile(self, model: Path, cores: int, bank: Path) -> dict[str, Any]:
        """Compile with a bank; gives what `bankd atc --json` says, with its hits."""
        options = ["--aicore_num", str(cores), "--output", str(self.folder / "same"), "--json"]
        answer = self.bankd("atc", "--model", str(model), *options, bank=bank)
        result: dict[str, Any] = json.loads(answer)
        return result

    def call_ms(self) -> float:
        """The median of the calls of one process."""
        model = str(self.folder / "same.om")
        return float(json.loads(self.python("-c", CALLS, model, str(CALL_S))))


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    zoo = options.folder / "models"
    models = [zoo / f"{n}.onnx" if n in ZOO else Path(n).resolve() for n in options.models]
    build_models(models)
    with tempfile.TemporaryDirectory(dir=options.folder) as scratch:
        other = Path(scratch) / "revision"
        other.mkdir()
        check_out(options.revision, other)
        print("model         other ms  this ms  this/other            tuning s: other  this  hits")
        for model in models:
            print(_line(model, other, Path(scratch) / model.stem, options), flush=True)
    return 0


def _line(model: Path, root: Path, scratch: Path, options: argparse.Namespace) -> str:
    """One model, tuned, compiled and timed under both revisions."""
    other, this = Tree(root, scratch / "other"), Tree(ROOT, scratch / "this")
    tuning_s = [t.tune(model, options.cores, options.tuning_time_limit) for t in (other, this)]
    found = [tree.compile(model, options.cores, other.bank) for tree in (other, this)]
    times: dict[Tree, list[float]] = {other: [], this: []}
    load = machine.OtherLoad()
    with holding_device(lock_folder(os.environ)):
        for number in range(options.rounds):
            for tree in (other, this) if number % 2 == 0 else (this, other):
                times[tree].append(tree.call_ms())
    low, middle, high = ratio_interval(times[this], times[other])
    if (busy := load.cores() or 0.0) > machine.BUSY_CORES:
        say(f"{model.stem}: others used {busy:.2f} cores meanwhile: do not trust it")
    best = [min(times[tree]) for tree in (other, this)]
    hits = " ".join(
        f"{f['hits'] + f['subgraph_hits']}/{f['total'] + f['subgraphs']}" for f in found
    )
    return (
        f"{model.stem:12} {best[0]:9.2f} {best[1]:8.2f}  {middle:.3f} [{low:.3f}, {high:.3f}]"
        f"  {tuning_s[0]:15.0f} {tuning_s[1]:5.0f}  {hits}"
    )


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make bench-revisions", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add = parser.add_argument
    add("revision", help="what this tree is compared with")
    add("--models", nargs="+", metavar="MODEL",
        help=f"of the zoo, or ONNX files (default: {', '.join(MODELS)})")  # fmt: skip
    add("--quick", action="store_true", help=f"{', '.join(QUICK_MODELS)}, fewer processes")
    add("--cores", type=int, default=host_cores())
    add("--rounds", type=int, help=f"processes of each revision (default: {ROUNDS})")
    add("--tuning_time_limit", type=float, default=TUNING_LIMIT_S, help="for each model and tree")
    add("--folder", type=Path, default=Path("run/bench"))
    options = parser.parse_args(arguments)
    options.folder = options.folder.resolve()
    options.models = options.models or (QUICK_MODELS if options.quick else MODELS)
    options.rounds = options.rounds or (QUICK_ROUNDS if options.quick else ROUNDS)
    return options


if __name__ == "__main__":
    sys.exit(main())
