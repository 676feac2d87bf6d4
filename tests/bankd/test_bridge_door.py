"""Tests of the door to the tuner: every name that it promises is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bankd import bridge


@pytest.mark.parametrize("name", sorted(n for names in bridge.MODULES.values() for n in names))
def test_a_name_of_the_door_is_that_of_the_tuner(name: str) -> None:
    assert getattr(bridge, name) is not None


def test_what_type_checkers_see_is_what_programs_get() -> None:
    tree = ast.parse(Path(bridge.__file__).read_text(encoding="utf-8"))
    seen = {
        (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tuner.")
        for alias in node.names
    }

    assert seen == {(module, name) for module, names in bridge.MODULES.items() for name in names}


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = bridge.nothing
