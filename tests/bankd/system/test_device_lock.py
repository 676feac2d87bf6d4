"""One measurer per device, whoever asks for it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bankd.errors import BankdError, ExitCode
from bankd.system import device_lock as device
from bankd.system.device_lock import DeviceBusy, holding_device, lock_folder
from bankd.system.processes import processes

pytestmark = pytest.mark.usefixtures("world")

NOBODY = 65534
LOCK = "tunebank-device-0.lock"
HOLD = """
import os, subprocess, sys
from pathlib import Path
from bankd.system.device_lock import holding_device
folder, user, children = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
os.setuid(user) if user else None
with holding_device(folder):
    if children:
        subprocess.Popen(["sleep", "60"], stdout=subprocess.DEVNULL)
        runs, tell = os.pipe()  # a child lets go of the device when it first runs
        if os.fork() == 0:
            os.write(tell, b".")
            os.close(1)
            os.execvp("cat", ["cat"])
        if os.fork() == 0:
            os.write(tell, b".")
            os.close(1)
            sys.stdin.read()
            os._exit(0)
        os.read(runs, 1), os.read(runs, 1)
    print("held", flush=True)
    sys.stdin.read()
"""
TRY = """
import os, sys
from pathlib import Path
from bankd.system.device_lock import holding_device
from bankd.errors import BankdError
os.setuid(int(sys.argv[2]))
try:
    with holding_device(Path(sys.argv[1])):
        print("free")
except BankdError as error:
    print(error.message)
"""

as_root = pytest.mark.skipif(os.getuid() != 0, reason="only root may become another user")


@contextmanager
def held_elsewhere(
    folder: Path, user: int = 0, children: str = ""
) -> Iterator[subprocess.Popen[str]]:
    """The device, held by another process of a user, and ended for sure."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, folder, str(user), children],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with process.stdin, process.stdout:
            assert process.stdout.readline() == "held\n"
            yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def tried(folder: Path, user: int, *before: str) -> str:
    """What a user is told who asks for the device."""
    command = [*before, sys.executable, "-c", TRY, str(folder), str(user)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def group(process: int) -> int:
    try:
        return os.getpgid(process)
    except ProcessLookupError:
        return 0


@pytest.fixture
def meeting(open_folder: Path) -> Path:
    """A folder as /tmp: everybody may make files there, and remove only their own."""
    open_folder.chmod(0o1777)
    return open_folder


def test_a_second_measurer_is_refused_and_told_who_measures(tmp_path: Path) -> None:
    with holding_device(tmp_path), pytest.raises(DeviceBusy) as caught, holding_device(tmp_path):
        pass

    who = rf"device 0 is busy: process {os.getpid()} of user \S+ \(.+, running since .*\d\d:\d\d\)"
    assert re.fullmatch(who, caught.value.message)


def test_the_device_is_free_again_after_the_block_even_if_it_raised(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="planted"), holding_device(tmp_path):
        raise ValueError("planted")

    with holding_device(tmp_path):
        pass


def test_a_killed_holder_frees_the_device_though_its_children_live(tmp_path: Path) -> None:
    with held_elsewhere(tmp_path, children="live on") as holder:
        with pytest.raises(DeviceBusy, match=f"process {holder.pid} "), holding_device(tmp_path):
            pass
        holder.kill()
        os.waitid(os.P_PID, holder.pid, os.WEXITED | os.WNOWAIT)

        with holding_device(tmp_path):
            orphans = [each.number for each in processes() if group(each.number) == holder.pid]

    assert len(set(orphans) - {holder.pid}) == 3


@as_root
def test_two_users_meet_and_each_is_told_of_the_other(meeting: Path) -> None:
    with held_elsewhere(meeting, user=NOBODY) as holder:
        told_root = tried(meeting, 0)
    with holding_device(meeting):
        told_nobody = tried(meeting, NOBODY)

    assert f"device 0 is busy: process {holder.pid} of user nobody (python" in told_root
    assert f"device 0 is busy: process {os.getpid()} of user root (" in told_nobody
    assert (meeting / LOCK).stat().st_uid == NOBODY


@as_root
def test_a_command_of_another_user_exits_4_and_says_who_measures(
    meeting: Path, tmp_path: Path
) -> None:
    (tmp_path / "m.onnx").touch()
    command = [sys.executable, "-m", "bankd", "aoe", "-m", str(tmp_path / "m.onnx"), "-j", "2"]
    env = {**os.environ, "TUNEBANK_LOCK_PATH": str(meeting)}

    with held_elsewhere(meeting, user=NOBODY) as holder:
        ended = subprocess.run(
            command, env=env, capture_output=True, text=True, check=False, timeout=60
        )

    assert ended.returncode == ExitCode.DEVICE_BUSY
    assert f"device 0 is busy: process {holder.pid} of user nobody (python" in ended.stderr


def test_a_holder_that_cannot_be_seen_is_another_process(meeting: Path) -> None:
    apart = ("unshare", "--pid", "--fork", "--mount-proc")
    if subprocess.run([*apart, "true"], check=False, capture_output=True).returncode:
        pytest.skip("needs the right to make a PID namespace")

    with holding_device(meeting):
        told = tried(meeting, 0, *apart)

    assert told == "device 0 is busy: held by another process\n"


@as_root
def test_a_lock_file_that_another_user_closed_is_told_with_its_owner(meeting: Path) -> None:
    (meeting / LOCK).touch(mode=0o600)

    told = tried(meeting, NOBODY)

    assert "cannot be opened: Permission denied (it belongs to user root)" in told


@as_root
def test_a_device_can_be_locked_in_a_file_of_another_user(meeting: Path) -> None:
    (meeting / LOCK).touch(mode=0o644)
    os.chown(meeting / LOCK, NOBODY, NOBODY)

    with holding_device(meeting):
        assert "device 0 is busy" in tried(meeting, NOBODY)


@pytest.mark.parametrize("umask", [0o000, 0o077])
def test_everybody_may_read_the_file_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        with holding_device(tmp_path):
            mode = (tmp_path / LOCK).stat().st_mode
    finally:
        os.umask(before)

    assert mode & 0o777 == 0o644


def test_a_link_in_the_place_of_the_lock_is_refused(tmp_path: Path) -> None:
    (tmp_path / LOCK).symlink_to(tmp_path / "precious")

    with pytest.raises(BankdError, match="cannot be opened: it is a link"):
        holding_device(tmp_path).__enter__()

    assert not (tmp_path / "precious").exists()


@pytest.mark.parametrize("kind", ["pipe", "folder", "second name"])
def test_what_is_no_file_with_one_name_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = tmp_path / LOCK
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        (tmp_path / "precious").touch()
        path.hardlink_to(tmp_path / "precious")

    with pytest.raises(BankdError, match="not a regular file with one name"):
        holding_device(tmp_path).__enter__()


@pytest.mark.parametrize("busy", [False, True])
def test_a_file_that_is_removed_in_the_moment_of_locking_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: bool
) -> None:
    try_lock = device.try_lock
    removed: list[Path] = []

    def remove_then_lock(descriptor: int, kind: int) -> bool:
        if not removed:
            removed.append(tmp_path / LOCK)
            removed[0].unlink()
            return not busy
        return try_lock(descriptor, kind)

    monkeypatch.setattr(device, "try_lock", remove_then_lock)

    with holding_device(tmp_path), pytest.raises(DeviceBusy), holding_device(tmp_path):
        pass


def test_a_lock_leaves_no_descriptor_open_whether_it_was_got_or_not(tmp_path: Path) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))

    with holding_device(tmp_path), pytest.raises(DeviceBusy), holding_device(tmp_path):
        pass

    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(BankdError, match="No such file") as caught:
        holding_device(tmp_path / "none").__enter__()

    assert "TUNEBANK_LOCK_PATH" in (caught.value.hint or "")


def test_all_users_meet_in_run_lock_if_it_is_open_to_all_and_else_in_tmp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "RUN_LOCK", tmp_path)
    own = {"TMPDIR": "/home/anna/tmp", "XDG_RUNTIME_DIR": "/run/user/7"}
    found = {}

    for mode in (0o1777, 0o777, 0o1755, 0o755):
        tmp_path.chmod(mode)
        found[mode] = lock_folder(own)

    assert found == {0o1777: tmp_path} | dict.fromkeys((0o777, 0o1755, 0o755), Path("/tmp"))
    assert lock_folder({**own, "TUNEBANK_LOCK_PATH": "/locks"}) == Path("/locks")


def test_a_relative_lock_path_is_refused() -> None:
    with pytest.raises(BankdError, match="relative path"):
        lock_folder({"TUNEBANK_LOCK_PATH": "locks"})
