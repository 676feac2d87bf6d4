"""The result folder of a tuned model: summary, tuned operators, times of every step.

PREFIX.result/, or PREFIX/ where that names a folder.

summary.json                            the model and its subgraphs in a few figures
op_tuning/<Op>_<dtype>.json             the operators of one kind that were added or updated
profiling/before_tuning/step_times.json every step of the program with default policies
profiling/after_tuning/step_times.json  the same with the policies chosen

What writes banks adds its part `bank`, with which other compilations find the policies.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tuner.errors import ErrorCode, MissingFileError, OptionError
from tuner.figures import BY_SHAPE, FIGURES, ShapeFigures
from tuner.files.atomic import replace_json
from tuner.files.descriptors import open_regular
from tuner.policy import MODES, Policy
from tuner.report.report_file import figure_blocks, improvement, rounded, stage_table
from tuner.session import OperatorChange, StepTime, SubgraphResult, TuneResult

FOLDER_MODE = 0o750
STEPS_AFTER = "profiling/after_tuning/step_times.json"
MAX_STEPS_BYTES = 1 << 26
"""Maximum size of that file; a longer one is cut there, so it is no JSON."""
TOP = 10
"""Number of operators, and of subgraphs, in the summary: the most improved."""


def write_result_folder(folder: Path, result: TuneResult) -> None:
    """Write the four parts; operator files of an earlier run are removed from `op_tuning/`.

    Raises OptionError where the disk refuses.
    """
    try:
        for name in ("op_tuning", "profiling/before_tuning", "profiling/after_tuning"):
            (folder / name).mkdir(FOLDER_MODE, parents=True, exist_ok=True)
        _write_operators(folder / "op_tuning", result)
    except OSError as error:
        raise OptionError(
            f"{folder} cannot be written: {error.strerror}",
            "give another --output, in a folder that you may write to",
            ErrorCode.DIRECTORY,
        ) from error
    _write_steps(folder / "profiling/before_tuning", result.before)
    _write_steps(folder / "profiling/after_tuning", result.after)
    replace_json(folder / "summary.json", _summary(result))


def read_policies(prefix: Path) -> Mapping[str, Policy]:
    """The policies of an earlier tuning by operator, from its result folder or its `--output`.

    Steps that run without a policy have none. Raises OptionError for what is no result folder.
    """
    path = _steps_of(prefix)
    try:
        with open_regular(path) as file:
            content = file.read(MAX_STEPS_BYTES)
        texts = {str(step["name"]): step["policy"] for step in json.loads(content)}
        return {name: Policy.parse(text) for name, text in texts.items() if text}
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        kind = MissingFileError if isinstance(error, FileNotFoundError) else OptionError
        reason = error.strerror if isinstance(error, OSError) else error
        raise kind(
            f"{prefix} is no result folder: {path} cannot be read: {reason}",
            "give --base_result the --output of an earlier tuning",
            ErrorCode.DIRECTORY,
        ) from error


def holds_policies(prefix: Path) -> bool:
    """Return whether `read_policies` has a file to read."""
    return bool(prefix.name) and _steps_of(prefix).exists()


def _steps_of(prefix: Path) -> Path:
    """The times of every step in a result folder, or in that of an `--output`."""
    own = prefix / STEPS_AFTER
    return own if own.exists() else prefix.with_name(f"{prefix.name}.result") / STEPS_AFTER


def _summary(result: TuneResult) -> dict[str, Any]:
    summary = {
        "total_ops": result.counts.total,
        "tuned_ops": result.counts.added + result.counts.updated,
        "performance_improvement": result.times.improvement,
        "tuning_time": f"{round(result.tuning_s)}s",
        "top_improved_ops": _top(result.changes),
    }
    if result.verdict is not None:
        summary["accuracy"] = str(result.verdict)
    if result.is_unchanged:
        summary["state"] = "unchanged"
    if result.engines:
        summary["onnxruntime"] = result.engines
    if result.size:
        summary["size"] = result.size
    summary |= figure_blocks(result.times.known(FIGURES))
    if result.times.noisy:
        summary["noisy"] = list(result.times.noisy)
        summary["ratio"] = rounded(result.times.default_ratio or ())
    if result.shapes:
        summary["shapes"] = list(map(_shape_summary, result.shapes))
    if result.subgraphs is not None:
        summary |= _subgraph_summary(result.subgraphs)
    return summary


def _shape_summary(one: ShapeFigures) -> dict[str, Any]:
    """One shape of several: each figure, known or not."""
    blocks = figure_blocks((figure, figure.of(one)) for figure in BY_SHAPE)
    noisy = {"noisy": list(one.noisy)} if one.noisy else {}
    return {"sizes": dict(one.values), **blocks, **noisy}


def _subgraph_summary(subgraphs: SubgraphResult) -> dict[str, Any]:
    """The part about SGAT."""
    counts = subgraphs.counts
    best = sorted(subgraphs.changes, key=lambda c: c.after_ms / c.before_ms)[:TOP]
    return {
        "total_subgraphs": counts.total,
        "tuned_subgraphs": counts.added + counts.updated,
        "top_improved_subgraphs": [
            {"repo_key": c.repo_key, "improvement": improvement(c.before_ms, c.after_ms)}
            for c in best
        ],
    }


def _top(changes: Iterable[OperatorChange]) -> list[dict[str, str]]:
    overall = [(change.name, *overall_us(change)) for change in changes if change.stages]
    best = sorted(overall, key=lambda row: row[1] / row[2], reverse=True)[:TOP]
    return [{"op": name, "improvement": improvement(*times)} for name, *times in best]


def overall_us(change: OperatorChange) -> tuple[float, float]:
    """Microseconds before the first and after the last tuning mode."""
    ordered = [change.stages[mode] for mode in MODES if mode in change.stages]
    return ordered[0][0], ordered[-1][1]


def _write_operators(folder: Path, result: TuneResult) -> None:
    policies = {step.name: step.policy for step in result.after}
    groups: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for change in result.changes:
        groups[_file_name(change)].append(_operator(change, policies.get(change.name)))
    for stale in set(folder.glob("*.json")) - {folder / name for name in groups}:
        stale.unlink()
    for name, operators in groups.items():
        replace_json(folder / name, operators)


def _file_name(change: OperatorChange) -> str:
    """Named after the first of the fused operators, the one that does the work."""
    return f"{re.sub(r'[^A-Za-z0-9.+-]', '_', change.op_types[0])}_{change.dtype}.json"


def _operator(change: OperatorChange, policy: str | None) -> dict[str, Any]:
    return {
        "op_name": change.name,
        "op_type": list(change.op_types),
        "dtype": change.dtype,
        "policy": policy,
        "tune_performance": stage_table(change),
    }


def _write_steps(folder: Path, steps: Iterable[StepTime]) -> None:
    replace_json(folder / "step_times.json", [asdict(step) for step in steps])
