"""The command line in this process, with a pipeline that tunes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bankd import worker
from bankd.cli import door
from tests.bankd.fakes import FakePipeline


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
    monkeypatch.setattr(worker, "_tune_model", pipeline)
    return pipeline


@pytest.fixture
def bankd(capfd: pytest.CaptureFixture[str]) -> Command:
    def command(*arguments: object) -> Ended:
        code = door.run([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return Ended(code, out, err)

    return command
