"""The command line in this process, with a pipeline that tunes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bankd.bridge import worker
from bankd.cli import door
from bankd.jobs import Jobs
from tests.bankd.fakes import FakePipeline
from tests.bankd.worlds import HereExaminer, HereWorkshop


@dataclass(frozen=True)
class Ended:
    """How a command ended: exit code, standard output and standard error."""

    code: int
    out: str
    err: str


Command = Callable[..., Ended]


@pytest.fixture(autouse=True)
def fake(world: None, monkeypatch: pytest.MonkeyPatch) -> FakePipeline:
    pipeline = FakePipeline()
    monkeypatch.setattr(worker, "tune_model", pipeline)
    monkeypatch.setattr(worker, "tune_within_budget", pipeline)
    monkeypatch.setattr("bankd.cli.watch.Examiner", HereExaminer)
    monkeypatch.setattr(
        "bankd.daemon.worker.Workshop", lambda o: HereWorkshop(o.settings, pipeline)
    )
    monkeypatch.setattr("bankd.cli.watch.why_busy", lambda meter, most_busy_cores: "")
    return pipeline


@pytest.fixture
def bankd(capfd: pytest.CaptureFixture[str]) -> Command:
    def command(*arguments: object) -> Ended:
        code = door.run([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return Ended(code, out, err)

    return command


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """The daemon's, as `--work_dir` of these tests has it."""
    return tmp_path / "work" / "aoe_workspace"


@pytest.fixture
def jobs(world: None, workspace: Path) -> Iterator[Jobs]:
    with closing(Jobs(workspace / "jobs.db")) as table:
        yield table
