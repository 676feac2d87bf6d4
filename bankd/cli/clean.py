"""`bankd clean`: old results and logs, and what killed processes left, taken out of a workspace."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.clean import clean as clean_workspace
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.options import dry_run_option, json_option, wide_option
from bankd.cli.tables import is_json, print_json, print_table
from bankd.cli.workspace import workspace_of, workspace_option
from bankd.config.bounds import read_bounds
from bankd.config.config import INI_FILE, weight_cache_folder
from bankd.errors import ExitCode
from bankd.number_text import counted, size_text

NEEDED_BOUNDS = ("keep_days", "keep_mb")
"""Settings without which nothing is removed: their defaults might remove too much."""


@click.command
@dry_run_option
@click.option("--weights", is_flag=True, help="Also empty the folder of derived weights.")
@workspace_option
@wide_option
@json_option
def clean(work_dir: Path | None, *, weights: bool, dry_run: bool) -> int:
    """Remove old, excess and leftover files from aoe_workspace; daemons may run meanwhile.

    The newest result of each model stays, and all that belongs to a running job. Other results
    are removed KEEP_DAYS (30) after they were written, and earlier, oldest first, while all
    results together take more than KEEP_MB (20480). Logs are removed after KEEP_DAYS. Both are set
    in section [BANKD] of aoe.ini. Files of killed processes are removed at once, or after a day
    where their owner is unknown. Banks and models are never touched; reason files only after
    KEEP_DAYS, where no job has them any more.

    With --weights the folder of derived weights (TUNEBANK_WEIGHT_CACHE) is emptied, too. Programs
    that use them continue; the next load of each model derives them again, within seconds.

    Exit code: 1 if something could not be removed.

    \b
    Examples:
      bankd clean --dry-run
      bankd clean --work_dir run/
      bankd clean --weights --dry-run
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
    if weights:
        _empty_weights(plain, dry_run=dry_run)
    if is_json():
        print_json(plain)
    else:
        _print(plain, dry_run=dry_run)
    return ExitCode.FAILURE if plain["failed"] else ExitCode.OK


def _empty_weights(plain: dict[str, Any], *, dry_run: bool) -> None:
    """Remove the derived weights that are kept, and add them to what was removed."""
    folder = weight_cache_folder(os.environ, Path.cwd())
    if folder is None or not folder.is_dir():
        return
    try:
        kept = list(bridge.kept_weights(folder))
    except OSError as error:
        plain["failed"].append({"path": str(folder), "why": error.strerror})
        return
    for _, size_bytes, name in kept:
        path = folder / name
        try:
            if not dry_run:
                path.unlink(missing_ok=True)
        except OSError as error:
            plain["failed"].append({"path": str(path), "why": error.strerror})
            continue
        why = "derived again when it is needed"
        row = {"path": str(path), "kind": "weights", "size_bytes": size_bytes, "why": why}
        plain["removed"].append(row)
        plain["size_bytes"] += size_bytes


def _print(plain: dict[str, Any], *, dry_run: bool) -> None:
    removed = plain["removed"]
    rows = ((_shown(one), size_text(one["size_bytes"]), one["why"]) for one in removed)
    print_table(("what", "size", "why"), rows)
    for failure in plain["failed"]:
        remark(f"{failure['path']} could not be removed: {failure['why']}")
    for text in plain["remarks"]:
        remark(text)
    done = "would remove" if dry_run else "removed"
    what = f"{counted(len(removed), 'thing')}, {size_text(plain['size_bytes'])}"
    remark(f"{done} {what}" if removed else f"{done} nothing from {plain['workspace']}")


def _shown(removed: dict[str, Any]) -> str:
    """The path of what was removed; of derived weights the beginning of their digest."""
    path = Path(removed["path"])
    is_weights = removed["kind"] == "weights"
    return f"{path.parent.name}/{path.name[:12]}" if is_weights else removed["path"]
