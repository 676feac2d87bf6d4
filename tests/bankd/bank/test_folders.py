from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.folders import network_file_system
from bankd.bank.tables import opening

MOUNTS = """\
22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/root rw
30 22 0:25 / /mnt/shared rw shared:9 - nfs4 server:/export rw,vers=4.2
31 22 0:26 / /mnt/shared/fast\\040disk rw - xfs /dev/sdb rw
32 22 0:27 / /mnt/cloud rw - fuse.sshfs host: rw
33 22 0:28 / /mnt/hidden rw - ext4 /dev/sdc rw
34 22 0:29 / /mnt/hidden rw - cifs //host/share rw
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/me", None),
        ("/mnt/shared/banks", "nfs4"),
        ("/mnt/sharedness", None),
        ("/mnt/shared/fast disk/banks", None),
        ("/mnt/cloud/banks", "fuse.sshfs"),
        ("/mnt/hidden/banks", "cifs"),
    ],
)
def test_the_innermost_mount_says_whether_a_disk_is_on_the_network(
    tmp_path: Path, path: str, kind: str | None
) -> None:
    table = tmp_path / "mountinfo"
    table.write_text(MOUNTS)

    assert network_file_system(Path(path), table) == kind


def test_without_a_mount_table_every_disk_is_local(tmp_path: Path) -> None:
    assert network_file_system(tmp_path, tmp_path / "none") is None


def test_on_a_local_disk_the_write_ahead_log_is_on(bank: Bank) -> None:
    assert bank.connection.value("PRAGMA journal_mode") == "wal"


def test_on_a_network_disk_the_write_ahead_log_is_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Bank.open(tmp_path).close()
    monkeypatch.setattr(opening, "network_file_system", lambda path: "nfs4")

    with Bank.open(tmp_path) as bank:
        assert bank.connection.value("PRAGMA journal_mode") == "delete"
