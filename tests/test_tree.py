"""Folders of tests are folders of the product, so that the tests of a module are found by path."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OF_NO_PACKAGE = {"frameworks", "fuzz", "random_graphs", "soak"}
"""Tests that need other packages, and programs that run for long."""
OF_SEVERAL_MODULES = {"behaviour", "faults"}
"""Folders in a package for what crosses its modules, and for what is done to a running daemon."""


def test_every_folder_of_tests_is_one_of_the_product_or_of_what_crosses_modules() -> None:
    folders = {file.parent.relative_to(ROOT / "tests") for file in ROOT.glob("tests/**/test_*.py")}

    strange = [
        folder.as_posix()
        for folder in sorted(folders - {Path()})
        if folder.parts[0] not in OF_NO_PACKAGE and not (ROOT / _package(folder)).is_dir()
    ]

    assert len(folders) > 50
    assert strange == []


def test_every_name_for_folders_of_no_module_is_used() -> None:
    names = {folder.name for folder in ROOT.glob("tests/**/") if any(folder.glob("test_*.py"))}
    outer = {path.name for path in (ROOT / "tests").iterdir()}

    assert outer >= OF_NO_PACKAGE
    assert names >= OF_SEVERAL_MODULES


def _package(folder: Path) -> Path:
    return folder.parent if folder.name in OF_SEVERAL_MODULES else folder
