"""Gradients of parts of a tensor: joined where they make up the whole, and left alone elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import torch
from functorch.compile import aot_function
from torch import Tensor
from torch._functorch.aot_autograd import make_boxed_func

from tuner.torch.training import partition

aten: Any = torch.ops.aten
PARTS = (aten.slice_backward.default, aten.select_backward.default)


def halves(x: Tensor) -> Tensor:
    """As heads are rotated."""
    one, other = x[..., :3], x[..., 3:]
    return x * 2 + torch.cat([-other, one], -1).tanh()


def selected(x: Tensor) -> Tensor:
    """As queries, keys and values are taken from one product."""
    queries, keys, values = x[:, 0], x[:, -2], x[:, 2]
    return queries.tanh() * keys + values.exp()


def whole(x: Tensor) -> Tensor:
    return x[:, 0:].tanh()


def rows(x: Tensor) -> Tensor:
    return x[2:].tanh() + x[:-2].exp()


def overlapping(x: Tensor) -> Tensor:
    return x[:3].tanh() + x[1:].exp()


def with_gap(x: Tensor) -> Tensor:
    return x[:1].tanh() + x[3:].exp()


def stepped(x: Tensor) -> Tensor:
    return x[::2].tanh() + x[1::2].exp()


def repeated(x: Tensor) -> Tensor:
    return x[:, 0].tanh() + x[:, 0].exp() + x[:, 1] + x[:, 2]


CASES: dict[str, tuple[Callable[[Tensor], Tensor], int]] = {
    "halves": (halves, 0), "selected": (selected, 0), "whole": (whole, 0), "rows": (rows, 0),
    "overlapping": (overlapping, 2), "with a gap": (with_gap, 2), "stepped": (stepped, 2),
    "repeated": (repeated, 4),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_parts_that_make_up_the_whole_are_joined(name: str) -> None:
    function, left = CASES[name]
    x = torch.randn(4, 3, 6, generator=torch.Generator().manual_seed(1), requires_grad=True)
    (wanted,) = torch.autograd.grad(function(x).sum(), x)
    seen = Counter[Any]()

    def counted(graph: Any, examples: Any) -> Any:
        del examples
        seen.update(node.target for node in graph.graph.nodes)
        return make_boxed_func(graph)

    result = aot_function(function, counted, counted, partition_fn=partition)(x)
    (found,) = torch.autograd.grad(result.sum(), x)

    assert torch.equal(found, wanted)
    assert sum(seen[target] for target in PARTS) == left
