"""Other daemons on the folders that are watched: what they mean, and how to see them."""

from __future__ import annotations

import shlex
from pathlib import Path

from bankd.config.config import workspace_folder
from bankd.config.workspace import Workspace
from bankd.errors import BankdError
from bankd.jobs import daemons
from bankd.system.processes import process_text
from bankd.system.watched_folders import OtherWatcher, folder_of, option_of


def other_watcher_text(other: OtherWatcher, workspace: Path) -> tuple[str, str]:
    """Describe another process that watches a folder of ours, and name the command to see it.

    Daemons of one workspace share its job list; one of another workspace tunes every model again.
    """
    if other.process is None:
        return "another process watches this folder, too", "`bankd doctor` checks this machine"
    who = f"{process_text(other.process)} watches this folder, too"
    if _serves(workspace, other.process):
        return f"{who}: both share one job list", "`bankd status` shows both"
    again = f"{who}: with a job list of its own, so that every model is tuned by both"
    place = _work_dir_of(other.process)
    if place is None:
        return again, f"`ps -fp {other.process}` shows it"
    return again, f"`bankd status --work_dir {shlex.quote(str(place))}` shows it"


def _serves(workspace: Path, process: int) -> bool:
    try:
        seen = daemons(Workspace(workspace).job_list)
    except BankdError:
        return False
    return any(one.is_alive and one.process == process for one in seen)


def _work_dir_of(process: int) -> Path | None:
    """The folder whose aoe_workspace a daemon serves; None where that cannot be found out."""
    folder = folder_of(process)
    if folder is None:
        return None
    place = folder / (option_of(process, "--work_dir") or "")
    try:
        workspace = workspace_folder(folder, place)
    except BankdError:
        return None
    return place if _serves(workspace, process) else None
