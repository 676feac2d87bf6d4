"""Several devices that measure at once: a process for each, which work is shared out to.

TUNING_PARALLEL_NUM=2, models a, b, c  ->  device 0: a, c   device 1: b
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, TypeVar, cast

from bankd import bridge
from bankd.cli.device import chosen_device
from bankd.cli.formatting import remark
from bankd.config.config import Settings
from bankd.system.devices import Device, devices_of, pinned

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue

Result = TypeVar("Result")
Work = Callable[[int, Device | None], Result]
"""Work of a number, on a device that the process is pinned to; None: on all cores."""


def devices_at_once(settings: Settings, number: int | None) -> tuple[Device | None, ...]:
    """The devices that work is shared out to: the one that is chosen (`number`: by `--device`),
    else as many as TUNING_PARALLEL_NUM says and the machine has; None for all cores as one.

    Raises BankdError for a device that is not there.
    """
    one = chosen_device(settings, number)
    if one is not None or settings.parallel_num == 1:
        return (one,)
    devices = devices_of(settings.device_cores)[: settings.parallel_num]
    if len(devices) > 1:
        return devices
    remark(
        f"TUNING_PARALLEL_NUM is {settings.parallel_num}, and this machine has one device"
        f" ({devices[0]}): one model is tuned at a time"
    )
    return (None,)


def on_devices(
    devices: Sequence[Device | None], count: int, work: Work[Result]
) -> Iterator[Result]:
    """The results of `work` for each number below `count`, in their order.

    Raises what `work` raises; what had not begun by then is left.
    """
    if len(devices) == 1:
        with pinned(devices[0]):
            yield from (work(number, devices[0]) for number in range(count))
        return
    # What is forked has the work, and all that it needs, without a copy through a pipe.
    forked = multiprocessing.get_context("fork")
    free: SimpleQueue[int] = forked.SimpleQueue()
    for place in range(len(devices)):
        free.put(place)
    sys.stdout.flush()
    pool = ProcessPoolExecutor(len(devices), forked, _begin, (work, devices, free))
    try:
        with warnings.catch_warnings():
            # From Python 3.12 on, a fork next to threads is warned of. None of ours runs yet.
            warnings.simplefilter("ignore", DeprecationWarning)
            results = pool.map(_do, range(count))
        yield from cast("Iterator[Result]", results)
    finally:
        pool.shutdown(cancel_futures=True)


_begun: list[tuple[Work[object], Device | None]] = []
"""The work of this process and its device, in a process of the pool."""


def _begin(work: Work[object], devices: Sequence[Device | None], free: SimpleQueue[int]) -> None:
    """Make this process one of the pool: it takes a device that no other has."""
    bridge.prctl(bridge.PR_SET_PDEATHSIG, signal.SIGKILL)
    device = devices[free.get()]
    if device is not None:
        os.sched_setaffinity(0, device.cores)
    _begun.append((work, device))


def _do(number: int) -> object:
    ((work, device),) = _begun
    return work(number, device)
