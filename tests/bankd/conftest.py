"""A world for each test: its own bank, workspace and lock folder; no variable of the user's."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bridge.worker import Worker
from bankd.config.config import Settings
from bankd.config.request import Request
from tests.bankd.fakes import FakePipeline
from tests.bankd.worlds import World
from tests.short_times import shorten_times

AOE_VARIABLES = (
    "TUNE_BANK_PATH", "ASCEND_WORK_PATH", "ASCEND_CACHE_PATH", "ASCEND_DEVICE_ID", "AOE_MODE",
    "REPEAT_TUNE", "ENABLE_TUNE_BANK", "TE_PARALLEL_COMPILER", "TUNING_PARALLEL_NUM", "RUN_LOOP",
)  # fmt: skip


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in AOE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name in ("bank", "run", "in", "work"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "bank"))
    monkeypatch.setenv("TUNEBANK_LOCK_PATH", str(tmp_path / "run"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path / "work")


@pytest.fixture
def settings(world: None, tmp_path: Path) -> Settings:
    work = tmp_path / "work"
    return Settings(work_path=work, result_path=work, bank=Path(os.environ["TUNE_BANK_PATH"]))


@pytest.fixture
def pipeline() -> FakePipeline:
    return FakePipeline()


@pytest.fixture
def worker(settings: Settings, pipeline: FakePipeline) -> Iterator[Worker]:
    with Worker(settings, Request(), pipeline) as opened:
        yield opened


@pytest.fixture
def here(tmp_path: Path, settings: Settings, pipeline: FakePipeline) -> Iterator[World]:
    world = World(tmp_path, settings, pipeline)
    yield world
    world.close()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may enter, which pytest's own are not."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@pytest.fixture(autouse=True)
def short_times(request: pytest.FixtureRequest) -> None:
    shorten_times(request)
