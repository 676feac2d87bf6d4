"""The pager, on a terminal that a test pretends to be."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from bankd.cli.tables import write_lines

ROOT_FOLDER = Path(__file__).resolve().parents[3]

PROGRAM = """
import itertools, sys
from bankd.cli.tables import write_lines
numbers = itertools.count() if sys.argv[1] == "endless" else range(int(sys.argv[1]))
whole = write_lines((f"line {n}" for n in numbers), pages=sys.argv[2] == "pages")
sys.stderr.write(f"whole={whole}")
"""


def on_terminal(many: object, pages: str = "pages", **env: str) -> tuple[str, str]:
    """What is written on a terminal of 10 lines, and on standard error."""
    ours, theirs = pty.openpty()
    wanted = {**os.environ, "LINES": "10", "COLUMNS": "80", "PYTHONPATH": str(ROOT_FOLDER), **env}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(many), pages],
        stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, env=wanted,
    ) as process:  # fmt: skip
        os.close(theirs)
        written = b"".join(iter(lambda: _read(ours), b""))
        assert process.stderr is not None
        error = process.stderr.read()
    os.close(ours)
    return written.decode().replace("\r\n", "\n"), error.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # Linux's word for the end of a terminal.
        return b""


def test_what_is_longer_than_the_screen_goes_through_the_pager() -> None:
    written, error = on_terminal(25, PAGER="cat -n")

    assert "    25\tline 24\n" in written
    assert error == "whole=True"


def test_what_fits_is_just_written() -> None:
    written, error = on_terminal(9, PAGER="cat -n")

    assert written == "".join(f"line {n}\n" for n in range(9))
    assert error == "whole=True"


@pytest.mark.parametrize(("pages", "pager"), [("plain", "cat -n"), ("pages", ""), ("pages", "cat")])
def test_who_wants_no_pager_gets_none(pages: str, pager: str) -> None:
    written, _ = on_terminal(25, pages, PAGER=pager)

    assert written == "".join(f"line {n}\n" for n in range(25))


def test_who_leaves_the_pager_has_the_rest_not_made() -> None:
    written, error = on_terminal("endless", PAGER="head -n 3")

    assert written.splitlines()[:3] == ["line 0", "line 1", "line 2"]
    assert error == "whole=False"


def test_what_is_piped_is_not_paged_though_the_input_is_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAGER", "false")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)

    assert write_lines(f"line {n}" for n in range(500))
    assert capsys.readouterr().out.splitlines()[-1] == "line 499"
