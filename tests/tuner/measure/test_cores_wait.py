"""Time that threads waited for a core, as Linux counts it."""

from pathlib import Path

import pytest

from tuner.measure.cores import CoreWait, is_shared


class Threads:
    """A /proc/PID/task of our own, and a clock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now_s = self.others_s = self.throttled_s = 7.0

    def waited(self, thread: str, seconds: float) -> None:
        (self.folder / thread).mkdir(exist_ok=True)
        text = f"123456 {round(seconds * 1e9)} 7\n"
        (self.folder / thread / "schedstat").write_text(text)

    def clock(self) -> float:
        return self.now_s

    def used_by_others(self) -> float:
        return self.others_s

    def throttled(self) -> float:
        return self.throttled_s

    def wait(self) -> CoreWait:
        return CoreWait(self.folder, self.clock, self.used_by_others, self.throttled)


def test_what_all_threads_waited_is_a_share_of_the_time_measured(tmp_path: Path) -> None:
    threads = Threads(tmp_path)
    threads.waited("1", 5.0)
    wait = threads.wait()

    with wait.counted():
        threads.now_s += 2.0
        threads.others_s += 2.0
        threads.waited("1", 5.5)
        threads.waited("2", 0.5)  # which began meanwhile
    threads.waited("1", 9.0)  # between two blocks nothing counts

    with wait.counted():
        threads.now_s += 2.0

    assert wait.share == 0.25


def test_threads_of_ours_that_wait_for_each_other_wait_for_nothing_else(tmp_path: Path) -> None:
    threads = Threads(tmp_path)
    threads.waited("1", 5.0)
    wait = threads.wait()

    with wait.counted():
        threads.now_s += 1.0
        threads.others_s += 0.01
        threads.waited("1", 5.6)

    assert wait.share == pytest.approx(0.01)


def test_a_thread_that_ended_does_not_count(tmp_path: Path) -> None:
    threads = Threads(tmp_path)
    threads.waited("1", 5.0)
    wait = threads.wait()

    with wait.counted():
        threads.now_s += 1.0
        (tmp_path / "1" / "schedstat").unlink()

    assert wait.share == 0.0


def test_where_the_system_says_nothing_nothing_is_known_to_wait(tmp_path: Path) -> None:
    wait = Threads(tmp_path / "none").wait()

    with wait.counted():
        pass

    assert wait.share == 0.0


def test_pauses_by_a_limit_of_processor_time_count_as_waiting(tmp_path: Path) -> None:
    threads = Threads(tmp_path)
    wait = threads.wait()

    with wait.counted():
        threads.now_s += 2.0
        threads.throttled_s += 0.5

    assert wait.share == 0.25
    assert is_shared(threads.wait().share) is False
