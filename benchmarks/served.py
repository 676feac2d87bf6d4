"""A scratch folder with a daemon that serves it: started, asked, counted, stopped."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bankd.control.client import hear
from bankd.system.processes import family, processes, ticks_per_s

BOUNDS = "[BANKD]\nMOST_BUSY_CORES=8192\n"
"""The rest is the default. Who watches the daemon keeps a core busy, too."""
OPTIONS = ("--work_dir", ".", "--max_tuning_count", "1", "--tuning_time_limit", "5")
"""So that a job takes one or two seconds."""
PAUSE_S = 0.005


@dataclass(frozen=True)
class Usage:
    """What a daemon and its children took until a moment."""

    at_s: float
    cpu_ticks: int
    wakeups: int
    """How often one of their threads gave up its core to wait."""
    written_bytes: int
    """Into files, whether or not it has reached the disk."""


class Served:
    """The folder: models in `in`, and the daemon that watches it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.inbox, self.workspace = folder / "in", folder / "aoe_workspace"
        for name in ("in", "bank", "run", "kernels"):
            (folder / name).mkdir(exist_ok=True)
        (folder / "aoe.ini").write_text(BOUNDS)

    @contextmanager
    def daemon(self) -> Iterator[int]:
        """A daemon that has looked at the folder once; its process id."""
        env = {
            **os.environ,
            "TUNE_BANK_PATH": str(self.folder / "bank"),
            "TUNE_KERNEL_CACHE_PATH": str(self.folder / "kernels"),
            "TUNEBANK_LOCK_PATH": str(self.folder / "run"),
        }
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "bankd", "watch", "in", *OPTIONS],
                cwd=self.folder,
                env={**env, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stderr=log,
            )
        try:
            self.until(lambda: self._is_ready(process), 300)
            yield process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)

    def _is_ready(self, process: subprocess.Popen[bytes]) -> bool:
        if process.poll() is not None:
            raise SystemExit((self.folder / "log").read_text())
        return self.ask().get("last_scan_s") is not None

    def ask(self) -> Mapping[str, Any]:
        """How the daemon stands; empty where none answers."""
        return next((heard.content for heard in hear(self.workspace)), {})

    def rows(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Of the job list, as somebody else reads it; none where there is no list yet."""
        path = self.workspace / "jobs.db"
        if not path.exists():
            return []
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            return db.execute(sql, parameters).fetchall()

    def until(self, is_so: Callable[[], bool], limit_s: float, pause_s: float = PAUSE_S) -> None:
        """Raises TimeoutError."""
        deadline_s = time.monotonic() + limit_s
        while not is_so():
            if time.monotonic() > deadline_s:
                raise TimeoutError(f"not so within {limit_s:g} s; see {self.folder / 'log'}")
            time.sleep(pause_s)


def usage(process: int) -> Usage:
    """Of a daemon and all its children."""
    members = family(process, processes())
    status = [line for each in members for line in _lines(f"/proc/{each.number}/task", "status")]
    io = [line for each in members for line in _read(f"/proc/{each.number}/io")]
    return Usage(
        time.monotonic(),
        sum(each.cpu_ticks for each in members),
        _sum(status, "voluntary_ctxt_switches:"),
        _sum(io, "write_bytes:"),
    )


def busy_share(before: Usage, after: Usage) -> float:
    """Of one core."""
    return (after.cpu_ticks - before.cpu_ticks) / ticks_per_s() / (after.at_s - before.at_s)


def resident_bytes(process: int) -> int:
    """Physical memory of a process."""
    return 1024 * _sum(_read(f"/proc/{process}/status"), "VmRSS:")


def newest_change_ns(folder: Path) -> int:
    """When anything below was last written or renamed."""
    paths = (folder, *folder.rglob("*"))
    return max(found.st_ctime_ns for path in paths if (found := path.lstat()))


def _lines(folder: str, name: str) -> Iterator[str]:
    for task in Path(folder).iterdir():
        yield from _read(str(task / name))


def _read(path: str) -> list[str]:
    return Path(path).read_text(encoding="utf-8", errors="replace").splitlines()


def _sum(lines: list[str], name: str) -> int:
    return sum(int(line.split()[1]) for line in lines if line.startswith(name))
