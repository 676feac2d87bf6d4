"""Cells that MindSpore exports, beside what its GraphCell computes."""

from __future__ import annotations

import mindspore
import numpy as np
import onnxruntime
import pytest
from mindspore import nn

import tuner
import tuner.mindspore
from fixtures.mindir.__main__ import record
from fixtures.mindir.cells import CELLS
from tuner.errors import ModelError, OptionError
from tuner.frameworks.convert import Conversion
from tuner.frameworks.mindspore.mindir_to_onnx import to_onnx


@pytest.mark.parametrize("name", CELLS)
def test_a_cell_exported_now_computes_what_its_graph_cell_does(name, tmp_path):
    mindspore.set_context(mode=mindspore.GRAPH_MODE)
    cell, inputs = CELLS[name]()
    record(tmp_path / name, cell, inputs)

    to_onnx(tmp_path / f"{name}.mindir", tmp_path / "model.onnx", Conversion())

    session = onnxruntime.InferenceSession(str(tmp_path / "model.onnx"))
    given = {one.name: x for one, x in zip(session.get_inputs(), inputs, strict=True)}
    with np.load(tmp_path / f"{name}.npz") as recorded:
        for place, found in enumerate(session.run(None, given)):
            wanted = recorded[f"y{place}"]
            np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=5e-5 * np.abs(wanted).max())


def test_a_tuned_cell_runs_without_mindspore_and_is_left_as_it_was(tmp_path, monkeypatch):
    for name in ("TUNE_BANK_PATH", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    cell = nn.SequentialCell(nn.Dense(6, 4), nn.ReLU(), nn.Dense(4, 3)).set_train()
    x = np.random.default_rng(0).normal(size=(2, 6)).astype(np.float32)

    path = tuner.mindspore.tune(cell, mindspore.Tensor(x), output=tmp_path / "cell.om")

    with tuner.load(path) as tuned:
        (found,) = tuned.run({tuned.inputs[0].name: x}).values()
    np.testing.assert_allclose(found, cell(mindspore.Tensor(x)).asnumpy(), rtol=1e-5, atol=1e-6)
    assert cell.training


def test_a_cell_that_cannot_be_exported_and_a_wrong_name_are_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # MindSpore writes its analysis there
    x = mindspore.Tensor(np.zeros((2, 5), np.float32))
    with pytest.raises(OptionError, match="no name of an offline model"):
        tuner.mindspore.tune(nn.Dense(6, 4), x, output=tmp_path / "cell.onnx")
    with pytest.raises(ModelError, match="Dense: MindSpore cannot export it"):
        tuner.mindspore.tune(nn.Dense(6, 4), x, output=tmp_path / "cell.om")
