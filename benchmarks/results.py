"""Results of `make bench`: one row a model and target, one line a row, kept in files of lines.

A run that was stopped finds in them what it need not measure again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tuner.session import StepTime
from tuner.target import Target
from tuner.whole_model.model_bench import BenchResult, PeerTimes

FORMAT = 1
"""Raised when a line means something else; lines of other formats are passed over."""
STEPS_KEPT = 12
"""Of each row's steps, the slowest are kept."""


@dataclass(frozen=True)
class Cell:
    """What is measured: a model on a target, in a precision mode."""

    model: str
    target: Target
    precision_mode: str

    def __str__(self) -> str:
        mixed = " mixed" if self.precision_mode != "must_keep_origin_dtype" else ""
        return f"{self.model} {self.target}{mixed}"


@dataclass(frozen=True)
class Kind:
    """All steps of a program that run the same operation by the same algorithm."""

    op: str
    impl: str
    """The policy's algorithm; empty where there is but one."""
    steps: int
    total_us: float
    time_share: float
    """Of all steps."""
    gflops: float
    peak_share: float


@dataclass(frozen=True)
class Tuning:
    """The session that tuned a cell's model."""

    seconds: float
    """Of the whole session, from reading the model to writing the tuned one."""
    tasks: int
    hits: int
    """Tasks that the bank knew before."""
    trials: int
    untuned: int
    """Tasks that the time limit left."""


@dataclass(frozen=True)
class Row:
    """One cell as measured once."""

    at: str
    cell: Cell
    result: BenchResult
    """With the slowest steps only."""
    kinds: tuple[Kind, ...]
    """Of all steps."""
    machine: Mapping[str, Any]
    versions: Mapping[str, str]
    settings: Mapping[str, Any]
    bank: Mapping[str, str]
    """When the bank was begun ("made"), and by which "code" (as in `versions`)."""
    tuning: Tuning | None
    """None where the bank knew everything from elsewhere."""
    others_cores: float | None
    """Cores that other processes kept busy meanwhile."""
    is_busy: bool

    def peer(self, name: str) -> PeerTimes | None:
        return next((peer for peer in self.result.peers if peer.name == name), None)

    @property
    def identity(self) -> str:
        """Equal for rows that measure the same thing on the same machine with the same code."""
        return identity_of(self.cell, self.machine, self.versions, self.bank, self.settings)


def identity_of(cell: Cell, *circumstances: Mapping[str, Any]) -> str:
    """`versions["code"]` tells code apart; git's revision also moves with documents."""
    parts = [{k: v for k, v in part.items() if k != "revision"} for part in circumstances]
    return json.dumps([str(cell), *parts], sort_keys=True)


def kinds_of(steps: Sequence[StepTime], peak_gflops: float) -> tuple[Kind, ...]:
    """Steps by operation and algorithm, those that take longest first."""
    groups: dict[tuple[str, str], list[StepTime]] = {}
    for step in steps:
        groups.setdefault((step.op, _impl(step.policy)), []).append(step)
    whole_us = sum(step.median_us for step in steps)
    kinds = [_kind(op, impl, g, whole_us, peak_gflops) for (op, impl), g in groups.items()]
    return tuple(sorted(kinds, key=lambda kind: -kind.total_us))


def _kind(
    op: str, impl: str, steps: Sequence[StepTime], whole_us: float, peak_gflops: float
) -> Kind:
    total_us = sum(step.median_us for step in steps)
    gflops = sum(step.gflops * step.median_us for step in steps) / total_us
    return Kind(op, impl, len(steps), total_us, total_us / whole_us, gflops, gflops / peak_gflops)


def _impl(policy: str) -> str:
    return str(json.loads(policy).get("impl", "")) if policy else ""


def slowest(steps: Sequence[StepTime], count: int = STEPS_KEPT) -> tuple[StepTime, ...]:
    return tuple(sorted(steps, key=lambda step: -step.median_us)[:count])


# -- files -----------------------------------------------------------------------------------------


def append(row: Row, path: Path) -> None:
    """Add a line; a run that dies right after has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _cut_half_line(path)
    with path.open("a", encoding="utf-8") as file:
        file.write(line_of(row) + "\n")


def _cut_half_line(path: Path) -> None:
    """What a run that died in the middle of a line has left."""
    content = path.read_bytes() if path.exists() else b""
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        os.truncate(path, whole)


def read(folder: Path, slug: str = "*") -> list[Row]:
    """Every row of the folder's files (of one CPU), oldest first."""
    paths = sorted(folder.glob(f"????-??-??-{slug}.jsonl"))
    return [row for path in paths for row in read_file(path)]


def read_file(path: Path) -> list[Row]:
    """The rows of a file. A last line that was cut short when a run died is passed over."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    contents = [json.loads(line) for line in lines]
    return [row_of(content) for content in contents if content.pop("format") == FORMAT]


def newest(rows: Iterable[Row]) -> list[Row]:
    """Of each cell the row that was measured last, in the order of first appearance."""
    return list({str(row.cell): row for row in rows}.values())


def line_of(row: Row) -> str:
    return json.dumps({"format": FORMAT, **_rounded(asdict(row))}, separators=(",", ":"))


def row_of(content: Mapping[str, Any]) -> Row:
    """The row of a line, less its format."""
    cell, result, tuning = content["cell"], dict(content["result"]), content["tuning"]
    result["target"] = Target(**result["target"])
    result["default_ratio"] = _interval(result["default_ratio"])
    result["peers"] = tuple(_peer(peer) for peer in result["peers"])
    result["refused"] = tuple(result["refused"])
    result["noisy"] = tuple(result.get("noisy", ()))
    result["steps"] = tuple(StepTime(**step) for step in result["steps"])
    whole = {
        **content,
        "cell": Cell(**{**cell, "target": Target(**cell["target"])}),
        "result": BenchResult(**result),
        "kinds": tuple(Kind(**kind) for kind in content["kinds"]),
        "tuning": Tuning(**tuning) if tuning else None,
    }
    return Row(**whole)


def _peer(content: Mapping[str, Any]) -> PeerTimes:
    ratios = {name: _interval(content[name]) for name in ("ratio", "default_ratio")}
    return PeerTimes(**{**content, **ratios})


def _interval(values: Sequence[float] | None) -> Any:
    return tuple(values) if values is not None else None


def _rounded(value: Any) -> Any:
    """With five digits: more would be noise, and make the files long."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, (list, tuple)) else value
