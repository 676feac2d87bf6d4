"""Operators of training graphs: what stands for them is right, has an ONNX form, and runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import torch
from functorch.compile import aot_function, make_boxed_func
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor, nn
from torch.nn import functional
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

import tuner
from tuner.backend import host_target
from tuner.frontend.load_model import load_graph
from tuner.fusion import fuse
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target
from tuner.torch.backward_operators import DEFINITIONS, rewrite
from tuner.torch.graphs import ExportedGraph, TracedFunction
from tuner.torch.weights import Weights

aten: Any = torch.ops.aten


class Definitions(TorchDispatchMode):
    """Operators that are called, each compared with its definition."""

    def __init__(self) -> None:
        super().__init__()
        self.compared: set[str] = set()

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        del types
        results = func(*args, **(kwargs or {}))
        if func in DEFINITIONS:
            defined = DEFINITIONS[func](*args, **(kwargs or {}))
            if defined is not NotImplemented:
                self.compared.add(func.overloadpacket.__name__)
                same(defined, results)
        return results


def same(ours: Any, theirs: Any, tolerance: float = 1e-9) -> None:
    """Assert that results are equal up to the order of sums, and of one shape and type."""
    pairs = zip(pytree.tree_leaves(ours), pytree.tree_leaves(theirs), strict=True)
    for one, other in pairs:
        if isinstance(other, Tensor):
            torch.testing.assert_close(
                one, other, rtol=tolerance, atol=tolerance, equal_nan=True, check_stride=False
            )


def numbers(*shape: int) -> Tensor:
    return torch.randn(shape, dtype=torch.float64).requires_grad_()


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        yield


def gradients_agree(call: Callable[..., Tensor], *inputs: Any) -> set[str]:
    """Compare all operators of a call in float64, and of its gradients, with their definitions."""
    with Definitions() as mode:
        result = call(*inputs)
        result.backward(torch.randn_like(result))
    return mode.compared


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_gradients_of_convolutions_are_what_definitions_say(data: st.DataObject) -> None:
    few, rank = st.integers(1, 3), data.draw(st.integers(1, 2))
    groups, ins, outs = (data.draw(few) for _ in range(3))
    kernel, stride, dilation = ([data.draw(few) for _ in range(rank)] for _ in range(3))
    padding = [
        data.draw(st.integers(0, (k - 1) * d)) for k, d in zip(kernel, dilation, strict=True)
    ]
    more = [data.draw(st.integers(0, max(s, d) - 1)) for s, d in zip(stride, dilation, strict=True)]
    is_transposed = data.draw(st.booleans())
    sizes = [
        (k - 1) * d + 1 + data.draw(st.integers(0, 4))
        for k, d in zip(kernel, dilation, strict=True)
    ]
    with seeded(1):
        x = numbers(data.draw(few), groups * ins, *sizes)
        shape = (groups * ins, outs, *kernel) if is_transposed else (groups * outs, ins, *kernel)
        weight, bias = numbers(*shape), numbers(groups * outs)
        more = more if is_transposed else [0] * rank
        window = (stride, padding, dilation, is_transposed, more, groups)

        compared = gradients_agree(lambda: aten.convolution(x, weight, bias, *window))

    assert compared == {"convolution_backward"}


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_gradients_of_averages_are_what_definitions_say(data: st.DataObject) -> None:
    kernel, stride = ([data.draw(st.integers(1, 3)) for _ in range(2)] for _ in range(2))
    padding = [data.draw(st.integers(0, k // 2)) for k in kernel]
    sizes = [k + data.draw(st.integers(0, 5)) for k in kernel]
    divisor = data.draw(st.sampled_from([None, 3]))
    ceil_mode, has_pads = data.draw(st.booleans()), data.draw(st.booleans())
    with seeded(2):
        x = numbers(2, 3, *sizes)

        compared = gradients_agree(
            lambda: functional.avg_pool2d(x, kernel, stride, padding, ceil_mode, has_pads, divisor)
        )

    assert compared == {"avg_pool2d_backward"}


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_places_of_maxima_are_what_definitions_say(data: st.DataObject) -> None:
    kernel, stride, dilation = ([data.draw(st.integers(1, 3)) for _ in range(2)] for _ in range(3))
    padding = [data.draw(st.integers(0, k // 2)) for k in kernel]
    sizes = [
        (k - 1) * d + 1 + data.draw(st.integers(0, 4))
        for k, d in zip(kernel, dilation, strict=True)
    ]
    window = (kernel, stride, padding, dilation, data.draw(st.booleans()))
    with seeded(6):
        x = torch.randint(-2, 2, (2, 3, *sizes), dtype=torch.float64)  # many are equal
    x[0] = float("-inf")
    x.requires_grad_()

    compared = gradients_agree(lambda: functional.max_pool2d(x, *window))

    assert compared >= {"max_pool2d_with_indices", "max_pool2d_with_indices_backward"}


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(1, 7), min_size=2, max_size=2), st.data())
def test_gradients_of_adaptive_pools_are_what_definitions_say(
    sizes: list[int], data: st.DataObject
) -> None:
    windows = tuple(data.draw(st.integers(1, 5)) for _ in sizes)
    with seeded(3):
        x = numbers(2, 3, *sizes)

        compared = gradients_agree(lambda: functional.adaptive_avg_pool2d(x, windows))
        compared |= gradients_agree(lambda: functional.adaptive_max_pool2d(x, windows))
        deep = numbers(2, 3, 4, *sizes)
        compared |= gradients_agree(lambda: functional.adaptive_avg_pool3d(deep, (3, *windows)))

    assert "adaptive_max_pool2d_backward" in compared
    assert "_adaptive_avg_pool3d_backward" in compared or windows == (1, 1)


@settings(max_examples=40, deadline=None)
@given(st.permutations(range(3)), st.integers(-3, 3), st.data())
def test_gradients_of_diagonals_and_windows_are_what_definitions_say(
    axes: list[int], offset: int, data: st.DataObject
) -> None:
    sizes = [data.draw(st.integers(1, 4)) for _ in axes]
    axis, (one, other, _) = axes[0], (at - data.draw(st.sampled_from([0, 3])) for at in axes)
    window, step = data.draw(st.integers(1, sizes[axis])), data.draw(st.integers(1, 3))
    with seeded(8):
        x = numbers(*sizes)
        diagonal = torch.randn_like(x.diagonal(offset, one, other)).requires_grad_()

        compared = gradients_agree(lambda: x.diagonal(offset, one, other) * 2)
        compared |= gradients_agree(lambda: x.diagonal_scatter(diagonal, offset, one, other))
        compared |= gradients_agree(lambda: x.unfold(axis, window, step) * 2)

    assert compared == {"diagonal_backward", "diagonal_scatter", "unfold_backward"}


def attended(heads: int = 3, shared: int = 3, **options: Any) -> Callable[[], Tensor]:
    query, key, value = numbers(2, heads, 5, 4), numbers(2, shared, 6, 4), numbers(2, shared, 6, 4)
    return lambda: functional.scaled_dot_product_attention(query, key, value, **options)


def bags(used: Sequence[int] = (1, 4, 4, 3, 6, 0, 3), **options: Any) -> Callable[[], Tensor]:
    """Bags of which one is empty, and one has an index twice."""
    table, indices = numbers(7, 3), torch.tensor(used)
    offsets = torch.tensor([0, 3, 3, 6])
    return lambda: functional.embedding_bag(indices, table, offsets, **options)


def classes(**options: Any) -> Callable[[], Tensor]:
    scores, target = numbers(4, 5, 3), torch.tensor([[0, 4, 2], [2, 2, 1], [3, 0, 2], [1, 1, 4]])
    return lambda: functional.cross_entropy(scores, target, **options)


def embedded(**options: Any) -> Callable[[], Tensor]:
    table, indices = numbers(7, 3), torch.tensor([[1, 4, 4], [3, 6, 1]])
    return lambda: functional.embedding(indices, table, **options)


def clamped() -> Callable[[], Tensor]:
    """Elements at both bounds, and on all sides of them."""
    x = torch.tensor([-2.0, -1.0, -0.5, 0.25, 0.5, 3.0, torch.nan]).double().requires_grad_()
    return lambda: functional.hardtanh(x, -1.0, 0.5)


def large() -> Tensor:
    """Numbers whose exponentials overflow, and others."""
    return torch.tensor([-1e4, -900.0, -1.5, 0.0, 2.5, 800.0, 1e4]).double().requires_grad_()


def logits(**options: Any) -> Callable[[], Tensor]:
    x, target = large(), torch.tensor([0, 1, 1, 0.3, 0, 1, 0]).double()
    return lambda: functional.binary_cross_entropy_with_logits(x, target, **options)


def added() -> Callable[[], Tensor]:
    x, y = large(), torch.tensor([-1e4, 900, -torch.inf, 1, 2.5, 1, -2]).double()
    return lambda: torch.logaddexp(x, y)


def padded(padding: tuple[int, ...], *sizes: int) -> Callable[[], Tensor]:
    x = numbers(2, 3, *sizes)
    return lambda: functional.pad(x, padding, "replicate")


def pooled() -> Callable[[], Tensor]:
    x = numbers(2, 3, 3, 4, 5)
    return lambda: functional.max_pool3d(x, 2, 1)


HIDDEN = torch.tensor(
    [[True] * 6, [False] * 6, [True, False] * 3, [False] * 5 + [True], [True] * 6]
)
BAG = ("_embedding_bag", "_embedding_bag_backward")
ATTENTION = tuple(f"_scaled_dot_product_flash_attention_for_cpu{end}" for end in ("", "_backward"))
LOSS = ("nll_loss2d_forward",)
CALLS: Mapping[str, tuple[Callable[[], Callable[[], Tensor]], tuple[str, ...]]] = {
    "attention": (attended, ATTENTION),
    "causal attention": (lambda: attended(is_causal=True, scale=0.3), ATTENTION),
    "shared keys": (lambda: attended(6, 2, enable_gqa=True), ATTENTION),
    "keys of all heads": (lambda: attended(4, 1, enable_gqa=True, is_causal=True), ATTENTION),
    "hidden rows": (lambda: attended(attn_mask=HIDDEN), ATTENTION),
    "bags": (bags, BAG),
    "means of bags": (lambda: bags(mode="mean"), BAG),
    "bags with padding": (lambda: bags(mode="mean", padding_idx=4), BAG),
    # PyTorch 2.13 takes the frequency of another row where one is used once before the last.
    "bags by frequency": (lambda: bags((1, 3, 3, 6, 1, 0, 6), scale_grad_by_freq=True), BAG),
    "weighted bags": (
        lambda: bags(mode="sum", per_sample_weights=numbers(7)),
        (*BAG, "_embedding_bag_per_sample_weights_backward"),
    ),
    "bags with an end": (lambda: bags(include_last_offset=True), BAG),
    "classes": (classes, LOSS),
    "ignored classes": (lambda: classes(ignore_index=2, weight=torch.rand(5).double()), LOSS),
    "sum of classes": (lambda: classes(reduction="sum", ignore_index=1), LOSS),
    "each class": (lambda: classes(reduction="none", ignore_index=1), LOSS),
    "embedding": (embedded, ("embedding_dense_backward",)),
    "embedding with padding": (lambda: embedded(padding_idx=4), ("embedding_dense_backward",)),
    "embedding by frequency": (
        lambda: embedded(scale_grad_by_freq=True), ("embedding_dense_backward",),
    ),
    "logits": (logits, ("binary_cross_entropy_with_logits",)),
    "weighted logits": (
        lambda: logits(pos_weight=numbers(7).detach(), weight=torch.ones(7), reduction="sum"),
        ("binary_cross_entropy_with_logits",),
    ),
    "logarithms added": (added, ("logaddexp",)),
    "clamped": (clamped, ("hardtanh_backward",)),
    "edges": (lambda: padded((2, 1), 4), ("replication_pad1d_backward",)),
    "edges and a cut": (lambda: padded((2, -1, -2, 3), 4, 6), ("replication_pad2d_backward",)),
    "an edge of one": (lambda: padded((2, 1, 0, 2), 1, 1), ("replication_pad2d_backward",)),
    "pool of volumes": (
        pooled,
        ("max_pool3d_with_indices_backward",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_an_operator_is_what_its_definition_says(name: str) -> None:
    make, operators = CALLS[name]
    with seeded(4):
        compared = gradients_agree(make())

    assert compared >= set(operators)


class LossOfClasses(nn.Module):
    """The gradient of a loss of classes, in the two operators that PyTorch has for it."""

    def __init__(self, reduction: int, ignored: int) -> None:
        super().__init__()
        self._options = (reduction, ignored)

    def slope(self, grad: Tensor, y: Tensor, target: Tensor, total: Tensor) -> Tensor:
        loss = aten.nll_loss_backward if y.dim() == 2 else aten.nll_loss2d_backward
        made: Tensor = loss(grad, y, target, None, *self._options, total)
        return made

    def forward(self, grad: Tensor, y: Tensor, target: Tensor, total: Tensor) -> Tensor:
        slope = self.slope(grad, y, target, total)
        made: Tensor = aten._log_softmax_backward_data(slope, y.detach(), 1, y.dtype)
        return made


@pytest.mark.parametrize("shape", [(6, 7), (2, 7, 3, 1)])
@pytest.mark.parametrize("reduction", range(3))
@pytest.mark.parametrize("ignored", [-100, 2])
def test_the_gradient_of_a_loss_of_classes_is_one_pass_and_exact(
    reduction: int, ignored: int, shape: tuple[int, ...]
) -> None:
    with seeded(7):
        places = (shape[0], *shape[2:])
        target = torch.randint(7, places)
        target.view(-1)[:2] = torch.tensor([2, ignored])
        grad = torch.randn(places if reduction == 0 else ())
        y = torch.log_softmax(9 * torch.randn(shape), 1)
    given = grad, y, target, torch.tensor(5.0)
    module = LossOfClasses(reduction, ignored)

    program = rewrite(torch.export.export(module, given))

    called = {str(node.target) for node in program.graph.nodes}
    assert not {name for name in called if "nll_loss" in name or "scatter" in name}
    found, expected = program.module()(*given), module(*given)
    same(found, expected, 1e-6)
    slope = module.slope(*given)
    assert torch.equal(found, slope - torch.exp(y) * slope.sum(1, keepdim=True))


class Windows(nn.Module):
    """Convolutions, pools and batch normalisations of all kinds, and their gradients."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, 8, 3, 2, 1)
        self.norm = nn.BatchNorm2d(8)
        self.apart = nn.Conv2d(8, 8, 3, 1, 2, 2, groups=8, bias=False)
        self.parts = nn.Conv2d(8, 12, (1, 2), groups=2)
        self.fixed = nn.BatchNorm2d(12).eval()
        self.up = nn.ConvTranspose2d(12, 6, 3, 2, 1, 1, groups=3)
        self.place = nn.AdaptiveMaxPool2d(2)

    def forward(self, x: Tensor) -> Tensor:
        x = torch.relu(self.norm(self.first(x)))
        x = functional.silu(functional.max_pool2d(x, 3, 2, 1) + 0.1)
        x = functional.mish(self.apart(functional.pad(x, (1, 0, 1, 1), "replicate")))
        x = functional.avg_pool2d(self.fixed(self.parts(x)), 3, 2, 1, True, False)
        x = self.up(x)
        return functional.adaptive_avg_pool2d(x, 3).sum((2, 3)) + functional.avg_pool2d(x, 2).mean()


class Words(nn.Module):
    """Embeddings, attentions, and losses that ignore a class."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(11, 12, padding_idx=0)
        self.bag = nn.EmbeddingBag(11, 12, mode="mean")
        self.turn = nn.Linear(12, 36)
        self.norm = nn.LayerNorm(12)

    def forward(self, words: Tensor, mask: Tensor) -> Tensor:
        x = self.table(words) + self.bag(words).unsqueeze(1)
        heads = self.turn(self.norm(x)).reshape(*words.shape, 3, 3, 4).permute(2, 0, 3, 1, 4)
        attend = functional.scaled_dot_product_attention
        queries, keys, values = heads
        x = attend(*heads, is_causal=True) + attend(keys, queries, values, attn_mask=mask)
        shared = keys[:, :1], values[:, :1]
        x = x + attend(queries, *shared, attn_mask=mask, enable_gqa=True)
        scores = torch.tanh(x.transpose(1, 2).flatten(2))
        return functional.cross_entropy(scores.transpose(1, 2), words, ignore_index=5)


def graphs_of(module: nn.Module, inputs: tuple[Any, ...]) -> list[tuple[Any, Any, list[Tensor]]]:
    """The graphs of a training step: their arguments and PyTorch's results."""
    ran = []

    def recorded(graph: Any, examples: Any) -> Any:
        del examples

        def call(*arguments: Any) -> Any:
            results = graph(*arguments)
            ran.append((graph, [one.detach().clone() for one in arguments], list(results)))
            return results

        return make_boxed_func(call)

    def forward(held: Any, buffers: Any, inputs: Any) -> Any:
        return torch.func.functional_call(module, {**held, **buffers}, inputs)

    held, buffers = dict(module.named_parameters()), dict(module.named_buffers())
    result = aot_function(forward, recorded, recorded)(held, buffers, inputs)
    result.backward(torch.linspace(0.5, 1, result.numel()).reshape(result.shape))
    return ran


def written(graph: Any, arguments: list[Tensor], folder: Path) -> tuple[ExportedGraph, Path]:
    """The graph, and its file."""
    names = tuple(f"a{place}" for place in range(len(arguments)))
    function = TracedFunction(graph.forward, names, (), "graph", shares_memory=True)
    exported = ExportedGraph(function, arguments, Weights((), lambda: None))
    return exported, exported.write(folder)


def natively(graph: Any, arguments: list[Tensor], folder: Path) -> list[Tensor]:
    """Results of a graph in our engine, none of whose nodes is left to ONNX Runtime."""
    exported, file = written(graph, arguments, folder)
    segments = [node for node in load_graph(file).nodes if node.op == "segment"]
    assert {op for node in segments for op in node.origin} <= {"Constant"}  # without elements
    options = Options(Target(host_target().soc_version, 1))
    compile_model(file, folder / "graph.om", options, NoBank(), lambda _: None)
    places = zip(exported.input_names, exported.inputs, strict=True)
    with tuner.load(folder / "graph.om") as model:
        made = model.run({name: arguments[at].detach().numpy() for name, at in places})
        return [torch.from_numpy(one.copy()) for one in made.values()]


MODULES: Mapping[str, tuple[Callable[[], nn.Module], Callable[[], tuple[Tensor, ...]]]] = {
    "windows": (Windows, lambda: (torch.randn(2, 3, 20, 17),)),
    "words": (
        Words,
        lambda: (
            torch.tensor([[1, 5, 0, 10, 3, 3], [5, 0, 2, 2, 7, 6]]),
            torch.where(torch.rand(2, 1, 6, 6) > 0.3, 0.0, float("-inf")),
        ),
    ),
}


class Attentions(nn.Module):
    """A causal attention, one with a mask, and two whose heads share keys and values.

    The last repeats them itself.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turns = nn.ModuleList(nn.Linear(12, 36) for _ in range(3))
        self.of_queries, self.of_keys = nn.Linear(12, 16), nn.Linear(12, 16)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        causal, masked, shared = (
            turn(x).reshape(2, 6, 3, 3, 4).permute(2, 0, 3, 1, 4) for turn in self.turns
        )
        attend = functional.scaled_dot_product_attention
        made = attend(*causal, is_causal=True), attend(*masked, attn_mask=mask)
        last = attend(shared[0], shared[1][:, :1], shared[2][:, :1], enable_gqa=True)
        queries = self.of_queries(x).reshape(2, 6, 4, 4).transpose(1, 2)
        pairs = self.of_keys(x).reshape(2, 6, 2, 2, 1, 4).permute(2, 0, 3, 4, 1, 5)
        keys, values = pairs.expand(2, 2, 2, 2, 6, 4).reshape(2, 2, 4, 6, 4)
        repeated = attend(queries, keys, values, is_causal=True)
        return torch.cat([*made, last, repeated], 1)


def test_attentions_of_a_training_step_are_a_task_each(tmp_path: Path) -> None:
    with seeded(5):
        found = graphs_of(Attentions(), (torch.randn(2, 6, 12), torch.randn(2, 1, 6, 6)))

    for (graph, arguments, _), op in zip(found, ("forward", "backward"), strict=True):
        tasks = fuse(load_graph(written(graph, arguments, tmp_path)[1])).nodes
        made = [node for node in tasks if node.op == f"attention_{op}"]
        assert len(made) == 4
        assert sum(node.attributes.get("causal", 0) for node in made) == 2
        assert "softmax" not in {node.op for node in tasks}


@pytest.mark.parametrize("name", MODULES)
def test_a_training_step_runs_in_kernels_alone(name: str, tmp_path: Path) -> None:
    make, draw = MODULES[name]
    with seeded(5):
        found = graphs_of(make(), draw())

    assert len(found) == 2
    for graph, arguments, results in found:
        same(natively(graph, arguments, tmp_path), [*filter(torch.is_tensor, results)], 2e-5)
