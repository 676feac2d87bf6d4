"""Attention that a model writes out with a softmax: what is kept of it, and its gradients."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

from tests.tuner.torch.compiled import Bank, bank
from tests.tuner.torch.test_training import same_gradients
from tuner.frontend.load_model import load_graph
from tuner.fusion import fuse
from tuner.graph import Graph

__all__ = ["bank"]

pytestmark = [
    pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor"),
    pytest.mark.filterwarnings("ignore:.torch.jit.script_method. is deprecated"),
]

ROWS, KEYS, HEADS, WIDTH = 6, 9, 4, 5
SMALLEST = torch.finfo(torch.float32).min


class Written(nn.Module):
    """An attention of some rows to others, as libraries of models write it."""

    def __init__(self, shared: int = HEADS) -> None:
        super().__init__()
        self.shared = shared
        self.of_queries = nn.Linear(WIDTH, HEADS * WIDTH)
        self.of_keys, self.of_values = (nn.Linear(WIDTH, shared * WIDTH) for _ in range(2))
        self.last = nn.Linear(HEADS * WIDTH, 3)

    def heads(self, x: Tensor, turn: nn.Linear) -> Tensor:
        return turn(x).reshape(*x.shape[:2], -1, WIDTH).transpose(1, 2)

    def repeated(self, x: Tensor, turn: nn.Linear) -> Tensor:
        found, times = self.heads(x, turn), HEADS // self.shared
        if times == 1:
            return found
        batch, heads, rows, width = found.shape
        return found[:, :, None].expand(batch, heads, times, rows, width).flatten(1, 2)

    def parts(self, x: Tensor, others: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        queries = self.heads(x, self.of_queries)
        keys, values = (self.repeated(others, one) for one in (self.of_keys, self.of_values))
        return queries, keys, values

    def shares(self, scores: Tensor, mask: Tensor) -> Tensor:
        return torch.softmax(scores * 0.4 + mask, dim=-1)

    def forward(self, x: Tensor, others: Tensor, mask: Tensor) -> Any:
        queries, keys, values = self.parts(x, others)
        mixed = self.shares(queries @ keys.transpose(2, 3), mask) @ values
        return self.last(mixed.transpose(1, 2).flatten(2))


class Divided(Written):
    """The scores are divided, and no mask is added."""

    def shares(self, scores: Tensor, mask: Tensor) -> Tensor:
        del mask
        kind = torch.promote_types(scores.dtype, torch.float32)
        return nn.functional.softmax(scores / 2.5, dim=3, dtype=kind).to(scores.dtype)


class Causal(Written):
    """The model makes a mask of its own, of no argument."""

    def shares(self, scores: Tensor, mask: Tensor) -> Tensor:
        behind = torch.arange(KEYS) > torch.arange(ROWS)[:, None]
        return super().shares(scores, torch.where(behind, SMALLEST, 0.0).to(mask.dtype))


class Folded(Written):
    """Heads are folded into the batch, and scores are not scaled."""

    def forward(self, x: Tensor, others: Tensor, mask: Tensor) -> Any:
        queries, keys, values = (one.flatten(0, 1) for one in self.parts(x, others))
        scores = torch.bmm(queries, keys.transpose(1, 2)).view(x.shape[0], HEADS, ROWS, KEYS) + mask
        shares = torch.softmax(scores, -1).view(-1, ROWS, KEYS)
        mixed = torch.bmm(shares, values).view(x.shape[0], HEADS, ROWS, WIDTH)
        return self.last(mixed.transpose(1, 2).flatten(2))


class Seen(Written):
    """The shares are a result as well."""

    def forward(self, x: Tensor, others: Tensor, mask: Tensor) -> Any:
        queries, keys, values = self.parts(x, others)
        shares = self.shares(queries @ keys.transpose(2, 3), mask)
        return self.last((shares @ values).transpose(1, 2).flatten(2)), shares


class Biased(Written):
    """A bias of each pair of places is learned."""

    def __init__(self) -> None:
        super().__init__()
        self.bias = nn.Parameter(torch.randn(HEADS, ROWS, KEYS))

    def shares(self, scores: Tensor, mask: Tensor) -> Tensor:
        return super().shares(scores + self.bias, mask)


class Capped(Written):
    """Scores are bounded by a tanh."""

    def shares(self, scores: Tensor, mask: Tensor) -> Tensor:
        return super().shares(3 * torch.tanh(scores / 3), mask)


class Checkpointed(Written):
    """The gradient reads values that are computed again anyway."""

    def forward(self, x: Tensor, others: Tensor, mask: Tensor) -> Any:
        return checkpoint(super().forward, x, others, mask, use_reentrant=False)


RECOGNISED: Mapping[str, Callable[[], Written]] = {
    "plain": Written, "divided": Divided, "folded": Folded, "repeated": lambda: Written(2),
    "causal": Causal,
}  # fmt: skip
OTHERS: Mapping[str, Callable[[], Written]] = {
    "seen": Seen, "biased": Biased, "capped": Capped, "checkpointed": Checkpointed,
    "one head of keys": lambda: Written(1),
}  # fmt: skip


def drawn() -> tuple[Tensor, Tensor, Tensor]:
    torch.manual_seed(2)
    mask = torch.where(torch.rand(2, 1, ROWS, KEYS) > 0.3, 0.0, SMALLEST)
    return torch.randn(2, ROWS, WIDTH), torch.randn(2, KEYS, WIDTH), mask


def loss_of(result: Any) -> Tensor:
    made = result if isinstance(result, tuple) else (result,)
    return sum((one * torch.linspace(0.5, 1, one.numel()).reshape(one.shape).to(one)).sum()
               for one in made)  # fmt: skip


def compiled_graphs(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> Sequence[Graph]:
    """The graphs that the bank compiles from now on."""
    graphs, compile_ = list[Graph](), bank.compile

    def watched(model: Path, *given: Any) -> Any:
        graphs.append(fuse(load_graph(model)))
        return compile_(model, *given)

    monkeypatch.setattr(bank, "compile", watched)
    return graphs


def trained(bank: Bank, module: nn.Module, inputs: tuple[Tensor, ...]) -> None:
    """Assert that gradients are those in float64, in calls of PyTorch's and of our engine."""
    call = bank.compile_module(module)
    exact = copy.deepcopy(module).double()
    loss_of(exact(*(one.double() for one in inputs))).backward()
    for _ in range(3):
        module.zero_grad()
        loss_of(call(*inputs)).backward()
        same_gradients(module, exact, 1e-5)
    assert bank.runs


@pytest.mark.parametrize("name", RECOGNISED)
def test_only_a_sum_of_each_row_is_kept(
    name: str, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    graphs, inputs = compiled_graphs(bank, monkeypatch), drawn()

    trained(bank, RECOGNISED[name](), inputs)

    forward, backward = graphs
    for graph, op in ((forward, "attention_forward"), (backward, "attention_backward")):
        (task,) = (node for node in graph.nodes if node.op == op)
        assert task.attributes.get("causal", 0) == (name == "causal")
        assert "softmax" not in {node.op for node in graph.nodes}
    kept = [forward.types[result].shape for result in forward.outputs]
    assert not [shape for shape in kept if shape[-2:] == (ROWS, KEYS) and shape != inputs[2].shape]


@pytest.mark.parametrize("name", OTHERS)
def test_what_something_else_reads_is_kept(
    name: str, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    graphs = compiled_graphs(bank, monkeypatch)

    trained(bank, OTHERS[name](), drawn())

    assert not [node for graph in graphs for node in graph.nodes if node.op == "attention_backward"]


def test_a_query_whose_keys_are_all_hidden_has_equal_shares(bank: Bank) -> None:
    """As a mask adds the smallest number to all: the logarithm of their sum has no digit left."""
    x, others, mask = drawn()
    mask[:, :, 2] = SMALLEST

    trained(bank, Written(), (x, others, mask))


def test_gradients_are_nan_where_those_of_pytorch_are(bank: Bank) -> None:
    x, others, mask = drawn()
    mask[1, :, 2] = float("-inf")
    module = Written()
    call, other = bank.compile_module(module), copy.deepcopy(module)
    loss_of(other(x, others, mask)[:, 3:]).backward()

    for _ in range(2):
        module.zero_grad()
        result = call(x, others, mask)
        loss_of(result[:, 3:]).backward()

    assert bank.runs
    assert result.isnan().any(2).nonzero().tolist() == [[1, 2]]
    for ours, theirs in zip(module.parameters(), other.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad, equal_nan=True)
