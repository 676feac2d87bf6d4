"""A program misses, a daemon tunes what was recorded, the next program finds it: all for real."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tuner import load
from tuner.sessions.bank import Shapes, online_bank
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions

X = np.linspace(-1, 1, 8 * 64, dtype=np.float32).reshape(8, 64)
W = np.cos(np.arange(64 * 64, dtype=np.float32)).reshape(64, 64)


@dataclass(frozen=True)
class Layer:
    """The graph y = softmax(x w) with open rows, its weights in a data file."""

    name: str = "layer"
    content: str = "softmax of x w"
    shapes: Shapes = field(default_factory=lambda: {"x": X.shape})

    def write(self, folder: Path) -> Path:
        x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, ["n", 64]) for n in "xy")
        nodes = [
            helper.make_node("MatMul", ["x", "w"], ["z"]),
            helper.make_node("Softmax", ["z"], ["y"]),
        ]
        graph = helper.make_graph(nodes, "layer", [x], [y], [numpy_helper.from_array(W, "w")])
        opsets = [helper.make_opsetid("", 21)]
        model = helper.make_model(graph, opset_imports=opsets, ir_version=10)
        onnx.save(model, folder / "m.onnx", save_as_external_data=True, location="weights.data")
        return folder / "m.onnx"


def run_once() -> None:
    """A program: runs the model, and prints what the bank knew of it and what is recorded."""
    bank = online_bank()
    model = OnlineModel(Layer(), OnlineOptions(threads=1), bank, "none 1.0")
    assert model.loaded is not None, model.why
    model.called()
    y = model.loaded.run({"x": X})["y"]
    recorded = bank.recorded
    assert recorded is not None
    files = sorted(path.name for path in recorded.rglob("*.*"))
    print(json.dumps({"misses": model.known.misses, "y": y.tolist(), "recorded": files}))
    model.close()


Run = Callable[..., str]


@pytest.fixture
def python(tmp_path: Path) -> Run:
    """Runs Python with these words in a folder with a bank of its own; gives what it printed."""
    (tmp_path / "bank").mkdir()
    # Other tests keep the machine busy meanwhile.
    (tmp_path / "aoe.ini").write_text("[BANKD]\nMOST_BUSY_CORES = 8192\n")
    kept = {name: value for name, value in os.environ.items() if name != "TUNEBANK_RECORDED"}
    environment = {
        **kept,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "ASCEND_CACHE_PATH": str(tmp_path / "cache"),
        "TUNE_BANK_PATH": str(tmp_path / "bank"),
        "TUNEBANK_LOCK_PATH": str(tmp_path),
        "TUNE_ON_BUSY_CORES": "True",
    }

    def run(*words: str) -> str:
        command = [sys.executable, *words]
        ended = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    return run


WATCH = ("-m", "bankd", "watch")
QUICKLY = ("--once", "--settle", "0.1", "--max_tuning_count", "2", "--json")


@pytest.mark.slow
def test_what_a_program_misses_is_tuned_by_the_daemon_and_found_by_the_next_program(
    python: Run,
) -> None:
    def program() -> dict[str, Any]:
        told = python("-c", "from tests.test_recorded import run_once; run_once()")
        found: dict[str, Any] = json.loads(told)
        return found

    missed = program()
    [tuned] = json.loads(python(*WATCH, "--recorded", *QUICKLY))
    found = program()

    assert missed["misses"] > 0
    assert [name.split("-")[0] for name in missed["recorded"]] == [
        "calls.json", "layer", "layer", "weights.data",
    ]  # fmt: skip
    assert (tuned["state"], tuned["record"]["target"].split("/")[-1]) == ("tuned", "1")
    assert found["misses"] == 0
    assert found["recorded"] == []
    z = X.astype(np.float64) @ W
    expected = np.exp(z) / np.exp(z).sum(axis=1, keepdims=True)
    for told in (missed, found):
        np.testing.assert_allclose(told["y"], expected, rtol=1e-4, atol=1e-7)


def write_wide_layers(path: Path) -> None:
    """Products of 512 columns: ONNX Runtime is not faster at every size, as of small layers."""
    weights = np.random.default_rng(0).standard_normal((512, 512)).astype(np.float32) / 20
    x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, ["n", 512]) for n in "xy")
    names = ["x", *"abcde", "y"]
    nodes = [
        helper.make_node("MatMul", [one, "w"], [two]) for one, two in itertools.pairwise(names)
    ]
    graph = helper.make_graph(nodes, "m", [x], [y], [numpy_helper.from_array(weights, "w")])
    opsets = [helper.make_opsetid("", 21)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=10), path)


@pytest.mark.slow
def test_shapes_that_a_program_records_are_points_of_the_next_tuning(
    python: Run, tmp_path: Path
) -> None:
    inbox = tmp_path / "in"
    inbox.mkdir()
    write_wide_layers(inbox / "m.onnx")
    watch = (*WATCH, str(inbox), *QUICKLY, "-j", "2", "--input_shape", "x:n=1~128,512")

    [first] = json.loads(python(*watch))
    with load(first["record"]["offline_model"], record_shapes=inbox) as loaded:
        for rows, calls in ((37, 5), (40, 4), (128, 3), (9, 2), (64, 1)):
            for _ in range(calls):
                loaded.run({"x": np.resize(X, (rows, 512))})
    [second] = json.loads(python(*watch))
    [third] = json.loads(python(*watch))

    assert json.loads((inbox / "m.aoe.json").read_text()) == {"shape_points": "n=37;n=9;n=64"}
    points = [
        [one["values"]["n"] for one in job["record"]["shape_times"]] for job in (first, second)
    ]
    assert [job["state"] for job in (first, second)] == ["tuned", "tuned"]
    assert [job["record"]["hits"] > 0 for job in (first, second)] == [False, True]
    assert points == [[1, 4, 16, 128], [1, 9, 37, 64, 128]]
    assert third["state"] == "known"
