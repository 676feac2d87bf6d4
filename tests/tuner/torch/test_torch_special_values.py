"""Values that come after a graph was compiled: NaN, infinities, and indices out of range."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn
from torch.utils import _pytree as pytree

from tests.tuner.torch.compiled import Bank, bank
from tuner.torch import status

__all__ = ["bank"]

X = torch.linspace(-1.5, 2.5, 64)[torch.randperm(64, generator=torch.manual_seed(1))].reshape(4, 16)
NAN, INF = float("nan"), float("inf")

ORDERED: dict[str, Callable[[torch.Tensor], Any]] = {
    "argmax": lambda x: x.argmax(-1),
    "argmax of all": lambda x: x.argmax(),
    "argmin, its axis kept": lambda x: x.argmin(0, keepdim=True),
    "max": lambda x: x.max(-1),
    "min": lambda x: x.min(1, keepdim=True),
    "indices of max": lambda x: x.max(1).indices,
    "amax and amin": lambda x: (x.amax(-1), x.amin(-1)),
    "sort": lambda x: x.sort(-1),
    "sort, descending": lambda x: x.sort(0, descending=True),
    "sorted values": lambda x: (x.sort().values, x.sort().values + 1),
    "argsort": lambda x: x.argsort(-1),
    "msort": lambda x: x.msort(),
    "the three largest": lambda x: x.topk(3),
    "the three smallest": lambda x: x.topk(3, largest=False),
    "sign": lambda x: x.sign(),
    "sgn": lambda x: x.sgn(),
    "sort of doubles": lambda x: x.double().sort(-1),
    "maximum": lambda x: torch.maximum(x, x.flip(0)),
    "pool": lambda x: nn.functional.max_pool1d(x[None], 3),
    "clamp": lambda x: x.clamp(-1, 1),
    "softmax": lambda x: x.softmax(-1),
}


@pytest.mark.parametrize("name", ORDERED)
def test_a_nan_that_comes_later_has_the_place_that_pytorch_gives_it(name: str, bank: Bank) -> None:
    function = ORDERED[name]
    compiled = bank.compile_module(function)
    later = X.clone()
    later[0, 3], later[1, 5], later[3, 0] = NAN, INF, -INF

    for x in (X, X, later):
        runs = len(bank.runs)
        made, wanted = pytree.tree_leaves(compiled(x)), pytree.tree_leaves(function(x))
        for one, other in zip(made, wanted, strict=True):
            torch.testing.assert_close(one, other, equal_nan=True)
    assert len(bank.runs) > runs


TABLE = torch.linspace(-1, 1, 80).reshape(10, 8)
INDEXED: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "embedding": lambda i: nn.functional.embedding(i, TABLE),
    "embedding of a view": lambda i: nn.functional.embedding(i.reshape(-1)[1:].unsqueeze(0), TABLE),
    "embedding bag": lambda i: nn.functional.embedding_bag(i, TABLE),
    "index_select": lambda i: TABLE.index_select(0, i.view(-1)),
    "gather": lambda i: TABLE.gather(0, i.view(-1, 1)),
    "scatter": lambda i: torch.zeros(10).scatter(0, i.view(-1), 1.0),
    "one_hot": lambda i: nn.functional.one_hot(i, 10),
    "index": lambda i: TABLE[i],
}


def outcome(call: Callable[[torch.Tensor], torch.Tensor], x: torch.Tensor) -> Any:
    """The result of a call as a list, or the type of its error."""
    try:
        return call(x).flatten().tolist()
    except Exception as error:
        return type(error)


@pytest.mark.parametrize("name", INDEXED)
@pytest.mark.parametrize("dtype", [torch.int64, torch.int32])
def test_an_index_out_of_range_has_the_error_of_pytorch_and_no_consequence(
    name: str, dtype: torch.dtype, bank: Bank
) -> None:
    function, right = INDEXED[name], torch.tensor([[1, 2, 3], [4, 5, 6]], dtype=dtype)
    if isinstance(outcome(function, right), type) or (name == "index" and dtype == torch.int32):
        pytest.skip("PyTorch, or ONNX's form of it, takes no indices of this type")
    compiled = bank.compile_module(function)
    for _ in range(2):
        compiled(right)

    for index in (10, 1000, -1, -11, 2**31 - 1):
        wrong = right.clone()
        wrong[0, 1] = index
        made, wanted = outcome(compiled, wrong), outcome(function, wrong)
        assert made == wanted if isinstance(wanted, type) else made == pytest.approx(wanted)

    runs = len(bank.runs)
    torch.testing.assert_close(compiled(right), function(right))
    assert len(bank.runs) == runs + 1
    assert {graph.engine for graph in status()} == {"tunebank"}


def test_a_wrong_index_is_reported_without_the_way_to_it(bank: Bank) -> None:
    compiled, right = bank.compile_module(lambda i: TABLE[i]), torch.tensor([1, 2, 3])
    for _ in range(2):
        compiled(right)

    with pytest.raises(IndexError, match="out of bounds") as refused:
        compiled(right * 5)

    assert refused.value.__context__ is None
