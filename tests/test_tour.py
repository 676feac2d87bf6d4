"""docs/tour.md: every line of it works after `make run`, in 80 columns."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_docs import ROOT, blocks
from tools import run_demo

TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
COLUMNS = 80
PATIENCE_S = 900.0
"""Longest time of a line: a model is tuned next to whatever else the machine does."""
PATH = re.compile(
    r"(?<![\w/$.-])(?:\w+/[\w./-]*|[\w-]+\.(?:onnx|om|npz|key|key\.pub|tunebank))(?!\w)"
)
IS_LOGGED = re.compile(r"\d{4}-\d\d-\d\dT\S+ +(?:info|warning|error) ")
"""Lines of the daemon's log, which programs read, too: they are never folded."""
HOLLOW = re.compile(
    r"no revisions|there is no bank yet|nothing to change|\+0 added  ~0 changed  -0 gone"
)
"""What a line says that has nothing to show."""
MADE = re.compile(r"(?:--outputs?|mkdir -p|keygen|cp \S+|savez\(') ?([\w./-]+)")
"""What a line makes, or begins the name of."""


def tour() -> list[str]:
    """The command lines of the tour, in their order."""
    lines = [line for block in blocks(TOUR, "sh") for line in block.splitlines()]
    return [line for line in lines if line.strip()]


def test_every_file_that_the_tour_names_is_made_by_make_run_or_by_a_line_before() -> None:
    made = {".venv/bin/activate", *(f"models/{name}.onnx" for name in run_demo.NAMES)}
    unknown = []
    for line in tour():
        command = line.partition(" #")[0].partition("import numpy")[2] or line.partition(" #")[0]
        for path in MADE.findall(command):
            made |= {path.strip("/"), f"{path}.om", f"{path}.pub", f"{path}/mine.onnx"}
        named = {path.rstrip("/") for path in PATH.findall(command)}
        unknown += [(line, path) for path in sorted(named - made)]

    assert len(tour()) > 30
    assert unknown == []


class Shell:
    """A shell on a terminal of 80 columns, which is given one line after the other."""

    def __init__(self, folder: Path, env: dict[str, str]) -> None:
        self._folder = folder
        self._terminal, inner = pty.openpty()
        termios.tcsetwinsize(inner, (24, COLUMNS))
        settings = termios.tcgetattr(inner)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(inner, termios.TCSANOW, settings)
        self._process = subprocess.Popen(
            ["bash", "--norc", "--noprofile"],
            stdin=inner, stdout=inner, stderr=inner, cwd=folder, env=env, start_new_session=True,
        )  # fmt: skip
        os.close(inner)

    def run(self, line: str, *, seen: str = "", then: str = "") -> tuple[int, str]:
        """Exit code and output of a line; `then` is typed once `seen` is on the screen."""
        (self._folder / "line.sh").write_text(f"{line}\n")
        path = shlex.quote(str(self._folder / "line.sh"))
        os.write(self._terminal, f"source {path}; echo @@$?@@\n".encode())
        output, deadline_s = "", time.monotonic() + PATIENCE_S
        while not (ended := re.search(r"@@(\d+)@@", output)):
            assert time.monotonic() < deadline_s, f"{line} does not end:\n{output}"
            if select.select([self._terminal], [], [], 1.0)[0]:
                output += os.read(self._terminal, 65536).decode(errors="replace")
            if seen and seen in output:
                os.write(self._terminal, then.encode())
                seen = ""
        return int(ended[1]), output[: ended.start()]

    def close(self) -> None:
        for process in _session(self._process.pid):  # a daemon that a line left, and its children
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        os.close(self._terminal)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self._process.kill()
        self._process.wait()


def _session(leader: int) -> Iterator[int]:
    """The other processes of the session of this one."""
    for name in filter(str.isdecimal, (path.name for path in Path("/proc").iterdir())):
        with contextlib.suppress(ProcessLookupError):
            if int(name) != leader and os.getsid(int(name)) == leader:
                yield int(name)


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder with a short name: paths are never folded, and pytest's own fill a line."""
    with tempfile.TemporaryDirectory(prefix="tour-") as folder:
        yield Path(folder)


@pytest.fixture
def place(
    short_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Path:
    """A checkout after `make run`, with its real networks."""
    for name in ("Makefile", "tools"):
        (short_path / name).symlink_to(ROOT / name)
    (short_path / ".venv").symlink_to(sys.prefix)
    for name, value in environment(short_path).items():
        monkeypatch.setenv(name, value)
    for name, folder in (("ROOT", "."), ("RUN", "run"), ("MODELS", "run/models"),
                         ("INBOX", "run/inbox"), ("BANK", "run/bank")):  # fmt: skip
        monkeypatch.setattr(run_demo, name, short_path / folder)
    (short_path / "run").mkdir()
    for folder in (short_path, short_path / "run"):
        # Other tests keep the machine busy meanwhile.
        (folder / "aoe.ini").write_text("[BANKD]\nMOST_BUSY_CORES = 8192\n")
    assert run_demo.main() == 0
    shown = capfd.readouterr().out
    assert [line for line in too_wide(shown) if not line.startswith("run: ")] == []  # paths
    return short_path


def environment(place: Path) -> dict[str, str]:
    (place / "lock").mkdir()
    return {
        "COLUMNS": str(COLUMNS), "TERM": "xterm-256color", "PAGER": "cat", "HOME": str(place),
        "TUNEBANK_LOCK_PATH": str(place / "lock"), "PYTHONPATH": str(ROOT),
    }  # fmt: skip


def too_wide(text: str) -> list[str]:
    """The lines that do not fit, without what only moves the cursor or colours text."""
    shown = re.sub(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])", "", text)
    lines = re.split(r"[\r\n]+", shown)
    return [line for line in lines if len(line) > COLUMNS and not IS_LOGGED.search(line)]


@pytest.fixture
def shell(place: Path) -> Iterator[Shell]:
    shell = Shell(place, {**os.environ})
    yield shell
    shell.close()


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_tour_works_line_by_line_in_80_columns(shell: Shell, place: Path) -> None:
    failed, wide = [], []
    for line in tour():
        is_app = line.startswith("make browse")
        code, output = shell.run(line, **({"seen": "\x1b[?1049h", "then": "q"} if is_app else {}))
        if code:
            failed.append(f"{line}\n{code}: {output}")
        if not is_app and "--wide" not in line:
            wide += [f"{line}\n    {each}" for each in too_wide(output)]
        # An export that is imported where it was written changes nothing, and says so.
        if not line.startswith("bankd import") and (hollow := HOLLOW.search(output)):
            failed.append(f"{line}\n{hollow[0]}")
    for block in blocks(TOUR, "python"):
        (place / "block.py").write_text(block)
        code, output = shell.run(f"python {place / 'block.py'}")
        failed += [output] * (code != 0)

    assert failed == [], "\n".join(failed)
    assert wide == [], "\n".join(wide)
