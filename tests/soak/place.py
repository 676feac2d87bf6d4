"""The scratch folder: everything that a run makes lies there."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tests.soak.marked import MARK, processes

ROOT = Path(__file__).parents[2]

ENDED_S = 10.0
"""For killed processes to be gone."""

SETTINGS = """[BANKD]
# Others throw files on the same cores meanwhile: their load is no reason to wait.
MOST_BUSY_CORES = 8192
QUEUE = 64
JOB_TIME_LIMIT_S = 300
STALL_S = 120
LOAD_TIME_LIMIT_S = 60
"""


@dataclass(frozen=True)
class Place:
    """Where what lies, and the mark of all processes that work there."""

    root: Path
    mark: str = field(default_factory=lambda: secrets.token_hex(8))

    @property
    def inbox(self) -> Path:
        return self.root / "in"

    @property
    def workspace(self) -> Path:
        return self.root / "work" / "aoe_workspace"

    @property
    def job_list(self) -> Path:
        return self.workspace / "jobs.db"

    @property
    def bank(self) -> Path:
        return self.root / "bank"

    @property
    def temporary(self) -> Path:
        return self.root / "tmp"

    @property
    def log(self) -> Path:
        """What all daemons of the run said."""
        return self.root / "daemon.log"

    @cached_property
    def environment(self) -> Mapping[str, str]:
        """Of the processes that work there."""
        return {
            **{name: value for name, value in os.environ.items() if "BANK" not in name},
            MARK: self.mark,
            "PYTHONPATH": str(ROOT),
            "TMPDIR": str(self.temporary),
            "TUNE_BANK_PATH": str(self.bank),
            "TUNE_KERNEL_CACHE_PATH": str(self.root / "kernels"),
            "TUNEBANK_LOCK_PATH": str(self.root / "lock"),
        }

    def command(self, module: str, *arguments: object) -> list[str]:
        return [sys.executable, "-m", module, *map(str, arguments)]


@contextmanager
def scratch(folder: Path, *, keeps: bool) -> Iterator[Place]:
    """A new place in this folder. In the end its processes are killed, and it is removed."""
    root = folder.resolve() / f"soak-{secrets.token_hex(4)}"
    place = Place(root)
    try:
        for path in ("in", "bank", "work", "tmp", "lock", "outside"):
            (root / path).mkdir(parents=True)
        (root / "aoe.ini").write_text(SETTINGS, encoding="utf-8")
        yield place
    finally:
        _end_all(place)
        if not keeps:
            shutil.rmtree(root, ignore_errors=True)


def _end_all(place: Place) -> None:
    """Until none is left that could still write there."""
    until_s = time.monotonic() + ENDED_S
    while (left := processes(place.mark)) and time.monotonic() < until_s:
        for process in left:
            process.kill()
        time.sleep(0.05)
