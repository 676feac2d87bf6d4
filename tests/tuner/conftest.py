"""Small tasks that several tests share."""

import pytest

from tests.short_times import shorten_times
from tuner.backend import host_soc_versions
from tuner.graph import TensorType
from tuner.target import Target
from tuner.task import Task


def gemm_task(rows: int = 24, depth: int = 32, columns: int = 48) -> Task:
    return Task(
        "gemm",
        (
            TensorType("f32", (rows, depth)),
            TensorType("f32", (depth, columns)),
            TensorType("f32", (columns,)),
        ),
        (TensorType("f32", (rows, columns)),),
    )


@pytest.fixture
def task() -> Task:
    return gemm_task()


@pytest.fixture
def target() -> Target:
    """This machine's best tier, on one core: tests run beside others."""
    return Target(host_soc_versions()[-1], 1)


class Clock:
    """The monotonic clock of a test, which nothing else moves."""

    now_s = 1000.0

    def after(self, seconds: float, time_us: float) -> float:
        """What a measurement gives that takes some seconds."""
        self.now_s += seconds
        return time_us


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.monotonic", lambda: clock.now_s)
    return clock


@pytest.fixture(autouse=True)
def short_times(request: pytest.FixtureRequest) -> None:
    shorten_times(request)
