"""Time that threads waited for a core, as Linux counts it."""

from pathlib import Path

from tuner.measure.core_wait import CoreWait


class Threads:
    """A /proc/PID/task of our own, and a clock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now_s = 0.0

    def waited(self, thread: str, seconds: float) -> None:
        (self.folder / thread).mkdir(exist_ok=True)
        text = f"123456 {round(seconds * 1e9)} 7\n"
        (self.folder / thread / "schedstat").write_text(text)

    def clock(self) -> float:
        return self.now_s


def test_what_all_threads_waited_is_a_share_of_the_time_measured(tmp_path: Path) -> None:
    threads = Threads(tmp_path)
    threads.waited("1", 5.0)
    wait = CoreWait(tmp_path, threads.clock)

    with wait.counted():
        threads.now_s += 2.0
        threads.waited("1", 5.5)
        threads.waited("2", 0.5)  # which began meanwhile
    threads.waited("1", 9.0)  # between two blocks nothing counts

    with wait.counted():
        threads.now_s += 2.0

    assert wait.share == 0.25


def test_a_thread_that_ended_does_not_count(tmp_path: Path) -> None:
    threads = Threads(tmp_path)
    threads.waited("1", 5.0)
    wait = CoreWait(tmp_path, threads.clock)

    with wait.counted():
        threads.now_s += 1.0
        (tmp_path / "1" / "schedstat").unlink()

    assert wait.share == 0.0


def test_where_the_system_says_nothing_nothing_is_known_to_wait(tmp_path: Path) -> None:
    wait = CoreWait(tmp_path / "none", Threads(tmp_path).clock)

    with wait.counted():
        pass

    assert wait.share == 0.0
