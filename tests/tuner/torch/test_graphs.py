"""Graphs that stay with PyTorch, as they must, and bounds of what is compiled."""

from __future__ import annotations

import gc
import logging
import weakref
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn

from tests.tuner.torch.compiled import RACE_CALLS, Bank, agree, bank
from tuner.runtime.model import LoadedModel
from tuner.sessions import engine_choice
from tuner.torch import refresh
from tuner.torch.graphs import ExportedGraph, GraphRefused, TracedFunction
from tuner.torch.weights import Weights

__all__ = ["bank"]


class Net(nn.Module):
    """Two layers around something of a test's."""

    def __init__(self, between: Callable[[torch.Tensor], Any] = torch.relu) -> None:
        super().__init__()
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(1)
            self.first, self.second = nn.Linear(8, 8), nn.Linear(8, 8)
        self.register_buffer("seen", torch.zeros(8))
        self.between = between

    def forward(self, x: torch.Tensor) -> Any:
        return self.second(self.between(self.first(x)))


X = torch.linspace(-1, 1, 32).reshape(4, 8)


def test_evaluation_after_training_runs_natively(bank: Bank) -> None:
    module = Net()
    compiled = bank.compile_module(module)
    compiled(X).sum().backward()

    with torch.no_grad():
        results = [compiled(X) for _ in range(2)]

    agree(results, [module(X)] * 2)
    assert bank.runs


def test_no_gradient_inside_of_a_module_is_no_training(bank: Bank) -> None:
    module = Net()

    @torch.no_grad()
    def predict(x: torch.Tensor) -> torch.Tensor:
        return module(x)

    compiled = bank.compile_module(predict)
    results = [compiled(X) for _ in range(2)]

    agree(results, [predict(X)] * 2)
    assert bank.runs


def test_frozen_weights_run_natively_while_gradients_are_enabled(bank: Bank) -> None:
    module = Net().requires_grad_(False)
    compiled = bank.compile_module(module)

    results = [compiled(X) for _ in range(2)]

    agree(results, [module(X)] * 2)
    assert bank.runs


def test_an_input_that_requires_a_gradient_is_an_input_without_it(bank: Bank) -> None:
    module, x = Net(), X.clone().requires_grad_()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        results = [compiled(x) for _ in range(2)]

    agree(results, [module(x).detach()] * 2)
    assert bank.runs


def writes_its_input(x: torch.Tensor) -> torch.Tensor:
    x.view(-1)[:2].mul_(2)
    return x.exp()


def writes_what_it_computes(x: torch.Tensor) -> torch.Tensor:
    y = x.exp()
    y.view(-1)[:2].mul_(2)
    return torch.relu_(y)


def gives_back_a_view(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    return x.exp(), x.view(-1)


def gives_two_views(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    y = x.exp()
    return y[:3], y[2:]


def gives_two_halves(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    first, second = x.exp().chunk(2, dim=1)
    return first, second


def draws(x: torch.Tensor) -> torch.Tensor:
    return x.exp() + torch.rand_like(x)


def drops_out(x: torch.Tensor) -> torch.Tensor:
    return nn.functional.dropout(x.exp(), 0.5)


@pytest.mark.parametrize(
    ("function", "is_native"),
    [
        (writes_its_input, False),
        (writes_what_it_computes, True),
        (gives_back_a_view, False),
        (gives_two_views, False),
        (gives_two_halves, True),
        (draws, False),
        (drops_out, False),
    ],
)
@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_a_graph_that_others_could_see_writing_or_drawing_stays(
    function: Callable[..., Any], is_native: bool, mode: Callable[[], Any], bank: Bank
) -> None:
    compiled = bank.compile_module(function)

    with mode(), torch.random.fork_rng(devices=[]):
        for _ in range(3):
            ours, theirs = X.clone(), X.clone()
            torch.manual_seed(2)
            wanted = function(theirs)
            torch.manual_seed(2)
            agree(compiled(ours), wanted)
            agree(ours, theirs)

    assert bool(bank.compiled) == is_native
    assert bool(bank.runs) == is_native


def test_a_buffer_that_is_written_stays(bank: Bank) -> None:
    module = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8)).train()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        for _ in range(3):
            compiled(X)

    assert module[1].num_batches_tracked == 3
    assert bank.compiled == []


def test_elements_that_numpy_lacks_stay(bank: Bank) -> None:
    compiled = bank.compile_module(torch.square)

    agree(compiled(X.to(torch.complex64)), X.to(torch.complex64).square())
    assert bank.compiled == []


def test_a_graph_that_cannot_be_exported_stays_and_says_so(
    bank: Bank, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("not this one")

    module = Net()
    compiled = bank.compile_module(module)
    monkeypatch.setattr(torch.export, "export", fail)

    with torch.no_grad(), caplog.at_level(logging.INFO, "tuner.torch"):
        results = [compiled(X) for _ in range(3)]

    agree(results, [module(X)] * 3)
    assert caplog.text.count("not this one") == 1


def test_a_graph_that_depends_on_a_number_it_computes_is_refused_and_prints_nothing(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def normed(x: torch.Tensor) -> tuple[torch.Tensor]:
        return (nn.functional.batch_norm(x, x[0], x[1] ** 2, eps=x.abs().sum().item()),)

    function = TracedFunction(normed, ("x",), (), "normed")

    with pytest.raises(GraphRefused, match="depends on a number that the graph computes"):
        ExportedGraph(function, [X], Weights([], lambda: None))

    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("module", "x"),
    [
        (nn.Sequential(nn.Conv1d(3, 8, 3), nn.BatchNorm1d(8)), torch.ones(2, 3, 9)),
        (nn.Sequential(nn.Linear(8, 8), nn.Dropout(), nn.LayerNorm(8)), X),
        (nn.GroupNorm(2, 8), X),
        (nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), X[None]),
    ],
    ids=["batch norm", "dropout and layer norm", "group norm", "encoder layer"],
)
def test_numbers_of_a_module_are_numbers_where_sizes_are_dynamic(
    module: nn.Module, x: torch.Tensor, bank: Bank, capfd: pytest.CaptureFixture[str]
) -> None:
    options = {"threads": 1, "on_miss": "ignore"}
    compiled = torch.compile(module.eval(), backend="tunebank", dynamic=True, options=options)

    with torch.no_grad():
        agree([compiled(x), compiled(x)], [module(x)] * 2)

    assert bank.runs
    assert capfd.readouterr().err == ""


def test_a_number_that_changes_is_taken_as_it_is(bank: Bank) -> None:
    def scaled(x: torch.Tensor, factor: float) -> torch.Tensor:
        return nn.functional.leaky_relu(x, factor).exp()

    options = {"threads": 1, "on_miss": "ignore"}
    compiled = torch.compile(scaled, backend="tunebank", dynamic=True, options=options)

    for factor in (0.1, 0.1, 0.2, 0.3, 0.1):
        agree(compiled(X, factor), scaled(X, factor))


def test_wrong_results_are_never_given(
    bank: Bank, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = Net()
    compiled = bank.compile_module(module)
    monkeypatch.setattr(
        "tuner.torch.graph_call.torch.from_numpy", lambda array: torch.tensor(array) + 1
    )

    with torch.no_grad():
        results = [compiled(X) for _ in range(3)]

    agree(results, [module(X)] * 3)
    assert "result 0 differs" in caplog.text
    assert len(bank.runs) == 1


def test_an_error_of_our_engine_ends_its_use(
    bank: Bank, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = Net()
    compiled = bank.compile_module(module)

    def fail(array: object) -> None:
        raise MemoryError("none left")

    with torch.no_grad():
        compiled(X)
        with monkeypatch.context() as patched:
            patched.setattr("tuner.torch.graph_call.torch.from_numpy", fail)
            agree(compiled(X), module(X))
        runs = len(bank.runs)
        agree(compiled(X), module(X))

    assert "MemoryError: none left" in caplog.text
    assert len(bank.runs) == runs


def test_an_error_of_the_user_is_the_users(bank: Bank) -> None:
    compiled = bank.compile_module(lambda table, at: table[at].exp())

    compiled(X, torch.tensor([1]))
    with pytest.raises(IndexError):
        X[torch.tensor([4])]
    with pytest.raises(Exception, match=r"4|range|bounds"):
        compiled(X, torch.tensor([4]))


def test_an_unknown_option_is_named_with_those_that_there_are(bank: Bank) -> None:
    compiled = bank.compile_module(Net(), on_mis="record")

    with pytest.raises(Exception, match=r"on_mis'"):
        compiled(X)


def test_further_shapes_are_compiled_when_they_are_called_again_and_within_bounds(
    bank: Bank, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(engine_choice, "MAX_SHAPES", 2)
    module = Net()
    compiled = bank.compile_module(module)
    x = X.clone()
    torch._dynamo.mark_dynamic(x, 0)

    with torch.no_grad(), caplog.at_level(logging.INFO, "tuner.torch"):
        agree(compiled(x), module(x))
        for rows in [3] * 4 + [2] * 4:
            agree(compiled(X[:rows]), module(X[:rows]))

    assert len(bank.compiled) == 2
    assert len(bank.runs) == 2 + 1
    assert caplog.text.count("compiled for 2 shapes") == 1


def test_a_layer_compiled_for_itself_is_compiled_for_each_of_its_instances(bank: Bank) -> None:
    layers = [Net() for _ in range(3)]
    model = nn.Sequential(*layers)
    for number, layer in enumerate(layers):
        nn.init.constant_(layer.second.bias, number)
        layer.forward = bank.compile_module(layer.forward)

    with torch.no_grad():
        wanted = nn.Sequential(*(Net() for _ in layers))
        wanted.load_state_dict(model.state_dict())
        for _ in range(4):
            agree(model(X), wanted(X))

    assert len(bank.compiled) == 3
    assert len(bank.runs) >= 3 + 3


def test_only_so_many_modules_are_compiled_of_a_graph(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_choice, "MAX_OWNERS", 2)
    apply = bank.compile_module(lambda module, x: module(x))
    modules = [Net() for _ in range(3)]
    for number, module in enumerate(modules):
        nn.init.constant_(module.second.bias, number)

    with torch.no_grad():
        for _ in range(4):
            for module in modules:
                agree(apply(module, X), module(X))

    assert len(bank.compiled) == 2


def test_written_weights_are_used_at_once_and_natively_after_a_refresh(
    bank: Bank, caplog: pytest.LogCaptureFixture
) -> None:
    module = Net()
    compiled = bank.compile_module(module)

    with torch.no_grad(), caplog.at_level(logging.INFO, "tuner.torch"):
        compiled(X)
        runs = len(bank.runs)
        module.second.bias.add_(1)
        agree([compiled(X), compiled(X)], [module(X)] * 2)
        assert len(bank.runs) == runs
        assert caplog.text.count("tuner.torch.refresh()") == 1

        assert refresh() == 1
        agree([compiled(X), compiled(X)], [module(X)] * 2)
        assert refresh() == 0

    assert len(bank.runs) == runs + 2
    assert len(bank.compiled) == 2


@pytest.mark.parametrize("norms", [1, 20])
@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_statistics_of_a_forward_in_training_mode_are_noticed(
    norms: int, mode: Callable[[], Any], bank: Bank
) -> None:
    layers = [nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8)) for _ in range(norms)]
    module = nn.Sequential(*layers).eval()
    compiled = bank.compile_module(module)

    with mode():
        agree([compiled(X), compiled(X)], [module(X)] * 2)
        runs = len(bank.runs)
        module.train()(X)
        module.eval()
        agree([compiled(X), compiled(X)], [module(X)] * 2)
        assert len(bank.runs) == runs

        assert refresh() == 1
        agree([compiled(X), compiled(X)], [module(X)] * 2)
        assert len(bank.runs) > runs
        layers[-1].train()(X)
        module.eval()
        agree(compiled(X), module(X))


def test_statistics_that_are_looked_at_keep_no_module_alive(bank: Bank) -> None:
    run = bank.compile_module(lambda module, x: module(x))
    module = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8)).eval()

    with torch.no_grad():
        run(module, X)
    freed = weakref.ref(module[1].running_mean)
    del module
    gc.collect()

    assert freed() is None
    assert refresh() == 0


def test_a_refresh_sees_weights_that_were_written_past_pytorchs_count(bank: Bank) -> None:
    module = Net()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        compiled(X)
        module.second.bias.data.add_(1)
        assert refresh() == 1
        agree(compiled(X), module(X))


def averaged(module: nn.Module) -> None:
    for weight in module.parameters():
        weight.data.mul_(0.9).add_(0.1)


def assigned(module: Net) -> None:
    module.second.weight.data = module.second.weight.data * 2
    module.second.weight.data = module.second.weight.data + 1  # perhaps where the first one was


@pytest.mark.parametrize("write", [averaged, assigned])
def test_writes_through_data_are_noticed_and_become_inputs(
    write: Callable[[Net], None], bank: Bank
) -> None:
    module = Net()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        for _ in range(2):
            compiled(X)
        runs = len(bank.runs)
        for _ in range(4):
            write(module)
            agree(compiled(X), module(X))

    assert runs
    assert len(bank.runs) > runs


def test_weights_written_as_they_were_run_natively_after_a_refresh(bank: Bank) -> None:
    module = Net()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        compiled(X)
        module.load_state_dict(module.state_dict())
        assert refresh() == 0
        runs = len(bank.runs)
        agree(compiled(X), module(X))

    assert len(bank.runs) == runs + 1
    assert len(bank.compiled) == 1


def test_a_refresh_takes_over_what_the_bank_has_learnt(bank: Bank) -> None:
    module = Net()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        compiled(X)
        bank.revision += 1
        assert refresh() == 1
        agree([compiled(X), compiled(X)], [module(X)] * 2)

    assert len(bank.compiled) == 2


def test_a_compiled_graph_keeps_no_module_alive(bank: Bank) -> None:
    run = bank.compile_module(lambda module, x: module(x))
    module = Net()

    with torch.no_grad():
        run(module, X)
    freed = weakref.ref(module.first.weight)
    del module
    gc.collect()

    assert freed() is None
    assert refresh() == 0


def test_an_engine_that_loses_its_race_is_freed(bank: Bank) -> None:
    def living() -> set[int]:
        gc.collect()
        return {id(one) for one in gc.get_objects() if type(one) is LoadedModel}

    before = living()
    bank.ours_s = 2.0
    compiled = bank.compile_module(module := Net())

    with torch.no_grad():
        for _ in range(1 + RACE_CALLS):
            agree(compiled(X), module(X))

    assert len(bank.raced) == RACE_CALLS
    assert living() <= before
