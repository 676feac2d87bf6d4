"""Compiled graphs: calls in the middle of a call, and results that outlive the graph."""

from __future__ import annotations

import gc
import signal

import pytest
import torch
from torch import nn

from tests.tuner.behaviour.test_nested_calls import interrupting
from tests.tuner.torch.compiled import Bank, agree, bank
from tuner.torch.graphs import ExportedGraph

__all__ = ["bank"]


def test_a_call_in_the_middle_of_a_call_is_left_to_pytorch(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = nn.Sequential(nn.Linear(16, 16), nn.ReLU()).eval()
    x, other = torch.rand(4, 16), torch.rand(4, 16)
    nested: list[torch.Tensor] = []
    with torch.no_grad():
        compiled = bank.compile_module(module)
        for _ in range(3):
            compiled(x)
        runs = len(bank.runs)
        with interrupting(monkeypatch, lambda: nested.append(compiled(other))):
            agree(compiled(x), module(x))
        agree(nested[0], module(other))
        agree(compiled(x), module(x))

    assert len(bank.runs) == runs + 3  # the nested one was refused, and nothing was given up


@pytest.mark.parametrize("error", [KeyboardInterrupt, TimeoutError])
def test_an_exception_of_a_handler_within_a_compile_is_the_programs_and_the_next_call_compiles(
    error: type[BaseException], bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    def handle(*_: object) -> None:
        raise error("of the program")

    def interrupted(*_: object) -> None:
        signal.raise_signal(signal.SIGTERM)

    module, x = nn.Sequential(nn.Linear(16, 16), nn.ReLU()).eval(), torch.rand(4, 16)
    compiled = bank.compile_module(module)
    before = signal.signal(signal.SIGTERM, handle)
    try:
        with torch.no_grad(), monkeypatch.context() as patched:
            patched.setattr(ExportedGraph, "write", interrupted)
            with pytest.raises(error, match="of the program"):
                compiled(x)
    finally:
        signal.signal(signal.SIGTERM, before)

    with torch.no_grad():
        agree([compiled(x), compiled(x)], [module(x)] * 2)
    assert len(bank.compiled) == 1
    assert bank.runs


def test_results_outlive_all_else(bank: Bank) -> None:
    module = nn.Sequential(nn.Linear(16, 16), nn.ReLU()).eval()
    x = torch.rand(4, 16)
    with torch.no_grad():
        expected = module(x).clone()
        compiled = bank.compile_module(module)
        for _ in range(3):
            shown = compiled(x)
        through_dlpack = torch.from_dlpack(compiled(x))
    assert bank.runs

    del compiled, module
    torch._dynamo.reset()
    gc.collect()
    over = [torch.full((4, 16), 7.0) for _ in range(300)]

    agree(shown, expected)
    agree(through_dlpack, expected)
    assert over
