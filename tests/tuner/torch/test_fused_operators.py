"""Modules of torch.nn that fuse themselves in inference: the same results without the fusion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode

import tuner
from tests.tuner.torch.compiled import Bank, agree, bank
from tuner.torch import tune
from tuner.torch.fused_operators import DEFINITIONS

__all__ = ["bank"]

LENGTH, WIDTH = 5, 16
LATER = torch.triu(torch.ones(LENGTH, LENGTH, dtype=torch.bool), 1)
PADDED = torch.tensor([[False] * 4 + [True], [False] * 3 + [True] * 2])

X = torch.linspace(-1, 1, 2 * LENGTH * WIDTH).sin().reshape(2, LENGTH, WIDTH)


def layer(**options: Any) -> nn.TransformerEncoderLayer:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        return nn.TransformerEncoderLayer(WIDTH, 2, 32, batch_first=True, **options).eval()


def attention(heads: int = 2) -> nn.MultiheadAttention:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        return nn.MultiheadAttention(WIDTH, heads, batch_first=True).eval()


class Definitions(TorchDispatchMode):
    """Fused operators that are called, each compared with its definition."""

    def __init__(self) -> None:
        super().__init__()
        self.compared: list[str] = []

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        del types
        given = results = func(*args, **(kwargs or {}))
        if func in DEFINITIONS:
            self.compared.append(func.overloadpacket.__name__)
            defined = DEFINITIONS[func](*args, **(kwargs or {}))
            if isinstance(results, tuple):
                results, defined = results[0], defined[0]
            agree(defined, results)
        return given


MASKS: Mapping[str, Mapping[str, torch.Tensor]] = {
    "none": {},
    "of queries": {"src_mask": LATER},
    "of keys": {"src_key_padding_mask": PADDED},
    "of both": {"src_mask": LATER, "src_key_padding_mask": PADDED},
    "of each head": {"src_mask": LATER.expand(4, -1, -1)},
}


@pytest.mark.parametrize("masks", MASKS)
@pytest.mark.parametrize("norm_first", [False, True])
@pytest.mark.parametrize("activation", ["relu", "gelu"])
def test_an_encoder_layer_is_what_its_definition_says(
    activation: str, norm_first: bool, masks: str
) -> None:
    module = layer(activation=activation, norm_first=norm_first, layer_norm_eps=1e-3)

    with torch.no_grad(), Definitions() as called:
        module(X, **MASKS[masks])

    assert called.compared == ["_transformer_encoder_layer_fwd"]


@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("is_mean", [False, True])
@pytest.mark.parametrize("mask_type", [None, 0, 1, 2])
def test_attention_and_its_weights_are_what_the_definition_says(
    need_weights: bool, is_mean: bool, mask_type: int | None
) -> None:
    module = attention()
    masks = {None: None, 0: LATER, 1: PADDED, 2: LATER.expand(2, 2, -1, -1)}
    arguments = (
        X, X, X, WIDTH, 2, module.in_proj_weight, module.in_proj_bias, module.out_proj.weight,
        module.out_proj.bias, masks[mask_type], need_weights, is_mean, mask_type,
    )  # fmt: skip

    with torch.no_grad():
        results = torch._native_multi_head_attention(*arguments)
        defined = DEFINITIONS[torch.ops.aten._native_multi_head_attention.default](*arguments)

    agree(defined[0], results[0])
    if need_weights:
        agree(defined[1], results[1])


class Attended(nn.Module):
    """Attention of a sequence to itself, without the weights."""

    def __init__(self) -> None:
        super().__init__()
        self.attention = attention()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        mixed, _ = self.attention(x, x, x, need_weights=False)
        return mixed


class Masked(nn.Module):
    """An encoder that hides later elements, and padded ones."""

    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.TransformerEncoder(layer(), 2).eval()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.encoder(x, mask=LATER, src_key_padding_mask=PADDED, is_causal=False)


MODULES: Mapping[str, Callable[[], nn.Module]] = {
    "encoder": lambda: nn.TransformerEncoder(layer(), 2, enable_nested_tensor=False),
    "nested encoder": lambda: nn.TransformerEncoder(layer(), 2),
    "normal first": lambda: layer(norm_first=True, activation="gelu"),
    "attention": Attended,
    "masked": Masked,
}


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
@pytest.mark.parametrize("name", MODULES)
def test_a_fused_module_runs_in_our_engine(name: str, mode: Callable[[], Any], bank: Bank) -> None:
    module = MODULES[name]().eval()
    compiled = bank.compile_module(module)

    with mode():
        agree([compiled(X) for _ in range(3)], [module(X)] * 3)

    assert len(bank.runs) == 3


@pytest.mark.parametrize("name", MODULES)
def test_a_fused_module_is_tuned_as_a_whole(name: str, bank: Bank, tmp_path: Path) -> None:
    module = MODULES[name]().eval()

    path = tune(module, X, output=tmp_path / "net.om", threads=1)

    with tuner.load(path) as model, torch.no_grad():
        [result] = model.run({model.inputs[0].name: X.numpy()}).values()
        agree(torch.from_numpy(result), module(X))


class Product(nn.Module):
    """Attention alone, with a mask that comes with the call."""

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        x = x[:, None]
        return nn.functional.scaled_dot_product_attention(x, x, x, attn_mask=mask[:, None])


class Padded(nn.Module):
    """An encoder with an odd number of heads, which PyTorch does not fuse, and padded elements."""

    def __init__(self, heads: int) -> None:
        super().__init__()
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(1)
            layer = nn.TransformerEncoderLayer(24, heads, 32, batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)

    def forward(self, x: torch.Tensor, padded: torch.Tensor) -> torch.Tensor:
        x = torch.cat((x, x[..., :8]), -1)
        return self.encoder(x, src_key_padding_mask=padded)


ALL_HIDDEN = torch.tensor([[True] * LENGTH, [False] * LENGTH])
SEEN = (~LATER).expand(2, LENGTH, LENGTH)
SEEN_BY_SOME = SEEN & ~ALL_HIDDEN[:, :1, None]
AS_FLOAT = torch.zeros(2, LENGTH, LENGTH).masked_fill(~SEEN, float("-inf"))


@pytest.mark.parametrize(
    ("module", "first", "later"),
    [
        (Product(), SEEN, SEEN_BY_SOME),
        (Product(), AS_FLOAT, AS_FLOAT.masked_fill(~SEEN_BY_SOME, float("-inf"))),
        (Padded(3), PADDED, ALL_HIDDEN),
    ],
    ids=["bool mask", "float mask", "padded sequence"],
)
def test_queries_without_any_key_give_what_eager_calls_give(
    module: nn.Module, first: torch.Tensor, later: torch.Tensor, bank: Bank
) -> None:
    compiled = bank.compile_module(module.eval())

    with torch.no_grad():
        compiled(X, first)  # which is compared
        agree(compiled(X, later), module(X, later))

    assert len(bank.runs) == 2
    assert not compiled(X, later).isnan().any()


def test_eager_calls_stay_fused(bank: Bank) -> None:
    module = MODULES["encoder"]().eval()
    compiled = bank.compile_module(module)
    with torch.no_grad():
        compiled(X)

        with Definitions() as called:
            module(X)

    assert called.compared == ["_transformer_encoder_layer_fwd"] * 2
    assert torch.backends.mha.get_fastpath_enabled()
