from __future__ import annotations

from pathlib import Path

import pytest

from bankd.doctor import CheckContext, CheckState, examine, machine_checks
from bankd.doctor.machine_checks import check_disk, check_ini
from bankd.number_text import size_text
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


def test_a_wrong_ini_file_is_an_error_of_its_own_and_not_of_the_disk(here: CheckContext) -> None:
    (here.folder / "aoe.ini").write_text("no section\n")

    of_disk, of_ini = examine(here, (("disk", check_disk), ("aoe.ini", check_ini)))

    assert of_disk.state == CheckState.OK
    assert of_ini.state == CheckState.ERROR
    assert "aoe.ini cannot be read: line 1 comes before the first section" in of_ini.what


@pytest.mark.parametrize(
    ("text", "state", "what"),
    [
        (None, CheckState.OK, "there is none"),
        ("[COMMON]\nWORK_PATH=./w\n[BANKD]\nQUEUE=7\n", CheckState.OK, "in order"),
        ("[BANKD]\nQUEUE = many\n", CheckState.ERROR, "[BANKD] QUEUE is 'many'"),
        ("[BANKD]\nQUEU = 7\n", CheckState.ERROR, "[BANKD] has no key 'QUEU'"),
        ("[COMMON]\nWORK_PATH ./w\n", CheckState.ERROR, "line 2 is neither KEY=VALUE"),
        ("[COMMON]\nRUN_LOOP=1\nRUN_LOOP=2\n", CheckState.ERROR, "line 3 gives RUN_LOOP of"),
        ("[COMMON]\nRUN_LOOP=0\n", CheckState.ERROR, "RUN_LOOP is '0'"),
        ("[PROFILING]\nMODE=1\n", CheckState.NOTE, "section [PROFILING] is unknown"),
    ],
)
def test_the_settings_file_is_checked_in_every_section(
    here: CheckContext, text: str | None, state: CheckState, what: str
) -> None:
    if text is not None:
        (here.folder / "aoe.ini").write_text(text)

    finding = only(check_ini(here))

    assert finding.state == state
    assert what in finding.what
