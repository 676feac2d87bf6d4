"""What is told of damaged rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.damage import hear_damage, tell_damage


def test_any_bytes_of_a_damaged_row_are_told_once_in_text_that_a_terminal_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr("bankd.damage._listeners", [])
    hear_damage(told.append)

    for _ in range(2):
        tell_damage(Path("/banks/bank.db"), "decision \udcff\x1b[2J of another hash")

    (line,) = told
    assert r"decision \udcff\x1b[2J of another hash" in line
    assert line.encode().isascii()
