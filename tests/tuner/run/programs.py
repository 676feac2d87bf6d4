"""Small programs, run by themselves and by `python -m tuner.run`, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CLEARED = ("AOE_MODE", "PYTHONPATH", "TUNE_BANK_PATH", "TUNEBANK_RECORDED", "XDG_CACHE_HOME")
HOOKED = ("-m", "tuner.run")


def environment(folder: Path, **variables: str) -> dict[str, str]:
    """Return an environment whose bank, caches and records are below a folder."""
    (folder / "bank").mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if name not in CLEARED}
    return {
        **kept,
        "TUNE_BANK_PATH": str(folder / "bank"),
        "ASCEND_CACHE_PATH": str(folder),
        "TUNEBANK_LOCK_PATH": str(folder),
        "TUNE_ON_BUSY_CORES": "True",
        **variables,
    }


def run(
    folder: Path,
    *words: str | Path,
    options: tuple[str, ...] = HOOKED,
    text: str = "",
    **variables: str,
) -> subprocess.CompletedProcess[str]:
    """Run a program; without `options` as Python does."""
    return subprocess.run(
        [sys.executable, *options, *map(str, words)], input=text, capture_output=True, text=True,
        cwd=folder, env=environment(folder, **variables), check=False, timeout=280,
    )  # fmt: skip


def script(folder: Path, text: str, name: str = "program.py") -> Path:
    """Write a program."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
