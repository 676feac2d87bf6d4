"""Modules in torch.compile(backend="tunebank"): PyTorch's results, computed natively."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from fixtures import torch_models
from fixtures.torch_models import TorchModel
from tests.torch.compiled import Bank, agree, bank

__all__ = ["bank"]

SMALL: dict[str, Callable[[], TorchModel]] = {
    "resnet": lambda: torch_models.resnet((1, 1), 32),
    "bert": lambda: torch_models.bert(1),
    "gpt2": lambda: torch_models.gpt2(1),
    "unet": lambda: torch_models.unet((8, 16)),
    "lstm_tagger": torch_models.lstm_tagger,
    "branching": torch_models.branching,
}
NATIVE = sorted(SMALL.keys() - {"lstm_tagger"})
"""Models of which dynamo gives graphs; it leaves modules with an LSTM alone."""


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
@pytest.mark.parametrize("name", SMALL)
def test_a_compiled_model_agrees_with_pytorch(
    name: str, mode: Callable[[], torch.no_grad], bank: Bank
) -> None:
    model = SMALL[name]()
    compiled = bank.compile_module(model.module)

    with mode():
        wanted = model.module(*model.inputs)
        results = [compiled(*model.inputs) for _ in range(2)]

    for result in results:
        agree(result, wanted)
    assert bool(bank.runs) == (name in NATIVE)


def test_an_argument_may_be_named_as_an_operator(bank: Bank) -> None:
    def plus(add: torch.Tensor, val_0: torch.Tensor) -> torch.Tensor:
        return add + val_0.sum(0, keepdim=True)

    compiled = bank.compile_module(plus)
    x = torch.rand(3, 4)

    agree([compiled(x, x) for _ in range(2)], [plus(x, x)] * 2)
    assert bank.runs


def test_results_that_are_no_tensors_are_given_as_they_are(bank: Bank) -> None:
    def several(x: torch.Tensor) -> dict[str, object]:
        return {"none": None, "rows": x.shape[0], "exp": x.exp(), "text": "as it is"}

    compiled = bank.compile_module(several)

    for rows in (3, 5, 5, 5, 5):
        x = torch.rand(rows, 4)
        result = compiled(x)
        agree(result.pop("exp"), x.exp())
        assert result == {"none": None, "rows": rows, "text": "as it is"}
    assert bank.runs


def test_arguments_that_are_not_contiguous_are_taken(bank: Bank) -> None:
    def product(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return x @ y

    compiled = bank.compile_module(product)
    x, y = torch.rand(4, 3).T, torch.rand(8, 6)[::2, 1:3]

    agree([compiled(x, y) for _ in range(2)], [x @ y] * 2)
    assert bank.runs
