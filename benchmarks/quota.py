"""Speed under quotas of processor time: ours and ONNX Runtime's, in control groups made for it.

    python -m benchmarks.quota MODEL.onnx [--quotas 0.5,1.5,2] [--seconds 8] [--json FILE]

For each quota a group is made (version 2 or 1, which takes root); in it, in processes of their own:
our offline model, compiled there with what the bank holds and as many threads as it has by itself,
and ONNX Runtime with each number of threads up to the machine's, with and without spinning. Engines
take turns, three times. Exit code 1: the core count is wrong, or ONNX Runtime's best setting is
faster beyond 3 %; 3: no group can be made here.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any
from uuid import uuid4

PERIOD_US = 100_000
GROUPS = Path("/sys/fs/cgroup")
ROUNDS = 3
SLOWER = 1.03
"""Times as long as ONNX Runtime's best that ours may take before it counts as slower."""

CHILD = """
import json, sys, time
import numpy as np
kind, model, seconds, threads, spins = json.loads(sys.argv[1])
if kind == "cores":
    from tuner.backend import host_cores
    print(json.dumps(host_cores())); raise SystemExit
if kind == "ours":
    import tuner
    loaded = tuner.load(model)
    threads = loaded.threads
    ports = [(port.name, port.shape, str(port.dtype)) for port in loaded.inputs]
else:
    import onnxruntime as ort
    options = ort.SessionOptions()
    options.intra_op_num_threads = threads
    options.add_session_config_entry("session.intra_op.allow_spinning", str(int(spins)))
    loaded = ort.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    kinds = {"tensor(float)": "float32", "tensor(int64)": "int64", "tensor(int32)": "int32"}
    ports = [(one.name, [size if isinstance(size, int) else 1 for size in one.shape],
              kinds[one.type]) for one in loaded.get_inputs()]
rng = np.random.default_rng(0)
feeds = {name: rng.random(tuple(shape), np.float32) if dtype == "float32"
         else rng.integers(0, 2, tuple(shape)).astype(dtype) for name, shape, dtype in ports}
run = (lambda: loaded.run(feeds)) if kind == "ours" else (lambda: loaded.run(None, feeds))
for _ in range(3):
    run()
times, until = [], time.monotonic() + seconds
while time.monotonic() < until:
    begun = time.perf_counter(); run(); times.append(time.perf_counter() - begun)
print(json.dumps([threads, times]))
"""


@dataclass(frozen=True)
class Row:
    """Times of one engine under one quota, in milliseconds."""

    quota: float
    engine: str
    threads: int
    mean: float
    p50: float
    p90: float
    p99: float


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.quota", description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--quotas", default="0.5,1.5,2")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    rows, faults = list[Row](), list[str]()
    for quota in map(float, options.quotas.split(",")):
        try:
            found, wrong = measured(options.model.resolve(), quota, options.seconds)
        except OSError as error:
            print(f"no group with a quota can be made here: {error}")
            return 3
        rows += found
        faults += wrong
    print(table(rows))
    print("\n".join(faults))
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))
    return int(bool(faults))


@contextmanager
def group_of(quota: float, groups: Path = GROUPS) -> Iterator[Path]:
    """A control group with this quota; it is removed in the end. Raises OSError."""
    is_second = (groups / "cgroup.controllers").exists()
    folder = groups / ("" if is_second else "cpu") / f"tunebank-{uuid4().hex[:8]}"
    if is_second:
        with suppress(OSError):  # it may be on already
            (groups / "cgroup.subtree_control").write_text("+cpu")
    folder.mkdir()
    try:
        amount = round(quota * PERIOD_US)
        if is_second:
            (folder / "cpu.max").write_text(f"{amount} {PERIOD_US}")
        else:
            (folder / "cpu.cfs_period_us").write_text(str(PERIOD_US))
            (folder / "cpu.cfs_quota_us").write_text(str(amount))
        yield folder
    finally:
        with suppress(OSError):
            folder.rmdir()


def measured(model: Path, quota: float, seconds: float) -> tuple[list[Row], list[str]]:
    """Rows of all engines under a quota, and what is wrong with them."""
    with group_of(quota) as group, tempfile.TemporaryDirectory() as place:
        cores, wanted = _in_group(group, ["cores", "", 0, 0, 0]), cores_of(quota)
        faults = [] if cores == wanted else [f"{quota:g}: {cores} cores are counted, not {wanted}"]
        ours = Path(place, "ours.om")
        command = (sys.executable, "-m", "bankd", "atc", "--model", str(model), "--output",
                   str(ours.with_suffix("")))  # fmt: skip
        _run(group, command)
        machine = len(os.sched_getaffinity(0))
        ways = [("ours", ["ours", str(ours), seconds / ROUNDS, 0, 0])]
        for threads in range(1, machine + 1):
            for spins in (1, 0):
                name = f"ORT {threads}{'' if spins else ' no spin'}"
                ways.append((name, ["ort", str(model), seconds / ROUNDS, threads, spins]))
        times: dict[str, list[float]] = {name: [] for name, _ in ways}
        threads_of: dict[str, int] = {}
        for _ in range(ROUNDS):
            for name, way in ways:
                threads_of[name], found = _in_group(group, way)
                times[name] += found
    rows = [row_of(quota, name, threads_of[name], found) for name, found in times.items()]
    own, best = rows[0], min(rows[1:], key=lambda row: row.mean)
    if own.mean > SLOWER * best.mean:
        faults.append(f"{quota:g}: {best.engine} is faster: {best.mean:.1f} ms to {own.mean:.1f}")
    return rows, faults


def cores_of(quota: float) -> int:
    """The cores that count under a quota: a part of one is one, and no more than there are."""
    return min(math.ceil(quota), len(os.sched_getaffinity(0)))


def row_of(quota: float, engine: str, threads: int, seconds: Sequence[float]) -> Row:
    """The figures of these times."""
    ms = sorted(1e3 * one for one in seconds)
    at = [ms[min(len(ms) - 1, int(share * len(ms)))] for share in (0.9, 0.99)]
    return Row(quota, engine, threads, sum(ms) / len(ms), median(ms), *at)


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown."""
    head = "| quota | engine | threads | mean ms | p50 | p90 | p99 |\n|---|---|---|---|---|---|---|"
    lines = (
        f"| {one.quota:g} | {one.engine} | {one.threads} | {one.mean:.1f} | {one.p50:.1f}"
        f" | {one.p90:.1f} | {one.p99:.1f} |"
        for one in rows
    )
    return "\n".join([head, *lines])


def _in_group(group: Path, way: Sequence[object]) -> Any:
    return json.loads(_run(group, (sys.executable, "-c", CHILD, json.dumps(way))))


def _run(group: Path, command: Sequence[str]) -> str:
    """Output of a command that runs in the group from its beginning on."""
    joins = 'echo $$ > "$0/cgroup.procs" && exec "$@"'
    ended = subprocess.run(
        ["/bin/sh", "-c", joins, str(group), *command], capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise SystemExit(f"{' '.join(command)[:100]} ended with {ended.returncode}: {ended.stderr}")
    return ended.stdout


if __name__ == "__main__":
    sys.exit(main())
