"""Room on the disks that a job writes to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bankd.room import MIB, free_bytes, why_no_room

DISKS = """
import os, sys
from pathlib import Path
from bankd.room import free_bytes, why_no_room
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
