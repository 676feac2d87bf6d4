from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bankd.doctor import CheckContext, machine_checks
from bankd.doctor.machine_checks import check_versions
from tuner.backend import host_environment


def test_the_versions_of_this_checkout_are_told(here: CheckContext) -> None:
    *_, finding = check_versions(here)

    assert f"SQLite {sqlite3.sqlite_version}, LLVM {host_environment().llvm}" in finding.what


@pytest.fixture
def installed(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package of these metadata."""
    folder = tmp_path / "some_bank-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: some-bank\nVersion: 1.0\n{request.param}"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(machine_checks, "PACKAGE", "some-bank")


DIFFERING = (
    "Requires-Python: >=3.99\nRequires-Dist: click<0.2\nRequires-Dist: no-such-package==1.0\n"
)


@pytest.mark.parametrize("installed", [DIFFERING], indirect=True)
def test_versions_that_differ_are_told_with_pip(here: CheckContext, installed: None) -> None:
    python, click, absent, _ = check_versions(here)

    assert (python.state, click.state, absent.state) == ("error", "warning", "error")
    assert "but >=3.99 is needed" in python.what
    assert click.fix == "pip install 'click<0.2'"
    assert absent.what == "no-such-package is not installed"


IN_ORDER = (
    "Requires-Python: >=3.11\nRequires-Dist: click>=8,<99\n"
    "Requires-Dist: openvino==1; extra == 'bench'\n"
)


@pytest.mark.parametrize("installed", [IN_ORDER], indirect=True)
def test_what_is_installed_is_in_order_where_the_ranges_allow_it_and_extras_are_not_wanted(
    here: CheckContext, installed: None
) -> None:
    [finding] = check_versions(here)

    assert finding.state == "ok"
    assert finding.what.endswith("1 packages checked")
