"""Random walks of files through a daemon: none is lost, and no content becomes two jobs."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankd.config.config import Settings
from bankd.daemon.examiner import ExaminationFault, Examined
from bankd.daemon.examiner.examination import DEADLY
from bankd.daemon.examiner.examine import Content
from bankd.daemon.file_states import FileState
from bankd.daemon.queue.admission import Admission
from bankd.daemon.scanner import inbox as scan
from bankd.errors import BankdError
from bankd.jobs import JobState
from tests.bankd.fakes import FakePipeline
from tests.bankd.worlds import HereExaminer, World

MODELS = ("a.onnx", "sub/b.onnx")
CONTENTS = ("one", "two", "three, with w.bin", "four, with w.bin")
BESIDE = (".aoe.json", ".npz", "w.bin", "w.bin")
WAITS_S = (0.4, 1.1, 7.0, 70.0)
CHANGES = ("write", "append", "rename", "remove", "replace_by_folder", "replace_by_link",
           "add_beside", "hold_open")  # fmt: skip
HINDRANCES = ("slow_down", "break_disk", "close_folder", "lock_list", "forget_jobs", "kill")
STEPS = st.lists(
    st.tuples(
        st.sampled_from([*CHANGES, *HINDRANCES, *["write", "append", "add_beside"] * 4, "wait"]),
        st.integers(0, 1),
        st.integers(0, 3),
        st.integers(0, 3),
    ),
    min_size=10,
    max_size=25,
)
"""Name of a step, its numbers, and the number of scans after it, a settling time apart."""
BEGINNING = (("write", 0, 0, 0), ("write", 1, 2, 0), ("add_beside", 1, 2, 3))
MORE_S = 100.0
ROUNDS = 45
"""More time in all than the longest pause of a passing fault."""


class ShakyExaminer(HereExaminer):
    """Models in `slow` take long, those in `failing` cannot be read now."""

    def __init__(self) -> None:
        super().__init__(
            lambda path, _: Content(("w.bin",) if b"w.bin" in path.read_bytes() else ())
        )
        self.slow: set[str] = set()
        self.failing: set[str] = set()

    async def examine(self, root: Path, path: Path, size_bytes: int) -> Examined:
        while path.stem in self.slow:
            await asyncio.sleep(0.001)
        if path.stem in self.failing:
            fault = ExaminationFault(f"{path.name} cannot be read: EIO", "check the disk", DEADLY)
            return Examined({path.name: None}, {}, fault=fault, is_content=False)
        return await super().examine(root, path, size_bytes)


class Walk:
    """Files, folders, a disk and a job list that change while daemons come and go.

    Every step is a method; of its two numbers the first names a model.
    """

    def __init__(self, root: Path) -> None:
        for name in ("in/sub", "bank", "work"):
            (root / name).mkdir(parents=True)
        work = root / "work"
        own = Settings(work_path=work, result_path=work, bank=root / "bank")
        self.here = World(root, own, FakePipeline())
        self.examiner = self.here.examiner = ShakyExaminer()
        self.here.bounds = replace(self.here.bounds, settle_s=1.0)
        self.now_s = 1000.0
        self.here.parts = replace(self.here.parts_with(self.here.jobs), now_s=lambda: self.now_s)
        self.here.jobs._file.database.execute("PRAGMA busy_timeout = 1")
        self.closed: set[str] = set()
        self.writers: dict[Path, Any] = {}
        self.lock: sqlite3.Connection | None = None
        self.admission = self.started()

    def started(self) -> Admission:
        return self.here.daemon()._admission

    @property
    def files(self) -> set[Path]:
        """The models that are there now."""
        paths = (self.path(number) for number in range(len(MODELS)))
        return {path for path in paths if path.is_file() and not path.is_symlink()}

    def path(self, number: int) -> Path:
        return self.here.inbox / MODELS[number]

    def remove(self, number: int, _: int = 0) -> None:
        path = self.path(number)
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        path.unlink(missing_ok=True)

    def write(self, number: int, content: int) -> None:
        self.remove(number)
        self.path(number).write_text(CONTENTS[content])

    def append(self, number: int, _: int) -> None:
        if self.path(number) in self.files:
            with self.path(number).open("a") as file:
                file.write(" ")

    def rename(self, number: int, _: int) -> None:
        if self.path(number) in self.files:
            self.remove(1 - number)
            self.path(number).rename(self.path(1 - number))

    def replace_by_folder(self, number: int, _: int) -> None:
        self.remove(number)
        self.path(number).mkdir()

    def replace_by_link(self, number: int, _: int) -> None:
        self.remove(number)
        self.path(number).symlink_to(self.here.root / "elsewhere.onnx")

    def add_beside(self, number: int, what: int) -> None:
        """Add a side file, or remove it."""
        path, name = self.path(number), BESIDE[what]
        beside = path.with_suffix(name) if name.startswith(".") else path.with_name(name)
        if beside.exists():
            beside.unlink()
        else:
            beside.write_text('{"priority": 3}')

    def hold_open(self, number: int, _: int) -> None:
        path = self.path(number)
        if path in self.writers:
            self.writers.pop(path).close()
        elif path in self.files:
            self.writers[path] = path.open("ab")

    def slow_down(self, number: int, _: int) -> None:
        self.examiner.slow ^= {self.path(number).stem}

    def break_disk(self, number: int, _: int) -> None:
        self.examiner.failing ^= {self.path(number).stem}

    def close_folder(self, *_: int) -> None:
        self.closed ^= {str(self.here.inbox / "sub")}

    def lock_list(self, *_: int) -> None:
        if self.lock is not None:
            self.lock.close()
            self.lock = None
            return
        self.lock = sqlite3.connect(self.here.workspace.job_list, isolation_level=None)
        self.lock.execute("BEGIN IMMEDIATE")

    def forget_jobs(self, *_: int) -> None:
        with contextlib.suppress(sqlite3.OperationalError):
            self.here.jobs._file.database.execute("DELETE FROM jobs")

    def wait(self, _: int, time: int) -> None:
        self.now_s += WAITS_S[time]

    async def kill(self, *_: int) -> None:
        """End the daemon; what it has not noted is lost."""
        await self.admission.close()
        self.admission = self.started()

    async def admit(self, *_: int) -> None:
        with contextlib.suppress(BankdError):
            while await self.admission.admit():
                pass

    async def take(self, steps: Sequence[tuple[str, int, int, int]]) -> None:
        """Take the steps; then let all that hinders pass, and all time that a file may need."""
        for name, number, other, scans in (*BEGINNING, *steps):
            done = getattr(self, name)(number, other)
            if done is not None:
                await done
            for _ in range(scans):
                await self.admit()
                self.now_s += 1.0
        for hindrance in (self.closed, self.examiner.slow, self.examiner.failing):
            hindrance.clear()
        for file in self.writers.values():
            file.close()
        if self.lock is not None:
            self.lock_list()
        for _ in range(ROUNDS):
            await self.admit()
            self.now_s += MORE_S
            await asyncio.sleep(0.002 if self.admission.is_reading else 0)
        self.here.jobs._file.database.execute("UPDATE jobs SET queued = '2026-01-01T00:00:00Z'")
        await self.admit()
        await self.admission.close()


@pytest.fixture
def walks(world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Iterator[Walk]]:
    monkeypatch.setattr("bankd.daemon.examiner.examiner.QUICK_S", 0.002)
    look_into = scan._look_into
    made: list[Walk] = []

    def made_in(number: int) -> Walk:
        made.append(Walk(tmp_path / f"walk{number}"))
        return made[-1]

    def look(folder: str) -> Any:
        if folder in made[-1].closed:
            raise PermissionError(13, "Permission denied")
        return look_into(folder)

    monkeypatch.setattr(scan, "_look_into", look)
    yield map(made_in, itertools.count())
    for walk in made:
        walk.here.close()


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_whatever_happens_each_file_that_stays_is_a_job_and_each_content_one(
    walks: Iterator[Walk], steps: list[tuple[str, int, int, int]]
) -> None:
    walk = next(walks)
    asyncio.run(walk.take(steps))

    known, jobs = walk.admission._file_states.known, walk.here.jobs.list()
    states = walk.admission._file_states
    contents = {path: content_of(path) for path in walk.files}
    made = {job.key: (job.content["model"], job.content["data"]) for job in jobs}
    assert known.keys() == walk.files == {file.path for file in states.within(FileState.EXAMINED)}
    assert states.paths == tuple(known)
    assert {path: made[str(seen.key)] for path, seen in known.items()} == contents
    assert len(made) == len({str(content) for content in contents.values()})
    assert {job.state for job in jobs} <= {JobState.QUEUED}


def content_of(path: Path) -> tuple[str, dict[str, str]]:
    """Hashes of a model, and of the files that count to it, by name."""
    samples = path.with_suffix(".npz")
    named = [path.with_name("w.bin")] if b"w.bin" in path.read_bytes() else []
    files = [file for file in (samples, *named) if file.exists()]
    return hash_of(path), {str(file.relative_to(path.parent)): hash_of(file) for file in files}


def hash_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()
