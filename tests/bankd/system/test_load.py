"""What others compute on our cores."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from bankd.system import load
from bankd.system.load import LoadMeter, Sample, others_busy_cores, take_sample, why_busy

US = os.getpid()


class FakeProc:
    """A /proc of three cores, our process with its child and grandchild, and a stranger."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.cores = {core: [0] * 10 for core in range(3)}
        self.processes = {US: (1, 0), 70001: (US, 0), 70002: (70001, 0), 70003: (1, 0)}
        self.write()

    def compute(self, core: int, process: int, ticks: int, field: int = 0) -> None:
        parent, before = self.processes[process]
        self.processes[process] = parent, before + ticks
        self.cores[core][field] += ticks

    def write(self) -> None:
        lines = ["cpu 1 1 1 1 1 1 1 1 1 1"]
        lines += [f"cpu{core} {' '.join(map(str, times))}" for core, times in self.cores.items()]
        (self.root / "stat").write_text("\n".join([*lines, "btime 5", ""]))
        for number, (parent, ticks) in self.processes.items():
            (self.root / str(number)).mkdir(exist_ok=True)
            fields = f"S {parent} {'0 ' * 9}{ticks} 0 0 0 20 0 1 0 9 0"
            (self.root / str(number) / "stat").write_text(f"{number} (x) {fields}")


@pytest.fixture
def proc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeProc:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    monkeypatch.setattr(load, "ticks_per_s", lambda: 100)
    (tmp_path / "proc").mkdir()
    return FakeProc(tmp_path / "proc")


class FakeClock:
    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def meter_after(proc: FakeProc, interval_s: float, clock: FakeClock) -> LoadMeter:
    """A meter that looked before what the test has computed, `interval_s` ago."""
    meter = LoadMeter(proc.root, clock)
    assert meter.others_busy_cores() is None
    clock.now_s += interval_s
    return meter


def test_what_strangers_compute_counts_and_our_family_does_not(proc: FakeProc) -> None:
    clock = FakeClock()
    meter = meter_after(proc, 2.0, clock)
    proc.compute(0, 70003, 150)
    proc.compute(1, US, 100)
    proc.compute(1, 70002, 100)
    proc.write()

    assert meter.others_busy_cores() == 0.75


TIMES = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest")
NOT_BUSY = ("idle", "iowait", "guest")
"""Linux counts the time of guests as that of users, too."""


@pytest.mark.parametrize("field", TIMES)
def test_stolen_time_counts_and_waiting_does_not(proc: FakeProc, field: str) -> None:
    meter = meter_after(proc, 1.0, FakeClock())
    proc.compute(0, 70003, 100, TIMES.index(field))
    proc.write()

    assert meter.others_busy_cores() == (field not in NOT_BUSY)


def test_cores_that_we_may_not_use_do_not_count(proc: FakeProc) -> None:
    meter = meter_after(proc, 1.0, FakeClock())
    proc.compute(2, 70003, 100)
    proc.write()

    assert meter.others_busy_cores() == 0


def test_a_short_interval_tells_nothing_and_the_next_answer_covers_it(proc: FakeProc) -> None:
    clock = FakeClock()
    meter = meter_after(proc, 0.1, clock)
    proc.compute(0, 70003, 10)
    proc.write()
    assert meter.others_busy_cores() is None

    clock.now_s += 0.3

    assert meter.others_busy_cores() == pytest.approx(0.25)


def test_a_mean_over_an_hour_tells_nothing_and_a_moment_is_looked_at_instead(
    proc: FakeProc,
) -> None:
    clock = FakeClock()

    def compute_meanwhile(time_s: float) -> None:
        clock.now_s += time_s
        proc.compute(0, 70003, int(150 * time_s))
        proc.write()

    meter = LoadMeter(proc.root, clock, compute_meanwhile)
    meter.others_busy_cores()
    clock.now_s += 3600

    assert meter.others_busy_cores() == pytest.approx(1.5, rel=0.05)


@pytest.mark.parametrize(("time_s", "busy"), [(0.19, None), (0.2, 0.5)])
def test_the_shortest_time_that_tells_is_a_fifth_of_a_second(
    time_s: float, busy: float | None
) -> None:
    assert others_busy_cores(Sample(0, 0, 0), Sample(time_s, 10, 0), 100) == busy


@pytest.mark.parametrize(("time_s", "glances"), [(60.0, []), (60.1, [0.25])])
def test_the_longest_time_that_tells_is_a_minute(
    proc: FakeProc, time_s: float, glances: list[float]
) -> None:
    clock, slept = FakeClock(), list[float]()
    meter = LoadMeter(proc.root, clock, slept.append)
    meter.others_busy_cores()
    clock.now_s += time_s
    meter.others_busy_cores()

    assert slept == glances


def test_our_own_time_on_other_cores_is_not_taken_from_that_of_others() -> None:
    assert others_busy_cores(Sample(0, 0, 0), Sample(1, 50, 150), 100) == 0


def test_a_child_that_ended_still_counts_as_ours(proc: FakeProc) -> None:
    before = take_sample(proc.root, {0, 1}, US, 0)
    proc.compute(0, 70001, 30)
    (proc.root / str(70001) / "stat").unlink()
    waited = proc.processes.pop(70001)[1]
    proc.processes.pop(70002)
    proc.processes[US] = 1, waited  # Linux adds it to what its parent's children have computed
    proc.write()

    after = take_sample(proc.root, {0, 1}, US, 1)

    assert after.own_ticks - before.own_ticks == 30


def test_the_sentence_tells_how_many_cores_are_busy(proc: FakeProc) -> None:
    clock = FakeClock()
    meter = meter_after(proc, 1.0, clock)
    assert why_busy(meter, 0.5) == ""
    for most, told in ((0.5, "other programs keep 1.6 of 2 cores busy"), (1.6, "")):
        proc.compute(0, 70003, 160)
        proc.write()
        clock.now_s += 1.0
        assert why_busy(meter, most) == told
    meter.cores = frozenset({0})
    proc.compute(0, 70003, 60)
    proc.write()
    clock.now_s += 1.0
    assert why_busy(meter, 0.5) == "other programs keep 0.6 of 1 core busy"


def test_a_system_that_does_not_tell_is_not_busy(tmp_path: Path) -> None:
    meter = LoadMeter(tmp_path / "none")

    assert [meter.others_busy_cores(), why_busy(meter, 0.0)] == [None, ""]


def test_on_this_machine_the_answer_is_between_none_and_all_cores() -> None:
    meter, began_s, pause_s = LoadMeter(), time.monotonic(), load.SHORTEST_S + 0.05
    assert meter.others_busy_cores() is None
    time.sleep(pause_s)

    busy = meter.others_busy_cores()

    assert busy is not None
    # Where others compute, what is counted may be read later than the clock.
    most = len(meter.cores) * (time.monotonic() - began_s) / pause_s
    assert 0 <= busy <= most + 0.5
