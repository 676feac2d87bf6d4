"""ONNX files of PyTorch's graphs: their content, their weights, their parts, and whole modules."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from torch import nn

import tuner
from fixtures import torch_models
from tests.tuner.torch.compiled import Bank, agree, bank
from tuner.errors import ModelError, OptionError
from tuner.torch import dump, refresh, tune

__all__ = ["bank"]


def results(path: Path, *inputs: torch.Tensor) -> list[torch.Tensor]:
    """Results of an ONNX file in ONNX Runtime."""
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    names = [one.name for one in session.get_inputs()]
    feeds = {name: one.numpy() for name, one in zip(names, inputs, strict=True)}
    return [torch.from_numpy(array) for array in session.run(None, feeds)]


class Net(nn.Module):
    """Layers with small and large weights, and a graph break between them if asked for."""

    def __init__(self, *, breaks: bool = False) -> None:
        super().__init__()
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(1)
            self.first, self.second = nn.Linear(8, 64), nn.Linear(64, 8)
        self.breaks = breaks

    def forward(self, x: torch.Tensor, scale: float = 1.0) -> torch.Tensor:
        y = self.first(x).relu() * scale
        if self.breaks:
            torch._dynamo.graph_break()
        return self.second(y)


X = torch.linspace(-1, 1, 32).reshape(4, 8)


def test_shapes_of_one_module_share_the_file_of_its_weights(tmp_path: Path) -> None:
    module = Net().eval()
    files = [dump(module, X[:rows], tmp_path)[0] for rows in (4, 3)]

    [weights] = tmp_path.glob("weights-*.data")
    assert sorted(tmp_path.iterdir()) == sorted([*files, weights])
    assert weights.stat().st_size == 2 * 4 * 8 * 64
    for rows, file in zip((4, 3), files, strict=True):
        agree(results(file, X[:rows]), [module(X[:rows]).detach()])
        kept = onnx.load(file, load_external_data=False).graph.initializer
        large = [one.name for one in kept if one.data_location == onnx.TensorProto.EXTERNAL]
        assert len(large) == 2


def test_a_folder_next_to_it_lends_its_weights(tmp_path: Path) -> None:
    for name in ("one", "two"):
        dump(Net(), X, tmp_path / name)

    [one, two] = tmp_path.glob("*/weights-*.data")
    assert one.samefile(two)


def test_a_file_says_nothing_of_the_program_that_it_is_from(tmp_path: Path) -> None:
    [path] = dump(Net(), X, tmp_path)

    assert str(Path(__file__).parent).encode() not in path.read_bytes()
    assert b"self.first(x)" not in path.read_bytes()


def test_equal_graphs_have_equal_names_in_every_process_and_others_do_not(tmp_path: Path) -> None:
    program = (
        "import sys, torch; from tests.tuner.torch.test_onnx_files import Net, X"
        "; from tuner.torch import dump; print(dump(Net(), X, sys.argv[1])[0].name)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "other")]
    other = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    [path] = dump(Net(), X, tmp_path)
    changed = Net()
    nn.init.zeros_(changed.first.bias)

    assert path.name == other
    assert dump(changed, X, tmp_path)[0].name != path.name
    assert dump(Net(), X[:3], tmp_path)[0].name != path.name


def test_each_graph_between_breaks_is_written(tmp_path: Path) -> None:
    module = Net(breaks=True)
    first, second = dump(module, X, tmp_path)

    [between] = results(first, X)
    agree(results(second, between), [module(X).detach()])


def test_a_model_that_dynamo_leaves_alone_is_written_as_a_whole(tmp_path: Path) -> None:
    model = torch_models.lstm_tagger()
    [path] = dump(model.module, model.inputs, tmp_path)

    assert path.name.startswith("LstmTagger-")
    agree(results(path, *model.inputs), [model.module(*model.inputs).detach()])


def test_nothing_to_write_is_an_error(tmp_path: Path) -> None:
    module = nn.Dropout(0.5).train()

    with pytest.raises(ModelError, match="draws random numbers"):
        dump(module, X, tmp_path)


@torch.library.custom_op("tunebank_tests::halve", mutates_args=())
def halve(x: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(x.numpy() / 2)


@halve.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


class Halving(nn.Module):
    """Two stacks of layers with an operator between them that has no ONNX form."""

    def __init__(self) -> None:
        super().__init__()
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(1)
            layers = [nn.Linear(8, 64), nn.Tanh(), nn.Linear(64, 8), nn.Tanh()]
            self.first, self.second = nn.Sequential(*layers), nn.Sequential(*layers[::-1][1:3])
        self.last = nn.Sequential(nn.Linear(8, 8), nn.Tanh(), nn.Linear(8, 8), nn.Tanh())

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = self.first(x)
        return self.last(halve(y)), y + 1


def test_a_model_with_an_operator_without_onnx_form_is_compiled_in_parts(bank: Bank) -> None:
    module = Halving()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        outputs = [compiled(X) for _ in range(2)]
        for output in outputs:
            agree(output, module(X))

    assert len(bank.compiled) == 2
    assert len(bank.runs) >= 4


def test_the_parts_see_weights_that_change(bank: Bank) -> None:
    module = Halving()
    compiled = bank.compile_module(module)

    with torch.no_grad():
        compiled(X)
        module.last[0].bias.add_(1)
        agree(compiled(X), module(X))
        refresh()
        runs = len(bank.runs)
        agree([compiled(X), compiled(X)], [module(X)] * 2)

    assert len(bank.runs) > runs


def test_parts_are_written_as_files_too(tmp_path: Path) -> None:
    names = [path.name for path in dump(Halving(), X, tmp_path)]

    own = Path(__file__).stem
    assert [name.rsplit("-", 1)[0] for name in names] == [f"{own}-part0", f"{own}-part1"]


def test_a_tuned_module_is_an_offline_model(tmp_path: Path, bank: Bank) -> None:
    module = Net()

    path = tune(module, X, output=tmp_path / "net.om", threads=1, job_types="2")

    [(name, cores, job_types)] = bank.tuned
    assert (name.split("-")[0], cores, job_types) == ("Net", 1, "2")
    with tuner.load(path) as model:
        [output] = model.run({"x": X.numpy()}).values()
    np.testing.assert_allclose(output, module(X).detach(), rtol=1e-4, atol=1e-5)


def test_a_tuning_reports_each_line_of_progress(tmp_path: Path, bank: Bank) -> None:
    lines: list[str] = []

    tune(Net(), X, output=tmp_path / "net.om", threads=1, progress=lines.append)

    assert lines == ["task 1 of 1"]


@pytest.mark.parametrize("is_terminal", [True, False])
def test_progress_is_seen_on_a_terminal_and_logged_elsewhere(
    is_terminal: bool,
    tmp_path: Path,
    bank: Bank,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal)

    with caplog.at_level(logging.INFO, "tuner.torch"):
        tune(Net(), X, output=tmp_path / "net.om", threads=1)

    assert ("task 1 of 1" in capsys.readouterr().err) is is_terminal
    assert ("task 1 of 1" in caplog.text) is not is_terminal


def test_a_module_is_tuned_with_arguments_by_their_names(tmp_path: Path, bank: Bank) -> None:
    module = Net()

    path = tune(module, {"x": X, "scale": 3.0}, output=tmp_path / "net.om", threads=1)

    with tuner.load(path) as model:
        [output] = model.run({"x": X.numpy()}).values()
    np.testing.assert_allclose(output, module(X, 3.0).detach(), rtol=1e-4, atol=1e-5)


def test_a_recurrent_module_is_tuned_as_a_whole(tmp_path: Path, bank: Bank) -> None:
    tagger = torch_models.lstm_tagger()

    path = tune(tagger.module, tagger.inputs, output=tmp_path / "tagger.om", threads=1)

    with tuner.load(path) as model:
        [output] = model.run({"words": tagger.inputs[0].numpy()}).values()
    wanted = tagger.module(*tagger.inputs).detach()
    np.testing.assert_allclose(output, wanted, rtol=1e-3, atol=1e-4)


def test_an_offline_model_is_named_as_one(tmp_path: Path, bank: Bank) -> None:
    with pytest.raises(OptionError, match=r"net\.onnx"):
        tune(Net(), X, output=tmp_path / "net.onnx")
    assert bank.tuned == []


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        ((X,), {"output": "net.onnx"}, "'net.onnx' is no name of an offline model"),
        ((X,), {"output": None}, "output=None: a path is needed"),
        ((X,), {"output": "net.om", "progress": 3}, "progress=3: a function of one line"),
        ((X,), {"output": "net.om", "threads": 0}, "threads=0: at least 1"),
        ((X,), {"output": "net.om", "job_types": "4"}, "job_types='4': it is one of '1'"),
        ((X.numpy(),), {"output": "net.om"}, "example inputs are a ndarray: a tensor, a tuple"),
        ((3,), {"output": "net.om"}, "example inputs are a int: a tensor, a tuple"),
    ],
)
def test_what_cannot_be_tuned_is_refused_before_anything_is_done(
    arguments: tuple[Any, ...], options: dict[str, Any], message: str, bank: Bank
) -> None:
    with pytest.raises(OptionError, match=message) as refused:
        tune(nn.Linear(8, 8), *arguments, **options)

    assert refused.value.hint
    assert bank.tuned == []


def test_what_is_no_module_and_a_place_that_is_no_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    for wrong in (None, torch.exp):
        with pytest.raises(OptionError, match=r"a torch\.nn\.Module is needed"):
            tune(wrong, X, output=tmp_path / "net.om")
    with pytest.raises(OptionError, match=r"a torch\.nn\.Module is needed"):
        dump(None, X, tmp_path / "dumped")
    for place in ("file", "file/below"):
        with pytest.raises(OptionError, match="is no folder, and cannot become one"):
            dump(nn.Linear(8, 8), X, tmp_path / place)
