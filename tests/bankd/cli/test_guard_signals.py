"""`bankd guard` that is ended by a signal: what it leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fixtures.small.tiny import tiny
from tests.bankd.cli.conftest import Command

LIMIT_S = 120.0


def _until(is_there: Callable[[], object]) -> None:
    deadline = time.monotonic() + LIMIT_S
    while not is_there():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _timing(model: Path) -> list[int]:
    """The processes that time a model."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if b"model_process" in words and os.fsencode(model) in words:
            found.append(int(folder.name))
    return found


@pytest.fixture
def nothing_ignored() -> Iterator[None]:
    """Tests that run under `nohup` ignore SIGHUP, and so would all that they start."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("nothing_ignored")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGHUP", "SIGINT", "SIGKILL"])
def test_a_signal_leaves_no_child_and_no_folder(
    bankd: Command, world: None, tmp_path: Path, number: str
) -> None:
    model, folders = tmp_path / "m.onnx", tmp_path / "folders"
    model.write_bytes(tiny(1))
    folders.mkdir()
    place = tmp_path / "m.om"
    assert bankd("atc", "--model", model, "--output", tmp_path / "m", "--aicore_num", 1).code == 0
    env = {
        **os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "TUNEBANK_LOCK_PATH": str(tmp_path), "TMPDIR": str(folders),
    }  # fmt: skip
    guard = (sys.executable, "-m", "bankd", "guard", place, "--baseline", place,
             "--max_regression", "0.1%", "--seconds", "1000", "--aicore_num", "1")  # fmt: skip

    # A session of its own: an interrupt of the tests' terminal is not for it.
    with subprocess.Popen(
        [*map(str, guard)], env=env, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        try:
            _until(lambda: _timing(place) or process.poll() is not None)
            process.send_signal(getattr(signal, number))
            ended = process.wait(LIMIT_S)
        finally:
            process.kill()  # one that does not end would be waited for

    is_interrupt = number == "SIGINT"
    assert ended == (130 if is_interrupt else -getattr(signal, number))
    _until(lambda: not _timing(place))
    if number != "SIGKILL":  # after which a process can do nothing
        assert list(folders.iterdir()) == []
