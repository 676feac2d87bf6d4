"""What an app that is killed in the middle of a merge leaves behind, in a real terminal."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.merge import merge_lines
from tests.tui.merge.test_merge import decisions, head
from tests.tui.merge_banks import CLASH, FIRST, key_of, two_banks

LONGEST_S = 60.0
TMUX = shutil.which("tmux")

pytestmark = pytest.mark.skipif(TMUX is None, reason="tmux is not installed")


@dataclass(frozen=True)
class Terminal:
    """A terminal of 80x24 characters with a server of its own."""

    socket: Path
    log: Path

    def run(self, *command: str) -> str:
        done = subprocess.run(
            [str(TMUX), "-S", str(self.socket), "-f", "/dev/null", *command],
            capture_output=True, text=True, timeout=LONGEST_S, check=True,
        )  # fmt: skip
        return done.stdout

    def start(self, *command: str) -> None:
        keeps = ["set-option", "-g", "remain-on-exit", "on"]
        size = ["-d", "-x", "80", "-y", "24"]
        self.run("start-server", ";", *keeps, ";", "new-session", *size, shlex.join(command))

    def press(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    def screen(self) -> str:
        return self.run("capture-pane", "-p")

    def wait_for(self, text: str) -> str:
        """The screen, as soon as it shows the text."""
        deadline_s = time.monotonic() + LONGEST_S
        while text not in (shown := self.screen()):
            assert time.monotonic() < deadline_s, f"no {text!r} in:\n{shown}"
            time.sleep(0.05)
        return shown

    def process(self) -> int:
        return int(self.run("list-panes", "-F", "#{pane_pid}"))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path / "tmux", tmp_path / "log")
    yield terminal
    subprocess.run(
        [str(TMUX), "-S", str(terminal.socket), "kill-server"],
        capture_output=True, timeout=LONGEST_S, check=False,
    )  # fmt: skip


def start(terminal: Terminal, ours: Path) -> None:
    """The app, on our bank, without any past of its own."""
    home = ours.parent / "home"
    home.mkdir(exist_ok=True)
    settings = [f"HOME={home}", f"PYTHONPATH={Path.cwd()}", "LANG=C.UTF-8", "LC_ALL=C.UTF-8"]
    unset = ["-u", "XDG_STATE_HOME", "-u", "XDG_CONFIG_HOME", "-u", "NO_COLOR"]
    terminal.start("env", *unset, *settings, sys.executable, "-m", "tui", str(ours))
    terminal.wait_for("x86_64-v4")


def test_killed_in_the_middle_every_choice_is_there_and_no_decision_has_changed(
    tmp_path: Path, terminal: Terminal
) -> None:
    ours, theirs = two_banks(tmp_path)
    before = decisions(ours)

    start(terminal, ours)
    terminal.press("m")
    terminal.wait_for("merge into")
    terminal.press("-l", str(theirs))
    terminal.press("Enter")
    terminal.wait_for("4 open")
    terminal.press("y")
    terminal.wait_for("4 of 4 conflicts left")
    terminal.press("t", "o")
    terminal.wait_for("2 of 4 conflicts left")
    os.kill(terminal.process(), signal.SIGKILL)
    while terminal.run("list-panes", "-F", "#{pane_dead}").strip() != "1":
        time.sleep(0.05)
    with Bank.open(ours, read_only=True) as bank:
        chosen = {line.key: line.source for line in merge_lines(bank) if line.by_hand}
        faults = bank.check()

    assert chosen == {key_of(CLASH): "theirs", key_of(FIRST): "ours"}
    assert (head(ours), decisions(ours), faults) == ("r2", before, [])
    terminal.run("respawn-pane", "-k")  # the same command in the same terminal
    terminal.wait_for("x86_64-v4")
    terminal.press("m")
    shown = terminal.wait_for("2 of 4 conflicts left")
    assert [line[2] for line in shown.splitlines()[2:6]] == list("to??")
