"""A compiling child: candidates in, object code out. It may crash or hang of one, and runs none.

Started as `compile_worker [CORES [CACHE]]`: the cores it may use, as "2,3" ("": all), and the
folder of the kernel cache.
"""

from __future__ import annotations

import functools
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from tuner.confinement import Confinement
from tuner.errors import OptionError, TunerError
from tuner.measure.measuring_process import LOG_BYTES, OPEN_FILES, serve
from tuner.policy import Policy
from tuner.program.kernel_cache import KernelCache
from tuner.program.kernel_store import KernelStore
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome

MEMORY_BYTES = 8 << 30
"""Address space; a candidate that makes the compiler ask for more fails alone."""


def _answer(cache: KernelCache | None, request: dict[str, Any]) -> dict[str, Any]:
    """{"task", "soc_version", "cores", "policy"} -> {"outcome", "kernel" or "note"}.

    The kernel is from the cache, where that has it.
    """
    policy = Policy.parse(request["policy"])
    space = _space(request["task"], Target(request["soc_version"], request["cores"]))
    why = space.why_illegal(policy)
    if why is not None:
        return {"outcome": Outcome.ILLEGAL, "note": why}
    try:
        # a store a request: what was compiled once is remembered by the parent
        kernel = KernelStore(cache).kernel(space.task, policy, space.target.isa)
    except TunerError as fault:
        return {"outcome": Outcome.COMPILE_ERROR, "note": fault.message}
    return {"outcome": Outcome.OK, "kernel": kernel.as_json()}


@functools.lru_cache(maxsize=4)
def _space(task: str, target: Target) -> Space:
    """Candidates of a task come one after another, and its knobs take a while to work out."""
    return Space(Task.parse(task), target)


def main() -> None:
    """Answer requests until there are none; arguments: cores to keep to, cache folder."""
    cores, folder = (*sys.argv[1:], "", "")[:2]
    if cores:
        os.sched_setaffinity(0, map(int, cores.split(",")))
    cache = None
    if folder:
        with suppress(OptionError):  # the session has said so
            cache = KernelCache(Path(folder))  # makes the folder, if need be: later it may not
    # a compiler writes into the cache only, whose entries are smaller than what it may log
    confinement = Confinement(
        name="bank-compile",
        memory_bytes=MEMORY_BYTES,
        file_bytes=LOG_BYTES,
        open_files=OPEN_FILES,
        may_start_programs=False,
        writable=(Path(folder),) if cache else (),
    )
    serve(functools.partial(_answer, cache), confinement)


if __name__ == "__main__":
    main()
