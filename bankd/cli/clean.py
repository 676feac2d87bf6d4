"""`bankd clean`: old results and logs, and what killed processes left, taken out of a workspace."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from bankd.clean import clean as clean_workspace
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.options import dry_run_option, json_option, wide_option
from bankd.cli.tables import is_json, print_json, print_table
from bankd.cli.workspace import workspace_of, workspace_option
from bankd.config.bounds import read_bounds
from bankd.config.config import INI_FILE
from bankd.errors import ExitCode
from bankd.number_text import counted, size_text

NEEDED_BOUNDS = ("keep_days", "keep_mb")
"""Settings without which nothing is removed: their defaults might remove too much."""


@click.command
@dry_run_option
@workspace_option
@wide_option
@json_option
def clean(work_dir: Path | None, *, dry_run: bool) -> int:
    """Remove old, excess and leftover files from aoe_workspace; daemons may run meanwhile.

    The newest result of each model stays, and all that belongs to a running job. Other results
    are removed KEEP_DAYS (30) after they were written, and earlier, oldest first, while all
    results together take more than KEEP_MB (20480). Logs are removed after KEEP_DAYS. Both are set
    in section [BANKD] of aoe.ini. Files of killed processes are removed at once, or after a day
    where their owner is unknown. Banks and models are never touched; reason files only after
    KEEP_DAYS, where no job has them any more.

    Exit code: 1 if something could not be removed.

    \b
    Examples:
      bankd clean --dry-run
      bankd clean --work_dir run/
      bankd clean --json
    """
    folder = workspace_of(work_dir)
    bounds = read_bounds(Path.cwd() / INI_FILE, NEEDED_BOUNDS, hear_fault)
    cleaned = clean_workspace(folder, bounds, dry_run=dry_run)
    plain: dict[str, Any] = {
        "workspace": str(folder),
        "removed": [
            {
                "path": "/".join(one.entry.parts),
                "kind": one.entry.kind.value,
                "size_bytes": one.entry.measured.size_bytes,
                "why": one.why,
            }
            for one in cleaned.removed
        ],
        "failed": [{"path": "/".join(one.entry.parts), "why": one.why} for one in cleaned.failed],
        "size_bytes": cleaned.size_bytes,
        "remarks": list(cleaned.remarks),
    }
    if is_json():
        print_json(plain)
    else:
        _print(plain, dry_run=dry_run)
    return ExitCode.FAILURE if cleaned.failed else ExitCode.OK


def _print(plain: dict[str, Any], *, dry_run: bool) -> None:
    removed = plain["removed"]
    rows = ((one["path"], size_text(one["size_bytes"]), one["why"]) for one in removed)
    print_table(("what", "size", "why"), rows)
    for failure in plain["failed"]:
        remark(f"{failure['path']} could not be removed: {failure['why']}")
    for text in plain["remarks"]:
        remark(text)
    done = "would remove" if dry_run else "removed"
    what = f"{counted(len(removed), 'thing')}, {size_text(plain['size_bytes'])}"
    remark(f"{done} {what}" if removed else f"{done} nothing from {plain['workspace']}")
