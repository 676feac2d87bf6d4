"""`python -m tests.soak.thrower PLAN INDEX PROCESSES INBOX OUTSIDE`: throws its share of a plan.

When the last file lies there, it ends with 0.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from tests.soak.arrivals import Ground, arrive
from tests.soak.plan import Plan, Throw


async def throw_all(plan: Plan, throws: Iterable[Throw], ground: Ground, began_s: float) -> None:
    """Each at its time; those that take long go on beside the next ones."""

    async def thrown(throw: Throw) -> None:
        await asyncio.sleep(began_s + throw.at_s - time.monotonic())
        await arrive(plan, throw, ground)

    async with asyncio.TaskGroup() as group:
        for throw in throws:
            group.create_task(thrown(throw))


def main(arguments: list[str]) -> None:
    plan_file, inbox, outside = (Path(arguments[i]) for i in (0, 3, 4))
    index, processes = int(arguments[1]), int(arguments[2])
    plan: Plan = pickle.loads(plan_file.read_bytes())  # Our parent wrote it, into its own folder.
    outside.mkdir()
    share = plan.throws[index::processes]
    asyncio.run(throw_all(plan, share, Ground(inbox, outside), time.monotonic()))
    outside.rmdir()


if __name__ == "__main__":
    main(sys.argv[1:])
