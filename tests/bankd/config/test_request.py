"""A request in words: its shapes in one line."""

from __future__ import annotations

import pytest

from bankd.config.request import Request


@pytest.mark.parametrize(
    ("request_", "line"),
    [
        (Request(), ""),
        (Request(input_shape="x:1,3"), "x:1,3"),
        (
            Request(input_shape="x:-1,3", dynamic_batch_size="1,2", outside="run"),
            "x:-1,3 --dynamic_batch_size 1,2 --outside run",
        ),
    ],
)
def test_shapes_are_said_as_on_the_command_line(request_: Request, line: str) -> None:
    assert request_.shapes == line
