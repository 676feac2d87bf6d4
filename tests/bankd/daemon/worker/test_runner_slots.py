"""Several jobs at the same time, where the workshop has slots for them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from bankd.config.config import Settings
from bankd.control.client import hear
from bankd.jobs import JobState, cancel
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until

SLOTS = 3
WITHIN_S = 60.0


@pytest.fixture
def here(tmp_path: Path, settings: Settings, pipeline: FakePipeline) -> Iterator[World]:
    world = World(tmp_path, settings, pipeline)
    world.workshop.slots = SLOTS
    world.hold_device = nullcontext  # Nothing is measured on this machine.
    world.parts = world.parts_with(world.jobs)
    yield world
    world.close()


def drop(here: World, count: int) -> None:
    for number in range(count):
        write_model(here.inbox / f"m{number}.onnx", tasks=[number])


def test_as_many_jobs_run_at_a_time_as_there_are_slots(here: World, pipeline: FakePipeline) -> None:
    drop(here, 2 * SLOTS)
    running, most, lock = 0, 0, threading.Lock()
    meeting = threading.Barrier(SLOTS, timeout=WITHIN_S)

    def meet() -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        meeting.wait()  # Breaks where fewer than so many come.
        with lock:
            running -= 1

    pipeline.meanwhile = meet

    handled = here.once()

    assert {one.state for one in handled.values()} == {"tuned"}
    assert (len(handled), most) == (2 * SLOTS, SLOTS)


def test_one_of_several_running_jobs_is_cancelled_and_the_others_are_tuned(
    here: World, pipeline: FakePipeline
) -> None:
    drop(here, SLOTS)
    is_cancelled = threading.Event()
    pipeline.meanwhile = lambda: until(is_cancelled.is_set)

    here.workshop.machines_seen = ({"name": "lab", "doing": "conv1"},)

    with served(here) as daemon:
        until(lambda: len(daemon.daemon_state.activity.running_jobs) == SLOTS)
        (heard,) = hear(here.workspace.folder)
        cancel(here.workspace.folder, here.job("m1").key, "ann")
        until(lambda: here.workshop.cancelled)
        is_cancelled.set()
        until(lambda: here.states().count(JobState.DONE) == SLOTS - 1)

    assert heard.status is not None
    assert heard.status.jobs["running"] == SLOTS
    assert [(one.name, one.doing) for one in heard.status.machines] == [("lab", "conv1")]
    assert here.job("m1").status == "cancelled"
    assert sorted(pipeline.models) == ["m0", "m1", "m2"]


def test_all_running_jobs_return_to_the_queue_when_the_daemon_stops(
    here: World, pipeline: FakePipeline
) -> None:
    drop(here, SLOTS)
    pipeline.meanwhile = lambda: until(lambda: here.workshop.is_draining)

    with served(here) as daemon:
        until(lambda: len(daemon.daemon_state.activity.running_jobs) == SLOTS)

    assert here.states() == [JobState.QUEUED] * SLOTS
    assert [job.deaths for job in here.jobs.list()] == [0] * SLOTS
    pipeline.meanwhile = lambda: None
    assert {one.state for one in here.once().values()} == {"tuned"}
