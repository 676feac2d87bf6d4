"""The soak as it is run, small: a real daemon, real tuning, a dozen files and a kill."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tools.soak import soak
from tools.soak.place import scratch
from tools.soak.soak import soaked
from tools.soak.stock import Size
from tools.soak.verdict import is_passed, verdict


@pytest.mark.slow
def test_a_dozen_files_and_a_kill_leave_everything_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "KILLED_EVERY_S", (3.0, 5.0))
    monkeypatch.setattr(soak, "kill_one", lambda place, served, random: served.kill())
    told: list[str] = []

    with scratch(tmp_path, keeps=False) as place:
        run = soaked(place, Size(12, 2, 6.0, seed=18), 180, told.append)
        checks = verdict(run)

    assert [check for check in checks if not check.is_met] == []
    assert not is_passed(verdict(replace(run, compared={})))
    assert run.deaths.killed["daemon"] >= 1
    assert told
    assert list(tmp_path.iterdir()) == []
