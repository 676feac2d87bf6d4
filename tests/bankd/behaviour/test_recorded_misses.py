"""Recorded misses in a watched folder: their priorities grow, and they go once they are hits."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.config.config import Settings
from bankd.daemon.examiner.examine import Content
from bankd.jobs import JobState, read_jobs
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until
from tuner.files.kept_folders import new_folder
from tuner.sessions.recorder import Recorded

KEY = hashlib.sha256(b"").hexdigest()


@pytest.fixture
def here(tmp_path: Path, settings: Settings, pipeline: FakePipeline) -> Iterator[World]:
    """A world whose models all name one data file."""
    world = World(tmp_path, settings, pipeline)
    world.examiner.read = lambda path, _: Content(data=("weights.data",))
    yield world
    world.close()


def recorded(here: World, name: str, task: int, calls: int = 1) -> Recorded:
    """A recorded miss, with the weights of those before it."""
    place = Recorded.of(here.inbox, name, KEY)
    siblings = sorted(here.inbox.glob("*/weights.data"))
    with new_folder(here.inbox) as folder:
        weights = folder / "weights.data"
        if siblings:
            weights.hardlink_to(siblings[0])
        else:
            weights.write_bytes(bytes(4096))
        model = write_model(folder / "m.onnx", tasks=[task])
        place.take(model, {"x": (8, 64)}, 1, "onnxruntime 1.32.0")
    if calls > 1:
        place.count(calls - 1)
    return place


def model_of(place: Recorded) -> str:
    return place.folder.name


def test_recorded_models_that_share_their_weights_are_tuned_the_most_called_first(
    here: World, pipeline: FakePipeline
) -> None:
    places = [recorded(here, name, task) for task, name in enumerate("abc", 1)]
    places[1].count(1000)
    places[2].count(10)

    handled = here.once()

    assert pipeline.models == [model_of(places[number]) for number in (1, 2, 0)]
    assert {one.state for one in handled.values()} == {"tuned"}
    assert [options.input_shapes for options in pipeline.options] == [{"x": (8, 64)}] * 3
    assert {options.target.cores for options in pipeline.options} == {1}


def test_calls_that_go_on_raise_what_waits_and_repeat_nothing_that_is_done(
    here: World, pipeline: FakePipeline
) -> None:
    first = recorded(here, "a", 1)
    later: list[Recorded] = []

    def priorities() -> list[int]:
        jobs = {job.path.parent: job.priority for job in read_jobs(here.workspace.job_list)}
        return [jobs[place.folder] for place in later if place.folder in jobs]

    def call() -> None:
        if pipeline.models == [model_of(first)]:
            later.extend(recorded(here, name, task) for task, name in ((2, "b"), (3, "c")))
            until(lambda: priorities() == [1, 1])
            later[1].count(500)
            until(lambda: priorities() == [1, 9])
        first.count(500)

    pipeline.meanwhile = call
    with served(here):
        until(lambda: here.states() == [JobState.DONE] * 3)
        examined = len(here.examiner.examined)
        first.count(50_000)
        until(lambda: len(here.examiner.examined) > examined)

    assert pipeline.models == [model_of(place) for place in (first, later[1], later[0])]
    assert here.states() == [JobState.DONE] * 3


def test_a_recorded_model_that_goes_while_it_waits_or_runs_holds_up_no_other(
    here: World, pipeline: FakePipeline
) -> None:
    running = recorded(here, "a", 1, calls=100)
    waiting, last = recorded(here, "b", 2), recorded(here, "c", 3)

    def hit() -> None:
        running.remove()
        waiting.remove()

    pipeline.meanwhile = hit
    daemon = here.daemon()
    handled = daemon.handle_once()

    assert pipeline.models == [model_of(running), model_of(last)]
    assert [one.path.stem for one in handled] == [model_of(last)]
    assert daemon.left == {}
    assert here.states() == [JobState.DONE, JobState.DONE]
