"""Starts the app: which bank and which workspace it shows, and in which characters."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bankd.bank.location import bank_folder
from bankd.config.config import INI_FILE, ini_work_path
from bankd.errors import ExitCode
from tui.app import BankApp, Start
from tui.glyphs import is_ascii_terminal


def run_app(bank: Path | None, work_dir: Path | None, *, is_ascii: bool) -> int:
    """Run the app until the user quits it; returns its exit code."""
    work_path = work_dir or Path.cwd() / ini_work_path(Path.cwd() / INI_FILE)
    workspace = work_path.resolve() / "aoe_workspace"
    is_ascii = is_ascii or is_ascii_terminal(sys.stdout.encoding)
    app = BankApp(Start(bank or bank_folder(os.environ), workspace, is_ascii))
    app.run()
    return app.return_code or ExitCode.OK
