"""Tests of other frameworks' models: each has the marker `frameworks`.

A file named after a framework is skipped where one of the framework's packages is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
PACKAGES = {
    "tensorflow": ("tensorflow", "tf2onnx"),
    "mindspore": ("mindspore",),
    "fastapi": ("fastapi", "uvicorn"),
}
"""Packages that the files `test_NAME*.py` need."""


class SkippedModule(pytest.Module):
    """A file of tests that is never imported."""

    def collect(self) -> Iterator[pytest.Item]:
        pytest.skip(f"{missing_package(self.path)} is not installed: make test-frameworks")


def missing_package(path: Path) -> str:
    """The first package that a file of tests needs and that is not installed, or ""."""
    wanted = PACKAGES.get(path.stem.removeprefix("test_").partition("_")[0], ())
    return next((name for name in wanted if find_spec(name) is None), "")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files of tests that `-m` leaves out without an import, which takes seconds."""
    return True if "not frameworks" in config.option.markexpr else None


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    if module_path.is_relative_to(FOLDER) and missing_package(module_path):
        return SkippedModule.from_parent(parent, path=module_path)
    return None


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(FOLDER):
            item.add_marker(pytest.mark.frameworks)
