"""Screens that other screens open: each module is loaded when it is first needed."""

from __future__ import annotations

from enum import Enum
from importlib import import_module
from typing import Any


class LateScreen(Enum):
    """A screen, or the function that makes it, by its module in `tui` and its name there.

    Without these modules the first screen is drawn in half the time.
    """

    DIFF = "diff.screen", "DiffScreen"
    EXPORT = "transfer.export_screen", "export_of"
    IMPORT = "transfer.import_screen", "ImportScreen"
    JOBS = "jobs.screen", "JobsScreen"
    MACHINES = "jobs.machines", "MachinesScreen"
    MENU = "windows.questions", "MenuScreen"
    MERGE = "merge.screen", "MergeScreen"
    PROMPT = "windows.questions", "PromptScreen"
    RECORD = "record.screen", "RecordScreen"
    RECORDS = "records.screen", "RecordsScreen"
    REVISIONS = "revisions.screen", "RevisionsScreen"

    def load(self) -> Any:
        """Load the module; gives what makes the screen."""
        module, name = self.value
        return getattr(import_module(f"tui.{module}"), name)
