"""A file that takes long to look into holds up no other, and is looked into all the same."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bankd.config.config import Settings
from bankd.daemon.child_process import Child
from bankd.daemon.daemon import Daemon
from bankd.daemon.examiner import ExaminationFault, Examined, Examiner
from bankd.daemon.examiner.examination import DEADLY
from bankd.daemon.examiner.examiner import ExaminationQueue
from bankd.daemon.queue.admission import Admission
from bankd.errors import BankdError
from bankd.jobs import JobState
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import HereExaminer, World, served, until

STALLING = """
import json, sys, time
for line in sys.stdin:
    path = json.loads(line).get("path", "")
    while "stalled" in path:
        time.sleep(60)
    found = {"looks": {"m": None}, "hashes": {}, "settings": None, "size_bytes": 0,
             "written": "", "fault": None, "is_content": True, "foreign": None}
    print(json.dumps(found), flush=True)
"""


class StalledExaminer(HereExaminer):
    """The disk does not answer for the models of the names in `stalled`."""

    def __init__(self) -> None:
        super().__init__()
        self.stalled: set[str] = set()
        self.given_up: list[str] = []
        self.at_once = self.most_at_once = 0
        self.around_bytes: dict[str, int] = {}

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        self.around_bytes[path.stem] = size_bytes
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            while path.stem in self.stalled:
                await asyncio.sleep(0.002)
            return await super().examine(root, path, size_bytes)
        except asyncio.CancelledError:
            self.given_up.append(path.stem)
            raise
        finally:
            self.at_once -= 1


@pytest.fixture
def examiner() -> StalledExaminer:
    return StalledExaminer()


@pytest.fixture
def here(
    tmp_path: Path,
    settings: Settings,
    pipeline: FakePipeline,
    examiner: StalledExaminer,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[World]:
    monkeypatch.setattr("bankd.daemon.examiner.examiner.QUICK_S", 0.05)
    world = World(tmp_path, settings, pipeline)
    world.examiner = examiner
    world.parts = world.parts_with(world.jobs)
    yield world
    world.close()


def is_tuned(here: World, *names: str) -> bool:
    log = here.log.getvalue()
    return all(f"model={name} state=tuned" in log for name in names)


def test_files_that_stall_hold_up_no_other_and_are_tuned_when_they_can_be_read(
    here: World, examiner: StalledExaminer
) -> None:
    examiner.stalled = {"a", "b", "c"}
    for number, name in enumerate("abcdef"):
        write_model(here.inbox / f"{name}.onnx", tasks=[number + 1])

    with served(here) as daemon:
        until(lambda: is_tuned(here, "d", "e", "f"))
        during = daemon.daemon_state.state
        until(
            lambda: (
                sorted(path.stem for path in daemon.daemon_state.file_states.delayed)
                == ["a", "b", "c"]
            )
        )
        write_model(here.inbox / "late.onnx", tasks=[9])
        until(lambda: is_tuned(here, "late"))
        examiner.stalled = set()
        until(lambda: is_tuned(here, "a", "b", "c"))

    assert during in ("scanning", "tuning")
    assert examiner.most_at_once <= 2
    assert sorted(path.stem for path in examiner.examined) == [*"abcdef", "late"]


def test_once_tunes_what_can_be_read_and_waits_for_the_rest(
    here: World, examiner: StalledExaminer, pipeline: FakePipeline
) -> None:
    examiner.stalled = {"a", "b"}
    for number, name in enumerate("abc"):
        write_model(here.inbox / f"{name}.onnx", tasks=[number + 1])

    def relieve() -> None:
        if pipeline.models == ["c"]:
            examiner.stalled = set()

    pipeline.meanwhile = relieve
    handled = here.once()

    assert {name: one.state for name, one in handled.items()} == dict.fromkeys("abc", "tuned")
    assert pipeline.models[0] == "c"


@pytest.mark.parametrize("change", ["replaced", "removed"])
def test_a_look_that_takes_long_is_given_up_when_its_file_is_another(
    here: World, examiner: StalledExaminer, change: str
) -> None:
    examiner.stalled = {"m"}
    model = write_model(here.inbox / "m.onnx")

    with served(here) as daemon:
        until(lambda: examiner.at_once and daemon._admission.is_reading)
        if change == "removed":
            model.unlink()
        else:
            write_model(model, tasks=[3, 4, 5])
        until(lambda: examiner.given_up)
        examiner.stalled = set()
        if change == "replaced":
            until(lambda: is_tuned(here, "m"))
        until(lambda: not daemon._admission.is_reading)

    assert examiner.at_once == 0
    assert [job.result["tasks"] for job in here.jobs.list()] == (
        [3] if change == "replaced" else []
    )


def test_a_daemon_that_stops_does_not_wait_for_a_file_that_stalls(
    here: World, examiner: StalledExaminer
) -> None:
    examiner.stalled = {"m"}
    write_model(here.inbox / "m.onnx")

    with served(here) as daemon:
        until(lambda: daemon._admission.is_reading)

    assert examiner.given_up == ["m"]
    assert here.states() == []


def test_small_files_are_looked_into_before_large_ones_with_time_for_all_that_lies_below(
    here: World, examiner: StalledExaminer
) -> None:
    (here.inbox / "sub").mkdir()
    for name, size_bytes in (("a", 3 << 20), ("b", 5), ("c", 9 << 20), ("sub/d", 6)):
        (here.inbox / f"{name}.onnx").write_bytes(os.urandom(size_bytes))

    settled(here, here.daemon()._admission)

    assert [path.stem for path in examiner.examined] == ["b", "d", "a", "c"]
    assert examiner.around_bytes == {**dict.fromkeys("abc", (12 << 20) + 11), "d": 6}


def settled(here: World, admission: Admission) -> None:
    """Looks twice, a settling time apart."""

    async def look() -> None:
        await admission.admit()
        await asyncio.sleep(2 * here.bounds.settle_s)
        while await admission.admit():
            pass

    asyncio.run(look())


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_what_was_looked_into_while_the_job_list_was_locked_is_not_read_again(
    here: World, examiner: StalledExaminer, statement: str
) -> None:
    for number, name in enumerate(("before", "m"), 1):
        write_model(here.inbox / f"{name}.onnx", tasks=[number])
    here.jobs._file.database.execute("PRAGMA busy_timeout = 10")
    admission = Daemon([here.inbox], here.parts, here.bounds)._admission
    examine = examiner.examine

    with closing(sqlite3.connect(here.workspace.job_list, isolation_level=None)) as other:

        async def lock(*file: object) -> Examined:
            found = await examine(*file)  # type: ignore[arg-type]
            if len(examiner.examined) == 2:
                other.execute(statement)
            return found

        examiner.examine = lock  # type: ignore[method-assign, assignment]
        with pytest.raises(BankdError, match="is locked"):
            settled(here, admission)
        other.execute("ROLLBACK")
        asyncio.run(admission.admit())

    assert here.states() == [JobState.QUEUED] * 2
    assert len(examiner.examined) == 2


def test_files_that_went_and_came_while_the_job_list_was_locked_are_shown_and_put_right(
    here: World,
) -> None:
    here.jobs._file.database.execute("PRAGMA busy_timeout = 10")
    gone, stays = (write_model(here.inbox / f"{stem}.onnx", name="m") for stem in "ab")
    daemon = here.daemon()
    admission = daemon._admission
    settled(here, admission)
    first = here.job().path
    with closing(sqlite3.connect(here.workspace.job_list, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        gone.unlink()
        with pytest.raises(BankdError, match="is locked"):
            asyncio.run(admission.admit())
        new = write_model(here.inbox / "new.onnx", tasks=[4])
        with pytest.raises(BankdError, match="is locked"):
            asyncio.run(admission.admit())
        shown = dict(daemon.daemon_state.file_states.delayed)
    settled(here, admission)

    assert shown == {new: "still being written"}
    assert (first, {job.path for job in here.jobs.list()}) == (gone, {stays, new})
    assert set(here.jobs.files.of_basis(here.parts.identity.basis, [here.inbox])) == {stays, new}


def test_what_may_pass_is_looked_into_again_less_and_less_often(here: World) -> None:
    clock_s = 0.0
    here.parts = replace(here.parts, now_s=lambda: clock_s)
    model = write_model(here.inbox / "m.onnx")
    admission = Daemon([here.inbox], here.parts, here.bounds)._admission
    looked_s: list[float] = []

    async def fail(root: Path, path: Path, size_bytes: int) -> Examined:
        looked_s.append(clock_s)
        fault = ExaminationFault("it cannot be read: EIO", "check the disk", DEADLY)
        return Examined({path.name: None}, {}, fault=fault, is_content=False)

    here.examiner.examine = fail  # type: ignore[method-assign]

    async def watch() -> None:
        nonlocal clock_s
        while clock_s < 10_000:
            await admission.admit()
            clock_s += 30

    asyncio.run(watch())

    waits_s = [after - before for before, after in pairwise(looked_s)]
    assert waits_s == [60, 120, 240, 480, 960, 1920, 3600]
    assert model in admission._file_states.known


@pytest.fixture
def stalling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Examiner:
    (tmp_path / "stalling_examiner.py").write_text(STALLING)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
    return Examiner("stalling_examiner")


def test_an_examiner_looks_into_a_file_while_another_one_stalls(
    stalling: Examiner, tmp_path: Path
) -> None:
    async def look() -> tuple[Examined, bool]:
        slow = asyncio.create_task(stalling.examine(tmp_path, tmp_path / "stalled.onnx", 0))
        await asyncio.sleep(0)
        found = await stalling.examine(tmp_path, tmp_path / "m.onnx", 0)
        is_stalled = not slow.done()
        slow.cancel()
        await asyncio.wait({slow})
        again = await stalling.examine(tmp_path, tmp_path / "m.onnx", 0)
        await stalling.close()
        assert again == found
        return found, is_stalled and slow.cancelled()

    found, was_stalled = asyncio.run(look())

    assert found.fault is None
    assert was_stalled


def test_a_child_that_cannot_be_ended_is_left_behind(
    stalling: Examiner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.examiner.examiner.TIME_S", 0.05)
    monkeypatch.setattr("bankd.daemon.examiner.examiner.END_S", 0.05)

    left_behind: list[Child] = []

    async def wait_for_its_disk(child: Child) -> None:
        left_behind.append(child)
        await asyncio.sleep(3600)

    async def look() -> tuple[Examined, Examined]:
        await stalling.warm()
        with monkeypatch.context() as stuck:
            stuck.setattr("bankd.daemon.child_process.Child.end", wait_for_its_disk)
            lost = await stalling.examine(tmp_path, tmp_path / "stalled.onnx", 0)
        monkeypatch.setattr("bankd.daemon.examiner.examiner.TIME_S", 30.0)
        found = await stalling.examine(tmp_path, tmp_path / "m.onnx", 0)
        await asyncio.gather(stalling.close(), *(child.end() for child in left_behind))
        return lost, found

    lost, found = asyncio.run(look())

    assert lost.fault is not None
    assert "time limit" in lost.fault.what
    assert found.fault is None


def test_a_slow_examination_that_ends_wakes_who_waits_for_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.examiner.examiner.QUICK_S", 0.0)
    model, examiner, woken = write_model(tmp_path / "m.onnx"), StalledExaminer(), list[str]()
    examiner.stalled.add("m")

    async def look() -> tuple[Examined | None, int, Examined | None]:
        queue = ExaminationQueue(examiner, lambda: woken.append("m"))
        early, before = await queue.examined(model, tmp_path, 1, is_slow=False), len(woken)
        examiner.stalled.clear()
        async with asyncio.timeout(60):
            while not woken:
                await asyncio.sleep(0.005)
        return early, before, await queue.examined(model, tmp_path, 1, is_slow=True)

    early, before, found = asyncio.run(look())

    assert (early, before, woken) == (None, 0, ["m"])
    assert found is not None
    assert found.fault is None
