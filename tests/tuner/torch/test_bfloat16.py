"""Autocast to bfloat16, and modules of it: results as near to f32 as PyTorch's own are."""

from __future__ import annotations

import copy
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any
from unittest import mock

import pytest
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

from tests.tuner.torch.compiled import Bank, bank
from tuner.frontend.load_model import load_graph
from tuner.judge.samples_file import read_samples
from tuner.program.program import Port
from tuner.torch import status
from tuner.torch.arrays import array_of, tensor_of
from tuner.torch.bfloat16 import difference_in_bf16

__all__ = ["bank"]

pytestmark = [
    pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor"),
    pytest.mark.filterwarnings("ignore:.torch.jit.script_method. is deprecated"),
    pytest.mark.filterwarnings("ignore:.class 'torch.autograd.function.Function'. should not be"),
]

ROUNDING = 2.0**-8
"""One rounding to bf16, relative."""


class Encoder(nn.Module):
    """Attention, a norm whose weights are f32 and whose input is bf16, dropout, and a head."""

    def __init__(self) -> None:
        super().__init__()
        self.mix, self.norm = nn.Linear(16, 48), nn.LayerNorm(16)
        self.wide, self.dropout, self.head = nn.Linear(16, 32), nn.Dropout(0.1), nn.Linear(32, 5)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        parts = self.mix(x).chunk(3, -1)
        heads = [part.unflatten(-1, (2, 8)).transpose(1, 2) for part in parts]
        mixed = nn.functional.scaled_dot_product_attention(*heads).transpose(1, 2).flatten(2)
        hidden = nn.functional.gelu(self.wide(self.norm(x + mixed)))
        return self.head(self.dropout(hidden)).mean(1)


class OwnAutocast(nn.Module):
    """A module that turns autocast on by itself, for a part."""

    def __init__(self) -> None:
        super().__init__()
        self.inner, self.outer = nn.Linear(16, 16), nn.Linear(16, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            hidden = self.inner(x)
        return self.outer(hidden.float().relu())


class Doubled(torch.autograd.Function):
    """A product of the user's own, with its own gradient."""

    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(context: Any, x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        context.save_for_backward(x, weight)
        return 2 * (x @ weight)

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(context: Any, grad: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x, weight = context.saved_tensors
        of_weight = 2 * (x.flatten(0, 1).t().to(grad.dtype) @ grad.flatten(0, 1))
        return 2 * (grad @ weight.t().to(grad.dtype)), of_weight.to(weight.dtype)


class Blocks(nn.Module):
    """Parts of all kinds: checkpointed, with a gradient of its own, frozen, autocast off and on."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.frozen = (nn.Linear(16, 16) for _ in range(3))
        self.weight, self.head = nn.Parameter(torch.eye(16) + 0.1), nn.Linear(16, 5)
        self.frozen.requires_grad_(requires_grad=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = checkpoint(lambda one: nn.functional.gelu(self.first(one)), x, use_reentrant=False)
        x = self.frozen(Doubled.apply(x, self.weight))
        with torch.autocast("cpu", enabled=False):
            x = self.second(x.to(self.second.weight.dtype)).relu()
            with autocast():
                x = self.head(x)
        return x.mean(1)


class Rotated(nn.Module):
    """Angles in f32, as models with rotary positions have them, whatever their type."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(16, 16)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        with torch.autocast("cpu", enabled=False):
            angles = torch.arange(16.0) * x.float().sum(-1, keepdim=True)
        return self.layer(x) * angles.cos().to(x.dtype)


def autocast() -> torch.autocast:
    return torch.autocast("cpu", torch.bfloat16)


def tokens() -> torch.Tensor:
    return torch.randn(3, 6, 16, generator=torch.Generator().manual_seed(0))


def close(ours: torch.Tensor, theirs: torch.Tensor, exact: torch.Tensor) -> None:
    """Assert that ours is as near to the exact tensor as PyTorch's, or one rounding."""
    assert ours.dtype == theirs.dtype
    allowed = 2 * (theirs - exact).abs().max() + ROUNDING * exact.abs().max()
    assert (ours - exact).abs().max() <= allowed


def test_inference_under_autocast_runs_in_our_engine(bank: Bank) -> None:
    module = Encoder().eval()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        with autocast():
            results = [compiled(tokens()) for _ in range(3)]
            wanted = module(tokens())
        exact = module(tokens())

    assert bank.runs
    for result in results:
        close(result, wanted, exact)


@pytest.mark.parametrize("kind", [Encoder, Rotated])
def test_a_module_of_bfloat16_takes_and_gives_it(kind: type[nn.Module], bank: Bank) -> None:
    module = kind().eval()
    half = copy.deepcopy(module).bfloat16()
    compiled = bank.compile_module(half)

    with torch.no_grad():
        for _ in range(3):
            result = compiled(tokens().bfloat16())
        close(result, half(tokens().bfloat16()), module(tokens()))
    assert bank.runs


def test_a_part_under_autocast(bank: Bank) -> None:
    module = OwnAutocast()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        for _ in range(3):
            result = compiled(tokens())
        hidden = module.inner(tokens()).relu()
        close(result, module(tokens()), module.outer(hidden))
    assert bank.runs


def test_a_part_that_turns_autocast_off_is_computed_in_f32(bank: Bank) -> None:
    layer = nn.Linear(16, 4)

    def exact(x: torch.Tensor) -> torch.Tensor:
        with torch.autocast("cpu", enabled=False):
            return layer(x)

    compiled = bank.compile_module(lambda x: (exact(x), layer(x)))
    with torch.no_grad(), autocast():
        for _ in range(3):
            whole, half = compiled(tokens())
        torch.testing.assert_close(whole, exact(tokens()), rtol=1e-5, atol=1e-5)

    assert bank.runs
    assert half.dtype == torch.bfloat16


def trained(
    call: Callable[..., torch.Tensor], module: nn.Module, *, is_half: bool
) -> dict[str, torch.Tensor]:
    """Gradients of each parameter after three steps; masks of dropout are those of a seed."""
    torch.manual_seed(1)
    kind = next(module.parameters()).dtype
    optimizer = torch.optim.SGD(module.parameters(), lr=1e-3, momentum=0.9)
    scaler = torch.amp.GradScaler("cpu", init_scale=256.0)
    for _ in range(3):
        optimizer.zero_grad()
        with torch.autocast("cpu", torch.bfloat16, enabled=is_half):
            scores = call(tokens().to(kind))
            loss = nn.functional.cross_entropy(scores, torch.tensor([0, 3, 1]))
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    return {name: one.grad for name, one in module.named_parameters() if one.grad is not None}


def in_f32(module: nn.Module) -> nn.Module:
    """The same module, whose own blocks of autocast do nothing."""
    copied = copy.deepcopy(module).float()
    forward = copied.forward

    def plain(x: torch.Tensor) -> torch.Tensor:
        with mock.patch(f"{__name__}.autocast", nullcontext):
            return forward(x)

    copied.forward = plain  # type: ignore[method-assign]
    return copied


@pytest.mark.parametrize(
    ("make", "is_half"),
    [(Encoder, True), (Blocks, True), (lambda: Encoder().bfloat16(), False)],
    ids=["encoder", "blocks", "parameters"],
)
def test_training_has_gradients_as_near_to_f32_as_pytorchs(
    make: Callable[[], nn.Module], is_half: bool, bank: Bank
) -> None:
    torch.manual_seed(0)
    module = make()
    modules = [module, copy.deepcopy(module), in_f32(module)]
    ours = trained(bank.compile_module(modules[0]), modules[0], is_half=is_half)
    theirs = trained(modules[1], modules[1], is_half=is_half)
    exact = trained(modules[2], modules[2], is_half=False)

    assert {row.engine for row in status()} == {"tunebank"}, status()
    assert len(status()) == 2
    assert ours.keys() == exact.keys()
    largest = max(float(one.abs().max()) for one in exact.values())
    for name, wanted in exact.items():
        noise = 1e-3 * largest  # of the bias of keys, which is 0 but for rounding
        allowed = 3 * (theirs[name] - wanted).abs().max() + 2 * ROUNDING * wanted.abs().max()
        assert (ours[name] - wanted).abs().max() <= allowed + noise, name


def test_products_read_bfloat16_and_a_recorded_step_has_its_sample(bank: Bank) -> None:
    compiled = bank.compile_module(Encoder(), on_miss="record")
    with autocast():
        compiled(tokens()).float().sum().backward()

    graphs = list(bank.recorded.glob("*/*.onnx"))
    assert len(graphs) == 2
    for file in graphs:
        graph = load_graph(file)
        kinds = [(name, graph.types[name]) for name in graph.inputs]
        ports = [Port(name, kind.dtype, kind.shape) for name, kind in kinds]
        [sample] = read_samples(file.with_suffix(".npz"), ports)
        casts = [node.outputs[0] for node in graph.nodes if node.op == "Cast"]
        assert any(graph.types[name].dtype == "bf16" for name in casts)
        is_backward = "-backward-" in file.name
        assert ("bfloat16" in {str(one.dtype) for one in sample.values()}) == is_backward


def test_an_operator_without_a_form_leaves_the_graph_to_pytorch(bank: Bank) -> None:
    compiled = bank.compile_module(lambda x, w: torch.digamma((x @ w).float()))
    x, w = torch.ones(4, 4), torch.ones(4, 4)

    with torch.no_grad(), autocast():
        for _ in range(2):
            assert torch.equal(compiled(x, w), torch.full((4, 4), 4.0).digamma())

    assert not bank.runs
    assert [row.engine for row in status()] == ["PyTorch"]
    assert "bfloat16" in status()[0].why


def test_a_tensor_of_bfloat16_and_its_array_are_the_same_memory() -> None:
    tensor = torch.tensor([[1.0, -0.5], [3.0, float("nan")]], dtype=torch.bfloat16)
    array = array_of(tensor.t())

    assert str(array.dtype) == "bfloat16"
    assert array[1, 0] == -0.5
    again = tensor_of(array)
    assert again.dtype == torch.bfloat16
    assert again.data_ptr() == tensor.data_ptr()


@pytest.mark.parametrize(
    ("ours", "agrees"), [([1.0, 2.0], True), ([1.0, 2.015], True), ([1.0, 2.05], False)]
)
def test_a_result_may_be_off_by_twice_what_pytorchs_is(ours: list[float], agrees: bool) -> None:
    exact, theirs = torch.tensor([1.0, 2.0]), torch.tensor([1.0, 2.005])

    assert (difference_in_bf16([torch.tensor(ours)], [theirs], [exact]) == "") == agrees


@pytest.mark.parametrize(("wrong", "agrees"), [(2, True), (3, False)])
def test_a_comparison_may_be_wrong_at_twice_as_many_places(wrong: int, agrees: bool) -> None:
    exact = torch.zeros(8, dtype=torch.bool)
    theirs, ours = exact.clone(), exact.clone()
    theirs[-1], ours[:wrong] = True, True

    assert (difference_in_bf16([ours], [theirs], [exact]) == "") == agrees


def test_nan_and_infinity_have_their_places() -> None:
    exact = torch.tensor([1.0, float("inf"), float("nan")])

    assert not difference_in_bf16([exact], [exact], [exact])
    assert difference_in_bf16([torch.tensor([1.0, 2.0, 3.0])], [exact], [exact])
    assert difference_in_bf16([torch.tensor([float("nan"), *exact[1:]])], [exact], [exact])
