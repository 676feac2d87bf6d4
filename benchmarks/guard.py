"""`make bench-guard`: whether `bankd guard` finds a planted regression, and passes without one.

A network of equal layers is compiled once as it is, and once with one layer of 20 more, a product
with the identity: the same outputs to the bit, and 5 % more work. Each is compared with a copy of
the first so many times.

    python -m benchmarks.guard                    20 runs with the planted layer, 20 without
    python -m benchmarks.guard --runs 5 --seconds 15
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from fixtures.files import write_model
from fixtures.zoo.network import Network

LAYERS, ROWS, WIDTH = 20, 64, 256
EXPECTED = {"without": 0, "planted": 1}
"""Exit code of the runs of each kind."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run both kinds in turns, print each verdict, and exit with 1 where one was not expected."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=20, help="runs of either kind")
    parser.add_argument("--seconds", type=float, default=20.0, help="time limit of each run")
    parser.add_argument("--max_regression", default="2%")
    options = parser.parse_args(arguments)
    codes = {kind: Counter[int]() for kind in EXPECTED}
    with tempfile.TemporaryDirectory(prefix="bench_guard_") as name:
        folder = Path(name)
        plain = compiled(folder, "plain", LAYERS)
        models = {
            "without": Path(shutil.copy(plain, folder / "without.om")),
            "planted": compiled(folder, "planted", LAYERS + 1),
        }
        for number in range(options.runs):
            for kind, model in models.items():
                code, text = guarded(model, plain, options)
                codes[kind][code] += 1
                print(f"{number + 1:3} {kind:8} exit {code}  {text}", flush=True)
    for kind, counted in codes.items():
        print(f"{kind}: {counted[EXPECTED[kind]]} of {options.runs} as expected; {dict(counted)}")
    return int(any(counted[EXPECTED[kind]] != options.runs for kind, counted in codes.items()))


def compiled(folder: Path, name: str, layers: int) -> Path:
    """The offline model of a network of so many layers: those after the first 20 are identities."""
    net = Network("layers", seed=1)
    x = net.input("x", (ROWS, WIDTH))
    for number in range(layers):
        is_more = number >= LAYERS
        weight = (
            net.constant(np.eye(WIDTH, dtype=np.float32))
            if is_more
            else net.normal(f"weight{number}", (WIDTH, WIDTH), (2 / WIDTH) ** 0.5)
        )
        x = net.op("Relu", net.op("MatMul", x, weight))
    net.output(x, "y", (ROWS, WIDTH))
    model = write_model(folder / f"{name}.onnx", net.model())
    output = folder / name
    command = ["atc", "--model", str(model), "--output", str(output), "--aicore_num", "1"]
    ended = subprocess.run(
        [sys.executable, "-m", "bankd", *command], capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise SystemExit(ended.stderr)
    return output.with_suffix(".om")


def guarded(model: Path, baseline: Path, options: argparse.Namespace) -> tuple[int, str]:
    """The exit code of one run, and its figures in a line."""
    command = [
        "guard", str(model), "--baseline", str(baseline), "--seconds", str(options.seconds),
        "--max_regression", options.max_regression, "--aicore_num", "1", "--json",
    ]  # fmt: skip
    ended = subprocess.run(
        [sys.executable, "-m", "bankd", *command], capture_output=True, text=True, check=False
    )
    try:
        [result] = json.loads(ended.stdout)
    except ValueError:
        return ended.returncode, ended.stderr.strip()
    low, middle, high = result["ratio"] or (0.0, 0.0, 0.0)
    return ended.returncode, (
        f"{middle:.4f} [{low:.4f}, {high:.4f}], {result['pairs']} pairs,"
        f" {result['disturbed']} disturbed, {result['seconds']:.1f} s"
    )


if __name__ == "__main__":
    sys.exit(main())
