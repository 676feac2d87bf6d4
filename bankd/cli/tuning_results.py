"""Results of `bankd watch --once`, and of a folder tuned by `bankd aoe`: a row a model, and under
them why some were not tuned."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bankd.cli.figure_table import IN_TABLES, figure_cells, shape_lines
from bankd.cli.formatting import say
from bankd.cli.tables import is_json, print_json, print_table, write_lines
from bankd.cli.workspace import in_workspace
from bankd.jobs import model_name, state_label

if TYPE_CHECKING:
    from bankd.daemon.context import HandledFile

COUNTS = ("tasks", "hits", "added")
COLUMNS = ("model", "state", *COUNTS, *(figure.column for figure in IN_TABLES))
"""The ratio is that of ONNX Runtime's time to that of the tuned model."""


def print_handled(
    handled: Sequence[HandledFile], work_dir: Path | None, *, explains: bool = True
) -> None:
    """`work_dir`: as it was given, for the commands that hints name.

    `explains`: on standard error, what the table does not say; a log may have said it.
    """
    tell = say if explains else _say_nothing
    if is_json():
        print_json([_json(one) for one in handled])
        return
    print_table(
        COLUMNS,
        map(_row, handled),
        cutting=("model",),
        dropping=("added", "tasks", "hits", "SGAT"),
    )
    for record in (one.record for one in handled if one.record):
        if record.shape_times:
            write_lines(shape_lines(record.shape_times, f"{record.model} by shape"), pages=False)
        for finding in filter(None, (record.engines, str(record.lowered or ""))):
            tell(f"{record.model}: {finding}")
        if record.wrote_noisy:
            tell(f"{record.model}: {in_workspace(record.wrote_noisy, work_dir)}")
        if record.left_noisy:
            tell(f"{record.model}: {record.left_noisy}")
            model = shlex.quote(record.model)  # Anybody may have named it; the line is pasted.
            retry = f"`bankd retry {model}`, then the same command, measures it again"
            tell(f"  hint: {in_workspace(retry, work_dir)}")
    for reason in (one.reason for one in handled if one.reason):
        tell(f"{reason.model}: {reason.what}")
        tell(f"  hint: {in_workspace(reason.hint, work_dir)}")
        if reason.file:
            tell(f"  reason file: {reason.file}")
        elif reason.traceback:
            tell(f"  log file: {reason.traceback}")


def _say_nothing(text: str) -> None:
    del text


def _json(one: HandledFile) -> dict[str, Any]:
    return {
        "model": model_name(one.path),
        "path": str(one.path),
        "state": state_label(one.state),
        "record": one.record.as_json() if one.record else None,
        "reason": asdict(one.reason) if one.reason else None,
    }


def _row(one: HandledFile) -> tuple[object, ...]:
    record = one.record
    if record is None:
        return (model_name(one.path), state_label(one.state), *([None] * (len(COLUMNS) - 2)))
    state = record.state if one.state == "tuned" else state_label(one.state)
    counts = (getattr(record, name) for name in COUNTS)
    return (model_name(one.path), state, *counts, *figure_cells(record))
