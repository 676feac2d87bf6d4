"""Modules in torch.compile(backend="tunebank"): PyTorch's results, computed natively."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
from torch import nn

from fixtures import torch_models
from fixtures.torch_models import TorchModel
from tests.tuner.torch.compiled import RACE_CALLS, Bank, agree, bank
from tuner.torch import refresh, status
from tuner.torch.weights import Weights

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


@pytest.mark.parametrize("is_kept", [False, True], ids=["one process", "a later one"])
def test_forms_of_one_call_share_a_compiled_model(is_kept: bool, bank: Bank) -> None:
    def ratio(*arguments: torch.Tensor, **named: torch.Tensor) -> torch.Tensor:
        x, y = (*arguments, *named.values())
        return x.exp() / (1 + y.exp())

    compiled, (x, y) = bank.compile_module(ratio), torch.rand(2, 3, 4)
    calls = [lambda: compiled(x, y), lambda: compiled(x, y=y), lambda: compiled(x=x, y=y)]

    for number, call in enumerate(calls):
        if is_kept:
            torch._dynamo.reset()
        runs = len(bank.runs)
        agree([call() for _ in range(3)], [ratio(x, y)] * 3)
        assert len(bank.runs) > runs, f"form {number} stays with PyTorch"
    assert len(bank.compiled) == 1
    assert {graph.engine for graph in status()} == {"tunebank"}


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


class TransposedProduct(nn.Module):
    """A product whose result is stored by columns."""

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return (x @ x.t()).relu().t(), x.exp()


@pytest.mark.parametrize(
    ("module", "x"),
    [
        (nn.Conv2d(3, 8, 3), torch.ones(2, 3, 8, 8).to(memory_format=torch.channels_last)),
        (TransposedProduct(), torch.linspace(-1, 1, 12).reshape(3, 4)),
    ],
    ids=["channels last", "transposed"],
)
def test_results_are_stored_in_the_order_in_which_pytorch_stores_them(
    module: nn.Module, x: torch.Tensor, bank: Bank
) -> None:
    compiled = bank.compile_module(module.eval())

    with torch.no_grad():
        wanted = module(x)
        made = [compiled(x) for _ in range(3)]

    agree(made, [wanted] * 3)
    assert len(bank.runs) == 3
    wanted, made = ([one] if torch.is_tensor(one) else one for one in (wanted, made[-1]))
    assert [one.stride() for one in made] == [one.stride() for one in wanted]


def test_the_second_time_nothing_is_written_and_nothing_compiled(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = SMALL["unet"]()
    with torch.no_grad():
        bank.compile_module(model.module)(*model.inputs)
    torch._dynamo.reset()
    monkeypatch.delattr(torch.onnx, "export")
    runs = len(bank.runs)

    compiled = bank.compile_module(SMALL["unet"]().module)
    with torch.no_grad():
        results = [compiled(*model.inputs) for _ in range(2)]
        agree(results, [model.module(*model.inputs)] * 2)

    assert len(bank.compiled) == 1
    assert len(bank.runs) == runs + 2


def test_threads_may_share_a_compiled_model(bank: Bank) -> None:
    model = SMALL["unet"]()
    compiled = bank.compile_module(model.module)
    images = [torch.rand_like(model.inputs[0]) for _ in range(8)]

    def predict(image: torch.Tensor) -> torch.Tensor:
        with torch.inference_mode():
            return compiled(image)

    with ThreadPoolExecutor(4) as pool:
        results = [*pool.map(predict, images), *pool.map(predict, images)]

    with torch.inference_mode():
        agree(results, [model.module(image) for image in images * 2])
    assert len(bank.compiled) == 1


def test_a_race_times_all_that_a_call_does_and_the_winner_runs_the_graph(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    are_written = Weights.are_written

    def counted(weights: Weights, tensors: Sequence[torch.Tensor]) -> bool:
        looked.append(len(tensors))
        return are_written(weights, tensors)

    monkeypatch.setattr(Weights, "are_written", counted)
    bank.ours_s = 1.5
    module, x = nn.Linear(4, 2), torch.rand(3, 4)
    compiled = bank.compile_module(module)

    with torch.no_grad():
        compiled(x)
        agree([compiled(x) for _ in range(RACE_CALLS)], [module(x)] * RACE_CALLS)
        half = RACE_CALLS // 2
        assert sorted(bank.raced) == ["PyTorch"] * half + ["our engine"] * half
        assert len(looked) == RACE_CALLS + half  # within the timed calls of our engine as well

        runs = len(bank.runs)
        agree([compiled(x) for _ in range(3)], [module(x)] * 3)
        assert (len(bank.runs), len(looked)) == (runs, RACE_CALLS + half)  # PyTorch's alone

        bank.ours_s, bank.revision = 0.5, 1
        assert refresh() == 1
        for _ in range(1 + RACE_CALLS):
            compiled(x)
        runs = len(bank.runs)
        agree([compiled(x) for _ in range(3)], [module(x)] * 3)

    assert len(bank.raced) == 2 * RACE_CALLS
    assert len(bank.runs) == runs + 3


@pytest.mark.parametrize("ours_s", [0.5, 1.5])
def test_threads_may_call_during_a_race(ours_s: float, bank: Bank) -> None:
    bank.ours_s = ours_s
    module, x = nn.Linear(4, 2), torch.rand(3, 4)
    compiled = bank.compile_module(module)

    def predict(scale: float) -> torch.Tensor:
        with torch.no_grad():
            return compiled(x * scale)

    predict(1.0)
    scales = [number / 100 for number in range(100)]
    with ThreadPoolExecutor(4) as pool, torch.no_grad():
        while len(bank.raced) < RACE_CALLS:
            results = [*pool.map(predict, scales)]
            agree(results, [module(x * scale) for scale in scales])

    runs = len(bank.runs)
    agree(predict(1.0), module(x))
    assert len(bank.raced) == RACE_CALLS
    assert len(bank.runs) == runs + (ours_s < 1)


def test_a_graph_that_pytorch_runs_faster_is_compiled_for_no_further_module(bank: Bank) -> None:
    bank.ours_s = 1.5
    apply = bank.compile_module(lambda module, x: module(x))
    modules, x = [nn.Linear(4, 2) for _ in range(2)], torch.rand(3, 4)

    with torch.no_grad():
        for module in modules * (RACE_CALLS + 4):
            agree(apply(module, x), module(x))
        assert len(bank.compiled) == 1

        modules.pop(0)
        del module
        gc.collect()
        bank.ours_s = 0.5
        refresh()
        for _ in range(4):
            agree(apply(modules[0], x), modules[0](x))

    assert len(bank.compiled) == 2
    assert bank.runs


def test_a_graph_of_open_sizes_is_raced_for_each_shape(bank: Bank) -> None:
    bank.ours_s = 1.5
    compiled = bank.compile_module(torch.exp)
    x = torch.rand(6, 4)
    torch._dynamo.mark_dynamic(x, 0)

    for _ in range(1 + RACE_CALLS):
        agree(compiled(x), x.exp())
    bank.ours_s = 0.5
    for _ in range(3 + RACE_CALLS):
        agree(compiled(x[:3]), x[:3].exp())
    runs = len(bank.runs)
    for _ in range(2):
        agree(compiled(x[:3]), x[:3].exp())
        agree(compiled(x), x.exp())

    assert len(bank.raced) == 2 * RACE_CALLS
    assert len(bank.runs) == runs + 2


def test_misses_are_tuned_at_once_where_that_is_asked_for(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = torch.rand(3, 4)
    bank.compile_module(torch.exp, on_miss="tune", job_types="2")(x)
    assert [job_types for _, _, job_types in bank.tuned] == ["2"]

    monkeypatch.setenv("AOE_MODE", "1,2")
    torch.compile(torch.sin, backend="tunebank")(x)
    assert [job_types for _, _, job_types in bank.tuned] == ["2", "1,2"]

    bank.compile_module(torch.cos, on_miss="ignore")(x)
    assert len(bank.tuned) == 2
    assert not bank.recorded.exists() or not [*bank.recorded.iterdir()]


def test_misses_are_recorded_with_the_calls_of_each(bank: Bank) -> None:
    compiled = bank.compile_module(torch.exp, on_miss="record")
    x = torch.rand(3, 4)
    for _ in range(5):
        compiled(x)

    [model] = bank.recorded.glob("*/*.onnx")
    assert json.loads((model.parent / "calls.json").read_text())["calls"] >= 4
