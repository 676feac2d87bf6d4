"""Training through torch.compile(backend="tunebank"): losses, gradients, and what stays."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
import torch
from torch import nn

from tests.tuner.torch.compiled import Bank, bank
from tuner.torch import status

__all__ = ["bank"]

WORDS, LENGTH, WIDTH = 32, 6, 16


class Tokens(nn.Module):
    """A language model of one layer, whose table of words is also its last product."""

    def __init__(self, dropout: float = 0.0, is_causal: bool = False) -> None:
        super().__init__()
        self.table = nn.Embedding(WORDS, WIDTH)
        self.places = nn.Parameter(torch.zeros(LENGTH, WIDTH))
        self.layer = nn.TransformerEncoderLayer(
            WIDTH, 2, 32, dropout, "gelu", batch_first=True, norm_first=is_causal
        )
        self.head = nn.Linear(WIDTH, WORDS, bias=False)
        self.head.weight = self.table.weight
        self.is_causal = is_causal

    def forward(self, words: torch.Tensor) -> torch.Tensor:
        x = self.table(words) + self.places
        mask = nn.Transformer.generate_square_subsequent_mask(LENGTH) if self.is_causal else None
        return self.head(self.layer(x, mask, is_causal=self.is_causal)).flatten(0, 1)


def perceptron() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4))


def rows() -> torch.Tensor:
    return torch.randn(6, 8)


def words() -> torch.Tensor:
    return torch.randint(0, WORDS, (2, LENGTH))


MODELS: dict[str, tuple[Callable[[], nn.Module], Callable[[], torch.Tensor]]] = {
    "perceptron": (perceptron, rows),
    "bert": (Tokens, words),
    "gpt2": (lambda: Tokens(is_causal=True), words),
    "dropout": (lambda: Tokens(0.2), words),
}


@pytest.fixture(autouse=True)
def seed() -> None:
    torch.manual_seed(1)


def loss_of(result: torch.Tensor) -> torch.Tensor:
    """The loss for targets that are the same in every step."""
    targets = torch.arange(result.shape[0]) % result.shape[1]
    return nn.functional.cross_entropy(result, targets)


def gradients(module: nn.Module) -> dict[str, torch.Tensor | None]:
    return {name: one.grad for name, one in module.named_parameters()}


def in_float64(module: nn.Module, x: torch.Tensor) -> nn.Module:
    """The same module after a backward pass in float64, which is the judge."""
    exact = copy.deepcopy(module).double()
    exact.zero_grad()
    loss_of(exact(x.double() if x.is_floating_point() else x)).backward()
    return exact


def require_close(ours: nn.Module, exact: nn.Module) -> None:
    """Assert that gradients differ by at most 1e-5 of the largest element of each parameter's."""
    wanted = gradients(exact)
    for name, gradient in gradients(ours).items():
        other = wanted[name]
        assert (gradient is None) == (other is None), name
        if gradient is not None and other is not None:
            bound = 1e-5 * float(other.abs().max()) + 1e-7
            torch.testing.assert_close(gradient.double(), other, rtol=0, atol=bound, msg=name)


@pytest.mark.parametrize("name", [name for name in MODELS if name != "dropout"])
def test_gradients_agree_with_those_in_float64(name: str, bank: Bank) -> None:
    make, inputs = MODELS[name]
    module, x = make(), inputs()
    compiled = bank.compile_module(module)

    for _ in range(2):
        module.zero_grad()
        loss_of(compiled(x)).backward()
        require_close(module, in_float64(module, x))

    assert bank.runs
    assert {row.name.split("-")[1] for row in status()} == {"forward", "backward"}


@pytest.mark.parametrize("name", MODELS)
def test_losses_of_some_steps_are_those_of_pytorch(name: str, bank: Bank) -> None:
    make, inputs = MODELS[name]
    module, x = make(), inputs()
    other = copy.deepcopy(module)
    losses: list[list[float]] = []

    for call, trained in ((bank.compile_module(module), module), (other, other)):
        optimizer = torch.optim.SGD(trained.parameters(), 0.1, momentum=0.9)
        losses.append([])
        for step in range(8):
            torch.manual_seed(step)
            optimizer.zero_grad()
            loss = loss_of(call(x))
            loss.backward()
            optimizer.step()
            losses[-1].append(loss.item())

    torch.testing.assert_close(losses[0], losses[1], rtol=1e-4, atol=1e-5)
    assert bank.runs
