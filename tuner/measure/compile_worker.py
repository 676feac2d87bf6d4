"""A compiling child: candidates in, object code out. It may crash or hang of one, and runs none.

Started as `compile_worker [CORES [CACHE]]`: the cores it may use, as "2,3" ("": all), and the
folder of the kernel cache.
"""

from __future__ import annotations

import functools
import os
import sys
from pathlib import Path
from typing import Any

from tuner.backend import KernelCache
from tuner.confinement import Confinement
from tuner.errors import OptionError, TunerError
from tuner.measure.serving import LOG_BYTES, OPEN_FILES, serve
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome

MEMORY_BYTES = 8 << 30
"""Address space; a candidate that makes the compiler ask for more fails alone."""


class CompileWorker:
    """Answers compile requests, from the kernel cache where that has the kernel."""

    def __init__(self, cache: KernelCache | None = None) -> None:
        self._cache = cache

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """{"task", "soc_version", "cores", "policy"} -> {"outcome", "kernel" or "note"}."""
        policy = Policy.parse(request["policy"])
        space = _space(request["task"], Target(request["soc_version"], request["cores"]))
        why = space.why_illegal(policy)
        if why is not None:
            return {"outcome": Outcome.ILLEGAL, "note": why}
        try:
            # a store a request: what was compiled once is remembered by the parent
            kernel = KernelStore(self._cache).kernel(space.task, policy, space.target.isa)
        except TunerError as fault:
            return {"outcome": Outcome.COMPILE_ERROR, "note": fault.message}
        return {"outcome": Outcome.OK, "kernel": kernel.as_json()}


@functools.lru_cache(maxsize=4)
def _space(task: str, target: Target) -> Space:
    """Candidates of a task come one after another, and its knobs take a while to work out."""
    return Space(Task.parse(task), target)


def _cache(folder: str) -> KernelCache | None:
    try:
        return KernelCache(Path(folder)) if folder else None
    except OptionError:  # the session has said so
        return None


def _confinement(folder: str) -> Confinement:
    """A compiler writes into the cache only, whose entries are smaller than what it may log."""
    return Confinement(
        name="bank-compile",
        memory_bytes=MEMORY_BYTES,
        file_bytes=LOG_BYTES,
        open_files=OPEN_FILES,
        may_start_programs=False,
        writable=(Path(folder),) if folder else (),
    )


def main() -> None:
    """Answer requests until there are none; arguments: cores to keep to, cache folder."""
    cores, folder = (*sys.argv[1:], "", "")[:2]
    if cores:
        os.sched_setaffinity(0, map(int, cores.split(",")))
    cache = _cache(folder)  # makes the folder, if need be: later it may not
    serve(CompileWorker(cache).answer, _confinement(folder if cache else ""))


if __name__ == "__main__":
    main()
