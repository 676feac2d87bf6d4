"""Tests of the door to the tuner: every name that it promises is there."""

from __future__ import annotations

import pytest

from bankd import bridge


@pytest.mark.parametrize("name", sorted(bridge.MODULES))
def test_a_name_of_the_door_is_that_of_the_tuner(name: str) -> None:
    assert getattr(bridge, name) is not None


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = bridge.nothing
