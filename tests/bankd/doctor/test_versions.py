from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bankd.doctor import CheckContext, machine_checks
from bankd.doctor.machine_checks import check_versions, read_wanted
from tuner.backend import host_environment


def test_the_versions_of_this_checkout_are_told(here: CheckContext) -> None:
    *_, finding = check_versions(here)

    assert f"SQLite {sqlite3.sqlite_version}, LLVM {host_environment().llvm}" in finding.what


def test_versions_that_differ_are_told_with_pip(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = (">=3.99", ("click<0.2", "no-such-package==1.0"))
    monkeypatch.setattr(machine_checks, "read_wanted", lambda: wanted)

    python, click, absent, _ = check_versions(here)

    assert (python.state, click.state, absent.state) == ("error", "warning", "error")
    assert "but >=3.99 is needed" in python.what
    assert click.fix == "pip install 'click<0.2'"
    assert absent.what == "no-such-package is not installed"


def test_what_is_installed_is_in_order_where_the_ranges_allow_it(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_checks, "read_wanted", lambda: (">=3.11", ("click>=8,<99",)))

    [finding] = check_versions(here)

    assert finding.state == "ok"


def test_of_a_checkout_the_wanted_versions_are_those_of_its_project() -> None:
    python, packages = read_wanted(package="no-such-package")

    assert python == ">=3.11"
    assert any(each.startswith("llvmlite>=") for each in packages)


def test_of_an_installed_package_extras_are_not_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "some_bank-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: some-bank\nVersion: 1.0\nRequires-Python: >=3.11\n"
        "Requires-Dist: click==8.5.1\nRequires-Dist: openvino==1; extra == 'bench'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)

    assert read_wanted("some-bank") == (">=3.11", ("click==8.5.1",))
