"""Steps of optimizers that are compiled: right, and PyTorch's, since they only write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn

from tests.tuner.torch.compiled import Bank, bank
from tuner.torch import status
from tuner.torch.dynamo import WRITES

__all__ = ["bank"]

pytestmark = pytest.mark.filterwarnings("ignore:.torch.jit.script_method. is deprecated")

OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "sgd": lambda groups, **form: torch.optim.SGD(
        groups, 0.01, momentum=0.9, weight_decay=0.01, nesterov=True, **form
    ),
    "adam": lambda groups, **form: torch.optim.Adam(
        groups, weight_decay=0.01, amsgrad=True, **form
    ),
    "adamw": lambda groups, **form: torch.optim.AdamW(groups, weight_decay=0.1, **form),
}
STEPS = 20


def layers(kind: torch.dtype = torch.float32) -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 17), nn.Tanh(), nn.Linear(17, 4)).to(kind)


def train(
    module: nn.Sequential, optimizer: torch.optim.Optimizer, step: Callable[..., Any]
) -> list[torch.Tensor]:
    """The parameters after 20 steps; in two of them the last layer has no gradients."""
    for number in range(STEPS):
        x = torch.randn(6, 8, generator=torch.Generator().manual_seed(number))
        optimizer.zero_grad()
        module(x.to(module[0].weight.dtype)).square().mean().backward()
        if number in (12, 13):
            module[2].zero_grad()  # which leaves None
        step()
        for group in optimizer.param_groups:  # as a schedule does
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].mul_(0.9)
    return [one.detach().double() for one in module.parameters()]


def as_exact(ours: Any, theirs: Any, exact: Any) -> None:
    """Assert that parameters are as near to those in f64 as PyTorch's, but for a few roundings."""
    for one, other, wanted in zip(ours, theirs, exact, strict=True):
        allowed = 2 * float((other - wanted).abs().max()) + 2e-6
        assert float((one - wanted).abs().max()) <= allowed


@pytest.mark.parametrize("form", [{"foreach": False}, {"foreach": True}, {"fused": True}], ids=str)
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_compiled_step_is_as_exact_as_pytorchs(
    name: str, form: dict[str, bool], bank: Bank
) -> None:
    def optimizer_of(module: nn.Sequential) -> torch.optim.Optimizer:
        first, others = list(module[0].parameters()), list(module[1:].parameters())
        rate = 0.005 if form.get("foreach") else torch.tensor(0.005)
        groups = [{"params": first, "lr": rate}, {"params": others, "weight_decay": 0.0}]
        return OPTIMIZERS[name](groups, **form)

    made = []
    for kind in (torch.float64, torch.float32):
        module = layers(kind)
        optimizer = optimizer_of(module)
        made.append(train(module, optimizer, optimizer.step))
    module = layers()
    optimizer = optimizer_of(module)
    ours = train(module, optimizer, bank.compile_module(optimizer.step))

    as_exact(ours, made[1], made[0])
    assert not bank.compiled
    if "fused" not in form:
        assert WRITES in {row.why for row in status()}
        assert len(status()) <= 3  # first steps of a momentum, all others, those without gradients
