"""The children that sessions start are shut in, as the kernel itself tells."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tuner.measure.processes import PATIENCE_S
from tuner.measure.compile_pool import WORKER
from tuner.measure.harness import CHILD
from tuner.measure.measuring_process import ChildProcess


@pytest.fixture(params=[CHILD, (*WORKER, "", "")], ids=["measuring", "compiling"])
def process(request: pytest.FixtureRequest) -> Iterator[Path]:
    """Where the kernel tells of such a child that has begun to serve."""
    child = ChildProcess(request.param)
    child.start()
    assert child._process is not None
    yield Path(f"/proc/{child._process.pid}")
    child.end()


def told(path: Path) -> dict[str, str]:
    """Lines of a name and a value."""
    pairs = (line.partition(":") for line in path.read_text().splitlines())
    return {name: value.strip() for name, _, value in pairs}


def filters(process: Path) -> int:
    """Of its system calls; whatever runs the tests may have one, too."""
    status = told(process / "status")
    if "Seccomp_filters" not in status:
        pytest.skip("this kernel has no filters, or does not count them")
    return int(status["Seccomp_filters"])


def test_a_child_of_a_session_has_given_up_what_it_does_not_need(process: Path) -> None:
    ours = filters(Path("/proc/self"))
    deadline = time.monotonic() + PATIENCE_S
    while filters(process) == ours and time.monotonic() < deadline:
        time.sleep(0.02)
    status, limits = told(process / "status"), (process / "limits").read_text()

    assert filters(process) == ours + 1
    assert (status["NoNewPrivs"], status["Threads"]) == ("1", "1")
    assert status["Name"].startswith("bank-")
    assert (process / "oom_score_adj").read_text() == "500\n"
    bounded = ("Max file size", "Max core file size", "Max open files", "Max address space")
    for line in limits.splitlines():
        if line.startswith(bounded):
            assert "unlimited" not in line
