"""`set_aoe`: what a program calls, eager modules included, becomes files that `bankd aoe` takes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
import torch

import tuner.torch
from tuner.errors import OptionError
from tuner.torch import aoe_dump
from tuner.torch.aoe_dump import CalledModules


@pytest.fixture(autouse=True)
def called(monkeypatch: pytest.MonkeyPatch) -> Iterator[CalledModules]:
    monkeypatch.setattr(torch.nn.Module, "__call__", torch.nn.Module.__call__)
    monkeypatch.setattr(aoe_dump, "_called", made := CalledModules())
    yield made
    torch._dynamo.reset()


def names(folder: Path) -> list[str]:
    """Names of the modules whose graphs are in a folder."""
    return sorted(path.name.partition("-")[0] for path in folder.glob("*.onnx"))


def layers() -> torch.nn.Module:
    torch.manual_seed(0)
    norm = torch.nn.BatchNorm1d(6)
    return torch.nn.Sequential(
        torch.nn.Linear(8, 6), norm, torch.nn.Dropout(), torch.nn.Linear(6, 2)
    )


def test_eager_modules_are_written_once_for_the_shapes_of_their_inputs(tmp_path: Path) -> None:
    net = layers().eval()
    net(torch.randn(3, 8))
    tuner.torch.set_aoe(tmp_path / "dump")
    x = torch.randn(4, 8)
    for _ in range(2):
        y = net(x)
    net(torch.randn(5, 8))

    sessions = {
        onnxruntime.InferenceSession(path).get_inputs()[0].shape[0]: path
        for path in (tmp_path / "dump").glob("*.onnx")
    }
    session = onnxruntime.InferenceSession(sessions[4])
    [found] = session.run(None, {session.get_inputs()[0].name: x.numpy()})

    assert sorted(sessions) == [4, 5]
    np.testing.assert_allclose(found, y.detach().numpy(), atol=1e-5)


def test_training_is_not_changed_by_what_is_written_of_it(tmp_path: Path) -> None:
    states = []
    for dumps in (False, True):
        net = layers()
        optimizer = torch.optim.SGD(net.parameters(), 0.1)
        if dumps:
            tuner.torch.set_aoe(tmp_path)
        for step in range(2):
            optimizer.zero_grad()
            torch.manual_seed(step)
            net(torch.randn(4, 8)).sum().backward()
            optimizer.step()
        states.append(net.state_dict())
        assert all(one.training for one in net.modules())

    torch.testing.assert_close(states[1], states[0], rtol=0, atol=0)
    [graph] = [onnx.load(path).graph for path in tmp_path.glob("*.onnx")]
    assert "Dropout" not in {node.op_type for node in graph.node}


def test_calls_that_were_noted_are_written_later_without_their_inputs(
    tmp_path: Path, called: CalledModules
) -> None:
    aoe_dump.note_calls()
    table = torch.nn.Embedding(10, 4)
    table(torch.tensor([9, 1]))
    freed = torch.nn.Linear(2, 2)
    freed(torch.zeros(1, 2))
    del freed

    tuner.torch.set_aoe(tmp_path)

    assert names(tmp_path) == ["Embedding"]


def test_another_folder_gets_what_is_called_after_it_was_named(tmp_path: Path) -> None:
    net, other = layers().eval(), torch.nn.Linear(8, 3)
    x = torch.zeros(2, 8)
    tuner.torch.set_aoe(tmp_path / "one")
    net(x)
    tuner.torch.set_aoe(tmp_path / "two")
    other(x)
    net(x)

    assert names(tmp_path / "one") == ["Sequential"]
    assert names(tmp_path / "two") == ["Linear", "Sequential"]


def test_a_module_without_a_graph_is_written_as_a_whole_and_one_that_cannot_be_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Odd(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return torch.special.zeta(x + 2, x)

    tuner.torch.set_aoe(tmp_path)
    torch.nn.LSTM(8, 4)(torch.zeros(3, 1, 8))
    y = Odd()(torch.ones(3))

    assert y.shape == (3,)
    assert names(tmp_path) == ["LSTM"]
    assert "Odd is not written: " in caplog.text


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OptionError, match="cannot become one"):
        tuner.torch.set_aoe(tmp_path / "file" / "dump")
