"""Room on the disks that a job writes to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bankd.system.disk_space import MIB, free_bytes, why_no_room

DISKS = """
import os, sys
from pathlib import Path
from bankd.system.disk_space import free_bytes, why_no_room
disk = Path(sys.argv[1])
def mount(options):
    assert os.system(f"mount -t tmpfs -o {options} none {disk}") == 0
def tell():
    print(why_no_room({"bank": disk / "new" / "bank"}, 1 << 20))
mount("size=4m,nr_inodes=2000"); tell()
(disk / "file").write_bytes(bytes(7 << 19)); tell(); (disk / "file").unlink()
mount("size=4m,nr_inodes=500"); tell()
mount("size=4m,ro"); tell()
"""


def test_a_disk_with_room_is_no_reason_to_wait(tmp_path: Path) -> None:
    assert why_no_room({"bank": tmp_path, "workspace": tmp_path / "new" / "er"}, 1) == ""


def test_a_place_that_is_yet_to_be_made_is_judged_by_the_folder_above_it(tmp_path: Path) -> None:
    found = os.statvfs(tmp_path)

    free = free_bytes(tmp_path / "new" / "newer")

    assert abs(free - found.f_bavail * found.f_frsize) < 512 * MIB
    assert free_bytes(Path("new")) > 0


def test_the_first_place_without_room_is_told_and_by_how_much(tmp_path: Path) -> None:
    floor_bytes = 1 << 60

    why = why_no_room({"bank": tmp_path / "b\nc", "workspace": tmp_path}, floor_bytes)

    assert f" MiB are free for the bank ({tmp_path}/b\\x0ac): at least 1,099,511,627,776 " in why
    assert "workspace" not in why


PLENTY = {"f_bavail": 2048, "f_bfree": 4096, "f_frsize": 1024, "f_files": 9999, "f_favail": 1000}


@pytest.mark.parametrize(
    ("disk", "why"),
    [
        ({}, ""),
        ({"f_bavail": 2047}, "1 MiB are free for the bank (/b): at least 2 are required"),
        ({"f_favail": 999}, "999 more files fit on the disk for the bank (/b): at least 1,000 "),
        ({"f_favail": 0, "f_files": 0}, ""),  # A file system that counts no files.
        ({"f_flag": os.ST_RDONLY, "f_bavail": 0}, "the disk for the bank (/b) is read-only"),
    ],
)
def test_a_disk_has_room_from_the_floor_on(
    monkeypatch: pytest.MonkeyPatch, disk: dict[str, int], why: str
) -> None:
    found = SimpleNamespace(**{"f_flag": 0, **PLENTY, **disk})
    monkeypatch.setattr(os, "statvfs", lambda _: found)
    told = why_no_room({"bank": Path("/b")}, 2 * MIB)

    assert told.startswith(why) if why else told == ""
    assert free_bytes(Path("/b")) == found.f_bavail * 1024


def test_the_room_that_is_required_is_rounded_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(**PLENTY, f_flag=0))

    assert "2 MiB are free" in (why := why_no_room({"bank": Path("/b")}, 2 * MIB + 1))
    assert why.endswith("at least 3 are required")


def test_a_full_disk_one_without_inodes_and_one_for_reading_only_are_told(tmp_path: Path) -> None:
    apart = ["unshare", "--mount"]
    if subprocess.run([*apart, "true"], check=False, capture_output=True).returncode:
        pytest.skip("needs the right to mount small disks")
    command = [*apart, sys.executable, "-c", DISKS, str(tmp_path)]

    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()

    place = f"the bank ({tmp_path}/new/bank)"
    assert told[0] == ""
    assert told[1] == f"0 MiB are free for {place}: at least 1 are required"
    assert told[2] == f"499 more files fit on the disk for {place}: at least 1,000 are required"
    assert told[3] == f"the disk for {place} is read-only"
