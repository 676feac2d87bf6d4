"""Tests that need PyTorch: each has the marker `torch`, and is skipped where PyTorch is missing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent


class SkippedModule(pytest.Module):
    """A file of tests that is never imported."""

    def collect(self) -> Iterator[pytest.Item]:
        pytest.skip("PyTorch is not installed: make test-torch")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files of tests that `-m` leaves out without an import, which takes seconds."""
    return True if "not torch" in config.option.markexpr else None


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    if find_spec("torch") is None and module_path.is_relative_to(FOLDER):
        return SkippedModule.from_parent(parent, path=module_path)
    return None


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(FOLDER):
            item.add_marker(pytest.mark.torch)
