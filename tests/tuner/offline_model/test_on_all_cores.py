"""Work on all cores: in order, and none of it left behind, whatever interrupts it."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator

import pytest

from tuner.offline_model import on_all_cores as module
from tuner.offline_model.on_all_cores import on_all_cores


@pytest.fixture(autouse=True)
def several_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.os, "sched_getaffinity", lambda _: range(4))


def left() -> list[str]:
    return [each.name for each in threading.enumerate() if each.name == "tunebank-load"]


@pytest.mark.parametrize("threads", [4, 1, 0])
def test_results_are_in_order_with_as_many_threads_as_the_system_starts(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, started = threading.Thread.start, list[threading.Thread]()

    def limited(thread: threading.Thread) -> None:
        if len(started) == threads:
            raise RuntimeError("can't start new thread")
        started.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", limited)

    assert on_all_cores(lambda number: number * number, range(100)) == [n * n for n in range(100)]
    assert on_all_cores(str, ()) == []
    assert len(started) == min(threads, 3)


def test_the_first_error_ends_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    done = []

    def work(number: int) -> None:
        if number == 3:
            raise ValueError("the third")
        done.append(number)
        time.sleep(0.001)

    with pytest.raises(ValueError, match="the third"):
        on_all_cores(work, range(1000))

    assert len(done) < 1000
    assert left() == []


@pytest.fixture
def two_interrupts() -> Iterator[None]:
    """One after 50 ms, another after 50 ms more."""
    left_over = [0.05, 0.0]

    def interrupt(*_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, left_over.pop(0))
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def test_no_thread_writes_after_an_interrupt(two_interrupts: None) -> None:
    """Memory or a file that it writes to is gone then."""
    caller = threading.get_ident()

    def work(number: int) -> None:
        time.sleep(0.001 if threading.get_ident() == caller else 0.5)

    with pytest.raises(KeyboardInterrupt):
        on_all_cores(work, range(1000))

    assert left() == []


def test_an_interrupt_while_threads_are_started_leaves_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, started = threading.Thread.start, list[threading.Thread]()

    def interrupted(thread: threading.Thread) -> None:
        start(thread)
        started.append(thread)
        if len(started) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(threading.Thread, "start", interrupted)

    with pytest.raises(KeyboardInterrupt):
        on_all_cores(lambda _: time.sleep(0.05), range(100))

    assert len(started) == 2
    assert left() == []
