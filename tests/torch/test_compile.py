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
