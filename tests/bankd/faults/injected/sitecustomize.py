"""In every process of a daemon under test: named places where it stops itself, to be killed there;
a clock that jumps; less patience with locks.

Python loads this module in each process, since its folder is the first of PYTHONPATH. A place is a
function, and for some of them what its first argument says; a process that comes to it stops as
long as a file of this name lies in the folder that FAULT_STOPS names.
"""

from __future__ import annotations

import functools
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from types import ModuleType
from typing import Any

PLACES = {
    "examine": ("bankd.daemon.examiner.examine", "examine", ""),
    "claim": ("bankd.jobs.job_list", "Jobs.claim", ""),
    "phase": ("bankd.daemon.worker.messages", "event_as_json", ""),
    "compile": ("tuner.search.space", "Space.why_illegal", "bank-compile"),
    "open": ("tuner.measure.bench", "_graph_of", "bank-measure"),
    "open-cut": ("tuner.measure.bench", "with_random_weights", "bank-measure"),
    "check": ("tuner.measure.rounds", "Rounds.run_once", "bank-measure"),
    "measure": ("tuner.measure.rounds", "Rounds.time", "bank-measure"),
    "row": ("bankd.daemon.queue.endings", "finished", ""),
}
"""In the order of the data: a function, and of which process, where several call it."""


def folder() -> Path:
    return Path(os.environ["FAULT_STOPS"])


def stopping(place: str, process: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, after a stop where there shall be one."""

    @functools.wraps(function)
    def wrapped(*arguments: Any, **named: Any) -> Any:
        phase = getattr(arguments[0], "phase", "")
        name = f"phase-{phase}" if place == "phase" else place
        if (folder() / name).exists() and process in Path("/proc/self/comm").read_text():
            os.kill(os.getpid(), signal.SIGSTOP)
        return function(*arguments, **named)

    return wrapped


def add_places(module: ModuleType) -> None:
    for place, (name, function, process) in PLACES.items():
        if name == module.__name__:
            *owners, attribute = function.split(".")
            owner: Any = functools.reduce(getattr, owners, module)
            setattr(owner, attribute, stopping(place, process, getattr(owner, attribute)))


class JumpingTime(datetime):
    """The time of day, so many days off as a file says."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        days = [float(path.name.partition("_")[2]) for path in folder().glob("clock_*")]
        return datetime.now(tz) + timedelta(days=sum(days))


def change(module: ModuleType) -> None:
    """What is otherwise in this module than it would be."""
    add_places(module)
    if module.__name__ == "bankd.clock":
        module.datetime = JumpingTime  # type: ignore[attr-defined]
    patience_s = os.environ.get("FAULT_PATIENCE_S")
    if module.__name__ == "bankd.jobs.file" and patience_s:
        module.WRITER_WAIT_S = float(patience_s)  # type: ignore[attr-defined]
    if module.__name__ == "bankd.bank.tables.opening" and patience_s:
        module.BUSY_TIMEOUT_S = float(patience_s)  # type: ignore[attr-defined]
        module.open_connection.__kwdefaults__["busy_timeout_s"] = float(patience_s)


CHANGED = {module for module, _, _ in PLACES.values()} | {
    "bankd.clock",
    "bankd.jobs.file",
    "bankd.bank.tables.opening",
}


class Finder(importlib.abc.MetaPathFinder):
    """Finds as the others do, and changes what was found right after it was loaded."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = None
        if name in CHANGED:
            spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.loader is None:
            return None
        load = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            load(module)
            change(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


if "FAULT_STOPS" in os.environ:
    sys.meta_path.insert(0, Finder())
