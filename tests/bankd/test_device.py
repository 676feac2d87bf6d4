"""One measurer per device."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bankd.device import DeviceBusy, holding_device, lock_folder
from bankd.errors import BankdError

pytestmark = pytest.mark.usefixtures("world")


def test_a_second_measurer_is_refused_and_told_who_measures(tmp_path: Path) -> None:
    with holding_device(tmp_path), pytest.raises(DeviceBusy) as caught, holding_device(tmp_path):
        pass

    assert f"process {os.getpid()} since" in caught.value.message


def test_the_device_is_free_again_after_the_block_even_if_it_raised(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="planted"), holding_device(tmp_path):
        raise ValueError("planted")

    with holding_device(tmp_path):
        pass


def test_a_killed_holder_frees_the_device(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from bankd.device import holding_device;"
        "holding_device(Path(sys.argv[1])).__enter__(); os._exit(9)"
    )
    killed = subprocess.run([sys.executable, "-c", code, tmp_path], check=False)
    assert killed.returncode == 9

    with holding_device(tmp_path):
        pass


def test_a_link_in_the_place_of_the_lock_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tunebank-device-0.lock").symlink_to(tmp_path / "precious")

    with pytest.raises(BankdError, match="cannot be opened"), holding_device(tmp_path):
        pass

    assert not (tmp_path / "precious").exists()


def test_locks_lie_in_the_runtime_folder_else_in_one_of_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    own = lock_folder({})

    assert lock_folder({"XDG_RUNTIME_DIR": "/run/user/7"}) == Path("/run/user/7")
    assert own.parent == tmp_path
    assert own.stat().st_mode & 0o777 == 0o700


def test_a_link_in_the_place_of_the_users_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / f"tunebank-{os.getuid()}").symlink_to(tmp_path / "elsewhere")

    with pytest.raises(BankdError, match="belongs to someone else"):
        lock_folder({})
