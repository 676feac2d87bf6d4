"""Paths that lead to no regular file, and closed standard streams."""

from __future__ import annotations

import ast
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tuner.files.descriptors import NotRegularFileError, open_regular, read_regular

ROOT = Path(__file__).parents[3]
DIRECT = {
    "bankd/bank/cann": "goes through bankd.bank.location.open_plain",
    "bankd/bank/exchange/export.py": "reads parts that it wrote itself into a new folder",
    "bankd/bank/built_in.py": "a file of the package",
    "bankd/bank/folders.py": "reads /proc",
    "bankd/bank/packing.py": "reads what it wrote itself into a temporary folder",
    "bankd/bridge/__init__.py": "reads its own source",
    "bankd/daemon/worker/work.py": "reads a copy that it made itself",
    "bankd/doctor": "reads /proc and /sys",
    "bankd/jobs/owner.py": "reads /proc",
    "bankd/shared_bank.py": "reads what it wrote itself into a temporary folder",
    "bankd/system": "reads /proc; safe_open refuses what is not regular below a folder",
    "tuner/confinement": "reads /proc",
    "tuner/cpu/contention.py": "reads /proc",
    "tuner/cpu/control_groups.py": "reads /proc and /sys",
    "tuner/cpu/host.py": "reads /proc and /sys",
    "tuner/cpu/native_object.py": "a file of the package",
    "tuner/cpu/sha256.py": "a file of the package",
    "tuner/cpu/thread_pool.py": "a file of the package",
    "tuner/free_memory.py": "reads /proc and /sys",
    "tuner/measure": "reads /proc",
    "tuner/offline_model/weight_cache.py": "reads /proc",
    "bankd/daemon/worker/workshop.py": "reads /proc",
    "tuner/sessions/model_file.py": "makes a new file (mode x)",
    "tuner/version.py": "a file of the package",
    "tuner/files/descriptors.py": "is the one that others use",
}
"""Places that may open a path for reading directly, and why."""


def reads_directly(call: ast.Call) -> bool:
    """Return whether it is `open`, or a method of a path that opens it, for reading."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in {"read_text", "read_bytes"}:
        return True
    words = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return name == "open" and any(word.strip("bt+") == "r" for word in words)


def test_every_path_is_opened_for_reading_by_the_one_function_or_is_listed_with_a_reason() -> None:
    found = {
        str(path.relative_to(ROOT))
        for top in ("tuner", "bankd", "tui")
        for path in (ROOT / top).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and reads_directly(node)
    }
    left = {name for name in found if not any(name.startswith(place) for place in DIRECT)}
    assert left == set()
    assert len(found) > 10


def test_what_is_no_regular_file_is_refused_at_once_and_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        (tmp_path / "link").symlink_to(tmp_path / "pipe")
        places = [tmp_path / "pipe", tmp_path / "socket", tmp_path, tmp_path / "link"]
        for place in [*places, Path("/dev/zero")]:
            with pytest.raises(NotRegularFileError, match="not a regular file"):
                open_regular(place)
    with pytest.raises(FileNotFoundError):
        open_regular(tmp_path / "none")


def test_a_link_to_a_file_is_followed_unless_it_may_not_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"content")
    (tmp_path / "link").symlink_to("file")
    assert read_regular(tmp_path / "link", 4) == b"cont"
    with pytest.raises(NotRegularFileError, match="a link"):
        open_regular(tmp_path / "link", follow_link=False)


CLOSED = """
import os, sys
from tuner.files.descriptors import open_standard_streams
open_standard_streams()
file = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT)
print("printed", flush=True)
print("complained", file=sys.stderr, flush=True)
assert sys.stdin.read() == ""
os.write(file, str(file > 2).encode())
"""


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_no_file_gets_the_number_of_a_closed_standard_stream(tmp_path: Path, closed: str) -> None:
    script, file = tmp_path / "script.py", tmp_path / "file"
    script.write_text(CLOSED)
    line = f'"$0" "$1" "$2" {closed}'
    command = ["bash", "-c", line, sys.executable, str(script), str(file)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run(
        command, check=True, timeout=60, stdin=subprocess.DEVNULL, capture_output=True,
        env=environment,
    )  # fmt: skip
    assert file.read_text() == "True"
