"""The thread pool and its native driver: shares, barriers, sleeping and waking."""

import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from tuner.backend import host_soc_versions
from tuner.cpu.contention import thread_use
from tuner.cpu.kernels.emit import LLVMModule
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.cpu.thread_pool import (
    BLOCK_BYTES,
    DRIVER_IR,
    WAITING,
    ControlBlock,
    Driver,
    SpinWait,
    ThreadPool,
)
from tuner.element import ELEMENTS
from tuner.errors import OptionError
from tuner.hardware import PoolJob
from tuner.kernel_family import Phase
from tuner.program.program import Guard, Place, Step
from tuner.program.step_table import StepTable
from tuner.target import ISAS

UNITS, I64 = 1000, ELEMENTS["i64"]


HOLDS = """
declare i32 @usleep(i32)

define void @hold_others(ptr %args, i64 %lo, i64 %hi, i64 %worker) {
entry:
  %is_caller = icmp eq i64 %worker, 0
  br i1 %is_caller, label %done, label %wait
wait:
  %ignored = call i32 @usleep(i32 1000)
  %flag = load ptr, ptr %args
  %word = load volatile i64, ptr %flag
  %is_set = icmp ne i64 %word, 0
  br i1 %is_set, label %done, label %wait
done:
  ret void
}

define void @hold(ptr %args, i64 %lo, i64 %hi, i64 %worker) {
entry:
  br label %wait
wait:
  %flag = load ptr, ptr %args
  %word = load volatile i64, ptr %flag
  %is_set = icmp ne i64 %word, 0
  br i1 %is_set, label %done, label %wait
done:
  ret void
}
"""


@pytest.fixture(scope="module")
def library() -> Library:
    """`increase` adds 1 to each of its units; `shift` copies unit i+1 (of all units) to i;
    `sign` writes the number of the core into each unit; `clear` writes 0 at the address;
    `sign_slowly` writes each number 100,000 times; `hold` waits until the number at the address is
    not 0, and `hold_others` sleeps until then on all cores but the caller.
    """
    isa = ISAS[host_soc_versions()[0]]
    module = LLVMModule(isa)
    params = (("args", "ptr"), ("lo", "i64"), ("hi", "i64"), ("worker", "i64"))
    f = module.function("increase", params, public=True)
    numbers = f.pointer_in(f.params[0], 0, I64)
    with f.loop(f.params[1], f.params[2]) as unit:
        place = f.at(numbers, unit.index)
        f.store_raw(f.add(f.integer(place), 1), place, 8)
    g = module.function("shift", params, public=True)
    numbers = g.pointer_in(g.params[0], 0, I64)
    other = g.pointer_in(g.params[0], 1, I64)
    with g.loop(g.params[1], g.params[2]) as unit:
        next_ = g.rem(g.add(unit.index, 1), UNITS)
        value = g.integer(g.at(numbers, next_))
        g.store_raw(value, g.at(other, unit.index), 8)
    h = module.function("sign", params, public=True)
    numbers = h.pointer_in(h.params[0], 0, I64)
    with h.loop(h.params[1], h.params[2]) as unit:
        h.store_raw(h.params[3], h.at(numbers, unit.index), 8)
    c = module.function("clear", params, public=True)
    c.store_raw(c.value(0), c.pointer_in(c.params[0], 0, I64), 8)
    s = module.function("sign_slowly", params, public=True)
    numbers = s.pointer_in(s.params[0], 0, I64)
    with s.loop(s.params[1], s.params[2]) as unit, s.loop(0, 100_000):
        s.store_raw(s.params[3], s.at(numbers, unit.index), 8)
    names = ["increase", "shift", "sign", "clear", "sign_slowly", "hold", "hold_others"]
    return Library([compile_ir(module.text(), isa), compile_ir(HOLDS, isa)], names)


def table_of(
    library: Library,
    workers: int,
    steps: list[tuple[str, tuple[np.ndarray, ...]]],
    alone: tuple[int, ...] = (),
) -> StepTable:
    values = [
        Step("", "", (), "", "", (Phase(name, UNITS),), tuple(
            Place("arena", array.ctypes.data) for array in arrays), 0)
        for name, arrays in steps
    ]  # fmt: skip
    return StepTable(values, workers, library.address, lambda place: place.offset, 0, alone)


@pytest.mark.parametrize("alone", [(), (3, 4, 5, 20, 49), tuple(range(50))])
@pytest.mark.parametrize("waiting", ["spin", "yield"])
@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_every_unit_of_every_step_is_done_exactly_once(
    library: Library, workers: int, waiting: str, alone: tuple[int, ...]
) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, workers, [("increase", (numbers,))] * 50, alone)
    pool = ThreadPool(workers, waiting=waiting)

    for _ in range(20):
        pool.run(table.address, table.count)

    pool.close()
    assert (numbers == 1000).all()


@pytest.mark.parametrize("alone", [(), (0, 2, 3), tuple(range(5))])
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_step_is_left_out_where_one_of_its_guards_does_not_hold(
    library: Library, workers: int, alone: tuple[int, ...]
) -> None:
    """Truths are read when the row's turn comes: "clear" makes the first one false on its way."""
    truths = np.array([1, 1, 0], np.int64)
    first, second, third = (Place("arena", truths[i:].ctypes.data) for i in range(3))
    guards: list[tuple[Guard, ...]] = [
        (), (Guard(first, True),), (Guard(second, True), Guard(third, False)),
        (Guard(second, True), Guard(third, True)), (Guard(first, False),),
    ]  # fmt: skip
    numbers = [np.zeros(UNITS, np.int64) for _ in guards]
    steps = [
        Step("", "", (), "", "", (Phase("clear" if not i else "increase", UNITS),),
             (first if not i else Place("arena", numbers[i].ctypes.data),), 0, guards=guard)
        for i, guard in enumerate(guards)
    ]  # fmt: skip
    address = library.address
    table = StepTable(steps, workers, address, lambda place: place.offset, 0, alone)
    pool = ThreadPool(workers)

    pool.run(table.address, table.count)

    pool.close()
    assert [set(array.tolist()) for array in numbers[1:]] == [{0}, {1}, {0}, {1}]


@pytest.mark.parametrize("alone", [(), tuple(range(0, 200, 3)), tuple(range(40, 200))])
def test_a_step_sees_all_that_the_step_before_it_wrote(
    library: Library, alone: tuple[int, ...]
) -> None:
    """Every shift reads, at the border of its share, what the other core has just written."""
    a, b = np.arange(UNITS, dtype=np.int64), np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("shift", (a, b)), ("shift", (b, a))] * 100, alone)
    pool = ThreadPool(2)

    pool.run(table.address, table.count)

    pool.close()
    assert (a == (np.arange(UNITS) + 200) % UNITS).all()


@pytest.mark.parametrize("seed", range(3))
def test_random_jobs_on_more_threads_than_cpus_see_every_row_before(
    library: Library, seed: int
) -> None:
    """Threads lose their CPUs anywhere, and jobs begin while workers are still in older ones."""
    random, workers = Random(seed), len(os.sched_getaffinity(0)) + 2
    pool = ThreadPool(workers, waiting=random.choice(["spin", "yield"]))
    for _ in range(10):
        rows, share = 2 * random.randrange(1, 40), random.choice([0.0, 0.3, 0.9])
        a, b = np.arange(UNITS, dtype=np.int64), np.zeros(UNITS, np.int64)
        alone = tuple(row for row in range(rows) if random.random() < share)
        steps = [("shift", (a, b)), ("shift", (b, a))] * (rows // 2)
        table, jobs = table_of(library, workers, steps, alone), random.randrange(1, 10)
        for _ in range(jobs):
            cores = random.randrange(1, workers + 1)
            pool.do(PoolJob.of(table.address_for(cores), table.count, cores))
        assert (a == (np.arange(UNITS) + jobs * rows) % UNITS).all()
        del table
    pool.close()


@pytest.fixture
def sleepless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers without a job spin for ever."""
    monkeypatch.setitem(WAITING, "spin", SpinWait(64, 64, 36_000, 10**12))


@pytest.mark.usefixtures("sleepless")
def test_a_job_may_be_for_fewer_cores_than_the_pool_has(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 3, [("sign", (numbers,))] * 20)
    pool = ThreadPool(3)

    signed, end_s = [], time.monotonic() + 30.0
    while not any(1 in signs for _, signs in signed) and time.monotonic() < end_s:
        for workers in (3, 1, 2, 3, 2) * 20:  # a worker may have no CPU during all of them
            numbers[:] = -1
            pool.do(PoolJob.of(table.address_for(workers), table.count, workers))
            signed.append((workers, set(numbers.tolist())))

    pool.close()
    assert all(signs <= set(range(workers)) for workers, signs in signed)
    assert any(1 in signs for _, signs in signed)


def test_what_one_core_does_alone_is_done_by_the_caller_and_wakes_none(
    library: Library,
) -> None:
    numbers = np.full(UNITS, -1)
    table = table_of(library, 2, [("sign", (numbers,))] * 3, alone=(0, 1, 2))
    pool = ThreadPool(2)
    before = pool._block.memory.copy()

    pool.run(table.address, table.count)

    mailboxes = slice(3 * BLOCK_BYTES, 6 * BLOCK_BYTES)
    assert (numbers == 0).all()
    assert (pool._block.memory[mailboxes] == before[mailboxes]).all()
    pool.close()


def test_workers_that_fell_asleep_wake_up_again(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    pool = ThreadPool(2)

    for _ in range(5):
        pool.run(table.address, table.count)
        time.sleep(0.02)

    pool.close()
    assert (numbers == 5).all()


def test_a_pool_that_is_dropped_leaves_no_thread() -> None:
    pool = ThreadPool(3)
    assert sum(t.name.startswith("worker-") for t in threading.enumerate()) == 2

    del pool

    assert not any(t.name.startswith("worker-") for t in threading.enumerate())


class InterruptionError(Exception):
    """What a signal handler raises."""


def run_for_ever(pool: ThreadPool, table: StepTable) -> None:
    while True:
        pool.run(table.address, table.count)


def test_an_interrupted_run_does_not_disturb_the_next_one(library: Library) -> None:
    """The handler runs as soon as the native call is over, at any place between two."""
    numbers, other = np.arange(UNITS, dtype=np.int64), np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("shift", (numbers, other)), ("shift", (other, numbers))] * 3000)

    def interrupt(number: int, frame: object) -> None:
        raise InterruptionError

    def signal_within_a_run() -> None:
        while not other.any():
            time.sleep(0)
        os.kill(os.getpid(), signal.SIGALRM)

    pool = ThreadPool(2)
    before = signal.signal(signal.SIGALRM, interrupt)
    sender = threading.Thread(target=signal_within_a_run)
    sender.start()
    try:
        with pytest.raises(InterruptionError):
            run_for_ever(pool, table)
    finally:
        sender.join()
        signal.signal(signal.SIGALRM, before)
    for _ in range(20):
        numbers[:] = np.arange(UNITS)
        pool.run(table.address, 100)
        assert (numbers == (np.arange(UNITS) + 100) % UNITS).all()
    pool.close()


def test_a_closed_pool_refuses_to_run(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    pool = ThreadPool(2)
    pool.close()

    with pytest.raises(RuntimeError, match="closed"):
        pool.run(table.address, table.count)


def test_a_pinned_pool_lets_the_caller_go_in_the_end() -> None:
    before = os.sched_getaffinity(0)
    pool = ThreadPool(2, pinned=True)
    within = os.sched_getaffinity(0)

    pool.close()

    assert within == {min(before)}
    assert os.sched_getaffinity(0) == before


@pytest.mark.skipif(thread_use(os.getpid()) is None, reason="the system keeps no statistics")
def test_the_wait_of_threads_that_share_a_cpu_grows(library: Library, one_cpu: int) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))] * 3000)
    pool = ThreadPool(2)
    before = after = pool.use()

    while not any(after[thread].waited_s > before[thread].waited_s for thread in before):
        pool.run(table.address, table.count)
        after = pool.use()

    pool.close()
    assert len(after) == 2


@pytest.fixture
def one_cpu() -> Iterator[int]:
    """The CPU that all threads of a test are on."""
    cpus = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cpus)})
    yield min(cpus)
    os.sched_setaffinity(0, cpus)


COUNTED_YIELD = """
define internal i32 @counted_yield() {
  %count = inttoptr i64 ADDRESS to ptr
  %before = atomicrmw add ptr %count, i64 1 seq_cst
  %failed = call i32 @sched_yield()
  ret i32 %failed
}
"""


@pytest.fixture
def yields(monkeypatch: pytest.MonkeyPatch) -> np.ndarray:
    """The number of times that cores of pools have yielded, as its only element."""
    count = np.zeros(1, np.int64)
    counted = DRIVER_IR.replace("call i32 @sched_yield()", "call i32 @counted_yield()")
    added = COUNTED_YIELD.replace("ADDRESS", str(count.ctypes.data))
    driver = Driver(compile_ir(counted + added, next(iter(ISAS.values()))))
    monkeypatch.setattr("tuner.cpu.thread_pool.host_driver", lambda: driver)
    return count


def idle_yields(library: Library, pool: ThreadPool, yields: np.ndarray) -> int:
    """Yields of a worker that has done a job, waits for the next one, and falls asleep."""
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))] * 50)
    for _ in range(3):
        pool.run(table.address, table.count)
    before = int(yields[0])
    sleeps = pool._block.memory.view(np.int64)[5 * BLOCK_BYTES // 8 + 1 :]
    while not sleeps[0]:
        time.sleep(0.001)
    pool.close()
    return int(yields[0]) - before


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="one core")
def test_a_core_that_waits_for_one_on_another_cpu_does_not_yield(
    library: Library, yields: np.ndarray
) -> None:
    """It would give its CPU to any thread that wants it, for milliseconds."""
    assert idle_yields(library, ThreadPool(2, pinned=True), yields) <= 2


def test_a_core_that_waits_for_one_on_the_same_cpu_yields_often(
    library: Library, yields: np.ndarray, one_cpu: int
) -> None:
    assert idle_yields(library, ThreadPool(2), yields) > 5


def test_a_worker_that_comes_late_does_what_is_left(library: Library) -> None:
    """The worker enters the job while the caller holds the second row, which it does alone."""
    early, late, flag = np.full(UNITS, -1), np.full((5, UNITS), -1), np.zeros(1, np.int64)
    steps = [("sign", (early,)), ("hold", (flag,)), *[("sign_slowly", (row,)) for row in late]]
    table = table_of(library, 2, steps, alone=(1,))
    block = ControlBlock(2, SpinWait(64, 64, 36_000, 10**12), cpus=2)  # of no thread
    caller = threading.Thread(
        target=block.driver.lead, args=(block.address, table.address, table.count, 2)
    )
    worker = threading.Thread(target=block.run_worker, args=(1, None))

    caller.start()
    until(lambda: -1 not in early)
    worker.start()
    until(lambda: block.memory.view(np.int64)[4 * BLOCK_BYTES // 8 + 1] != 0)  # it has read the job
    flag[0] = 1
    caller.join()

    block.shut_down([worker])
    assert set(early) == {0}
    assert 1 in late
    assert -1 not in late


@pytest.mark.parametrize("is_marked", [0, 1])
def test_a_worker_that_never_comes_holds_up_nothing(library: Library, is_marked: int) -> None:
    """Neither one that sleeps, nor one that is awake and gets no CPU."""
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 3, [("increase", (numbers,))] * 10, alone=(0, 3, 4, 9))
    block = ControlBlock(3, WAITING["spin"], cpus=3)  # of no thread
    block.memory.view(np.int64)[5 * BLOCK_BYTES // 8 + 1] = is_marked

    for _ in range(3):
        block.driver.lead(block.address, table.address, table.count, 3)

    assert (numbers == 30).all()


def test_a_worker_of_a_job_that_is_over_touches_nothing_of_it(library: Library) -> None:
    """It finds the job of the memory of which nothing is left, and the next one at its turn."""
    numbers = np.zeros(UNITS, np.int64)
    over = table_of(library, 2, [("increase", (numbers,))] * 5)
    block = ControlBlock(2, WAITING["spin"], cpus=2)  # of no thread yet
    block.driver.lead(block.address, over.address, over.count, 2)
    for rows, _ in over._tables.values():
        rows[:] = 1  # addresses that no process has
    worker = threading.Thread(target=block.run_worker, args=(1, None))

    worker.start()
    until(lambda: block.memory.view(np.int64)[4 * BLOCK_BYTES // 8 + 1] != 0)  # it has read the job
    after = table_of(library, 2, [("increase", (numbers,))] * 5)
    block.driver.lead(block.address, after.address, after.count, 2)

    block.shut_down([worker])
    assert (numbers == 10).all()


def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        time.sleep(0.0005)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is no other core")
def test_a_worker_that_does_not_run_is_fetched_to_the_cpu_of_the_caller(library: Library) -> None:
    """`hold_others` sleeps in the worker, which then uses no CPU as if others had them all.

    The worker's only CPU is then one that it was kept off before. Not so where the system moves the
    caller meanwhile, or where the caller has done all before the worker is awake: try again.
    """
    own, flag, numbers = os.sched_getaffinity(0), np.zeros(1, np.int64), np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("hold_others", (flag,)), ("increase", (numbers,))])
    pool = ThreadPool(2)
    (worker,) = pool._workers
    seen, is_fetched = [own], False

    def watch() -> None:
        nonlocal is_fetched
        end_s = time.monotonic() + 0.1
        while not is_fetched and time.monotonic() < end_s:
            if (now := os.sched_getaffinity(worker)) != seen[-1]:
                seen.append(now)
            is_fetched = len(seen) > 2 and len(now) == 1 and not now & seen[-2]
            time.sleep(0.0005)
        flag[0] = 1

    for _ in range(50):
        flag[0] = 0
        watcher = threading.Thread(target=watch)
        watcher.start()
        while not flag[0]:
            pool.run(table.address, table.count)
        watcher.join()
        if is_fetched:
            break

    away = os.sched_getaffinity(worker)
    pool.close()
    assert is_fetched
    assert len(own - away) == 1
    assert len(set(numbers)) == 1


def test_a_pinned_worker_that_does_not_run_stays_where_it_is(library: Library) -> None:
    flag, ended = np.zeros(1, np.int64), threading.Event()
    table = table_of(library, 2, [("hold_others", (flag,))])
    pool = ThreadPool(2, pinned=True)
    (worker,) = pool._workers
    before = os.sched_getaffinity(worker)
    seen: set[frozenset[int]] = set()

    def watch() -> None:
        for _ in range(20):
            seen.add(frozenset(os.sched_getaffinity(worker)))
            time.sleep(0.001)
        flag[0] = 1
        ended.set()

    threading.Thread(target=watch).start()
    pool.run(table.address, table.count)

    ended.wait()
    pool.close()
    assert seen == {frozenset(before)}


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is no other core")
def test_a_sleeping_worker_takes_part_in_a_row_that_takes_long(library: Library) -> None:
    """A worker without a job sleeps after 1 ms, which a share of this row takes several times."""
    cores = np.zeros(UNITS, np.int64)
    pool = ThreadPool(2)
    sleeps = pool._block.memory.view(np.int64)[5 * BLOCK_BYTES // 8 + 1 :]
    table = table_of(library, 2, [("sign_slowly", (cores,))])

    for _ in range(20):  # on busy cores a worker may wake up late
        while not sleeps[0]:
            time.sleep(0.001)
        pool.run(table.address, table.count)
        if cores.any():
            break

    pool.close()
    assert cores.tolist() == [0] * (UNITS // 2) + [1] * (UNITS // 2)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is no other core")
def test_a_worker_is_kept_off_the_cpu_of_the_caller(library: Library) -> None:
    numbers, own = np.zeros(UNITS, np.int64), os.sched_getaffinity(0)
    table = table_of(library, 2, [("increase", (numbers,))])
    pool = ThreadPool(2)
    (worker,) = pool._workers

    pool.run(table.address, table.count)

    cpu = int(pool._block.memory.view(np.int64)[5 * BLOCK_BYTES // 8 + 3]) - 1
    assert os.sched_getaffinity(worker) == own - {cpu}
    assert os.sched_getaffinity(0) == own
    pool.close()


def test_a_worker_stays_where_it_is_when_the_caller_has_one_cpu(library: Library) -> None:
    numbers, own = np.zeros(UNITS, np.int64), os.sched_getaffinity(0)
    table = table_of(library, 2, [("increase", (numbers,))])
    pool = ThreadPool(2)
    try:
        os.sched_setaffinity(0, {min(own)})
        pool.run(table.address, table.count)
    finally:
        os.sched_setaffinity(0, own)

    assert os.sched_getaffinity(pool._workers[0]) == own
    pool.close()


def test_a_forked_child_starts_a_pool_of_its_own(library: Library) -> None:
    numbers = np.zeros(UNITS, np.int64)
    table = table_of(library, 2, [("increase", (numbers,))])
    pool = ThreadPool(2)
    pool.run(table.address, table.count)

    child = fork()
    if child == 0:
        pool.run(table.address, table.count)
        os._exit(0 if (numbers == 2).all() else 1)
    _, status = os.waitpid(child, 0)

    pool.close()
    assert os.waitstatus_to_exitcode(status) == 0


def test_a_forked_child_that_closes_a_pinned_pool_lets_no_other_thread_go() -> None:
    before = os.sched_getaffinity(0)
    pool = ThreadPool(2, pinned=True)

    child = fork()
    if child == 0:
        pool.close()
        os._exit(0)
    os.waitpid(child, 0)
    within = os.sched_getaffinity(0)

    pool.close()
    assert (within, os.sched_getaffinity(0)) == ({min(before)}, before)


def fork() -> int:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # that threads and fork do not mix
        return os.fork()


def test_a_pool_of_which_a_thread_cannot_start_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    before, start = os.sched_getaffinity(0), threading.Thread.start

    def start_but_the_last(thread: threading.Thread) -> None:
        if thread.name == "worker-2":
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_but_the_last)
    with pytest.raises(OptionError, match="starts no further thread"):
        ThreadPool(3, pinned=True)

    assert not any(t.name.startswith("worker-") for t in threading.enumerate())
    assert os.sched_getaffinity(0) == before
