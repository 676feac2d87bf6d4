"""Training through torch.compile(backend="tunebank"): losses, gradients, and what stays."""

from __future__ import annotations

import copy
import gc
import itertools
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import fx, nn
from torch.utils.checkpoint import checkpoint

from tests.tuner.torch.compiled import RACE_CALLS, Bank, agree, bank
from tuner.frontend.load_model import load_graph
from tuner.judge.samples_file import read_samples
from tuner.program.program import Port
from tuner.runtime.model import LoadedModel
from tuner.torch import compiled_graph, graph_call, status
from tuner.torch.graph_ends import from_list, result_by_result

__all__ = ["bank"]

pytestmark = [
    pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor"),
    pytest.mark.filterwarnings("ignore:.torch.jit.script_method. is deprecated"),
]
"""PyTorch's compiler looks at the gradients of what it is given, and loads old parts of its own."""

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


class UNet(nn.Module):
    """One step down, one step up, and the way past both."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(3, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU())
        self.down = nn.Sequential(nn.MaxPool2d(2), nn.Conv2d(4, 8, 3, padding=1), nn.ReLU())
        self.up = nn.ConvTranspose2d(8, 4, 2, stride=2)
        self.last = nn.Conv2d(8, 2, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        wide = self.first(x)
        return self.last(torch.cat([wide, self.up(self.down(wide))], 1)).flatten(1)


class Recommender(nn.Module):
    """Tables of bags, products of pairs of their rows, and a perceptron."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = nn.ModuleList(nn.EmbeddingBag(10, 4, mode="sum") for _ in range(3))
        self.top = nn.Sequential(nn.Linear(9, 8), nn.ReLU(), nn.Linear(8, 2))

    def forward(self, bags: torch.Tensor) -> torch.Tensor:
        rows = torch.stack([table(bag) for table, bag in zip(self.tables, bags, strict=True)], 1)
        return self.top(torch.bmm(rows, rows.transpose(1, 2)).flatten(1))


def perceptron() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4))


def convolutions() -> nn.Module:
    narrow = [nn.Conv2d(3, 4, 3, stride=2, padding=1, bias=False), nn.BatchNorm2d(4), nn.ReLU()]
    return nn.Sequential(*narrow, nn.Conv2d(4, 4, 3, groups=4), nn.Flatten(), nn.Linear(16, 4))


def rows() -> torch.Tensor:
    return torch.randn(6, 8)


def words() -> torch.Tensor:
    return torch.randint(0, WORDS, (2, LENGTH))


def images() -> torch.Tensor:
    return torch.randn(4, 3, 8, 8)


MODELS: dict[str, tuple[Callable[[], nn.Module], Callable[[], torch.Tensor]]] = {
    "perceptron": (perceptron, rows),
    "bert, dropout": (lambda: Tokens(0.2), words),
    "gpt2": (lambda: Tokens(is_causal=True), words),
    "convolutions": (convolutions, images),
    "unet": (UNet, images),
    "recommender": (Recommender, lambda: torch.randint(0, 10, (3, 5, 2))),
}


@pytest.fixture(autouse=True)
def seed() -> None:
    torch.manual_seed(1)


def loss_of(result: torch.Tensor) -> torch.Tensor:
    """The loss for targets that are the same in every step."""
    targets = torch.arange(result.shape[0]) % result.shape[1]
    return nn.functional.cross_entropy(result, targets)


def step(call: Callable[..., Any], x: torch.Tensor, number: int) -> float:
    """One forward and backward pass; the number of the step is the seed."""
    torch.manual_seed(number)
    loss = loss_of(call(x))
    loss.backward()
    return loss.item()


def same_gradients(module: nn.Module, other: nn.Module, bound: float = 1e-4) -> None:
    """Assert that gradients differ by at most `bound` of the largest element of the other's.

    Of all parameters together where those of one are no more than their rounding.
    """
    pairs = list(zip(module.named_parameters(), other.parameters(), strict=True))
    largest = max(float(one.grad.abs().max()) for _, one in pairs if one.grad is not None)
    for (name, ours), theirs in pairs:
        assert (ours.grad is None) == (theirs.grad is None), name
        if theirs.grad is not None:
            own = max(float(theirs.grad.abs().max()), 1e-2 * largest)
            torch.testing.assert_close(
                ours.grad.to(theirs.dtype), theirs.grad, rtol=0, atol=bound * own, msg=name
            )


@pytest.mark.parametrize("name", MODELS)
def test_losses_are_those_of_pytorch_and_gradients_those_in_float64(name: str, bank: Bank) -> None:
    make, inputs = MODELS[name]
    module, x = make(), inputs()
    other, call = copy.deepcopy(module), bank.compile_module(module)
    ours, theirs = (torch.optim.SGD(one.parameters(), 0.05, 0.9) for one in (module, other))

    for number in range(4):
        exact = copy.deepcopy(module).double()
        for optimizer in (ours, theirs):
            optimizer.zero_grad()
        loss = step(call, x, number)
        step(exact, x.double() if x.is_floating_point() else x, number)
        same_gradients(module, exact, 1e-5)
        assert loss == pytest.approx(step(other, x, number), rel=1e-4)
        for optimizer in (ours, theirs):
            optimizer.step()

    agree(list(module.buffers()), list(other.buffers()))
    assert bank.runs
    assert {row.name.split("-")[1] for row in status()} == {"forward", "backward"}


def test_an_lstm_stays_since_pytorch_makes_no_graph_of_it(bank: Bank) -> None:
    module = nn.Sequential(nn.LSTM(8, 4, batch_first=True))

    bank.compile_module(module)(torch.randn(2, 3, 8))[0].sum().backward()

    assert module[0].weight_hh_l0.grad is not None
    assert not bank.compiled


class Adapted(nn.Module):
    """A frozen product, and a trained one of low rank."""

    def __init__(self) -> None:
        super().__init__()
        self.frozen = nn.Linear(8, 8).requires_grad_(False)
        self.low = nn.Sequential(nn.Linear(8, 2, bias=False), nn.Linear(2, 8, bias=False))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.frozen(x) + self.low(x))


class Broken(nn.Module):
    """Parts with a break between them; the first is computed again in the backward pass."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(8, 8), nn.Linear(8, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = checkpoint(lambda z: torch.tanh(self.first(z)), x, use_reentrant=False)
        torch._dynamo.graph_break()
        return self.second(y)


class Hooked(nn.Module):
    """Hooks of a gradient and of a layer."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = perceptron()
        self.layers[0].weight.register_hook(lambda gradient: 2 * gradient)
        self.layers[1].register_forward_hook(lambda *given: 1.5 * given[-1])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.layers(x)


def test_frozen_parameters_are_constants_of_both_graphs(bank: Bank) -> None:
    module, x = nn.Sequential(Adapted(), Adapted()), rows()
    other, call = copy.deepcopy(module), bank.compile_module(module)

    for number in range(3):
        step(call, x, number)
        step(other, x, number)  # gradients accumulate

    same_gradients(module, other)
    weights = {one._function.name: len(one._function.weights) for one in compiled_graph._GRAPHS}
    assert weights == {"test_training-forward": 4, "test_training-backward": 1}
    assert len(bank.runs) == 2 + 4
    with torch.no_grad():
        module[1].frozen.weight.add_(1)
        other[1].frozen.weight.add_(1)
    step(call, x, 3)
    step(other, x, 3)
    same_gradients(module, other)
    assert len(bank.runs) == 2 + 4


def test_recorded_graphs_come_with_the_numbers_of_a_call_which_are_not_kept(bank: Bank) -> None:
    module, x = perceptron(), rows()
    step(bank.compile_module(module, on_miss="record"), x, 0)
    first = module[0].weight.detach().clone()

    step(bank.compile_module(module, on_miss="record"), x, 1)

    [forward] = bank.recorded.glob("*-forward-*/*-forward-*.npz")
    graph = load_graph(forward.with_suffix(".onnx"))
    kinds = [(name, graph.types[name]) for name in graph.inputs]
    ports = [Port(name, kind.dtype, kind.shape) for name, kind in kinds]
    [sample] = read_samples(forward, ports)
    assert len(sample) == len(list(module.parameters())) + 1
    assert any(np.array_equal(one, first.numpy()) for one in sample.values())
    assert [*bank.recorded.glob("*-backward-*/*-backward-*.npz")]
    gone = weakref.ref(module[0].weight)
    del module, first
    torch.compiler.reset()
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("make", [Broken, Hooked, lambda: nn.DataParallel(perceptron())])
def test_breaks_checkpoints_hooks_and_wrappers_are_right(
    make: Callable[[], nn.Module], bank: Bank
) -> None:
    module, other, x = make(), make(), rows()
    other.load_state_dict(module.state_dict())
    call = bank.compile_module(module)

    for number in range(3):
        step(call, x, number)
        step(other, x, number)

    same_gradients(module, other)
    assert bank.runs


def test_several_shapes_are_right(bank: Bank) -> None:
    module, x = perceptron(), rows()
    other, call = copy.deepcopy(module), bank.compile_module(module)

    for number, count in enumerate([6, 6, 4, 4, 4, 4, 5, 6]):
        step(call, x[:count], number)
        step(other, x[:count], number)

    same_gradients(module, other)
    assert len(bank.compiled) > 2


def test_evaluation_between_steps_is_compiled_for_weights_that_change(bank: Bank) -> None:
    module, x = nn.Sequential(nn.Linear(8, 4), nn.BatchNorm1d(4), nn.Dropout(0.5)), rows()
    other, call = copy.deepcopy(module), bank.compile_module(module)
    ours, theirs = (torch.optim.SGD(one.parameters(), 0.01) for one in (module, other))
    compiled, evaluated = [], []

    for _ in range(6):
        for one in (module, other):
            one.train()
        for number in range(2):
            step(call, x, number)
            step(other, x, number)
        ours.step()
        theirs.step()
        for one in (module, other):
            one.eval()
        runs = len(bank.runs)
        with torch.no_grad():
            for _ in range(2):
                agree(call(x), other(x))
        compiled.append(len(bank.compiled))
        evaluated.append(len(bank.runs) - runs)

    same_gradients(module, other)
    agree(list(module.buffers()), list(other.buffers()))
    # constants at first, PyTorch where they have changed once; then they are inputs
    assert evaluated[1:] == [0, 1, 2, 2, 2]
    assert [after - before for before, after in itertools.pairwise(compiled)] == [0, 1, 0, 0, 0]


def test_a_graph_that_is_kept_runs_twice_and_is_differentiated_once(bank: Bank) -> None:
    module, x = perceptron(), rows().requires_grad_()
    call = bank.compile_module(module)

    loss = loss_of(call(x))
    [first] = torch.autograd.grad(loss, x, retain_graph=True)
    [second] = torch.autograd.grad(loss, x, create_graph=True)

    agree(first, second)
    agree(first, torch.autograd.grad(loss_of(module(x)), x)[0])
    with pytest.raises(RuntimeError, match="double backward"):
        second.sum().backward()


@pytest.mark.parametrize("ours_s", [0.5, 2.0])
def test_steps_are_right_while_engines_race_and_when_that_is_decided(
    ours_s: float, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graph_call, "MIN_BLOCK_BYTES", 1)  # memory is given back between turns
    bank.ours_s = ours_s
    module, x = perceptron(), rows()
    other, call = copy.deepcopy(module), bank.compile_module(module)

    for number in range(RACE_CALLS + 3):
        kept = number % 3 == 0  # tensors that are kept are read by both calls
        ours, theirs = loss_of(call(x)), loss_of(other(x))
        for loss in (ours, theirs):
            if kept:
                loss.backward(retain_graph=True)
            loss.backward()
        agree(ours, theirs)

    same_gradients(module, other)
    assert {row.engine for row in status()} == {"tunebank" if ours_s < 1 else "PyTorch"}


def test_arguments_in_a_list_are_freed_after_their_last_use() -> None:
    seen = []

    def look(x: torch.Tensor) -> torch.Tensor:
        seen.append([reference() is not None for reference in references])
        return x

    graph = fx.Graph()
    a, b, _ = (graph.placeholder(name) for name in "abc")
    first = graph.call_function(look, (graph.call_function(torch.neg, (a,)),))
    both = graph.call_function(torch.sub, (first, b))
    graph.output((graph.call_function(look, (both,)), None))
    values = [torch.full((2,), float(number)) for number in range(3)]
    references = [weakref.ref(value) for value in values]

    results = from_list(fx.GraphModule(nn.Module(), graph))(values)

    assert values == []
    assert seen == [[False, True, False], [False, False, False]]
    assert results[1] is None
    assert results[0].tolist() == [-1.0, -1.0]


def test_results_that_are_given_one_by_one_are_freed_after_their_last_use() -> None:
    alive: list[weakref.ref[torch.Tensor]] = []
    seen: list[tuple[int, list[float], int]] = []

    def look(number: int, value: torch.Tensor) -> None:
        found = sum(reference() is not None for reference in alive)
        alive.append(weakref.ref(value))
        seen.append((number, value.tolist(), found))

    graph = fx.Graph()
    x = graph.placeholder("x")
    graph.placeholder("unused")
    first = graph.call_function(torch.neg, (x,))
    second = graph.call_function(torch.exp2, (first,))
    third = graph.call_function(torch.sub, (second, first))
    fourth = graph.call_function(torch.sub, (third, third))
    view = graph.call_function(torch.neg, (first,))  # at the end, as PyTorch has it
    graph.output((third, fourth, first, second, first, view))

    result = result_by_result(fx.GraphModule(nn.Module(), graph))(torch.tensor([-1.0]), None, look)

    assert result is None
    assert seen == [
        (2, [1.0], 0), (4, [1.0], 1), (3, [2.0], 2), (5, [-1.0], 3), (0, [1.0], 0), (1, [0.0], 0)
    ]  # fmt: skip
    assert not any(reference() is not None for reference in alive)


@pytest.mark.parametrize("fault", [None, "wrong", "raises"])
def test_large_results_of_both_engines_are_never_in_memory_at_once(
    fault: str | None, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for those of PyTorch that the graph keeps for itself, which are freed one by one."""
    monkeypatch.setattr(graph_call, "MIN_BLOCK_BYTES", 1)
    kept: list[weakref.ref[torch.Tensor]] = []
    alive: list[int] = []
    why_pytorch, run = compiled_graph._why_pytorch, LoadedModel.run

    def noted(arguments: Any, results: Any) -> str:
        kept.extend(map(weakref.ref, results))
        return why_pytorch(arguments, results)

    def changed(model: LoadedModel, inputs: Any) -> Any:
        alive.append(sum(reference() is not None for reference in kept))
        kept.clear()
        if fault == "raises":
            raise RuntimeError("a fault of ours")
        found = run(model, inputs)
        if fault is None:
            return found
        return {name: np.asarray(array + 1, array.dtype) for name, array in found.items()}

    module, x = convolutions(), images()
    other, call = copy.deepcopy(module), bank.compile_module(module)
    monkeypatch.setattr(compiled_graph, "_why_pytorch", noted)
    monkeypatch.setattr(LoadedModel, "run", changed)

    for _ in range(2):
        ours, theirs = step(call, x, 0), step(other, x, 0)
        assert ours == pytest.approx(theirs, rel=1e-5)

    same_gradients(module, other)
    agree(list(module.buffers()), list(other.buffers()))
    assert alive == ([0, 0] if fault else [0, 0, 0, 0])
    texts = {None: "", "wrong": "differs from PyTorch's", "raises": "a fault of ours"}
    assert all(texts[fault] in row.why for row in status())
    assert {row.engine for row in status()} == {"PyTorch" if fault else "tunebank"}


def test_calls_before_the_first_backward_pass_keep_their_tensors(bank: Bank) -> None:
    module, x = perceptron(), rows()
    other, call = copy.deepcopy(module), bank.compile_module(module)
    step(call, x, 0)
    step(other, x, 0)

    for turn in range(3):
        inputs = [rows() for _ in range(3)]
        ours, theirs = ([loss_of(one(x)) for x in inputs] for one in (call, other))
        for mine, wanted in zip(ours[::-1], theirs[::-1], strict=True):
            mine.backward(retain_graph=turn > 0)
            wanted.backward(retain_graph=turn > 0)
            agree(mine, wanted)
        if turn:
            for last in (ours[0], theirs[0]):
                last.backward()

    same_gradients(module, other)
    assert bank.runs


def test_autocast_to_another_type_stays_and_says_so(bank: Bank) -> None:
    call = bank.compile_module(perceptron().requires_grad_(requires_grad=False))

    with torch.autocast("cpu", torch.float16):
        assert call(rows()).dtype == torch.float16

    assert not bank.compiled
    assert {row.why for row in status()} == {"autocast to torch.float16"}


def test_a_graph_that_cannot_be_taken_apart_is_trained_by_pytorch(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("not this one")

    monkeypatch.setattr("tuner.torch.training._keep_roots", fail)
    module, x = perceptron(), rows()
    other, call = copy.deepcopy(module), bank.compile_module(module)

    for number in range(2):
        step(call, x, number)
        step(other, x, number)

    same_gradients(module, other)
    assert [row.why for row in status()] == ["ValueError: not this one"]


def test_results_that_are_arguments_or_views_share_their_memory(bank: Bank) -> None:
    def views(module: nn.Module, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        x.mul_(2)
        y = module(x)
        return y, y[:2], y.t().detach(), x[1:]

    module, x = perceptron(), rows()
    other, call = copy.deepcopy(module), bank.compile_module(views)

    for _ in range(3):
        mine, theirs = x.clone(), x.clone()
        results, wanted = call(module, mine), views(other, theirs)
        agree(results, wanted)
        agree(mine, theirs)
        results[0].sum().backward()
        wanted[0].sum().backward()
        pointer = results[0].untyped_storage().data_ptr()
        assert [one.untyped_storage().data_ptr() == pointer for one in results[:3]] == [True] * 3
        assert results[3].untyped_storage().data_ptr() == mine.untyped_storage().data_ptr()

    same_gradients(module, other)
    assert bank.runs


def test_random_operators_that_depend_on_elements_stay(bank: Bank) -> None:
    def drawn(module: nn.Module, x: torch.Tensor) -> torch.Tensor:
        y = module(x)
        return y * torch.bernoulli(torch.sigmoid(y.detach()))

    module, x = perceptron(), rows()
    other, call = copy.deepcopy(module), bank.compile_module(drawn)

    for number in range(3):
        step(lambda z: call(module, z), x, number)
        step(lambda z: drawn(other, z), x, number)

    same_gradients(module, other)
    assert any("random numbers: aten.bernoulli.default" in row.why for row in status())


def test_a_dropout_of_all_elements_draws_as_many_numbers_as_in_pytorch(bank: Bank) -> None:
    module = nn.Sequential(nn.Linear(8, 8), nn.Dropout(1.0), nn.Linear(8, 8), nn.Dropout(0.5))
    compiled = bank.compile_module(module)
    for _ in range(3):
        results = []
        for call in (compiled, module):
            torch.manual_seed(5)
            results.append(call(rows()))
            results[-1].sum().backward()
        agree(*results)
        assert results[0].ne(0).equal(results[1].ne(0))

    assert [row.engine for row in status()] == ["tunebank"] * 2


def test_a_compiled_step_of_an_optimizer_is_made_once_in_each_call(bank: Bank) -> None:
    theirs = perceptron()
    ours = copy.deepcopy(theirs)
    modules = (theirs, ours)
    eager, optimizer = (torch.optim.AdamW(one.parameters(), 1e-2) for one in modules)
    compiled = bank.compile_module(optimizer.step)

    for call in (eager.step, compiled) * 3:
        module = theirs if call == eager.step else ours
        module.zero_grad()
        loss_of(module(torch.ones(6, 8))).backward()
        call()

    agree(ours.state_dict(), theirs.state_dict())
    assert [one["step"] for one in optimizer.state.values()] == [3.0] * 4


def test_tensors_of_an_optimizer_are_read_as_they_are_in_each_call(bank: Bank) -> None:
    module = perceptron()
    optimizer = torch.optim.SGD(module.parameters(), 0.1, momentum=0.9)

    def largest() -> list[torch.Tensor]:
        return [one["momentum_buffer"].abs().max() for one in optimizer.state.values()]

    loss_of(module(rows())).backward()
    optimizer.step()
    compiled = bank.compile_module(largest)
    for _ in range(3):
        with torch.no_grad():
            agree(compiled(), largest())
        optimizer.step()


def test_gradients_of_results_whose_elements_share_memory_are_right(bank: Bank) -> None:
    def windows(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return (x * w).unfold(1, 3, 1)

    compiled, w = bank.compile_module(windows), torch.rand(8, requires_grad=True)
    for _ in range(3):
        x, grad = rows(), torch.rand(6, 6, 3)
        agree(*(torch.autograd.grad(call(x, w), w, grad) for call in (compiled, windows)))
    assert len(bank.runs) == 6  # of both graphs


def test_a_part_of_a_graph_may_give_back_a_parameter(bank: Bank) -> None:
    def larger(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return torch.fmax(x.exp().sin().cos().tanh(), w)  # `w`, as it is, may be of the part

    compiled, w = bank.compile_module(larger), torch.rand(6, 8, requires_grad=True)
    for _ in range(3):
        x = rows()
        agree(*(torch.autograd.grad(call(x, w).sum(), w) for call in (compiled, larger)))
    parts = [row for row in status() if "part" in row.name]
    assert [row.engine for row in parts] == ["tunebank"]


@pytest.mark.parametrize("wrong", [-1, WIDTH])
def test_targets_that_are_no_class_are_refused_as_pytorch_does(wrong: int, bank: Bank) -> None:
    def loss(x: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return nn.functional.cross_entropy(x, targets, ignore_index=-7)

    compiled, x = bank.compile_module(loss), torch.rand(3, WIDTH, requires_grad=True)
    for targets in (torch.tensor([0, 3, -7]), torch.tensor([-7, -7, 1])):
        agree(*(torch.autograd.grad(call(x, targets), x) for call in (compiled, loss)))
    runs = len(bank.runs)
    with pytest.raises(IndexError, match="out of bounds"):
        compiled(x, torch.tensor([0, wrong, -7]))

    assert len(bank.runs) == runs


class Indexed(nn.Module):
    """Rows that are chosen and added by indices in all ways."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(6, 8, scale_grad_by_freq=True)
        self.bags = nn.EmbeddingBag(6, 8)

    def forward(self, x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        rows = self.table(i) + self.bags(i.unsqueeze(1)) + x[i] + x.index_select(0, i)
        rows = rows * x[i, i].unsqueeze(1)
        added = x.new_zeros(6, 8).index_add(0, i, rows).index_put((i,), rows, accumulate=True)
        return added.unfold(1, 3, 2).sum(1) * added[:, :6].diagonal().unsqueeze(1)


def test_indices_of_32_bits_are_trained_natively(bank: Bank) -> None:
    module = Indexed()
    compiled, parameters = bank.compile_module(module), list(module.parameters())
    for seed in range(3):
        torch.manual_seed(seed)
        x, i = torch.randn(6, 8, requires_grad=True), torch.randint(6, (5,), dtype=torch.int32)
        agree(
            *(torch.autograd.grad(one(x, i).sum(), [x, *parameters]) for one in (compiled, module))
        )

    assert [row.engine for row in status()] == ["tunebank"] * 2


class Columns(nn.Module):
    """Tables for columns of one tensor, which has others, too."""

    def __init__(self, columns: Callable[[torch.Tensor], Any]) -> None:
        super().__init__()
        self.columns = columns
        self.small, self.large = nn.Embedding(3, WIDTH), nn.EmbeddingBag(9, WIDTH, mode="sum")

    def forward(self, table: torch.Tensor) -> torch.Tensor:
        one, other = self.columns(table)
        return self.small(one) * self.large(torch.cat([other, other]).reshape(2, -1))[0]


COLUMNS: dict[str, Callable[[torch.Tensor], Any]] = {
    "select": lambda table: (table[:, 0], table[1:, 1]),
    "unbind": lambda table: table.unbind(1)[:2],
    "split": lambda table: (one.flatten() for one in table.split([1, 1, 1], 1)[:2]),
    "other type": lambda table: table[:, :2].to(torch.int32).t(),
}


@pytest.mark.parametrize("columns", COLUMNS)
def test_columns_with_indices_of_their_own_are_looked_at_one_by_one(
    columns: str, bank: Bank
) -> None:
    module = Columns(lambda table: [one.long() for one in COLUMNS[columns](table)])
    compiled = bank.compile_module(module)
    table = torch.tensor([[0, 8, 99], [2, 5, -7], [1, 6, 50]])
    table = table.float() if columns == "unbind" else table
    parameters = list(module.parameters())
    for _ in range(2):
        agree(*(torch.autograd.grad(call(table).sum(), parameters) for call in (compiled, module)))
    assert [row.engine for row in status()] == ["tunebank"] * 2
    ran = len(bank.runs)

    agree(compiled(table), module(table))
    assert len(bank.runs) > ran
    ran = len(bank.runs)
    for place, wrong in (((1, 0), -1), ((2, 0), 3), ((1, 1), -1), ((2, 1), 9)):
        changed = table.clone()
        changed[place] = wrong
        with pytest.raises(
            (IndexError, RuntimeError), match=r"out of range|valid range|index_size"
        ):
            compiled(changed)
    assert len(bank.runs) == ran


def test_targets_that_are_a_part_of_an_argument_are_looked_at(bank: Bank) -> None:
    def loss(x: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
        return nn.functional.cross_entropy(x[:, :-1].flatten(0, 1), tokens[:, 1:].flatten())

    compiled, x = bank.compile_module(loss), torch.rand(2, 4, WIDTH, requires_grad=True)
    tokens = torch.tensor([[-5, 0, 3, -100], [99, 1, -100, 2]])
    for _ in range(3):
        agree(*(torch.autograd.grad(call(x, tokens), x) for call in (compiled, loss)))
    runs = len(bank.runs)
    assert runs >= 4
    tokens[0, 1] = -1
    with pytest.raises(IndexError, match="out of bounds"):
        compiled(x, tokens)

    assert len(bank.runs) == runs


def test_a_decoder_layer_which_splits_what_it_keeps_is_trained_natively(bank: Bank) -> None:
    layer = nn.TransformerDecoderLayer(WIDTH, 2, 8, 0.0, batch_first=True)
    compiled = bank.compile_module(layer)
    for _ in range(2):
        x, memory = torch.randn(2, 3, WIDTH), torch.randn(2, 4, WIDTH)
        wanted = [call(x, memory).pow(3).sum() for call in (compiled, layer)]
        agree(*(torch.autograd.grad(one, [*layer.parameters()]) for one in wanted))
    assert [row.engine for row in status()] == ["tunebank"] * 2
