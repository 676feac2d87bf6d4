"""`make bench-accuracy`: the error of every reduction, norm, softmax, pooling and attention policy.

Each cell is one policy of one operator on one or two cores, over so many terms of one mean and
deviation: its error against float64, and ONNX Runtime's on as many threads and the same inputs.
An error is the largest difference over the largest value of the reference, of a few seeds.

A cell fails where our error is above 1.5 times ONNX Runtime's and above `FLOOR`: the roundings of
a sum, of a reciprocal and of their product, which no f32 kernel can do without.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import onnxruntime
from onnx import ModelProto

from benchmarks import machine
from benchmarks.accuracy_subjects import SUBJECTS, Arrays, Subject
from tuner.backend import host_target
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.precision_modes import PrecisionModes
from tuner.program.build import build_program
from tuner.program.kernel_store import KernelStore
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

TERMS = (16, 64, 256, 1024, 4096, 16384, 65536)
MEANS = (0.0, 1.0, 100.0)
SEEDS = 3
LIMIT = 1.5
FLOOR = 3 * 2.0**-24
MAX_ENUMERATED = 16
"""Of larger spaces the default and its neighbours are tried: every value of every knob."""
RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Cell:
    """One policy on inputs of one kind."""

    subject: str
    soc_version: str
    cores: int
    terms: int
    mean: float
    deviation: float
    policy: str
    error: float
    peer_error: float

    @property
    def ratio(self) -> float:
        """Our error over the larger of ONNX Runtime's and `FLOOR` / `LIMIT`: at most 1.5 passes."""
        return self.error / max(self.peer_error, FLOOR / LIMIT)

    @property
    def passes(self) -> bool:
        return self.ratio <= LIMIT


@dataclass(frozen=True)
class Inputs:
    """One draw of inputs, the float64 result, and ONNX Runtime's error."""

    mean: float
    deviation: float
    feeds: Arrays
    reference: np.ndarray
    peer_error: float


def relative_error(found: np.ndarray, reference: np.ndarray) -> float:
    """The largest difference over the largest value; infinite where either is not a number."""
    scale = float(np.abs(reference).max())
    error = float(np.abs(found.astype(np.float64) - reference).max()) / (scale or 1.0)
    return float("inf") if math.isnan(error) else error


def cells_of(
    subject: Subject, terms: int, target: Target, means: Sequence[float] = MEANS, seeds: int = SEEDS
) -> Iterator[Cell]:
    """Every policy of the subject that is tried, on every kind of inputs."""
    model = subject.model(terms)
    graph = fuse(graph_of(model, subject.name, {}))
    drawn = list(_inputs(subject, model, graph, target.cores, means, seeds))
    tasks = tasks_by_output(graph, PrecisionModes())
    store = KernelStore()
    for policy in policies_of([task for task in tasks.values() if task.op == subject.op], target):
        policies = {task.key: _fitting(task, policy, subject.op, target) for task in tasks.values()}
        with load_built(build_program(graph, tasks, policies, target, store)) as loaded:
            errors: dict[tuple[float, float], list[tuple[float, float]]] = {}
            for inputs in drawn:
                (found,) = loaded.run(inputs.feeds).values()
                error = relative_error(found, inputs.reference), inputs.peer_error
                errors.setdefault((inputs.mean, inputs.deviation), []).append(error)
        for (mean, deviation), pairs in errors.items():
            ours, peers = map(max, zip(*pairs, strict=True))
            yield Cell(
                subject.name, target.soc_version, target.cores, terms, mean, deviation,
                policy.text(), ours, peers,
            )  # fmt: skip


def _inputs(
    subject: Subject,
    model: ModelProto,
    graph: Graph,
    cores: int,
    means: Sequence[float],
    seeds: int,
) -> Iterator[Inputs]:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = cores
    options.log_severity_level = 3
    peer = onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    for mean in means:
        for deviation in subject.deviations:
            for seed in range(seeds):
                feeds = subject.feeds(model, mean, deviation, seed)
                (reference,) = run_graph(graph, feeds).values()
                error = relative_error(peer.run(None, feeds)[0], reference)
                yield Inputs(mean, deviation, feeds, reference, error)


def policies_of(tasks: Sequence[Task], target: Target) -> list[Policy]:
    """The legal policies of these tasks, the default first."""
    if not tasks:
        raise SystemExit("bench: the subject has no task of its op")
    space = Space(tasks[0], target)
    every = [space.default, *space.ranked()]
    if len(every) > MAX_ENUMERATED:
        every = [space.default, *space.neighbours(space.default)]
    return list(dict.fromkeys(every))


def _fitting(task: Task, policy: Policy, op: str, target: Target) -> Policy:
    """The policy where the task can have it, else the task's default."""
    space = Space(task, target)
    return policy if task.op == op and space.is_legal(policy) else space.default


# -- the command -----------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options().parse_args(arguments)
    cells: list[Cell] = []
    for subject in _chosen(options.subjects):
        for cores in options.cores:
            target = host_target(options.soc_version, cores)
            for terms in options.terms:
                cells += cells_of(subject, terms, target, seeds=options.seeds)
        _print_subject(subject.name, [cell for cell in cells if cell.subject == subject.name])
    failures = [cell for cell in cells if not cell.passes]
    for cell in sorted(failures, key=lambda cell: -cell.ratio)[: options.failures]:
        print(_sentence(cell))
    print(f"{len(cells)} cells, {len(failures)} above {LIMIT} times ONNX Runtime's error")
    if options.keep:
        _keep(cells)
    return 1 if failures else 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make bench-accuracy", description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help="a part of its name")
    parser.add_argument("--soc_version", help="a tier that this machine runs; default: its best")
    parser.add_argument("--cores", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--terms", type=int, nargs="*", default=list(TERMS))
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--failures", type=int, default=20, help="so many are listed")
    parser.add_argument("--keep", action="store_true", help="write into benchmarks/results")
    return parser


def _chosen(names: Sequence[str]) -> list[Subject]:
    chosen = [s for s in SUBJECTS.values() if not names or any(n in s.name for n in names)]
    if not chosen:
        raise SystemExit(f"bench: no such subject: there are {', '.join(SUBJECTS)}")
    return chosen


def _print_subject(name: str, cells: Sequence[Cell]) -> None:
    """The worst policy for each number of terms and mean, over cores and deviations."""
    print(f"\n{name}: worst ratio (our error, ONNX Runtime's)")
    for terms in dict.fromkeys(cell.terms for cell in cells):
        worst = [_worst(c for c in cells if (c.terms, c.mean) == (terms, mean)) for mean in MEANS]
        texts = [f"{c.ratio:5.2f} ({c.error:.1e}, {c.peer_error:.1e})" for c in worst]
        print(f"{terms:7}  " + "   ".join(texts), flush=True)


def _worst(cells: Iterable[Cell]) -> Cell:
    return max(cells, key=lambda cell: cell.ratio)


def _sentence(cell: Cell) -> str:
    return (
        f"{cell.subject}, {cell.terms} terms, mean {cell.mean:g}, deviation {cell.deviation:g},"
        f" {cell.cores} cores: {cell.error:.2e}, {cell.ratio:.2f} times {cell.peer_error:.2e}:"
        f" {cell.policy}"
    )


def _keep(cells: Sequence[Cell]) -> None:
    """The worst policy of each kind of inputs, a line each, after one of the circumstances."""
    about = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "cells": len(cells),
        "machine": machine.machine(),
        "versions": machine.versions(),
    }
    kinds: dict[tuple[object, ...], list[Cell]] = {}
    for cell in cells:
        kind = (cell.subject, cell.cores, cell.terms, cell.mean, cell.deviation)
        kinds.setdefault(kind, []).append(cell)
    rows: list[Mapping[str, object]] = [about]
    rows += [{**asdict(_worst(of)), "policies": len(of)} for of in kinds.values()]
    slug = machine.cpu_slug(str(machine.machine()["cpu"]))
    path = RESULTS / f"{datetime.now(UTC):%Y-%m-%d}-{slug}-accuracy.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    print(f"wrote {path}")


if __name__ == "__main__":
    sys.exit(main())
