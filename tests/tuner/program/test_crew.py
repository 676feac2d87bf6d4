"""The crew and the native driver: shares, barriers, sleeping and waking."""

import os
import signal
import threading
import time
import warnings

import numpy as np
import pytest

from tuner.kernels.emit import Module
from tuner.kernels.kernel import Phase
from tuner.llvm import Library, compile_ir
from tuner.program.crew import Crew
from tuner.program.program import Place, Step
from tuner.program.table import StepTable
from tuner.target import ISAS, host_soc_versions

UNITS = 1000


@pytest.fixture(scope="module")
def library() -> Library:
    """`increase` adds 1 to each of its units; `shift` copies unit i+1 (of all units) to i."""
    isa = ISAS[host_soc_versions()[0]]
    module = Module(isa)
    params = (("args", "ptr"), ("lo", "i64"), ("hi", "i64"), ("worker", "i64"))
    f = module.function("increase", params, public=True)
    numbers = f.load(f.params[0], "ptr", align=8)
    with f.loop(f.params[1], f.params[2]) as unit:
        place = f.at(numbers, unit.index, "i64")
        f.store(f.add(f.load(place, "i64", align=8), 1), place, align=8)
    g = module.function("shift", params, public=True)
    numbers = g.load(g.params[0], "ptr", align=8)
    other = g.load(g.at(g.params[0], 1, "ptr"), "ptr", align=8)
    with g.loop(g.params[1], g.params[2]) as unit:
        next_ = g.rem(g.add(unit.index, 1), UNITS)
        value = g.load(g.at(numbers, next_, "i64"), "i64", align=8)
        g.store(value, g.at(other, unit.index, "i64"), align=8)
    return Library([compile_ir(module.text(), isa)], ["increase", "shift"])


def table_of(
    library: Library, workers: int, steps: list[tuple[str, tuple[np.ndarray, ...]]]
) -> StepTable:
    values = [
        Step("", "", (), "", "", (Phase(name, UNITS),), tuple(
            Place("arena", array.ctypes.data) for array in arrays), 0)
        for name, arrays in steps
    ]  # fmt: skip
    return StepTable(values, workers, library.address, lambda place: place.offset, 0)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_every_unit_of_every_step_is_done_exactly_once(library: Library, workers: int) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, workers, [("increase", (numbers,))] * 50)
    crew = Crew(workers)

    for _ in range(20):
        crew.run(table.address, table.count)

    crew.close()
    assert (numbers == 1000).all()


def test_a_step_sees_all_that_the_step_before_it_wrote(library: Library) -> None:
    """Every shift reads, at the border of its share, what the other core has just written."""
    a, b = np.arange(UNITS, dtype=np.int64), np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("shift", (a, b)), ("shift", (b, a))] * 100)
    crew = Crew(2)

    crew.run(table.address, table.count)

    crew.close()
    assert (a == (np.arange(UNITS) + 200) % UNITS).all()


def test_workers_that_fell_asleep_wake_up_again(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    crew = Crew(2)

    for _ in range(5):
        crew.run(table.address, table.count)
        time.sleep(0.02)

    crew.close()
    assert (numbers == 5).all()


def test_a_crew_that_is_dropped_leaves_no_thread() -> None:
    crew = Crew(3)
    assert sum(t.name.startswith("crew-") for t in threading.enumerate()) == 2

    del crew

    assert not any(t.name.startswith("crew-") for t in threading.enumerate())


class InterruptionError(Exception):
    """What a signal handler raises."""


def run_for_ever(crew: Crew, table: StepTable) -> None:
    while True:
        crew.run(table.address, table.count)


def test_an_interrupted_run_does_not_disturb_the_next_one(library: Library) -> None:
    """The handler runs as soon as the native call is over, before we can take note of it."""
    numbers, other = np.arange(UNITS, dtype=np.int64), np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("shift", (numbers, other)), ("shift", (other, numbers))] * 3000)

    def interrupt(number: int, frame: object) -> None:
        raise InterruptionError

    crew = Crew(2)
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001)
        with pytest.raises(InterruptionError):
            run_for_ever(crew, table)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    for _ in range(20):
        numbers[:] = np.arange(UNITS)
        crew.run(table.address, 100)
        assert (numbers == (np.arange(UNITS) + 100) % UNITS).all()
    crew.close()


def test_a_crew_left_waiting_by_an_interruption_is_replaced(library: Library) -> None:
    """Interrupted between posting a job and joining it: the worker waits at the first barrier."""
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    crew = Crew(2)
    shared = crew._shared
    shared.post[1:] = [table.address, 1, 0]
    crew._is_running = True
    shared.announce(1)
    time.sleep(0.01)

    numbers[:] = 0
    crew.run(table.address, table.count)

    crew.close()
    assert (numbers == 1).all()


def test_a_closed_crew_refuses_to_run(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    crew = Crew(2)
    crew.close()

    with pytest.raises(RuntimeError, match="closed"):
        crew.run(table.address, table.count)


def test_a_forked_child_gathers_a_crew_of_its_own(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    crew = Crew(2)
    crew.run(table.address, table.count)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # that threads and fork do not mix
        child = os.fork()
    if child == 0:
        crew.run(table.address, table.count)
        os._exit(0 if (numbers == 2).all() else 1)
    _, status = os.waitpid(child, 0)

    crew.close()
    assert os.waitstatus_to_exitcode(status) == 0
