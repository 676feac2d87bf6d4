from __future__ import annotations

from pathlib import Path

import pytest

from bankd.doctor import CheckContext, CheckState, examine, machine_checks
from bankd.doctor.finding import size_text
from bankd.doctor.machine_checks import check_disk
from tests.bankd.doctor.worlds import only


def test_enough_room_is_in_order_with_the_floor_named(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_checks, "FLOOR_BYTES", 1)

    assert "(wanted: 1 bytes)" in only(check_disk(here)).what


@pytest.mark.parametrize(("last", "state"), [(0, "warning"), (1 << 62, "error")])
def test_a_disk_with_little_room_is_told(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch, last: int, state: str
) -> None:
    monkeypatch.setattr(machine_checks, "FLOOR_BYTES", 1 << 61)
    monkeypatch.setattr(machine_checks, "LAST_BYTES", last)

    finding = only(check_disk(here))

    assert finding.state == state
    assert "AOE asks for 20 GB" in finding.what


def test_a_large_bank_wants_room_for_copies_of_itself(
    here: CheckContext, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_checks, "FLOOR_BYTES", 1)

    assert size_text(2 * file.stat().st_size) in only(check_disk(here)).what


def test_a_wrong_ini_file_is_an_error_of_the_disk_alone(here: CheckContext) -> None:
    (here.folder / "aoe.ini").write_text("no section\n")

    (finding,) = examine(here, (("disk", check_disk),))

    assert finding.state == CheckState.ERROR
    assert "aoe.ini cannot be read" in finding.what
