"""A week of a daemon in simulated time: an hour is a turn of a real daemon over a real disk.

The clock of the wall is injected, and jumps; that of `parts.now_s` only moves forward. Files get
the time at which they were written by that clock. Nothing is tuned: a pipeline decides at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, tzinfo
from pathlib import Path
from random import Random

import pytest

from bankd.bank import Bank
from bankd.bank_copies import BankCopies
from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.daemon.context import HandledFile
from bankd.daemon.daemon import Daemon
from bankd.daemon.hook import Message
from bankd.daemon.output_folder import OutputFolder
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import BOUNDS, World

HOUR_S, DAY_HOURS, DAYS = 3600.0, 24, 7
START_S = 1_900_000_000.0
COPIES = 5
WEEK_BOUNDS: Bounds = replace(BOUNDS, keep_days=1, history_days=2)
JUMPS = {30: 1.0, 55: -1.0, 80: -30.0, 81: 30.0, 110: 240.0, 111: -240.0}
"""Hours by which the clock of the wall jumps at an hour of the week: summer time, a day that was
set wrong, and ten days ahead and back."""


class WallClock:
    """A clock that tests move; patched into the modules that ask the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now_s = START_S
        clock = self

        class Now(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
                return datetime.fromtimestamp(clock.now_s, tz)

        for module in ("clock", "jobs.job_list", "jobs.files", "config.bounds"):
            monkeypatch.setattr(f"bankd.{module}.datetime", Now)
        monkeypatch.setattr(sys.modules["bankd.clean.clean"], "time", self)

    def time(self) -> float:
        return self.now_s


class Week(World):
    """A world whose files have the times of its clock."""

    def __init__(self, root: Path, settings: Settings, clock: WallClock) -> None:
        super().__init__(root, settings, FakePipeline())
        self.clock, self.steady_s = clock, 0.0
        self.bounds = WEEK_BOUNDS
        self.called: Counter[tuple[str, str]] = Counter()
        """Number of calls for each result and file."""
        self.handled: dict[Path, HandledFile] = {}
        self.copies = BankCopies(
            settings.bank, str(root / "copies"), COPIES, now_s=lambda: clock.now_s
        )
        output = OutputFolder.opened(root / "served", [self.inbox])
        self.parts = replace(
            self.parts,
            output=output,
            copy_bank=self.copies.refresh,
            now_s=lambda: time.monotonic() + self.steady_s,
        )
        self._dated: dict[Path, int] = {}

    def call(self, message: Message) -> None:
        """The hook: fails now and then, which must cost nothing."""
        self.called[str(message["offline_model"]), str(message["path"])] += 1
        if sum(self.called.values()) % 7 == 0:
            raise OSError(5, "the hook fails")

    def stop(self) -> None: ...

    def turn(self) -> None:
        """One hour: a daemon handles what is there, cleans up, and ends."""
        daemon = Daemon([self.inbox], self.parts, self.bounds, waits=False, hook=self)  # type: ignore[arg-type]
        self.handled = {one.path: one for one in daemon.handle_once()}
        self._date()
        asyncio.run(daemon._clean_once())
        self.steady_s += HOUR_S
        self.clock.now_s += HOUR_S

    def _date(self) -> None:
        """Give what was written in this hour its time."""
        for path in sorted(self.settings.workspace.rglob("*"), reverse=True):
            with suppress(FileNotFoundError):
                written_ns = path.stat().st_mtime_ns
                if path.name.startswith("jobs.db") or self._dated.get(path) == written_ns:
                    continue
                os.utime(path, (self.clock.now_s,) * 2)
                self._dated[path] = path.stat().st_mtime_ns


@pytest.fixture
def week(
    tmp_path: Path,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Week]:
    found = Week(tmp_path, settings, WallClock(monkeypatch))
    yield found
    found.close()


def events(random: Random, week: Week, hour: int) -> None:
    """What people do in an hour: drop, replace, remove, retune, drop something broken."""
    models = sorted(week.inbox.glob("m*.onnx"))
    tasks = random.sample(range(1, 200), 3)
    write_model(week.inbox / f"m{hour % 40}.onnx", tasks=tasks)
    if models and random.random() < 0.5:
        write_model(random.choice(models), tasks=[*tasks, 500 + hour])
    if len(models) > 20:
        random.choice(models).unlink()
    if hour % 10 == 3:
        write_model(week.inbox / "broken.onnx", refuse=f"it is not sound ({hour})")
    if hour % 10 == 6:
        (week.inbox / "broken.onnx").unlink(missing_ok=True)
    if models and hour % 9 == 0:
        settings = random.choice(models).with_suffix(".aoe.json")
        settings.write_text(json.dumps({"max_tuning_count": hour + 1}))


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208


def stored_bytes(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file())


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_week_of_drops_retunes_jumps_and_retention(week: Week, seed: int) -> None:
    random, open_before, sizes, log = Random(seed), 0, list[int](), ""
    for hour in range(DAYS * DAY_HOURS):
        week.clock.now_s += JUMPS.get(hour, 0.0) * HOUR_S
        events(random, week, hour)
        week.turn()
        if hour % DAY_HOURS == 0:  # the log is rotated: copied, and cut to nothing
            log += week.log.getvalue()
            week.log.seek(0)
            week.log.truncate()
            sizes.append(stored_bytes(week.settings.workspace))
            open_before = open_before or open_files()
    log += week.log.getvalue()

    # all that is there is tuned, and its result is there, in the workspace and where it is served
    for model in week.inbox.glob("m*.onnx"):
        found = week.handled[model]
        assert found.state in ("tuned", "known"), found
        assert found.record is not None
        assert Path(found.record.offline_model).exists(), found
        assert (week.root / "served" / "latest" / f"{model.stem}.om").exists()

    # the hook was called once for each file of each tuning, whatever it answered
    assert set(week.called.values()) == {1}
    assert log.count(" hook_called ") + log.count(" hook_failed ") == len(week.called)
    assert log.count(" state=tuned ") == len({result for result, _ in week.called})

    # the newest copies are there, and the last one is the bank
    names = week.copies.names()
    assert len(names) == COPIES
    with Bank.open(week.root / "copies" / names[-1], read_only=True) as copy:
        assert copy.check() == []
        with Bank.open(week.settings.bank, read_only=True) as bank:
            assert copy.cursor()[1] == bank.cursor()[1]

    # nothing grows for ever, and nothing went wrong that was not meant to
    assert " cleaned " in log
    assert sizes[-1] < 2.5 * sizes[2]
    assert open_files() <= open_before + 5
    assert " trouble " not in log
    assert "Traceback" not in log
    assert time.time() < START_S  # or the clock of the wall was not the simulated one
