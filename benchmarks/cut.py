"""`make bench-cut`: what choosing the cut brings: OPAT alone beside SGAT and OPAT, whole models.

Each model is tuned twice through the command line: OPAT from an empty bank, then SGAT and OPAT from
a copy of what OPAT has left, so that operators that both have in common have one policy. Two
searches from empty banks differ by up to 3 %, which is more than some cuts bring (`--apart`).
Then both offline models and ONNX Runtime run in alternating blocks of one process.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from benchmarks import machine
from benchmarks.models import build_models, say
from benchmarks.session import tune_with_aoe
from fixtures.zoo import ZOO
from tuner.backend import host_target
from tuner.measure.cores import wait_for_cores
from tuner.measure.models import Runner, max_difference, random_feeds, time_in_blocks
from tuner.measure.peers import Peer, accepts, open_peer
from tuner.program.program import Port
from tuner.runtime import model as runtime
from tuner.trials.trial import median, ratio_interval

JOBS = {"opat": "2", "both": "1,2"}
PATIENCE_S = 60.0
"""How long the timing of a model may wait for cores that a host has taken away."""
RESULTS = Path(__file__).parent / "results"

Interval = tuple[float, float, float]


@dataclass(frozen=True)
class Row:
    """One model on one number of cores: medians in milliseconds, ratios with 95 % intervals."""

    at: str
    model: str
    cores: int
    opat_ms: float
    both_ms: float
    peer_ms: float
    gain: Interval
    """Time after OPAT alone over time after SGAT and OPAT."""
    over_peer: Interval
    """ONNX Runtime's time over time after SGAT and OPAT."""
    max_difference: float
    """From ONNX Runtime's outputs, over the largest of them."""
    tuning_s: Mapping[str, float]
    apart: bool
    """Both were tuned from empty banks."""
    machine: Mapping[str, object]
    versions: Mapping[str, str]


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    names = options.models or list(ZOO)
    models = [options.folder / "models" / f"{name}.onnx" for name in names]
    build_models(models)
    rows = []
    for model in models:
        tuned = {job: _tune(model, job, options) for job in JOBS}
        row = _measure(model, tuned, options)
        rows.append(row)
        _keep(row)
        say(f"{row.model}: {row.gain[1]:.3f} times as fast as after OPAT alone")
    _print(rows)
    return 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make bench-cut", description=__doc__)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"of {', '.join(ZOO)}")
    parser.add_argument("--folder", type=Path, default=Path("run/bench-cut"))
    parser.add_argument("--cores", type=int, default=host_target().cores)
    parser.add_argument("--seconds", type=float, default=30.0, help="of timing a model")
    parser.add_argument("--apart", action="store_true", help="both from empty banks")
    parser.add_argument("--fresh", action="store_true", help="begin with empty banks")
    return parser


def _tune(model: Path, job: str, options: argparse.Namespace) -> float:
    """Tune into FOLDER/JOB/MODEL.om unless that is there; seconds it took, 0 if it was there."""
    folder = options.folder / f"{job}-{options.cores}"
    bank, output = folder / f"bank-{model.stem}", folder / model.stem
    if options.fresh:
        shutil.rmtree(bank, ignore_errors=True)
        output.with_suffix(".om").unlink(missing_ok=True)
    before = options.folder / f"opat-{options.cores}" / bank.name
    if job == "both" and not options.apart and not bank.exists():
        shutil.copytree(before, bank)
    bank.mkdir(parents=True, exist_ok=True)
    if output.with_suffix(".om").exists():
        return 0.0
    say(f"{model.stem}: tuning, --job_type {JOBS[job]}")
    arguments = (
        "--job_type", JOBS[job], "--aicore_num", str(options.cores), "--work_dir", str(folder),
    )  # fmt: skip
    folders = {"TUNE_BANK_PATH": str(bank), "ASCEND_WORK_PATH": str(folder)}
    return tune_with_aoe(model, arguments, folders, output)


def shared_feeds(peers: Sequence[Peer], ports: tuple[Port, ...]) -> dict[str, np.ndarray] | None:
    """Inputs that every peer takes, None if there are none.

    Indices of 0 and 1 fit nearly every table; where they do not, all are 0.
    """
    feeds = random_feeds(ports)
    for inputs in (feeds, {name: _no_indices(array) for name, array in feeds.items()}):
        if all(accepts(peer, inputs) for peer in peers):
            return inputs
    return None


def _no_indices(array: np.ndarray) -> np.ndarray:
    return array if np.issubdtype(array.dtype, np.floating) else np.zeros_like(array)


def _measure(model: Path, tuning_s: Mapping[str, float], options: argparse.Namespace) -> Row:
    with ExitStack() as stack:
        ours = {
            job: stack.enter_context(
                runtime.load(options.folder / f"{job}-{options.cores}" / f"{model.stem}.om")
            )
            for job in JOBS
        }
        peer = open_peer("onnxruntime", model, options.cores, ours["both"].program.inputs)
        feeds = shared_feeds([peer], ours["both"].program.inputs) if peer else None
        if peer is None or feeds is None:
            raise SystemExit(f"bench: {model}: ONNX Runtime does not run it")
        wait_for_cores(host_target(cores=options.cores), PATIENCE_S)
        runners: dict[str, Runner] = {**ours, "peer": peer}
        difference = max_difference(ours["both"].run(feeds), peer.run(feeds))
        seconds = time_in_blocks(runners, feeds, options.seconds).seconds
    return Row(
        at=datetime.now(UTC).isoformat(timespec="seconds"),
        model=model.stem,
        cores=options.cores,
        opat_ms=1e3 * median(seconds["opat"]),
        both_ms=1e3 * median(seconds["both"]),
        peer_ms=1e3 * median(seconds["peer"]),
        gain=ratio_interval(seconds["opat"], seconds["both"]),
        over_peer=ratio_interval(seconds["peer"], seconds["both"]),
        max_difference=difference,
        tuning_s=dict(tuning_s),
        apart=options.apart,
        machine=machine.machine(),
        versions=machine.versions(),
    )


def _keep(row: Row) -> None:
    slug = machine.cpu_slug(str(row.machine["cpu"]))
    path = RESULTS / f"{datetime.now(UTC):%Y-%m-%d}-{slug}-cut.jsonl"
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(row)) + "\n")


def _print(rows: Sequence[Row]) -> None:
    print(f"{'model':12} cores  OPAT ms  SGAT+OPAT ms  ONNX Runtime ms  gain")
    for row in rows:
        low, middle, high = row.gain
        print(
            f"{row.model:12} {row.cores:5}  {row.opat_ms:7.2f}  {row.both_ms:12.2f}"
            f"  {row.peer_ms:15.2f}  {middle:.3f} [{low:.3f}, {high:.3f}]"
        )
    means = [math.exp(sum(math.log(row.gain[i]) for row in rows) / len(rows)) for i in range(3)]
    print(f"geometric mean of the gain: {means[1]:.3f} [{means[0]:.3f}, {means[2]:.3f}]")


if __name__ == "__main__":
    sys.exit(main())
