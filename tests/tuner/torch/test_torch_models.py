"""The PyTorch modules of the fixtures: the same each time, and what they are made for."""

from __future__ import annotations

import pytest
import torch
from torch.utils._pytree import tree_leaves

from fixtures.torch_models import TORCH_MODELS, TorchModel, bert, branching, gpt2, resnet, unet

SMALL = {
    **TORCH_MODELS,
    "resnet50": lambda: resnet((1, 1, 1, 1), 64),
    "bert_base": lambda: bert(1),
    "gpt2": lambda: gpt2(1),
    "unet": lambda: unet((8, 16)),
}


def outputs(model: TorchModel) -> list[torch.Tensor]:
    with torch.no_grad():
        return tree_leaves(model.module(*model.inputs))


@pytest.mark.parametrize("name", SMALL)
def test_a_model_is_the_same_each_time_and_its_outputs_are_of_a_usual_size(name: str) -> None:
    torch.manual_seed(7)
    once = outputs(SMALL[name]())
    torch.manual_seed(8)
    again = outputs(SMALL[name]())

    assert all(torch.equal(a, b) for a, b in zip(once, again, strict=True))
    assert all(0.01 < each.abs().max() < 100 for each in once)


def test_building_a_model_leaves_the_seed_of_the_process_alone() -> None:
    torch.manual_seed(7)
    expected = torch.rand(3)
    torch.manual_seed(7)
    branching()

    assert torch.equal(torch.rand(3), expected)


def test_the_control_flow_of_the_branching_model_depends_on_its_inputs() -> None:
    model = branching()
    module, x = model.module, model.inputs[0]

    with torch.no_grad():
        means = [(module(each), module.mean)[1] for each in (x, -x)]

    assert means[0] > 0 > means[1]
