"""In every process of a daemon under test: named places where it stops itself, to be killed there.

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
from pathlib import Path

PLACES = {
    "claim": ("bankd.jobs.jobs", "Jobs.claim"),
    "row": ("bankd.daemon.endings", "finished"),
    "examine": ("bankd.examining.examine", "examine"),
    "phase": ("bankd.working.events", "event_as_json"),
    "compile": ("tuner.program.kernel_store", "KernelStore.kernel"),
    "measure": ("tuner.measure.rounds", "Rounds.time"),
}
"""In the order of the data: the daemon itself, its children, and theirs."""


def stops_at(place, function):
    @functools.wraps(function)
    def wrapped(*arguments, **named):
        phase = getattr(arguments[0], "phase", None) if arguments else None
        name = f"phase-{phase}" if place == "phase" else place
        if Path(os.environ["FAULT_STOPS"], name).exists():
            os.kill(os.getpid(), signal.SIGSTOP)
        return function(*arguments, **named)

    return wrapped


class Finder(importlib.abc.MetaPathFinder):
    """Finds as the others do, and changes what was found right after it was loaded."""

    def find_spec(self, name, path, target=None):
        places = [place for place, (module, _) in PLACES.items() if module == name]
        spec = importlib.machinery.PathFinder.find_spec(name, path, target) if places else None
        if spec is None:
            return None
        load = spec.loader.exec_module

        def exec_module(module):
            load(module)
            for place in places:
                *owners, attribute = PLACES[place][1].split(".")
                owner = functools.reduce(getattr, owners, module)
                setattr(owner, attribute, stops_at(place, getattr(owner, attribute)))

        spec.loader.exec_module = exec_module
        return spec


if "FAULT_STOPS" in os.environ:
    sys.meta_path.insert(0, Finder())
