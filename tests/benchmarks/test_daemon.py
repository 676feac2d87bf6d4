"""The figures of the daemon at rest: how they are worked out of what /proc and the files say."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from bankd.processes import ticks_per_s
from benchmarks.daemon import WAYS, Figure, contents
from benchmarks.served import Served, Usage, busy_share, newest_change_ns, resident_bytes, usage
from fixtures.small.tiny import tiny


@pytest.fixture
def served(tmp_path: Path) -> Served:
    return Served(tmp_path)


def test_ten_thousand_files_are_copies_of_a_few_dozen_contents() -> None:
    distinct = set(contents(100))

    assert len(distinct) == 24
    assert len(list(contents(100))) == 100


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_way_of_arrival_leaves_the_whole_content(served: Served, way) -> None:
    way(served, "m.onnx", tiny(1))

    assert (served.inbox / "m.onnx").read_bytes() == tiny(1)


def test_the_share_of_a_core_is_computing_time_over_time() -> None:
    before = Usage(10.0, 5, 0, 0)
    after = Usage(20.0, 5 + ticks_per_s(), 0, 0)

    assert busy_share(before, after) == pytest.approx(0.1)


def test_a_figure_above_its_bound_says_that_it_is_missed() -> None:
    missed = Figure(10_000, "at rest", 0.6, "%", 0.5)

    assert missed.is_missed
    assert str(missed).endswith("(at most 0.5)   missed")
    assert not Figure(0, "at rest", 0.5, "%", 0.5).is_missed
    assert not Figure(0, "memory", 1e9, "MiB").is_missed


def test_what_a_process_takes_is_counted_with_its_waits(tmp_path: Path) -> None:
    before = usage(os.getpid())
    for _ in range(5):
        time.sleep(0.001)

    after = usage(os.getpid())

    assert after.wakeups - before.wakeups >= 5
    assert after.at_s > before.at_s
    assert resident_bytes(os.getpid()) > 2**20


def test_any_change_below_a_folder_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b"
    file.parent.mkdir()
    file.write_text("before")
    before = newest_change_ns(tmp_path)
    time.sleep(0.02)

    file.write_text("after")

    assert newest_change_ns(tmp_path) > before


def test_rows_of_a_list_that_is_not_there_are_none(served: Served) -> None:
    assert served.rows("SELECT * FROM jobs") == []
    assert served.ask() == {}


def test_what_does_not_come_is_not_waited_for_for_ever(served: Served) -> None:
    with pytest.raises(TimeoutError, match=r"not so within 0\.01 s"):
        served.until(lambda: False, 0.01)
