"""The lock of the runtime: calls that interrupt each other, in one thread or in several."""

from __future__ import annotations

import gc
import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator

import pytest

from tuner.errors import NestedCallError
from tuner.owned_lock import LockGroup, OwnedLock

WAIT_S = 60


@pytest.fixture
def lock() -> OwnedLock:
    return OwnedLock("the model")


@pytest.fixture
def started() -> Iterator[Callable[..., threading.Thread]]:
    threads: list[threading.Thread] = []

    def start(call: Callable[[], object]) -> threading.Thread:
        threads.append(threading.Thread(target=call, daemon=True))
        threads[-1].start()
        return threads[-1]

    yield start
    for thread in threads:
        thread.join(WAIT_S)
        assert not thread.is_alive()


def test_a_nested_call_raises_or_makes_the_other_call(lock: OwnedLock) -> None:
    def outer() -> int:
        with pytest.raises(NestedCallError, match="the model is in use by the thread that calls"):
            lock.do(int)
        return lock.do(int, nested=lambda: 7)

    assert lock.do(outer) == 7
    assert lock.do(int, "5") == 5


def test_a_call_that_is_put_off_is_made_when_the_lock_is_released(lock: OwnedLock) -> None:
    seen: list[str] = []

    def outer() -> None:
        assert lock.do_or_later(lambda: seen.append("later")) is None
        seen.append("outer")

    lock.do(outer)

    assert seen == ["outer", "later"]
    assert lock.do_or_later(lambda: 3) == 3


def test_a_call_that_is_put_off_is_made_also_after_an_exception(lock: OwnedLock) -> None:
    seen: list[int] = []

    def outer() -> None:
        lock.do_or_later(lambda: seen.append(1))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lock.do(outer)

    assert seen == [1]
    assert not lock.is_taken


@pytest.mark.parametrize("nests", [True, False])
def test_only_calls_that_nest_are_made_within_another(lock: OwnedLock, *, nests: bool) -> None:
    made: list[int] = []

    assert lock.do_if_free(lambda: made.append(lock.do_if_free(made.clear, nests=nests)))

    assert made == [nests]
    assert lock.do_if_free(made.clear)


def test_a_call_if_it_is_free_waits_for_no_other_thread(
    lock: OwnedLock, started: Callable[..., threading.Thread]
) -> None:
    inside, may_end = threading.Event(), threading.Event()
    started(lambda: lock.do(lambda: (inside.set(), may_end.wait(WAIT_S))))
    inside.wait(WAIT_S)

    assert not lock.do_if_free(int)
    may_end.set()
    assert lock.do(int) == 0
    assert lock.do_if_free(int)


def test_of_two_threads_that_would_wait_for_each_other_one_is_refused(
    started: Callable[..., threading.Thread],
) -> None:
    locks = OwnedLock("one"), OwnedLock("two")
    both, refused = threading.Barrier(2), list[NestedCallError]()

    def hold(mine: OwnedLock, theirs: OwnedLock) -> None:
        def ask() -> None:
            both.wait(WAIT_S)
            try:
                theirs.do(int)
            except NestedCallError as error:
                refused.append(error)

        mine.do(ask)

    orders = (locks, locks[::-1])
    for thread in [started(lambda order=order: hold(*order)) for order in orders]:
        thread.join(WAIT_S)

    assert 1 <= len(refused) <= 2
    assert not any(lock.is_taken for lock in locks)


def test_calls_that_are_put_off_in_a_circle_of_threads_are_all_made(
    started: Callable[..., threading.Thread],
) -> None:
    locks = [OwnedLock(str(i)) for i in range(3)]
    made: list[int] = []
    rounds = 300

    def work(number: int) -> None:
        def close_the_next() -> None:
            locks[(number + 1) % 3].do_or_later(lambda: made.append(number))

        for _ in range(rounds):
            locks[number].do(close_the_next)

    threads = [started(lambda i=i: work(i)) for i in range(3)]
    for thread in threads:
        thread.join(WAIT_S)

    assert len(made) == 3 * rounds


def test_threads_without_a_lock_wait_for_each_other(
    lock: OwnedLock, started: Callable[..., threading.Thread]
) -> None:
    count = 0

    def add() -> None:
        nonlocal count
        before = count
        threading.Event().wait(0)
        count = before + 1

    def work() -> None:
        for _ in range(500):
            lock.do(add)

    for thread in [started(work) for _ in range(4)]:
        thread.join(WAIT_S)

    assert count == 2000


def test_an_interrupt_at_any_instruction_leaves_the_lock_free(lock: OwnedLock) -> None:
    """A handler that raises comes thousands of times, wherever the thread is at that moment."""
    answers = interrupted = 0
    may_raise = False

    def interrupt(number: int, frame: object) -> None:
        nonlocal may_raise
        if may_raise:
            may_raise = False
            raise InterruptedError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 5e-5, 5e-5)
    try:
        while interrupted < 3000:
            try:
                may_raise = True
                for _ in range(100):
                    answers += lock.do(int, "1")
                    lock.do_if_free(int)
                    lock.do_or_later(int)
                may_raise = False
            except InterruptedError:
                interrupted += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    ended: list[int] = []
    other = threading.Thread(target=lambda: ended.append(lock.do(int, "2")), daemon=True)
    other.start()
    other.join(WAIT_S)

    assert ended == [2]
    assert answers > 0


class Dropped:
    """Garbage in a circle, whose finalizer calls."""

    def __init__(self, call: Callable[[], object]) -> None:
        self.itself, self.call = self, call

    def __del__(self) -> None:
        self.call()


def test_a_finalizer_in_the_middle_of_a_call_waits_for_nothing(lock: OwnedLock) -> None:
    seen: list[str] = []

    def outer() -> None:
        Dropped(lambda: seen.append(lock.do(str, "made", nested=lambda: "refused")))
        gc.collect()

    lock.do(outer)
    Dropped(lambda: seen.append(lock.do(str, "made", nested=lambda: "refused")))
    gc.collect()

    assert seen == ["refused", "made"]


@pytest.mark.parametrize("who", ["another thread", "this thread"])
def test_a_lock_is_free_in_the_child_of_a_fork_unless_it_is_the_child_s(
    lock: OwnedLock, who: str, started: Callable[..., threading.Thread]
) -> None:
    inside, may_end = threading.Event(), threading.Event()

    def forked() -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            signal.alarm(WAIT_S)
            os._exit(lock.do(int, "3", nested=lambda: 4))
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

    if who == "this thread":
        assert lock.do(forked) == 4
        return
    started(lambda: lock.do(lambda: (inside.set(), may_end.wait(WAIT_S))))
    inside.wait(WAIT_S)
    code = forked()
    may_end.set()
    assert code == 3


def test_a_call_for_when_it_is_free_waits_for_no_thread_and_is_made_by_the_one_that_has_it(
    lock: OwnedLock, started: Callable[..., threading.Thread]
) -> None:
    made: list[int] = []
    is_taken, may_end = threading.Event(), threading.Event()
    note = lambda: made.append(threading.get_ident())  # noqa: E731

    lock.do_when_free(note)
    owner = started(lambda: lock.do(lambda: (is_taken.set(), may_end.wait(WAIT_S))))
    assert is_taken.wait(WAIT_S)
    lock.do_when_free(note)
    assert made == [threading.get_ident()]
    may_end.set()
    owner.join(WAIT_S)

    assert made == [threading.get_ident(), owner.ident]


# -- groups ----------------------------------------------------------------------------------------


@pytest.fixture
def group() -> LockGroup:
    return LockGroup([OwnedLock("the model") for _ in range(2)])


def wait_until(is_so: Callable[[], bool]) -> None:
    end_s = time.monotonic() + WAIT_S
    while not is_so():
        assert time.monotonic() < end_s
        time.sleep(0.001)


def test_as_many_calls_of_a_group_are_made_at_a_time_as_it_has_locks(
    group: LockGroup, started: Callable[..., threading.Thread]
) -> None:
    inside: list[int] = []
    faults: list[object] = []
    made: list[int] = []
    both = threading.Barrier(2)

    def call(number: int) -> None:
        if number in inside:
            faults.append(number)
        inside.append(number)
        time.sleep(0)
        inside.remove(number)
        made.append(number)

    def work() -> None:
        for _ in range(200):
            group.do(call)

    for thread in [started(work) for _ in range(6)]:
        thread.join(WAIT_S)
    assert (len(made), faults, inside) == (1200, [], [])
    for thread in [started(lambda: group.do(lambda _: both.wait(WAIT_S))) for _ in range(2)]:
        thread.join(WAIT_S)

    assert not both.broken
    assert not any(lock.is_taken for lock in group.locks)


def test_calls_that_wait_for_a_group_are_made_in_the_order_in_which_they_came(
    group: LockGroup, started: Callable[..., threading.Thread]
) -> None:
    may_end, made = threading.Event(), list[int]()
    for _ in group.locks:
        started(lambda: group.do(lambda _: may_end.wait(WAIT_S)))
    wait_until(lambda: all(lock.is_taken for lock in group.locks))
    waiting = []
    for number in range(8):
        waiting.append(started(lambda n=number: group.do(lambda _: made.append(n))))
        wait_until(lambda n=number: len(group._line) == n + 1)

    may_end.set()
    for thread in waiting:
        thread.join(WAIT_S)

    assert sorted(made) == list(range(8))
    assert all(abs(made.index(number) - number) < 2 for number in range(8))  # two at a time


def test_a_nested_call_of_a_group_is_refused_also_where_a_lock_is_free(group: LockGroup) -> None:
    def outer(number: int) -> int:
        with pytest.raises(NestedCallError, match="the model is in use by the thread that calls"):
            group.do(int)
        return number

    assert group.do(outer) == 0


def test_a_thread_in_line_is_refused_where_all_owners_wait_for_it(
    group: LockGroup, started: Callable[..., threading.Thread]
) -> None:
    other, all_in, refused = OwnedLock("other"), threading.Barrier(3), list[int]()

    def first(ask: Callable[[], object]) -> None:
        all_in.wait(WAIT_S)
        try:
            ask()
        except NestedCallError:
            refused.append(1)

    for thread in [
        started(lambda: group.do(lambda _: first(lambda: other.do(int)))),
        started(lambda: group.do(lambda _: first(lambda: other.do(int)))),
        started(lambda: other.do(lambda: first(lambda: group.do(abs)))),
    ]:
        thread.join(WAIT_S)

    assert 1 <= len(refused) <= 3


def test_an_interrupt_at_any_instruction_leaves_the_locks_of_a_group_free(
    group: LockGroup, started: Callable[..., threading.Thread]
) -> None:
    """Other threads call at the same time, so that many calls are interrupted in the line."""
    interrupted, answers, may_raise, is_over = 0, 0, False, False

    def interrupt(number: int, frame: object) -> None:
        nonlocal may_raise
        if may_raise:
            may_raise = False
            raise InterruptedError

    def work() -> None:
        while not is_over:
            group.do(lambda number: time.sleep(1e-5))

    others = [started(work) for _ in range(3)]
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 1e-4, 1e-4)
    try:
        while interrupted < 500:
            try:
                may_raise = True
                for _ in range(100):
                    answers += group.do(lambda number: 1)
                may_raise = False
            except InterruptedError:
                interrupted += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        is_over = True
    for thread in others:
        thread.join(WAIT_S)

    assert group.do(lambda number: 5) == 5
    assert not group._line
    assert not any(lock.is_taken for lock in group.locks)


def test_a_call_in_a_handler_is_made_before_that_which_it_has_interrupted_in_the_line(
    group: LockGroup, started: Callable[..., threading.Thread]
) -> None:
    """The handler waits in its own call, which cannot stand behind the one before."""
    made: list[str] = []
    may_end = threading.Event()
    for _ in group.locks:
        started(lambda: group.do(lambda _: may_end.wait(WAIT_S)))
    wait_until(lambda: all(lock.is_taken for lock in group.locks))

    def handle(number: int, frame: object) -> None:
        may_end.set()
        group.do(lambda _: made.append("handler"))

    before = signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        group.do(lambda _: made.append("call"))
    finally:
        signal.signal(signal.SIGALRM, before)

    assert made == ["handler", "call"]


def test_the_line_of_a_group_is_empty_in_the_child_of_a_fork(
    group: LockGroup, started: Callable[..., threading.Thread]
) -> None:
    may_end = threading.Event()
    for _ in range(4):
        started(lambda: group.do(lambda _: may_end.wait(WAIT_S)))
    wait_until(lambda: len(group._line) == 2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        signal.alarm(WAIT_S)
        os._exit(group.do(lambda number: 3 + number))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    may_end.set()

    assert code == 3
