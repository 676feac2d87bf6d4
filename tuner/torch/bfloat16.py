"""Graphs with bfloat16, as `torch.autocast` makes them, in terms of f32.

    matmul(a, b) in bf16   ->   f32(matmul(bf16(a), bf16(b)))       convolutions, attention alike
    all other operators    ->   the same in f32

So products read numbers of 8 bits of precision, as PyTorch's do, and all that PyTorch rounds to
bf16 between operators stays in f32, which is nearer to what the program says. An operator needs no
form for bf16, and none for operands of two types. What the graph gives out has PyTorch's types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import fx
from torch.export import ExportedProgram

aten: Any = torch.ops.aten

PRODUCTS = frozenset({
    aten.mm.default, aten.bmm.default, aten.addmm.default, aten.baddbmm.default,
    aten.linear.default, aten.matmul.default, aten.convolution.default, aten.conv1d.default,
    aten.conv2d.default, aten.conv3d.default, aten.conv2d.padding,
    aten.scaled_dot_product_attention.default,
})  # fmt: skip
"""Operators whose operands stay in bf16: those that autocast computes so."""
SPREADS = 2
"""Multiple of PyTorch's own error, from f32, that ours may have: both are largest errors of many
roundings, drawn differently."""
ONE_ROUNDING = 2.0**-8
"""Share of the largest element that ours may differ by in any case: PyTorch's may be right by luck,
as a loss is, of which there is one."""


def has_bfloat16(program: ExportedProgram) -> bool:
    """Return whether a tensor of the program, or of a graph in it, is of bfloat16."""
    return any(map(_is_bfloat16, _nodes(program)))


def needs_written_casts(program: ExportedProgram) -> bool:
    """Return whether blocks of autocast, now in graphs of their own, have to be traced as called.

    Of a block that is under autocast PyTorch's exporter names the types that it would have without;
    of any block bfloat16 would be out of sight. Traced again, casts are operators, and blocks are
    part of the graph.
    """
    block = torch.ops.higher_order.wrap_with_autocast
    blocks = [node for node in _nodes(program) if node.target is block]
    is_on = torch.is_autocast_enabled("cpu") or any(node.args[2] for node in blocks)
    return bool(blocks) and (is_on or has_bfloat16(program))


def widened(
    program: ExportedProgram, kinds: Sequence[torch.dtype | None]
) -> Callable[..., tuple[Any, ...]]:
    """The function of an exported graph in f32, whose products read bf16.

    It takes the graph's inputs. `kinds` are the types of the results that are tensors, else None.
    """
    return _Widened(program, kinds, rounds=True)


def in_f32(program: ExportedProgram) -> Callable[..., tuple[Any, ...]]:
    """The function of an exported graph in which nothing is rounded to bf16: the oracle of both."""
    return _Widened(program, None, rounds=False)


def difference_in_bf16(ours: Sequence[Any], theirs: Sequence[Any], oracle: Sequence[Any]) -> str:
    """The first result of ours that is further from f32 than PyTorch's own; "" if none is.

    A float may be off by twice the largest error of PyTorch's result, or by one rounding of the
    largest element; what is no float, as a comparison of floats, in twice as many elements.
    """
    for place, (one, other, exact) in enumerate(zip(ours, theirs, oracle, strict=True)):
        if not isinstance(other, torch.Tensor):
            agrees = one == other
        elif one.shape != other.shape or one.dtype != other.dtype:
            agrees = False
        elif not other.dtype.is_floating_point:
            allowed = SPREADS * int((other != exact).sum())
            agrees = int((one != exact).sum()) <= allowed
        else:
            agrees = _agrees(one.detach().float(), other.detach().float(), exact.detach().float())
        if not agrees:
            return f"result {place} differs from PyTorch's"
    return ""


def _agrees(one: torch.Tensor, other: torch.Tensor, exact: torch.Tensor) -> bool:
    if not other.numel():
        return True
    is_finite = exact.isfinite() & other.isfinite()
    if not torch.equal(one[~is_finite].nan_to_num(), other[~is_finite].nan_to_num()):
        return False
    one, other, exact = one[is_finite], other[is_finite], exact[is_finite]
    if not exact.numel():
        return True
    spread, largest = (other - exact).abs().max(), exact.abs().max()
    allowed = SPREADS * spread + ONE_ROUNDING * largest
    return bool(((one - exact).abs() <= allowed).all())


def _nodes(program: ExportedProgram) -> Iterator[fx.Node]:
    """The nodes of the program's graph, and of the graphs that its operators call."""
    for module in program.graph_module.modules():
        if isinstance(module, fx.GraphModule):
            yield from module.graph.nodes


def _is_bfloat16(node: fx.Node) -> bool:
    value = node.meta.get("val")
    return isinstance(value, torch.Tensor) and value.dtype == torch.bfloat16


class _Widened(fx.Interpreter):
    """A graph that is run with f32 in the place of bf16."""

    def __init__(
        self, program: ExportedProgram, kinds: Sequence[torch.dtype | None] | None, *, rounds: bool
    ) -> None:
        super().__init__(program.graph_module)
        self._kinds, self._rounds = kinds, rounds
        specs = program.graph_signature.input_specs
        self._constants = [
            program.constants[spec.target] for spec in specs if spec.target in program.constants
        ]

    def __call__(self, *tensors: torch.Tensor) -> tuple[Any, ...]:
        results: tuple[Any, ...] = self.run(*self._constants, *tensors)
        return results

    def placeholder(self, target: Any, args: Any, kwargs: Any) -> Any:
        """An input, as f32 where it is of bf16."""
        return _wide(super().placeholder(target, args, kwargs))

    def run_node(self, n: fx.Node) -> Any:
        """The value of a node."""
        if n.target is aten._assert_tensor_metadata.default:
            return None  # it was found to hold when the graph was exported
        if n.target not in PRODUCTS or not self._rounds or not _is_bfloat16(n):
            return super().run_node(n)
        args, kwargs = self.fetch_args_kwargs_from_env(n)
        half = fx.node.map_aggregate((args, kwargs), _half)
        return n.target(*half[0], **half[1]).to(torch.float32)

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        """The value of an operator; constants that name bf16 name f32."""
        args, kwargs = fx.node.map_aggregate((args, kwargs), _wide_type)
        return super().call_function(target, args, kwargs)

    def output(self, target: Any, args: Any, kwargs: Any) -> Any:
        """The results, in their own types unless nothing is rounded."""
        results = super().output(target, args, kwargs)
        if self._kinds is None:
            return tuple(results)
        pairs = zip(results, self._kinds, strict=True)
        return tuple(one if kind is None else one.to(kind) for one, kind in pairs)


def _wide(value: Any) -> Any:
    is_half = isinstance(value, torch.Tensor) and value.dtype == torch.bfloat16
    return value.to(torch.float32) if is_half else value


def _half(value: Any) -> Any:
    is_wide = isinstance(value, torch.Tensor) and value.dtype == torch.float32
    return value.to(torch.bfloat16) if is_wide else value


def _wide_type(value: Any) -> Any:
    return torch.float32 if value is torch.bfloat16 else value
