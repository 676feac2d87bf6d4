"""The daemon's bounds: section [BANKD] of aoe.ini."""

from __future__ import annotations

import os
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bankd.clock import now_text
from bankd.config.bounds import BOUNDS, LEVELS, Bounds, machine_memory_bytes, read_bounds
from bankd.config.config import read_settings
from bankd.config.kinds import Number
from bankd.errors import BankdError
from bankd.system.logs import Level

MIB = 2**20
RANGES = {
    name: (row.kind.low, row.kind.high)
    for name, row in BOUNDS.items()
    if isinstance(row.kind, Number)
}


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return tmp_path / "aoe.ini"


def read(ini: Path, *lines: str) -> Bounds:
    ini.write_text("\n".join(["[BANKD]", *lines]))
    return read_bounds(ini)


def refused(ini: Path, *lines: str) -> BankdError:
    with pytest.raises(BankdError) as caught:
        read(ini, *lines)
    assert caught.value.code == "EG0001"
    assert str(ini) in caught.value.message
    assert caught.value.hint
    return caught.value


def test_without_a_file_or_a_section_the_defaults_hold(ini: Path) -> None:
    without_file = read_bounds(ini)
    ini.write_text("[COMMON]\nWORK_PATH=work\n")
    without_section = read_bounds(ini)

    assert without_file == without_section == read(ini) == Bounds()
    assert (Bounds().settle_s, Bounds().queue, Bounds().disk_floor_bytes) == (1.0, 256, 2**30)


@pytest.mark.parametrize("name", ["bankd", "Bankd", "BANKD ", "BANK", "bank_d"])
def test_a_section_whose_name_is_a_slip_is_refused_with_the_right_one(ini: Path, name: str) -> None:
    ini.write_text(f"[{name}]\nQUEUE=7\n")

    with pytest.raises(BankdError) as caught:
        read_bounds(ini)

    assert caught.value.message == f"{ini}: there is no section [{name}]"
    assert (caught.value.hint, caught.value.code) == ("did you mean [BANKD]?", "EG0001")


def test_no_section_counts_for_all_of_them(ini: Path) -> None:
    ini.write_text("[DEFAULT]\nQUEUE=7\n[BANKD]\n")

    assert read_bounds(ini) == Bounds()


def test_every_key_sets_its_bound(ini: Path) -> None:
    bounds = read(
        ini,
        *("SETTLE_S = 0.25", "QUEUE=7", "DISK_FLOOR_MB=3", "MOST_BUSY_CORES=1.5"),
        *("LOAD_PATIENCE_S=0", "JOB_TIME_LIMIT_S=60", "STALL_S=61", "LOAD_TIME_LIMIT_S=62"),
        *("JOB_MEMORY_MB=4096", "DRAIN_S=5", "keep_days=1", "KEEP_MB=0", "HISTORY_DAYS=9"),
        *("LOG_LEVEL = Debug", "VERIFY_WHEN_QUIET = False"),
    )

    assert bounds == Bounds(
        0.25, 7, 3, 1.5, 0.0, 60.0, 61.0, 62.0, 4096, 5.0, 1, 0, 9, "debug", False,
    )  # fmt: skip
    assert (bounds.disk_floor_bytes, bounds.keep_bytes) == (3 * MIB, 0)
    assert bounds.job_memory_bytes == 4096 * MIB


def test_a_key_without_a_value_leaves_the_default(ini: Path) -> None:
    assert read(ini, "QUEUE=", "SETTLE_S =  ") == Bounds()


def test_a_workers_memory_is_three_quarters_of_the_machines_unless_said(ini: Path) -> None:
    bounds = read(ini, "JOB_MEMORY_MB=0")

    assert bounds.job_memory_bytes == machine_memory_bytes() * 3 // 4
    assert bounds.job_memory_bytes > 100 * MIB


def test_every_default_lies_in_its_range_and_every_number_has_one() -> None:
    numbers = asdict(Bounds())
    level = numbers.pop("log_level")
    assert numbers.pop("verify_when_quiet") is True

    assert RANGES.keys() == numbers.keys()
    assert all(low <= numbers[name] <= high for name, (low, high) in RANGES.items())
    assert level in LEVELS
    assert {Level[level.upper()] for level in LEVELS} == set(Level)


@pytest.mark.parametrize("name", sorted(RANGES))
def test_the_ends_of_a_range_are_allowed_and_what_lies_beyond_is_not(ini: Path, name: str) -> None:
    low, high = RANGES[name]

    for value in (low, high):
        assert getattr(read(ini, f"{name}={value:.0f}"), name) == value
    fault = refused(ini, f"{name}={high + 1:.0f}")

    assert f"[BANKD] {name.upper()} is '{high + 1:.0f}'" in fault.message
    assert f"from {low:,} to {high:,}, or leave it out" in str(fault.hint)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("QUEUE=0", "give a whole number from 1 to 100,000, or leave it out"),
        ("QUEUE=8.0", "give a whole number"),
        ("QUEUE=8 # files", "give a whole number"),
        ("QUEUE=1_000", "give a whole number"),
        ("QUEUE=٣", "give a whole number"),
        ("KEEP_DAYS=-1", "give a whole number"),
        ("SETTLE_S=nan", "give a number from 0 to 3,600"),
        ("SETTLE_S=inf", "give a number"),
        ("SETTLE_S=1e1", "give a number"),
        ("SETTLE_S=-1", "give a number"),
        ("SETTLE_S=2 s", "give a number"),
        ("SETTLE_S=0." + "0" * 5000, "give a number"),
        ("LOG_LEVEL=loud", "give one of debug, info, warning, error, null"),
        ("VERIFY_WHEN_QUIET=no", "give one of True, False, or leave it out"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_with_what_can(
    ini: Path, line: str, told: str
) -> None:
    fault = refused(ini, line)

    assert line.partition("=")[2][:20] in fault.message
    assert told in str(fault.hint)


def test_an_unknown_key_is_refused_with_the_one_that_is_meant(ini: Path) -> None:
    slip = refused(ini, "DISK_FLOOR=1")
    nothing = refused(ini, "COLOUR=red")

    assert "[BANKD] has no key 'DISK_FLOOR'" in slip.message
    assert slip.hint == "did you mean DISK_FLOOR_MB?"
    assert str(nothing.hint).startswith("the keys are SETTLE_S, QUEUE, ")


@pytest.mark.parametrize(
    "content",
    [
        b"QUEUE=1\n",
        b"[BANKD]\nQUEUE=1\nQUEUE=2\n",
        b"[BANKD]\nQUEUE=\xff\n",
        b"[BANKD]\nQUEUE\n",
        b"[BANKD]\n" + b"#" * 2**21,
    ],
)
def test_what_is_no_sound_file_is_refused(ini: Path, content: bytes) -> None:
    ini.write_bytes(content)

    with pytest.raises(BankdError, match=r"aoe\.ini cannot be read: ") as caught:
        read_bounds(ini)

    assert caught.value.code == "EG0001"


def test_a_pipe_or_a_folder_of_that_name_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()

    for name in ("pipe", "folder"):
        with pytest.raises(BankdError, match=rf"it is a {name}, not a regular file"):
            read_bounds(tmp_path / name)


def test_the_bounds_are_no_matter_of_the_other_settings(ini: Path) -> None:
    ini.write_text("[COMMON]\nWORK_PATH=./w\n[BANKD]\nQUEUE=many\n")

    settings = read_settings({"HOME": str(ini.parent)}, ini.parent)

    assert settings.work_path == ini.parent / "w"


def test_a_reload_tells_what_it_changed(ini: Path) -> None:
    before, after = Bounds(), read(ini, "QUEUE=64", "LOG_LEVEL=debug")

    assert before.changed(after) == {"QUEUE": (256, 64), "LOG_LEVEL": ("info", "debug")}
    assert after.changed(after) == {}


def test_history_is_forgotten_from_a_time_on_that_rows_can_be_compared_with() -> None:
    now = datetime(2026, 8, 22, 14, 2, 11, 500_000, tzinfo=UTC)

    assert Bounds(history_days=180).history_before(now) == "2026-02-23T14:02:11Z"
    assert Bounds().history_before() < now_text()


def test_a_history_longer_than_the_calendar_is_kept_whole() -> None:
    longest = Bounds(history_days=int(RANGES["history_days"][1]))

    assert longest.history_before() < "1950"
