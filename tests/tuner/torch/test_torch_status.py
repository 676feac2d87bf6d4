"""Which engine runs each compiled graph, and why: tuner.torch.status, and warm_up."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import torch
from torch import nn

from tests.tuner.torch.compiled import RACE_CALLS, Bank, bank
from tests.tuner.torch.test_onnx_files import halve
from tuner.errors import OptionError
from tuner.torch import graph_call, refresh, status, warm_up

__all__ = ["bank"]

X = torch.linspace(-1, 1, 32).reshape(4, 8)


def net() -> nn.Module:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        return nn.Sequential(nn.Linear(8, 8), nn.ReLU()).eval()


def test_a_graph_is_raced_by_the_calls_and_then_has_an_engine_with_its_times(
    bank: Bank, caplog: pytest.LogCaptureFixture
) -> None:
    bank.ours_s = 0.5
    compiled = bank.compile_module(net())

    with torch.no_grad(), caplog.at_level(logging.INFO, "tuner.torch"):
        compiled(X)
        [raced] = status()
        for _ in range(RACE_CALLS):
            compiled(X)
        [decided] = status()

    assert (raced.engine, raced.ours_ms) == ("both", None)
    assert raced.why == "still timed in both engines, 0 of 10 blocks of calls"
    assert (decided.engine, decided.ours_ms, decided.other_ms) == ("tunebank", 500, 1000)
    assert decided.why == "faster: 500 ms, PyTorch 1 s"
    assert decided.shapes == ((4, 8),)
    assert decided.calls == RACE_CALLS
    assert "tunebank: faster: 500 ms" in caplog.text


@pytest.mark.parametrize("ours_s", [0.5, 2.0])
@pytest.mark.parametrize("is_large", [False, True])
def test_memory_that_an_engine_freed_is_given_back_between_turns_of_large_graphs_and_at_the_end(
    is_large: bool, ours_s: float, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_back: list[int] = []
    bank.ours_s = ours_s
    compiled = bank.compile_module(net())
    if is_large:
        monkeypatch.setattr(graph_call, "MIN_BLOCK_BYTES", 1)

    with torch.no_grad():
        compiled(X)
        monkeypatch.setattr(
            graph_call, "give_back_memory", lambda: given_back.append(len(bank.raced))
        )
        for _ in range(RACE_CALLS + 3):
            compiled(X)

    block = RACE_CALLS // 10
    starts = [0, *range(block, RACE_CALLS, 2 * block)]  # one block of PyTorch's, two of ours, ...
    assert given_back == [*(starts if is_large else ()), RACE_CALLS]


def test_without_a_race_the_first_call_of_ours_gives_back_what_the_comparison_needed(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a process that knows the race of an earlier one."""
    given_back: list[int] = []
    compiled = bank.compile_module(net())
    monkeypatch.setattr(graph_call, "MIN_BLOCK_BYTES", 1)

    with torch.no_grad():
        compiled(X)
        monkeypatch.setattr(
            graph_call, "give_back_memory", lambda: given_back.append(len(bank.runs))
        )
        compared = len(bank.runs)
        for _ in range(3):
            compiled(X)

    assert given_back == [compared]
    assert len(bank.runs) == compared + 3


def test_a_mode_of_inductor_is_ignored_with_a_warning(
    bank: Bank, caplog: pytest.LogCaptureFixture
) -> None:
    compiled = torch.compile(net(), backend="tunebank", mode="max-autotune")

    with torch.no_grad():
        compiled(X)

    assert bank.compiled
    assert "mode='max-autotune' is for PyTorch's Inductor" in caplog.text


def test_a_graph_that_pytorch_runs_faster_says_so_with_both_times(bank: Bank) -> None:
    bank.ours_s = 2.0
    compiled = bank.compile_module(net())

    with torch.no_grad():
        for _ in range(1 + RACE_CALLS):
            compiled(X)
    [graph] = status()

    assert graph.engine == "PyTorch"
    assert graph.why.endswith("is faster: 1 s, ours 2 s")


def test_a_graph_that_records_gradients_and_takes_numbers_says_what_to_do(bank: Bank) -> None:
    options = {"threads": 1, "on_miss": "ignore"}
    call = torch.compile(nn.LayerNorm(8), backend="tunebank", dynamic=True, options=options)
    call(torch.ones(2, 8))

    (graph,) = status()

    assert graph.engine == "PyTorch"
    assert "torch.no_grad()" in graph.why


def test_a_graph_without_onnx_form_names_the_operator(bank: Bank) -> None:
    compiled = bank.compile_module(lambda x: halve(x.exp()))

    compiled(X)
    [graph] = status()

    assert graph.engine == "PyTorch"
    assert "tunebank_tests.halve.default" in graph.why
    assert graph.shapes == ((4, 8),)


def test_results_that_differ_are_the_reason(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tuner.torch.graph_call.torch.from_numpy", lambda array: torch.tensor(array) + 1
    )
    compiled = bank.compile_module(net())

    with torch.no_grad():
        compiled(X)
    [graph] = status()

    assert (graph.engine, graph.why) == ("PyTorch", "result 0 differs from PyTorch's")


def test_weights_that_have_changed_are_the_reason_until_a_refresh(bank: Bank) -> None:
    module = net()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        compiled(X)
        module[0].bias.add_(1)
        [changed] = status()
        refresh()
        compiled(X)
        [again] = status()

    assert (changed.engine, again.engine) == ("PyTorch", "both")
    assert "tuner.torch.refresh()" in changed.why


def test_a_graph_in_parts_has_a_line_for_each_and_for_itself(bank: Bank) -> None:
    def halved(x: torch.Tensor) -> torch.Tensor:
        y = (x.exp() + 1).sqrt().sin()
        return (halve(y) + 1).sqrt().sin().exp()

    compiled = bank.compile_module(halved)

    compiled(X)
    whole, *parts = status()

    assert whole.engine == "parts"
    assert whole.why.startswith("2 parts of it are compiled; no ONNX form of tunebank_tests")
    assert [part.name for part in parts] == [f"{whole.name}-part{number}" for number in (0, 1)]
    assert {part.engine for part in parts} == {"both"}


def test_the_status_is_a_table_in_the_order_of_the_graphs(bank: Bank) -> None:
    first, second = bank.compile_module(net()), bank.compile_module(torch.exp)

    with torch.no_grad():
        for _ in range(2):
            first(X)
            second(X[0])

    lines = str(status()).splitlines()
    assert lines[0] == "2 graphs: tunebank 2"
    assert lines[1].endswith(" 4x8")
    assert lines[3].endswith(" 8")
    assert "tunebank, 1 call, 0 of 1 from the bank" in lines[2]


def test_warming_up_ends_when_all_shapes_have_an_engine(bank: Bank) -> None:
    bank.ours_s = 0.5
    compiled = bank.compile_module(net())
    x, rows = X.clone(), X[:2].clone()
    torch._dynamo.mark_dynamic(x, 0)

    with torch.no_grad():
        found = warm_up(compiled, x, (rows,))
        runs = len(bank.runs)
        compiled(x)
        compiled(rows)

    assert {graph.engine for graph in found} == {"tunebank"}
    assert {graph.shapes for graph in found} == {((4, 8),), ((2, 8),)}
    assert len(bank.runs) == runs + 2


def test_warming_up_ends_although_a_graph_that_is_not_called_is_still_raced(bank: Bank) -> None:
    bank.ours_s = 0.5
    other, compiled = bank.compile_module(torch.sin), bank.compile_module(torch.exp)
    other(X)

    found = warm_up(compiled, X)

    assert [graph.engine for graph in found] == ["both", "tunebank"]


@pytest.mark.parametrize("is_alone", [True, False], ids=["alone", "next to a compiled one"])
def test_warming_up_what_is_not_compiled_warns_with_the_call_to_make(
    is_alone: bool, bank: Bank
) -> None:
    if not is_alone:
        bank.compile_module(torch.exp)(X)

    with pytest.warns(RuntimeWarning, match=r"compiled nothing.*torch\.compile\(module, backend="):
        warm_up(net(), X)


def test_warming_up_a_second_time_does_not_warn(bank: Bank) -> None:
    stays = bank.compile_module(lambda x: halve(x.exp()))

    first, second = warm_up(stays, X), warm_up(stays, X)

    assert first == second
    assert first[0].engine == "PyTorch"


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        ((net(),), {}, "example inputs are missing"),
        ((None, X), {}, "nothing to call"),
        ((torch.exp, X), {"limit_s": -1}, "limit_s=-1: a number of seconds of at least 0"),
    ],
)
def test_warming_up_needs_a_call_its_inputs_and_a_time(
    arguments: tuple[Any, ...], options: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        warm_up(*arguments, **options)


def test_an_option_of_the_backend_that_there_is_not_says_what_was_meant(bank: Bank) -> None:
    compiled = torch.compile(torch.exp, backend="tunebank", options={"thread": 1})

    with pytest.raises(Exception, match=r"there is no option 'thread': .*did you mean 'threads'"):
        compiled(X)


def test_warming_up_ends_after_its_limit(bank: Bank) -> None:
    bank.ours_s = 0.5
    clock = iter(range(100))

    with torch.no_grad():
        found = warm_up(bank.compile_module(net()), X, limit_s=3, clock=lambda: float(next(clock)))

    assert [graph.engine for graph in found] == ["both"]
    assert next(clock) < 10
