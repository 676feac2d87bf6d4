"""The command `banktui`, as far as no screen is drawn; and once on a real pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.version import tool_version
from tests.bankd.bank.builders import V4, a_decision
from tui.glyphs import UNICODE

COMMAND = [sys.executable, "-m", "tui"]


def test_without_a_terminal_it_refuses_in_one_line_that_names_the_other_command() -> None:
    done = subprocess.run(
        COMMAND, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60, check=False
    )

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "banktui: error: this is not a terminal; use `bankd ls` here [EG0004]\n"


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--version"], capture_output=True, text=True, timeout=60, check=False
    )

    assert (done.returncode, done.stdout) == (0, f"banktui {tool_version()}\n")


def test_an_unknown_option_is_refused_with_a_hint_and_exit_code_2() -> None:
    done = subprocess.run(
        [*COMMAND, "--what"], capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode == 2
    assert "hint: see `banktui --help`" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unusable_default_bank_is_refused_before_anything_is_drawn(tmp_path: Path) -> None:
    env = {**os.environ, "TUNE_BANK_PATH": str(tmp_path / "absent")}

    code, drawn = on_terminal(COMMAND, env, until="hint", keys=b"")

    assert code == 1
    assert "does not exist [EG0010]" in drawn
    assert "hint: set TUNE_BANK_PATH" in drawn


def test_on_a_terminal_it_draws_the_bank_and_q_ends_it(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "somebody")

    code, drawn = on_terminal(
        [*COMMAND, str(tmp_path)], dict(os.environ), until="x86_64-v4", keys=b"q"
    )

    assert code == 0
    assert "x86_64-v4" in drawn


@pytest.mark.parametrize("name", ["LC_ALL", "PYTHONIOENCODING"])
def test_a_terminal_of_another_encoding_is_given_ascii_only(name: str, tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "somebody")
    env = {**os.environ, name: {"LC_ALL": "C", "PYTHONIOENCODING": "latin-1"}[name]}

    code, drawn = on_terminal([*COMMAND, str(tmp_path)], env, until="x86_64-v4", keys=b"?qq")

    assert code == 0
    assert drawn.isascii()


def test_a_terminal_of_utf_8_is_given_signs_of_unicode(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "somebody")
    env = {**os.environ, "LC_ALL": "C.UTF-8"}

    _, drawn = on_terminal([*COMMAND, str(tmp_path)], env, until="x86_64-v4", keys=b"q")

    assert UNICODE.cursor in drawn


def test_two_banks_are_both_open_and_offered_as_a_pair(tmp_path: Path) -> None:
    for name in ("mine", "lab"):
        with Bank.open(tmp_path / name) as bank:
            bank.commit(V4, [a_decision(1)], "tuned", "somebody")
    command = [*COMMAND, str(tmp_path / "mine"), str(tmp_path / "lab")]

    code, drawn = on_terminal(command, dict(os.environ), until="merges lab", keys=b"q")

    assert code == 0
    assert "d compares mine with lab" in drawn


def test_in_the_locale_c_every_byte_that_is_drawn_is_ascii(tmp_path: Path) -> None:
    folder = tmp_path / "bänk 模"
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(1)], "tuned → résumé", "somebody")
    env = {**os.environ, "LC_ALL": "C"}
    env.pop("PYTHONIOENCODING", None)

    code, drawn = on_terminal([*COMMAND, str(folder)], env, until="x86_64-v4", keys=b"q")

    assert code == 0
    assert drawn.isascii()
    assert "b?nk ??" in drawn


@pytest.mark.parametrize("named", [("mine", "absent"), ("absent", "mine")])
def test_one_of_two_banks_that_is_not_there_is_refused_before_anything_is_drawn(
    tmp_path: Path, named: tuple[str, str]
) -> None:
    with Bank.open(tmp_path / "mine") as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "somebody")
    command = [*COMMAND, *(str(tmp_path / name) for name in named)]

    code, drawn = on_terminal(command, dict(os.environ), until="hint", keys=b"")

    assert code == 1
    assert f"there is no bank at {tmp_path / 'absent'}" in drawn
    assert "\x1b[?1049h" not in drawn


def test_a_terminal_that_can_only_scroll_is_refused(tmp_path: Path) -> None:
    code, drawn = on_terminal(
        [*COMMAND, str(tmp_path)], dict(os.environ), until="hint", keys=b"", term="dumb"
    )

    assert code == 2
    assert "TERM=dumb" in drawn
    assert "bankd ls" in drawn
    assert "\x1b" not in drawn


def test_it_ends_when_its_terminal_is_gone_and_nobody_sends_a_signal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    env = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [*COMMAND, str(tmp_path)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as child:
        os.close(theirs)
        deadline_s = time.monotonic() + 60
        drawn = b""
        while b"watch models/" not in drawn and time.monotonic() < deadline_s:
            drawn += _read(ours)
        os.close(ours)
        try:
            code = child.wait(timeout=60)
        finally:
            child.kill()

    assert code == 1


def on_terminal(
    command: list[str],
    env: dict[str, str],
    *,
    until: str,
    keys: bytes,
    term: str = "xterm-256color",
) -> tuple[int, str]:
    """Run on a pseudo-terminal, type the keys once `until` was drawn; exit code and output."""
    ours, theirs = pty.openpty()
    env |= {"TERM": term, "COLUMNS": "80", "LINES": "24"}
    drawn = b""
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as child:
        os.close(theirs)
        deadline_s = time.monotonic() + 60
        while until.encode() not in drawn and time.monotonic() < deadline_s:
            drawn += _read(ours)
        os.write(ours, keys)
        while child.poll() is None and time.monotonic() < deadline_s:
            drawn += _read(ours)
        child.kill()
    os.close(ours)
    return child.returncode, drawn.decode(errors="replace")


def _read(descriptor: int) -> bytes:
    if not select.select([descriptor], [], [], 0.1)[0]:
        return b""
    try:
        return os.read(descriptor, 65536)
    except OSError:
        return b""  # Linux says EIO when the other side has closed the terminal.
